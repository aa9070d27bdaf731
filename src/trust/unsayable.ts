import type { AnchorResult } from '../anchors/verdict.js';
import { FACT_ID } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import type { Policy } from '../memory/policy-shape.js';
import { blockOfName } from './blocking.js';

/*
 * Which names may no report, comment or context say? A name can tell what the policy keeps secret:
 * with `exclude_paths: ["customers/**"]` nobody may read `customers/acme.md` in a comment, nor that a
 * cited text moved there. That something is wrong under such a name is still said, without the name.
 *
 * Whatever shows a name asks here: `gate/redact.ts` for findings, the judge for places, and the reports and
 * commands that write names themselves. So a new rule of hiding names goes into `keepsUnsaid`, and nowhere
 * else; "one question" in `__tests__/trust/unsayable.test.ts` fails where a file asks past it. Only whether a
 * whole entry is blocked, its name included, is `blocking.ts` alone (`Block.hidesName` of a fact or an agent
 * file). What is kept unsaid may grow, never shrink. When it is wrong,
 * `__tests__/security/S28-hidden-names.test.ts` and `__tests__/trust/unsayable.test.ts` fail.
 */

/**
 * Whether the policy keeps a name unsaid, as whatever it is: a path, or the id of a fact whose file
 * it hides. One question for all that leaves memtrust (SECURITY S28).
 *
 * @param isPath whether the name is a path for sure; `secrets/rotation` may be an id, and is then
 *   no file of `secrets/`.
 */
export function keepsUnsaid(name: string, policy: Policy, isPath: boolean): boolean {
  if (blockOfName(name, isPath ? policy : { ...policy, exclude_paths: [] })?.hidesName === true)
    return true;
  return FACT_ID.test(name) && blockOfName(factPath(name), policy)?.hidesName === true;
}

/**
 * What became of the sources of an open fact, without the places whose names the policy keeps
 * unsaid: there is no word of where a text went.
 */
export function withoutHiddenPlaces(
  anchors: readonly AnchorResult[],
  policy: Policy,
): readonly AnchorResult[] {
  const hides = (path: string | undefined): boolean =>
    path !== undefined && keepsUnsaid(path, policy, true);
  const isHidden = ({ movedTo, foundAt }: AnchorResult): boolean =>
    hides(movedTo?.path) || hides(foundAt?.replace(/:[\d-]+$/, ''));
  return anchors.some(isHidden)
    ? anchors.map((anchor) =>
        isHidden(anchor) ? { ...anchor, movedTo: null, foundAt: null } : anchor,
      )
    : anchors;
}
