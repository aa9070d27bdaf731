import type { AdoptionRow } from '../gate/adoptions.js';
import type { Evaluation } from '../gate/evaluate.js';

/** The adoptions that a view may show: neither name nor digests of a policy-blocked fact appear anywhere (SECURITY S28). */
export function openAdoptions({ adoptions, entries, changes }: Evaluation): AdoptionRow[] {
  const blocked = new Set(entries.filter((entry) => entry.status === 'policy_blocked').map((entry) => entry.record?.id ?? entry.id));
  for (const change of changes) if (change.from === 'policy_blocked') blocked.add(change.id);
  return adoptions.filter((row) => !blocked.has(row.factId));
}
