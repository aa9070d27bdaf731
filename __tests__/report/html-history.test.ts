import { describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { renderHtml } from '../../src/report/html.js';
import { readPage } from './html-page.js';
import { adopted, approvedBy, CALM, change, POLICY, scenes, state, type Files } from './scenes.js';
import { SmallBrowser } from './small-dom.js';

/** The text of the history of a fact; null where it has none. */
function historyOf(html: string, id: string): string | null {
  const row = new SmallBrowser(html).get(`fact-${id}`);
  const list = row.querySelectorAll('.history')[0];
  return list === undefined ? null : list.textContent.replace(/\s+/g, ' ').trim();
}

/** An evaluation with the events of one fact changed. */
function withEvents(
  evaluation: Evaluation,
  id: string,
  other: (
    event: NonNullable<ReturnType<Evaluation['histories']['get']>>[number],
    index: number,
  ) => object,
  count: number = 1,
): Evaluation {
  const [first] = evaluation.histories.get(id) ?? [];
  if (first === undefined) throw new Error('no event');
  const events = Array.from({ length: count }, (_, index) => ({
    ...first,
    ...other(first, index),
  }));
  return { ...evaluation, histories: new Map([[id, events]]) };
}

describe('the history of a fact on the page', () => {
  test('says who decided what and when, about which text, folded', async () => {
    const html = renderHtml(await state(CALM));
    expect(historyOf(html, 'payments/currency')).toMatch(
      /^History: 1 event adopted by alice, 2026-06-01T12:00:00Z; text [0-9a-f]{12}, sources [0-9a-f]{12}$/,
    );
    expect(html).toContain('<details class="history">');
  });

  test('says what is not in the base yet, and who approved it', async () => {
    const head = { ...CALM, ...adopted('billing/retries') };
    const alone = historyOf(renderHtml(await change(CALM, head)), 'billing/retries');
    expect(alone).toContain('not in the base yet');
    expect(alone).not.toContain('approved');
    const approved = await change(CALM, head, { authority: approvedBy('carol') });
    expect(historyOf(renderHtml(approved), 'billing/retries')).toContain(
      'not in the base yet, approved by carol',
    );
  });

  test('says by which commit and pull request it came, where that is known', async () => {
    const evaluation = await state(CALM);
    const [event] = evaluation.histories.get('payments/currency') ?? [];
    const arrivals = new Map([
      [String(event?.id), { commit: 'abcdef1234567890', pullRequest: 12 }],
    ]);
    expect(historyOf(renderHtml(evaluation, { arrivals }), 'payments/currency')).toContain(
      'in abcdef1, pull request #12',
    );
  });

  test('is not there for a fact that the policy blocks, nor for one without a ledger', async () => {
    for (const evaluation of [await scenes.blocked(), await scenes.silentPromotion()])
      for (const id of ['ops/secret', 'deploy/skip-review'])
        if (evaluation.entries.some((entry) => entry.id === id))
          expect(historyOf(renderHtml(evaluation), id)).toBeNull();
  });

  test('shows the words of a ledger as text', async () => {
    const evil = '</li></ul></details><script>alert(1)</script>';
    const evaluation = withEvents(await state(CALM), 'payments/currency', () => ({
      why: evil,
      evidence: evil,
      at: evil,
      proposed_by: evil,
    }));
    const page = readPage(renderHtml(evaluation));
    expect(page.faults).toEqual([]);
    expect(page.raw).toHaveLength(3);
    expect(page.text).toContain(evil);
  });

  test('says how many events it leaves out', async () => {
    const evaluation = withEvents(await state(CALM), 'payments/currency', () => ({}), 30);
    const history = historyOf(renderHtml(evaluation), 'payments/currency');
    expect([history?.includes('30 events'), history?.includes('and 18 older')]).toEqual([
      true,
      true,
    ]);
  });

  test('says of how many facts there was no room for it', async () => {
    const files: Files = Object.assign(
      { ...POLICY },
      ...Array.from({ length: 3 }, (_, index) => adopted(`a/f${index}`)),
    ) as Files;
    const evaluation = await state(files);
    const [event] = evaluation.histories.get('a/f0') ?? [];
    if (event === undefined) throw new Error('no event');
    const many = Array.from({ length: 2_000 }, (_, index) => `a/fact-${index}`);
    const [entry] = evaluation.entries;
    if (entry === undefined) throw new Error('no entry');
    const html = renderHtml({
      ...evaluation,
      entries: many.map((id) => ({ ...entry, id })),
      histories: new Map(
        many.map((id) => [
          id,
          Array.from({ length: 5 }, () => ({ ...event, why: 'x'.repeat(300) })),
        ]),
      ),
    });
    expect(html).toMatch(/Some details of \d+ facts found no room/);
    expect(historyOf(html, 'a/fact-0')).not.toBeNull();
  });
});
