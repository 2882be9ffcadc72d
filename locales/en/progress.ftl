### Progress: what is wrong with its store and what to do. An adult at the keyboard reads it; the lesson goes on meanwhile.

cli-not-kept = Nothing has changed: there is nowhere to keep it.
progress-nothing-is-kept = Answers are not being kept now.
progress-kept-again = Answers are being kept again{ $count ->
    [0] .
    [one] , and { $count } that had to wait is stored too.
   *[other] , and { $count } that had to wait are stored too.
}
progress-set-aside-whole =
    The progress file was damaged, but all of it could be read: { $count ->
        [one] { $count } answer was
       *[other] { $count } answers were
    } taken into a new one. The damaged file is not deleted: { $place }.
progress-set-aside-part =
    { $count ->
        [one] { $count } answer was
       *[other] { $count } answers were
    } saved from the damaged progress file, the rest cannot be read. It is not deleted: { $place }. If there is a copy, close the program and put it back.
progress-set-aside-nothing =
    The progress file is damaged, and no answers could be read in it. It is not deleted: { $place }. A new file was begun. If there is a copy, close the program and put it back.
progress-read-whole = The progress file is damaged, but all of it could be read; it was left as it is: { $place }. Open the course: the answers will be taken into a new file.
progress-read-part =
    The progress file is damaged: { $place }. { $count ->
        [one] { $count } answer was
       *[other] { $count } answers were
    } read; the rest cannot be, and is missing here. The file was left as it is; open the course, and all that can be read will be taken into a new one.
progress-read-nothing = The progress file is damaged, and no answers could be read in it; it was left as it is: { $place }. If there is a copy, put it back. If not, open the course: a new file will be begun, and this one kept under another name.
progress-moved-away = The progress file was moved away while the program was running. A new one was begun, and answers are kept in it: { $place }
progress-failed = It could not be stored.
progress-unread = The progress could not be read.
progress-unknown-learner = That learner is not here any more. Choose another one.

## The cause, and what to do

progress-cause-no-folder = The system did not tell in which folder to keep data. Name one: --data-dir FOLDER.
progress-cause-read-only = Nothing may be written here: { $place }. Allow writing, or name another folder: --data-dir FOLDER.
progress-cause-not-readable = This may not be read: { $place }. Allow reading, or name another folder: --data-dir FOLDER.
progress-cause-not-found = There is no such folder, and it cannot be made: { $place }. Name another one: --data-dir FOLDER.
progress-cause-not-a-folder = A file stands in the way of the folder { $place }. Name another folder: --data-dir FOLDER.
progress-cause-full = There is no room left on the disk: { $place }. Make room, or name another folder: --data-dir FOLDER.
progress-cause-busy = Another program holds the file: { $place }. Close it and open the course again.
progress-cause-newer = This file is from a newer version of the program and was left as it is: { $place }. Update the program.
progress-cause-damaged = The file turned out to be damaged: { $place }. Open the course again: a new one will be begun, and this one kept under another name.
progress-cause-learner-gone = The learner was removed in another window of the program. Choose another one, or add the learner again.
progress-cause-other = { $place }: { $cause }. Look at this folder, or name another one: --data-dir FOLDER.

## Lines in a lesson

progress-learner = { $name } is learning.
progress-learner-of-several = { $name } is learning; for somebody else, add --learner NAME.
progress-not-named = Nothing is kept, since no learner is named: { $command }
progress-nobody = Nothing is kept: there are no learners yet. To add one: { $command }
progress-resumed = Going on at step { $step }. To begin the lesson afresh: { $command }

## From one computer to another

import-not-json = Line { $line }, column { $column }: this is not JSON; the file was cut off or changed. Write it once more: chess-codex export NAME --output FILE
import-not-a-learner = There is no learner in this file. It takes one that “chess-codex export” has written.
import-newer = A newer version of the program wrote this file. Update the program here.
import-wrong = { $place }: something is missing here, or is not what it should be. Write the file once more: chess-codex export NAME --output FILE
import-elsewhere = These answers belong to { $name } already. Leave out --learner, or give this name.

## Names

progress-name-empty = A name needs at least one letter.
progress-name-too-long = The name is too long: at most { $most } characters.
progress-name-taken = There is a learner of this name already: { $name }. Add a letter of the family name.

## Pictures for names

symbol-sun = sun
symbol-moon = moon
symbol-star = star
symbol-cloud = cloud
symbol-umbrella = umbrella
symbol-snowman = snowman
symbol-snowflake = snowflake
symbol-comet = comet
symbol-clover = clover
symbol-flower = flower
symbol-daisy = daisy
symbol-tulip = tulip
symbol-heart = heart
symbol-smile = smile
symbol-house = house
symbol-flag = flag
symbol-note = note
symbol-song = song
symbol-plane = plane
symbol-scissors = scissors
symbol-pencil = pencil
symbol-letter = letter
symbol-telephone = telephone
symbol-gear = gear
symbol-wheel = wheel
symbol-ball = ball
symbol-cube = cube
symbol-hill = hill
symbol-diamond = diamond
symbol-hammer = hammers
symbol-ring = ring
symbol-cross = plus
