import { describe, expect, it } from '@jest/globals';
import { aitFixtures } from '../fixtures/running.js';
import {
  approvedBy,
  blocking,
  check,
  findings,
  said,
  store,
  trusted,
  type Store,
} from '../store.js';

const RULES = {
  adoption: { approvals: 1, adopters: ['alice'] },
  exclude_paths: ['secrets/**'],
  exclude_text: ['internal only'],
};
const own = (expected_trusted: boolean): string =>
  JSON.stringify({
    ...aitFixtures[0],
    id: 'own/case',
    facts: aitFixtures[0]?.facts.map((fact) =>
      fact.status === 'candidate'
        ? { ...fact, expected_trusted, expected_in_context: expected_trusted }
        : fact,
    ),
  });

const base = store()
  .policy(RULES)
  .file('.memtrust/fixtures/own.json', own(false))
  .file('secrets/a', 'a\n')
  .fact('a')
  .adopted();
/** What the attacker wants to get through. */
const lie = (main: Store): Store =>
  main.fact('lie', { body: 'Checks are gone.' }).adopted().fact('claim', { body: 'Claimed.' });

const POLICIES: readonly (readonly [string, (main: Store) => Store])[] = [
  [
    'adds its author to the adopters',
    (main) => main.policy({ ...RULES, adoption: { approvals: 1, adopters: ['alice', 'mallory'] } }),
  ],
  [
    'asks for no approval',
    (main) => main.policy({ ...RULES, adoption: { approvals: 0, adopters: ['mallory'] } }),
  ],
  [
    'empties the exclusions',
    (main) => main.policy({ ...RULES, exclude_paths: [], exclude_text: [] }),
  ],
  ['widens the sources', (main) => main.policy({ ...RULES, sources: { allow: ['*'] } })],
  ['only reports', (main) => main.policy({ ...RULES, mode: 'report' })],
  [
    'switches the rules off',
    (main) => main.policy({ ...RULES, rules: { MT201: 'off', MT202: 'off', MT301: 'notice' } }),
  ],
  ['reads another store', (main) => main.policy({ ...RULES, stores: [{ layout: 'ait' }] })],
  ['has no policy at all', (main) => main.without('.memtrust/policy.yml')],
  [
    'makes nothing block',
    (main) => main.policy({ ...RULES, stale: { block: [], warn: [], note: [] } }),
  ],
];

describe("SECURITY S01: a pull request's own rules are judged, never obeyed", () => {
  it.each(POLICIES)('%s: the same verdict, plus a finding', async (_what, change) => {
    const authority = { author: 'mallory', approvalsOf: () => [] };
    const honest = await check(base, lie(base), { authority });
    const cheating = await check(base, change(lie(base)), { authority });
    expect(honest.verdict).toBe('fail');
    expect(cheating.verdict).toBe('fail');
    // That the policy is edited at all may block as well (SECURITY S03).
    expect(blocking(cheating).filter((rule) => rule !== 'MT702')).toEqual(blocking(honest));
    expect(trusted(cheating)).toEqual(trusted(honest));
    expect(cheating.subject.policyDigest).toBe(honest.subject.policyDigest);
    expect(cheating.mode).toBe('enforce');
    expect(cheating.adoptions.map((row) => row.approved)).toEqual([false]);
    const added = cheating.findings.length - honest.findings.length;
    expect(added).toBeGreaterThan(0);
    expect(findings(cheating, 'MT702')).toHaveLength(1);
  });

  it.each([
    ['is no YAML', 'adoption: ['],
    ['has an unknown key', 'aproval: 0\n'],
    ['has an unknown rule level', 'rules: {MT201: none}\n'],
    ['is not UTF-8', Uint8Array.of(0xff, 0xfe)],
    ['reads no store', '{stores: []}'],
    ['is too large', `# ${'x'.repeat(300_000)}\n`],
  ])('a policy that %s is an error, at the head and at the base', async (_what, text) => {
    const broken = base.file('.memtrust/policy.yml', text);
    expect((await check(base, broken)).verdict).toBe('error');
    const known = await check(broken, broken.file('a.txt', 'a\n'));
    expect(known.verdict).toBe('error');
    expect(findings(known, 'MT701').every((finding) => !finding.introduced)).toBe(true);
    const mended = await check(broken, base);
    expect(mended.verdict).toBe('pass');
    expect(said(mended, 'MT701')).toEqual([
      '+warning: `.memtrust/policy.yml` of the base branch cannot be read, so this change was checked with the strict defaults',
    ]);
  });

  it('a policy that is a link or a folder is broken, not absent', async () => {
    expect(
      (
        await check(
          base,
          base.without('.memtrust/policy.yml').link('.memtrust/policy.yml', 'other.yml'),
        )
      ).verdict,
    ).toBe('error');
    expect(
      (await check(base, base.without('.memtrust/policy.yml').file('.memtrust/policy.yml/a', 'x')))
        .verdict,
    ).toBe('error');
  });

  it('under a broken policy the strict defaults hold: nobody adopts alone', async () => {
    const alone = store().policy({ adoption: { approvals: 0, adopters: ['mallory'] }, oops: 1 });
    const evaluation = await check(alone, alone.fact('lie').adopted(), {
      authority: { author: 'mallory', approvalsOf: () => [] },
    });
    expect(evaluation.adoptions.map((row) => row.approved)).toEqual([false]);
  });

  it('no rule that the promise rests on can be softened, not even by the base', async () => {
    const soft = store().policy({
      rules: { MT201: 'off', MT202: 'notice', MT206: 'off', MT301: 'warning' },
    });
    const evaluation = await check(soft, lie(soft));
    expect(blocking(evaluation)).toEqual(['MT201', 'MT202']);
    expect(findings(evaluation, 'MT701').map((finding) => finding.severity)).toEqual([
      'warning',
      'warning',
      'warning',
      'warning',
    ]);
  });
});

describe('SECURITY S01: the fixtures of the base are run', () => {
  const cases = async (head: Store) =>
    (await check(base, head)).fixtures.cases
      .filter((one) => one.kind !== 'built-in')
      .map((one) => `${one.kind} ${one.id} ${one.passed}`);

  it('whatever the head makes of them', async () => {
    expect(await cases(base)).toEqual(['repository own/case true']);
    expect(await cases(base.without('.memtrust/fixtures/own.json'))).toEqual([
      'repository own/case true',
    ]);
    expect(await cases(base.file('.memtrust/fixtures/own.json', own(true)))).toEqual([
      'repository own/case true',
      'proposed own/case false',
    ]);
  });

  it.each([
    ['removed', base.without('.memtrust/fixtures/own.json'), 'pass', 'removed'],
    ['weakened', base.file('.memtrust/fixtures/own.json', own(true)), 'fail', 'edited'],
    ['emptied', base.file('.memtrust/fixtures/own.json', ''), 'error', 'edited'],
    [
      'moved away',
      base.without('.memtrust/fixtures/own.json').file('fixtures/own.json', own(false)),
      'pass',
      'removed',
    ],
  ])('one that is %s is named', async (_what, head, verdict, word) => {
    const evaluation = await check(base, head);
    expect(evaluation.verdict).toBe(verdict);
    expect(said(evaluation, 'MT303')).toEqual([
      `+warning: the fixture \`.memtrust/fixtures/own.json\` is ${word}; until the merge the version in the base branch counts`,
    ]);
  });

  it('a broken fixture of the base can be mended, and only that', async () => {
    const broken = base.file('.memtrust/fixtures/own.json', '{');
    expect((await check(broken, broken.file('a', 'a'))).verdict).toBe('error');
    expect((await check(broken, base)).verdict).toBe('pass');
  });
});

describe('SECURITY S02: no policy at the base', () => {
  it('means the strict defaults, even if the head brings a lax one', async () => {
    const head = lie(store()).policy({ adoption: { approvals: 0, adopters: ['mallory'] } });
    for (const start of [null, store()]) {
      const evaluation = await check(start, head, {
        authority: { ...approvedBy(), author: 'mallory' },
      });
      expect(evaluation.verdict).toBe('fail');
      expect(evaluation.policy.origin).toBe('defaults');
      expect(trusted(evaluation)).toEqual([]);
    }
  });
});
