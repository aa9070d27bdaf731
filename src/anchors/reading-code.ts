/*
 * `check.ts` loads it by `import()`, and only where a cited file changed. It must be imported in no other
 * way, or each start of the program gets slower.
 */

/** What reads code, as one piece to load: a large part of the program, and most runs have nothing to read. */
export { compareAll } from './compare.js';
export { findElsewhere } from './elsewhere.js';
