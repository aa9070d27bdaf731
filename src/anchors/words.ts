/* Words that a statement and code share: hints that no verdict depends on. */

/** Words that are named in one report: enough to see what it is about. */
const MOST_WORDS = 3;
/** A longer word is no name that helps a reader. */
const LONGEST_WORD = 60;

/** Said as in the code only where the statement has the whole name: else a part of a key would bring all of it. */
export function goneWords(statement: string, old: string, now: string): readonly string[] {
  const claim = wordsOf(statement);
  const left = wordsOf(now);
  const gone = new Map<string, string>();
  for (const token of new Set(tokensOf(old))) {
    const part = partsOf(token).find((one) => claim.has(one) && !left.has(one));
    if (part !== undefined && !gone.has(part) && token.length <= LONGEST_WORD)
      gone.set(part, claim.has(token.toLowerCase()) ? token : part);
  }
  return [...new Set(gone.values())].toSorted().slice(0, MOST_WORDS);
}

/** Words, and marks one by one: `a.isOpen()` is `a`, `.`, `isOpen`, `(`, `)`. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}

/** The words of a text, in lower case: names whole and in their parts, numbers, no stop words. */
function wordsOf(text: string): Set<string> {
  return new Set([...new Set(text.match(/[\p{L}\p{N}_$]+/gu) ?? [])].flatMap(partsOf));
}

/** `requireOwner` as `requireowner`, `require`, `owner`; numbers as they are. */
function partsOf(token: string): string[] {
  const parts = token.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return [...new Set([token, ...parts].map((part) => part.toLowerCase()))].filter(
    (part) => /^\d+$/.test(part) || (part.length >= 3 && !STOP_WORDS.has(part)),
  );
}

/** Words of English and of programming languages that nearly every statement or code has: they connect nothing. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'the and for with this that from into not are was were been has have had its any ' +
    'all but can may must will one two when then than only also each other before ' +
    'after function const let var return class interface type import export default ' +
    'public private static void new else true false null none self def end async await ' +
    'string number boolean int'
  ).split(' '),
);

/** How many words of a text a statement names. Code writes two words as one: "time out" names `timeout`. */
export function sharedWords(statement: string, text: string): number {
  const words = new Set([...wordsOf(statement), ...pairsOf(statement)]);
  return new Set(tokensOf(text).filter((token) => partsOf(token).some((part) => words.has(part))))
    .size;
}

/** Two words that stand side by side, as one: `timeout` of "time out" and "time-out". */
function pairsOf(statement: string): string[] {
  const words = statement.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}-]/gu) ?? [];
  return words.slice(1).flatMap((word, index) => {
    const first = words[index] ?? '';
    return /^\p{L}+$/u.test(first) && /^\p{L}+$/u.test(word) ? [first + word] : [];
  });
}
