/**
 * Trusted memory in AGENTS.md, by the action alone: a fact is adopted, the next night exports it, a change of its code
 * fails or warns by its importance, and the night after takes it out.
 */
import { expect, test } from '@jest/globals';
import { factText, REMEMBERING } from './action-scene.js';
import {
  hostedOnGitHub,
  git,
  pushToPullRequest,
  type Files,
  type PullRequestRepository,
} from './pull-request.js';
import { adopting, review, setReviewStage } from './reviewed-pull.js';

const { stage, host, judge, people } = setReviewStage();
const MAY_WRITE = { permissions: { contents: 'write', 'pull-requests': 'write' } } as const;
const REFINE = 'refs/heads/memtrust/refine';
const OWN = '# Agents\n\nRun the tests.\n';
const POLICY = 'version: 1\nadoption:\n  adopters: [alice]\nexports:\n  - file: AGENTS.md\n';

/** The change is merged, and the action runs on the default branch at night. */
async function night(pull: PullRequestRepository): Promise<void> {
  git(pull.origin, ['update-ref', 'refs/heads/main', pull.mergeSha]);
  stage.api.host(hostedOnGitHub(pull));
  const ran = await stage.run(pull, {
    eventName: 'schedule',
    payload: { schedule: '0 3 * * 1' },
    sha: pull.mergeSha,
    ref: 'refs/heads/main',
    inputs: { refine: 'pull-request' },
  });
  expect(ran.outputs['refine-pull-request']).not.toBe('');
}

/** What the pull request of the night changes, as a change of its own. */
function offered(pull: PullRequestRepository): Readonly<Record<string, string>> {
  const paths = git(pull.origin, ['diff', '--name-only', 'refs/heads/main', REFINE])
    .trim()
    .split('\n');
  return Object.fromEntries(
    paths.map((path) => [path, git(pull.origin, ['show', `${REFINE}:${path}`])]),
  );
}

const push = (pull: PullRequestRepository, files: Files): PullRequestRepository => {
  const next = pushToPullRequest(pull, files);
  people(next, { collaborators: { alice: 'write', contributor: 'write' }, reviews: [] });
  return next;
};

test.each([
  { importance: 'critical', verdict: 'fail', found: 'error MT413' },
  { importance: 'normal', verdict: 'pass', found: 'warning MT413' },
])(
  'the story of a fact whose importance is $importance',
  async ({ importance, verdict, found }) => {
    const text = factText('accepted', 'Between tries it waits.').replace(
      'status:',
      `importance: ${importance}\nstatus:`,
    );
    const first = await host(
      {
        base: { ...REMEMBERING, 'AGENTS.md': OWN, '.memtrust/policy.yml': POLICY },
        head: adopting('retry/backoff', text),
        fetchDepth: 0,
      },
      MAY_WRITE,
    );
    people(first, { reviews: [review(first)] });
    // Adopted: the block cannot have it yet, and nobody asks for that.
    expect(await judge(first)).toMatchObject({ verdict: 'pass' });

    // Exported, and nobody has to approve what is adopted already.
    await night(first);
    const exports = offered(first);
    expect(Object.keys(exports)).toEqual(['AGENTS.md']);
    const agents = exports['AGENTS.md'] ?? '';
    expect(agents.startsWith(`${OWN}\n<!-- memtrust:begin v1 sha256:`)).toBe(true);
    expect(agents).toContain(
      '- `retry/backoff`: `Between tries it waits.` (adopted 2026-02-01 by `contributor`; cites `src/retry.ts`)\n',
    );
    const second = push(first, exports);
    expect(await judge(second)).toMatchObject({ code: 0, verdict: 'pass', findings: [] });
    git(second.origin, ['update-ref', 'refs/heads/main', second.mergeSha]);

    // The code changes, and the block says what is not so any more.
    const third = push(second, { 'src/retry.ts': 'export const retries = 4;\n' });
    const changed = await judge(third);
    expect(changed.verdict).toBe(verdict);
    expect(changed.findings).toContain(found);
    expect(changed.run.summary).toContain('npx memtrust export');

    // Merged all the same: the next night takes it out, and what is around it stays.
    await night(third);
    const cleaned = offered(third);
    expect(cleaned['AGENTS.md'] ?? '').not.toContain('retry/backoff');
    expect((cleaned['AGENTS.md'] ?? '').startsWith(`${OWN}\n<!-- memtrust:begin v1 sha256:`)).toBe(
      true,
    );
    const fourth = push(third, { 'AGENTS.md': cleaned['AGENTS.md'] ?? null });
    const green = await judge(fourth);
    expect([green.code, green.verdict, green.findings]).toEqual([0, 'pass', []]);
  },
);
