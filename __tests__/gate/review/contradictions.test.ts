import { describe, expect, it } from '@jest/globals';
import {
  type ChangedText,
  contradictions,
  type Stated,
} from '../../../src/gate/review/contradictions.js';

const fact = (id: string, statement: string, cites: readonly string[] = []): Stated => ({
  id,
  topic: '',
  statement,
  cites,
});
const change = (path: string, before: string, after: string): ChangedText => ({
  path,
  before,
  after,
  isGone: false,
});

function said(
  statement: string,
  before: string,
  after: string,
  path = 'src/http.ts',
  cites: readonly string[] = [],
): string[] {
  return contradictions([fact('a', statement, cites)], [change(path, before, after)]).map(
    ({ by, named, path: at, line }) => `${by} ${named} ${at}:${line}`,
  );
}

describe('a change contradicts a statement', () => {
  it.each([
    [
      'by a number that the line of the subject had',
      'A request has a timeout of 30 seconds.',
      'const timeout = 30;\n',
      '\nconst timeout = 60;\n',
      ['number 30 src/http.ts:2'],
    ],
    [
      'by a number with a unit',
      'The timeout is 30 seconds.',
      'timeout: 30s',
      'timeout: 45s',
      ['number 30 src/http.ts:1'],
    ],
    [
      'by a name that is gone from the file',
      'Every handler calls requireOwner first.',
      'requireOwner(user);',
      'ensureOwner(user);',
      ['name requireOwner src/http.ts:1'],
    ],
    [
      'by a path in a line',
      'The schema is in db/schema.sql.',
      'load("db/schema.sql")',
      'load("db/tables.sql")',
      ['path db/schema.sql src/http.ts:1'],
    ],
  ])('%s', (_what, statement, before, after, found) => {
    expect(said(statement, before, after)).toEqual(found);
  });

  it.each([
    [
      'where the number is about something else',
      'A request has a timeout of 30 seconds.',
      'const width = 30;',
      'const width = 60;',
    ],
    [
      'where the line only moved',
      'The timeout is 30 seconds.',
      'const timeout = 30;\nx',
      'x\nconst timeout = 30;',
    ],
    [
      'where the file still says the name',
      'Handlers call requireOwner.',
      'requireOwner(a);\nrequireOwner(b);',
      'ensureOwner(a);\nrequireOwner(b);',
    ],
    ['where the word is one of the language', 'The owner is checked.', 'the owner', 'the writer'],
    ['where the number is another', 'The timeout is 10 seconds.', 'timeout = 30', 'timeout = 60'],
  ])('and not %s', (_what, statement, before, after) => {
    expect(said(statement, before, after)).toEqual([]);
  });

  it('by any number of a file that it cites', () => {
    expect(said('It is 30.', 'x = 30', 'x = 31', 'a.txt', ['a.txt'])).toEqual([
      'number 30 a.txt:1',
    ]);
  });

  it('by taking away a file that it names', () => {
    expect(
      contradictions(
        [fact('a', 'The schema is in `db/schema.sql`.')],
        [{ path: 'db/schema.sql', before: 'x', after: null, isGone: true }],
      ),
    ).toEqual([
      { factId: 'a', by: 'path', named: 'db/schema.sql', path: 'db/schema.sql', line: null },
    ]);
  });

  it('takes time that grows with the size alone', () => {
    const start = performance.now();
    for (const piece of ['1 ', 'a.b/', 'aB_', '$ ', '30\n', 'x = 1\n', '/'.repeat(50)]) {
      const text = piece.repeat(1_000_000 / piece.length);
      contradictions(
        [fact('a', text)],
        [change('a', text, `${text}y`), change('b', text.replaceAll('1', '2'), text)],
      );
    }
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});
