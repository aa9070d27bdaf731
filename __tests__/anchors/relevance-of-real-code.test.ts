import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import * as fc from 'fast-check';
import { relevanceOf } from '../../src/anchors/relevance.js';
import { symbolsIn } from '../../src/anchors/scope.js';
import { SourceText } from '../../src/anchors/source-text.js';
import { changesInside } from './corpus/edits.js';

/** What runs of a TypeScript file, without types, comments, layout and sentences; null where it is no program. */
function running(text: string): string | null {
  try {
    const { code } = transformSync(text, {
      minify: true,
      isModule: true,
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2022',
        minify: { compress: false, mangle: false },
      },
    });
    const withoutTexts = code.replaceAll(/`[^`]*`/g, (template) =>
      template.replaceAll(/(^|\})[^$]*?(\$\{|$)/g, '$1$2'),
    );
    const withoutDescriptions = withoutTexts.replaceAll(
      /(?<=\.describe\()(['"])[^'"\\]*\1/g,
      '$1$1',
    );
    return withoutDescriptions.replaceAll(
      /(?<=[(,=:?] ?)(['"])(?:[^'"\s\\]+ ){2}[^'"\\]*\1/g,
      '$1$1',
    );
  } catch {
    return null;
  }
}

/** Libraries of fixed versions: our own files come, go and move, and which changes are tried would move with them. */
const FILES = ['node_modules/zod/src/v4', 'node_modules/ajv/lib'].flatMap((folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/(?:^|\/)(?:tests?|locales)\//.test(name),
  );
  return names.toSorted().map((name) => join(folder, name));
});

it('a change of one token that a compiler sees in what runs is at least tier B, but for the wording of messages', () => {
  const missed: string[] = [];
  let [tried, quiet] = [0, 0];
  for (const [at, path] of FILES.entries()) {
    const text = readFileSync(path, 'utf8');
    const source = new SourceText(Buffer.from(text), path);
    for (const {
      name,
      lines: [from, to],
    } of symbolsIn(source)
      .filter(({ lines }) => lines[1] - lines[0] >= 3)
      .slice(0, 4)) {
      for (const mutated of fc.sample(changesInside(text, [from, to]), { numRuns: 6, seed: at })) {
        const after = new SourceText(Buffer.from(mutated.text), path);
        const span = source.spanOf([from, to]);
        const now = after.spanOf([from, to + after.lines.length - source.lines.length]);
        if (span === null || now === null) continue;
        tried += 1;
        if (
          ['A', 'B'].includes(
            relevanceOf('Zebras graze.', { source, span }, { source: after, span: now }).tier,
          )
        )
          continue;
        quiet += 1;
        const runs = running(mutated.text);
        if (runs !== null && runs !== running(text))
          missed.push(`${path} ${name}: ${mutated.what}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(1_500);
  expect(quiet).toBeLessThan(tried / 10);
  expect(missed).toEqual([]);
}, 120_000);
