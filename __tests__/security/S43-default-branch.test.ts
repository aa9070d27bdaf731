import { describe, expect, it } from '@jest/globals';
import type { DefaultBranchMemory } from '../../src/gate/default-branch.js';
import {
  approvedBy,
  blocking,
  check,
  entryOf,
  said,
  store,
  trusted,
  type Store,
} from '../store.js';

const ID = 'auth/owner';
const GOOD = { body: 'Owner checks run first.' };
const LIE = { body: 'Owner checks are gone.' };
const main = store().file('README.md', 'hello\n').fact(ID, GOOD).adopted();
const touched = (topic: Store): Store => topic.file('README.md', 'hello again\n');

/** A pull request against a branch that is not the default one. */
const against = (
  tip: Store,
  common: Store = tip,
  more: Partial<DefaultBranchMemory> = {},
): { readonly defaultBranch: DefaultBranchMemory } => ({
  defaultBranch: {
    branch: 'main',
    settled: tip.events(ID),
    common: common.events(ID),
    authority: approvedBy(),
    ...more,
  },
});

describe('SECURITY S43: what only an unprotected branch has settled is not settled', () => {
  const pushed = main.edit(ID, LIE).adopted({ at: '2026-01-02T00:00:00Z' });

  it.each<readonly [string, Store, readonly string[]]>([
    ['another text with its record', pushed, ['MT202']],
    ['a new fact with its record', main.fact('auth/new', LIE).adopted(), ['MT202']],
    ['a retirement', main.retired(), ['MT202']],
    ['a supersession', main.superseded(), ['MT202']],
    [
      'a rebinding of a text that was never adopted',
      store().fact(ID, LIE).event('fact.rebound'),
      ['MT202', 'MT209'],
    ],
    [
      'a record beside the one of the default branch',
      main.fact(ID, LIE).adopted({ after: [], at: '2026-01-02T00:00:00Z' }),
      ['MT202', 'MT210'],
    ],
  ])(
    '%s: the pull request there fails like one into the default branch',
    async (_what, topic, rules) => {
      expect(blocking(await check(topic, touched(topic)))).toEqual([]);
      const evaluation = await check(topic, touched(topic), against(main));
      expect(blocking(evaluation)).toEqual(rules);
      expect(blocking(await check(main, touched(topic)))).toEqual(
        expect.arrayContaining(['MT202']),
      );
      expect(
        trusted(evaluation).filter((id) => id !== ID || topic.read(ID).statement.includes('gone')),
      ).toEqual([]);
    },
  );

  it('says where it is and where it is not', async () => {
    const evaluation = await check(pushed, touched(pushed), against(main));
    expect(said(evaluation, 'MT202')).toEqual([
      `+error: the adoption of \`${ID}\` is in the base branch but not in the default branch \`main\`, so it counts as new and needs approval here`,
    ]);
    expect(entryOf(evaluation, ID).reasons[0]).toBe('adoption_unsettled');
  });

  it('an approval of this pull request covers it, by who had no part in what the default branch lacks', async () => {
    const evaluation = await check(pushed, touched(pushed), {
      ...against(main, main, { authority: approvedBy('alice') }),
    });
    expect(evaluation.verdict).toBe('pass');
    // Who wrote the commits of this pull request alone is not the question.
    expect(
      (await check(pushed, touched(pushed), { ...against(main), authority: approvedBy('alice') }))
        .verdict,
    ).toBe('fail');
  });

  it('a retirement that only the base has still takes the trust away', async () => {
    const topic = main.retired();
    expect(trusted(await check(topic, touched(topic), against(main)))).toEqual([]);
  });

  it('an adoption that the change adds over from the default branch is news in the base', async () => {
    const newer = main.edit(ID, LIE).adopted({ at: '2026-01-02T00:00:00Z' });
    const evaluation = await check(main, newer, against(newer, main));
    expect(blocking(evaluation)).toEqual(['MT202']);
    expect(trusted(evaluation)).toEqual([]);
    expect(blocking(await check(newer, touched(newer), against(newer, main)))).toEqual([]);
  });

  it('what the default branch has too is settled, on an old branch as well', async () => {
    const newer = main
      .edit(ID, { body: 'Owner checks run second.' })
      .adopted({ at: '2026-02-01T00:00:00Z' })
      .retired();
    for (const tip of [main, newer]) {
      const evaluation = await check(main, touched(main), against(tip, main));
      expect([evaluation.verdict, trusted(evaluation)]).toEqual(['pass', [ID]]);
    }
  });
});

describe('SECURITY S43: what the head took away from the default branch is missed on any branch', () => {
  const retired = main.retired();
  it('a retirement that the head has no more', async () => {
    expect(blocking(await check(main, touched(main)))).toEqual([]);
    const evaluation = await check(main, touched(main), against(retired, retired));
    expect(blocking(evaluation)).toEqual(['MT206']);
    expect(trusted(evaluation)).toEqual([]);
  });

  it('a later adoption that the head has no more: the old text is out', async () => {
    const second = main.edit(ID, LIE).adopted({ at: '2026-01-02T00:00:00Z' });
    const evaluation = await check(main, touched(main), against(second, second));
    expect(blocking(evaluation)).toEqual(['MT206']);
    expect(trusted(evaluation)).toEqual([]);
  });

  it('but nothing that the default branch itself has no more', async () => {
    expect(blocking(await check(main, touched(main), against(main, retired)))).toEqual([]);
  });

  it('but nothing that came to the default branch after the head left it', async () => {
    expect(blocking(await check(main, touched(main), against(retired, main)))).toEqual([]);
  });
});
