import { ConfigurationError } from '../../text/errors.js';
import { addCommand, type CommandDefinition } from '../command.js';
import type { FactsOptions } from './facts/list.js';

/** Lists all facts, shows one with its history, or previews its adoption. */
export const facts: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'facts',
    about: 'list facts and their status, or show one; changes nothing',
    takes: `
      [id] | id of one fact
      --preview | show what adopting this fact would change
      --now <time> | judge as of this time, ISO 8601 (default: now)
      --format <format> | what to print
    `,
    examples: `
      facts | every fact, with its status and the reason
      facts auth/owner-checks | one fact: its text, sources, status and history
      facts auth/owner-checks --preview | what adopting it would change
      facts --format json | the same as JSON
    `,
  }).action(async (id: string | undefined, options: FactsOptions) =>
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
