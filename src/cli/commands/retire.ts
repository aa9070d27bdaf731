import { ConfigurationError } from '../../text/errors.js';
import { addCommand, type CommandDefinition } from '../command.js';
import type { RetireOptions } from './retire/withdraw.js';

/** Discards a candidate, or withdraws a fact for good; with --erase its text goes from every file as well. */
export const retire: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'retire',
    about: 'discard a candidate, or withdraw a fact for good',
    takes: `
      <id> | id of a fact; with --erase also the path of a note or record
      --why <why> | the reason; it is kept
      --erase | also remove its text from every file here, and list the commits that hold it
      --dry-run | with --erase: show what would be done, and write nothing
      --format <format> | what to print
      --by <login> | who decides this (default: git's user)
      --now <time> | time of the record, ISO 8601 (default: now)
    `,
    options: { why: (option) => option.makeOptionMandatory() },
    examples: `
      retire auth/no-checks --why "The guard still runs" | a candidate: this text is rejected
      retire auth/owner-checks --why "Moved to the gateway" | a fact: its id is never used again
      retire ops/deploy-key --erase --why "It held a key" | its text is removed, its id stays
      retire .memtrust/attempts/2026-03-01.json --erase --why "A name" | a record of a run
    `,
  }).action(async (id: string, options: RetireOptions) =>
    run(async (io) => {
      if (options.erase === true) {
        if (options.format === 'json')
          throw new ConfigurationError('--erase prints text only', 'Leave --format out.');
        return (await import('./retire/erase.js')).eraseText(io, id, options);
      }
      if (options.dryRun === true)
        throw new ConfigurationError('--dry-run goes with --erase', 'Add --erase.');
      return (await import('./retire/withdraw.js')).withdraw(io, id, options);
    }),
  );
};
