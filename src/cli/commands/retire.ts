import { Option } from 'commander';
import { retireFact } from '../../lifecycle/withdraw.js';
import { isFactFile } from '../../memory/layouts/memtrust.js';
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
 * What does `memtrust retire` do? It takes an adopted fact back for good: an event in its ledger with the
 * reason, and the status in its file. The id never returns, so that nobody brings an old statement back under a
 * known name.
 *
 * Listed in `index.ts`; `lifecycle/withdraw.ts` writes. It only takes trust away, which is the safe
 * direction. A candidate is for `discard.ts`, which rejects one text and leaves the id free. Frozen are the
 * event `fact.retired` with its reason, and that the id stays taken. When it is wrong,
 * `__tests__/e2e/cli/adoption-path.test.ts` ("a retired id does not return") fails;
 * `__tests__/lifecycle/withdraw.test.ts` does not run this file.
 */

interface DecideOptions extends SignatureOptions {
  readonly why: string;
  readonly format: 'text' | 'json';
}

/** Withdraws a fact for good and records the reason; its id can never be used again. */
export const retire: CommandDefinition = (program, run) => {
  program
    .command('retire')
    .argument('<id>', 'id of a fact', typedFactId)
    .description('withdraw a fact for good; its id is never used again')
    .requiredOption('--why <why>', 'the reason')
    .addOption(
      new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'),
    )
    .option('--by <login>', "who decides this (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: now)', parseNow)
    .addHelpText(
      'after',
      examples([
        [
          'retire auth/owner-checks --why "Ownership moved to the gateway"',
          'out of the baseline once it is merged',
        ],
      ]),
    )
    .action(async (id: string, options: DecideOptions) =>
      run(async (io) =>
        useMemory(io, async (open) => {
          const signature = await open.signature(options);
          const ledger = open.ledger(id);
          // A fact whose file is gone can still come back with it, so its ledger is enough; a note of
          // another store that has its id is not its file.
          const own = open.memory.facts.find((known) => known.id === id && isFactFile(known));
          const record = own ?? (ledger.events.length > 0 ? null : open.record(id));
          const changes = retireFact({
            id,
            record,
            ledger,
            why: reason('--why', options.why),
            ...signature,
          });
          open.write(changes);
          const paths = changes.map(({ path }) => path);
          if (options.format === 'json') {
            const outcome = changes.length === 0 ? 'retired_already' : 'retired';
            const rows = [{ id, path: own?.path ?? null, outcome }];
            io.out(await decidedFactsJson(open, rows, signature.at));
          } else {
            io.out(
              phraseText(
                changes.length === 0
                  ? say`${id} is already retired\n`
                  : say`retired ${id}; this id cannot be used again\n`,
              ),
            );
            io.out(wroteLines(open, paths));
          }
          if (changes.length > 0)
            io.err(
              onceMerged(open, 'the fact is out of the trusted baseline') +
                commitLine(io, open, paths, decisionTitle('Retire', [id])),
            );
          return EXIT.pass;
        }),
      ),
    );
};
