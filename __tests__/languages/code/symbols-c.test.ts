import { describe, expect, it } from '@jest/globals';
import { namesAndLines, textsByName } from './read-symbols.js';

type Row = readonly [what: string, text: string, names: readonly string[]];

const CPP: readonly Row[] = [
  // What stands between declarations.
  [
    'brackets and semicolons that belong to nothing',
    '} int a() { }\n) int b() { }\n;;int c() { }\n}; static int d = 1;',
    ['a 1', 'b 2', 'c 3', 'd 4'],
  ],
  [
    'labels of access',
    'class A {\n public: int a;\n protected: int b; private:\n  int c;\n signals: void d();\n public slots: void e();\n Q_SIGNALS: void f();\n};',
    ['A 1-8', 'A.a 2', 'A.b 3', 'A.c 4', 'A.d 5', 'A.e 6', 'A.f 7'],
  ],
  [
    'a label outside of a class, which is none',
    'int a() {\n goto private_;\n}\nint b() { }',
    ['a 1-3', 'b 4'],
  ],
  [
    'a field with a width, which is no label',
    'struct A {\n unsigned bits : 3;\n bool on : 1 = true;\n signals::Kind kind;\n};',
    ['A 1-5', 'A.bits 2', 'A.on 3', 'A.kind 4'],
  ],
  // Namespaces.
  [
    'namespaces of all sorts',
    'inline namespace v2 { int a() { } }\nnamespace { int b() { } }\nnamespace [[deprecated("{")]] c::inline d { int e() { } }\nnamespace f = a::b; int g() { }',
    ['a 1', 'b 2', 'e 3', 'g 4'],
  ],
  ['a namespace that nothing closes', 'namespace a {\nint b() { }', ['b 2']],
  [
    'a namespace in a namespace, and what follows each',
    'namespace a { namespace b { int c() { } }\nint d() { } }\nint e() { }',
    ['c 1', 'd 2', 'e 3'],
  ],
  [
    'linkage by block and by declaration',
    'extern "C" { int a(void) { } }\nextern "C" int b(void) { }\nextern "C++" { namespace c { struct D { int e; }; } }\nextern int f; int g() { }',
    ['a 1', 'b 2', 'D 3', 'D.e 3', 'g 4'],
  ],
  // Templates.
  [
    'templates in templates, and their conditions',
    'template <class A> template <class B>\nint f(A a, B b) { }\ntemplate <class T> requires (sizeof(T) > 1)\nclass G { int g; };\ntemplate <template <class> class C, int N = (1 > 0)> int h() { }\ntemplate <> struct I<int> { int i; };\ntemplate class J<int>;',
    ['f 1-2', 'G 3-4', 'G.g 4', 'h 5', 'I 6', 'I.i 6'],
  ],
  [
    'templates with a condition that has no brackets',
    'template <class T> requires Small<T>\nint f(T t) { }\ntemplate <class T> int g(T t) requires (sizeof(T) > 1) { }\ntemplate <class T> requires Small<T> struct H { int h; };',
    ['f 1-2', 'g 3', 'H 4', 'H.h 4'],
  ],
  ['a template whose list is never closed', 'template <class T int f() { }', ['f 1']],
  // Aliases.
  [
    'aliases, and directives that look like them',
    'using A = int;\nusing namespace std;\nusing std::vector;\ntemplate <class T> using B = std::map<T, int>;\nusing C = struct { int a; };\nusing enum Color;\nclass D { using E = A; using D::D; int f; };',
    ['A 1', 'B 4', 'C 5', 'D 7', 'D.E 7', 'D.f 7'],
  ],
  ['an alias without its end', 'class A { using B = int }; int c() { }', ['A 1', 'A.B 1', 'c 1']],
  [
    'names for types',
    'typedef int A;\ntypedef unsigned long B[4][2];\ntypedef int (*C)(int, char *);\ntypedef struct D E;\ntypedef void F(int);\ntypedef int (*G[2])(void);\ntypedef struct { int a; } H, *I;\ntypedef enum J { K } L;\nclass M { typedef int N; };\ntypedef int (*O)[3];\ntypedef unsigned int (A::*P)(int);\ntypedef struct { int q; } R[2];\ntypedef struct { int s; } __attribute__((packed)) T;\ntypedef int U __attribute__((aligned(4)));\ntypedef struct V { int w; };\ntypedef unsigned long X(int);',
    [
      'A 1',
      'B 2',
      'C 3',
      'E 4',
      'F 5',
      'G 6',
      'I 7',
      'I.a 7',
      'J 8',
      'L 8',
      'M 9',
      'M.N 9',
      'O 10',
      'P 11',
      'R 12',
      'R.q 12',
      'T 13',
      'T.s 13',
      'U 14',
      'V 15',
      'V.w 15',
      'X 16',
    ],
  ],
  [
    'a name for a type without its end',
    'struct A { typedef int B }; int c() { }\ntypedef int',
    ['A 1', 'A.B 1', 'c 1'],
  ],
  ['an incomplete name for a type', 'typedef A;\nint b() { }', ['b 2']],
  // Types.
  [
    'types by all their words',
    'enum class A : char { X };\nenum struct B { Y };\nenum C : int { Z = sizeof(int) };\nclass D final : E, virtual F<int> { int d; };\nstatic const struct G { int a; } g = { 1 };\nunion alignas(8) H { int h; };\nclass __declspec(dllexport) I { int i; };\nclass [[nodiscard]] J { int j; };\nclass API K { int k; };\nstruct L::M<int>::N { int n; };\nstruct O { int o; } *p, q[2];',
    [
      'A 1',
      'B 2',
      'C 3',
      'D 4',
      'D.d 4',
      'G 5',
      'G.a 5',
      'H 6',
      'H.h 6',
      'I 7',
      'I.i 7',
      'J 8',
      'J.j 8',
      'K 9',
      'K.k 9',
      'L.M.N 10',
      'L.M.N.n 10',
      'O 11',
      'O.o 11',
    ],
  ],
  [
    'what begins as a type and is none',
    'struct A a;\nstruct A *b() { }\nstruct A &c() { }\nstruct A d = { 1 };\nstruct A e, f;\nclass B;\nenum C : int;\nstruct A g() { }\nenum A i(int j) { }\nstruct A {',
    ['b 2', 'c 3', 'd 4', 'g 8', 'i 9', 'A 10'],
  ],
  [
    'a variable of a type, and not what follows it',
    'struct A a;\nnamespace n { struct B { int c; }; }\nstruct D e = { .f = 1 };\nclass G;\nnamespace n { enum H { }; }\nstruct I J() { return k; }\nstruct L *p{nullptr};',
    ['B 2', 'B.c 2', 'e 3', 'H 5', 'J 6', 'p 7'],
  ],
  [
    'a macro with brackets before the name of a type',
    'class API(a) A { int a; };\nstruct EXPORT(1) B : C { int b; };',
    ['A 1', 'A.a 1', 'B 2', 'B.b 2'],
  ],
  [
    'friends that are defined',
    'class A {\n friend class B;\n friend void c(A &a) { }\n friend struct D { int e; };\n};',
    ['A 1-5', 'A.c 3', 'A.D 4', 'A.D.e 4'],
  ],
  ['statements outside of functions', 'if (a) b = 1;\nwhile (c) d = 2;\nint e() { }', ['e 3']],
  [
    'what is declared by its own type',
    'decltype(a) b = a;\nclass C { decltype(d) e; __attribute__((f)) int g; alignas(8) char h[2]; };\nbool i = j < k, l = m > n;',
    ['b 1', 'C 2', 'C.e 2', 'C.g 2', 'C.h 2'],
  ],
  [
    'functions made for one type',
    'template <> int a<int>(int b) { }\ntemplate int c<long>(long);\nint d::e<int>::f<g>(h) { }',
    ['a 1', 'c 2', 'd.e.f 3'],
  ],
  ['functions that are cut off', 'int a(int b\n{ }\nint c() { }', ['c 3']],
  [
    'functions that end with what they stand in',
    'struct A { A operator+(A a) };\nint b() }\nint c() { }',
    ['A 1', 'c 3'],
  ],
  [
    'types without a name',
    'struct { int a; } b;\nclass C {\n union { int d; struct { int e; }; };\n enum { F, G };\n};\nenum { H };',
    ['a 1', 'C 2-5', 'C.d 3', 'C.e 3'],
  ],
  [
    'a type without its semicolon',
    'struct A { int a; }\nint b() { }\nstruct C { int c; } int d() { }',
    ['A 1', 'A.a 1', 'b 2', 'C 3', 'C.c 3'],
  ],
  [
    'types in functions',
    'int a() {\n struct B { int c; int d() { } };\n if (e) { union F { int g; }; }\n enum H { I };\n typedef struct J { int k; } L;\n struct M n = { 1 };\n for (struct O *p = q; p; ) { }\n static const struct P { int q; } r = { 1 };\n return 1;\n}',
    [
      'a 1-10',
      'a.B 2',
      'a.B.c 2',
      'a.B.d 2',
      'a.F 3',
      'a.F.g 3',
      'a.H 4',
      'a.J 5',
      'a.L 5',
      'a.J.k 5',
      'a.P 8',
      'a.P.q 8',
    ],
  ],
  // Functions.
  [
    'functions whose parameters are functions',
    'int a(int (*b)(int), void (&c)()) { }\nvoid (*d)(int);\nvoid (*h)(int) = 0;\nint (&i)(int) = j;\nint (A::*k)(int) = l;\nvoid (*m[2])(int);\nint FN(n)(char *o) { }',
    ['a 1', 'FN 7'],
  ],
  [
    'constructors and what they initialise',
    'A::A() : B<int>{1}, c(2), d{} { }\nA::A(int) try : b(1) { } catch (int) { } catch (...) { }\nA::~A() noexcept(false) { }\nA<B>::A(A&&) noexcept : a::B{1} { int c; }\nstruct D { D() : a_{[] { return 1; }()} { } int a_; };',
    ['A.A 1', 'A.A 2', 'A.~A 3', 'A.A 4', 'D 5', 'D.D 5', 'D.a_ 5'],
  ],
  [
    'operators',
    'struct A {\n bool operator()(int a) const { }\n A operator++(int) { }\n operator bool() const { }\n explicit operator  std::vector<int> &() { }\n void *operator new[](unsigned long n) { }\n A &operator=(const A &a) = default;\n auto operator<=>(const A &) const = default;\n A operator,(A a) { }\n int operator->() ;\n};\nA A::operator+(A a) { }\nstd::ostream &operator<<(std::ostream &a, A b) { }\nlong double operator""_km(long double a) { }\nB::C::operator int() { }',
    [
      'A 1-11',
      'A.operator() 2',
      'A.operator++ 3',
      'A.operator bool 4',
      'A.operator std::vector<int> & 5',
      'A.operator new[] 6',
      'A.operator= 7',
      'A.operator<=> 8',
      'A.operator, 9',
      'A.operator-> 10',
      'A.operator+ 12',
      'operator<< 13',
      'operator""_km 14',
      'B.C.operator int 15',
    ],
  ],
  [
    'what says operator and is none',
    'int operator;\nint operator { }\nint a() { }',
    ['operator 2', 'a 3'],
  ],
  [
    'functions that are deleted, defaulted, abstract',
    'struct A {\n A() = default;\n A(int) = delete;\n virtual void b() = 0;\n void c() const & override;\n auto d() -> int;\n};\nvoid A::c() const & { }',
    ['A 1-7', 'A.A 2', 'A.A 3', 'A.b 4', 'A.d 6', 'A.c 8'],
  ],
  [
    'a declaration before and behind its definition',
    'int a(int);\nint a(int b) { }\nint a(int);\nint c(int);\nint c(long);',
    ['a 2', 'c 4', 'c 5'],
  ],
  [
    'calls of macros before a declaration',
    'EXPORT(int) a() { }\nAPI(a) B(b) int c() { }\nDEFINE(d)\nint e() { }\nTEST(Suite, Case) { }\nDECLARE(f);',
    ['a 1', 'c 2', 'e 4', 'TEST 5', 'DECLARE 6'],
  ],
  [
    'words before a bracket that are no names',
    '__attribute__((noinline)) int a() { }\nalignas(8) int b = 1;\n__declspec(dllexport) int c() { }\nexplicit(true) D(int) { }\ndecltype(auto) e() { }\nstatic_assert(sizeof(int) > 1, "f");\nint g() { }',
    ['a 1', 'b 2', 'c 3', 'D 4', 'e 5', 'g 7'],
  ],
  [
    'what follows the parameters',
    'auto a() -> std::map<int, B> { }\nint b() __attribute__((c)) { }\nint d() throw(e) { }\nint f() noexcept(g < h) { }\nint i() const volatile && final { }\nint j() requires K<int> { }\nauto l(int m) -> int (*)(int) { }',
    ['a 1', 'b 2', 'd 3', 'f 4', 'i 5', 'j 6', 'l 7'],
  ],
  [
    'bodies that are handled',
    'int a() try { } catch (int b) { } catch (...) { c(); }\nint d() try { } catch (int)\n',
    ['a 1', 'd 2'],
  ],
  [
    'functions that answer functions',
    'int (*a(int b))(int) { struct C { int d; }; }\nvoid (*e(void (*f)(int)))(int);\nint (*g(int))(int) }\nint (*h(i))[2];\nint (*(j))(int);\nint k() { }',
    ['a 1', 'a.C 1', 'a.C.d 1', 'e 2', 'h 4', 'k 6'],
  ],
  [
    'functions in functions are calls',
    'int a() { b(c); if (d) { e(f) { } } struct G *h(int); }',
    ['a 1'],
  ],
  // Variables.
  [
    'variables with a value, and those without',
    'int a;\nint b = 1;\nint c{2};\nint d[] = { 1 };\nint e = 1, f = 2;\nstd::map<int, int> g = { { 1, 2 } };\nextern int h;\nint i(3);\nconst char *const j = "k";\nA::B C::l = m(1);\nint n = (o, p);\nauto q = [](int r) { struct S { int t; }; };',
    ['b 2', 'c 3', 'd 4', 'g 6', 'i 8', 'j 9', 'l 10', 'n 11', 'q 12', 'q.S 12', 'q.S.t 12'],
  ],
  [
    'fields',
    'struct A {\n int a;\n int b, c;\n int d[2][3];\n static const int e = 1;\n std::map<int, B> f;\n friend class G;\n friend H;\n void (*i)(int);\n B::C *j;\n int k{1};\n std::function<int(int)> l = [](int m) { return m; };\n unsigned : 2;\n int n : 3;\n int const;\n auto o = p<q>(r);\n};',
    [
      'A 1-17',
      'A.a 2',
      'A.d 4',
      'A.e 5',
      'A.f 6',
      'A.j 10',
      'A.k 11',
      'A.l 12',
      'A.n 14',
      'A.o 16',
    ],
  ],
  [
    'a macro alone on its line before a body',
    'int a\n{ b(); }\nint c() { }\nFOO { }\nint d = { 1 }\n+ 2;',
    ['a 1-2', 'c 3', 'd 5-6'],
  ],
  ['declarations that are cut off', 'int a() { int b = 1', ['a 1']],
  [
    'a class that is cut off',
    'class A : public B {\n int c() { }\n int d',
    ['A 1-3', 'A.c 2', 'A.d 3'],
  ],
];

const C: readonly Row[] = [
  [
    'a function with a head in each branch, which one brace closes',
    '#if A\nint f(int a) {\n#elif B\nint f(long a) {\n#else\nint f(char a)\n{\n#endif\n  if (a) {\n    b();\n  }\n}\nint g(void) { return 2; }',
    ['f 2-12', 'g 13'],
  ],
  [
    'blocks that begin in branches',
    'int h(void) {\n#ifdef A\n  while (x) { if (y) {\n#else\n  for (;;) { {\n#endif\n    go();\n  } }\n}\nint i(void) { }',
    ['h 1-9', 'i 10'],
  ],
  [
    'a function whose branches do not open the same',
    '#if A\nint f(int a) { if (a) {\n#else\nint f(long a) {\n#endif\n  b();\n}\nint g(void) { }',
    ['f 2-7', 'g 8'],
  ],
  [
    'functions whose parameters have their types behind',
    'int a(b, c) int b; char *c; { }\nint d(e)\n  register struct f *e;\n{ }\nint g(h) char h[2], *i; { }\nint j() { }\nint k(l) MACRO { }\nvoid m(n) const int n; { }',
    ['a 1', 'd 2-4', 'g 5', 'j 6', 'k 7', 'm 8'],
  ],
  ['declarations with names only', 'int a(b, c);\nint d(e);\nint f(g) { }', ['a 1', 'd 2', 'f 3']],
  [
    'macros',
    '#define A 1\n# define  B(c) ((c) + 1)\n#define D\n#undef E\n#define _f(...) \\\n  g\n#define 1 2\nint h() { }',
    ['A 1', 'B 2', 'D 3', '_f 5-6', 'h 8'],
  ],
  [
    'the same bracket in both branches',
    'int a() {\n#ifdef B\n if (c) {\n#elif defined(D)\n if (d) {\n#elifdef E\n if (e) {\n#else\n {\n#endif\n }\n}\nint f() { }',
    ['a 1-12', 'f 13'],
  ],
  ['parameters whose types are cut off', 'int a(b) int c;\nint d(e);\n{ }', ['a 1', 'd 2']],
  [
    'a branch in a branch',
    'int a() {\n#if B\n#ifndef C\n {\n#endif\n#else\n {\n#endif\n }\n}\nint d() { }',
    ['a 1-10', 'd 11'],
  ],
  [
    'structs with a tag, a name, both',
    'struct a { int b; struct { int c; } d; };\ntypedef struct e { int f; } e, *g;\ntypedef union { int h; } i;\nstruct a j = { .b = 1 };\nstatic struct k { int l; } m[] = { { 1 }, { 2 } };',
    ['a 1', 'a.b 1', 'a.c 1', 'e 2', 'g 2', 'e.f 2', 'i 3', 'i.h 3', 'j 4', 'k 5', 'k.l 5'],
  ],
];

describe('C++', () => {
  it.each(CPP)('names %s', (_what, text, names) =>
    expect(namesAndLines('cpp', text)).toEqual(names),
  );
});

describe('C', () => {
  it.each(C)('names %s', (_what, text, names) => expect(namesAndLines('c', text)).toEqual(names));
});

describe('a range of C++', () => {
  it('begins where the declaration does, and ends with its semicolon', () => {
    expect(
      textsByName(
        'cpp',
        'namespace a {\ntemplate <class T>\nstatic int b() { return 1; } int c = 1 ; class D { int e ; using F = int ; typedef int G ; } h ; EXPORT(x) int i() { } int j() = delete ; }',
      ),
    ).toEqual({
      b: 'template <class T>\nstatic int b() { return 1; }',
      c: 'int c = 1 ;',
      D: 'class D { int e ; using F = int ; typedef int G ; } h ;',
      'D.e': 'int e ;',
      'D.F': 'using F = int ;',
      'D.G': 'typedef int G ;',
      i: 'int i() { }',
      j: 'int j() = delete ;',
    });
  });

  it('leaves out labels and brackets before it', () => {
    expect(
      textsByName(
        'cpp',
        ') int a() { } class B { public: int c; public slots: void d(); Q_SIGNALS: void e(); private : int f(int g) { } };\n',
      ),
    ).toMatchObject({
      a: 'int a() { }',
      'B.c': 'int c;',
      'B.d': 'void d();',
      'B.e': 'void e();',
      'B.f': 'int f(int g) { }',
    });
  });

  it('takes in attributes, initialisers, handlers and types of parameters', () => {
    expect(
      textsByName(
        'cpp',
        '__attribute__((a)) int b() { } C::C() : D<E>{1}, f{2}, G::H<I>(3), j(4) { k(); } int l() try { } catch (m n) { } catch (...) { } int o(p, q) int p; char *q, r[2]; { } using S = T }',
      ),
    ).toEqual({
      b: '__attribute__((a)) int b() { }',
      'C.C': 'C::C() : D<E>{1}, f{2}, G::H<I>(3), j(4) { k(); }',
      l: 'int l() try { } catch (m n) { } catch (...) { }',
      o: 'int o(p, q) int p; char *q, r[2]; { }',
      S: 'using S = T',
    });
  });

  it('has no name longer than anybody writes', () => {
    const conversion = (length: number): string => `operator ${'t'.repeat(length - 9)}`;
    expect(namesAndLines('cpp', `${conversion(80)}() { }\n${conversion(81)}() { }`)).toEqual([
      `${conversion(80)} 1`,
    ]);
  });
});
