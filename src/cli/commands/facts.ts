import { ConfigurationError } from '../../text/errors.js';
import { type CommandDefinition, examples } from '../command.js';
import { parseNow, typedFactId, textOrJson } from '../arguments.js';
import type { FactsOptions } from './facts/list.js';

/** Lists all facts, shows one with its history, or previews its adoption. */
export const facts: CommandDefinition = (program, run) => {
  program
    .command('facts')
    .argument('[id]', 'id of one fact', typedFactId)
    .description('list facts and their status, or show one; changes nothing')
    .option('--preview', 'show what adopting this fact would change')
    .option('--now <time>', 'judge as of this time, ISO 8601 (default: now)', parseNow)
    .addOption(textOrJson())
    .addHelpText(
      'after',
      examples([
        ['facts', 'every fact, with its status and the reason'],
        ['facts auth/owner-checks', 'one fact: its text, sources, status and history'],
        ['facts auth/owner-checks --preview', 'what adopting it would change'],
        ['facts --format json', 'the same as JSON'],
      ]),
    )
    .action(async (id: string | undefined, options: FactsOptions) =>
      run(async (io) => {
        if (options.preview === true) {
          if (id === undefined)
            throw new ConfigurationError(
              '--preview is about one fact',
              'Run `npx memtrust facts ID --preview`.',
            );
          return (await import('../adoption-difference.js')).previewFact(io, id, options);
        }
        return id === undefined
          ? (await import('./facts/list.js')).listFacts(io, options)
          : (await import('./facts/one.js')).showFact(io, id, options);
      }),
    );
};
