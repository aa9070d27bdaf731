import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Approval, ApprovalSubject, Authority } from '../../src/gate/authority/authority.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { trustReport } from '../../src/report/trust-report.js';
import type { Policy } from '../../src/memory/policy-shape.js';
import {
  audit,
  blocking,
  check,
  entryOf,
  findings,
  policyOf,
  said,
  store,
  type Store,
} from '../store.js';

/** Reviews of these people, each counting only where they are asked for by name. */
const reviewedBy = (...logins: readonly string[]): Authority => ({
  author: 'mallory',
  approvalsOf: ({ adopters }: ApprovalSubject) =>
    logins.map((login): Approval => ({
      login,
      commitId: 'a'.repeat(40),
      counted: adopters.accounts.includes(login),
      why: '',
    })),
});

/** Whom a change asks, each set once, in the order of asking. */
async function asked(base: Store, head: Store): Promise<string[]> {
  const sets: string[] = [];
  await check(base, head, {
    authority: {
      author: 'mallory',
      approvalsOf: ({ adopters, needed, paths }) => {
        if (paths.some((path) => path !== '.memtrust/policy.yml'))
          sets.push(`${[...adopters.accounts, ...adopters.teams].join('+')} ×${needed}`);
        return [];
      },
    },
  });
  return [...new Set(sets)];
}

const TWO_TEAMS = {
  adoption: { adopters: ['root'] },
  policy: { approvers: ['owner'] },
  scopes: [
    { path: 'services/a', adopters: ['anna', 'ansel'] },
    { path: 'services/b', adopters: ['bert'], approvals: 2 },
  ],
};
const empty = store()
  .policy(TWO_TEAMS)
  .file('services/a/x.ts', 'a();\n')
  .file('services/a/y.ts', 'aa();\n')
  .file('services/b/x.ts', 'b();\n')
  .file('lib/x.ts', 'lib();\n');

const citing = (id: string, ...sources: readonly string[]): Store =>
  empty.fact(id, { sources }).adopted();

describe('who adopts a fact', () => {
  it.each([
    ['of one scope', citing('one', 'services/a/x.ts', 'services/a/y.ts'), ['anna+ansel ×1']],
    ['of the other', citing('one', 'services/b/x.ts'), ['bert ×2']],
    ['of no scope', citing('one', 'lib/x.ts'), ['root ×1']],
    ['that cites nothing', citing('one'), ['root ×1']],
    ['that cites nothing and is named by its id', citing('services/a/one'), ['anna+ansel ×1']],
    // The strictest of both holds, or one more citation would be a way round two approvals.
    ['across two scopes', citing('one', 'services/a/x.ts', 'services/b/x.ts'), ['root ×2']],
    ['of a scope and of none', citing('one', 'services/b/x.ts', 'lib/x.ts'), ['root ×2']],
    // What it cites can be checked; how it is called cannot.
    ['whose id is of another scope', citing('services/a/one', 'services/b/x.ts'), ['bert ×2']],
    ['whose id is of a stricter scope', citing('services/b/one', 'lib/x.ts'), ['root ×2']],
    ['whose id is of its scope', citing('services/b/one', 'services/b/x.ts'), ['bert ×2']],
  ])('%s', async (_what, head, sets) => {
    expect(await asked(empty, head)).toEqual(sets);
  });

  it('of a file that a link of one scope leads to in another is nobody of either', async () => {
    const head = empty
      .link('services/a/link.ts', '../b/x.ts')
      .fact('one', {
        sources: [
          {
            path: 'services/a/link.ts',
            digest:
              empty
                .file('q', 'b();\n')
                .fact('q', { sources: ['q'] })
                .read('q').sources[0]?.digest ?? null,
          },
        ],
      })
      .adopted();
    expect(await asked(empty, head)).toEqual(['root ×2']);
    const folder = empty
      .link('services/a/all', '../b')
      .fact('one', {
        sources: [{ path: 'services/a/all/x.ts', digest: 'sha256:' + '0'.repeat(64) }],
      })
      .adopted();
    expect(await asked(empty, folder)).toEqual(['root ×2']);
  });

  it.each([
    'services/a/../b/x.ts',
    './services/b/../a/../b/x.ts',
    'services/a/../../services/b/x.ts',
  ])('by the path that %s leads to', async (path) => {
    expect(await asked(empty, citing('one', path))).toEqual(['bert ×2']);
  });

  it.each(['../services/a/x.ts', '/services/a/x.ts', 'services/a/../../../x.ts', 'C:/services/a'])(
    'that cites %s, which is out of the tree, belongs to no scope',
    async (path) => {
      const head = empty
        .fact('one', { sources: [{ path, digest: 'sha256:' + '0'.repeat(64) }] })
        .adopted();
      for (const sets of await asked(empty, head)) expect(sets).toBe('root ×1');
    },
  );

  it('team A does not adopt a fact of scope B, nor one across both', async () => {
    const authority = reviewedBy('anna', 'ansel');
    const mine = await check(empty, citing('one', 'services/a/x.ts'), { authority });
    expect([mine.verdict, mine.adoptions[0]?.effective]).toEqual(['pass', 'on_merge']);
    for (const sources of [
      ['services/b/x.ts'],
      ['services/a/x.ts', 'services/b/x.ts'],
      ['lib/x.ts'],
    ]) {
      const other = await check(empty, citing('one', ...sources), { authority });
      expect([blocking(other), other.adoptions[0]?.effective]).toEqual([['MT202'], 'never']);
    }
  });

  it('asks for as many approvals as the scope wants', async () => {
    const strict = empty.policy({
      ...TWO_TEAMS,
      scopes: [{ path: 'services/b', adopters: ['bert', 'bea'], approvals: 2 }],
    });
    const head = strict.fact('one', { sources: ['services/b/x.ts'] }).adopted();
    expect((await check(strict, head, { authority: reviewedBy('bert') })).verdict).toBe('fail');
    expect((await check(strict, head, { authority: reviewedBy('bert', 'bea') })).verdict).toBe(
      'pass',
    );
  });

  it('says whose approval is missing', async () => {
    const [finding] = findings(await check(empty, citing('one', 'services/a/x.ts')), 'MT202');
    expect(
      finding?.remedy.map((part) => (typeof part === 'string' ? part : part.quoted)).join(''),
    ).toContain('Ask an adopter of services/a other than the author to approve this pull request');
  });

  it('needs those of both scopes where a fact moves from one to the other', async () => {
    const before = citing('one', 'services/b/x.ts');
    const moved = before.edit('one', { sources: ['services/a/x.ts'] }).event('fact.reverified');
    expect(await asked(before, moved)).toEqual(['anna+ansel ×2', 'bert ×2']);
  });

  it('needs those of the scope that a fact had where it is taken away', async () => {
    const before = citing('one', 'services/b/x.ts');
    expect(await asked(before, before.retired().without('.memtrust/facts/one.md'))).toEqual([
      'bert ×2',
    ]);
  });

  it('needs those of the fact whose place another one takes', async () => {
    const before = citing('old', 'services/b/x.ts');
    const head = before
      .fact('new', { sources: ['services/a/x.ts'], supersedes: ['old'] })
      .adopted();
    expect(await asked(before, head)).toEqual(['anna+ansel ×2', 'bert ×2']);
  });

  it('takes no fact out of the hands of those whom adoption.paths names', async () => {
    const guarded = empty.policy({
      ...TWO_TEAMS,
      adoption: { adopters: ['root'], paths: { 'security/**': ['sec'] } },
    });
    const head = guarded.fact('security/keys', { sources: ['services/a/x.ts'] }).adopted();
    expect(await asked(guarded, head)).toEqual(['anna+ansel ×1', 'sec ×1']);
    expect((await check(guarded, head, { authority: reviewedBy('anna') })).verdict).toBe('fail');
    expect((await check(guarded, head, { authority: reviewedBy('anna', 'sec') })).verdict).toBe(
      'pass',
    );
  });

  it('leaves code owners their part only where the scope names nobody', async () => {
    const owned = empty
      .policy({
        adoption: { adopters: ['root'], codeowners: true },
        scopes: [
          { path: 'services/a', adopters: ['anna'] },
          { path: 'services/b', approvals: 2 },
        ],
      })
      .file('.github/CODEOWNERS', '/.memtrust/facts/ @olga\n/services/ @olga\n');
    const fact = (path: string): Store => owned.fact('one', { sources: [path] }).adopted();
    expect(await asked(owned, fact('services/a/x.ts'))).toEqual(['anna ×1']);
    expect(await asked(owned, fact('services/b/x.ts'))).toEqual(['root+olga ×2']);
  });

  it('is asked of the base, whatever the change makes of the policy', async () => {
    const head = citing('one', 'services/b/x.ts').policy({
      ...TWO_TEAMS,
      scopes: [{ path: 'services/b', adopters: ['mallory'] }],
    });
    expect(await asked(empty, head)).toContain('bert ×2');
    expect(await asked(empty, head)).not.toContain('mallory ×1');
    expect(
      blocking(await check(empty, head, { authority: reviewedBy('mallory', 'bert') })),
    ).toContain('MT702');
  });

  it('is asked in the audit of a branch too', async () => {
    const sets: string[] = [];
    await audit(citing('one', 'services/b/x.ts'), {
      auditor: {
        known: null,
        trace: ({ sets: named, needed }) => {
          sets.push(...named.map(({ accounts }) => `${accounts.join('+')} ×${needed}`));
          return { audited: true };
        },
      },
    });
    expect(sets).toEqual(['bert ×2']);
  });

  it('may be the author alone where nothing asks for an approval', async () => {
    const solo = empty.policy({
      adoption: { adopters: ['root'], approvals: 0 },
      scopes: [
        { path: 'services/a', adopters: ['mallory'] },
        { path: 'services/b', approvals: 1 },
      ],
    });
    const verdict = async (path: string, authority: Authority): Promise<string> =>
      (await check(solo, solo.fact('one', { sources: [path] }).adopted(), { authority })).verdict;
    expect(await verdict('services/a/x.ts', reviewedBy())).toBe('pass');
    expect(await verdict('lib/x.ts', reviewedBy())).toBe('fail');
    expect(await verdict('services/b/x.ts', { ...reviewedBy(), author: 'root' })).toBe('fail');
    expect(await verdict('lib/x.ts', { ...reviewedBy(), author: 'root' })).toBe('pass');
  });
});

describe('who approves an agent file', () => {
  const live = empty.policy({
    ...TWO_TEAMS,
    live: { require_adoption: ['CLAUDE.md', 'AGENTS.md'] },
  });

  it.each([
    ['in a scope', 'services/a/AGENTS.md', ['anna+ansel ×1']],
    ['in none', 'AGENTS.md', ['root ×1']],
    ['in a folder of a scope', 'services/b/deep/CLAUDE.md', ['bert ×2']],
  ])('%s', async (_what, path, sets) => {
    expect(await asked(live, live.file(path, 'Use pnpm.\n'))).toEqual(sets);
  });

  it('that a file outside imports is nobody of the scope alone', async () => {
    const base = live
      .file('CLAUDE.md', '@services/a/notes.md\n')
      .file('services/a/notes.md', 'x\n');
    expect(await asked(base, base.file('services/a/notes.md', 'y\n'))).toEqual(['root ×1']);
    // Nor where the change cuts the import itself.
    const own = live.file('services/a/CLAUDE.md', '@notes.md\n').file('services/a/notes.md', 'x\n');
    expect(await asked(own, own.file('services/a/notes.md', 'y\n'))).toEqual(['anna+ansel ×1']);
  });

  it('never answers for a file of the gate, wherever it is', async () => {
    const sets = await asked(
      live,
      live
        .file('services/a/.gitattributes', 'AGENTS.md -diff\n')
        .file('services/a/AGENTS.md', 'x\n'),
    );
    expect(sets).toEqual(['owner ×1', 'anna+ansel ×1']);
    const unnamed = live.policy({ ...TWO_TEAMS, policy: {} });
    const change = unnamed.file('services/a/.gitattributes', 'AGENTS.md -diff\n');
    expect(await asked(unnamed, change)).toEqual(['root ×1']);
  });
});

describe('how grave a finding is', () => {
  const dead = 'See `src/gone.ts`.\n';
  const grave = (
    rules: Readonly<Record<string, string>>,
    own: Readonly<Record<string, string>> = {},
  ): Store => store().policy({ rules: own, scopes: [{ path: 'a', rules }] });
  const severities = async (base: Store, head: Store, rule: 'MT405' | 'MT105'): Promise<string[]> =>
    findings(await check(base, head), rule).map(
      ({ path, scope, severity }) => `${severity} ${path} in ${scope}`,
    );
  const withDead = (base: Store): Store => base.file('a/AGENTS.md', dead).file('AGENTS.md', dead);

  it('is raised in the scope, and nowhere else', async () => {
    const base = grave({ MT405: 'error' });
    expect(await severities(base, withDead(base), 'MT405')).toEqual([
      'error a/AGENTS.md in a',
      'notice AGENTS.md in null',
    ]);
  });

  it('is not lowered, and the policy says that it tried', async () => {
    const base = grave({ MT405: 'notice' }, { MT405: 'error' });
    expect(await severities(base, withDead(base), 'MT405')).toEqual([
      'error AGENTS.md in null',
      'error a/AGENTS.md in a',
    ]);
    expect(said(await check(store(), base), 'MT701')).toEqual([
      '+warning: `.memtrust/policy.yml` sets `MT405` for `a` to something weaker than the rest of the policy asks, so it has no effect',
    ]);
  });

  it('counts for a rule that is off elsewhere', async () => {
    const base = grave({ MT405: 'warning' }, { MT405: 'off' });
    expect(await severities(base, withDead(base), 'MT405')).toEqual(['warning a/AGENTS.md in a']);
  });

  it('of a stale fact follows the scope that it touches', async () => {
    const base = store()
      .policy({ scopes: [{ path: 'a', stale: { block: ['normal'] } }] })
      .file('a/x.ts', 'f(1);\n')
      .file('b/x.ts', 'f(2);\n')
      .fact('in', { sources: ['a/x.ts'] })
      .adopted()
      .fact('across', { sources: ['a/x.ts', 'b/x.ts'] })
      .adopted()
      .fact('out', { sources: ['b/x.ts'] })
      .adopted();
    const head = base.file('a/x.ts', 'g(3);\n').file('b/x.ts', 'g(4);\n');
    const found = findings(await check(base, head), 'MT105').map(
      ({ factId, severity, scope }) => `${severity} ${factId} in ${scope}`,
    );
    expect(found).toEqual([
      'error across in null',
      'error across in null',
      'error in in a',
      'warning out in null',
    ]);
  });

  it('of a stale fact is also what a rule by its code would hide', async () => {
    const base = store()
      .policy({ rules: { MT105: 'notice' }, scopes: [{ path: 'a', stale: { block: ['normal'] } }] })
      .file('a/x.ts', 'f(1);\n')
      .fact('in', { sources: ['a/x.ts'] })
      .adopted();
    expect(blocking(await check(base, base.file('a/x.ts', 'g();\n')))).toEqual(['MT105']);
  });

  it('of a stale fact is settled by an adopter of the scope, and by nobody else', async () => {
    const base = store()
      .policy({
        adoption: { adopters: ['root'] },
        scopes: [{ path: 'a', adopters: ['anna'], rules: { MT105: 'error' } }],
      })
      .file('a/x.ts', 'f(1);\n')
      .fact('in', { sources: ['a/x.ts'] })
      .adopted();
    const head = base.file('a/x.ts', 'g();\n');
    expect((await check(base, head, { authority: reviewedBy('root') })).verdict).toBe('fail');
    expect((await check(base, head, { authority: reviewedBy('anna') })).verdict).toBe('pass');
  });
});

describe('a policy that would soften in a scope', () => {
  it.each([
    [
      'fewer approvals',
      { adoption: { approvals: 2 }, scopes: [{ path: 'a', approvals: 1 }] },
      ['approvals'],
    ],
    ['a fixed rule', { scopes: [{ path: 'a', rules: { MT201: 'warning' } }] }, ['MT201']],
    [
      'nothing',
      { scopes: [{ path: 'a', approvals: 2, rules: { MT405: 'error', MT201: 'error' } }] },
      [],
    ],
    [
      'the same',
      {
        adoption: { approvals: 2 },
        scopes: [{ path: 'a', approvals: 2, rules: { MT405: 'warning' } }],
      },
      [],
    ],
  ])('%s', async (_what, policy, keys) => {
    const found = findings(await check(store(), store().policy(policy)), 'MT701');
    expect(
      found
        .map(({ message }) => message[2])
        .map((part) => (typeof part === 'object' ? part.quoted : part)),
    ).toEqual(keys);
    expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('of an unknown rule is told as elsewhere', async () => {
    expect(
      said(
        await check(
          store(),
          store().policy({ scopes: [{ path: 'a', rules: { MT999: 'error' } }] }),
        ),
        'MT701',
      ),
    ).toEqual(['+warning: `.memtrust/policy.yml` names the rule `MT999`, which does not exist']);
  });

  it('with a folder that is none stops the gate, with its line', async () => {
    const head = store().file('.memtrust/policy.yml', 'scopes:\n  - path: ../other\n');
    const evaluation = await check(store(), head);
    expect(evaluation.verdict).toBe('error');
    expect(said(evaluation, 'MT701')[0]).toContain(
      'must be a folder from the root of the repository, such as services/payments',
    );
    expect(findings(evaluation, 'MT701')[0]?.line).toBe(2);
  });
});

describe('the scope in the report', () => {
  const report = (evaluation: Evaluation) => trustReport(evaluation, { manifestPath: null });

  it('stands with each entry and finding of it, and with no other', async () => {
    const { entries, findings: found } = report(
      await check(empty, citing('one', 'services/a/x.ts').fact('two', { sources: ['lib/x.ts'] })),
    );
    expect(entries.map(({ id, scope }) => [id, scope])).toEqual([
      ['one', 'services/a'],
      ['two', undefined],
    ]);
    expect(found.filter(({ fact_id: id }) => id === 'one').map(({ scope }) => scope)).toContain(
      'services/a',
    );
    expect(
      found.filter(({ fact_id: id }) => id === 'two').every(({ scope }) => scope === undefined),
    ).toBe(true);
  });

  it('is nowhere without scopes', async () => {
    const plain = empty.policy({ adoption: { adopters: ['root'] } });
    const evaluation = await check(plain, plain.fact('one', { sources: ['services/a/x.ts'] }));
    expect(evaluation.scopes).toBeNull();
    expect(JSON.stringify(report(evaluation))).not.toContain('"scope"');
  });

  it('is not said of what the policy blocks', async () => {
    const base = empty
      .policy({ ...TWO_TEAMS, exclude_paths: ['services/a/secret.ts', 'services/hidden'] })
      .file('services/a/secret.ts', 'x\n');
    const head = base.fact('one', { sources: ['services/a/secret.ts'] }).adopted();
    const { entries, findings: found } = report(await check(base, head));
    expect(entries.map(({ status, scope }) => [status, scope])).toEqual([
      ['policy_blocked', undefined],
    ]);
    expect(found.map(({ rule }) => rule)).toContain('MT202');
    expect(found.every(({ scope }) => scope === undefined)).toBe(true);
    expect(JSON.stringify(found)).not.toContain('services/a');
  });

  it('of a folder whose name is kept unsaid is not said either', async () => {
    const base = store().policy({
      exclude_text: ['codename'],
      scopes: [{ path: 'services/*', approvals: 2 }],
    });
    const head = base
      .file('services/codename/x.ts', 'x\n')
      .fact('one', { sources: ['services/codename/x.ts'] });
    expect(JSON.stringify(report(await check(base, head)))).not.toContain('services/codename","');
    expect(report(await check(base, head)).entries.every(({ scope }) => scope === undefined)).toBe(
      true,
    );
  });
});

const FOLDERS = ['a', 'a/b', 'c', 'c/d', '*', '**/b', 'c/*'];
const CODES = ['MT105', 'MT405', 'MT401', 'MT106', 'MT602'] as const;
const SEVERITY = fc.constantFrom('error', 'warning', 'notice');
const PEOPLE = fc.subarray(['root', 'anna', 'bert', 'mallory'], { minLength: 1 });
const SCOPES = fc.array(
  fc.record(
    {
      path: fc.constantFrom(...FOLDERS),
      approvals: fc.integer({ min: 1, max: 3 }),
      adopters: PEOPLE,
      rules: fc.dictionary(fc.constantFrom(...CODES), SEVERITY, { noNullPrototype: true }),
      stale: fc.record(
        {
          block: fc.subarray(['normal', 'high']),
          warn: fc.subarray(['critical', 'low']),
        },
        { requiredKeys: [] },
      ),
      comment: fc.boolean(),
    },
    { requiredKeys: ['path'] },
  ),
  { minLength: 1, maxLength: 4 },
);
const ROOT = fc.record(
  {
    mode: fc.constantFrom('enforce', 'report'),
    adoption: fc.record({
      approvals: fc.integer({ min: 0, max: 2 }),
      adopters: fc.subarray(['root', 'anna']),
      paths: fc.dictionary(fc.constantFrom('x/**', 'a/**'), PEOPLE, {
        maxKeys: 1,
        noNullPrototype: true,
      }),
    }),
    rules: fc.dictionary(
      fc.constantFrom(...CODES),
      fc.constantFrom('error', 'warning', 'notice', 'off'),
      {
        noNullPrototype: true,
      },
    ),
    exclude_paths: fc.subarray(['c/d/**', '*.key']),
  },
  { requiredKeys: [] },
);
const CITED = fc.subarray(['a/x.ts', 'a/b/x.ts', 'c/x.ts', 'c/d/x.ts', 'z.ts']);
const RANK = { off: 0, notice: 1, warning: 2, error: 3 };

describe('no scope makes anything softer', () => {
  const files = store()
    .file('a/x.ts', 'f(1);\n')
    .file('a/b/x.ts', 'f(2);\n')
    .file('c/x.ts', 'f(3);\n')
    .file('c/d/x.ts', 'f(4);\n')
    .file('z.ts', 'f(5);\n');

  it('for every finding, approval and exclusion of a change', async () => {
    await fc.assert(
      fc.asyncProperty(
        ROOT,
        SCOPES,
        CITED,
        CITED,
        fc.constantFrom('x/one', 'a/one', 'one'),
        async (root, scopes, old, fresh, id) => {
          const judged = async (policy: Readonly<Record<string, unknown>>) => {
            const base = files.policy(policy).fact('held', { sources: old }).adopted();
            const head = base
              .file('a/x.ts', 'g(6);\n')
              .file('a/b/AGENTS.md', 'See `src/gone.ts`.\n')
              .file('CLAUDE.md', 'See `src/gone.ts`.\n')
              .fact(id, { sources: fresh })
              .adopted();
            const needed = new Map<string, number>();
            const who = new Map<string, Set<string>>();
            const evaluation = await check(base, head, {
              authority: {
                author: 'nobody',
                approvalsOf: ({ adopters, needed: count, paths }) => {
                  const key = paths.join();
                  needed.set(key, Math.max(count, needed.get(key) ?? 0));
                  who.set(key, new Set([...(who.get(key) ?? []), ...adopters.accounts]));
                  return [];
                },
              },
            });
            return { evaluation, needed, who };
          };
          const without = await judged(root);
          const withScopes = await judged({ ...root, scopes });
          // Trust is not decided by scope.
          const trust = ({ evaluation }: typeof without) =>
            evaluation.entries.map(
              ({ id: entry, status, trustLevel, trustedBaseline, reasons }) => [
                entry,
                status,
                trustLevel,
                trustedBaseline,
                reasons,
              ],
            );
          expect(trust(withScopes)).toEqual(trust(without));
          const found = new Map(
            withScopes.evaluation.findings.map((finding) => [finding.fingerprint, finding]),
          );
          for (const finding of without.evaluation.findings)
            expect(RANK[found.get(finding.fingerprint)?.severity ?? 'off']).toBeGreaterThanOrEqual(
              RANK[finding.severity],
            );
          if (without.evaluation.verdict !== 'pass')
            expect(withScopes.evaluation.verdict).not.toBe('pass');
          const named = new Set(scopes.flatMap(({ adopters = [] }) => adopters));
          for (const [key, count] of without.needed) {
            expect(withScopes.needed.get(key) ?? 0).toBeGreaterThanOrEqual(count);
            for (const login of withScopes.who.get(key) ?? [])
              expect(without.who.get(key)?.has(login) === true || named.has(login)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  it('where two policies hold: nobody adopts who may not under both, and no scope of either is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        ROOT,
        SCOPES,
        ROOT,
        fc.option(SCOPES, { nil: undefined }),
        CITED,
        async (one, ownScopes, two, otherScopes, cited) => {
          const policies = [
            policyOf({ ...one, scopes: ownScopes }),
            policyOf({ ...two, ...(otherScopes === undefined ? {} : { scopes: otherScopes }) }),
          ] as const;
          const askedUnder = async (policy: object, alsoUnder?: Policy) => {
            const base = files.policy({ ...policy, exclude_paths: [] });
            const head = base.fact('x/one', { sources: cited }).adopted();
            const sets: { readonly accounts: ReadonlySet<string>; readonly needed: number }[] = [];
            await check(base, head, {
              ...(alsoUnder === undefined ? {} : { alsoUnder }),
              authority: {
                author: 'nobody',
                approvalsOf: ({ adopters, needed, event }) => {
                  if (event !== null) sets.push({ accounts: new Set(adopters.accounts), needed });
                  return [];
                },
              },
            });
            return sets;
          };
          const merged = await askedUnder(policies[0], { ...policies[1], exclude_paths: [] });
          for (const policy of policies) {
            const own = await askedUnder(policy);
            for (const set of own) {
              // Somebody who is in every set of the merged policy is in every set of this one.
              const both = [...(merged[0]?.accounts ?? [])].filter((login) =>
                merged.every(({ accounts }) => accounts.has(login)),
              );
              for (const login of both.filter((name) => name !== '-'))
                expect(set.accounts.has(login)).toBe(true);
              expect(Math.max(...merged.map(({ needed }) => needed))).toBeGreaterThanOrEqual(
                set.needed,
              );
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);
});

describe('a store without scopes', () => {
  it('places nothing', async () => {
    const { entries } = await check(empty, empty);
    expect(entries).toEqual([]);
    expect(entryOf(await check(empty, citing('one', 'lib/x.ts')), 'one').id).toBe('one');
  });
});
