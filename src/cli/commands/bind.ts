import { isFactFile } from '../../memory/layouts/memtrust.js';
import { bindFact, fillBinding, type Binding } from '../../lifecycle/bind.js';
import { ConfigurationError } from '../../text/errors.js';
import { terminalSafe } from '../../report/terminal.js';
import { phraseText, plain, say, type Phrase } from '../../text/phrase.js';
import { relativeToRoot } from '../root-path.js';
import { examples, type CommandDefinition } from '../command.js';
import { typedFactId } from '../typed-fact-id.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory } from '../open-memory.js';
import { useMemory } from '../use-memory.js';
import { citedBy, withCiteOptions, type CiteOptions } from '../source-argument.js';

/*
 * What does `memtrust bind` do? It writes into the file of a fact what it cites, with the digest of that text
 * as it is now. From then on the fact goes stale when that text changes.
 *
 * Listed in `index.ts`; `lifecycle/bind.ts` finds the place, `source-argument.ts` reads what was typed.
 * What a fact cites is part of what is adopted: after it, the fact has to be adopted anew, and the last
 * line says so. Safe error: a refusal, as where the policy lets no fact cite the file. The keys that it
 * writes are those of `citationKeys` in `lifecycle/bind.ts`, and frozen there; sentences and warnings are
 * free. When it is wrong, `__tests__/e2e/cli/bad-input.test.ts` ("bind and adopt refuse what would prove
 * nothing") fails; `__tests__/lifecycle/bind.test.ts` does not run this file.
 */

interface BindOptions extends CiteOptions {
  readonly all?: boolean;
  readonly insteadOf?: string;
}

/** Ties a fact to the code that it is about, so that a later change of that code is noticed. */
export const bind: CommandDefinition = (program, run) => {
  withCiteOptions(
    program
      .command('bind')
      .argument('[id]', 'id of a fact', typedFactId)
      .argument(
        '[paths...]',
        'files that it is about: src/a.ts, src/a.ts#L10-L24, package.json#/scripts/test',
      )
      .description(
        'make a fact cite files as they are now; without a place, the narrowest one named by the statement',
      )
      .option('--all', 'fill in every missing digest; changes no selector'),
  )
    .option('--instead-of <path>', 'replace the source that cites this path (after a rename)')
    .addHelpText(
      'after',
      examples([
        ['bind auth/owner-checks src/guard.ts#L10-L24', 'cite lines'],
        [
          'bind auth/owner-checks src/guard.ts --quote "requireOwner(user)"',
          'cite a text that occurs once',
        ],
        [
          'bind auth/owner-checks src/guard.ts --symbol Guard.check',
          'cite a method, wherever it is in the file',
        ],
        ['bind build/test-command package.json#/scripts/test', 'cite a value of a data file'],
        ['bind --all', 'fill in missing digests'],
      ]),
    )
    .action(async (id: string | undefined, paths: readonly string[], options: BindOptions) =>
      run(async (io) => {
        if (options.all === true) {
          if (id !== undefined)
            throw new ConfigurationError(
              'bind --all takes no fact',
              'Run `npx memtrust bind --all`, or `npx memtrust bind ID PATH`.',
            );
          return useMemory(io, async (open) => bindAll(io, open));
        }
        if (id === undefined || paths.length === 0)
          throw new ConfigurationError(
            'bind needs a fact and a path',
            'Run `npx memtrust bind ID PATH`, or `npx memtrust bind --all`.',
          );
        // Each is written before the next one is read.
        for (const path of paths)
          await useMemory(io, async (open) => bindOne(io, open, id, path, options));
        io.err(phraseText(say`Next: ${`npx memtrust adopt ${id}`}\n`));
        return EXIT.pass;
      }),
    );
};

/** One source of one fact. */
async function bindOne(
  io: Io,
  open: OpenMemory,
  id: string,
  written: string,
  options: BindOptions,
): Promise<void> {
  const record = open.record(id);
  await open.refuseBlocked(record);
  const { path, lines, selector } = citedBy(written, options);
  const target = relativeToRoot(io.cwd, open.workspace.repository.root, path);
  await open.refuseCiting(target);
  const bound = await bindFact(open.tree, record, {
    path: target,
    lines,
    selector,
    insteadOf: options.insteadOf ?? null,
  });
  open.write([bound.change]);
  io.out(phraseText(say`bound ${id} to ${path}${placeWords(bound)}\n`));
  io.out(terminalSafe(await citedEnds(open, target, bound)));
  for (const warning of bound.warnings) io.err(phraseText(say`warning: ${[warning]}\n`));
}

/** ` (quote, lines 10-12)`; nothing for a path that shall not be there. */
function placeWords({ cites, lines }: Binding): Phrase {
  if (cites === 'absent') return plain('');
  if (cites === 'file') return plain(' (the whole file)');
  const range = `lines ${lines[0]}-${lines[1]}`;
  return cites.startsWith('lines:') ? plain(` (${range})`) : say` (${cites}, ${[range]})`;
}

/** The first and the last line that are cited now; nothing for a whole file, and for what shall not be there. */
async function citedEnds(open: OpenMemory, path: string, bound: Binding): Promise<string> {
  const { cites, lines } = bound;
  if (cites === 'file' || cites === 'absent') return '';
  const { endsOf } = await import('../cited-lines.js');
  return endsOf(open, path, lines);
}

/**
 * `bind --all`: the digest of every source that has none. A fact that cannot be bound is named and left; the
 * others are written all the same, and the exit code is 2.
 */
async function bindAll(io: Io, open: OpenMemory): Promise<ExitCode> {
  let filled = 0;
  let failed = 0;
  for (const record of open.memory.facts.filter(isFactFile)) {
    if (record.fact?.sources.some(({ digest }) => digest === null) !== true) continue;
    if (await open.isBlocked(record)) {
      io.err('error: a fact that the policy blocks was not changed\n');
      failed += 1;
      continue;
    }
    const filling = await fillBinding(open.tree, record);
    if (filling.change !== null) open.write([filling.change]);
    filled += filling.filled;
    failed += filling.failures.length;
    for (const warning of filling.warnings) io.err(`warning: ${warning}\n`);
    for (const failure of filling.failures) io.err(`error: ${failure}\n`);
  }
  io.out(
    filled === 0 && failed === 0
      ? 'every source has its digest already\n'
      : `filled ${filled} ${filled === 1 ? 'digest' : 'digests'}\n`,
  );
  return failed > 0 ? EXIT.usage : EXIT.pass;
}
