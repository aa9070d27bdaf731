import { describe, expect, test } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { narrowed, type AskedPart } from '../../src/report/narrowed.js';
import { renderText } from '../../src/report/text.js';
import { phraseText } from '../../src/text/phrase.js';
import { CALM, change, fact, GUARD } from './scenes.js';

/** A change that fails for `deploy/one`, and makes the fact about `src/auth/guard.ts` stale. */
const BROKEN = {
  ...CALM,
  'src/auth/guard.ts': GUARD.replace('true', 'false'),
  ...fact('deploy/one'),
};

function folder(name: string): AskedPart['files'] {
  return { names: [name], has: (path) => path.startsWith(name) };
}

function shown(evaluation: Evaluation): string[] {
  return evaluation.findings.map(({ rule, factId }) => `${rule} ${factId}`);
}

describe('the part of an evaluation that was asked for', () => {
  test('has the findings of the facts in a folder, or that cite it, and the verdict over them', async () => {
    const whole = await change(CALM, BROKEN);
    expect(whole.verdict).toBe('fail');
    const { evaluation, narrowing } = narrowed(whole, { files: folder('src/'), rules: null });
    expect(shown(evaluation)).toEqual(['MT105 authorization/owner-checks']);
    expect(evaluation.verdict).toBe('pass');
    expect(evaluation.changes.map(({ id }) => id)).toEqual(['authorization/owner-checks']);
    expect(phraseText(narrowing.where)).toBe(' in `src/`');
    expect(narrowing.elsewhere).toBe(
      '1 finding elsewhere is not shown (1 error); the required check sees the whole repository',
    );
  });

  test('has the findings of a rule, and fails where they do', async () => {
    const whole = await change(CALM, BROKEN);
    const stale = narrowed(whole, { files: null, rules: new Set(['MT105']) });
    expect([shown(stale.evaluation), stale.evaluation.verdict]).toEqual([
      ['MT105 authorization/owner-checks'],
      'pass',
    ]);
    const both = narrowed(whole, { files: null, rules: new Set(['MT105', 'MT201']) });
    expect([both.evaluation.verdict, phraseText(both.narrowing.where)]).toEqual([
      'fail',
      ' for MT105, MT201',
    ]);
    expect(both.narrowing.elsewhere).toBe('no findings elsewhere');
  });

  test('of a folder and a rule has what is in both', async () => {
    const { evaluation } = narrowed(await change(CALM, BROKEN), {
      files: folder('src/'),
      rules: new Set(['MT201']),
    });
    expect([shown(evaluation), evaluation.verdict]).toEqual([[], 'pass']);
  });

  test('a gate that cannot judge is an error in every part, and says why', async () => {
    const broken = { ...CALM, '.memtrust/policy.yml': 'version: [\n' };
    const whole = await change(broken, { ...broken, 'README.md': 'Hello\n' });
    expect(whole.verdict).toBe('error');
    const { evaluation } = narrowed(whole, { files: folder('src/'), rules: new Set(['MT105']) });
    expect(evaluation.verdict).toBe('error');
    expect(evaluation.findings.map(({ rule }) => rule)).toEqual(['MT701']);
  });

  test('the text says of what the verdict is, and counts the rest in one line', async () => {
    const whole = await change(CALM, BROKEN);
    const { evaluation, narrowing } = narrowed(whole, { files: folder('src/'), rules: null });
    const text = renderText(evaluation, { color: false, narrowing });
    expect(text).toMatch(/^memtrust: pass in src\/ \(1 warning\) — /);
    expect(text).toMatch(
      /\n1 finding elsewhere is not shown \(1 error\); the required check .*\n$/,
    );
    expect(text).not.toContain('deploy/one');
  });

  test('hostile names of folders stay names', async () => {
    const { evaluation, narrowing } = narrowed(await change(CALM, BROKEN), {
      files: { names: ['a\n::error::x/', 'it passed/'], has: () => false },
      rules: null,
    });
    const [head] = renderText(evaluation, { color: false, narrowing }).split('\n');
    expect(head).toContain('in `a\\u{a}::error::x/`, `it passed/`');
  });
});

describe('only what fails', () => {
  test('is the errors with what to do, and neither warnings nor changes of trust', async () => {
    const text = renderText(await change(CALM, BROKEN), { color: false, quiet: true });
    expect(text).toMatch(/^memtrust: fail \(1 error\) — .*\nerror MT201 /);
    expect(text).not.toMatch(/warning|MT105|what this change does|also stale/);
  });

  test('of a gate that cannot judge is why', async () => {
    const broken = { ...CALM, '.memtrust/policy.yml': 'version: [\n' };
    const text = renderText(await change(broken, broken), { color: false, quiet: true });
    expect(text).toMatch(/^memtrust: error /);
    expect(text).toContain('MT701');
  });
});
