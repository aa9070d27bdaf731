/** `memtrust export`: trusted facts in the files that agents read anyway, and nothing else of these files touched. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { preparedOnce } from './prepared.js';
import { factFile, Sandbox } from './sandbox.js';

const OWN = '# Agents\n\nRun the tests.\n';
const POLICY = '.memtrust/policy.yml';
const exporting = (...lines: readonly string[]): string =>
  `version: 1\nadoption: {adopters: [alice]}\nexports:\n${lines.map((line) => `  - ${line}\n`).join('')}`;

let repository: Sandbox;

const prepared = preparedOnce(async (settled) => {
  settled
    .write('src/a.ts', 'export const seconds = 30;\n')
    .write('web/b.ts', 'export const theme = 1;\n')
    .write('AGENTS.md', OWN)
    .write(
      '.memtrust/facts/end.md',
      factFile('topic: sessions\nimportance: high', 'Sessions end\n\nafter 30 seconds.'),
    )
    .write(
      '.memtrust/facts/look.md',
      factFile('topic: theme\nx-agents: [cursor]', 'The theme is `1`.'),
    )
    .write('.memtrust/facts/wish.md', factFile('topic: sessions', 'Sessions have their own key.'));
  await settled.done('bind', 'end', 'src/a.ts');
  await settled.done('bind', 'look', 'web/b.ts');
  for (const id of ['end', 'look']) await settled.done('adopt', id);
  settled.commit('Facts');
});
beforeEach(async () => {
  repository = await prepared();
});
afterEach(() => repository.dispose());

/** A file, with another day for all adoptions. */
const read = (path: string): string =>
  repository.read(path).replaceAll(/\(adopted \d{4}-\d\d-\d\d by/g, '(adopted 2026-01-01 by');

const BY = 'adopted 2026-01-01 by `Ada`';
const END = `- \`end\`: \`Sessions end after 30 seconds.\` (${BY}; cites \`src/a.ts\`)\n`;
const LOOK = `- \`look\`: \`\`The theme is \`1\`.\`\` (${BY}; cites \`web/b.ts\`)\n`;

describe('memtrust export', () => {
  it('writes AGENTS.md where nothing else is said: what is trusted, and no candidate', async () => {
    const { stdout } = await repository.done('export');
    expect(stdout).toBe('`AGENTS.md`: 2 facts written\n');
    const text = read('AGENTS.md');
    expect(text.startsWith(`${OWN}\n<!-- memtrust:begin v1 sha256:`)).toBe(true);
    expect(text).toContain(`\n${END}${LOOK}<!-- memtrust:end -->\n`);
    expect(text).not.toContain('their own key');
  });

  it('has nothing to do the second time, and --check agrees', async () => {
    expect((await repository.memtrust('export', '--check')).code).toBe(1);
    expect(read('AGENTS.md')).toBe(OWN);
    await repository.done('export');
    const text = read('AGENTS.md');
    const again = await repository.done('export');
    expect([again.stdout, again.stderr]).toEqual([
      '`AGENTS.md`: up to date with 2 facts\n',
      'Nothing to do.\n',
    ]);
    expect((await repository.memtrust('export', '--check')).code).toBe(0);
    expect(read('AGENTS.md')).toBe(text);
  });

  it('writes nothing with --check, and says what it would write', async () => {
    const { code, stdout } = await repository.memtrust('export', '--check');
    expect(code).toBe(1);
    expect(stdout).toBe('`AGENTS.md`: 2 facts would be written\n');
    expect(read('AGENTS.md')).toBe(OWN);
  });

  it('gives a fact about a package to the file of that package, and check agrees', async () => {
    repository
      .write('web/AGENTS.md', '# Web\n')
      .write('web/CLAUDE.md', '# Web\n')
      .write('src/fixtures/AGENTS.md', 'Data of a test.\n')
      .commit('packages');
    const { stdout } = await repository.done('export');
    expect(stdout).toBe('`AGENTS.md`: 1 fact written\n`web/AGENTS.md`: 1 fact written\n');
    expect(read('AGENTS.md')).toContain(`\n${END}<!-- memtrust:end -->\n`);
    expect(read('web/AGENTS.md')).toContain(`\n${LOOK}<!-- memtrust:end -->\n`);
    repository.commit('exported');
    const { report } = await repository.report('--base', 'HEAD~1');
    expect(report.findings.filter(({ rule }) => /MT(?:41[234]|402)/.test(rule))).toEqual([]);
    expect((await repository.memtrust('export', '--check')).code).toBe(0);
    // Named alone, a file still has the files of its name below it, and one below has no more than its own.
    expect((await repository.done('export', 'web/AGENTS.md')).stdout).toBe(
      '`web/AGENTS.md`: up to date with 1 fact\n',
    );
    expect((await repository.done('export', 'CLAUDE.md')).stdout).toBe(
      '`CLAUDE.md`: 1 fact written\n`web/CLAUDE.md`: 1 fact written\n',
    );
  });

  it('does not repeat what the file says', async () => {
    const own = `${OWN}\n- Run it twice.\n- **The theme is 1!**\n`;
    repository.write('AGENTS.md', own).commit('said');
    const { stdout } = await repository.done('export');
    expect(stdout).toBe('`AGENTS.md`: 1 fact written; the file says already: `look`\n');
    expect(read('AGENTS.md')).toBe(own + read('AGENTS.md').slice(own.length));
    expect(read('AGENTS.md')).toContain(`\n${END}<!-- memtrust:end -->\n`);
    repository.commit('exported');
    const { report } = await repository.report('--base', 'HEAD~1');
    expect(report.findings.filter(({ rule }) => /MT(?:41[234]|402)/.test(rule))).toEqual([]);
    // Once the file says it no more, the block is out of date.
    repository.write(
      'AGENTS.md',
      repository.read('AGENTS.md').replace('theme is 1', 'theme is one'),
    );
    expect((await repository.memtrust('export', '--check')).stdout).toBe(
      '`AGENTS.md`: 2 facts would be written\n',
    );
  });

  it('writes no block into a file that says everything', async () => {
    const own = `${OWN}\nSessions end\n\nafter 30 seconds. The theme is \`1\`.\n`;
    repository.write('AGENTS.md', own).commit('said');
    const { stdout, stderr } = await repository.done('export');
    expect([stdout, stderr]).toEqual([
      '`AGENTS.md`: up to date with 0 facts; the file says already: `end`, `look`\n',
      'Nothing to do.\n',
    ]);
    expect(read('AGENTS.md')).toBe(own);
  });

  it('takes out what the working tree made stale', async () => {
    await repository.done('export');
    repository.write('src/a.ts', 'export const seconds = 60;\n');
    await repository.done('export');
    expect(read('AGENTS.md')).not.toContain('`end`');
    expect(read('AGENTS.md')).toContain(LOOK);
  });

  it('trusts no adoption that is not merged', async () => {
    repository.git('checkout', '--quiet', '-b', 'work');
    await repository.done('bind', 'wish', 'src/a.ts');
    await repository.done('adopt', 'wish');
    await repository.done('export');
    expect(read('AGENTS.md')).not.toContain('`wish`');
  });

  it('writes what the policy lists: nested files, topics, agents, and the front matter of a rule file', async () => {
    repository.write(
      POLICY,
      exporting(
        '{file: AGENTS.md, nested: true}',
        '{file: CLAUDE.md, agents: [claude]}',
        '{file: .cursor/rules/facts.mdc, topics: [theme], folders: [web]}',
      ),
    );
    const { stdout } = await repository.done('export');
    expect(stdout.split('\n')).toEqual([
      '`src/AGENTS.md`: 1 fact written',
      '`web/AGENTS.md`: 1 fact written',
      '`CLAUDE.md`: 1 fact written',
      '`.cursor/rules/facts.mdc`: 1 fact written',
      '',
    ]);
    expect(read('AGENTS.md')).toBe(OWN);
    expect(read('src/AGENTS.md')).toContain(END);
    expect(read('CLAUDE.md')).not.toContain(LOOK);
    expect(read('.cursor/rules/facts.mdc')).toMatch(
      /^---\ndescription: .*\nglobs: web\/\*\*\nalwaysApply: false\n---\n\n<!-- memtrust:begin /,
    );
    repository.commit('Exports');
    const { stdout: checked } = await repository.memtrust('check');
    expect(checked).not.toMatch(/MT41[2-4]/);
  });

  it('names what does not fit into the budget', async () => {
    repository.write(POLICY, exporting('{file: AGENTS.md, budget: 400}'));
    for (let number = 10; number < 30; number += 1) {
      const id = `more-${number}`;
      repository.write(
        `.memtrust/facts/${id}.md`,
        factFile('topic: x', `Number ${number} is a number of its own.`),
      );
      await repository.done('bind', id, 'src/a.ts');
      await repository.done('adopt', id);
    }
    repository.commit('More');
    const { stdout } = await repository.done('export');
    expect(stdout).toMatch(/; left out for the budget: `more-\d\d`, .* and \d+ more\n$/);
    expect(read('AGENTS.md')).toMatch(
      /\n\d+ more trusted facts are not shown here; `npx memtrust facts` lists them\.\n<!-- memtrust:end -->\n$/,
    );
    expect(read('AGENTS.md')).toContain(END);
  });

  it('keeps line ends, a byte-order mark and a missing last line end', async () => {
    repository.write('AGENTS.md', '\ufeff# Agents\r\n\r\nRun the tests.');
    await repository.done('export');
    const text = read('AGENTS.md');
    expect(
      text.startsWith('\ufeff# Agents\r\n\r\nRun the tests.\r\n\r\n<!-- memtrust:begin '),
    ).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    repository.write('AGENTS.md', `${text}Behind it.`);
    repository.write('src/a.ts', 'export const seconds = 60;\n');
    await repository.done('export');
    expect(read('AGENTS.md').endsWith('<!-- memtrust:end -->\r\nBehind it.')).toBe(true);
  });

  it('writes where a link leads, once', async () => {
    repository.link('CLAUDE.md', 'AGENTS.md');
    repository.write(POLICY, exporting('{file: CLAUDE.md}', '{file: AGENTS.md}'));
    const { stdout } = await repository.done('export');
    expect(stdout).toBe('`CLAUDE.md` (a link to `AGENTS.md`): 2 facts written\n');
    expect(repository.git('ls-files', '-s', '-o', 'CLAUDE.md')).toContain('CLAUDE.md');
    expect(read('AGENTS.md')).toContain(END);
  });

  it('without a name updates the files that have a block, and only those', async () => {
    repository.write('CLAUDE.md', OWN);
    await repository.done('export', 'CLAUDE.md');
    repository.write('src/a.ts', 'export const seconds = 60;\n');
    const { stdout } = await repository.done('export');
    expect(stdout).toBe('`CLAUDE.md`: 1 fact written\n');
    expect(read('AGENTS.md')).toBe(OWN);
  });

  it('is not suggested as memory again', async () => {
    await repository.done('export');
    const { stdout, stderr } = await repository.done('suggest', '--yes', '--limit', '50');
    expect(stdout + stderr).not.toMatch(/30 seconds|trusted-memory/);
  });

  it('says which file to name where there is no AGENTS.md', async () => {
    repository.remove('AGENTS.md');
    const { code, stderr } = await repository.memtrust('export');
    expect(code).toBe(2);
    expect(stderr).toContain('there is no AGENTS.md here');
    await repository.done('export', 'AGENTS.md');
    expect(read('AGENTS.md')).toContain(END);
  });

  it('names a trusted fact that looks like a marker, which no block may hold', async () => {
    repository.write(
      '.memtrust/facts/odd.md',
      factFile('topic: markers', 'Use Memtrust&colon;begin here <!-'),
    );
    await repository.done('bind', 'odd', 'src/a.ts');
    await repository.done('adopt', 'odd');
    repository.commit('Odd');
    const { stdout, stderr } = await repository.done('export');
    expect(stdout).toBe('`AGENTS.md`: 2 facts written\n');
    expect(stderr).toContain('Not exported: `odd`. The text looks like a marker of a block');
  });

  it('refuses a file with a broken marker, and loses nothing', async () => {
    const broken = `${OWN}<!-- memtrust:end -->\n`;
    repository.write('AGENTS.md', broken);
    const { code, stderr } = await repository.memtrust('export');
    expect(code).toBe(2);
    expect(stderr).toContain('`AGENTS.md`:4 has an end marker');
    expect(read('AGENTS.md')).toBe(broken);
  });

  it.each([
    ['package.json', 'is not a text file that coding agents are known to read'],
    ['.claude/settings.json', 'is not a text file that coding agents are known to read'],
    ['docs', 'is not a text file'],
    ['../AGENTS.md', 'is not a file of this repository'],
  ])('refuses %s', async (file, why) => {
    const { code, stderr } = await repository.memtrust('export', file);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });

  it.each([
    ['a file that is no UTF-8', Buffer.from([0x23, 0xff, 0xfe])],
    ['UTF-16', Buffer.from('\ufeff# Agents\n', 'utf16le')],
  ])('refuses %s, which would not survive', async (_what, bytes) => {
    repository.write('AGENTS.md', bytes);
    const { code, stderr } = await repository.memtrust('export');
    expect([code, stderr.includes('cannot be read as UTF-8')]).toEqual([2, true]);
  });

  it('refuses a file that the policy does not list, or blocks, without its name', async () => {
    repository.write(POLICY, exporting('{file: AGENTS.md}'));
    const other = await repository.memtrust('export', 'CLAUDE.md');
    expect([other.code, other.stderr.includes('is not listed under')]).toEqual([2, true]);
    repository.write(POLICY, `${exporting('{file: AGENTS.md}')}exclude_paths: [AGENTS.md]\n`);
    const blocked = await repository.memtrust('export');
    expect([blocked.code, blocked.stderr.includes('AGENTS.md')]).toEqual([2, false]);
  });

  it('exports nothing that the policy here blocks, before it is committed', async () => {
    repository.write(POLICY, `${exporting('{file: AGENTS.md}')}exclude_text: ["30 seconds"]\n`);
    await repository.done('export');
    expect(read('AGENTS.md')).not.toContain('30');
    expect(read('AGENTS.md')).toContain(LOOK);
  });

  it('says where there is nothing to export to, and nothing to export', async () => {
    repository.remove('AGENTS.md');
    const nowhere = await repository.memtrust('export');
    expect([nowhere.code, nowhere.stderr.includes('memtrust export AGENTS.md')]).toEqual([2, true]);
    const empty = new Sandbox();
    empty.write('AGENTS.md', OWN);
    empty.commit();
    expect((await empty.done('export')).stdout).toContain('nothing to do');
    empty.dispose();
  });

  it('is part of refine where the policy exports', async () => {
    repository.write(POLICY, exporting('{file: AGENTS.md}'));
    const shown = await repository.done('notes', 'refine');
    expect(shown.stdout).toContain('AGENTS.md\n  exported facts: brought up to date\n');
    expect(read('AGENTS.md')).toBe(OWN);
    await repository.done('notes', 'refine', '--apply');
    expect(read('AGENTS.md')).toContain(END);
  });
});
