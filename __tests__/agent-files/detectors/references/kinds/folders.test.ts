import { describe, expect, it } from '@jest/globals';
import { saidOfChange, found, without } from '../look.js';

const FILES = {
  'README.md': 'x',
  'package.json': '{"scripts":{"test":"x","dev":"x"}}',
  'apps/web/package.json': '{"scripts":{"test":"x","dev":"x"}}',
  'apps/web/src/main.ts': 'x',
  'apps/api/server.ts': 'a server',
  'tools/lint/run.sh': 'x',
  '.gitignore': '/sandbox/\n',
};
const fenced = (...lines: readonly string[]): string => ['```bash', ...lines, '```', ''].join('\n');

describe('a folder that a command goes into', () => {
  it.each([
    ['in code', 'Run `cd apps/api && pnpm test` first.'],
    ['with its slash', 'Run `cd apps/api/ && pnpm test` first.'],
    ['alone', 'First `cd apps/api`.'],
    ['with pushd', 'Run `pushd apps/api`.'],
    ['in a fence', fenced('pnpm install', 'cd apps/api', 'pnpm test')],
    ['behind a prompt', fenced('$ cd apps/api', '$ pnpm test')],
    ['in two steps', fenced('cd apps', 'cd api')],
    ['in a subshell', fenced('(cd apps/api && pnpm test)')],
    ['in quotes', fenced('cd "apps/api"')],
    ['with a dot', fenced('cd ./apps/api && pnpm dev')],
    ['behind a way back', fenced('cd apps/api', 'pnpm dev', 'cd ../..')],
    ['below the heading', '# Apps (`apps/`)\n\nRun `cd api`.'],
  ])('is told where the change takes it out: %s', async (_, text) => {
    const said = await saidOfChange(text, FILES, without(FILES, 'apps/api/server.ts'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^warning: The command goes into `.*`, which does not exist; this change removes it$/,
    );
  });

  it.each([
    ['below one that is here', 'Run `cd apps/shop && pnpm test`.', 'warning folder cd apps/shop'],
    ['in a fence', fenced('cd tools/format', './run.sh'), 'warning folder cd tools/format'],
  ])('is told where it never was: %s', async (_, text, finding) => {
    expect(await found(text, 'AGENTS.md', FILES)).toEqual([finding]);
  });

  it.each([
    ['that is here', 'Run `cd apps/web && pnpm test`.'],
    ['above', fenced('cd apps/web', 'cd ..', 'cd web')],
    ['seen from the root again', fenced('cd apps/web', 'pnpm test', 'cd apps/api')],
    ['of a clone', fenced('git clone https://example.com/a/shop', 'cd shop')],
    ['that is made', fenced('mkdir -p apps/new', 'cd apps/new')],
    ['of a new project', fenced('npx create-app apps/shop', 'cd apps/shop')],
    ['that stands for any', fenced('cd apps/<name>', 'cd packages/your-package')],
    ['of a variable', fenced('cd $ROOT/apps', 'cd "$(git rev-parse --show-toplevel)/apps/x"')],
    ['of the machine', fenced('cd ~/work', 'cd /tmp/x', 'cd -')],
    ['that git ignores', fenced('cd sandbox/a')],
    ['that is built', fenced('cd apps/web/dist')],
    ['alone that never was here', fenced('cd backend')],
    ['as an example', 'For example:\n\n' + fenced('cd apps/shop')],
    ['of a program', fenced('abcd apps/shop', 'run --cd apps/shop')],
    ['in a language', '```ts\ncd apps/shop\n```\n'],
    ['in a comment', fenced('# cd apps/shop')],
  ])('is silent: one %s', async (_, text) => {
    expect(await found(text, 'AGENTS.md', FILES)).toEqual([]);
  });
});
