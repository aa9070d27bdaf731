import { describe, expect, it, test } from '@jest/globals';
import { initialFiles } from '../../src/lifecycle/init.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { parsePolicy, POLICY_PATH } from '../../src/memory/policy.js';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import { renderHtml } from '../../src/report/html.js';
import { renderText } from '../../src/report/text.js';
import { trustReport } from '../../src/report/trust-report.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { audit, blocking, check, store, type Store } from '../store.js';

const calm = store().policy({}).fact('a').adopted().file('README.md', 'See memtrust.\n');

/** One way to fail each condition, and the key that lowers it. */
const FAILURES: readonly {
  readonly key: string;
  readonly id: string;
  readonly rule: string;
  readonly with: (base: Store) => Store;
}[] = [
  {
    key: 'labels',
    id: 'labels-visible',
    rule: 'MT708',
    with: (base) => base.file('export.json', '{"entries": [{"trusted_baseline": true}]}'),
  },
  { key: 'adoption', id: 'explicit-adoption', rule: 'MT201', with: (base) => base.fact('b') },
  {
    key: 'docs',
    id: 'honest-descriptions',
    rule: 'MT801',
    with: (base) =>
      base.file('README.md', 'See memtrust.\n\nMemory is an external vector database.\n'),
  },
  {
    key: 'demos',
    id: 'shown-demonstrations',
    rule: 'MT802',
    with: (base) =>
      base.file('README.md', 'See memtrust.\n\nThe gate catches all poisoned memory.\n'),
  },
  {
    key: 'demos',
    id: 'shown-demonstrations',
    rule: 'MT802',
    with: (base) => base.file('README.md', 'See memtrust.\n\nOur false-memory demo is complete.\n'),
  },
];

const failed = (evaluation: Evaluation) =>
  evaluation.releaseGate.filter(({ passed }) => passed === false).map(({ id }) => id);
const views = (evaluation: Evaluation) => [
  renderText(evaluation, { color: false }),
  renderComment(evaluation, { marker: '<!-- m -->' }),
  renderSummary(evaluation),
  renderHtml(evaluation),
];
const levels = (evaluation: Evaluation) =>
  Object.fromEntries(
    (trustReport(evaluation, { manifestPath: null }).release_gate ?? []).map(({ id, level }) => [
      id,
      level,
    ]),
  );

describe('the release gate blocks', () => {
  test.each(FAILURES)(
    '$rule alone fails a pull request, without any policy',
    async ({ id, rule, with: fail }) => {
      const bare = calm.without(POLICY_PATH);
      const evaluation = await check(bare, fail(bare));
      expect([evaluation.verdict, blocking(evaluation), failed(evaluation)]).toEqual([
        'fail',
        [rule],
        [id],
      ]);
    },
  );

  test.each(FAILURES)('$rule fails under what init writes', async ({ id, rule, with: fail }) => {
    const written = initialFiles(new Map()).find(({ path }) => path === POLICY_PATH)?.content ?? '';
    const base = calm.file(POLICY_PATH, written);
    const evaluation = await check(base, fail(base));
    expect([evaluation.verdict, blocking(evaluation), failed(evaluation)]).toEqual([
      'fail',
      [rule],
      [id],
    ]);
  });

  test.each(FAILURES)(
    '$rule of an unchanged file fails no pull request, and fails the branch that is looked at as a whole',
    async ({ rule, with: fail }) => {
      const older = fail(calm);
      const evaluation = await check(
        older,
        older.file('src/a.ts', 'x\n').file('other.json', '{}').file('docs/other.md', 'x\n'),
      );
      expect([evaluation.verdict, blocking(evaluation), failed(evaluation)]).toEqual([
        'pass',
        [],
        [],
      ]);
      const whole = await audit(older);
      expect(
        whole.findings
          .filter(({ severity }) => severity === 'error')
          .map((finding) => finding.rule),
      ).toContain(rule);
      expect(whole.verdict).toBe('fail');
    },
  );

  test.each(FAILURES.slice(2))(
    '$rule of an old sentence fails nothing when another one of its file changes',
    async ({ with: fail }) => {
      const older = fail(calm);
      const text = older.files()['README.md'];
      if (typeof text !== 'string') throw new Error('a page');
      const evaluation = await check(older, older.file('README.md', `${text}\nAnother line.\n`));
      expect([evaluation.verdict, blocking(evaluation)]).toEqual(['pass', []]);
    },
  );
});

describe('a team lowers each condition by name', () => {
  test.each(FAILURES)(
    '$key: warn passes what $rule finds, and every view says so in a line',
    async ({ key, id, rule, with: fail }) => {
      const base = calm.policy({ release: { [key]: 'warn' } });
      const evaluation = await check(base, fail(base));
      expect([evaluation.verdict, blocking(evaluation), failed(evaluation)]).toEqual([
        'pass',
        [],
        [id],
      ]);
      expect(
        evaluation.findings
          .filter((finding) => finding.rule === rule)
          .map(({ severity }) => severity),
      ).toEqual(['warning']);
      expect(levels(evaluation)[id]).toBe('warning');
      for (const view of views(evaluation))
        expect(view).toMatch(new RegExp(`lowered by the policy: ${key} \\(warning\\)`));
    },
  );

  test.each(FAILURES)(
    '$key: off asks for it no more, and every view still says so',
    async ({ key, id, rule, with: fail }) => {
      const base = calm.policy({ release: { [key]: 'off' } });
      const evaluation = await check(base, fail(base));
      expect([evaluation.verdict, failed(evaluation), levels(evaluation)[id]]).toEqual([
        'pass',
        [],
        'off',
      ]);
      // What is promoted without an adoption is never left unsaid.
      expect(
        evaluation.findings
          .filter((finding) => finding.rule === rule)
          .map(({ severity }) => severity),
      ).toEqual(key === 'adoption' ? ['notice'] : []);
      for (const view of views(evaluation))
        expect(view).toMatch(new RegExp(`lowered by the policy: ${key} \\(off\\)`));
    },
  );

  it('says it where nothing else is to be said, and says nothing where nothing is lowered', async () => {
    const lowered = calm.policy({ release: { docs: 'warn', labels: 'off' } });
    for (const view of views(await check(lowered, lowered.file('a.txt', 'x'))))
      expect(view).toContain('lowered by the policy: labels (off), docs (warning)');
    for (const view of views(await check(calm, calm.file('a.txt', 'x'))))
      expect(view).not.toMatch(/lowered|release gate(?! \| 4 of 4 conditions met)/i);
  });

  it('says it of one rule that is lowered by its code', async () => {
    const base = calm.policy({ rules: { MT802: 'warning' } });
    const evaluation = await check(base, base.file('README.md', 'Recall is perfect.\n'));
    expect([evaluation.verdict, levels(evaluation)['shown-demonstrations']]).toEqual([
      'pass',
      'warning',
    ]);
    for (const view of views(evaluation))
      expect(view).toContain('lowered by the policy: MT802 (warning)');
  });

  it('leaves the others as they are', async () => {
    const base = calm.policy({ release: { docs: 'warn' } });
    for (const { key, with: fail } of FAILURES)
      expect([key, (await check(base, fail(base))).verdict]).toEqual([
        key,
        key === 'docs' ? 'pass' : 'fail',
      ]);
  });

  test.each(FAILURES)(
    'in the policy of the base alone: a change that lowers $key for itself fails',
    async ({ key, rule, with: fail }) => {
      const evaluation = await check(calm, fail(calm).policy({ release: { [key]: 'off' } }));
      expect(blocking(evaluation)).toContain(rule);
      for (const view of views(evaluation)) expect(view).not.toContain('lowered by the policy');
    },
  );

  test.each(FAILURES)(
    'only where the default branch lowers $key too',
    async ({ key, rule, with: fail }) => {
      const lax = calm.policy({ release: { [key]: 'off' } });
      const evaluation = await check(lax, fail(lax), { alsoUnder: DEFAULT_POLICY });
      expect(blocking(evaluation)).toEqual([rule]);
    },
  );

  it('trusts nothing more where adoption is lowered', async () => {
    const base = calm.policy({ release: { adoption: 'off' } });
    const evaluation = await check(base, base.fact('b').adopted());
    expect(evaluation.entries.find(({ id }) => id === 'b')).toMatchObject({
      trustedBaseline: false,
    });
  });

  it('refuses other words, and says which it takes', () => {
    const file = parsePolicy(Buffer.from('release: {docs: loud}\n'));
    expect(file.origin).toBe('broken');
    expect(JSON.stringify(file.problems)).toMatch(/error.*warn.*off/);
  });
});
