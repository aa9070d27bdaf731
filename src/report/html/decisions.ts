import type { AdoptionRow } from '../../gate/adoptions.js';
import type { CoverageRow } from '../../gate/coverage.js';
import type { Evaluation } from '../../gate/evaluate.js';
import type { ReleaseRow } from '../../gate/release-gate.js';
import type { FixtureCase } from '../../fixtures/fixture-case.js';
import { shortDigest } from '../../tree/digest.js';
import type { Words } from '../catalogue/catalogue.js';
import { shortSha } from '../../tree/short-sha.js';
import { cut, remark, type Room } from './cut.js';
import { longList } from './fold.js';
import { join, markup, NOTHING, type Markup } from './markup.js';
import type { PageParts } from './parts.js';
import { code, sentence, words } from './phrase.js';
import { row, scrollingTable } from './section.js';
import { chip } from './tone.js';

/*
 * How does the page tell of adoptions, of the release gate and of fixtures? One table each:
 * `adoptionTable`, `releaseTable`, `fixtureTable`.
 *
 * `html.ts` calls them with the rows of an evaluation; nothing is decided here. A list that is too long is
 * cut, and the page says by how much. Fixtures that fail, and approvals that count, come first, so that a cut
 * hides what matters least. `MOST_APPROVALS` and the columns may be changed. When it is wrong,
 * `__tests__/report/html.test.ts` fails.
 */

/** Anybody may review a pull request, any number of times; those that count come first. */
const MOST_APPROVALS = 20;

/** The decisions that the change brings, and who answers for them. */
export function adoptionTable(
  { adoptions, coverage }: Pick<Evaluation, 'adoptions' | 'coverage'>,
  parts: PageParts,
  room: Room,
): Markup {
  const { page } = parts.words;
  const covered = new Map(coverage.map((one) => [one.factId, one]));
  const list = cut(
    adoptions,
    (adoption) => adoptionRow(adoption, covered.get(adoption.factId), parts),
    room,
  );
  const tables = longList(list.shown, parts.words, (some, isRest) =>
    scrollingTable(isRest ? page.moreAdoptions : page.adoptions, page.adoptionColumns, some),
  );
  return markup`${tables}${remark(list, parts.words)}`;
}

/** A withdrawal of what the change itself brings takes effect on merge, though nobody is asked. */
function adoptionRow(
  adoption: AdoptionRow,
  covered: CoverageRow | undefined,
  { names, words: all }: PageParts,
): Markup {
  const { page, comment } = all;
  const { named = 0, uncited = [] } = covered ?? {};
  const coverage =
    uncited.length === 0
      ? NOTHING
      : markup`<small>${words(comment.coverage(named, named - uncited.length))}</small>`;
  const { factId, event, claim, effective, approvals, isBornWithdrawn } = adoption;
  const takesEffect = isBornWithdrawn ? 'on_merge' : effective;
  const tone = takesEffect === 'never' ? 'warn' : 'good';
  const sorted = approvals.toSorted((a, b) => Number(b.counted) - Number(a.counted));
  const given = sorted.slice(0, MOST_APPROVALS).map(
    ({ login, commitId, counted, why }) =>
      markup`<small>
          ${code(login)}${page.approval.at}${code(shortSha(commitId))}
          ${counted ? page.approval.counts : page.approval.countsNot}${words(why)}
          </small>`,
  );
  const left = approvals.length - given.length;
  const more = left === 0 ? NOTHING : markup`<small>${words(page.cut(left))}</small>`;
  return row(names.entry(factId), [
    markup`${page.history.done[event.type]}<small>${page.ofText}${code(shortDigest(claim))}</small>${coverage}`,
    chip(tone, all.effective[takesEffect]),
    markup`${approvalWords(adoption, all)}${join(given)}${more}`,
  ]);
}

function approvalWords(
  { approved, isProven, isBornWithdrawn }: AdoptionRow,
  { page }: Words,
): string {
  if (approved) return page.approved.yes;
  if (isProven) return page.approved.proven;
  return isBornWithdrawn ? page.approved.notNeeded : page.approved.no;
}

/** The conditions under which memory and what is said of it may be released. */
export function releaseTable(
  rows: readonly ReleaseRow[],
  lowered: string | null,
  room: Room,
  all: Words,
): Markup {
  const { page } = all;
  const list = cut(rows, (condition) => releaseRow(condition, all), room);
  const lead =
    lowered === null ? NOTHING : markup`<p class="lead">${page.releaseIs(lowered)}</p>\n`;
  const table = scrollingTable(page.titles.release, page.releaseColumns, list.shown);
  return markup`${lead}${table}${remark(list, all)}`;
}

function releaseRow(condition: ReleaseRow, all: Words): Markup {
  const evidence = condition.evidence.map((line) => markup`<small>${sentence(line)}</small>`);
  return row(markup`${all.conditions[condition.id]}`, [
    outcomeChip(condition, all),
    join(evidence),
  ]);
}

/** `passes`, `fails` in the colour of its level, or `off`. */
function outcomeChip({ passed, level }: ReleaseRow, { page: { outcome } }: Words): Markup {
  if (passed === null) return markup`${outcome.off}`;
  if (passed) return chip('good', outcome.passes);
  return chip(level === 'error' ? 'bad' : 'warn', outcome.fails);
}

/** The false-memory and stale-memory cases, what fails first; folded where all of them pass. */
export function fixtureTable(cases: readonly FixtureCase[], room: Room, all: Words): Markup {
  const { page } = all;
  const list = cut(
    cases.toSorted((a, b) => Number(a.passed) - Number(b.passed)),
    (one) => fixtureRow(one, all),
    room,
  );
  const passed = cases.filter((one) => one.passed).length;
  const open = passed === cases.length ? NOTHING : markup` open`;
  return markup`<p class="lead">
    ${page.fixtureLead}
    </p>\n
    <details${open}>\n
    <summary>${page.passed(passed, cases.length)}</summary>\n
    ${scrollingTable(page.titles.fixtures, page.fixtureColumns, list.shown)}
    ${remark(list, all)}
    </details>`;
}

function fixtureRow(
  { id, kind, passed, contaminated, why }: FixtureCase,
  { page, comment }: Words,
): Markup {
  const trusted = contaminated ? markup`${page.wronglyTrusted}` : NOTHING;
  const outcome = passed
    ? chip('good', page.outcome.passes)
    : markup`${chip('bad', page.outcome.fails)}${trusted}<small>${words(why ?? '')}</small>`;
  return row(code(id), [markup`${comment.origin[kind]}`, outcome]);
}
