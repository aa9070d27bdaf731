import { YAML_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import type { Problem } from './problem.js';

export const BASELINE_PATH = '.memtrust/baseline.yml';

/** A finding that somebody accepted, and why. */
export interface Accepted {
  readonly rule: string;
  /** The file that the finding is about; null where it is about none. */
  readonly path: string | null;
  readonly fingerprint: string;
  readonly reason: string;
  readonly author: string;
  /** A date, from which on it does not count any more. */
  readonly expires?: string | undefined;
  /** 1-based line of its entry. */
  readonly line: number;
}

/** The findings that a tree accepts. A file that cannot be read accepts nothing. */
export interface Baseline {
  readonly accepted: readonly Accepted[];
  readonly problems: readonly Problem[];
}

/** Reads `baseline.yml` of a tree. Never throws. */
export async function readBaseline(tree: Tree): Promise<Baseline> {
  const entry = tree.entries.get(BASELINE_PATH);
  if (entry === undefined) return { accepted: [], problems: [] };
  // Most repositories have none, and need not load what reads it.
  const { broken, parseBaseline } = await import('./parse-baseline.js');
  if (entry.kind !== 'file') return broken('this must be a regular file, not a link');
  return parseBaseline((await tree.read([BASELINE_PATH], YAML_FILE_BYTES * 4)).get(BASELINE_PATH));
}
