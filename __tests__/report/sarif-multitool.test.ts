import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { renderSarif } from '../../src/report/sarif.js';
import { hostileChange } from './hostile.js';
import { scenes } from './scenes.js';

/** `.ci/run` installs it, on Linux alone, and names its folder; elsewhere these tests are skipped. */
const LINUX_X64 = process.env['LINUX_X64'];
const TOOL = join(LINUX_X64 ?? '', '@microsoft/sarif-multitool-linux/Sarif.Multitool');
const describeWithTool = LINUX_X64 === undefined ? describe.skip : describe;

/**
 * `no region`: a line is said only where one is known. A broken file has no lines, and a fact as a
 * whole is no line.
 */
const ACCEPTED = new Set(['SARIF2017']);

interface Verdicts {
  readonly runs: readonly {
    readonly results?: readonly Verdict[];
    readonly invocations?: readonly { readonly executionSuccessful: boolean }[];
  }[];
}

interface Verdict {
  readonly ruleId: string;
  readonly level?: string;
  readonly message: unknown;
  readonly locations?: readonly {
    readonly physicalLocation?: { readonly artifactLocation?: { readonly uri?: string } };
  }[];
}

/** Writes a report that is wrong on purpose: no result says where it is. */
async function withoutLocations(): Promise<string> {
  const report = JSON.parse(renderSarif(await scenes.silentPromotion())) as {
    runs: [{ results: { locations?: unknown }[] }];
  };
  for (const result of report.runs[0].results) delete result.locations;
  return JSON.stringify(report);
}

const SCENES = ['nothing', 'silentPromotion', 'many', 'brokenPolicy', 'branch'] as const;

/** Every report by the name of its file. */
async function reports(): Promise<ReadonlyMap<string, string>> {
  const all = SCENES.map(async (scene) => [scene, renderSarif(await scenes[scene]())] as const);
  return new Map([
    ...(await Promise.all(all)),
    ['hostile', renderSarif(await hostileChange('a\n[x](y) {0} ::error::`@user'))],
    ['wrong', await withoutLocations()],
  ]);
}

describeWithTool("Microsoft's SARIF tool, with GitHub's rules", () => {
  let folder: string;
  let verdicts: Verdicts;
  beforeAll(async () => {
    chmodSync(TOOL, 0o755); // its install script would; none is run here
    folder = mkdtempSync(join(tmpdir(), 'memtrust-sarif-'));
    const inputs = [...(await reports())].map(([name, text]) => {
      writeFileSync(join(folder, `${name}.sarif`), text);
      return join(folder, `${name}.sarif`);
    });
    const output = join(folder, 'verdicts.json');
    const options = ['--rule-kind', 'Sarif;Ghas', '--level', 'Error;Warning', '--output', output];
    // One start for all of them: it takes a second. Invariant: it would want a library of the system for the
    // alphabets of all languages.
    spawnSync(TOOL, ['validate', ...inputs, ...options], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1',
      },
    });
    verdicts = JSON.parse(readFileSync(output, 'utf8')) as Verdicts;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What it finds wrong above the level of advice. */
  function faults(name: string): Verdict[] {
    return verdicts.runs
      .flatMap(({ results = [] }) => results)
      .filter(({ ruleId }) => !ACCEPTED.has(ruleId))
      .filter(({ locations = [] }) =>
        locations.some(({ physicalLocation }) =>
          physicalLocation?.artifactLocation?.uri?.endsWith(`/${name}.sarif`),
        ),
      );
  }

  test('reads all of them, and says of each fault in which it is', () => {
    const [run, ...others] = verdicts.runs;
    expect(others).toEqual([]);
    expect(run?.invocations?.every(({ executionSuccessful }) => executionSuccessful)).toBe(true);
    const named = [...SCENES, 'hostile', 'wrong'].flatMap(faults);
    expect(named).toHaveLength(
      (run?.results ?? []).filter(({ ruleId }) => !ACCEPTED.has(ruleId)).length,
    );
  });

  test.each(SCENES)('finds nothing wrong in the scene %s', (scene) => {
    expect(faults(scene)).toEqual([]);
  });

  test('finds nothing wrong in hostile names', () => {
    expect(faults('hostile')).toEqual([]);
  });

  test('does find what GitHub would refuse', () => {
    expect(faults('wrong')).toContainEqual(
      expect.objectContaining({ ruleId: expect.stringMatching(/^GH/) }),
    );
  });
});
