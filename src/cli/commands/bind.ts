import { isFactFile } from '../../memory/layouts/memtrust.js';
import { bindFact, fillBinding } from '../../lifecycle/bind.js';
import { ConfigurationError } from '../../text/errors.js';
import { terminalSafe } from '../../report/terminal.js';
import { phraseText, say } from '../../text/phrase.js';
import { relativeToRoot } from '../root-path.js';
import { examples, type CommandDefinition } from '../command.js';
import { typedFactId } from '../typed-fact-id.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../now-argument.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { warnOfOldSentences } from '../old-sentence-warning.js';
import { useMemory } from '../use-memory.js';
import { wroteLines } from '../written-files.js';
import { bindKeptSources, stepAfterBinding } from './bind/kept-sources.js';
import { bindMoved } from './bind/moved.js';
import { chosenPlace, nextBest } from './bind/choose-place.js';
import { bindNamed } from './bind/named.js';
import { citedEnds, boundPlaceWords } from './bind/place-words.js';
import { citedBy, selectorOf, withCiteOptions, type CiteOptions } from '../source-argument.js';
import { refuseSymbolInPath } from '../symbol-argument.js';

/*
 * `memtrust bind` writes into the file of a fact what it cites, with the digests of that text as it is now. What a
 * fact cites is part of what is adopted: afterwards it is verified or adopted again, and the last line says which.
 */

interface BindOptions extends CiteOptions, SignatureOptions {
  readonly all?: boolean;
  readonly moved?: boolean;
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
      .description('record what a fact cites, as it is now')
      .option(
        '--all',
        'record the digest of every source that has none; what each fact cites stays the same',
      ),
  )
    .option('--moved', 'follow every cited file that was renamed; adoptions stay valid')
    .option('--instead-of <path>', 'replace the source that cites this path (after a rename)')
    .option('--by <login>', "with --moved: who proposes it (default: git's user)")
    .option('--now <time>', 'with --moved: time of the record, ISO 8601 (default: now)', parseNow)
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
        ['bind auth/owner-checks', 'bind again what it cites already'],
        ['bind --all', 'record every missing digest'],
        ['bind --moved', 'after `git mv`: cite the files under their new names'],
      ]),
    )
    .action(async (id: string | undefined, paths: readonly string[], options: BindOptions) =>
      run(async (io) => {
        if (options.all === true) {
          if (id !== undefined)
            throw new ConfigurationError(
              'bind --all binds every fact, so it takes no id',
              'Run `npx memtrust bind --all`, or `npx memtrust bind ID PATH`.',
            );
          return useMemory(io, async (open) => bindAll(io, open));
        }
        if (options.moved === true) {
          if (id !== undefined)
            throw new ConfigurationError(
              'bind --moved looks at every fact, so it takes no id',
              'Run `npx memtrust bind --moved`.',
            );
          return useMemory(io, async (open) => bindMoved(io, open, options));
        }
        if (id === undefined)
          throw new ConfigurationError(
            'bind needs a fact',
            'Run `npx memtrust bind ID`, `npx memtrust bind ID PATH`, or `npx memtrust bind --all`.',
          );
        if (paths.length === 0 && (options.insteadOf !== undefined || selectorOf(options) !== null))
          throw new ConfigurationError(
            'bind needs a path for these options',
            phraseText(say`Run ${`npx memtrust bind ${id} PATH`} with them.`),
          );
        return useMemory(io, async (open) => bindIn(io, open, id, paths, options));
      }),
    );
};

/** What a fact cites: these places, or without any what it cites already. */
async function bindIn(
  io: Io,
  open: OpenMemory,
  id: string,
  paths: readonly string[],
  options: BindOptions,
): Promise<ExitCode> {
  let now = open;
  let isWritten = paths.length > 0;
  const isEmpty = open.record(id).fact?.sources.length === 0;
  if (paths.length === 0 && !isEmpty) {
    isWritten = await bindKeptSources(io, now, id);
    now = await now.again();
  }
  // Each is written before the next one is read.
  for (const path of paths) {
    await bindOne(io, now, id, path, options);
    now = await now.again();
  }
  await now.refuseBlocked(now.record(id));
  const named = await bindNamed(io, now, id);
  if (paths.length === 0 && isEmpty && !named.isWritten) throw citesNothing(id);
  if (named.isWritten) now = await now.again();
  if (isWritten || named.isWritten) io.out(wroteLines(now, [now.record(id).path]));
  await warnOfOldSentences(io, now, id);
  io.err(phraseText(stepAfterBinding(now, id)));
  return named.isUnclear ? EXIT.usage : EXIT.pass;
}

function citesNothing(id: string): ConfigurationError {
  return new ConfigurationError(
    phraseText(say`${id} cites nothing yet`),
    phraseText(say`Name what it is about: ${`npx memtrust bind ${id} PATH`}.`),
  );
}

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
  if (selector === null) await refuseSymbolInPath(io, open, path, `npx memtrust bind ${id}`);
  const given = { path: target, lines, selector, insteadOf: options.insteadOf ?? null };
  const { place, next } = await chosenPlace(io, open, record, given);
  const bound = await bindFact(open.tree, record, { ...given, ...place });
  open.write([bound.change]);
  io.out(phraseText(say`bound ${id} to ${path}${boundPlaceWords(bound)}\n`));
  io.out(terminalSafe(await citedEnds(open, target, bound)));
  io.out(nextBest(path, next));
  for (const warning of bound.warnings) io.err(phraseText(say`warning: ${[warning]}\n`));
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
    if (filling.change !== null) {
      open.write([filling.change]);
      io.out(wroteLines(open, [filling.change.path]));
    }
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
