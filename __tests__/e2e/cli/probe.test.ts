import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { factFile, Sandbox } from './sandbox.js';

const CANARY = ['can', 'ary-of-the-vault'].join('');
// Of lines without a word nobody can say which of two went.
const SETTINGS = 'first = 1\n***\n---\nsecond = 2\nthird = 3\nfourth = 4\n***\n---\n';

let settled: Sandbox;
let repository: Sandbox;

beforeAll(async () => {
  settled = new Sandbox();
  settled
    .write('src/limits.ts', 'export const before = 1;\nexport const waits = 5;\n')
    .write('app.ini', SETTINGS)
    .write('.memtrust/policy.yml', `version: 1\nexclude_text: [${CANARY}]\n`);
  for (const [id, says] of [
    ['app/waits', 'We wait five seconds.'],
    ['app/retries', 'We retry three times.'],
    ['team/days', 'We meet on Mondays.'],
    ['app/vault', 'The vault is open.'],
  ] as const)
    settled.write(`.memtrust/facts/${id}.md`, factFile('', says));
  await settled.done('bind', 'app/waits', 'src/limits.ts', '--quote', 'export const waits = 5');
  await settled.done('bind', 'app/retries', 'app.ini#L2-L3');
  await settled.done('bind', 'app/vault', 'src/limits.ts#L1-L1');
  await settled.done('adopt', 'team/days', '--unbound', 'said in the weekly');
  await settled.done('adopt', '--all');
  settled.write(
    '.memtrust/facts/app/vault.md',
    settled
      .read('.memtrust/facts/app/vault.md')
      .replace('The vault is open.', `The vault says ${CANARY}.`),
  );
  settled.commit('four facts, adopted');
});

afterAll(() => settled.dispose());

beforeEach(() => {
  repository = settled.copy();
});

afterEach(() => repository.dispose());

describe('memtrust probe', () => {
  it('--all tells in a few lines which facts would not notice, and what to run; exit 1', async () => {
    const { code, stdout, stderr } = await repository.memtrust('probe', '--all');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toBe(
      [
        'memtrust probe: 1 of 2 facts falsifiable, 1 would keep its trust, 1 unverifiable (16 probes)',
        '',
        'app/retries cites app.ini (lines:2-3) and would stay trusted after:',
        '  - a change at the beginning of what it cites; the same text is also in line 7',
        '  - a change in the middle of what it cites; the same text is also in line 7',
        '  - a change at the end of what it cites; the same text is also in line 7',
        '  - the removal of a line that it cites',
        '  - the removal of all that it cites',
        '  → npx memtrust bind app/retries app.ini#L1-L4',
        '',
        'unverifiable, because they have no bound sources: team/days',
        '',
      ].join('\n'),
    );
  });

  it('is satisfied once that command was run', async () => {
    await repository.done('bind', 'app/retries', 'app.ini#L1-L4');
    await repository.done('adopt', 'app/retries');
    // The adoption is not settled yet; whoever is to approve it can try it before.
    const { code, stdout } = await repository.memtrust('probe', 'app/retries');
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'memtrust probe: 1 of 1 fact falsifiable (7 probes)\n',
    });
  });

  it('looks, unasked, at the facts that a branch touches: in their file, or in what they cite', async () => {
    expect(await repository.memtrust('probe')).toEqual({
      code: 0,
      stderr: '',
      stdout:
        'memtrust probe: this change touches no trusted facts; `npx memtrust probe --all` probes all of them\n',
    });
    repository.write('app.ini', `${SETTINGS}fifth = 5\n`);
    const { code, stdout } = await repository.memtrust('probe', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      facts: 1,
      falsifiable: 0,
      unverifiable: 0,
      sampled: null,
      survived: [
        { fact_id: 'app/retries', probe: 'first-change' },
        { probe: 'middle-change' },
        { probe: 'last-change' },
        { probe: 'line-removed' },
        { probe: 'span-removed' },
      ],
    });
    expect((await repository.memtrust('probe', 'app/waits')).code).toBe(0);
  });

  it('says the same twice, writes nothing, and names no blocked fact by what it says', async () => {
    const before = repository.git('status', '--porcelain', '--ignored');
    const [once, again] = [
      await repository.memtrust('probe', '--all', '--format', 'json', '--seed', '7'),
      await repository.memtrust('probe', '--all', '--format', 'json', '--seed', '7'),
    ];
    expect(again).toEqual(once);
    expect(repository.git('status', '--porcelain', '--ignored')).toBe(before);
    expect(`${once.stdout}${once.stderr}`).not.toContain(CANARY);
    expect(once.stdout).not.toContain('vault');
  });

  it('is in the trust report of a change that brings a fact, and not of one that touches what it cites', async () => {
    repository.write('app.ini', `${SETTINGS}fifth = 5\n`);
    const touched = await repository.memtrust('check', '--format', 'json');
    expect(JSON.parse(touched.stdout).probes).toMatchObject({ facts: 0 });
    repository.write('.memtrust/facts/app/lines.md', factFile('', 'The file has lines.'));
    await repository.done('bind', 'app/lines', 'app.ini#L2-L3');
    await repository.done('adopt', 'app/lines');
    const { stdout } = await repository.memtrust('check', '--format', 'json');
    expect(JSON.parse(stdout).probes).toMatchObject({ facts: 1, falsifiable: 0 });
    expect((await repository.memtrust('check')).stdout).toContain(
      'probes: 0 of 1 fact falsifiable',
    );
  });

  it.each([
    [['nowhere'], /There is no fact `nowhere`/],
    [['app/wait'], /Did you mean `app\/waits`/],
    [['app/vault'], /`app\/vault` is not trusted \(policy-blocked\), so there is nothing to test/],
    [['--all', 'app/waits'], /takes no ids/],
    [['--seed', 'x'], /whole number/],
    [['--base', 'nowhere'], /is not a commit/],
    [['--format', 'html'], /Allowed choices are text, json/],
  ])('%s is a usage error that says why', async (args, says) => {
    const { code, stdout, stderr } = await repository.memtrust('probe', ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });
});
