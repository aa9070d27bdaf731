import { describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { renderHtml } from '../../src/report/html.js';
import { readPage } from './html-page.js';
import { planted } from './planted.js';
import { adopted, CALM, change, fact, GUARD, scenes, type Files } from './scenes.js';
import { SmallBrowser } from './small-dom.js';

/** A change that makes a fact stale and proposes two others, beside agent files with dead links and calm facts. */
async function mixed(): Promise<Evaluation> {
  const before: Files = {
    ...CALM,
    'CLAUDE.md': 'Read [a](docs/a.md).\n',
    'docs/a.md': 'a\n',
    ...Object.assign({}, ...Array.from({ length: 9 }, (_, index) => adopted(`calm/fact-${index}`))),
  };
  const { 'docs/a.md': _gone, ...kept } = before;
  return change(before, {
    ...kept,
    'src/auth/guard.ts': GUARD.replace('requireOwner', 'allowAll'),
    ...fact('deploy/one', { status: 'candidate' }),
    ...fact('deploy/two'),
  });
}

const open = async (hash: string = ''): Promise<SmallBrowser> =>
  new SmallBrowser(renderHtml(await mixed()), hash);
const isPressed = (browser: SmallBrowser, value: string): string | undefined =>
  browser
    .all('button')
    .find((one) => one.value === value)
    ?.attributes.get('aria-pressed');

describe('the filters of the page', () => {
  test('are hidden until a script shows them, and all rows are there without one', async () => {
    const html = renderHtml(await mixed());
    const { elements } = readPage(html);
    const hidden = elements.filter(({ attributes }) => attributes.has('hidden'));
    expect(hidden.map(({ attributes }) => attributes.get('id'))).toEqual(['tools', 'clear']);
    expect((await open()).get('tools').hidden).toBe(false);
  });

  test('say with each choice how many rows have it', async () => {
    const text = (await open()).get('tools').textContent.replace(/\s+/g, ' ');
    for (const said of [
      'stale 1',
      'candidate 2',
      'trusted 10',
      'error 1',
      'MT201 silent-promotion (1)',
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/src\/auth \(\d+\)/);
  });

  test('show the facts of a status', async () => {
    const browser = await open();
    browser.press('stale');
    expect(browser.shown()).toEqual(['fact-authorization/owner-checks']);
    expect(browser.get('shown').textContent).toMatch(/^\d of \d+ rows shown$/);
    expect(browser.hash).toBe('#status=stale');
  });

  test('of one kind add up, of two kinds narrow', async () => {
    const browser = await open();
    browser.press('stale');
    browser.press('candidate');
    expect(browser.shown().filter((id) => id.startsWith('fact-'))).toHaveLength(3);
    browser.press('error');
    expect(browser.shown().filter((id) => id.startsWith('fact-'))).toEqual(['fact-deploy/two']);
    expect(browser.hash).toBe('#status=stale,candidate&severity=error');
  });

  test('narrow by rule, folder and words', async () => {
    const browser = await open();
    browser.choose('rule', /^MT405/);
    expect(browser.hash).toBe('#rule=MT405');
    expect(browser.shown().map((id) => id.split('-')[0])).toEqual(['finding']);
    browser.press('advisory');
    expect(browser.hash).toBe('#status=advisory&rule=MT405');
    browser.get('clear').fire('click');
    browser.choose('folder', /^src\/auth /);
    expect(browser.hash).toBe('#folder=src/auth');
    expect(browser.shown()).toContain('fact-authorization/owner-checks');
    expect(browser.shown()).not.toContain('fact-deploy/one');
    browser.get('clear').fire('click');
    browser.type('deploy two');
    expect(browser.shown().filter((id) => id.startsWith('fact-'))).toEqual(['fact-deploy/two']);
    expect(browser.hash).toBe('#q=deploy%20two');
  });

  test('come from the address, and unknown ones are left out', async () => {
    const browser = await open('#status=stale,evil&rule=MT999&folder=src/auth&x=%3Cb%3E');
    expect([isPressed(browser, 'stale'), browser.get('rule').value]).toEqual(['true', '']);
    expect(browser.get('folder').selectedOptions[0]?.textContent).toMatch(/^src\/auth /);
    expect(browser.shown().filter((id) => id.startsWith('fact-'))).toEqual([
      'fact-authorization/owner-checks',
    ]);
  });

  test('an address that is no text shows everything', async () => {
    for (const hash of ['#%', '#%E0%A4%A', '#nothing-here', '#"><img src=x>'])
      expect((await open(hash)).shown()).toEqual((await open()).shown());
  });

  test('follow the back button', async () => {
    const browser = await open();
    const all = browser.shown();
    browser.press('stale');
    const stale = browser.shown();
    browser.press('error');
    browser.back();
    expect([browser.shown(), isPressed(browser, 'error')]).toEqual([stale, 'false']);
    browser.back();
    expect([browser.shown(), isPressed(browser, 'stale')]).toEqual([all, 'false']);
    expect(browser.get('shown').textContent).toBe('');
  });

  test('hide a part of which nothing is left, open a folded one, and put both back', async () => {
    const browser = await open();
    const wasOpen = browser.all('details').map((one) => one.open);
    browser.press('advisory');
    expect(browser.get('facts').hidden).toBe(true);
    const agentFiles = browser
      .all('details')
      .find((one) => /^\s*Agent files/.test(one.textContent));
    expect([agentFiles?.open, agentFiles?.hidden]).toEqual([true, false]);
    expect(browser.get('files').textContent).toContain('Agent files and evidence 1 of 1');
    browser.get('clear').fire('click');
    expect(browser.all('details').map((one) => one.open)).toEqual(wasOpen);
    expect([browser.get('facts').hidden, browser.hash]).toEqual([false, '#']);
    expect(browser.get('files').textContent).toContain('Agent files and evidence 1');
  });

  test('the slash goes to the search', async () => {
    const browser = await open();
    browser.key('/');
    expect(browser.get('filter').attributes.has('focused')).toBe(true);
  });

  test('have a label each, and say aloud how many rows are left', async () => {
    const html = renderHtml(await mixed());
    for (const said of ['Search', 'Rule', 'Folder']) expect(html).toContain(`<label>${said}<br>`);
    expect(html).toContain('role="group" data-key="status" aria-label="Status"');
    expect(html).toContain('role="group" data-key="severity" aria-label="Severity"');
    expect(html).toContain('id="shown" role="status"');
  });

  test('are not there where a few rows are read quicker', async () => {
    const html = renderHtml(await scenes.nothing());
    expect(html).not.toContain('id="tools"');
    expect(new SmallBrowser(html, '#status=stale').all('li').every((row) => !row.hidden)).toBe(
      true,
    );
  });

  test('name a folder as text alone', async () => {
    const evaluation = await planted('"><script>/x');
    const html = renderHtml({
      ...evaluation,
      findings: [...evaluation.findings, ...evaluation.findings],
    });
    expect(html).toMatch(/<option value="f\d">&quot;&gt;&lt;script&gt; \(\d+\)<\/option>/);
  });
});
