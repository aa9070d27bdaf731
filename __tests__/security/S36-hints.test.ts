import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { READER } from '../../src/memory/citation.js';
import { blobOid } from '../../src/tree/digest.js';
import { boundSource, quote, type Cited } from '../binding.js';
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
/** A guard that is in its function twice, with a call between. */
const TWINS = CODE.replace(
  '  return openSession',
  `  await wait(user);\n${GUARD}\n  return openSession`,
);

const PATH = 'src/login.ts';
const IMPORTANCES = ['normal', 'high', 'critical'] as const;
type Importance = (typeof IMPORTANCES)[number];
const empty = store().file(PATH, CODE);
const lines: Cited = { path: PATH, lines: [5, 5] };
const quoted: Cited = { path: PATH, selector: quote('attempts >= MAX_ATTEMPTS') };
const oid = (text: string): string => blobOid(Buffer.from(text), 'sha1');

async function adoptedOn(
  cited: Cited,
  importance: Importance = 'normal',
  files: Store = empty,
): Promise<{ base: Store; source: BoundSource }> {
  const source = await boundSource(files, cited, importance);
  const body = 'After MAX_ATTEMPTS a login is locked out.';
  return {
    source,
    base: files.fact('auth/lock', { body, importance, sources: [source] }).adopted(),
  };
}

/** A head whose fact has another source, or none, in the words that are given. */
const withSource = (base: Store, source: BoundSource): Store =>
  base.edit('auth/lock', { sources: [source] });

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
      const head = base.file(PATH, text);
      expect(trusted(await check(base, head))).toEqual([]);
      expect(trusted(await audit(head))).toEqual([]);
      // Whatever comes next does not bring it back.
      expect(trusted(await check(head, head.file('other.ts', 'x\n')))).toEqual([]);
    });

    it('stays where it is while a copy comes, and moves with its function', async () => {
      const { base } = await adoptedOn(cited);
      for (const text of [
        `${CODE}${COPY}`,
        `// A header.\n\n${CODE}`,
        CODE.replace(/\nexport async function login[^]*?\n}\n/, '') +
          CODE.slice(CODE.indexOf('\nexport async'), CODE.indexOf('\nexport function logout')),
      ]) {
        const head = base.file(PATH, text);
        expect(trusted(await check(base, head))).toEqual(['auth/lock']);
        expect(trusted(await audit(head))).toEqual(['auth/lock']);
      }
    });
  },
);

/** What a source of an importance stores. */
const STORED: Readonly<Record<Importance, readonly string[]>> = {
  normal: ['lines', 'digest', 'place', 'blob'],
  high: ['lines', 'digest', 'place', 'unit', 'blob'],
  critical: ['lines', 'digest', 'place', 'unit', 'origin', 'blob'],
};

/** One character of one stored value becomes another one. */
const flips = (importance: Importance, source: BoundSource): fc.Arbitrary<BoundSource> =>
  fc
    .record({
      key: fc.constantFrom(...STORED[importance]),
      at: fc.nat(),
      character: fc.constantFrom(...Array.from('0123456789abcdef-/ x')),
    })
    .map(({ key, at, character }) => {
      const value = String(source[key]);
      const place = at % value.length;
      return { ...source, [key]: value.slice(0, place) + character + value.slice(place + 1) };
    })
    .filter((flipped) => JSON.stringify(flipped) !== JSON.stringify(source));

describe.each(IMPORTANCES)('SECURITY S36: one character of a binding that is %s', (importance) => {
  it.each([
    ['lines', lines],
    ['a quote', quoted],
  ] as const)(
    'of %s leaves no trust, on a change and as a state, and the gate has an error',
    async (_what, cited) => {
      const { base, source } = await adoptedOn(cited, importance);
      expect(Object.keys(source)).toEqual(expect.arrayContaining([...STORED[importance]]));
      expect(trusted(await audit(base))).toEqual(['auth/lock']);
      await fc.assert(
        fc.asyncProperty(flips(importance, source), fc.boolean(), async (flipped, isGutted) => {
          const changed = withSource(base, flipped);
          const head = isGutted ? changed.file(PATH, GUTTED) : changed;
          const evaluation = await check(base, head);
          expect(evaluation.verdict).toBe('fail');
          expect(blocking(evaluation)).not.toEqual([]);
          expect([trusted(evaluation), trusted(await audit(head))]).toEqual([[], []]);
        }),
        { numRuns: 25 },
      );
    },
    60_000,
  );

  it('is an error that no approval lifts, with a record of it too', async () => {
    const { base, source } = await adoptedOn(quoted, importance);
    await fc.assert(
      fc.asyncProperty(flips(importance, source), async (flipped) => {
        // A value of no valid form is refused already where the record is made.
        const head = ((): Store | null => {
          try {
            return withSource(base, flipped).reverified();
          } catch {
            return null;
          }
        })();
        fc.pre(head !== null);
        const evaluation = await check(base, head ?? base, { authority: approvedBy('alice') });
        expect(blocking(evaluation)).toContain('MT104');
        expect(trusted(evaluation)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('cannot be left out: each key of a binding', async () => {
    const { base, source } = await adoptedOn(quoted, importance);
    for (const key of STORED[importance]) {
      const { [key]: _left, ...rest } = source;
      const head = base.file(
        '.memtrust/facts/auth/lock.md',
        base.textOf('auth/lock', {
          body: 'After MAX_ATTEMPTS a login is locked out.',
          importance,
          sources: [
            { ...rest, path: PATH, digest: key === 'digest' ? null : (source.digest ?? null) },
          ],
        }),
      );
      const evaluation = await check(base, head);
      expect([key, blocking(evaluation).length > 0]).toEqual([key, true]);
      expect([key, trusted(evaluation), trusted(await audit(head))]).toEqual([key, [], []]);
    }
  });

  it('removed the cited `if` and wrote the new object into `blob:`', async () => {
    const { base, source } = await adoptedOn(lines, importance);
    const head = withSource(base, { ...source, blob: oid(GUTTED) }).file(PATH, GUTTED);
    const evaluation = await check(base, head);
    expect([evaluation.verdict, trusted(evaluation)]).toEqual(['fail', []]);
    expect(trusted(await audit(head))).toEqual([]);
    // Nor in two steps: the object of a text that comes later is no version of the file.
    const early = withSource(base, { ...source, blob: oid(GUTTED) });
    const first = await check(base, early, { authority: approvedBy('alice') });
    expect(blocking(first)).toContain('MT104');
    expect(said(first, 'MT104').join()).toMatch(/its blob hint is neither/);
  });

  it('hints moved to a twin before the guard went', async () => {
    const { base, source } = await adoptedOn(lines, importance, store().file(PATH, TWINS));
    expect(String(source['place'])).toMatch(/^sha256:[0-9a-f]{64} 1\/2$/);
    const moved = { ...source, lines: '8-8' };
    const forged = { ...moved, place: String(source['place']).replace('1/2', '2/2') };
    for (const hints of [moved, forged]) {
      const early = withSource(base, hints);
      const first = await check(base, early);
      expect([first.verdict, trusted(first)]).toEqual(['fail', []]);
      const gone = early.file(PATH, TWINS.replace(`${GUARD}\n`, ''));
      expect(trusted(await check(early, gone))).toEqual([]);
      expect(trusted(await audit(gone))).toEqual([]);
    }
    // The one that stays is not taken for the one that went.
    const one = base.file(PATH, TWINS.replace(`${GUARD}\n`, ''));
    expect([trusted(await check(base, one)), trusted(await audit(one))]).toEqual([[], []]);
  });
});

describe('SECURITY S36: what a binding says has to be true', () => {
  const wrong = async (cited: Cited, hints: Readonly<Record<string, unknown>>) => {
    const source = await boundSource(empty, cited);
    const head = empty.fact('auth/new', { sources: [{ ...source, ...hints }] }).adopted();
    const evaluation = await check(empty, head, { authority: approvedBy('alice') });
    return [blocking(evaluation), said(evaluation, 'MT104').join()] as const;
  };

  it.each<[string, Cited, Readonly<Record<string, unknown>>, RegExp]>([
    ['the object of another text', lines, { blob: oid(GUTTED) }, /its blob hint is neither/],
    ['lines of another place', quoted, { lines: '7-7' }, /it is in lines 5-5/],
    ['lines of another text', lines, { lines: '6-6' }, /its selector points to another text/],
    [
      'a unit that a normal fact does not have',
      lines,
      { unit: `sha256:${'1'.repeat(64)}` },
      /unit/,
    ],
  ])('%s', async (_what, cited, hints, why) => {
    const [rules, text] = await wrong(cited, hints);
    expect(rules).toEqual(['MT104']);
    expect(text).toMatch(why);
  });

  it('hints that are true pass without a word, and a new version of the file needs an approval', async () => {
    const { base } = await adoptedOn(lines);
    const head = base.file(PATH, `// A header.\n${CODE}`);
    expect(blocking(await check(base, head))).toEqual([]);
    const source = await boundSource(head, { path: PATH, lines: [6, 6] });
    const rebound = withSource(head, source);
    expect(blocking(await check(base, rebound))).not.toContain('MT104');
    expect(
      blocking(await check(base, rebound.reverified(), { authority: approvedBy('alice') })),
    ).toEqual([]);
  });

  it('a key that no version knows is refused', async () => {
    const { base, source } = await adoptedOn(lines);
    for (const key of ['context', 'within', 'around', 'norm', 'raw', 'tier']) {
      const head = base.file(
        '.memtrust/facts/auth/lock.md',
        base.textOf('auth/lock', {
          body: 'After MAX_ATTEMPTS a login is locked out.',
          sources: [{ ...source, [key]: 'x' }],
        }),
      );
      const evaluation = await check(base, head);
      expect([key, blocking(evaluation).includes('MT101')]).toEqual([key, true]);
      expect(trusted(await audit(head))).toEqual([]);
    }
  });

  it('a reader that this version does not have is not believed', async () => {
    const { base, source } = await adoptedOn(lines);
    const head = withSource(base, { ...source, reader: READER + 1 });
    expect(trusted(await check(base, head))).toEqual([]);
    expect(blocking(await check(base, head))).not.toEqual([]);
    expect(trusted(await audit(head))).toEqual([]);
    // Not even where it came into the branch with an adoption of its own.
    expect(trusted(await audit(head.adopted()))).toEqual([]);
  });

  it.each([
    ['normal', 'high'],
    ['normal', 'critical'],
    ['high', 'critical'],
  ] as const)('an importance raised from %s to %s without binding again', async (from, to) => {
    const { base, source } = await adoptedOn(lines, from);
    const head = base.edit('auth/lock', { importance: to, sources: [source] });
    expect(trusted(await check(base, head))).toEqual([]);
    expect(trusted(await audit(head))).toEqual([]);
    expect(trusted(await audit(head.adopted()))).toEqual([]);
  });

  it('an audit recomputes what came past the gate', async () => {
    const { source } = await adoptedOn(quoted);
    const settled = empty.fact('auth/lock', { sources: [{ ...source, lines: '7-7' }] }).adopted();
    expect(said(await audit(settled), 'MT104').join()).toMatch(/it is in lines 5-5/);
    expect(trusted(await audit(empty.fact('auth/lock', { sources: [source] }).adopted()))).toEqual([
      'auth/lock',
    ]);
  });
});
