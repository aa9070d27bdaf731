import { planMigration } from '../../../lifecycle/migrate/plan.js';
import { holds, removable, type Move } from '../../../lifecycle/migrate/move.js';
import { layouts } from '../../../memory/layouts/index.js';
import { withAitExclusions } from '../../../memory/ait/policy.js';
import type { PolicyFile } from '../../../memory/policy.js';
import { entriesOfStore, filesOfStore, type Memory } from '../../../memory/store.js';
import type { Layout } from '../../../memory/layouts/layout.js';
import { factPath, ledgerPath } from '../../../memory/layouts/memtrust.js';
import { NOTE_HOMES } from '../../../memory/notes/home.js';
import { renderJson } from '../../../report/json.js';
import { barePhrase } from '../../../report/terminal.js';
import { numbered, visible } from '../../../text/visible.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import { labelsOfProposal } from '../../../trust/labels.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { refuseBroken } from '../../reading.js';
import { strictText } from '../../file-argument.js';
import { readText } from '../../write.js';

/* `memtrust migrate`: moves the store of one layout into `.memtrust/`. The order matters: write, read back, remove. */

export interface MigrateOptions extends SignatureOptions {
  readonly from: Exclude<Layout['name'], 'memtrust'>;
  readonly apply?: boolean;
  readonly remove?: boolean;
  /** Only for stores of other tools. */
  readonly limit?: number;
  readonly format: 'text' | 'json';
}

/** Moves a store, or shows the plan. What cannot be moved is named and stays. */
export async function runMigrate(
  io: Io,
  open: OpenMemory,
  options: MigrateOptions,
): Promise<ExitCode> {
  const { from, apply = false, remove = false } = options;
  if (remove && !apply)
    throw new ConfigurationError(
      '--remove deletes files, but without --apply nothing is written',
      'Add --apply, or leave out --remove.',
    );
  if (options.limit !== undefined)
    throw new ConfigurationError(
      say`--limit does not go with --from ${from}, which is moved whole`,
      'Leave out --limit.',
    );
  const layout = layouts.find(({ name }) => name === from);
  if (layout === undefined)
    throw new ConfigurationError(
      say`${from} is not a layout that can be migrated`,
      'Give ai-kb, ai-runtime or ait.',
    );
  const { entries, unread } = entriesOfStore(open.tree, layout);
  const { root } = open.workspace.repository;
  const textAt = (path: string): string | null => readText(root, path);
  const memories = memoriesOf(open);
  const used = new Set(
    memories.flatMap(({ facts, events }) => [
      ...facts.map(({ id }) => id),
      ...events.map(({ fact }) => fact),
    ]),
  );
  const stated = memories.map(({ policy }) => policy);
  const excluding = from === 'ait' ? await withAitPolicy(open, stated) : stated;
  const moves = await planMigration(filesOfStore(open.tree, entries), {
    layout,
    home: NOTE_HOMES.find((home) => home.layout === from) ?? null,
    known: open.memory.facts.filter(({ id, path }) => path === factPath(id)),
    policies: excluding.map(({ policy }) => policy),
    onlyAitSources: excluding.flatMap(({ onlyAitSources = [] }) => onlyAitSources),
    // An unused id has no events.
    ledger: (id) => ({ fact: id, text: '', events: [] }),
    isTaken: (id) => used.has(id) || open.isThere(factPath(id)) || open.isThere(ledgerPath(id)),
    textAt,
    signature: await open.signature(options),
  });
  if (apply) open.write(moves.flatMap((move) => (move.kind === 'move' ? move.changes : [])));
  // Read from disk, not from memory.
  const isSafe = (move: Move): boolean =>
    move.kind === 'move' && holds(move.expected, strictText(root, move.to));
  const lost = apply ? moves.filter((move) => move.kind === 'move' && !isSafe(move)) : [];
  const exports = from === 'ait' ? textsOf(moves, textAt) : new Map<string, string>();
  const removed = remove ? removable(moves, exports, isSafe, textAt) : [];
  open.write(removed.map((path) => ({ path, content: null })));
  const outcome = { moves, lost, removed, unread, apply };
  if (options.format === 'json') io.out(renderJson(jsonOf(from, outcome)));
  else print(io, from, outcome);
  return isComplete(outcome) ? EXIT.pass : EXIT.fail;
}

/** Otherwise the exit code is 1. */
function isComplete({ moves, lost, unread }: Outcome): boolean {
  return lost.length === 0 && unread === 0 && moves.every(({ kind }) => kind !== 'refused');
}

/** On disk and at the base: ids of both are taken. */
function memoriesOf({ memory, settled }: OpenMemory): readonly Memory[] {
  return settled === null ? [memory] : [memory, settled];
}

function textsOf(
  moves: readonly Move[],
  textAt: (path: string) => string | null,
): Map<string, string> {
  const files = new Set(moves.flatMap(({ file }) => file ?? []));
  return new Map([...files].map((file) => [file, textAt(file) ?? '']));
}

/** What AIT excludes stays excluded. */
async function withAitPolicy(
  open: OpenMemory,
  stated: readonly PolicyFile[],
): Promise<readonly PolicyFile[]> {
  const excluding = [...stated, await withAitExclusions(open.tree, open.memory.policy)];
  const broken = excluding.find(({ origin }) => origin === 'broken');
  if (broken !== undefined) refuseBroken(broken);
  return excluding;
}

interface Outcome {
  readonly moves: readonly Move[];
  /** Moves whose new file is wrong. */
  readonly lost: readonly Move[];
  readonly removed: readonly string[];
  readonly unread: number;
  readonly apply: boolean;
}

/** Files, counts, and the next step. */
function print(io: Io, from: string, { moves, lost, removed, unread, apply }: Outcome): void {
  if (moves.length === 0) {
    io.out(`nothing to migrate: there are no files of ${from} here\n`);
    io.err('Files that git ignores are not read.\n');
    return;
  }
  const went = new Set(removed);
  for (const move of moves) io.out(barePhrase(moveLine(move, lost.includes(move), apply, went)));
  const fresh = moves.filter((move) => move.kind === 'move' && move.changes.length > 0).length;
  const refused = moves.filter(({ kind }) => kind === 'refused').length;
  const rest = leftBehind(refused, unread, lost.length).map((one) => `; ${one}`);
  const did = went.size === 0 ? 'copied' : 'moved';
  io.err(`${numbered(fresh, 'file')} ${apply ? did : 'would be copied'}${rest.join('')}.\n`);
  if (!apply && fresh > 0)
    io.err(`Nothing was written: \`npx memtrust migrate --from ${from} --apply\` does it.\n`);
  if (apply && fresh > 0 && went.size === 0)
    io.err(
      `The originals stay: \`npx memtrust migrate --from ${from} --apply --remove\` removes them.\n`,
    );
  const [first] = moves.flatMap((move) =>
    move.kind === 'move' && move.as === 'fact' && move.withdrawn === undefined
      ? [move.to.slice(factPath('').length - '.md'.length, -'.md'.length)]
      : [],
  );
  if (apply && moves.some((move) => move.kind === 'move' && move.withdrawn !== undefined))
    io.err(
      `What ${from} calls superseded or rejected has that in its ledger: \`npx memtrust adopt --all\` leaves it out.\n`,
    );
  if (apply && first !== undefined)
    io.err(
      `Each fact is a candidate: \`npx memtrust facts ${first} --preview\` shows one of them, ` +
        `\`npx memtrust bind ${first} PATH\` cites its source.\n`,
    );
}

function moveLine(
  move: Move,
  isLost: boolean,
  isApplied: boolean,
  removed: ReadonlySet<string>,
): Phrase {
  switch (move.kind) {
    case 'move': {
      const there =
        move.withdrawn === undefined ? '' : `  (${move.withdrawn} there, and remains so)`;
      const gone = removed.has(move.file) ? '  (original removed)' : '';
      const did = removed.has(move.file) ? 'moved' : 'copied';
      const moved = moveWords(move.changes.length, isLost, isApplied ? did : 'would copy');
      return say`${[moved]}  ${move.from} → ${move.to}${[there]}${[gone]}\n`;
    }
    case 'refused':
    case 'kept':
      return say`${[move.kind]}  ${move.from}: ${move.why}\n`;
  }
}

/** `LOST`: the new file is wrong, and the original was kept. */
function moveWords(changes: number, isLost: boolean, otherwise: string): string {
  if (changes === 0) return 'there already';
  return isLost ? 'LOST' : otherwise;
}

function leftBehind(refused: number, unread: number, lost: number): string[] {
  return [
    ...(refused > 0
      ? [
          `${refused} cannot be moved and ${refused === 1 ? 'stays' : 'stay'} where ` +
            (refused === 1 ? 'it is' : 'they are'),
        ]
      : []),
    ...(unread > 0 ? [`${unread} files exceed the cap and were not read`] : []),
    ...(lost > 0 ? [`${lost} could not be read back: their originals were kept`] : []),
  ];
}

const name = (text: string): string => visible(text, 1_000);

function jsonOf(from: string, { moves, lost, removed, unread, apply }: Outcome): unknown {
  const went = new Set(removed);
  return {
    layout: from,
    applied: apply,
    not_read: unread,
    moves: moves.flatMap((move) =>
      move.kind === 'move'
        ? [
            {
              from: name(move.from),
              to: name(move.to),
              as: move.as,
              withdrawn: move.withdrawn ?? null,
              ...labelsOfProposal(move.withdrawn),
              new: move.changes.length > 0,
              read_back: apply ? !lost.includes(move) : null,
              original_removed: went.has(move.file),
            },
          ]
        : [],
    ),
    refused: moves.flatMap((move) =>
      move.kind === 'refused' ? [{ from: name(move.from), why: phraseText(move.why) }] : [],
    ),
    kept: moves.flatMap((move) =>
      move.kind === 'kept' ? [{ from: name(move.from), why: phraseText(move.why) }] : [],
    ),
  };
}
