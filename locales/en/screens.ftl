### The screens around the lessons: the path, the learners, the settings, the progress. We speak to a child, briefly.

## Commands

cmd-filter = for whom
    .doc = Show the lessons for preschool, for pupils, or all of them
cmd-change = change
    .doc = Take the next value of the setting
cmd-settings = settings
    .doc = Open the settings: colours, pieces, voice, language

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
