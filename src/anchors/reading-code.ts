/** What reads code, as one piece to load: a large part of the program, and most runs have nothing to read. */
export { compareAll } from './compare.js';
export { findElsewhere } from './elsewhere.js';
