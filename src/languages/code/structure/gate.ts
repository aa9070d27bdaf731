import { joined } from '../../../text/pattern.js';
import { withoutBindings, withoutGenerics, withoutParameters } from './signature.js';

/*
 * What does the head of a construct say about its inside?
 *
 *     if ( ok )               if ( ok )    a condition is all of it
 *     const f = ( d ) =>      =>           neither the name nor the parameters
 *     class A                 class        of what has a name only what it is
 *
 * `structure.ts` asks for all constructs around a place; `gateShape` is for the texts behind it,
 * where `&& x` and `&& y` say the same. What is told by mistake is a false alarm, the safe error;
 * a condition that is not told can become another one unseen. You may add a word to CONTROL (it
 * decides whether its inside runs) or DECLARES (it declares something), with a text below such a
 * head that must be told and one where the word is a name. It changes the stored digest (`around`)
 * of facts below such heads. `heads.test.ts` and `parameters.test.ts` in `__tests__/anchors/` fail
 * when this is wrong.
 */

/** Words that head a construct which decides whether, how often or under which condition its inside runs. */
const CONTROL: ReadonlySet<string> = new Set(
  (
    'if else elif elsif elseif unless while until for foreach do switch match when ' +
    'case catch except rescue try finally ensure with using lock synchronized guard ' +
    'loop select go defer namespace extern test repeat'
  ).split(' '),
);

/** Words that declare something with a body. */
const DECLARES: ReadonlySet<string> = new Set(
  (
    'function func fun fn def class struct interface trait enum module mod record ' +
    'object protocol extension union actor type impl namespace'
  ).split(' '),
);

/** Words that begin a definition wherever they begin a statement: a name follows. */
const DEFINES: ReadonlySet<string> = new Set(['def', 'class', 'module']);

/** Words that begin a function without a name, or one whose name says nothing about where it runs. */
const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'func', 'fun', 'fn']);

/**
 * One text of what may stand before the sign of an assignment: a modifier, a name, a type, as in
 * `export const a : A < B > =`.
 */
const TARGET = /^(?:[\p{L}_$@][\p{L}\p{N}_$]*|[([][^]*[)\]]|\{\}|[:<>.,*&?|])$/u;

/**
 * One text of the type that a function returns, behind its parameters and a colon: `Promise`, `<`,
 * `( A | B )`, `s:'a'` (a literal as the canonical form has it).
 */
const TYPE = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|[([][^]*[)\]]|\{\}|[:<>|&.,]|[st]:[^]*)$/u;

/**
 * Attributes without whose condition nothing is compiled, or no call: `[ cfg ( test ) ]` (Rust),
 * `[ Conditional ( "DEBUG" ) ]` (C#).
 */
const CONDITIONAL = /^\[[^]*\b(?:cfg|cfg_attr|test|Conditional)\b/;

/**
 * The sign before which the name or parameters of a function stand, `( d ) =>`; null in languages
 * where a pattern stands there (`Some(a) =>` of Rust).
 */
export type Arrow = '=>' | '->' | null;

/**
 * What the head of a construct says about its inside: whether, when and as what it runs. Names of what is declared, of
 * parameters and of what a value is assigned to are no part of it: they can change, and the inside is the same.
 *
 * @param whole texts of its tokens, each pair of brackets one text
 * @param isNamed whether it is the body of something that has a name
 */
export function gateOf(
  whole: readonly string[],
  isNamed: boolean,
  { language, arrow }: { readonly language: string; readonly arrow: Arrow },
): string {
  const head = withoutBindings(whole, language);
  const first = head.find((text) => text !== '{}' && text !== '#' && !text.startsWith('['));
  if (!isNamed && first !== undefined && CONTROL.has(first)) return branchOf(head).join(' ');
  if (!isNamed && defines(head, first)) return head.find((text) => DEFINES.has(text)) ?? '';
  const conditions = head.filter((text) => CONDITIONAL.test(text));
  const assigned = head.indexOf('=');
  const declared = head.findIndex((text) => DECLARES.has(text));
  const isTarget =
    assigned >= 0 && (declared < 0 || declared > assigned) && isAssigned(head.slice(0, assigned));
  if (isNamed && !isTarget)
    return [...conditions, ...kindOfNamed(head, head[declared])].join(' ').trim();
  const value = isTarget ? head.slice(assigned + 1) : head;
  return [
    ...conditions,
    ...(withoutParameters(value, language) ?? withoutGenerics(withoutSignature(value, arrow))),
  ].join(' ');
}

/** Whether a head begins a definition by its word: `def f`, `async def f`. */
function defines(head: readonly string[], first: string | undefined): boolean {
  return DEFINES.has((first === 'async' ? head[1] : first) ?? '') && !head.includes('<');
}

/**
 * What is said of something with a name: the word that declares it, unless it is a function, and
 * `*` for a generator.
 */
function kindOfNamed(head: readonly string[], word: string = ''): readonly string[] {
  const isGenerator = /^(?:async |static |export |default )*(?:function )?\*/.test(head.join(' '));
  return [FUNCTIONS.has(word) ? '' : word, isGenerator ? '*' : ''];
}

/** Whether what stands before `=` is what a value is given to. */
function isAssigned(target: readonly string[]): boolean {
  // The default of a type.
  const isOpen =
    target.filter((text) => text === '<').length > target.filter((text) => text === '>').length;
  const colon = target.indexOf(':'); // behind it `=>` belongs to a type
  return (
    !isOpen &&
    target.every(
      (text, index) => TARGET.test(text) || (text === '=>' && colon >= 0 && colon < index),
    )
  );
}

/** Words that begin a further branch. */
const BRANCHES: ReadonlySet<string> = new Set(['else', 'elif', 'elsif', 'elseif']);

/** What says only true or false: `(true)`, `not 0`. */
const CONSTANT = new RegExp(joined`
  ^(?:\( )?(?:
    (?:
      true|True|false|False|nil|None|null|not|!|\d+|:|;|\{\}|then|if|else|elif|elsif|elseif|\[|\]
      |\(|\)
    ) ?
  )+$`);

/**
 * Of the branches of one statement the last, with those before it that always or never hold. Of
 * `if a elif true elif b` that is `elif true elif b`. What else is asked before is like a statement
 * before: it may come and go. A last branch without a condition says what all the others do not, so
 * the whole head is kept.
 */
function branchOf(head: readonly string[]): readonly string[] {
  const begins = [
    0,
    ...head.flatMap((text, index) => (index > 0 && BRANCHES.has(text) ? [index] : [])),
  ];
  const branches = begins.map((from, index) => head.slice(from, begins[index + 1]));
  const last = branches.at(-1) ?? [];
  const isBare = last[0] === 'else' && last[1] !== 'if';
  return isBare
    ? head
    : [...branches.slice(0, -1).filter((branch) => CONSTANT.test(branch.join(' '))), last].flat();
}

/** The head of a function without a name as `=>`, whatever its parameters are. */
function withoutSignature(head: readonly string[], arrow: Arrow): readonly string[] {
  const word = head.findIndex((text) => FUNCTIONS.has(text));
  if (word >= 0)
    return [...withoutAsync(head.slice(0, word)), head[word + 1] === '*' ? '=>*' : '=>'];
  if (head.at(-1) === '|') return [...withoutMove(head.slice(0, head.lastIndexOf('|', -2))), '=>']; // a closure of Rust
  if (arrow === null || head.at(-1) !== arrow) return head;
  const before = head.slice(0, -1);
  const last = before.at(-1) ?? '';
  if (last.startsWith('(')) return [...withoutAsync(before.slice(0, -1)), '=>'];
  const typed = before.findLastIndex(
    (text, index) => text.startsWith('(') && before[index + 1] === ':',
  );
  if (typed >= 0 && before.slice(typed + 1).every((text) => TYPE.test(text)))
    return [...withoutAsync(before.slice(0, typed)), '=>'];
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(last) && before.at(-2) !== '.'
    ? [...withoutAsync(before.slice(0, -1)), '=>']
    : head;
}

/** How a function runs says nothing about whether it does. */
function withoutAsync(head: readonly string[]): readonly string[] {
  return head.at(-1) === 'async' || head.at(-1) === 'static' ? head.slice(0, -1) : head;
}

/** `move` of Rust says what a closure takes with it, not whether it runs. */
function withoutMove(head: readonly string[]): readonly string[] {
  return head.at(-1) === 'move' ? head.slice(0, -1) : head;
}

/** How many texts name the annotation that begins with these two; 0 where none does. */
function annotationLength(text: string = '', next: string = ''): number {
  if (/^@./.test(text)) return 1;
  if (text === '@') return next === '' ? 0 : 2;
  if (text === '#' && next.startsWith('[')) return CONDITIONAL.test(next) ? 0 : 2;
  return text.startsWith('[') && text.endsWith(']') && !CONDITIONAL.test(text) ? 1 : 0;
}

/** An annotation before a declaration adds to it and joins nothing; a condition of the compiler is none. */
export function withoutAnnotations(texts: readonly string[]): readonly string[] {
  let from = 0;
  for (;;) {
    const length = annotationLength(texts[from], texts[from + 1]);
    if (length === 0) return texts.slice(from);
    from += length;
    while (texts[from] === '.' && texts[from + 1] !== undefined) from += 2;
    if (texts[from]?.startsWith('(') === true) from += 1;
  }
}

/** Words that are no operands: they say how what stands around them is read. */
const OPERATORS: ReadonlySet<string> = new Set(
  (
    'and or not in is as if unless else elif elsif rescue ensure then do while until ' +
    'for where when case default catch finally await async yield return throw raise ' +
    'new typeof void delete instanceof satisfies export public private protected ' +
    'internal static const let var val final override true false null nil undefined ' +
    'None True False try guard except with'
  ).split(' '),
);

/**
 * The texts behind a span with each name, number and text as `_`: another operand joins nothing,
 * another operator does. `&& x . ok` is `&& _ . _`; `s:`, `t:` and `r:` begin literals in the
 * canonical form.
 */
export function gateShape(texts: readonly string[]): readonly string[] {
  return texts.map((text) =>
    /^(?:[\p{L}\p{N}_$"'`]|[str]:)/u.test(text) && !OPERATORS.has(text) ? '_' : text,
  );
}
