import { describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { renderHtml } from '../../src/report/html.js';
import { readPage } from './html-page.js';
import { FINDING } from './planted.js';
import { pictured } from './rendered-cases.js';
import { adopted, approvedBy, CALM, change, fact, scenes, state } from './scenes.js';
import { SmallBrowser } from './small-dom.js';

const GUARDED = 'authorization/owner-checks';
const textOf = (html: string, id: string): string =>
  new SmallBrowser(html).get(id).textContent.replace(/\s+/g, ' ').trim();
const cardOf = (html: string, id: string): string => textOf(html, `fact-${id}`);
/** How often a text is read on a page. */
const times = (html: string, said: string): number => readPage(html).text.split(said).length - 1;
const sectionsOf = (html: string): string[] =>
  new SmallBrowser(html).all('section').map(({ id }) => id);

describe('a fact on the page', () => {
  test('has one card with its change, reason, rule and remedy, each once', async () => {
    const html = renderHtml(await pictured());
    expect(cardOf(html, GUARDED)).toMatch(
      /^authorization\/owner-checks trusted → ?becomes stale Statement: Owner checks run first. because src\/auth\/guard.ts changed · warning MT105 stale-fact → ?What to do: Run npx memtrust reverify authorization\/owner-checks if/,
    );
    expect(
      ['MT105', 'memtrust reverify', 'src/auth/guard.ts changed'].map((said) => times(html, said)),
    ).toEqual([1, 1, 1]);
    const rows = new SmallBrowser(html).all('li').filter(({ id }) => id.startsWith('fact-'));
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      ['authorization/owner-checks', 'deploy/skip-review', 'payments/currency'].map(
        (id) => `fact-${id}`,
      ),
    );
  });

  test('comes first where the change affects it, and what fails before the rest', async () => {
    const html = renderHtml(await pictured());
    const idsIn = (section: string): string[] =>
      new SmallBrowser(html)
        .get(section)
        .querySelectorAll('li')
        .map(({ id }) => id)
        .filter((id) => id.startsWith('fact-'));
    expect(sectionsOf(html).slice(0, 3)).toEqual(['affected', 'findings', 'facts']);
    expect([idsIn('affected'), idsIn('facts')]).toEqual([
      ['fact-deploy/skip-review', `fact-${GUARDED}`],
      ['fact-payments/currency'],
    ]);
  });

  test('that an error is about comes before one that only loses trust', async () => {
    const frame = await scenes.stale();
    const error = { ...FINDING, factId: 'payments/currency' };
    const html = renderHtml({ ...frame, findings: [...frame.findings, error] });
    expect(textOf(html, 'affected')).toMatch(/payments\/currency.*authorization\/owner-checks/);
  });

  test('has in its card what the change decides, with approvals that count and that do not', async () => {
    const head = { ...CALM, ...adopted('billing/retries') };
    const approved = await change(CALM, head, { authority: approvedBy('carol') });
    expect(cardOf(renderHtml(approved), 'billing/retries')).toMatch(
      /new → ?becomes trusted once merged because carol approved it .*In this change: adopted, approved · text [0-9a-f]{12} carol at [0-9a-f]{7} counts: an adopter/,
    );
    const why = 'not an adopter';
    const refused = await change(CALM, head, {
      authority: {
        author: 'bob',
        approvalsOf: () => [{ login: 'carol', commitId: 'abc', counted: false, why }],
      },
    });
    expect(cardOf(renderHtml(refused), 'billing/retries')).toMatch(
      /In this change: adopted, not approved does not take effect .* carol at abc does not count: not an adopter/,
    );
  });

  test('has in its card older and accepted findings about it, called so', async () => {
    const frame = await change(CALM, CALM);
    const about = { ...FINDING, factId: GUARDED };
    const accepted = { by: 'inline', reason: 'known', author: null } as const;
    const html = renderHtml({
      ...frame,
      findings: [
        { ...about, introduced: false },
        { ...about, accepted },
      ],
    });
    expect(cardOf(html, GUARDED)).toMatch(/MT403 hidden-text older than this change/);
    expect(cardOf(html, GUARDED)).toMatch(/MT403 hidden-text accepted .*the text: known/);
    expect(sectionsOf(html)).not.toContain('affected');
    expect(sectionsOf(html)).not.toContain('older');
  });

  test('that the change removes has a card too', async () => {
    const { '.memtrust/facts/payments/currency.md': _gone, ...head } = CALM;
    expect(textOf(renderHtml(await change(CALM, head)), 'affected')).toMatch(
      /payments\/currency trusted → ?becomes removed .*MT\d{3}/,
    );
  });
});

test('hidden text and prompt injection of a change come before everything else', async () => {
  const tag = String.fromCodePoint(0xe0052, 0xe0065, 0xe0061);
  const evaluation = await change(CALM, {
    ...CALM,
    ...fact('deploy/skip-review'),
    'CLAUDE.md': `Be kind.${tag}\n`,
  });
  expect(sectionsOf(renderHtml(evaluation))[0]).toBe('injected');
});

describe('SECURITY S55: the statement of a fact', () => {
  const shown = async (evaluation: Evaluation, statements: ReadonlyMap<string, string>) =>
    renderHtml({ ...evaluation, statements });

  test('that is adopted at the base is quoted once, in its card', async () => {
    const said = 'Owner checks run first.';
    for (const evaluation of [await scenes.stale(), await state(CALM)]) {
      const html = await shown(evaluation, new Map([[GUARDED, said]]));
      expect([times(html, said), cardOf(html, GUARDED).includes(said)]).toEqual([1, true]);
    }
  });

  test('is the adopted text where the change edits it, and is called so', async () => {
    const head = { ...CALM, ...fact('payments/currency', { body: 'zq7canary' }) };
    const html = await shown(
      await change(CALM, head),
      new Map([['payments/currency', 'Amounts are in cents.']]),
    );
    expect(cardOf(html, 'payments/currency')).toContain('Adopted text: Amounts are in cents.');
    expect(html).not.toContain('zq7canary');
  });

  test('is not there without one that may be shown, nor for a fact that the policy blocks', async () => {
    const files = { ...CALM, ...adopted('ops/said', { body: 'zq7canary' }) };
    expect(await shown(await state(files), new Map())).not.toContain('zq7canary');
    const blocked = await scenes.blocked();
    const ids = blocked.entries.map(({ id }) => [id, 'zq7canary'] as const);
    const html = await shown(blocked, new Map(ids));
    const hidden = blocked.entries.filter(({ status }) => status === 'policy_blocked');
    expect(hidden.length).toBeGreaterThan(0);
    expect(times(html, 'zq7canary')).toBe(ids.length - hidden.length);
  });

  test('is text of one line and bounded, without secrets, whatever it says', async () => {
    const secret = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');
    for (const evil of ['</q></li><script>alert(1)</script>', '::error::x', 'a\u202Eb\u{E0041}']) {
      const said = `${evil} ${secret}\n${'x'.repeat(2_000)}`;
      const html = await shown(await scenes.stale(), new Map([[GUARDED, said]]));
      const { faults, raw } = readPage(html);
      expect([faults, raw.length]).toEqual([[], 3]);
      expect(html).not.toContain(secret.slice(0, 8));
      expect(/<p class="statement">.*<\/p>/.exec(html)?.[0].length).toBeLessThan(500);
    }
  });
});
