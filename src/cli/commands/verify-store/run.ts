import { redactPhrase } from '../../../gate/redact.js';
import { inspect, type Inspection } from '../../../lifecycle/verify-store/inspect.js';
import {
  capNotice,
  meanOf,
  sizeNotices,
  sizeText,
  type StoreSize,
} from '../../../lifecycle/verify-store/size.js';
import {
  changesPerDay,
  rateNotices,
  searchNotices,
} from '../../../lifecycle/verify-store/growth.js';
import { layouts } from '../../../memory/layouts/index.js';
import type { Layout } from '../../../memory/layouts/layout.js';
import { NOTE_HOMES } from '../../../memory/notes/home.js';
import type { Policy } from '../../../memory/policy-shape.js';
import type { PlacedMessage } from '../../../memory/problem.js';
import { entriesOfStore, filesOfStore } from '../../../memory/store-files.js';
import { renderJson } from '../../../report/json.js';
import { bareName, barePhrase } from '../../../report/terminal.js';
import { numbered } from '../../../text/numbered.js';
import { compareTexts } from '../../../text/order.js';
import { phraseText, plain, type Phrase } from '../../../text/phrase.js';
import { visible } from '../../../text/visible.js';
import type { Tree } from '../../../tree/tree.js';
import { blockOfName } from '../../../trust/blocking.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';
import type { Search } from '../../recall-index.js';
import { strictText } from '../../strict-text.js';
import { measuredSearch, recentChanges } from './measure-growth.js';

/*
 * What does `memtrust verify-store` do? It looks at each file of every store that the policy lists,
 * prints what is wrong, and mends what it may where `--write` is given.
 *
 * `lifecycle/verify-store/` decides about one file. Safe error: a problem is named and left. Of a blocked
 * file nothing is told but that it is one. The words of `State` are values in JSON; sentences are free. When
 * it is wrong, `__tests__/e2e/cli/migrate.test.ts` ("verify-store") fails, and
 * `__tests__/security/S28-hidden-names.test.ts` where a hidden name is printed.
 */

/** Which store to check beside those of the policy, and whether safe repairs are written. */
export interface VerifyStoreOptions {
  readonly layout?: Layout['name'];
  readonly write?: boolean;
  readonly now?: string;
  readonly format: 'text' | 'json';
}

/**
 * What became of a problem. Only `repaired` lets the command end with 0: `repairable` waits for `--write`. A `remark`
 * is no problem.
 */
type State = 'open' | 'repairable' | 'repaired' | 'remark';

/** One problem of one file, as it is printed. */
interface Row {
  readonly path: string;
  readonly line: number | null;
  readonly what: Phrase;
  readonly state: State;
}

interface StoreFigures extends StoreSize {
  readonly layout: Layout['name'];
  /** Commits that changed it in the last days; null before the first commit. */
  readonly changes: number | null;
  /** Files of which nothing may be said; they are in no figure. */
  readonly unsaid: number;
  /** Files beyond the cap. */
  readonly unread: number;
}

type Seen = Inspection & { readonly kind: 'seen' };

/** Looks at every store that the policy lists, and at the one that is named; mends what it may where it is asked to. */
export async function runVerifyStore(
  io: Io,
  open: OpenMemory,
  options: VerifyStoreOptions,
): Promise<ExitCode> {
  const { memory, settled, tree } = open;
  const now = options.now ?? io.now;
  const names = new Set([
    'memtrust' as const,
    ...memory.policy.policy.stores.map(({ layout }) => layout),
    ...(options.layout === undefined ? [] : [options.layout]),
  ]);
  const policies = [memory.policy.policy, ...(settled === null ? [] : [settled.policy.policy])];
  const figures: StoreFigures[] = [];
  const rows: Row[] = [];
  const mendable: Seen[] = [];
  for (const layout of layouts.filter(({ name }) => names.has(name))) {
    const { entries, unread } = entriesOfStore(tree, layout);
    const counted: string[] = [];
    let unsaid = 0;
    const home = NOTE_HOMES.find((one) => one.layout === layout.name) ?? null;
    for await (const file of filesOfStore(tree, entries)) {
      const inspection = inspect(file, {
        layout,
        home,
        policies,
        events: (id) => open.ledger(id).events,
      });
      if (inspection.kind === 'blocked') {
        unsaid += 1;
        continue;
      }
      counted.push(inspection.path);
      rows.push(...rowsOf(inspection));
      if (inspection.after !== null) mendable.push(inspection);
    }
    figures.push({
      layout: layout.name,
      files: counted.length,
      bytes: await bytesOf(tree, counted),
      changes: await recentChanges(open, layout.name, now),
      unsaid,
      unread,
    });
  }
  for (const { path, problem } of memory.ledgerFaults)
    if (policies.every((policy) => blockOfName(path, policy) === null))
      rows.push(rowOf(path, problem));
  const mended = options.write === true ? mend(open, mendable) : new Set<string>();
  for (const { path, repairs } of mendable)
    rows.push(
      ...repairs.map(({ line, what }): Row => ({
        path,
        line,
        what,
        state: mended.has(path) ? 'repaired' : 'repairable',
      })),
    );
  rows.sort((a, b) => compareTexts(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
  await tell(io, { policies, figures, rows, now }, options);
  return rows.every(({ state }) => state === 'repaired' || state === 'remark') &&
    figures.every((store) => store.unread === 0 && capNotice(store) === null)
    ? EXIT.pass
    : EXIT.fail;
}

/** Prints what was found, in the one format or the other. */
async function tell(
  io: Io,
  {
    policies,
    figures,
    rows,
    now,
  }: {
    readonly policies: readonly Policy[];
    readonly figures: readonly StoreFigures[];
    readonly rows: readonly Row[];
    readonly now: string;
  },
  { format }: VerifyStoreOptions,
): Promise<void> {
  // A line may name another fact than its own.
  const said = rows.map((row) => ({
    ...row,
    what: policies.reduce<Phrase>((what, policy) => redactPhrase(what, policy), row.what),
  }));
  const search = await measuredSearch(io, now);
  if (format === 'json') io.out(renderJson(jsonOf(figures, said, search)));
  else print(io, figures, said, search);
}

/**
 * Writes what is mended, and reads it back; a file that is not on disk as git has it, through a
 * filter, is left alone.
 */
function mend(open: OpenMemory, mendable: readonly Seen[]): ReadonlySet<string> {
  const { root } = open.workspace.repository;
  const same = mendable.filter(
    ({ path, before }) => before !== null && strictText(root, path) === before,
  );
  open.write(same.flatMap(({ path, after }) => (after === null ? [] : [{ path, content: after }])));
  return new Set(
    same.flatMap(({ path, after }) => (strictText(root, path) === after ? [path] : [])),
  );
}

/** What is left for a person, and what is only remarked. */
function rowsOf({ path, open, remarks }: Seen): Row[] {
  return [
    ...open.map((problem) => rowOf(path, problem)),
    ...remarks.map((what): Row => ({ path, line: null, what, state: 'remark' })),
  ];
}

/** A problem that only a person can mend. */
function rowOf(path: string, { message, line }: PlacedMessage): Row {
  return { path, line: line ?? null, what: message, state: 'open' };
}

/** Asked by size alone: files above every cap count as well. */
async function bytesOf(tree: Tree, paths: readonly string[]): Promise<number> {
  const contents = await tree.read(
    paths.filter((path) => tree.entries.get(path)?.kind === 'file'),
    0,
  );
  return [...contents.values()].reduce(
    (sum, content) => sum + (content.kind === 'too-large' ? content.size : 0),
    0,
  );
}

const WORDS: Readonly<Record<State, string>> = {
  open: '',
  repairable: ' (can be fixed with --write)',
  repaired: ' (fixed)',
  remark: '',
};

/** All that speaks for another storage of a store. */
function noticesOf(store: StoreFigures): string[] {
  const cap = capNotice(store);
  return [
    ...(cap === null ? [] : [cap]),
    ...sizeNotices(store),
    ...rateNotices(store.changes ?? 0),
  ];
}

function print(
  io: Io,
  figures: readonly StoreFigures[],
  rows: readonly Row[],
  search: Search | null,
): void {
  for (const { path, line, what, state } of rows)
    io.out(
      `${state === 'remark' ? 'remark: ' : ''}${bareName(path)}${line === null ? '' : `:${line}`}: ` +
        `${barePhrase([...what, ...plain(WORDS[state])])}\n`,
    );
  for (const store of figures) {
    const { layout, files, bytes, unsaid, unread } = store;
    const rest = [
      ...(unsaid > 0 ? [`${unsaid} that the policy blocks are not counted`] : []),
      ...(unread > 0 ? [`${unread} files beyond the cap were not read`] : []),
    ];
    io.out(
      `${layout}: ${numbered(files, 'file')}, ${sizeText(bytes)} together, ` +
        `${sizeText(meanOf(store))} on average${rest.map((one) => `; ${one}`).join('')}\n`,
    );
    for (const notice of noticesOf(store)) io.out(`notice: ${layout}: ${notice}\n`);
  }
  if (search !== null)
    for (const notice of searchNotices(search.milliseconds, search.isIndexed))
      io.out(`notice: ${notice}\n`);
  const count = (state: State): number => rows.filter((row) => row.state === state).length;
  const isPastCap = figures.some((store) => store.unread > 0 || capNotice(store) !== null);
  const problems = rows.length - count('remark');
  if (problems === 0)
    io.err(
      isPastCap ? 'No problems found, but not all files were read.\n' : 'No problems found.\n',
    );
  else
    io.err(
      `${numbered(problems, 'problem')}: ${count('repaired')} fixed, ` +
        `${count('repairable')} can be fixed with --write, ${count('open')} to fix by hand.\n`,
    );
}

function jsonOf(
  figures: readonly StoreFigures[],
  rows: readonly Row[],
  search: Search | null,
): unknown {
  return {
    stores: figures.map((store) => ({
      layout: store.layout,
      files: store.files,
      bytes: store.bytes,
      mean_bytes: meanOf(store),
      not_counted: store.unsaid,
      not_read: store.unread,
      changes_per_day: store.changes === null ? null : changesPerDay(store.changes),
      notices: noticesOf(store),
    })),
    search:
      search === null || search.milliseconds === null
        ? null
        : {
            milliseconds: Math.round(search.milliseconds),
            indexed: search.isIndexed,
            notices: searchNotices(search.milliseconds, search.isIndexed),
          },
    problems: rows.map(({ path, line, what, state }) => ({
      path: visible(path, 1_000),
      line,
      what: phraseText(what),
      state,
    })),
  };
}
