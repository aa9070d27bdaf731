import { examples, type CommandDefinition } from '../command.js';
import { typedFactId } from '../typed-fact-id.js';
import { parseNow } from '../now-argument.js';
import type { SignatureOptions } from '../open-memory.js';

/*
 * `index.ts` beside it lists it; `forget/run.ts` does it. Its name, argument and options stand in scripts
 * and in the guide, so none goes; the words of the help are free. `__tests__/e2e/cli/forget.test.ts` fails
 * when one of them is gone.
 */

/** Removes a text that should never have been stored, and names the commits that still hold it. */
export const forget: CommandDefinition = (program, run) => {
  program
    .command('forget')
    .argument('<id>', 'id of a fact, or the path of a note or of a record of evidence', typedFactId)
    .description(
      'remove the text of a fact or a record from every file here, keep its id and ' +
        'the reason, and list the commits that still hold it',
    )
    .requiredOption('--why <why>', 'the reason; it is kept, so do not repeat the text in it')
    .option('--dry-run', 'show what would be done, and write nothing')
    .option('--by <login>', "who decides this (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        ['forget ops/deploy-key --why "It held a key, which is revoked"', 'a fact'],
        [
          'forget .memtrust/attempts/2026-03-01-4f1c2a9be001.json --why "a customer\'s name" --dry-run',
          'a record; shows what would be done',
        ],
      ]),
    )
    .action(
      async (
        id: string,
        options: SignatureOptions & { readonly why: string; readonly dryRun?: boolean },
      ) =>
        run(async (io) => {
          const { runForget } = await import('./forget/run.js');
          return runForget(io, id, options);
        }),
    );
};
