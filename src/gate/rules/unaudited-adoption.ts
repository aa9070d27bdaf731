import { grouped } from '../../text/collections.js';
import type { LedgerEvent } from '../../memory/ledger.js';
import { enumerate, say } from '../../text/phrase.js';
import { auditedFacts, type Audit, type Trail } from '../audit.js';
import { decisionWords } from '../decision-words.js';
import type { Diagnostic, Severity } from '../finding.js';
import type { Rule } from '../rule.js';
import { blockedFacts } from '../snapshot.js';

/*
 * Which decisions in force came into the branch past an approved pull request? The evidence `audit` traces them; here
 * they are told, those with the same reason together. The key is the name of a cause that all events share
 * (`GeneralCause` of `../audit.ts`), otherwise the event's id.
 */

const REMEDY = 'Adopt it again in a pull request that an adopter approves, or retire it.';

/** Finds decisions that reached the branch without an approved pull request. */
export const unauditedAdoption: Rule<'audit'> = {
  code: 'MT707',
  name: 'unaudited-adoption',
  severity: 'warning',
  summary: 'An adoption or another decision reached the branch without an approved pull request.',
  why:
    'A decision in the base branch counts, however it got there. Anyone who can push to it, or ' +
    'merge without review, can bypass the gate. On a push or a schedule, the audit looks for a ' +
    'merged pull request with a valid approval for each decision in force. It reports the ' +
    'decisions without one. It asks the policy and GitHub, as they are now, who may approve.',
  remedy:
    `${REMEDY} With \`base_audit: require\` in \`.memtrust/policy.yml\` this is an error. ` +
    'The workflow needs `fetch-depth: 0` for actions/checkout, and `pull-requests: read`.',
  fixed: true,
  *run({ audit, head, surface, policy }) {
    if (surface !== 'branch') return;
    const severity = policy.base_audit === 'require' ? 'error' : 'warning';
    const blocked = blockedFacts(head);
    const untraced = untracedDecisions(audit);
    for (const { event, trail } of untraced) {
      if (trail.general === null) yield { ...ofOne(event, trail, blocked), severity };
    }
    yield* ofMany(untraced, blocked, severity);
    // What was not looked at is named beside the findings; only where an audit is required is it one itself.
    if (audit.left > 0 && severity === 'error')
      yield {
        message: say`${audit.left} more decisions were not audited: they exceed the limit of one audit`,
        remedy: 'Retire facts that are not needed, or set `base_audit: report`.',
        severity,
        key: 'cap',
      };
  },
};

/** A decision for which no approved pull request was found. */
interface Untraced {
  readonly event: LedgerEvent;
  readonly trail: Exclude<Trail, { readonly audited: true }>;
}

/** One approved record of a fact suffices where several say the same. */
function untracedDecisions(audit: Audit): Untraced[] {
  const audited = auditedFacts(audit);
  return audit.rows.flatMap(({ event, trail }) =>
    trail.audited || audited.get(event.fact) === true ? [] : [{ event, trail }],
  );
}

/** A finding of one event, with its own reason. */
function ofOne(
  event: LedgerEvent,
  trail: Untraced['trail'],
  blocked: ReadonlyMap<string, string>,
): Diagnostic {
  const hidden = blocked.has(event.fact);
  const id = blocked.get(event.fact) ?? event.fact;
  return {
    message: say`${[decisionWords(event.type).noun]} of ${id} is not audited: ${trail.way}`,
    remedy: trail.remedy ?? REMEDY,
    factId: id,
    // The id of an event is made of the digest of the text, and that of a blocked text appears
    // nowhere (SECURITY S28).
    path: hidden ? null : `.memtrust/ledger/${event.fact}.jsonl`,
    key: hidden ? '' : event.id,
  };
}

/** A reason that is none of one event's own is said once, for all facts that it holds for. */
function* ofMany(
  untraced: readonly Untraced[],
  blocked: ReadonlyMap<string, string>,
  severity: Severity,
): Generator<Diagnostic> {
  for (const [key, events] of grouped(untraced, ({ trail }) => trail.general)) {
    const [first] = events;
    if (key === null || first === undefined) continue;
    const ids = new Set(events.map(({ event: { fact } }) => blocked.get(fact) ?? fact));
    yield {
      message: say`the decisions on ${enumerate([...ids])} are not audited: ${first.trail.way}`,
      remedy: first.trail.remedy ?? REMEDY,
      severity,
      key,
    };
  }
}
