//! A lesson as lines of text, for pipes and screen readers.
