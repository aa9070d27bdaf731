import type { Evaluation } from '../gate/evaluate.js';
import { renderJson } from './json.js';
import type { Narrowing } from './narrowed.js';
import { renderText } from './text.js';

/* The formats of `memtrust check --format`. Most runs print text; the other renderers are loaded when needed. */

interface FormatOptions {
  /** ANSI colours, if the format has them. */
  readonly color: boolean;
  /** File name of the context manifest, if one is written. */
  readonly manifestPath: string | null;
  /** The part that was asked for; null or absent for everything. */
  readonly narrowing?: Narrowing | null;
  /** Only what fails. */
  readonly quiet?: boolean;
  /** Also what holds. */
  readonly verbose?: boolean;
}

export interface Format {
  readonly name: FormatName;
  /** Whether it can show a part. Formats for programs and other people always have the whole report. */
  readonly showsParts?: true;
  /** Whether it has annotations for a runner; printed through `onlyAnnotations`. */
  readonly hasCommands?: true;
  /** The whole output, safe in the log of a runner (SECURITY S24). */
  readonly render: (evaluation: Evaluation, options: FormatOptions) => Promise<string>;
}

export type FormatName =
  'text' | 'json' | 'markdown' | 'sarif' | 'html' | 'github' | 'gitlab' | 'junit';

/** Adding one is a file, a line here and its name in `FormatName`. */
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
