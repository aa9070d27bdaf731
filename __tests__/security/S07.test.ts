import { describe, expect, it } from '@jest/globals';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { checkAnchors } from '../../src/anchors/check.js';
import { sha256 } from '../../src/tree/digest.js';
import { parseFact } from '../../src/memory/fact.js';
import { textOf, withRepository, withTrees } from '../repository.js';

const TEXT = '$Id$\none\ntwo\n';

describe('security/S07 bytes come from git objects', () => {
  it.each([
    '* ident',
    '* text eol=crlf',
    '* working-tree-encoding=UTF-16',
    '* ident eol=crlf working-tree-encoding=UTF-16LE-BOM',
  ])(
    'so that a .gitattributes with %j changes no digest, in a commit or on disk',
    async (attributes) => {
      await withRepository(async (repository) => {
        repository.write('cited.txt', TEXT);
        const plain = repository.commit();
        repository.write('.gitattributes', `cited.txt${attributes.slice(1)}\n`);
        repository.git('add', '.gitattributes');
        repository.git('commit', '--quiet', '-m', 'attributes');
        // A checkout as anyone gets it after the change: the file on disk is converted.
        rmSync(join(repository.root, 'cited.txt'));
        repository.git('checkout', '--', 'cited.txt');
        const commit = repository.git('rev-parse', 'HEAD').trim();
        const fact = parseFact(
          'a',
          '.memtrust/facts/a.md',
          Buffer.from(`---\nsources:\n  - path: cited.txt\n    digest: ${sha256(TEXT)}\n---\nS\n`),
        );
        for (const touched of [false, true]) {
          if (touched) utimesSync(join(repository.root, 'cited.txt'), 1, 1);
          await withTrees(repository.root, async ({ at, work }) => {
            for (const tree of [await at(plain), await at(commit), await work()]) {
              expect(await textOf(tree, 'cited.txt')).toBe(TEXT);
              expect(
                (await checkAnchors(tree, [fact])).get('a')?.map(({ verdict }) => verdict),
              ).toEqual(['fresh']);
            }
          });
        }
      });
    },
  );
});
