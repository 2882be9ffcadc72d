title = The pin

teacher =
    This lesson too is beyond the codices. A pin follows from two things: you may not lay your own king open to attack, and a piece on a line closes that line.
    Put a king on a board, a knight in front of it, and further on the same line a rook of the other side. Lift the knight and ask: “What about the king now?”
    Moving along the line of the pin is allowed: the king stays shielded, or the attacking piece is captured. To check: make the move in your head and look at the king.
    Only rook, bishop and queen can pin, because they attack along lines. Knight, king and pawn cannot.

pin = Beyond the codices: the pin. The white knight on e4 shields its king from the rook on e8. It cannot go away, or the king would lie open to attack. The knight is pinned. The line of the pin is marked.
pin-teacher = Lift the knight from a real board and draw your finger from the rook to the king.

knight-black = Black to move. The black knight stands on e6, behind it on e8 the black king. Find every square that the knight can go to. If there is none, say so.

along = The white rook on e4 is pinned too. But it may go along the line of the pin: the king stays shielded. It may even capture the black rook on e8. Sideways it may not go.

which-black = Black to move. Which of these black pieces is pinned?
which-rook = The rook on e8
which-rook-why = The rook is attacked, but no king stands behind it: it may go away.
which-bishop = The bishop on f7
which-bishop-why = If it leaves this diagonal, the white bishop on b3 attacks the king on g8.
which-knight = The knight on g6
which-knight-why = On the g file there is no white piece that attacks along lines: a king does not.

two-between = Between the black bishop on g6 and the white king on b1 stand two white pieces. If the knight goes, the pawn stays; if the pawn goes, the knight stays. Neither is pinned.
