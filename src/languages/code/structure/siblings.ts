/** Words that begin a declaration of one or more names. */
const DECLARING: ReadonlySet<string> = new Set(['const', 'let', 'var']);
const BY_WORD: ReadonlySet<string> = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'swift']);
/** Languages in which a type begins such a declaration. */
const BY_TYPE: ReadonlySet<string> = new Set(['c', 'cpp', 'java', 'csharp', 'dart']);
/** Words that begin a statement which commas do not part: all of it is one value, or under one condition. */
const NO_TYPE: ReadonlySet<string> = new Set(
  (
    'return throw case default goto delete new else if for while do switch try catch using yield await co_return ' +
    'co_yield co_await public private protected assert typedef template operator'
  ).split(' '),
);
const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const TYPE_PART = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\[[^]*\]|::|[<>*&.?]|@|,)$/u;

/**
 * What stands before an element of a list that no brackets hold, its siblings left out: names that
 * are declared together (`const a = 1, b = 2`), what a constructor of C++ begins with (`: a(1),
 * b(2)`). Null where commas part no such list.
 *
 * @param texts of a statement up to the element, each pair of brackets one text
 */
export function withoutSiblings(
  texts: readonly string[],
  language: string,
): readonly string[] | null {
  const comma = texts.lastIndexOf(',');
  const own = texts.slice(comma + 1);
  if (own.filter((text) => text === '>').length > own.filter((text) => text === '<').length)
    return null; // between types
  const from = language === 'cpp' ? initialisersAt(texts) : -1;
  if (from >= 0) return [':', ...texts.slice(Math.max(from, comma) + 1)];
  if (comma < 0) return null;
  const heading = headingOf(texts, language);
  return heading === null ? null : [...heading, ...own];
}

/** The colon behind the parameters of a constructor, or -1. */
function initialisersAt(texts: readonly string[]): number {
  const at = texts.indexOf(':');
  const parameters = texts[at - 1] === 'noexcept' ? at - 2 : at - 1;
  const isConstructor =
    texts[parameters]?.startsWith('(') === true && WORD.test(texts[parameters - 1] ?? '');
  if (at < 0 || !isConstructor || NO_TYPE.has(texts[0] ?? '')) return -1;
  return texts.slice(0, at).some((text) => text === '?' || text === '=') ? -1 : at;
}

/** What begins a declaration of names: the word for it, or their type. */
function headingOf(texts: readonly string[], language: string): readonly string[] | null {
  if (BY_WORD.has(language)) {
    const word = texts.findIndex((text) => DECLARING.has(text));
    const isDeclaration =
      word >= 0 && texts.slice(0, word).every((text) => WORD.test(text) && !NO_TYPE.has(text));
    return isDeclaration ? texts.slice(0, word + 1) : null;
  }
  if (!BY_TYPE.has(language) || NO_TYPE.has(texts[0] ?? '')) return null;
  const end = texts.findIndex(
    (text, index) => text === '=' || (text === ',' && !isBetweenTypes(texts.slice(0, index))),
  );
  const type = texts.slice(0, Math.max(end - 1, 0));
  const isType = type.some((text) => WORD.test(text)) && type.every((text) => TYPE_PART.test(text));
  return isType && WORD.test(texts[end - 1] ?? '') ? type : null;
}

function isBetweenTypes(texts: readonly string[]): boolean {
  return texts.filter((text) => text === '<').length > texts.filter((text) => text === '>').length;
}
