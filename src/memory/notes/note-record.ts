import type { Sha256 } from '../../tree/digest.js';
import { bindingDigest, claimDigest, FACT_ID, type FactRecord } from '../fact.js';
import { statedValidity } from '../validity-words.js';
import { nextUpdateOf } from './next-update.js';
import type { Note } from './note.js';

/*
 * What is a note for the judge? A candidate whose id is its path, which is no id of a fact, so no
 * ledger can adopt it; `isWithheldWord('policy-blocked')` says that its store keeps it back.
 */

/**
 * A note as the judge sees it. Its id is its path, which is no id of a fact, so that no record in a
 * ledger can ever adopt it: a note is a candidate, whatever it says of itself, until somebody
 * proposes a fact that states the same.
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
  // What its own store keeps unsaid is said nowhere.
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
      // What it declares beyond that it is given up is a word of its store.
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
      // Nobody asks it of most notes, and stores have thousands.
      get claim() {
        claim ??= claimDigest(claimed, comments, body);
        return claim;
      },
      binding: bindingDigest(front.sources),
    },
  };
}

/** Whether a store calls an entry blocked by its policy, in any spelling that is read (DESIGN §2). */
export function isWithheldWord(word: unknown): boolean {
  return word === 'policy_blocked' || word === 'policy-blocked' || word === 'excluded';
}
