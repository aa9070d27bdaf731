import { mayWrite } from '../authority/authority.js';
import type { Snapshot } from '../snapshot.js';
import { evidence } from './evidence.js';
import { gate } from './gate.js';

/** Whether the author may write to the repository; null where nobody can be asked, or no rule wants to know. */
export const authorMayWrite = evidence<boolean | null>({
  collect: async (input) => {
    const changes = await gate.collect(input);
    const asksForPolicy = changes.some(
      ({ part, approved }) => part === 'policy' && approved === null,
    );
    return asksForPolicy || touchesLive(input.base, input.head) ? mayWrite(input.authority) : null;
  },
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
