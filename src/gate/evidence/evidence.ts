import { remembered } from '../../text/collections.js';
import type { Memory } from '../../memory/store.js';
import type { Authority } from '../authority/authority.js';
import type { Core } from '../core.js';
import type { EvaluationInput } from '../evaluation-input.js';
import type { RuleTraits } from '../rule-traits.js';
import type { SnapshotOptions } from '../snapshot.js';

/*
 * What is a kind of evidence, and what is it worked out from? Each file of this folder calls `evidence`
 * with two functions: `collect` works it out of base and head, `atBase` says what it would be with the
 * base as both. The usual forms of `atBase`:
 *
 *   ({ base }) => ({ base, head: base })   it holds one value for each tree, and rules look at the head's
 *   () => []                               it is about a change, and the base by itself brings none
 *   (found) => found                       the base has it as well, so nothing of it counts as introduced
 *
 * Answers are kept by the identity of `input`: hand on the same object, never a copy.
 */

/** What of the shell's question is about evidence alone. */
type Given = Pick<
  EvaluationInput,
  'attributes' | 'auditor' | 'defaultBranch' | 'inFixture' | 'onStep' | 'prover' | 'review'
>;

/** What evidence is worked out from: both snapshots, what the shell handed in, and who can be asked. */
export interface EvidenceInput extends Core, Given {
  /** How both trees were looked at. */
  readonly snapshotOptions: SnapshotOptions;
  readonly authority: Authority;
  /** What the base itself has settled, before the default branch is asked. */
  readonly ownMemory: Memory;
  /** Every rule of the gate. */
  readonly rules: readonly RuleTraits[];
}

/** One kind of what rules look at beside the two snapshots: a file in this folder, and a line in its registry. */
export interface Evidence<Value> {
  /** Works it out, once in an evaluation; other kinds that need it ask here too. */
  readonly collect: (input: EvidenceInput) => Promise<Value>;
  /** Begins with what git alone has to answer: that takes its time, and the rest need not wait. */
  readonly begin: (input: EvidenceInput) => void;
  /** What it is where the base is judged as its own head: what a rule says of that was so before the change. */
  readonly atBase: (value: Value, input: EvidenceInput) => Value;
}

interface Definition<Value> {
  readonly collect: (input: EvidenceInput) => Promise<Value> | Value;
  /** Whether git alone is waited for: who is asked over the network is asked in the order of the registry. */
  readonly waitsForGit?: boolean;
  readonly atBase: Evidence<Value>['atBase'];
}

export function evidence<Value>({
  collect,
  waitsForGit = false,
  atBase,
}: Definition<Value>): Evidence<Value> {
  const once = remembered(async (input: EvidenceInput) => Promise.resolve(collect(input)));
  return {
    atBase,
    collect: once,
    begin: (input) => {
      if (waitsForGit) once(input).catch(() => {}); // whoever collects it meets its error
    },
  };
}
