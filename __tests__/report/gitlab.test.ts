import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { z } from 'zod';
import { renderGitlab } from '../../src/report/gitlab.js';
import { currentFindings } from '../../src/report/words.js';
import { githubReferences, renderedElements } from '../e2e/render-markdown.js';
import { fileName, hostileChange } from './hostile.js';
import { CALM, change, fact, scenes } from './scenes.js';

/** What GitLab's documentation asks for: its table "Code Quality report format". */
const entryShape = z.strictObject({
  description: z.string().min(1),
  check_name: z.string().min(1),
  fingerprint: z.string().min(1),
  severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
  location: z.strictObject({
    path: z.string().regex(/^(?!\.\/|\/)/),
    lines: z.strictObject({ begin: z.number().int().min(1) }),
  }),
});
const entriesOf = (text: string): z.output<typeof entryShape>[] =>
  z.array(entryShape).parse(JSON.parse(text));

describe('check --format gitlab', () => {
  test('has an entry for each finding that the verdict is about, in the form that GitLab reads', async () => {
    const evaluation = await scenes.silentPromotion();
    const entries = entriesOf(renderGitlab(evaluation));
    expect(entries.map(({ check_name }) => check_name)).toEqual(
      currentFindings(evaluation).map(({ rule, name }) => `${rule} ${name}`),
    );
    expect(entries[0]).toMatchObject({
      check_name: 'MT201 silent-promotion',
      severity: 'critical',
      location: { path: '.memtrust/facts/deploy/skip-review.md', lines: { begin: 1 } },
    });
    expect(entries[0]?.description).toContain('Run `npx memtrust adopt');
  });

  test('leaves out what was so before a change, and nothing of a branch', async () => {
    const wrong = { ...CALM, ...fact('deploy/skip-review') };
    expect(entriesOf(renderGitlab(await change(wrong, { ...wrong, 'README.md': 'x' })))).toEqual(
      [],
    );
    expect(
      entriesOf(renderGitlab(await scenes.branch())).map(({ check_name }) => check_name),
    ).toContain('MT201 silent-promotion');
  });

  test('is an empty list where nothing is wrong', async () => {
    expect(renderGitlab(await change(CALM, { ...CALM, 'README.md': 'x' }))).toBe('[]\n');
  });

  test('tells entries apart by fingerprints that stay while the finding stays', async () => {
    const head = { ...CALM, ...fact('deploy/skip-review') };
    const [one, two] = [
      entriesOf(renderGitlab(await change(CALM, head))),
      entriesOf(renderGitlab(await change(CALM, { ...head, 'CHANGES.md': 'x' }))),
    ];
    expect(one.map(({ fingerprint }) => fingerprint)).toEqual(
      two.map(({ fingerprint }) => fingerprint),
    );
    const all = entriesOf(renderGitlab(await scenes.many())).map(({ fingerprint }) => fingerprint);
    expect(new Set(all).size).toBe(all.length);
  });

  test('says what it leaves out, and that a gate cannot judge', async () => {
    const cut = entriesOf(renderGitlab(await scenes.many(), 10));
    expect(cut).toHaveLength(11);
    expect(cut.at(-1)?.description).toMatch(/^\d+ more findings are not listed here\./);
    const [first] = entriesOf(renderGitlab(await scenes.brokenPolicy()));
    expect(first).toMatchObject({ check_name: 'memtrust cannot-judge', severity: 'blocker' });
  });

  test('has no markup, link or reference in a description, whatever the names are (SECURITY S26)', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        for (const { description } of entriesOf(renderGitlab(await hostileChange(name)))) {
          expect(
            renderedElements(description).filter((element) => !['p', 'code'].includes(element)),
          ).toEqual([]);
          expect(githubReferences(description)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
