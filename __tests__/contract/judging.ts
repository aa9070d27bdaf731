import {
  judgeSource,
  storedEvidence,
  type StoredEvidence,
} from '../../src/anchors/judge-source.js';
import { select } from '../../src/anchors/select.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { UNBOUND, type Citation, type LineRange } from '../../src/memory/citation.js';
import type { Importance } from '../../src/memory/envelope.js';
import type { Sha256 } from '../../src/tree/digest.js';
import type { Broken } from './scene.js';

export type Bound = Citation & { readonly digest: Sha256 };

/** The importances whose facts must notice an edit. */
export const NOTICED_BY: Readonly<Record<Broken, readonly Importance[]>> = {
  text: ['normal', 'high', 'critical'],
  place: ['normal', 'high', 'critical'],
  unit: ['high', 'critical'],
  origin: ['critical'],
};

export const sourceOf = (path: string, text: string): SourceText =>
  new SourceText(Buffer.from(text), path);

/** What a fact would store of some lines. */
export function evidenceOf(
  source: SourceText,
  lines: LineRange,
  importance: Importance,
): StoredEvidence {
  const selection = select(source, { selector: { kind: 'lines' }, lines });
  if ('why' in selection) throw new Error(selection.why);
  const stored = storedEvidence(source, selection.passage, importance);
  if (typeof stored === 'string') throw new Error(stored);
  return stored;
}

/** Binds lines of a file as `memtrust bind` does. */
export function bind(source: SourceText, lines: LineRange, importance: Importance): Bound {
  const { path } = source;
  const stored = evidenceOf(source, lines, importance);
  return { ...UNBOUND, path, selector: { kind: 'lines' }, lines, ...stored };
}

export function verdictOn(source: SourceText, bound: Bound, importance: Importance): string {
  return judgeSource(source, bound, importance).verdict;
}

/** The lines that hold a text, which must be in it once. */
export function linesOf(text: string, part: string): LineRange {
  const at = text.indexOf(part);
  if (at < 0 || text.includes(part, at + 1)) throw new Error(`not once in the text: ${part}`);
  const from = text.slice(0, at).split('\n').length;
  return [from, from + part.split('\n').length - 1];
}
