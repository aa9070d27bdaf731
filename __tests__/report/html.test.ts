import { describe, expect, jest, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import type { Finding } from '../../src/gate/finding.js';
import { annotate } from '../../src/github/run.js';
import { renderComment } from '../../src/report/comment.js';
import { formats } from '../../src/report/formats.js';
import { renderHtml } from '../../src/report/html.js';
import { say } from '../../src/text/phrase.js';
import { withoutCommands } from '../../src/report/terminal.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { readPage } from './html-page.js';
import { FINDING, planted } from './planted.js';
import { agentFilesOnly } from './rendered-cases.js';
import {
  adopted,
  BASE_SHA,
  CALM,
  change,
  fact,
  GUARD,
  HEAD_SHA,
  NOW,
  scenes,
  state,
} from './scenes.js';

const textOf = (evaluation: Evaluation): string => readPage(renderHtml(evaluation)).text;
/** The text of one section, by its heading. */
const section = (evaluation: Evaluation, id: string): string =>
  readPage(new RegExp(`<section id="${id}"[^]*?</section>`).exec(renderHtml(evaluation))?.[0] ?? '')
    .text;
const footOf = (evaluation: Evaluation): string =>
  readPage(/<footer>[^]*?<\/footer>/.exec(renderHtml(evaluation))?.[0] ?? '').text;
const having = async (...findings: readonly Finding[]): Promise<Evaluation> => ({
  ...(await change(CALM, CALM)),
  findings,
});

describe('the page', () => {
  test('calls a fact in conflict by that word in its card', async () => {
    const rivals = {
      ...adopted('r/one', { front: 'claim_key: a/b\n' }),
      ...adopted('r/two', { front: 'claim_key: a/b\n' }),
    };
    const text = textOf(await state({ ...CALM, ...rivals }));
    expect(text).toMatch(/r\/one\s*in conflict/);
    expect(text).not.toMatch(/r\/one\s*stale/);
  });

  test('says the verdict, its reason, and what to do', async () => {
    const text = textOf(await scenes.silentPromotion());
    for (const said of [
      'Fail',
      'MT201 silent-promotion',
      'deploy/skip-review',
      'npx memtrust',
      'acme/payments',
    ])
      expect(text).toContain(said);
  });

  test('is the same twice', async () => {
    for (const make of Object.values(scenes))
      expect(renderHtml(await make())).toBe(renderHtml(await make.anew()));
    expect(renderHtml(await agentFilesOnly())).toBe(renderHtml(await agentFilesOnly()));
  });

  test('passes the sink of the command line unchanged, so that its digests still hold', async () => {
    for (const data of ['::error::x', '##[error]x', '\n\n::error::x']) {
      const html = renderHtml(await planted(data));
      expect(withoutCommands(html)).toBe(html);
      expect(parseRunnerCommands(html)).toEqual([]);
    }
  });

  test('says once that nothing is wrong where nothing is, and there alone', async () => {
    const calm = /This change does not affect trust\.|Nothing is wrong\./g;
    for (const make of [scenes.nothing, scenes.branchInOrder])
      expect(textOf(await make()).match(calm)).toHaveLength(1);
    for (const make of [scenes.stale, scenes.silentPromotion, scenes.adoption, scenes.brokenPolicy])
      expect(textOf(await make())).not.toMatch(calm);
  });

  test('says what was not judged', async () => {
    expect(
      section(
        await change(CALM, CALM, { incomplete: ['the history of `x` does not exist'] }),
        'incomplete',
      ),
    ).toContain('the history of x does not exist');
  });

  test('names what was not read as the reason of a failure, and as an older finding where the change left it alone', async () => {
    const files = { ...CALM, '.memtrust/facts/x.md': 'x'.repeat(1_100_000) };
    const edited = await change(files, {
      ...files,
      '.memtrust/facts/x.md': 'y'.repeat(1_100_000),
    });
    expect(textOf(edited)).toContain('(MT703 incomplete-evaluation)');
    expect(section(edited, 'findings')).toContain('MT703');
    expect(section(edited, 'older')).not.toContain('MT703');
    const beside = await change(files, { ...files, 'README.md': 'x' });
    expect(section(beside, 'older')).toContain('MT703');
  });

  test('says of each fact by its id what the change makes of it, and why', async () => {
    const text = section(
      await change(CALM, {
        ...CALM,
        'src/auth/guard.ts': GUARD.replace('requireOwner', 'allowAll'),
        ...fact('deploy/skip-review'),
      }),
      'affected',
    );
    expect(text).toMatch(/authorization\/owner-checks trusted\s+→\s*becomes stale/);
    expect(text).toMatch(/deploy\/skip-review new\s+→\s*becomes candidate/);
    expect(text).not.toContain('payments/currency');
  });

  test('says at its end which commits, policy and context it is about', async () => {
    const evaluation = await change(CALM, CALM);
    const foot = footOf(evaluation);
    for (const [term, said] of [
      ['Repository', 'acme/payments'],
      ['Base', BASE_SHA],
      ['Head', HEAD_SHA],
      ['Policy', `${evaluation.subject.policyDigest}, from .memtrust/policy.yml of the base`],
      ['Mode', 'enforce'],
      ['Context manifest', evaluation.manifestSha256],
      ['Judged at', NOW],
    ])
      expect(foot).toContain(`${term}${said}\n`);
  });

  test('says at its end that there was no base, and that the head is no commit', async () => {
    const { subject, ...judged } = await change(CALM, CALM);
    const foot = footOf({
      ...judged,
      subject: { ...subject, repository: null, baseSha: null, headSha: null },
    });
    expect(foot).toContain('Basenone\nHeadthe working tree\n');
    expect(foot).not.toContain('Repository');
    expect(footOf(await scenes.brokenPolicy())).toContain('from .memtrust/policy.yml of the base');
    expect(footOf(await change({}, {}))).toContain('the strict defaults: the base has no policy');
    const broken = { '.memtrust/policy.yml': 'mood: strict\n' };
    expect(footOf(await change(broken, broken))).toContain(
      'the strict defaults: the policy of the base cannot be read',
    );
  });

  test('shows secrets by type and digest', async () => {
    const secret = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');
    for (const data of [secret, `${'x '.repeat(90)}${secret}`]) {
      const evaluation = await planted(data);
      // Commits are git's, and no secret.
      expect(
        renderHtml({
          ...evaluation,
          subject: { ...evaluation.subject, baseSha: BASE_SHA, headSha: HEAD_SHA },
        }),
      ).not.toContain(secret.slice(0, 8));
    }
  });
});

describe('accepted findings', () => {
  const accepted: Finding = {
    ...FINDING,
    message: say`the link to ${'docs/gone.md'} leads nowhere`,
    accepted: { by: 'baseline', reason: 'it comes back <b>soon</b>', author: 'alice' },
  };

  test('have a folded section that says who took them upon themselves, and why', async () => {
    const evaluation = await having(accepted, {
      ...FINDING,
      accepted: { by: 'inline', reason: 'known', author: null },
    });
    const text = section(evaluation, 'accepted');
    expect(text).toContain('Accepted findings 2');
    expect(text).toContain('docs/gone.md');
    expect(text).toContain(
      'Accepted by alice in .memtrust/baseline.yml: it comes back <b>soon</b>',
    );
    expect(text).toContain('Accepted beside the text: known');
    expect(renderHtml(evaluation)).toMatch(/<section id="accepted"[^]*?<details>\n<summary>/);
  });

  test('stand in no other section, and count for nothing', async () => {
    const evaluation = await having(accepted);
    expect([section(evaluation, 'findings'), section(evaluation, 'older')]).toEqual(['', '']);
    expect(textOf(evaluation)).toContain('This change does not affect trust.');
    expect(section(await having(FINDING), 'accepted')).toBe('');
  });

  test('are those that the gate found to be accepted', async () => {
    const files = {
      ...CALM,
      'CLAUDE.md': '<!-- memtrust-ignore MT405: it comes back -->\nRead [setup](docs/setup.md).\n',
    };
    const text = section(await state(files), 'accepted');
    expect(text).toContain('docs/setup.md');
    expect(text).toContain('Accepted beside the text: it comes back');
  });

  test('give no reason in any view that agents read', async () => {
    const evaluation = await having({
      ...accepted,
      accepted: { by: 'baseline', reason: 'zq7canary', author: 'zq7canary' },
    });
    expect(await viewsWith(evaluation, 'zq7canary')).toEqual(['html', 'json']);
  });
});

/** Every view in which a text stands. */
async function viewsWith(evaluation: Evaluation, text: string): Promise<string[]> {
  const log = { info: jest.fn(), notice: jest.fn(), warning: jest.fn(), error: jest.fn() };
  annotate(evaluation, log);
  const views: readonly (readonly [string, string])[] = [
    ...(await Promise.all(
      formats.map(
        async ({ name, render }) =>
          [name, await render(evaluation, { color: false, manifestPath: null })] as const,
      ),
    )),
    ['comment', renderComment(evaluation, { marker: '<!-- x -->' })],
    [
      'annotations',
      JSON.stringify([log.info.mock.calls, log.warning.mock.calls, log.error.mock.calls]),
    ],
  ];
  expect(views.map(([name]) => name)).toEqual([
    'text',
    'json',
    'markdown',
    'sarif',
    'html',
    'github',
    'gitlab',
    'junit',
    'comment',
    'annotations',
  ]);
  return views
    .filter(([, output]) => output.includes(text))
    .map(([name]) => name)
    .sort();
}

describe('hidden text, decoded', () => {
  const tags = (text: string): string =>
    String.fromCodePoint(...[...text].map((letter) => 0xe0000 + (letter.codePointAt(0) ?? 0)));

  test('stands here and in the JSON report, and in no view that agents read', async () => {
    const evaluation = await change(CALM, {
      ...CALM,
      'CLAUDE.md': `Prices are whole cents.${tags('zq7canary <b> speaks')}\n`,
    });
    expect(evaluation.findings.filter(({ decoded }) => decoded !== null)).toHaveLength(1);
    expect(await viewsWith(evaluation, 'zq7canary')).toEqual(['html', 'json']);
    expect(textOf(evaluation)).toContain('zq7canary <b> speaks');
  });

  test.each(['error', 'warning', 'notice'] as const)(
    'of severity %s too, old or new',
    async (severity) => {
      for (const introduced of [true, false])
        expect(
          await viewsWith(
            await having({ ...FINDING, severity, introduced, decoded: 'zq7canary' }),
            'zq7canary',
          ),
        ).toEqual(['html', 'json']);
    },
  );

  test('is visible, whatever it decodes to', async () => {
    const evaluation = await having({ ...FINDING, decoded: 'a\u202E\u{E0041}\u001B[31m\nb' });
    expect(textOf(evaluation)).toContain(String.raw`a\u{202e}\u{e0041}\u{1b}[31m\u{a}b`);
  });

  test('is said to be cut where it is', async () => {
    expect(textOf(await having({ ...FINDING, decoded: 'x'.repeat(8_000) }))).toContain(
      'The hidden text says',
    );
    expect(textOf(await having({ ...FINDING, decoded: 'x'.repeat(8_001) }))).toContain(
      'The hidden text begins',
    );
    // Few characters, and long once they are visible.
    expect(textOf(await having({ ...FINDING, decoded: '\u200B'.repeat(2_000) }))).toContain(
      'The hidden text begins',
    );
    expect(
      textOf(await having({ ...FINDING, decoded: `${'x'.repeat(8_000)}${'y'.repeat(500_000)}` })),
    ).not.toContain('xy');
  });
});

describe('a page of thousands', () => {
  const large = async (data: string, findings: number, entries: number): Promise<Evaluation> => {
    const frame = await planted(data);
    // One string for all where it is long: thousands of copies would be gigabytes of the test's own.
    const named = (index: number): string => (data.length > 10_000 ? data : `${index} ${data}`);
    const [entry] = frame.entries;
    const spread = Array.from({ length: findings }, (_, index): Finding => {
      const base = frame.findings[index % frame.findings.length];
      if (base === undefined) throw new Error('no findings');
      return { ...base, message: say`${named(index)} is so` };
    });
    const [change0] = frame.changes;
    if (entry === undefined || change0 === undefined) throw new Error('no entries');
    return {
      ...frame,
      findings: spread,
      entries: Array.from({ length: entries }, (_, index) => ({ ...entry, id: named(index) })),
      changes: Array.from({ length: 1_000 }, (_, index) => ({ ...change0, id: named(index) })),
      adoptions: frame.adoptions.flatMap((row) =>
        Array.from({ length: 600 }, () => ({
          ...row,
          approvals: row.approvals.flatMap((one) => Array.from({ length: 500 }, () => one)),
        })),
      ),
      fixtures: {
        ...frame.fixtures,
        cases: frame.fixtures.cases.flatMap((one) => Array.from({ length: 1_000 }, () => one)),
      },
      incomplete: Array.from({ length: 1_000 }, () => data),
    };
  };

  test.each([
    ['short names', 'a/b'],
    ['names as long as they are shown, of characters that grow', '<"\'&>'.repeat(400)],
    ['names of 200 KB', '文'.repeat(200_000)],
    ['invisible names of 200 KB', '\u200B'.repeat(200_000)],
  ])('stays below 3 MB and takes seconds: %s', async (_what, data) => {
    const evaluation = await large(data, 2_000, 5_000);
    const start = performance.now();
    const html = renderHtml(evaluation);
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(Buffer.byteLength(html)).toBeLessThan(3_000_000);
    expect(readPage(html).faults).toEqual([]);
  });

  test('says of each list how much is left out', async () => {
    const evaluation = await large('<"\'&>'.repeat(400), 2_000, 6_000);
    const html = renderHtml(evaluation);
    for (const id of [
      'incomplete',
      'injected',
      'affected',
      'findings',
      'older',
      'accepted',
      'facts',
      'fixtures',
    ]) {
      const part = new RegExp(`<section id="${id}"[^]*?</section>`).exec(html)?.[0] ?? '';
      expect([
        id,
        /\d+ more, too many for this page: see trust-report\.json/.test(readPage(part).text),
      ]).toEqual([id, true]);
    }
  });

  test('counts what is left out', async () => {
    const evaluation = await having(
      ...Array.from({ length: 700 }, (_, index): Finding => ({
        ...FINDING,
        message: say`${`number ${index}`} is so`,
        line: index,
      })),
    );
    const text = section(evaluation, 'injected');
    expect([
      text.includes('Hidden text and prompt injection 700'),
      text.match(/number \d+ is so/g)?.length,
      text.includes('200 more, too many'),
    ]).toEqual([true, 500, true]);
  });

  test('three hundred findings of one rule hide none of another', async () => {
    const many = Array.from({ length: 900 }, (): Finding => ({
      ...FINDING,
      decoded: 'x'.repeat(5_000),
    }));
    expect(
      section(
        await having(...many, {
          ...FINDING,
          rule: 'MT405',
          name: 'dead-reference',
          message: say`${'docs/gone.md'} is not there`,
        }),
        'findings',
      ),
    ).toContain('docs/gone.md');
  });

  test('shows first the approvals that count', async () => {
    const frame = await planted('x');
    const adoptions = frame.adoptions.map((row) => ({
      ...row,
      approvals: [
        ...Array.from({ length: 100 }, (_, index) => ({
          login: `stranger${index}`,
          commitId: 'a',
          counted: false,
          why: 'no adopter',
        })),
        { login: 'alice', commitId: 'a', counted: true, why: 'an adopter' },
      ],
    }));
    const text = section({ ...frame, adoptions }, 'affected');
    expect([
      text.includes('alice at a counts: an adopter'),
      text.includes('stranger18'),
      text.includes('stranger19'),
      text.includes('81 more'),
    ]).toEqual([true, true, false, true]);
  });
});
