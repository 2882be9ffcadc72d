title = State: to move, not to move

teacher =
    The colour of a piece shows its state. There are two: “to move” and “not to move”. Every move made swaps the state of all the pieces on the board, and the whole game is a chain of such swaps.
    Sit on opposite sides of the board and put a card that says “to move” on the side whose turn it is. A move is made, and the card goes over. Each time ask: “Which pieces are ‘to move’ now? And how many have changed their state?”
    Do not call the states active and passive: there is nothing between them and no shades, only “to move” and “not to move”.
    In the end bring it together: a piece tells us three things, its point of reference, its move formula and its state.

two-states = Why do pieces have a colour? It shows their state. There are only two states: “to move” and “not to move”. The game begins, White to move. So all the white pieces are now in the state “to move”, and all the black ones in the state “not to move”.
two-states-teacher = Point at the white rook on a1: it has nowhere to go, yet its state is “to move”, because it is White’s turn. The state does not depend on whether the way is free.

swap = White has made a move: before, e2; after, e4. One pawn left its square, but all 32 pieces changed their state. Now all the black pieces are “to move”, and all the white ones “not to move”.
swap-teacher = Ask whether pieces that stayed where they were have changed their state. All of them have.

after-three = White played d2–d4, Black answered d7–d5, White played c2–c4. Which pieces are “to move” now?

knight-black = White has just made a move. In which state is the black knight on b8 now?
knight-none = In none: it has not moved yet
knight-none-why = Every piece on the board has a state, whether it has moved already or not.
knight-move = “To move”
knight-move-why = White moved last, so now all the black pieces are in the state “to move”.
knight-not = “Not to move”
knight-not-why = “Not to move” is White’s state now: White has just moved.

how-many-swap = White to move. White will make the first move with one pawn. How many pieces will change their state?
swap-one = One: this pawn
swap-one-why = This pawn will change both its square and its state. But all the others will change their state too.
swap-sixteen = Sixteen: all the white pieces
swap-sixteen-why = White will be “not to move”. But Black changes as well: Black will be “to move”.
swap-all = All thirty-two
swap-all-why = Before: White “to move”, Black “not to move”. After: the other way round.

judge-white-waits = Black to move. The white knight wants to go from c3 to e4. Is that allowed?

king-black = The white rook has just come from h1 to h7. So Black is “to move” now. Find every square that the black king can go to from e8.

pawn-white = The black bishop has just come to e5. So White is “to move” now. Find every square that the white pawn can go to from d4. Captures count too.

judge-black-waits = White to move. The black bishop wants to go from b7 to e4. Is that allowed?

bishop-white = The black rook has just come from h8 to c8. So White is “to move” now. Find every square that the white bishop can go to from c3. Captures count too.

chain = At the start of the game the white pieces are “to move”. Then White moved, Black answered, and White moved again. In which state are the white pieces now?
chain-move = “To move”
chain-move-why = White moved last, so Black is “to move” now.
chain-not = “Not to move”
chain-not-why = The state has changed three times: “not to move”, then “to move”, then “not to move” again.

chain-black = Black to move. The black knight stands on c6. Bring it to c4 in the fewest moves. White will answer with the king, and the states will swap there and back.
chain-black-teacher = After each move ask: “Who is ‘to move’ now?” The knight cannot move twice in a row: after its first move its state is “not to move”.

symbol = A piece on the board is a symbol, and it tells three things. The square f6: the point of reference. The look of a knight: the move formula. The colour black: the state, which is “to move”, since it is Black’s turn. Marked are the squares that follow from this.
symbol-teacher = Suggest putting a slip of paper with “f6, knight, to move” in the knight’s place. One can play like that: the piece only reminds us of these three things.

symbol-white = White to move. The white rook stands on c4. What does it tell us?
symbol-origin = From where to count its squares
symbol-origin-why = It stands on c4, and that is its point of reference.
symbol-formula = By which formula to count them
symbol-formula-why = From its look we know the rook’s move formula.
symbol-goal = Which square it will go to now
symbol-goal-why = This the piece does not tell: the player chooses a square of its formula.
symbol-state = Whether it is “to move” or not
symbol-state-why = It is white, and it is White’s turn: its state is “to move”.
