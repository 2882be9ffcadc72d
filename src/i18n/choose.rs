//! Which language to speak.

use super::Lang;

/// The language: what the flag says, else the learner's setting, else the system's (`LC_ALL`, `LC_MESSAGES`, `LANG`
/// through `env`, then `system`, which is what `sys-locale` says), else English. A source that is empty, odd, or
/// names a language that is not here is passed over; so are `C` and `POSIX`.
pub fn choose(
    flag: Option<&str>,
    setting: Option<&str>,
    env: &dyn Fn(&str) -> Option<String>,
    system: Option<String>,
) -> Lang {
    let said = [flag, setting].into_iter().flatten().map(str::to_owned);
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(env);
    said.chain(environment).chain(system).find_map(|text| Lang::parse(&text)).unwrap_or(Lang::ENGLISH)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// flag, setting, LC_ALL, LC_MESSAGES, LANG, system, expected; `-` is unset.
    const TABLE: &[[&str; 7]] = &[
        ["-", "-", "-", "-", "-", "-", "en"],
        ["-", "-", "-", "-", "ru_RU.UTF-8", "-", "ru"],
        ["-", "-", "-", "-", "ru", "-", "ru"],
        ["-", "-", "-", "-", "RU", "-", "ru"],
        ["-", "-", "-", "-", "ru@x", "-", "ru"],
        ["-", "-", "-", "-", "ru_RU.KOI8-R@euro", "-", "ru"],
        ["-", "-", "-", "-", "ru_UA", "-", "ru"],
        ["-", "-", "-", "-", "rus", "-", "en"],
        ["-", "-", "-", "-", "en_GB.UTF-8", "ru-RU", "en"],
        ["-", "-", "-", "-", "C", "-", "en"],
        ["-", "-", "-", "-", "C.UTF-8", "ru-RU", "ru"],
        ["-", "-", "-", "-", "POSIX", "ru-RU", "ru"],
        ["-", "-", "-", "-", "", "ru-RU", "ru"],
        ["-", "-", "-", "-", "de_DE.UTF-8", "-", "en"],
        ["-", "-", "-", "-", "de_DE.UTF-8", "ru-RU", "ru"],
        ["-", "-", "-", "-", "???", "-", "en"],
        ["-", "-", "-", "-", "_RU", "-", "en"],
        ["-", "-", "-", "-", "und", "ru", "ru"],
        ["-", "-", "-", "-", "..", "@", "en"],
        ["-", "-", "", "-", "ru_RU", "-", "ru"],
        ["-", "-", "", "", "ru_RU", "-", "ru"],
        ["-", "-", "en_US", "ru_RU", "ru_RU", "ru", "en"],
        ["-", "-", "-", "ru_RU", "en_US", "en", "ru"],
        ["-", "-", "de_DE", "ru_RU", "en_US", "-", "ru"],
        ["-", "ru", "en_US", "en", "en", "en", "ru"],
        ["en", "ru", "ru_RU", "ru", "ru", "ru", "en"],
        ["RU", "en", "en", "-", "-", "-", "ru"],
        ["de", "ru", "-", "-", "-", "-", "ru"],
        ["", "", "-", "-", "-", "ru_RU", "ru"],
    ];

    #[test]
    fn each_source_in_its_turn() {
        for row in TABLE {
            let [flag, setting, lc_all, lc_messages, lang, system, expected] = *row;
            let given = |text: &'static str| (text != "-").then_some(text);
            let env = |name: &str| {
                let value = match name {
                    "LC_ALL" => given(lc_all),
                    "LC_MESSAGES" => given(lc_messages),
                    "LANG" => given(lang),
                    other => panic!("{other} is not to be asked"),
                };
                value.map(str::to_owned)
            };
            let chosen = choose(given(flag), given(setting), &env, given(system).map(str::to_owned));
            assert_eq!(chosen.tag(), expected, "{row:?}");
        }
    }
}
