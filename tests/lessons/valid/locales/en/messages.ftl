title = The knight and the { -king }
teacher = Say “{ hello }”
hello = hello
find = The { PIECE($piece) } stands on { $square }, { $turn }.
    .say = Find all squares of the { PIECE($piece) }.
two = { PIECE($piece, number: "many") } on { $square }
