/** What the policy keeps unsaid is kept unsaid of records of runs and reviews too, and everybody is told that it is. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContextManifest } from '../../../src/trust/manifest.js';
import { Sandbox } from './sandbox.js';

const ATTEMPT = '.memtrust/attempts/run.json';
const ESCAPED = '.memtrust/attempts/escaped.json';
const REVIEW = '.memtrust/reviews/r1.json';
const OPEN = '.memtrust/attempts/open.json';

let repository: Sandbox;

beforeAll(() => {
  repository = new Sandbox();
  repository
    .write('.memtrust/policy.yml', 'version: 1\nexclude_text: [zebra]\n')
    .write(ATTEMPT, '{"query": "the retry queue", "prompt": {"body": "Tell of the Zebra."}}')
    .write(ESCAPED, String.raw`{"query": "the retry queue of a \u007aebra"}`)
    .write(REVIEW, '{"findings": [{"message": "the retry queue of the zebra"}]}')
    .write(OPEN, '{"query": "the retry queue"}')
    .commit();
});

afterAll(() => repository.dispose());

const BLOCKED = [`attempt:${ESCAPED}`, `attempt:${ATTEMPT}`, `review:${REVIEW}`];

describe('a record that contains text that the policy excludes', () => {
  it('is policy-blocked in what recall skips', async () => {
    const { stdout } = await repository.done('recall', 'retry queue', '--format', 'json');
    const { selected, skipped }: Record<string, { id: string; status: string; reason: string }[]> =
      JSON.parse(stdout);
    expect(selected?.map(({ id }) => id)).toEqual([`attempt:${OPEN}`]);
    expect(skipped?.map(({ id, status, reason }) => [id, status, reason])).toEqual(
      BLOCKED.map((id) => [id, 'policy_blocked', 'policy_blocked']),
    );
    expect(stdout).not.toMatch(/zebra/i);
  });

  it('is among the exclusions of a manifest, without its digest or size', async () => {
    const { stdout } = await repository.done('context', '--query', 'retry queue', '--out', 'c.md');
    const manifest: ContextManifest = JSON.parse(repository.read('c.md.manifest.json'));
    expect(manifest.policy_exclusions).toMatchObject(
      BLOCKED.map((source_id) => ({
        source_id,
        status: 'policy_blocked',
        trust_level: 'policy_blocked',
        reason: 'policy_blocked',
        selected: false,
        content_hash: null,
        bytes_included: 0,
      })),
    );
    expect(`${stdout}${repository.read('c.md')}${JSON.stringify(manifest)}`).not.toMatch(/zebra/i);
  });

  it('is so for the gate', async () => {
    const { stdout } = await repository.memtrust('check', '--format', 'json');
    const report: { entries: { id: string; status: string }[] } = JSON.parse(stdout);
    expect(
      report.entries.filter(({ status }) => status === 'policy_blocked').map(({ id }) => id),
    ).toEqual(BLOCKED);
    expect(stdout.replace('exclude_text: [zebra]', '')).not.toMatch(/zebra/i);
  });

  it('and so is one that `sources` of the policy blocks by its id', async () => {
    const other = repository.copy();
    other.write('.memtrust/policy.yml', 'version: 1\nsources: {block: ["review:*"]}\n').commit();
    const { stdout } = await other.done('recall', 'retry queue', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      skipped: [{ id: `review:${REVIEW}`, status: 'policy_blocked' }],
    });
    other.dispose();
  });
});

describe('an agent file whose name the policy hides', () => {
  it('has one id wherever it is listed, which names no agent, and is no fact', async () => {
    const other = repository.copy();
    other
      .write('.memtrust/policy.yml', 'version: 1\nexclude_paths: ["vault/**"]\n')
      .write('AGENTS.md', 'Run npm test.\n')
      .write('vault/CLAUDE.md', 'Mind the queue.\n')
      .commit();
    const ids = async (...args: readonly string[]): Promise<readonly string[]> => {
      const { stdout } = await other.memtrust(...args, '--format', 'json');
      expect(stdout).not.toMatch(/live:claude|CLAUDE\.md/);
      return [...stdout.matchAll(/"(?:source_)?id": "([^"]*policy_blocked[^"]*)"/g)].map(
        ([, id = '']) => id,
      );
    };
    expect(await ids('sources')).toEqual(['live:policy_blocked#1']);
    for (const command of [['check'], ['recall', 'queue']])
      expect(new Set(await ids(...command))).toEqual(new Set(['live:policy_blocked#1']));
    expect(await ids('facts')).toEqual([]);
    expect((await other.done('facts')).stdout).not.toContain('live:');
    other.dispose();
  });
});
