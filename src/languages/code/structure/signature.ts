/*
 * Which part of a head only says what a function is given, or how a pattern calls what it binds?
 *
 *     move | x : & D | -> bool     rust    =>            withoutParameters
 *     < T > =>                     ts      =>            withoutGenerics
 *     Some ( a ) if a . ok =>      rust    other names give the same        withoutBindings
 *
 * `gate.ts` asks. Parameters that are kept by mistake are a false alarm, the safe error. To leave
 * out what decides whether the inside runs, such as an operand before `|x|`, is the other one. A new
 * language is a case in `withoutParameters`, a new word of one an entry of its set (no order); the
 * rest of the head is in the digest of the hint `around`, so facts below such a head may have to be
 * bound anew. `__tests__/anchors/parameters.test.ts` fails when this is wrong.
 */

/** Words behind the parameters of a lambda of C++. */
const SPECIFIERS: ReadonlySet<string> = new Set([
  'mutable',
  'constexpr',
  'consteval',
  'noexcept',
  'static',
]);
/** One text of a type: `A`, `( A , B )`, `::`, `<`, `&`. */
const TYPE_PART = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|[([][^]*[)\]]|::|[<>,.*&?!])$/u;
/** A name, or a keyword. */
const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Words behind which a value follows, so that brackets there are none of its own. */
const BEFORE_VALUE: ReadonlySet<string> = new Set(
  'return co_return co_yield throw case else in and or not new await yield'.split(' '),
);
/** What a pattern of Rust may hold beside the names that it binds. */
const NO_BINDING: ReadonlySet<string> = new Set(
  'ref mut true false box self crate super as if in _'.split(' '),
);

/**
 * The head of a function with `=>` for its parameters, captures and types, in languages whose signs for them are their
 * own. They say what the inside is given, not whether it runs. Null where the head is none of a function told so.
 *
 * @param head texts of its tokens, each pair of brackets one text
 */
export function withoutParameters(
  head: readonly string[],
  language: string,
): readonly string[] | null {
  switch (language) {
    case 'cpp':
      return cppLambda(head);
    case 'rust':
      return rustClosure(head);
    case 'ruby':
      return rubyLambda(head);
    case 'zig':
      return zigFunction(head);
    case 'dart':
      return dartFunction(head);
    default:
      return null;
  }
}

/**
 * Generic parameters of a function, `<T, U>(x: T) =>`, left out of a head that ends with the sign
 * for its parameters.
 */
export function withoutGenerics(head: readonly string[]): readonly string[] {
  if (head.at(-2) !== '>' || !/^=>\*?$/.test(head.at(-1) ?? '')) return head;
  let depth = 0;
  for (let at = head.length - 2; at >= 0; at -= 1) {
    if (head[at] === '>') depth += 1;
    else if (head[at] === '<') depth -= 1;
    if (depth !== 0) continue;
    const isComparison = isOperand(head[at - 1]) && head[at - 1] !== 'async';
    return isComparison ? head : [...head.slice(0, at).filter((text) => text !== 'async'), '=>'];
  }
  return head;
}

/** Whether brackets behind a text belong to it: `xs[0]`, `f(x)[0]`. */
function isOperand(text: string | undefined): boolean {
  return (
    text !== undefined &&
    (/^[\p{L}\p{N}_$"')\]]/u.test(text) || /[)\]]$/.test(text)) &&
    !BEFORE_VALUE.has(text)
  );
}

/** `[&](auto x) mutable -> T`. */
function cppLambda(head: readonly string[]): readonly string[] | null {
  let end = head.length;
  const arrow = head.lastIndexOf('->');
  if (arrow > 0 && head.slice(arrow + 1).every((text) => TYPE_PART.test(text))) end = arrow;
  while (end > 0 && SPECIFIERS.has(head[end - 1] ?? '')) end -= 1;
  if (head[end - 1]?.startsWith('(') === true) end -= 1;
  if (head[end - 1] === '>') {
    const from = head.lastIndexOf('<', end);
    if (head[from - 1]?.startsWith('[') === true) end = from;
  }
  const before = head.slice(0, end - 1);
  return head[end - 1]?.startsWith('[') === true && !isOperand(before.at(-1))
    ? [...before, '=>']
    : null;
}

function withoutMove(before: readonly string[]): readonly string[] {
  return before.at(-1) === 'move' ? before.slice(0, -1) : before;
}

/** `move |x: T| -> U`, and `||` for none. */
function rustClosure(head: readonly string[]): readonly string[] | null {
  const arrow = head.lastIndexOf('->');
  const own =
    arrow > 0 && head.slice(arrow + 1).every((text) => TYPE_PART.test(text))
      ? head.slice(0, arrow)
      : head;
  if (own.at(-1) === '||' && !isOperand(own.at(-2) === 'move' ? undefined : own.at(-2)))
    return [...withoutMove(own.slice(0, -1)), '=>'];
  if (own.at(-1) !== '|' || own === head) return null;
  const from = own.lastIndexOf('|', -2);
  return from < 0 ? null : [...withoutMove(own.slice(0, from)), '=>'];
}

/** `->(x, y = 1)` and `-> x, y`. */
function rubyLambda(head: readonly string[]): readonly string[] | null {
  const arrow = head.lastIndexOf('->');
  const parameters = head.slice(arrow + 1, head.at(-1) === 'do' ? -1 : undefined);
  const isListed = parameters.length === 1 && parameters[0]?.startsWith('(') === true;
  const isLambda =
    arrow >= 0 && (isListed || parameters.every((text) => WORD.test(text) || text === ','));
  return isLambda ? [...head.slice(0, arrow), '=>'] : null;
}

/** `pub fn save(user: User) !void`: no reader of symbols knows the name, so it stays. */
function zigFunction(head: readonly string[]): readonly string[] | null {
  const word = head.indexOf('fn');
  const isFunction =
    word >= 0 && head.slice(0, word).every((text) => WORD.test(text) || /^(?:s:|")/.test(text));
  return isFunction ? ['fn', head[word + 1] ?? '', '=>'] : null;
}

/** `Future<void> save(User user) async`: of what stands before the parameters the name stays. */
function dartFunction(head: readonly string[]): readonly string[] | null {
  let end = head.length;
  while (['async', 'sync', '*', 'async*', 'sync*'].includes(head[end - 1] ?? '')) end -= 1;
  if (head[end - 1]?.startsWith('(') !== true) return null;
  const name = head[end - 2] ?? '';
  return WORD.test(name) && !BEFORE_VALUE.has(name)
    ? [name, '=>']
    : [...head.slice(0, end - 1), '=>'];
}

/**
 * The names that a pattern binds as `_`, or by number where its condition uses them: another name
 * of the same thing asks for nothing else. Patterns of Rust, captures of Zig; of Dart what a
 * constructor sets before it begins is left out.
 */
export function withoutBindings(head: readonly string[], language: string): readonly string[] {
  if (language === 'zig' && head.at(-1) === '|') {
    const from = head.lastIndexOf('|', -2);
    return head.map((text, index) => (from >= 0 && index > from && WORD.test(text) ? '_' : text));
  }
  if (language === 'dart') {
    const initialisers = head.findIndex(
      (text, index) => text === ':' && head[index - 1]?.startsWith('(') === true,
    );
    return initialisers < 0 || head.slice(0, initialisers).includes('?')
      ? head
      : head.slice(0, initialisers);
  }
  if (language !== 'rust') return head;
  const pattern = rustPattern(head);
  if (pattern === null) return head;
  const bound = head.slice(pattern.from, pattern.to).flatMap((text) => text.split(' '));
  const after = head.slice(pattern.to).flatMap((text) => text.split(' '));
  // What the condition uses keeps a number, so that `Some(a) if a.ok` and `Some(b) if b.ok` are
  // one.
  const names = bound.filter((text, index) => isBinding(text, bound[index - 1], bound[index + 1]));
  const used = new Map(
    names.filter((name) => after.includes(name)).map((name, index) => [name, `_${index}`]),
  );
  const renamed = (text: string): string => used.get(text) ?? (names.includes(text) ? '_' : text);
  const isName = (text: string, index: number): boolean =>
    isBinding(text, bound[index - 1], bound[index + 1]);
  const patternTexts = bound.map((text, index) => (isName(text, index) ? renamed(text) : text));
  const condition = after.map((text, index) =>
    after[index - 1] === '.' ? text : (used.get(text) ?? text),
  );
  return [...head.slice(0, pattern.from), ...patternTexts, ...condition];
}

/** Where in a head the pattern stands that decides: of an arm, or behind the last `let`. */
function rustPattern(
  head: readonly string[],
): { readonly from: number; readonly to: number } | null {
  if (head.at(-1) === '=>') {
    const condition = head.indexOf('if');
    return { from: 0, to: condition < 0 ? head.length - 1 : condition };
  }
  const [first] = head;
  const from = first === 'if' || first === 'while' ? head.lastIndexOf('let') : -1;
  const to = head.indexOf('=', from);
  return from < 0 || to < 0 ? null : { from: from + 1, to };
}

/** Names of constants begin with a capital, those of functions and types have signs behind them. */
function isBinding(text: string, before: string | undefined, after: string | undefined): boolean {
  if (!/^[a-z_][\p{L}\p{N}_]*$/u.test(text) || NO_BINDING.has(text)) return false;
  if (before === '::' || before === '.') return false;
  return !['::', '!', '.', '{}'].includes(after ?? '') && after?.startsWith('(') !== true;
}
