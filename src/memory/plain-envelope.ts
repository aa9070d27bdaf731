import type { z } from 'zod';
import { isSha256 } from '../tree/digest.js';
import { AROUND, isNormaliser, NO_HINTS, parseLines, READ_AS, type Citation } from './citation.js';
import { DECLARED_STATUSES, FACT_ID, FACT_KINDS, IMPORTANCES, type factShape } from './envelope.js';
import { startOf } from './instant.js';

type Envelope = z.output<typeof factShape>;

/**
 * What the schema makes of an envelope of the usual keys, without the way through it, which takes ten times as long for
 * thousands of facts. Null where anything is unusual, let alone wrong: that is for the schema to accept or to explain. A
 * property test holds the two together.
 */
export function readPlainEnvelope(written: Readonly<Record<string, unknown>>): Envelope | null {
  const envelope: { -readonly [Key in keyof Envelope]: Envelope[Key] } = {};
  for (const [key, value] of Object.entries(written)) {
    switch (key) {
      case 'id':
        if (!isId(value)) return null;
        envelope.id = value;
        break;
      case 'topic':
        if (typeof value !== 'string' || value === '' || value.length > 200) return null;
        envelope.topic = value;
        break;
      case 'kind':
        envelope.kind = FACT_KINDS.find((known) => known === value);
        if (envelope.kind === undefined) return null;
        break;
      case 'status':
        envelope.status = DECLARED_STATUSES.find((known) => known === value);
        if (envelope.status === undefined) return null;
        break;
      case 'importance':
        envelope.importance = IMPORTANCES.find((known) => known === value);
        if (envelope.importance === undefined) return null;
        break;
      case 'valid_from':
      case 'valid_until':
      case 'review_by':
        if (typeof value !== 'string' || startOf(value) === null) return null;
        envelope[key] = value;
        break;
      case 'supersedes':
        if (!Array.isArray(value) || value.length > 100 || !value.every(isId)) return null;
        envelope.supersedes = [...value];
        break;
      case 'sources': {
        if (!Array.isArray(value) || value.length > 100) return null;
        const sources: Citation[] = [];
        for (const source of value) {
          const citation = readPlainCitation(source);
          if (citation === null) return null;
          sources.push(citation);
        }
        envelope.sources = sources;
        break;
      }
      default:
        return null;
    }
  }
  return envelope;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && FACT_ID.test(value);
}

const BLOB = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

const SHORT = /^[0-9a-f]{2,64}$/;

/** A file, lines of it, a quote, or a symbol. */
function readPlainCitation(written: unknown): Citation | null {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return null;
  const read: { -readonly [Key in keyof Citation]: Citation[Key] } = { path: '', selector: { kind: 'file' }, norm: 'n0', digest: null, ...NO_HINTS };
  let quote: string | null = null;
  let symbol: string | null = null;
  for (const [key, value] of Object.entries(written)) {
    if (key === 'context') {
      if (!isContext(value)) return null;
      read.context = [...value];
      continue;
    }
    if (typeof value !== 'string' || value === '' || value.length > 4_000) return null;
    switch (key) {
      case 'path':
        read.path = value;
        break;
      case 'quote':
        quote = value;
        break;
      case 'symbol':
        symbol = value;
        break;
      case 'lines':
        read.lines = parseLines(value);
        if (read.lines === null) return null;
        break;
      case 'norm':
        if (!isNormaliser(value)) return null;
        read.norm = value;
        break;
      case 'digest':
      case 'raw':
        if (!isSha256(value)) return null;
        read[key] = value;
        break;
      case 'blob':
        if (!BLOB.test(value)) return null;
        read.blob = value;
        break;
      case 'within':
        if (value.length > 200) return null;
        read.within = value;
        break;
      case 'around':
        if (!AROUND.test(value)) return null;
        read.around = value;
        break;
      case 'as':
        read.as = READ_AS.find((known) => known === value) ?? null;
        if (read.as === null) return null;
        break;
      default:
        return null;
    }
  }
  if (read.path === '') return null;
  if (quote !== null) read.selector = { kind: 'quote', quote, symbol };
  else if (symbol !== null) read.selector = { kind: 'symbol', symbol };
  else if (read.lines !== null) read.selector = { kind: 'lines' };
  return read;
}

function isContext(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= 6 && value.every((one) => typeof one === 'string' && SHORT.test(one));
}
