/** The hooks of docs/editor.md: after an edit the agent is told which facts its branch made stale, and nothing else. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CLI, Sandbox } from './sandbox.js';

const HOOKS = join(import.meta.dirname, '../../../examples/hooks');
const GUARD =
  'export function requireOwner(id: string): void {\n  if (id === "") throw new Error();\n}\n';

let shop: Sandbox;
beforeEach(async () => {
  shop = new Sandbox()
    .write('.memtrust/policy.yml', 'version: 1\nadoption: {approvals: 0, adopters: [ada]}\n')
    .write('src/guard.ts', GUARD);
  shop.commit();
  await shop.done('propose', 'shop/guard', 'The guard is `requireOwner` in `src/guard.ts`.');
  await shop.done('adopt', 'shop/guard', '--by', 'ada');
  // `npx memtrust` of somebody who installed it.
  shop.write('.git/bin/npx', `#!/bin/sh\nshift\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  shop.mode('.git/bin/npx', 0o755);
});
afterEach(() => shop.dispose());

/** What a hook answers to an event, by its settings. */
function after(event: string, command: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: shop.root,
    encoding: 'utf8',
    input: JSON.stringify({ hook_event_name: event, tool_name: 'Edit' }),
    env: {
      PATH: `${join(shop.root, '.git/bin')}:${process.env['PATH'] ?? ''}`,
      HOME: shop.root,
      CLAUDE_PROJECT_DIR: shop.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
  });
  return { status, stdout, stderr };
}

it.each([
  {
    agent: 'Claude Code',
    event: 'PostToolUse',
    settings: 'claude-settings.json',
    place: '.claude/settings.json',
    silent: { status: 0, stdout: '', stderr: '' },
    told: { status: 2, stdout: '', stderr: expect.stringContaining('`shop/guard` is stale') },
  },
  {
    agent: 'Cursor',
    event: 'postToolUse',
    settings: 'cursor-hooks.json',
    place: '.cursor/hooks.json',
    silent: { status: 0, stdout: '{}\n', stderr: '' },
    told: {
      status: 0,
      stdout: expect.stringMatching(/^\{"additional_context":".*`shop\/guard` is stale/),
      stderr: '',
    },
  },
])('in $agent', async ({ event, settings, place, silent, told }) => {
  cpSync(join(HOOKS, settings), join(shop.write(place, '').root, place));
  const folder = place.split('/')[0] ?? '';
  cpSync(join(HOOKS, 'stale-facts.mjs'), join(shop.root, folder, 'hooks/stale-facts.mjs'));
  shop.commit('hooks');
  const [, command = ''] = /"command": ("(?:[^"\\]|\\.)*node [^\n]*")/.exec(shop.read(place)) ?? [];
  const line: unknown = JSON.parse(command);
  expect(after(event, String(line))).toEqual(silent);
  shop.write('src/guard.ts', GUARD.replace('throw new Error()', 'return'));
  expect(after(event, String(line))).toEqual(told);
  // memtrust itself has nothing against the hook.
  const check = await shop.memtrust('check', '--format', 'json');
  expect(check.stdout).not.toMatch(/"rule":\s*"MT4/);
});
