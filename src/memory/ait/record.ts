import { isSha256, type Sha256 } from '../../tree/digest.js';
import { normalisePath } from '../../tree/path.js';
import { plain, say } from '../../text/phrase.js';
import { UNBOUND, type Citation } from '../citation.js';
import { FACT_KINDS, IMPORTANCES, type DeclaredStatus } from '../envelope.js';
import { bindingDigest, claimDigest, type FactRecord } from '../fact.js';
import type { Problem } from '../problem.js';
import { statedValidity } from '../instant.js';
import { textKeyOf, type AitItem } from './file.js';

/*
 * What is an entry of AIT for the judge? Always a candidate: its id is the path of its file and its name there, which
 * is not an id of a fact, so no ledger can adopt it. AIT's own status counts only where it lowers trust.
 */

type Keys = Readonly<Record<string, unknown>>;

/**
 * What a status of AIT declares here: its own word for trust is a claim, and what is only ever
 * computed declares nothing.
 */
const STATUSES: ReadonlyMap<string, DeclaredStatus | 'policy_blocked'> = new Map([
  ['accepted', 'candidate'],
  ['candidate', 'candidate'],
  ['advisory', 'candidate'],
  ['stale', 'candidate'],
  ['superseded', 'superseded'],
  ['rejected', 'rejected'],
  ['policy_blocked', 'policy_blocked'],
  ['policy-blocked', 'policy_blocked'],
  ['excluded', 'policy_blocked'],
] as const);

/** Keys for the file that a fact cites, and its digest; the first that exists counts, so new ones go to the end. */
const PATH_KEYS = ['source_file_path', 'source_path'];
const DIGEST_KEYS = ['source_file_sha256', 'source_sha256', 'source_digest', 'source_hash'];

/** Path of its file and its name there: not an id of a fact, so no ledger can adopt it. */
function aitId(path: string, { name }: AitItem): string {
  return `${path}#${name}`;
}

export function recordOfAit(path: string, item: AitItem): FactRecord {
  const { keys, line, text } = item;
  const common = { id: aitId(path, item), path, line, text, statedId: null };
  const broken = (problems: readonly Problem[]): FactRecord => ({
    ...common,
    fact: null,
    problems: problems.map((problem) => ({ ...problem, line })),
  });
  if (keys === null)
    return broken(
      item.problems.map((message, index) => ({
        kind: 'unclear-entry',
        about: String(index + 1),
        message,
      })),
    );
  const textKey = textKeyOf(keys);
  const statement = textKey === null ? '' : String(keys[textKey]);
  const declared = statusOf(keys);
  // What its own store withholds is never shown, well formed or not.
  const withheld = declared === 'policy_blocked' ? { withheld: true } : {};
  const problems: Problem[] = [];
  if (statement.trim() === '')
    problems.push({ kind: 'no-statement', message: plain('it states nothing: it has no text') });
  if (declared === null)
    problems.push({
      kind: 'unknown-status',
      message: say`its status must be one of ${[[...STATUSES.keys()].slice(0, 7).join(', ')]}`,
    });
  const validity = statedValidity(keys);
  for (const key of validity.unclear)
    problems.push({
      kind: 'bad-date',
      about: key,
      message: say`its ${key} must be a date such as 2026-01-31, or a date and time with Z`,
    });
  if (problems.length > 0) return { ...broken(problems), ...withheld };
  const sources = citationsOf(keys);
  const claimed = Object.fromEntries(
    Object.entries(keys).filter(
      ([key]) => key !== textKey && key !== 'status' && key !== 'sources',
    ),
  );
  return {
    ...common,
    ...withheld,
    problems: [],
    fact: {
      status: declared === null || declared === 'policy_blocked' ? 'candidate' : declared,
      topic: wordIn(keys, 'topic', 200),
      claimKey: null,
      kind: FACT_KINDS.find((kind) => kind === keys['kind']) ?? null,
      confidence: confidenceIn(keys),
      importance: IMPORTANCES.find((one) => one === keys['importance']) ?? 'normal',
      sources,
      supersedes: [],
      validFrom: validity.from,
      validUntil: validity.until,
      reviewBy: null,
      sourceRef: wordIn(keys, 'source_trace_ref', 1_000) ?? wordIn(keys, 'source_ref', 1_000),
      statement,
      claim: claimDigest(claimed, [], statement),
      binding: bindingDigest(sources),
    },
  };
}

/** Null where the status is an unknown word. A named successor makes it superseded, as AIT does. */
function statusOf(keys: Keys): DeclaredStatus | 'policy_blocked' | null {
  const words = ['status', 'trust_level'].map((key) =>
    typeof keys[key] === 'string' ? STATUSES.get(keys[key]) : undefined,
  );
  if (words.includes('policy_blocked')) return 'policy_blocked';
  const given = keys['status'];
  if (given !== undefined && given !== null && words[0] === undefined) return null;
  const declared = words[0] ?? 'candidate';
  return declared === 'candidate' && wordIn(keys, 'superseded_by', 1_000) !== null
    ? 'superseded'
    : declared;
}

/** A number from 0 to 1; words such as `high` mean something else in every store. */
function confidenceIn(keys: Keys): number | null {
  const { confidence } = keys;
  return typeof confidence === 'number' && confidence >= 0 && confidence <= 1 ? confidence : null;
}

/** A text up to a length; a longer one counts as absent. */
function wordIn(keys: Keys, key: string, most: number): string | null {
  const value = keys[key];
  return typeof value === 'string' && value !== '' && value.length <= most ? value : null;
}

/** Files of the repository that it names, with their digests where these are ours. */
function citationsOf(keys: Keys): Citation[] {
  const listed = Array.isArray(keys['sources']) ? keys['sources'].slice(0, 100) : [];
  const pairs: (readonly [path: unknown, digest: unknown])[] = listed.map((source: unknown) => {
    if (typeof source !== 'object' || source === null) return [source, null];
    const own: Keys = { ...source };
    return [
      own['path'],
      ['digest', 'sha256', 'hash'].map((key) => own[key]).find((value) => digestOf(value) !== null),
    ];
  });
  const path = PATH_KEYS.map((key) => keys[key]).find((value) => typeof value === 'string');
  if (path !== undefined && !pairs.some(([known]) => known === path))
    pairs.push([
      path,
      DIGEST_KEYS.map((key) => keys[key]).find((value) => digestOf(value) !== null),
    ]);
  return pairs.flatMap(([written, digest]) => {
    const normal =
      typeof written === 'string' && written.length <= 4_000 ? normalisePath(written) : null;
    return normal === null
      ? []
      : [{ ...UNBOUND, path: normal, selector: { kind: 'file' }, digest: digestOf(digest) }];
  });
}

/** A digest of ours; AIT writes it with or without `sha256:` before it. */
function digestOf(value: unknown): Sha256 | null {
  if (typeof value !== 'string') return null;
  const written = /^[0-9a-f]{64}$/.test(value) ? `sha256:${value}` : value;
  return isSha256(written) ? written : null;
}
