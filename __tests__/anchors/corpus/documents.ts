import { format } from 'prettier';
import { base } from './base.js';
import type { AnchorCase, Language } from './case.js';
import { documentCases, type Row } from './document-case.js';
import {
  find,
  insert,
  put,
  replaceIn,
  replaceOnce as once,
  swap,
  take,
  type Range,
  type Region,
} from './text-edits.js';

const debatable = { debatable: true } as const;

interface Document {
  readonly base: string;
  readonly path: string;
  readonly language: Language;
  readonly span: Region;
  /** Within the span. */
  readonly quote: string;
  /** Two stretches that may change places, neither of them the span. */
  readonly others: readonly [Region, Region];
  /** An edit outside of the span. */
  readonly beside: readonly [from: string, to: string];
  /** Lines that may stand before the line that begins so. */
  readonly above: readonly [before: Region, lines: readonly string[]];
  /** Changes of meaning, within the quote. */
  readonly mutations: readonly (readonly [kind: string, from: string, to: string])[];
}

const DOCUMENTS: readonly Document[] = [
  {
    base: 'operations.md',
    path: 'handbook/operations.md',
    language: 'markdown',
    span: [
      'A restore takes',
      'A restore takes about 25 minutes. Never restore over the live database.',
    ],
    quote: 'Never restore over the live database.',
    others: [
      ['- *tenant*', '- *tenant*: a customer with data of its own.'],
      ['- *scratch', '- *scratch database*: a copy that may be destroyed at any time.'],
    ],
    beside: ['3. Run `make verify`', '3. Run `make check`'],
    above: [
      ['## Setup', '## Setup'],
      ['## Contacts', '', 'The list is in the wiki.', ''],
    ],
    mutations: [
      ['drop a negation', 'Never restore', 'Always restore'],
      ['change a word', 'live database', 'test database'],
      ['change one character', 'over the', 'ever the'],
    ],
  },
  {
    base: 'security.md',
    path: 'SECURITY.md',
    language: 'markdown',
    span: ['Secrets live', 'Tokens for machines expire after one hour.'],
    quote: 'No secret is ever written to a log, a ticket or a chat.',
    others: [
      [
        'Only the last two',
        'Only the last two minor versions get fixes. A version is supported for at least six months.',
      ],
      ['Older notes', 'Older notes are kept in the wiki.'],
    ],
    beside: ['merged weekly', 'merged daily'],
    above: [
      ['## Supported', '## Supported versions'],
      ['## Scope', '', 'All repositories of the organisation.', ''],
    ],
    mutations: [
      ['drop a negation', 'No secret', 'A secret'],
      ['drop a word', 'a ticket or ', ''],
      ['change a word', 'a log', 'a blog'],
    ],
  },
  {
    base: 'ci.yml',
    path: '.github/workflows/ci.yml',
    language: 'yaml',
    span: ['    needs: test', "    if: github.ref == 'refs/heads/main'"],
    quote: "github.ref == 'refs/heads/main'",
    others: [
      ['      - run: npm ci', '      - run: npm ci --ignore-scripts'],
      ['      - run: npm test', '      - run: npm test'],
    ],
    beside: ['timeout-minutes: 15', 'timeout-minutes: 25'],
    above: [
      ['env:', 'env:'],
      ['concurrency: ci', ''],
    ],
    mutations: [
      ['invert a condition', '==', '!='],
      ['change one character in a string', 'heads/main', 'heads/mail'],
      ['drop half of a condition', " == 'refs/heads/main'", ''],
    ],
  },
  {
    base: 'service.yaml',
    path: 'deploy/values.yaml',
    language: 'yaml',
    span: ['database:', '    max: 20'],
    quote: 'host: orders-db.internal',
    others: [
      ['  - name: split', '    enabled: true'],
      ['  - name: gift', '    enabled: false'],
    ],
    beside: ['replicas: 3', 'replicas: 5'],
    above: [
      ['resources:', 'resources:'],
      ['ingress:', '  host: orders.example', ''],
    ],
    mutations: [
      ['change one character in a string', 'orders-db', 'order-db'],
      ['change a key', 'host:', 'hostname:'],
    ],
  },
  {
    base: 'package.json',
    path: 'package.json',
    language: 'json',
    span: ['    "limits": {', '    },'],
    quote: '"requestTimeoutMs": 15000',
    others: [
      ['    "build"', '    "build": "tsc --project tsconfig.build.json",'],
      ['    "test"', '    "test": "node --test dist/test/",'],
    ],
    beside: ['"version": "3.4.1"', '"version": "3.4.2"'],
    above: [['  "type"', '  "type": "module",'], ['  "private": true,']],
    mutations: [
      ['change a number', '15000', '1500'],
      ['change a key', 'TimeoutMs', 'TimeoutS'],
      ['string for a number', '15000', '"15000"'],
    ],
  },
  {
    base: 'limits.json',
    path: 'config/limits.json',
    language: 'json',
    span: [
      '    "team": {',
      '    "team": { "seats": 25, "storageGb": 250, "apiPerMinute": 600, "sso": false },',
    ],
    quote: '"storageGb": 250, "apiPerMinute": 600',
    others: [
      [
        '    "free"',
        '    "free": { "seats": 3, "storageGb": 5, "apiPerMinute": 60, "sso": false },',
      ],
      ['  "version"', '  "version": 2,'],
    ],
    beside: ['"days": 14', '"days": 7'],
    above: [['  "plans"', '  "plans": {'], ['  "currency": "EUR",']],
    mutations: [
      ['change a number', '250', '25'],
      ['exchange two values', '250, "apiPerMinute": 600', '600, "apiPerMinute": 250'],
    ],
  },
  {
    base: 'service.toml',
    path: 'worker/service.toml',
    language: 'toml',
    span: ['host = "smtp', 'timeout_seconds = 20'],
    quote: 'host = "smtp.internal"',
    others: [
      ['attempts', 'attempts = 5'],
      ['backoff', 'backoff = [1, 5, 30, 120]'],
    ],
    beside: ['workers = 4', 'workers = 8'],
    above: [['workers', 'workers = 4'], ['verbose = false']],
    mutations: [
      ['change one character in a string', 'smtp.internal', 'smtps.internal'],
      ['change a key', 'host =', 'hosts ='],
    ],
  },
];

/**
 * Lines, quotes and whole files of what is no program. JSON has a lexer of ours; elsewhere only
 * line ends and trailing blanks are equal.
 */
export async function plainCases(): Promise<readonly AnchorCase[]> {
  return (await Promise.all(DOCUMENTS.map(casesOf))).flat();
}

async function casesOf(document: Document): Promise<readonly AnchorCase[]> {
  const { path, language, quote } = document;
  const text = base(document.base);
  const span = find(text, document.span);
  const to = path.replace(/[^/]+(\.\w+)$/, 'renamed$1');
  const json = language === 'json';
  const moved: Row[1] = { [to]: text };
  const inserted = insert(text, find(text, document.above[0])[0], document.above[1]);
  const whitespace: readonly Row[] = [
    ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
    ['final newline flip', text.replace(/\n$/, ''), 'kept'],
    [
      'trailing blanks',
      put(
        text,
        span,
        take(text, span).map((line) => `${line} `),
      ),
      'kept',
    ],
    ...(json ? await reformatted(text) : []),
    ['rename the file', moved, 'kept', { renames: { [path]: to } }],
    [
      'rename the file with CRLF',
      { [to]: text.replaceAll('\n', '\r\n') },
      'kept',
      { renames: { [path]: to } },
    ],
    [
      'rename into vendor',
      { [`vendor/${path}`]: text },
      'kept',
      { renames: { [path]: `vendor/${path}` } },
    ],
    ['delete the file', {}, 'changed'],
    ['empty the file', '', 'changed'],
  ];
  const outside: readonly Row[] = [
    ['insert above', inserted, 'kept'],
    ['insert above with CRLF', inserted.replaceAll('\n', '\r\n'), 'kept'],
    ['edit beside', once(text, ...document.beside), 'kept'],
    [
      'rename the file and edit beside',
      { [to]: once(text, ...document.beside) },
      'kept',
      { renames: { [path]: to } },
    ],
    ['rename the file and insert above', { [to]: inserted }, 'kept', { renames: { [path]: to } }],
    ['swap two lines elsewhere', swap(text, ...regions(text, document.others)), 'kept'],
  ];
  const inside: readonly Row[] = [
    ...document.mutations.map(([kind, from, into]): Row => [
      kind,
      replaceIn(text, quoted(text, quote, span), from, into),
      'changed',
    ]),
    ...document.mutations.map(([kind, from, into]): Row => [
      `${kind}, and insert above`,
      insert(
        replaceIn(text, quoted(text, quote, span), from, into),
        find(text, document.above[0])[0],
        document.above[1],
      ),
      'changed',
    ]),
    ['delete the span', put(text, span, []), 'changed'],
    [
      'move the span to another file',
      {
        [path]: put(text, span, []),
        [path.replace(/[^/]+(\.\w+)$/, 'part$1')]: `${take(text, span).join('\n')}\n`,
      },
      'changed',
    ],
    [
      'cut off in the middle of the quote',
      `${text.slice(0, text.indexOf(quote) + quote.length / 2)}\n`,
      'changed',
    ],
  ];
  // To a file that is cited whole, nothing is outside; whether the order of its lines counts is another question.
  const toTheFile = outside.map(([kind, after, , more]): Row => [
    kind,
    after,
    'changed',
    kind.startsWith('swap') ? debatable : (more ?? {}),
  ]);
  return [
    ...documentCases(language, text, { path, lines: span }, [...whitespace, ...outside, ...inside]),
    ...documentCases(language, text, { path, quote }, [...whitespace, ...outside, ...inside]),
    ...documentCases(language, text, { path }, [...whitespace, ...toTheFile, ...inside]),
  ];
}

async function reformatted(text: string): Promise<readonly Row[]> {
  return [
    [
      'reformat (Prettier: four blanks)',
      await format(text, { parser: 'json', tabWidth: 4 }),
      'kept',
    ],
    [
      'reformat (Prettier: tabs, narrow)',
      await format(text, { parser: 'json', useTabs: true, printWidth: 20 }),
      'kept',
    ],
    ['reformat (one line)', `${JSON.stringify(JSON.parse(text))}\n`, 'kept', debatable],
  ];
}

function regions(text: string, [one, other]: readonly [Region, Region]): readonly [Range, Range] {
  return [find(text, one), find(text, other)];
}

/** The line of the quote. */
function quoted(text: string, quote: string, span: Range): Range {
  const line = text.slice(0, text.indexOf(quote)).split('\n').length;
  if (line < span[0] || line > span[1]) throw new Error(`the quote ${quote} is not in its span`);
  return [line, line];
}
