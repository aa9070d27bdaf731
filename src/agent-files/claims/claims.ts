import { canonicalDigest } from '../../languages/data/canonical.js';
import { joined } from '../../text/pattern.js';
import type { AgentText } from '../agent-text.js';
import { normalise } from '../detectors/prose/normal.js';
import { sentencesOf, type Sentence } from '../detectors/prose/sentences.js';
import { AGENT_FILE_REPLACEMENT, REPLACEMENT_CLAUSES } from './agent-file-replacement.js';
import {
  BESIDE_SLOGAN,
  BOASTS,
  MEASURED,
  OF_MEMORY,
  OTHER_RECALL,
  SLOGANS,
  SUBJECT,
} from './boasts.js';
import { CHAT_SYNC_CLAUSES, HIDDEN_CHAT_SYNC } from './chat-sync.js';
import { isAsserted, isQuestion, isSetApart } from './denial.js';
import { BACK_REFERENCE, MEMORY_WORD } from './memory-words.js';
import { mentionsMemory } from './mention.js';
import { plainOf } from './plain.js';
import { relationTo } from './relation.js';
import { LOCAL_ADJECTIVE, VECTOR_DATABASE } from './vector-database.js';

/**
 * Which sentences of a public document claim something of memory that is not so, or that nobody can
 * know. The release check (`gate/release/scan-files.ts`) calls `claimsIn`. A sentence goes through three
 * questions: is it about memory (its own words, or the title or sentence it refers back to), does it
 * hold one of the nouns or clauses of `vector-database.ts`, `chat-sync.ts`,
 * `agent-file-replacement.ts` and `boasts.ts`, and does it assert that of its subject (`relation.ts`,
 * `denial.ts`). "Memory is an external vector database." is a claim;
 * "Memory is no vector database." and "Is memory a vector database?" are none.
 *
 * Words are added in those files. When this one is wrong, `__tests__/agent-files/claims/` fails.
 * The `key` is the kind with a digest of the sentence as `plainOf` gives it; users accept findings
 * by it.
 */

/** What a document says of memory that is not so, or that nobody can know. */
export type ClaimKind = 'chat-sync' | 'vector-database' | 'agent-file' | 'boast';

export interface Claim {
  readonly kind: ClaimKind;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** Stays the same while the sentence does, wherever it stands. */
  readonly key: string;
}

/** Claims reported of one text; nobody mends more at a time. */
const MOST_CLAIMS = 50;

/** Places in one sentence at which a noun is tried. */
const MOST_TRIES = 5;

/**
 * Claims that a public document makes about memory: that it is a hidden sync of chats, an external
 * vector database, or what replaces or writes agent files; and promises that nobody can keep. A
 * sentence that denies it, asks, tells of others or of plans makes none, and neither does what is
 * quoted or in code. A look at words and nothing more: what it does not find may be claimed all the
 * same. Linear in the size of the text.
 */
export function claimsIn(text: AgentText): readonly Claim[] {
  const claims: Claim[] = [];
  const reportedKeys = new Set<string>();
  const pageTitle = normalise(text.headings[0]?.title ?? '');
  let previous: PreviousSentence = { text: '', headings: 0, asked: [] };
  for (const { sentence, isFar } of ownSentences(text, mentionsMemory(pageTitle))) {
    if (isFar) {
      previous = { text: '', headings: sentence.headings.length, asked: [] };
      continue;
    }
    for (const part of partsOf(sentence)) {
      const plain = plainOf(part);
      if (plain.length < SHORTEST) continue;
      const context =
        part === sentence.text ? contextOf(sentence, pageTitle, previous) : NO_CONTEXT;
      const kinds = kindsIn(plain, context).filter(
        (kind) => kind !== 'boast' || !MEASURED.test(sentence.text),
      );
      const isAsked = isQuestion(plain);
      const confirmedKinds = AGREEMENT.test(plain) ? previous.asked : [];
      for (const kind of isUnderForeignTitle(sentence)
        ? []
        : [...(isAsked ? [] : kinds), ...confirmedKinds]) {
        const key = `${kind}:${shortDigest(plain)}`;
        if (reportedKeys.has(key)) continue;
        reportedKeys.add(key);
        claims.push({ kind, line: sentence.line, column: sentence.column, key });
        if (claims.length >= MOST_CLAIMS) return claims;
      }
      previous = { text: plain, headings: sentence.headings.length, asked: isAsked ? kinds : [] };
    }
  }
  return claims;
}

/** The first digits of a digest of a sentence; a lone surrogate has no digest. */
function shortDigest(plain: string): string {
  const digest = canonicalDigest(plain.replace(/\p{Cs}/gu, ''));
  return digest.slice('sha256:'.length, 'sha256:'.length + 8);
}

/** The sentence just before. */
interface PreviousSentence {
  readonly text: string;
  readonly headings: number;
  /** What it asked whether it is so: a "Yes." behind it claims that. */
  readonly asked: readonly ClaimKind[];
}

/** Matches "Yes, it is."; not "Yesterday". */
const AGREEMENT =
  /^(?:yes|yep|indeed|correct|absolutely|of course)\b|^(?:是的|对|對|没错|當然|当然)/;

/**
 * What a text says itself, without code and quotations. A sentence far from any word of memory
 * claims nothing, and is not normalised.
 */
function* ownSentences(
  text: AgentText,
  isUnderMemory: boolean,
): Generator<{ readonly sentence: Sentence; readonly isFar: boolean }> {
  let isAlert = false;
  let wasNear = false;
  for (const sentence of sentencesOf(text)) {
    isAlert = sentence.isQuoted && (isAlert || sentence.text.startsWith('[!'));
    if (sentence.kind === 'code' || (sentence.isQuoted && !isAlert)) continue;
    const isNear = mentionsMemory(sentence.text);
    const isFar =
      !isNear &&
      !wasNear &&
      !isUnderMemory &&
      ![...sentence.headings, ...sentence.leadIns].some(mentionsMemory);
    if (!isFar) wasNear = isNear;
    yield { sentence, isFar };
  }
}

function isUnderForeignTitle({ headings, leadIns }: Sentence): boolean {
  return [...headings, ...leadIns].some(isSetApart);
}

function contextOf(
  { headings, leadIns }: Sentence,
  page: string,
  previous: PreviousSentence,
): ClaimContext {
  return {
    page,
    before: previous.headings === headings.length ? previous.text : '',
    headings,
    leadIns,
  };
}

/** Shorter sentences claim nothing; `记忆很完美` is five characters. */
const SHORTEST = 4;

/** The cells of a row are read by themselves: what stands in one is not said of another. */
function partsOf({ text }: Sentence): readonly string[] {
  return /^\s*\|/.test(text) ? text.split('|') : [text];
}

/** The heads of a table say what its cells are of, and that is not read. */
const NO_CONTEXT: ClaimContext = { page: '', before: '', headings: [], leadIns: [] };

/** What a sentence can refer back to. */
interface ClaimContext {
  /** The first title of the page. */
  readonly page: string;
  /** The sentence before, if it is of the same section. */
  readonly before: string;
  readonly headings: readonly string[];
  readonly leadIns: readonly string[];
}

/** A sentence that begins with the name of the page, a product mostly, goes on about it. */
function ownSubject(plain: string, page: string): string {
  const product = /^[\p{L}\d][\p{L}\d.-]{2,40}/u.exec(page)?.[0];
  const isProduct =
    product !== undefined &&
    plain.startsWith(`${product} `) &&
    !/^(?:the|this|our|how|what|why|about|agent|project|memory)$/.test(product);
  return isProduct ? `it ${plain.slice(product.length + 1)}` : plain;
}

function kindsIn(sentence: string, context: ClaimContext): readonly ClaimKind[] {
  const plain = ownSubject(sentence, context.page);
  const kinds: ClaimKind[] = [];
  const hasSubject = MEMORY_WORD.test(plain) || refersBackToMemory(plain, context);
  if (hasSubject || isUnderMemoryTitle(context)) {
    if (!HOW_TO_OPENING.test(plain) && isDescribedAs(plain, VECTOR_DATABASE, hasSubject))
      kinds.push('vector-database');
    if (isDescribedAs(plain, HIDDEN_CHAT_SYNC, hasSubject) || saysChatsAreSynced(plain, hasSubject))
      kinds.push('chat-sync');
    if (
      isDescribedAs(plain, AGENT_FILE_REPLACEMENT, hasSubject) ||
      saysAgentFilesAreReplaced(plain, hasSubject)
    )
      kinds.push('agent-file');
  }
  const isFigure = OTHER_RECALL.test(plain) && !OF_MEMORY.test(plain);
  const promises = BESIDE_SLOGAN.test(plain) ? [...BOASTS, ...SLOGANS] : BOASTS;
  if (
    SUBJECT.test(plain) &&
    !isFigure &&
    promises.some((pattern) => isAssertedAnywhere(plain, pattern))
  )
    kinds.push('boast');
  return kinds;
}

function saysChatsAreSynced(plain: string, hasSubject: boolean): boolean {
  if (
    !hasSubject &&
    !startsWith(
      plain,
      CHAT_SYNC_CLAUSES.map(({ pattern }) => pattern),
    )
  )
    return false;
  return CHAT_SYNC_CLAUSES.some(
    ({ pattern, needs }) =>
      (needs === undefined || needs.test(plain)) && isAssertedAnywhere(plain, pattern),
  );
}

function saysAgentFilesAreReplaced(plain: string, hasSubject: boolean): boolean {
  if (!hasSubject && !startsWith(plain, REPLACEMENT_CLAUSES)) return false;
  return REPLACEMENT_CLAUSES.some(
    (pattern) =>
      isAssertedAnywhere(plain, pattern) &&
      !/\bagents\.md (?:file )?(?:now )?(?:replaces|supersedes)|links? to/.test(plain),
  );
}

/**
 * What tells readers how to build something of their own says nothing of what is here.
 * Matches "Build a vector database …", "this guide helps you …"; not "We built …".
 */
const HOW_TO_OPENING = new RegExp(joined`
  (?:^|❝ )(?:
      build|create|implement|learn|set up|design|develop|deploy|integrate|configure|explore
      |understand
    )\b
  |\b(?:guides?|walks?|teach(?:es)?|helps?) (?:you|users|developers|teams|readers) `);

/** Whether a sentence goes on about the memory that was spoken of before it. */
function refersBackToMemory(plain: string, context: ClaimContext): boolean {
  return (
    BACK_REFERENCE.test(plain) && (MEMORY_WORD.test(context.before) || isUnderMemoryTitle(context))
  );
}

function isUnderMemoryTitle({ page, headings, leadIns }: ClaimContext): boolean {
  return [page, ...headings, ...leadIns].some((title) => MEMORY_WORD.test(title.toLowerCase()));
}

/**
 * Whether a sentence says that its subject is such a thing, or is kept in one.
 *
 * @param hasSubject whether the sentence is about memory; else only a phrase that stands alone counts.
 */
function isDescribedAs(plain: string, noun: RegExp, hasSubject: boolean): boolean {
  let tries = 0;
  for (const found of plain.matchAll(noun)) {
    tries += 1;
    if (tries > MOST_TRIES) return false;
    const [from, to] = [found.index, found.index + found[0].length];
    if (
      LOCAL_ADJECTIVE.test(plain.slice(Math.max(0, from - 20), from)) ||
      LOCAL_ADJECTIVE.test(/^[^ ]* ?/.exec(found[0])?.[0] ?? '')
    )
      continue;
    const relation = relationTo(plain, { from, to });
    if (relation === null || (!hasSubject && !relation.isAlone && relation.from > LONGEST_ADVERB))
      continue;
    if (isAsserted({ sentence: plain, from: relation.from, to }, from)) return true;
  }
  return false;
}

/** Room for an adverb before the verb of a fragment: "Quietly stored in …". */
const LONGEST_ADVERB = 12;

function startsWith(plain: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(plain);
    return found !== null && found.index <= LONGEST_ADVERB;
  });
}

const globalPatterns = new Map<RegExp, RegExp>();

/** A pattern that finds every place, made once. */
function everywhere(pattern: RegExp): RegExp {
  const known =
    globalPatterns.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  globalPatterns.set(pattern, known);
  return known;
}

function isAssertedAnywhere(plain: string, pattern: RegExp): boolean {
  let tries = 0;
  for (const found of plain.matchAll(everywhere(pattern))) {
    if (isAsserted({ sentence: plain, from: found.index, to: found.index + found[0].length }))
      return true;
    tries += 1;
    if (tries >= MOST_TRIES) break;
  }
  return false;
}
