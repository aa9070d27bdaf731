import { adr } from './adr.js';
import { claudeMemory } from './claude-memory.js';
import type { ForeignStore } from './foreign-store.js';
import { memoryBank } from './memory-bank.js';
import { serena } from './serena.js';

/*
 * Which stores of other tools can `migrate --from` read, and `init` name? One adapter a line, in the order in which
 * they are named. Memories that are no files of a repository have none: docs/coming-from.md says which.
 */
export const FOREIGN_STORES: readonly ForeignStore[] = [claudeMemory, memoryBank, serena, adr];
