import type { ReleaseKey } from '../memory/policy-levels.js';
import type { RuleCode, Severity } from './finding.js';

/*
 * Each rule sets these in its own file; `rules/index.ts` gathers codes by a trait, so that no list of codes
 * stands elsewhere. A trait that is left out does not hold. The compiler checks the names. `code` and `name`
 * are in users' files; other traits are for us. `fixed` forbids softening under `rules:` and accepting,
 * `isAboutEvents` accepting alone.
 */

/** What the rest of the gate asks of a rule, so that it needs to know no code by heart. */
export interface RuleTraits {
  readonly code: RuleCode;
  readonly name: string;
  readonly severity: Severity;
  /** True where the policy may not soften it: the gate's promise rests on it. */
  readonly fixed?: true;
  /** The condition of the release gate that its findings decide about, by the key that lowers it. */
  readonly releaseCondition?: ReleaseKey;
  /** Its error means that the gate is not sure of its own rules or proofs, and cannot judge at all. */
  readonly stopsJudging?: true;
  /**
   * It is about what a change does, or what has become of a fact: an exception of such a finding would cover the next
   * one too, whatever it is.
   */
  readonly isAboutEvents?: true;
  /** It is about agent files, so what its findings quote is a path; a comment in such a file can accept them. */
  readonly isAboutAgentFiles?: true;
  /** It is about what is not to be repeated: a hidden text, a secret, a prompt injection. */
  readonly forbidsQuoting?: true;
  /** How severe its findings are is under `stale:` in the policy. */
  readonly isGradedByImportance?: true;
  /** Its findings say why a fact is stale: a source, a date, a rival. */
  readonly saysWhyStale?: true;
}
