/** Memory of other tools that is here: `init` lists it in the policy, and commands that find nothing name the key. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

const POLICY = '.memtrust/policy.yml';
const LINE = 'stores: [{layout: memtrust}, {layout: ai-kb}, {layout: ai-runtime}, {layout: ait}]';
let repository: Sandbox;
const run = async (...args: string[]) => fromSource(repository.root, ...args);

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('.ai-kb/workspace/staging/new-trap-abort.md', 'An aborted query keeps its connection.\n')
    .write('memory/long-term/deploys.md', 'Deploys run from the release branch alone.\n')
    .write('.ait/facts.json', '{"facts": [{"id": "f1", "body": "Queues are durable."}]}')
    .commit();
});
afterEach(() => repository.dispose());

describe('init', () => {
  it('lists the stores in the policy that it writes, and says so', async () => {
    const { code, stderr } = await run('init', '--yes');
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(
        'Memory of other tools is here: the policy lists it as stores: [{layout: ai-kb}, {layout: ai-runtime}, {layout: ait}].\n',
      ),
    ]);
    expect(repository.read(POLICY)).toContain(`\n${LINE}\n`);
    repository.commit();
    expect((await run('facts')).stdout).toMatch(/^memory\/long-term\/deploys\.md +candidate/m);
    expect((await run('notes', 'refine')).stdout).toContain('new-trap-abort.md');
  });

  it('does not overwrite a policy, and says which line it lacks', async () => {
    const before = 'version: 1\nstores: [{layout: ai-kb}]\n';
    repository.write(POLICY, before).commit();
    for (const again of [false, true]) {
      const { stdout, stderr } = await run('init', '--yes');
      expect(stdout.includes('everything is there already')).toBe(again);
      expect(stderr).toContain(
        'memtrust does not read the stores ai-runtime and ait here, because the policy does not list them; ' +
          'put this into .memtrust/policy.yml:\n' +
          '  stores: [{layout: ai-kb}, {layout: ai-runtime}, {layout: ait}]\n',
      );
    }
    expect(repository.read(POLICY)).toBe(before);
  });

  it('lists nothing where a folder only has such a name', async () => {
    for (const path of ['.ai-kb', 'memory', '.ait']) repository.remove(path);
    repository.write('memory/short-term/pool.ts', 'export {};\n').commit();
    const { stderr } = await run('init', '--yes');
    expect(stderr).not.toContain('Memory of other tools');
    expect(repository.read(POLICY)).not.toMatch(/^stores:/m);
  });
});

describe('without `stores:`', () => {
  it.each([[['facts']], [['notes', 'refine']]])('%j names the key', async (args) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`put this into .memtrust/policy.yml:\n  ${LINE}\n`),
    ]);
    repository.write(POLICY, `${LINE}\n`).commit();
    expect((await run(...args)).stderr).not.toContain('put this into');
  });
});
