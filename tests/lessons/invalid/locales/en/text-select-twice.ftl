a = one
