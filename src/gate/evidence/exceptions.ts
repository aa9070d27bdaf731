import type { Exception } from '../exception.js';
import { evidence } from './evidence.js';

/** Exceptions with which something is wrong: known only once every other rule has spoken (`run-rules.ts`), so none at first. */
export const exceptions = evidence<readonly Exception[]>({ collect: () => [], atBase: () => [] });
