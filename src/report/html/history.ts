import { eventWord } from '../told-standing.js';
import { numbered } from '../../text/numbered.js';
import type { AdoptionRow } from '../../gate/adoptions.js';
import type { Histories } from '../../gate/histories.js';
import type { HistoryEvent } from '../../trust/told-events.js';
import { shortDigest } from '../../tree/digest.js';
import { shortSha } from '../../tree/short-sha.js';
import type { EventArrival } from '../page-evidence.js';
import { join, markup, NOTHING, text, type Markup } from './markup.js';
import { code, words } from './phrase.js';

/*
 * What was decided about a fact, by whom, when, in which pull request, and of which text: a folded list below the fact,
 * from its ledger.
 */

/** Events of one fact; `memtrust facts` has all of them. */
const MOST_EVENTS = 12;
/** Characters of a reason, of evidence, and of a name or a time. */
const MOST_OF_A_REASON = 300;
const MOST_OF_A_NAME = 80;

/** What a page has beside the histories themselves. */
interface OfPage {
  readonly arrivals: ReadonlyMap<string, EventArrival>;
  /** How much room the histories have together. */
  readonly bytes: number;
}

/** The histories of a page: how much room is left for them, and how many found none. */
export class HistoryLists {
  /** Facts whose history found no room. */
  left = 0;
  private used = 0;
  constructor(
    private readonly histories: Histories,
    private readonly adoptions: readonly AdoptionRow[],
    private readonly page: OfPage,
  ) {}

  /** The folded list of a fact; nothing where there is none, or no room. */
  of(id: string): Markup {
    const events = this.histories.get(id) ?? [];
    if (events.length === 0) return NOTHING;
    const list = this.list(events);
    this.used += Buffer.byteLength(list.html, 'utf8');
    if (this.used <= this.page.bytes) return list;
    this.left += 1;
    return NOTHING;
  }

  private list(events: readonly HistoryEvent[]): Markup {
    const left = events.length - MOST_EVENTS;
    const more =
      left > 0
        ? markup`<li>${words(`and ${left} older: see \`npx memtrust facts ID\``)}</li>\n`
        : NOTHING;
    return markup`<details class="history">\n
      <summary>History: ${numbered(events.length, 'event')}</summary>\n
      <ul>\n${events.slice(0, MOST_EVENTS).map((event) => this.item(event))}${more}</ul>\n
      </details>\n`;
  }

  private item(event: HistoryEvent): Markup {
    const { type, at, proposed_by: by, claim, binding, why, evidence } = event;
    const said = [
      markup`${eventWord(type)} by ${code(by, MOST_OF_A_NAME)}, ${text(at, MOST_OF_A_NAME)}`,
      markup`text ${code(shortDigest(claim))}, sources ${code(shortDigest(binding))}`,
      ...this.wayIn(event),
      ...(why === undefined ? [] : [markup`reason: <q>${text(why, MOST_OF_A_REASON)}</q>`]),
      ...(evidence === undefined ? [] : [markup`evidence: ${code(evidence, MOST_OF_A_REASON)}`]),
    ];
    return markup`<li>${join(said, '; ')}</li>\n`;
  }

  /** The commit and the pull request that brought it; of the change itself, who approved it. */
  private wayIn({ id, settled }: HistoryEvent): readonly Markup[] {
    if (!settled) {
      const approvals = this.adoptions.find(({ event }) => event.id === id)?.approvals ?? [];
      const logins = new Set(approvals.filter(({ counted }) => counted).map(({ login }) => login));
      const names = [...logins].slice(0, MOST_EVENTS).map((login) => code(login, MOST_OF_A_NAME));
      return names.length === 0
        ? [markup`not in the base yet`]
        : [markup`not in the base yet, approved by ${join(names, ', ')}`];
    }
    const arrival = this.page.arrivals.get(id);
    if (arrival === undefined) return [];
    const { commit, pullRequest } = arrival;
    const number = pullRequest === null ? NOTHING : markup`, pull request #${pullRequest}`;
    return [markup`in ${code(shortSha(commit))}${number}`];
  }
}
