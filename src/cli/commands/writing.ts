/* eslint-disable import/no-unassigned-import -- what is imported for no name is what the commands share */
import '../../lifecycle/append-events.js';
import '../../lifecycle/bind.js';
import '../../lifecycle/edit-front-matter.js';
import '../../lifecycle/usable.js';
import '../../lifecycle/written-yaml.js';
import '../use-memory.js';
import '../write.js';
import type { CommandDefinition } from '../command.js';

/*
 * Which commands write memory? They share what writes facts and ledgers, which is imported above by name: then the
 * bundle holds it once, in the chunk of this file, and not in the chunk of each command. `index.ts` lists the commands
 * for the help and asks here; what is loaded stays one command and what all of them need. Leaving an import out costs
 * bytes alone: `__tests__/architecture/dist.test.ts` has the limit.
 */

/** The modules of the commands that write, by their names. */
export const writing = {
  write: async (): Promise<CommandDefinition> => (await import('./write.js')).write,
  propose: async (): Promise<CommandDefinition> => (await import('./propose.js')).propose,
  suggest: async (): Promise<CommandDefinition> => (await import('./suggest.js')).suggest,
  backfill: async (): Promise<CommandDefinition> => (await import('./backfill.js')).backfill,
  diff: async (): Promise<CommandDefinition> => (await import('./diff.js')).diff,
  adopt: async (): Promise<CommandDefinition> => (await import('./adopt.js')).adopt,
  discard: async (): Promise<CommandDefinition> => (await import('./discard.js')).discard,
  supersede: async (): Promise<CommandDefinition> =>
    (await import('./supersede.js')).supersedeCommand,
  retire: async (): Promise<CommandDefinition> => (await import('./retire.js')).retire,
  bind: async (): Promise<CommandDefinition> => (await import('./bind.js')).bind,
  rebind: async (): Promise<CommandDefinition> => (await import('./rebind.js')).rebind,
  reverify: async (): Promise<CommandDefinition> => (await import('./reverify.js')).reverify,
  refine: async (): Promise<CommandDefinition> => (await import('./refine.js')).refineCommand,
  archive: async (): Promise<CommandDefinition> => (await import('./archive.js')).archive,
  forget: async (): Promise<CommandDefinition> => (await import('./forget.js')).forget,
  migrate: async (): Promise<CommandDefinition> => (await import('./migrate.js')).migrate,
  'verify-store': async (): Promise<CommandDefinition> =>
    (await import('./verify-store.js')).verifyStore,
} as const;
