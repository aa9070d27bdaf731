import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { rules } from '../../src/gate/rules/index.js';
import { renderSarif } from '../../src/report/sarif.js';
import { currentFindings } from '../../src/report/words.js';
import { githubReferences, renderedElements } from '../e2e/render-markdown.js';
import { fileName, hostileChange } from './hostile.js';
import { CALM, change, fact, scenes } from './scenes.js';

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
        readonly region?: { readonly startLine: number };
      };
    },
  ];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

interface Run {
  readonly tool: {
    readonly driver: {
      readonly rules: readonly {
        readonly id: string;
        readonly helpUri: string;
        readonly help: { readonly markdown: string };
      }[];
    };
  };
  readonly invocations: readonly [
    {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly {
        readonly message: { readonly text: string };
      }[];
    },
  ];
  readonly results: readonly Result[];
}

function runOf(sarif: string): Run {
  const { version, runs } = JSON.parse(sarif) as { version: string; runs: [Run] };
  expect([version, runs.length]).toEqual(['2.1.0', 1]);
  return runs[0];
}

describe('SARIF', () => {
  test('has a result for each finding that the verdict is about, and its rule with help', async () => {
    const evaluation = await scenes.silentPromotion();
    const { results, tool } = runOf(renderSarif(evaluation));
    expect(results.map(({ ruleId }) => ruleId)).toEqual(
      currentFindings(evaluation).map(({ rule }) => rule),
    );
    for (const { ruleId, ruleIndex, message } of results) {
      expect([tool.driver.rules[ruleIndex]?.id, message.text.length > 10]).toEqual([ruleId, true]);
    }
    expect(tool.driver.rules[0]?.helpUri).toBe(
      `https://github.com/memtrust/memtrust/blob/main/docs/rules.md#mt201-${rules.find(({ code }) => code === 'MT201')?.name}`,
    );
    expect(tool.driver.rules[0]?.help.markdown).toContain('What to do');
  });

  test('leaves out what was so before a change, and nothing of a branch', async () => {
    const wrong = { ...CALM, ...fact('deploy/skip-review') };
    expect(runOf(renderSarif(await change(wrong, { ...wrong, 'README.md': 'x' }))).results).toEqual(
      [],
    );
    expect(runOf(renderSarif(await scenes.branch())).results.map(({ ruleId }) => ruleId)).toContain(
      'MT201',
    );
  });

  test('maps severities, and says a line only where one is known', async () => {
    const { results } = runOf(renderSarif(await scenes.brokenPolicy()));
    expect(new Set(results.map(({ level }) => level)).size).toBeGreaterThan(0);
    expect(results.every(({ level }) => ['error', 'warning', 'note'].includes(level))).toBe(true);
    const broken = results.find(({ ruleId }) => ruleId === 'MT701');
    expect(broken?.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: '.memtrust/policy.yml', uriBaseId: 'SRCROOT' },
      region: { startLine: 2 },
    });
    const promoted = runOf(renderSarif(await scenes.silentPromotion())).results[0];
    expect(promoted?.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: '.memtrust/facts/deploy/skip-review.md', uriBaseId: 'SRCROOT' },
    });
  });

  test('tells results apart by fingerprints that stay while the finding stays', async () => {
    const head = { ...CALM, ...fact('deploy/skip-review') };
    const [one, two] = [
      runOf(renderSarif(await change(CALM, head))),
      runOf(renderSarif(await change(CALM, { ...head, 'CHANGES.md': 'x' }))),
    ];
    expect(one.results.map((result) => result.partialFingerprints)).toEqual(
      two.results.map((result) => result.partialFingerprints),
    );
    const all = runOf(renderSarif(await scenes.many())).results.map(
      ({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash'],
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('notes what is more than code scanning takes', async () => {
    const { results, invocations } = runOf(renderSarif(await scenes.many(), 100));
    expect(results).toHaveLength(100);
    expect(invocations[0].toolExecutionNotifications.map(({ message }) => message.text)).toEqual([
      expect.stringMatching(/^\d+ more results are not here/),
    ]);
  });

  test('says that a gate that cannot judge did not succeed', async () => {
    expect(runOf(renderSarif(await scenes.brokenPolicy())).invocations[0].executionSuccessful).toBe(
      false,
    );
    expect(
      runOf(renderSarif(await scenes.silentPromotion())).invocations[0].executionSuccessful,
    ).toBe(true);
  });

  test('encodes names of files, byte for byte', async () => {
    const { results } = runOf(
      renderSarif(
        await change(CALM, { ...CALM, '.memtrust/facts/a b#?%é:x.md': 'no front matter\n' }),
      ),
    );
    expect(
      results.map(({ locations }) => locations[0].physicalLocation.artifactLocation.uri),
    ).toContain('.memtrust/facts/a%20b%23%3F%25%C3%A9%3Ax.md');
  });

  test('quotes no memory text', async () => {
    expect(
      renderSarif(
        await change(CALM, { ...CALM, ...fact('deploy/skip-review', { body: 'body-canary' }) }),
      ),
    ).not.toContain('body-canary');
  });

  test('has messages without links, placeholders, markup and references, whatever the names are (SECURITY S26)', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        for (const { message, locations } of runOf(renderSarif(await hostileChange(name)))
          .results) {
          expect(message.text).not.toMatch(/\]\(|\{\d+\}/);
          expect(
            renderedElements(message.text).filter((element) => !['p', 'code'].includes(element)),
          ).toEqual([]);
          expect(githubReferences(message.text)).toEqual([]);
          expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(
            /^(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+$/,
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('a finding with one sure answer has it as a fix', async () => {
  const evaluation = await change(CALM, {
    ...CALM,
    'AGENTS.md': '# A\n\nSee `src/auth/gaurd.ts` and `src/gone.ts`.\n',
  });
  const fixes = runOf(renderSarif(evaluation)).results.flatMap((result) =>
    'fixes' in result ? [result.fixes] : [],
  );
  expect(fixes).toEqual([
    [
      {
        description: { text: expect.stringContaining('Use the current path') },
        artifactChanges: [
          {
            artifactLocation: { uri: 'AGENTS.md', uriBaseId: 'SRCROOT' },
            replacements: [
              {
                deletedRegion: { startLine: 3, startColumn: 6, endLine: 3, endColumn: 23 },
                insertedContent: { text: 'src/auth/guard.ts' },
              },
            ],
          },
        ],
      },
    ],
  ]);
});
