import { Option } from 'commander';
import { discardFact } from '../../lifecycle/withdraw.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { decidedFactsJson } from '../decided-facts.js';
import { typedFactId } from '../typed-fact-id.js';
import { EXIT } from '../io.js';
import { parseNow } from '../now-argument.js';
import type { SignatureOptions } from '../open-memory.js';
import { reason } from '../reason.js';
import { useMemory } from '../use-memory.js';
import { commitLine, decisionTitle, onceMerged, wroteLines } from '../written-files.js';

/*
 * What does `memtrust discard` do? It turns one text of a candidate down, with the reason in its ledger.
 * Another text under the same id may be proposed; a fact that is adopted at the base is refused, and
 * `retire.ts` is named.
 *
 * Listed in `index.ts`; `lifecycle/withdraw.ts` writes. The second time it says so, and writes nothing.
 * Frozen is the event `candidate.discarded` with its reason; the sentences are free. When it is wrong,
 * `__tests__/e2e/cli/adoption-path.test.ts` ("a candidate is discarded with a reason, once") fails;
 * `__tests__/lifecycle/withdraw.test.ts` does not run this file.
 */

interface DecideOptions extends SignatureOptions {
  readonly why: string;
  readonly format: 'text' | 'json';
}

/** Rejects a candidate and keeps the reason for whoever proposes it again. */
export const discard: CommandDefinition = (program, run) => {
  program
    .command('discard')
    .argument('<id>', 'id of a candidate', typedFactId)
    .description('reject a candidate, and keep the reason')
    .requiredOption('--why <why>', 'the reason, for people who propose it again')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--by <login>', "who decides this (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'discard auth/no-checks --why "The guard still runs: see src/guard.ts"',
          'this text is rejected; another one may be proposed',
        ],
      ]),
    )
    .action(async (id: string, options: DecideOptions) =>
      run(async (io) =>
        useMemory(io, async (open) => {
          const signature = await open.signature(options);
          const record = open.record(id);
          const changes = discardFact(
            {
              id,
              record,
              ledger: open.ledger(id),
              why: reason('--why', options.why),
              ...signature,
            },
            open.settledEvents(id),
          );
          open.write(changes);
          const paths = changes.map(({ path }) => path);
          if (options.format === 'json') {
            const outcome = changes.length === 0 ? 'discarded_already' : 'discarded';
            const rows = [{ id, path: record.path, outcome }];
            io.out(await decidedFactsJson(open, rows, signature.at));
          } else {
            io.out(
              phraseText(
                changes.length === 0 ? say`${id} is already discarded\n` : say`discarded ${id}\n`,
              ),
            );
            io.out(wroteLines(open, paths));
          }
          if (changes.length > 0)
            io.err(
              onceMerged(open, 'this text is rejected') +
                commitLine(io, open, [record.path, ...paths], decisionTitle('Discard', [id])),
            );
          return EXIT.pass;
        }),
      ),
    );
};
