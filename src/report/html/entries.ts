import { isUncertain } from '../../context/reader-trust.js';
import { reasonOf, type Entry, type Status } from '../../trust/entry.js';
import type { Words } from '../catalogue/catalogue.js';
import { sourceWords } from '../effects.js';
import { reasonWords, standingWords, STATUS_ORDER } from '../words.js';
import type { CitedCode } from './cited.js';
import { cut, remark, type Room } from './cut.js';
import { folded, longList, SEEN_AT_ONCE } from './fold.js';
import type { HistoryLists } from './history.js';
import { join, markup, NOTHING, type Markup } from './markup.js';
import { linked } from './names.js';
import { words as ownWords } from './phrase.js';
import { row, table } from './section.js';
import type { PageParts } from './parts.js';
import { chip, STATUS_TONES, statusBadgeOf } from './tone.js';

/*
 * How does the page list everything that is remembered? One row an entry: name, status, why; what needs a
 * look comes first, and what is as it should be is folded. `auth/owner`, stale, "what it cites changed:
 * `src/guard.ts`".
 *
 * `html.ts` calls `entryGroups`. Columns, groups, order and words may be changed; every entry is in one group.
 * When it is wrong, `__tests__/report/html.test.ts` and `__tests__/report/html-fold.test.ts` fail.
 */

/** Rows that link to their files; in a longer list the links would take the room of rows. */
const MOST_FILE_LINKS = 2_000;
/** Findings that a row names. */
const MOST_FINDINGS = 3;

/** Entries that are read together. */
interface Group {
  readonly title: keyof Words['page']['groups'];
  readonly has: (entry: Entry) => boolean;
  /** `short`: a reader sees it at once where it is not long. */
  readonly seen: 'always' | 'short' | 'never';
}

const NEEDS_A_LOOK: ReadonlySet<Status> = new Set<Status>(['stale', 'policy_blocked', 'candidate']);

/** An entry is in the first group that has it. */
const GROUPS: readonly Group[] = [
  {
    title: 'agentFiles',
    has: ({ sourceClass }) => sourceClass === 'live_external',
    seen: 'never',
  },
  { title: 'evidence', has: ({ record }) => record === null, seen: 'never' },
  {
    title: 'look',
    has: ({ status }) => NEEDS_A_LOOK.has(status),
    seen: 'always',
  },
  { title: 'trusted', has: ({ status }) => status === 'accepted', seen: 'short' },
  { title: 'outOfUse', has: () => true, seen: 'short' },
];

/** What needs a look comes first, what is not memtrust's own last. */
const SHOWN_ORDER = [2, 3, 4, 0, 1];

/** What a row has beside what the evaluation says of it. */
interface RowExtras {
  readonly histories: HistoryLists;
  readonly code: CitedCode;
}

/** Every entry with its status and the reason, in groups of which the calm ones are folded. */
export function entryGroups(
  entries: readonly Entry[],
  page: PageParts,
  more: RowExtras,
  room: Room,
): Markup {
  const groupOf = new Map(
    entries.map((entry) => [entry, GROUPS.findIndex((group) => group.has(entry))]),
  );
  const placeOf = (entry: Entry): number => SHOWN_ORDER.indexOf(groupOf.get(entry) ?? 0);
  const sorted = entries.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status),
  );
  const linksFiles = entries.length <= MOST_FILE_LINKS;
  const list = cut(
    sorted,
    (entry) => entryRow(entry, page, more, linksFiles),
    room,
    page.anchors.show,
  );
  let before = 0;
  const groups = SHOWN_ORDER.flatMap((number): Markup[] => {
    const group = GROUPS[number];
    const count = entries.filter((entry) => groupOf.get(entry) === number).length;
    const rows = list.shown.slice(before, before + count);
    before += count;
    return group === undefined || rows.length === 0
      ? []
      : [groupMarkup(group, count, rows, page.words)];
  });
  return markup`${join(groups)}${remark(list, page.words)}${withoutHistory(more.histories, page.words)}`;
}

/** Says whose history is not there, as a paragraph below the list. */
function withoutHistory({ left }: HistoryLists, { page }: Words): Markup {
  return left === 0
    ? NOTHING
    : markup`<p class="cut">${ownWords(page.history.withoutRoom(left))}</p>\n`;
}

function groupMarkup(
  { title, seen }: Group,
  count: number,
  rows: readonly Markup[],
  said: Words,
): Markup {
  const isOpen = seen === 'always' || (seen === 'short' && rows.length <= SEEN_AT_ONCE);
  const named = said.page.groups[title];
  const tableOf = (some: readonly Markup[]): Markup =>
    markup`<div class="card">\n${inChunks(some).map((chunk) => rowTable(named, chunk, said))}</div>\n`;
  return folded(
    markup`${named}`,
    count,
    seen === 'always' ? longList(rows, said, tableOf) : tableOf(rows),
    isOpen,
  );
}

/** Rows of one table: a browser lays out only the tables that are seen, so thousands of rows open at once. */
const ROWS_OF_A_TABLE = 100;

function inChunks(rows: readonly Markup[]): readonly (readonly Markup[])[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_OF_A_TABLE) }, (_, index) =>
    rows.slice(index * ROWS_OF_A_TABLE, (index + 1) * ROWS_OF_A_TABLE),
  );
}

function rowTable(title: string, rows: readonly Markup[], { page }: Words): Markup {
  return markup`<div class="rows">\n${table(title, page.entryColumns, rows)}</div>\n`;
}

/** `uncertain`, `self-adopted` and `audited` stand small below the status. */
function entryRow(
  entry: Entry,
  page: PageParts,
  { histories, code: cited }: RowExtras,
  linksFiles: boolean,
): Markup {
  const { anchors, facets, names, words } = page;
  const said = words.page.remarks;
  const standing = statusBadgeOf(entry);
  const remarks = [
    ...(isUncertain(entry) ? [said.uncertain] : []),
    ...(entry.selfAdopted ? [said.selfAdopted] : []),
    ...(entry.audited === undefined ? [] : [entry.audited ? said.audited : said.notTraced]),
  ];
  const badge = chip(
    STATUS_TONES[standing],
    standing === 'trusted' ? words.status.trusted : standingWords(standing, reasonOf(entry), words),
  );
  const small =
    remarks.length === 0 ? NOTHING : markup`<small>${remarks.join(words.between)}</small>`;
  const more = [
    ...sources(entry, page),
    ...findingLinks(entry, page),
    ...codeLink(entry, cited, words),
    ...(linksFiles ? [names.file(entry)] : []),
  ].filter(({ html }) => html !== '');
  const why = names.phrase(reasonWords(entry, words), entry.id);
  return row(
    names.own(entry),
    [
      markup`${badge}${small}`,
      markup`${why}
        ${more.length === 0 ? NOTHING : markup`<small>${join(more, ' · ')}</small>`}
        ${histories.of(entry.id)}`,
    ],
    { id: anchors.nameOf(entry), is: facets.ofEntry(entry) },
  );
}

/** What it cites: each source that is not as it was, or how many there are. Of a blocked entry nothing is said. */
function sources({ id, status, anchors }: Entry, { names, words }: PageParts): readonly Markup[] {
  if (status === 'policy_blocked' || anchors.length === 0) return [];
  const changed = anchors.filter(({ verdict }) => verdict !== 'fresh');
  return changed.length === 0
    ? [markup`${words.page.sources(anchors.length)}`]
    : [names.phrase(sourceWords(changed, words), id)];
}

/** A link to the cited code, where that is on the page. */
function codeLink({ id }: Entry, { addresses }: CitedCode, { page }: Words): readonly Markup[] {
  const address = addresses.get(id);
  return address === undefined ? [] : [linked(markup`${page.cited.link}`, `#${address}`)];
}

/** `MT105, MT405 and 2 more findings`, each a link. */
function findingLinks(entry: Entry, { facets, names, words }: PageParts): readonly Markup[] {
  const all = facets.findingsOf(entry);
  const links = all.map((finding) => names.finding(finding)).filter(({ html }) => html !== '');
  if (links.length === 0) return [];
  const left = all.length - Math.min(links.length, MOST_FINDINGS);
  const more = left === 0 ? NOTHING : markup`${words.page.moreFindings(left)}`;
  return [markup`${join(links.slice(0, MOST_FINDINGS), words.between)}${more}`];
}
