import { factsById, newEvents } from '../memory/by-id.js';
import { ADOPTING_TYPES } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import { blockedBy } from '../trust/blocking.js';
import { isRedacted } from './redact.js';
import { hasSameMemory, openFacts, type Snapshot } from './snapshot.js';

/* Which things does each fact that a change brings name, and which of them does no source of it cite? */

/** Names are labels of mentions: `src/cli.ts`, `main() in src/cli.ts`. */
export interface CoverageRow {
  readonly factId: string;
  readonly named: number;
  /** Sorted. */
  readonly uncited: readonly string[];
}

/** Facts that are new or say something else than at the base, and those that the change adopts or verifies. */
export async function coverageRows(
  base: Snapshot,
  head: Snapshot,
  policy: Policy,
): Promise<CoverageRow[]> {
  if (hasSameMemory(base, head)) return [];
  const before = factsById(base.memory.facts);
  const decided = new Set(
    newEvents(head.memory.events, base.memory.events)
      .filter(({ type }) => ADOPTING_TYPES.has(type))
      .map(({ fact }) => fact),
  );
  const brought = openFacts(head).flatMap(({ id, record: { fact } }) => {
    const old = before.get(id)?.fact ?? null;
    const isSame = fact?.claim === old?.claim && fact?.binding === old?.binding;
    return fact === null || (isSame && !decided.has(id)) ? [] : [{ id, fact }];
  });
  if (brought.length === 0) return [];
  // What reads names is loaded only where a change brings a fact.
  const [{ nameCoverage }, { mentionLabel }] = await Promise.all([
    import('../agent-files/mentions/coverage.js'),
    import('../agent-files/mentions/mention.js'),
  ]);
  const facts = brought.map(({ fact }) => fact);
  const coverages = await nameCoverage(facts, head.tree, blockedBy([policy]));
  return brought.map(({ id }, index) => ({
    factId: id,
    named: coverages[index]?.named.length ?? 0,
    uncited: [...new Set((coverages[index]?.uncited ?? []).map(mentionLabel))].toSorted(),
  }));
}

/** The rows without names that the policy keeps unsaid. */
export function withoutHiddenNames(rows: readonly CoverageRow[], policy: Policy): CoverageRow[] {
  return rows.map((row) => ({
    ...row,
    uncited: row.uncited.filter((name) => !isRedacted(name, policy)),
  }));
}
