import {
  isGiven,
  readerTrustOf,
  sinceTheBase,
  type UntrustedKeys,
  untrustedKeys,
} from '../../trust/reader-trust.js';
import type { Readable } from '../../context/reading.js';
import type { EventType } from '../../memory/ledger.js';
import { visible } from '../../text/visible.js';
import type { ANCHOR_VERDICTS } from '../../anchors/verdict.js';
import { eventWord, reasonsText, trustWord, untrustedText } from '../../report/status-text.js';
import { factHistory, type FactHistory } from '../fact-history.js';
import { typedFactId } from '../arguments.js';
import { unknownFact } from '../unknown-fact.js';
import {
  basisLine,
  type EntryTrust,
  incompleteLines,
  isBlocked,
  isFact,
  quotation,
  quotedText,
  shownId,
  trustLine,
  entryTrustOf,
} from './answer.js';
import type { JudgedMemory } from './live-reading.js';
import { MOST_NAME, MOST_PARTS, MOST_SHOWN, ROWS } from './tool.js';
import { ErrorCode, McpError, type Resource } from '@modelcontextprotocol/sdk/types.js';

/* Facts as MCP resources, and the details of one fact. */

interface OneFact {
  readonly standing: EntryTrust;
  readonly sources: readonly {
    path: string;
    selector: string;
    verdict: (typeof ANCHOR_VERDICTS)[number];
  }[];
  readonly history: readonly { at: string; type: EventType; by: string; why: string }[];
  /** Null if it is withheld; `notGiven` says why. */
  readonly text: string | null;
  readonly notGiven: string | null;
  readonly isCut: boolean;
  /** Of an agent file. */
  readonly untrusted: UntrustedKeys;
}

/** By id or path. @throws ConfigurationError if it is unknown. */
export async function oneFact(judged: JudgedMemory, typed: string): Promise<OneFact> {
  const id = typedFactId(typed);
  // The id, as it is or as it is shown, or the path of the file.
  const found = judged.entries.find(({ entry }) =>
    [entry.id, shownId(entry)].some((known) => known === typed || known === id),
  );
  if (found === undefined)
    throw unknownFact(
      id,
      judged.entries.flatMap(({ entry }) => (isBlocked(entry) ? [] : [shownId(entry)])),
    );
  const { entry } = found;
  const standing = entryTrustOf(entry);
  const said = textOf(found);
  const untrusted = said.text === null ? {} : untrustedKeys(found.untrusted);
  if (isBlocked(entry)) return { standing, sources: [], history: [], untrusted, ...said };
  return {
    standing,
    sources: entry.anchors.slice(0, MOST_PARTS).map(({ path, selector, verdict }) => ({
      path: visible(path, MOST_NAME),
      selector: visible(selector),
      verdict,
    })),
    history: entry.record === null ? [] : eventsOf(await historyOf(judged, entry.id)),
    untrusted,
    ...said,
  };
}

/** Only of the base. */
async function historyOf({ opened }: JudgedMemory, id: string): Promise<FactHistory> {
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

export function factLines(judged: JudgedMemory, fact: OneFact): string {
  const { standing, sources, history, untrusted, text, notGiven, isCut } = fact;
  return [
    basisLine(judged),
    trustLine(standing),
    ...(standing.path === null ? [] : [`file: ${standing.path}`]),
    ...sources.map(({ path, selector, verdict }) => `source: ${path} (${selector}): ${verdict}`),
    ...history.map(
      ({ at, type, by, why }) =>
        `event: ${at} ${eventWord(type)} by ${by}${why === '' ? '' : `: ${why}`}`,
    ),
    ...(notGiven === null ? [] : [notGiven]),
    ...(untrusted.untrusted_sentences ?? []).map(untrustedText),
    ...(text === null ? [] : ['', ...quotation(text)]),
    ...(isCut ? [`The text is longer: ${MOST_SHOWN} characters are shown.`] : []),
    ...incompleteLines(judged),
  ].join('\n');
}

const FACT = 'memtrust://fact/';
const TEXT = 'text/plain';

export const FACT_TEMPLATE = {
  uriTemplate: `${FACT}{+id}`,
  name: 'fact',
  title: 'A fact',
  description: 'One fact with its status, the reasons, its sources and its text.',
  mimeType: TEXT,
};

/** @throws McpError for a wrong cursor. */
export function listedFacts(
  { entries }: JudgedMemory,
  cursor: string | undefined,
): { resources: Resource[]; nextCursor?: string } {
  const offset = offsetOf(cursor);
  const facts = entries
    .map(({ entry }) => entry)
    .filter((entry) => isFact(entry) && !isBlocked(entry));
  const page = facts.slice(offset, offset + ROWS.most);
  const end = offset + page.length;
  return {
    resources: page.map((entry) => {
      const { trust_level: trust, reason } = entryTrustOf(entry);
      const id = shownId(entry);
      return {
        uri: `${FACT}${id.split('/').map(encodeURIComponent).join('/')}`,
        name: id,
        description: `${trustWord(trust)} (${reasonsText([reason])})`,
        mimeType: TEXT,
      };
    }),
    ...(page.length > 0 && end < facts.length ? { nextCursor: String(end) } : {}),
  };
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,7}$/.test(cursor)) return Number(cursor);
  throw new McpError(
    ErrorCode.InvalidParams,
    'The cursor is not one of this server. Leave it out.',
  );
}

/** @throws ConfigurationError for an unknown fact, McpError for a wrong address. */
export async function readFact(
  judged: JudgedMemory,
  uri: string,
): Promise<{ contents: { uri: string; mimeType: string; text: string }[] }> {
  const id = idOf(uri);
  if (id === null)
    throw new McpError(
      ErrorCode.InvalidParams,
      `This server has nothing at that address. The address of a fact is ${FACT}<id>.`,
    );
  return {
    contents: [{ uri, mimeType: TEXT, text: factLines(judged, await oneFact(judged, id)) }],
  };
}

function idOf(uri: string): string | null {
  if (!uri.startsWith(FACT) || uri.length > FACT.length + 3 * MOST_NAME) return null;
  try {
    return decodeURIComponent(uri.slice(FACT.length)) || null;
  } catch {
    return null;
  }
}
