import type { CommandDefinition } from '../command.js';

type Load = () => Promise<CommandDefinition>;

/**
 * By heading in `memtrust help --all`; `memtrust --help` lists only the first. Each module is loaded when it is needed,
 * which keeps the start short.
 */
const groups: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  'Every day:': {
    check: async () => (await import('./check.js')).check,
    init: async () => (await import('./init.js')).init,
    facts: async () => (await import('./facts.js')).facts,
    suggest: async () => (await import('./suggest.js')).suggest,
    bind: async () => (await import('./bind.js')).bind,
    adopt: async () => (await import('./adopt.js')).adopt,
    reverify: async () => (await import('./reverify.js')).reverify,
    export: async () => (await import('./export.js')).exportCommand,
    explain: async () => (await import('./explain.js')).explain,
  },
  'Decide on facts:': {
    propose: async () => (await import('./propose.js')).propose,
    supersede: async () => (await import('./supersede.js')).supersedeCommand,
    retire: async () => (await import('./retire.js')).retire,
  },
  'For agents and reviewers:': {
    recall: async () => (await import('./recall.js')).recallCommand,
    context: async () => (await import('./context.js')).context,
    run: async () => (await import('./run.js')).runWrapped,
    review: async () => (await import('./review.js')).review,
    lsp: async () => (await import('./lsp.js')).lsp,
    mcp: async () => (await import('./mcp.js')).mcp,
    session: async () => (await import('./session.js')).session,
  },
  'Notes and other stores:': {
    notes: async () => (await import('./notes.js')).notes,
    sources: async () => (await import('./sources.js')).sources,
    migrate: async () => (await import('./migrate.js')).migrate,
  },
  'Prove it:': {
    fixtures: async () => (await import('./fixtures.js')).fixtures,
    verify: async () => (await import('./verify.js')).verify,
  },
  'Editors and shells:': {
    completion: async () =>
      (await import('./completion.js')).completion(async () => commandsFor(undefined)),
  },
};

const commands = new Map(
  Object.entries(groups).flatMap(([heading, group]) =>
    Object.entries(group).map(([name, load]) => [name, { heading, load }] as const),
  ),
);

/** The heading that `memtrust --help` lists. */
export const DAILY = Object.keys(groups)[0];

/** Empty for an unknown command. */
export function headingOf(name: string): string {
  return commands.get(name)?.heading ?? '';
}

/** One command; without a name all of them, for help and suggestions. */
export async function commandsFor(name: string | undefined): Promise<readonly CommandDefinition[]> {
  const named = commands.get(name ?? '');
  if (named !== undefined) return [await named.load()];
  if (name === '--version' || name === '-V') return [];
  const all: CommandDefinition[] = [];
  for (const { load } of commands.values()) all.push(await load());
  return all;
}
