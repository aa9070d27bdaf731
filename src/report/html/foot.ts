import { fixedWords, type Spoken } from '../catalogue/spoken.js';
import { VERSION } from '../version.js';
import { markup, type Markup } from './markup.js';
import { code, words } from './phrase.js';

/*
 * Which commit, policy and version is this page about? `html.ts` puts it at the end of the page. A commit, a
 * digest and a time make the page evidence of one evaluation; none of them may be left out. Words and order
 * may be changed. `__tests__/report/html.test.ts` fails when this is wrong.
 */

/** What was judged, so that this page can be told from one of another commit. */
export function pageFoot(evaluation: Spoken): Markup {
  const { subject, policy, mode, manifestSha256 } = evaluation;
  const {
    comma,
    page: { foot },
  } = fixedWords(evaluation);
  const files = subject.isStaged === true ? foot.stagedFiles : foot.workingTree;
  const rows: readonly (readonly [string, Markup])[] = [
    ...(subject.repository === null ? [] : [[foot.repository, code(subject.repository)] as const]),
    [foot.base, subject.baseSha === null ? markup`${foot.none}` : code(subject.baseSha)],
    [foot.head, subject.headSha === null ? markup`${files}` : code(subject.headSha)],
    [foot.policy, markup`${code(subject.policyDigest)}${comma}${foot[policy.origin]}`],
    [foot.mode, markup`${mode}`],
    [foot.manifest, code(manifestSha256)],
    [foot.judgedAt, markup`<time>${subject.evaluatedAt}</time>`],
    ['memtrust', markup`${VERSION}`],
  ];
  const list = rows.map(([term, said]) => markup`<dt>${term}</dt><dd>${said}</dd>\n`);
  return markup`<footer>\n
    <h2>${foot.heading}</h2>\n
    <dl>\n${list}</dl>\n
    <p>${words(foot.loadsNothing)}</p>\n
    </footer>\n`;
}
