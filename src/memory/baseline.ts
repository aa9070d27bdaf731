import { YAML_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import type { Baseline } from './parse-baseline.js';

/*
 * Which findings did a team accept? `.memtrust/baseline.yml`, a path that users commit, so BASELINE_PATH
 * must not change; what may stand in it is in `parse-baseline.ts`. Safe error: a file that cannot be read
 * accepts nothing.
 *
 * `gate/exceptions.ts` applies it; `store.ts`, `lifecycle/baseline.ts` and `cli/accept-findings.ts` read or
 * write it. `__tests__/memory/baseline.test.ts` fails when this is wrong.
 */

/** Reads the baseline file, which lists the findings that a team has accepted. */
export type { Accepted, Baseline } from './parse-baseline.js';

export const BASELINE_PATH = '.memtrust/baseline.yml';

/** Reads `baseline.yml` of a tree. Never throws. */
export async function readBaseline(tree: Tree): Promise<Baseline> {
  const entry = tree.entries.get(BASELINE_PATH);
  if (entry === undefined) return { accepted: [], problems: [] };
  // Most repositories have none, and need not load what reads it.
  const { broken, parseBaseline } = await import('./parse-baseline.js');
  if (entry.kind !== 'file') return broken('not-a-file', 'this must be a regular file, not a link');
  return parseBaseline((await tree.read([BASELINE_PATH], YAML_FILE_BYTES * 4)).get(BASELINE_PATH));
}
