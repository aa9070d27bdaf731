import { describe, expect, it } from '@jest/globals';
import { lookAt, REMOVED, saidOfChange, saidOnce, without } from '../look.js';
import { NO_HISTORY } from '../../../../../src/tree/history-queries.js';
import { phraseText } from '../../../../../src/text/phrase.js';

const FILES = {
  'README.md': 'x',
  'package.json': '{}',
  'src/index.ts': 'x',
  'src/auth/guard.ts': 'a guard',
  'src/auth/session.ts': 'a session',
  'src/data/rows.ts': 'rows',
  'src/data/schema/users.ts': 'users',
  'packages/web/package.json': '{}',
  'packages/web/src/main.tsx': 'x',
  'packages/web/src/pages/home.tsx': 'home',
  'packages/web/src/pages/about.tsx': 'about',
};
const GUARD = 'src/auth/guard.ts';
const GONE = [`warning: The tree names \`${GUARD}\`, which does not exist; this change removes it`];

const fenced = (...lines: readonly string[]): string => ['```', ...lines, '```', ''].join('\n');
const lost = async (text: string, ...gone: readonly string[]): Promise<string[]> =>
  saidOfChange(text, FILES, without(FILES, ...(gone.length === 0 ? [GUARD] : gone)));

/** How one tree is drawn in which `src/auth/guard.ts` is gone. */
const DRAWN: readonly (readonly [how: string, lines: readonly string[]])[] = [
  ['boxes', ['src/', '├── index.ts', '├── auth/', '│   ├── guard.ts', '│   └── session.ts']],
  [
    'signs that look like boxes',
    ['src/', '|-- index.ts', '|-- auth/', '|   |-- guard.ts', '|   `-- session.ts'],
  ],
  ['plus signs', ['src', '+-- index.ts', '+-- auth', '|   +-- guard.ts', '|   +-- session.ts']],
  ['blanks alone', ['src/', '  index.ts', '  auth/', '    guard.ts', '    session.ts']],
  [
    'words behind number signs',
    [
      'src/',
      '├── index.ts    # starts it',
      '└── auth/  # who may',
      '    └── guard.ts  # the check',
    ],
  ],
  [
    'words behind slashes, arrows and dashes',
    [
      'src/ // all of it',
      '├── index.ts ← the start',
      '└── auth/ — who may',
      '    ├── guard.ts - the check',
      '    └── session.ts    keeps it',
    ],
  ],
  [
    'the name of the repository',
    [
      'shop/',
      '├── README.md',
      '├── src/',
      '│   ├── index.ts',
      '│   └── auth/',
      '│       └── guard.ts',
    ],
  ],
  [
    'a dot',
    ['.', '├── README.md', '└── src', '    ├── index.ts', '    └── auth', '        └── guard.ts'],
  ],
  ['no root', ['├── README.md', '├── package.json', '└── src/auth/guard.ts']],
  [
    'things that are no names',
    [
      'src/',
      '├── index.ts',
      '├── ...',
      '├── <feature>/',
      '│   └── a.ts',
      '└── auth/',
      '    └── guard.ts',
    ],
  ],
  ['code marks', ['src/', '├── `index.ts`', '└── `auth/`', '    └── `guard.ts`']],
  ['lines between', ['src/', '│', '├── index.ts', '│', '└── auth/', '    │', '    └── guard.ts']],
  [
    'names in Chinese behind it',
    ['src/', '├── index.ts    # 入口', '└── auth/       # 权限', '    └── guard.ts  # 检查'],
  ],
  [
    'words in German',
    ['src/', '├── index.ts  – der Anfang', '└── auth/', '    └── guard.ts  – prüft Rechte'],
  ],
  [
    'names in bold and a list of its parts',
    ['src/', '├── **index.ts**', '└── **auth/**', '    ├── **guard.ts**', '    └── **session.ts**'],
  ],
  ['tabs', ['src/', '\tindex.ts', '\tauth/', '\t\tguard.ts', '\t\tsession.ts']],
];

describe('an entry of a tree diagram that a change takes out', () => {
  it.each(DRAWN)('is found where it is drawn with %s', async (_, lines) => {
    expect(await lost(`# Layout\n\n${fenced(...lines)}`)).toEqual(GONE);
  });

  // A drawing of what never was here is of no repository, so no row is wrong by itself.
  it.each(DRAWN)('is found where an earlier commit took it out: %s', async (_, lines) => {
    const text = `# Layout\n\n${fenced(...lines)}`;
    expect(await saidOnce(text, FILES, without(FILES, GUARD))).toEqual([
      `warning: The tree names \`${GUARD}\`, which does not exist; it was removed in ${REMOVED}`,
    ]);
    expect(await saidOnce(text, FILES, FILES)).toEqual([]);
  });

  it('is found in a drawing that stands in no fence', async () => {
    expect(await lost('Layout:\n\nsrc/\n├── index.ts\n└── auth/\n    └── guard.ts\n')).toEqual(
      GONE,
    );
  });

  it('is found where a list is quoted in a fence of a language', async () => {
    const text = '```text\nsrc/\n├── index.ts\n└── auth/\n    └── guard.ts\n```\n';
    expect(await lost(text)).toEqual(GONE);
  });

  it('is found as a folder, with one finding for each name', async () => {
    const text = fenced(
      'src/',
      '├── index.ts',
      '├── auth/',
      '├── data/',
      '│   ├── rows.ts',
      '│   └── schema/',
    );
    expect(await lost(text, 'src/data/schema/users.ts')).toEqual([
      'warning: The tree names `src/data/schema`, which does not exist; this change removes it',
    ]);
  });

  it('is found below the folder that the heading, the sentence above or the drawing names', async () => {
    const drawing = fenced('├── main.tsx', '└── pages/', '    ├── home.tsx', '    └── about.tsx');
    const said = [
      'warning: The tree names `packages/web/src/pages/home.tsx`, which does not exist; this change removes it',
    ];
    for (const text of [
      `# Web (\`packages/web/src/\`)\n\n${drawing}`,
      `The pages are in \`packages/web/src\`:\n\n${drawing}`,
      fenced('web/src/', '├── main.tsx', '└── pages/', '    ├── home.tsx', '    └── about.tsx'),
    ])
      expect(await lost(text, 'packages/web/src/pages/home.tsx')).toEqual(said);
  });

  it('is found where the change takes out most of what is drawn', async () => {
    const text = fenced(
      'src/',
      '├── index.ts',
      '└── auth/',
      '    ├── guard.ts',
      '    └── session.ts',
    );
    expect(await lost(text, GUARD, 'src/auth/session.ts', 'src/index.ts')).toHaveLength(4);
  });

  it('is renamed in the drawing where the change renames it in its folder', async () => {
    const text = fenced(
      'src/',
      '├── index.ts',
      '└── auth/',
      '    ├── guard.ts # checks',
      '    └── session.ts',
    );
    const was = { ...FILES, 'AGENTS.md': text };
    const past = {
      ...NO_HISTORY,
      renames: async () => new Map([[GUARD, 'src/auth/gate.ts']]),
    };
    const { VirtualTree } = await import('../../../../../src/tree/virtual-tree.js');
    const { lookAtMentions } =
      await import('../../../../../src/agent-files/detectors/references/index.js');
    const { PathResolver } = await import('../../../../../src/tree/resolve.js');
    const { documentAt } = await import('../look.js');
    const tree = new VirtualTree({ ...without(was, GUARD), 'src/auth/gate.ts': 'a guard' });
    const { found } = await lookAtMentions([documentAt('AGENTS.md', text)], {
      tree,
      before: new VirtualTree(was),
      resolver: new PathResolver(tree),
      past,
    });
    expect(found.map(({ message, fix }) => [phraseText(message), fix?.edits])).toEqual([
      [
        `The tree names \`${GUARD}\`, which does not exist; this change moves it to \`src/auth/gate.ts\``,
        [{ line: 5, column: 9, old: 'guard.ts', replacement: 'gate.ts' }],
      ],
    ]);
  });
});

const DRAWING = fenced(
  'src/',
  '├── index.ts',
  '└── auth/',
  '    ├── guard.ts',
  '    └── session.ts',
);

describe('a drawing that claims nothing', () => {
  it.each([
    ['under a heading of what is proposed', `# A\n\n## Proposed structure\n\n${DRAWING}`],
    ['under a heading of examples', `# A\n\n## Example\n\n${DRAWING}`],
    ['under a heading of the target', `# A\n\n## Target layout\n\n${DRAWING}`],
    ['of an example', `For example:\n\n${DRAWING}`],
    ['of what every module has', `Each module looks like this:\n\n${DRAWING}`],
    ['of what is written', `The generator creates:\n\n${DRAWING}`],
    ['of what shall be', `After the migration the tree will be:\n\n${DRAWING}`],
    [
      'that says of the entry that it is gone',
      DRAWING.replace('guard.ts', 'guard.ts  # removed in 2.0'),
    ],
    [
      'that says of the entry that it is to come',
      DRAWING.replace('guard.ts', 'guard.ts  # planned'),
    ],
    [
      'that says of the entry that it is optional',
      DRAWING.replace('guard.ts', 'guard.ts # optional'),
    ],
    ['that says of the entry that it is made', DRAWING.replace('guard.ts', 'guard.ts (generated)')],
    ['of any folder', DRAWING.replace('src/', 'modules/<name>/')],
    [
      'of another repository',
      fenced('app/', '├── main.ts', '├── pages/', '│   └── a.ts', '└── auth/', '    └── guard.ts'),
    ],
    ['that is code', '```ts\nconst a = b | c;\nfunction f() {\n  guard.ts\n}\n```\n'],
    ['that is a table', '| a | b |\n| --- | --- |\n| guard.ts | x |\n'],
    ['that is prose in a fence', fenced('Go to src/', '  and open auth/guard.ts there', '  now')],
    [
      'that says of the entry in German that it is gone',
      DRAWING.replace('guard.ts', 'guard.ts  # entfernt'),
    ],
    [
      'that says of the entry in Chinese that it is gone',
      DRAWING.replace('guard.ts', 'guard.ts  # 已删除'),
    ],
    ['under a heading of what is planned', `# A\n\n## Geplante Struktur\n\n${DRAWING}`],
    ['of an example in Japanese', `例えば：\n\n${DRAWING}`],
    ['of an example in Spanish', `Por ejemplo:\n\n${DRAWING}`],
  ])('is silent %s', async (_, text) => {
    expect(await lost(text)).toEqual([]);
    expect(await saidOnce(text, FILES, without(FILES, GUARD))).toEqual([]);
  });

  it('is silent of what never was there', async () => {
    const text = DRAWING.replace('guard.ts', 'other.ts');
    expect((await lookAt({ 'AGENTS.md': text }, { files: FILES })).length).toBe(0);
  });

  it('counts what is there as held', async () => {
    const { lookAtMentions } =
      await import('../../../../../src/agent-files/detectors/references/index.js');
    const { VirtualTree } = await import('../../../../../src/tree/virtual-tree.js');
    const { PathResolver } = await import('../../../../../src/tree/resolve.js');
    const { documentAt } = await import('../look.js');
    const tree = new VirtualTree({ ...FILES, 'AGENTS.md': DRAWING });
    const { held } = await lookAtMentions([documentAt('AGENTS.md', DRAWING)], {
      tree,
      resolver: new PathResolver(tree),
      past: NO_HISTORY,
    });
    expect(held.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
      'path index.ts',
      'path auth',
      'path auth/guard.ts',
      'path auth/session.ts',
    ]);
  });
});

describe('a diagram that the words above it make an example', () => {
  const drawing = fenced(
    'src/',
    '├── index.ts',
    '├── auth/    # Example: two files',
    '│   ├── guard.ts',
    '│   └── session.ts',
    '└── data/',
    '    └── rows.ts',
  );
  const small = fenced('src/', '├── index.ts', '└── auth/', '    └── guard.ts');

  it.each([
    'Each package should look like this example:',
    'A typical layout, for example:',
    'Your project would be:',
  ])('is of this repository where most of it is here: %s', async (words) => {
    expect(await lost(`${words}\n\n${drawing}`)).toEqual(GONE);
  });

  it('is none where little of it is here', async () => {
    expect(await lost(`A typical layout, for example:\n\n${small}`)).toEqual([]);
  });
});

it('names with underscores around them, as Python has them, are read whole', async () => {
  const before = {
    'src/shop/__init__.py': 'x',
    'src/shop/__main__.py': 'main',
    'src/shop/_rows.py': 'rows',
    'src/shop/cart.py': 'cart',
  };
  const drawing = fenced(
    'src/shop/',
    '├── __init__.py',
    '├── __main__.py',
    '├── _rows.py',
    '└── cart.py',
  );
  expect(
    await saidOfChange(
      drawing,
      before,
      without(before, 'src/shop/__main__.py', 'src/shop/_rows.py'),
    ),
  ).toEqual([
    'warning: The tree names `src/shop/__main__.py`, which does not exist; this change removes it',
    'warning: The tree names `src/shop/_rows.py`, which does not exist; this change removes it',
  ]);
});
