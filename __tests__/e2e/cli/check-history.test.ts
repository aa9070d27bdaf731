/** `check --history`: what agent files name and earlier commits removed, and what holds. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { Sandbox } from './sandbox.js';

const AGENTS = `# Work here

- Take the lock with \`startOptionLock\` before you write.
- On a small machine use \`--sequential\`.
- Check with \`npm run lint:fix\`.
- Tests run with Jest and live beside the code.
- The entry is \`src/main.ts\`.
`;

const manifest = (scripts: object, devDependencies: object) =>
  JSON.stringify({ scripts, devDependencies });

let repository: Sandbox;
const commits: Record<string, string> = {};

beforeAll(() => {
  repository = new Sandbox();
  repository
    .write('AGENTS.md', AGENTS)
    .write('package.json', manifest({ 'lint:fix': 'x', test: 'x' }, { jest: '1' }))
    .write('src/main.ts', 'export const main = 1;\n')
    .write('src/lock.ts', 'export function startOptionLock() {}\n')
    .write('src/options.ts', "export const options = ['--sequential'];\n")
    .commit('begin');
  repository.write('src/lock.ts', 'export function lock() {}\n');
  commits['startOptionLock'] = repository.commit('another lock');
  repository.write('src/more.ts', 'export const more = 1;\n').commit('more');
  repository.write('src/options.ts', 'export const options = [];\n');
  commits['--sequential'] = repository.commit('no options');
  repository.write('package.json', manifest({ test: 'x' }, { jest: '1' }));
  commits['lint:fix'] = repository.commit('no lint');
  repository.write('package.json', manifest({ test: 'x' }, { vitest: '1' }));
  commits['Jest'] = repository.commit('another runner');
  repository.write('src/more.ts', 'export const more = 2;\n').commit('still more');
});
afterAll(() => repository.dispose());

const run = async (at: Sandbox, ...args: string[]) => {
  const result = await at.memtrustWith({}, 'check', ...args);
  expect(result.stderr).not.toMatch(/\bat .*\.js:\d|unexpected/i);
  return result;
};

describe('`check --history`', () => {
  it.each(['startOptionLock', '--sequential', 'Jest'])(
    'names the commit that removed %s, which nobody is told of without it',
    async (name) => {
      const { stdout } = await run(repository, '--history');
      const told = stdout
        .split('\n')
        .find((line) => line.includes(name) && / in [0-9a-f]{7}/.test(line));
      expect(told).toContain(`it was removed in ${commits[name]?.slice(0, 7)}`);
      expect((await run(repository)).stdout).not.toContain(name);
    },
  );

  it('names the commit that removed a script, and what it is told of without it too', async () => {
    expect((await run(repository, '--history')).stdout).toContain('lint:fix');
    expect((await run(repository)).stdout).toContain('lint:fix');
  });

  it('says what is right: in text, in a comment, in JSON, and each with -v', async () => {
    const holds = /\b1 path is right\b/;
    expect((await run(repository, '--history')).stdout).toMatch(holds);
    expect((await run(repository, '--format', 'markdown')).stdout).toContain('1 path checked');
    expect((await run(repository, '-v')).stdout).toContain('src/main.ts');
    const report: { held: unknown } = JSON.parse(
      (await run(repository, '--format', 'json')).stdout,
    );
    expect(report.held).toEqual({ path: 1 });
  });

  it('tells the same where the tree is too large to be read whole for each check', async () => {
    const large = repository.copy();
    for (let part = 0; part < 320; part += 1)
      large.write(`src/parts/part-${part}.ts`, `export const part = ${part};\n`);
    large.commit('parts');
    const { stdout } = await run(large, '--history');
    for (const name of ['startOptionLock', '--sequential', 'Jest'])
      expect(stdout).toContain(`it was removed in ${commits[name]?.slice(0, 7)}`);
    large.dispose();
  });

  it('tells nothing of names that only excluded files had or have', async () => {
    const closed = new Sandbox();
    closed
      .write('.memtrust/policy.yml', 'version: 1\nexclude_paths: ["vault/**"]\n')
      .write(
        'AGENTS.md',
        'Take the lock with `startOptionLock`, and free it with `endOptionLock`.\n',
      )
      .write(
        'vault/lock.ts',
        'export function startOptionLock() {}\nexport function endOptionLock() {}\n',
      )
      .commit('begin');
    closed.write('vault/lock.ts', 'export function endOptionLock() {}\n').commit('next');
    expect((await run(closed, '--history')).stdout).not.toContain('OptionLock');
    closed.git('switch', '--quiet', '--create', 'work');
    closed.write('vault/lock.ts', 'export const none = 1;\n').commit('work');
    expect((await run(closed, '--base', 'main')).stdout).not.toContain('OptionLock');
    closed.dispose();
  });

  it('does not fail in a shallow clone, without commits, or after the agent file is gone', async () => {
    const shallow = repository.copy();
    shallow.remove('.git');
    execFileSync('git', [
      'clone',
      '--quiet',
      '--bare',
      '--depth',
      '2',
      `file://${repository.root}`,
      `${shallow.root}/.git`,
    ]);
    shallow.git('config', 'core.bare', 'false');
    shallow.git('reset', '--quiet');
    expect((await run(shallow, '--history')).code).not.toBe(2);
    shallow.remove('AGENTS.md');
    expect((await run(shallow, '--history')).code).toBe(0);
    shallow.dispose();
    const empty = new Sandbox();
    empty.write('AGENTS.md', AGENTS);
    expect((await run(empty, '--history')).stderr).not.toMatch(/fatal|bad revision/);
    empty.dispose();
  });
});

describe('a path that the text outlived', () => {
  it('is told with `--history`, also where a copy below another folder hides it', async () => {
    const one = new Sandbox();
    one
      .write('AGENTS.md', 'Read `skills/rows/GUIDE.md` and what else is in `skills/`.\n')
      .write('skills/rows/GUIDE.md', 'rows\n')
      .commit('begin');
    one.git('mv', 'skills', 'template');
    one.write('template/skills/rows/GUIDE.md', 'of users\n');
    const commit = one.commit('moved').slice(0, 7);
    const { stdout } = await run(one, '--history');
    expect(stdout).toContain(`\`skills/rows/GUIDE.md\` does not exist; it moved to`);
    expect(stdout).toContain(commit);
    one.dispose();
  });
});

describe('`init`', () => {
  it('tells how many things agent files name that are not there, by the history too', async () => {
    const at = ['init', '--yes', '--no-workflow', '--no-candidates'] as const;
    const { stderr } = await repository.memtrustWith({}, ...at);
    expect(stderr).toContain(
      'Your agent files name 4 things that are not there: `npx memtrust check --history` shows them.',
    );
  });

  it('says nothing of it where all of them are there', async () => {
    const fresh = new Sandbox();
    fresh
      .write('AGENTS.md', 'The entry is `src/main.ts`.\n')
      .write('src/main.ts', 'x\n')
      .commit('x');
    const { stderr } = await fresh.memtrustWith({}, 'init', '--yes', '--no-workflow');
    expect(stderr).toContain('Next:');
    expect(stderr).not.toContain('check --history');
    fresh.dispose();
  });
});
