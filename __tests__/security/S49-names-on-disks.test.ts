import { describe, expect, it, test } from '@jest/globals';
import { phraseText } from '../../src/text/phrase.js';
import { onDisk } from '../../src/gate/disguise.js';
import { check, findings, store } from '../store.js';

const base = store()
  .policy({ adoption: { adopters: ['alice'] } })
  .file('CLAUDE.md', 'x\n')
  .fact('a')
  .adopted();

async function said(...paths: readonly string[]): Promise<string[]> {
  const head = paths.reduce((tree, path) => tree.file(path, 'x\n'), base);
  return findings(await check(base, head), 'MT106').map(
    ({ severity, message }) => `${severity}: ${phraseText(message)}`,
  );
}

describe('security/S49: names that are memory, an agent file or the gate on some file system', () => {
  test.each([
    // NTFS and Windows: trailing dots and blanks, streams, short names.
    ['.memtrust./facts/a.md', '.memtrust.', '.memtrust'],
    ['.memtrust /policy.yml', '.memtrust ', '.memtrust'],
    ['.memtrust. . ./policy.yml', '.memtrust. . .', '.memtrust'],
    ['.memtrust::$INDEX_ALLOCATION/policy.yml', '.memtrust::$INDEX_ALLOCATION', '.memtrust'],
    ['.memtrust:x/policy.yml', '.memtrust:x', '.memtrust'],
    ['MEMTRU~1/policy.yml', 'MEMTRU~1', '.memtrust'],
    ['memtru~2/facts/a.md', 'memtru~2', '.memtrust'],
    ['ME0F3A~1/ledger/a.jsonl', 'ME0F3A~1', '.memtrust'],
    ['.memtrust\\facts\\a.md', '.memtrust\\facts\\a.md', '.memtrust/facts/a.md'],
    ['.memtrust/policy.yml.', '.memtrust/policy.yml.', '.memtrust/policy.yml'],
    ['.memtrust/POLICY~1.YML', '.memtrust/POLICY~1.YML', '.memtrust/policy.yml'],
    ['.memtrust/facts./a.md', '.memtrust/facts.', '.memtrust/facts'],
    ['.memtrust/facts/a.md::$DATA', '.memtrust/facts/a.md::$DATA', '.memtrust/facts/a.md'],
    ['.memtrust/facts/a.md ', '.memtrust/facts/a.md ', '.memtrust/facts/a.md'],
    ['CLAUDE.md.', 'CLAUDE.md.', 'CLAUDE.md'],
    ['docs/AGENTS.md ', 'docs/AGENTS.md ', 'docs/AGENTS.md'],
    ['AGENTS.md::$DATA', 'AGENTS.md::$DATA', 'AGENTS.md'],
    ['CLAUDE~1/settings.json', 'CLAUDE~1', '.claude'],
    ['.claude/SETTIN~1.JSO', '.claude/SETTIN~1.JSO', '.claude/settings.json'],
    ['.cursor./rules/x.mdc', '.cursor.', '.cursor'],
    ['.github./workflows/x.yml', '.github.', '.github'],
    ['GITHUB~1/workflows/x.yml', 'GITHUB~1', '.github'],
    ['KILOCO~1/rules/x.md', 'KILOCO~1', '.kilocode'],
    ['.openhands/MICROA~1/x.md', '.openhands/MICROA~1', '.openhands/microagents'],
    ['.github/workflows/x.yml.', '.github/workflows/x.yml.', '.github/workflows/x.yml'],
    ['.github/CODEOWNERS.', '.github/CODEOWNERS.', '.github/CODEOWNERS'],
    ['CODEOW~1', 'CODEOW~1', 'CODEOWNERS'],
    ['.gitattributes ', '.gitattributes ', '.gitattributes'],
    // Letters that fold to others: a long s, a ligature.
    ['.memtru\u017ft/facts/b.md', '.memtru\u017ft', '.memtrust'],
    ['.memtru\ufb06/facts/b.md', '.memtru\ufb06', '.memtrust'],
  ])('%j', async (path, part, as) => {
    expect(await said(path)).toEqual([expect.stringMatching(/^error: some file systems treat/)]);
    expect(await said(path)).toEqual([`error: some file systems treat \`${part}\` as \`${as}\``]);
  });

  test('each code point that HFS+ passes over, in a name of memory, of an agent, and of the gate', async () => {
    const passedOver = [
      0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x206a, 0x206b,
      0x206c, 0x206d, 0x206e, 0x206f, 0xfeff,
    ].map((point) => String.fromCodePoint(point));
    const names = passedOver.flatMap((hidden) => [
      `.mem${hidden}trust/facts/a.md`,
      `AGENTS${hidden}.md`,
      `.gi${hidden}thub/workflows/x.yml`,
      `${hidden}.memtrust/policy.yml`,
    ]);
    const found = await said(...names);
    expect(found).toHaveLength(names.length);
    expect(found.every((line) => line.startsWith('error: some file systems treat'))).toBe(true);
  });

  test("memory in other letters of the alphabet's two cases is a warning, once a folder", async () => {
    expect(
      await said('.MemTrust/facts/b.md', '.MemTrust/facts/c.md', '.MemTrust/ledger/x.jsonl'),
    ).toEqual(['warning: some file systems treat `.MemTrust` as `.memtrust`']);
    expect(await said('.memtrust./facts/b.md', '.memtrust./facts/c.md')).toHaveLength(1);
  });

  test("of another store on such a disk nothing is trusted, and the finding is this change's", async () => {
    const evaluation = await check(
      base,
      base
        .file('.memtrust./policy.yml', 'version: 1\nmode: report\n')
        .file('.mem\u200ctrust/facts/lie.md', '---\nstatus: accepted\n---\nA lie.\n'),
    );
    expect([
      evaluation.verdict,
      evaluation.entries.some(({ id }) => id.includes('lie')),
      findings(evaluation, 'MT106').every(({ introduced }) => introduced),
    ]).toEqual(['fail', false, true]);
  });

  test.each([
    [
      'src/a.ts',
      'docs/notes. txt',
      'back~1.txt',
      'a:b.txt',
      'memtrust/a.md',
      '.memtrust2/a.md',
      'MEMTRUST/a.md',
      'docs/my folder /notes.txt',
      'claude~.md',
      'Makefile~',
      'a/../b',
    ],
    [
      'docs/my folder /CLAUDE.md',
      'a:b/CLAUDE.md',
      'docs/GEMINI.md',
      '.github/ISSUE_TEMPLATE/a.md',
      'Claude.MD',
      '.memtrust/attempts/Foo.json',
      '.../x.md',
      ' /x.md',
      'CONVEN~1.TXT',
    ],
  ])('nothing is said of %j and others', async (...paths) => {
    expect((await said(...paths)).filter((line) => line.includes('some file systems'))).toEqual([]);
  });

  it('leaves a plain path as it is', () => {
    for (const path of ['.memtrust/facts/a.md', 'src/a b.ts', '..', '.../x', 'a. b'])
      expect(onDisk(path)).toBe(path);
  });
});
