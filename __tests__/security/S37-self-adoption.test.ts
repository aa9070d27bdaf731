import { describe, expect, it } from '@jest/globals';
import type { Authority } from '../../src/gate/authority/authority.js';
import { audit, check, store } from '../store.js';

const base = store().policy({
  adoption: { approvals: 0, adopters: ['alice', 'bob', '@acme/platform'] },
});
const head = base.fact('x').adopted();
const alone = (more: Partial<Authority> = {}): Authority => ({
  author: 'alice',
  approvalsOf: () => [],
  mayAuthorWrite: () => Promise.resolve(true),
  ...more,
});
const approved = async (authority: Authority): Promise<boolean> =>
  (await check(base, head, { authority })).adoptions.every((row) => row.approved);

describe('SECURITY S37: with approvals: 0', () => {
  it('an author who is an adopter adopts alone, and the fact is labelled', async () => {
    expect(await approved(alone())).toBe(true);
    expect((await audit(head)).entries.find(({ id }) => id === 'x')).toMatchObject({
      selfAdopted: true,
      trustedBaseline: true,
    });
  });

  it.each<readonly [string, Partial<Authority>]>([
    ['is no adopter', { author: 'mallory' }],
    ['is gone', { author: null }],
    ['may not write any more', { mayAuthorWrite: () => Promise.resolve(false) }],
    [
      'let somebody else write it',
      { originOf: () => Promise.resolve({ authors: ['alice'], others: ['mallory'] }) },
    ],
    [
      'is one of several, of whom one is none',
      { originOf: () => Promise.resolve({ authors: ['alice', 'mallory'], others: [] }) },
    ],
    ['is in none of the teams', { author: 'carol', belongsTo: () => Promise.resolve(false) }],
  ])('an author does not who %s', async (_what, more) => {
    expect(await approved(alone(more))).toBe(false);
  });

  it('an author in one of the teams does, and so do two adopters together', async () => {
    expect(
      await approved(
        alone({ author: 'carol', belongsTo: (login) => Promise.resolve(login === 'carol') }),
      ),
    ).toBe(true);
    expect(
      await approved(
        alone({ originOf: () => Promise.resolve({ authors: ['alice'], others: ['bob'] }) }),
      ),
    ).toBe(true);
  });

  it("anybody else's change needs the approval of one", async () => {
    const by = (counted: boolean): Authority =>
      alone({
        author: 'mallory',
        approvalsOf: () => [{ login: 'alice', commitId: 'c', counted, why: '' }],
      });
    expect([await approved(by(true)), await approved(by(false))]).toEqual([true, false]);
  });
});

describe('SECURITY S19: a fact that takes the place of another needs the adopters of both', () => {
  const rules = { adoption: { adopters: ['alice'], paths: { 'payments/**': ['carol'] } } };
  const old = store()
    .policy(rules)
    .fact('payments/fees', { body: 'Fees are 2 %.', claim_key: 'payments/fee' })
    .adopted();
  const by = (...logins: readonly string[]): Authority => ({
    author: 'mallory',
    approvalsOf: ({ adopters }) =>
      logins.map((login) => ({
        login,
        commitId: 'c',
        counted: adopters.accounts.includes(login),
        why: '',
      })),
  });
  const gone = old.without(
    '.memtrust/facts/payments/fees.md',
    '.memtrust/ledger/payments/fees.jsonl',
  );

  it.each([
    [
      'moved as it is',
      gone.fact('notes/fees', { body: 'Fees are 2 %.', claim_key: 'payments/fee' }).adopted(),
    ],
    ['moved with another key', gone.fact('notes/fees', { body: 'Fees are 2 %.' }).adopted()],
    [
      'the same attribute with another text',
      gone.fact('notes/fees', { body: 'Fees are 0 %.', claim_key: 'payments/fee' }).adopted(),
    ],
    ['moved with one doubled blank', gone.fact('notes/fees', { body: 'Fees are  2 %.' }).adopted()],
    [
      'moved with a character that nobody sees',
      gone.fact('notes/fees', { body: 'Fees\u200b are 2 %.' }).adopted(),
    ],
    [
      'moved in capitals and without signs',
      gone.fact('notes/fees', { body: 'FEES ARE 2' }).adopted(),
    ],
    [
      'copied, to be removed there later',
      old.fact('notes/fees', { body: 'Fees are  2 %.' }).adopted(),
    ],
    [
      'moved while its file alone goes',
      old
        .without('.memtrust/facts/payments/fees.md')
        .fact('notes/fees', { body: 'Fees are  2 %.' })
        .adopted(),
    ],
    [
      'superseding it',
      old.fact('notes/fees', { body: 'Fees are 0 %.', supersedes: ['payments/fees'] }).adopted(),
    ],
  ])('%s', async (_what, moved) => {
    const row = async (...logins: readonly string[]): Promise<boolean | undefined> =>
      (await check(old, moved, { authority: by(...logins) })).adoptions.find(
        ({ factId }) => factId === 'notes/fees',
      )?.approved;
    expect([await row('alice'), await row('carol'), await row('alice', 'carol')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  const LONG =
    'Payments above ten thousand euros wait for a second signature, because the bank takes back no transfer that left the country, and nobody but the treasurer may release them before noon.';
  it.each([
    ['in nearly the same words', LONG.replace('Payments', 'Transfers')],
    ['with a sentence more, that denies something', `${LONG} Refunds are not meant by this.`],
    ['with less', LONG.replace(', and nobody but the treasurer may release them before noon', '')],
  ])('a long one %s', async (_what, body) => {
    const long = store().policy(rules).fact('payments/fees', { body: LONG }).adopted();
    const row = async (...logins: readonly string[]): Promise<boolean | undefined> =>
      (
        await check(
          long,
          long.without('.memtrust/facts/payments/fees.md').fact('notes/fees', { body }).adopted(),
          { authority: by(...logins) },
        )
      ).adoptions.find(({ factId }) => factId === 'notes/fees')?.approved;
    expect([await row('alice'), await row('alice', 'carol')]).toEqual([false, true]);
  });

  it('and another fact only its own', async () => {
    const evaluation = await check(
      old,
      old.fact('notes/other', { body: 'Something else.' }).adopted(),
      { authority: by('alice') },
    );
    expect(evaluation.adoptions).toMatchObject([{ approved: true, replaces: [] }]);
  });
});
