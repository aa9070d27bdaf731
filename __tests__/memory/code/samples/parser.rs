//! fn not_a_function() {}
#![allow(dead_code)]
use std::{collections::HashMap, fmt};

/// A struct.
#[derive(Debug, Clone)]
pub struct Parser<'a, T: Iterator<Item = &'a str>> where T: Clone {
    items: T,
    name: &'a str,
}

struct Unit;
pub(crate) struct Tuple(pub u8, fn(u8) -> u8);

#[repr(u8)]
pub enum Token { Word(String), Brace = b'{' as isize, Rec { left: char, right: char } }

union Bits { a: u32, b: f32 }

pub const LIMIT: usize = { const fn two() -> usize { 2 } two() };
static mut NAMES: [&str; 2] = ["}", "fn x() {"];
type Map<K> = HashMap<K, Vec<K>>;

impl<'a, T> Parser<'a, T> where T: Iterator<Item = &'a str> + Clone {
    const START: char = '{';

    #[inline]
    #[must_use]
    pub async unsafe fn next<F>(&mut self, f: F) -> Option<Token> where F: Fn(u8) -> bool {
        let add = |a: u8, b: u8| -> u8 { a + b };
        let mover = move |x: u8| x;
        fn inner(x: u8) -> u8 { struct Local; impl Local { fn method(&self) {} } x }
        if let Some(x) = self.items.next() { match x { "{" => return None, _ => {} } }
        let value = add(1, 2) < 3 && mover(2) > 1;
        None
    }

    pub(in crate::x) const fn raw() -> &'static str { r#"fn fake() { "quoted" }"# }
}

impl<T> fmt::Display for crate::Tuple where T: Fn() -> u8 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", '\'') }
}

impl<'b> From<&'b str> for Token { type Error = (); fn from(s: &'b str) -> Self { Token::Word(s.into()) } }
unsafe impl Send for Unit {}

pub trait Visit<R = ()>: fmt::Debug {
    type Out: Clone;
    const N: usize;
    fn visit(&self) -> R;
    fn both(&self) -> Self::Out { unimplemented!() }
}

macro_rules! square { ($x:expr) => { fn made() {} }; () => {}; }

extern "C" { fn external(x: i32) -> i32; }
pub extern "C" fn exported() {}

mod inner {
    pub mod deeper { pub(super) fn bottom() {} }
    #[cfg(test)]
    fn tested() {}
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = "multi
fn nope() {
";
    'outer: loop { break 'outer; }
    Ok(())
}
