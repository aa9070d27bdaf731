import { joined } from '../../text/pattern.js';

/* The form in which patterns see a text: `Don’t **skip** the Hooks` is `do not skip the hooks`. */

/** Letters of other scripts that look like Latin ones, for words that mix both. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  [...'аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнnαaοoεeρpιiνvκkτt'.matchAll(/(.)([a-z])/gu)].map(
    ([, other = '', latin = '']) => [other, latin],
  ),
);

/** `don't` and its like, spelled out; apostrophes may be missing. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|must|should|need|would|could|is|are|was|were|has|have)n(?:'| )?t\b/g, '$1 not'],
  [/\bcan(?:'t|not)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(you|they|we)'re\b/g, '$1 are'],
  [/\b(you|they|we|i)'ve\b/g, '$1 have'],
  [/\b(you|they|we|i|it|that)'ll\b/g, '$1 will'],
  [/\b(it|that|there)'s\b/g, '$1 is'],
];

/** A change of this form brings accepted findings back: they are known by a digest of it. */
export function normalise(text: string): string {
  // Most sentences have only ASCII letters, few marks and no contraction; looking for those costs less than replacing.
  let plain = NOT_ASCII.test(text) ? text.normalize('NFKC').replace(/[\p{Cf}\p{DI}]/gu, '') : text;
  plain = plain.toLowerCase();
  if (/[‘’ʼ`´]/.test(plain)) plain = plain.replace(/[‘’ʼ`´]/g, "'");
  if (/[*_]|~~/.test(plain))
    plain = plain.replace(/\*+|~~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '');
  if (/[^\S ]| {2}/.test(plain)) plain = plain.replace(/\s+/g, ' ');
  plain = plain.trim();
  if (/[\u0370-\u04ff\u0500-\u052f]/.test(plain))
    plain = plain.replace(/[a-z\u0370-\u052f]{2,40}/g, asItLooks);
  if (CONTRACTED.test(plain))
    for (const [short, long] of CONTRACTIONS) plain = plain.replace(short, long);
  return plain;
}

const NOT_ASCII = /[^\0-\x7f]/;
const CONTRACTED = /'|[odest]n ?t\b|cannot\b/;

/** A word of two scripts as it looks: `іgnore` with a Cyrillic letter is `ignore`. One of a single script stays. */
function asItLooks(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

/** Longest quotation in characters. One in double marks may go over lines; single ones may hold an apostrophe. */
const QUOTE = 300;
const QUOTES = new RegExp(
  [
    `"([^"]{1,${QUOTE}})"`,
    `“([^”]{1,${QUOTE}})”`,
    `«([^»\\n]{1,${QUOTE}})»`,
    `「([^」\\n]{1,${QUOTE}})」`,
    `『([^』\\n]{1,${QUOTE}})』`,
    `„([^“”\\n]{1,${QUOTE}})[“”]`,
    joined`
      (?<![\p{L}\p{N}])['‘]
      ([^'’\n]{1,${QUOTE}}|[^'’\n]{1,${QUOTE}}['’][a-z][^'’\n]{1,${QUOTE}})['’](?![\p{L}\p{N}])`,
  ].join('|'),
  'gu',
);

const QUOTE_MARK = /["“«「『„'‘]/;

/** A sentence without its quotations. Those of one or two words are emphasis, and stay. */
export function withoutQuotations(text: string): string {
  if (!QUOTE_MARK.test(text)) return text;
  return text.replace(QUOTES, (quoted) =>
    quoted.length <= 30 &&
    quoted.trim().split(/\s+/).length <= 2 &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{4}/u.test(quoted)
      ? quoted.slice(1, -1)
      : ' ❝ ',
  );
}

/** A sentence whose code spans hold no quotation marks: those of a command quote nobody. */
export function withPlainCode(text: string): string {
  if (!text.includes('`')) return text;
  return text.replace(/(`{1,3})([^`\n]{1,400})\1/g, (whole) => whole.replace(/["“”]/g, ' '));
}

/** A sentence without its code spans of more than two words; shorter ones are names. */
export function withoutCode(text: string): string {
  if (!text.includes('`')) return text;
  return text.replace(/(`{1,3})([^`\n]{1,400})\1/g, (_whole, _marks: string, code: string) =>
    code.trim().split(/\s+/).length <= 2 ? code : ' ❝ ',
  );
}
