import { base } from './base.js';
import type { AnchorCase } from './case.js';
import { documentCases } from './document-case.js';
import { replaceOnce as once } from './text-edits.js';

const debatable = { debatable: true } as const;
const store = base('session-store.ts');
const ledger = base('ledger.py');
const manifest = base('package.json');

/** What must not be there. */
export const absentCases: readonly AnchorCase[] = [
  ...documentCases(
    'typescript',
    store,
    { path: 'src/auth/session-store.ts', absent: 'localStorage' },
    [
      ['edit beside', once(store, 'MAX_SESSIONS = 5', 'MAX_SESSIONS = 6'), 'kept'],
      ['CRLF flip', store.replaceAll('\n', '\r\n'), 'kept'],
      [
        'almost the literal appears',
        once(store, 'new Map<string, Session>()', 'localStores()'),
        'kept',
      ],
      [
        'the literal appears in another file',
        { 'src/auth/session-store.ts': store, 'src/web.ts': 'localStorage.clear();\n' },
        'kept',
      ],
      ['the literal appears', once(store, 'new Map<string, Session>()', 'localStorage'), 'changed'],
      [
        'the literal appears in a string',
        once(store, "'session is not open'", "'not in localStorage'"),
        'changed',
      ],
      [
        'the literal appears as part of a word',
        once(store, 'new Map<string, Session>()', 'windowlocalStorageOf()'),
        'changed',
      ],
      [
        'the literal appears in a comment',
        once(store, '// Opens a session', '// No localStorage. Opens a session'),
        'changed',
        debatable,
      ],
      [
        'the literal appears in other letters',
        once(store, 'new Map<string, Session>()', 'localstorage'),
        'kept',
        debatable,
      ],
      ['delete the file', {}, 'kept', debatable],
    ],
  ),
  ...documentCases('python', ledger, { path: 'books/ledger.py', absent: 'float(' }, [
    ['edit beside', once(ledger, '-250.00', '-500.00'), 'kept'],
    ['reformat (by hand)', once(ledger, 'Account(name)', 'Account( name )'), 'kept'],
    [
      'the literal appears',
      once(ledger, 'payer.balance -= amount', 'payer.balance -= float(amount)'),
      'changed',
    ],
    [
      'the literal appears, far below',
      `${ledger}\n\ndef rough(amount):\n    return float(amount)\n`,
      'changed',
    ],
    [
      'almost the literal appears',
      once(ledger, 'history.append(-amount)', 'history.append(-afloat)'),
      'kept',
    ],
  ]),
  ...documentCases('json', manifest, { path: 'package.json', absent: '"postinstall"' }, [
    ['edit beside', once(manifest, '3.4.1', '3.4.2'), 'kept'],
    [
      'the literal appears',
      once(manifest, '"scripts": {', '"scripts": {\n    "postinstall": "node x.js",'),
      'changed',
    ],
    [
      'almost the literal appears',
      once(manifest, '"scripts": {', '"scripts": {\n    "postinstalled": "node x.js",'),
      'kept',
    ],
  ]),
  ...(['src/legacy/auth.ts', '.npmrc', 'config/production.env'] as const).flatMap((path) =>
    documentCases('typescript', store, { path: 'src/auth/session-store.ts' }, [
      [
        'another path appears',
        { 'src/auth/session-store.ts': store, 'src/new.ts': 'export {};\n' },
        'kept',
      ],
      [
        'a path that begins alike appears',
        { 'src/auth/session-store.ts': store, [`${path}.example`]: '# none\n' },
        'kept',
      ],
      [
        'a path in another folder appears',
        { 'src/auth/session-store.ts': store, [`other/${path}`]: '# none\n' },
        'kept',
      ],
      ['the path appears', { 'src/auth/session-store.ts': store, [path]: '# here\n' }, 'changed'],
      ['the path appears, empty', { 'src/auth/session-store.ts': store, [path]: '' }, 'changed'],
      [
        'the path appears as a folder',
        { 'src/auth/session-store.ts': store, [`${path}/index.ts`]: 'export {};\n' },
        'changed',
      ],
      [
        'a file is renamed to the path',
        { [path]: store },
        'changed',
        { renames: { 'src/auth/session-store.ts': path } },
      ],
    ]).map((one) => ({
      ...one,
      name: `${path} absent: ${one.kind}`,
      cite: { path, absent: true as const },
    })),
  ),
];
