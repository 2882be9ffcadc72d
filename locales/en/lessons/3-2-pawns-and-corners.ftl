title = Pawns in front, rooks in the corners

teacher =
    Put the board with a light corner on the right. First line up the pawns together: they stand in front, on their own player’s second rank.
    Behind the pawns there is an empty row. Fill it from both ends at once, with two hands: rooks in the corners, knights beside them, then bishops. Say aloud: “Rook, knight, bishop.”
    Ask: “How many squares are left in the middle? Which pieces will stand there?” Two, for the queen and the king. The next lesson tells which of them goes where.
    Let the children across the board do the same with Black: their second rank is the second from where they sit.

pawns = Pawns stand in front, on the second rank from their own player. White’s second rank is at the bottom here, Black’s is at the top.
pawns-say = The pawns stand in front of all the others. The row behind them, at the edge, is still empty.
pawns-teacher = Count the rows from where you sit: first, second. Then from the partner’s side: first, second.

white-pawns = This is only a part of the board. Put four white pawns on White’s own second rank. White is at the bottom.
white-pawns-say = Put the white pawns in White’s second row. White is at the bottom.
black-pawns = A part of the board again, now with Black at the bottom. Put four black pawns on Black’s own second rank.
black-pawns-say = Now Black is at the bottom. Put the black pawns in Black’s second row.
rank-of-black-pawns = Black is at the bottom, with pieces in the first row but no pawns yet. Mark all the squares where the black pawns will stand.
rank-of-black-pawns-say = Black is at the bottom. Mark all the squares where Black’s pawns will stand.

from-the-corners = Behind the pawns, on the first rank, stand the other pieces. The rooks are in the corners (these squares are marked), the knights beside them, then the bishops.
from-the-corners-say = Rooks in the corners. Knights beside the rooks. Bishops beside the knights.
from-the-corners-teacher = The two squares in the middle are empty for now: they are for the queen and the king.

white-rooks = The white pawns are in place. Put the two white rooks in their places.
white-rooks-say = Put the white rooks in their places. Do you remember where they stand?
white-knights = The white pawns and rooks are in place. Put the two white knights in their places.
white-knights-say = Put the white knights in place. They stand beside the rooks.
black-bishops = Black is at the bottom. Put the two black bishops in their places.
black-bishops-say = Black is at the bottom. Put the black bishops in place: they go beside the knights.
black-rooks-and-knights = Black is at the bottom; the black bishops and pawns are in place. Put the black knights and the black rooks in their places.
black-rooks-and-knights-say = Black is at the bottom. Put the black knights and the black rooks in place.

whole-row = In the middle are the queen and the king. The whole row from corner to corner: rook, knight, bishop, queen, king, bishop, knight, rook.
whole-row-say = In the middle are the queen and the king. Let’s say the whole row together: rook, knight, bishop, queen, king, bishop, knight, rook.
whole-row-teacher = Turn the row into a counting rhyme and point at the pieces.

beside-the-rook = The black pieces stand on Black’s own first rank. Which piece is beside the rook in this row?
beside-the-rook-say = Which piece stands beside the black rook in this row: a bishop, a knight or the king?
beside-bishop = a bishop
beside-bishop-why = There is one more piece between the rook and the bishop.
beside-knight = a knight
beside-king = the king
beside-king-why = The king is in the middle of the row, and the rook in the corner.

which-row-white = This is White’s first rank. On which board do the white pieces stand in the right order?
which-row-white-say = On which board does White stand the right way: rooks in the corners, knights beside them, then bishops?
which-row-corners = There are knights in the corners here; there should be rooks.
which-row-knights = There are bishops beside the rooks here; there should be knights.
which-row-black = This is Black’s first rank, with Black at the bottom. On which board do the black pieces stand in the right order?
which-row-black-say = Black is at the bottom. On which board does Black stand the right way: rook, knight, bishop from each corner?
which-row-middle = There are two bishops in the middle here; there should be the queen and the king.
