-- Version 1. Moments are milliseconds since 1970 UTC; sets of squares are 64 bits, a1 the lowest, h1 the eighth;
-- a `uid` is 128 random bits, the same wherever the row is taken; `reset_at` marks what was reset and is still kept.

CREATE TABLE learner (
    id INTEGER PRIMARY KEY,
    uid BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    symbol TEXT NOT NULL,
    audience TEXT NOT NULL,
    is_class INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    -- Who was chosen later has the higher number, whatever the clock says.
    turn INTEGER NOT NULL
) STRICT;

-- Learners of other machines that were taken together with one of here.
CREATE TABLE alias (
    uid BLOB PRIMARY KEY,
    learner INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX alias_learner ON alias (learner);

CREATE TABLE setting (
    learner INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (learner, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer (
    seq INTEGER PRIMARY KEY,
    uid BLOB NOT NULL UNIQUE,
    learner INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    -- A lesson and its step, or the code of a puzzle and its number.
    lesson TEXT,
    step TEXT,
    code TEXT,
    number INTEGER,
    kind TEXT NOT NULL,
    piece TEXT,
    level TEXT,
    fen TEXT NOT NULL,
    is_right INTEGER NOT NULL,
    hits INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    extra INTEGER NOT NULL,
    -- Ids of reasons, by spaces.
    misconceptions TEXT NOT NULL,
    wrong_tries INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    stars INTEGER,
    took INTEGER,
    reset_at INTEGER
) STRICT;
-- All that is looked at when a report is made, in three indices: so the rows need not be looked at.
CREATE INDEX answer_report ON answer (learner, at, piece, is_right, missed, extra, reset_at);
CREATE INDEX answer_wrong ON answer (learner, at, piece, misconceptions, reset_at)
    WHERE misconceptions <> '' AND reset_at IS NULL;
CREATE INDEX answer_stars ON answer (learner, lesson, step, stars, reset_at)
    WHERE stars IS NOT NULL AND reset_at IS NULL;

CREATE TABLE finish (
    seq INTEGER PRIMARY KEY,
    uid BLOB NOT NULL UNIQUE,
    learner INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    stars INTEGER NOT NULL,
    reset_at INTEGER
) STRICT;
CREATE INDEX finish_lesson ON finish (learner, lesson, stars, reset_at);

CREATE TABLE place (
    learner INTEGER NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
    lesson TEXT NOT NULL,
    at INTEGER NOT NULL,
    step INTEGER NOT NULL,
    PRIMARY KEY (learner, lesson)
) STRICT, WITHOUT ROWID;
