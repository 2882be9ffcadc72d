title = When a move is complete

teacher =
    Article 7 has two conditions, and both are needed: the hand has let go of the piece, and all the changes that belong to the move have been made on the board.
    Ask the pupil to write down in a column what changes on the board in a plain move, a capture, a capture en passant, castling, and promotion.
    Ask: “The hand has let go of the king, but the rook has not been brought over. Whose turn is it?” And the other way round: “All is done, but the hand still holds the piece. Whose turn is it?”
    The codex has no separate word on taking moves back. The answer follows from this article: a complete move is complete, and it is the partner’s turn.

definition = The end of a move has two conditions. One: the hand has let go of the piece. Two: everything on the board is as it should be after this move. The white knight is on f3, the hand is off it, nothing else changes: now it is Black’s turn.
definition-teacher = Show both kinds of “nearly”: the knight on f3 with the hand still holding it; a capture with the captured piece still on the board.

second-thought = The black knight has gone to f6, the hand has let go, nothing else changes. Now Black would like to make another move instead. Is that allowed?
thought-until-white = Yes, until White has answered
thought-until-white-why = There is no need to wait for the answer: the move was complete when the hand let go of the knight.
thought-done = No: the move is complete, it is White’s turn
thought-done-why = The hand has let go, all is done on the board. Both conditions of Article 7 are met.
thought-same-piece = Yes, but only with the same knight
thought-same-piece-why = The move is complete, and Black cannot move twice in a row, not even with the same knight.

changes = The white pawn from c7 captures the rook on d8. Three things belong to it: the rook comes off, the pawn goes to d8, a piece replaces it. The player chose a knight. Until all three are done, the move is not complete.

take-and-promote = White to move. The white pawn on e7 captures the black bishop on f8. The bishop is already off, but the move is not complete. Do all that is missing.
promote-black = Black to move. The black pawn from e2 captured the white knight on d1. The knight is off, the pawn stands on d1, and the hand has let go of it. Do what is missing.
edge-black = The black pawn has come to b1. The hand has let go of it, but nothing has replaced it yet. Whose turn is it?
edge-white-turn = White’s: the hand has let go of the pawn
edge-white-turn-why = That alone is not enough: the pawn has not been replaced, and that is part of the same move.
edge-later = White’s, and the pawn may be replaced later
edge-later-why = A pawn is replaced in the same move in which it comes to the last rank.
edge-black-turn = Black’s: the pawn has not been replaced
edge-black-turn-why = Replacing the pawn is part of the same move, which is not complete without it.

two-pieces = Black castles. Before: the king on e8, the rook on a8. After: the king on c8, the rook on d8, the square that the king crossed. Two pieces, but one move.

castling-hand = White is castling: the king from e1 is on g1, the hand has let go of it, the rook stands on h1. Is the move complete?
castling-hand-yes = Yes: the hand has let go of the king
castling-hand-yes-why = The hand has let go, but the second condition is not met: the rook is still on h1.
castling-hand-answer = No: Black has not answered yet
castling-hand-answer-why = Black’s answer is Black’s own move. It is no part of White’s castling.
castling-hand-rook = No: the rook has not come to f1
castling-hand-rook-why = Bringing the rook to the square that the king crossed is part of castling.

kingside-black = The board is turned: Black is at the bottom. Black has begun to castle: the king from e8 is on g8. Do on the board what is missing.

passing = The black pawn stepped from c7 to c5, the white pawn from d5 captured it en passant and stands on c6. The black pawn has to come off c5: it did not stand where the white one arrived.
passing-teacher = This is the only capture in which the captured piece does not stand on the square of arrival. That is why people forget to take it off.

passing-white = White to move. The black pawn has just stepped from e7 to e5. The white pawn on d5 captures it en passant, and the black pawn is already off. Do what is missing.
what-belongs = A black pawn captures a white pawn en passant. What belongs to this move?
belongs-replace = Replacing the black pawn with another piece
belongs-replace-why = Only a pawn that has come to the last rank is replaced.
belongs-step = Putting the black pawn on the square that was stepped over
belongs-step-why = That is where a pawn that captures en passant arrives.
belongs-white = Waiting for White’s answer
belongs-white-why = White’s answer is White’s own move.
belongs-off = Taking the white pawn off the square where it stands
belongs-off-why = The captured pawn leaves the board; without that the move is not complete.
