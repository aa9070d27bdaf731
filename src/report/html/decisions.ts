import type { AdoptionRow } from '../../gate/adoptions.js';
import type { CoverageRow } from '../../gate/coverage.js';
import type { Evaluation } from '../../gate/evaluate.js';
import type { ReleaseRow } from '../../gate/release-gate.js';
import type { FixtureCase } from '../../gate/proof.js';
import { numbered } from '../../text/visible.js';
import { shortDigest, shortSha } from '../../tree/digest.js';
import { eventWord } from '../status-text.js';
import { CONDITION_WORDS } from '../words.js';
import { chip, cut, longList, remark, type Room, row, scrollingTable } from './elements.js';
import { code, join, markup, type Markup, NOTHING, sentence, words } from './markup.js';
import type { PageParts } from './names.js';

/*
 * Tables of adoptions, the release gate and fixtures. Failures and effective approvals come first, so that a cut hides
 * the least.
 */

/** Those that count come first. */
const MOST_APPROVALS = 20;

export function adoptionTable(
  { adoptions, coverage }: Pick<Evaluation, 'adoptions' | 'coverage'>,
  parts: PageParts,
  room: Room,
): Markup {
  const covered = new Map(coverage.map((one) => [one.factId, one]));
  const list = cut(
    adoptions,
    (adoption) => adoptionRow(adoption, covered.get(adoption.factId), parts),
    room,
  );
  const tables = longList(list.shown, (some, isRest) =>
    scrollingTable(
      isRest ? 'More adoptions' : 'Adoptions',
      ['Fact', 'Decision', 'Takes effect', 'Approvals'],
      some,
    ),
  );
  return markup`${tables}${remark(list)}`;
}

/** A withdrawal of what the change itself adds takes effect on merge without approval. */
function adoptionRow(
  adoption: AdoptionRow,
  covered: CoverageRow | undefined,
  { names }: PageParts,
): Markup {
  const { named = 0, uncited = [] } = covered ?? {};
  const coverage =
    uncited.length === 0
      ? NOTHING
      : markup`<small>${words(`names ${numbered(named, 'thing')}, cites ${named - uncited.length}`)}</small>`;
  const { factId, event, claim, effective, approvals, isBornWithdrawn } = adoption;
  const takesEffect = isBornWithdrawn ? 'on_merge' : effective;
  const tone = takesEffect === 'never' ? 'warn' : 'good';
  const sorted = approvals.toSorted((a, b) => Number(b.counted) - Number(a.counted));
  const given = sorted.slice(0, MOST_APPROVALS).map(
    ({ login, commitId, counted, why }) =>
      markup`<small>
          ${code(login)} at ${code(shortSha(commitId))}
          ${counted ? ' counts: ' : ' does not count: '}${words(why)}
          </small>`,
  );
  const left = approvals.length - given.length;
  const more =
    left === 0
      ? NOTHING
      : markup`<small>${words(`${left} more, too many for this page: see \`trust-report.json\`.`)}</small>`;
  return row(names.entry(factId), [
    markup`${eventWord(event.type)}<small>of text ${code(shortDigest(claim))}</small>${coverage}`,
    chip(tone, takesEffect === 'never' ? 'no' : 'on merge'),
    markup`${approvalWords(adoption)}${join(given)}${more}`,
  ]);
}

function approvalWords({ approved, isProven, isBornWithdrawn }: AdoptionRow): string {
  if (approved) return 'approved';
  if (isProven) return 'proven, none needed';
  return isBornWithdrawn ? 'none needed' : 'not approved';
}

export function releaseTable(
  rows: readonly ReleaseRow[],
  lowered: string | null,
  room: Room,
): Markup {
  const list = cut(rows, (condition) => releaseRow(condition), room);
  const lead =
    lowered === null ? NOTHING : markup`<p class="lead">The release gate is ${lowered}.</p>\n`;
  const table = scrollingTable('Release gate', ['Condition', 'Outcome', 'Evidence'], list.shown);
  return markup`${lead}${table}${remark(list)}`;
}

function releaseRow(condition: ReleaseRow): Markup {
  const evidence = condition.evidence.map((line) => markup`<small>${sentence(line)}</small>`);
  return row(markup`${CONDITION_WORDS[condition.id]}`, [outcomeChip(condition), join(evidence)]);
}

function outcomeChip({ passed, level }: ReleaseRow): Markup {
  if (passed === null) return markup`off`;
  if (passed) return chip('good', 'passes');
  return chip(level === 'error' ? 'bad' : 'warn', 'fails');
}

/** Failures first; folded if all pass. */
export function fixtureTable(cases: readonly FixtureCase[], room: Room): Markup {
  const list = cut(
    cases.toSorted((a, b) => Number(a.passed) - Number(b.passed)),
    (one) => fixtureRow(one),
    room,
  );
  const passed = cases.filter((one) => one.passed).length;
  const open = passed === cases.length ? NOTHING : markup` open`;
  return markup`<p class="lead">
    Known ways to deceive a memory, run through the same judge under the policy in force.
    </p>\n
    <details${open}>\n
    <summary>${passed} of ${cases.length} pass</summary>\n
    ${scrollingTable('Fixtures', ['Fixture', 'From', 'Outcome'], list.shown)}
    ${remark(list)}
    </details>`;
}

function fixtureRow({ id, kind, passed, contaminated, why }: FixtureCase): Markup {
  const trusted = contaminated ? markup` something was trusted that must not be trusted` : NOTHING;
  const outcome = passed
    ? chip('good', 'passes')
    : markup`${chip('bad', 'fails')}${trusted}<small>${words(why ?? '')}</small>`;
  return row(code(id), [markup`${kind}`, outcome]);
}
