import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { AgentDocument } from '../../src/agent-files/document.js';
import { statementsOf, type Statement } from '../../src/agent-files/statements.js';

function statements(text: string, withheld: readonly number[] = []): Statement[] {
  return statementsOf(
    new AgentDocument('claude', 'memory', 'CLAUDE.md', 'CLAUDE.md', text),
    new Set(withheld),
  );
}

const texts = (text: string): string[] => statements(text).map((statement) => statement.text);

describe('what an agent file states', () => {
  test('list items and sentences, with their place, heading and code', () => {
    expect(
      statements(
        '# Shop\n\nWe use one clock. All times\nare kept in `UTC` by the server.\n\n## Access\n\n- Call `requireOwner` first.\n',
      ),
    ).toEqual([
      {
        text: 'All times are kept in `UTC` by the server.',
        quote: 'All times\nare kept in `UTC` by the server.',
        first: 3,
        last: 4,
        heading: 'Shop',
        code: ['UTC'],
        targets: [],
      },
      {
        text: 'Call `requireOwner` first.',
        quote: 'Call `requireOwner` first.',
        first: 8,
        last: 8,
        heading: 'Access',
        code: ['requireOwner'],
        targets: [],
      },
    ]);
  });

  test('a list item is one statement, whatever sentences it has, and lines that follow belong to it', () => {
    expect(
      texts(
        '- **Money**: use `Decimal`. Never use\n  floats for it.\n- Tests live in `__tests__` folders.',
      ),
    ).toEqual([
      '**Money**: use `Decimal`. Never use floats for it.',
      'Tests live in `__tests__` folders.',
    ]);
  });

  test('links are their labels, and where they lead is kept', () => {
    expect(statements('- All reads pass [the guard](src/guard.ts) first.')).toMatchObject([
      { text: 'All reads pass the guard first.', targets: ['src/guard.ts'] },
    ]);
  });

  test('a full stop in code, in parentheses or behind an abbreviation ends no sentence', () => {
    expect(
      texts(
        'Call `a. B` (see there. Then go) for e.g. Firefox before you leave. The client waits for the server.',
      ),
    ).toEqual([
      'Call `a. B` (see there. Then go) for e.g. Firefox before you leave.',
      'The client waits for the server.',
    ]);
  });

  test('other scripts have statements too', () => {
    expect(
      texts('- 所有数据库访问都必须通过 `openDatabase` 函数进行，不能直接连接。'),
    ).toHaveLength(1);
    expect(
      texts(
        '所有数据库访问都必须通过同一个函数来进行统一管理。测试代码必须放在单独的测试文件夹里面运行。',
      ),
    ).toHaveLength(2);
  });
});

describe('what is no statement', () => {
  test.each([
    ['a heading', '# Always call `requireOwner` first of all'],
    ['code', '```\nAlways call `requireOwner` first.\n```'],
    ['a comment', '<!-- Always call `requireOwner` first. -->'],
    ['a comment inside of it', '- Always call `requireOwner` <!-- or not --> first.'],
    ['a table', '| Always call `requireOwner` first. |\n|---|'],
    ['a quotation', '> Always call `requireOwner` first.'],
    ['a question', '- Does the client call `requireOwner` first?'],
    ['a check box', '- [ ] Always call `requireOwner` first.'],
    ['something short', '- Use `tabs` here.'],
    ['something long', `- Use ${'very '.repeat(90)}long names.`],
    ['a fragment', '- the `requireOwner` helper of the guard'],
    ['names without a verb', '- `src/guard.ts` and `src/client.ts`'],
    ['a sentence that leads to a list', 'Call these helpers before you return anything:'],
    ['where to read on', '- See `docs/architecture.md` for how it is built.'],
    ['a table of contents', '- `docs/architecture.md` — how it is built, and why.'],
    ['an invitation to read', '- Read the docs before you change anything here.'],
    ['an example', '- Example: call `requireOwner` before you return.'],
    ['what leans on the sentence before', '- This calls `requireOwner` before it returns.'],
    ['what has no subject', '- Handles `requireOwner` for every private resource.'],
    ['what was made, by what', '- Created by `requireOwner` for every private resource.'],
    ['what updates something', '- Updates the `requireOwner` cache on success.'],
    ['what was cached', '- Cached `requireOwner` of the last request.'],
    ['a subject alone', '- Protecting routes with `requireOwner` or a stack of checks'],
    ['an object that points back', '- An ESLint rule of `requireOwner` enforces this.'],
    ['more of the same', '- The same trap applies to `requireOwner` of packages.'],
    [
      'a step under a numbered order',
      '## 3. Register it\n\n- Calls pass `requireOwner` first of all.',
    ],
    ['what was before', '- Before: call `requireOwner` with the user.'],
    ['a note with an arrow', '- Check with `status()` → `requireOwner`.'],
    ['a step of a numbered list', '1. Call `requireOwner` with the user.'],
    ['what is to be done', '- TODO: call `requireOwner` before returning.'],
    ['what is so for a while', '- The client currently calls `requireOwner` twice.'],
    ['what was', '- The helper `requireOwner` was removed from the guard.'],
    ['a report', '- ✅ Call `requireOwner` before returning anything.'],
    ['a place to fill in', '- Call {{function}} before you return anything.'],
    ['hidden characters', '- Always call `requireOwner`\u{200b} before you return.'],
    [
      'what stands in a tag of examples',
      '<example>\n- Always call `requireOwner` first of all.\n</example>',
    ],
    [
      'what stands under a heading of examples',
      '## Examples\n\n- Always call `requireOwner` first of all.',
    ],
    ['a list under "Avoid:"', 'Avoid:\n\n- Calling `requireOwner` more than once in a request.'],
    [
      'a list under a condition',
      'When adding a route:\n\n- Call `requireOwner` in its handler first.',
    ],
    ['a list under "Don\'t"', "## Don't\n\n- Call `requireOwner` more than once in a request."],
  ])('%s', (_what, text) => {
    expect(texts(text)).toEqual([]);
  });

  test.each([
    ['a folder and what is in it', '- `pkg/`: shared Go libraries'],
    ['a file and what it is', '- **`src/env.ts`** - Environment variable handling'],
    ['a part and its folder', '- **RPC (`crates/rpc/`)**: the JSON-RPC server'],
    ['where a thing is', '- Product docs: `docs/product/`'],
    ['a task and its command', '- Linting: `make lint-code`'],
    ['one of a numbered list that is no step', '1. `pnpm lint` must pass (Biome)'],
    ['a numbered subject', '## 3. Concurrency\n\n- All handlers use `requireOwner` first.'],
    ['a rule for when something is done', '- After a change, run `make generate` here.'],
    ['an order with a mark', '- ✅ DO: Use `requireOwner` for private resources.'],
    ['each of some things', '- Each route calls `requireOwner` before it returns.'],
    ['two things', '- Both readers and writers call `requireOwner` first.'],
    [
      'what an aside denies',
      'Use tox (not pytest directly):\n\n- The matrix is in `tox.ini` alone.',
    ],
  ])('%s is one', (_what, text) => {
    expect(texts(text)).toHaveLength(1);
  });

  test('each of these cases would be one in other words', () => {
    expect(texts('- Always call `requireOwner` first.')).toHaveLength(1);
    expect(texts('- You must call `requireOwner` with the user.')).toHaveLength(1);
    expect(texts("## Don't\n\n- Never call `requireOwner` more than once.")).toHaveLength(1);
    expect(texts('<example>\nNo.\n</example>\n\n- Always call `requireOwner` first.')).toHaveLength(
      1,
    );
  });

  test('lines of which something was found', () => {
    const text =
      '- Always call `requireOwner` first.\n- Never trust the\n  client of another team.';
    expect(statements(text, [1]).map(({ first }) => first)).toEqual([2]);
    expect(statements(text, [3]).map(({ first }) => first)).toEqual([1]);
  });

  test('settings', () => {
    expect(
      statementsOf(
        new AgentDocument(
          'claude',
          'settings',
          '.claude/settings.json',
          '.claude/settings.json',
          '- Always call `requireOwner` first.',
        ),
        new Set(),
      ),
    ).toEqual([]);
  });
});

describe('whatever is in a file', () => {
  test('each statement is a piece of it, in the lines that it names', () => {
    const piece = fc.constantFrom(
      '- ',
      '1. ',
      '# ',
      '\n',
      '\n\n',
      '> ',
      '`',
      '``` ',
      '. ',
      ': ',
      '? ',
      'Always call ',
      'the server ',
      '`requireOwner` ',
      '<!-- ',
      ' -->',
      '[a](b.ts) ',
      '(',
      ')',
      '**',
      '  ',
      '<example>',
      '</example>',
      '。',
      'e.g. ',
      '\t',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        for (const { quote, first, last, text: said } of statements(text)) {
          expect(
            text
              .split('\n')
              .slice(first - 1, last)
              .join('\n'),
          ).toContain(quote);
          expect(said).not.toContain('\n');
          expect(said.length).toBeLessThanOrEqual(400);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    'a ',
    '- ',
    '. ',
    '`',
    '(',
    '[',
    '[a](',
    '<',
    '<example>\n',
    '- a: b. C\n',
    'A b. ',
    '。',
    '**',
    '1. ',
    '\n',
  ])('a megabyte of %j takes no time', (piece) => {
    const start = performance.now();
    statements(piece.repeat(1_000_000 / piece.length));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
