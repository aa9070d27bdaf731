import { InvalidArgumentError } from 'commander';
import type { Suggestion } from '../../lifecycle/suggest.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { renderJson } from '../../report/json.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { relativeToRoot } from '../arguments.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import { candidateSteps, suggestionJson, suggestionLines, suggestionsIn } from '../suggestions.js';
import { askUntil } from '../ask-until.js';

interface SuggestOptions extends SignatureOptions {
  readonly limit?: number;
  readonly path?: string;
  readonly everySentence?: boolean;
  readonly yes?: boolean;
  readonly format: 'text' | 'json';
}

/** Finds statements in agent files that name real code, and writes the chosen ones as candidates. */
export const suggest: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'suggest',
    about: 'turn sentences of agent files into candidates that cite code',
    takes: `
      --limit <number> | how many (default: 10; with --every-sentence 200)
      --path <file> | this agent file alone
      --every-sentence | also those that name no code; each cites its own sentence alone
      -y, --yes | write all of them without asking
      --format <format> | what to print
      --by <login> | who proposes them (default: git's user)
      --now <time> | time of the records, ISO 8601 (default: now)
    `,
    options: { limit: (option) => option.argParser(parseLimit) },
    examples: `
      suggest | the ten best candidates; at a terminal it asks about each
      suggest --yes | writes all ten
      suggest --every-sentence --path CLAUDE.md | every sentence of one file
    `,
  }).action(async (options: SuggestOptions) =>
    run(async (io) => useMemory(io, async (open) => suggestIn(io, open, options))),
  );
};

async function suggestIn(io: Io, open: OpenMemory, options: SuggestOptions): Promise<ExitCode> {
  const everySentence = options.everySentence === true;
  const { best, more, isCut, incomplete } = await suggestionsIn(
    open,
    {
      ...options,
      limit: options.limit ?? (everySentence ? 200 : 10),
      path: pathFromRoot(io, open, options.path),
    },
    everySentence,
  );
  for (const what of incomplete) io.err(`warning: ${what}\n`);
  if (isCut)
    io.err('warning: agent files have more sentences than one run reads; name one with --path.\n');
  const isAsked = options.yes !== true && options.format === 'text' && io.input.interactive;
  const unasked = options.yes === true ? best : [];
  const chosen = isAsked ? await chooseEach(io, best, suggestionLines, AGAIN) : unasked;
  open.write(chosen.flatMap(({ changes }) => changes));
  if (options.format === 'json') {
    io.out(renderJson({ written: chosen.length > 0, more, suggestions: best.map(suggestionJson) }));
    return EXIT.pass;
  }
  if (!isAsked) for (const suggestion of best) io.out(suggestionLines(suggestion));
  for (const { id } of chosen) io.out(`wrote ${factPath(id)}\n`);
  if (best.length === 0) io.out(everySentence ? NO_SENTENCE : NOTHING_NAMED);
  else io.err(afterwards(chosen, { shown: best.length, more, isAsked }));
  return EXIT.pass;
}

/** Null if none was typed. */
function pathFromRoot(io: Io, open: OpenMemory, typed: string | undefined): string | null {
  return typed === undefined ? null : relativeToRoot(io.cwd, open.workspace.repository.root, typed);
}

const NO_SENTENCE = 'nothing to suggest: no agent file has a new sentence.\n';
const NOTHING_NAMED =
  'nothing to suggest: no agent file has a new sentence that one place of this repository ' +
  'confirms. `npx memtrust suggest --every-sentence` takes the others too.\n';

/** What to do if the input ended. */
const AGAIN =
  'Run `npx memtrust suggest` again, or `npx memtrust suggest --yes` to write all candidates.';

/** How to see the rest, and what to do with the written ones. */
function afterwards(
  chosen: readonly Suggestion[],
  {
    shown,
    more,
    isAsked,
  }: { readonly shown: number; readonly more: number; readonly isAsked: boolean },
): string {
  const rest = more > 0 ? `${more} more: add --limit ${Math.min(MOST, shown + more)}\n` : '';
  const [first] = chosen;
  if (first !== undefined) return `${rest}${candidateSteps(first.id)}`;
  return isAsked
    ? `${rest}Nothing was written: no candidate was chosen.\n`
    : `${rest}Nothing was written; --yes writes them as candidates for review.\n`;
}

const MOST = 1_000;

/** From 1 to `MOST`. */
function parseLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MOST)
    throw new InvalidArgumentError(`It must be a number from 1 to ${MOST}.`);
  return limit;
}

/** As in `git add --patch`: y takes one, n leaves it, a takes it and all others, q stops. */
const WORDS: Readonly<Record<string, Answer>> = { y: 'yes', n: 'no', a: 'all', q: 'quit' };
type Answer = 'yes' | 'no' | 'all' | 'quit';

/** In order. @throws ConfigurationError if the input ends: then none is taken. */
async function chooseEach<T>(
  io: Io,
  list: readonly T[],
  show: (one: T) => string,
  remedy: string,
): Promise<readonly T[]> {
  const chosen: T[] = [];
  for (const [at, one] of list.entries()) {
    io.out(show(one));
    const question = `Write this candidate? (${at + 1} of ${list.length}) [y/n/a/q] `;
    const answer = await askUntil(io, question, understand, remedy);
    if (answer === 'quit') break;
    if (answer === 'all') {
      for (const other of list.slice(at + 1)) io.out(show(other));
      return [...chosen, ...list.slice(at)];
    }
    if (answer === 'yes') chosen.push(one);
  }
  return chosen;
}

function understand(
  typed: string,
): { readonly ok: true; readonly value: Answer } | { readonly ok: false; readonly why: string } {
  const word = typed.toLowerCase();
  const value = Object.entries(WORDS).find(([key, full]) => word === key || word === full)?.[1];
  return value === undefined
    ? { ok: false, why: 'Type y to write it, n to leave it, a for this and all others, q to stop.' }
    : { ok: true, value };
}
