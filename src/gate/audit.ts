import { factsById } from '../memory/by-id.js';
import type { CodeOwners } from '../memory/codeowners.js';
import type { Fact } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, byFactAndId, type LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Phrase } from '../text/phrase.js';
import type { Sha256 } from '../tree/digest.js';
import { adopts, eventsByFact, type Adoption } from '../trust/adoption.js';
import type { Entry } from '../trust/entry.js';
import type { Adopters } from './authority/authority.js';
import { peopleAsked } from './authority/people-asked.js';
import type { Snapshot } from './snapshot.js';

/*
 * How did each decision in force come into the branch? `auditOf` asks an `Auditor` about at most 200 of them; on GitHub
 * that is `github/audit.ts`.
 */

/**
 * Events that one audit traces: each may be several questions to GitHub, which answers a workflow a
 * thousand times an hour.
 */
export const MOST_AUDITED = 200;

/** A settled event, and who has to have agreed to it. */
export interface AuditQuestion {
  readonly event: LedgerEvent;
  /** Sets of adopters that must each have agreed. */
  readonly sets: readonly Adopters[];
  /** Approvals by the policy; 0 where an adopter may adopt alone. */
  readonly needed: number;
}

/** Why no event could be traced; the name is in fingerprints. */
export type GeneralCause =
  'shallow-history' | 'configuration' | 'github-unavailable' | `github-status-${number}`;

/** How an event came into the branch: past an approval that covers it, or else `way` says how. */
export type Trail =
  | { readonly audited: true }
  /** `general`: the cause where it is the same for all events, such as a shallow clone; it is reported once. */
  | {
      readonly audited: false;
      readonly way: Phrase;
      readonly remedy: Phrase | null;
      readonly general: GeneralCause | null;
    };

/** What knows how a branch came to be; the gate's only view of its history. */
export interface Auditor {
  /** Events that were there before a push, which are not looked at again; null where all are. */
  readonly known: ReadonlySet<Sha256> | null;
  readonly trace: (question: AuditQuestion) => Promise<Trail> | Trail;
}

/** A decision in force with how it came in. */
export interface AuditRow {
  readonly event: LedgerEvent;
  readonly trail: Trail;
}

/** What the audit of a branch found. */
export interface Audit {
  readonly rows: readonly AuditRow[];
  /** Events past the cap, which were not traced. */
  readonly left: number;
}

export const NO_AUDIT: Audit = { rows: [], left: 0 };

/**
 * Traces the decisive events in force of a branch to whoever approved them (SECURITY S37), under
 * the policy that the branch has now. Events that something else replaced are history and are not
 * asked about.
 *
 * @param owners CODEOWNERS where the policy lets owners adopt, else null.
 */
export async function auditOf(
  settled: Snapshot,
  policy: Policy,
  owners: CodeOwners | null,
  { known, trace }: Auditor,
  most: number = MOST_AUDITED,
): Promise<Audit> {
  const facts = factsById(settled.memory.facts);
  const events = [...eventsByFact(settled.memory.events)]
    .flatMap(([id, own]) =>
      inForce(own, facts.get(id)?.fact ?? null, settled.judgement.adoptions.get(id)),
    )
    .filter((event) => known?.has(event.id) !== true)
    .toSorted(byFactAndId);
  const rows: AuditRow[] = [];
  // One after the other: what GitHub says of one pull request serves all that came with it.
  for (const event of events.slice(0, most)) {
    const replaced = ADOPTING_TYPES.has(event.type)
      ? (facts.get(event.fact)?.fact?.supersedes ?? [])
      : [];
    const trees = { base: settled, head: settled };
    const { sets, needed } = peopleAsked(event.fact, replaced, { trees, policy, owners });
    rows.push({ event, trail: await trace({ event, sets, needed }) });
  }
  return { rows, left: Math.max(0, events.length - most) };
}

/** The events that make a fact what it is now: what adopts its text, or what takes it out. */
function inForce(
  events: readonly LedgerEvent[],
  fact: Fact | null,
  adoption: Adoption | undefined,
): LedgerEvent[] {
  const retired = events.filter((event) => event.type === 'fact.retired');
  if (retired.length > 0) return retired;
  const last = lastDecisive(events);
  if (adoption?.kind === 'adopted' && fact !== null)
    return last.filter((event) => adopts(event, fact));
  // What nobody ever adopted loses nothing by being turned down, so nobody was asked (an import brings many such).
  if (!events.some((event) => ADOPTING_TYPES.has(event.type))) return [];
  return last.filter((event) => !ADOPTING_TYPES.has(event.type));
}

/** Whether each fact that was traced is audited: one approved record suffices where several say the same. */
export function auditedFacts({ rows }: Audit): Map<string, boolean> {
  const audited = new Map<string, boolean>();
  for (const { event, trail } of rows)
    audited.set(event.fact, trail.audited || audited.get(event.fact) === true);
  return audited;
}

/**
 * The same entries, each with whether it is audited where that was looked into. Of a blocked one
 * nothing more is said.
 */
export function withAudit(entries: readonly Entry[], audit: Audit): Entry[] {
  const audited = auditedFacts(audit);
  if (audited.size === 0) return [...entries];
  return entries.map((entry) => {
    const own =
      entry.record === null ||
      entry.status === 'policy_blocked' ||
      entry.record.path !== factPath(entry.record.id)
        ? undefined
        : audited.get(entry.record.id);
    return own === undefined ? entry : { ...entry, audited: own };
  });
}
