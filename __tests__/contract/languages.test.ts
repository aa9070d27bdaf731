import { describe, expect, it } from '@jest/globals';
import { bind, NOTICED_BY, sourceOf, verdictOn } from './judging.js';
import { cLike } from './languages/c-like.js';
import { keywords } from './languages/keywords.js';
import { pages } from './languages/pages.js';

/* Languages without scenes: the payloads that are known, by name, and edits that leave trust. */

describe.each([...cLike, ...keywords, ...pages])(
  '$name',
  ({ path, before, lines, hostile, harmless }) => {
    const source = sourceOf(path, before);

    it('notices what changes the meaning of the cited lines', () => {
      const missed = hostile.flatMap(({ name, breaks, after }) =>
        NOTICED_BY[breaks]
          .filter(
            (importance) =>
              verdictOn(sourceOf(path, after), bind(source, lines, importance), importance) ===
              'fresh',
          )
          .map((importance) => `${name} (${breaks}, ${importance})`),
      );
      expect(missed).toEqual([]);
    });

    it('leaves trust where only layout, comments or other code changed', () => {
      const bound = bind(source, lines, 'critical');
      const lost = harmless.flatMap(({ name, after }) => {
        const verdict = verdictOn(sourceOf(path, after), bound, 'critical');
        return verdict === 'fresh' ? [] : [`${name} (${verdict})`];
      });
      expect(lost).toEqual([]);
    });
  },
);
