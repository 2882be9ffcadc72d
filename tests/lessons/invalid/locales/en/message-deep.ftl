a = the knight
