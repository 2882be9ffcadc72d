//! What the tests of the format need.

pub mod reference;
pub mod validator;
