import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { brokenFront } from './cursor-front.js';
import type { Fault, FormCheck } from './fault.js';

/*
 * Which rules of Cursor does Cursor leave out or apply otherwise than they look? `alwaysApply: yes` is neither true
 * nor false: a warning.
 */

/**
 * Rules of Cursor. Their front matter looks like YAML and is none: `globs: *.ts` and `globs:
 * src/*.ts,*.tsx` are usual, and texts with colons are taken as they stand. So it is read line by
 * line. Source: cursor.com/docs/context/rules.
 */
export const cursorRule: FormCheck = function* (document) {
  const { path, text, lines } = document;
  if (
    !/(?:^|\/)\.cursor\/rules\/.*\.mdc$/i.test(path) ||
    path !== document.place ||
    text.trim() === ''
  )
    return;
  const front = frontMatterOf(document);
  if (front === 'open') {
    yield {
      severity: 'warning',
      line: 1,
      column: 1,
      message: plain(
        'the front matter is not closed, so Cursor does not know when the rule applies',
      ),
      remedy: plain('Add a line that is exactly `---` below its keys.'),
      key: 'open',
    };
    return;
  }
  if (front === null) {
    yield {
      severity: 'notice',
      line: 1,
      column: null,
      message: plain(
        'the rule does not begin with front matter, so it applies only if someone names it',
      ),
      remedy: plain(
        'Begin with `---` lines around description, globs or alwaysApply, so that it applies automatically.',
      ),
      key: 'no-front-matter',
    };
    return;
  }
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
        yield {
          severity: 'warning',
          line: number,
          column: 1,
          message: plain(
            'this line of the front matter is not a key with a value, so Cursor may not read the rule',
          ),
          remedy: plain('Move it below the closing `---` line.'),
          key: 'stray',
        };
        return;
      }
      continue;
    }
    const value = (key[2] ?? '').replace(/\s+#.*$/, '').trim();
    // The value goes on below: nothing, `|`, or a bracket or quote that is not closed.
    isNested = /^(?:|[|>][-+]?\d?|\[[^\]]*|"[^"]*|'[^']*)$/.test(value);
    if (key[1] === 'alwaysApply') yield* always(value, number, lines[number - 1] ?? '');
  }
};

/** Neither blank, comment, list item nor the rest of a value above. */
function isStray(line: string): boolean {
  return line.trim() !== '' && !/^[\s#\-\]}]/.test(line);
}

/** The fault of `alwaysApply`, where its value is no truth. */
function* always(value: string, line: number, raw: string): Iterable<Fault> {
  if (value === '' || /^(?:true|false)$/i.test(value)) return;
  const isQuoted = /^(["'])(?:true|false)\1$/i.test(value);
  yield {
    severity: isQuoted ? 'notice' : 'warning',
    line,
    column: raw.indexOf(':') + 2,
    message: isQuoted
      ? say`${'alwaysApply'} is quoted text, which Cursor may not read as true or false`
      : say`${'alwaysApply'} is neither true nor false, so the rule does not always apply`,
    remedy: plain('Write true or false, without quotes.'),
    key: 'always-apply',
  };
}
