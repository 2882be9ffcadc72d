//! The day from which a report counts, as a teacher says it: a date, or so many days ago. A day begins at local midnight.

use chrono::{Days, Local, NaiveDate, NaiveTime, TimeZone};

use crate::progress::Moment;

/// Why a text is no such day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SinceFault {
    /// It is not written as one.
    Unknown,
    /// No calendar has it.
    NoDay,
    /// It is still to come.
    ToCome,
}

impl SinceFault {
    /// Its message, which is told the text as `$value`.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Unknown => "report-since-unknown",
            Self::NoDay => "report-since-no-day",
            Self::ToCome => "report-since-to-come",
        }
    }
}

/// The moment at which the day begins, where the computer's clock is.
pub fn moment(text: &str, now: Moment) -> Result<Moment, SinceFault> {
    let today = Local.timestamp_millis_opt(now.0).earliest().ok_or(SinceFault::NoDay)?.date_naive();
    let day = day(text, today)?;
    // Where clocks are put forward at midnight there is no such minute: the day begins an hour later.
    let hours = (0..=3).filter_map(|hour| NaiveTime::from_hms_opt(hour, 0, 0));
    let begin = hours.filter_map(|time| Local.from_local_datetime(&day.and_time(time)).earliest()).next();
    Ok(Moment(begin.ok_or(SinceFault::NoDay)?.timestamp_millis()))
}

/// The day that a text names.
fn day(text: &str, today: NaiveDate) -> Result<NaiveDate, SinceFault> {
    let text = text.trim().to_lowercase();
    let day = match text.as_str() {
        "today" | "сегодня" => Ok(today),
        "yesterday" | "вчера" => back(today, 1),
        "week" | "неделя" | "неделю" => back(today, 7),
        "month" | "месяц" => back(today, 30),
        text => match days(text) {
            Some(days) => back(today, days),
            None => date(text),
        },
    }?;
    if day > today { Err(SinceFault::ToCome) } else { Ok(day) }
}

fn back(today: NaiveDate, days: u64) -> Result<NaiveDate, SinceFault> {
    today.checked_sub_days(Days::new(days)).ok_or(SinceFault::NoDay)
}

/// `7d`, `2w`: so many days or weeks, in Russian letters too.
fn days(text: &str) -> Option<u64> {
    let number = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = text.strip_prefix(number)?.trim();
    let of = match unit {
        "d" | "day" | "days" | "д" | "дн" | "день" | "дня" | "дней" => 1,
        "w" | "week" | "weeks" | "н" | "нед" | "неделя" | "недели" | "недель" => 7,
        _ => return None,
    };
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    // More days than numbers have are more than calendars have.
    Some(number.parse::<u64>().ok().and_then(|number| number.checked_mul(of)).unwrap_or(u64::MAX / 2))
}

/// `2026-11-23` or `23.11.2026`.
fn date(text: &str) -> Result<NaiveDate, SinceFault> {
    let numbers = |between: char| -> Option<[u32; 3]> {
        let parts: Vec<&str> = text.split(between).collect();
        let is_number = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        let numbers: Vec<u32> =
            parts.iter().filter(|part| is_number(part)).filter_map(|part| part.parse().ok()).collect();
        numbers.try_into().ok().filter(|_| parts.len() == 3)
    };
    let (year, month, day) = match (numbers('-'), numbers('.')) {
        (Some([year, month, day]), _) => (year, month, day),
        (_, Some([day, month, year])) => (year, month, day),
        _ => return Err(SinceFault::Unknown),
    };
    // A year of two digits might be of any century.
    let year = i32::try_from(year).ok().filter(|year| *year >= 1000).ok_or(SinceFault::Unknown)?;
    NaiveDate::from_ymd_opt(year, month, day).ok_or(SinceFault::NoDay)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_teachers_write_them() {
        let today = NaiveDate::from_ymd_opt(2026, 11, 30).unwrap();
        for (text, read) in [
            ("2026-11-23", "2026-11-23"),
            ("2026-1-5", "2026-01-05"),
            ("23.11.2026", "2026-11-23"),
            ("1.9.2026", "2026-09-01"),
            ("today", "2026-11-30"),
            ("Сегодня", "2026-11-30"),
            ("0d", "2026-11-30"),
            ("вчера", "2026-11-29"),
            ("7d", "2026-11-23"),
            (" 7 дней ", "2026-11-23"),
            ("week", "2026-11-23"),
            ("неделя", "2026-11-23"),
            ("2w", "2026-11-16"),
            ("month", "2026-10-31"),
            ("1970-01-01", "1970-01-01"),
        ] {
            assert_eq!(day(text, today).map(|day| day.to_string()), Ok(read.to_owned()), "{text}");
        }
        for (text, fault) in [
            ("", SinceFault::Unknown),
            ("d", SinceFault::Unknown),
            ("7", SinceFault::Unknown),
            ("-7d", SinceFault::Unknown),
            ("soon", SinceFault::Unknown),
            ("11/23/2026", SinceFault::Unknown),
            ("2026-11-23-1", SinceFault::Unknown),
            ("23.11.26", SinceFault::Unknown),
            ("2026-11-", SinceFault::Unknown),
            ("٢٠٢٦-١١-٢٣", SinceFault::Unknown),
            ("2026-02-29", SinceFault::NoDay),
            ("31.11.2026", SinceFault::NoDay),
            ("2026-00-01", SinceFault::NoDay),
            ("99999999999999999999d", SinceFault::NoDay),
            ("2026-12-01", SinceFault::ToCome),
        ] {
            assert_eq!(day(text, today), Err(fault), "{text}");
        }
    }
}
