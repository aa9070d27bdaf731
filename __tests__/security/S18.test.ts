import { describe, expect, it } from '@jest/globals';
import { bindFact } from '../../src/lifecycle/bind.js';
import { checkAnchors } from '../../src/anchors/check.js';
import { sha256 } from '../../src/tree/digest.js';
import { parseFact } from '../../src/memory/fact.js';
import { phraseText } from '../../src/text/phrase.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const read = (paths: readonly string[]) =>
  parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(`---\nsources: ${JSON.stringify(paths.map((path) => ({ path })))}\n---\nS\n`),
  );
const problems = (...paths: readonly string[]): string[] =>
  read(paths).problems.map(({ message }) => phraseText(message));
const ALONE =
  'it cites only .memtrust files or URLs, which prove nothing; cite the code or document it is about';

describe('security/S18 what a fact may rest on', () => {
  it('is not itself, alone or beside something else, however the path is written', () => {
    expect(problems('.memtrust/facts/a.md')).toContain('it cites itself');
    for (const path of [
      '.memtrust/facts/a.md',
      './.memtrust/facts/a.md',
      'x/../.memtrust//facts/a.md',
    ])
      expect(problems(path, 'src/a.ts')).toEqual(['it cites itself']);
  });

  it('is not another file of memory alone, or a URL alone', () => {
    for (const paths of [
      ['.memtrust/facts/b.md'],
      ['.memtrust/policy.yml', 'https://example.org'],
      ['http://example.org/x'],
      ['HTTPS://example.org'],
      ['src/../.memtrust/facts/b.md'],
    ])
      expect(problems(...paths)).toEqual([ALONE]);
  });

  it('may be memory or a URL beside code', () => {
    expect(problems('.memtrust/facts/b.md', 'src/a.ts')).toEqual([]);
    expect(problems('https://example.org', 'src/a.ts')).toEqual([]);
  });

  it('may be an agent file', () => {
    expect(problems('CLAUDE.md')).toEqual([]);
  });

  it('is not memory behind a link', async () => {
    const link = { kind: 'symlink' as const, bytes: Buffer.from('.memtrust/facts/a.md') };
    const text = `---\nsources:\n  - path: docs.md\n    quote: it is so\n    digest: ${sha256('it is so')}\n---\nit is so\n`;
    const fact = parseFact('a', '.memtrust/facts/a.md', Buffer.from(text));
    const tree = new VirtualTree({ 'docs.md': link, '.memtrust/facts/a.md': text });
    expect((await checkAnchors(tree, [fact])).get('a')).toMatchObject([
      { verdict: 'unreadable', why: 'it is a link into .memtrust, and a fact cannot cite memory' },
    ]);
    await expect(
      bindFact(tree, fact, { path: 'docs.md', lines: null, selector: null, insteadOf: null }),
    ).rejects.toThrow('a fact cannot cite memory');
  });

  it('is not memory for the command that binds', async () => {
    const tree = new VirtualTree({ '.memtrust/facts/b.md': 'x', x: 'x' });
    for (const path of ['.memtrust/facts/b.md', 'x/../.memtrust/facts/b.md'])
      await expect(
        bindFact(tree, read([]), { path, lines: null, selector: null, insteadOf: null }),
      ).rejects.toThrow('A fact cannot cite memory as its source');
  });
});
