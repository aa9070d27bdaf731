import { isGiven, readerTrustOf, sinceTheBase } from '../../trust/reader-trust.js';
import type { Readable } from '../../context/reading.js';
import type { EventType } from '../../memory/ledger.js';
import { visible } from '../../text/visible.js';
import type { ANCHOR_VERDICTS } from '../../anchors/verdict.js';
import { eventWord, trustWord } from '../../report/told-standing.js';
import { factHistory, type FactHistory } from '../fact-history.js';
import { typedFactId } from '../typed-fact-id.js';
import { unknownFact } from '../unknown-fact.js';
import {
  basisLine,
  incompleteLines,
  isBlocked,
  quotation,
  quotedText,
  shownId,
  standingLine,
  standingOf,
  type EntryStanding,
} from './answer.js';
import type { Sight } from './live-reading.js';
import { MOST_NAME, MOST_PARTS, MOST_SHOWN } from './limits.js';

/*
 * What is to be told of one entry? Its status and the reasons, the verdict on each source, what was decided about it on
 * the base, and its text, if a reader may have it: a stale, superseded or rejected one is named and not quoted. An
 * unknown id is an error with the nearest one that may be said (SECURITY S28).
 */

/** One entry, all that may be told of it. */
export interface OneFact {
  readonly standing: EntryStanding;
  readonly sources: readonly {
    path: string;
    selector: string;
    verdict: (typeof ANCHOR_VERDICTS)[number];
  }[];
  readonly history: readonly { at: string; type: EventType; by: string; why: string }[];
  /** Null where it is not given; `notGiven` says why. */
  readonly text: string | null;
  readonly notGiven: string | null;
  readonly isCut: boolean;
}

/** The entry of this id, or of the path of its file. @throws ConfigurationError for an unknown one. */
export async function oneFact(sight: Sight, typed: string): Promise<OneFact> {
  const id = typedFactId(typed);
  // As it is; as it is shown; or as the path of its file.
  const found = sight.entries.find(({ entry }) =>
    [entry.id, shownId(entry)].some((known) => known === typed || known === id),
  );
  if (found === undefined)
    throw unknownFact(
      id,
      sight.entries.flatMap(({ entry }) => (isBlocked(entry) ? [] : [shownId(entry)])),
    );
  const { entry } = found;
  const standing = standingOf(entry);
  const said = textOf(found);
  if (isBlocked(entry)) return { standing, sources: [], history: [], ...said };
  return {
    standing,
    sources: entry.anchors.slice(0, MOST_PARTS).map(({ path, selector, verdict }) => ({
      path: visible(path, MOST_NAME),
      selector: visible(selector),
      verdict,
    })),
    history: entry.record === null ? [] : eventsOf(await historyOf(sight, entry.id)),
    ...said,
  };
}

/** What is settled of its ledger, and no more. */
async function historyOf({ opened }: Sight, id: string): Promise<FactHistory> {
  const { tree, policy } = opened.reading;
  return factHistory(id, { base: tree, head: tree }, policy.policy);
}

function eventsOf({ events }: FactHistory): OneFact['history'] {
  return events.slice(0, MOST_PARTS).map(({ at, type, proposed_by: by, why = '' }) => ({
    at: visible(at),
    type,
    by: visible(by),
    why: visible(why, MOST_NAME),
  }));
}

function textOf({ entry, text }: Readable): Pick<OneFact, 'text' | 'notGiven' | 'isCut'> {
  const trust = readerTrustOf(entry);
  if (!isGiven(trust)) {
    const since = sinceTheBase(entry);
    const why = since === null ? '' : `: ${since}`;
    return {
      text: null,
      notGiven: `Its text is not given, because it is ${trustWord(trust.trustLevel)}${why}.`,
      isCut: false,
    };
  }
  return { ...quotedText(text, MOST_SHOWN), notGiven: null };
}

/** The same as text. */
export function factLines(sight: Sight, fact: OneFact): string {
  const { standing, sources, history, text, notGiven, isCut } = fact;
  return [
    basisLine(sight),
    standingLine(standing),
    ...(standing.path === null ? [] : [`file: ${standing.path}`]),
    ...sources.map(({ path, selector, verdict }) => `source: ${path} (${selector}): ${verdict}`),
    ...history.map(
      ({ at, type, by, why }) =>
        `event: ${at} ${eventWord(type)} by ${by}${why === '' ? '' : `: ${why}`}`,
    ),
    ...(notGiven === null ? [] : [notGiven]),
    ...(text === null ? [] : ['', ...quotation(text)]),
    ...(isCut ? [`The text is longer: ${MOST_SHOWN} characters are shown.`] : []),
    ...incompleteLines(sight),
  ].join('\n');
}
