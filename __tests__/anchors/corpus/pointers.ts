import { format } from 'prettier';
import { parseDocument } from 'yaml';
import { base } from './base.js';
import type { AnchorCase } from './case.js';
import { documentCases, type Row } from './document-case.js';
import { replaceOnce as once } from './text-edits.js';

/** JSON Pointers (RFC 6901) into JSON, YAML and TOML: the value counts, not how or where it is written. */
export async function pointerCases(): Promise<readonly AnchorCase[]> {
  return [
    ...(await packageJson()),
    ...(await limitsJson()),
    ...(await ciYaml()),
    ...(await serviceYaml()),
    ...serviceToml(),
  ];
}

const debatable = { debatable: true } as const;

/** What keeps every value of a JSON document. */
async function jsonLayouts(text: string, path: string): Promise<readonly Row[]> {
  return [
    [
      'reformat (Prettier: four blanks)',
      await format(text, { parser: 'json', tabWidth: 4 }),
      'kept',
    ],
    [
      'reformat (Prettier: tabs, narrow)',
      await format(text, { parser: 'json', useTabs: true, printWidth: 30 }),
      'kept',
    ],
    ['reformat (one line)', JSON.stringify(JSON.parse(text)), 'kept'],
    ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
    ['final newline flip', text.replace(/\n$/, ''), 'kept'],
    [
      'rename the file',
      { [path.replace('.json', '.base.json')]: text },
      'kept',
      { renames: { [path]: path.replace('.json', '.base.json') } },
    ],
    [
      'rename into fixtures',
      { [`fixtures/${path}`]: text },
      'kept',
      { renames: { [path]: `fixtures/${path}` } },
    ],
    ['delete the file', {}, 'changed'],
    ['broken syntax', text.replace(/\}\s*$/, ''), 'changed'],
    ['empty the file', '', 'changed'],
    ['every key removed', '{}\n', 'changed'],
  ];
}

async function packageJson(): Promise<readonly AnchorCase[]> {
  const path = 'package.json';
  const text = base(path);
  const layouts = await jsonLayouts(text, path);
  const reordered = JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(text) as Record<string, unknown>).toReversed()),
    null,
    2,
  );
  const at = (pointer: string, rows: readonly Row[]) =>
    documentCases('json', text, { path, pointer }, [
      ...layouts,
      ['key order elsewhere', `${reordered}\n`, 'kept'],
      ['edit elsewhere', once(text, '"3.4.1"', '"3.5.0"'), 'kept'],
      ...rows,
    ]);
  return [
    ...at('/engines/node', [
      ['change one character in a string', once(text, '>=20.11', '>=20.10'), 'changed'],
      ['key removed', once(text, '  "engines": { "node": ">=20.11" },\n', ''), 'changed'],
      ['key renamed', once(text, '"node":', '"nodejs":'), 'changed'],
      ['sibling added', once(text, '{ "node"', '{ "npm": ">=10", "node"'), 'kept'],
      [
        'same key elsewhere, gone here',
        once(
          once(text, '  "engines": { "node": ">=20.11" },\n', ''),
          '"config": {',
          '"config": {\n    "engines": { "node": ">=20.11" },',
        ),
        'changed',
      ],
    ]),
    ...at('/scripts', [
      ['edit inside', once(text, '--deny-warnings', '--quiet'), 'changed'],
      [
        'key added inside',
        once(text, '"scripts": {', '"scripts": {\n    "prepare": "node evil.js",'),
        'changed',
      ],
      [
        'key order inside',
        once(
          once(text, '    "build": "tsc --project tsconfig.build.json",\n', ''),
          '"oxlint --deny-warnings"',
          '"oxlint --deny-warnings",\n    "build": "tsc --project tsconfig.build.json"',
        ),
        'kept',
        debatable,
      ],
      ['array for an object', text.replace(/"scripts": \{[^}]*\}/, '"scripts": []'), 'changed'],
      [
        'sibling order',
        once(text, '  "type": "module",\n', '').replace(
          '"files":',
          '"type": "module",\n  "files":',
        ),
        'kept',
      ],
    ]),
    ...at('/config/limits/bodyBytes', [
      ['change a number', once(text, '1048576', '1048577'), 'changed'],
      ['string for a number', once(text, '1048576', '"1048576"'), 'changed'],
      ['other spelling of a number', once(text, '1048576', '1.048576e6'), 'kept', debatable],
      ['null for a number', once(text, '1048576', 'null'), 'changed'],
      ['edit beside', once(text, '15000', '30000'), 'kept'],
      [
        'moved to another parent',
        once(
          once(text, '      "bodyBytes": 1048576,\n', ''),
          '"config": {',
          '"config": {\n    "bodyBytes": 1048576,',
        ),
        'changed',
      ],
      [
        'key twice',
        once(text, '"bodyBytes": 1048576,', '"bodyBytes": 1048576,\n      "bodyBytes": 9,'),
        'changed',
      ],
    ]),
    ...at('/config/limits/keepAlive', [
      ['invert a value', once(text, '"keepAlive": true', '"keepAlive": false'), 'changed'],
      ['string for a value', once(text, '"keepAlive": true', '"keepAlive": "true"'), 'changed'],
      ['parent removed', text.replace(/ {4}"limits": \{[^}]*\},\n/, ''), 'changed'],
    ]),
    // `~1` stands for a slash, `~0` for a tilde.
    ...at('/config/paths~1aliases/~0core', [
      ['change one character in a string', once(text, './src/core', './src/cord'), 'changed'],
      ['key renamed', once(text, '~core', '~cure'), 'changed'],
      [
        'key of the same letters beside',
        once(text, '{ "~core"', '{ "core": "./other", "~core"'),
        'kept',
      ],
    ]),
    ...at('/config/origins/0', [
      [
        'element inserted before',
        once(text, '["https://app', '["https://evil.example", "https://app'),
        'kept',
      ],
      [
        'element added after',
        once(
          text,
          'admin.harbour.example"]',
          'admin.harbour.example", "https://new.harbour.example"]',
        ),
        'kept',
      ],
      [
        'elements swapped',
        once(
          text,
          '"https://app.harbour.example", "https://admin.harbour.example"',
          '"https://admin.harbour.example", "https://app.harbour.example"',
        ),
        'kept',
      ],
    ]),
    ...at('/files', [
      ['element removed', once(text, ', "LICENSE"', ''), 'changed'],
      ['element added', once(text, '"dist", ', '"dist", "src", '), 'changed'],
      ['elements swapped', once(text, '"dist", "README.md"', '"README.md", "dist"'), 'changed'],
    ]),
  ];
}

async function limitsJson(): Promise<readonly AnchorCase[]> {
  const path = 'config/limits.json';
  const text = base('limits.json');
  const layouts = await jsonLayouts(text, path);
  const at = (pointer: string, rows: readonly Row[]) =>
    documentCases('json', text, { path, pointer }, [...layouts, ...rows]);
  return [
    ...at('/plans/team/seats', [
      ['change a number', once(text, '"seats": 25', '"seats": 250'), 'changed'],
      ['edit of the same key elsewhere', once(text, '"seats": 3,', '"seats": 4,'), 'kept'],
      [
        'exchange the names of two objects',
        once(once(once(text, '"free"', '"x"'), '"team": {', '"free": {'), '"x"', '"team"'),
        'changed',
      ],
    ]),
    ...at('/plans/enterprise/seats', [
      ['number for null', once(text, '"seats": null', '"seats": 0'), 'changed'],
      ['key removed', once(text, '"seats": null, ', ''), 'changed'],
    ]),
    ...at('/overrides/1', [
      [
        'element before removed',
        once(text, '    { "tenant": "northwind", "plan": "team", "seats": 40 },\n', ''),
        'kept',
      ],
      ['edit inside', once(text, '12000', '1200'), 'changed'],
      ['edit of the element before', once(text, '"seats": 40', '"seats": 41'), 'kept'],
    ]),
    ...at('/grace', [
      ['edit inside, deep', once(text, '"billing"', '"finance"'), 'changed'],
      ['edit elsewhere', once(text, '"version": 2', '"version": 3'), 'kept'],
    ]),
  ];
}

async function ciYaml(): Promise<readonly AnchorCase[]> {
  const path = '.github/workflows/ci.yml';
  const text = base('ci.yml');
  const layouts: readonly Row[] = [
    ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
    ['final newline flip', text.replace(/\n$/, ''), 'kept'],
    ['re-indent', parseDocument(text).toString({ indent: 4, lineWidth: 0 }), 'kept'],
    [
      'reformat (Prettier: narrow)',
      await format(text.replaceAll("'", '"'), {
        parser: 'yaml',
        printWidth: 20,
        bracketSpacing: false,
      }),
      'kept',
    ],
    ['comment typo', once(text, '# Nothing is published', '# Nothing is publishd'), 'kept'],
    ['comment added above', `# Reviewed by the platform team.\n${text}`, 'kept'],
    ['edit elsewhere', once(text, 'timeout-minutes: 15', 'timeout-minutes: 20'), 'kept'],
    [
      'rename the file',
      { '.github/workflows/checks.yml': text },
      'kept',
      { renames: { [path]: '.github/workflows/checks.yml' } },
    ],
    ['delete the file', {}, 'changed'],
    ['broken syntax', once(text, 'jobs:\n', 'jobs: [\n'), 'changed'],
  ];
  const at = (pointer: string, rows: readonly Row[]) =>
    documentCases('yaml', text, { path, pointer }, [...layouts, ...rows]);
  return [
    ...at('/permissions/contents', [
      ['change a value', text.replace('contents: read', 'contents: write'), 'changed'],
      [
        'same key elsewhere changed',
        text.replace(/contents: read\n {6}id-token/, 'contents: write\n      id-token'),
        'kept',
      ],
      [
        'comment out',
        text.replace('permissions:\n  contents: read', '# permissions:\n#   contents: read'),
        'changed',
      ],
      ['quoted', text.replace('contents: read', "contents: 'read'"), 'kept'],
      [
        'flow for block',
        text.replace('permissions:\n  contents: read', 'permissions: { contents: read }'),
        'kept',
      ],
      [
        'permission added beside',
        text.replace(
          'permissions:\n  contents: read',
          'permissions:\n  contents: read\n  packages: write',
        ),
        'kept',
      ],
    ]),
    ...at('/permissions', [
      [
        'key added inside',
        text.replace(
          'permissions:\n  contents: read',
          'permissions:\n  contents: read\n  packages: write',
        ),
        'changed',
      ],
      [
        'scalar for a mapping',
        text.replace('permissions:\n  contents: read', 'permissions: write-all'),
        'changed',
      ],
    ]),
    ...at('/jobs/test/steps/0/with/persist-credentials', [
      [
        'invert a value',
        once(text, 'persist-credentials: false', 'persist-credentials: true'),
        'changed',
      ],
      [
        'string for a value',
        once(text, 'persist-credentials: false', "persist-credentials: 'false'"),
        'changed',
      ],
      [
        'step inserted before',
        once(
          text,
          '    steps:\n      - uses: actions/checkout@v4\n        with:\n',
          '    steps:\n      - run: echo hello\n      - uses: actions/checkout@v4\n        with:\n',
        ),
        'kept',
      ],
      ['key removed', once(text, '          persist-credentials: false\n', ''), 'changed'],
      [
        'sibling order',
        once(
          text,
          '          persist-credentials: false\n          fetch-depth: 0\n',
          '          fetch-depth: 0\n          persist-credentials: false\n',
        ),
        'kept',
      ],
    ]),
    ...at('/jobs/publish/if', [
      ['invert a condition', once(text, "ref == 'refs", "ref != 'refs"), 'changed'],
      ['key removed', once(text, "    if: github.ref == 'refs/heads/main'\n", ''), 'changed'],
      ['comment out', once(text, '    if: github.ref', '    # if: github.ref'), 'changed'],
      [
        'moved to another job',
        once(
          once(text, "    if: github.ref == 'refs/heads/main'\n", ''),
          'timeout-minutes: 15',
          "timeout-minutes: 15\n    if: github.ref == 'refs/heads/main'",
        ),
        'changed',
      ],
      [
        'sibling order',
        once(
          once(text, '    needs: test\n', ''),
          "refs/heads/main'\n",
          "refs/heads/main'\n    needs: test\n",
        ),
        'kept',
      ],
    ]).filter(({ kind }) => !kind.includes('Prettier')),
    ...at('/jobs/test/strategy/matrix/node', [
      ['element removed', once(text, '[20, 22, 24]', '[22, 24]'), 'changed'],
      [
        'block for flow',
        once(text, 'node: [20, 22, 24]', 'node:\n          - 20\n          - 22\n          - 24'),
        'kept',
      ],
      ['strings for numbers', once(text, '[20, 22, 24]', "['20', '22', '24']"), 'changed'],
    ]),
  ];
}

async function serviceYaml(): Promise<readonly AnchorCase[]> {
  const path = 'deploy/values.yaml';
  const text = base('service.yaml');
  const database =
    'database:\n  host: orders-db.internal\n  port: 5432\n  pool:\n    min: 2\n    max: 20\n  statementTimeout: 5s\n\n';
  const layouts: readonly Row[] = [
    ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
    ['final newline flip', text.replace(/\n$/, ''), 'kept'],
    ['re-indent', parseDocument(text).toString({ indent: 4, lineWidth: 0 }), 'kept'],
    [
      'reformat (Prettier: single quotes)',
      await format(text, { parser: 'yaml', singleQuote: true, tabWidth: 4 }),
      'kept',
    ],
    [
      'key order elsewhere',
      text.replace('replicas: 3\n', '').replace(/\nfeatures:/, '\nreplicas: 3\n\nfeatures:'),
      'kept',
    ],
    ['comment typo', once(text, 'Values of the order', 'Value of the order'), 'kept'],
    ['delete the file', {}, 'changed'],
  ];
  const at = (pointer: string, rows: readonly Row[]) =>
    documentCases('yaml', text, { path, pointer }, [...layouts, ...rows]);
  return [
    ...at('/database/pool/max', [
      ['change a number', once(text, 'max: 20', 'max: 200'), 'changed'],
      ['key removed', once(text, '    max: 20\n', ''), 'changed'],
      [
        'section moved',
        once(text, database, '').replace(
          '# Values of the order service.\n',
          `# Values of the order service.\n${database}`,
        ),
        'kept',
      ],
      ['edit beside', once(text, 'min: 2\n', 'min: 4\n'), 'kept'],
      ['indented into another parent', once(text, '    max: 20\n', '  max: 20\n'), 'changed'],
    ]),
    ...at('/image/tag', [
      ['change one character in a string', once(text, '1.18.2', '1.18.3'), 'changed'],
      ['other quote marks', once(text, '"1.18.2"', "'1.18.2'"), 'kept'],
    ]),
    ...at('/resources/limits/cpu', [
      ['number for a string', once(text, 'cpu: "1"', 'cpu: 1'), 'changed'],
      ['change a value', once(text, 'cpu: "1"', 'cpu: "2"'), 'changed'],
      ['comment out', once(text, '    cpu: "1"\n', '    # cpu: "1"\n'), 'changed'],
    ]),
    ...at('/features/1/enabled', [
      ['invert a value', once(text, 'enabled: false', 'enabled: true'), 'changed'],
      [
        'element inserted before',
        once(text, 'features:\n', 'features:\n  - name: wish-lists\n    enabled: true\n'),
        'kept',
      ],
      ['element added after', `${text}  - name: wish-lists\n    enabled: true\n`, 'kept'],
    ]),
    ...at('/probes', [
      ['edit inside, deep', once(text, 'failureThreshold: 3', 'failureThreshold: 30'), 'changed'],
      ['edit elsewhere', once(text, 'replicas: 3', 'replicas: 4'), 'kept'],
    ]),
  ];
}

function serviceToml(): readonly AnchorCase[] {
  const path = 'worker/service.toml';
  const text = base('service.toml');
  const layouts: readonly Row[] = [
    ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
    ['final newline flip', text.replace(/\n$/, ''), 'kept'],
    ['reformat (no blanks around =)', text.replaceAll(' = ', '='), 'kept'],
    ['re-indent', text.replace(/^(\w)/gm, '  $1'), 'kept'],
    ['comment typo', once(text, 'Settings of', 'Setting of'), 'kept'],
    [
      'rename the file',
      { 'worker/mail.toml': text },
      'kept',
      { renames: { [path]: 'worker/mail.toml' } },
    ],
    ['delete the file', {}, 'changed'],
    ['broken syntax', once(text, '[smtp]', '[smtp'), 'changed'],
  ];
  const at = (pointer: string, rows: readonly Row[]) =>
    documentCases('toml', text, { path, pointer }, [...layouts, ...rows]);
  return [
    ...at('/smtp/starttls', [
      ['invert a value', once(text, 'starttls = true', 'starttls = false'), 'changed'],
      ['key removed', once(text, 'starttls = true\n', ''), 'changed'],
      [
        'moved to another table',
        once(once(text, 'starttls = true\n', ''), '[queue]\n', '[queue]\nstarttls = true\n'),
        'changed',
      ],
      ['comment out', once(text, 'starttls', '# starttls'), 'changed'],
      [
        'key order beside',
        once(text, 'port = 587\nstarttls = true\n', 'starttls = true\nport = 587\n'),
        'kept',
      ],
    ]),
    ...at('/smtp/retry/backoff', [
      ['change a number', once(text, '5, 30, 120', '5, 30, 12'), 'changed'],
      [
        'over several lines',
        once(text, '[1, 5, 30, 120]', '[\n  1,\n  5,\n  30,\n  120,\n]'),
        'kept',
      ],
      ['edit beside', once(text, 'attempts = 5', 'attempts = 6'), 'kept'],
    ]),
    ...at('/smtp/retry/attempts', [
      ['string for a number', once(text, 'attempts = 5', 'attempts = "5"'), 'changed'],
      [
        'dotted key for a table',
        once(
          once(text, '[smtp.retry]\nattempts = 5\n', ''),
          'timeout_seconds = 20\n',
          'timeout_seconds = 20\nretry.attempts = 5\n',
        ).replace('\nbackoff = [1, 5, 30, 120]\n', 'retry.backoff = [1, 5, 30, 120]\n'),
        'kept',
      ],
      ['edit elsewhere', once(text, 'workers = 4', 'workers = 8'), 'kept'],
    ]),
    ...at('/route/1/via', [
      [
        'change one character in a string',
        once(text, 'relay.internal', 'relax.internal'),
        'changed',
      ],
      [
        'element before removed',
        once(text, '[[route]]\ndomain = "example.com"\nvia = "smtp.internal"\n\n', ''),
        'kept',
      ],
      ['literal string', once(text, '"relay.internal"', "'relay.internal'"), 'kept'],
    ]),
  ];
}
