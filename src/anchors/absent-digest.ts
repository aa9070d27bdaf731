import { sha256, type Sha256 } from '../tree/digest.js';

/** What `absent` stores: nothing is there, so nothing is digested. */
export const ABSENT: Sha256 = sha256('');
