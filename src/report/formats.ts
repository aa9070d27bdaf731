import type { Evaluation } from '../gate/evaluate.js';
import { renderJson } from './json.js';
import type { Narrowing } from './narrowed.js';
import { renderText } from './text.js';

/* The formats of `memtrust check --format`. Most runs print text; the other renderers are loaded when needed. */

/** What a report format has to know beside the evaluation that it shows. */
export interface FormatOptions {
  /** ANSI colours, where the format knows them. */
  readonly color: boolean;
  /** File name of the context manifest, where one is written. */
  readonly manifestPath: string | null;
  /** What to say of a part that was asked for; null and left out where all is shown. */
  readonly narrowing?: Narrowing | null;
  /** Only what fails. */
  readonly quiet?: boolean;
}

export interface Format {
  readonly name: FormatName;
  /**
   * Whether it can show a part: a format for people. What is handed on to programs and other people is always the whole
   * report, so that no part is taken for all.
   */
  readonly showsParts?: true;
  /** Whether it holds annotations that a runner is meant to obey; printed through `onlyAnnotations`. */
  readonly hasCommands?: true;
  /** The whole output, with a line end; safe to print where a runner listens (SECURITY S24). */
  readonly render: (evaluation: Evaluation, options: FormatOptions) => Promise<string>;
}

export type FormatName =
  'text' | 'json' | 'markdown' | 'sarif' | 'html' | 'github' | 'gitlab' | 'junit';

/**
 * Every view of `check --format`; all but text are loaded when they are asked for. Adding one is a file beside this
 * one, a line here and its name in `FormatName`.
 */
export const formats: readonly Format[] = [
  {
    name: 'text',
    showsParts: true,
    render: async (evaluation, options) => renderText(evaluation, options),
  },
  {
    name: 'json',
    render: async (evaluation, { manifestPath }) =>
      renderJson((await import('./trust-report.js')).trustReport(evaluation, { manifestPath })),
  },
  {
    name: 'markdown',
    render: async (evaluation) => (await import('./comment.js')).renderSummary(evaluation),
  },
  {
    name: 'sarif',
    render: async (evaluation) => (await import('./sarif.js')).renderSarif(evaluation),
  },
  {
    name: 'html',
    render: async (evaluation) => (await import('./html.js')).renderHtml(evaluation),
  },
  {
    name: 'github',
    showsParts: true,
    hasCommands: true,
    render: async (evaluation, options) =>
      (await import('./github.js')).renderGithub(evaluation, options),
  },
  {
    name: 'gitlab',
    render: async (evaluation) => (await import('./gitlab.js')).renderGitlab(evaluation),
  },
  {
    name: 'junit',
    render: async (evaluation) => (await import('./junit.js')).renderJunit(evaluation),
  },
];
