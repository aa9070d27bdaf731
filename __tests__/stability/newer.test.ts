import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Sandbox } from '../e2e/cli/sandbox.js';
import { runLine } from '../golden/steps.js';

/*
 * A newer memtrust may have written what this one does not know. Nothing of it is skipped over: it is named, with its
 * file and line, and gives no trust (docs/words.md). A ledger names no key that is not ours, since the policy may
 * block its words.
 */

const EVENT = {
  v: 2,
  id: `sha256:${'0'.repeat(64)}`,
  type: 'candidate.applied',
  fact: 'a',
  claim: `sha256:${'1'.repeat(64)}`,
  binding: `sha256:${'2'.repeat(64)}`,
  at: '2026-01-01T00:00:00Z',
  proposed_by: 'alice',
  after: [],
};
const POLICY = { '.memtrust/policy.yml': 'version: 1\nadoption: {adopters: [alice]}\n' };
const FACT = { '.memtrust/facts/a.md': '---\ntopic: a\n---\nA statement.\n' };

const report = z.object({
  verdict: z.string(),
  findings: z.array(
    z.object({
      rule: z.string(),
      path: z.string().nullish(),
      line: z.number().optional(),
      message: z.string(),
    }),
  ),
  entries: z.array(
    z.object({ id: z.string(), trusted_baseline: z.boolean(), anchors: z.array(z.unknown()) }),
  ),
});

async function checked(files: Readonly<Record<string, string>>) {
  const sandbox = new Sandbox();
  try {
    for (const [path, text] of Object.entries({ ...POLICY, ...files })) sandbox.write(path, text);
    sandbox.commit('Written by a newer version');
    const { code, stdout } = await runLine(
      sandbox,
      'npx memtrust check --base HEAD --head HEAD --format json',
    );
    return { code, ...report.parse(JSON.parse(stdout)) };
  } finally {
    sandbox.dispose();
  }
}

describe('what a newer version wrote', () => {
  it.each<readonly [string, Record<string, string>, string, string, number]>([
    [
      'a key of a fact',
      { '.memtrust/facts/a.md': '---\ntopic: a\nmood: good\n---\nA statement.\n' },
      'MT101',
      'mood',
      3,
    ],
    [
      'a line of a ledger',
      { ...FACT, '.memtrust/ledger/a.jsonl': `${JSON.stringify(EVENT)}\n` },
      'MT110',
      'v',
      1,
    ],
    [
      'a key of a ledger',
      { ...FACT, '.memtrust/ledger/a.jsonl': `${JSON.stringify({ ...EVENT, v: 1, mood: 1 })}\n` },
      'MT110',
      'unknown keys',
      1,
    ],
    ['a policy', { '.memtrust/policy.yml': 'version: 2\n' }, 'MT701', 'version', 1],
    [
      'a key of the policy',
      { '.memtrust/policy.yml': 'version: 1\nmood: good\n' },
      'MT701',
      'mood',
      2,
    ],
    ['a baseline', { '.memtrust/baseline.yml': 'version: 2\n' }, 'MT411', 'version', 1],
    [
      'a key of the baseline',
      { '.memtrust/baseline.yml': 'version: 1\nmood: good\n' },
      'MT411',
      'mood',
      2,
    ],
    [
      'a fixture',
      {
        '.memtrust/fixtures/a.yml':
          'version: 2\nid: a\nbase: {facts: []}\nexpect: {entries: {a: trusted}}\n',
      },
      'MT302',
      'version',
      1,
    ],
    [
      'a key of a fixture',
      {
        '.memtrust/fixtures/a.yml':
          'version: 1\nid: a\nmood: good\nbase: {facts: []}\nexpect: {entries: {a: trusted}}\n',
      },
      'MT302',
      'mood',
      3,
    ],
  ])('%s: is named with its file and line', async (_what, files, rule, key, line) => {
    const { findings, entries, code, verdict } = await checked(files);
    expect(findings.filter((one) => one.rule === rule)).toEqual([
      expect.objectContaining({
        rule,
        path: Object.keys(files).at(-1),
        line,
        message: expect.stringContaining(key),
      }),
    ]);
    expect(entries.filter((one) => one.trusted_baseline)).toEqual([]);
    // A baseline that cannot be read accepts nothing, and so hides nothing.
    expect(code).toBe(rule === 'MT411' ? 0 : rule.startsWith('MT1') ? 1 : 2);
    expect(verdict).toBe(code === 0 ? 'pass' : code === 1 ? 'fail' : 'error');
  });
});

it('a source with digests of a newer reader is not adopted, and says what to do', async () => {
  const sandbox = new Sandbox();
  try {
    for (const [path, text] of Object.entries({ ...POLICY, ...FACT, 'a.txt': 'One line.\n' }))
      sandbox.write(path, text);
    for (const line of ['bind a a.txt#L1', 'adopt a --by alice'])
      expect((await runLine(sandbox, `npx memtrust ${line}`)).code).toBe(0);
    const fact = sandbox.read('.memtrust/facts/a.md');
    sandbox.write('.memtrust/facts/a.md', fact.replace('    lines:', '    reader: 99\n    lines:'));
    const { code, stderr } = await runLine(sandbox, 'npx memtrust adopt a --by bob');
    expect(code).toBe(2);
    expect(stderr).toContain('which this version does not have; use a newer memtrust');
  } finally {
    sandbox.dispose();
  }
});
