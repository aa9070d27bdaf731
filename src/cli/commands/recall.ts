import { InvalidArgumentError } from 'commander';
import { addCommand, type CommandDefinition } from '../command.js';
import type { RecallOptions } from './recall/run.js';

/* `memtrust recall`: its options. The search is in `recall/run.ts`, loaded when the command runs. */

/** Searches memory and prints the best passages, each with how far it can be trusted. */
export const recallCommand: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'recall',
    about: 'search facts, notes, agent files and past work',
    takes: `
      <query...> | what to search for, in your own words
      --format <format> | what to print
      --budget <characters> | most characters for all texts together
      --limit <number> | most results
      --trust-worktree | trust the uncommitted working tree; the output is marked so
      --record | write what was found and why to .memtrust/context/
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    options: {
      budget: (option) => option.argParser(parseCount(MOST_CHARACTERS)).default(8_000),
      limit: (option) => option.argParser(parseCount(MOST_PASSAGES)).default(8),
    },
    examples: `
      recall "owner checks" | facts, agent files, attempts, reviews and commits that mention it
      recall retry queue --format json | with each score, its words, and what was left out
      recall 授权检查 --budget 2000 | Chinese, Japanese and Korean are found by pairs of characters
    `,
  }).action(async (words: readonly string[], options: RecallOptions) =>
    run(async (io) => (await import('./recall/run.js')).runRecall(io, words.join(' '), options)),
  );
};

/** Keeps a typing error from taking all memory. */
const MOST_CHARACTERS = 10_000_000;
const MOST_PASSAGES = 1_000;

/** From 1 to a limit of at most eight digits. */
function parseCount(most: number): (text: string) => number {
  return (text) => {
    const count = /^\d{1,8}$/.test(text) ? Number(text) : 0;
    if (count < 1 || count > most)
      throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
    return count;
  };
}
