import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/*
 * How does a command that changes memory come to it? By `useMemory`, which loads `open-memory.ts` only now: a help
 * text needs none of it, and the bundle has it once in place of once a command. Nothing else is decided here.
 * `__tests__/architecture/dist.test.ts` fails when the command line grows beyond its limit.
 */

/** Opens the repository around the user, and closes it whatever comes. @throws ConfigurationError */
export async function useMemory<T>(io: Io, action: (open: OpenMemory) => Promise<T>): Promise<T> {
  const memory = await import('./open-memory.js');
  return memory.OpenMemory.use(io, action);
}
