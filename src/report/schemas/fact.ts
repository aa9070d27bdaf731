import { LINES } from '../../memory/citation.js';
import { factShape } from '../../memory/fact.js';
import { INSTANT } from '../../memory/instant.js';
import type { Publication } from './published.js';
import { z } from 'zod';
import { eventShape } from '../../memory/ledger.js';
import { entryShape } from './trust-report.js';

/* The published schemas of a fact, of `memtrust facts ID --format json`, and of a ledger event. */

export const ledgerEventSchema: Publication = {
  title: 'memtrust ledger event',
  description:
    'One line of `.memtrust/ledger/<fact-id>.jsonl`. A ledger is a set: the order of its lines has no meaning.',
  shape: eventShape(),
  notes: {
    v: 'Version of this format.',
    id: 'SHA-256 of the other keys as canonical JSON (RFC 8785).',
    type:
      'What happened. `candidate.applied`, `fact.reverified`, `fact.rebound`, ' +
      '`fact.superseded`, `fact.retired` and `candidate.discarded` decide; the others ' +
      'inform.',
    fact: 'Id of the fact.',
    claim: 'Digest of the statement that the event is about.',
    binding: 'Digest of the sources of the statement.',
    at: 'The time that its author claims. It never orders or expires anything.',
    proposed_by: 'The name that its author claims. It never decides anything.',
    after: 'Ids of the events that it follows.',
    evidence: 'Where to find the evidence.',
    why: 'The reason, as a sentence.',
    uncited: 'Of an adoption: what the statement names and no source cites.',
  },
};

const date = (description: string) => ({
  pattern: INSTANT.source,
  description: `${description} A date such as 2026-01-31, or a date and time with Z.`,
});

export const factSchema: Publication = {
  title: 'memtrust fact',
  description:
    'The YAML front matter of a file below `.memtrust/facts/`. The statement is the text after it.',
  shape: factShape(),
  notes: {
    '': {
      patternProperties: {
        '^x-': { description: 'Keys of your own; they are part of what is adopted.' },
      },
    },
    id: 'The path below `facts/` without `.md`. It may be left out; if present, it must match the path.',
    topic: 'What the fact is about.',
    claim_key:
      'subject/attribute. Two accepted facts with one key are in conflict, and neither is trusted.',
    kind: 'What kind of statement it is.',
    status: 'The status that the file claims: only an adoption record makes a fact trusted.',
    confidence: 'From 0 to 1; below 0.7 the context calls it uncertain.',
    importance:
      'How severe it is if the fact goes stale, and how much around the cited text must stay unchanged.',
    sources: 'The sources of the statement. A fact without sources cannot be checked.',
    'sources[].path': 'From the root of the repository.',
    'sources[].symbol':
      'Name of a declaration. At most one of symbol, pointer, heading and absent.',
    'sources[].quote': 'Text that must be in the file; alone, or with a symbol.',
    'sources[].pointer': 'JSON Pointer (RFC 6901) into JSON, YAML or TOML.',
    'sources[].heading': 'A section of a Markdown file.',
    'sources[].absent': 'Text that must not be in the file; true: the file must not exist.',
    'sources[].present': 'true: a file or folder must be there, whatever it says.',
    'sources[].lines': {
      description: 'A line or a range such as 10-24, 1-based, inclusive.',
      anyOf: [
        { type: 'string', pattern: LINES.source },
        { type: 'integer', minimum: 1 },
      ],
    },
    'sources[].digest': 'Digest of the cited text in tokens, written by `npx memtrust bind`.',
    'sources[].place':
      'Digest of the constructs around it, which of the equal texts there it is, and what it consists of.',
    'sources[].unit': 'High and critical: digest of the function, section or block around it.',
    'sources[].origin':
      'Critical: digest of the imports and declarations that the names of the cited text come from.',
    'sources[].reader': 'Version of the reader that made the digests; 1 if absent.',
    'sources[].blob': 'Git object id of the file when it was bound, in quotes: a hint.',
    supersedes: 'Ids of the facts that this one replaces once it is adopted.',
    valid_from: date('Not trusted before.'),
    valid_until: date('Not trusted after.'),
    review_by: date('Only warns when past.'),
  },
};

const text = z.string().max(4_096);

const factDetailsShape = z.object({
  id: text.describe('What was asked for.'),
  base_sha: z.string().nullable().describe('The commit that decides what is trusted.'),
  entry: entryShape
    .nullable()
    .describe('The fact as it is judged, as in the trust report; null if its file was deleted.'),
  text: z
    .string()
    .nullable()
    .describe(
      'What it says; what looks like a secret is its type and a short digest. ' +
        'Null if the policy blocks it, or if there is none.',
    ),
  events: z
    .array(
      eventShape().extend({
        at: text,
        proposed_by: text,
        settled: z
          .boolean()
          .describe('Whether the base has it. Events that the base lacks decide nothing.'),
      }),
    )
    .describe('Its ledger, newest first.'),
  tombstones: z
    .array(
      z.object({
        path: text.describe('Where the file was.'),
        why: text.optional().describe('The reason.'),
        at: text.optional().describe('The time that its author claims.'),
        by: text.optional().describe('The name that its author claims.'),
        see: text.optional().describe('The fact that replaces it.'),
        to: text.optional().describe('Where its text is now; absent if it was deleted.'),
      }),
    )
    .describe('What is left of a file that was erased or archived, newest first.'),
});
export type FactDetails = z.output<typeof factDetailsShape>;

const { notes } = ledgerEventSchema;

export const factDetailsSchema: Publication = {
  title: 'One fact with its history',
  description: 'One fact, how far to trust it, and what was decided about it, by whom and why.',
  shape: factDetailsShape,
  notes: Object.fromEntries(
    Object.entries(notes ?? {}).map(([key, note]) => [`events[].${key}`, note]),
  ),
};
