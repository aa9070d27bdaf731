import type { AdoptionRow } from '../../gate/adoptions.js';
import type { CoverageRow } from '../../gate/coverage.js';
import { numbered } from '../../text/visible.js';
import { shortDigest, shortSha } from '../../tree/digest.js';
import type { HistoryEvent } from '../../trust/visible-events.js';
import { eventWord } from '../status-text.js';
import { chip } from './elements.js';
import { code, join, markup, type Markup, NOTHING, text, words } from './markup.js';
import type { EventArrival } from './names.js';

/* What was decided about a fact: by this change with its approvals, and before it. */

/** Those that count come first. */
const MOST_APPROVALS = 20;
/** `memtrust facts` has all of them. */
const MOST_EVENTS = 12;
/** Characters of a reason. */
const MOST_OF_A_REASON = 300;
const MOST_OF_A_NAME = 80;

/** A withdrawal of what the change itself adds takes effect on merge without approval. */
export function decision(adoption: AdoptionRow, covered: CoverageRow | undefined): Markup {
  const { named = 0, uncited = [] } = covered ?? {};
  const coverage =
    uncited.length === 0
      ? NOTHING
      : markup`; names ${numbered(named, 'thing')}, cites ${named - uncited.length}`;
  const { event, claim, effective, approvals, isBornWithdrawn } = adoption;
  const takesEffect = isBornWithdrawn || effective !== 'never';
  const sorted = approvals.toSorted((a, b) => Number(b.counted) - Number(a.counted));
  const given = sorted.slice(0, MOST_APPROVALS).map(
    ({ login, commitId, counted, why }) =>
      markup`<li>${code(login)} at ${code(shortSha(commitId))}
        ${counted ? ' counts: ' : ' does not count: '}${words(why)}</li>\n`,
  );
  const left = approvals.length - given.length;
  const more =
    left === 0
      ? NOTHING
      : markup`<li>${words(`${left} more, too many for this page: see \`trust-report.json\`.`)}</li>\n`;
  const effect = takesEffect ? NOTHING : markup`${chip('warn', 'does not take effect')} `;
  return markup`<p class="why">In this change: ${eventWord(event.type)}, ${approvalWords(adoption)}
    ${' '}${effect}· text ${code(shortDigest(claim))}${coverage}</p>\n
    ${given.length === 0 ? NOTHING : markup`<ul class="notes">\n${given}${more}</ul>\n`}`;
}

function approvalWords({ approved, isProven, isBornWithdrawn }: AdoptionRow): string {
  if (approved) return 'approved';
  if (isProven) return 'proven, no approval needed';
  return isBornWithdrawn ? 'no approval needed' : 'not approved';
}

interface Known {
  readonly adoptions: readonly AdoptionRow[];
  readonly arrivals: ReadonlyMap<string, EventArrival>;
}

/** The folded list of a fact's events; empty if there is none. */
export function historyList(events: readonly HistoryEvent[], known: Known): Markup {
  if (events.length === 0) return NOTHING;
  const left = events.length - MOST_EVENTS;
  const more =
    left > 0
      ? markup`<li>${words(`and ${left} older: see \`npx memtrust facts ID\``)}</li>\n`
      : NOTHING;
  return markup`<details class="history">\n
    <summary>History: ${numbered(events.length, 'event')}</summary>\n
    <ul class="notes">\n${events.slice(0, MOST_EVENTS).map((event) => item(event, known))}${more}</ul>\n
    </details>\n`;
}

function item(event: HistoryEvent, known: Known): Markup {
  const { type, at, proposed_by: by, claim, binding, why, evidence } = event;
  const said = [
    markup`${eventWord(type)} by ${code(by, MOST_OF_A_NAME)}, ${text(at, MOST_OF_A_NAME)}`,
    markup`text ${code(shortDigest(claim))}, sources ${code(shortDigest(binding))}`,
    ...wayIn(event, known),
    ...(why === undefined ? [] : [markup`reason: <q>${text(why, MOST_OF_A_REASON)}</q>`]),
    ...(evidence === undefined ? [] : [markup`evidence: ${code(evidence, MOST_OF_A_REASON)}`]),
  ];
  return markup`<li>${join(said, '; ')}</li>\n`;
}

/** The commit and pull request of an event; for the change itself, who approved it. */
function wayIn({ id, settled }: HistoryEvent, { adoptions, arrivals }: Known): readonly Markup[] {
  if (!settled) {
    const approvals = adoptions.find(({ event }) => event.id === id)?.approvals ?? [];
    const logins = new Set(approvals.filter(({ counted }) => counted).map(({ login }) => login));
    const names = [...logins].slice(0, MOST_EVENTS).map((login) => code(login, MOST_OF_A_NAME));
    return names.length === 0
      ? [markup`not in the base yet`]
      : [markup`not in the base yet, approved by ${join(names, ', ')}`];
  }
  const arrival = arrivals.get(id);
  if (arrival === undefined) return [];
  const { commit, pullRequest } = arrival;
  const number = pullRequest === null ? NOTHING : markup`, pull request #${pullRequest}`;
  return [markup`in ${code(shortSha(commit))}${number}`];
}
