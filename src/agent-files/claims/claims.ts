import { remembered } from '../../text/collections.js';
import { normalise, withoutCode, withoutQuotations } from '../prose/normal.js';
import { canonicalDigest } from '../../languages/data/canonical.js';
import type { AgentText } from '../agent-text.js';
import { type Sentence, sentencesOf } from '../prose/sentences.js';
import {
  areAsserted,
  type ClaimPlace,
  clausesIn,
  isAsserted,
  isQuestion,
  isSetApart,
} from '../prose/asserted.js';
import { CERTAINTY, MEASURED, OTHER_RECALL } from './certainty.js';
import {
  BAD_MEMORY,
  type DemoKind,
  demoKindsIn,
  DEMONSTRATION,
  type Family,
  PLAN,
} from './demonstrations.js';
import { type DescriptionKind, DESCRIPTIONS } from './descriptions.js';
import { flagged, joined } from '../../text/pattern.js';

/**
 * A sentence of Markdown as the patterns of claims see it. ❝ stands for code or a quotation of three words or more.
 *
 *     **Memory** is [our](./x.md) `vector` database.  →  memory is our vector database.
 */

/** Marks of Markdown and HTML that are no words, in this order, each with what is put in its place. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^[#\s>]{1,12}/, ''],
  [/!\[[^\]\n]{0,200}\]\([^)\s]{0,300}\)/g, ' '],
  [/\[([^\]\n]{1,300})\]\([^)\n]{0,300}\)/g, '$1'],
  [/<\/?[a-z][^<>\n]{0,300}>/gi, ' '],
  [/https?:\/\/[^\s)]{1,300}/g, ' '],
];

/** Without marks, code, quotations, addresses and elements; memory of machines and users is `ram`. */
export function plainOf(text: string): string {
  const words = MARKUP.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
  return (
    normalise(withoutQuotations(withoutCode(words)))
      // `[!NOTE]` opens an alert of GitHub and says nothing itself.
      .replace(/^\[![a-z]+\] ?/, '')
      .replace(OTHER_MEMORY, ' ram ')
  );
}

type ClaimKind = DescriptionKind | 'certainty' | 'demonstration';

export interface Claim {
  readonly kind: ClaimKind;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** Stays the same while the sentence does, wherever it is. */
  readonly key: string;
  /** Which bad memory a demonstration is of; none where that is not said. */
  readonly shown: readonly DemoKind[];
}

/** Claims reported of one text; a person fixes no more at a time. */
const MOST_CLAIMS = 50;
const MOST_TRIES = 5;
/** Shorter sentences claim nothing; `记忆很完美` is five characters. */
const SHORTEST = 4;
/** Matches "Yes, it is."; not "Yesterday". */
const AGREEMENT =
  /^(?:yes|yep|indeed|correct|absolutely|of course)\b|^(?:是的|对|對|没错|當然|当然)/;
/** A mark of what is done, on the line of an item. Matches "[x]", "✅"; not "[ ]". */
const TICK = /\[x\]|[✅✔☑]/iu;
/** Characters of a line in which it is looked for; one line can hold a hundred thousand sentences. */
const LONGEST_ITEM = 400;

const FAMILIES: readonly Family<ClaimKind>[] = [...DESCRIPTIONS, CERTAINTY];

/** The claims of a document. A look at words and nothing more. Linear in the size of the text. */
export function claimsIn(text: AgentText): readonly Claim[] {
  const claims = new Map<string, Claim>();
  const title = plainOf(text.headings[0]?.title ?? '');
  let previous: Previous = { text: '', section: 0, asked: [] };
  for (const sentence of ownSentences(text)) {
    const titles = [...sentence.headings, ...sentence.leadIns];
    const above = [title, ...titles.map(normalise)];
    const isApart = titles.some(isSetApart);
    for (const part of partsOf(sentence)) {
      const plain = plainOf(part);
      if (plain.length < SHORTEST) continue;
      const { kinds, asked } = saidIn(plain, sentence, above, previous);
      if (!isApart) for (const kind of kinds) add(claims, sentence, kind, plain, []);
      previous = { text: plain, section: sentence.headings.length, asked };
    }
    const whole = plainOf(sentence.text.replaceAll(/[|:：]/g, ','));
    const line = (text.lines[sentence.line - 1]?.raw ?? '').slice(0, LONGEST_ITEM);
    const shown = isApart || isQuestion(whole) ? null : demonstrated(whole, above, TICK.test(line));
    if (shown !== null) add(claims, sentence, 'demonstration', whole, shown);
    if (claims.size >= MOST_CLAIMS) break;
  }
  return [...claims.values()].slice(0, MOST_CLAIMS);
}

/** The cells of a row are read by themselves: what one says is not said of another. */
function partsOf({ text }: Sentence): readonly string[] {
  return isRow(text) ? text.split('|') : [text];
}

function isRow(text: string): boolean {
  return /^\s*\|/.test(text);
}

/** What a sentence claims, or asks whether it is so. */
function saidIn(
  plain: string,
  { text, headings }: Sentence,
  above: Context,
  previous: Previous,
): { readonly kinds: readonly ClaimKind[]; readonly asked: readonly ClaimKind[] } {
  const before = previous.section === headings.length ? [previous.text] : [];
  const said = kindsOf(plain, isRow(text) ? [] : [...above, ...before]).filter(
    (kind) => kind !== 'certainty' || !MEASURED.test(text),
  );
  const agreed = AGREEMENT.test(plain) ? previous.asked : [];
  return isQuestion(plain)
    ? { kinds: agreed, asked: said }
    : { kinds: [...said, ...agreed], asked: [] };
}

interface Previous {
  readonly text: string;
  readonly section: number;
  /** What it asked whether it is so: a "Yes." behind it claims that. */
  readonly asked: readonly ClaimKind[];
}

/** What a text says itself, without code and quotations; an alert of GitHub is no quotation. */
function* ownSentences(text: AgentText): Generator<Sentence> {
  let isAlert = false;
  for (const sentence of sentencesOf(text)) {
    isAlert = sentence.isQuoted && (isAlert || sentence.text.startsWith('[!'));
    if (sentence.kind !== 'code' && (!sentence.isQuoted || isAlert)) yield sentence;
  }
}

function add(
  claims: Map<string, Claim>,
  { line, column }: Sentence,
  kind: ClaimKind,
  plain: string,
  shown: readonly DemoKind[],
): void {
  // A lone surrogate has no digest.
  const digest = canonicalDigest(plain.replace(/\p{Cs}/gu, ''));
  const key = `${kind}:${digest.slice('sha256:'.length, 'sha256:'.length + 8)}`;
  if (!claims.has(key)) claims.set(key, { kind, line, column, key, shown });
}

function kindsOf(plain: string, context: Context): readonly ClaimKind[] {
  return FAMILIES.filter((family) =>
    isClaimed(family, plain, ({ from, to }) =>
      family.kind === 'certainty'
        ? !OTHER_RECALL.test(plain)
        : isAboutMemory(plain, from, to, context),
    ),
  ).map(({ kind }) => kind);
}

/** Which bad memory a sentence says was demonstrated; null where it says no such thing. */
function demonstrated(
  sentence: string,
  above: readonly string[],
  isTicked: boolean,
): readonly DemoKind[] | null {
  if (!DEMONSTRATION.needs.test(sentence) || PLAN.test(sentence)) return null;
  const named = [sentence, ...above.toReversed()].find((text) => BAD_MEMORY.test(text)) ?? '';
  const memory = [...named.matchAll(new RegExp(BAD_MEMORY, 'g'))]
    .map(([words]) => words)
    .join(' and ');
  const whole = `${named === sentence ? '' : `${memory} `}${sentence}${isTicked ? ' ✅' : ''}`;
  return memory !== '' && isClaimed(DEMONSTRATION, whole, () => true, '')
    ? demoKindsIn(memory)
    : null;
}

/** @param after what takes a claim back behind it; what follows a demonstration says what was shown. */
function isClaimed(
  { needs, patterns, unless }: Family<ClaimKind>,
  plain: string,
  isMeant: (place: ClaimPlace) => boolean,
  after?: string,
): boolean {
  if (!needs.test(plain)) return false;
  return patterns.some((pattern) =>
    pattern instanceof RegExp
      ? placesOf(plain, pattern).some((place) => isAsserted(plain, place, after) && isMeant(place))
      : clausesIn(plain).some((clause) => {
          const places = placesOfAll(clause, pattern);
          return (
            places !== null &&
            unless?.test(without(clause, places)) !== true &&
            areAsserted(clause, places, after) &&
            isMeant(spanOf(places, plain.indexOf(clause)))
          );
        }),
  );
}

const everywhere = remembered(({ source, flags }: RegExp) => new RegExp(source, `${flags}g`));

function placesOf(plain: string, pattern: RegExp): readonly ClaimPlace[] {
  const places: ClaimPlace[] = [];
  for (const { index, 0: found } of plain.matchAll(everywhere(pattern))) {
    places.push({ from: index, to: index + found.length });
    if (places.length >= MOST_TRIES) break;
  }
  return places;
}

/** Where each pattern is first found; null where one is not. */
function placesOfAll(clause: string, patterns: readonly RegExp[]): readonly ClaimPlace[] | null {
  const places: ClaimPlace[] = [];
  for (const pattern of patterns) {
    const [first] = placesOf(clause, pattern);
    if (first === undefined) return null;
    places.push(first);
  }
  return places;
}

function without(clause: string, places: readonly ClaimPlace[]): string {
  return places.reduce(
    (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    clause,
  );
}

function spanOf(places: readonly ClaimPlace[], offset: number): ClaimPlace {
  return {
    from: offset + Math.min(...places.map(({ from }) => from)),
    to: offset + Math.max(...places.map(({ to }) => to)),
  };
}

/** Which sentences of a memory document are about memory, and not about the rest of the project? */

/** Memory of machines and of a product's users: "4 GB of memory", "user memories"; not "memory of the project". */
const OTHER_MEMORY = flagged('g')`
  \b(?:amount of|minimum|maximum|requested|allocated|\d{1,6} ?[kmgt]i?b of
      |(?:cpu|cores|disk|ram) (?:and|or)) (?:heap )?memory\b
  |\b(?:out of|gpu|virtual|physical|main|heap|peak|resident|device|video|working)[- ]memory\b
  |\bin-memory\b
  |\bmemory[- ](?:usage|leaks?|footprint|safe|safety|consumption|limits?|allocat\w+|bandwidth|pressure|mapped
      |bound|efficient)\b
  |\b(?:(?:end-)?users?|customers?|conversation|chat ?bots?|bots?|players?|visitors?)(?:'s|')? memor
    (?:y|ies)\b
  |内存|記憶體`;

/** Matches "memory", "the agent recalls", "candidates"; not "a memo". */
const MEMORY = new RegExp(joined`
  \b(?:memor(?:y|ies)|remember(?:s|ed|ing)?|recall(?:s|ed|ing)?|(?:trusted )?baseline|memtrust|facts?
      |candidates?|agents?'?(?: own)? notes?|notes? (?:of|by|from|that) (?:an? |the |your )?agents?
      |suggestions?|agents? (?:writes?|learns?|proposes?|records?|suggests?)
      |context[- ](?:layer|hand-?off|sharing|file))\b
  |记忆|記憶|召回|可信基[线線]|事实|事實|候选|候選`);

/** What the rest of a project is about: "product search uses …", "the build generates …". */
const FOREIGN = new RegExp(joined`
  \b(?:search(?:es)?|(?:our|the|your|their|of) products?|products? (?:search|images?|pages?|data)|catalogs?
      |catalogues?|shops?|customers?|images?|recommend\w+|websites?|sites?|crm|rag|builds?|scripts?|templates?
      |hooks?|pipelines?|analytics|dashboards?|tickets?|support|calendar|e-?mails?|releases?|translations?
      |tests?|docs|table of contents|index page)\b
  |搜索|搜尋|商品|产品搜|客服|构建|構建|脚本|腳本`);

/** An opening that stands for the subject before it: "It is …", "The store keeps …"; not "Redis keeps …". */
const BACK_REFERENCE = new RegExp(joined`
  ^(?:it|its|this|that|they|these|those|here|everything|all|each|every|we|under the hood|behind the scenes
      |internally|technically|in (?:short|practice|other words|effect|essence|fact)|simply put
      |at (?:its|heart|the)|think of it|essentially|basically|effectively|actually|whatever|anything|nothing
      |(?:accepted |the )?(?:entries|notes)|(?:the|our) (?:\w+ )?
      (?:layer|store|system|tool|engine|service|product|back-?end|project|database|plugin|server|feature
        |whole thing))\b
  |^(?:它|其|这|這|该|該|此|本|我们|我們|整个|整個|实际上|實際上|其实|其實|说白了|底层|底層|背后|背後|后端|後端|所有|全部|每)`);

/** What stands above or before a sentence, in plain words; the nearest last. */
export type Context = readonly string[];

/** Room for an adverb before what a fragment says: "Quietly stored in …". */
const LONGEST_ADVERB = 12;

/** Whether what a sentence says between two offsets is said of memory. */
function isAboutMemory(plain: string, from: number, to: number, context: Context): boolean {
  const part = partAround(plain, from, to);
  if (MEMORY.test(part)) return true;
  if (FOREIGN.test(part)) return false;
  if (MEMORY.test(plain)) return true;
  return (
    (from <= LONGEST_ADVERB || BACK_REFERENCE.test(plain)) &&
    context.some((text) => MEMORY.test(text))
  );
}

/** From the comma before a place to the one behind it. */
function partAround(plain: string, from: number, to: number): string {
  const start = Math.max(
    ...[',', ';', ':', '—'].map((mark) => plain.slice(0, from).lastIndexOf(mark)),
  );
  const end = plain.slice(to).search(/[,;:—]/);
  return plain.slice(start + 1, end < 0 ? undefined : to + end);
}
