import type { CommandDefinition } from '../command.js';

/*
 * Which commands are there, and where is each? `cli/main.ts` asks. The names are a contract: they stand in
 * scripts of users, in the documentation and in remedies of findings. One module is read for one command,
 * which keeps the start short. `__tests__/e2e/cli/bad-input.test.ts` fails when a command is not found.
 */

/**
 * Every command by its name, in the order of the help: first those that judge or look, then those
 * of the path from evidence to durable memory. Adding one is a file beside this one and a line
 * here. Each is read when somebody may mean it.
 */
const commands: Readonly<Record<string, () => Promise<CommandDefinition>>> = {
  check: async () => (await import('./check.js')).check,
  facts: async () => (await import('./facts.js')).facts,
  show: async () => (await import('./show.js')).show,
  sources: async () => (await import('./sources.js')).sources,
  recall: async () => (await import('./recall.js')).recallCommand,
  context: async () => (await import('./context.js')).context,
  fixtures: async () => (await import('./fixtures.js')).fixtures,
  benchmark: async () => (await import('./benchmark.js')).benchmark,
  probe: async () => (await import('./probe.js')).probeCommand,
  explain: async () => (await import('./explain.js')).explain,
  rules: async () => (await import('./rules.js')).rulesCommand,
  schema: async () => (await import('./schema.js')).schema,
  init: async () => (await import('./init.js')).init,
  suggest: async () => (await import('./suggest.js')).suggest,
  backfill: async () => (await import('./backfill.js')).backfill,
  write: async () => (await import('./write.js')).write,
  propose: async () => (await import('./propose.js')).propose,
  diff: async () => (await import('./diff.js')).diff,
  bind: async () => (await import('./bind.js')).bind,
  adopt: async () => (await import('./adopt.js')).adopt,
  discard: async () => (await import('./discard.js')).discard,
  supersede: async () => (await import('./supersede.js')).supersedeCommand,
  retire: async () => (await import('./retire.js')).retire,
  reverify: async () => (await import('./reverify.js')).reverify,
  rebind: async () => (await import('./rebind.js')).rebind,
  refine: async () => (await import('./refine.js')).refineCommand,
  archive: async () => (await import('./archive.js')).archive,
  forget: async () => (await import('./forget.js')).forget,
  migrate: async () => (await import('./migrate.js')).migrate,
  'verify-store': async () => (await import('./verify-store.js')).verifyStore,
  run: async () => (await import('./run.js')).runWrapped,
  review: async () => (await import('./review.js')).review,
  session: async () => (await import('./session.js')).session,
  replay: async () => (await import('./replay.js')).replay,
};

/** The command of this name; without one, all of them, so that help and suggestions know each. */
export async function commandsFor(name: string | undefined): Promise<readonly CommandDefinition[]> {
  const named = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (named !== undefined) return [await named()];
  if (name === '--version' || name === '-V') return [];
  const all: CommandDefinition[] = [];
  for (const load of Object.values(commands)) all.push(await load());
  return all;
}
