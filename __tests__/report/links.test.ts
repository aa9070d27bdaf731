import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import { LinkedNames, type Links, linkTo, pageOf } from '../../src/report/links.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import {
  githubReferences,
  renderedElements,
  renderedHeadings,
  renderMarkdown,
} from '../e2e/render-markdown.js';
import { fileName, hostileChange, hostileName } from './hostile.js';
import { agentFilesOnly, isOurLink, pages } from './rendered-cases.js';
import {
  adopted,
  BASE_SHA,
  boundTo,
  CALM,
  change,
  fact,
  GUARD,
  POLICY,
  scenes,
  type Files,
} from './scenes.js';

const { repository: REPOSITORY } = pages;
const { sha: MERGE_SHA } = pages.head;

/** Links into two commits, of which one holds the files of the base and the other those of the merge. */
function linksTo(
  head: (path: string) => boolean,
  base: (path: string) => boolean = () => false,
): Links {
  return {
    repository: REPOSITORY,
    head: { sha: MERGE_SHA, has: head },
    base: { sha: BASE_SHA, has: base },
  };
}

const comment = (evaluation: Evaluation, links: Links): string =>
  renderComment(evaluation, {
    marker: '<!-- m -->',
    names: (each) => new LinkedNames(each, links),
  });

/** Address and visible text of each link, as a reader's browser has it. */
function anchorsIn(markdown: string): { href: string; text: string }[] {
  const decode = (text: string): string =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  return [...renderMarkdown(markdown).matchAll(/<a href="([^"]*)">([^]*?)<\/a>/g)].map(
    ([, href = '', text = '']) => ({
      href: decode(href),
      text: decode(text),
    }),
  );
}

const isOurs = ({ href }: { href: string }): boolean => isOurLink(href);

describe('the comment links', () => {
  test('a rule to its section in the documentation', async () => {
    expect(anchorsIn(comment(await scenes.stale(), pages))).toContainEqual({
      href: `https://github.com/memtrust/memtrust/blob/main/docs/rules.md#mt105-stale-fact`,
      text: 'MT105 stale-fact',
    });
  });

  test('the rule, the fact and the line in the verdict itself', async () => {
    const verdictOf = (text: string): string => text.split('\n')[4] ?? '';
    const blob = `https://github.com/acme/payments/blob/${MERGE_SHA}`;
    const rules = 'https://github.com/memtrust/memtrust/blob/main/docs/rules.md';
    expect(anchorsIn(verdictOf(comment(await scenes.silentPromotion(), pages)))).toEqual([
      {
        href: `${blob}/.memtrust/facts/deploy/skip-review.md`,
        text: '<code>deploy/skip-review</code>',
      },
      { href: `${rules}#mt201-silent-promotion`, text: 'MT201 silent-promotion' },
    ]);
    expect(anchorsIn(verdictOf(comment(await agentFilesOnly(), pages)))).toEqual([
      { href: `${blob}/CLAUDE.md`, text: '<code>CLAUDE.md</code>' },
      { href: `${blob}/CLAUDE.md#L7`, text: '<code>CLAUDE.md:7:24</code>' },
      { href: `${rules}#mt403-hidden-text`, text: 'MT403 hidden-text' },
    ]);
  });

  test('a fact and the source that changed to their files at the judged commit', async () => {
    const found = anchorsIn(comment(await scenes.stale(), pages));
    const at = `https://github.com/acme/payments/blob/${MERGE_SHA}`;
    expect(found).toContainEqual({
      href: `${at}/.memtrust/facts/authorization/owner-checks.md`,
      text: '<code>authorization/owner-checks</code>',
    });
    expect(found).toContainEqual({
      href: `${at}/src/auth/guard.ts`,
      text: '<code>src/auth/guard.ts</code>',
    });
  });

  test('the lines of a finding, and those that a fact cites', async () => {
    const evaluation = await scenes.stale();
    const changes = evaluation.changes.map((one) => ({
      ...one,
      because: one.because.map((anchor) => ({ ...anchor, selector: 'lines:10-24' })),
    }));
    const [finding] = evaluation.findings;
    const findings =
      finding === undefined
        ? []
        : [{ ...finding, factId: null, path: 'docs/a b.md', line: 7, column: 3 }];
    const hrefs = anchorsIn(comment({ ...evaluation, changes, findings }, pages)).map(
      ({ href }) => href,
    );
    expect(hrefs).toContain(
      `https://github.com/acme/payments/blob/${MERGE_SHA}/src/auth/guard.ts#L10-L24`,
    );
    expect(hrefs).toContain(`https://github.com/acme/payments/blob/${MERGE_SHA}/docs/a%20b.md#L7`);
  });

  describe('what a source said before the change and says now', () => {
    const BLOB = 'https://github.com/acme/payments/blob';
    const GUARD_PATH = 'src/auth/guard.ts';
    const COMPARED = `https://github.com/acme/payments/compare/${BASE_SHA}...${MERGE_SHA}#diff-${createHash('sha256').update(GUARD_PATH).digest('hex')}`;
    const versionsIn = (text: string): string[] =>
      anchorsIn(text)
        .filter(({ text: word }) => ['then', 'now', 'diff'].includes(word))
        .map(({ href, text: word }) => `${word} ${href}`);

    test('of a whole file', async () => {
      const text = comment(await scenes.stale(), pages);
      expect(versionsIn(text)).toEqual([
        `then ${BLOB}/${BASE_SHA}/${GUARD_PATH}`,
        `now ${BLOB}/${MERGE_SHA}/${GUARD_PATH}`,
        `diff ${COMPARED}`,
      ]);
      expect(text).toMatch(
        /fact cites\.\*\* \(\[then\]\([^)]*\), \[now\]\([^)]*\), \[diff\]\([^)]*\)\) · \[MT105/,
      );
    });

    test('of a function, with its lines then and now', async () => {
      const front = await boundTo(CALM, { path: GUARD_PATH, symbol: 'requireOwner' });
      const base: Files = { ...CALM, ...adopted('auth/symbol', { front }) };
      const moved = `// one\n// two\n${GUARD.replace('return true', 'if (x) {\n    return false;\n  }\n  return true')}`;
      const evaluation = await change(base, { ...base, [GUARD_PATH]: moved });
      const effect = comment(evaluation, pages)
        .split('\n')
        .find((line) => line.includes('auth/symbol`]'));
      expect(versionsIn(effect ?? '')).toEqual([
        `then ${BLOB}/${BASE_SHA}/${GUARD_PATH}#L1-L3`,
        `now ${BLOB}/${MERGE_SHA}/${GUARD_PATH}#L3-L8`,
        `diff ${COMPARED}`,
      ]);
    });

    test('of a file that is gone without a link to what it says now', async () => {
      const { [GUARD_PATH]: _gone, ...rest } = CALM;
      const evaluation = await change(CALM, rest);
      const there = linksTo(
        (path) => path in rest,
        (path) => path in CALM,
      );
      expect(versionsIn(comment(evaluation, there))).toEqual([
        `then ${BLOB}/${BASE_SHA}/${GUARD_PATH}`,
        `diff ${COMPARED}`,
      ]);
    });

    test('and nothing where no other commit is known, or the name is odd', async () => {
      expect(versionsIn(comment(await scenes.stale(), { ...pages, base: null }))).toEqual([]);
      const odd = 'src/a\u202Eb.ts';
      const base: Files = {
        ...CALM,
        [odd]: 'x\n',
        ...adopted('about/odd', { cites: { [odd]: 'x\n' } }),
      };
      const text = comment(await change(base, { ...base, [odd]: 'y\n' }), pages);
      expect(text).toContain('about/odd');
      expect(versionsIn(text)).toEqual([]);
    });
  });

  test('what is gone to the base, where it still stands, and what is nowhere to nothing', async () => {
    const base: Files = { ...CALM, ...adopted('about/gone') };
    const { '.memtrust/facts/about/gone.md': _gone, ...head } = base;
    const evaluation = await change(base, head);
    const there = linksTo(
      (path) => path in head,
      (path) => path in base,
    );
    expect(anchorsIn(comment(evaluation, there))).toContainEqual({
      href: `https://github.com/acme/payments/blob/${BASE_SHA}/.memtrust/facts/about/gone.md`,
      text: '<code>about/gone</code>',
    });
    expect(
      anchorsIn(
        comment(
          evaluation,
          linksTo(() => false),
        ),
      ).filter(({ href }) => href.includes('/acme/')),
    ).toEqual([]);
  });

  test('on a server of a company', async () => {
    const links: Links = {
      ...pages,
      repository: { ...REPOSITORY, server: 'https://github.corp.example/' },
    };
    expect(anchorsIn(comment(await scenes.stale(), links)).map(({ href }) => href)).toContain(
      `https://github.corp.example/acme/payments/blob/${MERGE_SHA}/src/auth/guard.ts`,
    );
  });

  test('in the summary of the job too', async () => {
    expect(
      anchorsIn(
        renderSummary(await scenes.stale(), { names: (each) => new LinkedNames(each, pages) }),
      ).every(isOurs),
    ).toBe(true);
    expect(
      anchorsIn(
        renderSummary(await scenes.stale(), { names: (each) => new LinkedNames(each, pages) }),
      ).length,
    ).toBeGreaterThan(2);
  });

  test('nothing that the policy hides', async () => {
    const policy: Files = {
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
    };
    const evaluation = await change(
      { ...CALM, ...policy },
      {
        ...CALM,
        ...policy,
        ...adopted('ops/hush-canary', { body: 'The word is hush-canary.' }),
        ...fact('ops/open'),
      },
    );
    const text = comment(evaluation, pages);
    expect(text).toContain('ops/open.md');
    expect(text).not.toContain('hush');
  });

  test('no name that is not shown as it is: a secret, an invisible character, a cut or odd one', async () => {
    // In two parts, so that nothing that scans this file takes it for a secret.
    const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
    for (const name of [token, 'a\u202Eb', 'x'.repeat(300), String.raw`a\xffb`]) {
      const head: Files = { ...CALM, ...fact(`evil/${name}`) };
      const text = comment(await change(CALM, head), pages);
      expect(anchorsIn(text).filter(({ href }) => href.includes('/evil/'))).toEqual([]);
      expect(text).not.toContain(token);
    }
  });

  test('within its limit, and says what it leaves out', async () => {
    const text = comment(await scenes.different(), pages);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64_000);
    expect(text).toMatch(/did not fit: see|because of the size limit/);
  });
});

describe('no name makes a link of its own, and no link leads out of the repository (SECURITY S26)', () => {
  test.each(Object.entries(scenes))('in the case %s', async (_name, make) => {
    const found = anchorsIn(comment(await make(), pages));
    expect(found.filter((one) => !isOurs(one))).toEqual([]);
  });

  test('whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        const text = comment(await hostileChange(name), pages);
        expect(anchorsIn(text).filter((one) => !isOurs(one))).toEqual([]);
        expect(renderedElements(text)).not.toContain('img');
        expect(renderedHeadings(text)).toHaveLength(1);
        expect(githubReferences(text)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('and it leads to the very name that it shows', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const [found] = anchorsIn(
          `- see! ${linkTo(name, pageOf(REPOSITORY, { sha: MERGE_SHA, path: name }))}`,
        );
        if (found === undefined) return;
        expect(decodeURIComponent(found.href)).toBe(
          `https://github.com/acme/payments/blob/${MERGE_SHA}/${name}`,
        );
        expect(renderMarkdown(`\`${GUARD.slice(0, 3)}\` ${linkTo(name, found.href)}`)).toContain(
          '<a href=',
        );
      }),
      { numRuns: 300 },
    );
  });
});
