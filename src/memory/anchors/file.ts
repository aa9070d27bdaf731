import { normalDigest } from './normal-digest.js';
import { found, lost, type SelectorReader } from './selector.js';

/** A whole file above this is edited too often to say much about a claim. */
const COARSE_LINES = 40;

/** The whole file. */
export const fileSelector: SelectorReader = {
  kind: 'file',

  place(source, citation, known) {
    const whole = { from: 0, to: source.text.length };
    if (known !== null && known.source.text === source.text) return found('fresh', whole);
    if (normalDigest(source, whole, citation.norm) !== citation.digest) return lost('changed', whole);
    const isOther = citation.raw === null ? known !== null : source.digestOf(source.text) !== citation.raw;
    return found(isOther ? 'reformatted' : 'fresh', whole);
  },

  select(source) {
    if (source.text.trim() === '') return 'the file is empty';
    const count = source.lines.length;
    return { span: { from: 0, to: source.text.length }, poor: count > COARSE_LINES ? `it cites a whole file of ${count} lines, so every edit makes it stale; cite a symbol, lines or a quote` : null };
  },
};
