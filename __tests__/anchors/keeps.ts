import { follow } from '../../src/anchors/follow.js';
import { SourceText } from '../../src/anchors/source-text.js';

const GUARD = /^.*guard.*$/im;

/** Whether a guard on one line keeps trust in another version of its file, cited by its line and by its words. */
export function keeps(path: string, before: string, after: string): readonly boolean[] {
  const [old, now] = [before, after].map((text) => new SourceText(Buffer.from(text), path));
  const found = GUARD.exec(before);
  if (old === undefined || now === undefined || found === null) throw new Error('no guard');
  const line = { from: found.index, to: found.index + found[0].length };
  const quote = { from: line.to - found[0].trimStart().length, to: line.to };
  return [
    follow({ source: old, span: line }, now, 'n4', 'lines'),
    follow({ source: old, span: quote }, now, 'n4', 'characters'),
  ].map(({ kind }) => kind === 'found');
}

export type Row = readonly [what: string, path: string, before: string, from: string, to: string];

/** `from` in the text becomes `to`. */
export const versions = (rows: readonly Row[]) =>
  rows.map(([what, path, before, from, to]) => ({
    what: `${path}: ${what}`,
    path,
    before,
    after: before.replace(from, () => to),
  }));
