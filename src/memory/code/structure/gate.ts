/** Words that head a construct which decides whether, how often or under which condition its inside runs. */
const CONTROL: ReadonlySet<string> = new Set(
  'if else elif elsif elseif unless while until for foreach do switch match when case catch except rescue try finally ensure with using lock synchronized guard loop select go defer namespace extern test repeat'.split(' '),
);

/** Words that declare something with a body. */
const DECLARES: ReadonlySet<string> = new Set('function func fun fn def class struct interface trait enum module mod record object protocol extension union actor type impl namespace'.split(' '));

/** Words that begin a definition wherever they begin a statement: a name follows. */
const DEFINES: ReadonlySet<string> = new Set(['def', 'class', 'module']);

/** Words that begin a function without a name, or one whose name says nothing about where it runs. */
const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'func', 'fun', 'fn']);

/** What may stand between the beginning of an anonymous function and its arrow: parameters, and the type of what it returns. */
const SIGNATURE = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\(\)|\[\]|\{\}|[:<>|.?,])$/u;
const NO_SIGNATURE: ReadonlySet<string> = new Set(['return', 'await', 'yield', 'throw', 'new', 'default']);

/** What may stand before the sign of an assignment: modifiers, names, types. */
const TARGET = /^(?:[\p{L}_$@][\p{L}\p{N}_$]*|\(\)|\[\]|\{\}|[:<>.,*&?])$/u;

/** Attributes without whose condition nothing is compiled, or no call (Rust, C#). */
const CONDITIONAL = /^\[ ?(?:cfg|cfg_attr|Conditional)\b/;

/** Whether the conditions in brackets behind a word are a part of what it says. */
export function isControl(word: string): boolean {
  return CONTROL.has(word);
}

/**
 * What the head of a construct says about its inside: whether, when and as what it runs. Names of what is declared, of
 * parameters and of what a value is assigned to are no part of it: they can change, and the inside is the same.
 *
 * @param head texts of its tokens, what stands in brackets left out unless it is a condition
 * @param isNamed whether it is the body of something that has a name
 */
export function gateOf(head: readonly string[], isNamed: boolean): string {
  const first = head.find((text) => text !== '{}' && text !== '#' && !text.startsWith('['));
  if (!isNamed && first !== undefined && CONTROL.has(first)) return branchOf(head).join(' ');
  if (!isNamed && DEFINES.has((first === 'async' ? head[1] : first) ?? '') && !head.includes('<')) return head.find((text) => DEFINES.has(text)) ?? '';
  const conditions = head.filter((text) => CONDITIONAL.test(text));
  const assigned = head.indexOf('=');
  const isTarget = assigned >= 0 && head.slice(0, assigned).every((text) => TARGET.test(text));
  if (isNamed && !isTarget) return [...conditions, head.find((text) => DECLARES.has(text)) ?? ''].join(' ');
  return [...conditions, ...withoutSignature(isTarget ? head.slice(assigned + 1) : head)].join(' ');
}

/** Words that begin a further branch. */
const BRANCHES: ReadonlySet<string> = new Set(['else', 'elif', 'elsif', 'elseif']);

/** What says only true or false: `(true)`, `not 0`. */
const CONSTANT = /^(?:\( )?(?:(?:true|True|false|False|nil|None|null|not|!|\d+|:|;|\{\}|then|if|else|elif|elsif|elseif|\[|\]|\(|\)) ?)+$/;

/**
 * Of the branches of one statement the last, with those before it that always or never hold. What else is asked before is
 * like a statement before: it may come and go. A last branch without a condition says what all the others do not.
 */
function branchOf(head: readonly string[]): readonly string[] {
  const begins = [0, ...head.flatMap((text, index) => (index > 0 && BRANCHES.has(text) ? [index] : []))];
  const branches = begins.map((from, index) => head.slice(from, begins[index + 1]));
  const last = branches.at(-1) ?? [];
  const isBare = last[0] === 'else' && last[1] !== 'if';
  return isBare ? head : [...branches.slice(0, -1).filter((branch) => CONSTANT.test(branch.join(' '))), last].flat();
}

/** The head of a function without a name as `=>`, whatever its parameters are. */
function withoutSignature(head: readonly string[]): readonly string[] {
  const word = head.findIndex((text) => FUNCTIONS.has(text));
  if (word >= 0) return [...head.slice(0, head[word - 1] === 'async' ? word - 1 : word), '=>'];
  const last = head.at(-1);
  if (last !== '=>' && last !== '->') return head;
  let from = head.length - 1;
  while (from > 0 && SIGNATURE.test(head[from - 1] ?? '') && !NO_SIGNATURE.has(head[from - 1] ?? '')) from -= 1;
  return [...head.slice(0, from), '=>'];
}

/** An annotation before a declaration adds to it and joins nothing; a condition of the compiler is none. */
export function withoutAnnotations(texts: readonly string[]): readonly string[] {
  let from = 0;
  for (;;) {
    const [text = '', next = ''] = texts.slice(from, from + 2);
    if (/^@./.test(text)) from += 1;
    else if (text === '@' && next !== '') from += 2;
    else if (text === '#' && next.startsWith('[') && !CONDITIONAL.test(next)) from += 2;
    else if (text.startsWith('[') && text.endsWith(']') && from === 0 && !CONDITIONAL.test(text)) from += 1;
    else return texts.slice(from);
    while (texts[from] === '.' && texts[from + 1] !== undefined) from += 2;
    if (texts[from] === '()') from += 1;
  }
}

/** Words that are no operands: they say how what stands around them is read. */
const OPERATORS: ReadonlySet<string> = new Set(
  'and or not in is as if unless else elif elsif rescue ensure then do while until for where when case default catch finally await async yield return throw raise new typeof void delete instanceof satisfies export public private protected internal static const let var val final override true false null nil undefined None True False try guard except with'.split(' '),
);

/** The texts behind a span with each name, number and text as `_`: another operand joins nothing, another operator does. */
export function shapeOf(texts: readonly string[]): readonly string[] {
  return texts.map((text) => (/^(?:[\p{L}\p{N}_$"'`]|[str]:)/u.test(text) && !OPERATORS.has(text) ? '_' : text));
}
