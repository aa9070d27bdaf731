import { describe, expect, it } from '@jest/globals';
import { buildContext, type Built } from '../../../src/context/build/build.js';
import type { Overflow } from '../../../src/context/build/budget.js';
import { estimateTokens } from '../../../src/text/tokens.js';
import type { ContextRequest, Message } from '../../../src/context/build/request.js';
import { BUDGETED, type BudgetedPart } from '../../../src/memory/session/event.js';
import { DEFAULT_POLICY } from '../../../src/memory/default-policy.js';
import { built, everyShelf, readableOf, requestOf, trustedEntry } from './requests.js';

const entries = await readableOf(everyShelf);

function within(
  limits: Readonly<Partial<Record<BudgetedPart, number>>>,
  given: Partial<ContextRequest> = {},
): Built | Overflow {
  return buildContext(requestOf(entries, { ...given, budget: { ceiling: 16_000, limits } }));
}

const message = (sequence: number, text: string): Message => ({ sequence, role: 'user', text });

describe('a limit that the user gave to a part', () => {
  it('of instructions below the safety policy is an overflow that says what would do', () => {
    const context = within({ instructions: 10 });
    expect(context).toMatchObject({
      kind: 'overflow',
      over: [{ part: 'instructions', limit: 10 }],
    });
    if (context.kind !== 'overflow') throw new Error('it was built');
    const [least = { used: 0, least: 0 }] = context.over;
    expect(least.least).toBe(least.used);
    expect(within({ instructions: least.least }).kind).toBe('built');
    expect(within({ instructions: least.least - 1 }).kind).toBe('overflow');
  });

  it('counts the instructions of the session, which never go, and lets those of the project go', () => {
    const instructions = [
      { level: 'session', id: 'file:system.md', text: 'Be brief. '.repeat(100) },
      { level: 'root', id: 'live:codex:AGENTS.md', text: 'Write tests. '.repeat(100) },
    ] as const;
    const context = within({ instructions: 300 }, { instructions });
    if (context.kind !== 'overflow') throw new Error('it was built');
    const least = context.over[0]?.least ?? 0;
    expect(least).toBeGreaterThan(500);
    const fits = within({ instructions: least }, { instructions });
    expect(fits).toMatchObject({
      kind: 'built',
      leftOut: [{ id: 'live:codex:AGENTS.md', what: 'all', reason: 'over_budget' }],
    });
  });

  it('of tools, skills and resources takes their texts first, then their names, from the last', () => {
    const named = { isNamed: true, description: '' } as const;
    const given = {
      tools: [
        { name: 'grep', schema: '{"a": 1}'.repeat(20), ...named },
        { name: 'cat', schema: '{}', ...named, isNamed: false },
      ],
      skills: [{ id: 'live:claude:a', name: 'a', body: 'Do a. '.repeat(50), ...named }],
      resources: [
        { name: 'one.txt', text: 'one '.repeat(50), ...named },
        { name: 'two.txt', text: 'two '.repeat(50), ...named },
      ],
    };
    const parts = (limits: Partial<Record<BudgetedPart, number>>) => {
      const context = within(limits, given);
      if (context.kind === 'overflow') throw new Error('overflow');
      return context.leftOut.map(({ id, what }) => `${id}: ${what}`);
    };
    expect(parts({ tools: 20 })).toContain('grep: text');
    expect(parts({ tools: 1 })).toEqual(expect.arrayContaining(['grep: all', 'cat: all']));
    expect(parts({ skills: 1 })).toContain('live:claude:a: all');
    expect(parts({ resources: 12 })).toEqual(
      expect.arrayContaining(['one.txt: text', 'two.txt: all']),
    );
  });

  it('of the transcript cuts the newest message, and says so in the text', () => {
    const said = Array.from({ length: 9 }, (_, index) => `Step ${index}: the words of it.`);
    const context = within({ transcript: 120 }, { transcript: [message(1, said.join('\n'))] });
    if (context.kind === 'overflow') throw new Error('overflow');
    expect(context.text).toMatch(
      /> Step 0: the words of it\.\n[^]*> \[cut here to keep to the budget: \d+ more characters\]\n/,
    );
    expect(context.text).not.toContain('Step 8');
    expect(context.leftOut).toEqual([
      { section: 'transcript', id: 'message-1', reason: 'over_budget', what: 'part' },
    ]);
    expect(within({ transcript: 5 }, { transcript: [message(1, said.join('\n'))] })).toMatchObject({
      kind: 'overflow',
      over: [{ part: 'transcript', limit: 5 }],
    });
  });

  it('leaves a share of the ceiling as soft as it was: a long newest message stays whole', () => {
    const text = 'words '.repeat(3_000);
    expect(built(requestOf(entries, { transcript: [message(1, text)] })).text).toContain(
      text.trim(),
    );
  });

  it('cuts no text of which the policy would then know only a part', () => {
    const policy = { ...DEFAULT_POLICY, exclude_text: ['the hidden thing'] };
    const text = `${'word '.repeat(30)}the hidden thing ${'word '.repeat(30)}`;
    const context = within({ transcript: 60 }, { policy, transcript: [message(1, text)] });
    expect(context).toMatchObject({
      kind: 'built',
      leftOut: [{ id: 'message-1', reason: 'policy_blocked', what: 'all' }],
    });
  });
});

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it('any request with any limits keeps to each of them, or is an overflow that names the parts', () => {
  const next = numbers(14);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const text = (): string =>
    ['word ', 'Grüße 世界 ', '{"a": 1}\n', '> quoted\n', '🎉 '][upTo(4)]?.repeat(upTo(200)) ?? '';
  const several = <T>(most: number, make: (index: number) => T): T[] =>
    Array.from({ length: upTo(most) }, (_, index) => make(index));
  const outcomes = { built: 0, overflow: 0 };
  for (let round = 0; round < 150; round += 1) {
    const limits = Object.fromEntries(
      BUDGETED.filter(() => next() < 0.5).map((part) => [
        part,
        1 + upTo([20, 400, 3_000][upTo(2)] ?? 0),
      ]),
    );
    const levels = ['user', 'root', 'directory', 'session'] as const;
    const known = several(6, (index) => trustedEntry(`fact-${index}`, text()));
    const request = requestOf(known, {
      instructions: several(3, (index) => ({
        level: levels[upTo(3)] ?? 'root',
        id: `file:${index}.md`,
        text: text(),
      })),
      transcript: several(8, (index) => message(index + 1, text())),
      summary: next() < 0.5 ? null : { covers: [1, 2], text: text() },
      tools: several(4, (index) => ({
        name: `tool-${index}`,
        description: text().slice(0, 50),
        schema: text(),
        isNamed: next() < 0.5,
      })),
      skills: several(3, (index) => ({
        id: `skill-${index}`,
        name: `s${index}`,
        description: '',
        body: text(),
        isNamed: next() < 0.5,
      })),
      resources: several(4, (index) => ({
        name: `${index}.txt`,
        description: '',
        text: text(),
        isNamed: true,
      })),
      budget: { ceiling: 2_000 + upTo(14_000), limits },
    });
    const context = buildContext(request);
    outcomes[context.kind] += 1;
    const above = BUDGETED.filter(
      (part) => context.budget.parts[part] > (limits[part] ?? Infinity),
    );
    if (context.kind === 'built') {
      expect(above).toEqual([]);
      expect(estimateTokens(context.text)).toBeLessThanOrEqual(request.budget.ceiling);
      continue;
    }
    expect(context.over.map(({ part }) => part)).toEqual(above);
    expect(above.length > 0 || context.budget.used > context.budget.ceiling).toBe(true);
    for (const { used, least, limit } of context.over) {
      expect(least).toBeGreaterThan(limit);
      expect(least).toBeLessThanOrEqual(used);
    }
    const raised = Object.fromEntries(context.over.map(({ part, least }) => [part, least]));
    const again = buildContext({
      ...request,
      budget: { ...request.budget, ceiling: 1_000_000, limits: { ...limits, ...raised } },
    });
    expect(again.kind).toBe('built');
  }
  expect(Math.min(outcomes.built, outcomes.overflow)).toBeGreaterThan(20);
}, 120_000);
