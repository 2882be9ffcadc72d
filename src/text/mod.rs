//! Cleaning texts that come from files, and their width on a terminal.
