import { matchFrom } from '../../text/pattern.js';
import { firstPlaceFrom } from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import { type LinePlaces } from './lexers/scanner.js';

/**
 * The end (exclusive) of what is quoted in a shell; null where shells differ or it is never closed.
 * Source: POSIX, Shell Command Language, 2.2 and 2.6; tried with bash 5.2 and dash.
 */
export type End = number | null;

/** Quotes and expansions in one another. No one writes more; deeper ones are not sure. */
const DEEPEST = 50;

/** A text, and which of its lines may close a heredoc: looked for when first asked. */
interface Reading {
  readonly text: string;
  readonly lines: () => LinePlaces;
}

export function singleEnd(text: string, from: number): End {
  const end = text.indexOf("'", from);
  return end === -1 ? null : end + 1;
}

export function ansiEnd(text: string, from: number): End {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.charAt(at) === "'") return at + 1;
  }
  return null;
}

export function doubleEnd(reading: Reading, from: number, depth = 0): End {
  const { text } = reading;
  let at = from;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '"') return at + 1;
    if (character === '\\') at += 2;
    else at = dollarEnd(reading, at, true, depth) ?? at + 1;
    if (at === UNSURE) return null;
  }
  return null;
}

/** `"…"` in something that is quoted already. */
function nestedEnd(reading: Reading, from: number, depth: number): End {
  return depth >= DEEPEST ? null : doubleEnd(reading, from, depth + 1);
}

/** A place behind any text, so that loops end: nothing that follows is sure. */
const UNSURE = Infinity;

/** The end of the expansion that begins here, `UNSURE`, or undefined where there is none. */
function dollarEnd(
  reading: Reading,
  at: number,
  quoted: boolean,
  depth: number,
): number | undefined {
  const { text } = reading;
  if (!'$`'.includes(text.charAt(at))) return undefined;
  if (depth >= DEEPEST) return UNSURE;
  if (text.startsWith('${', at)) return parameterEnd(reading, at + 2, quoted, depth + 1) ?? UNSURE;
  if (text.startsWith('$((', at)) {
    // What is a command in a command after all is not tried again: each level would take twice the
    // time of the one below.
    const end = arithmeticEnd(reading, at + 3, depth + 1);
    return typeof end === 'number' ? end : UNSURE;
  }
  if (text.startsWith('$(', at)) return commandEnd(reading, at + 2, depth + 1) ?? UNSURE;
  return text.charAt(at) === '`' ? (backquoteEnd(reading, at + 1) ?? UNSURE) : undefined;
}

/** An old command: nothing in it but a backslash keeps a backquote from closing it. */
export function backquoteEnd({ text }: Reading, from: number): End {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.charAt(at) === '`') return at + 1;
  }
  return null;
}

/** A parameter and the sign behind it, of `${x#a}`, `${x[1]/a/b}`, `${#x}`; bounded, so that time stays linear. */
const PATTERN = /[!#]?(?:\w{1,200}(?:\[[^\]\n]{0,200}\])?|[@*#?$!-])([#%/^,@]|:?[-=+?])/y;

/** Whether an expansion cuts or replaces by a pattern: `${x#a}`, `${x/a/b}`; `${x:-a}` does not. */
function isPattern(text: string, from: number): boolean {
  return /^[#%/^,@]$/.test(matchFrom(PATTERN, text, from)?.[1] ?? '');
}

/** Between two apostrophes: no shell reads these in another way for being quoted. */
const PLAIN = /[^'}"\\$`\n]*'/y;

/** `'…'` where some shells quote with it and others do not. */
function plainEnd(text: string, from: number): End {
  PLAIN.lastIndex = from;
  return PLAIN.test(text) ? PLAIN.lastIndex : null;
}

/** `${…}`. In double quotes an apostrophe quotes in patterns; after `:-` it does in bash and not in POSIX. */
export function parameterEnd(reading: Reading, from: number, quoted: boolean, depth = 0): End {
  const { text } = reading;
  const apostrophes = !quoted || isPattern(text, from);
  let at: End = from;
  while (at !== null && at < text.length) {
    const character = text.charAt(at);
    if (character === '}') return at + 1;
    if (character === '\\') at += 2;
    else if (character === '"') at = nestedEnd(reading, at + 1, depth);
    else if (character === "'") at = apostrophes ? singleEnd(text, at + 1) : plainEnd(text, at + 1);
    else if (!quoted && text.startsWith("$'", at)) at = ansiEnd(text, at + 2);
    else at = dollarEnd(reading, at, quoted, depth) ?? at + 1;
    if (at === UNSURE) return null;
  }
  return null;
}

/** Longer commands in commands that begin with two parentheses are not told from arithmetic. */
const LONGEST_COMMAND = 2_000;

/** `((…))` from behind both: `commands` where something is between the last two. */
export function arithmeticEnd(reading: Reading, from: number, depth = 0): End | 'commands' {
  const { text } = reading;
  let open = 0;
  let at: End = from;
  while (at !== null && at < text.length) {
    const character = text.charAt(at);
    if (character === '(') open += 1;
    else if (character === ')') {
      if (open === 0) return text.charAt(at + 1) === ')' ? at + 2 : commandsIn(at - from);
      open -= 1;
    }
    if (character === '\\') at += 2;
    else if (character === '"') at = nestedEnd(reading, at + 1, depth);
    else if (character === "'") at = singleEnd(text, at + 1);
    else at = dollarEnd(reading, at, true, depth) ?? at + 1;
    if (at === UNSURE) return null;
  }
  return null;
}

const CASE = /(?:case|esac)(?![^\s;&|<>()])/y;

/** `$(…)`, with what is quoted in it, its comments, heredocs and `case x in a) … esac`. */
function commandEnd(reading: Reading, from: number, depth = 0): End {
  return new CommandReader(reading, from, depth).end();
}

class CommandReader {
  private readonly bodies: Heredoc[] = [];
  private open = 0;
  private cases = 0;

  constructor(
    private readonly reading: Reading,
    private readonly from: number,
    private readonly depth: number,
  ) {}

  end(): End {
    const { text } = this.reading;
    let at: End = this.from;
    while (at !== null && at < text.length) {
      if (text.charAt(at) === ')' && this.open === 0 && this.cases === 0) return at + 1;
      at = this.past(at);
      if (at === UNSURE) return null;
    }
    return null;
  }

  private past(at: number): End {
    const { text } = this.reading;
    switch (text.charAt(at)) {
      case '(':
        this.open += 1;
        return at + 1;
      case ')':
        this.open = Math.max(0, this.open - 1);
        return at + 1;
      case '\n':
        return this.pastBodies(at + 1);
      case '#':
        return this.begins(at) ? endOfLine(text, at) : at + 1;
      case '\\':
        return at + 2;
      case '"':
        return nestedEnd(this.reading, at + 1, this.depth);
      case "'":
        return singleEnd(text, at + 1);
      case '<':
        return this.pastRedirection(at);
      case 'c':
        return this.pastCase(at, 1);
      case 'e':
        return this.pastCase(at, -1);
      default:
        if (text.startsWith("$'", at)) return ansiEnd(text, at + 2);
        return dollarEnd(this.reading, at, false, this.depth) ?? at + 1;
    }
  }

  private begins(at: number): boolean {
    return at === this.from || ' \t\n;&|()`'.includes(this.reading.text.charAt(at - 1));
  }

  /** Behind the heredocs whose openings be on the line before. */
  private pastBodies(from: number): End {
    let at: End = from;
    for (const body of this.bodies.splice(0))
      at = at === null ? null : (endOfShellBody(this.reading, body, at)?.to ?? null);
    return at;
  }

  /** Behind `<`, `<<<` or the opening of a heredoc, which is noted. */
  private pastRedirection(at: number): End {
    const { text } = this.reading;
    if (text.startsWith('<<<', at)) return at + 3;
    if (!text.startsWith('<<', at)) return at + 1;
    const opened = openingWord(text, at);
    if (opened === null) return null;
    this.bodies.push(opened);
    return opened.to;
  }

  /** @param step 1 for a `case`, -1 for an `esac` */
  private pastCase(at: number, step: 1 | -1): number {
    CASE.lastIndex = at;
    if (!this.begins(at) || !CASE.test(this.reading.text)) return at + 1;
    this.cases = Math.max(0, this.cases + step);
    return at + 4;
  }
}

/** The opening of a heredoc: `<<EOF`, `<<-'EOF'`. */
interface Heredoc {
  readonly to: number;
  readonly name: string;
  /** `<<-`: tabs before the name that closes it. */
  readonly tabs: boolean;
  /** Nothing in it is expanded. */
  readonly plain: boolean;
}

/** Characters of the word that closes a heredoc; with more of them nothing is sure. */
const MOST_NAME = 200;

const ENDS_WORD = /[\s;&|<>()]/;

/** `<<` and a word: the end is the word without quotes and backslashes. Null where the word has more in it. */
export function openingWord(text: string, at: number): Heredoc | null {
  const tabs = text.charAt(at + 2) === '-';
  let to = at + (tabs ? 3 : 2);
  while (text.charAt(to) === ' ' || text.charAt(to) === '\t') to += 1;
  const begin = to;
  let name = '';
  let plain = false;
  while (to < text.length && !ENDS_WORD.test(text.charAt(to))) {
    const part = to - begin > MOST_NAME ? null : wordPart(text, to);
    if (part === null) return null;
    name += part.name;
    plain ||= part.plain;
    to = part.to;
  }
  return to === begin ? null : { to, name, tabs, plain };
}

/** What one character or quoted part of the word adds to the name. Null for expansions and unclosed quotes. */
function wordPart(text: string, at: number): Pick<Heredoc, 'to' | 'name' | 'plain'> | null {
  const character = text.charAt(at);
  const next = text.charAt(at + 1);
  switch (character) {
    case '`':
      return null;
    case '$':
      return `{('"`.includes(next || ' ') ? null : { to: at + 1, name: character, plain: false };
    case '\\':
      return next === '' || next === '\n' ? null : { to: at + 2, name: next, plain: true };
    case "'":
    case '"':
      return quotedPart(text, at, character);
    default:
      return { to: at + 1, name: character, plain: false };
  }
}

/** The same of a part in quotes: `<<'EO'F`. Null where it holds what shells read in different ways. */
function quotedPart(
  text: string,
  at: number,
  quote: string,
): Pick<Heredoc, 'to' | 'name' | 'plain'> | null {
  const end = text.indexOf(quote, at + 1);
  if (end === -1 || end - at > MOST_NAME) return null;
  const name = text.slice(at + 1, end);
  return /[\n\\$`]/.test(name) ? null : { to: end + 1, name, plain: true };
}

/** Where the line that closes it begins and ends, from the line where the text begins on; null where there is none. */
export function endOfShellBody(
  { text, lines }: Reading,
  { name, tabs }: Heredoc,
  from: number,
): { readonly at: number; readonly to: number } | null {
  const places = (tabs ? lines().tabbed : lines().exact).get(name) ?? [];
  const at = firstPlaceFrom(places, from);
  return at === undefined ? null : { at, to: endOfLine(text, at) };
}

/** Two brackets that are closed by one each hold commands; past a length no one can tell. */
function commandsIn(length: number): 'commands' | null {
  return length > LONGEST_COMMAND ? null : 'commands';
}
