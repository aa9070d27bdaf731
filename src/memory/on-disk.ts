import { join } from 'node:path';
import type { Repository } from '../tree/git.js';
import { statOf } from '../tree/place.js';
import { FACTS } from './layouts/memtrust.js';

/*
 * `cli/judge-workspace.ts` and `github/judge.ts` ask, to begin the self-proof before git has answered. A
 * wrong answer costs time and never a verdict, so no test fails. It looks only for the facts of our own
 * store; more may be asked as long as it stays one look at the disk.
 */

/**
 * Whether a working tree has a folder of facts. A hint of what is worth beginning with, before git
 * has said what the judged commits hold: nothing is decided by it.
 */
export function mayHoldMemory({ root }: Pick<Repository, 'root'>): boolean {
  return statOf(join(root, FACTS)) !== undefined;
}
