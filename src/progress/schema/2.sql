-- Version 2: what is to be reviewed, by piece and by the reason that was not seen.

CREATE TABLE card (
    learner INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    piece TEXT NOT NULL,
    reason TEXT NOT NULL,
    due INTEGER NOT NULL,
    last_review INTEGER NOT NULL,
    stability REAL NOT NULL,
    difficulty REAL NOT NULL,
    scheduled_days INTEGER NOT NULL,
    reps INTEGER NOT NULL,
    lapses INTEGER NOT NULL,
    state INTEGER NOT NULL,
    PRIMARY KEY (learner, piece, reason)
) STRICT, WITHOUT ROWID;
