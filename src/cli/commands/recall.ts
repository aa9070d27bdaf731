import { InvalidArgumentError, Option } from 'commander';
import { examples, type CommandDefinition } from '../command.js';
import { parseNow } from '../judge-workspace.js';
import type { RecallOptions } from './recall/run.js';

/** Searches memory and prints the best passages, each with how far it can be trusted. */
export const recallCommand: CommandDefinition = (program, run) => {
  program
    .command('recall')
    .argument('<query...>', 'what to look for, in any words')
    .description('find what is remembered, and say how far to believe it; changes nothing')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option(
      '--budget <characters>',
      'room for all texts together',
      parseCount(MOST_CHARACTERS),
      8_000,
    )
    .option('--limit <number>', 'how many to choose at most', parseCount(MOST_PASSAGES), 8)
    .option('--trust-worktree', 'trust the working tree as it is, uncommitted; the output says so')
    .option('--record', 'write what was found and why to .memtrust/context/')
    .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'recall "owner checks"',
          'facts, agent files, attempts, reviews and commits that speak of it',
        ],
        ['recall retry queue --format json', 'with each score, its words, and what was left out'],
        [
          'recall 授权检查 --budget 2000',
          'Chinese, Japanese and Korean are found by pairs of characters',
        ],
      ]),
    )
    .action(async (words: readonly string[], options: RecallOptions) =>
      run(async (io) => (await import('./recall/run.js')).runRecall(io, words.join(' '), options)),
    );
};

const MOST_CHARACTERS = 10_000_000;
const MOST_PASSAGES = 1_000;

function parseCount(most: number): (text: string) => number {
  return (text) => {
    const count = /^\d{1,8}$/.test(text) ? Number(text) : 0;
    if (count < 1 || count > most)
      throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
    return count;
  };
}
