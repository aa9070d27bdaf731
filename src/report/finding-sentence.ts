import type { Finding } from '../gate/finding.js';
import { markdownPhrase } from './markdown.js';

/*
 * How is a finding told in one text, where another program shows it? Message and remedy are two sentences, with names
 * in code spans, so that a program that reads Markdown makes no markup of a name. SARIF, GitLab and JUnit use it.
 */

/** Message and remedy as two sentences, on one line. */
export function findingSentence({ message, remedy }: Pick<Finding, 'message' | 'remedy'>): string {
  const said = markdownPhrase(message);
  return (
    `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'} ` +
    markdownPhrase(remedy)
  ).trim();
}
