import { hexDigest } from '../../tree/digest.js';
import type { RecallAnswer, SelectedPassage } from './answer.js';

/*
 * What is kept of an answer of recall? `cli/commands/recall/run.ts` writes it on request. The text of a passage is not
 * in it, only its digest, so that a text that is erased is in one place less. The keys are a format
 * (`memtrust.retrieval`, version 1). A key may be added; the name of the file is its digest.
 */

/** What a record keeps of a passage: its digest in the place of its text, so that no text is kept twice. */
interface RecordedPassage extends SelectedPassage {
  /** Always empty: AIT's readers look for the key. */
  readonly text: '';
  /** SHA-256 of the text as it was shown, in hexadecimal. */
  readonly content_hash: string;
}

/** A record of what recall answered. It holds no time, so the same answer gives the same record. */
export interface RetrievalRecord extends Omit<RecallAnswer, 'selected' | 'record_ref'> {
  readonly schema: 'memtrust.retrieval';
  readonly schema_version: 1;
  /** AIT's name of such a record. */
  readonly kind: 'manual_memory_recall';
  readonly selected: readonly RecordedPassage[];
}

/** The record as a file of the repository; its name carries its digest. The folder is ignored by git. */
export function retrievalRecord(answer: RecallAnswer): {
  readonly path: string;
  readonly content: string;
} {
  const { record_ref: _none, selected, ...rest } = answer;
  const record: RetrievalRecord = {
    schema: 'memtrust.retrieval',
    schema_version: 1,
    kind: 'manual_memory_recall',
    ...rest,
    write_mode: 'recorded',
    selected: selected.map(({ text, ...passage }) => ({
      ...passage,
      text: '',
      content_hash: hexDigest(text),
    })),
  };
  const content = `${JSON.stringify(record, null, 2)}\n`;
  return { path: `.memtrust/context/retrieval-${hexDigest(content).slice(0, 12)}.json`, content };
}
