import * as core from '@actions/core';
import { phraseText, type Phrase } from '../text/phrase.js';
import { visible } from '../text/visible.js';

/*
 * How does a sentence get into the log of a runner without becoming a command? A runner obeys lines such as
 * `::error::x` and `##[error]x` in the output of a step, whoever wrote them; a path in a pull request can be
 * made so. `inert` turns every message into one visible line that is none.
 *
 * All of the action and the companion write through `runnerLog`. `LINE_LIMIT` may be changed; what `inert`
 * breaks up follows the runner's parser and may only grow. `__tests__/github/log.test.ts` and
 * `__tests__/e2e/action.test.ts` ("hostile names as text that no runner obeys") fail when this is wrong.
 */

/** What the parts below the shell may say. Strings are our own words; what is not ours comes as a phrase. */
export interface Logger {
  info(message: string | Phrase): void;
  warning(message: string | Phrase, place?: Place): void;
  error(message: string | Phrase, place?: Place): void;
}

/** Where an annotation is shown. */
interface Place {
  readonly title?: string;
  readonly path?: string | null;
  /** 1-based. */
  readonly line?: number | null;
  /** 1-based. */
  readonly column?: number | null;
}

/** A sentence with three names of full length; more is no message. */
const LINE_LIMIT = 1_000;

/** The one sink of the action's standard output (SECURITY S24). */
export const runnerLog: Logger = {
  info: (message) => core.info(inert(message)),
  warning: (message, place) => core.warning(inert(message), properties(place)),
  error: (message, place) => core.error(inert(message), properties(place)),
};

/**
 * One visible line that a runner takes for text: it looks for `::` after leading blanks, and for `##[` anywhere.
 * Source: ActionCommand.cs of actions/runner.
 */
export function inert(message: string | Phrase): string {
  const line = visible(typeof message === 'string' ? message : phraseText(message), LINE_LIMIT);
  // `##[` in any place, and the first of two colons at the beginning, become visible escapes.
  return line.replaceAll('##[', '##\\u{5b}').replace(/^(\s*):(?=:)/, '$1\\u{3a}');
}

/** A path with invisible characters names no file in an annotation; the message has it in visible form. */
function properties({
  title,
  path = null,
  line = null,
  column = null,
}: Place = {}): core.AnnotationProperties {
  const file = path !== null && visible(path) === path && !path.includes('##[') ? path : null;
  return {
    ...(title === undefined ? {} : { title }),
    ...(file === null
      ? {}
      : {
          file,
          ...(line === null
            ? {}
            : { startLine: line, ...(column === null ? {} : { startColumn: column }) }),
        }),
  };
}
