import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { compileForShortRun } from '../../src/tree/v8-settings.js';

/** What is set for an engine, by its version. */
function flagsFor(engine: string): readonly string[] {
  const set: string[] = [];
  compileForShortRun(engine, (flags) => set.push(flags));
  return set;
}

describe('what V8 compiles in a short run', () => {
  it('is set for engines that were tried, and left alone on others', () => {
    expect(flagsFor('11.3.244.8-node.38')).toEqual([
      '--interrupt-budget=120000 --no-regexp-peephole-optimization',
    ]);
    expect(flagsFor('13.6.233.17-node.53')).toEqual([
      '--invocation-count-for-turbofan=20000 --no-regexp-peephole-optimization',
    ]);
    expect(['10.2.154', '12.4.254', '14.0.1', '99.1', ''].flatMap(flagsFor)).toEqual([]);
  });

  it('is set without a word by the engine that runs here', () => {
    const flags = flagsFor(process.versions.v8);
    const set = `for (const flag of ${JSON.stringify(flags)}) require('node:v8').setFlagsFromString(flag)`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', set], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});
