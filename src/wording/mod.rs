//! Pieces, squares, sides and reasons as sentences.
