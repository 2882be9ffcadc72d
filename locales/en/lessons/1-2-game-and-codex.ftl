title = The game and the codex

teacher =
    Ask: “What do we need to play chess?” Take away a player, the board, the pieces, one at a time: can the game still be played?
    A codex is a set of rules, gathered and numbered by articles. Compare it with the rules of the road: as long as everybody knows them, there is nothing to argue about.
    This codex has two editions, preschool and school. The person across the board is the partner in the first and the opponent in the second: there is no game without that person, and in the game you are on opposite sides.
    Let the pupil answer the first three articles with a real set: who plays, on what, with which pieces.

game = What is a game of chess? Two players, a board between them, and pieces that they move. Whatever happens in the game happens because somebody’s piece has gone to another square.
game-teacher = After each move ask: “Which piece has moved? Where from, and where to?”

what-is-needed = According to Article 1, what can you not play chess without?
needed-players = two players
needed-clock = a chess clock
needed-clock-why = Clocks are for tournaments. The first article does not speak of them: you can play without one.
needed-board = a board
needed-pieces = pieces
needed-judge = an arbiter
needed-judge-why = Arbiters are for tournaments. The first article speaks of two players only.

how-it-goes = What do the players do to carry the game on?
goes-adding = they put new pieces on the board
goes-adding-why = All the pieces stand on the board from the very beginning.
goes-moving = they move pieces
goes-dice = they throw dice
goes-dice-why = There are no dice in chess: the players decide for themselves where to go.

who-plays-black = You play White. Who moves the black pieces?
plays-partner = the partner across the board
plays-you = you do as well
plays-you-why = There are two players, each with pieces of their own: you have White, your partner has Black.
plays-judge = the arbiter
plays-judge-why = The arbiter does not play. Only the two players move pieces.

move-white-bishop = White to move. A bishop goes diagonally. Bring the white bishop from c1 to g5.
move-black-rook = Black moves, and Black is at the bottom. In one move a rook goes straight: up, down, left or right. There are no white pieces here, so the rook moves twice in a row. Bring the black rook from b7 to g2 in two moves.
move-black-rook-teacher = In a real game White would move in between. There are no white pieces here, so the black rook moves twice in a row.

what-moved-black = A white pawn has gone to d4, and Black has answered. Which black piece has moved?
moved-pawn = a pawn
moved-pawn-why = All eight black pawns are in their places, on rank 7.
moved-bishop = a bishop
moved-bishop-why = Both black bishops are in their places, on c8 and on f8.
moved-knight = a knight

one-of-each = On which board have exactly two pieces moved: one white piece and one black piece?
one-of-each-white = Only a white pawn has moved here. All the black pieces are in their places.
one-of-each-two = White has moved two pieces here: a pawn and a knight.

codex =
    A codex is a set of rules. Its articles:
    1 — what the game is
    2 — the board
    3 — the pieces and their places
    4 — whose turn it is
    5 — moves and captures
    6 — how each piece moves
    7 — when a move is complete
codex-teacher = Let the pupil say why rules are divided into articles: so that each is easy to find.

what-is-a-codex = What is the chess codex?
codex-game = a record of one game
codex-game-why = There are many games, and no two are alike. The rules are the same for all, and the codex holds the rules.
codex-set = a set of board and pieces
codex-set-why = The board and the pieces are what we play with. The codex tells how to play.
codex-rules = the set of rules of the game

article-2 = Article 2: the board
article-3 = Article 3: pieces and their places
article-6 = Article 6: how each piece moves
article-7 = Article 7: when a move is complete

where-knight = You want to know how the knight moves. Which article do you open?
where-knight-2 = Article 2 tells about the squares and about how the board lies.
where-knight-3 = Article 3 tells where the knight stands at the start, but not how it moves.
where-knight-7 = Article 7 is true of any piece’s move, but it does not tell where a knight goes.

where-queen-stands = You have forgotten where the black queen stands at the start of the game. Which article do you open?
where-queen-stands-2 = Article 2 is about the board alone, with no pieces on it yet.
where-queen-stands-6 = Article 6 tells how the queen moves, but not where it stands at the start.
where-queen-stands-7 = Article 7 is about the end of a move; the queen is put in place before the first move.
