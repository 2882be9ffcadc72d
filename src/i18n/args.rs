//! What a message is told: named values that any language can put into words.

use std::borrow::Cow;

/// A value for a message. Language-free: it becomes words only when a message is formatted.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A text that is the same in every language, such as a square.
    Text(String),
    /// A number, printed and used to choose the plural.
    Number(i64),
    /// The key of a piece, `knight` or `white-knight`, for the function `PIECE`.
    Piece(String),
    /// Texts to be listed as the language does ("b3, c2 and e6"). A list `$squares` brings its length along as
    /// the number `$squares-count`.
    List(Vec<String>),
}

/// Named values for a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(Vec<(Cow<'static, str>, Value)>);

impl Args {
    /// No values.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// The same with one more; an earlier value of that name gives way.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Self {
        self.set(name, value);
        self
    }

    /// Sets a value; an earlier one of that name gives way.
    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) {
        let (name, value) = (name.into(), value.into());
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name, value)),
        }
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// All of them, in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(name, value)| (name.as_ref(), value))
    }
}

/// Named values for a message: `args!["count" => 5, "from" => "d4"]`.
#[macro_export]
macro_rules! args {
    ($($name:literal => $value:expr),* $(,)?) => {
        $crate::i18n::Args::new()$(.with($name, $value))*
    };
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! from_number {
    ($($number:ty)*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

from_number!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Value {
    /// Counts here are small; one beyond `i64` is taken as its largest.
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_of_a_name_counts() {
        let args = args!["count" => 5usize, "from" => "d4", "count" => 6u8];
        assert_eq!(args.get("count"), Some(&Value::Number(6)));
        assert_eq!(args.iter().count(), 2);
        assert_eq!(args.get("to"), None);
    }
}
