import { say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { isClosedPattern } from './form/written.js';
import { type Fault, fault, type FormCheck } from './syntax.js';

/* Which rules of Cursor does Cursor leave out, or apply otherwise than they look? `alwaysApply: yes`. */

/** Front matter of Cursor looks like YAML and is not: `globs: *.ts` is usual. So it is read line by line. */
export const cursorRule: FormCheck = function* (document) {
  const { path, text, lines } = document;
  if (
    !/(?:^|\/)\.cursor\/rules\/.*\.mdc$/i.test(path) ||
    path !== document.place ||
    text.trim() === ''
  )
    return;
  const front = frontMatterOf(document);
  if (front === 'open' || front === null) return;
  const broken = brokenFront(front.lines);
  if (broken !== null) {
    yield broken;
    return;
  }
  let isNested = false;
  for (const [index, line] of front.lines.entries()) {
    const number = index + 2;
    const key = /^([A-Za-z_][\w-]*)\s*:(.*)$/.exec(line);
    if (key === null) {
      if (!isNested && isStray(line)) {
        yield fault(
          'stray',
          'this line of the front matter is not a key with a value, so Cursor may not read the rule',
          'Move it below the closing `---` line.',
          { line: number, column: 1 },
        );
        return;
      }
      continue;
    }
    const value = (key[2] ?? '').replace(/\s+#.*$/, '').trim();
    // The value goes on below: nothing, `|`, or a bracket or quote that is not closed.
    isNested = /^(?:|[|>][-+]?\d?|\[[^\]]*|"[^"]*|'[^']*)$/.test(value);
    yield* valueFaults(key[1] ?? '', value, number, lines[number - 1] ?? '');
  }
};

function* valueFaults(key: string, value: string, line: number, raw: string): Iterable<Fault> {
  if (key === 'alwaysApply') yield* always(value, line, raw);
  if (key === 'globs' && !isPatternOfCursor(value))
    yield fault(
      'globs',
      say`${'globs'} is not a pattern of paths, so the rule does not apply where it should`,
      'Close its brackets, and use straight quotes or none: src/**/*.ts.',
      { line, column: 1 },
    );
}

/** Brackets without quotes may be names of folders, as Next.js has them. */
function isPatternOfCursor(value: string): boolean {
  const [, , inner] = /^(["'])([^"']*)\1$/.exec(value) ?? [];
  return inner === undefined ? !/^[\u2018-\u201f]/.test(value) : isClosedPattern(inner);
}

/** Neither blank, comment, list item nor the rest of a value above. */
function isStray(line: string): boolean {
  return line.trim() !== '' && !/^[\s#\-\]}]/.test(line);
}

/** The fault of `alwaysApply`, where its value is no truth. */
function* always(value: string, line: number, raw: string): Iterable<Fault> {
  if (value === '' || /^(?:true|false)$/i.test(value)) return;
  const isQuoted = /^(["'])(?:true|false)\1$/i.test(value);
  yield fault(
    'always-apply',
    isQuoted
      ? say`${'alwaysApply'} is quoted text, which Cursor may not read as true or false`
      : say`${'alwaysApply'} is neither true nor false, so the rule does not always apply`,
    'Write true or false, without quotes.',
    { severity: isQuoted ? 'notice' : 'warning', line, column: raw.indexOf(':') + 2 },
  );
}

const KNOWN = 'description|globs|alwaysApply';
const KEY = /^([A-Za-z_][\w-]{0,60})[ \t]*:(.*)$/;
const INDENTED_KEY = new RegExp(String.raw`^ {1,40}(?:${KNOWN})[ \t]*:(?:\s|$)`);
const NO_COLON = new RegExp(`^(${KNOWN})(?![\\w-])[ \\t]*(?!:)`);

/**
 * The first place at which the front matter of a rule is broken for every reader: a bracket or
 * quote that begins a value and is never closed, a tab as indentation, a key without its colon, a
 * key below a value. What Cursor takes as plain text, such as `globs: *.ts`, `globs: {a,b}/**` and
 * descriptions with colons, is never judged. Linear.
 *
 * @param lines those between the marks; the first is line 2.
 */
function brokenFront(lines: readonly string[]): Fault | null {
  let block: Below = 'value';
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const key = KEY.exec(line);
    if (key === null) {
      const found = faultWithoutKey(line, index, block);
      if (found !== null) return found;
      continue;
    }
    const [, name = '', rest = ''] = key;
    if (name === 'alwaysApply' && /^[^\s]/.test(rest))
      return fault(
        'colon',
        say`${name} has no space after its colon, so Cursor does not read it`,
        'Add a space after the colon.',
        { line: index + 2, column: 1 },
      );
    const value = rest.trim();
    block = blockOf(value);
    if (!/^["'[{]/.test(value)) continue;
    const end = endOf([value, ...upToKey(lines, index + 1)]);
    if (end === null) return open(index, value);
    index += end;
  }
  return null;
}

/** What the lines below a key are. */
type Below = 'text' | 'value' | 'items';

function blockOf(value: string): Below {
  if (/^[|>][-+\d]{0,2}(?:\s+#.*)?$/.test(value)) return 'text';
  return value === '' ? 'items' : 'value';
}

/** What is wrong with a line that has no key at the left. */
function faultWithoutKey(line: string, index: number, below: Below): Fault | null {
  const isText = below === 'text' && /^(?:\s|$)/.test(line);
  if (isText || /^\s*(?:#|$)/.test(line)) return null;
  if (/^ *\t/.test(line))
    return fault(
      'tab',
      say`a tab indents this line, which YAML does not allow, so Cursor may not read the rule`,
      'Indent with blanks.',
      { line: index + 2, column: 1 },
    );
  const name = NO_COLON.exec(line)?.[1];
  if (name !== undefined)
    return fault(
      'colon',
      say`${name} has no colon, so Cursor does not read it`,
      'Add a colon and a space after it.',
      { line: index + 2, column: 1 },
    );
  if (INDENTED_KEY.test(line) && below !== 'items')
    return fault(
      'nested',
      'this key is indented below a value, so Cursor may not read the rule',
      'Write it at the beginning of its line.',
      { line: index + 2, column: 1 },
    );
  const item = /^\s*-[ \t]+(["'[{].*)$/.exec(line)?.[1];
  return item !== undefined && endOf([item]) === null ? open(index, item) : null;
}

function upToKey(lines: readonly string[], from: number): readonly string[] {
  let to = from;
  while (to < lines.length && !KEY.test(lines[to] ?? '')) to += 1;
  return lines.slice(from, to);
}

/** Index of the line on which the bracket or quote is closed that begins the first one; null where it never is. */
function endOf(lines: readonly string[]): number | null {
  const first = lines[0]?.charAt(0) ?? '';
  if (first === '"' || first === "'") {
    const end = lines.findIndex((line, index) => line.slice(index === 0 ? 1 : 0).includes(first));
    return end < 0 ? null : end;
  }
  return endOfBrackets(lines);
}

/** Whether a quote at a place in a line begins a text. */
function beginsText(line: string, at: number): boolean {
  return /["']/.test(line.charAt(at)) && /^[\s[{,:]?$/.test(line.charAt(at - 1));
}

const DEEPER: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
]);

function endOfBrackets(lines: readonly string[]): number | null {
  let depth = 0;
  let quote = '';
  for (const [index, line] of lines.entries()) {
    for (let at = 0; at < line.length; at += 1) {
      const character = line.charAt(at);
      if (quote !== '') {
        if (character === '\\' && quote === '"') at += 1;
        else if (character === quote) quote = '';
      } else if (beginsText(line, at)) quote = character;
      else if (character === '#' && /\s/.test(line.charAt(at - 1))) break;
      else depth += DEEPER.get(character) ?? 0;
      if (depth === 0 && quote === '') return index;
    }
  }
  return null;
}

function open(index: number, value: string): Fault {
  const isQuote = /^["']/.test(value);
  return fault(
    'unclosed',
    isQuote
      ? 'the opening quote of this value is never closed, so Cursor may not read the rule'
      : 'the opening bracket of this value is never closed, so Cursor may not read the rule',
    isQuote ? 'Close the quote, or remove it.' : 'Close the bracket, or remove it.',
    { line: index + 2, column: 1 },
  );
}
