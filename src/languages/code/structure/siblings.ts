/*
 * What stands before an element of a list that no brackets hold, once its siblings are left out? In
 * `const a = 1, b = own(u)` the other name `a` joins nothing to `b`, and may come and go. With each
 * pair of brackets as one text, `withoutSiblings` answers:
 *
 *     const a = 1 , b =           javascript   const b =      by word
 *     int a = 1 , b =             c            int b =        by type
 *     A ( User u ) : x ( 1 ) ,    cpp          :              a constructor sets its members
 *     f ( a ) , b =               javascript   null           nothing is declared
 *     return a , b                c            null           one value: see NO_TYPE
 *     Map < String , Doc >        java         null           the comma stands between types
 *
 * `structure.ts` asks, for what is said before a span. On null it keeps the whole text before the
 * span, and what stands behind the comma still counts: a change there then makes a fact `changed`.
 * That is the safe error, a false alarm. To leave out what is no sibling is the other one: a
 * condition comes before cited code, and nobody notices.
 *
 * You may add a language to BY_WORD or BY_TYPE, and a word to NO_TYPE. Facts that are bound already
 * hold a digest of the answer (`surroundings.ts`): where it changes for good code, they may not know
 * their place again. `__tests__/anchors/parameters.test.ts` fails when this file is
 * wrong: "what else is declared" may change, "a condition on all of a list" may not.
 */

/** Words that begin a declaration of one or more names, in the languages of BY_WORD. */
const DECLARING: ReadonlySet<string> = new Set(['const', 'let', 'var']);
/** Languages in which one of these words begins such a declaration. */
const BY_WORD: ReadonlySet<string> = new Set(['javascript', 'jsx', 'typescript', 'tsx', 'swift']);
/** Languages in which a type begins such a declaration. */
const BY_TYPE: ReadonlySet<string> = new Set(['c', 'cpp', 'java', 'csharp', 'dart']);
/**
 * Words that could be taken for a type. A statement that begins with one is never read as a list of
 * names, since all of it is one value (`return a, b`), stands under one condition (`if (x) a = 1, b =
 * 2`) or declares no variable (`typedef`). Of fields behind `public` it is not tried.
 */
const NO_TYPE: ReadonlySet<string> = new Set(
  (
    'return throw case default goto delete new else if for while do switch try catch using yield await co_return ' +
    'co_yield co_await public private protected assert typedef template operator'
  ).split(' '),
);
/** A name, or a keyword. */
const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** One text of a type: `unsigned`, `std`, `::`, `<`, `*`, `[ ]`. */
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

/** Whether a `<` is open behind these texts: a comma there parts types, `Map < String , Doc >`. */
function isBetweenTypes(texts: readonly string[]): boolean {
  return texts.filter((text) => text === '<').length > texts.filter((text) => text === '>').length;
}
