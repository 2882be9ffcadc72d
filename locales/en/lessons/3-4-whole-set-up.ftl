title = Everyone in place

teacher =
    Now the child sets up everything alone. Begin with the board: a light corner on the right. Then rooks, knights, bishops, the queen on its own colour, the king beside it, and eight pawns in front.
    Let two children set up from the two sides in a race, and then check each other.
    Move one piece or take it away in secret. Ask: “What is wrong here?”
    Do not hurry: setting up once at the start of every session teaches more than ten times in a row.

all-in-place = All the pieces are in their places. White has sixteen, and Black has sixteen. Each player has eight pawns in front.
all-in-place-say = Everyone is in place. Pawns in front, the others behind them. The game may begin.
all-in-place-teacher = Point at any piece: “What is this?” And the other way round: “Where is a white bishop? Where is the other?”

white-behind-pawns = The white pawns are in place. Put the other white pieces behind them.
white-behind-pawns-say = The white pawns are in place. Put all the other white pieces behind them, from the corners to the middle.
black-behind-pawns = Black is at the bottom, and the black pawns are in place. Put the other black pieces behind them.
black-behind-pawns-say = Now Black is at the bottom. Put all the other black pieces behind the pawns.

missing-black = Black is at the bottom. One black piece is missing. Show its square.
missing-black-say = Black is at the bottom. One black piece is lost. Show the empty place where it belongs.
who-is-missing = One white piece is missing. Which one?
who-is-missing-say = One white piece is lost. Which is it: a knight, a rook or a bishop?
missing-knight = A knight
missing-knight-why = Both white knights are here, beside the rooks.
missing-rook = A rook
missing-rook-why = Both white rooks are here, in the corners.
missing-bishop = A bishop

first-row = The first row from corner to corner: rook, knight, bishop, queen, king, bishop, knight, rook. The queens’ squares are marked: the white queen has a light one, the black queen a dark one.
first-row-say = Let’s say it again: rook, knight, bishop, queen, king, bishop, knight, rook. The queen goes on its own colour.

six-missing = Six pieces are missing: three white ones and three black ones. Put them in their places.
six-missing-say = Three white pieces and three black ones are lost. Put them in their places.
how-many-white = All the pieces are in their places. How many of them are white?
how-many-white-say = Count the white pieces, and the pawns too. How many are there?
black-whole = White is ready. You play Black, and Black is at the bottom. Set up all the black pieces.
black-whole-say = White is ready and waiting. Set up all the black pieces: they go at the bottom.
black-whole-teacher = Sixteen pieces are a lot of work. You may take turns: the child puts one, you put one.

which-pawns = Black is at the bottom. On which board does everything, pawns too, stand as at the start of the game?
which-pawns-say = Black is at the bottom. On which board are the pawns in the right place?
which-is-ready = On which board is everything ready for the game, every piece in its place?
which-is-ready-say = On which board is everything ready? Look at the corners, then at the queens.
