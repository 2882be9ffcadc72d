//! The table of the course in the README.
