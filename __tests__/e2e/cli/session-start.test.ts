/**
 * The settings file of docs/context.md, run as Claude Code runs it: through a shell, in the
 * project, with the event on standard input.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseContext } from '../../context/build/parse-context.js';
import { readPage } from './guide.js';
import { preparedOnce } from './prepared.js';
import { CLI, factFile, type Sandbox } from './sandbox.js';

/** Source: https://code.claude.com/docs/en/hooks. An unknown key there is ignored, so here it is a mistake. */
const settings = z.strictObject({
  hooks: z.strictObject({
    SessionStart: z.array(
      z.strictObject({
        matcher: z.string(),
        hooks: z.array(
          z.strictObject({ type: z.literal('command'), command: z.string(), timeout: z.number() }),
        ),
      }),
    ),
  }),
});
const SOURCES = ['startup', 'resume', 'clear', 'compact'];
/**
 * Characters of a hook's output that reach a session; of a longer one it gets a preview of 2 kB.
 * Source: anthropics/claude-code issue 44086.
 */
const MOST_CHARACTERS = 10_000;

const [, text = ''] =
  /This `\.claude\/settings\.json` gives[\s\S]*?```json\n([\s\S]*?)```/.exec(
    readPage('context.md'),
  ) ?? [];
const {
  hooks: { SessionStart: groups },
} = settings.parse(JSON.parse(text));
const [hook] = groups.flatMap(({ hooks }) => hooks);

let repository: Sandbox;
/** npm keeps its logs there. */
let home: string;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('.gitignore', 'node_modules/\n')
    .write('src/guard.ts', 'export const guard = 1;\n')
    .write('AGENTS.md', 'Use npm only.\n');
  repository
    .write('.memtrust/facts/guard.md', factFile('importance: critical', 'The guard is one.'))
    .write('.memtrust/facts/draft.md', factFile('', 'The draft guard is two.'));
  await repository.done('bind', 'guard', 'src/guard.ts');
  await repository.done('adopt', 'guard');
  repository.commit('memory');
  // What `npm install` makes of a devDependency.
  mkdirSync(join(repository.root, 'node_modules/.bin'), { recursive: true });
  symlinkSync(CLI, join(repository.root, 'node_modules/.bin/memtrust'));
});
beforeEach(async () => {
  repository = await prepared();
  home = mkdtempSync(join(tmpdir(), 'memtrust-home-'));
});

afterEach(() => {
  repository.dispose();
  rmSync(home, { recursive: true });
});

function start(source: string) {
  const event = {
    session_id: 'abc',
    transcript_path: '/none',
    cwd: repository.root,
    hook_event_name: 'SessionStart',
    source,
  };
  const env = {
    PATH: process.env['PATH'],
    HOME: home,
    CLAUDE_PROJECT_DIR: repository.root,
    GIT_CONFIG_GLOBAL: '/dev/null',
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  return spawnSync('sh', ['-c', hook?.command ?? 'false'], {
    cwd: repository.root,
    input: JSON.stringify(event),
    env,
    encoding: 'utf8',
    timeout: (hook?.timeout ?? 0) * 1_000,
  });
}

describe('the hook for Claude Code', () => {
  test('is one, for every start but that of a session that has its context already', () => {
    expect(groups.flatMap(({ hooks }) => hooks)).toHaveLength(1);
    expect(
      SOURCES.filter((source) => new RegExp(`^(?:${groups[0]?.matcher})$`).test(source)),
    ).toEqual(['startup', 'clear', 'compact']);
  });

  test('prints the context and nothing else, and leaves the repository as it is', () => {
    const { status, stdout } = start('startup');
    expect(status).toBe(0);
    // What begins as JSON would be taken for a decision of the hook and not for a text.
    expect(stdout).toMatch(/^<<<memtrust:/);
    const sections = parseContext(stdout)?.sections ?? [];
    expect(stdout).toContain('# Context for a session\n');
    expect(
      sections.find(({ name }) => name === 'trusted')?.blocks.map(({ id, body }) => [id, body]),
    ).toEqual([['guard', 'The guard is one.']]);
    expect(stdout).not.toContain('The draft guard');
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  test('keeps to what reaches a session, however much is remembered and said, and says what it leaves out', async () => {
    for (let index = 0; index < 150; index += 1)
      repository.write(
        `.memtrust/facts/f${index}.md`,
        factFile(
          'sources: [{path: src/guard.ts}]',
          `Fact ${index} says that ${'much is to be known, '.repeat(9)}and no less.`,
        ),
      );
    await repository.done('bind', '--all');
    await repository.done('adopt', 'draft', '--unbound', 'said in the weekly');
    await repository.done('adopt', '--all');
    repository
      .write('AGENTS.md', 'Use npm only, for good reasons.\n'.repeat(1_000))
      .write(
        '.claude/skills/long/SKILL.md',
        `---\nname: long\ndescription: ${'x'.repeat(900)}\n---\nLong.\n`,
      );
    repository.commit('much');
    const { status, stdout } = start('compact');
    expect([status, stdout.length <= MOST_CHARACTERS]).toEqual([0, true]);
    expect(stdout.length).toBeGreaterThan(MOST_CHARACTERS / 2);
    expect(stdout).toContain('> The guard is one.\n');
    expect(stdout).toMatch(/^\d+ more: see the manifest\.$/m);
  });

  test('prints nothing where memtrust is not installed, and downloads nothing', () => {
    repository.remove('node_modules/.bin/memtrust');
    const { status, stdout } = start('startup');
    expect([status === 0, stdout]).toEqual([false, '']);
  });
});
