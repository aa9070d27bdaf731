import { describe, expect, test } from '@jest/globals';
import { renderHtml } from '../../src/report/html.js';
import { adopted, CALM, change, fact, POLICY, state, type Files } from './scenes.js';
import { SmallBrowser, type SmallElement } from './small-dom.js';

const many = (count: number, make: (index: number) => Files): Files =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => make(index))) as Files;
const agentFiles = (count: number): Files =>
  many(count, (index) => ({ [`packages/p${index}/CLAUDE.md`]: 'Be kind.\n' }));
const folds = (html: string, title: string): SmallElement[] =>
  new SmallBrowser(html)
    .all('details')
    .filter(({ children }) => new RegExp(`^${title} \\d`).test(children[0]?.textContent ?? ''));

describe('what is folded on the page', () => {
  test('241 agent files are one line with their count', async () => {
    const html = renderHtml(await state({ ...CALM, ...agentFiles(241) }));
    const [fold] = folds(html, 'Agent files');
    expect([fold?.open, fold?.children[0]?.textContent]).toEqual([false, 'Agent files 241']);
    expect(
      fold?.querySelectorAll('tr').filter((row) => row.attributes.has('data-is')),
    ).toHaveLength(241);
  });

  test('facts that need a look are seen, and the thirteenth of many is behind a line', async () => {
    const few = renderHtml(await change(CALM, { ...CALM, ...many(5, (one) => fact(`a/f${one}`)) }));
    expect(folds(few, 'Facts that need a look')[0]?.open).toBe(true);
    const html = renderHtml(
      await change(CALM, { ...CALM, ...many(40, (one) => fact(`a/f${one}`)) }),
    );
    const [group] = folds(html, 'Facts that need a look');
    expect(group?.open).toBe(true);
    const [rest] = group?.querySelectorAll('details') ?? [];
    expect([rest?.open, rest?.children[0]?.textContent]).toEqual([false, 'Show more 28']);
  });

  test('trusted facts are folded where they are many', async () => {
    expect(folds(renderHtml(await state(CALM)), 'Trusted facts')[0]?.open).toBe(true);
    const html = renderHtml(await state({ ...POLICY, ...many(13, (one) => adopted(`a/f${one}`)) }));
    expect(folds(html, 'Trusted facts')[0]?.open).toBe(false);
  });

  test('a rule with many findings shows the first of them, and says how many more there are', async () => {
    const html = renderHtml(
      await change(CALM, { ...CALM, ...many(30, (one) => fact(`a/f${one}`)) }),
    );
    const article = new SmallBrowser(html).all('article')[0];
    expect(article?.querySelectorAll('details')[0]?.children[0]?.textContent).toBe('Show more 24');
    expect(article?.querySelectorAll('li')).toHaveLength(30);
  });

  test('thousands of rows stand in tables that a browser lays out one by one', async () => {
    const html = renderHtml(
      await state({ ...POLICY, ...many(250, (one) => adopted(`a/f${one}`)) }),
    );
    const [fold] = folds(html, 'Trusted facts');
    expect(
      fold?.querySelectorAll('table').map((one) => one.querySelectorAll('tr').length - 1),
    ).toEqual([100, 100, 50]);
  });
});
