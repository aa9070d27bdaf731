import { redactPhrase } from '../../../gate/redact.js';
import { inspect, type Inspection } from '../../../lifecycle/check-notes/inspect.js';
import { layouts } from '../../../memory/layouts/index.js';
import type { Layout } from '../../../memory/layouts/layout.js';
import { NOTE_HOMES } from '../../../memory/notes/home.js';
import { LAYOUTS } from '../../../memory/policy-shape.js';
import type { PlacedMessage } from '../../../memory/problem.js';
import { entriesOfStore, filesOfStore, readMemory } from '../../../memory/store.js';
import { renderJson } from '../../../report/json.js';
import { bareName, barePhrase } from '../../../report/terminal.js';
import { numbered, visible } from '../../../text/visible.js';
import { compareTexts } from '../../../text/order.js';
import { phraseText, plain, type Phrase } from '../../../text/phrase.js';
import { MEMORY_FILE_COUNT, MEMORY_TOTAL_BYTES } from '../../../tree/limits.js';
import type { Tree } from '../../../tree/tree.js';
import { blockOfName } from '../../../trust/blocking.js';
import { addCommand, type CommandDefinition, useMemory } from '../../command.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { layoutsIn, unlistedHint } from '../../found-stores.js';
import type { OpenMemory } from '../../open-memory.js';
import { strictText } from '../../file-argument.js';

export const checkNotes = command(
  'check',
  'check the files of memory: format and size',
  'each problem with its file and line, and whether `notes repair` can fix it',
);
export const repairNotes = command(
  'repair',
  'fix the files of memory where that changes no meaning',
  'fix what can be fixed, and list the rest',
);

interface CheckNotesOptions {
  readonly layout?: Layout['name'];
  readonly format: 'text' | 'json';
}

function command(name: 'check' | 'repair', does: string, example: string): CommandDefinition {
  return (group, run) => {
    addCommand(group, {
      name: name,
      about: does,
      takes: `
      --layout <layout> | this store too, if the policy does not list it
      --format <format> | what to print
    `,
      options: { layout: (option) => option.choices(LAYOUTS) },
      examples: `
      notes ${name} | ${example}
      notes ${name} --layout ai-kb | a store before you migrate it
    `,
    }).action(async (options: CheckNotesOptions) =>
      run(async (io) =>
        useMemory(io, async (open) => inspectStores(io, open, options, name === 'repair')),
      ),
    );
  };
}

/** Only with `repaired` the command ends with 0. A `remark` is no problem. */
type State = 'open' | 'repairable' | 'repaired' | 'remark';

interface Row {
  readonly path: string;
  readonly line: number | null;
  readonly what: Phrase;
  readonly state: State;
}

interface StoreFigures {
  readonly layout: Layout['name'];
  readonly files: number;
  readonly bytes: number;
  /** Not counted elsewhere. */
  readonly blocked: number;
  /** Beyond the limit. */
  readonly unread: number;
}

type Seen = Inspection & { readonly kind: 'seen' };

/** Every store of the policy, and the named one. */
async function inspectStores(
  io: Io,
  open: OpenMemory,
  options: CheckNotesOptions,
  repairs: boolean,
): Promise<ExitCode> {
  const { memory, policies, tree } = open;
  const names = new Set([
    'memtrust' as const,
    ...memory.policy.policy.stores.map(({ layout }) => layout),
    ...(options.layout === undefined ? [] : [options.layout]),
  ]);
  // The same count as that of `check`.
  const { extent } = await readMemory(tree, {
    ...memory.policy.policy,
    stores: [...names].map((layout) => ({ layout })),
  });
  const figures: StoreFigures[] = [];
  const seen: Seen[] = [];
  for (const layout of layouts.filter(({ name }) => names.has(name))) {
    const { entries } = entriesOfStore(tree, layout);
    const home = NOTE_HOMES.find((one) => one.layout === layout.name) ?? null;
    const events = (id: string) => open.ledger(id).events;
    const own: Seen[] = [];
    for await (const file of filesOfStore(tree, entries)) {
      const inspection = inspect(file, { layout, home, policies, events });
      if (inspection.kind === 'seen') own.push(inspection);
    }
    const bytes = await bytesOf(
      tree,
      own.map(({ path }) => path),
    );
    const blocked = entries.length - own.length;
    const unread = extent.stores.find((store) => store.layout === layout.name)?.unread ?? 0;
    figures.push({ layout: layout.name, files: own.length, bytes, blocked, unread });
    seen.push(...own);
  }
  const repaired = repairs ? repair(open, seen) : new Set<string>();
  const rows = [
    ...seen.flatMap((one) => rowsOf(one, repaired.has(one.path))),
    ...memory.ledgerFaults
      .filter(({ path }) => policies.every((policy) => blockOfName(path, policy) === null))
      .map(({ path, problem }) => openRow(path, problem)),
  ]
    // A message may name another fact.
    .map((row) => ({
      ...row,
      what: policies.reduce<Phrase>((what, policy) => redactPhrase(what, policy), row.what),
    }))
    .sort((a, b) => compareTexts(a.path, b.path) || (a.line ?? 0) - (b.line ?? 0));
  if (options.format === 'json') io.out(renderJson(jsonOf(figures, rows)));
  else {
    print(io, figures, rows);
    // What is here and not listed was not checked.
    const named = [...names].map((layout) => ({ layout }));
    io.err(unlistedHint({ ...memory.policy.policy, stores: named }, layoutsIn(tree)));
  }
  return rows.every(({ state }) => state === 'repaired' || state === 'remark') &&
    figures.every(({ unread }) => unread === 0)
    ? EXIT.pass
    : EXIT.fail;
}

/** Reads the written texts back. Files that differ from git are left alone. */
function repair(open: OpenMemory, seen: readonly Seen[]): ReadonlySet<string> {
  const { root } = open.workspace.repository;
  const edits = seen.flatMap(({ path, before, after }) =>
    before !== null && after !== null && strictText(root, path) === before
      ? [{ path, content: after }]
      : [],
  );
  open.write(edits);
  return new Set(
    edits.flatMap(({ path, content }) => (strictText(root, path) === content ? [path] : [])),
  );
}

function rowsOf({ path, open, remarks, repairs }: Seen, isRepaired: boolean): Row[] {
  return [
    ...open.map((problem) => openRow(path, problem)),
    ...remarks.map((what): Row => ({ path, line: null, what, state: 'remark' })),
    ...repairs.map(({ line, what }): Row => ({
      path,
      line,
      what,
      state: isRepaired ? 'repaired' : 'repairable',
    })),
  ];
}

function openRow(path: string, { message, line }: PlacedMessage): Row {
  return { path, line: line ?? null, what: message, state: 'open' };
}

/** Includes files that are too large to read. */
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

/** `512 B`, `1.5 KB`, `20.0 MB` */
function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

const WORDS: Readonly<Record<State, string>> = {
  open: '',
  repairable: ' (can be repaired)',
  repaired: ' (repaired)',
  remark: '',
};

function print(io: Io, figures: readonly StoreFigures[], rows: readonly Row[]): void {
  for (const { path, line, what, state } of rows)
    io.out(
      `${state === 'remark' ? 'remark: ' : ''}${bareName(path)}${line === null ? '' : `:${line}`}: ` +
        `${barePhrase([...what, ...plain(WORDS[state])])}\n`,
    );
  for (const { layout, files, bytes, blocked, unread } of figures) {
    const rest = blocked > 0 ? `; ${blocked} that the policy blocks are not counted` : '';
    io.out(`${layout}: ${numbered(files, 'file')}, ${sizeText(bytes)}${rest}\n`);
    if (unread > 0)
      io.out(
        `notice: ${layout}: memtrust reads ${sizeText(MEMORY_TOTAL_BYTES)} of a store and ` +
          `${MEMORY_FILE_COUNT} files; beyond that, not read: ${numbered(unread, 'file')}. ` +
          '`check` fails (MT703). Archive old memory\n',
      );
  }
  const count = (state: State): number => rows.filter((row) => row.state === state).length;
  const problems = rows.length - count('remark');
  if (problems > 0)
    io.err(
      `${numbered(problems, 'problem')}: ${count('repaired')} repaired, ` +
        `${count('repairable')} for \`npx memtrust notes repair\`, ${count('open')} to fix by hand.\n`,
    );
  else
    io.err(
      figures.some(({ unread }) => unread > 0)
        ? 'No problems found, but not all files were read.\n'
        : 'No problems found.\n',
    );
}

function jsonOf(figures: readonly StoreFigures[], rows: readonly Row[]): unknown {
  return {
    stores: figures.map(({ layout, files, bytes, blocked, unread }) => ({
      layout,
      files,
      bytes,
      not_counted: blocked,
      not_read: unread,
    })),
    problems: rows.map(({ path, line, what, state }) => ({
      path: visible(path, 1_000),
      line,
      what: phraseText(what),
      state,
    })),
  };
}
