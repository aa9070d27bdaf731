import { isUncertain } from '../../context/reader-trust.js';
import type { Entry } from '../../trust/entry.js';
import type { Words } from '../catalogue/catalogue.js';
import { sourceWords } from '../effects.js';
import { reasonWords, STATUS_ORDER } from '../words.js';
import { cut, remark, type Room } from './cut.js';
import { markup, NOTHING, type Markup } from './markup.js';
import { code, sentence } from './phrase.js';
import { row, table } from './section.js';
import { chip, STATUS_TONES, statusBadgeOf, type StatusBadge } from './tone.js';

/*
 * How does the page list everything that is remembered? One row an entry: name, status, why; what needs a
 * look comes first. `auth/owner`, stale, "what it cites changed: `src/guard.ts`".
 *
 * `html.ts` calls `entryTable`. The filter above it is hidden until the script (`script.ts`) shows it: the
 * page is whole without scripts. The class of a row is its status, by which the script filters; columns,
 * order and words may be changed. It finds table and box by the ids `entries` and `filter`: change both
 * files. When it is wrong, `__tests__/report/html.test.ts` fails.
 */

/**
 * Every entry with its status and the reason, what needs a look first; a box and buttons to filter
 * them, for whoever runs scripts.
 */
export function entryTable(entries: readonly Entry[], room: Room, words: Words): Markup {
  const { page } = words;
  const sorted = entries.toSorted(
    (a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status),
  );
  const list = cut(sorted, (entry) => entryRow(entry, words), room);
  const shown = sorted.slice(0, list.shown.length);
  return markup`${tools(shown, words)}
    <div class="card">\n${table(page.titles.entries, page.entryColumns, list.shown)}</div>\n
    ${remark(list, words)}`;
}

/** Hidden until the script shows them. */
function tools(entries: readonly Entry[], words: Words): Markup {
  const counts = new Map<StatusBadge, number>();
  for (const entry of entries)
    counts.set(statusBadgeOf(entry), (counts.get(statusBadgeOf(entry)) ?? 0) + 1);
  const facets = [...counts].map(
    ([standing, count]) =>
      markup`<button type="button" class="tone-${STATUS_TONES[standing]}" ${facetState(standing)}>
        ${words.status[standing]} <span class="count">${count}</span>
        </button>\n`,
  );
  return markup`<div class="tools" id="tools" hidden>\n
    <label>${words.page.filter}<br>${FILTER}</label>\n
    <div class="facets" role="group" aria-label="${words.page.status}">\n${facets}</div>\n
    <p class="quiet" id="shown" role="status">${words.page.shown}</p>\n
    </div>\n`;
}

function facetState(standing: StatusBadge): Markup {
  return markup`value="${standing}" aria-pressed="false"`;
}

/** A browser must not suggest or correct names of memory. */
const NO_HELP = markup`autocomplete="off" spellcheck="false"`;
const FILTER_FOR = markup`aria-controls="entries" aria-keyshortcuts="/"`;
const FILTER = markup`<input type="search" id="filter" ${NO_HELP} ${FILTER_FOR}>`;

/** `uncertain`, `self-adopted` and `audited` stand small below the status. */
function entryRow(entry: Entry, words: Words): Markup {
  const said = words.page.remarks;
  const standing = statusBadgeOf(entry);
  const remarks = [
    ...(isUncertain(entry) ? [said.uncertain] : []),
    ...(entry.selfAdopted ? [said.selfAdopted] : []),
    ...(entry.audited === undefined ? [] : [entry.audited ? said.audited : said.notTraced]),
  ];
  const badge = chip(STATUS_TONES[standing], words.status[standing]);
  const small =
    remarks.length === 0 ? NOTHING : markup`<small>${remarks.join(words.between)}</small>`;
  const status = markup`${badge}${small}`;
  return row(
    code(entry.id),
    [status, markup`${sentence(reasonWords(entry, words))}${sources(entry, words)}`],
    standing,
  );
}

/** What it cites: each source that is not as it was, or how many there are. Of a blocked entry nothing is said. */
function sources({ status, anchors }: Entry, words: Words): Markup {
  if (status === 'policy_blocked' || anchors.length === 0) return NOTHING;
  const changed = anchors.filter(({ verdict }) => verdict !== 'fresh');
  return changed.length === 0
    ? markup`<small>${words.page.sources(anchors.length)}</small>`
    : markup`<small>${sentence(sourceWords(changed, words))}</small>`;
}
