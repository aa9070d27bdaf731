import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { GitHubCommit } from '../../src/gate/authority/commit.js';
import type { Review, ReviewEvidence } from '../../src/gate/authority/review-evidence.js';
import { evaluateReviews } from '../../src/gate/authority/reviews.js';
import { introducersOf, type StagingCommit } from '../../src/gate/authority/introducers.js';
import { plain } from '../../src/text/phrase.js';
import { approvedBy, check, store, type FactSpec, type Store } from '../store.js';

const NO_COMMIT: GitHubCommit = {
  sha: 'c1',
  author: 'mallory',
  committer: 'mallory',
  verified: false,
  parents: ['c0'],
};

const review = (more: Partial<Review> = {}): Review => ({
  login: 'alice',
  human: true,
  state: 'APPROVED',
  commitId: 'head',
  ...more,
});

/** A pull request that alice validly approved, unless told otherwise. */
const hearing = (more: Partial<ReviewEvidence> = {}): ReviewEvidence => ({
  reviews: [review()],
  author: 'mallory',
  commits: [NO_COMMIT],
  pushes: [{ actor: 'mallory', before: 'c0', after: 'c1' }],
  adopters: { accounts: ['alice'], teams: [] },
  needed: 1,
  mayWrite: new Map([
    ['alice', true],
    ['bob', true],
    ['carol', true],
  ]),
  touches: new Map([
    ['c1', true],
    ['c0..c1', true],
  ]),
  coverage: new Map([['head', { same: true }]]),
  members: new Map(),
  staged: [],
  introducers: new Map(),
  ...more,
});

const NOTE = '.memtrust/workspace/staging/new-trap-waits.md';
const HERE = { path: NOTE, isGone: false };
const GONE = { path: NOTE, isGone: true };
const staging = (more: Partial<StagingCommit> = {}): StagingCommit => ({
  sha: 'a1b2c3d4',
  author: 'zoe',
  committer: 'web-flow',
  verified: true,
  parents: [],
  pulls: [],
  ...more,
});
/** An approval of what was made of a note with these commits. */
const madeOf = (...commits: readonly StagingCommit[]): Partial<ReviewEvidence> => ({
  staged: [HERE],
  introducers: new Map([[NOTE, introducersOf(HERE, commits)]]),
});

const verdicts = (given: ReviewEvidence): string[] => {
  const { approvals, questions } = evaluateReviews(given);
  expect(questions).toEqual([]);
  return approvals.map(
    ({ login, counted, why }) => `${login} ${counted ? 'counts' : 'does not'}: ${why}`,
  );
};

/** One thing that makes an approval invalid, each. */
const INVALID: readonly (readonly [string, Partial<ReviewEvidence>, string])[] = [
  ['dismissed', { reviews: [review({ state: 'DISMISSED' })] }, 'it was dismissed'],
  ['a comment', { reviews: [review({ state: 'COMMENTED' })] }, 'it is a comment, not an approval'],
  ['pending', { reviews: [review({ state: 'PENDING' })] }, 'it was not submitted'],
  [
    'asks for changes',
    { reviews: [review({ state: 'CHANGES_REQUESTED' })] },
    'it asks for changes',
  ],
  [
    'in a state that is not known',
    { reviews: [review({ state: 'approved' })] },
    'it is not an approval',
  ],
  ['of a ghost', { reviews: [review({ login: null })] }, 'the account was deleted'],
  ['of a bot', { reviews: [review({ human: false })] }, 'the account does not belong to a person'],
  ['of the author', { author: 'Alice' }, 'the author of the pull request cannot approve it'],
  [
    'of who pushed the covered bytes',
    { pushes: [{ actor: 'alice', before: 'c0', after: 'c1' }] },
    'the account pushed `c1`, which touches what is approved',
  ],
  [
    'of who pushed nobody knows what',
    {
      pushes: [{ actor: 'alice', before: 'c0', after: 'c1' }],
      touches: new Map([
        ['c1', true],
        ['c0..c1', null],
      ]),
    },
    'the account pushed `c1`, which may touch what is approved',
  ],
  [
    'of the author of a commit of it',
    { commits: [{ ...NO_COMMIT, author: 'ALICE' }] },
    'the account is the author of `c1`, which touches what is approved; this relies on the e-mail address in the commit, which anyone can set',
  ],
  [
    'of the committer of a commit of it',
    { commits: [{ ...NO_COMMIT, committer: 'alice', verified: true }] },
    'the account is the committer of `c1`, which touches what is approved',
  ],
  [
    'of the author of a commit of nobody knows what',
    {
      commits: [{ ...NO_COMMIT, author: 'alice' }],
      touches: new Map([
        ['c1', null],
        ['c0..c1', true],
      ]),
    },
    'the account is the author of `c1`, which may touch what is approved; this relies on the e-mail address in the commit, which anyone can set',
  ],
  [
    'where the commits are not known',
    { commits: null },
    'not every commit of the pull request could be read, so its authors are not known',
  ],
  [
    'of no adopter',
    { adopters: { accounts: ['carol'], teams: [] } },
    'the account is not an adopter here',
  ],
  [
    "of nobody's adopter",
    { adopters: { accounts: [], teams: [] } },
    'the account is not an adopter here',
  ],
  [
    'of somebody outside the team',
    { adopters: { accounts: [], teams: ['acme/platform'] }, members: new Map([['alice', false]]) },
    'the account is not an adopter here, and not in `acme/platform` as far as the token can see',
  ],
  [
    'without write permission',
    { mayWrite: new Map([['alice', false]]) },
    'the account may not write to this repository',
  ],
  [
    'with a permission that GitHub did not tell',
    { mayWrite: new Map([['alice', null]]) },
    'GitHub did not say whether the account may write',
  ],
  [
    'of other bytes',
    { coverage: new Map([['head', { same: false, why: plain('other bytes') }]]) },
    'other bytes',
  ],
  [
    'of a commit that nobody names',
    { reviews: [review({ commitId: null })] },
    'GitHub does not say which commit was approved',
  ],
  [
    'of the author of a staged note that it was made of',
    madeOf(staging(), staging({ author: 'Alice' })),
    `the account is the author of \`a1b2c3d\`, which changed \`${NOTE}\`, the source of the change`,
  ],
  [
    'of the author of such a note, as far as an address tells',
    madeOf(staging({ author: 'alice', committer: 'zoe', verified: false })),
    `the account is the author of \`a1b2c3d\`, which changed \`${NOTE}\`, the source of the change; this relies on the e-mail address in the commit, which anyone can set`,
  ],
  [
    'of the committer of such a note',
    madeOf(staging({ committer: 'alice' })),
    `the account is the committer of \`a1b2c3d\`, which changed \`${NOTE}\`, the source of the change`,
  ],
  [
    'of who opened the pull request with such a note, under another address',
    madeOf(staging({ author: null, committer: null, pulls: [{ number: 5, author: 'ALICE' }] })),
    `the account opened pull request #5, which added \`${NOTE}\`, the source of the change`,
  ],
  [
    'of what a note of nobody was made of',
    madeOf(staging({ author: null })),
    `\`a1b2c3d\`, which changed \`${NOTE}\`, belongs to no GitHub account, so memtrust cannot tell who introduced its source`,
  ],
  [
    'of what a note was made of that has no commit',
    madeOf(),
    `GitHub names no commit of \`${NOTE}\`, the source of the change, so memtrust cannot tell who added it`,
  ],
  [
    'of what a note was made of that has too many',
    { staged: [HERE], introducers: new Map([[NOTE, introducersOf(HERE, null)]]) },
    `too many commits changed \`${NOTE}\`, the source of the change, so memtrust cannot tell who added it`,
  ],
  [
    'of the author of a note that was taken away since',
    {
      staged: [GONE],
      introducers: new Map([
        [NOTE, introducersOf(GONE, [staging(), staging({ author: 'alice' })])],
      ]),
    },
    `the account is the author of \`a1b2c3d\`, which changed \`${NOTE}\`, the source of the change`,
  ],
  [
    'of what one of two notes was made of',
    {
      staged: [{ ...HERE, path: 'other.md' }, HERE],
      introducers: new Map([
        ['other.md', introducersOf({ ...HERE, path: 'other.md' }, [staging()])],
        [NOTE, introducersOf(HERE, [staging({ author: 'alice' })])],
      ]),
    },
    `the account is the author of \`a1b2c3d\`, which changed \`${NOTE}\`, the source of the change`,
  ],
  [
    'followed by a request for changes',
    { reviews: [review(), review({ state: 'CHANGES_REQUESTED' })] },
    'the same account asked for changes later',
  ],
  [
    'followed by a review that was dismissed',
    { reviews: [review(), review({ state: 'DISMISSED' })] },
    'a later review of the same account was dismissed, which does not restore this one',
  ],
  [
    'followed by both',
    {
      reviews: [
        review(),
        review({ state: 'CHANGES_REQUESTED' }),
        review({ state: 'DISMISSED', login: 'ALICE' }),
      ],
    },
    'a later review of the same account was dismissed, which does not restore this one',
  ],
];

describe('SECURITY S20: an approval does not count if it is', () => {
  it.each(INVALID)('%s', (_what, more, why) => {
    const [first, ...rest] = verdicts(hearing(more));
    expect(first).toMatch(/ does not: /);
    expect(first?.split(': ').slice(1).join(': ')).toBe(why);
    for (const each of rest) expect(each).toContain('does not');
  });
});

describe('SECURITY S20: an approval counts', () => {
  it.each<readonly [string, Partial<ReviewEvidence>]>([
    ['of an adopter who had no part in it', {}],
    ['whatever the case of the login', { adopters: { accounts: ['ALICE'], teams: [] } }],
    [
      'after an earlier request for changes of the same account',
      { reviews: [review({ state: 'CHANGES_REQUESTED' }), review()] },
    ],
    [
      'after an earlier review of the same account that was dismissed',
      { reviews: [review({ state: 'DISMISSED' }), review()] },
    ],
    ['with a comment after it', { reviews: [review(), review({ state: 'COMMENTED' })] }],
    [
      'where the account wrote a commit that touches none of it',
      {
        commits: [NO_COMMIT, { ...NO_COMMIT, sha: 'c2', author: 'alice' }],
        touches: new Map([['c2', false]]),
      },
    ],
    [
      'where the account pressed "Update branch"',
      {
        commits: [
          NO_COMMIT,
          { ...NO_COMMIT, sha: 'c2', author: 'alice', committer: 'web-flow', verified: true },
        ],
        pushes: [{ actor: 'alice', before: 'c1', after: 'c2' }],
        touches: new Map([
          ['c2', false],
          ['c1..c2', false],
        ]),
      },
    ],
    ['where GitHub committed', { commits: [{ ...NO_COMMIT, committer: 'web-flow' }] }],
    [
      'of what somebody else staged',
      madeOf(staging(), staging({ pulls: [{ number: 5, author: 'zoe' }] })),
    ],
    [
      'of what was staged by others and taken away by the account',
      {
        staged: [GONE],
        introducers: new Map([
          [NOTE, introducersOf(GONE, [staging({ author: 'alice' }), staging()])],
        ]),
      },
    ],
    [
      'of what only the change itself ever had staged',
      { staged: [GONE], introducers: new Map([[NOTE, introducersOf(GONE, [])]]) },
    ],
    [
      'of what somebody staged who is gone',
      madeOf(staging({ author: null, pulls: [{ number: 5, author: null }] })),
    ],
    [
      'of a member of the team',
      { adopters: { accounts: [], teams: ['acme/platform'] }, members: new Map([['alice', true]]) },
    ],
  ])('%s', (_what, more) => {
    expect(verdicts(hearing(more)).filter((line) => line.includes(' counts: '))).toHaveLength(1);
  });

  it('is one of two: each review is listed with its reason', () => {
    expect(verdicts(hearing({ reviews: [review(), review({ login: 'dave' }), review()] }))).toEqual(
      [
        'alice does not: a later approval of the same account replaces it',
        'dave does not: the account is not an adopter here',
        'alice counts: an adopter with write permission approved exactly these bytes',
      ],
    );
  });
});

describe('SECURITY S20: nothing is asked that cannot matter', () => {
  const unknown = {
    mayWrite: new Map(),
    touches: new Map(),
    coverage: new Map(),
    members: new Map(),
  };

  it.each(
    INVALID.filter(
      ([, more]) =>
        Object.keys(more).every((key) =>
          ['reviews', 'author', 'commits', 'adopters'].includes(key),
        ) &&
        (more.commits ?? null) === null &&
        more.adopters?.teams.length !== 1,
    ),
  )('about a review that is %s', (_what, more) => {
    expect(evaluateReviews({ ...hearing(more), ...unknown }).questions).toEqual([]);
  });

  it('and first what is cheap', () => {
    const given = { ...hearing(), ...unknown };
    expect(evaluateReviews(given).questions).toEqual([{ ask: 'permission', login: 'alice' }]);
    expect(evaluateReviews({ ...given, mayWrite: new Map([['alice', true]]) }).questions).toEqual([
      { ask: 'coverage', commitId: 'head' },
    ]);
    expect(evaluateReviews({ ...hearing(), staged: [HERE] }).questions).toEqual([
      { ask: 'introducers', note: HERE },
    ]);
    expect(
      evaluateReviews({
        ...hearing({ coverage: new Map([['head', { same: false, why: plain('other bytes') }]]) }),
        staged: [HERE],
      }).questions,
    ).toEqual([]);
  });

  it('about a team only while approvals are missing', () => {
    const given = hearing({
      reviews: [review(), review({ login: 'bob' })],
      adopters: { accounts: ['alice'], teams: ['acme/platform'] },
    });
    expect(verdicts(given)).toEqual([
      'alice counts: an adopter with write permission approved exactly these bytes',
      'bob does not: enough others approved, so memtrust did not check whether the account belongs to `acme/platform`',
    ]);
    expect(evaluateReviews({ ...given, needed: 2 }).questions).toEqual([
      { ask: 'membership', login: 'bob' },
    ]);
    expect(
      evaluateReviews({ ...given, reviews: [review({ login: 'bob', state: 'DISMISSED' })] })
        .questions,
    ).toEqual([]);
  });
});

describe('SECURITY S20: the staged notes that an adoption was made of', () => {
  const LONG_NOTE = '.memtrust/workspace/staging/new-trap-retries.md';
  const LONG =
    'The retries of the payment client have no limit at all, since the queue in front of it drops what is too old. Whoever calls the gateway waits for an answer and asks again, until every worker has gone away.';
  const base = store()
    .file('a.ts', 'a\n')
    .file(NOTE, '---\ntype: trap\n---\nBetween tries\nit waits.\n')
    .file('.memtrust/workspace/staging/new-trap-other.md', 'Nothing waits.\n')
    .file('.memtrust/workspace/session/checkpoint-1.md', 'Something else.\n')
    .file(LONG_NOTE, `${LONG}\n`);
  const spec = (more: FactSpec = {}): FactSpec => ({
    body: 'Between tries it waits.',
    sources: ['a.ts'],
    ...more,
  });

  /** What an approval is asked about, for each decision that a change brings. */
  const asked = async (before: Store, after: Store): Promise<(readonly string[] | undefined)[]> => {
    const matters: (readonly string[] | undefined)[] = [];
    const authority = approvedBy('alice');
    await check(before, after, {
      authority: {
        ...authority,
        approvalsOf: (matter) => (
          matters.push(
            matter.staged?.map(({ path, isGone }) => (isGone ? `${path} (gone)` : path)),
          ),
          authority.approvalsOf(matter)
        ),
      },
    });
    return matters;
  };

  it.each<readonly [string, Store, readonly string[] | undefined]>([
    [
      'are those that state the same, whatever the fact names',
      base.fact('x', spec()).adopted(),
      [NOTE],
    ],
    [
      'are those that state nearly the same',
      base.fact('x', spec({ body: LONG.replace('every', 'each') })).adopted(),
      [LONG_NOTE],
    ],
    [
      'are those of which it is a part',
      base
        .fact(
          'x',
          spec({
            body: 'The retries of the payment client have no limit at all, since the queue in front of it drops what is too old.',
          }),
        )
        .adopted(),
      [LONG_NOTE],
    ],
    [
      'are those that are a part of it',
      base
        .fact(
          'x',
          spec({
            body: `${LONG} Refunds are sent by the ledger service, which asks the bank for a receipt, keeps it for ten years and shows it to auditors.`,
          }),
        )
        .adopted(),
      [LONG_NOTE],
    ],
    [
      'are none that it denies',
      base
        .fact('x', spec({ body: LONG.replace('have no limit at all', 'have a limit') }))
        .adopted(),
      undefined,
    ],
    [
      'are those that it names, whatever they state',
      base
        .fact(
          'x',
          spec({
            body: 'It waits twice.',
            'x-source-ref': 'staged:.memtrust/workspace/staging/new-trap-other.md',
          }),
        )
        .adopted(),
      ['.memtrust/workspace/staging/new-trap-other.md'],
    ],
    [
      'are both',
      base
        .fact('x', spec({ 'x-source-ref': 'staged:.memtrust/workspace/staging/new-trap-other.md' }))
        .adopted(),
      ['.memtrust/workspace/staging/new-trap-other.md', NOTE],
    ],
    [
      'stay so where the change takes them away',
      base.fact('x', spec()).adopted().without(NOTE),
      [NOTE],
    ],
    ['count for any record that adopts', base.fact('x', spec()).reverified(), [NOTE]],
    [
      'are none where the text is its own',
      base.fact('x', spec({ body: 'It never waits.' })).adopted(),
      undefined,
    ],
    [
      'are none of the change itself',
      base
        .without(NOTE)
        .fact('x', spec({ body: 'New.' }))
        .adopted()
        .file('.memtrust/workspace/staging/new-trap-new.md', 'New.\n'),
      undefined,
    ],
    [
      'are those that it names and that are gone',
      base
        .without(NOTE)
        .fact('x', spec({ 'x-source-ref': `staged:${NOTE}.old.md` }))
        .adopted(),
      [NOTE, `${NOTE}.old.md (gone)`],
    ],
    [
      'are no notes of another place, whatever the fact names',
      base
        .fact(
          'x',
          spec({
            body: 'Something else.',
            'x-source-ref': 'staged:.memtrust/workspace/session/checkpoint-1.md',
          }),
        )
        .adopted(),
      undefined,
    ],
    ['are of no interest to who turns it down', base.fact('x', spec()).discarded(), undefined],
  ])('%s', async (_what, head, paths) => {
    expect(await asked(base, head)).toEqual([paths]);
  });

  it('are all that are staged where somebody floods the store with copies, so that none hides behind others', async () => {
    const words = [
      'alder',
      'birch',
      'cedar',
      'daisy',
      'elder',
      'fern',
      'grass',
      'hazel',
      'ivy',
      'lily',
      'kelp',
    ];
    const flood = (count: number): Store =>
      words
        .slice(0, count)
        .reduce(
          (story, word) =>
            story.file(`.memtrust/workspace/staging/${word}.md`, `${LONG} ${word}\n`),
          base,
        );
    const count = async (before: Store): Promise<number | undefined> =>
      (
        await asked(
          before,
          before.fact('x', spec({ body: LONG.replace('every', 'each') })).adopted(),
        )
      )[0]?.length;
    expect(await count(flood(8))).toBe(9);
    expect(await count(flood(10))).toBe(13);
    expect(await count(flood(0))).toBe(1);
  });

  it('are none where the base has the statement adopted: only what is written about it changes', async () => {
    const settled = base.fact('x', spec()).adopted();
    expect(await asked(settled, settled.edit('x', { importance: 'high' }).adopted())).toEqual([
      undefined,
    ]);
    expect(await asked(settled, settled.file('a.ts', 'b\n').edit('x', {}).reverified())).toEqual([
      undefined,
    ]);
    const other = base.fact('x', spec({ body: 'Else.' })).adopted();
    expect(await asked(other, other.edit('x', spec()).adopted())).toEqual([[NOTE]]);
  });
});

describe('SECURITY S20: a model over all combinations', () => {
  /** Each property of a single approval; true is the harmless value. */
  const facts = fc.record({
    state: fc.constantFrom('APPROVED', 'CHANGES_REQUESTED', 'DISMISSED', 'COMMENTED', 'PENDING'),
    later: fc.constantFrom(null, 'APPROVED', 'CHANGES_REQUESTED', 'DISMISSED', 'COMMENTED'),
    laterBy: fc.constantFrom('alice', 'bob'),
    human: fc.boolean(),
    ghost: fc.boolean(),
    isAuthor: fc.boolean(),
    wrote: fc.constantFrom('nothing', 'else', 'it', 'unknown'),
    pushed: fc.constantFrom('nothing', 'else', 'it', 'unknown'),
    adopter: fc.constantFrom('named', 'member', 'neither'),
    mayWrite: fc.constantFrom(true, false, null),
    same: fc.boolean(),
    allCommits: fc.boolean(),
  });

  it('counts an approval where everything holds, and never elsewhere', () => {
    let counted = 0;
    fc.assert(
      fc.property(facts, (f) => {
        const touch = { nothing: false, else: false, it: true, unknown: null } as const;
        const given = hearing({
          reviews: [
            review({ state: f.state, human: f.human, login: f.ghost ? null : 'alice' }),
            ...(f.later === null
              ? []
              : [review({ state: f.later, login: f.laterBy, commitId: 'other' })]),
          ],
          author: f.isAuthor ? 'alice' : 'mallory',
          commits: f.allCommits
            ? [{ ...NO_COMMIT, author: f.wrote === 'nothing' ? 'mallory' : 'alice' }]
            : null,
          pushes: [
            { actor: f.pushed === 'nothing' ? 'mallory' : 'alice', before: 'c0', after: 'c1' },
          ],
          adopters: {
            accounts: f.adopter === 'named' ? ['alice'] : ['zoe'],
            teams: ['acme/platform'],
          },
          members: new Map([
            ['alice', f.adopter === 'member'],
            ['bob', false],
          ]),
          mayWrite: new Map([
            ['alice', f.mayWrite],
            ['bob', true],
          ]),
          touches: new Map<string, boolean | null>([
            ['c1', touch[f.wrote]],
            ['c0..c1', touch[f.pushed]],
          ]),
          coverage: new Map([
            ['head', f.same ? { same: true } : { same: false, why: plain('x') }],
            ['other', { same: false, why: plain('x') }],
          ]),
        });
        const superseded = f.laterBy === 'alice' && f.later !== null && f.later !== 'COMMENTED';
        const valid =
          f.state === 'APPROVED' &&
          !superseded &&
          f.human &&
          !f.ghost &&
          !f.isAuthor &&
          f.wrote !== 'it' &&
          f.wrote !== 'unknown' &&
          f.pushed !== 'it' &&
          f.pushed !== 'unknown' &&
          f.adopter !== 'neither' &&
          f.mayWrite === true &&
          f.same &&
          f.allCommits;
        const { approvals, questions } = evaluateReviews(given);
        expect(questions).toEqual([]);
        expect(approvals.map((one) => one.counted)).toEqual([
          valid,
          ...(f.later === null ? [] : [false]),
        ]);
        for (const { why } of approvals) expect(why).not.toBe('');
        if (valid) counted += 1;
      }),
      {
        numRuns: 20_000,
        seed: 20,
        examples: [
          [
            {
              state: 'APPROVED',
              later: null,
              laterBy: 'bob',
              human: true,
              ghost: false,
              isAuthor: false,
              wrote: 'else',
              pushed: 'nothing',
              adopter: 'named',
              mayWrite: true,
              same: true,
              allCommits: true,
            },
          ],
        ],
      },
    );
    expect(counted).toBeGreaterThan(0);
  });
});
