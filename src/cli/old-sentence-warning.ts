import { adoptionsOfText } from '../trust/adoption.js';
import { phraseText, say } from '../text/phrase.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';

/**
 * Warns where the statement of an adopted fact changed and the fact still cites the sentence with the old one.
 *
 * `adopt` and `bind` say it after they wrote; the gate has the rule MT112 for the same. Nothing is said of a fact that
 * the policy blocks here or at the base (SECURITY S28). `__tests__/e2e/cli/old-sentence.test.ts` fails when it is
 * wrong.
 */
export async function warnOfOldSentences(io: Io, open: OpenMemory, id: string): Promise<void> {
  const [now, before] = [open.memory, open.settled].map(
    (memory) => memory?.facts.find((record) => record.id === id)?.fact ?? null,
  );
  if (now === null || now === undefined || before === null || before === undefined) return;
  if (now.claim === before.claim) return;
  if (adoptionsOfText(before, open.settledEvents(id)).length === 0) return;
  if ((await open.isBlocked(open.record(id))) || (await open.isBlockedAtBase(id))) return;
  const { oldSentencesOf } = await import('../gate/old-sentences.js');
  for (const { path, line } of await oldSentencesOf(open.tree, before, now))
    io.err(
      phraseText(
        say`warning: the statement of ${id} changed, but it still cites the old sentence at
          ${`${path}:${line}`}; correct that sentence too, or cite another source\n`,
      ),
    );
}
