import { describe, expect, it } from '@jest/globals';
import { namesAndLines, textsByName } from './read-symbols.js';

type Row = readonly [what: string, text: string, names: readonly string[]];

const RUST: readonly Row[] = [
  [
    'items behind all their words',
    'pub const unsafe fn a() { }\nconst async fn b() { }\nconst extern "C" fn c() { }\npub(in crate::x) async unsafe extern "C" fn d() { }\ndefault fn e() { }\nunsafe extern fn f() { }\nconst fn g() { }\nconst unsafe extern "C" fn h() { }',
    ['a 1', 'b 2', 'c 3', 'd 4', 'e 5', 'f 6', 'g 7', 'h 8'],
  ],
  [
    'items behind their attributes, not behind those of the file',
    '#![allow(a)]\n#![allow(b)] fn c() { }\n#[d]\n#[e(f = "]")]\npub fn g() { }',
    ['c 2', 'g 3-5'],
  ],
  [
    'attributes of what is no item',
    'fn a() {\n #[b] let c = 1; d(#[e] 2, #[f]\n 3);\n #[g]\n fn h() { }\n}\n#[i] j!(#[k] fn l() { });\n#[m]',
    ['a 1-6', 'a.h 4-5'],
  ],
  [
    'items without a name',
    'fn (a) { }\nstruct { }\ntype = u8;\nmod { fn b() { } }\nmacro_rules! (c) { }\nconst = 1;\nlet = |d| d;\nfn e() { }',
    ['b 4', 'e 8'],
  ],
  [
    'unions, and what is only called so',
    'union A { a: u8 }\nunion B<T> { b: T }\nfn c() -> usize { let union = 1; union as usize }\nfn d() { union.e(); }',
    ['A 1', 'B 2', 'c 3', 'd 4'],
  ],
  [
    'traits with constants and bodies, and aliases of traits',
    'mod m { pub trait A: B where C: D { const E: u8 = 1; type F: G; fn h(&self); fn i() { fn j() { } } } }\ntrait K = L + M; fn n() { }\nunsafe trait O { }',
    ['m 1', 'm.A 1', 'm.A.E 1', 'm.A.F 1', 'm.A.h 1', 'm.A.i 1', 'm.A.i.j 1', 'K 2', 'n 2', 'O 3'],
  ],
  [
    'modules with a body only',
    'mod a;\npub mod b { pub mod c { const D: u8 = 1; } const E: u8 = 2; }\nmod f { } fn g() { }',
    ['b 2', 'b.c 2', 'b.c.D 2', 'b.E 2', 'f 3', 'g 3'],
  ],
  [
    'what an impl holds by its type',
    "impl a::B<C> { fn d() { } }\nimpl<T> E<T> for F where F: for<'a> Fn(&'a T), G: H { fn i() { } }\nimpl J for dyn K + 'static { fn l() { } }\nimpl M for &mut N { const O: u8 = 1; }\nimpl P for [Q; R] { const S: u8 = 1; fn t() { } }\nimpl U for (V, W) { fn x() { } }\nimpl Y for () { fn z() { } }\nimpl !Send for A1 { }\nunsafe impl<const N: usize> B1 for C1<{ N }> { fn d1() { } }\nimpl E1 for fn(u8) { fn f1() { } }",
    ['B.d 1', 'F.i 2', 'K.l 3', 'N.O 4', 'Q.S 5', 'Q.t 5', 'W.x 6', 'z 7', 'C1.d1 9', 'u8.f1 10'],
  ],
  [
    'what follows an impl that is cut off',
    'impl A;\nfn b() { fn c() { } }\nmod m { impl D }\nfn e() { fn f() { } }\nimpl [u8; 2',
    ['b 2', 'b.c 2', 'm 3', 'e 4', 'e.f 4'],
  ],
  [
    'macros, and what is a call of one',
    'macro_rules! a { () => { fn b() { } } }\nmacro_rules! c ( () => { } );\n#[macro_export]\nmacro_rules! d { }\nfn e() { if !f { } g! { h } }',
    ['a 1', 'c 2', 'd 3-4', 'e 5'],
  ],
  [
    'constants of items, not those of functions or without a name',
    'const A: u8 = { fn b() { } 1 };\nstatic mut C: [u8; 2] = [1, 2];\nconst _: () = { fn d() { } };\nfn e() { const F: u8 = 1; static G: u8 = 2; }\nlazy_static! { static ref H: u8 = 1; }\nimpl I { const J: u8 = 1; fn k() { const L: u8 = 1; } }',
    ['A 1', 'A.b 1', 'C 2', 'd 3', 'e 4', 'I.J 6', 'I.k 6'],
  ],
  [
    'closures that a variable keeps, whole',
    'fn a() {\n let b = |c| c + 1; let d = move |e: u8| F { e }.g();\n let mut h = || { fn i() { } };\n let j = 1 | k; let l = m; let move_ = move;\n let n = o(|p| { fn q() { } });\n async { let r = |s| s }\n}',
    ['a 1-7', 'a.b 2', 'a.d 2', 'a.h 3', 'a.h.i 3', 'a.q 5', 'a.r 6'],
  ],
  [
    'items behind a statement without its end',
    'fn a() { loop { } fn b() { } }\nfn c() { d; fn e() { } f(g, fn h() { }) }',
    ['a 1', 'a.b 1', 'c 2', 'c.e 2'],
  ],
  [
    'structs of all sorts',
    "struct A;\npub struct B(pub u8, fn(u8));\nstruct C<T>(T) where T: D;\nstruct E<'a> where F: G { h: &'a u8, i: fn(u8) }\nenum J { K = 1, L { m: u8 } }\ntype N<T> = fn(T) -> [u8; { 1 }];",
    ['A 1', 'B 2', 'C 3', 'E 4', 'J 5', 'N 6'],
  ],
  [
    'what is declared in other languages',
    'extern "C" { fn a(b: u8); pub fn c(); static D: u8; }\nextern crate e; pub extern "C" fn f() { }',
    ['a 1', 'c 1', 'f 2'],
  ],
  ['what is cut off', 'fn a() { struct B { c: u8 ', ['a 1', 'a.B 1']],
];

const GO: readonly Row[] = [
  [
    'functions of all sorts',
    'package a\nfunc b() {}; func c(d int)\nfunc e[F any](g F) struct{ h int } { return struct{ h int }{} }\nfunc i() interface{ j() } {\n}\nfunc k() (l int,\n\tm error) {\n}\nfunc n() [2]int { return [2]int{} }\nfunc o(); func p() {}',
    ['b 2', 'c 2', 'e 3', 'i 4-5', 'k 6-8', 'n 9', 'o 10', 'p 10'],
  ],
  [
    'methods by the type of what they are called on',
    'package a\nfunc (b *C[D, E]) F() {}\nfunc (G) H() {}\nfunc (i *(J)) K() {}\nfunc (l pkg.M) N() {}',
    ['C.F 2', 'G.H 3', 'i.K 4', 'M.N 5'],
  ],
  [
    'functions that are cut off or are none',
    'package a\nfunc (b C) { }\nfunc d { }\nfunc [E any]() { }\nfunc () f() { }\nfunc g(',
    ['f 5', 'g 6'],
  ],
  [
    'one name or many, at once or in brackets',
    'package a\nconst b = 1; var c, d = 2, 3\nvar e,\n\tf int\nconst (g = 1; h = 2)\nvar (\n\ti, j = func() {}, 1\n\t_ = k\n)\nvar _ l = m\ntype (n int; o = p)\ntype q struct{}; type r[S any] []S\nconst\n\tt = 1',
    [
      'b 2',
      'c 2',
      'd 2',
      'e 3-4',
      'f 3-4',
      'g 5',
      'h 5',
      'i 7',
      'j 7',
      'n 11',
      'o 11',
      'q 12',
      'r 12',
      't 13-14',
    ],
  ],
  [
    'values on several lines',
    'package a\nvar b = c +\n\td\nvar e = f(\n\tg,\n)\nvar h = []int{\n\t1,\n}\nvar i = j[\n\t1]\nvar k = "l" +\n\t`m\nn`\nvar o = p.\n\tq()',
    ['b 2-3', 'e 4-6', 'h 7-9', 'i 10-11', 'k 12-14', 'o 15-16'],
  ],
  [
    'functions that a function keeps in a variable of its own',
    'package a\nfunc b() { c := func() {}; d := func() int { return 1 }(); e, f := func() {}, 1\n\tif g := func() bool { return true }; g() {}\n\th :=\n\t\tfunc() { i := func() {} }\n\tvar j = func() {}\n\tvar k, l = func() {}, func() {}\n\tvar m = func() int { return 1 }(); var _ = func() {}\n\tvar (n = func() {}; o = 1)\n\tp(func() { q := func() {} })\n\tr := s.func_\n\tt := func() {\n\t\tu := func() {}\n\t}; v = func() {}\n\tw := T{}; x := []int{1}\n\treturn y, func() {}\n}',
    ['b 2-17', 'b.c 2', 'b.h 4-5', 'b.h.i 5', 'b.j 6', 'b.n 9', 'b.q 10', 'b.t 12-14', 'b.t.u 13'],
  ],
  [
    'types of a function, not its constants',
    'package a\nfunc b() {\n\ttype c struct{ d int }\n\ttype (\n\t\te int\n\t)\n\tconst f = 1\n\tvar g func()\n\tfor { type h int }\n}',
    ['b 2-10', 'b.c 3', 'b.e 5', 'b.h 9'],
  ],
  [
    'functions in the values of a file',
    'package a\nvar b = func() {\n\tc := func() {}\n}\nvar d, e = func() {\n\tf := func() {}\n}, 1\nvar g = map[string]func(){"h": func() { i := func() {} }}\nvar _ = func() { j := func() {} }',
    ['b 2-4', 'b.c 3', 'd 5-7', 'e 5-7', 'e.f 6', 'g 8', 'g.i 8', 'j 9'],
  ],
  [
    'comments between the parts',
    'package a\nfunc /* b */ c /* d */ () /* e\n*/ {\n}\nconst ( // f\n\t// g\n\th = 1 // i\n)',
    ['c 2', 'h 7'],
  ],
];

describe('Rust', () => {
  it.each(RUST)('names %s', (_what, text, names) =>
    expect(namesAndLines('rust', text)).toEqual(names),
  );

  it('gives each its text with the semicolon, and its attributes', () => {
    expect(
      textsByName(
        'rust',
        '#![a]\n#[b] pub struct C(u8) ; type D = u8 ; const E : u8 = 1 ; impl F { const G : u8 = 1 ; fn h() ; } fn i() { let j = |k| k ; } trait L = M ; mod n { fn o() { } }',
      ),
    ).toEqual({
      C: '#[b] pub struct C(u8) ;',
      D: 'type D = u8 ;',
      E: 'const E : u8 = 1 ;',
      'F.G': 'const G : u8 = 1 ;',
      'F.h': 'fn h() ;',
      i: 'fn i() { let j = |k| k ; }',
      'i.j': 'let j = |k| k ;',
      L: 'trait L = M ;',
      n: 'mod n { fn o() { } }',
      'n.o': 'fn o() { }',
    });
  });
});

describe('Go', () => {
  it.each(GO)('names %s', (_what, text, names) => expect(namesAndLines('go', text)).toEqual(names));

  it('gives one alone its keyword, and each in brackets its own part', () => {
    expect(
      textsByName(
        'go',
        'package a\nvar b = 1; var c, d int\nconst (e = 1; f, g = 2, 3)\ntype h = int\ntype (\n\ti struct {\n\t\tj int\n\t}\n)\nfunc k(); func l() {}',
      ),
    ).toEqual({
      b: 'var b = 1',
      c: 'var c, d int',
      d: 'var c, d int',
      e: 'e = 1',
      f: 'f, g = 2, 3',
      g: 'f, g = 2, 3',
      h: 'type h = int',
      i: 'i struct {\n\t\tj int\n\t}',
      k: 'func k()',
      l: 'func l() {}',
    });
  });
});
