import type { Language } from '../../languages/code/language.js';
import {
  bracketPairs,
  endsStatement,
  isPunctuator,
  isWord,
  openingAfter,
  type BehaviourUnit,
} from './unit.js';

/*
 * Do two pieces of code differ only in the names of locals? `renaming` of `const a = f(); g(a)` and
 * `const b = f(); g(b)` says `a` is now `b`; where anything else differs it is null.
 *
 * `behaviour.ts` asks. Null by mistake is a false alarm, the safe error; a name that others can see
 * must never count as local, such as a member or a parameter that callers name. Nothing here is
 * stored and no list has an order. SEEN_OUTSIDE and NO_TYPE may grow (fewer names count as local); a
 * word more under `words` or `assigns` makes more names local, so give it a pair that must count. A
 * new language is an entry that says how it declares names. `__tests__/anchors/relevance.test.ts`
 * fails when this is wrong.
 */

/** How a language gives a local name. */
interface Declarations {
  /** Words before a name, or before a pattern of names: `let`, `const`, `val`. */
  readonly words?: readonly string[];
  /** Signs behind a name that is new by it: `:=`; in Python, PHP and Ruby a plain `=`. */
  readonly assigns?: readonly string[];
  /** Words before the parameters of a function. Absent where callers may name parameters. */
  readonly functions?: readonly string[];
  /** `Type name` makes a name: Java, C and their kin. */
  readonly typed?: boolean;
  /** Parameters of `a => …` and of methods are local. */
  readonly arrows?: boolean;
}

/** JavaScript and TypeScript, with and without JSX. */
const ECMASCRIPT: Declarations = {
  words: ['let', 'const', 'var', 'catch'],
  functions: ['function'],
  arrows: true,
};
/** Languages that write the type before the name. */
const TYPED: Declarations = { typed: true, words: ['var', 'auto'] };
/** For code without a lexer: what most languages have in common. */
const PLAIN: Declarations = {
  words: ['let', 'const', 'var', 'val', 'local', 'my', 'def'],
  assigns: [':='],
};

/** Null where a language has no names that are local: every difference counts then. */
const BY_LANGUAGE: Readonly<Record<Language, Declarations | null>> = {
  javascript: ECMASCRIPT,
  jsx: ECMASCRIPT,
  typescript: ECMASCRIPT,
  tsx: ECMASCRIPT,
  python: { words: ['for', 'as'], assigns: ['='] },
  go: { words: ['var', 'const'], assigns: [':='], functions: ['func'] },
  rust: { words: ['let', 'mut', 'for'], functions: ['fn'] },
  java: TYPED,
  c: TYPED,
  cpp: TYPED,
  csharp: TYPED,
  kotlin: { words: ['val', 'var', 'for'] },
  swift: { words: ['let', 'var', 'for'] },
  php: { assigns: ['='], words: ['as'] },
  ruby: { assigns: ['='] },
  shell: null,
  css: null,
  json: null,
};

/** Modifiers of what is seen outside of the span: no local name. */
const SEEN_OUTSIDE: ReadonlySet<string> = new Set(
  'export public private protected internal static extern global pub open override abstract readonly'.split(
    ' ',
  ),
);
/** Words that may stand before a name and are no type: in `return x;` nothing is declared. */
const NO_TYPE: ReadonlySet<string> = new Set(
  (
    'return throw new else case goto import package delete in is as await yield using ' +
    'namespace typedef struct class enum interface if while for switch do not and or'
  ).split(' '),
);

/**
 * Names that a span declares for itself and uses. A name that stands there once may be used
 * outside, so it is none; neither are parameters where callers name them.
 *
 * @param language null for code of a language without a lexer.
 */
export function localNames(
  units: readonly BehaviourUnit[],
  language: Language | null,
): ReadonlySet<string> {
  const how = language === null ? PLAIN : BY_LANGUAGE[language];
  if (how === null) return new Set();
  const declared = new Set<string>();
  const counts = new Map<string, number>();
  const pairs = bracketPairs(units);
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'word' || isProperty(units, at)) continue;
    counts.set(unit.text, (counts.get(unit.text) ?? 0) + 1);
    for (const name of namesDeclaredBy(units, pairs, at, how)) declared.add(name);
  }
  if (how.arrows === true) for (const name of arrowNames(units, pairs)) declared.add(name);
  for (const name of outerNames(units)) declared.delete(name);
  return new Set([...declared].filter((name) => (counts.get(name) ?? 0) > 1));
}

/** Names that a word declares: itself, or those behind it where it is a word such as `let` or `function`. */
function namesDeclaredBy(
  units: readonly BehaviourUnit[],
  pairs: Int32Array,
  at: number,
  how: Declarations,
): readonly string[] {
  const word = units[at]?.text ?? '';
  const names = isDeclared(units, at, how) ? [word] : [];
  if (how.words?.includes(word) === true && !isSeenOutside(units, at))
    names.push(...patternNames(units, pairs, at + 1));
  if (how.functions?.includes(word) === true)
    names.push(...parameterNames(units, pairs, openingAfter(units, at, '(')));
  return names;
}

/** Names that Python declares to be of what is around: `global a, b`. */
function outerNames(units: readonly BehaviourUnit[]): readonly string[] {
  const names: string[] = [];
  for (const [at, unit] of units.entries())
    if (isWord(unit, 'global', 'nonlocal'))
      for (let next = at + 1; !endsStatement(units[next]); next += 1)
        names.push(units[next]?.text ?? '');
  return names;
}

/** Whether a word is a member of something, or a key: such a name is not local, whatever is. */
export function isProperty(units: readonly BehaviourUnit[], at: number): boolean {
  const before = units[at - 1];
  if (isPunctuator(before, '.', '?.', '->', '::', '@', '&.', '?->')) return true;
  const next = units[at + 1];
  if (isPunctuator(next, ':') && isPunctuator(before, '{', ',')) return true;
  return isPunctuator(next, '=') && isPunctuator(before, '(', ','); // a named argument
}

/** What is written like a local name and is none: fields of Ruby such as `@limit`, `$this` of PHP, `$1`. */
const NO_LOCAL = /^[@$](?![\p{L}_])|^@|^\$this$/u;

/** Whether the word at an index is a name that is declared just there, by what stands beside it. */
function isDeclared(
  units: readonly BehaviourUnit[],
  at: number,
  { assigns = [], typed = false }: Declarations,
): boolean {
  if (NO_LOCAL.test(units[at]?.text ?? '')) return false;
  return isAssigned(units, at, assigns) || (typed && isBehindType(units, at));
}

/** `name := …`, `a, b := …`, and a plain `name = …` where that declares. */
function isAssigned(
  units: readonly BehaviourUnit[],
  at: number,
  assigns: readonly string[],
): boolean {
  const next = units[at + 1];
  if (next?.kind !== 'punctuator') return false;
  const begins = beginsStatement(units[at - 1]);
  if (assigns.includes(next.text)) return begins || next.text === '=';
  return (
    begins &&
    next.text === ',' &&
    assigns.includes(':=') &&
    // Four names and their commas: more are hardly declared at once.
    units.slice(at, at + 8).some((unit) => isPunctuator(unit, ':='))
  );
}

/** Whether a statement begins behind a unit. */
function beginsStatement(before: BehaviourUnit | undefined): boolean {
  return (
    before === undefined ||
    endsStatement(before) ||
    isPunctuator(before, '{', '}', ')', ',', ';') ||
    isWord(before, 'do', 'then', 'else')
  );
}

/** `Type name`, before what may follow a name that is declared. */
function isBehindType(units: readonly BehaviourUnit[], at: number): boolean {
  const before = units[at - 1];
  if (before === undefined) return false;
  const isType =
    (before.kind === 'word' && !NO_TYPE.has(before.text)) ||
    (isPunctuator(before, '>', ']', '*', '&') && isWord(units[at - 2]));
  const isName = isPunctuator(units[at + 1], '=', ';', ',', ')', ':');
  return isType && isName && !isSeenOutside(units, at);
}

/** Whether the statement begins with what makes its name known outside: `export const a`, at most seven units back. */
function isSeenOutside(units: readonly BehaviourUnit[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 8; before -= 1) {
    const unit = units[before];
    if (endsStatement(unit) || isPunctuator(unit, '{', '}', '(', ',')) return false;
    if (unit?.kind === 'word' && SEEN_OUTSIDE.has(unit.text)) return true;
  }
  return false;
}

/** Names in `name`, `a, b`, `{ a, b: c }`, `[a, b]`, `(e)`. The keys of a pattern are names of something else. */
function patternNames(units: readonly BehaviourUnit[], pairs: Int32Array, from: number): string[] {
  const first = units[from];
  if (isWord(first)) {
    const names = [first?.text ?? ''];
    for (let at = from + 1; isPunctuator(units[at], ',') && isWord(units[at + 1]); at += 2)
      names.push(units[at + 1]?.text ?? '');
    return names;
  }
  if (!isPunctuator(first, '{', '[', '(')) return [];
  const names: string[] = [];
  for (let at = from + 1; at < (pairs[from] ?? -1); at += 1) {
    const unit = units[at];
    if (isWord(unit) && isNameInPattern(units, at, isPunctuator(first, '{')))
      names.push(unit?.text ?? '');
  }
  return names;
}

/** A name that is a key as well stays what it is: with it, what is taken out would change. */
function isNameInPattern(units: readonly BehaviourUnit[], at: number, isObject: boolean): boolean {
  const [before, next] = [units[at - 1], units[at + 1]];
  if (
    !isPunctuator(before, '[', ',', ':', '...', '(') ||
    !isPunctuator(next, ',', ']', '}', '=', ')')
  )
    return false;
  return !isObject || isPunctuator(before, ':', '...');
}

/** Names of the parameters between the brackets that open at an index; those in default values are not among them. */
function parameterNames(
  units: readonly BehaviourUnit[],
  pairs: Int32Array,
  open: number,
): string[] {
  const close = open === -1 ? -1 : (pairs[open] ?? -1);
  const names: string[] = [];
  for (let at = open + 1; at < close; at += 1) {
    const unit = units[at];
    if (isPunctuator(unit, '{', '[')) {
      names.push(...patternNames(units, pairs, at));
      at = Math.max(at, pairs[at] ?? at);
    } else if (isPunctuator(unit, '(')) at = Math.max(at, pairs[at] ?? at);
    else if (isWord(unit) && isPunctuator(units[at - 1], '(', ',', '...'))
      names.push(unit?.text ?? '');
  }
  return names;
}

/** Parameters of arrow functions and of methods. */
function arrowNames(units: readonly BehaviourUnit[], pairs: Int32Array): string[] {
  const names: string[] = [];
  for (const [at, unit] of units.entries()) {
    if (isPunctuator(unit, '=>')) {
      if (isWord(units[at - 1])) names.push(units[at - 1]?.text ?? '');
      else if (isPunctuator(units[at - 1], ')'))
        names.push(...parameterNames(units, pairs, pairs[at - 1] ?? -1));
    } else if (isPunctuator(unit, '{') && isPunctuator(units[at - 1], ')')) {
      const open = pairs[at - 1] ?? -1;
      const name = units[open - 1];
      if (
        isWord(name) &&
        !isWord(name, 'if', 'for', 'while', 'switch', 'with', 'catch') &&
        open > 0
      )
        names.push(...parameterNames(units, pairs, open));
    }
  }
  return names;
}

/**
 * Names of locals, old to new, if two pieces of code differ in nothing else; null if they do. Each
 * name has one other name, and no two have the same.
 */
export function renaming(
  old: readonly BehaviourUnit[],
  now: readonly BehaviourUnit[],
  language: Language | null,
): ReadonlyMap<string, string> | null {
  if (old.length !== now.length) return null;
  const differs = old.findIndex(
    (unit, at) => unit.kind !== now[at]?.kind || unit.text !== now[at]?.text,
  );
  if (differs === -1) return new Map();
  const [before, after] = [localNames(old, language), localNames(now, language)];
  const names = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const [at, unit] of old.entries()) {
    const other = now[at];
    if (other === undefined || unit.kind !== other.kind) return null;
    const isLocal = unit.kind === 'word' && !isProperty(old, at);
    if (!isLocal && unit.text !== other.text) return null;
    if (!isLocal) continue;
    if (unit.text !== other.text && (!before.has(unit.text) || !after.has(other.text))) return null;
    if (!isFreeOr(names, unit.text, other.text) || !isFreeOr(taken, other.text, unit.text))
      return null;
    names.set(unit.text, other.text);
    taken.set(other.text, unit.text);
  }
  return new Map([...names].filter(([from, to]) => from !== to));
}

/** Whether a name has no other name yet, or has this one. */
function isFreeOr(names: ReadonlyMap<string, string>, name: string, wanted: string): boolean {
  return (names.get(name) ?? wanted) === wanted;
}
