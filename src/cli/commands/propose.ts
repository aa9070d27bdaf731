import { selectorText } from '../../memory/citation.js';
import { renameCandidate } from '../../lifecycle/rename.js';
import { FACT_KINDS, IMPORTANCES, parseFact, type FactRecord } from '../../memory/fact.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { enumerate, phraseText, say } from '../../text/phrase.js';
import { blockedBy } from '../../trust/blocking.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { CONFIDENCE_HELP, parseConfidence, repeated, typedFactId } from '../arguments.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory } from '../open-memory.js';
import { wroteLines } from '../decision-output.js';
import { boundPlaceWords, citedEnds } from './bind-places.js';
import { type CandidateOptions, proposeCandidate } from '../propose-candidate.js';
import { CITE_OPTIONS } from '../source-argument.js';
import { readStatement, type StatementOptions } from '../file-argument.js';

type ProposeOptions = CandidateOptions & StatementOptions & { readonly rename?: string };

/** Writes a new candidate fact that cites its sources, ready for review and adoption. */
export const propose: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'propose',
    about: 'write a new fact as a candidate; without --source it cites what the statement names',
    takes: `
      ${CITE_OPTIONS}
      <id> | id of the new fact: its path below .memtrust/facts/ without .md
      [text] | the statement; - reads it from standard input
      --text <text> | the statement
      --file <file> | a file that holds the statement
      --source <path> | a file that supports it, whole or by lines: src/a.ts#L10-L24; may be repeated
      --topic <topic> | what it is about
      --kind <kind> | what it is
      --importance <importance> | how much it matters: a policy may fail the gate when a critical one is stale
      --confidence <number> | ${CONFIDENCE_HELP}
      --claim-key <key> | subject/attribute: two adopted facts with the same key conflict
      --supersedes <id> | a fact that it replaces once it is adopted; may be repeated
      --evidence <reference> | where it was seen: a pull request, a run, an incident
      --unbound <why> | why nothing can be cited; such a fact cannot be checked later
      --rename <old> | give a candidate this id; nothing else of it changes
      --by <login> | who proposes it (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,
    options: {
      source: repeated,
      kind: (option) => option.choices(FACT_KINDS),
      importance: (option) => option.choices(IMPORTANCES),
      confidence: (option) => option.argParser(parseConfidence),
      supersedes: repeated,
    },
    examples: `
      propose auth/owner-checks "Owner checks run in \`requireOwner\`." | cites what the statement names
      propose auth/owner-checks "Owner checks run first." --source src/guard.ts#L10-L24 | cites these lines
      propose auth/owner-checks --file note.md --source src/guard.ts --quote "requireOwner(user)"
        | from a file, citing a text
      propose team/freeze "No deploys on Fridays." --unbound "agreed in the weekly" | nothing to cite
      propose auth/owner-checks - --source src/guard.ts < note.md | from standard input
      propose --rename auth/owner-checks auth/owners | another id for a candidate
    `,
  }).action(async (id: string, text: string | undefined, options: ProposeOptions) =>
    run(async (io) =>
      useMemory(io, async (open) =>
        options.rename === undefined
          ? proposeIn(io, open, id, text, options)
          : renameIn(io, open, typedFactId(options.rename), id, text),
      ),
    ),
  );
};

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

/** `propose --rename OLD NEW`. */
async function renameIn(
  io: Io,
  open: OpenMemory,
  from: string,
  to: string,
  text: string | undefined,
): Promise<ExitCode> {
  if (text !== undefined)
    throw new ConfigurationError(
      '--rename changes no text',
      say`Run ${`npx memtrust propose --rename ${from} ${to}`}.`,
    );
  open.refuseHiddenName(to);
  const record = open.record(from);
  await open.refuseBlocked(record);
  const edits = renameCandidate(record, to, open.memory.facts, (id) => open.ledger(id));
  const renamed = parseFact(to, factPath(to), Buffer.from(record.text));
  await open.refuseBlocked(renamed);
  open.write(edits);
  io.out(phraseText(say`${from} is ${to} now\n`));
  io.out(
    wroteLines(
      open,
      edits.flatMap(({ path, content }) => (content === null ? [] : [path])),
    ),
  );
  return EXIT.pass;
}

/** Named things without a source: adoption would need a reason. */
async function sayUncited(io: Io, open: OpenMemory, { id, fact }: FactRecord): Promise<void> {
  if (fact === null || fact.sources.length === 0) return;
  const { uncitedLabels } = await import('../../lifecycle/cite-named.js');
  const left = await uncitedLabels(open.tree, fact, blockedBy(open.policies));
  if (left.length > 0)
    io.err(
      phraseText(
        say`It names what it does not cite: ${enumerate(left, 5)}. Cite it with
          ${`npx memtrust bind ${id}`}.\n`,
      ),
    );
}
