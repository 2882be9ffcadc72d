### The commands around the format of lessons: check and schema.

cli-check-format = text for people, json for editors
cli-value-format = FORMAT
cli-check-explain = Say what a rule is for; its name stands in square brackets in the reports
cli-value-rule = RULE
cli-check-no-rule = There is no rule “{ $name }”. The names stand in square brackets in what check tells; all of them are in docs/lesson-rules.md.
cli-check-no-rule-guess = There is no rule “{ $name }”. Did you mean { $guess }?
