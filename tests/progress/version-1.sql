-- A file as version 1 of the store left it. Written once; never changed with the program.
PRAGMA journal_mode = WAL;
PRAGMA application_id = 1128809304;
PRAGMA user_version = 1;

CREATE TABLE learner (
    id INTEGER PRIMARY KEY,
    uid BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    symbol TEXT NOT NULL,
    audience TEXT NOT NULL,
    is_class INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    turn INTEGER NOT NULL
) STRICT;

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
    misconceptions TEXT NOT NULL,
    wrong_tries INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    stars INTEGER,
    took INTEGER,
    reset_at INTEGER
) STRICT;
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
INSERT INTO learner VALUES (1, x'000102030405060708090a0b0c0d0e0f', 'Аня', 'аня', 'sun', 'pupil', 0, 1796029200000, 1);
INSERT INTO learner VALUES (2, x'101112131415161718191a1b1c1d1e1f', 'Весь класс', 'весь класс', 'moon', 'preschool', 1, 1796029200000, 2);
INSERT INTO setting VALUES (1, 'theme', 'light');
INSERT INTO answer VALUES (1, x'200102030405060708090a0b0c0d0e0f', 1, 1796029200000, '6-3-knight', 'find', NULL, NULL, 'find', 'N', 'formula', '8/8/8/8/3N4/8/8/8 w - - 0 1', 0, 131072, 1024, 0, 'knight-nearest', 1, 0, NULL, 4000, NULL);
INSERT INTO answer VALUES (2, x'210102030405060708090a0b0c0d0e0f', 1, 1796029201000, '6-3-knight', 'find', NULL, NULL, 'find', 'N', 'formula', '8/8/8/8/3N4/8/8/8 w - - 0 1', 1, 1024, 0, 0, '', 1, 1, 2, 3000, NULL);
INSERT INTO answer VALUES (3, x'220102030405060708090a0b0c0d0e0f', 1, 1796029202000, NULL, NULL, 'N-reach-7', 1, 'find', 'n', 'reach', '8/8/8/8/3n4/8/8/8 b - - 0 1', 1, -9223372036854775807, 0, 0, '', 0, 0, 3, NULL, NULL);
INSERT INTO finish VALUES (1, x'230102030405060708090a0b0c0d0e0f', 1, 1796029203000, '6-3-knight', 2, NULL);
INSERT INTO place VALUES (1, '6-3-knight', 1796029203000, 4);
