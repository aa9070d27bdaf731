import { LINES } from '../../memory/citation.js';
import { factShape } from '../../memory/fact.js';
import { INSTANT } from '../../memory/instant.js';
import type { Publication } from './published.js';

/*
 * What may stand in the front matter of a fact, and what does each key mean? The shape is the parser's own
 * (`memory/fact.ts`); here are only the words, and patterns that a shape in code cannot say.
 */

const date = (description: string) => ({
  pattern: INSTANT.source,
  description: `${description} A date such as 2026-01-31, or a date and time with Z.`,
});

/** Describes the keys that a fact file may have, for people and editors. */
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
