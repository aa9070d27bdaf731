import { addCommand, type CommandDefinition } from '../command.js';
import type { FixtureOptions } from './fixtures/run.js';

/** Runs test cases that prove that false or stale memory is not trusted: ours and the user's. */
export const fixtures: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'fixtures',
    about: 'test the judge with cases of false and stale memory',
    takes: `
      [path] | a fixture file, or a folder of them (default: those of the repository)
      --format <format> | what to print
      --now <time> | judge as of this time, ISO 8601 (default: now)
    `,
    examples: `
      fixtures | the built-in ones and the repository's own
      fixtures my-case.yml | one file beside the built-in ones
      fixtures .memtrust/fixtures --format json | every case, and each expectation that does not hold
      explain --schema fixture | the format
    `,
    after: 'Exit codes: 0 all pass, 1 one fails, 2 one cannot be read.',
  }).action(async (path: string | undefined, options: FixtureOptions) =>
    run(async (io) => (await import('./fixtures/run.js')).runFixturesCommand(io, path, options)),
  );
};
