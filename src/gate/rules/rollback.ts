import { factsById, newEvents } from '../../memory/by-id.js';
import type { Fact } from '../../memory/fact.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import { eventsByFact, isRetired } from '../../trust/adoption.js';
import type { Diagnostic } from '../finding.js';
import type { RemovedFact } from '../removed-facts.js';
import type { RestoredFact } from '../restored-facts.js';
import type { Rule, RuleContext } from '../rule.js';
import { blockedFacts, hasSameMemory, openFacts, trustedIds } from '../snapshot.js';

/*
 * Does a change let a fact back into the trusted baseline without adopting it, by deleting what kept it out? The
 * evidence `revivals` finds such facts; here is only how it is told. A fixed rule: `rules:` of the policy cannot soften
 * it, `release: adoption` can lower it.
 */

/** Guards against old facts that become trusted again because their withdrawal was deleted. */
export const rollback: Rule<'revivals' | 'removals'> = {
  code: 'MT206',
  name: 'rollback',
  severity: 'error',
  summary: 'The change removes an adopted fact, or events of a ledger.',
  why:
    'Taking memory away is a decision, so deleting an adopted fact needs the approval that retiring it needs. And ' +
    'removing the event that took trust away (a retirement, a successor) would bring old memory back without an ' +
    'adoption. So that fails, even if the old text is not there yet.',
  remedy:
    'Keep the events. Retire a fact with a reason to take it back; adopt it again to bring it ' +
    'back. A retired fact comes back only under a new id.',
  fixed: true,
  releaseCondition: 'adoption',
  *run(context) {
    yield* letBackIn(context);
    if (!hasSameMemory(context.base, context.head)) {
      yield* restoredTexts(context);
      yield* withdrawnTexts(context);
    }
    yield* removedEvents(context);
  },
};

type Context = RuleContext<'revivals' | 'removals'>;

/** What the policy blocks gains no trust in any case, and its name may be unsayable. */
function blockedInEither({ base, head }: Context): ReadonlySet<string> {
  return new Set([...blockedFacts(base).keys(), ...blockedFacts(head).keys()]);
}

/** Facts that something keeps out of the baseline, which the change takes away. */
function* letBackIn(context: Context): Generator<Diagnostic> {
  const blocked = blockedInEither(context);
  const after = factsById(context.head.memory.facts);
  const ledgers = eventsByFact(context.base.memory.events);
  for (const revival of context.revivals) {
    const { id, approved } = revival;
    const known: Pick<Diagnostic, 'message' | 'factId' | 'path'> = blocked.has(id)
      ? {
          message:
            'the change removes what keeps a policy-blocked fact out of the trusted baseline',
          path: null,
        }
      : {
          message: [
            ...say`once merged, the change would let ${id} back into the trusted baseline: `,
            ...cause(revival),
          ],
          factId: id,
          path: after.get(id)?.path ?? null,
        };
    yield {
      ...known,
      remedy: remedyFor(approved, isRetired(ledgers.get(id) ?? [])),
      ...(approved ? { severity: 'notice' as const } : {}),
      key: 'revived',
    };
  }
}

/** @param wasRetired whether the base has it retired: then no adoption can bring it back. */
function remedyFor(approved: boolean, wasRetired: boolean): Phrase {
  if (approved) return plain('Nothing to do if this is meant; to keep it out, retire it.');
  return plain(
    wasRetired
      ? 'Restore what was removed: a retired id never returns. If it holds again, propose it as a fact with another id.'
      : 'Restore what was removed. Or say openly what is meant: an approved adoption, retirement or successor.',
  );
}

/** Facts that the base does not trust and that are trusted now, because an adopted text came back. */
function* restoredTexts({ base, head }: Context): Generator<Diagnostic> {
  const trusted = trustedIds(head);
  const before = factsById(base.memory.facts);
  for (const { id, record } of openFacts(head)) {
    const isSame =
      base.judgement.adoptions.get(id)?.kind === 'adopted' &&
      before.get(id)?.fact?.claim === record.fact?.claim &&
      before.get(id)?.fact?.binding === record.fact?.binding;
    if (!trusted.has(id) || isSame) continue;
    yield {
      message: say`${id} is trusted again: the text that was adopted once is restored`,
      remedy: 'Nothing to do if this is meant; to keep it out, retire it.',
      path: record.path,
      factId: id,
      severity: 'warning',
      key: 'restored',
    };
  }
}

/** Adopted facts of the base that are gone, or that say something else and only propose it. */
function* withdrawnTexts(context: Context): Generator<Diagnostic> {
  const { base, head, removals } = context;
  const after = factsById(head.memory.facts);
  for (const { id, record, sourceClass } of openFacts(base)) {
    if (sourceClass !== 'accepted_memory') continue;
    const common = { path: record.path, factId: id, severity: 'notice' } as const;
    const now = after.get(id);
    if (now === undefined)
      yield {
        ...common,
        message: say`the adopted fact ${id} is removed`,
        remedy:
          'Its ledger should stay. While no event retires it, restoring the file restores its trust.',
        key: 'removed',
        ...unlessApproved(removals.get(id), context),
      };
    else if (isOtherProposal(now.fact, record.fact))
      yield {
        ...common,
        message: say`the text of the adopted fact ${id} changed, so it is a candidate again`,
        remedy: say`If it is meant to be trusted, run ${`npx memtrust adopt ${id}`}.`,
        key: 'edited',
      };
  }
}

/** What is taken away without an approval is an error, and a notice before the pull request. */
function unlessApproved(
  removed: RemovedFact | undefined,
  { surface, strict }: Context,
): Partial<Diagnostic> {
  if (removed === undefined || removed.approved) return {};
  return {
    severity: surface === 'pull-request' || strict ? 'error' : 'notice',
    remedy: say`Ask an adopter to approve the pull request. Or restore what was removed and run
      ${`npx memtrust retire ${removed.id} --why "…"`}, which keeps the reason.`,
    awaitsApproval: removed.doubt === null,
  };
}

/** Another text that does not call itself accepted: one that does is the matter of `silent-promotion.ts`. */
function isOtherProposal(now: Fact | null, before: Fact | null): boolean {
  return now !== null && now.status !== 'accepted' && now.claim !== before?.claim;
}

/** Ledgers that lack events of the base; an error where an older event adopts again because of it. */
function* removedEvents(context: Context): Generator<Diagnostic> {
  const { base, head, revivals, removals } = context;
  const blocked = blockedInEither(context);
  const gone = new Map<string, number>();
  for (const event of newEvents(base.memory.events, head.memory.events))
    gone.set(event.fact, (gone.get(event.fact) ?? 0) + 1);
  const graver = new Set(
    revivals.filter((revival) => revival.heldBy === 'event').map((revival) => revival.id),
  );
  for (const [id, count] of gone) {
    if (blocked.has(id)) continue;
    const [events, are] = count === 1 ? ['event', 'is'] : ['events', 'are'];
    yield {
      message: say`${count} ${[events]} of ${id} ${[are]} removed from its ledger`,
      remedy: say`Restore ${`.memtrust/ledger/${id}.jsonl`}; to take a fact back, retire it.`,
      path: `.memtrust/ledger/${id}.jsonl`,
      factId: id,
      severity: 'notice',
      key: 'events',
      ...unlessApproved(removals.get(id), context),
      ...(graver.has(id) ? { severity: 'error' as const } : {}),
    };
  }
}

/** What took away that which kept a fact out. */
function cause({ heldBy, approved }: RestoredFact): Phrase {
  const how = approved ? 'withdrawn' : 'removed';
  switch (heldBy) {
    case 'event':
      return plain('later events of its ledger are removed');
    case 'successor':
      return plain(`what supersedes it is ${how}`);
    case 'rival':
      return plain(`what it conflicts with is ${how}`);
  }
}
