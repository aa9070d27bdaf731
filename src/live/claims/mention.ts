/** What every claim of memory holds somewhere in its document; letters that only look Latin may hide it. */
const MENTION = /memor|remember|recall|baseline|\bgates?\b|forget|context[\s-]+(?:layer|hand-?off|sharing|file)|\bfacts?\b|[\u0370-\u052F\u2100-\u214F\u2460-\u24FF\uFF00-\uFFEF\u{1D400}-\u{1D7FF}\p{Cf}\p{Script=Han}]/iu;

/** Whether a document may say anything of memory. Most do not, and need not be read as Markdown. */
export function mentionsMemory(text: string): boolean {
  return MENTION.test(text.replace(/[*_~]{1,100}/g, ''));
}
