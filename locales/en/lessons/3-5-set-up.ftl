title = The starting position

teacher =
    Have the pupil set up a real board in silence and then explain it aloud: why the pawns are there, why the queen is just here.
    Ask the mirror question: “The order from either corner is the same, but for the middle. What decides where the queen is and where the king?” The colour of the square, and nothing else.
    Give the board a quarter turn and set the pieces up in order. Ask what is wrong now: first the board, and only then the pieces.
    Play “inspector”: one swaps two pieces, the other finds the mistake and names the rule that it breaks.

counts = Each player has 16 pieces: a king, a queen, two rooks, two bishops, two knights and eight pawns. The light pieces are called white, the dark ones black. Pawns stand on their own player’s second rank.
counts-teacher = A pawn is a piece too: there are sixteen with the pawns.

in-pairs-black = Which pieces does Black have exactly two of at the start of the game?
pairs-rooks = rooks
pairs-queens = queens
pairs-queens-why = Each player has one queen, as well as one king.
pairs-knights = knights
pairs-pawns = pawns
pairs-pawns-why = Each player has eight pawns.
pairs-bishops = bishops

rook-corners = Mark all the squares where rooks stand at the start of the game, the white ones and the black ones.

white-first-rank = Black’s pieces are in place, and so are White’s pawns. Set up the other white pieces.

mirror = The order from corner to corner: rook, knight, bishop, queen, king, bishop, knight, rook. You could begin at either corner. At which? The queen decides: the white one stands on white d1, the black one on black d8.
mirror-teacher = Set up the row as in a mirror, with the king on d1. The order from a corner is right, but the queen is on dark e1: that breaks the rule.

two-orders = White fills the first rank in the order rook, knight, bishop, queen, king, bishop, knight, rook, beginning at either corner. Forget the queen’s colour for now. How many different rows can come out?
two-orders-one = Begin at the other corner, and the queen and the king change places: that is another row.
two-orders-four = White’s first rank has only two corners to begin at, so there are no more than two rows.

what-is-wrong = The board is turned, with Black at the bottom. This set-up has one mistake. What is it?
what-is-wrong-g1 = There is one mistake in this set-up. What is it?
what-is-wrong-pawns = Here is another set-up with one mistake. What is wrong with it?

wrong-black-queen = Black’s queen and king have changed places
wrong-white-queen = White’s queen and king have changed places
wrong-black-knights = Black’s knights are where bishops belong
wrong-white-knight = a white knight and the bishop beside it have changed places
wrong-white-pawns = the white pawns are on the wrong rank
wrong-black-pawns = the black pawns are on the wrong rank
white-queen-stands-right = The white queen is on d1, a white square: nothing is wrong there.
black-queen-stands-right = The black queen is on d8, a black square: nothing is wrong there.
black-knights-stand-right = The black knights are on b8 and g8, beside the rooks: nothing is wrong there.
white-pawns-stand-right = The white pawns are on rank 2, the second from White: nothing is wrong there.
black-pawns-stand-right = The black pawns are on rank 7, the second from Black: nothing is wrong there.

on-light-squares = Which of these pieces stand on light squares at the start of the game?
light-white-king = the white king
light-white-king-why = The white queen has the light square. The king is beside the queen, on dark e1.
light-white-queen = the white queen
light-black-king = the black king
light-black-queen = the black queen
light-black-queen-why = The black queen stands on its own colour: on dark d8.

board-and-queen = The rule about the queen depends on the way the board lies. The corner h1 on White’s right is light, and that makes d1 light too: so the queen is on the king’s left.

turned-board = A board lies the wrong way, with a dark square in the near right-hand corner. White set up the first row in order and put the queen on a light square. Which side of the king is the queen on, seen from White’s side?
turned-on-right = on the right
turned-on-left = on the left
turned-on-left-why = The queen is on the left when the board lies the right way. On the turned board the colours have changed places, and the light square is now on the right.

black-whole = Black is at the bottom. White is ready, and the black king is in place. Set up the other black pieces.
