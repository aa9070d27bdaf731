import type { Core } from './core.js';
import type { Collected, EvidenceKind } from './evidence/index.js';
import type { Diagnostic } from './finding.js';
import type { RuleTraits } from './rule-traits.js';

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
