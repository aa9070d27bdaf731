import { phraseText, type Phrase } from '../text/phrase.js';
import { visible } from '../text/visible.js';

/*
 * How does GitHub show a sentence beside a line of code? A step prints `::error file=a.ts,line=3::the sentence`, and
 * the runner makes an annotation of it. What is not ours goes into such a line as escaped text only.
 */

/** A sentence at a place, as the runner shows it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** Words of ours. */
  readonly title: string;
  /** One line each. */
  readonly lines: readonly Phrase[];
  readonly path: string | null;
  /** 1-based. */
  readonly line: number | null;
  /** 1-based. */
  readonly column: number | null;
}

/** A sentence with three names of full length; more is no message. */
const LINE_LIMIT = 1_000;

/** The line that makes a runner show an annotation, without a line end. */
export function annotationCommand(annotation: Annotation): string {
  const { level, title, lines, path, line, column } = annotation;
  const file = annotatedFile(path);
  const place = file === null ? {} : { file, line, col: line === null ? null : column };
  const properties = Object.entries({ ...place, title })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::${level} ${properties.join(',')}::${escapedData(lines.map(inert).join('\n'))}`;
}

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
export function annotatedFile(path: string | null): string | null {
  return path !== null && visible(path) === path && !path.includes('##[') ? path : null;
}

/** As `escapeData` of `@actions/core` does it. */
function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** As `escapeProperty` of `@actions/core` does it. */
function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
