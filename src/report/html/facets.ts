import type { Finding, Severity } from '../../gate/finding.js';
import type { Entry } from '../../trust/entry.js';
import { STATUS_ORDER, STATUS_WORDS } from '../words.js';
import { markup, type Markup, NOTHING, text } from './markup.js';
import {
  SEVERITY_TONES,
  STATUS_TONES,
  type StatusBadge,
  statusBadgeOf,
  type Tone,
} from './elements.js';

/*
 * The filters of the page: each row lists its values in `data-is`, such as `stale warning MT105 f3` (`f3`: the fourth
 * folder). A folder name is only ever text (SECURITY S40).
 */

/** Fewer rows need no filter. */
const FEWEST = 12;
/** Folders to choose from, and their greatest depth. */
const MOST_FOLDERS = 60;
const DEEPEST = 3;
const LONGEST_PATH = 4_096;

/** Choices with their number of rows. */
type Counts = ReadonlyMap<string, number>;

export class Facets {
  private readonly foldersOf = new Map<Entry, readonly string[]>();
  private readonly folders: ReadonlyMap<string, number>;
  private readonly folderCounts: Counts;
  constructor(
    private readonly entries: readonly Entry[],
    private readonly findings: readonly Finding[],
    private readonly entryOf: (finding: Finding) => Entry | null,
  ) {
    for (const entry of entries) this.foldersOf.set(entry, foldersAround(pathsOf(entry)));
    this.folderCounts = commonest(
      [
        ...entries.map((entry) => this.foldersIn(entry, [])),
        ...findings.map((finding) => this.foldersIn(this.entryOf(finding), [finding])),
      ],
      MOST_FOLDERS,
    );
    this.folders = new Map([...this.folderCounts.keys()].map((folder, index) => [folder, index]));
  }

  private foldersIn(entry: Entry | null, [first]: readonly Finding[]): readonly string[] {
    const own = entry === null ? [] : (this.foldersOf.get(entry) ?? []);
    return first === undefined || first.path === null || first.path === entry?.path
      ? own
      : [...new Set([...own, ...foldersAround([first.path])])];
  }

  /** For the row of an entry, or of a fact that is gone. */
  of(entry: Entry | null, findings: readonly Finding[]): Markup {
    const words = [
      ...(entry === null ? [] : [statusBadgeOf(entry)]),
      ...new Set(findings.map(({ severity }) => severity)),
      ...new Set(findings.map(({ rule }) => rule)),
      ...this.foldersIn(entry, findings).flatMap((folder) => {
        const number = this.folders.get(folder);
        return number === undefined ? [] : [`f${number}`];
      }),
    ];
    return markup` data-is="${text(words.join(' '), 2_000)}"`;
  }

  ofFinding(finding: Finding): Markup {
    return this.of(this.entryOf(finding), [finding]);
  }

  /** Hidden until the script shows it. */
  bar(): Markup {
    if (this.entries.length + this.findings.length < FEWEST) return NOTHING;
    const statuses = counted(this.entries.map(statusBadgeOf));
    const severities = counted(this.findings.map(({ severity }) => severity));
    const rules = counted(this.findings.map(({ rule }) => rule));
    const names = new Map<string, string>(this.findings.map(({ rule, name }) => [rule, name]));
    return markup`<div class="tools" id="tools" role="search" aria-label="Filters" hidden>\n
      <div class="choices">\n
      <label>Search<br>${SEARCH}</label>\n
      ${choice(
        'rule',
        'Rule',
        'All rules',
        [...rules].toSorted(byName).map(([rule, count]): Option => ({
          value: rule,
          label: `${rule} ${names.get(rule) ?? ''}`,
          count,
        })),
      )}
      ${choice(
        'folder',
        'Folder',
        'All folders',
        [...this.folderCounts].map(([folder, count], index): Option => ({
          value: `f${index}`,
          label: folder,
          count,
        })),
      )}
      </div>\n
      <div class="presses">\n
      ${buttons('status', 'Status', STANDINGS, statuses, (one) => [
        STATUS_TONES[one],
        STATUS_WORDS[one],
      ])}
      ${buttons('severity', 'Severity', SEVERITY_ORDER, severities, (one) => [
        SEVERITY_TONES[one],
        one,
      ])}
      <p><span id="shown" role="status" data-words="# of # rows shown" data-count="# of #"></span>
      ${' '}<button type="button" id="clear" hidden>Show everything</button></p>\n
      </div>\n
      </div>\n`;
  }
}

/** Without suggestions and corrections of the browser. */
const SEARCH = markup`<input type="search" id="filter" autocomplete="off" spellcheck="false" aria-keyshortcuts="/">`;

const STANDINGS: readonly StatusBadge[] = [
  ...STATUS_ORDER.filter((status) => status !== 'accepted' && status !== 'advisory'),
  'trusted',
  'accepted',
  'advisory',
];

const SEVERITY_ORDER: readonly Severity[] = ['error', 'warning', 'notice'];

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Empty if there is nothing to choose. */
function choice(id: string, label: string, all: string, options: readonly Option[]): Markup {
  if (options.length < 2) return NOTHING;
  const list = options.map(
    (one) => markup`<option value="${one.value}">${one.label} (${one.count})</option>\n`,
  );
  return markup`<label>${label}<br>
    <select id="${id}">\n<option value="">${all}</option>\n${list}</select></label>\n`;
}

/** Toggle buttons; empty if there is only one. @param key in the address. */
function buttons<Value extends string>(
  key: 'status' | 'severity',
  label: string,
  values: readonly Value[],
  counts: Counts,
  look: (value: Value) => readonly [tone: Tone, said: string],
): Markup {
  const there = values.filter((value) => counts.has(value));
  if (there.length < 2) return NOTHING;
  const list = there.map((value) => {
    const [tone, said] = look(value);
    return markup`<button type="button" class="tone-${tone}" value="${value}" aria-pressed="false">
      ${said} <span class="count">${counts.get(value) ?? 0}</span>
      </button>\n`;
  });
  return markup`<div class="facets" role="group" data-key="${key}" aria-label="${label}">\n${list}</div>\n`;
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}

function counted(values: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function commonest(rows: readonly (readonly string[])[], most: number): Counts {
  const all = [...counted(rows.flat())].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(all.slice(0, most).toSorted(byName));
}

/** Its own file and its cited ones; nothing more for a blocked entry. */
function pathsOf({ path, anchors, status }: Entry): readonly string[] {
  const own = path === null ? [] : [path];
  return status === 'policy_blocked' ? own : [...own, ...anchors.map((anchor) => anchor.path)];
}

/** `src` and `src/auth` of `src/auth/guard.ts`. The folder of facts itself is left out. */
function foldersAround(paths: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    if (path.length > LONGEST_PATH) continue;
    const parts = path.split('/', DEEPEST + 1);
    const last = Math.min(parts.length - 1, DEEPEST);
    for (let depth = 1; depth <= last; depth += 1) folders.add(parts.slice(0, depth).join('/'));
  }
  folders.delete('.memtrust');
  folders.delete('.memtrust/facts');
  return [...folders];
}
