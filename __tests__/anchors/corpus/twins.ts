import { base } from './base.js';
import type { AnchorCase, Cite, Meaning } from './case.js';
import { drop, find, insert, put, replaceIn, swap, take, type Range } from './text-edits.js';

const path = 'src/projects/access-policy.ts';
const text = base('access-policy.ts');
const archive = find(text, ['export function archiveProject(', '}']);
const restore = find(text, ['export function restoreProject(', '}']);
const guardIn = ([from]: Range): Range => [from + 2, from + 4];
const guard = take(text, guardIn(archive));
const quote = 'throw new Forbidden(actor.id, project.id);';

const inArchive: Cite = { path, lines: guardIn(archive) };
const inRestore: Cite = { path, lines: guardIn(restore) };
/** One line that stands in both functions, and many like it in any file. */
const roleInRestore: Cite = { path, lines: [restore[0] + 1, restore[0] + 1] };
const archiveItself: Cite = { path, symbol: 'archiveProject' };
const restoreItself: Cite = { path, symbol: 'restoreProject' };
const quoteInArchive: Cite = { path, symbol: 'archiveProject', quote };
const quoteInRestore: Cite = { path, symbol: 'restoreProject', quote };

type Row = readonly [
  kind: string,
  after: string,
  labels: readonly (readonly [cite: Cite, meaning: Meaning, debatable?: true])[],
];

const weaker = (unit: Range): string => replaceIn(text, unit, 'actor.suspended', 'actor.removed');

/** Two functions of equal height with the same guard: equal text is no identity. */
const ROWS: readonly Row[] = [
  [
    'swap two equal blocks',
    swap(text, archive, restore),
    [
      [inArchive, 'kept'],
      [inRestore, 'kept'],
      [roleInRestore, 'kept'],
      [archiveItself, 'kept'],
      [restoreItself, 'kept'],
      [quoteInArchive, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'insert above equal blocks',
    insert(text, archive[0], ['export const ROLES = 4;', '']),
    [
      [inArchive, 'kept'],
      [inRestore, 'kept'],
      [roleInRestore, 'kept'],
      [archiveItself, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'insert above equal blocks, by their distance',
    insert(
      text,
      archive[0],
      Array.from(
        { length: restore[0] - archive[0] },
        (_, index) => `export const role${index} = ${index};`,
      ),
    ),
    [
      [inArchive, 'kept'],
      [inRestore, 'kept'],
      [roleInRestore, 'kept'],
      [archiveItself, 'kept'],
      [quoteInArchive, 'kept'],
    ],
  ],
  // The other guard comes to stand at the very lines of the deleted one.
  [
    'delete the function, its twin takes the lines',
    drop(text, archive),
    [
      [inArchive, 'changed'],
      [archiveItself, 'changed'],
      [quoteInArchive, 'changed'],
      [inRestore, 'kept'],
      [roleInRestore, 'kept'],
      [restoreItself, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'delete the second of two twins',
    drop(text, restore),
    [
      [inArchive, 'kept'],
      [archiveItself, 'kept'],
      [quoteInArchive, 'kept'],
      [inRestore, 'changed'],
      [roleInRestore, 'changed'],
      [restoreItself, 'changed'],
      [quoteInRestore, 'changed'],
    ],
  ],
  [
    'delete the span, its twin stays',
    put(text, guardIn(archive), []),
    [
      [inArchive, 'changed'],
      [archiveItself, 'changed'],
      [quoteInArchive, 'changed'],
      [inRestore, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'delete the span of the second twin',
    put(text, guardIn(restore), []),
    [
      [inRestore, 'changed'],
      [restoreItself, 'changed'],
      [quoteInRestore, 'changed'],
      [inArchive, 'kept'],
      [quoteInArchive, 'kept'],
    ],
  ],
  [
    'edit inside, its twin stays',
    weaker(archive),
    [
      [inArchive, 'changed'],
      [archiveItself, 'changed'],
      [inRestore, 'kept'],
      [restoreItself, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'edit inside the second twin',
    weaker(restore),
    [
      [inRestore, 'changed'],
      [restoreItself, 'changed'],
      [inArchive, 'kept'],
      [archiveItself, 'kept'],
    ],
  ],
  [
    'edit inside and swap with the twin',
    swap(weaker(archive), archive, restore),
    [
      [inArchive, 'changed'],
      [archiveItself, 'changed'],
      [inRestore, 'kept'],
      [restoreItself, 'kept'],
    ],
  ],
  [
    'exchange the names of two functions',
    exchanged(),
    [
      [archiveItself, 'changed'],
      [restoreItself, 'changed'],
      [inArchive, 'kept', true],
      [inRestore, 'kept', true],
    ],
  ],
  [
    'third twin appears between',
    insert(text, restore[0], [
      'export function renameProject(actor: Actor, project: Project, name: string): Project {',
      ...take(text, [archive[0] + 1, archive[0] + 4]),
      '  return { ...project, name };',
      '}',
      '',
    ]),
    [
      [inArchive, 'kept'],
      [inRestore, 'kept'],
      [roleInRestore, 'kept'],
      [restoreItself, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'comment out, its twin stays',
    put(text, guardIn(archive), ['/*', ...guard, '*/']),
    [
      [inArchive, 'changed'],
      [archiveItself, 'changed'],
      [quoteInArchive, 'changed'],
      [inRestore, 'kept'],
      [quoteInRestore, 'kept'],
    ],
  ],
  [
    'the guard becomes a function of its own',
    put(
      insert(text, restore[1] + 1, [
        '',
        'function requireWriter(actor: Actor, project: Project, role: string): void {',
        ...guard,
        '}',
      ]),
      guardIn(archive),
      ['  requireWriter(actor, project, role);'],
    ),
    [
      [inArchive, 'changed'],
      [archiveItself, 'changed'],
      [quoteInArchive, 'changed'],
    ],
  ],
];

/** The bodies stay where they are; only what they are called changes. */
function exchanged(): string {
  const between = replaceIn(
    replaceIn(text, archive, 'archiveProject', 'swapped'),
    restore,
    'restoreProject',
    'archiveProject',
  );
  return replaceIn(between, archive, 'swapped', 'restoreProject');
}

const nameOf = (cite: Cite): string =>
  [cite.symbol, cite.quote === undefined ? null : 'quote', cite.lines?.join('-')]
    .filter((part) => part !== undefined && part !== null)
    .join(' ');

export const twinCases: readonly AnchorCase[] = ROWS.flatMap(([kind, after, labels]) =>
  labels.map(([cite, meaning, debatable]) => ({
    name: `${path} ${nameOf(cite)}: ${kind}`,
    kind,
    language: 'typescript',
    before: { [path]: text },
    cite,
    after: { [path]: after },
    meaning,
    // The quote stands once in its function and twice in the file: it may be refused when it is bound.
    ...(debatable === undefined && cite.quote === undefined ? {} : { debatable: true }),
  })),
);
