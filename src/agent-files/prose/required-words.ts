/* Which words must a text have so that a pattern can match? `(?:send|post) it`: "send" or "post", and "it". */

/** Sets of words: one way in which a pattern can match needs one word of each. */
export type Needed = readonly ReadonlySet<string>[];

/** The ways in which a pattern can match, as the prefilters of RE2; a way without sets always holds. */
export function requiredWords({ source, flags }: RegExp): readonly Needed[] {
  return new Source(flags.includes('i') ? source.toLowerCase() : source).ways();
}

/** Words of one set; where more would do, nearly every sentence has one of them, and none is asked for. */
const MOST_WORDS = 150;

/** Sets of one way that are asked for: the first few tell nearly all. */
const MOST_SETS = 3;

/** A word of these is needed; null where nothing is known. */
type Words = ReadonlySet<string> | null;

/** One letter, group or class; `nothing` takes no room in a text. */
type Part =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'group'; readonly words: Words }
  | { readonly kind: 'nothing' };

/** Reads the source of a regular expression from left to right. */
class Source {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Of the whole expression: each of its alternatives is a way. */
  ways(): Needed[] {
    const ways: Needed[] = [];
    for (;;) {
      ways.push(this.sequence());
      if (this.text[this.at] !== '|') return ways;
      this.at += 1;
    }
  }

  /** Up to the closing parenthesis: one of them matches, so a word of each is needed. */
  private alternatives(): Words {
    const all = new Set<string>();
    let isKnown = true;
    for (;;) {
      const [words] = this.sequence();
      if (words === undefined) isKnown = false;
      else for (const word of words) all.add(word);
      if (this.text[this.at] !== '|') break;
      this.at += 1;
    }
    return isKnown && all.size <= MOST_WORDS ? all : null;
  }

  /** All of its parts match, so a word of each is needed; those that tell most come first. */
  private sequence(): Needed {
    const needed: ReadonlySet<string>[] = [];
    let run = '';
    const offer = (words: Words): void => {
      if (words !== null) needed.push(words);
    };
    const flush = (): void => {
      offer(isTelling(run) ? new Set([run]) : null);
      run = '';
    };
    while (this.at < this.text.length && this.text[this.at] !== '|' && this.text[this.at] !== ')') {
      const part = this.part();
      const times = this.quantifier();
      if (part.kind === 'nothing') continue;
      if (part.kind === 'letter') {
        if (times !== 'none') run += part.letter;
        // What follows a letter that is there several times, or not at all, need not follow the letters before it.
        if (times !== 'once') flush();
        continue;
      }
      flush();
      if (times !== 'none') offer(part.words);
    }
    flush();
    return needed.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_SETS);
  }

  private part(): Part {
    const letter = this.text[this.at] ?? '';
    this.at += 1;
    switch (letter) {
      case '^':
      case '$':
        return { kind: 'nothing' };
      case '.':
        return { kind: 'group', words: null };
      case '[':
        this.skipClass();
        return { kind: 'group', words: null };
      case '(':
        return this.group();
      case '\\':
        return this.escape();
      default:
        return { kind: 'letter', letter };
    }
  }

  /** A group in parentheses, behind the first; its opening has 60 characters at most. */
  private group(): Part {
    const opening =
      this.text[this.at] === '?'
        ? (/^\?(?::|=|!|<=|<!|<\w+>)/.exec(this.text.slice(this.at, this.at + 60))?.[0] ?? '')
        : '';
    this.at += opening.length;
    const words = this.alternatives();
    this.at += 1;
    // What must not be there requires nothing.
    return opening.endsWith('!') ? { kind: 'nothing' } : { kind: 'group', words };
  }

  /** What a backslash begins, behind it: a letter such as `\.`, a class such as `\w`, or `\b`. */
  private escape(): Part {
    const letter = this.text[this.at] ?? '';
    this.at += 1;
    if (letter === 'b' || letter === 'B') return { kind: 'nothing' };
    if (/[pP]/.test(letter) && this.text[this.at] === '{')
      this.at = this.text.indexOf('}', this.at) + 1;
    else if (letter === 'u')
      this.at = this.text[this.at] === '{' ? this.text.indexOf('}', this.at) + 1 : this.at + 4;
    else if (letter === 'x') this.at += 2;
    else if (!/[A-Za-z0-9]/.test(letter)) return { kind: 'letter', letter };
    return { kind: 'group', words: null };
  }

  /** Goes behind `[…]`. */
  private skipClass(): void {
    while (this.at < this.text.length && this.text[this.at] !== ']')
      this.at += this.text[this.at] === '\\' ? 2 : 1;
    this.at += 1;
  }

  /** How often the part before is there: just once, perhaps not at all, or once at least. */
  private quantifier(): 'once' | 'none' | 'more' {
    const sign = this.text[this.at];
    if (sign !== '?' && sign !== '*' && sign !== '+' && sign !== '{') return 'once';
    const found =
      /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(this.text.slice(this.at, this.at + 20))?.[0] ?? '';
    this.at += found.length;
    if (found === '') return 'once';
    return /^(?:[?*]|\{0)/.test(found) ? 'none' : 'more';
  }
}

/** Whether a word is rare enough to ask for: three letters, or any sign beyond ASCII. */
function isTelling(word: string): boolean {
  return word.length >= 3 || (word !== '' && /^[^ -~]+$/.test(word));
}

/** How much a set says: long words and few of them say most. Letters beyond the sixth count no more. */
function worth(words: ReadonlySet<string>): number {
  const shortest = Math.min(...[...words].map(({ length }) => length));
  return Math.min(shortest, 6) * 100 - Math.min(words.size, 99);
}
