/**
 * Makes a pull request out of real git: a bare "origin" as GitHub holds it, and a workspace as actions/checkout leaves
 * it (detached at the merge commit, shallow). Commits have fixed names and dates: equal files give equal ids.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeGitDirectory, readRef, writeObject, writeRef, type Listed } from '../git-files.js';
import { git } from './git-command.js';
import { gitCredentials } from './git-http.js';
import {
  changed,
  countsBetween,
  dateOf,
  emailOf,
  listingOf,
  merged,
  takeShallow,
  writeCommit,
  type Account,
} from './pull-commits.js';
import type { WebhookDefinition } from '@octokit/webhooks-examples';
import type { HostedRepository } from './github-stand-in.js';
import type { Trigger } from './run-action.js';

export { git, type Account };

type PullRequestEvent = WebhookDefinition<'pull_request'>['examples'][number];
type PullRequestPayload = Extract<PullRequestEvent, { action: 'opened' | 'synchronize' }>;

/** What a commit does to one path: text or bytes, a link, a submodule at a commit, or null to delete. */
type FileChange =
  string | Buffer | null | { readonly symlink: string } | { readonly submodule: string };
export type Files = Readonly<Record<string, FileChange>>;

export interface PullRequestOptions {
  /** The commit that the pull request starts from. */
  readonly base: Files;
  /** What its one commit changes. */
  readonly head: Files;
  /** What the base branch got since then. */
  readonly baseAfter?: Files;
  readonly number?: number;
  /** owner/name */
  readonly repository?: string;
  readonly private?: boolean;
  /** owner/name of a fork; null for one that was deleted; the repository itself if not given. */
  readonly headRepository?: string | null;
  /** The branch it asks to be merged into. */
  readonly baseRef?: string;
  /** The base branch unless told otherwise; another one starts at the first commit of the base. */
  readonly defaultBranch?: string;
  readonly headRef?: string;
  readonly author?: Account;
  readonly title?: string;
  readonly body?: string;
  /** Of its first commit. */
  readonly message?: string;
  /** As the input of actions/checkout: 1 commit unless told otherwise, 0 for all branches with their history. */
  readonly fetchDepth?: number;
  /** As the input persist-credentials of actions/checkout, which the workflows that we write set to false. */
  readonly credentials?: boolean;
}

type Settings = PullRequestOptions & Required<Omit<PullRequestOptions, 'baseAfter'>>;

export interface PullRequestRepository {
  readonly settings: Settings;
  /** The temporary folder that holds all of it. */
  readonly root: string;
  readonly workspace: string;
  /** The bare repository. */
  readonly origin: string;
  /** The tip of the base branch when the merge commit was made: its first parent. */
  readonly baseSha: string;
  readonly headSha: string;
  readonly mergeSha: string;
  readonly payload: PullRequestPayload;
  /** What `runAction` needs to know of the event. */
  readonly trigger: Trigger;
  remove(): void;
}

const MAINTAINER: Account = { login: 'maintainer', id: 501 };
/** Ids of its own: who compares repositories by id must see a fork as another one. */
const FORK_ID = 990_000_001;
const FORK_OWNER_ID = 2002;
/** Makes base commit, pull request and merge commit, and checks the merge commit out: the event is `opened`. */
export function makePullRequestRepository(options: PullRequestOptions): PullRequestRepository {
  const repository = options.repository ?? 'acme/widgets';
  const settings: Settings = {
    number: 7,
    repository,
    private: false,
    headRepository: repository,
    baseRef: 'main',
    defaultBranch: options.baseRef ?? 'main',
    headRef: 'change',
    author: { login: 'contributor', id: 1001 },
    title: 'Change the memory',
    message: 'Change',
    body: 'Please review.',
    fetchDepth: 1,
    credentials: false,
    ...options,
  };
  const root = mkdtempSync(join(tmpdir(), 'memtrust-pull-'));
  try {
    return build(root, settings);
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Pushes one more commit to the pull request and checks its new merge commit out, in a new
 * workspace: `synchronize`.
 */
export function pushToPullRequest(
  pull: PullRequestRepository,
  files: Files,
  {
    author = pull.settings.author,
    message = 'Change again',
  }: { readonly author?: Account; readonly message?: string } = {},
): PullRequestRepository {
  const headSha = commit(pull.origin, [pull.headSha], files, author, message);
  return publish(pull.settings, pull.root, headSha, 'synchronize', pull.headSha);
}

/** Merges the base branch into the pull request, as the button "Update branch" does in the name of an account. */
export function updateBranch(pull: PullRequestRepository, by: Account): PullRequestRepository {
  const tip = resolve(pull.origin, `refs/heads/${pull.settings.baseRef}`);
  const headSha = merge(pull.origin, pull.headSha, tip, { ...pull.settings, author: by });
  return publish(pull.settings, pull.root, headSha, 'synchronize', pull.headSha);
}

/** Pushes many commits at once, each of a file of its own; `authors` names those of some of them by their number. */
export function pushManyCommits(
  pull: PullRequestRepository,
  count: number,
  authors: Readonly<Record<number, Account>> = {},
  files: Readonly<Record<number, Readonly<Record<string, string>>>> = {},
): PullRequestRepository {
  const start = dateOf(pull.origin, pull.headSha);
  const stream = Array.from({ length: count }, (_, index) => {
    const { login, id } = authors[index] ?? pull.settings.author;
    const who = `${login} <${emailOf({ login, id })}> ${start + 60 * (index + 1)} +0000`;
    const changes = Object.entries({ [`notes/${index}.txt`]: `${index}\n`, ...files[index] }).map(
      ([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
    );
    return `commit refs/heads/many\nauthor ${who}\ncommitter ${who}\ndata 4\nmany\n${index === 0 ? `from ${pull.headSha}\n` : ''}${changes.join('')}\n`;
  });
  git(pull.origin, ['fast-import', '--quiet', '--force'], stream.join(''));
  return publish(
    pull.settings,
    pull.root,
    resolve(pull.origin, 'refs/heads/many'),
    'synchronize',
    pull.headSha,
  );
}

/** Moves a branch on the origin, and nothing else, as when another pull request is merged. Answers the new tip. */
export function pushToBranch(pull: PullRequestRepository, branch: string, files: Files): string {
  const ref = `refs/heads/${branch}`;
  const tip = commit(pull.origin, [resolve(pull.origin, ref)], files, MAINTAINER, 'Meanwhile');
  setRef(pull.origin, ref, tip);
  return tip;
}

/** Has GitHub merge a pull request with the tip of its base, and answers the merge commit. */
export function mergeAnew(origin: string, number: number, tip: string, headSha: string): string {
  const tree = git(origin, ['merge-tree', '--write-tree', tip, headSha]).trim();
  const merging = ['commit-tree', tree, '-p', tip, '-p', headSha, '-m', 'merge'];
  const names = {
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@b',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@b',
  };
  const commitId = git(origin, merging, undefined, names).trim();
  setRef(origin, `refs/pull/${number}/merge`, commitId);
  return commitId;
}

/**
 * Has the clone of a checkout name GitHub as its origin, as actions/checkout does. @param url of the stand-in.
 * @param token of the workflow, which stays in the clone only if the checkout keeps it.
 */
export function pointAtGitHub(pull: PullRequestRepository, url: string, token: string): void {
  const { repository, credentials } = pull.settings;
  const file = join(pull.workspace, '.git/config');
  if (!existsSync(file)) return; // the test took the checkout away
  const kept = credentials
    ? `[http "${url}/"]\n\textraheader = AUTHORIZATION: ${gitCredentials(token)}\n`
    : '';
  const before = readFileSync(file, 'utf8').replace(/\[http "http:\/\/127\.0\.0\.1:[^]*/, '');
  const ours = /(?<=\turl = )(?:file:.*\/origin\.git|http:\/\/127\.0\.0\.1:.*)$/m;
  const now = `${before.replace(ours, `${url}/${repository}`)}${kept}`;
  if (now !== readFileSync(file, 'utf8')) writeFileSync(file, now);
}

/** What the stand-in for GitHub has to host for this pull request. */
export function hostedOnGitHub(pull: PullRequestRepository): HostedRepository {
  return {
    repository: pull.payload.repository,
    gitDirectory: pull.origin,
    pullRequests: [pull.payload.pull_request],
  };
}

function build(root: string, settings: Settings): PullRequestRepository {
  const origin = join(root, 'origin.git');
  mkdirSync(origin);
  makeGitDirectory(origin, {
    bare: true,
    branch: settings.defaultBranch,
    // As on github.com.
    config: '[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n[gc]\n\tauto = 0\n',
  });

  const start = commit(origin, [], settings.base, MAINTAINER, 'Start');
  setRef(origin, `refs/heads/${settings.defaultBranch}`, start);
  const headSha = commit(origin, [start], settings.head, settings.author, settings.message);
  setRef(
    origin,
    `refs/heads/${settings.baseRef}`,
    settings.baseAfter === undefined
      ? start
      : commit(origin, [start], settings.baseAfter, MAINTAINER, 'Go on'),
  );
  return publish(settings, root, headSha, 'opened');
}

function publish(
  settings: Settings,
  root: string,
  headSha: string,
  action: PullRequestPayload['action'],
  before?: string,
): PullRequestRepository {
  const { number, baseRef, headRef } = settings;
  const origin = join(root, 'origin.git');
  const baseSha = resolve(origin, `refs/heads/${baseRef}`);
  const mergeSha = merge(origin, baseSha, headSha, settings);
  setRef(origin, `refs/pull/${number}/head`, headSha);
  setRef(origin, `refs/pull/${number}/merge`, mergeSha);
  if (settings.headRepository === settings.repository)
    setRef(origin, `refs/heads/${headRef}`, headSha);

  const workspace = checkOut(settings, root, mergeSha);
  const payload = payloadOf(settings, { baseSha, headSha, mergeSha, action, before }, origin);
  const trigger: Trigger = {
    eventName: 'pull_request',
    payload,
    repository: settings.repository,
    sha: mergeSha,
    ref: `refs/pull/${number}/merge`,
    baseRef,
    headRef,
    actor: settings.author.login,
    workspace,
  };
  return {
    settings,
    root,
    workspace,
    origin,
    baseSha,
    headSha,
    mergeSha,
    payload,
    trigger,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The commands of actions/checkout on a pull request. */
function checkOut(settings: Settings, root: string, mergeSha: string): string {
  const origin = join(root, 'origin.git');
  // Each checkout of a runner starts from nothing; the folder has the repository's name, as there.
  const workspace = join(
    mkdtempSync(join(root, 'work-')),
    settings.repository.split('/')[1] ?? 'repository',
  );
  mkdirSync(workspace);
  const ref = `refs/remotes/pull/${settings.number}/merge`;
  makeGitDirectory(join(workspace, '.git'), {
    config: `[remote "origin"]\n\turl = ${pathToFileURL(origin).href}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n[gc]\n\tauto = 0\n`,
  });
  if (settings.fetchDepth === 1 && takeShallow(origin, join(workspace, '.git'), mergeSha, ref)) {
    git(workspace, ['checkout', '--quiet', '--force', ref]);
    return workspace;
  }
  const depth = settings.fetchDepth > 0 ? [`--depth=${settings.fetchDepth}`] : [];
  const all =
    settings.fetchDepth > 0
      ? []
      : ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  const fetch = [
    '-c',
    'protocol.version=2',
    'fetch',
    '--quiet',
    '--no-tags',
    '--prune',
    '--no-recurse-submodules',
  ];
  git(workspace, [...fetch, ...depth, 'origin', ...all, `+${mergeSha}:${ref}`]);
  git(workspace, ['checkout', '--quiet', '--force', ref]);
  return workspace;
}

/**
 * A commit of `files` on top of the first parent, a minute after it. Not every hostile tree can be a worktree, so
 * none is made.
 */
function commit(
  origin: string,
  parents: readonly string[],
  files: Files,
  author: Account,
  message: string,
): string {
  const [parent] = parents;
  const before = parent === undefined ? new Map<string, Listed>() : listingOf(origin, parent);
  const entries = Object.entries(files).map(
    ([path, change]) => [path, change === null ? null : entryOf(origin, change)] as const,
  );
  return writeCommit(origin, { parents, listing: changed(before, entries), author, message });
}

function entryOf(origin: string, change: NonNullable<FileChange>): Listed {
  if (typeof change === 'string' || Buffer.isBuffer(change))
    return { mode: '100644', id: writeObject(origin, 'blob', change) };
  return 'symlink' in change
    ? { mode: '120000', id: writeObject(origin, 'blob', change.symlink) }
    : { mode: '160000', id: change.submodule };
}

function merge(origin: string, baseSha: string, headSha: string, { author }: Settings): string {
  return writeCommit(origin, {
    parents: [baseSha, headSha],
    listing: merged(origin, baseSha, headSha),
    author,
    committer: { login: 'GitHub', id: 0 },
    message: `Merge ${headSha} into ${baseSha}`,
  });
}

function setRef(origin: string, ref: string, sha: string): void {
  writeRef(origin, ref, sha);
}

function resolve(origin: string, ref: string): string {
  return readRef(origin, ref) ?? git(origin, ['show-ref', '--verify', '--hash', ref]).trim();
}

interface Commits {
  readonly baseSha: string;
  readonly headSha: string;
  readonly mergeSha: string;
  readonly action: PullRequestPayload['action'];
  readonly before: string | undefined;
}

/** A payload that GitHub once sent, with this pull request's names and commits in it. */
function payloadOf(settings: Settings, commits: Commits, origin: string): PullRequestPayload {
  const { number, repository, headRepository, baseRef, headRef, author } = settings;
  const example = exampleOf(commits.action);
  const [owner = '', name = ''] = repository.split('/');
  const text = JSON.stringify(example)
    .replaceAll(example.repository.full_name, repository)
    .replaceAll(example.repository.owner.login, owner)
    .replaceAll(
      `"name":${JSON.stringify(example.repository.name)}`,
      `"name":${JSON.stringify(name)}`,
    )
    .replaceAll(example.pull_request.head.sha, commits.headSha)
    .replaceAll(example.pull_request.base.sha, commits.baseSha)
    .replaceAll(
      new RegExp(`/(pulls|issues|pull)/${example.number}(?=["./])`, 'g'),
      `/$1/${number}`,
    );
  const payload = JSON.parse(text) as PullRequestPayload;
  delete payload.installation; // the payload that a workflow gets has none
  const account = ({ login, id }: Account): PullRequestPayload['sender'] => {
    const links = JSON.stringify(payload.repository.owner).replaceAll(
      `/${owner}`,
      `/${encodeURIComponent(login)}`,
    );
    return { ...(JSON.parse(links) as PullRequestPayload['sender']), login, id };
  };
  const user = account(author);
  const common = {
    private: settings.private,
    visibility: settings.private ? ('private' as const) : ('public' as const),
    default_branch: settings.defaultBranch,
  };
  const pull = payload.pull_request;
  const counts = countsBetween(origin, commits.baseSha, commits.headSha);
  const hosted = { ...pull.base.repo, ...common };
  const isFork = headRepository !== repository;
  const [headOwner = '', headName = ''] = headRepository?.split('/') ?? [];
  const forkOwner = account({
    login: headOwner,
    id: headOwner === author.login ? author.id : FORK_OWNER_ID,
  });
  const fork = {
    ...(JSON.parse(
      JSON.stringify(hosted).replaceAll(repository, headRepository ?? ''),
    ) as typeof hosted),
    id: FORK_ID,
    name: headName,
    fork: true,
    owner: forkOwner,
  };

  payload.number = number;
  payload.repository = { ...payload.repository, ...common };
  payload.sender = user;
  if (payload.action === 'synchronize')
    Object.assign(payload, { before: commits.before ?? commits.headSha, after: commits.headSha });
  Object.assign(pull, {
    number,
    title: settings.title,
    body: settings.body,
    user,
    author_association: isFork ? 'FIRST_TIME_CONTRIBUTOR' : 'COLLABORATOR',
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    labels: [],
    merge_commit_sha: commits.mergeSha,
    mergeable: true,
    mergeable_state: 'clean',
    commits: counts.commits,
    changed_files: counts.files,
    base: {
      ...pull.base,
      ref: baseRef,
      label: `${owner}:${baseRef}`,
      sha: commits.baseSha,
      repo: hosted,
    },
    head: {
      ref: headRef,
      sha: commits.headSha,
      label: `${headOwner === '' ? 'unknown' : headOwner}:${headRef}`,
      ...(headRepository === null
        ? { user, repo: null }
        : isFork
          ? { user: forkOwner, repo: fork }
          : { user: pull.base.user, repo: hosted }),
    },
  });
  return payload;
}

function exampleOf(action: PullRequestPayload['action']): PullRequestPayload {
  const definitions = createRequire(import.meta.url)(
    '@octokit/webhooks-examples',
  ) as WebhookDefinition[];
  const examples = definitions.find(({ name }) => name === 'pull_request')?.examples as
    PullRequestEvent[] | undefined;
  const found = examples?.find((event): event is PullRequestPayload => event.action === action);
  if (found === undefined)
    throw new Error(`@octokit/webhooks-examples has no pull_request ${action}`);
  return found;
}
