title = Move, way, capture

teacher =
    Article 5 answers three questions: where a piece may go, what it cannot pass, and what a capture is. Ask the pupil to find the answer to each.
    To “cross” a square is to pass over it along one’s line. Put a rook and a piece of the other side on a board: it can be captured, but not passed.
    Ask: “Why does nothing stop the knight?” Because its squares do not lie on the lines that run through its own square, it has nothing to cross.
    This article comes before the sixth, which tells how pieces move. A pupil who does not know the moves yet may come back to this lesson later.

definition = Where does a move lead? To another square: an empty one, or one with a piece of the partner’s. The second is a capture, and that piece comes off. Only a knight crosses squares with pieces on them. All the white rook’s squares are marked.
definition-teacher = Go through the board one way at a time: upwards its own bishop stops the rook; to the right it may capture the knight but not pass it.

crossing = To cross a square is to pass over it along a line. To get from d1 to d6 the white rook would cross d2, d3, d4 and d5. But a black pawn stands on d4: the rook may capture it, and it gets no further.

knight-leaps = Before: the knight on b1. After: the knight on c3. A knight’s squares are not on the lines through its own square: not on its file, nor its rank, nor its diagonals. So nothing can close its way.
knight-leaps-teacher = Ask with which pieces White is able to begin the game: pawns and knights. For all others the way is closed.

who-crosses = Which of these may cross squares with pieces on them?
crosses-queen = The queen
crosses-queen-why = The queen goes along the same lines as rook and bishop, and a piece on the line closes its way.
crosses-pawn = A pawn that steps two squares
crosses-pawn-why = The double step too needs the square in front of the pawn to be free.
crosses-knight = The knight
crosses-knight-why = So Article 5 says: none but the knight.
crosses-king = The king
crosses-king-why = The king moves to a square next to its own, and like all but the knight it may not cross a square with a piece on it.

first-move-black = White has begun the game, and Black is to move. Find every square that at least one of the eight black pieces on the eighth rank can go to.

pawn-black = Black to move. The black pawn stands on e5. Find all its squares: where it can move and where it can capture.

attacked-black = Black to move. Black has a rook on h5 and a pawn on h7. Mark all the squares they attack, that is, where they could capture a white piece at once if one stood there. Leave out squares with black pieces.
