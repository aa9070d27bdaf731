import { Option } from 'commander';
import { selectorText } from '../../memory/citation.js';
import { FACT_KINDS, IMPORTANCES, type FactRecord } from '../../memory/fact.js';
import { terminalSafe } from '../../report/terminal.js';
import { enumerate, phraseText, say } from '../../text/phrase.js';
import { blockedBy } from '../../trust/blocking.js';
import { examples, type CommandDefinition } from '../command.js';
import { typedFactId } from '../typed-fact-id.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../now-argument.js';
import type { OpenMemory } from '../open-memory.js';
import { CONFIDENCE_HELP, parseConfidence } from '../confidence-argument.js';
import { useMemory } from '../use-memory.js';
import { wroteLines } from '../written-files.js';
import { boundPlaceWords, citedEnds } from './bind/place-words.js';
import { proposeCandidate, type CandidateOptions } from '../propose-candidate.js';
import { withCiteOptions } from '../source-argument.js';
import { readStatement, type StatementOptions } from '../statement-argument.js';

/*
 * What does `memtrust propose` do? It writes a new candidate that cites its sources.
 *
 * Listed in `index.ts`; `propose-candidate.ts` checks and writes. Nothing is trusted by it. Options may be added; the
 * text of a candidate is made in `lifecycle/propose.ts`, whose keys are frozen. When it is wrong,
 * `__tests__/e2e/cli/adoption-path.test.ts` fails; `__tests__/lifecycle/propose.test.ts` does not run this
 * file.
 */

type ProposeOptions = CandidateOptions & StatementOptions;

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** Writes a new candidate fact that cites its sources, ready for review and adoption. */
export const propose: CommandDefinition = (program, run) => {
  withCiteOptions(program.command('propose'))
    .argument(
      '<id>',
      'id of the new fact: its path below .memtrust/facts/ without .md',
      typedFactId,
    )
    .argument('[text]', '- reads the statement from standard input; else give --text or --file')
    .description('write a new fact as a candidate that cites code')
    .option('--text <text>', 'the statement')
    .option('--file <file>', 'a file that holds the statement')
    .option(
      '--source <path>',
      'a file that supports it, whole or by lines: src/a.ts#L10-L24; may be repeated',
      collect,
      [],
    )
    .option('--topic <topic>', 'what it is about')
    .addOption(new Option('--kind <kind>', 'what it is').choices(FACT_KINDS))
    .addOption(
      new Option(
        '--importance <importance>',
        'how much it matters: a policy may fail the gate when a critical one is stale',
      ).choices(IMPORTANCES),
    )
    .option('--confidence <number>', CONFIDENCE_HELP, parseConfidence)
    .option('--claim-key <key>', 'subject/attribute: two adopted facts with the same key conflict')
    .option(
      '--supersedes <id>',
      'a fact that it replaces once it is adopted; may be repeated',
      collect,
      [],
    )
    .option('--evidence <reference>', 'where it was seen: a pull request, a run, an incident')
    .option('--unbound <why>', 'why nothing can be cited; such a fact cannot be checked later')
    .option('--by <login>', "who proposes it (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'propose auth/owner-checks --text "Owner checks run first." --source src/guard.ts#L10-L24',
          'a statement and the lines that support it',
        ],
        [
          'propose auth/owner-checks --file note.md --source src/guard.ts --quote "requireOwner(user)"',
          'from a file, citing a text',
        ],
        [
          'propose team/freeze --text "No deploys on Fridays." --unbound "agreed in the weekly"',
          'nothing to cite',
        ],
        ['propose auth/owner-checks - --source src/guard.ts < note.md', 'from standard input'],
      ]),
    )
    .action(async (id: string, text: string | undefined, options: ProposeOptions) =>
      run(async (io) => useMemory(io, async (open) => proposeIn(io, open, id, text, options))),
    );
};

/** Writes the candidate, and says what comes next. */
async function proposeIn(
  io: Io,
  open: OpenMemory,
  id: string,
  text: string | undefined,
  options: ProposeOptions,
): Promise<ExitCode> {
  const proposed = await proposeCandidate(io.cwd, open, {
    ...options,
    id,
    readText: async () => readStatement(io, text, options),
  });
  io.out(phraseText(say`proposed ${id}\n`));
  io.out(wroteLines(open, [proposed.record.path, ...proposed.changes.map(({ path }) => path)]));
  for (const source of proposed.record.fact?.sources ?? []) {
    const place = { cites: selectorText(source), lines: source.lines };
    io.out(phraseText(say`cites ${source.path}${boundPlaceWords(place)}\n`));
    io.out(terminalSafe(await citedEnds(open, source.path, place)));
  }
  for (const { poor, keys } of proposed.sources)
    if (poor !== null) io.err(phraseText(say`warning: ${String(keys['path'])}: ${[poor]}\n`));
  await sayUncited(io, open, proposed.record);
  if (proposed.denial !== null) {
    const { why, remedy } = proposed.denial;
    io.err(phraseText(say`warning: ${why}\n  ${remedy}\n`));
    return EXIT.pass;
  }
  io.err(
    phraseText(
      say`Next: ${`npx memtrust facts ${id} --preview`}, then ${`npx memtrust adopt ${id}`}\n`,
    ),
  );
  return EXIT.pass;
}

/** What the candidate names and no source cites: its adoption would have to say why. */
async function sayUncited(io: Io, open: OpenMemory, { id, fact }: FactRecord): Promise<void> {
  if (fact === null || fact.sources.length === 0) return;
  const { uncitedLabels } = await import('../../lifecycle/uncited.js');
  const left = await uncitedLabels(open.tree, fact, blockedBy(open.policies));
  if (left.length > 0)
    io.err(
      phraseText(
        say`It names what it does not cite: ${enumerate(left, 5)}. Cite it with
          ${`npx memtrust bind ${id}`}.\n`,
      ),
    );
}
