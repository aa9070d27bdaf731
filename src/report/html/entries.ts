import { numbered } from '../../text/visible.js';
import { isUncertain } from '../../trust/reader-trust.js';
import { type Entry, reasonOf, type Status } from '../../trust/entry.js';
import { sourceWords } from '../effects.js';
import { reasonWords, statusWords, STATUS_ORDER } from '../words.js';
import type { CitedCode } from './cited.js';
import {
  chip,
  cut,
  folded,
  longList,
  remark,
  type Room,
  row,
  SEEN_AT_ONCE,
  STATUS_TONES,
  statusBadgeOf,
  table,
} from './elements.js';
import { code, join, markup, type Markup, NOTHING, text, words } from './markup.js';
import { type EventArrival, linked, type PageParts } from './names.js';
import { eventWord } from '../status-text.js';
import type { AdoptionRow } from '../../gate/adoptions.js';
import type { Histories } from '../../gate/histories.js';
import type { HistoryEvent } from '../../trust/visible-events.js';
import { shortDigest, shortSha } from '../../tree/digest.js';

/* The entries of the page, by status, with their history. */

/** More links would take too much room. */
const MOST_FILE_LINKS = 2_000;
const MOST_FINDINGS = 3;

interface Group {
  readonly title: string;
  readonly has: (entry: Entry) => boolean;
  /** `short`: open if it is not long. */
  readonly seen: 'always' | 'short' | 'never';
}

const NEEDS_A_LOOK: ReadonlySet<Status> = new Set<Status>(['stale', 'policy_blocked', 'candidate']);

/** An entry is in the first matching group. */
const GROUPS: readonly Group[] = [
  {
    title: 'Agent files',
    has: ({ sourceClass }) => sourceClass === 'live_external',
    seen: 'never',
  },
  { title: 'Evidence', has: ({ record }) => record === null, seen: 'never' },
  {
    title: 'Facts that need a look',
    has: ({ status }) => NEEDS_A_LOOK.has(status),
    seen: 'always',
  },
  { title: 'Trusted facts', has: ({ status }) => status === 'accepted', seen: 'short' },
  { title: 'Facts out of use', has: () => true, seen: 'short' },
];

/** What needs attention comes first. */
const SHOWN_ORDER = [2, 3, 4, 0, 1];

interface RowExtras {
  readonly histories: HistoryLists;
  readonly code: CitedCode;
}

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
    return group === undefined || rows.length === 0 ? [] : [groupMarkup(group, count, rows)];
  });
  return markup`${join(groups)}${remark(list)}${withoutHistory(more.histories)}`;
}

/** Says how many histories are missing. */
function withoutHistory({ left }: HistoryLists): Markup {
  return left === 0
    ? NOTHING
    : markup`<p class="cut">The history of ${numbered(left, 'more fact')} found no room: see
        ${' '}${code('npx memtrust facts ID')}.</p>\n`;
}

function groupMarkup({ title, seen }: Group, count: number, rows: readonly Markup[]): Markup {
  const isOpen = seen === 'always' || (seen === 'short' && rows.length <= SEEN_AT_ONCE);
  const tableOf = (some: readonly Markup[]): Markup =>
    markup`<div class="card">\n${inChunks(some).map((chunk) => rowTable(title, chunk))}</div>\n`;
  return folded(
    markup`${title}`,
    count,
    seen === 'always' ? longList(rows, tableOf) : tableOf(rows),
    isOpen,
  );
}

/** A browser lays out only visible tables, so many small ones open faster than one. */
const ROWS_OF_A_TABLE = 100;

function inChunks(rows: readonly Markup[]): readonly (readonly Markup[])[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_OF_A_TABLE) }, (_, index) =>
    rows.slice(index * ROWS_OF_A_TABLE, (index + 1) * ROWS_OF_A_TABLE),
  );
}

function rowTable(title: string, rows: readonly Markup[]): Markup {
  return markup`<div class="rows">\n${table(title, ['Entry', 'Status', 'Why'], rows)}</div>\n`;
}

/** With `uncertain`, `self-adopted` or `audited` below the status. */
function entryRow(
  entry: Entry,
  page: PageParts,
  { histories, code: cited }: RowExtras,
  linksFiles: boolean,
): Markup {
  const { anchors, facets, names } = page;
  const standing = statusBadgeOf(entry);
  const remarks = [
    ...(isUncertain(entry) ? ['uncertain'] : []),
    ...(entry.selfAdopted ? ['self-adopted'] : []),
    ...(entry.audited === undefined ? [] : [entry.audited ? 'audited' : 'not traced']),
  ];
  const badge = chip(
    STATUS_TONES[standing],
    standing === 'trusted' ? 'trusted' : statusWords(standing, reasonOf(entry)),
  );
  const small = remarks.length === 0 ? NOTHING : markup`<small>${remarks.join(', ')}</small>`;
  const more = [
    ...sources(entry, page),
    ...findingLinks(entry, page),
    ...codeLink(entry, cited),
    ...(linksFiles ? [names.file(entry)] : []),
  ].filter(({ html }) => html !== '');
  const why = names.phrase(reasonWords(entry), entry.id);
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

/** The changed sources, or their number; nothing for a blocked entry. */
function sources({ id, status, anchors }: Entry, { names }: PageParts): readonly Markup[] {
  if (status === 'policy_blocked' || anchors.length === 0) return [];
  const changed = anchors.filter(({ verdict }) => verdict !== 'fresh');
  return changed.length === 0
    ? [markup`${numbered(anchors.length, 'source')}`]
    : [names.phrase(sourceWords(changed), id)];
}

function codeLink({ id }: Entry, { addresses }: CitedCode): readonly Markup[] {
  const address = addresses.get(id);
  return address === undefined ? [] : [linked(markup`then and now`, `#${address}`)];
}

/** `MT105, MT405 and 2 more findings`, each a link. */
function findingLinks(entry: Entry, { facets, names }: PageParts): readonly Markup[] {
  const all = facets.findingsOf(entry);
  const links = all.map((finding) => names.finding(finding)).filter(({ html }) => html !== '');
  if (links.length === 0) return [];
  const left = all.length - Math.min(links.length, MOST_FINDINGS);
  const more = left === 0 ? NOTHING : markup` and ${numbered(left, 'more finding')}`;
  return [markup`${join(links.slice(0, MOST_FINDINGS), ', ')}${more}`];
}

/** `memtrust facts` has all of them. */
const MOST_EVENTS = 12;
/** Characters of a reason. */
const MOST_OF_A_REASON = 300;
const MOST_OF_A_NAME = 80;

interface OfPage {
  readonly arrivals: ReadonlyMap<string, EventArrival>;
  /** For all histories together. */
  readonly bytes: number;
}

export class HistoryLists {
  /** Facts whose history did not fit. */
  left = 0;
  private used = 0;
  constructor(
    private readonly histories: Histories,
    private readonly adoptions: readonly AdoptionRow[],
    private readonly page: OfPage,
  ) {}

  /** The folded list of a fact's events; empty if there is none or no room. */
  of(id: string): Markup {
    const events = this.histories.get(id) ?? [];
    if (events.length === 0) return NOTHING;
    const list = this.list(events);
    this.used += Buffer.byteLength(list.html, 'utf8');
    if (this.used <= this.page.bytes) return list;
    this.left += 1;
    return NOTHING;
  }

  private list(events: readonly HistoryEvent[]): Markup {
    const left = events.length - MOST_EVENTS;
    const more =
      left > 0
        ? markup`<li>${words(`and ${left} older: see \`npx memtrust facts ID\``)}</li>\n`
        : NOTHING;
    return markup`<details class="history">\n
      <summary>History: ${numbered(events.length, 'event')}</summary>\n
      <ul>\n${events.slice(0, MOST_EVENTS).map((event) => this.item(event))}${more}</ul>\n
      </details>\n`;
  }

  private item(event: HistoryEvent): Markup {
    const { type, at, proposed_by: by, claim, binding, why, evidence } = event;
    const said = [
      markup`${eventWord(type)} by ${code(by, MOST_OF_A_NAME)}, ${text(at, MOST_OF_A_NAME)}`,
      markup`text ${code(shortDigest(claim))}, sources ${code(shortDigest(binding))}`,
      ...this.wayIn(event),
      ...(why === undefined ? [] : [markup`reason: <q>${text(why, MOST_OF_A_REASON)}</q>`]),
      ...(evidence === undefined ? [] : [markup`evidence: ${code(evidence, MOST_OF_A_REASON)}`]),
    ];
    return markup`<li>${join(said, '; ')}</li>\n`;
  }

  /** The commit and pull request of an event; for the change itself, who approved it. */
  private wayIn({ id, settled }: HistoryEvent): readonly Markup[] {
    if (!settled) {
      const approvals = this.adoptions.find(({ event }) => event.id === id)?.approvals ?? [];
      const logins = new Set(approvals.filter(({ counted }) => counted).map(({ login }) => login));
      const names = [...logins].slice(0, MOST_EVENTS).map((login) => code(login, MOST_OF_A_NAME));
      return names.length === 0
        ? [markup`not in the base yet`]
        : [markup`not in the base yet, approved by ${join(names, ', ')}`];
    }
    const arrival = this.page.arrivals.get(id);
    if (arrival === undefined) return [];
    const { commit, pullRequest } = arrival;
    const number = pullRequest === null ? NOTHING : markup`, pull request #${pullRequest}`;
    return [markup`in ${code(shortSha(commit))}${number}`];
  }
}
