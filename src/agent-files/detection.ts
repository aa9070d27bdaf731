import type { Phrase } from '../text/phrase.js';
import type { Fix } from '../tree/text-edit.js';

/** What observations are about; the gate has a rule for each. */
export const SUBJECTS = [
  'hidden-text',
  'secret',
  'dead-reference',
  'unsafe-setting',
  'prompt-injection',
  'conflict',
  'drifted-twin',
  'broken-file',
] as const;
export type DetectionSubject = (typeof SUBJECTS)[number];

/** What a look at a text that agents read found. A scan only adds findings: it never changes what is trusted. */
export interface Detection {
  readonly subject: DetectionSubject;
  readonly severity: 'error' | 'warning' | 'notice';
  /** The name by which an agent reads the file. */
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units, as editors and SARIF count; null where the whole line is meant. */
  readonly column: number | null;
  /** Names alone are quoted, never what the file says (SECURITY S26). */
  readonly message: Phrase;
  /** What to do about it; a command where one exists. */
  readonly remedy: Phrase;
  /**
   * Tells two of one subject and file apart, and stays the same while lines move: a target, a type
   * and digest. Never a place.
   */
  readonly key: string;
  /**
   * What hidden text says, decoded, for the reader of the HTML and JSON report alone (SECURITY
   * S32). Raw: a view makes it visible.
   */
  readonly decoded?: string;
  /** The one sure answer, where there is one; `memtrust check --fix` writes it. */
  readonly fix?: Fix | undefined;
}
