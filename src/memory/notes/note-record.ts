import type { Sha256 } from '../../tree/digest.js';
import { bindingDigest, claimDigest, FACT_ID, type FactRecord } from '../fact.js';
import { statedValidity, momentOf, startOf } from '../instant.js';
import type { Note } from './note.js';
import { joined } from '../../text/pattern.js';

/* What does a note state for the judge, until when, and when is it to be reviewed? */

/**
 * A note as the judge sees it. Its id is its path, which is not an id of a fact, so no ledger can adopt it: a note is
 * always a candidate.
 */
export function recordOfNote({
  path,
  front,
  keys,
  comments,
  body,
  text,
  problems,
}: Note): FactRecord {
  // What its own store withholds is never shown.
  const withheld = isWithheldWord(keys['status']) ? { withheld: true } : {};
  const common = { id: path, path, text, statedId: null, ...withheld };
  const validity = statedValidity(keys);
  if (problems.length > 0) return { ...common, fact: null, problems };
  const claimed = Object.fromEntries(
    Object.entries(keys).filter(([key]) => key !== 'status' && key !== 'sources'),
  );
  const [topic = null] = front.tags;
  const by = front.status === 'superseded' ? keys['superseded_by'] : null;
  let claim: Sha256 | null = null;
  return {
    ...common,
    ...(typeof by === 'string' && FACT_ID.test(by) ? { saysReplacedBy: by } : {}),
    problems: [],
    fact: {
      // The word of its store counts only where it lowers trust.
      status:
        front.status === 'rejected' || front.status === 'superseded' ? front.status : 'candidate',
      topic,
      claimKey: null,
      kind: null,
      confidence: front.confidence,
      importance: front.importance ?? 'normal',
      sources: front.sources,
      supersedes: [],
      validFrom: validity.from,
      validUntil: validity.until,
      reviewBy: nextUpdateOf(keys, body),
      sourceRef: null,
      statement: body,
      // Lazy, because stores have thousands of notes and most are never asked.
      get claim() {
        claim ??= claimDigest(claimed, comments, body);
        return claim;
      },
      binding: bindingDigest(front.sources),
    },
  };
}

/** Whether a store calls an entry blocked by its policy, in any spelling that is read (DESIGN §2). */
function isWithheldWord(word: unknown): boolean {
  return word === 'policy_blocked' || word === 'policy-blocked' || word === 'excluded';
}

/** Keys of the front matter, the store's own word first. */
const KEYS = ['next_update', 'review_by'] as const;

/** How many last lines of a note may contain the date. */
const LINES = 10;
const LABELS = new RegExp(
  joined`
    ^[ \t]{0,3}(?:[-*][ \t]+)?\*{0,2}(?:下次更新|下次審查|下次审查|next update|next review)
    \*{0,2}[ \t]*[:：]\*{0,2}[ \t]*(.{4,40}?)[ \t]*$`,
  'i',
);

/**
 * When a note is to be reviewed: `next_update: 2026-03-01` in its front matter, or the line `**下次更新**: 2026-03-01` at
 * its end. Null where it gives no date.
 */
export function nextUpdateOf(keys: Readonly<Record<string, unknown>>, body: string): string | null {
  for (const key of KEYS) {
    const value = Object.hasOwn(keys, key) ? keys[key] : null;
    const date = typeof value === 'string' ? dateOf(value) : null;
    if (date !== null) return date;
  }
  for (const line of body.trimEnd().split('\n').slice(-LINES).toReversed()) {
    const date = dateOf(LABELS.exec(line)?.[1] ?? '');
    if (date !== null) return date;
  }
  return null;
}

/** `2026-03-01 10:00:00` becomes `2026-03-01T10:00:00Z`; a date stays one. */
function dateOf(text: string): string | null {
  if (startOf(text) !== null) return text;
  const moment = momentOf(text);
  return moment === null ? null : new Date(moment).toISOString().replace(/\.000Z$/, 'Z');
}
