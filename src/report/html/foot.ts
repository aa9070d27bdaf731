import type { Evaluation } from '../../gate/evaluate.js';
import { POLICY_PATH, type PolicyFile } from '../../memory/policy.js';
import { VERSION } from '../version.js';
import { markup, type Markup } from './markup.js';
import { code } from './phrase.js';

/*
 * Which commit, policy and version is this page about? `html.ts` puts it at the end of the page. A commit, a
 * digest and a time make the page evidence of one evaluation; none of them may be left out. Words and order
 * may be changed. `__tests__/report/html.test.ts` fails when this is wrong.
 */

const ORIGINS: Readonly<Record<PolicyFile['origin'], string>> = {
  file: `from ${POLICY_PATH} of the base`,
  defaults: 'the strict defaults: the base has no policy',
  broken: 'the strict defaults: the policy of the base cannot be read',
};

/** What was judged, so that this page can be told from one of another commit. */
export function pageFoot({ subject, policy, mode, manifestSha256 }: Evaluation): Markup {
  const rows: readonly (readonly [string, Markup])[] = [
    ...(subject.repository === null ? [] : [['Repository', code(subject.repository)] as const]),
    ['Base', subject.baseSha === null ? markup`none` : code(subject.baseSha)],
    ['Head', subject.headSha === null ? markup`the working tree` : code(subject.headSha)],
    ['Policy', markup`${code(subject.policyDigest)}, ${ORIGINS[policy.origin]}`],
    ['Mode', markup`${mode}`],
    ['Context manifest', code(manifestSha256)],
    ['Judged at', markup`<time>${subject.evaluatedAt}</time>`],
    ['memtrust', markup`${VERSION}`],
  ];
  const list = rows.map(([term, said]) => markup`<dt>${term}</dt><dd>${said}</dd>\n`);
  return markup`<footer>\n
    <h2>What was judged</h2>\n
    <dl>\n${list}</dl>\n
    <p>This page loads nothing and sends nothing. It quotes no memory but text that was hidden
    ${' '}and the words of ledgers.
    ${' '}The whole report, for machines, is <code>trust-report.json</code>.</p>\n
    </footer>\n`;
}
