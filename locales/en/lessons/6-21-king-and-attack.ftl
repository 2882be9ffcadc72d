title = The king and attack

teacher =
    This lesson follows the school codex: its Article 6 says that the king may not move to a square that the opponent’s pieces attack. The preschool codex does not have these words.
    Explain what “an attacked square” means: if the king stood there, a piece of the opponent’s could go there and capture. Let the pupil put it into words of their own.
    On a real board give the pupil a king and take a rook yourself. First the pupil puts counters on all squares next to the king, then takes them off the attacked ones. What is left are the king’s moves. Repeat with a bishop, a knight, two pawns.
    Three traps in this lesson: a piece that another one guards; a line that the king itself was closing; a pawn, which does not attack where it moves.

attack = A square is attacked if a piece of the opponent’s could capture there. The black rook on e1 attacks the marked squares. The white king goes to a square next to it, but never to an attacked one: from d4 it cannot go to e3, e4 or e5.
attack-teacher = Ask: “Which squares next to the king are left?” There are five: c3, c4, c5, d3 and d5.

attacked-squares = Mark every square that Black attacks: with the pawn on c5 and the knight on f4. A pawn does not attack where it moves.
rook-white = White to move. Find every square the white king on c4 can go to. It cannot go where the black rook on d8 attacks.
bishop-black = Black to move. Find every square the black king on e5 can go to. It cannot go where the white bishop on c2 attacks.

pawn-attack = The black pawn on e4 moves to e3, but it attacks d3 and f3. Only these two are attacked. The white king on e2 cannot go there, but to e3, straight ahead of the pawn, it can.
pawn-attack-teacher = Ask where the pawn moves and where it attacks. The squares it attacks are forbidden even while they are empty and it has nothing to capture.

pawns-black = Black to move. Find every square the black king on d4 can go to. It cannot go where the white pawns on c2 and d2 attack.

guarded = The black knight on e5 stands next to the white king, but the pawn on d6 attacks e5. On e5 the king would be attacked, so it cannot capture the knight. The pawn guards the knight.
guarded-teacher = Take the pawn on d6 off. Now nothing guards the knight, and the king can capture it. A piece also attacks squares where its own side stands: that is how it guards them.

guarded-white = White to move. Find every square the white king on g2 can go to. Captures count too. Black has a knight on f3 and a pawn on g4.
unguarded-black = Black to move. Find every square the black king on d5 can go to. Captures count too. Nothing guards the white bishop on d4.

line = The black rook on a4 attacks the white king on d4. Now the king itself closes e4. But if it stepped to e4, the line would open and the rook would reach it. So on this rank both squares are closed to the king: c4 and e4.
line-teacher = Take the king off the board and draw a finger from the rook to h4. Attacks are counted as if the king had already left its square.

line-white = White to move. The black rook on e8 attacks the white king on e4. Find every square it can go to.
kings = Kings too attack the squares next to them. Both kings attack c5, d5 and e5, and neither goes there. So two kings never stand on neighbouring squares.
kings-black = Black to move. The board is turned. The white king stands on g4. Find every square the black king on g6 can go to.
walk-white = White to move, and only White moves. Bring the white king from b5 to e6. The black bishop on h1 stays where it is, but the king may not step onto a square that it attacks. Try to use as few moves as you can.
