import type { Core } from './core.js';
import type { Collected, EvidenceKind } from './evidence/index.js';
import type { Diagnostic, RuleCode, Severity } from './finding.js';
import type { ReleaseKey } from '../memory/policy-levels.js';

/*
 * Each file in `rules/` is one. The type `Rule<…>` is what holds this file: the compiler refuses a rule that reads
 * evidence it does not name. `run` may yield in any order, but of two with one fingerprint the first is kept.
 */

/** What a rule looks at: the two snapshots and their circumstances, and the evidence that it declares. */
export type RuleContext<Reads extends EvidenceKind = never> = Core & Pick<Collected, Reads>;

/**
 * One check of the gate: a file in `rules/`, a line in its registry, a section in docs/rules.md. A
 * rule reports; it decides no trust. It declares the evidence that it reads by name,
 * `Rule<'adoptions' | 'pending'>`, and is given no other.
 */
export interface Rule<Reads extends EvidenceKind = never> extends RuleTraits {
  /** One sentence: what it finds. */
  readonly summary: string;
  /** A paragraph: why it matters. */
  readonly why: string;
  /** What to do about it, commands in backticks. */
  readonly remedy: string;
  readonly run: (context: RuleContext<Reads>) => Iterable<Diagnostic>;
}

/** A rule, whatever it reads. */
export type AnyRule = Rule<EvidenceKind>;

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
  /** How severe its findings are is under `stale:` in the policy. */
  readonly isGradedByImportance?: true;
  /** Its findings say why a fact is stale: a source, a date, a rival. */
  readonly saysWhyStale?: true;
}
