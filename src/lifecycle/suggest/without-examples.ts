import { codeSpansIn } from '../../agent-files/backticks.js';
import type { Statement } from '../../agent-files/statements.js';
import { joined } from '../../text/pattern.js';

/*
 * What does a statement name that it is about? "Wrap names of code in backticks (e.g. `nextCookies`)"
 * is not about `nextCookies`, so a candidate does not rest on it.
 *
 * `suggest.ts` asks before anchors are looked for. You may add words that lead to an example.
 * `__tests__/lifecycle/suggest.test.ts` fails when this is wrong.
 */

const EXAMPLES = new RegExp(
  joined`
    \((?:e\.g\.|e\.g\b|eg\b|for example|for instance|such as|examples?\b|like\b|ex\b)[^()]{0,300}\)
    |\b(?:e\.g\.|for example|for instance|such as|examples?:)[^.;()]{0,300}`,
  'gi',
);

/** The statement without what it gives as an example. */
export function withoutExamples(statement: Statement): Statement {
  const text = statement.text.replace(EXAMPLES, ' ');
  return text === statement.text
    ? statement
    : { ...statement, text, code: codeSpansIn(text).map((span) => span.text.trim()) };
}
