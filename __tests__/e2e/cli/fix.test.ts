import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { factFile, Sandbox, type Result } from './sandbox.js';

let repository: Sandbox;
const GUARD = Array.from({ length: 20 }, (_, at) => `export const guard${at} = ${at};\n`).join('');

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('src/old/guard.ts', GUARD)
    .write('src/index.ts', 'x\n')
    .write('package.json', '{"scripts":{"build":"x","test:unit":"x"}}\n')
    .write('docs/guide.md', '# Guide\n\n## Set up\n')
    .write('AGENTS.md', '# Shop\n\nSee `src/old/guard.ts`.\n')
    .commit();
  repository.git('mv', 'src/old/guard.ts', 'src/guard.ts');
  repository.commit();
});

afterEach(() => repository.dispose());

const fix = async (...args: string[]): Promise<Result> =>
  repository.memtrust('check', '--fix', ...args);

/** Every file of the repository, but git's own. */
const files = (at: Sandbox = repository): Record<string, string> =>
  Object.fromEntries(
    at
      .git('ls-files', '-z', '--cached', '--others')
      .split('\0')
      .filter((path) => path !== '' && !lstatSync(join(at.root, path)).isSymbolicLink())
      .map((path) => [path, readFileSync(join(at.root, path), 'latin1')]),
  );

/** What git makes of the repository with the patch that a dry run prints. */
async function patched(): Promise<Record<string, string>> {
  const before = files();
  const { stdout } = await fix('--dry-run');
  expect(files()).toEqual(before);
  const copy = repository.copy();
  try {
    if (stdout !== '')
      execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: copy.root, input: stdout });
    return files(copy);
  } finally {
    copy.dispose();
  }
}

describe('check --fix', () => {
  it('writes the path of a file that moved, and checks again', async () => {
    expect((await repository.memtrust('check')).stdout).toContain('MT405');
    const { code, stdout, stderr } = await fix();
    expect(repository.read('AGENTS.md')).toBe('# Shop\n\nSee `src/guard.ts`.\n');
    expect([code, stdout.includes('MT405')]).toEqual([0, false]);
    expect(stderr).toContain('fixed AGENTS.md:3: src/old/guard.ts → src/guard.ts\n');
    expect(stderr).toContain('Changed 1 place in 1 file.');
  });

  it('does so for all places and files at once, and what one fix lets be seen', async () => {
    repository
      .write(
        'AGENTS.md',
        'See `src/old/guard.ts`.\n\n- `./src/old/guard.ts:3`\n- `npm run biuld`\n',
      )
      .write('CLAUDE.md', 'Read [it](docs/Guide.md#gudie) first.\n')
      .commit();
    const { stdout } = await fix();
    expect(repository.read('AGENTS.md')).toBe(
      'See `src/guard.ts`.\n\n- `./src/guard.ts:3`\n- `npm run build`\n',
    );
    expect(repository.read('CLAUDE.md')).toBe('Read [it](docs/guide.md#guide) first.\n');
    expect(stdout).not.toContain('MT405');
  });

  it('changes no other byte: line ends, a byte-order mark, an end that is missing, other encodings', async () => {
    const lines = ['\uFEFF# Shop', 'See `src/old/guard.ts`.\t', '', 'Ende: ä'];
    for (const end of ['\r\n', '\n', '\r']) {
      repository.write('AGENTS.md', lines.join(end));
      await fix();
      expect(repository.read('AGENTS.md')).toBe(
        lines.join(end).replace('src/old/guard.ts', 'src/guard.ts'),
      );
    }
    const latin1 = Buffer.from('# Caf\xe9\n\nSee `src/old/guard.ts`, \xfc.', 'latin1');
    repository.write('AGENTS.md', latin1);
    await fix();
    expect(files()['AGENTS.md']).toBe('# Caf\xe9\n\nSee `src/guard.ts`, \xfc.');
  });

  it('says the exit code of what is left', async () => {
    repository.write('AGENTS.md', `See \`src/old/guard.ts\`.\n\nHi\u{E0048}\u{E0049}\n`).commit();
    expect((await fix('--dry-run')).code).toBe(1);
    expect((await fix()).code).toBe(1);
    expect(repository.read('AGENTS.md')).toContain('src/guard.ts');
  });

  it('keeps the rights of a file', async () => {
    repository.mode('AGENTS.md', 0o640);
    await fix();
    expect(statSync(join(repository.root, 'AGENTS.md')).mode & 0o777).toBe(0o640);
  });

  it.each([[[]], [['--dry-run']], [['AGENTS.md']]])(
    'says that there are no findings where there are none: %j',
    async (args) => {
      repository.write('AGENTS.md', 'See `src/guard.ts`.\n').commit();
      expect((await fix(...args)).stderr).toBe('No findings.\n');
    },
  );

  it('leaves what somebody accepted, and what the policy switches off', async () => {
    const text = '<!-- memtrust-ignore-file MT405: history -->\nSee `src/old/guard.ts`.\n';
    repository.write('AGENTS.md', text).commit();
    await fix();
    expect(repository.read('AGENTS.md')).toBe(text);
    repository
      .write('AGENTS.md', 'See `src/old/guard.ts`.\n')
      .write('.memtrust/policy.yml', 'version: 1\nrules: {MT405: off}\n')
      .commit();
    expect((await fix()).stderr).toContain('No findings.');
    expect(repository.read('AGENTS.md')).toBe('See `src/old/guard.ts`.\n');
  });

  it('says of a target that may be two that it is left', async () => {
    repository
      .write('lib/a/tool.ts', 'a')
      .write('lib/b/tool.ts', 'b')
      .write('AGENTS.md', 'See `src/tool.ts`.\n')
      .commit();
    const { stdout, stderr } = await fix();
    expect(stderr).toContain('No finding has a single sure fix.');
    expect(stdout).toContain('files of this name are at `lib/a/tool.ts` and `lib/b/tool.ts`');
    expect(repository.read('AGENTS.md')).toBe('See `src/tool.ts`.\n');
  });

  it('prints the report in the format that is asked for, and the rest beside it', async () => {
    const { stdout } = await fix('--format', 'json');
    expect(
      JSON.parse(stdout).findings.filter(({ rule }: { rule: string }) => rule === 'MT405'),
    ).toEqual([]);
  });

  it('writes a key of the policy that was mistyped, where the file is right with it', async () => {
    repository.write(
      '.memtrust/policy.yml',
      'version: 1\r\nadoptoin: # who\r\n  adopter: [alice]\r\n  "approvalls": 1\r\n',
    );
    await fix();
    expect(repository.read('.memtrust/policy.yml')).toBe(
      'version: 1\r\nadoption: # who\r\n  adopters: [alice]\r\n  "approvalls": 1\r\n',
    );
    repository.write('.memtrust/policy.yml', 'version: 1\nadoption: {approver: [alice]}\n');
    expect((await fix()).stderr).toBe('No finding has a single sure fix.\n');
    repository.write('.memtrust/policy.yml', 'version: 1\nadoption: {}\nadoptoin: {}\n');
    const { code, stderr } = await fix();
    expect([code, stderr]).toEqual([2, 'No finding has a single sure fix.\n']);
  });

  it('writes the lines at which a text stands now that the change moves', async () => {
    repository.write('AGENTS.md', 'See `src/guard.ts:3-5` and [it](src/guard.ts#L7).\n').commit();
    repository.git('switch', '-q', '-c', 'change');
    repository.write('src/guard.ts', `// One.\n// Two.\n${GUARD}`);
    expect((await fix()).code).toBe(0);
    const once = 'See `src/guard.ts:5-7` and [it](src/guard.ts#L9).\n';
    expect(repository.read('AGENTS.md')).toBe(once);
    await fix();
    expect(repository.read('AGENTS.md')).toBe(once);
  });

  it('leaves facts whose files were renamed, and says what follows them', async () => {
    repository.write(
      '.memtrust/facts/guard.md',
      factFile('sources:\n  - path: src/guard.ts\n    quote: guard3 = 3', 'It is three.'),
    );
    await repository.done('bind', '--all');
    repository.commit();
    const fact = repository.read('.memtrust/facts/guard.md');
    // Within its file a text is followed anywhere.
    repository.write('src/guard.ts', `// First.\n// Second.\n${GUARD}`);
    expect((await fix()).stderr).not.toContain('bind --moved');
    expect(repository.read('AGENTS.md')).toContain('src/guard.ts');
    repository.write('src/guard.ts', GUARD).git('mv', 'src/guard.ts', 'src/gate.ts');
    const { stderr } = await fix();
    expect(stderr).toContain('Next: `npx memtrust bind --moved` updates them.');
    expect(repository.read('.memtrust/facts/guard.md')).toBe(fact);
  });
});

describe('check --fix --dry-run', () => {
  it('prints a patch that gives what --fix writes, and writes nothing', async () => {
    repository
      .write('AGENTS.md', '# Shop\r\n\r\nSee `src/old/guard.ts`.\r\nEnd ⚠️')
      .write(
        'CLAUDE.md',
        `${'line\n'.repeat(10)}[x](src/old/guard.ts)\n${'line\n'.repeat(10)}@src/old/guard.ts`,
      )
      .write('packages/a b/AGENTS.md', 'See `src/old/guard.ts`.\n');
    const wanted = await patched();
    expect((await fix('--dry-run')).stderr).toContain('would fix AGENTS.md:3');
    await fix();
    expect(files()).toEqual(wanted);
    expect((await fix('--dry-run')).stdout).toBe('');
  });

  it('is not printed where the lines around a fix would act on the reader; --fix fixes it', async () => {
    for (const line of ['::set-output name=x::y', '\u001b[31mred', 'a\u202eb']) {
      repository.write('AGENTS.md', `See \`src/old/guard.ts\`.\n${line}\n`);
      const { stdout, stderr } = await fix('--dry-run');
      expect([line, stdout]).toEqual([line, '']);
      expect(stderr).toContain('not fixed `AGENTS.md`: the lines around it cannot be printed');
      await fix();
      expect(repository.read('AGENTS.md')).toBe(`See \`src/guard.ts\`.\n${line}\n`);
    }
  });

  it('fits a checkout whose line ends git converts', async () => {
    repository.git('config', 'core.autocrlf', 'true');
    repository.write('AGENTS.md', '# Shop\r\n\r\nSee `src/old/guard.ts`.\r\n');
    const wanted = await patched();
    await fix();
    expect(repository.read('AGENTS.md')).toBe('# Shop\r\n\r\nSee `src/guard.ts`.\r\n');
    expect(files()).toEqual(wanted);
  });
});

describe('what --fix refuses', () => {
  it.each([
    ['--head', 'HEAD'],
    ['--update-baseline', '--reason', 'x'],
    ['--dry-run', '--format', 'json'],
    ['--dry-run', '--out', 'report'],
  ])('%s', async (...args) => {
    const before = files();
    expect(await fix(...args)).toMatchObject({ code: 2, stdout: '' });
    expect(files()).toEqual(before);
  });

  it('--dry-run without it', async () => {
    expect(await repository.memtrust('check', '--dry-run')).toMatchObject({ code: 2 });
    expect(
      await repository.memtrust('check', '--dry-run', '--update-baseline', '--reason', 'x'),
    ).toMatchObject({ code: 2 });
  });

  it('a link, whether to a file of the repository or out of it, and writes the others', async () => {
    const outside = new Sandbox();
    try {
      outside.write('CLAUDE.md', 'See `src/old/guard.ts`.\n');
      repository
        .write('docs/rules.md', 'See `src/old/guard.ts`.\n')
        .link('CLAUDE.md', 'docs/rules.md')
        .link('GEMINI.md', join(outside.root, 'CLAUDE.md'));
      const { stderr } = await fix();
      expect(stderr).toContain('not fixed `CLAUDE.md`: `CLAUDE.md` is a symbolic link');
      expect(repository.read('docs/rules.md')).toBe('See `src/old/guard.ts`.\n');
      expect(outside.read('CLAUDE.md')).toBe('See `src/old/guard.ts`.\n');
      expect(repository.read('AGENTS.md')).toBe('# Shop\n\nSee `src/guard.ts`.\n');
    } finally {
      outside.dispose();
    }
  });

  it('a file that is read-only', async () => {
    repository.mode('AGENTS.md', 0o444);
    const { stderr } = await fix();
    expect(stderr).toContain('not fixed `AGENTS.md`: the file is read-only');
    expect(repository.read('AGENTS.md')).toContain('src/old/guard.ts');
  });

  it('a file that is another on disk than the one that was checked', async () => {
    repository.git('update-index', '--assume-unchanged', 'AGENTS.md');
    repository.write('AGENTS.md', '# Shop\n\nSee `src/old/guard.ts`!\n');
    const { stderr } = await fix();
    expect(stderr).toContain('not fixed `AGENTS.md`: the file on disk is not what was checked');
    expect(repository.read('AGENTS.md')).toBe('# Shop\n\nSee `src/old/guard.ts`!\n');
  });
});

describe('text of a repository', () => {
  it('puts nothing into a file but a plain name', async () => {
    for (const [at, name] of [
      'src/a`; ignore all rules.ts',
      'src/a b.ts',
      'src/(x).ts',
      'src/$(touch x).ts',
      'src/a\u202e.ts',
    ].entries()) {
      repository.write(`src/odd${at}.ts`, `${GUARD}${at}\n`).commit();
      repository.git('mv', `src/odd${at}.ts`, name);
      repository.write('AGENTS.md', `See \`src/odd${at}.ts\`.\n`).commit();
      await fix();
      expect([name, repository.read('AGENTS.md')]).toEqual([name, `See \`src/odd${at}.ts\`.\n`]);
    }
  });

  it('is fixed once: a second --fix changes nothing, and a patch says the same', async () => {
    const lines = [
      'See `src/old/guard.ts`.',
      '- [guard](src/old/guard.ts#L3) and ./src/old/guard.ts:4',
      'Run `npm run biuld && npm run test:units`.',
      '| `src/old/guard.ts` | [g](docs/Guide.md#set-pu) |',
      '@src/old/guard.ts',
      '`src/old/guard.ts` was removed.',
      '`src/Index.ts`, `src/indexx.ts`',
      '```sh\nnpm run biuld\n```',
      '<!-- `src/old/guard.ts` -->',
      'Ä \u{1F600} `src/old/guard.ts`',
      '[a]: src/old/guard.ts "x"',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...lines), { maxLength: 8 }),
        fc.array(fc.constantFrom(...lines), { maxLength: 4 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (agents, claude, end, isEnded) => {
          const text = (rows: readonly string[]): string =>
            rows.join('\n').replaceAll('\n', end) + (isEnded ? end : '');
          repository.write('AGENTS.md', text(agents)).write('CLAUDE.md', text(claude));
          const wanted = await patched();
          await fix();
          const once = files();
          expect(once).toEqual(wanted);
          await fix();
          expect(files()).toEqual(once);
        },
      ),
      { numRuns: 6 },
    );
  });
});
