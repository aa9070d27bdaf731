import { ErrorCode, McpError, type Resource } from '@modelcontextprotocol/sdk/types.js';
import { reasonsText, trustWord } from '../../report/told-standing.js';
import { isBlocked, isFact, shownId, standingOf } from './answer.js';
import type { Sight } from './live-reading.js';
import { MOST_NAME, ROWS } from './limits.js';
import { factLines, oneFact } from './one-fact.js';

/*
 * Which facts can be opened by an address? `memtrust://fact/auth/owner-checks` is the answer of `why` as a text. Facts
 * that the policy blocks are in no list. The form of the address is frozen.
 */

const FACT = 'memtrust://fact/';
const TEXT = 'text/plain';

/** The address of any fact. */
export const FACT_TEMPLATE = {
  uriTemplate: `${FACT}{+id}`,
  name: 'fact',
  title: 'A fact',
  description: 'One fact with its status, the reasons, its sources and its text.',
  mimeType: TEXT,
};

/** A page of facts, and the cursor of the next one. @throws McpError for a cursor that nobody was given. */
export function listedFacts(
  { entries }: Sight,
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
      const { trust_level: trust, reason } = standingOf(entry);
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

/** How many facts the pages before have. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (/^\d{1,7}$/.test(cursor)) return Number(cursor);
  throw new McpError(
    ErrorCode.InvalidParams,
    'The cursor is not one of this server. Leave it out.',
  );
}

/** The text of one fact. @throws ConfigurationError for an unknown fact, McpError for another address. */
export async function readFact(
  sight: Sight,
  uri: string,
): Promise<{ contents: { uri: string; mimeType: string; text: string }[] }> {
  const id = idOf(uri);
  if (id === null)
    throw new McpError(
      ErrorCode.InvalidParams,
      `This server has nothing at that address. The address of a fact is ${FACT}<id>.`,
    );
  return { contents: [{ uri, mimeType: TEXT, text: factLines(sight, await oneFact(sight, id)) }] };
}

/** The id in an address; null where it is none. */
function idOf(uri: string): string | null {
  if (!uri.startsWith(FACT) || uri.length > FACT.length + 3 * MOST_NAME) return null;
  try {
    return decodeURIComponent(uri.slice(FACT.length)) || null;
  } catch {
    return null;
  }
}
