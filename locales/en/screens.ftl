### The screens around the lessons: the path, the learners, the settings, the progress. We speak to a child, briefly.

## Commands

cmd-filter = for whom
    .doc = Show the lessons for preschool, for pupils, or all of them
cmd-change = change
    .doc = Take the next value of the setting
cmd-settings = settings
    .doc = Open the settings: colours, pieces, voice, language
cmd-choose = choose
    .doc = Take what is chosen, and go on
cmd-new-learner = new
    .doc = Add a learner
cmd-class = class
    .doc = Say that the whole class plays, or one learner again
cmd-reset = start over
    .doc = Begin the chosen lesson anew; its stars go
cmd-confirm = yes
    .doc = Agree
cmd-progress = progress
    .doc = See what goes well and what gets mixed up
cmd-practise = practise
    .doc = Practise what gets mixed up, by its number

## Who plays

learners-asked = Who is playing today?
learners-new = New
learner-class = Our class
welcome-language = Which language?
welcome-name = What is your name?
welcome-class-name = What is the class called?
welcome-class = the whole class
welcome-one = one learner
welcome-taken = Somebody has this name. Add a letter or a word.
welcome-audience = Which lessons will suit?
audience-preschool = Preschool
audience-preschool-about = a grown-up reads
audience-pupil = Pupil
audience-pupil-about = reads alone

## The path

map-for-all = All lessons
map-for-preschool = Lessons for preschool
map-for-pupils = Lessons for pupils
map-others = Other lessons
map-pack = From the folder “{ $name }”
map-next = next
reset-title = Begin the lesson anew?
reset-asked = “{ $title }”: begin the lesson anew? Its stars go, all others stay. Enter means yes, Esc means no.

## Progress

progress-empty = Your stars will stand here, and what is worth repeating. Play the first lesson!
progress-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
progress-right = { $percent } % right
progress-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
progress-heat = Where on the board it goes wrong
progress-no-heat = Nothing went wrong on the board
progress-pieces = Right answers, day by day
progress-faults = Mixed up this week
progress-no-faults = Nothing was mixed up this week!
not-kept = nothing is kept

## What gets mixed up: short, on one line

mixed-rook-line = squares along the lines
mixed-bishop-line = squares along the diagonals
mixed-queen-as-rook = the queen goes like a rook too
mixed-queen-as-bishop = the queen goes like a bishop too
mixed-king-nearest = squares next to the king
mixed-knight-nearest = the knight’s squares
mixed-pawn-step = the pawn’s step forward
mixed-pawn-double-step = the pawn’s double step
mixed-pawn-capture = the pawn captures slantwise
mixed-pawn-takes = taking with a pawn
mixed-en-passant = taking en passant
mixed-capture = capturing
mixed-castling = castling
mixed-promotion = promotion
mixed-formula-square = squares of the formula
mixed-no-piece = a square without a piece
mixed-own-square = the square where the piece stands
mixed-outside-area = the edge of the board
mixed-not-its-turn = whose turn it is
mixed-not-a-capture = a move is not a capture
mixed-not-a-move = a capture is not a plain move
mixed-off-rook-lines = the rook keeps to the lines
mixed-wrong-bishop-color = the bishop keeps its colour
mixed-off-bishop-lines = the bishop keeps to diagonals
mixed-off-queen-lines = the queen does not jump
mixed-knight-on-rook-line = the knight is no rook
mixed-knight-on-bishop-line = the knight is no bishop
mixed-knight-first-ring = the knight skips the nearest
mixed-knight-too-far = the knight stays near
mixed-king-too-far = the king goes one square
mixed-pawn-backward = the pawn never goes back
mixed-pawn-sideways = the pawn never goes sideways
mixed-pawn-too-far = the pawn stays near
mixed-pawn-off-its-way = the pawn’s way
mixed-pawn-blocked = a pawn cannot take straight
mixed-pawn-nothing-to-take = slantwise only to capture
mixed-double-step-later = the double step comes later
mixed-double-step-not-from-start = the double step: from the start
mixed-double-step-over = the double step: not over a piece
mixed-en-passant-not-now = en passant: at once or never
mixed-not-in-formula = squares outside the formula
mixed-blocked-by-own = an own piece closes the way
mixed-blocked-by-partner = a partner’s piece closes the way
mixed-own-piece = an own piece on the square
mixed-partners-king = kings are never taken
mixed-beside-king = kings keep apart
mixed-king-into-attack = no king steps into an attack
mixed-king-takes-guarded = the piece is guarded
mixed-king-stays-on-line = the king stays on the line
mixed-pinned = the piece shields its king
mixed-leaves-check = the check goes on
mixed-two-checks = two checks at once
mixed-en-passant-opens-king = en passant opens the king
mixed-castling-king-moved = castling: the king has moved
mixed-castling-rook-moved = castling: the rook has moved
mixed-castling-blocked = castling: something between
mixed-castling-in-check = castling: in check
mixed-castling-crosses-attack = castling: over an attack
mixed-castling-into-attack = castling: into an attack
mixed-setup = where a piece begins
mixed-other = something else

## Settings

settings-title = Settings
setting-language = Language
setting-answers = Answers
setting-answers-lesson = as the lesson says
setting-answers-at-once = at once
setting-answers-then-check = after the check
setting-theme = Colours
setting-theme-terminal = as the window
setting-theme-dark = dark
setting-theme-light = light
setting-theme-color-blind = for every eye
setting-theme-contrast = strong
setting-theme-mono = none
setting-pieces = Pieces
setting-pieces-signs = pictures
setting-pieces-letters = letters
setting-coordinates = Names beside the board
setting-coordinates-on = on
setting-coordinates-off = off
setting-mouse = Mouse
setting-mouse-on = plays
setting-mouse-off = selects text
setting-speech = Voice
setting-speech-off = silent
setting-speech-key = on the key R
setting-speech-always = reads everything
setting-motion = Motion
setting-motion-full = full
setting-motion-less = less
setting-bell = Bell for praise
setting-bell-on = on
setting-bell-off = off
setting-clock = Clock in practice
setting-clock-on = on
setting-clock-off = off
