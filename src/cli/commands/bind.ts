import { readMemory } from '../../memory/store.js';
import { bindFact, fillBinding } from '../../lifecycle/bind.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { relativeToRoot } from '../root-path.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseSource } from '../source-argument.js';
import { Workspace } from '../workspace.js';
import { writeChanges } from '../write.js';
import { unknownFact } from './show.js';

interface BindOptions {
  readonly all?: boolean;
  readonly quote?: string;
  readonly insteadOf?: string;
}

export const bind: CommandDefinition = (program, run) => {
  program
    .command('bind')
    .argument('[id]', 'id of a fact')
    .argument('[paths...]', 'files that it is about, whole or by lines: src/a.ts or src/a.ts#L10-L24')
    .description('make a fact cite files as they are now')
    .option('--all', 'fill every digest that is absent; changes no selector that is given')
    .option('--quote <text>', 'cite this text of the file')
    .option('--instead-of <path>', 'replace the source that cites this path (after a rename)')
    .addHelpText(
      'after',
      examples([
        ['bind auth/owner-checks src/guard.ts#L10-L24', 'cite lines'],
        ['bind auth/owner-checks src/guard.ts --quote "requireOwner(user)"', 'cite a text that is there once'],
        ['bind --all', 'fill the digests that are absent'],
      ]),
    )
    .action(async (id: string | undefined, paths: readonly string[], options: BindOptions) =>
      run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
          if (options.all === true) {
            if (id !== undefined) throw new ConfigurationError('bind --all takes no fact', 'Run memtrust bind --all, or memtrust bind ID PATH.');
            return await bindAll(io, workspace);
          }
          if (id === undefined || paths.length === 0) throw new ConfigurationError('bind needs a fact and a path', 'Run memtrust bind ID PATH, or memtrust bind --all.');
          return await bindOne(io, workspace, id, paths, options);
        } finally {
          workspace.close();
        }
      }),
    );
};

async function bindOne(io: Io, workspace: Workspace, id: string, paths: readonly string[], options: BindOptions): Promise<ExitCode> {
  const { root } = workspace.repository;
  for (const written of paths) {
    const tree = await workspace.workTree();
    const { facts } = await readMemory(tree);
    const record = facts.find((fact) => fact.id === id);
    if (record === undefined) throw unknownFact(id, facts.map((fact) => fact.id));
    const { path, lines } = parseSource(written);
    const bound = await bindFact(tree, record, { path: relativeToRoot(io.cwd, root, path), lines, quote: options.quote ?? null, insteadOf: options.insteadOf ?? null });
    writeChanges(root, [bound.change]);
    const place = bound.selector === 'file' ? '' : ` (${bound.selector === 'lines' ? '' : `${bound.selector}, `}lines ${bound.lines[0]}-${bound.lines[1]})`;
    io.out(phraseText(say`bound ${id} to ${path}${[place]}\n`));
    for (const warning of bound.warnings) io.err(phraseText(say`warning: ${[warning]}\n`));
  }
  io.err(phraseText(say`Next: ${`memtrust adopt ${id}`}\n`));
  return EXIT.pass;
}

async function bindAll(io: Io, workspace: Workspace): Promise<ExitCode> {
  const tree = await workspace.workTree();
  let filled = 0;
  let failed = 0;
  for (const record of (await readMemory(tree)).facts) {
    if (record.fact === null) continue;
    const filling = await fillBinding(tree, record);
    if (filling.change !== null) writeChanges(workspace.repository.root, [filling.change]);
    filled += filling.filled;
    failed += filling.failures.length;
    for (const warning of filling.warnings) io.err(`warning: ${warning}\n`);
    for (const failure of filling.failures) io.err(`error: ${failure}\n`);
  }
  io.out(filled === 0 && failed === 0 ? 'every source has its digest already\n' : `filled ${filled} ${filled === 1 ? 'digest' : 'digests'}\n`);
  return failed > 0 ? EXIT.usage : EXIT.pass;
}
