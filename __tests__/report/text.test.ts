import { describe, expect, test } from '@jest/globals';
import { renderText } from '../../src/report/text.js';
import { verdictReason } from '../../src/report/verdict.js';
import { phraseText } from '../../src/text/phrase.js';
import { FINDING } from './planted.js';
import {
  adopted,
  adoption,
  CALM,
  change,
  fact,
  GUARD,
  NOW,
  scenes,
  state,
  type Files,
} from './scenes.js';

const text = (evaluation: Parameters<typeof renderText>[0]): string =>
  renderText(evaluation, { color: false });

describe('the terminal report', () => {
  test('is one line when nothing is wrong', async () => {
    const evaluation = await scenes.nothing();
    expect(evaluation.fixtures.cases.length).toBeGreaterThan(20);
    expect(text(evaluation)).toBe(
      'memtrust: pass — 2 trusted (1 unverifiable); base 1a2b3c4 → 9f8e7d6\n',
    );
  });

  test('counts fixtures where the repository has some, or one fails', async () => {
    const evaluation = await scenes.nothing();
    const [one] = evaluation.fixtures.cases;
    if (one === undefined) throw new Error('no built-in case');
    const withCase = (kind: typeof one.kind, passed: boolean): string =>
      text({
        ...evaluation,
        fixtures: { ...evaluation.fixtures, cases: [{ ...one, kind, passed }] },
      });
    expect(withCase('repository', true)).toContain(
      'fixtures: 1 of 1 pass; the built-in cases run in CI and in `npx memtrust fixtures`\n',
    );
    expect(withCase('built-in', false)).toContain('fixtures: 0 of 1 pass\n');
    expect(withCase('built-in', true)).not.toContain('fixtures');
  });

  test('names each place of older findings once, and at most ten notices of a rule', async () => {
    const evaluation = await scenes.nothing();
    const five = (known: Partial<typeof FINDING>): (typeof FINDING)[] =>
      Array.from({ length: 5 }, (_, line) => ({ ...FINDING, line, accepted: null, ...known }));
    expect(text({ ...evaluation, findings: five({ introduced: false }) })).toMatch(
      /^5 older findings, not from this change: MT\d{3} \S+ and 4 more$/m,
    );
    const noted = five({ introduced: true, severity: 'notice' });
    const findings = [...noted, ...noted, ...noted].slice(1);
    const report = text({ ...evaluation, scope: 'state', findings });
    expect(report.match(/^notice MT/gm)).toHaveLength(10);
    // What a change brings is named in full.
    expect(text({ ...evaluation, findings }).match(/^notice MT/gm)).toHaveLength(14);
    expect(report).toContain('and 4 more notices\n');
  });

  test('names a working tree as what it is', async () => {
    const evaluation = await change(
      CALM,
      { ...CALM, a: 'b' },
      {
        subject: {
          repository: null,
          baseSha: '1a2b3c4d5e6f708192a3b4c5d6e7f80910111213',
          headSha: null,
        },
      },
    );
    expect(text(evaluation)).toMatch(/; base 1a2b3c4 → working tree\n/);
  });

  test('shows a finding with its place, its message and its remedy', async () => {
    expect(text(await scenes.silentPromotion())).toContain(
      [
        'error MT201 silent-promotion  .memtrust/facts/deploy/skip-review.md',
        '  `deploy/skip-review` calls itself trusted (`status: accepted`), but nobody has adopted it',
        '  → Run `npx memtrust adopt deploy/skip-review` and have it approved, or set its status to candidate.',
        '',
      ].join('\n'),
    );
  });

  test('shows the line where there is one', async () => {
    const evaluation = await change(CALM, { ...CALM, ...fact('a/b', { front: 'mood: x\n' }) });
    expect(text(evaluation)).toContain('error MT101 invalid-record  .memtrust/facts/a/b.md:3\n');
  });

  test('says what the change does to trust, and why', async () => {
    expect(text(await scenes.stale())).toContain(
      'what this change does to trust\n  authorization/owner-checks: trusted → stale because src/auth/guard.ts changed; gone: owner\n',
    );
    expect(text(await scenes.adoption())).toContain(
      '  billing/retries: new → trusted once merged because alice approved it\n',
    );
  });

  test('says of an adoption at a desk when it is trusted, and that nothing is lost', async () => {
    const local = { surface: 'local' } as const;
    const first = await change(CALM, { ...CALM, ...adopted('a/new') }, local);
    expect(text(first)).toContain('  a/new: new → candidate, trusted once approved and merged\n');
    const base = { ...CALM, ...adopted('a/new') };
    const edited = fact('a/new', { body: 'Another.' });
    const ledger = base['.memtrust/ledger/a/new.jsonl'];
    const again = await change(
      base,
      { ...base, ...edited, ...adoption('a/new', edited, ledger) },
      local,
    );
    expect(text(again)).toContain(
      '  a/new: trusted → candidate, trusted again once approved and merged\n',
    );
    expect(phraseText(verdictReason(again))).toMatch(/^`a\/new` is adopted without support/);
    const alone = {
      '.memtrust/policy.yml': 'version: 1\nadoption: {approvals: 0, adopters: [alice]}\n',
    };
    const solo = { ...CALM, ...alone };
    expect(text(await change(solo, { ...solo, ...adopted('a/new') }, local))).toContain(
      '  a/new: new → candidate, trusted once merged\n',
    );
  });

  test('says why a new fact is a candidate', async () => {
    expect(
      text(await change(CALM, { ...CALM, ...fact('a/new', { status: 'candidate' }) })),
    ).toContain('  a/new: new → candidate because nobody has adopted it\n');
  });

  test('names the successor of a fact, and the rival', async () => {
    const successor = adopted('a/new', { front: 'supersedes: [payments/currency]\n' });
    const { 'src/auth/guard.ts': guard = '', ...rest } = CALM;
    const base: Files = { ...rest, 'src/auth/guard.ts': 'other\n', ...successor };
    expect(text(await state({ ...CALM, ...successor }))).toContain('1 superseded');
    const rivals: Files = {
      ...adopted('r/one', { front: 'claim_key: a/b\n' }),
      ...adopted('r/two', { front: 'claim_key: a/b\n', cites: { 'src/auth/guard.ts': GUARD } }),
    };
    const evaluation = await change(
      { ...base, ...rivals },
      { ...base, ...rivals, 'src/auth/guard.ts': guard },
    );
    expect(text(evaluation)).toMatch(
      /^ {2}r\/one: trusted → in conflict because it conflicts with r\/two/m,
    );
  });

  test('says of a removed fact that it is removed', async () => {
    const { '.memtrust/facts/payments/currency.md': _gone, ...rest } = CALM;
    expect(text(await change(CALM, rest))).toContain('  payments/currency: trusted → removed\n');
  });

  test('counts what was wrong before in one line', async () => {
    const before: Files = {
      ...CALM,
      ...fact('deploy/one'),
      ...fact('deploy/two'),
      ...fact('deploy/three'),
      ...fact('deploy/four'),
    };
    const evaluation = await change(before, { ...before, a: 'b' });
    expect(text(evaluation)).toBe(
      'memtrust: pass — 2 trusted (1 unverifiable), 4 candidates; base 1a2b3c4 → 9f8e7d6\n' +
        '4 older findings, not from this change: MT201 `deploy/four`, MT201 `deploy/one`, MT201 `deploy/three` and 1 more\n',
    );
  });

  test('names every stale fact and its place, also where its change is older, only noted, or one of too many', async () => {
    const line = /^ {2}authorization\/owner-checks: src\/auth\/guard\.ts changed/m;
    const changed = { ...CALM, 'src/auth/guard.ts': GUARD.replace('true', 'false') };
    const older = text(await change(changed, { ...changed, a: 'b' }));
    expect(older).toMatch(/^also stale$/m);
    expect(older).toMatch(line);
    const lenient: Files = {
      ...CALM,
      '.memtrust/policy.yml': 'version: 1\nstale: {block: [], note: [critical, high, normal]}\n',
    };
    const noted = text(
      await change(lenient, { ...lenient, 'src/auth/guard.ts': changed['src/auth/guard.ts'] }),
    );
    expect(noted).toMatch(
      /^ {2}authorization\/owner-checks: trusted → stale because src\/auth\/guard\.ts changed/m,
    );
    expect(noted).not.toContain('also stale');
    const many = Object.assign(
      {},
      ...Array.from({ length: 60 }, (_, index) =>
        adopted(`many/n${index}`, { cites: { 'src/auth/guard.ts': GUARD } }),
      ),
    );
    const crowd = text(
      await change(
        { ...lenient, ...many },
        { ...lenient, ...many, 'src/auth/guard.ts': changed['src/auth/guard.ts'] },
      ),
    );
    for (let index = 0; index < 60; index += 1)
      expect(crowd).toMatch(new RegExp(`\\bmany/n${index}\\b.*src/auth/guard\\.ts`));
  });

  test('names each stale fact of a state once', async () => {
    const report = text(await state({ ...CALM, 'src/auth/guard.ts': 'gone\n' }));
    expect(report.match(/owner-checks` is stale/g)).toHaveLength(1);
    expect(report).not.toContain('also stale');
  });

  test('keeps notices to one line each', async () => {
    expect(text(await scenes.noMemory())).toContain(
      'notice MT401 live-memory-changed: `a.md`, which claude reads through an import, is changed\nnotice',
    );
  });

  test('counts no agent file among what is trusted or not', async () => {
    expect(text(await scenes.noMemory())).not.toContain('what this change does to trust');
  });

  test('advises where there are no facts', async () => {
    const evaluation = await scenes.noMemoryBefore();
    expect(text(evaluation)).toBe(
      'memtrust: pass — no facts; 3 agent files checked; base 1a2b3c4 → 9f8e7d6\n' +
        '→ Start with `npx memtrust init`; `npx memtrust sources` lists the agent files.\n',
    );
  });

  test('says in report mode what it would do', async () => {
    expect(text(await scenes.reportMode())).toMatch(
      /^memtrust: report mode: would fail \(1 error\) — /,
    );
  });

  test('shows all findings of a branch as current', async () => {
    const report = text(await scenes.branch());
    expect(report).toMatch(/^memtrust: fail \(1 error, 1 warning\) — .*; commit 1a2b3c4\n/);
    expect(report).toContain('error MT201 silent-promotion');
    expect(report).not.toContain('older');
  });

  test('says what was not judged', async () => {
    expect(
      text(await change(CALM, { ...CALM, a: 'b' }, { incomplete: ['the history is shallow'] })),
    ).toContain('incomplete: the history is shallow\n');
  });

  test('never puts the time of the evaluation into the text', async () => {
    expect(text(await scenes.stale())).not.toContain(NOW.slice(0, 10));
  });
});

describe('colours', () => {
  test('mark labels and change no text', async () => {
    for (const make of Object.values(scenes)) {
      const evaluation = await make();
      const coloured = renderText(evaluation, { color: true });
      expect(coloured).toContain('\u001B[');
      expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(text(evaluation));
      expect(text(evaluation)).not.toContain('\u001B');
    }
  });
});
