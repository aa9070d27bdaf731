import { placesIn } from '../agent-files/detection.js';
import { inWords, budgetLimits } from '../agent-files/detectors/over-budget.js';
import { documentsOf } from '../agent-files/documents.js';
import { withoutIgnored } from '../agent-files/ignored.js';
import { inventory } from '../agent-files/inventory.js';
import {
  filesUpFrom,
  nearestStart,
  sizeOf,
  StartFiles,
  type StartFolder,
} from '../agent-files/loaded-at-start.js';
import { cutAt, firstCut } from '../agent-files/size-limits.js';
import type { Policy } from '../memory/policy-shape.js';
import { readMemory } from '../memory/store.js';
import { renderJson } from '../report/json.js';
import { textTable } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { numbered, visible } from '../text/visible.js';
import { blockOfLive } from '../trust/blocking.js';
import type { Tree } from '../tree/tree.js';
import { relativeToRoot } from './arguments.js';
import { EXIT, type Io } from './io.js';
import type { Workspace } from './workspace.js';

/* `memtrust sources --budget`: what each agent loads when it starts in a folder, with sizes and what it cuts. */

interface FileRow {
  readonly path: string;
  readonly imported_by: string | null;
  readonly bytes: number;
  /** An estimate. */
  readonly tokens: number;
  /** 1-based line from which on its agent does not read it; null where it reads all. */
  readonly cut_from_line: number | null;
}

interface AgentRow {
  readonly agent: string;
  readonly folder: string;
  readonly files: readonly FileRow[];
  readonly bytes: number;
  readonly tokens: number;
  /** Bytes of all files together that the agent reads. */
  readonly limit_bytes: number | null;
  /** Of the policy. */
  readonly budgets: readonly {
    readonly max_tokens?: number | undefined;
    readonly max_bytes?: number | undefined;
  }[];
}

export async function printStartBudget(
  io: Io,
  workspace: Workspace,
  options: { readonly format: string; readonly source?: string; readonly path?: string },
): Promise<number> {
  const { base, head } = await workspace.compare({});
  const { policy } = (await readMemory(base ?? head)).policy;
  const folder = folderOf(
    head,
    relativeToRoot(io.cwd, workspace.repository.root, options.path ?? workspace.repository.root),
  );
  const { live } = withoutIgnored(await inventory(head, base, true), policy.ignore);
  const sources = live.filter(
    ({ paths, id, text }) => blockOfLive(paths, id, text, policy) === null,
  );
  const start = new StartFiles((await documentsOf(head, sources)).documents, sources);
  const rows = start.agents.flatMap((agent) => {
    if (options.source !== undefined && agent !== options.source) return [];
    const found = nearestStart(start.of(agent), folder);
    return found === null ? [] : [rowOf(agent, folder, found, policy)];
  });
  if (options.format === 'json') io.out(renderJson(rows));
  else if (rows.length === 0) io.out('no agent loads a file of this repository there at start\n');
  else io.out(textTable([HEADINGS, ...rows.flatMap(linesOf)]));
  return EXIT.pass;
}

/** @throws ConfigurationError if there is no such folder. */
function folderOf(tree: Tree, path: string): string {
  const folder = path.replace(/\/+$/, '');
  if (folder === '' || folder === '.') return '';
  for (const name of tree.entries.keys()) if (name.startsWith(`${folder}/`)) return folder;
  throw new ConfigurationError(
    say`${folder} is not a folder of this repository`,
    'Give a folder with files in it; without --path it is the root.',
  );
}

function rowOf(agent: string, folder: string, start: StartFolder, policy: Policy): AgentRow {
  let left = start.limit ?? Infinity;
  const files = filesUpFrom(start).map(({ path, document, importedBy }): FileRow => {
    const { text } = document;
    const cuts = [
      firstCut(path, text)?.at,
      left === Infinity ? null : cutAt(text, { most: Math.max(0, left), unit: 'bytes' }),
    ].flatMap((at) => at ?? []);
    const bytes = sizeOf.bytes(document);
    left -= bytes;
    return {
      path: visible(path, 1_000),
      imported_by: importedBy === null ? null : visible(importedBy, 1_000),
      bytes,
      tokens: sizeOf.tokens(document),
      cut_from_line: cuts.length === 0 ? null : placesIn(text)(Math.min(...cuts)).line,
    };
  });
  return {
    agent,
    folder,
    files,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    tokens: files.reduce((sum, file) => sum + file.tokens, 0),
    limit_bytes: start.limit,
    budgets: (policy.budgets?.start ?? [])
      .filter((budget) => budget.agent === agent)
      .map(({ agent: _named, ...most }) => most),
  };
}

const HEADINGS = ['AGENT', 'FILE', 'BYTES', 'TOKENS', 'READ'];

function linesOf({
  agent,
  files,
  bytes,
  tokens,
  limit_bytes: limit,
  budgets,
}: AgentRow): string[][] {
  const limits = [
    ...(limit === null ? [] : [`limit ${inWords(limit, 'bytes')}`]),
    ...budgets.flatMap((budget) =>
      [...budgetLimits(budget)].map(([measure, most]) => `budget ${inWords(most, measure)}`),
    ),
  ];
  return [
    ...files.map((file) => [
      agent,
      file.imported_by === null ? file.path : `${file.path} (imported)`,
      String(file.bytes),
      String(file.tokens),
      readWords(file.cut_from_line),
    ]),
    [
      agent,
      `${numbered(files.length, 'file')} together`,
      String(bytes),
      String(tokens),
      limits.join(', '),
    ],
  ];
}

function readWords(line: number | null): string {
  return line === null ? 'yes' : `cut from line ${line} on`;
}
