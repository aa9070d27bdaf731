import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { holdYoungGeneration } from '../../../src/tree/v8-settings.js';
import { CLI, Sandbox } from './sandbox.js';

/** As the process ends, keeps a million new values, and writes the size of the young generation before and after. */
const GROW = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { getHeapSpaceStatistics } from 'node:v8';
  const size = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
  process.on('exit', () => {
    const before = size();
    const kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index }));
    writeSync(3, \`\${before} \${size()} \${kept.length}\`);
  });
`)}`;

describe('the young generation of a check', () => {
  it('keeps the size that it had when the check began', () => {
    const repository = new Sandbox();
    repository.write('.memtrust/policy.yml', 'version: 1\n');
    repository.commit('start');
    const { output, status } = spawnSync(process.execPath, ['--import', GROW, CLI, 'check'], {
      cwd: repository.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    repository.dispose();
    const [before, after] = (output[3] ?? '').split(' ');
    expect(status).toBe(0);
    expect(Number(before)).toBeGreaterThan(0);
    expect(after).toBe(before);
  });

  it('is left alone on an engine that was not tried', () => {
    const set: string[] = [];
    for (const engine of ['10.2.154', '13.6.233.17-node.53', '99.1', ''])
      holdYoungGeneration(engine, (flags) => set.push(flags));
    expect(set).toEqual(['--semi-space-growth-factor=1']);
  });
});
