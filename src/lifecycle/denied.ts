import type { Fact, FactRecord } from '../memory/fact.js';
import { say, type Phrase } from '../text/phrase.js';
import type { Entry } from '../trust/entry.js';
import type { Denial } from '../agent-files/denials/denials.js';
import { judgedWithout, namesOf, type TrustScene } from './trust-after.js';

/*
 * Which trusted facts would a fact deny, once it is adopted and merged? A fact that it supersedes is not trusted then.
 */

/** The trusted facts that a fact denies, without itself and those that it supersedes. */
export async function deniedBy(
  entries: readonly Entry[],
  { id, fact }: Pick<FactRecord, 'id' | 'fact'>,
): Promise<readonly Denial[]> {
  if (fact === null) return [];
  const known = entries.flatMap(({ id: other, trustedBaseline, record }) => {
    const held = record?.fact ?? null;
    return held === null || !trustedBaseline || fact.supersedes.includes(other)
      ? []
      : [{ id: other, fact: held }];
  });
  if (known.length === 0) return [];
  const { denialsAmong } = await import('../agent-files/denials/denials.js');
  return denialsAmong([{ id, fact }], known).found.get(id) ?? [];
}

/** The same for a proposed fact, against the facts that are trusted now. */
export async function deniedIfProposed(
  scene: TrustScene,
  record: { readonly id: string; readonly fact: Fact | null },
): Promise<readonly Denial[]> {
  const { now } = await judgedWithout(scene);
  return deniedBy(now.entries, record);
}

/** Why a fact that denies others cannot be adopted, and what to do. */
export function againstDenial(
  scene: Pick<TrustScene, 'mayBeNamed'>,
  id: string,
  denied: readonly Denial[],
): { readonly why: Phrase; readonly remedy: Phrase } | null {
  const ids = denied.map((one) => one.id);
  const first = ids.find((one) => scene.mayBeNamed(one));
  if (first === undefined) return null;
  return {
    why: say`${id} denies ${namesOf(scene, ids)}, which would still be trusted beside it`,
    remedy: say`Let it replace the other: ${`npx memtrust supersede ${first} ${id}`}, then
      ${`npx memtrust adopt ${id}`}. If it is wrong: ${`npx memtrust retire ${id} --why "…"`}.`,
  };
}
