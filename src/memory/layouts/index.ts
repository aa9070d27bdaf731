import type { Layout } from './layout.js';
import { memtrustLayout } from './memtrust.js';

/** Every layout that is read. Adding one is a file here and a line below. */
export const layouts: readonly Layout[] = [memtrustLayout];
