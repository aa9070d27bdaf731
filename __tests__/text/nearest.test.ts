import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { mistypedFor, nearest, nearestFileName } from '../../src/text/nearest.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 12 });

describe('the nearest file', () => {
  it.each([
    ['gaurd.ts', 'guard.ts'],
    ['test_parsers.cpp', 'test_parser.cpp'],
    ['user-service.ts', 'users-service.ts'],
    ['README.MD', 'README.md'],
    ['HTTPClient.java', 'HttpClient.java'],
  ])('%s may mean %s', (name, meant) => {
    expect(nearestFileName(name, ['zzzz.ts', meant])).toBe(meant);
  });

  it.each([
    ['test_sql_parser.cpp', 'test_mysql_packet.cpp'],
    ['createUseQuery.mts', 'createSource.mts'],
    ['docker-compose.prod.yml', 'docker-compose.dev.yml'],
    ['user_test.go', 'auth_test.go'],
    ['ADR-001.md', 'ADR-002.md'],
    ['v1-migration.md', 'v2-migration.md'],
  ])('%s does not mean %s, though the words around are the same', (name, other) => {
    expect(nearestFileName(name, [other])).toBeNull();
  });

  it('is one that the plain comparison finds too', () => {
    fc.assert(
      fc.property(word, word, (name, other) => {
        if (nearestFileName(name, [other]) !== null) expect(nearest(name, [other])).toBe(other);
      }),
    );
  });
});

describe('nearest', () => {
  it('finds the key that was meant, whatever slip of the hand it was', () => {
    const known = ['sources', 'status', 'supersedes', 'topic'];
    expect(
      ['source', 'sorces', 'souces', 'sourcse', 'Sources', 'statsu', 'topci'].map((typed) =>
        nearest(typed, known),
      ),
    ).toEqual([...Array.from({ length: 5 }, () => 'sources'), 'status', 'topic']);
  });

  it('proposes nothing for a word that is none of them', () => {
    expect(nearest('colour', ['sources', 'status'])).toBeNull();
    expect(nearest('anything', [])).toBeNull();
  });

  it('proposes the nearer of two', () => {
    expect(nearest('abcdefgh', ['abcdefxx', 'abcdefgx'])).toBe('abcdefgx');
  });

  it('does not compare a word that nobody typed', () => {
    expect(nearest('a'.repeat(101), ['a'.repeat(100)])).toBeNull();
  });

  it('finds a known word with one letter dropped, doubled or swapped', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('drop', 'double', 'swap'),
        (meant, place, slip) => {
          const at = place % (meant.length - 1);
          const typed = {
            drop: meant.slice(0, at) + meant.slice(at + 1),
            double: meant.slice(0, at + 1) + meant.slice(at),
            swap: meant.slice(0, at) + meant[at + 1] + meant[at] + meant.slice(at + 2),
          }[slip];
          expect(nearest(typed, ['zzzzzzzz', meant])).toBe(meant);
        },
      ),
    );
  });

  it('never proposes a word that differs in more than a third of its letters', () => {
    fc.assert(
      fc.property(word, word, (typed, known) => {
        const found = nearest(typed, [known]);
        if (found === null) return;
        const shared = [...new Set(typed)].filter((letter) => known.includes(letter));
        expect(Math.abs(typed.length - known.length)).toBeLessThanOrEqual(
          Math.max(typed.length, known.length) / 3,
        );
        expect(shared.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('mistypedFor', () => {
  const known = ['build', 'test:unit', 'lint:ts', 'deploy', 'guard.ts', 'api-v2', 'Engine.ts'];

  it.each([
    ['biuld', 'build'],
    ['buld', 'build'],
    ['buiild', 'build'],
    ['test:units', 'test:unit'],
    ['gaurd.ts', 'guard.ts'],
    ['engine.ts', 'Engine.ts'],
  ])('is sure of %s', (typed, meant) => {
    expect(mistypedFor(typed, known)).toBe(meant);
  });

  it.each(['lint:js', 'api-v1', 'bolld', 'lint:t', 'deployed', 'unrelated', 'guard.tsx', 'build2'])(
    'is not sure of %s',
    (typed) => {
      expect(mistypedFor(typed, known)).toBeNull();
    },
  );

  it('is not sure where another one is near as well', () => {
    expect(mistypedFor('tokenss', ['tokens', 'token'])).toBeNull();
    expect(mistypedFor('tokenss', ['tokens', 'guards'])).toBe('tokens');
    expect(mistypedFor('test:units', ['test:unit', 'test:lint'])).toBe('test:unit');
  });
});
