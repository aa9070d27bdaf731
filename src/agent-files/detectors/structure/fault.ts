import type { Phrase } from '../../../text/phrase.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';

/*
 * Each file beside it is such a check, and `structure/index.ts` turns faults into findings of MT410. No
 * fault is an error: a form that its agent ignores does no harm by itself. The compiler holds that.
 * `key` is in the fingerprint of findings that users accepted: it stays when the message changes.
 */

/** What is wrong with the form of a file. */
export interface Fault {
  readonly severity: Exclude<Detection['severity'], 'error'>;
  readonly line: number;
  readonly column: number | null;
  readonly message: Phrase;
  readonly remedy: Phrase;
  readonly key: string;
}

/** One kind of file, looked at for what its agent leaves out without a word. */
export type FormCheck = (document: AgentDocument) => Iterable<Fault>;
