import { firstHeredocFrom } from './heredoc.js';
import { endOfLine, type LinePlaces } from './scanner.js';

/**
 * The ends (exclusive) of what quotes in a shell. Null where shells differ, where it is never
 * closed, or where it nests too deep for anybody to have written it: then nothing that follows is
 * sure. Source: POSIX, Shell Command Language, 2.2 and 2.6; tried with bash 5.2 and dash.
 */
export type End = number | null;

const DEEPEST = 50;

interface Reading {
  readonly text: string;
  readonly lines: () => LinePlaces;
}

/** `'…'`, from behind the first quote. */
export function singleEnd(text: string, from: number): End {
  const end = text.indexOf("'", from);
  return end === -1 ? null : end + 1;
}

/** `$'…'`. */
export function ansiEnd(text: string, from: number): End {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.charAt(at) === "'") return at + 1;
  }
  return null;
}

/** `"…"`. */
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

const PATTERN = /[!#]?(?:\w{1,200}(?:\[[^\]\n]{0,200}\])?|[@*#?$!-])([#%/^,@]|:?[-=+?])/y;
/** Between two apostrophes: no shell reads these in another way for being quoted. */
const PLAIN = /[^'}"\\$`\n]*'/y;

/**
 * `${…}`. In double quotes an apostrophe quotes in patterns; after `:-` and its like it does in
 * bash and does not in POSIX.
 */
export function parameterEnd(reading: Reading, from: number, quoted: boolean, depth = 0): End {
  const { text } = reading;
  PATTERN.lastIndex = from;
  const operator = PATTERN.exec(text)?.[1] ?? '';
  const apostrophes = !quoted || /^[#%/^,@]$/.test(operator);
  let at: End = from;
  while (at !== null && at < text.length) {
    const character = text.charAt(at);
    if (character === '}') return at + 1;
    if (character === '\\') at += 2;
    else if (character === '"')
      at = depth >= DEEPEST ? null : doubleEnd(reading, at + 1, depth + 1);
    else if (character === "'") {
      if (apostrophes) at = singleEnd(text, at + 1);
      else {
        PLAIN.lastIndex = at + 1;
        at = PLAIN.test(text) ? PLAIN.lastIndex : null;
      }
    } else if (!quoted && text.startsWith("$'", at)) at = ansiEnd(text, at + 2);
    else at = dollarEnd(reading, at, quoted, depth) ?? at + 1;
    if (at === UNSURE) return null;
  }
  return null;
}

/**
 * Commands in commands that are longer than this and begin with two parentheses are not told from
 * arithmetic, so that no text is looked at again and again.
 */
const LONGEST_COMMAND = 2_000;

/**
 * `((…))` from behind both: `commands` where something stands between the last two, so that they
 * are commands in commands.
 */
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
    else if (character === '"')
      at = depth >= DEEPEST ? null : doubleEnd(reading, at + 1, depth + 1);
    else if (character === "'") at = singleEnd(text, at + 1);
    else at = dollarEnd(reading, at, true, depth) ?? at + 1;
    if (at === UNSURE) return null;
  }
  return null;
}

const CASE = /(?:case|esac)(?![^\s;&|<>()])/y;

/** `$(…)`, with what is quoted in it, its comments, heredocs and `case x in a) … esac`. */
export function commandEnd(reading: Reading, from: number, depth = 0): End {
  const { text } = reading;
  const bodies: Heredoc[] = [];
  let open = 0;
  let cases = 0;
  let at: End = from;
  while (at !== null && at < text.length) {
    const character = text.charAt(at);
    const begins = at === from || ' \t\n;&|()`'.includes(text.charAt(at - 1));
    if (character === ')' && open === 0 && cases === 0) return at + 1;
    if (character === '(') open += 1;
    else if (character === ')' && open > 0) open -= 1;
    if (character === '\n') {
      at += 1;
      for (const body of bodies.splice(0))
        at = at === null ? null : (endOfShellBody(reading, body, at)?.to ?? null);
    } else if (character === '#' && begins) at = endOfLine(text, at);
    else if (character === '\\') at += 2;
    else if (character === '"')
      at = depth >= DEEPEST ? null : doubleEnd(reading, at + 1, depth + 1);
    else if (text.startsWith("$'", at)) at = ansiEnd(text, at + 2);
    else if (character === "'") at = singleEnd(text, at + 1);
    else if (text.startsWith('<<<', at)) at += 3;
    else if (text.startsWith('<<', at)) {
      const opened = openingWord(text, at);
      if (opened === null) return null;
      bodies.push(opened);
      at = opened.to;
    } else if (begins && (character === 'c' || character === 'e')) {
      CASE.lastIndex = at;
      if (CASE.test(text)) {
        cases = Math.max(0, cases + (character === 'c' ? 1 : -1));
        at += 4;
      } else at += 1;
    } else at = dollarEnd(reading, at, false, depth) ?? at + 1;
    if (at === UNSURE) return null;
  }
  return null;
}

export interface Heredoc {
  /** Where the opening ends. */
  readonly to: number;
  readonly name: string;
  /** `<<-`: tabs before the name that closes it. */
  readonly tabs: boolean;
  /** Nothing in it is expanded. */
  readonly plain: boolean;
}

const MOST_NAME = 200;

/**
 * `<<` and a word: the end is the word without its quotes and backslashes. Null where the word is
 * none or has more than that.
 */
export function openingWord(text: string, at: number): Heredoc | null {
  const tabs = text.charAt(at + 2) === '-';
  let to = at + (tabs ? 3 : 2);
  while (text.charAt(to) === ' ' || text.charAt(to) === '\t') to += 1;
  const begin = to;
  let name = '';
  let plain = false;
  for (; to < text.length && !/[\s;&|<>()]/.test(text.charAt(to)); to += 1) {
    const character = text.charAt(to);
    if (to - begin > MOST_NAME) return null;
    if (character === '`' || (character === '$' && `{('"`.includes(text.charAt(to + 1) || ' ')))
      return null;
    if (character === '\\') {
      to += 1;
      if (to >= text.length || text.charAt(to) === '\n') return null;
      plain = true;
      name += text.charAt(to);
    } else if (character === "'" || character === '"') {
      const end = text.indexOf(character, to + 1);
      const inside = end === -1 || end - to > MOST_NAME ? '\n' : text.slice(to + 1, end);
      if (/[\n\\$`]/.test(inside)) return null;
      plain = true;
      name += inside;
      to = end;
    } else name += character;
  }
  return to === begin ? null : { to, name, tabs, plain };
}

/** Where the line that closes it begins and ends, from the line where the text begins on; null where there is none. */
export function endOfShellBody(
  { text, lines }: Reading,
  { name, tabs }: Heredoc,
  from: number,
): { readonly at: number; readonly to: number } | null {
  const places = (tabs ? lines().tabbed : lines().exact).get(name) ?? [];
  const at = places[firstHeredocFrom(places, from)];
  return at === undefined ? null : { at, to: endOfLine(text, at) };
}

/** Two brackets that are closed by one each hold commands; past a length nobody can tell. */
function commandsIn(length: number): 'commands' | null {
  return length > LONGEST_COMMAND ? null : 'commands';
}
