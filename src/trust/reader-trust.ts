import type { z } from 'zod';
import { breaksTrust } from '../anchors/verdict.js';
import type { ProblemKind } from '../memory/problem.js';
import { enumerate, type Phrase, plain, say } from '../text/phrase.js';
import { visible } from '../text/visible.js';
import type { DeepReadonly, untrustedShape } from './manifest-shape.js';
import {
  type Entry,
  type Reason,
  reasonOf,
  type ReaderClass,
  type Status,
  type TrustLevel,
} from '../trust/entry.js';

/*
 * How far may a reader believe an entry, and in which section is it shown? An accepted fact of the baseline is
 * `trusted`, an agent file `advisory`, a stale fact `excluded`, which is named and never quoted.
 */

const TRUST_TIERS = ['trusted', 'advisory', 'candidates', 'evidence', 'excluded'] as const;
export type TrustTier = (typeof TRUST_TIERS)[number];

/** The judge's words about an entry, and the tier that they mean. */
export interface ReaderTrust {
  readonly tier: TrustTier;
  readonly sourceClass: ReaderClass;
  readonly status: Status;
  readonly trustLevel: TrustLevel;
  readonly trustedBaseline: boolean;
  readonly reason: Reason;
  readonly reasons: readonly Reason[];
  /** Its file; null for a commit, and for a hidden name. */
  readonly path: string | null;
  /** Whether the fact calls itself uncertain. */
  readonly isUncertain: boolean;
}

/** Below this `confidence` a fact is marked as uncertain. */
const CERTAIN = 0.7;

/** A commit is not judged. It is evidence of an attempt only if a recorded attempt names it. */
export function readerTrustOfCommit(isOfAttempt: boolean): ReaderTrust {
  const reason = isOfAttempt ? 'attempt_evidence' : 'commit_evidence';
  return {
    tier: 'evidence',
    sourceClass: reason,
    status: 'candidate',
    trustLevel: 'evidence',
    trustedBaseline: false,
    reason,
    reasons: [reason],
    path: null,
    isUncertain: false,
  };
}

/** Recall, context, review and session all use this function. */
export function readerTrustOf(entry: Entry): ReaderTrust {
  const { sourceClass, status, trustLevel, trustedBaseline, reasons, path } = entry;
  return {
    tier: trustTierOf(entry),
    sourceClass,
    status,
    trustLevel,
    trustedBaseline,
    reason: reasonOf(entry),
    reasons,
    path,
    isUncertain: isUncertain(entry),
  };
}

/** Whether the fact calls itself uncertain. A blocked entry has no record, so it does not. */
export function isUncertain({ record }: Pick<Entry, 'record'>): boolean {
  return (record?.fact?.confidence ?? 1) < CERTAIN;
}

/** The tier of an entry, by the judge's trust level. A trusted entry outside the baseline is only named. */
export function trustTierOf(
  entry: Pick<Entry, 'trustLevel' | 'trustedBaseline' | 'status' | 'record'>,
): TrustTier {
  const { trustLevel, trustedBaseline, status, record } = entry;
  switch (trustLevel) {
    case 'trusted':
      return trustedBaseline ? 'trusted' : 'excluded';
    case 'advisory':
      return 'advisory';
    case 'candidate':
      return status === 'candidate' ? 'candidates' : 'excluded';
    case 'evidence':
      return 'evidence';
    case 'untrusted':
      // A wrong key takes its trust, not its text: it is shown with its label, `invalid_record`.
      return status === 'candidate' && isReadable(record) ? 'candidates' : 'excluded';
    case 'superseded':
    case 'stale':
    case 'policy_blocked':
      return 'excluded';
  }
}

/** Whether the front matter of an invalid record could be read, and only what it says is wrong. */
function isReadable(record: Entry['record']): boolean {
  if (record === null) return false;
  return record.fact !== null || record.problems.every(({ kind }) => IN_A_KEY.has(kind));
}

const IN_A_KEY: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  'unknown-key',
  'misplaced-key',
  'missing-key',
  'wrong-value',
  'other-id',
]);

/** Whether its text may be given to a reader. Stale, superseded, rejected and unreadable entries are only named. */
export function isGiven({ tier }: Pick<ReaderTrust, 'tier'>): boolean {
  return tier !== 'excluded';
}

/** "changed on this branch since the base": for a fact that is stale here and not at the base; else null. */
export function sinceTheBase({
  status,
  origin = 'base',
}: Pick<Entry, 'status' | 'origin'>): string | null {
  if (status !== 'stale' || origin === 'base') return null;
  return `changed ${origin === 'branch' ? 'on this branch' : 'in this working tree'} since the base`;
}

/** Why an entry that could have been chosen was not. */
export function notSelected({ tier }: Pick<ReaderTrust, 'tier'>): Reason {
  return tier === 'trusted' ? 'not_selected_trusted_fact' : 'not_selected';
}

/** Whether a fact was in force and is no more, so that no sentence may rely on it. */
export function isOutOfForce({ record, status, isRetired }: Entry): boolean {
  return (
    (record?.fact ?? null) !== null &&
    (status === 'stale' || status === 'superseded' || isRetired === true)
  );
}

/** A sentence that agents read as an instruction, and the fact that says the same. */
export interface UntrustedSentence {
  /** The name by which an agent reads the file. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly fact: Entry;
}

/** Why the fact of a sentence is not trusted, as a clause. */
function whyUntrusted(entry: Entry): Phrase {
  const { supersededBy, conflictsWith } = entry;
  switch (reasonOf(entry)) {
    case 'superseded_fact':
      return supersededBy === null
        ? plain('another fact replaces it')
        : say`${supersededBy} replaces it`;
    case 'conflicting_facts':
      return say`it conflicts with ${enumerate(conflictsWith)}`;
    case 'expired_fact':
      return plain('it has expired');
    case 'not_yet_valid':
      return plain('it is not valid yet');
    case 'source_missing':
      return say`${brokenPaths(entry)} no longer has what it cites`;
    case 'source_digest_mismatch':
      return say`${brokenPaths(entry)} changed where it is cited`;
    case 'source_unreadable':
      return say`${brokenPaths(entry)} cannot be checked`;
    case 'source_out_of_tree':
      return plain('what it cites is outside the repository');
    default:
      return plain('it no longer holds');
  }
}

/** `stale`, `superseded`, `retired`. */
export function untrustedWord({ status, isRetired }: Entry): string {
  return isRetired === true ? 'retired' : status;
}

/** "`CLAUDE.md:33` says what the fact `ci/runner` says, which is stale: `src/pool.ts` changed where it is cited". */
export function untrustedWords({ path, line, fact }: UntrustedSentence): Phrase {
  const status = say`${`${path}:${line}`} says what the fact ${fact.id} says, which is
    ${[untrustedWord(fact)]}`;
  return fact.isRetired === true ? status : [...status, ...say`: ${whyUntrusted(fact)}`];
}

export interface UntrustedKeys {
  readonly untrusted_sentences?: DeepReadonly<z.output<typeof untrustedShape>>;
}

/** The sentences in the keys of manifests and answers; no key where there are none. */
export function untrustedKeys(sentences: readonly UntrustedSentence[] = []): UntrustedKeys {
  if (sentences.length === 0) return {};
  return {
    untrusted_sentences: sentences.map(({ path, line, fact }) => ({
      path: visible(path, 1_000),
      line,
      fact_id: visible(fact.id, 1_000),
      status: fact.status,
      reason: reasonOf(fact),
    })),
  };
}

function brokenPaths({ anchors }: Pick<Entry, 'anchors'>): Phrase {
  const broken = anchors.filter(({ verdict }) => breaksTrust(verdict)).map(({ path }) => path);
  return enumerate([...new Set(broken)]);
}
