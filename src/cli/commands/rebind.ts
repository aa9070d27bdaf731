import { rebindFacts } from '../../lifecycle/rebind.js';
import { phraseText, say } from '../../text/phrase.js';
import { blockOfFact } from '../../trust/blocking.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { OpenMemory } from '../open-memory.js';

export const rebind: CommandDefinition = (program, run) => {
  program
    .command('rebind')
    .description('follow cited text that only moved within its file; what is adopted does not change')
    .addHelpText('after', examples([['rebind', 'every fact whose sources all still say what they said']]))
    .action(async () =>
      run(async (io) =>
        OpenMemory.use(io, async (open) => {
          const { policy } = (open.settled ?? open.memory).policy;
          const found = await rebindFacts(open.tree, open.memory.facts.filter((record) => blockOfFact(record, policy) === null));
          open.write(found.map(({ change }) => change));
          for (const { id, moved } of found) {
            for (const { path, from, to } of moved) io.out(phraseText(say`${id}: ${path} lines ${[from === null ? '?' : from.join('-')]} are lines ${[to.join('-')]} now\n`));
          }
          if (found.length === 0) io.out('nothing has moved\n');
          else io.err('Next: commit the facts. Places are hints, so no record and no approval is needed.\n');
          return EXIT.pass;
        }),
      ),
    );
};
