import type { CommandDefinition } from '../command.js';

/*
 * Which commands are there, and where is each? `cli/main.ts` asks. The names are a contract: they stand in
 * scripts of users, in the documentation and in remedies of findings. Headings and order are those of the
 * help, and free. One module is read for one command, which keeps the start short.
 * `__tests__/e2e/cli/bad-input.test.ts` fails when a command is not found.
 */

type Load = () => Promise<CommandDefinition>;

/**
 * Every command by its name, under the heading of the help that says what one wants to do. Adding one is a
 * file beside this one and a line here. Each is read when somebody may mean it.
 */
const groups: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  'The gate:': {
    check: async () => (await import('./check.js')).check,
    init: async () => (await import('./init.js')).init,
    explain: async () => (await import('./explain.js')).explain,
    rules: async () => (await import('./rules.js')).rulesCommand,
    schema: async () => (await import('./schema.js')).schema,
    completion: async () =>
      (await import('./completion.js')).completion(async () => commandsFor(undefined)),
  },
  'Read what is remembered:': {
    facts: async () => (await import('./facts.js')).facts,
    show: async () => (await import('./show.js')).show,
    sources: async () => (await import('./sources.js')).sources,
    recall: async () => (await import('./recall.js')).recallCommand,
    context: async () => (await import('./context.js')).context,
    run: async () => (await import('./run.js')).runWrapped,
    review: async () => (await import('./review.js')).review,
    export: async () => (await import('./export.js')).exportCommand,
    session: async () => (await import('./session.js')).session,
    replay: async () => (await import('./replay.js')).replay,
    mcp: async () => (await import('./mcp.js')).mcp,
  },
  'Write and adopt:': {
    write: async () => (await import('./write.js')).write,
    propose: async () => (await import('./propose.js')).propose,
    suggest: async () => (await import('./suggest.js')).suggest,
    backfill: async () => (await import('./backfill.js')).backfill,
    diff: async () => (await import('./diff.js')).diff,
    adopt: async () => (await import('./adopt.js')).adopt,
    discard: async () => (await import('./discard.js')).discard,
    supersede: async () => (await import('./supersede.js')).supersedeCommand,
    retire: async () => (await import('./retire.js')).retire,
  },
  'Keep it true and small:': {
    bind: async () => (await import('./bind.js')).bind,
    reverify: async () => (await import('./reverify.js')).reverify,
    refine: async () => (await import('./refine.js')).refineCommand,
    archive: async () => (await import('./archive.js')).archive,
    forget: async () => (await import('./forget.js')).forget,
    migrate: async () => (await import('./migrate.js')).migrate,
    'verify-store': async () => (await import('./verify-store.js')).verifyStore,
  },
  'Prove it:': {
    verify: async () => (await import('./verify.js')).verify,
    fixtures: async () => (await import('./fixtures.js')).fixtures,
    benchmark: async () => (await import('./benchmark.js')).benchmark,
  },
};

/** The commands, each with the heading under which the help lists it. */
const commands = new Map(
  Object.entries(groups).flatMap(([heading, group]) =>
    Object.entries(group).map(([name, load]) => [name, { heading, load }] as const),
  ),
);

/** The heading of the help under which a command stands. */
export function headingOf(name: string): string {
  return commands.get(name)?.heading ?? '';
}

/** The command of this name; without one, all of them, so that help and suggestions know each. */
export async function commandsFor(name: string | undefined): Promise<readonly CommandDefinition[]> {
  const named = commands.get(name ?? '');
  if (named !== undefined) return [await named.load()];
  if (name === '--version' || name === '-V') return [];
  const all: CommandDefinition[] = [];
  for (const { load } of commands.values()) all.push(await load());
  return all;
}
