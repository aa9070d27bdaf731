import { InvalidArgumentError, Option } from 'commander';
import { examples, type CommandDefinition } from '../command.js';
import type { BenchmarkOptions } from './benchmark/run.js';
import { parseNow } from '../now-argument.js';

/*
 * What does `memtrust benchmark` take? Its options; the scoring is in `benchmark/run.ts`, which is loaded only when
 * the command runs, because it brings the built-in cases along.
 *
 * Listed in `index.ts`. What a rate may look like may grow. When it is wrong,
 * `__tests__/e2e/cli/benchmark.test.ts` fails.
 */

/** Measures how well a reviewer finds known problems, and whether it relied on untrusted memory. */
export const benchmark: CommandDefinition = (program, run) => {
  program
    .command('benchmark')
    .argument('[findings]', "a reviewer's findings, as JSON or YAML")
    .description('score a reviewer on cases with known answers')
    .option('--cases <path>', 'cases, or a folder of them (default: the built-in ones)')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option(
      '--base <ref>',
      'the commit whose memory counts (default: the merge base with the default branch)',
    )
    .option('--min-precision <rate>', 'fail if precision is below this, from 0 to 1', parseRate)
    .option('--min-recall <rate>', 'fail if recall is below this, from 0 to 1', parseRate)
    .option('--print-cases', 'print the cases as JSON, without scoring')
    .option('--now <time>', 'judge as of this time, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['benchmark --print-cases', 'the cases, to hand to a reviewer'],
        ['benchmark findings.json', 'precision, recall, and what rests on untrusted memory'],
        [
          'benchmark findings.json --cases cases/ --min-recall 0.8',
          'your own cases; fails below that recall',
        ],
      ]) + '\n\nIt fails if a finding relies on untrusted memory.',
    )
    .action(async (findings: string | undefined, options: BenchmarkOptions) =>
      run(async (io) => (await import('./benchmark/run.js')).runBenchmark(io, findings, options)),
    );
};

/** A rate: `0`, `1`, `.8`, `0.8`, `1.0`. Not `80` and not `80%`: taken for a rate, they would fail every review. */
function parseRate(text: string): number {
  const rate = /^(?:0|1|0?\.\d{1,6}|1\.0{1,6}|0\.\d{1,6})$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(rate))
    throw new InvalidArgumentError('It must be a rate from 0 to 1, such as 0.8.');
  return rate;
}
