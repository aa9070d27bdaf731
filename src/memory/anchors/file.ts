import type { SelectorReader } from './selector.js';
import { spanDigest } from './source-text.js';

/** A whole file above this is edited too often to say much about a claim. */
const COARSE_LINES = 40;

/** The whole file. */
export const fileSelector: SelectorReader = {
  kind: 'file',
  place: (source, _citation, digest) => ({ verdict: spanDigest(source.text) === digest ? 'fresh' : 'changed', lines: null }),
  select: (source) => (source.text.trim() === '' ? 'the file is empty' : { span: source.text, lines: [1, Math.max(1, source.lines.length)], poor: source.lines.length > COARSE_LINES ? `it cites a whole file of ${source.lines.length} lines, so every edit makes it stale; cite lines or a quote` : null }),
};
