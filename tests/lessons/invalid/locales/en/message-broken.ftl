a = one
b = two
c =
