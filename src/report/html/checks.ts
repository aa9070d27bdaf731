import type { ReleaseRow } from '../../gate/release-gate.js';
import type { FixtureCase } from '../../gate/proof.js';
import { CONDITION_WORDS } from '../words.js';
import { chip, cut, remark, type Room, rowList } from './elements.js';
import { code, markup, type Markup, NOTHING, sentence, words } from './markup.js';

/* The release gate and the fixtures. Failures come first, so that a cut hides the least. */

export function releaseList(
  rows: readonly ReleaseRow[],
  lowered: string | null,
  room: Room,
): Markup {
  const lead =
    lowered === null ? NOTHING : markup`<p class="lead">The release gate is ${lowered}.</p>\n`;
  const list = cut(
    rows,
    (condition) =>
      checked(
        outcomeOf(condition),
        markup`${CONDITION_WORDS[condition.id]}`,
        condition.evidence.map((line) => sentence(line)),
      ),
    room,
  );
  return markup`${lead}<div class="card">\n${rowList(list.shown)}</div>\n${remark(list)}`;
}

function outcomeOf({ passed, level }: ReleaseRow): Markup {
  if (passed === null) return chip('idle', 'off');
  if (passed) return chip('good', 'passes');
  return chip(level === 'error' ? 'bad' : 'warn', 'fails');
}

function checked(outcome: Markup, name: Markup, notes: readonly Markup[]): Markup {
  return markup`<li>\n<p>${outcome} ${name}</p>\n
    ${notes.map((note) => markup`<p class="why">${note}</p>\n`)}</li>\n`;
}

/** Folded if all pass. */
export function fixtureList(cases: readonly FixtureCase[], room: Room): Markup {
  const list = cut(
    cases.toSorted((a, b) => Number(a.passed) - Number(b.passed)),
    (one) => fixture(one),
    room,
  );
  const passed = cases.filter((one) => one.passed).length;
  const open = passed === cases.length ? NOTHING : markup` open`;
  return markup`<p class="lead">
    Known ways to deceive a memory, run through the same judge under the policy in force.
    </p>\n
    <details${open}>\n
    <summary>${passed} of ${cases.length} pass</summary>\n
    <div class="card">\n${rowList(list.shown)}</div>\n
    ${remark(list)}
    </details>`;
}

function fixture({ id, kind, passed, contaminated, why }: FixtureCase): Markup {
  const trusted = contaminated ? [markup`Something was trusted that must not be trusted.`] : [];
  return checked(
    passed ? chip('good', 'passes') : chip('bad', 'fails'),
    markup`${code(id)} <span class="quiet">${kind}</span>`,
    passed ? [] : [...trusted, words(why ?? '')],
  );
}
