import { joined } from './pattern.js';
import { wordList } from './words.js';

/*
 * Which words decide the meaning of a statement? "not", "20", "npm", `src/a.ts`: two statements that differ in one are
 * not duplicates. Words are recognised by their form where possible, else by lists.
 */

/** Why a word is distinctive: it negates, reverses, counts, names something, or is a path or URL. */
export type DistinctiveTerms = 'negation' | 'opposite' | 'number' | 'name' | 'path';

/** They all count as one word: "never" and "do not" agree. */
const NEGATIONS = wordList(`
  not no never none nor neither nobody nothing without cannot cant dont doesnt didnt isnt arent
  wasnt wont shouldnt mustnt non nowhere hardly
  nicht kein keine keinen nie niemals nunca jamais ne не никогда нельзя
`);

/** All forms of a verb count as one word. */
const TURNING_VERBS = wordList(
  'enable disable allow permit forbid prohibit disallow deny ban include exclude ' +
    'accept reject refuse approve revoke grant skip ignore avoid stop deprecate retire ' +
    'require remove replace',
);

/** Words for how far, when or how firmly something holds. */
const TURNING = wordList(`
  always only solely must shall should may mandatory optional optionally recommended all any
  some both either before after until since unless except instead least most more less fewer
  above below under minimum maximum min max first last true false yes off public private
  internal external sync async synchronous asynchronous obsolete forbidden
`);

/** Number words as digits; the index in the list is the number. "one" is mostly not a number. */
const NUMBERS = new Map(
  wordList('zero two three four five six seven eight nine ten eleven twelve').map((word, index) => [
    word,
    String(index === 0 ? 0 : index + 1),
  ]),
);

/** Words of one row exclude each other. Alone they are everyday words. */
const ALTERNATIVES: readonly (readonly string[])[] = `
  add remove delete|create delete destroy|keep drop|start stop|open close|opened closed
  read write|push pull|send receive|show hide|import export|encode decode|upgrade downgrade
  increase decrease|raise lower|pass fail|succeed fail|success failure|new old|high low
  higher lower|fast slow|early late|earlier later|long short|longer shorter|small large|in out
  up down|left right
  client server|parent child|single double|tab space|local remote global|light dark
  ascending descending|hourly daily weekly monthly yearly|second minute hour day week month year
  production staging development|main master develop trunk|merge rebase squash|input output
  source target|owner guest|admin user|warn warning error|default named|with without
  same different|one two`
  .trim()
  .split(/[|\n]/)
  .map(wordList);

/** By word, the others of its rows. */
const OTHERS = new Map<string, Set<string>>();
for (const row of ALTERNATIVES)
  for (const word of row)
    OTHERS.set(
      word,
      new Set([...(OTHERS.get(word) ?? []), ...row.filter((other) => other !== word)]),
    );

/** Prefixes that reverse a word: `safe` and `unsafe`. */
const REVERSING = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'de', 'a', 'mis', 'anti'];

/** Words that contradict a word: its opposites, and the others of its row. */
export function oppositesOf(word: string): string[] {
  if (word.length <= 3 || word.length > 40) return [...(OTHERS.get(word) ?? [])];
  return [
    ...(OTHERS.get(word) ?? []),
    ...REVERSING.map((prefix) => prefix + word),
    ...REVERSING.filter((prefix) => word.startsWith(prefix) && word.length > prefix.length + 3).map(
      (prefix) => word.slice(prefix.length),
    ),
  ];
}

/** Names in lower case that look like any other word. */
const TOOLS = wordList(`
  yarn bun deno node jest vitest mocha jasmine ava pytest unittest nose prettier biome dprint
  eslint oxlint ruff black mypy pip poetry uv conda cargo maven gradle cmake bazel webpack vite
  rollup esbuild babel docker podman kubernetes helm terraform ansible postgres postgresql
  mysql mariadb sqlite mongodb redis memcached kafka rabbitmq nats elasticsearch python ruby
  java kotlin javascript
  typescript rust golang php swift scala react vue svelte angular github gitlab bitbucket
  jenkins linux windows macos ubuntu debian alpine aws azure cloudflare vercel heroku nginx
  apache caddy express
  fastify flask django rails chrome firefox safari git mercurial svn json yaml toml monday
  tuesday wednesday thursday friday saturday sunday
  january february april june july august september october november december
`);

/** Everyday words that look like names: without a vowel, or with a dot inside. */
const PLAIN = new Set(wordList('vs mr dr ms st nd rd th nth hmm e.g i.e a.k.a and/or ok i a'));

interface Known {
  /** What it is compared by: `never` and `no` are `not`, `two` is `2`. */
  readonly token: string;
  readonly telling: DistinctiveTerms;
}

/** All listed words; the later list counts. */
const KNOWN: ReadonlyMap<string, Known> = new Map<string, Known>([
  ...TOOLS.map((word): [string, Known] => [word, { token: word, telling: 'name' }]),
  ...[...NUMBERS].map(([word, digits]): [string, Known] => [
    word,
    { token: digits, telling: 'number' },
  ]),
  ...TURNING.map((word): [string, Known] => [word, { token: word, telling: 'opposite' }]),
  ...TURNING_VERBS.flatMap((verb) =>
    formsOf(verb).map((form): [string, Known] => [form, { token: verb, telling: 'opposite' }]),
  ),
  ...NEGATIONS.map((word): [string, Known] => [word, { token: 'not', telling: 'negation' }]),
]);

/** `deny`, `denies`, `denied`, `denying`; wrong forms do no harm. */
function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, '');
  const last = verb.slice(-1);
  const ends = [`${verb}s`, `${stem}ed`, `${stem}ing`, `${verb}${last}ed`, `${verb}${last}ing`];
  return [
    verb,
    ...ends,
    ...(verb.endsWith('y') ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : []),
  ];
}

/**
 * The distinctive term that a word is; null for an ordinary one.
 *
 * @param word as written, without punctuation around it.
 * @param isCode whether it is from a code span, where every word is a name.
 * @param isFirst whether it begins a sentence, so that its capital means nothing.
 */
export function distinctiveTermsOf(word: string, isCode: boolean, isFirst: boolean): Known | null {
  const small = word.toLowerCase();
  const known = isCode ? undefined : KNOWN.get(small);
  if (known !== undefined) return known;
  // Most words, and fast.
  if (!isCode && /^[a-z]+$/.test(word))
    return VOWELLESS.test(word) && !PLAIN.has(word) ? { token: word, telling: 'name' } : null;
  // `20`, `v20`, `>=20`.
  if (/^[^\p{L}\p{N}]*[vV]?\d/u.test(word)) return { token: numberOf(small), telling: 'number' };
  if (!isCode && PLAIN.has(small)) return null;
  // `src/a.ts`, `docs/`, `guard.py`, `.env`.
  if (
    /[\p{L}\p{N}_*~.@][/\\]|[/\\][\p{L}\p{N}_*~.@]/u.test(word) ||
    /[\p{L}\p{N}_]\.\p{L}[\p{L}\p{N}]*$/u.test(word) ||
    /^\.[\p{L}\p{N}]/u.test(word)
  )
    return { token: small.replace(/^\.\//, ''), telling: 'path' };
  if (isCode || isName(word, isFirst)) return { token: small, telling: 'name' };
  return null;
}

/** `10_000` and `10,000` are 10000, `v20` is 20. */
function numberOf(word: string): string {
  return word.replace(/(?<=\d)[_,](?=\d{3})/g, '').replace(/^[v#~^]/, '');
}

const VOWELLESS = /^[b-df-hj-np-tv-xz]{2,20}$/;

/** Whether a word looks like a name: `React`, `maxRetries`, `K8s`, `a_b`, `f(`, `--force`. */
function isName(word: string, isFirst: boolean): boolean {
  // The first word of a sentence has a capital anyway.
  const capital = isFirst ? /^\p{Lu}{2}/u : /^\p{Lu}[\p{L}\p{N}]/u;
  return capital.test(word) || /[\p{Ll}\p{N}]\p{Lu}|\p{L}\d|[_$@#=]|::|\(|^--?\p{L}/u.test(word);
}

/** Words that contain a character of the lists below and are not distinctive. */
const HARMLESS =
  '不同|不过|不過|不仅|不僅|不但|不断|不斷|不管|不论|不論|不少|不如|差不多|未来|未來|无论|無論|十分|千万|千萬|万一|三方|百分|少ない';
/** Words of Chinese, Japanese and Korean that negate; the longer before the shorter. */
const DENYING = joined`
  不允许|不允許|不再|不得|不要|不能|不可|不应|不應|不会|不會|不准|不许|不必|不用|不是|无需|無需
  |无须|没有|沒有|尚未|切勿|请勿|請勿|严禁|嚴禁|禁止|绝不|从不|从未|不|没|沒|未|无|無|勿|ません
  |ない|않|금지|없`;
/** The same for words that reverse a statement. */
const TURNED = joined`
  必须|必須|务必|務必|应该|應該|应当|可以|允许|允許|可选|可選|总是|總是|始终|始終|一律|仅|僅|只
  |所有|全部|任何|部分|之前|之后|之後|以前|以后|以後|以上|以下|启用|啟用|禁用|开启|開啟|关闭|關閉
  |最多|最少|至少|至多|最大|最小|除非|除了|直到|同步|异步|異步|公开|公開|私有|内部|內部|外部|增加
  |减少|減少|接受|拒绝|拒絕|包含|排除|避免|有効|無効|필수|항상`;
/** Characters that are numbers. */
const DIGITS = '零〇二两兩三四五六七八九十百千万萬亿';
/** First characters of all these words. */
const FRONTS = [
  ...new Set(`${HARMLESS}|${DENYING}|${TURNED}`.split('|').map((word) => word.charAt(0))),
].join('');
/** Checking the first character in a set is faster than trying each word. */
const DENSE = new RegExp(
  `(?=[${FRONTS}${DIGITS}])(?:(${HARMLESS})|(${DENYING})|(${TURNED})|([${DIGITS}]+))`,
  'g',
);

/** A piece of a text without blanks: ordinary characters, or one distinctive word. */
interface DensePiece {
  readonly text: string;
  readonly known: Known | null;
}

export function densePieces(run: string): DensePiece[] {
  const pieces: DensePiece[] = [];
  let done = 0;
  for (const match of run.matchAll(DENSE)) {
    const [text, harmless, denying, turned] = match;
    if (harmless !== undefined) continue;
    if (match.index > done) pieces.push({ text: run.slice(done, match.index), known: null });
    const known: Known =
      denying !== undefined
        ? { token: '不', telling: 'negation' }
        : { token: text, telling: turned !== undefined ? 'opposite' : 'number' };
    pieces.push({ text, known });
    done = match.index + text.length;
  }
  if (done < run.length) pieces.push({ text: run.slice(done), known: null });
  return pieces;
}
