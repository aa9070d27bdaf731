import * as core from '@actions/core';
import { annotatedFile, inert } from '../report/terminal.js';
import type { Phrase } from '../text/phrase.js';

/*
 * The log of the runner. A runner obeys lines such as `::error::x`, whoever wrote them, so every message is made one
 * inert line.
 */

/** Strings are our own words; anything else comes as a phrase. */
export interface Logger {
  info(message: string | Phrase): void;
  notice(message: string | Phrase): void;
  warning(message: string | Phrase, place?: Place): void;
  error(message: string | Phrase, place?: Place): void;
}

interface Place {
  readonly title?: string;
  readonly path?: string | null;
  /** 1-based. */
  readonly line?: number | null;
  /** 1-based. */
  readonly column?: number | null;
}

/** All standard output of the action (SECURITY S24). */
export const runnerLog: Logger = {
  info: (message) => core.info(inert(message)),
  notice: (message) => core.notice(inert(message)),
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
