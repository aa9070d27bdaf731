/** All that reads cited files: loaded only where something has to be read. */
export { compareAll } from './compare.js';
export { findElsewhere } from './elsewhere.js';
