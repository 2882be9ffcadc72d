title = The army

teacher =
    Lay on the table one white piece of each kind and name them: king, queen, rook, bishop, knight, pawn. Let the child hold each one. Then play “guess with your eyes shut”: the child tells a piece by touch.
    Next tip out all the white pieces and sort them by kind. Count: one king, one queen, two rooks, two bishops, two knights, eight pawns. Sixteen in all.
    Put the black ones beside them: there are as many. Ask: “Who has more?” Nobody; they have the same.
    Use just these names: a rook is not a “castle”, a knight is not a “horse”.

six-kinds = Here are six pieces. From left to right: king, queen, rook, bishop, knight, pawn.
six-kinds-say = Move your finger from left to right while I name them: king, queen, rook, bishop, knight, pawn.
six-kinds-teacher = Look at the tops together: the queen’s crown has points, the king’s has a cross. The rook looks like a tower.

which-white-knight = On which board is there a white knight?
which-white-knight-say = Find the white knight.
this-is-rook = This is a rook; it looks like a tower.
this-is-bishop = This is a bishop; its top is pointed. A knight has ears and a mane.
which-black-queen = On which board is there a black queen?
which-black-queen-say = Find the black queen.
this-is-king = This is a king: there is a cross on top.
this-is-pawn = This is a pawn, the smallest piece.

find-black-king = Here are six black pieces. Show the black king.
find-black-king-say = Where is the black king? Show it.
find-white-bishop = Here are six white pieces. Show the white bishop.
find-white-bishop-say = Where is the white bishop? Show it.

how-many-of-each = At the start of the game each player has a king, a queen, two rooks, two bishops, two knights and eight pawns. That makes sixteen. White and Black have the same.
how-many-of-each-say = Each player has one king and one queen. Two rooks, two bishops, two knights. And eight pawns!
how-many-of-each-teacher = Count the pawns, then the other pieces: eight and eight.

white-pawns = Here are all the white pieces. How many of them are pawns?
white-pawns-say = Count the white pawns. How many are there?
black-rooks = Here are all the black pieces. How many of them are rooks?
black-rooks-say = Find the black rooks. How many are there?
white-kings = Here are all the white pieces. How many of them are kings?
white-kings-say = How many kings does White have?
black-all = Here are all the black pieces, seen from Black’s side. How many are there in all? Count the pawns too.
black-all-say = Count all the black pieces, and the pawns with them. How many are there?

most-of-all = Here are all the white pieces. Which kind does White have most of?
most-of-all-say = What does White have most of: knights, pawns or kings?
most-knights = knights
most-knights-why = There are only two knights.
most-pawns = pawns
most-kings = kings
most-kings-why = Each player has one king.

sixteen-black = On which board does Black have all sixteen pieces?
sixteen-black-say = Find the board where Black has all the pieces: sixteen of them.
sixteen-black-rook = There are only fifteen pieces here: one rook is missing.
sixteen-black-pawn = There are only fifteen pieces here: one pawn is missing.
