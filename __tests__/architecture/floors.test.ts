import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { effectFaults, importCircles, importFaults, type Sources } from './floors.js';

const src = join(import.meta.dirname, '../../src');
const sources: Sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .toSorted()
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(src, path), 'utf8')]),
);

/** One file that holds one line. */
const file = (path: string, line: string): Sources => new Map([[path, line]]);

describe('the sources', () => {
  test('import only from lower floors', () => {
    expect(importFaults(sources)).toEqual([]);
  });

  test('have no clock, environment or output below the edges', () => {
    expect(effectFaults(sources)).toEqual([]);
  });

  test('import in no circle', () => {
    expect(importCircles(sources)).toEqual([]);
  });
});

describe('an import is refused', () => {
  test.each([
    ['upwards', 'tree/git.ts', "import { Fact } from '../memory/fact.js';"],
    ['of a type upwards', 'trust/judge.ts', "import type { Rule } from '../gate/rule.js';"],
    ['sideways', 'agent-files/inventory.ts', "export { judge } from '../trust/judge.js';"],
    [
      'against a one-way exception',
      'context/build.ts',
      "import { run } from '../fixtures/run.js';",
    ],
    ['lazily upwards', 'gate/rules/all.ts', "const html = await import('../../report/html.js');"],
    ['for its effect alone, upwards', 'report/html.ts', "import '../cli/check.js';"],
    ['of an entry', 'cli/check.ts', "import '../cli.js';"],
    [
      'of the runner toolkit below the edges',
      'gate/verdict.ts',
      "import * as core from '@actions/core';",
    ],
    [
      'of the API client below the edges',
      'trust/judge.ts',
      "import { Octokit } from '@octokit/rest';",
    ],
    ['from a folder on no floor', 'helpers/strings.ts', 'export {};'],
  ])('%s', (_what, path, line) => {
    expect(importFaults(file(path, line))).toEqual([expect.stringContaining(`src/${path}`)]);
  });
});

describe('an import is allowed', () => {
  test.each([
    ['downwards', 'gate/verdict.ts', "import { judge } from '../trust/judge.js';"],
    ['within a folder', 'gate/rules/mt201.ts', "import { Rule } from '../rule.js';"],
    ['by an exception', 'fixtures/run.ts', "import { manifest } from '../context/manifest.js';"],
    [
      'of the runner toolkit at the edge',
      'github/inputs.ts',
      "import * as core from '@actions/core';",
    ],
    ['in a comment', 'tree/git.ts', "// import { Fact } from '../memory/fact.js';"],
  ])('%s', (_what, path, line) => {
    expect(importFaults(file(path, line))).toEqual([]);
  });
});

describe('below the edges', () => {
  test.each([
    'process.env["HOME"]',
    'process.argv',
    'process.stdout.write("")',
    'console.log(1)',
    'Date.now()',
    'new Date()',
    'new Date',
  ])('%s is refused, with its line', (effect) => {
    expect(effectFaults(file('trust/judge.ts', `\nf(${effect});`))).toEqual([
      expect.stringContaining('src/trust/judge.ts:2'),
    ]);
  });

  test.each([
    'new Date(now)',
    '// Date.now() would not be repeatable',
    "glob('facts/**') // console.",
  ])('%s is allowed', (text) => {
    expect(effectFaults(file('trust/judge.ts', text))).toEqual([]);
  });

  test('what follows a glob in a string is still seen', () => {
    expect(
      effectFaults(file('trust/judge.ts', "const all = 'facts/**', now = Date.now();")),
    ).toHaveLength(1);
  });
});

test('a circle is named by the files on it', () => {
  const circle: Sources = new Map([
    ['trust/a.ts', "import { b } from './b.js';"],
    ['trust/b.ts', "import type { C } from './c.js';"],
    ['trust/c.ts', "import { b } from './b.js';"],
  ]);
  expect(importCircles(circle)).toEqual(['src/trust/b.ts -> src/trust/c.ts -> src/trust/b.ts']);
});
