import * as core from '@actions/core';
import { annotatedFile, inert } from '../report/annotation.js';
import type { Phrase } from '../text/phrase.js';

/*
 * How does a sentence get into the log of a runner without becoming a command? A runner obeys lines such as
 * `::error::x` and `##[error]x` in the output of a step, whoever wrote them; a path in a pull request can be
 * made so. `inert` of `report/annotation.ts` turns every message into one visible line that is none.
 *
 * All of the action and the companion write through `runnerLog`. `__tests__/github/log.test.ts` and
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

/** The one sink of the action's standard output (SECURITY S24). */
export const runnerLog: Logger = {
  info: (message) => core.info(inert(message)),
  warning: (message, place) => core.warning(inert(message), properties(place)),
  error: (message, place) => core.error(inert(message), properties(place)),
};

function properties({
  title,
  path = null,
  line = null,
  column = null,
}: Place = {}): core.AnnotationProperties {
  const file = annotatedFile(path);
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
