import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runFixtures, type FixtureInput } from '../../fixtures/run.js';
import { readMemory } from '../../memory/store.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import { YAML_FILE_BYTES } from '../../tree/limits.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { parseNow } from '../judged.js';
import { Workspace } from '../workspace.js';

export const fixtures: CommandDefinition = (program, run) => {
  program
    .command('fixtures')
    .argument('[path]', 'a fixture file (default: those of the repository)')
    .description('run the false-memory and stale-memory fixtures under the policy in force')
    .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
    .addHelpText('after', examples([['fixtures', "the built-in ones and the repository's own"], ['fixtures my-case.json', 'one file beside the built-in ones']]))
    .action(async (path: string | undefined, options: { readonly now?: string }) =>
      run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
          const { base, head } = await workspace.compare({});
          const inForce = (await readMemory(base ?? head)).policy.policy;
          const files: FixtureInput[] =
            path === undefined
              ? (await readMemory(head, inForce)).fixtures.map((file) => ({ ...file, origin: 'repository', replaced: false }))
              : [{ path, text: readFixture(resolve(io.cwd, path), path), origin: 'proposed', replaced: false }];
          const result = await runFixtures(files, inForce, Date.parse(options.now ?? io.now));
          for (const one of result.cases) io.out(`${one.passed ? 'pass' : 'FAIL'}  ${visible(one.id)} (${one.kind})${one.why === null ? '' : `: ${visible(one.why, 1_000)}`}\n`);
          for (const { path: file, problem } of result.faults) io.err(`error: ${phraseText(say`${file}`)}${problem.line === undefined ? '' : ` line ${problem.line}`}: ${phraseText(problem.message)}\n`);
          if (result.faults.length > 0) return EXIT.usage;
          return result.cases.every((one) => one.passed) ? EXIT.pass : EXIT.fail;
        } finally {
          workspace.close();
        }
      }),
    );
};

function readFixture(absolute: string, typed: string): string {
  const stat = statSync(absolute, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new ConfigurationError(phraseText(say`${typed} is no file`), 'Give the path of a fixture in YAML or JSON.');
  if (stat.size > YAML_FILE_BYTES) throw new ConfigurationError(phraseText(say`${typed} is larger than ${YAML_FILE_BYTES / 1024} KiB`), 'Split the fixture.');
  return readFileSync(absolute, 'utf8');
}
