import { describe, expect, it } from '@jest/globals';
import { type Language, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';
import { Code } from '../../../src/languages/code/symbols/code.js';
import { newLine } from '../../../src/languages/code/symbols/lines.js';

/** Names with their lines: `login 2-4`. */
const named = (language: Language, ...lines: readonly string[]): readonly string[] =>
  symbolsOf(readCode(language, lines.join('\n'), lex(language, lines.join('\n')))).map(
    ({ name, lines: [from, to] }) => (from === to ? `${name} ${from}` : `${name} ${from}-${to}`),
  );

/** The text of each symbol, by name. */
const texts = (language: Language, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    symbolsOf(readCode(language, text, lex(language, text))).map(({ name, from, to }) => [
      name,
      text.slice(from, to),
    ]),
  );

/** Whether the second line begins a statement. */
function begins(language: Language, first: string, second: string): boolean {
  const text = `${first}\n${second}`;
  const code = new Code(text, lex(language, text));
  let i = 0;
  while (code.from(i) <= first.length) i += 1;
  return newLine(code, i);
}

describe('a line', () => {
  it.each<readonly [string, string]>([
    ['a', 'b'],
    ['f()', 'b'],
    ['a[1]', 'b'],
    ['{ }', 'b'],
    ['val a: List<Int>', 'b'],
    ['val a: Int?', 'b'],
    ['a!!', 'b'],
    ['1', 'b'],
    ['"a"', 'b'],
    ['a', '"b"'],
    ['a', '1'],
    ['a', '@b'],
    ['a', '(b)'],
    ['a', '[b]'],
    ['a', '!b'],
    ['a', '+b'],
    ['a', '{ b }'],
    ['a', 'elsewhere()'],
    ['a.`in`', 'b'],
    ['a.by', 'b'],
    ['a // +', '/* + */ b'],
  ])('begins a statement after %j: %j', (first, second) => {
    expect(begins('kotlin', first, second)).toBe(true);
  });

  it.each<readonly [string, string]>([
    ['a +', 'b'],
    ['f(', 'b'],
    ['a,', 'b'],
    ['a >', 'b'],
    ['a < b', '> c'],
    ['a ?', 'b : c'],
    ['a ?:', 'b'],
    ['a =', 'b'],
    ['a ->', 'b'],
    ['return', 'b'],
    ['a as', 'B'],
    ['x =', '"a"'],
    ['a', '.b'],
    ['a', '?.b'],
    ['a', '?: b'],
    ['a', ': B'],
    ['a', '= b'],
    ['a', '&& b'],
    ['a', '|| b'],
    ['a', '* b'],
    ['a', '/ b'],
    ['a', ', b'],
    ['a', ')'],
    ['a', ']'],
    ['f()', '-> B'],
    ['a', 'as B'],
    ['}', 'else b'],
    ['"a"', 'in b'],
    ['class A', 'where B: C'],
    ['f()', 'throws'],
    ['class A : B', 'by c'],
  ])('goes on after %j: %j', (first, second) => {
    expect(begins('kotlin', first, second)).toBe(false);
  });

  it('is begun by its first token only', () => {
    const text = 'a b';
    expect(newLine(new Code(text, lex('kotlin', text)), 1)).toBe(false);
  });
});

describe('Kotlin', () => {
  it('has types with a body, with a head only, and in one line', () => {
    expect(
      texts(
        'kotlin',
        [
          'class A',
          'class B(val x: Int) : C<D>(x), E by f',
          'interface G { fun h() ; val i: Int }',
          'class J',
          '{',
          '  class K',
          '}',
          'fun interface L { fun m(): Int }',
          'data object N',
          'annotation class O',
          'class P<T> where T : Q, T : R { }',
          'typealias S<T> = (T) -> Unit',
          'class U(',
          '  val v: Int,',
          ') : W({ 1 })',
          'class X @Inject constructor(y: Int)',
          'val Z = object : A() { fun a() = 1 }',
          '@file:B',
        ].join('\n'),
      ),
    ).toEqual({
      A: 'class A',
      B: 'class B(val x: Int) : C<D>(x), E by f',
      G: 'interface G { fun h() ; val i: Int }',
      'G.h': 'fun h()',
      'G.i': 'val i: Int',
      J: 'class J\n{\n  class K\n}',
      'J.K': 'class K',
      L: 'fun interface L { fun m(): Int }',
      'L.m': 'fun m(): Int',
      N: 'data object N',
      O: 'annotation class O',
      P: 'class P<T> where T : Q, T : R { }',
      S: 'typealias S<T> = (T) -> Unit',
      U: 'class U(\n  val v: Int,\n) : W({ 1 })',
      X: 'class X @Inject constructor(y: Int)',
      Z: 'val Z = object : A() { fun a() = 1 }',
      'Z.a': 'fun a() = 1',
    });
  });

  it('has annotations and modifiers before what they belong to', () => {
    expect(
      texts(
        'kotlin',
        [
          '@A @b.C("}") private inline fun d() {}',
          '@field:E(1)',
          '@get:[F G("x")]',
          'lateinit var h: I',
          '@J',
          'class K {',
          '  public @L constructor(a: Int) : this() { b() }',
          '  private companion object M { }',
          '  @N companion object {',
          '    fun o() { }',
          '  }',
          '}',
          'context(P) fun q() {}',
          'abstract class R { protected abstract @S fun t(): Int',
          '  internal val u: Int @V get() = 1 }',
        ].join('\n'),
      ),
    ).toMatchObject({
      d: '@A @b.C("}") private inline fun d() {}',
      h: '@field:E(1)\n@get:[F G("x")]\nlateinit var h: I',
      'K.constructor': 'public @L constructor(a: Int) : this() { b() }',
      'K.M': 'private companion object M { }',
      'K.Companion': '@N companion object {\n    fun o() { }\n  }',
      'K.Companion.o': 'fun o() { }',
      q: 'fun q() {}',
      'R.t': 'protected abstract @S fun t(): Int',
    });
  });

  it('has an unnamed companion only where the line ends', () => {
    expect(
      named(
        'kotlin',
        'class A {',
        '  companion object',
        '  val b = 1',
        '  val c = object',
        '  : D { }',
        '}',
      ),
    ).toEqual(['A 1-6', 'A.Companion 2', 'A.b 3', 'A.c 4-5']);
  });

  it('has functions and properties that extend a type', () => {
    expect(
      texts(
        'kotlin',
        'fun <T : Any> Map<T, A.B>?.c(d: T): T? where T : E = d\nfun String?.f() {}\nfun A.B.`g h`() = 1\nval <T> List<T>.i: Int get() = 1\nvar A.B?.j: Int = 1\nval `k l` = 2\n',
      ),
    ).toEqual({
      'Map.c': 'fun <T : Any> Map<T, A.B>?.c(d: T): T? where T : E = d',
      'String.f': 'fun String?.f() {}',
      'A.B.g h': 'fun A.B.`g h`() = 1',
      'List.i': 'val <T> List<T>.i: Int get() = 1',
      'A.B.j': 'var A.B?.j: Int = 1',
      'k l': 'val `k l` = 2',
    });
  });

  it('has accessors with their property, and takes no name that begins like one for an accessor', () => {
    expect(
      texts(
        'kotlin',
        'class A {\n  var b = 1\n    @C private get\n    inline set(value) {\n      field = value\n    }\n  var d = 1; get() = field; private set\n  val e by lazy { 1 }\n  var f: Int = 1; internal set }\nval g = 1\nset.add(g)\nval h = 2\nget = 3\n',
      ),
    ).toMatchObject({
      'A.b': 'var b = 1\n    @C private get\n    inline set(value) {\n      field = value\n    }',
      'A.d': 'var d = 1; get() = field; private set',
      'A.e': 'val e by lazy { 1 }',
      'A.f': 'var f: Int = 1; internal set',
      g: 'val g = 1',
      h: 'val h = 2',
    });
  });

  it('has bodies that are an expression over lines, and none', () => {
    expect(
      texts(
        'kotlin',
        'abstract class A {\n  fun b(c: Int)\n    : Int\n  fun d() =\n    e()\n      .f { 1 }\n      ?: 2\n  abstract fun g(); fun h() { }\n  fun i(): (Int) -> Unit = { }\n  fun j() }\nfun k()\n{\n}\n',
      ),
    ).toMatchObject({
      'A.b': 'fun b(c: Int)\n    : Int',
      'A.d': 'fun d() =\n    e()\n      .f { 1 }\n      ?: 2',
      'A.g': 'abstract fun g()',
      'A.h': 'fun h() { }',
      'A.i': 'fun i(): (Int) -> Unit = { }',
      'A.j': 'fun j()',
      k: 'fun k()\n{\n}',
    });
  });

  it('has functions and classes in functions, and no variables', () => {
    expect(
      named(
        'kotlin',
        'fun a(b: () -> Unit = { fun c() {} }) { val d = 1; fun e() {}',
        '  class F { val g = 1 }',
        '  val h =',
        '    fun(x: Int) = x',
        '  if (i) {',
        '    fun j() = 1',
        '  }',
        '  k { fun l() = 2 }',
        '  val m = A::class to B::class',
        '  typealias',
        '}',
        'val (n, o) = p { q -> q }',
        'init { val r = 1 }',
        'fun s() = t(object : U { override fun v() {} })',
      ),
    ).toEqual(['a 1-11', 'a.c 1', 'a.e 1', 'a.F 2', 'a.F.g 2', 'a.j 6', 'a.l 8', 's 14', 's.v 14']);
  });

  it('names what the constants of an enum hold by the constant', () => {
    expect(
      named(
        'kotlin',
        'private enum class A(val b: Int) : C {',
        '  @D("}") E { fun f() {} }, G(1) { val h = 1 }, I(object : J { fun k() {} });',
        '  val l = E',
        '}',
        'enum class M { N { fun o() {} } }',
        'class P { enum class Q { R; fun s() {} } }',
      ),
    ).toEqual([
      'A 1-4',
      'A.E.f 2',
      'A.G.h 2',
      'A.I.k 2',
      'A.l 3',
      'M 5',
      'M.N.o 5',
      'P 6',
      'P.Q 6',
      'P.Q.s 6',
    ]);
  });

  it('has what is whole in a file that is not', () => {
    expect(
      named(
        'kotlin',
        'typealias = A',
        'fun b',
        'fun c = 1',
        'class D { val e = 1 ) val f = 2 ] val g = 3 }',
        '} fun h() {}',
        'val = 1',
        'fun i( {',
        'class J',
      ),
    ).toEqual(['D 4', 'D.e 4', 'D.f 4', 'D.g 4', 'h 5', 'i 7-8', 'i.J 8']);
    expect(
      named('kotlin', 'class A {', '  fun b() =', '}', 'class C { val d', '}', 'fun e'),
    ).toEqual(['A 1-3', 'A.b 2', 'C 4-5', 'C.d 4']);
  });
});

describe('Swift', () => {
  it('has types, and what they and their extensions hold', () => {
    expect(
      texts(
        'swift',
        [
          'struct A<T>: B where T: C { let d = 1; var e: Int { 2 } }',
          'final class F: G {',
          '  class func h() { }',
          '  class var i: Int { 1 }',
          '  override class var j: Int { 1 }',
          '  class subscript(a: Int) -> Int { 1 }',
          '  class override func k() { }',
          '  class L { }',
          '}',
          'extension A.M.N: O where T == Int { func p() { } }',
          'indirect enum Q { case r(Q), s',
          '  static let t = 1',
          '  func u() { } }',
          'actor V { }',
          'protocol W: AnyObject {',
          '  associatedtype X: Y',
          '  init(a: Int)',
          '  init?(b: Int); func z<T>(_ a: T) throws -> T where T: B',
          '  subscript(a: Int) -> Int { get }',
          '}',
          'typealias AA<T> = (T) -> Void',
          'public extension [Int] { func ab() { } }',
        ].join('\n'),
      ),
    ).toEqual({
      A: 'struct A<T>: B where T: C { let d = 1; var e: Int { 2 } }',
      'A.d': 'let d = 1;'.slice(0, -1),
      'A.e': 'var e: Int { 2 }',
      F: expect.any(String),
      'F.h': 'class func h() { }',
      'F.i': 'class var i: Int { 1 }',
      'F.j': 'override class var j: Int { 1 }',
      'F.subscript': 'class subscript(a: Int) -> Int { 1 }',
      'F.k': 'class override func k() { }',
      'F.L': 'class L { }',
      'A.M.N': 'extension A.M.N: O where T == Int { func p() { } }',
      'A.M.N.p': 'func p() { }',
      Q: expect.any(String),
      'Q.t': 'static let t = 1',
      'Q.u': 'func u() { }',
      V: 'actor V { }',
      W: expect.any(String),
      'W.X': 'associatedtype X: Y',
      'W.init': 'init?(b: Int)',
      'W.z': 'func z<T>(_ a: T) throws -> T where T: B',
      'W.subscript': 'subscript(a: Int) -> Int { get }',
      AA: 'typealias AA<T> = (T) -> Void',
      ab: 'func ab() { }',
    });
  });

  it('has attributes and modifiers before what they belong to', () => {
    expect(
      texts(
        'swift',
        [
          '@objc(a) @available(iOS 13, *)',
          'public final class B {',
          '  @Published private(set) var c = 1',
          '  public @objc func d() { }',
          '  @discardableResult',
          '  mutating func e() -> Int { 1 }',
          '  unowned(safe) let f: G',
          '  __consuming func h() { }',
          '  required convenience init<T>(i: T) { self.init() }',
          '  isolated deinit { }',
          '  nonisolated(unsafe) static var j: K?',
          '  lazy var `l`: M = { func n() { }; return 1 }()',
          '}',
        ].join('\n'),
      ),
    ).toMatchObject({
      B: expect.stringMatching(/^@objc\(a\)/),
      'B.c': '@Published private(set) var c = 1',
      'B.d': 'public @objc func d() { }',
      'B.e': '@discardableResult\n  mutating func e() -> Int { 1 }',
      'B.f': 'unowned(safe) let f: G',
      'B.h': 'func h() { }',
      'B.init': 'required convenience init<T>(i: T) { self.init() }',
      'B.deinit': 'isolated deinit { }',
      'B.j': 'nonisolated(unsafe) static var j: K?',
      'B.l': 'lazy var `l`: M = { func n() { }; return 1 }()',
      'B.l.n': 'func n() { }',
    });
  });

  it('has operators by their signs', () => {
    expect(
      Object.keys(
        texts(
          'swift',
          'extension A {\n  static func == <T>(a: T, b: T) -> Bool { true }\n  static func ...< (a: A, b: A) -> A { a }\n  static prefix func -(a: A) -> A { a }\n  func `in`() { }\n}\nfunc <<=(a: Int, b: Int) { }\nfunc () { }\n',
        ),
      ),
    ).toEqual(['A', 'A.==', 'A....<', 'A.-', 'A.in', '<<=']);
  });

  it('has functions that end where the line, the block or the file does', () => {
    expect(
      texts(
        'swift',
        'protocol A {\n  func b()\n  func c() async\n    throws -> D\n  func e() -> F; func g() }\nfunc h() -> [I]\n{\n}\nfunc j<T>(a: T) -> K where T.L == Int,\n  T: M\n{\n}\nprotocol N { func o() -> P }\nfunc q()',
      ),
    ).toMatchObject({
      'A.b': 'func b()',
      'A.c': 'func c() async\n    throws -> D',
      'A.e': 'func e() -> F',
      'A.g': 'func g()',
      h: 'func h() -> [I]\n{\n}',
      j: 'func j<T>(a: T) -> K where T.L == Int,\n  T: M\n{\n}',
      'N.o': 'func o() -> P',
      q: 'func q()',
    });
  });

  it('has functions and types in functions, and no variables', () => {
    expect(
      named(
        'swift',
        'func a(b: () -> Void = { func c() {} }) { let d = 1; func e() {}',
        '  struct F { let g = 1 }',
        '  for actor in actors { let h = 1 }',
        '  if let i = j {',
        '    func k() { }',
        '  }',
        '  l { func m() {} }',
        '  var n: Int { func o() {} ; return 1 }',
        '  init()',
        '}',
        'let (p, q) = r { s in s }',
      ),
    ).toEqual(['a 1-10', 'a.c 1', 'a.e 1', 'a.F 2', 'a.F.g 2', 'a.k 5', 'a.m 7', 'a.o 8']);
  });

  it('has what is whole in a file that is not', () => {
    expect(
      named(
        'swift',
        'typealias = A',
        'class { let b = 1 ) let c = 2 ] let d = 3 }',
        '} func e() {}',
        'let = 1',
        'struct F',
        'struct G }',
        'struct H ) { }',
        'struct I = { }',
        'enum J ; { }',
        'func k( {',
        'class L',
      ),
    ).toEqual(['e 3', 'k 10-11']);
  });
});
