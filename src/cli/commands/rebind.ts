import { rebindFacts, type Place } from '../../lifecycle/rebind.js';
import { phraseText, say, type Phrase } from '../../text/phrase.js';
import { blockOfFact } from '../../trust/blocking.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { parseNow } from '../judged.js';
import { OpenMemory, type SignatureOptions } from '../open-memory.js';

export const rebind: CommandDefinition = (program, run) => {
  program
    .command('rebind')
    .description('follow cited text that only moved, was reformatted, or whose file was renamed; what is adopted does not change')
    .option('--by <login>', "who proposes it (default: git's user)")
    .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
    .addHelpText('after', examples([['rebind', 'every fact whose sources all still say what they said']]))
    .action(async (options: SignatureOptions) =>
      run(async (io) =>
        OpenMemory.use(io, async (open) => {
          const { policy } = (open.settled ?? open.memory).policy;
          const records = open.memory.facts.filter((record) => blockOfFact(record, policy) === null);
          const found = await rebindFacts(open.tree, records, await open.checks(records), (id) => open.ledger(id), await open.signature(options));
          open.write(found.flatMap(({ changes }) => changes));
          for (const { id, moved } of found) {
            for (const { from, to } of moved) io.out(phraseText([...say`${id}: `, ...placeWords(from), ' → ', ...placeWords(to), '\n']));
          }
          if (found.length === 0) io.out('nothing has moved\n');
          else io.err('Next: commit the facts and their ledgers. The gate recomputes this, so no approval is needed.\n');
          return EXIT.pass;
        }),
      ),
    );
};

function placeWords({ path, lines }: Place): Phrase {
  return say`${path}${[lines === null ? '' : ` lines ${lines.join('-')}`]}`;
}
