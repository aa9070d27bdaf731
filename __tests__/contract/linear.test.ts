import { describe, expect, it } from '@jest/globals';
import { evidenceIn } from '../../src/anchors/judge-source.js';
import { outlineOf } from '../../src/anchors/outline-of.js';
import { passageAt } from '../../src/anchors/passage.js';
import { SourceText } from '../../src/anchors/source-text.js';
import type { OutlineBlock } from '../../src/languages/outline/outline.js';
import { bind, sourceOf, verdictOn } from './judging.js';
import { HOSTILE } from './hostile-texts.js';

const ENDINGS = [
  'tsx',
  'py',
  'rb',
  'c',
  'go',
  'rs',
  'java',
  'php',
  'sh',
  'sql',
  'scss',
  'lua',
  'html',
];
/** Growth of a text, and what the work may grow by. */
const GROWTH = 4;
const MOST_GROWTH = 5.5;

/** Characters that are told and compared for a file: heads of blocks, units and origins of three passages. */
function workOn(path: string, text: string): number {
  const source = sourceOf(path, text);
  const outline = outlineOf(source);
  let work = text.length;
  const open: OutlineBlock[] = [outline.root];
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    work += lengthOf(block.says) + block.nodes.length;
    for (const node of block.nodes) for (const inner of node.blocks) open.push(inner);
  }
  const evidence = evidenceIn(source);
  for (const at of [0, Math.floor(text.length / 2), text.length - 2]) {
    const passage = passageAt(outline, { from: at, to: at + 1 });
    if (passage === null) continue;
    evidence.placeOf(passage);
    evidence.unitOf(passage);
    evidence.originOf(passage);
    work += lengthOf(outline.unitOf(passage.around, passage.nodes));
    work += lengthOf(outline.originOf(passage.around, passage.nodes) ?? []);
  }
  return work;
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

describe.each(ENDINGS)('a hostile text that ends in .%s', (ending) => {
  it.each(Object.entries(HOSTILE))('%s: work grows with its length', (_, make) => {
    const size = 2_500;
    const open = ending === 'php' ? '<?php ' : '';
    const small = workOn(`a.${ending}`, open + make(size));
    const large = workOn(`a.${ending}`, open + make(size * GROWTH));
    expect(large / small).toBeLessThan(MOST_GROWTH);
  });
});

describe('a text of 200,000 characters', () => {
  it.each(['open braces', 'quotes', 'open directives'])('of %s is read', (name) => {
    const text = HOSTILE[name]?.(200_000) ?? '';
    expect(workOn('a.c', text)).toBeGreaterThan(0);
  });
});

describe('many citations of one file', () => {
  /** How often anything of a text was copied: what a reader does for each citation shows here. */
  function copiesFor(count: number): number {
    const functions = Array.from(
      { length: 400 },
      (_, at) =>
        `function f${at}(a) {\n  if (!allowed(a)) throw new Error('${at}');\n  return LIMIT;\n}\n`,
    );
    const text = `import { allowed } from './auth.js';\nconst LIMIT = 5;\n${functions.join('')}`;
    const source = new SourceText(Buffer.from(text), 'a.ts');
    const outline = outlineOf(source);
    let asked = 0;
    for (const node of outline.root.nodes) {
      const { texts } = node;
      Object.defineProperty(node, 'texts', {
        get: () => {
          asked += 1;
          return texts;
        },
      });
    }
    for (let at = 0; at < count; at += 1) {
      const line = 2 + at * 4 + 2;
      const bound = bind(source, [line, line], 'critical');
      expect(verdictOn(source, bound, 'critical')).toBe('fresh');
    }
    return asked;
  }

  it('read each unit once', () => {
    expect(copiesFor(400) - copiesFor(1)).toBeLessThan(3 * 400);
  });
});
