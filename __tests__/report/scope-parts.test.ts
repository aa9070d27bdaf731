import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import { narrowed } from '../../src/report/narrowed.js';
import { renderSarif } from '../../src/report/sarif.js';
import { fit } from '../../src/report/fit.js';
import { check, store, type Store } from '../store.js';

const MARKER = '<!-- x -->';
const LIMIT = 64_000;

/** A repository with a folder for each team, each with a fact; the scopes are given. */
const teams = (names: readonly string[], scopes: readonly object[]): Store =>
  names.reduce(
    (one, name) =>
      one
        .file(`${name}/x.ts`, `f(${JSON.stringify(name)});\n`)
        .fact(`about-${name.replaceAll(/[^a-z0-9]+/g, '-')}`, { sources: [`${name}/x.ts`] })
        .adopted(),
    store().policy({ scopes }),
  );

/** The same after every team changed its code. */
const changed = (base: Store, names: readonly string[]): Store =>
  names.reduce((one, name) => one.file(`${name}/x.ts`, `g(${JSON.stringify(name)});\n`), base);

const commentOn = async (base: Store, head: Store, limit = LIMIT): Promise<string> =>
  renderComment(await check(base, head), { marker: MARKER, limit });

const headings = (comment: string): string[] =>
  [...comment.matchAll(/^\*\*((?!\d+ trusted fact).+)\*\*$/gm)].map((match) => match[1] ?? '');

describe('the comment of a monorepo', () => {
  const names = ['team10', 'team2', 'quiet'];
  const base = teams(names, [{ path: '*', approvals: 1 }]);

  it('has a section for each scope that has something to say, the whole repository first', async () => {
    const head = changed(base, ['team10', 'team2']).fact('loose', {
      sources: ['team2/x.ts', 'team10/x.ts'],
    });
    const comment = await commentOn(base, head);
    expect(headings(comment)).toEqual([
      'What this change does to trust',
      'In `team2`',
      'In `team10`',
    ]);
    const [, two = '', ten = ''] = comment.split(/^(?:\*\*In .+\*\*|<details>.*)$/m);
    expect([two.includes('about-team2'), two.includes('about-team10')]).toEqual([true, false]);
    expect([ten.includes('about-team10'), ten.includes('about-team2')]).toEqual([true, false]);
    expect(comment).not.toContain('In `quiet`');
  });

  it('says each remedy in every section: who reads one may read no other', async () => {
    const comment = await commentOn(base, changed(base, ['team10', 'team2']));
    expect(comment.match(/npx memtrust reverify about-team/g)).toHaveLength(2);
  });

  it('is what it was where the policy has no scopes', async () => {
    const plain = base.policy({});
    const comment = await commentOn(plain, changed(plain, ['team10', 'team2']));
    expect(headings(comment)).toEqual([]);
    expect(comment.match(/This change edits/g)).toHaveLength(2);
  });

  it('leaves SARIF as it is', async () => {
    const plain = base.policy({ adoption: { adopters: ['a'] } });
    const scoped = base.policy({
      adoption: { adopters: ['a'] },
      scopes: [{ path: '*', comment: false }],
    });
    const sarif = async (one: Store): Promise<string> =>
      renderSarif(await check(one, changed(one, ['team2']))).replaceAll(
        /sha256:[0-9a-f]+|[0-9a-f]{64}/g,
        '',
      );
    expect(await sarif(scoped)).toBe(await sarif(plain));
  });

  it('folds what is long', async () => {
    const many = Array.from({ length: 30 }, (_none, index) => `team2/a${index}`);
    const long = teams([...many, 'team10'], [{ path: '*' }]);
    const comment = await commentOn(long, changed(long, many));
    expect(comment).toMatch(/<summary>More in `team2` \(\d+\)<\/summary>/);
  });
});

describe('a part of a check', () => {
  it('shows the sections of the folder that was asked for', async () => {
    const base = teams(['a', 'b'], [{ path: '*', rules: { MT105: 'error' } }]);
    const evaluation = await check(base, changed(base, ['a', 'b']));
    const part = narrowed(evaluation, {
      files: { names: ['a/'], has: (path) => path.startsWith('a/') },
      rules: null,
    }).evaluation;
    expect([part.verdict, headings(renderSummary(part))]).toEqual(['fail', ['In `a`']]);
  });
});

describe('a scope with `comment: false`', () => {
  const scopes = [{ path: 'a' }, { path: 'b', comment: false }];
  const base = teams(['a', 'b'], scopes);

  it('has no section, and is counted', async () => {
    const comment = await commentOn(base, changed(base, ['a', 'b']));
    expect(headings(comment)).toEqual(['In `a`', 'Scopes without a section']);
    expect(comment).toContain(
      '- `b`: 1 more. The policy leaves it out of the comment; see `trust-report.json`.',
    );
  });

  it('has one as soon as something in it fails', async () => {
    const failing = teams(
      ['a', 'b'],
      [{ path: 'a' }, { path: 'b', comment: false, rules: { MT105: 'error' } }],
    );
    const comment = await commentOn(failing, changed(failing, ['a', 'b']));
    expect(headings(comment)).toEqual(['In `a`', 'In `b`']);
    expect(comment).not.toContain('without a section');
  });

  it('is in the summary of a job no more than in the comment', async () => {
    expect(renderSummary(await check(base, changed(base, ['b'])))).toContain('without a section');
  });
});

describe('a comment with many scopes', () => {
  const names = Array.from(
    { length: 300 },
    (_none, index) => `services/team-${index}-${'x'.repeat(60)}`,
  );
  const scopes = [
    { path: 'services/*' },
    ...names.slice(-2).map((path) => ({ path, rules: { MT105: 'error' } })),
  ];
  const base = teams(names, scopes);

  it('stays within the limit, whatever it is, and says what is not there', async () => {
    const evaluation = await check(base, changed(base, names));
    for (const limit of [3_000, 8_000, 20_000, LIMIT]) {
      const comment = renderComment(evaluation, { marker: MARKER, limit });
      expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(limit);
      expect(comment).toMatch(/Left out because of the size limit: .+ \d+ more\. See/);
    }
  }, 60_000);

  it('gives room to what fails before all else', async () => {
    const comment = await commentOn(base, changed(base, names), 8_000);
    for (const failing of names.slice(-2)) expect(headings(comment)).toContain(`In \`${failing}\``);
  }, 60_000);
});

describe('a hostile name of a scope', () => {
  it.each([
    'a`b',
    '<img src=x>',
    '@acme/all',
    '[x](http://e.example)',
    'a*b**',
    'x|y',
    '#1',
    '\u202Eevil',
  ])('%j stands in a code span, on one line', async (name) => {
    const base = store()
      .policy({ scopes: [{ path: 'in/*', approvals: 1 }] })
      .file(`in/${name}/AGENTS.md`, 'Use pnpm.\n');
    const comment = await commentOn(
      base,
      base.file(`in/${name}/AGENTS.md`, 'See `src/gone.ts`, `b/gone.ts`.\n'),
    );
    const [heading = ''] = headings(comment).filter((one) => one.startsWith('In '));
    expect(heading).toMatch(/^In (`+) ?in\/.* ?\1$/);
    expect(heading).not.toContain('\u202E');
  });
});

describe('what does not fit', () => {
  const block = fc.record({
    title: fc.string({ maxLength: 300 }),
    open: fc.string({ maxLength: 20 }),
    rows: fc.array(fc.string({ maxLength: 60 }), { minLength: 1, maxLength: 8 }),
    close: fc.string({ maxLength: 10 }),
    precedes: fc.boolean(),
  });

  it('is named as far as there is room for', () => {
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 60 }),
        fc.integer({ min: 700, max: 6_000 }),
        (blocks, limit) => {
          const text = fit('lead', blocks, 'foot', limit);
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
          expect([text.startsWith('lead'), text.endsWith('foot')]).toEqual([true, true]);
        },
      ),
    );
  });

  it('is never what precedes, as long as something else can go', () => {
    const row = `${'r'.repeat(99)}\n`;
    const make = (title: string, precedes: boolean) => ({
      title,
      open: `${title}\n`,
      rows: [row],
      close: '',
      precedes,
    });
    const text = fit('', [make('one', false), make('two', true), make('three', false)], '', 850);
    expect([text.includes('one\n'), text.includes('two\n')]).toEqual([false, true]);
    expect(text).toContain('Left out because of the size limit: one, three.');
  });
});
