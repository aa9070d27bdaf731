import type { z } from 'zod';
import { isSha256 } from '../tree/digest.js';
import { parseLines, type Citation } from './citation.js';
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

/** A file, lines of it, or a quote. */
function readPlainCitation(written: unknown): Citation | null {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return null;
  let path: string | null = null;
  let quote: string | null = null;
  let lines: Citation['lines'] = null;
  let digest: Citation['digest'] = null;
  let blob: string | null = null;
  for (const [key, value] of Object.entries(written)) {
    if (typeof value !== 'string' || value === '' || value.length > 4_000) return null;
    switch (key) {
      case 'path':
        path = value;
        break;
      case 'quote':
        quote = value;
        break;
      case 'lines':
        lines = parseLines(value);
        if (lines === null) return null;
        break;
      case 'digest':
        if (!isSha256(value)) return null;
        digest = value;
        break;
      case 'blob':
        if (!BLOB.test(value)) return null;
        blob = value;
        break;
      default:
        return null;
    }
  }
  if (path === null) return null;
  const selector: Citation['selector'] = quote !== null ? { kind: 'quote', quote, symbol: null } : lines !== null ? { kind: 'lines' } : { kind: 'file' };
  return { path, selector, norm: 'n0', digest, lines, blob, raw: null, context: [] };
}
