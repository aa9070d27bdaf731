/** A name that no code has, among names of the same form that the code has: it is wrong without any history. */
import { describe, expect, it } from '@jest/globals';
import { found } from './look.js';

const FILES = {
  'src/passes.rs': ['CHUNK_IDS', 'CHUNK_HASHES', 'MODULE_GRAPH', 'SIDE_EFFECTS']
    .map((name) => `pub const ${name}: u8 = 1;\n`)
    .join(''),
  'src/env.ts': ['SHOP_API_URL', 'SHOP_API_KEY', 'SHOP_MAX_ROWS', 'SHOP_TIMEOUT']
    .map((name) => `read(process.env.${name});\n`)
    .join(''),
  'src/tools.ts': ['get_rows', 'next_row', 'drop_table', 'list_tables']
    .map((name) => `server.add({ name: '${name}', run });\n`)
    .join(''),
  'src/hooks.ts': ['useRowCursor', 'useTableState', 'useQueryCache', 'useRetryLimit']
    .map((name) => `export function ${name}() {}\n`)
    .join(''),
};

const list = (...names: readonly string[]): string =>
  names.map((one) => `- \`${one}\`: x\n`).join('');
const rows = (...names: readonly string[]): string =>
  `| Step | Pass |\n|---|---|\n${names.map((one, at) => `| ${at} | \`${one}\` |\n`).join('')}`;

describe('one name of many in one form', () => {
  it.each([
    [
      'a list of variables',
      list('SHOP_API_URL', 'SHOP_API_KEY', 'SHOP_MAX_ROWS', 'SHOP_TIMEUOT'),
      'variable SHOP_TIMEUOT',
    ],
    [
      'a column of a table',
      rows('CHUNK_IDS', 'CHUNKS_HASHES', 'MODULE_GRAPH', 'SIDE_EFFECTS', 'CHUNK_HASHES'),
      'variable CHUNKS_HASHES',
    ],
    [
      'a list of hooks',
      list('useRowCursor', 'useTableState', 'useQueryCache', 'useRowCache', 'useRetryLimit'),
      'symbol useRowCache',
    ],
    [
      'lines with one label in many sections',
      ['get_rows', 'next_row', 'drop_table', 'drop_tables', 'list_tables']
        .map((name) => `## A\n\n- **MCP tool:** \`${name}\`\n`)
        .join('\n'),
      'symbol drop_tables',
    ],
    [
      'a numbered list',
      '1. `useRowCursor`\n2. `useTableState`\n3. `useQueryCache`\n4. `useRowsCursor`\n',
      'symbol useRowsCursor',
    ],
    [
      'a list in Chinese',
      '- `SHOP_API_URL`：地址\n- `SHOP_API_KEY`：密钥\n- `SHOP_MAX_ROWS`：行数\n- `SHOP_MAX_TIME`：时间\n',
      'variable SHOP_MAX_TIME',
    ],
  ])('%s', async (_where, text, told) => {
    expect(await found(text, 'AGENTS.md', FILES)).toEqual([`warning ${told}`]);
  });

  it.each([
    ['too few are there', list('SHOP_API_URL', 'SHOP_API_KEY', 'SHOP_TIMEUOT')],
    [
      'too many are not',
      list(
        'SHOP_API_URL',
        'SHOP_API_KEY',
        'SHOP_MAX_ROWS',
        'SHOP_AAA_X',
        'SHOP_BBB_X',
        'SHOP_CCC_X',
      ),
    ],
    [
      'they stand in a sentence',
      '`useRowCursor`, `useTableState`, `useQueryCache` and `useRowCache`.',
    ],
    ['the code only calls the others', list('readRows', 'writeRows', 'closeRows', 'openRows')],
    [
      'they are examples',
      `For example:\n\n${list('useRowCursor', 'useTableState', 'useQueryCache', 'useRowCache')}`,
    ],
    [
      'it is said to be planned',
      `${list('useRowCursor', 'useTableState', 'useQueryCache')}- \`useRowCache\` (planned)\n`,
    ],
    [
      'it is said to be gone',
      `${list('useRowCursor', 'useTableState', 'useQueryCache')}- \`useRowCache\`: removed in v2\n`,
    ],
    [
      'they are flags, which a library may make',
      list('--max-rows', '--max-time', '--max-age', '--max-size'),
    ],
    [
      'the section is about what is to come',
      `## Roadmap\n\n${list('useRowCursor', 'useTableState', 'useQueryCache', 'useRowCache')}`,
    ],
    [
      'they are in another list',
      `## A\n\n${list('useRowCursor', 'useTableState', 'useQueryCache')}\n## B\n\n${list('useRowCache')}`,
    ],
    [
      'they are in another column',
      '| `useRowCursor` | `useRowCache` |\n| `useTableState` | a |\n| `useQueryCache` | b |\n',
    ],
    ['all are there', list('useRowCursor', 'useTableState', 'useQueryCache', 'useRetryLimit')],
  ])('nothing is said where %s', async (_why, text) => {
    const calls = { 'src/calls.ts': 'readRows();\nwriteRows();\ncloseRows();\n' };
    expect(await found(text, 'AGENTS.md', { ...FILES, ...calls })).toEqual([]);
  });

  const HOOKS = ['useRowCursor', 'useTableState', 'useQueryCache', 'useRetryLimit'];
  const SETTINGS = ['SHOP_API_URL', 'SHOP_API_KEY', 'SHOP_MAX_ROWS', 'SHOP_TIMEOUT'];
  const CODES = ['NOT_FOUND', 'ALREADY_EXISTS', 'INVALID_ARGUMENT', 'PERMISSION_DENIED'];
  const cases = (names: readonly string[]): string =>
    `switch (code) {\n${names.map((one) => `  case ${one}:\n`).join('')}}\n`;

  it.each([
    ['is of another list', `${list(...HOOKS)}\nFrom the library:\n\n${list('useSearchParams')}`],
    ['is global in browsers', list(...HOOKS, 'addEventListener')],
    ['is global in Node', list(...HOOKS, 'queueMicrotask')],
    ['is an error of the language', list(...HOOKS, 'TimeoutError')],
    ['is of another family', list(...SETTINGS, 'SENTRY_DSN')],
    ['is a package of others', list('@shop/api', '@shop/web', '@shop/rows', '@types/node')],
    ['is a code of a protocol', list(...CODES, 'DEADLINE_EXCEEDED')],
    ['is a setting with a prefix', list(...SETTINGS, 'SHOP_LOG_FORMAT')],
    ['is made of parts', list(...SETTINGS, 'SHOP_MAIL_SENDER')],
    ['is a tool named by its function', list('get_rows', 'next_row', 'drop_table', 'count_rows')],
    ['is in the settings of an agent', list(...SETTINGS, 'SHOP_MCP_ROWS')],
    ['is the name of a file', list(...HOOKS, 'AppFooter')],
    ['is in a source that is too large to read', list(...HOOKS, 'useHugeTable'), 'src/huge.ts'],
  ])('nothing is said of one that %s', async (_why, text, large = '') => {
    expect(
      await found(text, 'AGENTS.md', {
        ...FILES,
        'src/codes.ts': cases(CODES),
        'package.json': '{ "workspaces": ["@shop/api", "@shop/web", "@shop/rows"] }',
        'src/settings.py': 'class Settings(BaseSettings):\n    log_format: str = "x"\n',
        'src/mail.ts': 'const sender = process.env[`${shop}_MAIL_SENDER`];\n',
        'src/count.ts': 'server.add(countRows);\n',
        '.mcp.json': '{"mcpServers":{"rows":{"command":"x","env":{"SHOP_MCP_ROWS":"1"}}}}',
        'src/AppFooter.vue': '<footer />\n',
        ...(large === '' ? {} : { [large]: `${'x'.repeat(1_100_000)}\n` }),
      }),
    ).toEqual([]);
  });

  it('a constant among constants of other first words is told', async () => {
    const text = list('CHUNK_IDS', 'CHUNK_HASHES', 'MODULE_GRAPH', 'TREE_EFFECTS');
    expect(await found(text, 'AGENTS.md', FILES)).toEqual(['warning variable TREE_EFFECTS']);
  });

  it('nothing is said in a skill of any project', async () => {
    const text = list('useRowCursor', 'useTableState', 'useQueryCache', 'useRowCache');
    expect(await found(text, '.claude/skills/x/SKILL.md', FILES)).toEqual([]);
  });
});
