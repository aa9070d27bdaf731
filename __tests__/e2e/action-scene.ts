/** What the tests of the action share: memory that is adopted, and one run as a runner starts it. */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent } from '../../src/memory/ledger.js';
import { sha256 } from '../../src/tree/digest.js';
import {
  STAND_IN_TOKEN,
  startGitHubStandIn,
  type GitHubStandIn,
  type GitHubStandInOptions,
} from './github-stand-in.js';
import { hostedOnGitHub, type Files, type PullRequestRepository } from './pull-request.js';
import { KEEP_COMPILED, runAction, type ActionRun, type RunActionOptions } from './run-action.js';
import { parseRunnerCommands, type RunnerCommand } from './runner-commands.js';
import { readAitContext, readAitManifest } from '../ait-reader.js';
import { faultless, readManifestAt } from '../manifests-on-disk.js';
import { webhookExamples } from './webhook-examples.js';

const RETRY_SOURCE = 'export const retries = 3;\n';

/** A fact that cites all of `src/retry.ts` as `RETRY_SOURCE`. */
export function factText(status: string, statement: string): string {
  return `---\nstatus: ${status}\nsources:\n  - path: src/retry.ts\n    digest: ${sha256(RETRY_SOURCE)}\n---\n${statement}\n`;
}

/** Path and text of a fact, and of the ledger that adopts exactly it. */
function adoptedFact(id: string, text: string): Files {
  const path = `.memtrust/facts/${id}.md`;
  const { fact } = parseFact(id, path, Buffer.from(text));
  if (fact === null) throw new Error(`the fact ${id} of the test is not valid`);
  const event = makeEvent({
    type: 'candidate.applied',
    fact: id,
    claim: fact.claim,
    binding: fact.binding,
    at: '2026-01-01T00:00:00Z',
    proposed_by: 'maintainer',
    after: [],
  });
  return { [path]: text, [`.memtrust/ledger/${id}.jsonl`]: eventLine(event) };
}

/** A base branch with a policy and one trusted fact. */
export const REMEMBERING: Files = {
  'README.md': 'hello\n',
  'src/retry.ts': RETRY_SOURCE,
  '.memtrust/policy.yml': 'version: 1\nadoption:\n  adopters: [alice]\n',
  ...adoptedFact('retry/three', factText('accepted', 'A request is tried three times.')),
};

/** A candidate, which a reviewer is told of, and which nothing is wrong with. */
export const IDEA: Files = {
  '.memtrust/facts/retry/idea.md': '---\nstatus: candidate\n---\nBetween tries it waits.\n',
};

/** A fact that says of itself that it is accepted. */
export const SELF_DECLARED: Files = {
  '.memtrust/facts/deploy/fridays.md':
    '---\nstatus: accepted\n---\nDeploying on Fridays is fine.\n',
};

export async function startFor(
  pull: PullRequestRepository,
  options: Partial<GitHubStandInOptions> = {},
): Promise<GitHubStandIn> {
  return startGitHubStandIn({ repositories: [hostedOnGitHub(pull)], ...options });
}

/**
 * Runs the action, and checks what holds for every run: the API was asked nothing unknown, the
 * token went nowhere else, only commands of ours were printed, nothing reached the files that
 * change later steps, the workspace is as it was, and a reader of AIT's and a reader of the documents can read its manifests.
 */
export async function act(
  program: RunActionOptions['program'],
  api: GitHubStandIn,
  pull: PullRequestRepository,
  options: Partial<RunActionOptions> = {},
): Promise<ActionRun> {
  const env = { ...KEEP_COMPILED, ...options.env };
  const given = { program, ...pull.trigger, ...options, env };
  const before = filesOf(given.workspace);
  const run = await runAction({ ...given, apiUrl: api.url, token: STAND_IN_TOKEN });
  expect(api.unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(api.violations).toEqual([]);
  const written = [
    run.stdout,
    run.stderr,
    run.summary,
    JSON.stringify(run.outputs),
    ...[...run.tempFiles.values()].map(String),
  ].join('\n');
  expect(written).not.toContain(STAND_IN_TOKEN);
  expect(api.requests.map(({ body }) => JSON.stringify(body) ?? '').join('\n')).not.toContain(
    STAND_IN_TOKEN,
  );
  expect(
    commandsOf(run)
      .map(({ command }) => command)
      .filter((command) => !['error', 'warning', 'notice'].includes(command)),
  ).toEqual([]);
  expect([run.envFile, run.pathFile, run.stateFile, run.stderr]).toEqual(['', '', '', '']);
  expect(filesOf(given.workspace)).toEqual(before);
  for (const [path, bytes] of run.tempFiles)
    if (path.endsWith('manifest.json')) {
      readAitManifest(String(bytes));
      faultless(path, String(bytes));
    }
  const context = run.outputs['context-file'] ?? '';
  if (context !== '') {
    readAitContext(context);
    readManifestAt(run.outputs['context-manifest'] ?? '', given.workspace);
  }
  return run;
}

/** All of a workspace but the objects and refs that git may fetch: what it is, and when it was last written. */
function filesOf(workspace: string): string[] {
  const files = readdirSync(workspace, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(workspace.length + 1))
    .filter((path) => !/(?:^|\/)\.git\/(?!index$|HEAD$|config$)/.test(path));
  return files.toSorted().map((path) => {
    const at = lstatSync(join(workspace, path), { throwIfNoEntry: false }); // none where a name is not UTF-8
    return /(?:^|\/)\.git$/.test(path)
      ? path
      : [path, at?.mode, at?.size, at?.mtimeMs, at?.ino].join(' ');
  });
}

export function commandsOf(run: ActionRun): RunnerCommand[] {
  return [...parseRunnerCommands(run.stdout), ...parseRunnerCommands(run.stderr)];
}

/** The comments on the pull request, oldest first. */
export function commentsOn(
  api: GitHubStandIn,
): { readonly id: number; readonly author: string; readonly body: string }[] {
  return [...api.state.repositories.values()].flatMap(({ comments }) =>
    comments.map(({ id, user, body }) => ({ id, author: user.login, body })),
  );
}

/** Requests that change something: `POST /repos/…`. GraphQL is read by POST. */
export function writesTo(api: GitHubStandIn): string[] {
  return api.requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path}`);
}

/** A payload of `push` that GitHub once sent, about the commit that is checked out. */
export function pushOf(
  pull: PullRequestRepository,
  { ref = 'refs/heads/main', before = '0'.repeat(40) } = {},
): object {
  const [example] = webhookExamples('push');
  return { ...example, ref, before, after: pull.mergeSha, repository: pull.payload.repository };
}

/** What the artifact of a run has to hold: name and text of each file, in the order of the archive. */
export function artifactOf({ tempFiles }: ActionRun): Map<string, string> {
  return new Map(
    [
      'trust-report.json',
      'context-manifest.json',
      'trust-report.sarif',
      'trust-report.html',
      'comment.md',
      'trust-report.intoto.json',
    ].map((name) => [name, String(tempFiles.get(`memtrust/${name}`))]),
  );
}
