//! Lessons: the file format, its faults, and the catalog of lessons.
