import { describe, expect, it } from '@jest/globals';
import { renderComment } from '../../src/report/comment.js';
import {
  approvedBy,
  audit,
  blocking,
  check,
  said,
  store,
  trusted,
  type Circumstances,
} from '../store.js';

const base = store()
  .policy({ adoption: { adopters: ['alice'] } })
  .file('src/guard.ts', 'check();\n')
  .fact('auth/guard', {
    importance: 'critical',
    body: 'Each request runs check first.',
    sources: ['src/guard.ts'],
  })
  .adopted();
const head = base.file('src/guard.ts', 'skip();\n');
const comment = async (circumstances: Circumstances): Promise<string> =>
  renderComment(await check(base, head, circumstances), { marker: '<!-- x -->' });

describe('SECURITY S39: nobody is forced to verify again', () => {
  it('a critical fact that goes stale blocks', async () => {
    expect(blocking(await check(base, head))).toEqual(['MT105']);
  });

  it("an adopter's approval lets it go: it leaves the baseline at merge", async () => {
    const evaluation = await check(base, head, { authority: approvedBy('alice') });
    expect([evaluation.verdict, trusted(evaluation)]).toEqual(['pass', []]);
    expect(said(evaluation, 'MT105')).toEqual([
      '+notice: `auth/guard` becomes stale with this change (`src/guard.ts`); an adopter approved that, so it leaves the trusted baseline at the merge',
    ]);
    expect(trusted(await audit(head))).toEqual([]);
  });

  it('whatever severity the policy gives the rule', async () => {
    const strict = base.policy({ adoption: { adopters: ['alice'] }, rules: { MT105: 'error' } });
    expect((await check(strict, strict.file('src/guard.ts', 'skip();\n'))).verdict).toBe('fail');
    expect(
      (
        await check(strict, strict.file('src/guard.ts', 'skip();\n'), {
          authority: approvedBy('alice'),
        })
      ).verdict,
    ).toBe('pass');
  });

  it('an approval covers the file of the fact and what it cites', async () => {
    const asked: (readonly string[])[] = [];
    await check(base, head, {
      authority: { author: 'mallory', approvalsOf: ({ paths }) => (asked.push(paths), []) },
    });
    expect(asked).toEqual([['.memtrust/facts/auth/guard.md', 'src/guard.ts']]);
  });

  it('is not asked about what does not block', async () => {
    const calm = base.edit('auth/guard', { importance: 'low' }).adopted();
    const authority = {
      author: 'mallory',
      approvalsOf: () => {
        throw new Error('asked');
      },
    };
    expect((await check(calm, calm.file('src/guard.ts', 'skip();\n'), { authority })).verdict).toBe(
      'pass',
    );
  });
});

describe('SECURITY S39: a comment demands no command of an account without write permission', () => {
  const by = (mayWrite: boolean): Circumstances => ({
    authority: {
      author: 'mallory',
      approvalsOf: () => [],
      mayAuthorWrite: () => Promise.resolve(mayWrite),
    },
  });

  it('it says who can settle it', async () => {
    const text = await comment(by(false));
    expect(text).not.toContain('npx memtrust');
    expect(text).toContain('An adopter checks whether this is still true');
  });

  it('to others it names the command', async () => {
    for (const circumstances of [by(true), {}])
      expect(await comment(circumstances)).toContain('npx memtrust');
  });
});
