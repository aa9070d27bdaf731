import type { Phrase } from '../../../text/phrase.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';

/* A fault is never an error: a form that its agent ignores does no harm by itself. */

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
