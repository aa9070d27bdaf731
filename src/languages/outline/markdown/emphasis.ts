/** A run of `*` or `_`. */
export interface Delimiter {
  readonly sign: '*' | '_';
  readonly length: number;
  /** Which part of the text it is. */
  readonly part: number;
  /** The characters around it; a blank at the ends of the text. */
  readonly before: string;
  readonly behind: string;
}

/**
 * The runs that begin or end emphasis together with another one of their sign and length. Others are left out: they
 * may be text, as `_name` is. Source: CommonMark 0.31, 6.2, simplified.
 */
export function emphasisPairs(delimiters: readonly Delimiter[]): Delimiter[] {
  const paired: Delimiter[] = [];
  const open: Delimiter[] = [];
  const openers = new Map<string, Opener[]>();
  for (const one of delimiters) {
    const key = `${one.sign}${one.length}`;
    const opener = canEnd(one) ? lastOpen(openers.get(key) ?? [], open) : null;
    if (opener !== null) {
      paired.push(opener.delimiter, one);
      open.length = opener.at;
    } else if (canBegin(one)) {
      const list = openers.get(key) ?? [];
      list.push({ delimiter: one, at: open.length });
      openers.set(key, list);
      open.push(one);
    }
  }
  return paired;
}

interface Opener {
  readonly delimiter: Delimiter;
  /** Index in the list of what is open. */
  readonly at: number;
}

/** The last one that is still open, taken from the list with those that are not. */
function lastOpen(list: Opener[], open: readonly Delimiter[]): Opener | null {
  for (let last = list.pop(); last !== undefined; last = list.pop())
    if (open[last.at] === last.delimiter) return last;
  return null;
}

const BLANK = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;

function canBegin(one: Delimiter): boolean {
  if (one.sign === '*') return isLeft(one);
  return isLeft(one) && (!isRight(one) || PUNCTUATION.test(one.before));
}

function canEnd(one: Delimiter): boolean {
  if (one.sign === '*') return isRight(one);
  return isRight(one) && (!isLeft(one) || PUNCTUATION.test(one.behind));
}

/** Whether it is left of what it marks. */
function isLeft({ before, behind }: Delimiter): boolean {
  if (BLANK.test(behind)) return false;
  return !PUNCTUATION.test(behind) || BLANK.test(before) || PUNCTUATION.test(before);
}

function isRight({ before, behind }: Delimiter): boolean {
  if (BLANK.test(before)) return false;
  return !PUNCTUATION.test(before) || BLANK.test(behind) || PUNCTUATION.test(behind);
}
