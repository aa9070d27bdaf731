import { joined } from '../../text/pattern.js';

/*
 * May a document say anything of memory? One that does not is not read any further
 * (`gate/release/scan-files.ts`), and `claims.ts` asks the same of single sentences. So a pattern of a
 * claim that needs none of these words finds nothing: add its word here. `claims.test.ts` in
 * `__tests__/agent-files/claims/` fails if a row of `claims.txt` has none.
 */

/** What every claim of memory holds somewhere in its document or near it. */
const MENTION = new RegExp(
  joined`
    memor|remember|recall|baseline|\bgates?\b|forget
    |context[\s-]+(?:layer|hand-?off|sharing|file)
    |\bfacts?\b|\p{Script=Han}`,
  'iu',
);

/**
 * Letters that only look Latin, and what is not seen, may hide a word. Case is not folded: a Kelvin
 * sign folds to a k.
 */
const HIDING = /[\u0370-\u052F\u2100-\u214F\u2460-\u24FF\uFF00-\uFFEF\u{1D400}-\u{1D7FF}\p{Cf}]/u;

/** Whether what is read may differ from what stands there. */
export function hidesLetters(text: string): boolean {
  return HIDING.test(text);
}

/** Whether a text may say anything of memory. Most documents do not, and need not be read as Markdown. */
export function mentionsMemory(text: string): boolean {
  return MENTION.test(text.replace(/[*_~]{1,100}/g, '')) || hidesLetters(text);
}
