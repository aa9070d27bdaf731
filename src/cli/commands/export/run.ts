import { agentFileOf } from '../../../agent-files/agents.js';
import { isProseFile } from '../../../gate/exported/targets.js';
import type { ExportedFile, ExportPlan } from '../../../gate/exported/plan.js';
import { refusal } from '../../../gate/exported/refusal.js';
import type { Policy } from '../../../memory/policy-shape.js';
import { terminalSafe } from '../../../report/terminal.js';
import { ConfigurationError } from '../../../text/errors.js';
import { numbered } from '../../../text/numbered.js';
import { enumerate, phraseText, say, type Phrase } from '../../../text/phrase.js';
import { defaultFiles, exportHere } from '../../export-here.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { relativeToRoot } from '../../root-path.js';
import { Workspace } from '../../workspace.js';
import { writeChanges } from '../../write.js';

/*
 * What does `memtrust export` print and write? A line for each file: how many facts it holds, and which were left
 * out for the budget. If one file cannot be written, none is.
 */

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
  const workspace = await Workspace.open(io);
  try {
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
      throw new ConfigurationError(phraseText(message), remedy);
    }
    return finish(io, plan, root, options);
  } finally {
    workspace.close();
  }
}

/** A file that no agent reads as prose is refused, unless the policy lists it: nobody would check it. */
function namedFiles(files: readonly string[], exports: Policy['exports']): readonly string[] {
  if (exports !== undefined) return files;
  const odd = files.find((file) => {
    const known = agentFileOf(file);
    return known === null || known.kind === 'settings' || !isProseFile(file);
  });
  if (odd === undefined) return files;
  throw new ConfigurationError(
    phraseText(say`${odd} is not a text file that coding agents are known to read`),
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

/** A fact that is trusted and in no block must not go unsaid. */
function unexportableLine(ids: readonly string[]): Phrase {
  return say`Not exported: ${enumerate(ids)}. The text looks like a marker of a block: say it in other words.`;
}

/** `AGENTS.md: 3 facts written; left out for the budget: a, b` */
function fileLine({ file, path, ids, leftOut, content }: ExportedFile, writes: boolean): string {
  const where = file === path ? say`${file}` : say`${file} (a link to ${path})`;
  const count = numbered(ids.length, 'fact');
  const done = writes ? `${count} written` : `${count} would be written`;
  const what = content === null ? `up to date with ${count}` : done;
  const left = leftOut.length === 0 ? [] : ['; left out for the budget: ', ...enumerate(leftOut)];
  return `${phraseText([...where, ': ', what, ...left])}\n`;
}
