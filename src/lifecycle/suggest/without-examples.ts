import { codeSpansIn } from '../../agent-files/backticks.js';
import type { Statement } from '../../agent-files/statements.js';
import { joined } from '../../text/pattern.js';

/*
 * What does a statement name that it is about? "Wrap names of code in backticks (e.g. `nextCookies`)"
 * is not about `nextCookies`, and "(see `docs/style.md`)" sends the reader on: a candidate rests on neither.
 *
 * `suggest.ts` asks before anchors are looked for. You may add words that lead to an example. A new one needs
 * a statement that loses its example, and one that keeps its name. `__tests__/lifecycle/suggest.test.ts`
 * fails when this is wrong.
 */

const EXAMPLES = new RegExp(
  joined`
    \((?:e\.?g\b|for example|for instance|such as|examples?\b|like\b|ex\b|see\b|cf\b)[^()]{0,300}\)
    |(?<![\w.])(?:e\.?g\b|for example\b|for instance\b|such as\b|examples?:)\.?[^;()]{0,300}`,
  'gi',
);

/** The statement without its examples and pointers. */
export function withoutExamples(statement: Statement): Statement {
  const text = statement.text.replace(EXAMPLES, ' ');
  return text === statement.text
    ? statement
    : { ...statement, text, code: codeSpansIn(text).map((span) => span.text.trim()) };
}
