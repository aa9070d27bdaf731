import type { Exception } from '../exception.js';
import { evidence } from './evidence.js';

/**
 * Exceptions with which something is wrong: none at first, for they are known once all rules have
 * run (`run-rules.ts`).
 */
export const exceptions = evidence<readonly Exception[]>({ collect: () => [], atBase: () => [] });
