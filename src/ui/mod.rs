//! Pure drawing: state in, buffer and hit map out.
