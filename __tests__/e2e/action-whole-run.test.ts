/**
 * One pull request from its first commit to its last, through the bundled action: what its one
 * comment says and links.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { manifestDigest, type ContextManifest } from '../../src/trust/manifest.js';
import { hexDigest, shortDigest } from '../../src/tree/digest.js';
import { commentsOn, IDEA, REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { setStage } from './action-stage.js';
import { artifactEnvironment, startArtifactStandIn, unzip } from './artifact-stand-in.js';
import {
  git,
  hostedOnGitHub,
  pushToPullRequest,
  type Files,
  type PullRequestRepository,
} from './pull-request.js';
import { renderMarkdown } from './render-markdown.js';
import type { ActionRun } from './run-action.js';

const stage = setStage({ bundled: true });
const RUN_ID = '9000000001';
const RUN_PAGE = `https://github.com/acme/widgets/actions/runs/${RUN_ID}`;

const BASE: Files = {
  ...REMEMBERING,
  '.memtrust/policy.yml': 'version: 1\nadoption:\n  adopters: [alice]\nrules: {MT801: error}\n',
};

/** A run with a service for artifacts of its own, and what it left behind. */
async function ranOn(pull: PullRequestRepository): Promise<{
  readonly ran: ActionRun;
  readonly comment: string;
  readonly files: ReadonlyMap<string, string>;
}> {
  const artifacts = await startArtifactStandIn();
  stage.after(async () => artifacts.close());
  const ran = await stage.run(pull, {
    env: { ...artifactEnvironment(artifacts), GITHUB_RUN_ID: RUN_ID },
  });
  const [comment, ...more] = commentsOn(stage.api);
  expect([artifacts.artifacts.length, more]).toEqual([1, []]);
  return {
    ran,
    comment: comment?.body ?? '',
    files: unzip(artifacts.artifacts[0]?.bytes ?? Buffer.alloc(0)),
  };
}

/** Why an address in a comment shows nothing: GitHub would have no such page. */
function brokenLinks(markdown: string, pull: PullRequestRepository): string[] {
  const rulesPage = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8');
  const sections = new Set(
    [...rulesPage.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    ),
  );
  const urls = [...renderMarkdown(markdown).matchAll(/<a href="([^"]*)"/g)].map(
    ([, url = '']) => url,
  );
  expect(urls.length).toBeGreaterThan(0);
  return urls.filter((url) => {
    const [, section] =
      /^https:\/\/github\.com\/memtrust\/memtrust\/blob\/main\/docs\/rules\.md#(.+)$/.exec(url) ??
      [];
    if (section !== undefined) return !sections.has(section);
    const [, sha, path = '', line = '1'] =
      /^https:\/\/github\.com\/acme\/widgets\/blob\/([0-9a-f]{40})\/([^#]+)(?:#L(\d+)(?:-L\d+)?)?$/.exec(
        url,
      ) ?? [];
    if (sha !== undefined)
      return (
        git(pull.origin, ['show', `${sha}:${decodeURIComponent(path)}`]).split('\n').length <=
        Number(line) - 1
      );
    const [, base, head, file] =
      /^https:\/\/github\.com\/acme\/widgets\/compare\/([0-9a-f]{40})\.\.\.([0-9a-f]{40})#diff-([0-9a-f]{64})$/.exec(
        url,
      ) ?? [];
    if (file !== undefined)
      return !git(pull.origin, ['diff', '--name-only', `${base}...${head}`])
        .split('\n')
        .some((changed) => hexDigest(changed) === file);
    return url !== RUN_PAGE && url !== `${RUN_PAGE}/artifacts/1`;
  });
}

/** What holds after each push. */
function expectAnswered(
  pull: PullRequestRepository,
  { ran, comment, files }: Awaited<ReturnType<typeof ranOn>>,
): void {
  const manifest = JSON.parse(files.get('context-manifest.json') ?? '') as ContextManifest;
  const digest = manifestDigest(manifest);
  expect(ran.outputs['manifest-sha256']).toBe(digest);
  for (const said of [comment, ran.summary]) {
    expect(said).toContain(`manifest \`sha256:${shortDigest(digest)}\``);
    expect(said).toContain(
      `artifact [\`memtrust-report\`](${RUN_PAGE}/artifacts/1) of [this run](${RUN_PAGE})`,
    );
    expect(brokenLinks(said, pull)).toEqual([]);
  }
}

test('adopted fact, false memory, stale memory and release gate, in one comment with links that work', async () => {
  const first = await stage.host({ base: BASE, head: { 'docs/a b#c.md': 'hello\n', ...IDEA } });
  const adopted = await ranOn(first);
  expectAnswered(first, adopted);
  expect([adopted.ran.outputs['verdict'], adopted.ran.outputs['trusted']]).toEqual(['pass', '1']);

  const next = (pull: PullRequestRepository, files: Files): PullRequestRepository => {
    const pushed = pushToPullRequest(pull, files);
    stage.api.host(hostedOnGitHub(pushed));
    return pushed;
  };
  const second = next(first, SELF_DECLARED);
  const falsehood = await ranOn(second);
  expectAnswered(second, falsehood);
  expect([falsehood.ran.outputs['verdict'], falsehood.ran.outputs['trusted']]).toEqual([
    'fail',
    '1',
  ]);
  expect(falsehood.comment).toContain(
    `[\`deploy/fridays\`](https://github.com/acme/widgets/blob/${second.mergeSha}/.memtrust/facts/deploy/fridays.md)`,
  );
  expect(falsehood.comment).toContain('[MT201 silent-promotion](');

  const third = next(second, { 'src/retry.ts': 'export const retries = 5;\n' });
  const stale = await ranOn(third);
  expectAnswered(third, stale);
  expect([stale.ran.outputs['stale'], stale.ran.outputs['trusted']]).toEqual(['1', '0']);
  expect(stale.comment).toContain(
    `[\`src/retry.ts\`](https://github.com/acme/widgets/blob/${third.mergeSha}/src/retry.ts)`,
  );

  // What it said at the base, what it says now, and the two side by side.
  expect(stale.comment).toMatch(
    /fact cites\.\*\* \(\[then\]\([^)]*\), \[now\]\([^)]*\), \[diff\]\([^)]*\)\)/,
  );

  const fourth = next(third, {
    'README.md': 'Welcome; memtrust guards us.\n\nMemory is an external vector database.\n',
  });
  const released = await ranOn(fourth);
  expectAnswered(fourth, released);
  expect(released.ran.outputs['verdict']).toBe('fail');
  expect(released.comment).toMatch(/\| Release gate \| 2 of 4 conditions met; \*\*not met:\*\*/);
  expect(released.comment).toContain(
    `[\`README.md:3:1\`](https://github.com/acme/widgets/blob/${fourth.mergeSha}/README.md#L3)`,
  );
  for (const rule of ['MT201', 'MT105', 'MT801']) expect(released.comment).toContain(`[${rule} `);
});
