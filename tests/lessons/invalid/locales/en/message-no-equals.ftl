a = one
some-words here
