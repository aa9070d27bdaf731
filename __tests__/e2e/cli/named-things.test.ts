/** `bind` cites what a statement names and shows which place it chose; `adopt` refuses what is left without a reason. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import type { Sandbox } from './sandbox.js';
import { typing } from './typing.js';

const STATEMENT = 'The entry `src/cli.ts` calls `main()`, which calls `start()`.';
const FACT = '.memtrust/facts/entry.md';
const WORKFLOW = `on: push
env:
  GITHUB_TOKEN: \${{ steps.app-token.outputs.token }}
jobs:
  release:
    steps:
      - name: Create app token
        id: app-token
      - name: Publish
        run: npm publish
      - name: Revoke app token
        run: gh api --method DELETE /installation/token
${'# more\n'.repeat(40)}`;

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/cli.ts', "import { main } from './server.js';\n\nprocess.title = 'x';\nmain();\n")
    .write('src/server.ts', 'export function main() {\n  return start();\n}\n')
    .write('src/a/pool.ts', 'export class ConnectionPool {}\n')
    .write('src/b/pool.ts', 'export class ConnectionPool {}\n')
    .write('release.yml', WORKFLOW);
  await repository.done('init', '--solo', '--by', 'alice');
  await propose('entry', STATEMENT, 'src/server.ts#L1-L3');
  await propose('pool', 'Take connections from `ConnectionPool`.', 'src/cli.ts#L4-L4');
  await propose('token', 'The app token is revoked in a step of its own.', 'src/cli.ts#L4-L4');
  repository.commit('proposed');
  repository.git('switch', '--quiet', '--create', 'work');
});
beforeEach(async () => {
  repository = await prepared();
});
afterEach(() => repository.dispose());

const propose = (id: string, text: string, source: string) =>
  repository.done('propose', id, '--text', text, '--source', source);

describe('a statement that names more than it cites', () => {
  it('is told when it is proposed, and not adopted in silence', async () => {
    const { stderr } = await propose('other', STATEMENT, 'src/server.ts#L1-L3');
    expect(stderr).toContain(
      'It names what it does not cite: `main() in src/cli.ts`, `src/cli.ts`. Cite it with `npx memtrust bind other`.',
    );
    expect((await repository.done('facts', 'entry', '--preview')).stdout).toContain(
      'but it cannot be adopted yet: it names what it does not cite: `main() in src/cli.ts`, `src/cli.ts`',
    );
    const refused = await repository.memtrust('adopt', 'entry');
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain(
      '`entry` names what it does not cite: `main() in src/cli.ts`, `src/cli.ts`',
    );
    expect(refused.stderr).toContain('`npx memtrust bind entry`');
    expect(refused.stderr).toContain('`npx memtrust adopt entry --uncited "why"`');
  });

  it('is cited whole by `bind ID`, and stale once the call of the entry is deleted', async () => {
    const { stdout } = await repository.done('bind', 'entry');
    expect(stdout).toContain('bound `entry` to `src/cli.ts`, which it names\n');
    expect(stdout).toContain('bound `entry` to `main() in src/cli.ts`, which it names\n');
    expect(stdout).toContain('`entry` names 3 things, cites 3\n');
    await repository.done('adopt', 'entry', '--by', 'alice');
    repository.commit('adopted');
    repository.git('switch', '--quiet', '--create', 'next');
    repository.git('branch', '--quiet', '--force', 'main', 'work');
    repository.write('src/cli.ts', "import { main } from './server.js';\n\nprocess.title = 'x';\n");
    const { report } = await repository.report();
    expect(report.counts['stale']).toBe(1);
  });

  it('is adopted with a reason, which the record keeps with what is left', async () => {
    await repository.done('adopt', 'entry', '--uncited', 'the command line is not stable yet');
    const [applied] = repository
      .read('.memtrust/ledger/entry.jsonl')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
      .slice(-1);
    expect(applied).toMatchObject({
      type: 'candidate.applied',
      why: 'the command line is not stable yet',
      uncited: ['main() in src/cli.ts', 'src/cli.ts'],
    });
    const { report } = await repository.report();
    expect(report.findings.map(({ rule }) => rule)).not.toContain('MT211');
  });

  it('has no use for a reason where all is cited, or for many facts at once', async () => {
    await repository.done('bind', 'entry');
    const needless = await repository.memtrust('adopt', 'entry', '--uncited', 'x');
    expect(needless).toMatchObject({ code: 2 });
    expect(needless.stderr).toContain('`entry` cites all that it names');
    expect((await repository.memtrust('adopt', '--all', '--uncited', 'x')).code).toBe(2);
  });

  it('leaves it to a person which of two definitions is meant', async () => {
    const { code, stderr } = await repository.memtrust('bind', 'pool');
    expect(code).toBe(2);
    expect(stderr).toContain(
      'not cited: `ConnectionPool` (which one? `npx memtrust bind pool src/a/pool.ts --symbol ConnectionPool`, ' +
        '`npx memtrust bind pool src/b/pool.ts --symbol ConnectionPool`)',
    );
    await repository.done('bind', 'pool', 'src/b/pool.ts', '--symbol', 'ConnectionPool');
    await repository.done('adopt', 'pool');
  });
});

describe('a renamed file that a statement names', () => {
  beforeEach(async () => {
    await repository.done('bind', 'entry');
    await repository.done('adopt', 'entry', '--by', 'alice');
    repository.commit('adopted');
    repository.git('branch', '--quiet', '--force', 'main', 'work');
    repository.git('switch', '--quiet', '--create', 'next');
    repository.git('mv', 'src/cli.ts', 'src/entry.ts');
  });

  it('is not followed, and the report says to edit the statement', async () => {
    const { stdout } = await repository.done('bind', '--moved');
    expect(stdout).toContain(
      `\`entry\` names \`src/cli.ts\`, which is \`src/entry.ts\` now: edit its statement in \`${FACT}\`\n`,
    );
    const { report } = await repository.report();
    const [finding] = report.findings.filter(({ rule }) => rule === 'MT105');
    expect(finding?.message).toContain('`src/cli.ts` was renamed to `src/entry.ts`');
    expect(finding?.remedy).toBe(
      `Edit \`${FACT}\`, which names \`src/cli.ts\`; then run ` +
        '`npx memtrust bind entry src/entry.ts --instead-of src/cli.ts` and `npx memtrust adopt entry`.',
    );
  });

  it('is cited anew in each source by the commands of the report', async () => {
    repository.write(
      FACT,
      repository.read(FACT).replace('`src/cli.ts` calls', '`src/entry.ts` calls'),
    );
    await repository.done('bind', 'entry', 'src/entry.ts', '--instead-of', 'src/cli.ts');
    await repository.done('adopt', 'entry', '--by', 'alice');
    expect(repository.read(FACT)).not.toContain('src/cli.ts');
  });
});

describe('bind ID FILE', () => {
  it('refuses to guess where the place is not clear, and names each that it could be', async () => {
    const { code, stderr } = await repository.memtrust('bind', 'token', 'release.yml');
    expect(code).toBe(2);
    expect(stderr).toContain('It is not clear which place of `release.yml` the statement is about');
    expect(stderr).toContain('GITHUB_TOKEN');
    expect(stderr).toContain('Revoke app token');
  });

  it('asks at a terminal, and cites what was chosen', async () => {
    const world = { cwd: repository.root };
    const asked = await typing(world, ['bind', 'token', 'release.yml'], ['nine', '2']);
    expect(asked.questions).toHaveLength(2);
    expect(asked).toMatchObject({ code: 0 });
    expect(repository.read('.memtrust/facts/token.md')).toContain('path: release.yml');
    const left = await typing(world, ['bind', 'pool', 'release.yml'], []);
    expect(left.code).toBe(2);
    expect(repository.read('.memtrust/facts/pool.md')).not.toContain('release.yml');
  });

  it('says which place it chose, and which came next', async () => {
    const text = '# Limits\n\nThe upload limit is 25 megabytes.\n\nAn upload has a limit.\n';
    repository.write('docs/limits.md', `${text}${'\nMore.\n'.repeat(30)}`);
    await propose('limit', 'The upload limit is 25 megabytes.', 'src/cli.ts#L4-L4');
    const { stdout } = await repository.done('bind', 'limit', 'docs/limits.md');
    expect(stdout).toContain('3 | The upload limit is 25 megabytes.');
    expect(stdout).toContain('  next best: `docs/limits.md#L5`\n');
  });

  it('prints no text of a place that may hold a secret', async () => {
    const secret = 'ghp_k3Jq8ZrT1mWxVb6NyLp2HsDgQa7Ue4Rf0Tzc';
    repository.write(
      'docs/keys.md',
      `# Keys\n\nThe release key is ${secret}.\n\nThe release key is ${secret} too.\n${'\nMore.\n'.repeat(30)}`,
    );
    await propose('key', 'The release key is kept in the vault.', 'src/cli.ts#L4-L4');
    const { code, stdout, stderr } = await repository.memtrust('bind', 'key', 'docs/keys.md');
    expect(code).toBe(2);
    expect(stderr).toContain('docs/keys.md#L3');
    expect(stdout + stderr).not.toContain(secret);
  });

  it('cites no comment', async () => {
    const code = '// Requests are retried three times.\nexport const attempts = 3;\n';
    repository.write('src/retry.ts', code);
    await propose('retry', 'Requests are retried three times.', 'src/cli.ts#L4-L4');
    await repository.done('bind', 'retry', 'src/retry.ts');
    expect(repository.read('.memtrust/facts/retry.md')).not.toContain('quote: //');
  });

  it('cites that a folder is there where it is told to', async () => {
    expect((await repository.memtrust('bind', 'token', 'src/a')).code).toBe(2);
    const { stdout } = await repository.done('bind', 'token', 'src/a', '--present');
    expect(stdout).toContain('bound `token` to `src/a` (that it is there)\n');
  });
});
