import { describe, expect, it } from '@jest/globals';
import type { Evaluation } from '../../../src/gate/evaluate.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { phraseText } from '../../../src/text/phrase.js';
import { check, entryOf, findings, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store()
  .file('a.ts', 'one line\n')
  .fact('x', { sources: ['a.ts'] })
  .adopted()
  .fact('y', { sources: ['a.ts'], importance: 'critical' })
  .adopted();
const changed = base.file('a.ts', 'another\n');
const renamed = (names: Readonly<Record<string, string>>) => ({
  ...NO_HISTORY,
  renamed: async (path: string) => names[path] ?? null,
});
const quoted = store()
  .file('a.ts', 'const answer = 42;\n')
  .fact('q', { sources: [{ path: 'a.ts', quote: 'const answer = 42;', lines: '1-1' }] })
  .adopted();

describeRule('MT105', 'stale-fact', {
  stands: true,
  fires: [
    {
      what: 'the code changed; a critical fact blocks',
      base,
      head: changed,
      says: [
        '+error: `y` is stale: `a.ts` changed where it is cited',
        '+warning: `x` is stale: `a.ts` changed where it is cited',
      ],
    },
    {
      what: 'the file is gone',
      base,
      head: base.without('a.ts'),
      says: ['+error: `y` is stale: `a.ts` is gone', '+warning: `x` is stale: `a.ts` is gone'],
    },
    {
      what: 'the file became a folder',
      base: quoted,
      head: quoted.without('a.ts').file('a.ts/b', 'x'),
      says: ['+warning: `q` is stale: `a.ts` cannot be checked: it is a folder'],
    },
    {
      what: 'the policy blocks on all',
      base: quoted.policy({ stale: { block: ['normal'] } }),
      head: quoted.policy({ stale: { block: ['normal'] } }).file('a.ts', 'no\n'),
      says: ['+error: `q` is stale: `a.ts` no longer contains what is cited'],
    },
    {
      what: 'the same text is in the same place once more',
      base: quoted.file('a.ts', 'const answer = 42;\nx\ny\n'),
      head: quoted.file('a.ts', 'x\ny\nconst answer = 42;\nconst answer = 42;\n'),
      says: [
        '+warning: `q` is stale: `a.ts` has the cited text in the same place another number of times; the same text is in `a.ts:3`',
      ],
    },
  ],
  silent: [
    {
      what: 'the file was renamed',
      base: quoted,
      head: quoted.without('a.ts').file('b.ts', 'const answer = 42;\n'),
    },
    {
      what: 'the quote moved',
      base: quoted,
      head: quoted.file('a.ts', '\n\nconst answer = 42;\n'),
    },
    { what: 'only line ends changed', base, head: base.file('a.ts', 'one line\r\n') },
    {
      what: 'a candidate over changed code',
      base: store()
        .file('a.ts', 'a\n')
        .fact('x', { sources: ['a.ts'], status: 'candidate' }),
      head: store()
        .file('a.ts', 'a\n')
        .fact('x', { sources: ['a.ts'], status: 'candidate' })
        .file('a.ts', 'b\n'),
    },
    {
      what: 'a superseded fact',
      base: store()
        .file('a.ts', 'a\n')
        .fact('x', { sources: ['a.ts'] })
        .adopted()
        .superseded(),
      head: store()
        .file('a.ts', 'a\n')
        .fact('x', { sources: ['a.ts'] })
        .adopted()
        .superseded()
        .file('a.ts', 'b\n'),
    },
    {
      what: 'the rule switched off at the base',
      base: base.policy({ rules: { MT105: 'off' } }),
      head: changed.policy({ rules: { MT105: 'off' } }),
    },
  ],
});

describe('the statement of a stale fact', () => {
  const secret = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');
  it.each([
    ['is there, so that somebody can say whether it holds', 'It is one line.', 'It is one line.'],
    ['is left out where it may hold a secret', `The token is ${secret}.`, null],
  ])('%s', async (_what, body, statement) => {
    const world = store()
      .file('a.ts', 'one line\n')
      .fact('x', { sources: ['a.ts'], body })
      .adopted();
    const evaluation = await check(world, world.file('a.ts', 'another\n'));
    expect(findings(evaluation, 'MT105').map((one) => one.statement?.trim() ?? null)).toEqual([
      statement,
    ]);
  });
});

describe('the remedy of a stale fact', () => {
  it('names the new path where git sees a rename', async () => {
    const evaluation = await check(
      quoted,
      quoted.without('a.ts').file('b.ts', 'const answer = 43;\n'),
      { past: renamed({ 'a.ts': 'b.ts' }) },
    );
    expect(said(evaluation, 'MT105')).toEqual([
      '+warning: `q` is stale: `a.ts` was renamed to `b.ts` and changed where it is cited',
    ]);
    expect(findings(evaluation, 'MT105').map((finding) => phraseText(finding.remedy))).toEqual([
      'Run `npx memtrust bind q b.ts --instead-of a.ts`, then `npx memtrust reverify q`, if the fact still holds.',
    ]);
  });

  const lines = store()
    .file('a.ts', 'one();\nconst answer = 42;\n')
    .fact('q', { sources: [{ path: 'a.ts', quote: 'const answer = 42;', lines: '2-2' }] })
    .adopted();
  const remedies = (evaluation: Evaluation): readonly string[] =>
    findings(evaluation, 'MT105').map((finding) => phraseText(finding.remedy));

  it('looks again at a text that became a comment', async () => {
    const commented = await check(lines, lines.file('a.ts', 'one();\n// const answer = 42;\n'));
    expect(said(commented, 'MT105')).toEqual([
      '+warning: `q` is stale: `a.ts` changed where it is cited',
    ]);
  });

  it('says to which other file the text went, and how to cite it there', async () => {
    const evaluation = await check(
      lines,
      lines.file('a.ts', 'one();\n').file('src/b.ts', '\nconst answer = 42;\n'),
    );
    expect(said(evaluation, 'MT105')).toEqual([
      '+warning: `q` is stale: `a.ts` no longer contains what is cited; the same text is now in `src/b.ts:2`',
    ]);
    expect(remedies(evaluation)).toEqual([
      'Run `npx memtrust bind q src/b.ts --instead-of a.ts`, then `npx memtrust reverify q`, if the fact still holds.',
    ]);
    expect(entryOf(evaluation, 'q')).toMatchObject({
      status: 'stale',
      anchors: [{ verdict: 'missing', foundAt: 'src/b.ts:2-2' }],
    });
  });

  it('names the lines there, where lines are cited', async () => {
    const text = 'const answer = 42;\nconst question = null;';
    const cited = store()
      .file('a.ts', `${text}\none();\n`)
      .fact('q', { sources: [{ path: 'a.ts', lines: '1-2' }] })
      .adopted();
    const evaluation = await check(
      cited,
      cited.file('a.ts', 'one();\n').file('src/b.ts', `two();\n${text}\n`),
    );
    expect(remedies(evaluation)).toEqual([
      'Run `npx memtrust bind q src/b.ts#L2-L3 --instead-of a.ts`, then `npx memtrust reverify q`, if the fact still holds.',
    ]);
  });

  it.each([
    ['a pattern', ['secrets/**']],
    ['a path', ['secrets/b.ts']],
  ])(
    'names no file that the policy keeps out by %s, and the next one that it does not',
    async (_what, exclude) => {
      const settled = lines.policy({ exclude_paths: exclude });
      const hidden = settled.file('a.ts', 'one();\n').file('secrets/b.ts', 'const answer = 42;\n');
      expect(
        JSON.stringify(
          await check(settled, hidden).then(({ findings: all, entries }) => [all, entries]),
        ),
      ).not.toContain('secrets');
      expect(said(await check(settled, hidden), 'MT105')).toEqual([
        '+warning: `q` is stale: `a.ts` no longer contains what is cited',
      ]);
      expect(
        said(await check(settled, hidden.file('src/b.ts', 'const answer = 42;\n')), 'MT105'),
      ).toEqual([
        '+warning: `q` is stale: `a.ts` no longer contains what is cited; the same text is now in `src/b.ts:1`',
      ]);
    },
  );
});

describe('what a fact of each importance notices', () => {
  const code = (unit: string, origin = './core.js'): string =>
    `import { check } from '${origin}';\nexport function guard(user: string): void {\n  ${unit}\n  check(user);\n}\n`;
  const importances = ['low', 'normal', 'high', 'critical'] as const;
  const cited = importances.reduce(
    (world, importance) =>
      world
        .fact(importance, { sources: [{ path: 'a.ts', quote: 'check(user);' }], importance })
        .adopted(),
    store().file('a.ts', code('one();')),
  );

  it.each([
    [
      'the text',
      code('one();').replace('check(user)', 'check(null)'),
      [
        '+error: `critical` is stale: `a.ts` no longer contains what is cited',
        '+warning: `high` is stale: `a.ts` no longer contains what is cited',
        '+warning: `normal` is stale: `a.ts` no longer contains what is cited',
        '+notice: `low` is stale: `a.ts` no longer contains what is cited',
      ],
    ],
    [
      'the place',
      code('one();').replace('check(user);', 'if (user) {\n    check(user);\n  }'),
      [
        '+error: `critical` is stale: `a.ts` changed where it is cited; the same text is in `a.ts:5`',
        '+warning: `high` is stale: `a.ts` changed where it is cited; the same text is in `a.ts:5`',
        '+warning: `normal` is stale: `a.ts` changed where it is cited; the same text is in `a.ts:5`',
        '+notice: `low` is stale: `a.ts` changed where it is cited; the same text is in `a.ts:5`',
      ],
    ],
    [
      'the unit',
      code('return;'),
      [
        '+error: `critical` is stale: `a.ts` changed in the function, section or block around what is cited, which a critical fact needs unchanged',
        '+warning: `high` is stale: `a.ts` changed in the function, section or block around what is cited, which a high fact needs unchanged',
      ],
    ],
    [
      'the origin',
      code('one();', './fake.js'),
      [
        '+error: `critical` is stale: an import or declaration that the cited code uses changed in `a.ts`, which a critical fact needs unchanged',
      ],
    ],
    ['a comment', code('one(); // two'), []],
  ])('%s', async (_what, text, says) => {
    expect(said(await check(cited, cited.file('a.ts', text)), 'MT105')).toEqual(says);
  });

  it('by what the policy says of its importance', async () => {
    const settled = cited.policy({ stale: { block: ['high'], warn: ['low'], note: ['normal'] } });
    expect(
      said(await check(settled, settled.file('a.ts', code('if (user)'))), 'MT105').map((line) =>
        line.slice(0, line.indexOf(' is')),
      ),
    ).toEqual(['+error: `high`', '+warning: `critical`', '+warning: `low`', '+notice: `normal`']);
  });

  it('a critical fact does not follow a rename', async () => {
    const head = cited.without('a.ts').file('b.ts', code('one();'));
    const evaluation = await check(cited, head);
    expect(said(evaluation, 'MT105')).toEqual([
      '+error: `critical` is stale: `a.ts` was renamed to `b.ts`, and a critical fact does not follow a rename',
    ]);
    expect(findings(evaluation, 'MT105').map(({ remedy }) => phraseText(remedy))).toEqual([
      'Run `npx memtrust bind critical b.ts --instead-of a.ts`, then `npx memtrust reverify critical`, if the fact still holds.',
    ]);
  });
});
