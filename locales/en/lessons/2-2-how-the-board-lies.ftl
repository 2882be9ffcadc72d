title = How the board lies

teacher =
    Let the children sit face to face with the board between them. Ask each to raise the right hand and lay it on the near corner of the board. There must be a light square under each of the two hands.
    Give the board a quarter turn and ask: “Is it right now?” There is a dark square under both right hands, so it is not. Another quarter turn, and it is right again.
    If a child mixes up left and right, tie a ribbon round the right hand.

right-corner = The board is put down so that the near corner on your right has a light square. It is marked here.
right-corner-say = Look at the corner by your right hand. There is a light square there. Just as it should be!
right-corner-teacher = Take the bottom edge of the board on the screen for the edge that is near the child.

corners-say = Find all the corners of the board and mark the squares there.

near-right-white = You play White and sit at the bottom edge. Show the square in the near corner, by your right hand.
near-right-white-say = Where is the near corner by your right hand? Show it.

right-corner-black = Now let us look from the other side, through the partner’s eyes. The partner plays Black and has a light square in the near right-hand corner as well.
right-corner-black-say = This is how your partner sees the board. There is a light square in that right-hand corner too!
right-corner-black-teacher = Let the child change sides; do not touch the board. The right hand goes on the near corner once more.

near-right-black = You play Black, and the black pieces are at the bottom. Show the square in the near corner, by your right hand.
near-right-black-say = Now your pieces are the black ones. Where is the near corner by your right hand?

which-lies-white-say = One board lies the right way, the other does not. Look at the bottom right-hand corner of each. Which board is it?
which-lies-black = You play Black, and Black is at the bottom. Which board lies the right way?
which-lies-black-say = Black is at the bottom. Which board has a light square at the bottom, on the right?

turned = The board has two light corners, opposite each other. One is on your right, the other on your partner’s right. The other two corners are dark.
turned-say = There are two light corners: one on your right, and one on your partner’s right.
turned-teacher = Ask: “How many corners does the board have? How many of them are light? And how many are dark?”

light-corners = Mark only the light corner squares.
light-corners-say = Mark the light corners. Leave the dark ones alone.
dark-corners-black = The board is turned, and we look from Black’s side. Mark only the dark corner squares.
dark-corners-black-say = We look from Black’s side. Mark the dark corners. Leave the light ones alone.

light = A light one
dark = A dark one

left-corner = The board lies the right way. What kind of square is in the near corner on your left?
left-corner-say = The near corner on your right is light. And the near corner on your left: is it light or dark?
left-corner-why = The light one is on your right. Colours take turns along the edge, so the square on the left is dark.
partner-corner-black = The board lies the right way. Your partner plays Black. What kind of square is in the partner’s near corner on the right?
partner-corner-black-say = Your partner sits opposite. Is the near corner by your partner’s right hand light or dark?
partner-corner-black-why = Each of the two players has a light square on the right: White does, and Black does too.

which-lies-three = There are pieces on all three boards, but only one of them lies the right way. Which one?
which-lies-three-say = Only one of these three boards lies the right way. Look at the bottom right-hand corner of each.
