import { joined } from '../../text/pattern.js';

/*
 * Which words of a text decide what it means? Negations, how binding it is (must, should), numbers,
 * and what is quoted as code. "Use at most 3 retries" and "At most 3 retries" have the same marks;
 * with 4 they differ.
 *
 * `behaviour.ts` compares the marks of two versions; `relevance.ts` asks `isProse`. A word too
 * many is a false alarm, the safe error; one too few hides a change of meaning. You may add a word
 * of any language, with a pair of sentences that differ in it alone.
 * `__tests__/anchors/relevance.test.ts` fails when this is wrong.
 */

/**
 * Words that turn a sentence round or say how binding it is, in the languages that repositories are
 * mostly written in.
 */
const WORDS: ReadonlySet<string> = new Set(
  (
    'not no never none nobody nothing nor neither without cannot must shall should may might ' +
    'can could will would only always except unless until before after all any every each ' +
    'both either optional required mandatory forbidden allowed disallowed deprecated more ' +
    'less least most at-least first last true false yes enable enabled disable disabled deny ' +
    'denied allow permit refuse refused ' +
    'nicht kein keine keinen keiner nie niemals ohne muss müssen soll sollte darf dürfen ' +
    'kann nur immer außer vor nach alle ' +
    'ne pas jamais aucun aucune sans doit doivent peut peuvent seulement toujours sauf avant après tous ' +
    'nunca ningún ninguna ninguno sin debe deben puede pueden solo sólo siempre ' +
    'excepto antes después todos não sem deve pode apenas sempre'
  ).split(' '),
);
/** The same in languages that do not part words; the longer first. */
const CHARACTERS = new RegExp(
  joined`
    不得|不能|不要|不可|不会|没有|禁止|必须|应该|应当|可以|允许|只能|只有|仅|总是|从不|除非|之前
    |之后|所有|每个|任何|不|没|无|未|勿|非|需|ない|ません|禁止|必ず|べき|のみ|だけ|常に|不要|않|없
    |반드시|항상|오직|금지`,
  'gu',
);

/**
 * What of a text decides its meaning: negations, how binding it is, numbers, what is quoted as
 * code. Two texts in which this is the same, in this order, may say the same in other words.
 */
export function proseMarks(text: string): string[] {
  const marks: string[] = [];
  // In turn: `code` in backquotes, a number such as 1.5 or 50%, a word such as don't, or any other character.
  const shown = withoutRemarks(text);
  for (const [, code, number, word] of shown.matchAll(
    /(`{1,9}[^`]{1,5000}`{1,9})|(\p{N}[\p{N}.,:%]*(?<![.,:]))|([\p{L}]+(?:['’]t\b)?)|[^]/gu,
  )) {
    if (code !== undefined) marks.push(code.replaceAll(/\s+/g, ' '));
    else if (number !== undefined) marks.push(number);
    else if (word !== undefined) {
      const lower = word.toLowerCase();
      if (WORDS.has(lower)) marks.push(lower);
      else if (/n['’]t$/.test(lower)) marks.push('not');
      else marks.push(...(lower.match(CHARACTERS) ?? []));
    }
  }
  return marks;
}

/** Without `<!-- … -->`, which no reader of the page sees; one that is not closed reaches to the end. */
function withoutRemarks(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = text.indexOf('<!--'); open !== -1; open = text.indexOf('<!--', at)) {
    parts.push(text.slice(at, open));
    const close = text.indexOf('-->', open);
    if (close === -1) return parts.join('');
    at = close + 3;
  }
  return parts.join('') + text.slice(at);
}

/** Endings of files that are written for people. */
const PROSE = new Set([
  'md',
  'markdown',
  'mdx',
  'mdc',
  'rst',
  'txt',
  'adoc',
  'asciidoc',
  'org',
  'tex',
]);

/** Whether a file is written for people; a name without an ending mostly is. */
export function isProse(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return name.includes('.')
    ? PROSE.has(name.slice(name.lastIndexOf('.') + 1))
    : /^(?:readme|license|licence|changelog|contributing|notice|authors|todo|security|codeofconduct)/.test(
        name,
      );
}
