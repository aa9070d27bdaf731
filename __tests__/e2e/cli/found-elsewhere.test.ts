/**
 * A cited text that a branch moves to another file: the report says where it is now. The fact is
 * stale all the same.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';

const GUARD =
  'export function requireOwner(user: User): void {\n  if (!user.owns) throw new Forbidden();\n}\n';
const READ =
  'export function read(user: User): Doc {\n  requireOwner(user);\n  return load(user);\n}\n';

let started: Sandbox;
let repository: Sandbox;

beforeAll(async () => {
  started = new Sandbox();
  started
    .write('src/docs.ts', `${GUARD}\n${READ}`)
    .write('src/limits.ts', 'export const LIMIT = 3;\n');
  await started.done('init', '--solo', '--by', 'alice');
  const says = 'Owner checks run before a document is read.';
  await started.done('propose', 'auth/owner', '--text', says, '--source', 'src/docs.ts#L1-L3');
  await started.done('adopt', 'auth/owner', '--by', 'alice');
  started.commit('the first fact');
  started.git('switch', '--quiet', '--create', 'work');
});

beforeEach(() => {
  repository = started.copy();
});

afterEach(() => repository.dispose());

afterAll(() => started.dispose());

interface Said {
  readonly message: string;
  readonly remedy: string;
  readonly foundAt: unknown;
}

async function told(): Promise<Said> {
  const { report } = await repository.report();
  const finding = report.findings.find(({ rule }) => rule === 'MT105');
  const entry = report.entries.find(({ id }) => id === 'auth/owner');
  expect(entry?.status).toBe('stale');
  const anchor: object = entry?.anchors[0] ?? {};
  const foundAt = 'found_at' in anchor ? anchor.found_at : null;
  return { message: finding?.message ?? '', remedy: finding?.remedy ?? '', foundAt };
}

/** What is said of the fact: the same of files on disk, and once they are committed. */
async function said(): Promise<Said> {
  const onDisk = await told();
  repository.commit('the change');
  expect(await told()).toEqual(onDisk);
  return onDisk;
}

describe('a function that a branch moves', () => {
  it('to a file that is changed is named there, and the command that is advised cites it', async () => {
    repository
      .write('src/docs.ts', READ)
      .write('src/limits.ts', `export const LIMIT = 3;\n\n${GUARD}`);
    expect(await said()).toEqual({
      message:
        '`auth/owner` is stale: `src/docs.ts` changed where it is cited; gone: `owner`; the same text is now in `src/limits.ts:3-5`',
      remedy:
        'Run `npx memtrust bind auth/owner src/limits.ts#L3-L5 --instead-of src/docs.ts`, then `npx memtrust reverify auth/owner`, if the fact still holds.',
      foundAt: 'src/limits.ts:3-5',
    });
    await repository.done(
      'bind',
      'auth/owner',
      'src/limits.ts#L3-L5',
      '--instead-of',
      'src/docs.ts',
    );
    await repository.done('reverify', 'auth/owner', '--still-true');
    repository.commit('cited there');
    expect(
      (await repository.report()).report.findings.filter(({ rule }) => rule === 'MT105'),
    ).toEqual([]);
  });

  it('to a new file, in other blanks, as the file that it stood in goes', async () => {
    const inside = `namespace Owner {\n${GUARD.replaceAll(/^(?=.)/gm, '    ')}}\n`;
    repository.remove('src/docs.ts').write('src/read.ts', READ).write('lib/owner.ts', inside);
    expect(await said()).toMatchObject({
      message:
        '`auth/owner` is stale: `src/docs.ts` is gone; the same text is now in `lib/owner.ts:2-4`',
      foundAt: 'lib/owner.ts:2-4',
    });
  });

  it('is not named in a file that the policy hides, nor in memory', async () => {
    repository
      .write('src/docs.ts', READ)
      .write('secrets/docs.ts', GUARD)
      .write('.memtrust/attempts/a.md', GUARD);
    const message = '`auth/owner` is stale: `src/docs.ts` changed where it is cited; gone: `owner`';
    expect(await said()).toMatchObject({ message, foundAt: null });
    const { stdout } = await repository.memtrust('check');
    expect(stdout).not.toContain('secrets');
  });
});

it('a text that a branch leaves where it was is looked for nowhere', async () => {
  repository.write('src/docs.ts', `// Documents.\n${GUARD}\n${READ}`).write('src/copy.ts', GUARD);
  const { report } = await repository.report();
  expect(report.findings.filter(({ rule }) => rule === 'MT105')).toEqual([]);
});
