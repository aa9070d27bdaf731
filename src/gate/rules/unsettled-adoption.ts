import { factsById } from '../../memory/by-id.js';
import { ADOPTING_TYPES } from '../../memory/ledger.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { type Phrase, plain, say } from '../../text/phrase.js';
import type { AdoptionRow } from '../adoptions.js';
import { decisionWords } from '../decision-words.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';
import { blockedFacts, type Snapshot } from '../snapshot.js';

/*
 * Which decisions of the change does no valid approval cover? A pull request adds `fact.accepted` of `x`: an error
 * until an adopter approves exactly these bytes, then a notice. The evidence `adoptions` has one row a decision with
 * the answer; here is only how it is told. Before a pull request it is a notice, because nobody can have approved yet
 * (`--strict` makes it an error there too). A fixed rule: `rules:` of the policy cannot soften it, `release: adoption`
 * can lower it.
 */

/** Requires an adopter's approval for each adoption, retirement or rejection in a pull request. */
export const unsettledAdoption: Rule<'adoptions'> = {
  code: 'MT202',
  name: 'unsettled-adoption',
  severity: 'error',
  summary: 'The change contains an adoption or another decision without a valid approval.',
  why:
    'A decision in a pull request is a proposal of its author. It takes effect when an adopter ' +
    'named in the policy of the base branch approves exactly these bytes and the change is ' +
    'merged. Retiring and discarding need approval too, because taking trust from one fact can ' +
    'give it to another.',
  remedy:
    'Ask an adopter to approve the pull request. Adopters are listed under `adoption:` in the ' +
    'policy of the base branch.',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ adoptions, base, head, surface, strict }) {
    const blocked = blockedFacts(head);
    const facts = factsById(head.memory.facts);
    for (const row of adoptions) {
      const gives = row.effective === 'on_merge' && ADOPTING_TYPES.has(row.event.type);
      if (row.isBornWithdrawn || (!gives && (row.approved || row.isProven))) continue;
      const hidden = blocked.has(row.factId);
      const id = blocked.get(row.factId) ?? row.factId;
      yield {
        ...stateOf(row, id, {
          isDraft: surface !== 'pull-request' && !strict,
          // What a blocked fact cites is unsaid, and so is its scope (SECURITY S28).
          scope: hidden ? null : row.asked.scope,
          isNewText: isNewText(row, base),
          // Where there is no policy file at all, MT704 says so.
          namesNobody: head.memory.policy.origin === 'file' && row.asked.namesNobody,
          isFirstPolicy: base.memory.policy.origin !== 'file',
        }),
        // The id of an event is made of the digest of the text, and that of a blocked text appears
        // nowhere (SECURITY S28).
        path: hidden ? null : (facts.get(row.factId)?.path ?? null),
        factId: id,
        key: hidden ? '' : row.event.id,
      };
    }
  },
};

interface Circumstances {
  /** Nobody can have approved yet: a commit or a working tree before its pull request. */
  readonly isDraft: boolean;
  /** Whose adopters are asked, where a scope names its own. */
  readonly scope: string | null;
  /** Whether the base has adopted this fact with another text, which counts until then. */
  readonly isNewText: boolean;
  /** Nobody ever can approve: the policy in force has no adopter for it. */
  readonly namesNobody: boolean;
  /** The base has no policy, so that of the change is not in force yet. */
  readonly isFirstPolicy: boolean;
}

/** Whether a decision adopts a text of a fact that the base has adopted with another one. */
function isNewText({ factId, event, claim }: AdoptionRow, base: Snapshot): boolean {
  if (base.judgement.adoptions.get(factId)?.kind !== 'adopted') return false;
  const known = base.memory.facts.find(({ id }) => id === factId)?.fact ?? null;
  return known !== null && known.claim !== claim && ADOPTING_TYPES.has(event.type);
}

/** What has become of a decision, and what to do about it. Only one that wants an approval is an error. */
function stateOf(
  row: AdoptionRow,
  id: string,
  { isDraft, scope, isNewText: isAnew, namesNobody, isFirstPolicy }: Circumstances,
): Pick<Diagnostic, 'severity' | 'message' | 'remedy' | 'awaitsApproval'> {
  if (row.isProven)
    return {
      severity: 'notice',
      message: say`${id} follows its sources to their new names: it is trusted once merged`,
      remedy: say`Nothing to do.`,
    };
  if (row.approved)
    return {
      severity: 'notice',
      message: say`${id} is adopted by this change: it is trusted once merged`,
      remedy: say`Nothing to do.`,
    };
  const decision = decisionWords(row.event.type);
  const what = plain(decision.noun);
  // An author who is an adopter needs nobody else then.
  const adoptsAlone = row.asked.needed === 0;
  const whose = scope === null ? [] : say`of ${scope} `;
  const when = adoptsAlone ? 'merged' : 'approved and merged';
  const doubt = row.doubt === null ? [] : say`: ${row.doubt.why}`;
  if (row.missingIn !== null)
    return {
      message: say`${what} of ${id} is in the base branch but not in the default branch
        ${row.missingIn}, so it counts as new and needs approval here${doubt}`,
      remedy: say`Bring it into ${row.missingIn} in a separate pull request, or ask an adopter to approve this one.`,
      awaitsApproval: row.doubt === null,
    };
  if (namesNobody)
    return { ...(isDraft ? { severity: 'notice' } : {}), ...nobodyAsked(id, what, isFirstPolicy) };
  if (isDraft)
    return {
      severity: 'notice',
      message: say`${isAnew ? ['the new text of '] : []}${id} is ${[decision.done]} by this change:
        ${[decision.outcome]} once ${[when]}`,
      remedy: adoptsAlone
        ? say`Merge it. Its author must be one of the adopters in ${'.memtrust/policy.yml'}.`
        : say`Open a pull request and have it approved.`,
    };
  if (row.doubt !== null)
    return {
      message: say`${what} of ${id} is not approved, because its author is not known: ${row.doubt.why}`,
      remedy: row.doubt.remedy,
    };
  return {
    message: say`${what} of ${id} is not approved${whyNotCounted(row)}`,
    remedy: adoptsAlone
      ? say`Its author must be one of the adopters in ${'.memtrust/policy.yml'} of the base branch.`
      : say`Ask an adopter ${whose}other than the author to approve this pull request (${'adoption:'} in
          ${POLICY_PATH} names them).`,
    awaitsApproval: !adoptsAlone,
  };
}

/** Nobody can approve: the base has no policy yet, or one without adopters. */
function nobodyAsked(
  id: string,
  what: Phrase,
  isFirstPolicy: boolean,
): Pick<Diagnostic, 'message' | 'remedy'> {
  return isFirstPolicy
    ? {
        message: say`${what} of ${id} counts once ${POLICY_PATH} is in the base branch, which has no policy yet`,
        remedy: say`Merge ${POLICY_PATH} into the base branch first, and push it.`,
      }
    : {
        message: say`nobody may approve ${what} of ${id}: the policy in force names no adopter for it
          (${'adoption.adopters'} in ${POLICY_PATH})`,
        remedy: say`Name adopters under ${'adoption.adopters'} in ${POLICY_PATH} of the base branch first.`,
      };
}

/** Approvals that are named where they do not count. */
const MOST_NAMED = 2;

/** `: `bob` approved it, but that does not count (he wrote it)`; empty where nobody approved. */
function whyNotCounted({ approvals }: AdoptionRow): Phrase {
  const refused = approvals.filter(({ counted }) => !counted).slice(0, MOST_NAMED);
  return refused.flatMap(
    ({ login, why }, at): Phrase =>
      say`${[at === 0 ? ': ' : '; ']}${login} approved it, but that does not count (${[why]})`,
  );
}
