import type { Evaluation } from '../../gate/evaluate.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { VERSION } from '../version.js';
import { markup, type Markup } from './markup.js';
import { code } from './phrase.js';

/*
 * The end of the page: commit, policy and version, which make the page evidence of one evaluation.
 */

const POLICY_ORIGINS: Readonly<Record<Evaluation['policy']['origin'], string>> = {
  file: `from ${POLICY_PATH} of the base`,
  defaults: 'the strict defaults: the base has no policy',
  broken: 'the strict defaults: the policy of the base cannot be read',
};

/** What was judged, so that this page can be told from one of another commit. */
export function pageFoot(evaluation: Evaluation): Markup {
  const { subject, policy, mode, manifestSha256 } = evaluation;
  const files = subject.isStaged === true ? 'the staged files' : 'the working tree';
  const rows: readonly (readonly [string, Markup])[] = [
    ...(subject.repository === null ? [] : [['Repository', code(subject.repository)] as const]),
    ['Base', subject.baseSha === null ? markup`none` : code(subject.baseSha)],
    ['Head', subject.headSha === null ? markup`${files}` : code(subject.headSha)],
    ['Policy', markup`${code(subject.policyDigest)}, ${POLICY_ORIGINS[policy.origin]}`],
    ['Mode', markup`${mode}`],
    ['Context manifest', code(manifestSha256)],
    ['Judged at', markup`<time>${subject.evaluatedAt}</time>`],
    ['memtrust', markup`${VERSION}`],
  ];
  const list = rows.map(([term, said]) => markup`<dt>${term}</dt><dd>${said}</dd>\n`);
  return markup`<footer>\n
    <h2>What was judged</h2>\n
    <dl>\n${list}</dl>\n
    <p>This page loads nothing and sends nothing. It quotes no memory but hidden text and what ledgers say.
    ${' '}The whole report, for machines, is ${code('trust-report.json')}.</p>\n
    </footer>\n`;
}
