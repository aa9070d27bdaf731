import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renderSarif } from '../../src/report/sarif.js';
import { hostileChange } from './hostile.js';
import { scenes } from './scenes.js';

const TOOL = join(
  import.meta.dirname,
  '../../node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool',
);

/**
 * `no region`: a line is said only where one is known. A broken file has no lines, and a fact as a
 * whole is no line.
 */
const ACCEPTED = new Set(['SARIF2017']);

interface Verdicts {
  readonly runs: readonly {
    readonly results?: readonly {
      readonly ruleId: string;
      readonly level?: string;
      readonly message: unknown;
    }[];
    readonly invocations?: readonly { readonly executionSuccessful: boolean }[];
  }[];
}

describe("Microsoft's SARIF tool, with GitHub's rules", () => {
  let folder: string;
  beforeAll(() => {
    chmodSync(TOOL, 0o755); // its install script would; none is run here
    folder = mkdtempSync(join(tmpdir(), 'memtrust-sarif-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What it finds wrong above the level of advice. */
  function faults(sarif: string): unknown[] {
    const [input, output] = [join(folder, 'in.sarif'), join(folder, 'out.sarif')];
    writeFileSync(input, sarif);
    rmSync(output, { force: true });
    // Invariant: it would want a library of the system for the alphabets of all languages.
    spawnSync(
      TOOL,
      [
        'validate',
        input,
        '--rule-kind',
        'Sarif;Ghas',
        '--level',
        'Error;Warning',
        '--output',
        output,
      ],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
        },
      },
    );
    const { runs } = JSON.parse(readFileSync(output, 'utf8')) as Verdicts;
    expect(runs[0]?.invocations?.every(({ executionSuccessful }) => executionSuccessful)).toBe(
      true,
    );
    return (runs[0]?.results ?? []).filter(({ ruleId }) => !ACCEPTED.has(ruleId));
  }

  test.each(['nothing', 'silentPromotion', 'many', 'brokenPolicy', 'branch'] as const)(
    'finds nothing wrong in the scene %s',
    async (scene) => {
      expect(faults(renderSarif(await scenes[scene]()))).toEqual([]);
    },
  );

  test('finds nothing wrong in hostile names', async () => {
    expect(faults(renderSarif(await hostileChange('a\n[x](y) {0} ::error::`@user')))).toEqual([]);
  });

  test('does find what GitHub would refuse', async () => {
    const report = JSON.parse(renderSarif(await scenes.silentPromotion())) as {
      runs: [{ results: { locations?: unknown }[] }];
    };
    for (const result of report.runs[0].results) delete result.locations;
    expect(faults(JSON.stringify(report))).toContainEqual(
      expect.objectContaining({ ruleId: expect.stringMatching(/^GH/) }),
    );
  });
});
