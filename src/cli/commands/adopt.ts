import { adoptFact } from '../../lifecycle/adopt.js';
import { isFactFile, ledgerPath } from '../../memory/layouts/memtrust.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import { parseNow } from '../judged.js';
import { OpenMemory, type SignatureOptions } from '../open-memory.js';

interface AdoptOptions extends SignatureOptions {
  readonly all?: boolean;
}

export const adopt: CommandDefinition = (program, run) => {
  program
    .command('adopt')
    .argument('[id]', 'id of a fact')
    .description('propose the adoption of a fact exactly as it is now')
    .option('--all', 'every valid fact that is not adopted yet and not rejected')
    .option('--by <login>', "who proposes it (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
    .addHelpText('after', examples([['adopt auth/owner-checks', 'one fact'], ['adopt --all --by alice', 'all that can be adopted']]))
    .action(async (id: string | undefined, options: AdoptOptions) =>
      run(async (io) => {
        if ((id === undefined) !== (options.all === true)) throw new ConfigurationError('adopt takes one fact, or --all', 'Run `memtrust adopt ID`, or `memtrust adopt --all`.');
        return OpenMemory.use(io, async (open) => adoptIn(io, open, id ?? null, options));
      }),
    );
};

async function adoptIn(io: Io, open: OpenMemory, id: string | null, options: AdoptOptions): Promise<ExitCode> {
  const chosen = id === null ? open.memory.facts.filter((record) => isFactFile(record) && (record.fact?.status === 'candidate' || record.fact?.status === 'accepted')) : [open.record(id)];
  const signature = await open.signature(options);
  let adopted = 0;
  let refused = 0;
  for (const record of chosen) {
    try {
      await open.refuseBlocked(record);
      const events = open.memory.events.filter((event) => event.fact === record.id);
      const changes = await adoptFact(open.tree, { record, events, ledger: open.text(ledgerPath(record.id)) ?? '', ...signature });
      open.write(changes);
      io.out(phraseText(changes.length === 0 ? say`${record.id} is adopted already, exactly as it is\n` : say`recorded the adoption of ${record.id}\n`));
      adopted += changes.length === 0 ? 0 : 1;
    } catch (error) {
      if (id !== null || !(error instanceof ConfigurationError)) throw error;
      io.err(`error: ${error.message}\n  ${error.remedy}\n`);
      refused += 1;
    }
  }
  if (id === null && chosen.length === 0) io.out('no fact to adopt\n');
  if (adopted > 0) io.err('Next: commit the fact and its ledger, and open a pull request; it is trusted once that is approved and merged.\n');
  return refused > 0 ? EXIT.usage : EXIT.pass;
}
