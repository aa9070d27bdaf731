import { lazy } from '../text/collections.js';

/*
 * Paths as the tables of agents write them: `CLAUDE.md` is in any folder, `/replit.md` at the root alone,
 * `.claude/rules/**` is all that is below, `=AGENT.md` is spelled in this case alone.
 */

export interface TablePath {
  /** As it is written, without `=`: `.kilo/rules/**`. */
  readonly path: string;
  /** The parts that are the same in each match, in lower case: by one of them a table finds its patterns. */
  readonly fixedParts: readonly string[];
  /** @param folded the path as `foldedName` gives it. */
  matches(path: string, folded: string): boolean;
}

/** The patterns of a written path; `{a,b}/c` is `a/c` and `b/c`. They are ours, never a user's (SECURITY S34). */
export function pathPatterns(written: string): readonly TablePath[] {
  const [group, inner = ''] = /\{([^{}]*)\}/.exec(written) ?? [];
  return group === undefined
    ? [onePattern(written)]
    : inner.split(',').flatMap((one) => pathPatterns(written.replace(group, one)));
}

function onePattern(written: string): TablePath {
  const isExact = written.includes('=');
  const path = written.replace('=', '');
  const spelling = isExact ? path : path.toLowerCase();
  // What follows `**` is compared by itself: an expression with a text behind a long gap is not linear.
  const gap = spelling.lastIndexOf('**') + 2;
  const body = gap === 1 ? spelling : spelling.slice(0, gap);
  const ending = spelling.slice(body.length);
  const expression = lazy(
    () => new RegExp(`${path.startsWith('/') ? '^' : '(?:^|/)'}${expressionOf(body)}$`, 's'),
  );
  return {
    path,
    fixedParts: path
      .toLowerCase()
      .split('/')
      .filter((part) => part !== '' && !part.includes('*')),
    matches: (original, folded) => {
      const compared = isExact ? original : folded;
      return compared.endsWith(ending) && expression().test(compared);
    },
  };
}

function expressionOf(body: string): string {
  return body
    .replace(/^\//, '')
    .split(/(\*+)/)
    .map((part) => {
      if (part === '**') return '.+';
      return part === '*' ? '[^/]*' : part.replaceAll('.', String.raw`\.`);
    })
    .join('');
}

/** A name as file systems without case compare it: `.curſor` opens as `.cursor`, by Unicode's full folding. */
export function foldedName(path: string): string {
  return (/^[ -~]*$/.test(path) ? path : path.toUpperCase()).toLowerCase();
}

/** The cell of a row as one of the known words. */
export function oneOf<Word extends string>(known: readonly Word[], cell?: string): Word {
  const found = known.find((word) => word === cell);
  if (found === undefined)
    throw new Error(`${cell ?? 'nothing'} is not one of ${known.join(', ')}`);
  return found;
}
