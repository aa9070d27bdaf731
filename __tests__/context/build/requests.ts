import { buildContext, type Built } from '../../../src/context/build/build.js';
import type { ContextFormat, ContextRequest } from '../../../src/context/build/request.js';
import { type Readable, readTrusted } from '../../../src/context/reading.js';
import type { Hit } from '../../../src/context/recall/passage-index.js';
import { DEFAULT_POLICY } from '../../../src/memory/default-policy.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { NOW, store, type Store } from '../../store.js';

/** A repository with one entry on each shelf. */
export const everyShelf = store()
  .policy({ sources: { block: ['secret'] } })
  .file('src/a.ts', 'a\n')
  .file('CLAUDE.md', '# Tests\n\nRun the tests.\n')
  .file('.memtrust/attempts/1.json', '{"prompt":"tried"}')
  .fact('zebra', {
    topic: 'animals',
    confidence: 0.5,
    sources: ['src/a.ts'],
    body: 'Zebras are striped.',
  })
  .adopted()
  .fact('old', { body: 'What was before.' })
  .adopted()
  .fact('new', { supersedes: ['old'], body: 'Grüße, 世界.' })
  .adopted()
  .fact('secret', { topic: 'secret', body: 'CANARY' })
  .adopted()
  .fact('draft', { status: 'candidate', body: 'Perhaps so.' });

export async function readableOf(told: Store): Promise<readonly Readable[]> {
  return (await readTrusted(told.tree(), { now: Date.parse(NOW), past: NO_HISTORY })).entries;
}

/** Everything is found, in the order of its id. */
export function hitsOf(entries: readonly Readable[]): Hit[] {
  return entries.map(({ entry, text }) => ({
    passage: { id: entry.id, kind: 'fact', entry, title: entry.id, text },
    score: 1,
    terms: [],
  }));
}

export function requestOf(
  entries: readonly Readable[],
  given: Partial<ContextRequest> = {},
): ContextRequest {
  return {
    purpose: 'run',
    query: 'what holds',
    basis: 'commit 0123456789ab',
    hits: hitsOf(entries),
    entries: entries.map(({ entry }) => entry),
    passages: hitsOf(entries).map(({ passage }) => passage),
    policy: DEFAULT_POLICY,
    instructions: [],
    prompt: null,
    transcript: [],
    summary: null,
    tools: [],
    skills: [],
    resources: [],
    evidence: [],
    budget: { ceiling: 16_000, limits: {} },
    ...given,
  };
}

export function built(request: ContextRequest, format: ContextFormat = 'markdown'): Built {
  const context = buildContext(request, format);
  if (context.kind === 'overflow') throw new Error(`overflow: ${JSON.stringify(context.budget)}`);
  return context;
}

/** Entries that nobody judged: for tests of size and of text. */
export function trustedEntry(id: string, text: string): Readable {
  return {
    text,
    linked: [],
    entry: {
      id,
      sourceClass: 'accepted_memory',
      settled: true,
      selfAdopted: false,
      status: 'accepted',
      trustLevel: 'trusted',
      trustedBaseline: true,
      reasons: ['selected_trusted_memory'],
      path: `.memtrust/facts/${id}.md`,
      anchors: [],
      record: null,
      supersededBy: null,
      conflictsWith: [],
      content: null,
    },
  };
}
