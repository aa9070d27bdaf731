import type { Evaluation } from '../../gate/evaluate.js';
import type { Finding } from '../../gate/finding.js';
import { grouped } from '../../text/collections.js';
import type { Entry, Status } from '../../trust/entry.js';
import { effects, transition } from '../effects.js';
import { acceptedFindings, currentFindings, olderFindings, STATUS_ORDER } from '../words.js';
import {
  folded,
  inShares,
  longList,
  remark,
  type Room,
  rowList,
  SEEN_AT_ONCE,
} from './elements.js';
import { factCard, type CardEvidence, type FactOnPage } from './fact-card.js';
import { markup, type Markup, NOTHING } from './markup.js';
import type { Anchors, PageParts } from './names.js';

/* Which facts are on the page, each once: those that the change affects, and the others. */

export interface Subjects {
  readonly affected: readonly FactOnPage[];
  readonly others: readonly FactOnPage[];
  /** Agent files and evidence. */
  readonly files: readonly FactOnPage[];
  /** About no fact. */
  readonly findings: {
    /** Of this change: hidden text and prompt injection. */
    readonly injected: readonly Finding[];
    readonly current: readonly Finding[];
    readonly older: readonly Finding[];
    readonly accepted: readonly Finding[];
  };
}

/** An entry, or the id of a fact that the head does not have. */
type Subject = Entry | string;

/** What fails comes first, then the order of the effects. */
export function subjectsOf(evaluation: Evaluation, anchors: Anchors): Subjects {
  const { entries, adoptions } = evaluation;
  const current = currentFindings(evaluation);
  const older = olderFindings(evaluation);
  const accepted = acceptedFindings(evaluation);
  const changed = new Map(effects(evaluation).map((effect) => [effect.id, effect]));
  const gone = new Set(
    [...changed.keys(), ...adoptions.map(({ factId }) => factId)].filter(
      (id) => anchors.entry(id) === null,
    ),
  );
  const subjectOf = (finding: Finding): Subject | null => {
    const entry = anchors.entryOf(finding);
    if (entry !== null) return entry.record === null ? null : entry;
    return finding.factId !== null && gone.has(finding.factId) ? finding.factId : null;
  };
  const about = grouped([...current, ...older, ...accepted], subjectOf);
  const factOf = (subject: Subject): FactOnPage => {
    const entry = typeof subject === 'string' ? null : subject;
    const id = typeof subject === 'string' ? subject : subject.id;
    const isMeant = entry === anchors.entry(id);
    const effect = isMeant ? (changed.get(id) ?? null) : null;
    return { id, entry, effect, isMeant, findings: about.get(subject) ?? [] };
  };
  const errors = new Set(
    current.filter(({ severity }) => severity === 'error').map((finding) => subjectOf(finding)),
  );
  const affected = [
    ...errors,
    ...changed.keys(),
    ...current.map((finding) => subjectOf(finding)),
    ...adoptions.map(({ factId }) => factId),
  ]
    .map((one) => (typeof one === 'string' ? (anchors.entry(one) ?? one) : one))
    .filter((one) => one !== null && (typeof one === 'string' || one.record !== null));
  const shown = new Set<Subject | null>(affected);
  const alone = (findings: readonly Finding[]): readonly Finding[] =>
    findings.filter((finding) => subjectOf(finding) === null);
  return {
    affected: [...shown].flatMap((one) => (one === null ? [] : [factOf(one)])),
    others: entries.filter((one) => one.record !== null && !shown.has(one)).map(factOf),
    files: entries.filter(({ record }) => record === null).map(factOf),
    findings: {
      injected: alone(current.filter(isInjection)),
      current: alone(current.filter((finding) => !isInjection(finding))),
      older: alone(older),
      accepted: alone(accepted),
    },
  };
}

/** Rules whose findings come first. */
const INJECTIONS: ReadonlySet<string> = new Set(['hidden-text', 'prompt-injection']);

function isInjection({ name }: Finding): boolean {
  return INJECTIONS.has(name);
}

const SEEN_OF_A_KIND = 3;

/** A card for each kind of change, of which the first rows are seen. */
export function affectedFacts(
  facts: readonly FactOnPage[],
  page: PageParts,
  details: CardEvidence,
  room: Room,
): Markup {
  const kinds = grouped(facts, ({ effect, findings: [first] }) =>
    [...(effect === null ? [] : transition(effect)), first?.rule ?? ''].join(' '),
  );
  return inShares([...kinds.values()], room, (_kind, list) => {
    const rows = list((fact) => factCard(fact, page, details));
    return markup`<div class="card">\n${longList(rows.shown, SEEN_OF_A_KIND)}${remark(rows)}</div>\n`;
  });
}

const GROUPS: Readonly<Record<Status, string>> = {
  stale: 'Need a look',
  policy_blocked: 'Need a look',
  candidate: 'Need a look',
  accepted: 'Trusted',
  rejected: 'Out of use',
  superseded: 'Out of use',
  advisory: 'Out of use',
};
const GROUP_ORDER = [...new Set(Object.values(GROUPS)), 'Agent files', 'Evidence'];

function groupOf({ entry }: FactOnPage): string {
  if (entry?.sourceClass === 'live_external') return 'Agent files';
  return entry?.record === null ? 'Evidence' : GROUPS[entry?.status ?? 'rejected'];
}

function placeOf(fact: FactOnPage): number {
  const { status = 'rejected' } = fact.entry ?? {};
  return GROUP_ORDER.indexOf(groupOf(fact)) * STATUS_ORDER.length + STATUS_ORDER.indexOf(status);
}

/** Folded lists by status, what needs a look first; open if they are short. */
export function otherFacts(
  facts: readonly FactOnPage[],
  page: PageParts,
  details: CardEvidence,
  room: Room,
): Markup {
  const groups = grouped(
    facts.toSorted((a, b) => placeOf(a) - placeOf(b)),
    groupOf,
  );
  return inShares([...groups.values()], room, (group, list) => {
    const [first] = group;
    const title = first === undefined ? NOTHING : markup`${groupOf(first)}`;
    const rows = list((fact) => factCard(fact, page, details));
    const body = markup`<div class="card rows">\n${rowList(rows.shown)}${remark(rows)}</div>\n`;
    return folded(title, group.length, body, group.length <= SEEN_AT_ONCE);
  });
}
