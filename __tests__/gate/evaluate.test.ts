import { describe, expect, it } from '@jest/globals';
import { verdictOf } from '../../src/gate/verdict.js';
import { rules } from '../../src/gate/rules/index.js';
import { sha256 } from '../../src/tree/digest.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import type { Judge } from '../../src/trust/assess.js';
import type { Finding } from '../../src/gate/finding.js';
import {
  approvedBy,
  audit,
  blocking,
  check,
  entryOf,
  findings,
  NOW,
  said,
  store,
  trusted,
} from '../store.js';

const finding = (over: Partial<Finding>): Finding => ({
  rule: 'MT201',
  name: 'x',
  severity: 'error',
  message: [],
  remedy: [],
  path: null,
  line: null,
  column: null,
  decoded: null,
  fix: null,
  factId: null,
  changedAt: null,
  scope: null,
  statement: null,
  accepted: null,
  awaitsApproval: false,
  introduced: true,
  fingerprint: sha256('x'),
  ...over,
});

describe('the verdict', () => {
  it.each([
    ['of nothing', [], 'pass', 'pass'],
    ['of an introduced error', [finding({})], 'fail', 'fail'],
    ['of an error that was there', [finding({ introduced: false })], 'pass', 'fail'],
    ['of an introduced warning', [finding({ severity: 'warning' })], 'pass', 'pass'],
    [
      'of a broken policy that was there',
      [finding({ rule: 'MT701', introduced: false })],
      'error',
      'error',
    ],
    [
      'of a broken fixture beside an error',
      [finding({}), finding({ rule: 'MT302' })],
      'error',
      'error',
    ],
    [
      'of a policy that is softened only',
      [finding({ rule: 'MT701', severity: 'warning' })],
      'pass',
      'pass',
    ],
    [
      'of what could not be read at the base either',
      [finding({ rule: 'MT703', introduced: false })],
      'pass',
      'fail',
    ],
  ] as const)('%s', (_what, found, change, state) => {
    expect([verdictOf(found, 'change'), verdictOf(found, 'state')]).toEqual([change, state]);
  });
});

describe('introduced', () => {
  const claimed = store().fact('claimed');

  it('is what is not so at the base: an old fault fails no change, and is still said', async () => {
    const evaluation = await check(claimed, claimed.file('src/a.ts', 'a\n'));
    expect(evaluation.verdict).toBe('pass');
    expect(said(evaluation, 'MT201')).toEqual([
      'error: `claimed` calls itself trusted (`status: accepted`), but nobody has adopted it',
    ]);
  });

  it('counts all where a state is judged', async () => {
    expect((await audit(claimed)).verdict).toBe('fail');
    expect((await check(claimed, claimed)).findings.every((one) => !one.introduced)).toBe(true);
  });

  it('is everything where there is no base', async () => {
    const evaluation = await check(null, claimed);
    expect(evaluation.verdict).toBe('fail');
    expect(blocking(evaluation)).toEqual(['MT201']);
  });

  it('sees a second fault of one kind beside the first', async () => {
    const evaluation = await check(claimed, claimed.fact('second'));
    expect(said(evaluation, 'MT201').map((line) => line.startsWith('+'))).toEqual([true, false]);
    expect(evaluation.verdict).toBe('fail');
  });

  it('sees a fault that changed', async () => {
    expect((await check(claimed, claimed.edit('claimed', { body: 'x' }))).verdict).toBe('fail');
  });

  it('comes first, then by severity, rule, fact and line', async () => {
    const evaluation = await check(
      claimed,
      claimed
        .fact('a')
        .fact('b', { supersedes: ['nowhere'] })
        .file('GEMINI.md', '@doc.md\n')
        .file('doc.md', 'x\n'),
    );
    expect(
      evaluation.findings.map(
        (one) => `${one.introduced ? '+' : ''}${one.rule} ${one.factId ?? one.path}`,
      ),
    ).toEqual(['+MT201 a', '+MT201 b', '+MT204 b', '+MT401 doc.md', 'MT201 claimed', 'MT704 null']);
  });

  it('has one fingerprint a finding, and the same one again', async () => {
    const head = claimed
      .fact('a')
      .fact('b')
      .line('a', 'x\ny\n')
      .file('.memtrust/x', 'x')
      .file('.memtrust/y', 'y');
    const first = (await check(claimed, head)).findings.map((one) => one.fingerprint);
    expect(new Set(first).size).toBe(first.length);
    expect((await check(claimed, head)).findings.map((one) => one.fingerprint)).toEqual(first);
  });
});

describe('changes', () => {
  const base = store()
    .file('s.ts', 's\n')
    .fact('a', { sources: ['s.ts'] })
    .adopted()
    .fact('b', { status: 'candidate' });

  it('name what the change does to trust, and why', async () => {
    const evaluation = await check(
      base,
      base.file('s.ts', 't\n').fact('c', { status: 'candidate' }).without('.memtrust/facts/b.md'),
    );
    expect(
      evaluation.changes.map(({ id, from, to, because }) => [
        id,
        from,
        to,
        because.map((anchor) => `${anchor.path} ${anchor.verdict}`),
      ]),
    ).toEqual([
      ['a', 'accepted', 'stale', ['s.ts changed']],
      ['b', 'candidate', null, []],
      ['c', null, 'candidate', []],
    ]);
  });

  it('are none where a fact goes stale that was so before', async () => {
    const stale = base.file('s.ts', 't\n');
    expect((await check(stale, stale.file('s.ts', 'u\n'))).changes).toEqual([]);
  });
});

describe('an adoption that a change brings', () => {
  const base = store()
    .policy({ adoption: { approvals: 1, adopters: ['alice'] } })
    .fact('x', { status: 'candidate' });
  const head = base.adopted();

  it('is effective on merge if it is approved, and makes no trust before', async () => {
    const evaluation = await check(base, head, { authority: approvedBy('alice') });
    expect(evaluation.verdict).toBe('pass');
    expect(evaluation.adoptions).toMatchObject([
      { factId: 'x', approved: true, effective: 'on_merge' },
    ]);
    expect(trusted(evaluation)).toEqual([]);
    expect(entryOf(evaluation, 'x')).toMatchObject({ settled: false, status: 'candidate' });
    expect(trusted(await check(head, head))).toEqual(['x']);
  });

  it('is effective never if it is not', async () => {
    expect((await check(base, head)).adoptions).toMatchObject([
      { approved: false, effective: 'never' },
    ]);
  });

  it('is effective never if its text is not there, whoever approved', async () => {
    const evaluation = await check(base, base.adopted({ text: { body: 'Other.' } }), {
      authority: approvedBy('alice'),
    });
    expect(evaluation.adoptions).toMatchObject([{ approved: true, effective: 'never' }]);
    expect(blocking(evaluation)).toEqual(['MT208']);
  });

  it('of a discarded fact is effective on merge too', async () => {
    const discarded = base.discarded();
    expect(
      (await check(discarded, discarded.adopted(), { authority: approvedBy('alice') })).adoptions,
    ).toMatchObject([{ effective: 'on_merge' }]);
  });

  it.each(['retired', 'superseded'] as const)(
    'that is %s takes effect on merge too',
    async (how) => {
      const approved = await check(head, head[how](), { authority: approvedBy('alice') });
      expect(approved.adoptions).toMatchObject([{ approved: true, effective: 'on_merge' }]);
      expect(approved.findings.filter(({ rule }) => rule === 'MT202')).toEqual([]);
      expect((await check(head, head[how]())).adoptions).toMatchObject([{ effective: 'never' }]);
    },
  );

  it('of a retired fact never is', async () => {
    const retired = head.retired();
    expect(
      (await check(retired, retired.adopted(), { authority: approvedBy('alice') })).adoptions,
    ).toMatchObject([{ effective: 'never' }]);
  });

  it('does not count a review that does not count', async () => {
    const authority = {
      author: 'mallory',
      approvalsOf: () => [{ login: 'alice', commitId: 'c', counted: false, why: 'dismissed' }],
    };
    expect((await check(base, head, { authority })).adoptions).toMatchObject([{ approved: false }]);
  });

  it.each([
    ['its author is an adopter', 'Alice', true],
    ['its author is not', 'mallory', false],
    ['its author is a team of that name', 'acme/platform', false],
    ['nobody is its author', null, false],
  ])('under approvals: 0, if %s', async (_what, author, approved) => {
    const alone = store().policy({
      adoption: { approvals: 0, adopters: ['alice', '@acme/platform'] },
    });
    const evaluation = await check(alone, alone.fact('x').adopted(), {
      authority: { author, approvalsOf: () => [] },
    });
    expect(evaluation.adoptions.map((row) => row.approved)).toEqual([approved]);
  });
});

describe('an evaluation', () => {
  const base = store().fact('x').adopted().file('CLAUDE.md', 'x\n');

  it('is the same twice, byte for byte', async () => {
    const head = base.fact('y').file('.memtrust/fixtures/x.json', '{');
    const [one, two] = [await check(base, head), await check(base, head)];
    expect(JSON.stringify(two)).toBe(JSON.stringify(one));
  });

  it('stands apart from its time, where nothing expires', async () => {
    const [one, two] = [
      await check(base, base),
      await check(base, base, { now: '2030-01-01T00:00:00Z' }),
    ];
    expect(two.manifestSha256).toBe(one.manifestSha256);
    expect([one.subject.evaluatedAt, one.manifest.generated_at]).toEqual([NOW, NOW]);
  });

  it('keeps what its shell could not do', async () => {
    expect((await check(base, base, { incomplete: ['the clone is shallow'] })).incomplete).toEqual([
      'the clone is shallow',
    ]);
  });

  it('asks for renames only where a source is gone', async () => {
    let asked = 0;
    const past = {
      ...NO_HISTORY,
      renamed: async () => {
        asked += 1;
        return null;
      },
    };
    const cited = base
      .file('s.ts', 's\n')
      .fact('z', { sources: ['s.ts'] })
      .adopted();
    await check(cited, cited.file('s.ts', 't\n'), { past });
    expect(asked).toBe(0);
    await check(cited, cited.without('s.ts'), { past });
    expect(asked).toBe(1);
  });

  it('throws, and does not pass, where something of ours breaks', async () => {
    const mutant: Judge = () => {
      throw new TypeError('broken');
    };
    await expect(check(base, base, { judge: mutant })).rejects.toThrow('broken');
  });
});

describe('the registry of rules', () => {
  it('has each code and name once, in the order of codes', () => {
    const codes = rules.map((rule) => rule.code);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length);
  });

  it('lets a policy set the severity of what is not fixed, and of nothing else', async () => {
    for (const rule of rules) {
      const main = store()
        .policy({ rules: { [rule.code]: 'notice' } })
        .file('s.ts', 's\n')
        .fact('x', { sources: ['s.ts'] })
        .adopted()
        .fact('claim')
        .line('x', 'cut\n');
      const evaluation = await check(main, main.file('s.ts', 't\n').fact('claim2'));
      for (const one of findings(evaluation, rule.code))
        expect([rule.code, one.severity === 'notice' || rule.fixed]).toEqual([rule.code, true]);
      expect(blocking(evaluation)).toContain('MT201');
    }
  });
});
