import { COUNTED_DAYS } from '../../../lifecycle/verify-store/growth.js';
import type { Layout } from '../../../memory/layouts/layout.js';
import { NOTE_HOMES } from '../../../memory/notes/home.js';
import { ConfigurationError } from '../../../text/errors.js';
import { changesCounted } from '../../../tree/changes-counted.js';
import type { Io } from '../../io.js';
import { isoSeconds } from '../../../text/iso-seconds.js';
import type { OpenMemory } from '../../open-memory.js';
import { openReading } from '../../reading.js';
import { searchPassages, type Search } from '../../recall-index.js';

/*
 * How often did a store change of late, and how long does a search take? `verify-store` prints both beside the
 * sizes. A search is that of `memtrust recall`, over all that it sees, with the words of a passage that is there;
 * where it is slow its index is kept, as by `recall`. Without a clock nothing is measured.
 * `__tests__/e2e/cli/store-growth.test.ts` fails when this is wrong.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Folders of a layout, from the root. */
function foldersOf(layout: Layout['name']): readonly string[] {
  switch (layout) {
    case 'memtrust':
      return ['.memtrust/'];
    case 'ait':
      return ['.ait/'];
    default:
      return NOTE_HOMES.filter((home) => home.layout === layout).flatMap(({ folders }) =>
        folders.map(([folder]) => folder),
      );
  }
}

/** Commits that changed a store in the last days; null before the first commit. */
export async function recentChanges(
  { workspace }: OpenMemory,
  layout: Layout['name'],
  now: string,
): Promise<number | null> {
  const since = isoSeconds(Date.parse(now) - COUNTED_DAYS * DAY_MS);
  return changesCounted(workspace.repository, foldersOf(layout), { since, until: now });
}

/** A search as `recall` makes it; null where nothing can be searched or measured. */
export async function measuredSearch(io: Io, now: string): Promise<Search | null> {
  if (io.milliseconds === undefined) return null;
  try {
    const { commit, passages, workspace } = await openReading(io, { now });
    try {
      const [first] = passages;
      return first === undefined
        ? null
        : await searchPassages(io, workspace, commit, passages, `${first.title} ${first.id}`);
    } finally {
      workspace.close();
    }
  } catch (error) {
    // Under a policy that cannot be read nothing is searched; the rows say what is wrong with it.
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}
