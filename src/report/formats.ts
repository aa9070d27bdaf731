import type { Evaluation } from '../gate/evaluate.js';
import { renderSummary } from './comment.js';
import { renderHtml } from './html.js';
import { renderJson } from './json.js';
import { renderSarif } from './sarif.js';
import { renderText } from './text.js';
import { trustReport } from './trust-report.js';

export interface FormatOptions {
  /** ANSI colours, where the format knows them. */
  readonly color: boolean;
  /** File name of the context manifest, where one is written. */
  readonly manifestPath: string | null;
}

export interface Format {
  readonly name: FormatName;
  /** The whole output, with a line end; safe to print where a runner listens (SECURITY S24). */
  readonly render: (evaluation: Evaluation, options: FormatOptions) => string;
}

export type FormatName = 'text' | 'json' | 'markdown' | 'sarif' | 'html';

/** Every view of `check --format`. Adding one is a file beside this one and a line here. */
export const formats: readonly Format[] = [
  { name: 'text', render: renderText },
  { name: 'json', render: (evaluation, { manifestPath }) => renderJson(trustReport(evaluation, { manifestPath })) },
  { name: 'markdown', render: renderSummary },
  { name: 'sarif', render: (evaluation) => renderSarif(evaluation) },
  { name: 'html', render: renderHtml },
];
