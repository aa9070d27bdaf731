import type { Entry } from '../trust/entry.js';

/* Which facts does the change replace? `auth/x-2` with `supersedes: [auth/x]`, whose adoption comes with the change. */

/**
 * The fact that replaces each one once the change is merged. The judge says which adoptions come with it; each needs
 * its own approval, so a candidate replaces nothing (SECURITY S23).
 */
export function successorsIn(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const successors = new Map<string, string>();
  for (const { id, reasons, record } of entries)
    if (reasons.includes('adoption_unsettled'))
      for (const old of record?.fact?.supersedes ?? []) if (old !== id) successors.set(old, id);
  return successors;
}
