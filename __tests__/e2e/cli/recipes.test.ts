/**
 * The lines of docs/context.md that start an agent, with a stand-in for each agent that keeps what it was given:
 * the context must be in it, or the file that it names.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPage } from './guide.js';
import { CLI, factFile, Sandbox } from './sandbox.js';

const page = readPage('context.md');
const [, section = ''] = /^## Each agent\n([\s\S]*?)^## /m.exec(page) ?? [];
/** By agent: the line that starts it. */
const RECIPES = [...section.matchAll(/^\| ([^|]+) \| `(npx memtrust run [^|]*)` \|/gm)].map(
  ([, agent = '', line = '']) => [agent, line] as const,
);
const AGENTS = ['claude', 'codex', 'aider', 'gemini', 'cursor-agent'];

/** Keeps its words and its standard input, as far as there is some. */
const STAND_IN = `#!/bin/sh
printf '%s\n' "$@" > "$GIVEN.words"
cat > "$GIVEN.input"
`;

let repository: Sandbox;

beforeAll(async () => {
  repository = new Sandbox();
  repository
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write('.memtrust/facts/http/timeout.md', factFile('', 'Requests time out after 30 seconds.'));
  await repository.done('bind', 'http/timeout', 'src/http.ts');
  await repository.done('adopt', 'http/timeout');
  repository.commit();
  for (const name of AGENTS) {
    repository.write(`.git/bin/${name}`, STAND_IN);
    chmodSync(join(repository.root, '.git/bin', name), 0o755);
  }
  // As npx does: the first word is the package.
  repository.write('.git/bin/npx', `#!/bin/sh\nshift\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  chmodSync(join(repository.root, '.git/bin/npx'), 0o755);
});

afterAll(() => repository.dispose());

describe('a line of the guide that starts an agent', () => {
  it('is there for each', () => {
    expect(RECIPES.map(([agent]) => agent)).toEqual([
      'Claude Code',
      'Codex',
      'Aider',
      'Gemini CLI',
      'Cursor',
      'a script, or another agent',
    ]);
    expect(page).not.toMatch(/-- (?:claude|codex|aider|gemini|cursor)/);
  });

  it.each(RECIPES)('hands the context to it: %s', (agent, line) => {
    const given = join(repository.root, '.git', agent.replaceAll(/\W/g, ''));
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
      cwd: repository.root,
      encoding: 'utf8',
      input: '',
      env: {
        PATH: [join(repository.root, '.git/bin'), process.env['PATH']].join(delimiter),
        HOME: repository.root,
        GIVEN: given,
      },
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const words = existsSync(`${given}.words`) ? readFileSync(`${given}.words`, 'utf8') : '';
    const input = existsSync(`${given}.input`) ? readFileSync(`${given}.input`, 'utf8') : '';
    const [path] = /\/\S+\.md/.exec(words) ?? [];
    const text = `${stdout}${input}${path === undefined ? '' : readFileSync(path, 'utf8')}`;
    expect(text).toContain('Requests time out after 30 seconds.');
  });
});
