//! Tells cargo that the embedded folders matter: without this a new lesson or message is missed.

fn main() {
    println!("cargo::rerun-if-changed=lessons");
    println!("cargo::rerun-if-changed=locales");
}
