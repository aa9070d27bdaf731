import { mayWrite } from '../authority/authority.js';
import type { Snapshot } from '../snapshot.js';
import { evidence } from './evidence.js';
import { gate } from './gate.js';

/*
 * May the author of the change write to the repository? `null`: nobody can be asked, or no rule wants to know. For the
 * rules GitHub is asked only where a change touches an agent file, or the policy without approval; `evaluate.ts` asks
 * once more for the remedies of the report, and both get the one answer that `authority` keeps. `gate` is worked out
 * once, so asking it here costs nothing. Another rule that reads it must get its own condition here, or it is given
 * null.
 */
export const authorMayWrite = evidence<boolean | null>({
  collect: async (input) => {
    const changes = await gate.collect(input);
    const asksForPolicy = changes.some(
      ({ part, approved }) => part === 'policy' && approved === null,
    );
    return asksForPolicy || touchesLive(input.base, input.head) ? mayWrite(input.authority) : null;
  },
  // It says something of a person and nothing of a tree.
  atBase: (found) => found,
});

/** Whether the change touches what agents read. */
function touchesLive(base: Snapshot, head: Snapshot): boolean {
  if (base === head) return false;
  const before = new Set(base.live.map(({ path }) => path));
  return (
    head.live.length !== base.live.length ||
    head.live.some(({ settled, path }) => !settled || !before.has(path))
  );
}
