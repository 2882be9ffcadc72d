title = Taking turns

teacher =
    Begin by drawing lots: hide a white pawn in one fist and a black pawn in the other, and let the child choose a hand. The pawn in it shows which colour the child plays.
    Put one piece of each side on a board and take turns with the child. Before every move ask: “Whose turn is it?” Whoever has moved takes both hands off the table.
    A cube or a ribbon can be the “key of the turn”: make a move, then hand it to your partner.
    Nobody needs to know yet how the pieces move: the program shows the moves. A rook goes straight, and that is enough for the last task.

lots = Who plays White? Lots decide. A white pawn is hidden in one hand, a black pawn in the other. Choose a hand: the pawn in it shows which pieces you play with.
lots-say = Guess which pawn is where! The white pawn: you play White. The black pawn: you play Black.
lots-teacher = Draw lots for real, two or three times. Nobody argues with the lot, but you can change colours in the next game.

my-lot = The lot says that you begin the game. Which pawn did you get?
my-lot-say = You are the one who begins. Which pawn did you get? Point at it.
my-lot-white = The white pawn means that you play White, and White begins.
my-lot-black = With the black pawn you would play Black. But White begins.

white-begins = All the pieces are in their places and the game begins. White always moves first. Before: a pawn on e2. After: the pawn on e4.
white-begins-say = Who moves first? Always White! And here is White’s move.
white-begins-teacher = White may begin with any piece that is able to move. The pawn is only an example.

first-say = The game begins, nobody has moved yet. Whose turn is it?

black-lot = You got the black pieces and sit on their side. The game begins. Who moves first?
black-lot-say = You play Black. Who makes the very first move: you or your partner?
black-lot-you = I do
black-lot-you-why = You have Black, and White moves first.
black-lot-partner = My partner
black-lot-partner-why = Your partner has White, and White begins.

by-turns = The players take turns, one move each time. White has moved, Black answers. Then White again, then Black again. So it goes all through the game.
by-turns-say = White, Black, White, Black. Each makes one move, and then waits.
by-turns-teacher = Go through the moves one by one and say it together: “White”, “Black”.

after-white-say = White has made a move. Whose turn is it now?
after-black-say = White moved, then Black moved. Whose turn is it now?
after-three-say = White, Black, White again. Who moves now?

again-white-say = It is Black’s turn. But the white rook wants to go up. May it?
again-white-teacher = If the child says no, the program asks why. Read the answers aloud.
in-turn-black-say = It is Black’s turn. The black rook wants to go to the right. May it?
too-early-black-say = The game is just beginning and it is White’s turn. But the black knight wants to go already. May it?

two-moves-black = Black to move. Bring the black rook from a5 to e1. It goes straight, and it needs two moves. In between, White moves too.
two-moves-black-say = Black’s turn. Take the black rook to the marked square. You move, then your partner, then you again.
