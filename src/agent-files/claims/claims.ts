import { canonicalDigest } from '../../languages/data/canonical.js';
import { joined } from '../../text/pattern.js';
import type { AgentText } from '../agent-text.js';
import { normalise } from '../detectors/prose/normal.js';
import { sentencesOf, type Sentence } from '../detectors/prose/sentences.js';
import {
  BESIDE_SLOGAN,
  BOASTS,
  MEASURED,
  OF_MEMORY,
  OTHER_RECALL,
  SLOGANS,
  SUBJECT,
} from './boasts.js';
import { isAsserted, isQuestion, isSetApart } from './denial.js';
import {
  AGENT_FILE_TWIN,
  CARRIES,
  CARRIES_CHATS,
  CHAT_SYNC,
  INSIDE,
  MEMORY,
  SUPPLANTS,
  VECTOR_STORE,
} from './nouns.js';
import { mentionsMemory } from './mention.js';
import { plainOf } from './plain.js';
import { relationTo } from './relation.js';

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

/** Claims said of one text; nobody mends more at a time. */
const MOST = 50;

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
  const said = new Set<string>();
  const page = normalise(text.headings[0]?.title ?? '');
  let before: Before = { text: '', headings: 0, asked: [] };
  for (const { sentence, isFar } of ownSentences(text, mentionsMemory(page))) {
    if (isFar) {
      before = { text: '', headings: sentence.headings.length, asked: [] };
      continue;
    }
    for (const part of partsOf(sentence)) {
      const plain = plainOf(part);
      if (plain.length < SHORTEST) continue;
      const over = part === sentence.text ? overOf(sentence, page, before) : NOTHING_OVER;
      const kinds = kindsIn(plain, over).filter(
        (kind) => kind !== 'boast' || !MEASURED.test(sentence.text),
      );
      const asks = isQuestion(plain);
      const agreed = AGREES.test(plain) ? before.asked : [];
      for (const kind of isUnderApart(sentence) ? [] : [...(asks ? [] : kinds), ...agreed]) {
        const key = `${kind}:${canonicalDigest(plain.replace(/\p{Cs}/gu, '')).slice('sha256:'.length, 'sha256:'.length + 8)}`;
        if (said.has(key)) continue;
        said.add(key);
        claims.push({ kind, line: sentence.line, column: sentence.column, key });
        if (claims.length >= MOST) return claims;
      }
      before = { text: plain, headings: sentence.headings.length, asked: asks ? kinds : [] };
    }
  }
  return claims;
}

/** What was said just before. */
interface Before {
  readonly text: string;
  readonly headings: number;
  readonly asked: readonly ClaimKind[];
}

const AGREES = /^(?:yes|yep|indeed|correct|absolutely|of course)\b|^(?:是的|对|對|没错|當然|当然)/;

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

function isUnderApart({ headings, leadIns }: Sentence): boolean {
  return [...headings, ...leadIns].some(isSetApart);
}

function overOf({ headings, leadIns }: Sentence, page: string, before: Before): Over {
  return {
    page,
    before: before.headings === headings.length ? before.text : '',
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
const NOTHING_OVER: Over = { page: '', before: '', headings: [], leadIns: [] };

interface Over {
  readonly page: string;
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

function kindsIn(sentence: string, over: Over): readonly ClaimKind[] {
  const plain = ownSubject(sentence, over.page);
  const kinds: ClaimKind[] = [];
  const hasSubject = MEMORY.test(plain) || isCarried(plain, over);
  if (hasSubject || hasMemoryOver(over)) {
    if (!INSTRUCTS.test(plain) && isCalled(plain, VECTOR_STORE, hasSubject))
      kinds.push('vector-database');
    if (isCalled(plain, CHAT_SYNC, hasSubject) || carriesChats(plain, hasSubject))
      kinds.push('chat-sync');
    if (isCalled(plain, AGENT_FILE_TWIN, hasSubject) || supplantsAgentFiles(plain, hasSubject))
      kinds.push('agent-file');
  }
  const isFigure = OTHER_RECALL.test(plain) && !OF_MEMORY.test(plain);
  const promises = BESIDE_SLOGAN.test(plain) ? [...BOASTS, ...SLOGANS] : BOASTS;
  if (SUBJECT.test(plain) && !isFigure && promises.some((pattern) => isSaid(plain, pattern)))
    kinds.push('boast');
  return kinds;
}

function carriesChats(plain: string, hasSubject: boolean): boolean {
  if (
    !hasSubject &&
    !startsWith(
      plain,
      CARRIES_CHATS.map(({ pattern }) => pattern),
    )
  )
    return false;
  return CARRIES_CHATS.some(
    ({ pattern, needs }) => (needs === undefined || needs.test(plain)) && isSaid(plain, pattern),
  );
}

function supplantsAgentFiles(plain: string, hasSubject: boolean): boolean {
  if (!hasSubject && !startsWith(plain, SUPPLANTS)) return false;
  return SUPPLANTS.some(
    (pattern) =>
      isSaid(plain, pattern) &&
      !/\bagents\.md (?:file )?(?:now )?(?:replaces|supersedes)|links? to/.test(plain),
  );
}

/** What tells readers how to build something of their own says nothing of what is here. */
const INSTRUCTS = new RegExp(joined`
  (?:^|❝ )(?:
      build|create|implement|learn|set up|design|develop|deploy|integrate|configure|explore
      |understand
    )\b
  |\b(?:guides?|walks?|teach(?:es)?|helps?) (?:you|users|developers|teams|readers) `);

/** Whether a sentence goes on about the memory that was spoken of before it. */
function isCarried(plain: string, over: Over): boolean {
  return CARRIES.test(plain) && (MEMORY.test(over.before) || hasMemoryOver(over));
}

function hasMemoryOver({ page, headings, leadIns }: Over): boolean {
  return [page, ...headings, ...leadIns].some((title) => MEMORY.test(title.toLowerCase()));
}

/** Whether the subject is said to be such a thing. @param hasSubject else only a phrase that stands alone counts. */
function isCalled(plain: string, noun: RegExp, hasSubject: boolean): boolean {
  let tries = 0;
  for (const found of plain.matchAll(noun)) {
    tries += 1;
    if (tries > MOST_TRIES) return false;
    const [from, to] = [found.index, found.index + found[0].length];
    if (
      INSIDE.test(plain.slice(Math.max(0, from - 20), from)) ||
      INSIDE.test(/^[^ ]* ?/.exec(found[0])?.[0] ?? '')
    )
      continue;
    const relation = relationTo(plain, { from, to });
    if (relation === null || (!hasSubject && !relation.isAlone && relation.from > LEAD)) continue;
    if (isAsserted({ sentence: plain, from: relation.from, to }, from)) return true;
  }
  return false;
}

/** Room for an adverb before the verb of a fragment: "Quietly stored in …". */
const LEAD = 12;

function startsWith(plain: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(plain);
    return found !== null && found.index <= LEAD;
  });
}

const global = new Map<RegExp, RegExp>();

/** A pattern that finds every place, made once. */
function everywhere(pattern: RegExp): RegExp {
  const known =
    global.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  global.set(pattern, known);
  return known;
}

function isSaid(plain: string, pattern: RegExp): boolean {
  let tries = 0;
  for (const found of plain.matchAll(everywhere(pattern))) {
    if (isAsserted({ sentence: plain, from: found.index, to: found.index + found[0].length }))
      return true;
    tries += 1;
    if (tries >= MOST_TRIES) break;
  }
  return false;
}
