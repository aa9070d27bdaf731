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
      fold?.querySelectorAll('li').filter((row) => row.attributes.has('data-is')),
    ).toHaveLength(241);
  });

  test('of many facts with one change the first are seen, and a line says how many there are besides', async () => {
    const cards = async (count: number): Promise<SmallElement | undefined> =>
      new SmallBrowser(
        renderHtml(await change(CALM, { ...CALM, ...many(count, (one) => fact(`a/f${one}`)) })),
      ).get('affected').children[1];
    expect((await cards(5))?.querySelectorAll('details')).toEqual([]);
    const rest = (await cards(40))?.children[1];
    expect([rest?.open, rest?.children[0]?.textContent]).toEqual([false, 'More like these 37']);
  });

  test('many facts with one change do not hide another', async () => {
    const html = renderHtml(
      await change(CALM, {
        ...CALM,
        ...many(40, (one) => fact(`a/f${one}`)),
        'src/auth/guard.ts': 'gone\n',
      }),
    );
    const card = new SmallBrowser(html).get('fact-authorization/owner-checks');
    for (let at = card.parentElement; at !== null; at = at.parentElement)
      expect(at.name).not.toBe('details');
  });

  test('trusted facts are folded where they are many', async () => {
    expect(folds(renderHtml(await state(CALM)), 'Trusted')[0]?.open).toBe(true);
    const html = renderHtml(await state({ ...POLICY, ...many(13, (one) => adopted(`a/f${one}`)) }));
    expect(folds(html, 'Trusted')[0]?.open).toBe(false);
  });

  test('a rule with many findings shows the first of them, and says how many more there are', async () => {
    const html = renderHtml(
      await change(CALM, {
        ...CALM,
        ...many(30, (one) => ({ [`p${one}/AGENTS.md`]: `See \`src/gone-${one}.ts\`.\n` })),
      }),
    );
    const article = new SmallBrowser(html).all('article').at(-1);
    expect(article?.querySelectorAll('details')[0]?.children[0]?.textContent).toBe(
      'More like these 24',
    );
    expect(article?.querySelectorAll('li')).toHaveLength(30);
  });
});
