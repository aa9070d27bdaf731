import { describe, expect, it } from '@jest/globals';
import { buildContext } from '../../../src/context/build/build.js';
import { LEAST_CEILING } from '../../../src/context/build/budget.js';
import { estimateTokens } from '../../../src/text/tokens.js';
import { parseContext } from './parse-context.js';
import type { Message } from '../../../src/context/build/request.js';
import { policyOf, store } from '../../store.js';
import { built, everyShelf, hitsOf, readableOf, requestOf, trustedEntry } from './requests.js';

const entries = await readableOf(everyShelf);

function sectionsOf(text: string): Record<string, string[]> {
  const parsed = parseContext(text);
  if (parsed === null) throw new Error(`no context:\n${text}`);
  return Object.fromEntries(
    parsed.sections.map(({ name, blocks }) => [name, blocks.map(({ id }) => id)]),
  );
}

const messages = (count: number, text: string): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    sequence: index + 1,
    role: 'user',
    text: `${index + 1} ${text}`,
  }));

describe('a context', () => {
  it('puts each entry on its shelf, and blocked, superseded ones without a word of theirs', () => {
    const { text } = built(requestOf(entries));
    expect(sectionsOf(text)).toEqual({
      trusted: ['new', 'zebra'],
      advisory: ['live:claude:CLAUDE.md'],
      candidates: ['draft'],
      evidence: ['attempt:.memtrust/attempts/1.json'],
      excluded: ['old', 'secret'],
      instructions: ['memtrust/safety'],
    });
    expect(text).not.toContain('CANARY');
    expect(text).not.toContain('What was before');
    expect(text).toContain('> Grüße, 世界.\n');
  });

  it('says in the line itself why, and what is uncertain', () => {
    const { text } = built(requestOf(entries));
    expect(text).toMatch(
      / entry "zebra" trust="trusted" reason="selected_trusted_memory" confidence="0.5 uncertain" topic="animals" cites="src\/a.ts fresh">>>\n> Zebras are striped.\n/,
    );
    expect(text).toContain(
      '- "old" trust="superseded" reason="superseded_fact" superseded-by="new"\n',
    );
    expect(text).toContain('- "secret" trust="policy_blocked" reason="policy_blocked"\n');
  });

  it('takes everything trusted, the most important first, where nothing is asked', async () => {
    const some = await readableOf(
      everyShelf.fact('vital', { importance: 'critical', body: 'Vital.' }).adopted(),
    );
    expect(sectionsOf(built(requestOf(some, { query: ' ', hits: [] })).text)['trusted']).toEqual([
      'vital',
      'new',
      'zebra',
    ]);
  });

  it('says that nothing is trusted where nothing is', () => {
    expect(built(requestOf([])).text).toContain('Nothing here: rely on no memory.');
  });

  it('has room for memory in the least budget that anybody may ask for, and in half of it not even our own words have room', () => {
    const within = (ceiling: number) =>
      buildContext(requestOf(entries, { budget: { ceiling, limits: {} } }));
    expect(within(LEAST_CEILING)).toMatchObject({
      kind: 'built',
      text: expect.stringContaining('> Grüße, 世界.\n'),
    });
    expect(within(LEAST_CEILING / 2).kind).toBe('overflow');
  });

  it('leaves out what says a text that the policy excludes, wherever it says it, and names it only where that may be said', () => {
    const { text, leftOut } = built(
      requestOf([], {
        policy: policyOf({ exclude_text: ['orchid'] }),
        prompt: 'Water the Orchid.',
        tools: [
          { name: 'water', description: 'for an orchid', schema: null, isNamed: false },
          { name: 'orchid-tool', description: 'waters', schema: null, isNamed: false },
          { name: 'prune', description: 'for a rose', schema: '{"what":"orchid"}', isNamed: true },
          { name: 'plant', description: 'for a rose', schema: '{}', isNamed: true },
        ],
      }),
    );
    const blocked = { reason: 'policy_blocked', what: 'all' };
    expect(leftOut).toEqual([
      { section: 'prompt', id: 'prompt', ...blocked },
      { section: 'tools', id: 'water', ...blocked },
      { section: 'tools', id: '', ...blocked },
      { section: 'tools', id: 'prune', ...blocked },
    ]);
    expect(sectionsOf(text)['tools']).toEqual(['plant']);
    expect(text.toLowerCase()).not.toContain('orchid');
  });

  it('keeps its own safety policy, whatever words the policy excludes', () => {
    const { text, leftOut } = built(
      requestOf([], { policy: policyOf({ exclude_text: ['reviewed memory'] }) }),
    );
    expect(sectionsOf(text)['instructions']).toEqual(['memtrust/safety']);
    expect(leftOut).toEqual([]);
  });

  it('is the same for the same request', () => {
    expect(built(requestOf(entries)).text).toBe(built(requestOf(entries)).text);
  });

  it('names tools, skills and resources, and gives the text of those alone that were named', () => {
    const { text } = built(
      requestOf(entries, {
        tools: [
          { name: 'grep', description: 'finds', schema: '{"GREP":1}', isNamed: false },
          { name: 'cat', description: 'shows', schema: '{"CAT":1}', isNamed: true },
        ],
        skills: [
          {
            id: 'live:claude:.claude/skills/a/SKILL.md',
            name: 'a',
            description: 'does a',
            body: 'SKILL BODY',
            isNamed: false,
          },
        ],
        resources: [
          { name: 'one.txt', description: '', text: 'RESOURCE ONE', isNamed: true },
          { name: 'two.txt', description: '', text: 'RESOURCE TWO', isNamed: false },
        ],
      }),
    );
    expect(text).toContain('- "grep" about="finds"\n');
    expect(text).toContain('> {"CAT":1}\n');
    expect(text).toContain('> RESOURCE ONE\n');
    for (const absent of ['GREP', 'SKILL BODY', 'RESOURCE TWO']) expect(text).not.toContain(absent);
  });

  it('hides no fact behind evidence of its name, and lists evidence without room', () => {
    const evidence = (text: string) =>
      [{ id: 'zebra', reason: 'attempt_evidence', title: '', text }] as const;
    const named = built(requestOf(entries, { hits: [], evidence: evidence('Seen.') }));
    expect(sectionsOf(named.text)).toMatchObject({
      evidence: ['zebra'],
      excluded: expect.arrayContaining(['zebra']),
    });
    expect(
      built(requestOf(entries, { evidence: evidence('long '.repeat(20_000)) })).leftOut,
    ).toEqual([{ section: 'evidence', id: 'zebra', reason: 'over_budget', what: 'all' }]);
  });

  it('hides no fact behind a tool of its name', () => {
    const { text } = built(
      requestOf(entries, {
        tools: [{ name: 'zebra', description: '', schema: '{}', isNamed: true }],
      }),
    );
    expect(sectionsOf(text)['trusted']).toContain('zebra');
  });
});

describe('a budget', () => {
  it('is never passed, and what fell out is named', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      trustedEntry(
        `fact-${String(index).padStart(3, '0')}`,
        `Number ${index}. ${'word '.repeat(40)}`,
      ),
    );
    for (const ceiling of [2_500, 5_000, 10_000]) {
      const context = built(requestOf(many, { budget: { ...requestOf([]).budget, ceiling } }));
      expect(estimateTokens(context.text)).toBeLessThanOrEqual(ceiling);
      expect(
        [...context.fates.values()].filter((fate) => fate === 'over_budget').length,
      ).toBeGreaterThan(50);
      expect(context.text).toContain('reason="over_budget"');
      expect(context.text).toMatch(/\n\d+ more: see the manifest\.\n/);
      expect(sectionsOf(context.text)['trusted']?.[0]).toBe('fact-000');
      for (const body of context.text.matchAll(/> Number \d+\. (.*)/g))
        expect(body[1]).toBe('word '.repeat(40));
    }
  });

  it('of a part is kept where it was given', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      trustedEntry(`fact-${index}`, 'word '.repeat(40)),
    );
    const { budget } = built(
      requestOf(many, { budget: { ...requestOf([]).budget, limits: { memory: 1_000 } } }),
    );
    expect(budget.parts.memory).toBeLessThanOrEqual(1_000);
    expect(budget.parts.memory).toBeGreaterThan(700);
  });

  it('compacts once: the oldest messages give way, the newest stays, and the summary says which', () => {
    const context = built(
      requestOf(entries, { transcript: messages(50, 'words '.repeat(300)), prompt: 'Do it.' }),
    );
    expect(context.compaction?.range?.[0]).toBe(1);
    const last = context.compaction?.range?.[1] ?? 0;
    expect(last).toBeGreaterThan(10);
    expect(sectionsOf(context.text)['transcript']).toEqual([
      'summary',
      ...messages(50, '')
        .slice(last)
        .map(({ sequence }) => `message-${sequence}`),
    ]);
    expect(context.text).toContain(`Messages 1 to ${last} were left out`);
    expect(context.leftOut).toEqual([
      {
        section: 'transcript',
        id: 'message-1',
        through: `message-${last}`,
        reason: 'over_budget',
        what: 'all',
      },
    ]);
  });

  it('leaves out project instructions from the lowest rank, never those of the session', () => {
    const text = 'Write tests. '.repeat(300);
    const context = (ceiling: number) =>
      built(
        requestOf(entries, {
          hits: [],
          instructions: [
            { level: 'session', id: 'file:system.md', text },
            { level: 'user', id: 'file:me.md', text },
            { level: 'root', id: 'live:codex:AGENTS.md', text },
          ],
          budget: { ...requestOf([]).budget, ceiling },
        }),
      );
    const small = context(3_000);
    expect(sectionsOf(small.text)['instructions']).toEqual(['file:system.md', 'memtrust/safety']);
    expect(small.leftOut.map(({ id }) => id)).toEqual(['file:me.md', 'live:codex:AGENTS.md']);
    // Where there is room for one of both, the higher one has it.
    expect(context(4_000).leftOut.map(({ id }) => id)).toEqual(['file:me.md']);
  });

  it('says of ranks what holds in both formats, wherever the safety policy stands', () => {
    for (const format of ['markdown', 'request'] as const) {
      const { text } = built(requestOf(entries), format);
      expect(text).toContain('From the lowest rank: user, root, directory, session.');
      expect(text).not.toMatch(/at the end|a later one/);
    }
  });

  it('that cannot be kept is an overflow with the breakdown', () => {
    const context = buildContext(requestOf(entries, { prompt: 'word '.repeat(20_000) }));
    expect(context).toMatchObject({
      kind: 'overflow',
      code: 'context_overflow',
      budget: { ceiling: 16_000 },
    });
    expect(context.budget.parts.prompt).toBeGreaterThan(30_000);
    expect(
      buildContext(requestOf(entries, { budget: { ...requestOf([]).budget, ceiling: 1 } })).kind,
    ).toBe('overflow');
  });
});

it('gathers the pieces of one file in its own order', () => {
  const [live] = hitsOf(entries.filter(({ entry }) => entry.id === 'live:claude:CLAUDE.md'));
  if (live === undefined) throw new Error('no live file');
  const piece = (from: number, to: number, text: string) => ({
    ...live,
    passage: { ...live.passage, id: `${live.passage.id}#L${from}-L${to}`, text },
  });
  const { text } = built(
    requestOf(entries, { hits: [piece(30, 31, 'Later.'), piece(1, 2, 'Earlier.')] }),
  );
  expect(text).toMatch(
    / entry "live:claude:CLAUDE.md" .*lines="1-2">>>\n> Earlier\.\n<<<memtrust:\w+ part lines="30-31">>>\n> Later\.\n/,
  );
});

it('names the files behind a link to a folder', async () => {
  const behind = await readableOf(
    store()
      .file('rules/b.md', 'Be brief.\n')
      .file('rules/a".md', 'Be kind.\n')
      .link('.claude/rules', '../rules'),
  );
  const { text, blocks } = built(
    requestOf(behind, {
      hits: behind.flatMap(({ entry, linked }) =>
        linked.map((file) => ({
          score: 1,
          terms: [],
          passage: {
            id: `live:claude:${file.path}#L1-L1`,
            kind: 'live',
            entry,
            title: '',
            text: file.text,
          },
        })),
      ),
    }),
  );
  expect(text).toMatch(
    / entry "live:claude:\.claude\/rules" .* file="a\\u\{22\}\.md" lines="1-1">>>\n> Be kind\.\n<<<memtrust:\w+ part file="b\.md" lines="1-1">>>\n> Be brief\.\n/,
  );
  expect(blocks.filter(({ kind }) => kind === 'entry')).toHaveLength(1);
});

it('as a model request gives no stranger the voice of the system', () => {
  const request = requestOf(entries, {
    prompt: 'Do it.',
    transcript: [{ sequence: 1, role: 'assistant', text: 'Hello.' }],
    instructions: [
      { level: 'session', id: 'file:s.md', text: 'Be brief.' },
      { level: 'root', id: 'live:codex:AGENTS.md', text: 'Use tabs.' },
    ],
  });
  const parsed: { messages: { role: string; content: { text: string }[] }[] } = JSON.parse(
    built(request, 'request').text,
  );
  const said = (role: string) =>
    parsed.messages
      .filter((message) => message.role === role)
      .flatMap(({ content }) => content.map(({ text }) => text))
      .join('\n');
  expect(said('system')).toContain('> Be brief.');
  expect(said('developer')).toContain('> Use tabs.');
  expect(said('developer')).toContain('> Zebras are striped.');
  expect(said('assistant')).toContain('> Hello.');
  expect(said('user')).toContain('> Do it.');
  for (const words of ['Zebras', 'Perhaps so', 'Run the tests', 'Use tabs'])
    expect(said('system')).not.toContain(words);
  for (const words of ['Perhaps so', 'Run the tests'])
    expect(said('developer')).not.toContain(words);
});
