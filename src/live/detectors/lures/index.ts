import { plain, say } from '../../../text/phrase.js';
import { hexDigest } from '../../../tree/digest.js';
import type { TextDetector } from '../../detector.js';
import { normalise, withoutCode, withoutQuotations } from '../prose/normal.js';
import { LURE_WORDS, type LureClass } from './patterns.js';
import { isForbiddenBy } from '../prose/polarity.js';
import { sentencesOf, type Sentence } from '../prose/sentences.js';
import { lureIn } from './speaks.js';

export { speaksAsLure } from './speaks.js';

/** Lures said of one text; whoever writes more of them wants to drown the first. */
const MOST = 50;

/** Shorter sentences order nothing; `别告诉用户` is six characters with its stop. */
const SHORTEST = 5;

/**
 * Sentences that make an agent act against its user. They warn and never block (SECURITY S34): what is quoted, in code,
 * forbidden or told of is no lure, and nothing is said of it.
 */
export const lures: TextDetector = {
  name: 'lures',
  *look(document) {
    if (!document.isProse && document.kind !== 'fact') return;
    const seen = new Set<string>();
    let said = 0;
    for (const sentence of sentencesOf(document.markdown)) {
      if (sentence.text.length < SHORTEST) continue;
      const text = normalise(sentence.text);
      if (seen.has(text)) continue;
      seen.add(text);
      const lure = lureOf(sentence, text);
      if (lure === null) continue;
      yield {
        subject: 'lure',
        severity: 'warning',
        path: document.path,
        line: sentence.line,
        column: sentence.column,
        message: say`A sentence in ${document.path} ${plain(LURE_WORDS[lure])}`,
        remedy: plain('Read the sentence as an agent would obey it, and take it out unless that is what you want. Put examples of attacks into quotation marks or code.'),
        key: `${lure}:${hexDigest(text).slice(0, 8)}`,
      };
      said += 1;
      if (said >= MOST) return;
    }
  },
};

function lureOf(sentence: Sentence, text: string): LureClass | null {
  const lure = sentence.kind === 'code' ? lureIn(text, 'code') : (lureIn(normalise(withoutQuotations(withoutCode(sentence.text))), 'prose') ?? lureIn(normalise(withoutQuotations(sentence.text)), 'code'));
  if (lure === null || sentence.headings.some(isForbiddenBy) || sentence.leadIns.some(isForbiddenBy)) return null;
  return sentence.isQuoted && sentence.leadIns.length > 0 ? null : lure;
}
