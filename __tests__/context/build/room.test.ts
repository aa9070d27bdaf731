/**
 * A context that is too large hands on what is left: no part is cut to its share while there is room, no part passes
 * the limit that the user gave it, and memory keeps its share.
 */
import { describe, expect, it } from '@jest/globals';
import type { Built } from '../../../src/context/build/build.js';
import { limitsOf } from '../../../src/context/build/budget.js';
import { builtManifest } from '../../../src/context/build/manifest.js';
import type { ContextRequest, Message } from '../../../src/context/build/request.js';
import type { BudgetedPart } from '../../../src/memory/session/event.js';
import { sha256 } from '../../../src/tree/digest.js';
import { built, requestOf, trustedEntry } from './requests.js';

const facts = [trustedEntry('owner', 'Owner checks run before any private resource is returned.')];
const agents = {
  level: 'root',
  id: 'live:codex:AGENTS.md',
  text: 'Write tests. '.repeat(80),
} as const;
const messages = Array.from({ length: 48 }, (_, index): Message => ({
  sequence: index + 1,
  role: 'user',
  text: `Step ${index + 1}: ${'words of it '.repeat(6)}`,
}));

/** What is built of these within a ceiling. */
function within(
  ceiling: number,
  given: Partial<ContextRequest>,
  limits: Readonly<Partial<Record<BudgetedPart, number>>> = {},
): Built {
  return built(requestOf(facts, { query: '', ...given, budget: { ceiling, limits } }));
}

const idsOf = ({ blocks }: Built, kind: string): readonly string[] =>
  blocks.filter((block) => block.kind === kind).map(({ id }) => id);

describe('what is left of a ceiling', () => {
  it('goes to instructions above their share', () => {
    const resource = { name: 'a.txt', description: '', text: 'data '.repeat(900), isNamed: true };
    const context = within(1_900, { instructions: [agents], resources: [resource] });
    const share = limitsOf({ ceiling: 1_900, limits: {} }).instructions;
    expect(context.budget.parts.instructions).toBeGreaterThan(share);
    expect(idsOf(context, 'instruction')).toEqual([agents.id]);
    expect(context.leftOut).toMatchObject([{ id: 'a.txt', what: 'text' }]);
    expect(context.budget.used).toBeLessThanOrEqual(1_900);
    expect(context.text).toContain('> Owner checks run');
  });

  it('goes to the newest messages, as many as fit', () => {
    for (const ceiling of [1_800, 2_500, 3_100]) {
      const context = within(ceiling, { transcript: messages });
      const kept = idsOf(context, 'message');
      expect(kept.at(-1)).toBe('message-48');
      const each = (context.budget.parts.transcript - 60) / kept.length;
      expect([ceiling, ceiling - context.budget.used < 2 * each]).toEqual([ceiling, true]);
      expect(context.budget.used).toBeLessThanOrEqual(ceiling);
      expect(context.compaction?.range).toEqual([1, 48 - kept.length]);
    }
  });

  it('goes to the part of the highest rank first', () => {
    const context = within(2_100, { instructions: [agents], transcript: messages });
    expect(idsOf(context, 'instruction')).toEqual([agents.id]);
    expect(idsOf(context, 'message').length).toBeGreaterThan(1);
  });

  it('goes to no part above the limit that the user gave it', () => {
    const context = within(2_500, { transcript: messages }, { transcript: 300 });
    expect(context.budget.parts.transcript).toBeLessThanOrEqual(300);
    expect(idsOf(context, 'message').length).toBeGreaterThan(1);
  });

  it('goes to the others only behind what memory has by its share', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      trustedEntry(
        `fact-${String(index).padStart(2, '0')}`,
        `Fact ${index}: ${'words '.repeat(12)}`,
      ),
    );
    const budget = { ceiling: 4_000, limits: {} };
    const context = built(requestOf(many, { query: '', transcript: messages, budget }));
    const { parts, used } = context.budget;
    expect(used).toBeLessThanOrEqual(4_000);
    expect(parts.memory).toBeGreaterThan(0.8 * limitsOf(budget).memory);
    expect(parts.transcript).toBeGreaterThan(limitsOf(budget).transcript);
  });

  it('is no compaction where nothing had to give way', () => {
    const context = within(16_000, { instructions: [agents], transcript: messages });
    expect([context.compaction, context.leftOut]).toEqual([null, []]);
  });
});

it('left_out names the memory too that gave way', () => {
  const context = within(16_000, {}, { memory: 50 });
  expect(context.fates.get('owner')).toBe('over_budget');
  const request = requestOf(facts, { query: '' });
  const manifest = builtManifest(context, request, {
    ownerKind: 'attempt',
    ownerId: 'run',
    policyDigest: sha256(''),
    generatedAt: '2026-01-01T00:00:00Z',
    contextRef: '',
  });
  expect(manifest.left_out).toEqual([
    { section: 'trusted', id: 'owner', reason: 'over_budget', what: 'all' },
  ]);
  // It has one row, that of its entry.
  expect(manifest.entries.map(({ source_id: id }) => id)).toEqual(['owner']);
});
