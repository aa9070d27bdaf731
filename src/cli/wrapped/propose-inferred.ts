import type { Inferred } from '../../context/evidence/inferred.js';
import { proposeFact } from '../../lifecycle/propose.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { phraseText, say } from '../../text/phrase.js';
import { secretsIn } from '../../text/secrets.js';
import type { Io } from '../io.js';
import type { OpenMemory } from '../open-memory.js';
import { useMemory } from '../use-memory.js';

/*
 * Which candidates did a wrapped run propose, and can each be written? `cli/commands/run.ts` asks when the
 * wrapped program has ended. A secret, a name that is taken and a text that the policy blocks are left out
 * with a warning: the run itself is over, and must not fail for it. The warnings may be changed.
 * `__tests__/e2e/cli/run.test.ts` fails when this is wrong; it runs the bundle, so build first (`npm run
 * build`).
 */

/**
 * Writes what a run proposed as candidates, each with the attempt as its evidence. One that cannot
 * be written is named and left out. Gives the ids of those that were: nobody has adopted them, so
 * nothing trusts them.
 */
export async function proposeInferred(
  io: Io,
  inferred: readonly Inferred[],
  attempt: string,
): Promise<string[]> {
  const written: string[] = [];
  // One after the other: a later one is refused where an earlier one has its id.
  for (const one of inferred) {
    try {
      await useMemory(io, async (open) => proposeOne(open, one, attempt));
      written.push(one.id);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      io.err(
        terminalSafe(
          phraseText(say`warning: the candidate ${one.id} was not written: ${[error.message]}\n`),
        ),
      );
    }
  }
  return written;
}

async function proposeOne(
  open: OpenMemory,
  { id, statement }: Inferred,
  attempt: string,
): Promise<void> {
  if (secretsIn(statement).length > 0)
    throw new ConfigurationError('it contains what looks like a secret', 'Remove it.');
  if (open.isThere(factPath(id)))
    throw new ConfigurationError('a fact has that name', 'Choose another id.');
  const proposal = {
    id,
    statement,
    sources: [],
    front: { topic: undefined, claim_key: undefined, kind: undefined, importance: undefined },
    supersedes: [],
    evidence: `attempt:${attempt}`,
    unbound: 'inferred by a wrapped run',
  };
  const { record, changes } = await proposeFact(
    open.tree,
    open.memory.facts,
    proposal,
    open.ledger(id),
    await open.signature({ by: 'memtrust run' }),
  );
  await open.refuseBlocked(record);
  open.write(changes);
}
