title = The knight
jump = The knight jumps!
