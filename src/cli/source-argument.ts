import { parseLines, type LineRange } from '../memory/citation.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';

/** A source as users type it: `src/a.ts`, or some lines of it, `src/a.ts#L10-L24`. */
export function parseSource(written: string): { readonly path: string; readonly lines: LineRange | null } {
  const match = /^(.+)#L(\d+)(?:-L?(\d+))?$/.exec(written);
  if (match?.[1] === undefined) return { path: written, lines: null };
  const lines = parseLines(`${match[2]}-${match[3] ?? match[2]}`);
  if (lines === null) throw new ConfigurationError(phraseText(say`${written} names no range of lines`), 'Lines begin at 1 and the first is not after the last: PATH#L10-L24.');
  return { path: match[1], lines };
}
