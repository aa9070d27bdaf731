import { agentFileOf } from '../../../agent-files/agents.js';
import { isProseFile } from '../../../gate/exported/targets.js';
import {
  type ExportedFile,
  type ExportPlan,
  type FileText,
  planExport,
  UNREADABLE,
} from '../../../gate/exported/plan.js';
import { refusal } from '../../../gate/exported/refusal.js';
import type { Policy } from '../../../memory/policy-shape.js';
import { terminalSafe } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { strictUtf8 } from '../../../text/file-text.js';
import { numbered } from '../../../text/visible.js';
import { enumerate, type Phrase, phraseText, say } from '../../../text/phrase.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { relativeToRoot } from '../../arguments.js';
import { Workspace } from '../../workspace.js';
import { writeChanges } from '../../write.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotPair } from '../../../gate/snapshot-pair.js';
import { readPolicy } from '../../../memory/store.js';
import { GitHistoryQueries } from '../../../tree/history-queries.js';
import { MEMORY_FILE_BYTES } from '../../../tree/limits.js';
import { statOf } from '../../../tree/place.js';
import type { Tree } from '../../../tree/tree.js';
import { documentsOf } from '../../../agent-files/documents.js';
import { inventory } from '../../../agent-files/inventory.js';
import { mayHoldBlock } from '../../../gate/exported/markers.js';
import { blockOfName } from '../../../trust/blocking.js';
import { judge } from '../../../trust/judge.js';
import { refuseBroken } from '../../reading.js';

/* `memtrust export`: writes the facts into the blocks of agent files, or says which block is out of date. */

export interface ExportOptions {
  readonly check?: boolean;
  readonly now?: string;
}

export async function runExport(
  io: Io,
  typed: readonly string[],
  options: ExportOptions,
): Promise<ExitCode> {
  io.step?.('judging facts');
  return Workspace.use(io, async (workspace) => {
    const { base, head } = await workspace.compare({});
    const { root } = workspace.repository;
    const files = typed.map((path) => relativeToRoot(io.cwd, root, path));
    const plan = await exportHere(
      { workspace, base, head, now: Date.parse(options.now ?? io.now) },
      (exports, withBlock) =>
        files.length === 0 ? defaultFiles(exports, withBlock, root) : namedFiles(files, exports),
    );
    const [refused] = plan.refused;
    if (refused !== undefined) {
      const { message, remedy } = refusal(refused);
      throw new ConfigurationError(message, remedy);
    }
    return finish(io, plan, root, options);
  });
}

/** A file that no agent reads as prose is refused unless the policy lists it: it would not be checked. */
function namedFiles(files: readonly string[], exports: Policy['exports']): readonly string[] {
  if (exports !== undefined) return files;
  const odd = files.find((file) => {
    const known = agentFileOf(file);
    return known === null || known.kind === 'settings' || !isProseFile(file);
  });
  if (odd === undefined) return files;
  throw new ConfigurationError(
    say`${odd} is not a text file that coding agents are known to read`,
    'Name one such as AGENTS.md, or list the file under `exports:` in .memtrust/policy.yml.',
  );
}

function finish(
  io: Io,
  { files, unexportable }: ExportPlan,
  root: string,
  { check = false }: ExportOptions,
): ExitCode {
  const changed = files.filter(({ content }) => content !== null);
  const writes = !check;
  if (writes)
    writeChanges(
      root,
      changed.flatMap(({ path, content, isNew }) =>
        content === null ? [] : [{ path, content, ...(isNew ? { isNew: true as const } : {}) }],
      ),
    );
  for (const file of files) io.out(terminalSafe(fileLine(file, writes)));
  if (unexportable.length > 0) io.err(`${phraseText(unexportableLine(unexportable))}\n`);
  if (files.length === 0)
    io.out('nothing to do: no fact is trusted here, and no file has a block\n');
  else if (changed.length === 0) io.err('Nothing to do.\n');
  else if (writes) io.err('Next: review the change and commit it.\n');
  else io.err('Nothing was written; `npx memtrust export` writes it.\n');
  return check && changed.length > 0 ? EXIT.fail : EXIT.pass;
}

/** Trusted facts that are in no block are named. */
function unexportableLine(ids: readonly string[]): Phrase {
  return say`Not exported: ${enumerate(ids)}. The text looks like a marker of a block: say it in other words.`;
}

/** `AGENTS.md: 3 facts written; left out for the budget: a, b` */
function fileLine(
  { file, path, ids, leftOut, said, content }: ExportedFile,
  writes: boolean,
): string {
  const where = file === path ? say`${file}` : say`${file} (a link to ${path})`;
  const count = numbered(ids.length, 'fact');
  const done = writes ? `${count} written` : `${count} would be written`;
  const what = content === null ? `up to date with ${count}` : done;
  const left = leftOut.length === 0 ? [] : ['; left out for the budget: ', ...enumerate(leftOut)];
  const there = said.length === 0 ? [] : ['; the file says already: ', ...enumerate(said)];
  return `${phraseText([...where, ': ', what, ...left, ...there])}\n`;
}

interface ExportHere {
  readonly workspace: Workspace;
  /** Null before the first commit. */
  readonly base: Tree | null;
  readonly head: Tree;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** @param chooseNamed the files that the user means, given the policy's files and those with a block. */
export async function exportHere(
  { workspace, base, head, now }: ExportHere,
  chooseNamed: (
    exports: Policy['exports'],
    withBlock: readonly string[],
    root: string,
  ) => readonly string[],
): Promise<ExportPlan> {
  const own = await readPolicy(head);
  refuseBroken(own);
  if (base !== null) refuseBroken(await readPolicy(base));
  const { repository, objects } = workspace;
  const pair = await snapshotPair({
    base,
    head,
    now,
    judge,
    past: new GitHistoryQueries(repository, objects, base?.commit ?? null, head.commit),
    isAudit: false,
    ...(own.origin === 'file' ? { alsoUnder: own.policy } : {}),
  });
  const { policy } = pair.snapshotOptions;
  const exports = own.policy.exports ?? policy.exports;
  return planExport({
    entries: pair.head.judgement.entries,
    exports,
    named: chooseNamed(
      exports,
      exports === undefined
        ? (await filesWithBlock(head)).filter((path) => blockOfName(path, policy) === null)
        : [],
      repository.root,
    ),
    tree: head,
    textOf: async (path) => textOnDisk(repository.root, path),
    isBlocked: (path) => blockOfName(path, policy) !== null,
  });
}

/** Also for ignored files: nothing is overwritten unseen. */
function textOnDisk(root: string, path: string): FileText {
  const stat = statOf(join(root, path));
  if (stat === undefined) return null;
  if (!stat.isFile() || stat.size > MEMORY_FILE_BYTES) return UNREADABLE;
  try {
    return strictUtf8(readFileSync(join(root, path))) ?? UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

async function filesWithBlock(tree: Tree): Promise<readonly string[]> {
  const { documents } = await documentsOf(tree, await inventory(tree, null, false));
  return documents.flatMap(({ path, place, text }) =>
    path === place && mayHoldBlock(text) ? [path] : [],
  );
}

/** Files with a block, else `AGENTS.md` if it is there. */
function defaultFiles(
  exports: Policy['exports'],
  withBlock: readonly string[],
  root: string,
): readonly string[] {
  if (exports !== undefined) return [];
  if (withBlock.length > 0) return withBlock;
  if (statOf(join(root, DEFAULT_FILE)) !== undefined) return [DEFAULT_FILE];
  throw new ConfigurationError(
    `there is no ${DEFAULT_FILE} here, and .memtrust/policy.yml lists no file under \`exports:\``,
    `Name the file: \`npx memtrust export ${DEFAULT_FILE}\` makes it; or list files under \`exports:\`.`,
  );
}

const DEFAULT_FILE = 'AGENTS.md';
