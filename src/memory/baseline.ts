import { YAML_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import type { Baseline } from './parse-baseline.js';

/* Which findings did a team accept? `.memtrust/baseline.yml` lists them; a file that cannot be read accepts nothing. */

export type { Accepted, Baseline } from './parse-baseline.js';

export const BASELINE_PATH = '.memtrust/baseline.yml';

export async function readBaseline(tree: Tree): Promise<Baseline> {
  const entry = tree.entries.get(BASELINE_PATH);
  if (entry === undefined) return { accepted: [], problems: [] };
  // Most repositories have no such file and need not load its parser.
  const { broken, parseBaseline } = await import('./parse-baseline.js');
  if (entry.kind !== 'file') return broken('not-a-file', 'this must be a regular file, not a link');
  return parseBaseline((await tree.read([BASELINE_PATH], YAML_FILE_BYTES * 4)).get(BASELINE_PATH));
}
