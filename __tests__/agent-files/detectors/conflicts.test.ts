import { describe, expect, test } from '@jest/globals';
import { conflicts } from '../../../src/agent-files/detectors/conflicts/index.js';
import { AgentDocument } from '../../../src/agent-files/document.js';
import { phraseText } from '../../../src/text/phrase.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { PathResolver } from '../../../src/tree/resolve.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';

async function look(
  files: Readonly<Record<string, string>>,
  others: readonly string[] = [],
  kinds: Readonly<Record<string, AgentDocument['kind']>> = {},
): Promise<string[]> {
  const tree = new VirtualTree({
    ...files,
    ...Object.fromEntries(others.map((path) => [path, ''])),
  });
  const documents = Object.entries(files).map(
    ([path, text]) => new AgentDocument('x', kinds[path] ?? 'memory', path, path, text),
  );
  return (
    await conflicts.look(documents, { tree, resolver: new PathResolver(tree), past: NO_HISTORY })
  ).map(({ message, path, line }) => `${path}:${line} ${phraseText(message)}`);
}

describe('contradictions between agent files', () => {
  test('name both places and values', async () => {
    expect(
      await look({ 'AGENTS.md': '# A\n\nUse pnpm.\n', 'CLAUDE.md': '# B\n\n- Always use npm.\n' }),
    ).toEqual([
      'CLAUDE.md:3 Two instructions contradict each other on the package manager: `AGENTS.md:3` wants `pnpm`, `CLAUDE.md:3` wants `npm`',
    ]);
  });

  test.each([
    ['We use yarn.', 'Never use yarn.'],
    ['Package manager: bun', '**Package manager**: pnpm 9'],
    ['Use `pnpm`, not npm.', 'Install dependencies with `npm install`.'],
    ['Run tests with Vitest.', 'Use Jest for tests.'],
    ['Tests are written with pytest.', 'Use unittest for tests.'],
    ['Indent with tabs.', 'Use 2-space indentation.'],
    ['Use four spaces for indentation.', '2 spaces for indentation'],
    ['Use single quotes.', 'Use double quotes for strings.'],
    ['No semicolons.', 'Always use semicolons.'],
    ['Requires Node 18.', 'Use Node.js 20.'],
    ['Use Python 3.9.', 'Requires Python 3.12+.'],
    ['The default branch is `main`.', 'Default branch: master'],
    ['Pull requests target `develop`.', 'PRs go to `main`.'],
    ['Use uv.', 'Use poetry for dependencies.'],
    [
      'Use yarn for every command: `yarn install`, then `yarn test`.',
      'Use pnpm for every command.',
    ],
    ['Install dependencies with pnpm only.', 'Always use npm to install dependencies.'],
    ['Dependencies are managed with uv.', 'Dependencies are managed with Poetry.'],
    ['Everything runs through pnpm.', 'Use bun here.'],
    ['Always use yarn instead of npm.', 'Always use npm instead of yarn.'],
    ['Use spaces, not tabs.', 'Use tabs, not spaces.'],
    ['请使用 pnpm。', '请使用 yarn 安装依赖。'],
    ['Format with Prettier.', 'Use Biome for formatting.'],
    ['Use named exports.', 'Never use named exports.'],
    ['Line length: 80.', 'Maximum line length: 120 characters.'],
    ['Install dependencies with yarn.', 'Dependencies are installed with npm.'],
    ['All scripts are run with npm.', 'Use yarn for all scripts.'],
    ['Use yarn.', 'All scripts are run with npm.'],
    ['Dependency manager: yarn', 'All scripts are run with npm.'],
    ['Everything runs through yarn.', 'Install dependencies with npm.'],
    ['Use Vitest for unit tests.', 'Use Jest for unit tests.'],
    ['Use Prettier for formatting.', 'Format with Biome.'],
  ])('%s against %s', async (one, other) => {
    expect(await look({ 'AGENTS.md': one, 'CLAUDE.md': other })).toHaveLength(1);
    expect(await look({ 'AGENTS.md': `${one}\n\n${other}` })).toHaveLength(1);
    expect(await look({ 'AGENTS.md': one, 'CLAUDE.md': one })).toEqual([]);
  });

  test.each([
    ['Use pnpm, not npm.', 'Never use npm.'],
    ['Use npm.', 'We migrate from npm to pnpm. Use pnpm.'],
    ['Use npm or yarn.', 'Use pnpm.'],
    ['Use npm.', 'Use pnpm in packages/web.'],
    ['Use npm.', 'If you work on the docs, use yarn.'],
    ['## Go\n\nUse tabs for indentation.', '## YAML\n\nUse 2 spaces for indentation.'],
    ['Requires Node 18+.', 'Use Node 20.'],
    ['Use Node 20.', 'CI runs on Node 20 and Node 22.'],
    ['Use jest matchers.', 'Use vitest for tests.'],
    ['## Legacy\n\nUse yarn.', 'Use pnpm.'],
    ['Use npm.', '```\nUse pnpm.\n```'],
    ['Use spaces, not tabs.', 'Use 2-space indentation.'],
    ['Use pnpm for every command.', 'Use yarn for the docs.'],
    ['Format with Prettier.', 'Lint with ESLint.'],
    ['Install dependencies with yarn.', 'Run all scripts with npm.'],
    ['Dependencies are installed with yarn.', 'All scripts are run with npm.'],
    ['Use yarn for installs.', 'Use npm for all scripts.'],
    ['Packages are installed with uv.', 'Always use poetry to run scripts.'],
    ['Use Vitest for unit tests.', 'Use Jest for integration tests.'],
    ['Format Markdown with Prettier.', 'Format TypeScript with Biome.'],
    ['Lint CSS with Biome.', 'Lint TypeScript with ESLint.'],
  ])('no contradiction: %j and %j', async (one, other) => {
    expect(await look({ 'AGENTS.md': one, 'CLAUDE.md': other })).toEqual([]);
  });

  test('a text further down overrides one further up', async () => {
    expect(await look({ 'AGENTS.md': 'Use npm.', 'packages/api/AGENTS.md': 'Use pnpm.' })).toEqual(
      [],
    );
  });

  test('the folder of an agent speaks for the folder above it', async () => {
    expect(
      await look({ 'AGENTS.md': 'Use npm.', '.github/copilot-instructions.md': 'Use pnpm.' }),
    ).toHaveLength(1);
  });

  test('rules for some files, skills and commands speak for no folder', async () => {
    expect(
      await look(
        {
          'AGENTS.md': 'Use npm.',
          '.github/instructions/a.instructions.md': '---\napplyTo: "web/**"\n---\nUse pnpm.',
        },
        [],
        { '.github/instructions/a.instructions.md': 'rules' },
      ),
    ).toEqual([]);
    expect(
      await look({ 'AGENTS.md': 'Use npm.', '.claude/skills/x/SKILL.md': 'Use pnpm.' }, [], {
        '.claude/skills/x/SKILL.md': 'skill',
      }),
    ).toEqual([]);
    expect(
      await look({ 'AGENTS.md': 'Use npm.', '.claude/commands/x.md': 'Use pnpm.' }, [], {
        '.claude/commands/x.md': 'rules',
      }),
    ).toEqual([]);
  });

  test('the only lockfile contradicts what a text wants', async () => {
    expect(await look({ 'AGENTS.md': 'Use npm.' }, ['pnpm-lock.yaml'])).toEqual([
      'AGENTS.md:1 `AGENTS.md:1` wants `npm`, but the only lockfile next to it is `pnpm-lock.yaml`',
    ]);
    expect(await look({ 'AGENTS.md': 'Never use pnpm.' }, ['pnpm-lock.yaml'])).toHaveLength(1);
    expect(await look({ 'AGENTS.md': 'Use npm.' }, ['package-lock.json'])).toEqual([]);
    expect(
      await look({ 'AGENTS.md': 'Use npm.' }, ['pnpm-lock.yaml', 'package-lock.json']),
    ).toEqual([]);
    expect(await look({ 'AGENTS.md': 'Never use npm.' }, ['pnpm-lock.yaml'])).toEqual([]);
    expect(await look({ 'AGENTS.md': 'Use npm for all scripts.' }, ['yarn.lock'])).toEqual([]);
    expect(await look({ 'AGENTS.md': 'Use npm for installs.' }, ['yarn.lock'])).toHaveLength(1);
  });
});
