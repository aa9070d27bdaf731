import type { StatedFact } from '../../agent-files/denials/denials.js';
import { trustTierOf, type TrustTier } from '../../trust/reader-trust.js';
import type { Passage } from './passage-index.js';

/* What passages say of each other: an attempt lists a commit, and a candidate denies a trusted fact. */

/** All passages of an answer or a context, with what they say of each other. */
export async function related(passages: readonly Passage[]): Promise<readonly Passage[]> {
  const attempted = attemptedCommits(passages);
  const denials = await denialsIn(passages);
  return passages.map((passage) => {
    const denies = denials.get(passage);
    if (denies !== undefined) return { ...passage, denies };
    return attempted.has(passage.id) ? { ...passage, isOfAttempt: true } : passage;
  });
}

/** A value of `commits` in a record, as `recordText` writes it. */
const LISTED_COMMIT = /^commits: ([0-9a-f]{40}|[0-9a-f]{64})$/gm;

/** Ids of the commits that records of attempts list. */
function attemptedCommits(passages: readonly Passage[]): ReadonlySet<string> {
  return new Set(
    passages.flatMap(({ kind, id, entry, text }) =>
      kind === 'attempt' && id === entry?.id
        ? [...text.matchAll(LISTED_COMMIT)].map(([, oid = '']) => `commit:${oid}`)
        : [],
    ),
  );
}

/** The trusted facts that each candidate denies, also those that it is to replace: until then they are in force. */
async function denialsIn(
  passages: readonly Passage[],
): Promise<ReadonlyMap<Passage, readonly Passage[]>> {
  const [candidates, trusted] = [factsOf(passages, 'candidates'), factsOf(passages, 'trusted')];
  if (candidates.size === 0 || trusted.size === 0) return new Map();
  const { denialsAmong } = await import('../../agent-files/denials/denials.js');
  const { found } = denialsAmong(
    [...candidates.values()].flatMap(statedIn),
    [...trusted.values()].flatMap(statedIn),
  );
  return new Map(
    [...found].flatMap(([id, denied]) => {
      const own = candidates.get(id);
      const facts = denied.flatMap((one) => trusted.get(one.id) ?? []);
      return own === undefined || facts.length === 0 ? [] : [[own, facts] as const];
    }),
  );
}

/** By id. */
function factsOf(passages: readonly Passage[], tier: TrustTier): ReadonlyMap<string, Passage> {
  return new Map(
    passages.flatMap((passage) =>
      passage.kind === 'fact' && passage.entry !== null && trustTierOf(passage.entry) === tier
        ? [[passage.id, passage] as const]
        : [],
    ),
  );
}

function statedIn({ id, entry }: Passage): StatedFact[] {
  const fact = entry?.record?.fact ?? null;
  return fact === null ? [] : [{ id, fact }];
}
