import type { AnyRule } from '../rule.js';
import type { RuleTraits } from '../rule-traits.js';
import { adoptedDenial } from './adopted-denial.js';
import { adoptionMismatch } from './adoption-mismatch.js';
import { bindingMismatch } from './binding-mismatch.js';
import { bindingWithoutRecord } from './binding-without-record.js';
import { blockedAccepted } from './blocked-accepted.js';
import { brokenLedger } from './broken-ledger.js';
import { brokenSupersession } from './broken-supersession.js';
import { coarseAnchor } from './coarse-anchor.js';
import { codeownersSkipped } from './codeowners-skipped.js';
import { conflictingFacts } from './conflicting-facts.js';
import { contradictedSource } from './contradicted-source.js';
import { contradictingCandidate } from './contradicting-candidate.js';
import { copyOfRejected } from './copy-of-rejected.js';
import { unprovenMemory } from './unproven-memory.js';
import { duplicateId } from './duplicate-id.js';
import { expiredFact } from './expired-fact.js';
import { falseRebound } from './false-rebound.js';
import { fixtureChanged } from './fixture-changed.js';
import { fixtureContaminated } from './fixture-contaminated.js';
import { gateChanged } from './gate-changed.js';
import { forgedExport } from './forged-export.js';
import { incompleteEvaluation } from './incomplete-evaluation.js';
import { invalidFixture } from './invalid-fixture.js';
import { invalidPolicy } from './invalid-policy.js';
import { invalidRecord } from './invalid-record.js';
import { liveAdoptionMissing } from './live-adoption-missing.js';
import { liveMemoryChanged } from './live-memory-changed.js';
import { misdescribedMemory } from './misdescribed-memory.js';
import { movedSource } from './moved-source.js';
import { noMemory } from './no-memory.js';
import { observedRules, overBudgetRule } from './observed.js';
import { outdatedExport } from './outdated-export.js';
import { overlookedDecision } from './overlooked-decision.js';
import { personalMemory } from './personal-memory.js';
import { policyChanged } from './policy-changed.js';
import { reviewContaminated } from './review-contaminated.js';
import { rollback } from './rollback.js';
import { silentPromotion } from './silent-promotion.js';
import { sourceOutOfTree } from './source-out-of-tree.js';
import { staleFact } from './stale-fact.js';
import { statusDrift } from './status-drift.js';
import { storeNearCaps } from './store-near-caps.js';
import { strayFile } from './stray-file.js';
import { suspiciousName } from './suspicious-name.js';
import { unauditedAdoption } from './unaudited-adoption.js';
import { uncitedNames } from './uncited-names.js';
import { unlabelledMemory } from './unlabelled-memory.js';
import { unsettledAdoption } from './unsettled-adoption.js';
import { unsupportedPromotion } from './unsupported-promotion.js';
import { unsupportedSummary } from './unsupported-summary.js';
import { untrustedSentence } from './untrusted-sentence.js';
import { untrustedExport } from './untrusted-export.js';
import { unusedException } from './unused-exception.js';
import { unverifiedFact } from './unverified-fact.js';

/*
 * Which rules does the gate have? One line each, in the order of their codes. `codesOf` picks those with a trait, so
 * that no other file knows a code by heart. A code is never used again. Their order is that of docs/rules.md and of
 * `memtrust explain`; findings are sorted by themselves.
 */

/** Every rule, in the order of its code. Adding one is a file beside this one and a line here. */
export const rules: readonly AnyRule[] = [
  invalidRecord,
  duplicateId,
  sourceOutOfTree,
  bindingMismatch,
  staleFact,
  suspiciousName,
  strayFile,
  expiredFact,
  blockedAccepted,
  brokenLedger,
  coarseAnchor,
  contradictedSource,
  movedSource,
  silentPromotion,
  unsettledAdoption,
  bindingWithoutRecord,
  brokenSupersession,
  conflictingFacts,
  rollback,
  statusDrift,
  adoptionMismatch,
  falseRebound,
  overlookedDecision,
  uncitedNames,
  fixtureContaminated,
  invalidFixture,
  fixtureChanged,
  reviewContaminated,
  liveMemoryChanged,
  liveAdoptionMissing,
  ...observedRules,
  unusedException,
  forgedExport,
  untrustedExport,
  outdatedExport,
  untrustedSentence,
  overBudgetRule,
  unsupportedSummary,
  unsupportedPromotion,
  copyOfRejected,
  unverifiedFact,
  storeNearCaps,
  personalMemory,
  contradictingCandidate,
  adoptedDenial,
  invalidPolicy,
  policyChanged,
  incompleteEvaluation,
  noMemory,
  gateChanged,
  codeownersSkipped,
  unauditedAdoption,
  unlabelledMemory,
  misdescribedMemory,
  unprovenMemory,
];

/** The codes of the rules of which something is so. */
export function codesOf(isSo: (rule: RuleTraits) => boolean): ReadonlySet<string> {
  return new Set(rules.filter(isSo).map(({ code }) => code));
}
