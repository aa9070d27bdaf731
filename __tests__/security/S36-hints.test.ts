import { describe, expect, it } from '@jest/globals';
import { blobOid } from '../../src/tree/digest.js';
import { boundSource, pastOf, quote, type Cited } from '../binding.js';
import {
  approvedBy,
  audit,
  blocking,
  check,
  said,
  store,
  trusted,
  type CitedSource,
  type Store,
} from '../store.js';

type BoundSource = Exclude<CitedSource, string>;

const GUARD = `  if (attempts >= MAX_ATTEMPTS) throw new LockedOut(user);`;
const CODE = `import { LockedOut } from './errors.js';

export async function login(user: User, password: string): Promise<Session> {
  const attempts = await countAttempts(user);
${GUARD}
  if (!(await matches(user, password))) throw new Refused(user);
  return openSession(user);
}

export function logout(session: Session): void {
  session.close();
}
`;
const GUTTED = CODE.replace(`${GUARD}\n`, '');
const COPY = `
export async function unused(user: User, password: string): Promise<Session> {
  const attempts = await countAttempts(user);
${GUARD}
  if (!(await matches(user, password))) throw new Refused(user);
  return openSession(user);
}
`;
const empty = store().file('src/login.ts', CODE);
const lines: Cited = { path: 'src/login.ts', lines: [5, 5] };
const quoted: Cited = { path: 'src/login.ts', selector: quote('attempts >= MAX_ATTEMPTS') };

async function adoptedOn(cited: Cited): Promise<{ base: Store; source: BoundSource }> {
  const source = await boundSource(empty, cited);
  return {
    source,
    base: empty
      .fact('auth/lock', { body: 'After MAX_ATTEMPTS a login is locked out.', sources: [source] })
      .adopted(),
  };
}

describe.each([
  ['lines', lines],
  ['a quote', quoted],
] as const)(
  'SECURITY S36: a guard that was copied elsewhere and emptied here, cited by %s',
  (_what, cited) => {
    it.each([
      ['below, in the same file', `${GUTTED}${COPY}`],
      [
        'above, in the same file',
        GUTTED.replace('\nexport async function login', `${COPY}\nexport async function login`),
      ],
      ['into a comment', `${GUTTED}\n/*\n${GUARD}\n*/\n`],
      ['into a text', `${GUTTED}\nconst note = \`\n${GUARD}\n\`;\n`],
      ['into a method of that name', `${GUTTED}\nclass Old {\n  login() {\n${GUARD}\n  }\n}\n`],
    ])('%s, is stale on the pull request and after the merge', async (_where, text) => {
      const { base } = await adoptedOn(cited);
      const head = base.file('src/login.ts', text);
      expect(trusted(await check(base, head))).toEqual([]);
      for (const past of [pastOf(base, head), pastOf()]) {
        expect(trusted(await audit(head, { past }))).toEqual([]);
        // Whatever comes next does not bring it back.
        expect(trusted(await check(head, head.file('other.ts', 'x\n'), { past }))).toEqual([]);
      }
    });

    it('stays where it is while a copy comes, and moves with its function', async () => {
      const { base } = await adoptedOn(cited);
      for (const text of [
        `${CODE}${COPY}`,
        `// A header.\n\n${CODE}`,
        CODE.replace(/\nexport async function login[^]*?\n}\n/, '') +
          CODE.slice(CODE.indexOf('\nexport async'), CODE.indexOf('\nexport function logout')),
      ]) {
        const head = base.file('src/login.ts', text);
        for (const past of [pastOf(base, head), pastOf()]) {
          expect(trusted(await check(base, head, { past }))).toEqual(['auth/lock']);
          expect(trusted(await audit(head, { past }))).toEqual(['auth/lock']);
        }
      }
    });
  },
);

describe('SECURITY S36: hints are in no digest, so they are recomputed when they change', () => {
  const poisoned = `${GUTTED}${COPY}`;
  const place = poisoned.split('\n').indexOf(GUARD) + 1;
  const oid = (text: string): string => blobOid(Buffer.from(text), 'sha1');

  it.each<[string, (source: BoundSource) => Readonly<Record<string, unknown>>]>([
    ['the blob is that of the poisoned file', () => ({ blob: oid(poisoned) })],
    [
      'every hint is that of the copy',
      () => ({ lines: `${place}-${place}`, blob: oid(poisoned), within: 'unused' }),
    ],
    ['the hints are gone', () => ({ blob: undefined, context: undefined, within: undefined })],
  ])('%s, and the code with it', async (_what, hints) => {
    const { base, source } = await adoptedOn(lines);
    const head = base
      .file('src/login.ts', poisoned)
      .edit('auth/lock', { sources: [{ ...source, ...hints(source) }] });
    const evaluation = await check(base, head, { past: pastOf(base, head) });
    expect(trusted(evaluation)).toEqual([]);
    expect(blocking(evaluation)).toContain('MT104');
    expect(trusted(await audit(head, { past: pastOf(base, head) }))).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'the blob of a file that comes later',
      { blob: oid(poisoned) },
      /its blob hint is not the current file/,
    ],
    [
      'the context of another place',
      { context: ['00', '00', '00', '00', '00', '00'] },
      /its context hint does not match the text around it/,
    ],
    [
      'another function',
      { within: 'unused' },
      /the text is not inside the part that its within hint names/,
    ],
    ['no function', { within: undefined }, /hints that the base has were removed/],
    ['no context', { context: undefined }, /hints that the base has were removed/],
    ['lines of another place', { lines: '7-7' }, /it is in lines 5-5/],
    ['a comment', { as: 'comment' }, /the text is not of the kind that its as hint names/],
  ])('first %s, and the code later', async (_what, hints, why) => {
    const { base, source } = await adoptedOn(quoted);
    const head = base.edit('auth/lock', { sources: [{ ...source, ...hints }] });
    const evaluation = await check(base, head, {
      past: pastOf(base, head.file('src/login.ts', poisoned)),
    });
    expect(blocking(evaluation)).toEqual(['MT104']);
    expect(said(evaluation, 'MT104').join()).toMatch(why);
    expect(trusted(evaluation)).toEqual([]);
    // Nobody can approve it away.
    expect((await check(base, head, { authority: approvedBy('alice') })).verdict).toBe('fail');
  });

  it('hints that are true pass without a word, and need no approval', async () => {
    const { base } = await adoptedOn(lines);
    const head = base.file('src/login.ts', `// A header.\n${CODE}`);
    const source = await boundSource(head, { path: 'src/login.ts', lines: [6, 6] });
    const evaluation = await check(base, head.edit('auth/lock', { sources: [source] }));
    expect([evaluation.verdict, blocking(evaluation), trusted(evaluation)]).toEqual([
      'pass',
      [],
      ['auth/lock'],
    ]);
  });

  it('a new fact that names a version of the file that nobody has is no valid record', async () => {
    const source = await boundSource(empty, lines);
    const head = empty
      .fact('auth/new', { sources: [{ ...source, blob: oid(poisoned) }] })
      .adopted();
    expect(blocking(await check(empty, head, { authority: approvedBy('alice') }))).toEqual([
      'MT104',
    ]);
    // A former version that is at hand is fine: somebody went on working after binding.
    const later = empty
      .fact('auth/new', { sources: [source] })
      .adopted()
      .file('src/login.ts', `// A header.\n${CODE}`);
    expect(
      blocking(await check(empty, later, { authority: approvedBy('alice'), past: pastOf(empty) })),
    ).toEqual([]);
  });

  it('a new fact that names this very version says truly in which lines it stands', async () => {
    const source = await boundSource(empty, quoted);
    const claimed = (hints: Readonly<Record<string, unknown>>): Store =>
      empty.fact('auth/new', { sources: [{ ...source, ...hints }] }).adopted();
    const judged = async (head: Store) => check(empty, head, { authority: approvedBy('alice') });
    expect(blocking(await judged(claimed({})))).toEqual([]);
    const wrong = await judged(claimed({ lines: '7-7' }));
    expect(blocking(wrong)).toEqual(['MT104']);
    expect(said(wrong, 'MT104').join()).toMatch(/it is in lines 5-5/);
    // Of no version at all, lines are a word for the reader.
    expect(blocking(await judged(claimed({ lines: '7-7', blob: undefined })))).toEqual([]);
  });

  it('an audit holds every hint against the file, also what came past the gate', async () => {
    const { source } = await adoptedOn(lines);
    const settled = empty
      .fact('auth/lock', { sources: [{ ...source, within: 'logout' }] })
      .adopted();
    expect(trusted(await audit(settled))).toEqual([]);
    expect(trusted(await audit(empty.fact('auth/lock', { sources: [source] }).adopted()))).toEqual([
      'auth/lock',
    ]);
  });
});

describe('SECURITY S36: which of two equal lines is cited', () => {
  const TWINS = CODE.replace(
    '  return openSession',
    `  await wait(user);\n${GUARD}\n  return openSession`,
  );
  const ONE = TWINS.replace(`${GUARD}\n`, '');
  const adopted = async (): Promise<{ base: Store; source: BoundSource; around: string }> => {
    const file = store().file('src/login.ts', TWINS);
    const source = await boundSource(file, lines);
    return {
      source,
      around: String(source['around']),
      base: file
        .fact('auth/lock', { body: 'After MAX_ATTEMPTS a login is locked out.', sources: [source] })
        .adopted(),
    };
  };

  it('is told, so that the one that stays is not taken for the one that went', async () => {
    const { base, around } = await adopted();
    expect(around).toMatch(/^[0-9a-f]{16} 1\/2$/);
    expect(trusted(await audit(base, { past: pastOf() }))).toEqual(['auth/lock']);
    expect(trusted(await audit(base.file('src/login.ts', ONE), { past: pastOf() }))).toEqual([]);
  });

  it.each([
    [
      'is no longer told',
      (around: string) => around.replace(' 1/2', ''),
      /no longer tells which of several equal texts is cited/,
    ],
    [
      'is said to be the other one',
      (around: string) => around.replace('1/2', '2/2'),
      /another one of several equal texts/,
    ],
    [
      'is said to be one of three',
      (around: string) => around.replace('1/2', '1/3'),
      /another one of several equal texts/,
    ],
  ])('cannot be changed first, and the code later: it %s', async (_what, forged, why) => {
    const { base, source, around } = await adopted();
    const evaluation = await check(
      base,
      base.edit('auth/lock', { sources: [{ ...source, around: forged(around) }] }),
      { past: pastOf(base) },
    );
    expect(blocking(evaluation)).toEqual(['MT104']);
    expect(said(evaluation, 'MT104').join()).toMatch(why);
  });

  it('is not missed in a binding of before it was told', async () => {
    const { base, source, around } = await adopted();
    const before = base
      .edit('auth/lock', { sources: [{ ...source, around: around.slice(0, 16) }] })
      .adopted();
    expect(trusted(await audit(before, { past: pastOf() }))).toEqual(['auth/lock']);
    expect(blocking(await check(before, before.file('other.ts', 'x\n')))).toEqual([]);
  });
});
