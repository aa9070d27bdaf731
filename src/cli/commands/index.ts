import type { CommandDefinition } from '../command.js';
import { benchmark } from './benchmark.js';
import { check } from './check.js';
import { context } from './context.js';
import { explain } from './explain.js';
import { facts } from './facts.js';
import { fixtures } from './fixtures.js';
import { probe } from './probe.js';
import { recall } from './recall.js';
import { rules } from './rules.js';
import { schema } from './schema.js';
import { show } from './show.js';
import { sources } from './sources.js';

/** Every command that judges or looks, by its name. Adding one is a file beside this one and a line here. */
const looking: ReadonlyMap<string, CommandDefinition> = new Map([
  ['check', check],
  ['facts', facts],
  ['show', show],
  ['sources', sources],
  ['recall', recall],
  ['context', context],
  ['fixtures', fixtures],
  ['benchmark', benchmark],
  ['probe', probe],
  ['explain', explain],
  ['rules', rules],
  ['schema', schema],
]);

/**
 * The commands that somebody may mean. What writes is a chunk of its own, as it reads code; it is loaded unless it is one of
 * the others that is called by its name, so that help and suggestions know all of them.
 */
export async function commandsFor(name: string | undefined): Promise<readonly CommandDefinition[]> {
  if (name !== undefined && (looking.has(name) || name === '--version' || name === '-V')) return [...looking.values()];
  const { writing } = await import('./writing.js');
  return [...looking.values(), ...writing];
}
