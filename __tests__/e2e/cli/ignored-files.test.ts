import { expect, test } from '@jest/globals';
import { Sandbox } from './sandbox.js';

/* `ignore:` of the policy takes agent files out: the report and `sources` name them, and nothing is said of them. */

test('an ignored agent file is listed, and not checked', async () => {
  const sandbox = new Sandbox();
  sandbox
    .write('.memtrust/policy.yml', 'version: 1\nignore: ["fixtures/**"]\n')
    .write('CLAUDE.md', 'Run the tests.\n')
    .write('fixtures/CLAUDE.md', 'See [the guide](docs/gone.md).\n')
    .commit();
  const { stdout } = await sandbox.memtrust('check', '--format', 'json');
  const report: { findings: { path?: string }[]; ignored?: string[] } = JSON.parse(stdout);
  expect(report.ignored).toEqual(['fixtures/CLAUDE.md']);
  expect(report.findings.filter(({ path }) => path === 'fixtures/CLAUDE.md')).toEqual([]);
  expect((await sandbox.memtrust('check')).stdout).toContain('1 agent file checked, 1 ignored');
  expect((await sandbox.memtrust('sources')).stdout).toMatch(
    /^live:claude:fixtures\/CLAUDE\.md .* no: the policy ignores it/m,
  );
  sandbox.write('CLAUDE.md', '@fixtures/CLAUDE.md\n');
  expect((await sandbox.memtrust('sources')).stdout).toMatch(
    /^live:claude:fixtures\/CLAUDE\.md .* yes/m,
  );
  sandbox.dispose();
});
