import type { Evaluation } from '../src/gate/evaluate.js';
import { audit, check, type Circumstances, type Store, trusted } from './store.js';

export interface Step {
  readonly evaluation: Evaluation;
  /** Trusted on the default branch after this step, merged or not. */
  readonly after: readonly string[];
}

/**
 * Opens one pull request after the other, as an attacker would: each is merged if the gate lets it pass, with nobody's
 * approval, and the next one starts from there. What ends trusted is asked of the branch itself.
 */
export async function inSequence(
  base: Store,
  heads: readonly ((base: Store) => Store)[],
  circumstances: Circumstances = {},
): Promise<Step[]> {
  const steps: Step[] = [];
  let settled = base;
  for (const make of heads) {
    const head = make(settled);
    const evaluation = await check(settled, head, circumstances);
    if (evaluation.verdict === 'pass') settled = head;
    steps.push({ evaluation, after: trusted(await audit(settled)) });
  }
  return steps;
}

/** Verdict of each step, and what is trusted in the end. */
export async function outcome(
  base: Store,
  heads: readonly ((base: Store) => Store)[],
  circumstances: Circumstances = {},
): Promise<{ verdicts: string[]; trusted: readonly string[] }> {
  const steps = await inSequence(base, heads, circumstances);
  return {
    verdicts: steps.map((step) => step.evaluation.verdict),
    trusted: steps.at(-1)?.after ?? [],
  };
}
