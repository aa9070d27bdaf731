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

impl<F> Visit for F where F: for<'a> Fn(&'a str) -> bool { fn visit(&self) -> () { let mut count = || { fn counted() {} 1 }; count(); } }
impl<'a> Visit for &'a mut Unit { fn visit(&self) { if !self.ready() { return } } }
impl Visit for Vec<[u8; 4]> { fn visit(&self) {} const N: usize = { 4 }; }

pub const unsafe extern "C" fn raw_export(pointer: *const u8) -> u8 { *pointer }
static HANDLER: fn(u8) -> u8 = { fn handle(x: u8) -> u8 { x } handle };
const _: () = { struct Hidden; };
pub enum Never {}
pub(in crate::inner) union Word<T: Copy> { bytes: [u8; 4], other: T }
unsafe trait Marker: Send {}
macro_rules! round ( ($($x:tt)*) => { struct Generated; } );

fn labels(union: u8) -> impl Fn() -> u8 {
    let closed = move |x: u8| Point { x }.double(); let other = 1 | union;
    #[cfg(unix)]
    struct Local<T>(T) where T: Clone;
    match union { 0 => { fn zero() {} } _ => {} }
    { trait Scoped { const K: u8; fn k() -> u8 { Self::K } } }
    union as u8;
    move || union
}
