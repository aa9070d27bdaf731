import { describe, expect, test } from '@jest/globals';
import { thenAndNow, type ThenAndNow } from '../../src/gate/then-and-now.js';
import { sha256 } from '../../src/tree/digest.js';
import { formerFilesIn } from '../../src/lifecycle/former-files.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import { adopted, boundTo, CALM, change, GUARD, POLICY, type Files } from '../report/scenes.js';
import { check, entryOf, store } from '../store.js';

/** What is shown of a change; the clone has the base and no other object. */
async function shown(base: Files, head: Files): Promise<readonly ThenAndNow[]> {
  const objects = { read: async () => ({ kind: 'missing' }) as const };
  const evaluation = await change(base, head);
  return thenAndNow(evaluation, {
    head: new VirtualTree(head),
    base: new VirtualTree(base),
    former: formerFilesIn(new VirtualTree(base), objects as never, []),
  });
}

const withPolicy = (lines: string): Files => ({
  ...CALM,
  '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}${lines}\n`,
});
const NEW_GUARD = GUARD.replace('return true', 'return isFriday()');

describe('cited code, then and now', () => {
  test('is what was adopted, and what stands there now', async () => {
    expect(await shown(CALM, { ...CALM, 'src/auth/guard.ts': NEW_GUARD })).toEqual([
      {
        factId: 'authorization/owner-checks',
        path: 'src/auth/guard.ts',
        texts: {
          before: { first: 1, lines: GUARD.trimEnd().split('\n') },
          after: { first: 1, lines: NEW_GUARD.trimEnd().split('\n') },
        },
      },
    ]);
  });

  test('is of the cited lines, wherever they went', async () => {
    const file = 'one\ntwo\nthree\nfour\nfive\n';
    const lines = adopted('a/lines', {
      front: await boundTo({ 'x.txt': file }, { path: 'x.txt', lines: '2-3' }),
    });
    const before = { ...CALM, ...lines, 'x.txt': file };
    const after = { ...before, 'x.txt': 'zero\none\ntwo\n3\nfour\nfive\n' };
    expect((await shown(before, after))[0]?.texts).toEqual({
      before: { first: 2, lines: ['two', 'three'] },
      after: { first: 3, lines: ['two', '3'] },
    });
  });

  test('says that nothing stands there any more', async () => {
    const { 'src/auth/guard.ts': _gone, ...rest } = CALM;
    expect((await shown(CALM, rest))[0]?.texts).toMatchObject({ after: null });
  });

  test('is not at hand where no file has the adopted text', async () => {
    const other = { ...CALM, 'src/auth/guard.ts': 'something else\n' };
    expect((await shown(other, other))[0]?.texts).toBe('unknown');
  });

  test('is of stale facts alone', async () => {
    expect(await shown(CALM, { ...CALM, 'README.md': 'x\n' })).toEqual([]);
  });

  test('is withheld where a link of the base led to what the policy keeps out, though the change removes it', async () => {
    const text = 'the launch is on Friday\n';
    const base = store()
      .policy({})
      .file('secrets/plan.txt', text)
      .link('docs/plan.txt', '../secrets/plan.txt')
      .fact('a/plan', { sources: [{ path: 'docs/plan.txt', digest: sha256(text) }] })
      .adopted();
    for (const head of [base.without('docs/plan.txt'), base.file('docs/plan.txt', 'nothing\n')]) {
      const evaluation = await check(base, head);
      expect(entryOf(evaluation, 'a/plan').status).toBe('stale');
      const trees = { head: head.tree(), base: base.tree() };
      const objects = { read: async () => ({ kind: 'missing' }) as const };
      const former = formerFilesIn(trees.base, objects as never, []);
      const [quoted] = await thenAndNow(evaluation, { ...trees, former });
      expect(quoted?.texts).toBe('withheld');
    }
  });

  test('is withheld with every line of a secret, also of one that spans lines', async () => {
    const token = ['ghp', 'kR7vQ2mX9bLz4TfW8nYc3HsJ6dGpE1uA5oZq'].join('_');
    const key = [
      '-----BEGIN',
      'PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7',
    ].join(' ');
    for (const secret of [`const t = '${token}';\n`, `${key}\n-----END PRIVATE KEY-----\n`]) {
      const [added] = await shown(CALM, { ...CALM, 'src/auth/guard.ts': `${NEW_GUARD}${secret}` });
      expect(added?.texts).toBe('withheld');
      const text = `${GUARD}${secret}`;
      const held = {
        ...CALM,
        ...adopted('authorization/owner-checks', { cites: { 'src/auth/guard.ts': text } }),
        'src/auth/guard.ts': text,
      };
      const [removed] = await shown(held, { ...held, 'src/auth/guard.ts': NEW_GUARD });
      expect(removed?.texts).toBe('withheld');
    }
  });

  test('is withheld where the policy excludes what it says, then or now', async () => {
    const excluding = withPolicy('exclude_text: [hush-canary]');
    const [now] = await shown(excluding, {
      ...excluding,
      'src/auth/guard.ts': `${NEW_GUARD}// HUSH-canary\n`,
    });
    expect(now?.texts).toBe('withheld');
    const text = `${GUARD}// hush-canary\n`;
    const held = {
      ...excluding,
      ...adopted('authorization/owner-checks', { cites: { 'src/auth/guard.ts': text } }),
      'src/auth/guard.ts': text,
    };
    const found = await shown(held, { ...held, 'src/auth/guard.ts': NEW_GUARD });
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  test('is not there for a file that the policy keeps out, nor under a policy that cannot be read', async () => {
    const excluding = withPolicy('exclude_paths: ["src/auth/**"]');
    expect(await shown(excluding, { ...excluding, 'src/auth/guard.ts': NEW_GUARD })).toEqual([]);
    const broken = { ...CALM, '.memtrust/policy.yml': 'mood: strict\n' };
    expect(await shown(broken, { ...broken, 'src/auth/guard.ts': NEW_GUARD })).toEqual([]);
  });

  test('is withheld of memory and of agent files', async () => {
    const cites = { 'CLAUDE.md': 'Be kind.\n' };
    const before = { ...CALM, ...cites, ...adopted('a/agents', { cites }) };
    const found = await shown(before, { ...before, 'CLAUDE.md': 'Be quick.\n' });
    expect(found.map(({ texts }) => texts)).toEqual(['withheld']);
  });
});
