import { z } from 'zod';
import { isSha256, sha256, type Sha256 } from '../tree/digest.js';
import { plain, say } from '../text/phrase.js';
import { canonicalDigest, isWellFormed } from '../languages/data/canonical.js';
import { joined } from '../text/pattern.js';
import { digest } from './citation.js';
import { FACT_ID } from './fact.js';
import { lazy } from '../text/collections.js';
import { andMore, LISTED_PROBLEMS, type Problem } from './problem.js';

/*
 * What was decided about a fact? Its ledger has an event a line, with an id that is a digest of its content:
 * `candidate.applied` adopts the digests that it names, `fact.retired` retires a fact. Order and repetition do not
 * count.
 */

/** Events that decide what a fact is; the last settled one counts. */
export const DECISIVE_TYPES = [
  'candidate.applied',
  'fact.reverified',
  'fact.rebound',
  'fact.superseded',
  'fact.retired',
  'candidate.discarded',
] as const;
/** Events that only record what happened. */
export const OTHER_TYPES = [
  'evidence.recorded',
  'candidate.proposed',
  'candidate.diffed',
  'candidate.reviewed',
] as const;
type DecisiveType = (typeof DECISIVE_TYPES)[number];
export type EventType = DecisiveType | (typeof OTHER_TYPES)[number];

/** Events that adopt exactly the digests they name. */
export const ADOPTING_TYPES: ReadonlySet<EventType> = new Set<EventType>([
  'candidate.applied',
  'fact.reverified',
  'fact.rebound',
]);

/** One line of a ledger. `id` is the digest of the rest, so an event cannot be changed without becoming another one. */
export interface LedgerEvent {
  readonly v: 1;
  readonly id: Sha256;
  readonly type: EventType;
  readonly fact: string;
  readonly claim: Sha256;
  readonly binding: Sha256;
  /** For information; it decides, orders and expires nothing. */
  readonly at: string;
  /** Login of the proposer; the gate finds out who approved it. */
  readonly proposed_by: string;
  /** Ids of the events that were last when it was written. */
  readonly after: readonly Sha256[];
  readonly evidence?: string | undefined;
  readonly why?: string | undefined;
  /** Of an adoption: names in the statement that no source cites. */
  readonly uncited?: readonly string[] | undefined;
}

/** Sort order of events: by fact, then by id, whatever the order in their files. */
export function byFactAndId(a: LedgerEvent, b: LedgerEvent): number {
  if (a.fact !== b.fact) return a.fact < b.fact ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** Things that one adoption can leave uncited, and characters of each. */
const MOST_UNCITED = 300;
const LONGEST_UNCITED = 700;

/** Events that one event can follow. */
export const MOST_FOLLOWED = 1_000;

const words = (most: number) => z.string().max(most).refine(isWellFormed);

/** One line of a ledger as a schema; an unknown key makes it invalid. */
export const eventShape = lazy(() =>
  z.strictObject({
    v: z.literal(1),
    id: digest,
    type: z.enum([...DECISIVE_TYPES, ...OTHER_TYPES]),
    fact: z.string().regex(FACT_ID, { error: 'must be a fact id' }),
    claim: digest,
    binding: digest,
    at: words(40),
    proposed_by: words(200),
    after: z.array(digest).max(MOST_FOLLOWED),
    evidence: words(4_000).optional(),
    why: words(4_000).optional(),
    uncited: z.array(words(LONGEST_UNCITED)).max(MOST_UNCITED).optional(),
  }),
);

export interface LedgerFault {
  readonly path: string;
  readonly factId: string;
  readonly problem: Problem;
}

export interface LedgerFile {
  readonly events: readonly LedgerEvent[];
  readonly faults: readonly LedgerFault[];
}

export function makeEvent(content: Omit<LedgerEvent, 'id' | 'v'>): LedgerEvent {
  const rest = { v: 1 as const, ...content };
  return { ...rest, id: canonicalDigest(rest) };
}

/** One line of JSON with a line end, keys in a fixed order. */
export function eventLine(event: LedgerEvent): string {
  const { v, id, type, fact, claim, binding, at, proposed_by, after, evidence, why, uncited } =
    event;
  const written = {
    v,
    id,
    type,
    fact,
    claim,
    binding,
    at,
    proposed_by,
    after,
    evidence,
    why,
    uncited,
  };
  return `${JSON.stringify(written)}\n`;
}

/** Characters of three digests with their keys: a shorter line is no event. */
const SHORTEST_EVENT = 3 * 'sha256:'.length + 3 * 64;

/**
 * Reads a ledger as a set. A line that is cut, altered or of another fact is a fault and counts for nothing; the other
 * lines keep their meaning.
 */
export function parseLedger(factId: string, path: string, text: string): LedgerFile {
  const events = new Map<Sha256, LedgerEvent>();
  const problems: Problem[] = [];
  let broken = 0;
  // A byte-order mark before the first line is ignored.
  const unmarked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const lines = unmarked.includes('\r') ? unmarked.split(/\r?\n/) : unmarked.split('\n');
  lines.forEach((line, index) => {
    if (line === '' || line.trim() === '') return;
    // Reported often enough; naming the faults of a million such lines would take minutes.
    if (broken >= LISTED_PROBLEMS && line.length < SHORTEST_EVENT) {
      broken += 1;
      return;
    }
    const result = parseWritten(factId, line) ?? parseLine(factId, line);
    if ('id' in result) events.set(result.id, result);
    else if ((broken += 1) <= LISTED_PROBLEMS) problems.push({ ...result, line: index + 1 });
  });
  return {
    events: [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    faults: andMore(problems, broken).map((problem) => ({ path, factId, problem })),
  };
}

const DIGEST = 'sha256:[0-9a-f]{64}';
/** A text in JSON without escapes. */
const TEXT = String.raw`[ !#-[\]-~]*`;
/** A whole line as `eventLine` writes it, without `evidence`, `why` and `uncited`, and without escapes. */
const WRITTEN = new RegExp(
  joined`
    ^{"v":1,"id":"(${DIGEST})","type":"([a-z.]+)","fact":"([a-z0-9/-]+)","claim":"(${DIGEST})
    ","binding":"(${DIGEST})","at":"(${TEXT})","proposed_by":"(${TEXT})","after":\[
    ((?:"${DIGEST}"(?:,"${DIGEST}")*)?)\]}$`,
);
const TYPES: ReadonlyMap<string, EventType> = new Map(
  [...DECISIVE_TYPES, ...OTHER_TYPES].map((type) => [type, type]),
);

/**
 * A line exactly as `eventLine` writes it, which nearly all are, without JSON and its schema. Null for any other line,
 * which is for `parseLine`.
 */
function parseWritten(factId: string, line: string): LedgerEvent | null {
  const match = WRITTEN.exec(line);
  if (match === null) return null;
  const [, id, named = '', fact, claim, binding, at = '', proposed_by = '', listed = ''] = match;
  const type = TYPES.get(named);
  const after = listed === '' ? [] : listed.slice(1, -1).split('","').filter(isSha256);
  if (type === undefined || fact !== factId || !FACT_ID.test(factId)) return null;
  if (isTooLong(at, proposed_by, after)) return null;
  // The canonical form: keys in order, and nothing in the texts that would be written otherwise.
  const canonical =
    `{"after":[${listed}],"at":"${at}","binding":"${binding}","claim":"${claim}",` +
    `"fact":"${fact}","proposed_by":"${proposed_by}","type":"${type}","v":1}`;
  const own = sha256(canonical);
  return own === id && isSha256(claim) && isSha256(binding)
    ? { v: 1, id: own, type, fact: factId, claim, binding, at, proposed_by, after }
    : null;
}

/** The caps of `eventShape`, for lines that do not go through it. */
function isTooLong(at: string, proposedBy: string, after: readonly Sha256[]): boolean {
  return at.length > 40 || proposedBy.length > 200 || after.length > MOST_FOLLOWED;
}

/** Any line, by JSON and the schema: the event, or what is wrong with it in our own words. */
function parseLine(factId: string, line: string): LedgerEvent | Problem {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return {
      kind: 'not-json',
      message: plain('this line is not complete JSON; was it cut, or is there a merge marker?'),
    };
  }
  const shaped = eventShape().safeParse(data);
  if (!shaped.success) {
    const [issue] = shaped.error.issues;
    const key = issue?.path[0];
    // Only our own keys are named: other words of the line may be blocked.
    if (typeof key === 'string' && key in eventShape().shape)
      return {
        kind: 'not-an-event',
        about: key,
        message: say`this is not a valid ledger event: the key ${key} is missing or has a wrong value`,
      };
    return {
      kind: 'not-an-event',
      message: plain('this is not a valid ledger event: it has unknown keys, or is not an object'),
    };
  }
  const { id, ...rest } = shaped.data;
  if (hasDuplicateKeys(line, Object.keys(shaped.data).length))
    return { kind: 'duplicate-key', message: plain('this event has the same key twice') };
  if (canonicalDigest(rest) !== id)
    return {
      kind: 'altered-event',
      message: plain(
        'this event was changed after it was written: its id does not match its content',
      ),
    };
  if (rest.fact !== factId)
    return {
      kind: 'other-fact',
      about: rest.fact,
      message: say`this event is about the fact ${rest.fact}, not about ${factId}`,
    };
  return shaped.data;
}

/**
 * Whether a key is there twice: JSON.parse keeps the last of two, another reader may keep the first. So the texts
 * before a colon are counted; `keys` is how many keys were read.
 */
function hasDuplicateKeys(line: string, keys: number): boolean {
  let found = 0;
  for (const [, colon] of line.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g))
    if (colon !== undefined) found += 1;
  return found !== keys;
}

const DECISIVE: ReadonlySet<EventType> = new Set<EventType>(DECISIVE_TYPES);

export function isDecisive(event: LedgerEvent): boolean {
  return DECISIVE.has(event.type);
}
