import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';
import { TextDigests } from '../../src/anchors/text-index.js';
import { LazyNode } from '../../src/languages/outline/outline.js';
import { bind, sourceOf, verdictOn } from '../contract/judging.js';

const span = { from: 0, to: 1 };

function blockOf(words: readonly string[]) {
  return { says: [], span, nodes: words.map((word) => new LazyNode({ span, own: [word] })) };
}

describe('runs of neighbours', () => {
  it('have the same digest where their texts are the same, and only there', () => {
    assert(
      property(array(constantFrom('a', 'b'), { minLength: 1, maxLength: 40 }), (words) => {
        const digests = new TextDigests();
        const texts = new Map<string, string>();
        for (let count = 1; count <= words.length; count += 1) {
          const runs = digests.within(blockOf(words), 'nodes', count);
          expect(runs).toHaveLength(words.length - count + 1);
          for (const [at, digest] of runs.entries()) {
            const text = words.slice(at, at + count).join('');
            expect(texts.get(digest ?? '') ?? text).toBe(text);
            texts.set(digest ?? '', text);
          }
        }
        expect(new Set(texts.values()).size).toBe(texts.size);
      }),
    );
  });

  it('are found by the digest of the passage that they make', () => {
    const words = ['a', 'b', 'c', 'b', 'c'];
    const { nodes } = blockOf(words);
    const digests = new TextDigests();
    const passage = { form: 'nodes', around: [], blocks: [], comment: null, span } as const;
    const cited = digests.of({ ...passage, nodes: nodes.slice(1, 3) });
    const runs = digests.within({ says: [], span, nodes }, 'nodes', 2);
    expect(runs.flatMap((run, at) => (run === cited ? [at] : []))).toEqual([1, 3]);
  });

  it('are none where a block has fewer neighbours, whatever number is written', () => {
    expect(new TextDigests().within(blockOf(['a']), 'nodes', Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});

describe('SECURITY S47: a citation of many statements', () => {
  it('costs hardly more than one of a few: all but the first half of a long file', () => {
    const text = Array.from({ length: 10_000 }, (_, at) => `f(${at});\n`).join('');
    const bound = bind(sourceOf('a.js', text), [5_000, 9_999], 'normal');
    expect(verdictOn(sourceOf('a.js', text), bound, 'normal')).toBe('fresh');
    expect(verdictOn(sourceOf('a.js', `g();\n${text}`), bound, 'normal')).toBe('fresh');
    const other = text.replace('f(7000)', 'f(0)');
    expect(verdictOn(sourceOf('a.js', other), bound, 'normal')).toBe('changed');
  });
});

describe('SECURITY S47: many equal texts in one place', () => {
  it('are counted before any of them is looked at', () => {
    const text = Array.from({ length: 20_000 }, () => 'f();\n').join('');
    expect(() => bind(sourceOf('a.js', text), [9, 9], 'normal')).toThrow('more than 1000 times');
    const few = bind(sourceOf('a.js', 'f();\nf();\n'), [2, 2], 'normal');
    const source = sourceOf('a.js', text);
    for (let time = 0; time < 5_000; time += 1)
      expect(verdictOn(source, few, 'normal')).toBe('ambiguous');
  });

  it('of a list in TOML have one unit, and of a map too', () => {
    const pieces = Array.from({ length: 3_000 }, (_, at) => `[[t]]\nx = ${at}\n[o${at}]\n`).join(
      '',
    );
    const source = sourceOf('a.toml', `${pieces}[m]\n`);
    for (let at = 0; at < 900; at += 1) {
      const line = at * 3 + 2;
      const bound = bind(source, [line, line], 'high');
      expect(verdictOn(source, bound, 'high')).toBe('fresh');
    }
  });
});
