import { describe, expect, it } from '@jest/globals';
import { bindFact } from '../../src/lifecycle/bind.js';
import { checkAnchors } from '../../src/anchors/check.js';
import { LINK_INTO_MEMORY } from '../../src/anchors/present.js';
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
  'it cites only .memtrust files, session or staged notes, reports or URLs, which prove nothing; ' +
  'cite the code or document it is about';

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
      ['.ai-kb/workspace/staging/new-trap-a.md'],
      ['.ai-kb/workspace/session/decoded-a-1-2.txt', './.ai-kb/workspace/reports/a-verify.md'],
    ])
      expect(problems(...paths)).toEqual([ALONE]);
  });

  it('may be memory or a URL beside code', () => {
    expect(problems('.memtrust/facts/b.md', 'src/a.ts')).toEqual([]);
    expect(problems('https://example.org', 'src/a.ts')).toEqual([]);
  });

  it('may be an agent file, an atom or long-term memory', () => {
    for (const path of [
      'CLAUDE.md',
      '.ai-kb/atoms/a.md',
      'memory/long-term/a.md',
      '.ai-kb/workspace.md',
    ])
      expect(problems(path)).toEqual([]);
  });

  it('is not memory behind a link', async () => {
    const link = { kind: 'symlink' as const, bytes: Buffer.from('.memtrust/facts/a.md') };
    const text = `---\nsources:\n  - path: docs.md\n    quote: it is so\n    digest: ${sha256('it is so')}\n---\nit is so\n`;
    const fact = parseFact('a', '.memtrust/facts/a.md', Buffer.from(text));
    const tree = new VirtualTree({ 'docs.md': link, '.memtrust/facts/a.md': text });
    expect((await checkAnchors(tree, [fact])).get('a')).toMatchObject([
      { verdict: 'unreadable', why: LINK_INTO_MEMORY },
    ]);
    await expect(
      bindFact(tree, fact, { path: 'docs.md', lines: null, selector: null, insteadOf: null }),
    ).rejects.toThrow(LINK_INTO_MEMORY);
  });

  it('is not memory for the command that binds', async () => {
    const staged = '.ai-kb/workspace/staging/new-trap-a.md';
    const tree = new VirtualTree({ '.memtrust/facts/b.md': 'x', [staged]: 'x', x: 'x' });
    for (const path of ['.memtrust/facts/b.md', 'x/../.memtrust/facts/b.md', staged])
      await expect(
        bindFact(tree, read([]), { path, lines: null, selector: null, insteadOf: null }),
      ).rejects.toThrow('prove nothing');
  });
});
