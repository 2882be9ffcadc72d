//! Languages: which one to speak, and the Fluent messages it speaks in.
