import { describe, expect, it } from '@jest/globals';
import { changed, found, once, REMOVED as COMMIT } from '../look.js';

type Files = Readonly<Record<string, string>>;

const FILES = {
  '.claude/hooks/there.sh': 'x',
  'tools/mcp/server.mjs': 'x',
  'tools/check': 'x',
  'packages/web/tools/lint.sh': 'x',
  'plugins/orders/scripts/there.py': 'x',
};

const hook = (command: string): string =>
  JSON.stringify({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command }] }] } }, null, 2);
const server = (value: object): string => JSON.stringify({ mcpServers: { own: value } }, null, 2);

/** Path of the settings, their text, and the program that is missing. */
const WRONG: readonly (readonly [string, string, string])[] = [
  [
    '.claude/settings.json',
    hook('"$CLAUDE_PROJECT_DIR"/.claude/hooks/gone.sh'),
    '.claude/hooks/gone.sh',
  ],
  ['.claude/settings.json', hook('$CLAUDE_PROJECT_DIR/tools/gone.py --fast'), 'tools/gone.py'],
  ['.claude/settings.json', hook('"${CLAUDE_PROJECT_DIR:-.}/tools/gone.py"'), 'tools/gone.py'],
  ['.claude/settings.json', hook('${CLAUDE_PROJECT_DIR:-$PWD}/tools/gone.py'), 'tools/gone.py'],
  [
    '.claude/settings.json',
    hook('bash "$(git rev-parse --show-toplevel)/tools/gone.sh"'),
    'tools/gone.sh',
  ],
  [
    '.claude/settings.json',
    hook('$(git rev-parse --show-toplevel)/tools/gone.sh'),
    'tools/gone.sh',
  ],
  ['.claude/settings.json', hook("bash -c 'cd x && ./tools/gone.sh'"), 'tools/gone.sh'],
  ['.claude/settings.json', hook('bash -lc "node tools/gone.mjs"'), 'tools/gone.mjs'],
  ['.claude/settings.json', hook('uv run tools/gone.py'), 'tools/gone.py'],
  ['.claude/settings.json', hook('tools/gone.sh && echo ok'), 'tools/gone.sh'],
  [
    '.claude/settings.json',
    '{"statusLine":{"type":"command","command":"bash .claude/line.sh"}}',
    '.claude/line.sh',
  ],
  ['.mcp.json', server({ command: 'node', args: ['./tools/mcp/gone.mjs'] }), 'tools/mcp/gone.mjs'],
  [
    '.mcp.json',
    server({ command: 'npx', args: ['tsx', 'tools/mcp/gone.ts'] }),
    'tools/mcp/gone.ts',
  ],
  ['.mcp.json', server({ command: './tools/gone.sh' }), 'tools/gone.sh'],
  [
    '.mcp.json',
    server({ command: 'sh', args: ['-c', 'exec python tools/gone.py'] }),
    'tools/gone.py',
  ],
  [
    '.cursor/mcp.json',
    server({ command: 'node', args: ['${workspaceFolder}/tools/gone.mjs'] }),
    'tools/gone.mjs',
  ],
  [
    '.vscode/mcp.json',
    '{"servers":{"a":{"command":"node","args":["tools/gone.mjs"]}}}',
    'tools/gone.mjs',
  ],
  [
    'plugins/orders/hooks/hooks.json',
    hook('${CLAUDE_PLUGIN_ROOT}/scripts/gone.py'),
    'scripts/gone.py',
  ],
  [
    'opencode.json',
    '{"mcp":{"a":{"type":"local","command":["node","./tools/gone.mjs"]}}}',
    'tools/gone.mjs',
  ],
  ['.claude/settings.json', hook('go run ./tools/guard/main.go'), 'tools/guard/main.go'],
  ['.claude/settings.json', hook('deno run -A tools/gone.ts'), 'tools/gone.ts'],
  ['.claude/settings.json', hook('bundle exec ruby tools/gone.rb'), 'tools/gone.rb'],
  ['.claude/settings.json', hook('php tools/gone.php --staged'), 'tools/gone.php'],
  ['.claude/settings.json', hook('pwsh -File tools/gone.ps1'), 'tools/gone.ps1'],
  [
    '.claude/settings.json',
    hook('cd "$CLAUDE_PROJECT_DIR" && poetry run python tools/gone.py'),
    'tools/gone.py',
  ],
  [
    '.mcp.json',
    server({ command: 'pnpm', args: ['exec', 'tsx', 'tools/mcp/gone.ts'] }),
    'tools/mcp/gone.ts',
  ],
  [
    '.mcp.json',
    server({ command: 'uv', args: ['run', '--with', 'mcp', 'tools/mcp/gone.py'] }),
    'tools/mcp/gone.py',
  ],
];

/** Without an ending it may be a program of the system, so it is wrong only where it was here. */
const NO_ENDING: readonly (readonly [string, string, string])[] = [
  ['.claude/settings.json', hook('$CLAUDE_PROJECT_DIR/tools/guard --all'), 'tools/guard'],
  ['.claude/settings.json', hook('./tools/guard'), 'tools/guard'],
  ['.claude/settings.json', hook('${CLAUDE_PROJECT_DIR:-.}/hooks/pre-edit'), 'hooks/pre-edit'],
  ['.mcp.json', server({ command: './bin/serve' }), 'bin/serve'],
];

/** The same with the file that goes. */
const GONE = [
  ...WRONG,
  ...NO_ENDING,
  ['.mcp.json', server({ command: 'bash', args: ['bin/serve.sh'] }), 'bin/serve.sh'] as const,
].map(
  ([path, text, target]) =>
    [
      path,
      text,
      target,
      path.startsWith('plugins/') ? `plugins/orders/${target}` : target,
    ] as const,
);

const SILENT: readonly (readonly [string, string])[] = [
  ['.claude/settings.json', hook('"$CLAUDE_PROJECT_DIR"/.claude/hooks/there.sh')],
  ['.claude/settings.json', hook('[ -f tools/gone.sh ] && bash tools/gone.sh')],
  ['.claude/settings.json', hook('test -x tools/gone.sh && tools/gone.sh')],
  ['.claude/settings.json', hook('bash tools/gone.sh || true')],
  ['.claude/settings.json', hook('bash tools/gone.sh 2>/dev/null')],
  ['.claude/settings.json', hook('~/.claude/hooks/mine.sh')],
  ['.claude/settings.json', hook('npx prettier --write src/gone.ts')],
  ['.claude/settings.json', hook('pnpm exec eslint src/gone.ts')],
  ['.claude/settings.json', hook('uv run --with ruff ruff check src/gone.py')],
  ['.claude/settings.json', hook('go run golang.org/x/tools/cmd/goimports@v0.24.0 -w src/gone.go')],
  ['.claude/settings.json', hook('bundle exec rubocop app/gone.rb')],
  ['.claude/settings.json', hook('node dist/hook.js')],
  ['.claude/settings.json', hook('node -e "require(\'./tools/gone.js\')"')],
  ['.claude/settings.json', hook('$CLAUDE_PROJECT_DIR/tools/check --all')],
  ['.claude/settings.json', hook('jq -r .path | xargs bash tools/gone.sh')],
  ['.claude/settings.json', hook('node /opt/tools/gone.mjs')],
  ['.mcp.json', server({ command: 'node', args: ['tools/mcp/server.mjs'] })],
  ['.mcp.json', server({ command: './tools/lint.sh', cwd: 'packages/web' })],
  ['.mcp.json', server({ command: 'npx', args: ['-y', '@shop/mcp-server', 'data/orders.db'] })],
  ['.mcp.json', server({ command: 'docker', args: ['run', '-v', './data/x.db:/x.db', 'img'] })],
  ['.mcp.json', server({ command: 'node', args: ['node_modules/x/cli.js'] })],
  ['plugins/orders/hooks/hooks.json', hook('"${CLAUDE_PLUGIN_ROOT}"/scripts/there.py')],
  ['tests/fixtures/a/.mcp.json', server({ command: 'node', args: ['tools/gone.mjs'] })],
];

describe('a program that settings start', () => {
  it.each(WRONG)('wrong: %s %s', async (path, text, target) => {
    expect(await found(text, path, FILES)).toEqual([`warning hook ${target}`]);
  });

  it.each(SILENT)('silent: %s %s', async (path, text) => {
    expect(await found(text, path, FILES)).toEqual([]);
  });

  it.each(GONE)('removed by the change: %s %s', async (path, text, target, file) => {
    const before: Files = { ...FILES, [file]: `the text of ${file}` };
    expect(await changed(text, before, FILES, path)).toEqual([`warning hook ${target}; removed`]);
    expect(await changed(text, before, before, path)).toEqual([]);
  });

  it.each(GONE)('removed by an earlier commit: %s %s', async (path, text, target, file) => {
    expect(await once(text, { ...FILES, [file]: 'x' }, FILES, path)).toEqual([
      `warning hook ${target}; ${COMMIT}`,
    ]);
  });

  it.each(NO_ENDING)('of no ending counts only where it was: %s %s', async (path, text) => {
    expect(await changed(text, FILES, FILES, path)).toEqual([]);
    expect(await once(text, FILES, FILES, path)).toEqual([]);
  });

  it.each(SILENT)('silent while a file goes: %s %s', async (path, text) => {
    const before: Files = { ...FILES, 'tools/other.sh': 'x' };
    expect(await changed(text, before, FILES, path)).toEqual([]);
    expect(await once(text, before, FILES, path)).toEqual([]);
  });
});
