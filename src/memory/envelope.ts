import { z } from 'zod';
import { citationShape } from './citation.js';
import { startOf } from './instant.js';
import { lazy } from '../text/collections.js';

/* Which keys may the front matter of a fact have, and which values? `status: candidate` is one of DECLARED_STATUSES. */

/** What a file may declare of itself. It is only a claim: the judge decides trust. */
export const DECLARED_STATUSES = ['candidate', 'accepted', 'rejected', 'superseded'] as const;
export type DeclaredStatus = (typeof DECLARED_STATUSES)[number];

export const FACT_KINDS = [
  'decision',
  'rule',
  'workflow',
  'failure',
  'entity',
  'current_state',
  'note',
  'manual',
] as const;
/** How important a fact is: `stale:` of the policy says what a change of its code causes. */
export const IMPORTANCES = ['low', 'normal', 'high', 'critical'] as const;
export type Importance = (typeof IMPORTANCES)[number];

/** `auth/lock-after-5`. It is the path of the fact below `facts/` as well. */
export const FACT_ID = /^[a-z0-9](?:[a-z0-9-]*)(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** `authorization/private-reads`: a subject and an attribute of it, without blanks. */
export const CLAIM_KEY = /^[^\s/][^\s]*\/[^\s]+$/;

/** Characters of an id, and of a key. */
export const MOST_ID = 200;
export const MOST_TOPIC = 200;
export const MOST_SOURCES = 100;
export const MOST_SUPERSEDED = 100;

/** The envelope of a fact as a schema. Every key may be left out. */
export const factShape = lazy(() => {
  const factId = z
    .string()
    .max(MOST_ID)
    .regex(FACT_ID, { error: 'must be a fact id: lower-case letters, digits, - and /' });
  /** A date, or a time with its zone. */
  const instant = z.string().refine((text) => startOf(text) !== null, {
    error: 'must be a date such as 2026-01-31, or a date and time with Z',
  });
  return z.strictObject({
    id: factId.optional(),
    topic: z.string().min(1).max(MOST_TOPIC).optional(),
    claim_key: z
      .string()
      .max(MOST_ID)
      .regex(CLAIM_KEY, { error: 'must be subject/attribute without blanks' })
      .optional(),
    kind: z.enum(FACT_KINDS).optional(),
    status: z.enum(DECLARED_STATUSES).optional(),
    confidence: z.number().min(0).max(1).optional(),
    importance: z.enum(IMPORTANCES).optional(),
    sources: z.array(citationShape()).max(MOST_SOURCES).optional(),
    supersedes: z.array(factId).max(MOST_SUPERSEDED).optional(),
    valid_from: instant.optional(),
    valid_until: instant.optional(),
    review_by: instant.optional(),
  });
});
