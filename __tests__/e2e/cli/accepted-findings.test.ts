import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;
const TAGS = '\u{E0048}\u{E0069}';

beforeEach(() => {
  repository = new Sandbox();
  repository.write('CLAUDE.md', '# Shop\n\nPri\u200bces are whole cents.\n').commit();
});

afterEach(() => repository.dispose());

interface Row {
  readonly rule: string;
  readonly severity: string;
  readonly introduced: boolean;
  readonly accepted?: { readonly by: string; readonly reason: string };
}

async function looked(
  ...args: string[]
): Promise<{ readonly code: number | null; readonly rows: string[] }> {
  const { code, stdout } = await repository.memtrust('check', '--format', 'json', ...args);
  const findings: Row[] = JSON.parse(stdout).findings;
  return {
    code,
    rows: findings
      .filter(({ rule }) => rule.startsWith('MT4'))
      .map(
        ({ rule, severity, accepted }) =>
          `${rule} ${severity}${accepted === undefined ? '' : ` accepted: ${accepted.reason}`}`,
      ),
  };
}

describe('what was there before memtrust', () => {
  it('is accepted in one go, with a reason, and is silent once that is committed', async () => {
    expect((await looked()).rows).toEqual(['MT403 warning']);
    expect(await repository.memtrust('check', '--update-baseline')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Nothing is accepted without a reason'),
    });
    const update = await repository.memtrust(
      'check',
      '--update-baseline',
      '--reason',
      'older than the gate',
      '--by',
      'alice',
    );
    expect(update).toMatchObject({
      code: 0,
      stdout: 'accepted 1 finding in .memtrust/baseline.yml\n',
    });
    expect((await looked()).rows).toEqual([
      'MT411 notice',
      'MT403 warning accepted: older than the gate',
    ]);
    repository.commit();
    expect((await looked()).rows).toEqual(['MT403 warning accepted: older than the gate']);
    expect((await repository.memtrust('check')).stdout).not.toContain('MT403');
  });

  it('goes out of the baseline when it is mended', async () => {
    await repository.memtrust('check', '--update-baseline', '--reason', 'older', '--by', 'alice');
    repository.write('CLAUDE.md', '# Shop\n').commit();
    expect((await looked()).rows).toEqual(['MT411 notice']);
    expect(
      (await repository.memtrust('check', '--update-baseline', '--reason', 'none left')).stdout,
    ).toBe('accepted 0 findings in .memtrust/baseline.yml; 1 removed\n');
    repository.commit();
    expect((await looked()).rows).toEqual([]);
  });

  it('is told from what is typed wrongly', async () => {
    expect(await repository.memtrust('check', '--reason', 'x')).toMatchObject({ code: 2 });
    expect(
      await repository.memtrust('check', '--update-baseline', '--reason', 'x', '--head', 'HEAD'),
    ).toMatchObject({ code: 2 });
    expect(
      await repository.memtrust('check', '--update-baseline', '--reason', 'x', '--expires', 'soon'),
    ).toMatchObject({ code: 2 });
    repository.write('.memtrust/baseline.yml', 'version: 1\naccepted: {}\n');
    expect(await repository.memtrust('check', '--update-baseline', '--reason', 'x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('.memtrust/baseline.yml'),
    });
  });
});

describe('a pull request that excuses itself', () => {
  const onBranch = async (
    files: Readonly<Record<string, string>>,
  ): Promise<Awaited<ReturnType<typeof looked>>> => {
    repository.git('switch', '-q', '-c', 'change');
    for (const [path, text] of Object.entries(files)) repository.write(path, text);
    repository.commit();
    return looked('--base', 'main', '--head', 'change');
  };

  it('fails for its hidden text, whatever the comment beside it says', async () => {
    const { code, rows } = await onBranch({
      'AGENTS.md': `<!-- memtrust-ignore MT403: harmless -->\nBe kind.${TAGS}\n`,
    });
    expect(code).toBe(1);
    expect(rows).toContain('MT403 error');
  });

  it('fails also where the comment was there before', async () => {
    repository
      .write('AGENTS.md', '<!-- memtrust-ignore-file MT403: we like emoji -->\nBe kind.\n')
      .commit();
    const { code, rows } = await onBranch({
      'AGENTS.md': `<!-- memtrust-ignore-file MT403: we like emoji -->\nBe kind.${TAGS}\n`,
    });
    expect(code).toBe(1);
    expect(rows).toContain('MT403 error');
  });

  it('fails for what its own baseline accepts', async () => {
    repository.write('AGENTS.md', `Be kind.${TAGS}\n`);
    await repository.memtrust('check', '--update-baseline', '--reason', 'mine', '--by', 'mallory');
    const baseline = repository.read('.memtrust/baseline.yml');
    repository.git('clean', '-qfd');
    const { code, rows } = await onBranch({
      'AGENTS.md': `Be kind.${TAGS}\n`,
      '.memtrust/baseline.yml': baseline,
    });
    expect(code).toBe(1);
    expect(rows).toContain('MT403 error');
  });
});
