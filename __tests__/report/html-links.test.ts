import { describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import type { Finding } from '../../src/gate/finding.js';
import { renderHtml } from '../../src/report/html.js';
import { PROJECT_URL } from '../../src/report/project.js';
import { say } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';
import { hostileChange } from './hostile.js';
import { readPage, type PageElement } from './html-page.js';
import { FINDING, planted } from './planted.js';
import { isOurLink, pages, pictured } from './rendered-cases.js';
import { CALM, change, scenes } from './scenes.js';
import { SmallBrowser } from './small-dom.js';

const of = (key: string, elements: readonly PageElement[]): string[] =>
  elements.flatMap(({ attributes }) => attributes.get(key) ?? []);
const section = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(html)?.[0] ?? '';

describe('an address on the page', () => {
  test('is there for each fact and each finding, and is the same in another run', async () => {
    const evaluation = await pictured();
    const ids = of('id', readPage(renderHtml(evaluation)).elements);
    expect(ids).toEqual(
      expect.arrayContaining([
        'fact-authorization/owner-checks',
        'fact-deploy/skip-review',
        'fact-payments/currency',
        ...evaluation.findings.map(({ fingerprint }) => `finding-${fingerprint.slice(7, 19)}`),
      ]),
    );
    expect(of('id', readPage(renderHtml(await pictured())).elements)).toEqual(ids);
  });

  test('of a fact leads to itself, and that of a finding is in the card of its fact', async () => {
    const html = section(renderHtml(await pictured()), 'affected');
    expect(html).toMatch(
      /<li id="fact-deploy\/skip-review"[^>]*>[^]*?<a href="#fact-deploy\/skip-review">[^]*? id="finding-[0-9a-f]{12}"[^]*?<\/li>/,
    );
  });

  test('of the first error is linked to from the verdict', async () => {
    const head = /<header>[^]*?<\/nav>/.exec(renderHtml(await pictured()))?.[0] ?? '';
    expect(head).toMatch(/<a href="#finding-[0-9a-f]{12}">what to do<\/a>/);
    const calm = /<header>[^]*?<\/nav>/.exec(renderHtml(await scenes.stale()))?.[0] ?? '';
    expect(calm).not.toContain('#finding-');
  });

  test('is there once, and leads somewhere, where thousands find no room', async () => {
    const frame = await planted('x/y');
    const [entry] = frame.entries;
    if (entry === undefined) throw new Error('no entry');
    const many: Evaluation = {
      ...frame,
      entries: Array.from({ length: 6_000 }, (_, index) => ({
        ...entry,
        id: `area/fact-${index}`,
      })),
      findings: Array.from({ length: 3_000 }, (_, index): Finding => ({
        ...FINDING,
        message: say`${`area/fact-${index * 2}`} is so`,
        factId: `area/fact-${index * 2}`,
        fingerprint: sha256(String(index)),
      })),
    };
    const { elements } = readPage(renderHtml(many));
    const ids = of('id', elements);
    expect(new Set(ids).size).toBe(ids.length);
    const inPage = of('href', elements).filter((href) => href.startsWith('#'));
    expect(inPage.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
    expect(inPage.filter((href) => href.startsWith('#fact-')).length).toBeGreaterThan(100);
  });

  test('says no name but the id of a fact', async () => {
    for (const name of ['A secret', '../../etc', 'a"b', 'a%2e', '', 'a\u202Eb', 'x'.repeat(300)]) {
      const ids = of('id', readPage(renderHtml(await planted(name))).elements);
      expect(ids.filter((id) => id.startsWith('fact-'))).toEqual([]);
    }
  });

  test('opens what it is folded into, and puts away a filter that hides it', async () => {
    const evaluation = await pictured();
    const [agentFile] = evaluation.entries.filter(({ record }) => record === null);
    if (agentFile === undefined) throw new Error('no agent file');
    const more = Array.from({ length: 20 }, (_, index) => ({
      ...agentFile,
      id: `live:x:${index}`,
    }));
    const html = renderHtml({ ...evaluation, entries: [...evaluation.entries, ...more] });
    const [row] = of('id', readPage(html).elements).filter((id) => id.startsWith('entry-'));
    const browser = new SmallBrowser(html);
    const fold = browser.all('details').find((one) => /^\s*Agent files/.test(one.textContent));
    expect(fold?.open).toBe(false);
    browser.press('stale');
    browser.follow(`#${row}`);
    expect([fold?.open, fold?.hidden, browser.get(String(row)).hidden]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('links to GitHub', () => {
  test('lead to the fact, the cited lines and the place of a finding, at the judged commit', async () => {
    const html = renderHtml(await pictured(), { links: pages });
    const root = `https://github.com/acme/payments/blob/${pages.head.sha}`;
    for (const path of [
      '/.memtrust/facts/deploy/skip-review.md',
      '/src/auth/guard.ts',
      '/CLAUDE.md#L3',
    ])
      expect(html).toContain(`href="${root}${path}"`);
  });

  test('are not there where nobody knows the repository', async () => {
    const { elements } = readPage(renderHtml(await pictured()));
    expect(
      of('href', elements).filter((href) => !href.startsWith('#') && !href.startsWith(PROJECT_URL)),
    ).toEqual([]);
  });

  test('lead nowhere else, whatever a file is called', async () => {
    for (const name of [
      'javascript:alert(1)',
      '//evil.example',
      'a/../../../evil',
      '"><img src=x>',
      'x#L1',
      'a?b=c',
      '文.md',
    ]) {
      const { elements, faults } = readPage(
        renderHtml(await hostileChange(name), { links: pages }),
      );
      expect(faults).toEqual([]);
      expect(
        of('href', elements).filter((href) => !href.startsWith('#') && !isOurLink(href)),
      ).toEqual([]);
    }
  });

  test('are not made of the name of what the policy blocks', async () => {
    const { elements } = readPage(renderHtml(await scenes.blocked(), { links: pages }));
    expect(of('href', elements).filter((href) => href.includes('hush'))).toEqual([]);
  });

  test('name the server of the company where the repository is there', async () => {
    const server = {
      ...pages,
      repository: { ...pages.repository, server: 'https://git.acme.test' },
    };
    const html = renderHtml(await change(CALM, CALM), { links: server });
    expect(html).toContain('href="https://git.acme.test/acme/payments/blob/');
  });
});
