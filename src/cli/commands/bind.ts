import { isFactFile } from '../../memory/layouts/memtrust.js';
import { bindFact, fillBinding, placeArgument } from '../../lifecycle/bind.js';
import { ConfigurationError } from '../../text/errors.js';
import { terminalSafe } from '../../report/terminal.js';
import { enumerate, type Phrase, phraseText, say } from '../../text/phrase.js';
import { relativeToRoot } from '../arguments.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { warnOfOldSentences, wroteLines } from '../decision-output.js';
import { bindMoved, boundPlaceWords, chosenPlace, citedEnds, nextBest } from './bind-places.js';
import {
  citedBy,
  type CiteOptions,
  refuseSymbolInPath,
  selectorOf,
  CITE_OPTIONS,
} from '../source-argument.js';
import { type CitableName, mentionLabel } from '../../agent-files/mentions/mention.js';
import { citeNamed, namedGround } from '../../lifecycle/cite-named.js';
import { blockedBy } from '../../trust/blocking.js';
import { bindKept } from '../../lifecycle/follow-sources.js';
import { formerFilesIn } from '../../lifecycle/former-files.js';
import { adoptingCommand, adoptionsOfText } from '../../trust/adoption.js';

interface BindOptions extends CiteOptions, SignatureOptions {
  readonly all?: boolean;
  readonly moved?: boolean;
  readonly insteadOf?: string;
}

/** Ties a fact to the code that it is about, so that a later change of that code is noticed. */
export const bind: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'bind',
    about: 'record what a fact cites, as it is now',
    takes: `
      [id] | id of a fact
      [paths...] | files that it is about: src/a.ts, src/a.ts#L10-L24, package.json#/scripts/test
      --all | record the digest of every source that has none; what each fact cites stays the same
      ${CITE_OPTIONS}
      --moved | follow every cited file that was renamed; adoptions stay valid
      --instead-of <path> | replace the source that cites this path (after a rename)
      --by <login> | with --moved: who proposes it (default: git's user)
      --now <time> | with --moved: time of the record, ISO 8601 (default: now)
    `,
    examples: `
      bind auth/owner-checks src/guard.ts#L10-L24 | cite lines
      bind auth/owner-checks src/guard.ts --quote "requireOwner(user)" | cite a text that occurs once
      bind auth/owner-checks src/guard.ts --symbol Guard.check | cite a method, wherever it is in the file
      bind build/test-command package.json#/scripts/test | cite a value of a data file
      bind auth/owner-checks | bind again what it cites already
      bind --all | record every missing digest
      bind --moved | after \`git mv\`: cite the files under their new names
    `,
  }).action(async (id: string | undefined, paths: readonly string[], options: BindOptions) =>
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
          say`Run ${`npx memtrust bind ${id} PATH`} with them.`,
        );
      return useMemory(io, async (open) => bindIn(io, open, id, paths, options));
    }),
  );
};

/** These places; by default what it cites already. */
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
  // In sequence: each is written before the next is read.
  for (const path of paths) {
    await bindOne(io, now, id, path, options);
    now = await now.again();
  }
  await now.refuseBlocked(now.record(id));
  const named = await bindNamed(io, now, id);
  if (paths.length === 0 && isEmpty && !named.isWritten)
    throw new ConfigurationError(
      say`${id} cites nothing yet`,
      say`Name what it is about: ${`npx memtrust bind ${id} PATH`}.`,
    );
  if (named.isWritten) now = await now.again();
  if (isWritten || named.isWritten) io.out(wroteLines(now, [now.record(id).path]));
  await warnOfOldSentences(io, now, id);
  io.err(phraseText(stepAfterBinding(now, id)));
  return named.isUnclear ? EXIT.usage : EXIT.pass;
}

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

/** `bind --all`: adds missing digests. Failures are named, the others written, and the exit code is 2. */
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

interface NamedBinding {
  readonly isWritten: boolean;
  /** Whether a name could mean several things. */
  readonly isUnclear: boolean;
}

async function bindNamed(io: Io, open: OpenMemory, id: string): Promise<NamedBinding> {
  const record = open.record(id);
  const ground = namedGround(open.tree, blockedBy(open.policies));
  const { text, added, named, uncited } = await citeNamed(open.tree, record, ground);
  const isWritten = added.length > 0;
  if (isWritten) open.write([{ path: record.path, content: text }]);
  for (const { mention } of added)
    io.out(phraseText(say`bound ${id} to ${mentionLabel(mention)}, which it names\n`));
  if (named.length > 0)
    io.out(
      phraseText(
        say`${id} names ${named.length} ${[named.length === 1 ? 'thing' : 'things']}, cites
          ${named.length - uncited.length}\n`,
      ),
    );
  for (const mention of uncited) io.err(leftWords(id, mention));
  return { isWritten, isUnclear: uncited.some(({ choices }) => choices.length > 0) };
}

function leftWords(id: string, mention: CitableName): string {
  const label = mentionLabel(mention);
  const ways = mention.choices.map(
    ({ path, lines, selector }) =>
      `npx memtrust bind ${id} ${placeArgument(path, { at: lines, selector: selector ?? { kind: 'file' } })}`,
  );
  return phraseText(
    ways.length === 0
      ? say`not cited: ${label} (too large to cite whole; cite the part that matters)\n`
      : say`not cited: ${label} (which one? ${enumerate(ways, ways.length)})\n`,
  );
}

/** `reverify` if the base has adopted this statement, else `adopt`; empty if it has adopted exactly this. */
function stepAfterBinding(open: OpenMemory, id: string): Phrase {
  const fact = open.record(id).fact;
  const settled = open.settledEvents(id);
  if (
    fact !== null &&
    adoptionsOfText(fact, settled).some(({ binding }) => binding === fact.binding)
  )
    return say`${id} is adopted already, exactly as it is\n`;
  const command = fact === null ? 'adopt' : adoptingCommand(fact, settled);
  return say`Next: ${`npx memtrust ${command} ${id}`}\n`;
}

/** Binds every source again, by its selector. @returns whether anything was written. */
async function bindKeptSources(io: Io, open: OpenMemory, id: string): Promise<boolean> {
  const record = open.record(id);
  await open.refuseBlocked(record);
  const { change, places } = await bindKept(record, {
    tree: open.tree,
    adopted: (await open.shownAtBase(id))?.fact ?? null,
    anchors: (await open.checks([record])).get(id) ?? [],
    former: formerFilesIn(open.base, open.workspace.objects, open.policies),
  });
  if (change !== null) open.write([change]);
  for (const place of places) {
    const words = place.isRebound ? say`bound ${id} to ${place.path}` : say`${place.path}`;
    const state = place.isRebound ? '' : ' still says what was bound';
    io.out(phraseText(say`${words}${boundPlaceWords(place)}${[state]}\n`));
    if (place.isRebound) io.out(terminalSafe(await citedEnds(open, place.path, place)));
  }
  return change !== null;
}
