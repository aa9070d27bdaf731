import type { Exception } from '../exception.js';
import { evidence } from './evidence.js';

/**
 * Which exceptions are wrong, such as one that accepts nothing any more? None at first and none of the base:
 * they are known once all rules have run, and `../run-rules.ts` then hands them to the rule
 * `unused-exception` (MT411). When that is wrong, `__tests__/gate/exceptions.test.ts` fails. Faults of the
 * base are never asked for, so `atBase` stays empty.
 */
export const exceptions = evidence<readonly Exception[]>({ collect: () => [], atBase: () => [] });
