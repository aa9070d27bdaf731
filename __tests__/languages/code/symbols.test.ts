import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';
import { nearestNames, readCode, symbolsOf } from '../../../src/languages/code/symbols.js';
import type { CodeSymbol } from '../../../src/languages/code/symbols/reader.js';

const read = (language: Language, text: string): readonly CodeSymbol[] =>
  symbolsOf(readCode(language, text, lex(language, text)));

/** Names with their lines: `login 2-4`. */
const named = (language: Language, ...lines: readonly string[]): readonly string[] =>
  read(language, lines.join('\n')).map(({ name, lines: [from, to] }) =>
    from === to ? `${name} ${from}` : `${name} ${from}-${to}`,
  );

/** The text of each symbol, by name. */
const texts = (language: Language, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    read(language, text).map(({ name, from, to }) => [name, text.slice(from, to)]),
  );

describe('a range', () => {
  it('begins with decorators and modifiers, not with the comment before, and ends with the semicolon', () => {
    expect(
      texts(
        'typescript',
        '/** Doc. */\n@log()\nexport default class A {\n  // x\n  @a @b(1) private static readonly x = 1;\n}\n',
      ),
    ).toEqual({
      A: '@log()\nexport default class A {\n  // x\n  @a @b(1) private static readonly x = 1;\n}',
      'A.x': '@a @b(1) private static readonly x = 1;',
    });
    expect(texts('python', '# c\n@a\n@b(1)\ndef f():\n    return 1\n\n\nx = 1\n')).toEqual({
      f: '@a\n@b(1)\ndef f():\n    return 1',
      x: 'x = 1',
    });
    expect(
      texts('java', '/** Doc. */ @A(1) public class B { /* c */ @Override int x() { return 1; } }')[
        'B.x'
      ],
    ).toBe('@Override int x() { return 1; }');
    expect(texts('rust', '/// Doc.\n#[a]\npub fn f() {}')).toEqual({ f: '#[a]\npub fn f() {}' });
  });

  it('of C# goes on behind the braces in an expression', () => {
    expect(
      texts(
        'csharp',
        'class A { B F() => new B { X = 1 }.Also(); B P => new() { Y = 2 }; int G() { return 1; } }',
      ),
    ).toMatchObject({
      'A.F': 'B F() => new B { X = 1 }.Also();',
      'A.P': 'B P => new() { Y = 2 };',
      'A.G': 'int G() { return 1; }',
    });
  });

  it('is one part each where several are declared at once', () => {
    expect(texts('typescript', 'export const a = 1, b = () => 2;')).toEqual({
      a: 'a = 1',
      b: 'b = () => 2',
    });
    expect(texts('go', 'package p\nconst (\n\tA = 1\n\tB\n)\nvar c = 2\n')).toEqual({
      A: 'A = 1',
      B: 'B',
      c: 'var c = 2',
    });
    expect(texts('java', 'class A { int a = 1, b; }')).toMatchObject({
      'A.a': 'a = 1',
      'A.b': 'b',
    });
  });
});

describe('TypeScript and JavaScript', () => {
  it('name methods, accessors, constructors, fields and private members by their class', () => {
    expect(
      named(
        'typescript',
        'export abstract class AuthService<T extends { a: 1 } = { a: 1 }> extends Base<T>(mixin({ b: 2 })) {',
        '  #attempts = 0;',
        "  'a-b' = 1; ['c'] = 2; [computed()] = 3; 7 = 8",
        '  static async *constructor2<U>(a = { b: "}" }): AsyncGenerator<{ x: U }> { yield /[}]/ }',
        '  constructor(private readonly x: number) { super(); }',
        '  get name(): string { return `${this.x ? "}" : `{`}` }',
        '  set name(value) {}',
        '  login(name: string): void;',
        '  login(name: string, again?: boolean): asserts name is "x"',
        '  login() {',
        '    function helper() {}',
        '    const local = 1, bound = () => { const deep = function () {}; };',
        '  }',
        '  abstract run(): Promise<void>;',
        '  handler = async (e: Event): Promise<{ ok: boolean }> => { if (e) {} };',
        '  static { const inside = 1; }',
        '  __proto__() {}',
        '  get = 1; static = 2',
        '}',
      ),
    ).toEqual([
      'AuthService 1-19',
      'AuthService.#attempts 2',
      'AuthService.a-b 3',
      'AuthService.c 3',
      'AuthService.7 3',
      'AuthService.constructor2 4',
      'AuthService.constructor 5',
      'AuthService.name 6',
      'AuthService.name 7',
      'AuthService.login 8',
      'AuthService.login 9',
      'AuthService.login 10-13',
      'AuthService.login.helper 11',
      'AuthService.login.bound 12',
      'AuthService.login.bound.deep 12',
      'AuthService.run 14',
      'AuthService.handler 15',
      'AuthService.__proto__ 17',
      'AuthService.get 18',
      'AuthService.static 18',
    ]);
  });

  it('are read without semicolons too', () => {
    expect(
      named(
        'typescript',
        'type A = () => void',
        '',
        'type B =',
        '  | { kind: "a" }',
        '  | Array<B>',
        'interface C { type: string }',
        'const d = (a) => ({ a })',
        'const e = a',
        '  .b()',
        '  ?? c',
        'let f',
        'function g(): void {}',
        'export const h = <T,>(x: T): Map<string, T> => new Map()',
        'enum I { A }',
        'const enum J { B }',
      ),
    ).toEqual(['A 1', 'B 3-5', 'C 6', 'd 7', 'e 8-10', 'f 11', 'g 12', 'h 13', 'I 14', 'J 15']);
  });

  it('name what a constant object holds, what is exported without a name, and what is assigned', () => {
    expect(
      named(
        'javascript',
        'const config = { port: 1, start() { }, nested: { stop: async () => { }, "a b": function () { } }, get x() { return 1 }, [y]() { }, ...z } ;',
        'export default { data() { return { a() { } } } }',
        'exports.run = function run() { };',
        'A.prototype.b = () => 1',
        'module.exports = { c() { } }',
        'this.d = function () { }',
      ),
    ).toEqual([
      'config 1',
      'config.start 1',
      'config.nested.stop 1',
      'config.nested.a b 1',
      'config.x 1',
      'default 2',
      'default.data 2',
      'run 3',
      'A.prototype.b 4',
      'c 5',
    ]);
  });

  it('find nothing in strings, templates, comments, expressions, and JSX text', () => {
    expect(
      named(
        'tsx',
        'const View = ({ a }: Props) => <div title="function no() {}">function no() {"}"} {list.map((x) => <li key={x}>const y = 1;</li>)}</div>',
        'export function App() {',
        '  const text = `function no() { ${(() => { function yes() {} })()} class no2 {}`;',
        '  call(function named() {}, class Inner { m() {} }); (function iife() {})();',
        '  // function no3() {}',
        '  switch (a) { default: return b ? function no4() {} : { class: 1, function: 2, type: "x" }; }',
        '  return <>const no5 = () =&gt; {"{"}</>;',
        '}',
        'const after = /function no6() {}/;',
      ),
    ).toEqual(['View 1', 'App 2-8', 'App.yes 3', 'App.m 4', 'after 9']);
  });

  it('scope by namespaces and not by modules in quotes; names may be of any script', () => {
    expect(
      named(
        'typescript',
        'namespace A.B { export const c = 1; function d() {} }',
        'declare module "x" { function e(): void; }',
        'declare global { interface F {} }',
        'const größe = () => 1;',
        'class 类 { 方法() {} }',
      ),
    ).toEqual(['A.B 1', 'A.B.c 1', 'A.B.d 1', 'e 2', 'F 3', 'größe 4', '类 5', '类.方法 5']);
  });
});

describe('Python', () => {
  it('reads blocks by their indentation, whatever strings and brackets do', () => {
    expect(
      named(
        'python',
        'class A(Base, metaclass=M):',
        '    """',
        'def no(): pass',
        '    """',
        '    x: int = 1; y = 2',
        '    z: str',
        '    def one(self): return 1',
        '    async def two(',
        'self, a={"b": [1, 2]}) -> dict[str,',
        ' int]:',
        '        if a: b = 1',
        '        def inner():',
        '            return """',
        'x',
        '"""',
        '        local = 1',
        '# at the margin',
        '        return inner',
        '    # of the class',
        'def top(): pass',
        'w = v = 1',
        'a.b = 2; c, d = 3, 4',
        'if w:',
        '    e = lambda: 1',
        'else:',
        '    def top(): pass',
      ),
    ).toEqual([
      'A 1-19',
      'A.x 5',
      'A.y 5',
      'A.z 6',
      'A.one 7',
      'A.two 8-18',
      'A.two.inner 12-15',
      'top 20',
      'w 21',
      'e 24',
      'top 26',
    ]);
  });
});

describe('Go, Java, Rust', () => {
  it('name methods of Go by the type of their receiver', () => {
    expect(
      named(
        'go',
        'package p',
        'type T[K any] struct { f func() `json:"}"` }',
        'func (t *T[K]) M() interface{ X() } { g := func() {}; g(); return nil }',
        'func (T) N()',
        'func F[A interface{ ~int }](a A) struct{ b int } {',
        '}',
        'type (',
        '\tB int',
        '\tC struct {',
        '\t\td int',
        '\t}',
        ')',
      ),
    ).toEqual(['T 2', 'T.M 3', 'T.M.g 3', 'T.N 4', 'F 5-6', 'B 8', 'C 9-11']);
  });

  it('name functions of Go that a function keeps in variables, and nothing else in it', () => {
    expect(
      named(
        'go',
        'package p',
        'func F() {',
        '\tvar g = func() int {',
        '\t\treturn 1',
        '\t}',
        '\tvar (',
        '\t\th = func() {}',
        '\t\ti = 2',
        '\t)',
        '\tconst j = 3',
        '\ttype k struct{}',
        '\tfor {',
        '\t\tl := func() {}',
        '\t}',
        '}',
        'var (',
        '\tm, n = 1, 2',
        '\t_ = F',
        ')',
        'type O = map[string]func()',
      ),
    ).toEqual(['F 2-15', 'F.g 3-5', 'F.h 7', 'F.k 11', 'F.l 13', 'm 17', 'n 17', 'O 20']);
  });

  it('name members of anonymous classes of Java by what is around them', () => {
    expect(
      named(
        'java',
        'package p;',
        'public class A<T extends B<T>> {',
        '  String s = """',
        '    class No { }',
        '    """;',
        '  A() { new B<>(() -> 1) { void run() {} }; }',
        '  <X> Map<X, int[]> m(X x) throws E { return null; }',
        '  enum E { P { void q() {} }, R; void u() {} }',
        '  record F(int a) { F { } }',
        '}',
      ),
    ).toEqual([
      'A 2-10',
      'A.s 3-5',
      'A.A 6',
      'A.A.run 6',
      'A.m 7',
      'A.E 8',
      'A.E.P.q 8',
      'A.E.u 8',
      'A.F 9',
      'A.F.F 9',
    ]);
  });

  it('read Java without a class around it, and no statement of a module or a package as one', () => {
    expect(
      named(
        'java',
        '@Deprecated package p;',
        'import static a.B.c;',
        'int count = 1;',
        'void main() { class A {} }',
        'class module { }',
      ),
    ).toEqual(['count 3', 'main 4', 'main.A 4', 'module 5']);
    expect(
      named(
        'java',
        'import a.B;',
        '@Deprecated open module a.b {',
        '  requires java.sql; exports a.b to c;',
        '  provides D with E; }',
        'class F { }',
      ),
    ).toEqual(['F 5']);
    expect(named('java', 'module a { requires b; }')).toEqual([]);
  });

  it('end fields of Java and elements of annotations with their semicolon', () => {
    expect(
      texts(
        'java',
        '@interface A { int[] a() default {1} ; int b = 1 ; int c = 2, d ; class E { int f() { return 1; } ; } }',
      ),
    ).toMatchObject({
      'A.a': 'int[] a() default {1} ;',
      'A.b': 'int b = 1 ;',
      'A.c': 'c = 2',
      'A.d': 'd',
      'A.E.f': 'int f() { return 1; }',
    });
  });

  it('name each field of Java and no value', () => {
    expect(
      named(
        'java',
        'class A {',
        '  boolean b = 1 < c, d = 2 > e;',
        '  Map<F, G> h = new HashMap<F, G>(), i[] = {1, 2}, j;',
        '  @K(1) int[] l[][] = {}, m; record n; record o = p;',
        '  Q.R<S>.T u, v = w(1, 2);',
        '}',
      ),
    ).toEqual([
      'A 1-6',
      'A.b 2',
      'A.d 2',
      'A.h 3',
      'A.i 3',
      'A.j 3',
      'A.l 4',
      'A.m 4',
      'A.n 4',
      'A.o 4',
      'A.u 5',
      'A.v 5',
    ]);
  });

  it('find what is whole in Java that is not', () => {
    expect(
      texts('java', 'class A { x; int 5 = 1; ) int y() { } ] int z = 2; } } class B { }'),
    ).toMatchObject({ 'A.y': 'int y() { }', 'A.z': '] int z = 2;', B: 'class B { }' });
    expect(named('java', 'class A { x; int 5 = 1; } }', 'class B }', 'class C { }')).toEqual([
      'A 1',
      'C 3',
    ]);
    expect(named('java', 'class A ;', 'class B { class C ; }')).toEqual(['B 2']);
    expect(named('java', 'class A { void m() {', '  if (a) {', '  int b = 1', '}')).toEqual([
      'A 1-4',
      'A.m 1-4',
    ]);
    expect(
      named(
        'java',
        'class A { int a = 1',
        '}',
        'class B { int c, d',
        '}',
        'class C { int e()',
        '}',
        'enum E { F, G',
        '}',
        'class H',
      ),
    ).toEqual(['A 1-2', 'A.a 1', 'B 3-4', 'B.c 3', 'C 5-6', 'C.e 5-6', 'E 7-8']);
  });

  it('name what an impl of Rust holds by its type, in modules by the module', () => {
    expect(
      named(
        'rust',
        "impl<'a, T: Fn() -> u8> Show for a::List<'a, T> where T: X { fn show(&self) -> char { '}' } const N: u8 = 1; }",
        'mod m { pub struct S; fn f() { fn g() {} let h = |x| x; let i = 1; } }',
        'macro_rules! mac { () => { fn no() {} } }',
        'trait T { fn a(); fn b() {} }',
      ),
    ).toEqual([
      'List.show 1',
      'List.N 1',
      'm 2',
      'm.S 2',
      'm.f 2',
      'm.f.g 2',
      'm.f.h 2',
      'mac 3',
      'T 4',
      'T.a 4',
      'T.b 4',
    ]);
  });
});

describe('C, C++, C#', () => {
  it('name functions of C, old ones and those between macros too; one only declared counts once it has no body', () => {
    expect(
      named(
        'c',
        '#define MAX(a, b) \\',
        '  ((a) > (b))',
        'static int used(int);',
        'int only_declared(const char *name, ...);',
        'struct node { int a; struct node *next; };',
        'typedef struct { int x; } point_t;',
        'typedef int (*compare)(const void *, const void *);',
        'struct node *used2(int a) { return 0; }',
        'static int used(int a) {',
        '#ifdef X',
        '  if (a) {',
        '#else',
        '  if (!a) {',
        '#endif',
        '  }',
        '  return 0;',
        '}',
        'int old(a, b) int a; char *b; { return a; }',
        'EXPORT(int) exported(void) { return 1; }',
        'static const int table[] = { 1, 2 };',
        'enum color { RED, GREEN };',
        'int (*handler)(int) = 0;',
      ),
    ).toEqual([
      'MAX 1-2',
      'only_declared 4',
      'node 5',
      'node.a 5',
      'node.next 5',
      'point_t 6',
      'point_t.x 6',
      'compare 7',
      'used2 8',
      'used 9-17',
      'old 18',
      'exported 19',
      'table 20',
      'color 21',
    ]);
  });

  it('name methods of C++ by their class, in it and outside of it, without namespaces', () => {
    expect(
      named(
        'cpp',
        'namespace a::b {',
        'template <typename T, int N = (1 > 0)> class Box final : public Base<T> {',
        ' public:',
        '  Box() : a_{1}, b_(2) {}',
        '  bool operator==(const Box& o) const { return true; }',
        '  ~Box();',
        '  int a_ = 0;',
        '};',
        'template <class T> int Box<T>::size() const noexcept { return 1; }',
        'Box<int>::~Box() { }',
        '}',
        'auto f(int x) -> int { auto g = [] { return 1; }; return g(); }',
      ),
    ).toEqual([
      'Box 2-8',
      'Box.Box 4',
      'Box.operator== 5',
      'Box.a_ 7',
      'Box.size 9',
      'Box.~Box 10',
      'f 12',
    ]);
  });

  it('name types of C++ by what stands behind their attributes, and take no variable for one', () => {
    expect(
      named(
        'cpp',
        'struct __attribute__((packed)) Packet { int a; };',
        'class alignas(16) Vector final { };',
        'class API_EXPORT(2) Service : public Base<int> { void run() { } };',
        'enum class Color : int { Red };',
        'union U { int a; };',
        'struct Packet packet = { 1 };',
        'struct Packet *find(int a) { return 0; }',
        'class Later;',
        'class Outer::Inner { };',
        'typedef int Row[4];',
        'typedef struct Node { int b; } Node;',
        'using Id = long;',
      ),
    ).toEqual([
      'Packet 1',
      'Packet.a 1',
      'Vector 2',
      'Service 3',
      'Service.run 3',
      'Color 4',
      'U 5',
      'U.a 5',
      'packet 6',
      'find 7',
      'Outer.Inner 9',
      'Row 10',
      'Node 11',
      'Node.b 11',
      'Id 12',
    ]);
  });

  it('name what C++ defines from the outermost namespace on, and behind a label', () => {
    expect(
      named(
        'cpp',
        '::Box::Box(int a) HIDDEN { }',
        '::Box::~Box() { }',
        'class A {',
        ' public slots: ~A() { }',
        '};',
      ),
    ).toEqual(['Box.Box 1', 'Box.~Box 2', 'A 3-5', 'A.~A 4']);
  });

  it('name members of C# without their namespace', () => {
    expect(
      named(
        'csharp',
        'namespace A.B;',
        'public partial class C<T> : D where T : new() {',
        '  [Obsolete("}")] public int P { get; private set; } = 1;',
        '  int this[int i] => i;',
        '  C() : base(1) { }',
        '  async Task<(int, T)> M<U>(U u) where U : T { int Local(int x) => x; return await Local(1); }',
        '  void IDisposable.Dispose() { var s = @"}"; }',
        '  public record R(int X);',
        '}',
      ),
    ).toEqual([
      'C 2-9',
      'C.P 3',
      'C.this 4',
      'C.C 5',
      'C.M 6',
      'C.M.Local 6',
      'C.Dispose 7',
      'C.R 8',
    ]);
  });
});

describe('C# without a class around it, and C# that is not whole', () => {
  it('reads the functions between statements, and no statement as one', () => {
    expect(
      named(
        'csharp',
        'using (var r = Open()) { void InUsing() { } }',
        'using var s = Open();',
        'if (a) Run();',
        'else Run();',
        'Console.WriteLine(1);',
        'return x ? Run() : 1;',
        '(a, b) = (b, a);',
        'var t = new T { A = 1 };',
        'int Twice(int x) => x * 2;',
        'static (int, int) Pair() { return (1, 2); }',
        '(int, int) Bare() => (1, 2);',
        'List<int> Many<T>() { return null; }',
        'int[] Array() => null;',
        'int? Maybe() => null;',
        'unsafe int* Pointer() => null;',
        'delegate int Made(int x);',
        'public delegate (int, int) Both(int x);',
        'foreach (var x in y) { int InLoop() => 1; }',
        '{ void InBlock() { } }',
        'unsafe { void InUnsafe() { } }',
        'Map("/", () => { void InLambda() { } });',
        'await Run(x => x);',
        'class A { }',
      ),
    ).toEqual([
      'InUsing 1',
      'Twice 9',
      'Pair 10',
      'Bare 11',
      'Many 12',
      'Array 13',
      'Maybe 14',
      'Pointer 15',
      'Made 16',
      'Both 17',
      'InLoop 18',
      'InBlock 19',
      'InUnsafe 20',
      'InLambda 21',
      'A 23',
    ]);
    expect(named('csharp', 'Run(1);')).toEqual([]);
  });

  it('ends what it declares with the semicolon', () => {
    expect(
      texts(
        'csharp',
        'class A { int b = 1 ; int c = 2 , d ; int E { get; } = 3 ; int F { get; } record g = new record { h = 4 } ; } record I(int J) ; enum K { L }',
      ),
    ).toEqual({
      A: expect.any(String),
      'A.b': 'int b = 1 ;',
      'A.c': 'c = 2',
      'A.d': 'd',
      'A.E': 'int E { get; } = 3 ;',
      'A.F': 'int F { get; }',
      'A.g': 'record g = new record { h = 4 } ;',
      I: 'record I(int J) ;',
      K: 'enum K { L }',
    });
  });

  it('names each field and no value', () => {
    expect(
      named(
        'csharp',
        'class A {',
        '  fixed byte a[3];',
        '  fixed int b[4], c[5];',
        '  bool d = 1 < two, e = 3 > (2);',
        '  int f = G<int, string>.H, i = new J<int, K> { L = 1 };',
        '  bool m = n < o, p = q > r;',
        '  int[] s = { 1, 2 }, t;',
        '}',
      ),
    ).toEqual([
      'A 1-8',
      'A.a 2',
      'A.b 3',
      'A.c 3',
      'A.d 4',
      'A.e 4',
      'A.f 5',
      'A.i 5',
      'A.m 6',
      'A.p 6',
      'A.s 7',
      'A.t 7',
    ]);
  });

  it('takes no call, no pattern and no constructor in a method for a function', () => {
    expect(
      named(
        'csharp',
        'class A { void M() {',
        '  static Foo() { }',
        '  Run() { }',
        '  var r = a switch { Foo when b * Run(c) => 1, Foo (1) => 2, _ => 3 };',
        '  Foo where (a) { }',
        '  a.Run() { } } }',
      ),
    ).toEqual(['A 1-6', 'A.M 1-6']);
  });

  it('calls an operator of a very long type only an operator', () => {
    expect(
      named(
        'csharp',
        'class A {',
        '  public static implicit operator Dictionary<string, Dictionary<string, List<string>>>(A a) => null; }',
      ),
    ).toEqual(['A 1-2', 'A.operator 2']);
  });

  it('finds what is whole', () => {
    expect(
      named(
        'csharp',
        'class A { x; int 5 = 1;',
        '  int y; } }',
        'class B }',
        'class C { { int no; } int d; }',
      ),
    ).toEqual(['A 1-2', 'A.y 2', 'C 4', 'C.d 4']);
    expect(texts('csharp', 'class A { ) int b() { } operator; int c }')).toMatchObject({
      'A.b': 'int b() { }',
    });
    expect(named('csharp', 'class A')).toEqual([]);
    expect(named('csharp', 'class A { int F(', 'int G()')).toEqual(['A 1-2', 'A.F 1-2']);
    expect(
      named(
        'csharp',
        'class A { int b = 1',
        '}',
        'class B { int c()',
        '}',
        'class D { int e => 1',
        '}',
        'class F { int g { get; } = 1',
        '}',
      ),
    ).toEqual(['A 1-2', 'A.b 1', 'B 3-4', 'B.c 3', 'D 5-6', 'D.e 5', 'F 7-8', 'F.g 7']);
    expect(
      named('csharp', 'class A { void M() { int L(', 'int N() { } } }', 'class B { }'),
    ).toContain('B 3');
  });
});

describe('Ruby, PHP, Kotlin, Swift, shell', () => {
  it('count the ends of Ruby', () => {
    expect(
      named(
        'ruby',
        'module A',
        '  class B::C < D',
        '    X = 1',
        '    def a = 1',
        '    def self.b?(x) ; return 1 if x ; end',
        '    def c=(v)',
        '      y = if v then 1 else 2 end',
        '      z while y.end',
        '      [1].each do |i| puts <<~T if i',
        '        end',
        '      T',
        '      end',
        '    end',
        '    class << self; def d; end; end',
        '  end',
        'end',
        'def e(a, end: 1) {if: a} end',
      ),
    ).toEqual([
      'A 1-16',
      'A.B.C 2-15',
      'A.B.C.X 3',
      'A.B.C.a 4',
      'A.B.C.b? 5',
      'A.B.C.c= 6-13',
      'A.B.C.d 14',
      'e 17',
    ]);
  });

  it('leave markup of PHP alone', () => {
    expect(
      named(
        'php',
        '<b>function no() {</b>',
        '<?php namespace A\\B;',
        'final class C extends D { use T; const K = 1, L = 2; private ?int $p = 1;',
        '  public function m(): ?int { return new class { function n() {} }; } }',
        'function &f() { return "{$a}}"; }',
        'enum E: string { case A = "a"; }',
      ),
    ).toEqual(['C 3-4', 'C.K 3', 'C.L 3', 'C.p 3', 'C.m 4', 'C.m.n 4', 'f 5', 'E 6', 'E.A 6']);
  });

  it('read Kotlin without semicolons', () => {
    expect(
      named(
        'kotlin',
        'package a',
        '@File',
        'data class A<T : B>(val x: Int, var y: () -> Unit = { }) : C(x), D by x',
        'sealed interface E { fun f(): Int',
        '  val g: Int get() = 1 }',
        'class H {',
        '  constructor(a: Int) : this()',
        '  init { val no = 1 }',
        '  var i: Int = 0',
        '    get() = field',
        '    private set',
        '  companion object { const val J = "}" }',
        '  fun k(a: Int) =',
        '    when (a) { 1 -> "${a}"',
        '      else -> "" }',
        '  override fun toString(): String { fun inner() = 1; return "" }',
        '}',
        'fun <T> List<T>.ext(): T? = first()',
        'enum class L(val m: Int) { ONE(1) { override fun n() {} }, TWO(2); fun n() {} }',
        'object O',
        'typealias P = (Int) -> Unit',
      ),
    ).toEqual(
      [
        'A 2-3',
        'E 4-5',
        'E.f 4',
        'E.g 5',
        'H 6-17',
        'H.constructor 7',
        'H.i 9-11',
        'H.Companion 12',
        'H.Companion.J 12',
        'H.k 13-15',
        'H.toString 16',
        'H.toString.inner 16',
        'List.ext 18',
        'L 19',
        'L.m 19',
        'L.ONE.n 19',
        'L.n 19',
        'O 20',
        'P 21',
      ].filter((one) => one !== 'L.m 19'),
    );
  });

  it('name what an extension of Swift holds by its type', () => {
    expect(
      named(
        'swift',
        'import A',
        '@objc public final class B<T: C>: D where T: E {',
        '  private(set) var x: Int = 0 { didSet { } }',
        '  static let y = "\\(z("}"))"',
        '  init?(a: Int) { }',
        '  deinit { }',
        '  class func f<U>(_ a: U) async throws -> [U] where U: C { func g() {} ; return [] }',
        '  subscript(i: Int) -> Int { get { 1 } }',
        '}',
        'extension B.Inner: P { static func == (a: B, b: B) -> Bool { true } }',
        'protocol P { func q() -> Int',
        '  var r: Int { get } }',
        'enum S { case a, b',
        '  typealias T = Int }',
      ),
    ).toEqual([
      'B 2-9',
      'B.x 3',
      'B.y 4',
      'B.init 5',
      'B.deinit 6',
      'B.f 7',
      'B.f.g 7',
      'B.subscript 8',
      'B.Inner 10',
      'B.Inner.== 10',
      'P 11-12',
      'P.q 11',
      'P.r 12',
      'S 13-14',
      'S.T 14',
    ]);
  });

  it('read functions of shell', () => {
    expect(
      named(
        'shell',
        'a() { echo "}" ${b:-"}"}; }',
        'function c-d {',
        '  cat <<E',
        'no() {',
        'E',
        '  case x in y) z() { :; } ;; esac',
        '}',
        'e()',
        '( f )',
      ),
    ).toEqual(['a 1', 'c-d 2-7', 'c-d.z 6', 'e 8-9']);
    // A body without brackets: where it ends is not told.
    expect(named('shell', 'f() if a; then b; fi', 'g() [[ $1 ]]', 'h=(i) j() (', ')')).toEqual([
      'j 3-4',
    ]);
  });
});

describe('what is asked of symbols', () => {
  const text =
    'class A {\n  login() { return 1; }\n  get() {}\n}\nclass B {\n  login() {}\n  login() {}\n}\n';
  const symbols = read('typescript', text);

  it('is suggested by its last name, else by its spelling', () => {
    expect(nearestNames(symbols, 'login')).toEqual(['A.login', 'B.login']);
    expect(nearestNames(symbols, 'A.logn')).toEqual(['A.login']);
    expect(nearestNames(symbols, 'nothing.like.it')).toEqual([]);
  });

  it('is nothing in data', () => {
    expect([read('json', '{"a": 1}'), read('css', '.a { b: c }')]).toEqual([[], []]);
  });
});
