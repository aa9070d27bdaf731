/**
 * A stand-in for GitHub: a real HTTP server with the REST endpoints that memtrust uses, `viewer {
 * login }` of GraphQL, state that writes change, and git objects from a real repository, over the
 * API and by git itself. A new endpoint is one entry in `ROUTES` and one in
 * scripts/openapi-slice.mjs: what is asked and what is answered is held against GitHub's own
 * description.
 */
import { execFileSync } from 'node:child_process';
import { readObject, readRef } from '../git-files.js';
import { createServer, STATUS_CODES, type IncomingHttpHeaders } from 'node:http';
import type { WebhookDefinition } from '@octokit/webhooks-examples';
import {
  changedFiles,
  makeCommit,
  makeTree,
  readCommit,
  setRef,
  type NewEntry,
  type Person,
} from './git-data.js';
import { mergeAnew } from './pull-request.js';
import { gitCredentials, gitPath, serveGit } from './git-http.js';
import { bytesOf, listen } from './listening.js';
import { violations } from './openapi.js';
import { type AskGit, isInDiff, lineAt, type ReviewComment } from './review-comments.js';
import { runJson, workflowId, type WorkflowRun } from './workflow-runs.js';

type PullRequestEvent = WebhookDefinition<'pull_request'>['examples'][number];
type PullRequestJson = PullRequestEvent['pull_request'];
type RepositoryJson = PullRequestEvent['repository'];

export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

type Level = 'none' | 'read' | 'write';
/** What the token may do, in the words of a workflow's `permissions:`. What is not named is `none`. */
type Permissions = Readonly<Record<string, Level>>;

export interface Identity {
  readonly login: string;
  readonly id: number;
  readonly type: 'Bot' | 'User';
}

/** The account behind a workflow's own token, on every repository of github.com. */
export const GITHUB_ACTIONS_BOT: Identity = {
  login: 'github-actions[bot]',
  id: 41_898_282,
  type: 'Bot',
};
/**
 * The token that the stand-in accepts unless told otherwise; shaped like an installation token, and
 * a canary for leaks.
 */
export const STAND_IN_TOKEN = `ghs_${'StandIn0'.repeat(4)}Only`;
/** GitHub answers 422 above this many characters (code points, as Ruby counts them). */
export const COMMENT_LIMIT = 65_536;

interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly user: Identity;
  readonly created_at: string;
  updated_at: string;
  body: string;
}

/** A review of a pull request, in the order in which they were given. */
export interface HostedReview {
  readonly pull: number;
  /** Null for an account that is gone. */
  readonly user: Identity | null;
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';
  readonly commit: string;
}

/** Who may do what, and who did what, beside the reviews. */
export interface HostedPeople {
  readonly reviews?: readonly HostedReview[];
  /** Permission by login; whoever is not named may only read. */
  readonly collaborators?: Readonly<Record<string, 'admin' | 'write' | 'read' | 'none'>>;
  /** State of a membership by `organisation/team` and login. */
  readonly teams?: Readonly<Record<string, Readonly<Record<string, 'active' | 'pending'>>>>;
  /**
   * Pushes to a branch, newest first. What they start from, the author of the pull request pushed
   * as its first, unless `onlyPushes` says that there are no others.
   */
  readonly pushes?: readonly {
    readonly ref: string;
    readonly actor: string | null;
    readonly before: string;
    readonly after: string;
  }[];
  readonly onlyPushes?: boolean;
  /** Pull requests by a commit of them. */
  readonly pullsOfCommit?: Readonly<Record<string, readonly number[]>>;
}

/** A repository as GitHub hosts it. `gitDirectory` answers for refs, commits, trees and blobs. */
export interface HostedRepository {
  readonly repository: RepositoryJson;
  readonly gitDirectory?: string | undefined;
  readonly pullRequests?: readonly PullRequestJson[];
  /** Comments that were there before; `user` is the token's own identity if not given. */
  readonly comments?: readonly {
    readonly issue: number;
    readonly body: string;
    readonly user?: Identity;
  }[];
  readonly runs?: readonly WorkflowRun[];
  /** Replaces what was known of them. */
  readonly people?: HostedPeople;
}

interface RepositoryState {
  repository: RepositoryJson;
  gitDirectory: string | undefined;
  readonly pulls: Map<number, PullRequestJson>;
  /** Who closed a pull request. */
  readonly closers: Map<number, Identity>;
  readonly comments: Comment[];
  readonly reviewComments: ReviewComment[];
  /** By id. What a test changes here, GitHub has from then on. */
  readonly runs: Map<number, WorkflowRun>;
  people: HostedPeople;
}

interface GitHubState {
  /** By full name in lower case: GitHub ignores case there. */
  readonly repositories: Map<string, RepositoryState>;
}

export interface GitHubStandInOptions {
  readonly repositories?: readonly HostedRepository[];
  readonly identity?: Identity;
  readonly permissions?: Permissions;
  readonly token?: string;
  /** Another token, which may ask for the members of teams and for nothing else. */
  readonly membersToken?: string;
  /** The token of a GitHub App beside that of the workflow. */
  readonly app?: {
    readonly token: string;
    readonly identity: Identity;
    readonly permissions: Permissions;
  };
  /** Entries of a recursive tree above which `truncated` is true; GitHub's own limit unless told otherwise. */
  readonly treeLimit?: number;
  /**
   * How often GitHub says that it is still merging before it has merged a pull request with a base that moved. Not
   * given: it leaves the old merge commit, as it does for twelve hours since February 2026.
   */
  readonly mergesAfter?: number;
  /** Requests that the token has in an hour; GitHub's own number for a workflow's token unless told otherwise. */
  readonly rateLimit?: number;
}

interface RecordedRequest {
  readonly method: string;
  /** Decoded: octokit writes the slash of `heads/main` as %2F. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON, the raw text where it is not JSON, undefined where there is none. */
  readonly body: Json | undefined;
  readonly status: number;
}

interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes go out as they are: an answer that is no JSON. */
  readonly body?: Json | Buffer;
  /** Milliseconds before the answer. */
  readonly after?: number;
  /** Hangs up instead of answering; what was asked for is done before if `done`. */
  readonly drop?: boolean;
  readonly done?: boolean;
  /** How many requests get it; one if not given. */
  readonly times?: number;
}

export interface GitHubStandIn {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  /** Requests that no route or GraphQL query here answers. A test asserts that there are none. */
  readonly unknown: readonly RecordedRequest[];
  /** What was asked or answered otherwise than GitHub describes it. A test asserts that there is nothing. */
  readonly violations: readonly string[];
  /** What git asked over HTTP, and whether it named itself. */
  readonly gitRequests: readonly {
    readonly path: string;
    readonly authorization: string | undefined;
  }[];
  readonly state: GitHubState;
  /**
   * Adds a repository, or brings a known one up to date: its comments stay, its pull requests are
   * replaced by number.
   */
  host(hosted: HostedRepository): RepositoryState;
  /** Requests of this method whose path matches get `fault` instead of an answer. */
  failNext(method: string, path: RegExp, fault: Fault): void;
  /** Runs `action` once, after the next matching request is answered: the world moves between two reads. */
  afterNext(method: string, path: RegExp, action: () => void): void;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: Json | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  readonly hosted: RepositoryState;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: JsonObject;
  readonly path: string;
  readonly world: World;
}

interface World {
  url: string;
  readonly state: GitHubState;
  readonly identity: Identity;
  readonly permissions: Permissions;
  readonly treeLimit: number;
  readonly mergesAfter: number | undefined;
  /** How often a pull request was asked for since its base moved to this commit. */
  readonly asked: Map<string, number>;
  readonly addComment: (
    hosted: RepositoryState,
    issue: number,
    user: Identity,
    body: string,
  ) => Comment;
  readonly now: () => string;
  readonly nextId: () => number;
}

interface Route {
  readonly method: string;
  /** `:name` is one segment, `*name` the rest of the path. */
  readonly path: string;
  readonly needs: {
    readonly permission: string;
    readonly level: Level;
    readonly accepted?: string;
  };
  /** True for a request that changes something without saying more than its address. */
  readonly bare?: boolean;
  readonly docs: string;
  readonly answer: (call: Call) => Answer;
}

const CONTENTS = { permission: 'contents', level: 'read' } as const;
const CONTENTS_WRITE = { permission: 'contents', level: 'write' } as const;
const PULLS = { permission: 'pull-requests', level: 'read' } as const;
const PULLS_WRITE = { permission: 'pull-requests', level: 'write' } as const;
const COMMENTS = {
  permission: 'pull-requests',
  level: 'write',
  accepted: 'issues=write; pull_requests=write',
} as const;
const ACTIONS = { permission: 'actions', level: 'read' } as const;
const RERUN = { permission: 'actions', level: 'write' } as const;
const METADATA = { permission: 'metadata', level: 'none' } as const;
const MEMBERS = { permission: 'members', level: 'none' } as const;

const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/repos/:owner/:repo',
    needs: METADATA,
    docs: 'repos/repos#get-a-repository',
    answer: getRepository,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/actions/workflows/:workflow/runs',
    needs: ACTIONS,
    docs: 'actions/workflow-runs#list-workflow-runs-for-a-workflow',
    answer: listRuns,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/actions/runs',
    needs: ACTIONS,
    docs: 'actions/workflow-runs#list-workflow-runs-for-a-repository',
    answer: listRuns,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/actions/runs/:run',
    needs: ACTIONS,
    docs: 'actions/workflow-runs#get-a-workflow-run',
    answer: getRun,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/actions/runs/:run/rerun',
    needs: RERUN,
    bare: true,
    docs: 'actions/workflow-runs#re-run-a-workflow',
    answer: rerun,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/pulls',
    needs: PULLS,
    docs: 'pulls/pulls#list-pull-requests',
    answer: listPulls,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/pulls',
    needs: PULLS_WRITE,
    docs: 'pulls/pulls#create-a-pull-request',
    answer: createPull,
  },
  {
    method: 'PATCH',
    path: '/repos/:owner/:repo/pulls/:number',
    needs: PULLS_WRITE,
    docs: 'pulls/pulls#update-a-pull-request',
    answer: updatePull,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/issues/:number',
    needs: PULLS,
    docs: 'issues/issues#get-an-issue',
    answer: getIssue,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/pulls/:number',
    needs: PULLS,
    docs: 'pulls/pulls#get-a-pull-request',
    answer: getPull,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/pulls/:number/reviews',
    needs: PULLS,
    docs: 'pulls/reviews#list-reviews-for-a-pull-request',
    answer: listReviews,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/pulls/:number/reviews',
    needs: PULLS_WRITE,
    docs: 'pulls/reviews#create-a-review-for-a-pull-request',
    answer: createReview,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/pulls/:number/comments',
    needs: PULLS,
    docs: 'pulls/comments#list-review-comments-on-a-pull-request',
    answer: listReviewComments,
  },
  {
    method: 'DELETE',
    path: '/repos/:owner/:repo/pulls/comments/:id',
    needs: PULLS_WRITE,
    bare: true,
    docs: 'pulls/comments#delete-a-review-comment-for-a-pull-request',
    answer: deleteReviewComment,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/collaborators/:login/permission',
    needs: METADATA,
    docs: 'collaborators/collaborators#get-repository-permissions-for-a-user',
    answer: getPermission,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/compare/:basehead',
    needs: CONTENTS,
    docs: 'commits/commits#compare-two-commits',
    answer: compareCommits,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/activity',
    needs: CONTENTS,
    docs: 'repos/repos#list-repository-activities',
    answer: listActivity,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/commits',
    needs: CONTENTS,
    docs: 'commits/commits#list-commits',
    answer: listCommits,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/commits/:sha/pulls',
    needs: PULLS,
    docs: 'commits/commits#list-pull-requests-associated-with-a-commit',
    answer: listPullsOfCommit,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/commits/:sha',
    needs: CONTENTS,
    docs: 'commits/commits#get-a-commit',
    answer: getRepositoryCommit,
  },
  {
    method: 'GET',
    path: '/orgs/:owner/teams/:team/memberships/:login',
    needs: MEMBERS,
    docs: 'teams/members#get-team-membership-for-a-user',
    answer: getTeamMembership,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/issues/:number/comments',
    needs: PULLS,
    docs: 'issues/comments#list-issue-comments',
    answer: listComments,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/issues/:number/comments',
    needs: COMMENTS,
    docs: 'issues/comments#create-an-issue-comment',
    answer: createComment,
  },
  {
    method: 'PATCH',
    path: '/repos/:owner/:repo/issues/comments/:id',
    needs: COMMENTS,
    docs: 'issues/comments#update-an-issue-comment',
    answer: updateComment,
  },
  {
    method: 'DELETE',
    path: '/repos/:owner/:repo/issues/comments/:id',
    needs: COMMENTS,
    bare: true,
    docs: 'issues/comments#delete-an-issue-comment',
    answer: deleteComment,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/branches/:branch',
    needs: CONTENTS,
    docs: 'branches/branches#get-a-branch',
    answer: getBranch,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/git/ref/*ref',
    needs: CONTENTS,
    docs: 'git/refs#get-a-reference',
    answer: getRef,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/git/refs',
    needs: CONTENTS_WRITE,
    docs: 'git/refs#create-a-reference',
    answer: createRef,
  },
  {
    method: 'PATCH',
    path: '/repos/:owner/:repo/git/refs/*ref',
    needs: CONTENTS_WRITE,
    docs: 'git/refs#update-a-reference',
    answer: updateRef,
  },
  {
    method: 'DELETE',
    path: '/repos/:owner/:repo/git/refs/*ref',
    needs: CONTENTS_WRITE,
    bare: true,
    docs: 'git/refs#delete-a-reference',
    answer: deleteRef,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/git/commits',
    needs: CONTENTS_WRITE,
    docs: 'git/commits#create-a-commit',
    answer: createCommit,
  },
  {
    method: 'POST',
    path: '/repos/:owner/:repo/git/trees',
    needs: CONTENTS_WRITE,
    docs: 'git/trees#create-a-tree',
    answer: createTree,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/git/commits/:sha',
    needs: CONTENTS,
    docs: 'git/commits#get-a-commit-object',
    answer: getCommit,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/git/trees/:sha',
    needs: CONTENTS,
    docs: 'git/trees#get-a-tree',
    answer: getTree,
  },
  {
    method: 'GET',
    path: '/repos/:owner/:repo/git/blobs/:sha',
    needs: CONTENTS,
    docs: 'git/blobs#get-a-blob',
    answer: getBlob,
  },
];

const GRAPHQL: readonly { readonly query: RegExp; readonly data: (world: World) => JsonObject }[] =
  [
    {
      query: /^(?:query\b[^{]*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}$/,
      data: (world) => ({ viewer: { login: world.identity.login } }),
    },
  ];

function getRepository({ hosted }: Call): Answer {
  return json({
    ...hosted.repository,
    has_discussions: false,
    network_count: 0,
    subscribers_count: 0,
  });
}

function getPull({ hosted, params, world }: Call): Answer {
  const pull = hosted.pulls.get(Number(params['number']));
  return pull === undefined
    ? notFound()
    : json({ ...pullJson(pull), ...mergeState(hosted, pull, world) });
}

/** The test merge of an open pull request, made anew if GitHub had time enough since the base moved. */
function mergeState(
  hosted: RepositoryState,
  pull: PullRequestJson,
  { mergesAfter, asked }: World,
): { readonly merge_commit_sha?: string; readonly mergeable?: boolean | null } {
  const { gitDirectory } = hosted;
  const ref = `refs/pull/${pull.number}/merge`;
  const there = resolveRef(hosted, ref);
  if (gitDirectory === undefined || there === undefined || pull.state !== 'open') return {};
  const tip = resolveRef(hosted, `refs/heads/${pull.base.ref}`);
  const base = git(hosted, 'rev-list', '--parents', '--max-count=1', there)
    ?.toString()
    .split(' ')[1];
  if (tip === undefined || tip === base || mergesAfter === undefined)
    return { merge_commit_sha: there };
  const times = asked.get(`${pull.number} ${tip}`) ?? 0;
  asked.set(`${pull.number} ${tip}`, times + 1);
  if (times < mergesAfter) return { merge_commit_sha: there, mergeable: null };
  return { merge_commit_sha: mergeAnew(gitDirectory, pull.number, tip, pull.head.sha) };
}

function listPulls({ hosted, query, path, world }: Call): Answer {
  const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')];
  const all = [...hosted.pulls.values()]
    .filter(
      (pull) =>
        (state === 'all' || pull.state === state) &&
        (head === null || pull.head.label.toLowerCase() === head.toLowerCase()) &&
        (base === null || pull.base.ref === base),
    )
    .sort((a, b) => b.number - a.number);
  const { items, headers } = page(all, query, `${world.url}${path}`);
  return { ...json(items.map(pullJson)), headers };
}

/** Made after the pattern of one that is hosted: what tells them apart is replaced. */
function createPull({ hosted, body, world }: Call): Answer {
  const { title, body: text = null, head, base } = body;
  const [pattern] = hosted.pulls.values();
  if (pattern === undefined)
    throw new Error('the stand-in has no pull request to make another after');
  if (
    typeof head !== 'string' ||
    typeof base !== 'string' ||
    typeof title !== 'string' ||
    title === ''
  )
    return invalid({ code: 'missing_field', field: 'title' }, 'PullRequest');
  const [headSha, baseSha] = [
    resolveRef(hosted, `refs/heads/${head}`),
    resolveRef(hosted, `refs/heads/${base}`),
  ];
  if (headSha === undefined || baseSha === undefined)
    return invalid(
      { code: 'invalid', field: headSha === undefined ? 'head' : 'base' },
      'PullRequest',
    );
  if (
    [...hosted.pulls.values()].some(
      (pull) => pull.state === 'open' && pull.head.ref === head && pull.base.ref === base,
    )
  )
    return invalid(
      {
        code: 'custom',
        field: 'head',
        message: `A pull request already exists for ${hosted.repository.owner.login}:${head}.`,
      },
      'PullRequest',
    );
  const number = Math.max(...hosted.pulls.keys()) + 1;
  const pull = JSON.parse(
    JSON.stringify(pattern).replaceAll(
      new RegExp(`/(pulls|issues|pull)/${pattern.number}(?=["./])`, 'g'),
      `/$1/${number}`,
    ),
  ) as PullRequestJson;
  const at = world.now();
  const { full_name: name, owner } = hosted.repository;
  Object.assign(pull, {
    id: 500_000 + number,
    number,
    title,
    body: text,
    user: accountJson(world.identity, hosted.repository, world),
    state: 'open',
    merged: false,
    merged_at: null,
    closed_at: null,
    merge_commit_sha: null,
    created_at: at,
    updated_at: at,
    head: { ...pull.base, ref: head, label: `${owner.login}:${head}`, sha: headSha },
    base: { ...pull.base, ref: base, label: `${owner.login}:${base}`, sha: baseSha },
  });
  hosted.pulls.set(number, pull);
  return {
    ...json(pullJson(pull)),
    status: 201,
    headers: { location: `${world.url}/repos/${name}/pulls/${number}` },
  };
}

function updatePull({ hosted, params, body, world }: Call): Answer {
  const number = Number(params['number']);
  const pull = hosted.pulls.get(number);
  if (pull === undefined) return notFound();
  const { title, body: text, state } = body;
  if (title === '') return invalid({ code: 'missing_field', field: 'title' }, 'PullRequest');
  Object.assign(pull, {
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { body: text }),
    updated_at: world.now(),
  });
  if (state === 'closed') close(hosted, pull, world.identity, world.now());
  return json(pullJson(pull));
}

function close(hosted: RepositoryState, pull: PullRequestJson, by: Identity, at: string): void {
  Object.assign(pull, { state: 'closed', closed_at: at });
  hosted.closers.set(pull.number, by);
}

/** A pull request as the issue that it is as well. */
function getIssue({ hosted, params, world }: Call): Answer {
  const number = Number(params['number']);
  const pull = hosted.pulls.get(number);
  if (pull === undefined) return notFound();
  const url = `${world.url}/repos/${hosted.repository.full_name}`;
  const closer = hosted.closers.get(number);
  return json({
    id: 700_000 + number,
    node_id: nodeId('I', String(number)),
    url: `${url}/issues/${number}`,
    repository_url: url,
    labels_url: `${url}/issues/${number}/labels{/name}`,
    comments_url: `${url}/issues/${number}/comments`,
    events_url: `${url}/issues/${number}/events`,
    html_url: `${hosted.repository.html_url}/pull/${number}`,
    number,
    state: pull.state,
    title: pull.title,
    body: pull.body,
    user: pull.user,
    labels: [],
    assignee: null,
    assignees: [],
    milestone: null,
    locked: false,
    comments: 0,
    closed_at: pull.closed_at,
    created_at: pull.created_at,
    updated_at: pull.updated_at,
    author_association: 'NONE',
    closed_by: closer === undefined ? null : accountJson(closer, hosted.repository, world),
  });
}

/** All or nothing: one line outside of the diff refuses the whole review. */
function createReview({ hosted, params, body, world }: Call): Answer {
  const pull = hosted.pulls.get(Number(params['number']));
  if (pull === undefined) return notFound();
  const { commit_id: commit, event, comments } = body;
  if (event !== 'COMMENT' || typeof commit !== 'string')
    throw new Error('the stand-in knows reviews that only comment on a commit');
  const { number } = pull;
  const review = world.nextId();
  const lines = (Array.isArray(comments) ? comments : []).map((given: Json): ReviewComment => {
    const { path, line, side, body: text } = isObject(given) ? given : {};
    if (typeof path !== 'string' || typeof line !== 'number' || typeof text !== 'string')
      throw new Error('a comment of a review has a path, a line and a body');
    if (side !== 'RIGHT') throw new Error('the stand-in knows lines of the new text');
    const common = { review, pull: number, user: world.identity, at: world.now(), commit };
    return { id: world.nextId(), ...common, path, line, body: text, inReplyTo: null };
  });
  const ask: AskGit = (...args) => git(hosted, ...args);
  const diff = { base: pull.base.sha, head: commit };
  if (lines.length === 0 || lines.some(({ path, line }) => !isInDiff(ask, diff, path, line)))
    return problem(422, 'Unprocessable Entity');
  hosted.reviewComments.push(...lines);
  const { reviews = [] } = hosted.people;
  const added: HostedReview = { pull: number, user: world.identity, state: 'COMMENTED', commit };
  hosted.people = { ...hosted.people, reviews: [...reviews, added] };
  const url = `${world.url}/repos/${hosted.repository.full_name}/pulls/${number}`;
  const html = `${hosted.repository.html_url}/pull/${number}#pullrequestreview-${review}`;
  return json({
    id: review,
    node_id: nodeId('PRR', String(review)),
    user: accountJson(world.identity, hosted.repository, world),
    body: body['body'] ?? '',
    state: 'COMMENTED',
    commit_id: commit,
    html_url: html,
    pull_request_url: url,
    author_association: 'NONE',
    submitted_at: world.now(),
    _links: { html: { href: html }, pull_request: { href: url } },
  });
}

function listReviewComments({ hosted, params, query, path, world }: Call): Answer {
  const pull = hosted.pulls.get(Number(params['number']));
  if (pull === undefined) return notFound();
  const all = hosted.reviewComments.filter((comment) => comment.pull === pull.number);
  const { items, headers } = page(all, query, `${world.url}${path}`);
  const url = `${world.url}/repos/${hosted.repository.full_name}/pulls`;
  const ask: AskGit = (...args) => git(hosted, ...args);
  return {
    ...json(
      items.map((comment) => {
        const { id, user, at, inReplyTo } = comment;
        const html = `${hosted.repository.html_url}/pull/${pull.number}#discussion_r${id}`;
        return {
          id,
          node_id: nodeId('PRRC', String(id)),
          pull_request_review_id: comment.review,
          url: `${url}/comments/${id}`,
          html_url: html,
          pull_request_url: `${url}/${pull.number}`,
          diff_hunk: '@@ -1 +1 @@',
          path: comment.path,
          line: lineAt(ask, comment, pull.head.sha),
          original_line: comment.line,
          side: 'RIGHT',
          commit_id: pull.head.sha,
          original_commit_id: comment.commit,
          ...(inReplyTo === null ? {} : { in_reply_to_id: inReplyTo }),
          user: accountJson(user, hosted.repository, world),
          body: comment.body,
          created_at: at,
          updated_at: at,
          author_association: 'NONE',
          _links: {
            self: { href: `${url}/comments/${id}` },
            html: { href: html },
            pull_request: { href: `${url}/${pull.number}` },
          },
        };
      }),
    ),
    headers,
  };
}

function deleteReviewComment({ hosted, params }: Call): Answer {
  const index = hosted.reviewComments.findIndex(({ id }) => id === Number(params['id']));
  if (index < 0) return notFound();
  hosted.reviewComments.splice(index, 1);
  return { status: 204, body: Buffer.alloc(0) };
}

function listReviews({ hosted, params, query, path, world }: Call): Answer {
  const number = Number(params['number']);
  if (!hosted.pulls.has(number)) return notFound();
  const all = (hosted.people.reviews ?? [])
    .map((review, index) => ({ review, id: 9_000 + index }))
    .filter(({ review }) => review.pull === number);
  const { items, headers } = page(all, query, `${world.url}${path}`);
  const url = `${world.url}/repos/${hosted.repository.full_name}/pulls/${number}`;
  const html = `${hosted.repository.html_url}/pull/${number}#pullrequestreview-`;
  return {
    ...json(
      items.map(({ review: { user, state, commit }, id }) => ({
        id,
        node_id: nodeId('PRR', String(id)),
        user: user === null ? null : accountJson(user, hosted.repository, world),
        body: '',
        state,
        commit_id: commit,
        html_url: `${html}${id}`,
        pull_request_url: url,
        author_association: 'MEMBER',
        submitted_at: '2026-01-01T12:00:00Z',
        _links: { html: { href: `${html}${id}` }, pull_request: { href: url } },
      })),
    ),
    headers,
  };
}

function getPermission({ hosted, params, world }: Call): Answer {
  const login = params['login'] ?? '';
  const permission =
    Object.entries(hosted.people.collaborators ?? {}).find(
      ([known]) => known.toLowerCase() === login.toLowerCase(),
    )?.[1] ?? 'read';
  return json({
    permission,
    role_name: permission,
    user: {
      ...accountJson({ login, id: 1, type: 'User' }, hosted.repository, world),
      role_name: permission,
    },
  });
}

function getTeamMembership({ hosted, params, world }: Call): Answer {
  const { owner = '', team = '', login = '' } = params;
  const members =
    Object.entries(hosted.people.teams ?? {}).find(
      ([known]) => known.toLowerCase() === `${owner}/${team}`.toLowerCase(),
    )?.[1] ?? {};
  const state = Object.entries(members).find(
    ([known]) => known.toLowerCase() === login.toLowerCase(),
  )?.[1];
  return state === undefined
    ? notFound()
    : json({
        url: `${world.url}/orgs/${owner}/teams/${team}/memberships/${login}`,
        role: 'member',
        state,
      });
}

function listActivity({ hosted, query, path, world }: Call): Answer {
  const branch = query.get('ref');
  const given = (hosted.people.pushes ?? []).filter((one) => (branch ?? one.ref) === one.ref);
  const all = [
    ...given,
    ...(hosted.people.onlyPushes === true ? [] : firstPush(hosted, branch, given.at(-1)?.before)),
  ].map(({ ref, actor, before, after }, index) => ({
    id: index + 1,
    node_id: nodeId('PSH', String(index)),
    before,
    after,
    ref,
    timestamp: '2026-01-01T12:00:00Z',
    activity_type: /^0+$/.test(before) ? 'branch_creation' : 'push',
    actor:
      actor === null
        ? null
        : accountJson({ login: actor, id: 1, type: 'User' }, hosted.repository, world),
  }));
  // These pages have no numbers: each is asked for by where the one before it ended.
  const size = Number(query.get('per_page') ?? 30);
  const start = Number(query.get('after') ?? 0);
  const next = new URLSearchParams([...query].filter(([name]) => name !== 'after'));
  next.set('after', String(start + size));
  return {
    ...json(all.slice(start, start + size)),
    headers:
      start + size < all.length
        ? { link: `<${world.url}${path}?${next.toString()}>; rel="next"` }
        : {},
  };
}

/** As GitHub lists it: the branch of a pull request was created with a push. */
function firstPush(
  hosted: RepositoryState,
  ref: string | null,
  start: string | undefined,
): NonNullable<HostedPeople['pushes']> {
  const pull = [...hosted.pulls.values()].find(({ head }) => `refs/heads/${head.ref}` === ref);
  const after = start ?? pull?.head.sha;
  if (pull === undefined || ref === null || after === undefined || /^0+$/.test(after)) return [];
  return [{ ref, actor: pull.user.login, before: '0'.repeat(40), after }];
}

function listPullsOfCommit({ hosted, params, query, path, world }: Call): Answer {
  const all = (hosted.people.pullsOfCommit?.[params['sha'] ?? ''] ?? []).flatMap(
    (number) => hosted.pulls.get(number) ?? [],
  );
  const { items, headers } = page(all, query, `${world.url}${path}`);
  return { ...json(items.map(pullJson)), headers };
}

/** As git simplifies history for a path, the newest first. */
function listCommits(call: Call): Answer {
  const { hosted, query, path, world } = call;
  const paths = query.getAll('path').filter(Boolean);
  const shas = git(
    hosted,
    'rev-list',
    query.get('sha') ?? 'HEAD',
    '--',
    ...paths.map((one) => `:(literal)${one}`),
  )
    ?.toString()
    .split('\n')
    .filter(Boolean);
  if (shas === undefined) return notFound();
  const { items, headers } = page(shas, query, `${world.url}${path}`);
  return { ...json(items.map((sha) => repositoryCommit(call, sha))), headers };
}

/** GitHub pages the commits, oldest first; the files come with the first page alone, and are left out here. */
function compareCommits(call: Call): Answer {
  const { hosted, params, query, path, world } = call;
  const [base = '', head = ''] = (params['basehead'] ?? '').split('...');
  const shas = git(hosted, 'rev-list', '--reverse', '--topo-order', `${base}..${head}`)
    ?.toString()
    .split('\n')
    .filter(Boolean);
  const mergeBase = git(hosted, 'merge-base', base, head)?.toString().trim();
  if (shas !== undefined && mergeBase === undefined)
    return notFound(`No common ancestor between ${base} and ${head}.`);
  if (shas === undefined || mergeBase === undefined) return notFound();
  const behind = Number(
    git(hosted, 'rev-list', '--count', `${head}..${base}`)?.toString().trim() ?? '0',
  );
  const { items, headers } = page(shas, query, `${world.url}${path}`);
  const url = `${world.url}${path}`;
  return {
    ...json({
      url,
      html_url: url,
      permalink_url: url,
      diff_url: url,
      patch_url: url,
      base_commit: repositoryCommit(call, base),
      merge_base_commit: repositoryCommit(call, mergeBase),
      status: behind > 0 ? 'diverged' : 'ahead',
      ahead_by: shas.length,
      behind_by: behind,
      total_commits: shas.length,
      commits: items.map((sha) => repositoryCommit(call, sha)),
      files: [],
    }),
    headers,
  };
}

/** The files come in pages, with the same commit each time. */
function getRepositoryCommit(call: Call): Answer {
  const { hosted, params, query, path, world } = call;
  const sha = params['sha'] ?? '';
  const commit = repositoryCommit(call, sha);
  if (hosted.gitDirectory === undefined || commit['sha'] === undefined)
    return problem(422, `No commit found for SHA: ${sha}`);
  const { items, headers } = page(
    changedFiles(hosted.gitDirectory, sha),
    query,
    `${world.url}${path}`,
  );
  const blob = (name: string): string =>
    `${hosted.repository.html_url}/blob/${sha}/${encodeURIComponent(name)}`;
  const files = items.map(({ path: filename, previous, status, sha: oid }) => ({
    sha: oid,
    filename,
    status,
    additions: 1,
    deletions: 1,
    changes: 2,
    blob_url: blob(filename),
    raw_url: blob(filename),
    contents_url: `${world.url}/contents/${encodeURIComponent(filename)}?ref=${sha}`,
    ...(previous === null ? {} : { previous_filename: previous }),
  }));
  return {
    ...json({ ...commit, stats: { total: 2, additions: 1, deletions: 1 }, files }),
    headers,
  };
}

/** A commit with the accounts that GitHub finds for its e-mail addresses. */
function repositoryCommit(call: Call, sha: string): JsonObject {
  const commit = commitJson(call, sha);
  if (commit === undefined) return {};
  const url = `${call.world.url}/repos/${call.hosted.repository.full_name}`;
  const { author, committer, message, tree, verification, parents } = commit;
  const accountOf = (person: Json | undefined): Json => {
    const given = isObject(person) ? person['email'] : '';
    const email = typeof given === 'string' ? given : '';
    const [, id = '', login] =
      /^(?:(\d+)\+)?([^@+]+)@users\.noreply\.github\.com$/.exec(email) ?? [];
    if (email === 'noreply@github.com')
      return accountJson(
        { login: 'web-flow', id: 19_864_447, type: 'User' },
        call.hosted.repository,
        call.world,
      );
    return login === undefined
      ? null
      : accountJson(
          { login, id: Number(id || 1), type: login.endsWith('[bot]') ? 'Bot' : 'User' },
          call.hosted.repository,
          call.world,
        );
  };
  return {
    sha,
    node_id: nodeId('C', sha),
    url: `${url}/commits/${sha}`,
    html_url: commit['html_url'],
    comments_url: `${url}/commits/${sha}/comments`,
    commit: {
      url: commit['url'],
      author,
      committer,
      message,
      tree,
      comment_count: 0,
      verification,
    },
    author: accountOf(author),
    committer: accountOf(committer),
    parents,
  };
}

function listRuns({ hosted, params, query, path, world }: Call): Answer {
  const { workflow } = params;
  const all = [...hosted.runs.values()];
  const ofWorkflow =
    workflow === undefined
      ? all
      : all.filter(({ file }) => file === workflow || String(workflowId(file)) === workflow);
  if (
    workflow !== undefined &&
    ofWorkflow.length === 0 &&
    !all.some(({ file }) => file === workflow)
  )
    return notFound();
  const asked = ofWorkflow
    .filter((run) =>
      [
        ['event', run.event],
        ['head_sha', run.headSha],
        ['branch', run.headBranch],
      ].every(([name = '', value]) => (query.get(name) ?? value) === value),
    )
    .filter((run) => [null, run.status, run.conclusion].includes(query.get('status')))
    .sort((a, b) => b.id - a.id);
  const { items, headers } = page(asked, query, `${world.url}${path}`);
  return {
    ...json({
      total_count: asked.length,
      workflow_runs: items.map((run) => runJson(run, hosted.repository, world.url)),
    }),
    headers,
  };
}

function getRun({ hosted, params, world }: Call): Answer {
  const run = hosted.runs.get(Number(params['run']));
  return run === undefined ? notFound() : json(runJson(run, hosted.repository, world.url));
}

function rerun({ hosted, params, world }: Call): Answer {
  const run = hosted.runs.get(Number(params['run']));
  if (run === undefined) return notFound();
  if (run.status !== 'completed') return problem(403, 'This workflow is already running');
  Object.assign(run, {
    status: 'queued',
    conclusion: null,
    attempt: run.attempt + 1,
    startedAt: world.now(),
  });
  return { ...json({}), status: 201 };
}

function listComments({ hosted, params, query, path, world }: Call): Answer {
  const issue = Number(params['number']);
  if (!hosted.pulls.has(issue)) return notFound();
  const all = hosted.comments
    .filter((comment) => comment.issue === issue)
    .sort((a, b) => a.id - b.id);
  const { items, headers } = page(all, query, `${world.url}${path}`);
  return { ...json(items.map((comment) => commentJson(comment, hosted, world))), headers };
}

function createComment({ hosted, params, body, world }: Call): Answer {
  const issue = Number(params['number']);
  if (!hosted.pulls.has(issue)) return notFound();
  const text = body['body'];
  if (typeof text !== 'string' || text.trim() === '')
    return invalid({ code: 'missing_field', field: 'body' });
  if (tooLong(text))
    return invalid({
      code: 'unprocessable',
      field: 'data',
      message: `Body is too long (maximum is ${COMMENT_LIMIT} characters)`,
    });
  const comment = world.addComment(hosted, issue, world.identity, text);
  const location = `${world.url}/repos/${hosted.repository.full_name}/issues/comments/${comment.id}`;
  return { ...json(commentJson(comment, hosted, world)), status: 201, headers: { location } };
}

function updateComment({ hosted, params, body, world }: Call): Answer {
  const comment = hosted.comments.find(({ id }) => id === Number(params['id']));
  if (comment === undefined) return notFound();
  const text = body['body'];
  if (typeof text !== 'string' || text.trim() === '')
    return invalid({ code: 'missing_field', field: 'body' });
  if (tooLong(text))
    return invalid({
      code: 'custom',
      field: 'body',
      message: `body is too long (maximum is ${COMMENT_LIMIT} characters)`,
    });
  comment.body = text;
  comment.updated_at = world.now();
  return json(commentJson(comment, hosted, world));
}

function deleteComment({ hosted, params }: Call): Answer {
  const index = hosted.comments.findIndex(({ id }) => id === Number(params['id']));
  if (index < 0) return notFound();
  hosted.comments.splice(index, 1);
  return { status: 204, body: Buffer.alloc(0) };
}

function getBranch(call: Call): Answer {
  const branch = call.params['branch'] ?? '';
  const sha = resolveRef(call.hosted, `refs/heads/${branch}`);
  const commit = sha === undefined ? undefined : commitJson(call, sha);
  if (sha === undefined || commit === undefined) return notFound('Branch not found');
  const url = `${call.world.url}/repos/${call.hosted.repository.full_name}`;
  const { author, committer, message, tree, verification } = commit;
  return json({
    name: branch,
    commit: {
      sha,
      node_id: nodeId('C', sha),
      url: `${url}/commits/${sha}`,
      html_url: commit['html_url'],
      comments_url: `${url}/commits/${sha}/comments`,
      commit: {
        url: commit['url'],
        author,
        committer,
        message,
        tree,
        comment_count: 0,
        verification,
      },
      author: null,
      committer: null,
      parents: commit['parents'],
    },
    _links: {
      self: `${url}/branches/${branch}`,
      html: `${call.hosted.repository.html_url}/tree/${branch}`,
    },
    protected: false,
    protection: { enabled: false },
    protection_url: `${url}/branches/${branch}/protection`,
  });
}

function getRef({ hosted, params, world }: Call): Answer {
  const ref = `refs/${params['ref'] ?? ''}`;
  const sha = resolveRef(hosted, ref);
  if (sha === undefined) return notFound();
  const url = `${world.url}/repos/${hosted.repository.full_name}/git`;
  const type =
    readObject(hosted.gitDirectory ?? '', sha)?.kind ??
    git(hosted, 'cat-file', '-t', sha)?.toString().trim() ??
    'commit';
  return json({
    ref,
    node_id: nodeId('REF', ref),
    url: `${url}/${ref}`,
    object: { sha, type, url: `${url}/${type}s/${sha}` },
  });
}

function refJson(hosted: RepositoryState, ref: string, sha: string, world: World): JsonObject {
  const url = `${world.url}/repos/${hosted.repository.full_name}/git`;
  return {
    ref,
    node_id: nodeId('REF', ref),
    url: `${url}/${ref}`,
    object: { sha, type: 'commit', url: `${url}/commits/${sha}` },
  };
}

function createRef({ hosted, body, world }: Call): Answer {
  const { ref, sha } = body;
  if (
    hosted.gitDirectory === undefined ||
    typeof ref !== 'string' ||
    !/^refs\/heads\/./.test(ref) ||
    typeof sha !== 'string'
  )
    return problem(422, 'Reference name must start with refs/');
  if (resolveRef(hosted, ref) !== undefined) return problem(422, 'Reference already exists');
  if (git(hosted, 'cat-file', '-e', `${sha}^{commit}`) === undefined)
    return problem(422, 'Object does not exist');
  setRef(hosted.gitDirectory, ref, sha);
  return { ...json(refJson(hosted, ref, sha, world)), status: 201 };
}

/** The open pull requests of a branch follow it. */
function updateRef({ hosted, params, body, world }: Call): Answer {
  const ref = `refs/${params['ref'] ?? ''}`;
  const { sha, force = false } = body;
  const before = resolveRef(hosted, ref);
  if (hosted.gitDirectory === undefined || before === undefined)
    return problem(422, 'Reference does not exist');
  if (typeof sha !== 'string' || git(hosted, 'cat-file', '-e', `${sha}^{commit}`) === undefined)
    return problem(422, 'Object does not exist');
  if (force !== true && git(hosted, 'merge-base', '--is-ancestor', before, sha) === undefined)
    return problem(422, 'Update is not a fast forward');
  setRef(hosted.gitDirectory, ref, sha);
  for (const pull of openPullsOf(hosted, ref)) Object.assign(pull.head, { sha });
  return json(refJson(hosted, ref, sha, world));
}

/** They are closed with it. */
function deleteRef({ hosted, params, world }: Call): Answer {
  const ref = `refs/${params['ref'] ?? ''}`;
  if (hosted.gitDirectory === undefined || resolveRef(hosted, ref) === undefined)
    return problem(422, 'Reference does not exist');
  setRef(hosted.gitDirectory, ref, null);
  for (const pull of openPullsOf(hosted, ref)) close(hosted, pull, world.identity, world.now());
  return { status: 204, body: Buffer.alloc(0) };
}

function openPullsOf(hosted: RepositoryState, ref: string): PullRequestJson[] {
  return [...hosted.pulls.values()].filter(
    (pull) =>
      pull.state === 'open' &&
      `refs/heads/${pull.head.ref}` === ref &&
      pull.head.repo?.full_name === hosted.repository.full_name,
  );
}

function createTree(call: Call): Answer {
  const { hosted, body, world } = call;
  const base = typeof body['base_tree'] === 'string' ? body['base_tree'] : null;
  const entries = Array.isArray(body['tree'])
    ? (body['tree'] as unknown as readonly NewEntry[])
    : [];
  const sha =
    hosted.gitDirectory === undefined || entries.length === 0
      ? null
      : makeTree(hosted.gitDirectory, base, entries);
  if (sha === null) return problem(422, 'GitRPC::BadObjectState');
  return {
    ...getTree({
      hosted,
      world,
      params: { sha },
      query: new URLSearchParams(),
      headers: call.headers,
      body: {},
      path: call.path,
    }),
    status: 201,
  };
}

/** Without an author it is the account's; what an app makes GitHub commits itself. */
function createCommit(call: Call): Answer {
  const { hosted, body, world } = call;
  const { message, tree, parents = [] } = body;
  if (
    hosted.gitDirectory === undefined ||
    typeof message !== 'string' ||
    typeof tree !== 'string' ||
    !Array.isArray(parents)
  )
    return problem(422, 'Invalid request.');
  const { login, id, type } = world.identity;
  const date = world.now();
  const author: Person = { name: login, email: `${id}+${login}@users.noreply.github.com`, date };
  const sha = makeCommit(hosted.gitDirectory, {
    message,
    tree,
    parents: parents.map(String),
    author,
    committer: type === 'Bot' ? { name: 'GitHub', email: 'noreply@github.com', date } : author,
  });
  const commit = sha === null ? undefined : commitJson(call, sha);
  return commit === undefined
    ? problem(422, 'Tree SHA does not exist')
    : { ...json(commit), status: 201 };
}

function getCommit(call: Call): Answer {
  const sha = call.params['sha'] ?? '';
  if (!isSha(sha)) return malformedSha();
  const commit = commitJson(call, sha);
  return commit === undefined ? notFound() : json(commit);
}

function getTree({ hosted, params, query, world }: Call): Answer {
  const tree = git(
    hosted,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${params['sha'] ?? ''}^{tree}`,
  );
  if (tree === undefined) return notFound();
  const sha = tree.toString().trim();
  // Any value of `recursive` means yes on GitHub, "false" and "0" too.
  const listing = git(
    hosted,
    'ls-tree',
    '-z',
    '--long',
    '--full-tree',
    ...(query.has('recursive') ? ['-r', '-t'] : []),
    sha,
  );
  const url = `${world.url}/repos/${hosted.repository.full_name}/git`;
  const entries = (listing?.toString() ?? '')
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', type = '', id = '', size = '', path = ''] =
        /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t([^]*)$/.exec(line) ?? [];
      if (type === 'commit') return { path, mode, type, sha: id }; // a submodule: GitHub has no address for it
      return {
        path,
        mode,
        type,
        sha: id,
        ...(type === 'blob' ? { size: Number(size) } : {}),
        url: `${url}/${type}s/${id}`,
      };
    });
  return json({
    sha,
    url: `${url}/trees/${sha}`,
    tree: entries.slice(0, world.treeLimit),
    truncated: entries.length > world.treeLimit,
  });
}

function getBlob({ hosted, params, headers, world }: Call): Answer {
  const sha = params['sha'] ?? '';
  if (!isSha(sha)) return malformedSha();
  const bytes = git(hosted, 'cat-file', 'blob', sha);
  if (bytes === undefined) return notFound();
  if (/\braw\b/.test(headers.accept ?? '')) return { status: 200, body: bytes };
  const content = bytes.toString('base64').replace(/.{1,60}/g, '$&\n'); // GitHub wraps at 60 columns
  return json({
    sha,
    node_id: nodeId('B', sha),
    size: bytes.length,
    url: `${world.url}/repos/${hosted.repository.full_name}/git/blobs/${sha}`,
    content,
    encoding: 'base64',
  });
}

function commitJson({ hosted, world }: Call, sha: string): JsonObject | undefined {
  const { gitDirectory } = hosted;
  const commit = gitDirectory === undefined ? null : readCommit(gitDirectory, sha);
  if (commit === null) return undefined;
  const url = `${world.url}/repos/${hosted.repository.full_name}/git`;
  const html = `${hosted.repository.html_url}/commit`;
  return {
    sha,
    node_id: nodeId('C', sha),
    url: `${url}/commits/${sha}`,
    html_url: `${html}/${sha}`,
    author: { ...commit.author },
    committer: { ...commit.committer },
    message: commit.message,
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    parents: commit.parents.map((parent) => ({
      sha: parent,
      url: `${url}/commits/${parent}`,
      html_url: `${html}/${parent}`,
    })),
    verification: {
      verified: false,
      reason: 'unsigned',
      signature: null,
      payload: null,
      verified_at: null,
    },
  };
}

function commentJson(comment: Comment, { repository }: RepositoryState, world: World): JsonObject {
  const url = `${world.url}/repos/${repository.full_name}/issues`;
  return {
    id: comment.id,
    node_id: nodeId('IC', String(comment.id)),
    url: `${url}/comments/${comment.id}`,
    html_url: `${repository.html_url}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${url}/${comment.issue}`,
    user: accountJson(comment.user, repository, world),
    created_at: comment.created_at,
    updated_at: comment.updated_at,
    body: comment.body,
    author_association: 'NONE',
  };
}

function pullJson(pull: PullRequestJson): object {
  return { ...pull, auto_merge: null };
}

/** An account with the addresses that GitHub gives each, taken over from those of the repository's owner. */
function accountJson(
  { login, id, type }: Identity,
  { owner }: RepositoryJson,
  world: World,
): JsonObject {
  const links = Object.entries(owner).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? value
          .replace('https://api.github.com', world.url)
          .replaceAll(`/${owner.login}`, `/${encodeURIComponent(login)}`)
      : value,
  ]);
  return {
    ...(Object.fromEntries(links) as JsonObject),
    login,
    id,
    type,
    node_id: nodeId('U', login),
    site_admin: false,
  };
}

/** An opaque name for GraphQL, as each object has one. */
function nodeId(kind: string, id: string): string {
  return `${kind}_${Buffer.from(id).toString('base64url')}`;
}

/** Starts a stand-in on a free port of the loopback interface. The caller closes it. */
export async function startGitHubStandIn(
  options: GitHubStandInOptions = {},
): Promise<GitHubStandIn> {
  const requests: RecordedRequest[] = [];
  const unknown: RecordedRequest[] = [];
  const faults: { method: string; path: RegExp; fault: Fault; left: number }[] = [];
  const hooks: { method: string; path: RegExp; action: () => void }[] = [];
  const broken: string[] = [];
  const gitRequests: { path: string; authorization: string | undefined }[] = [];
  const token = options.token ?? STAND_IN_TOKEN;
  const rateLimit = options.rateLimit ?? 1_000;
  let seconds = Date.parse('2026-01-01T12:00:00Z') / 1000;
  let lastId = 1_000;
  const now = (): string => new Date(seconds++ * 1000).toISOString().replace('.000Z', 'Z');

  const world: World = {
    url: '',
    state: { repositories: new Map() },
    identity: options.identity ?? GITHUB_ACTIONS_BOT,
    permissions: options.permissions ?? { contents: 'read', 'pull-requests': 'write' },
    treeLimit: options.treeLimit ?? 100_000,
    mergesAfter: options.mergesAfter,
    asked: new Map(),
    now,
    nextId: () => ++lastId,
    addComment: (hosted, issue, user, body) => {
      const at = now();
      const comment: Comment = { id: ++lastId, issue, user, created_at: at, updated_at: at, body };
      hosted.comments.push(comment);
      return comment;
    },
  };

  const host = (given: HostedRepository): RepositoryState => {
    const key = given.repository.full_name.toLowerCase();
    const hosted = world.state.repositories.get(key) ?? {
      repository: given.repository,
      gitDirectory: undefined,
      pulls: new Map(),
      closers: new Map(),
      comments: [],
      reviewComments: [],
      runs: new Map(),
      people: {},
    };
    hosted.repository = structuredClone(given.repository);
    hosted.gitDirectory = given.gitDirectory ?? hosted.gitDirectory;
    for (const pull of given.pullRequests ?? [])
      hosted.pulls.set(pull.number, structuredClone(pull));
    for (const { issue, body, user } of given.comments ?? [])
      world.addComment(hosted, issue, user ?? world.identity, body);
    for (const run of given.runs ?? []) hosted.runs.set(run.id, run);
    hosted.people = given.people ?? hosted.people;
    world.state.repositories.set(key, hosted);
    return hosted;
  };
  for (const hosted of options.repositories ?? []) host(hosted);

  /** What GitHub answers, and whether this stand-in knows what was asked. */
  const genuine = (
    method: string,
    url: URL,
    headers: IncomingHttpHeaders,
    body: Json | undefined,
  ): { answer: Answer; known: boolean } => {
    if (requests.length >= rateLimit)
      return {
        answer: problem(403, 'API rate limit exceeded for installation ID 1.'),
        known: true,
      };
    const sent = /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? '')?.[1];
    if (url.pathname.startsWith('/orgs/') && sent === token)
      return { answer: problem(403, 'Resource not accessible by integration'), known: true };
    if (options.app !== undefined && sent === options.app.token) {
      const { identity, permissions } = options.app;
      return method === 'POST' && url.pathname === '/graphql'
        ? answerGraphql(body, { ...world, identity })
        : answerRoute(method, url, headers, body, { ...world, identity, permissions });
    }
    if (
      sent !== token &&
      !(url.pathname.startsWith('/orgs/') && sent !== undefined && sent === options.membersToken)
    )
      return {
        answer: problem(401, sent === undefined ? 'Requires authentication' : 'Bad credentials'),
        known: true,
      };
    if (method === 'POST' && url.pathname === '/graphql') return answerGraphql(body, world);
    if (method === 'GET' && url.pathname === '/user')
      return { answer: answerUser(world), known: true };
    return answerRoute(method, url, headers, body, world);
  };

  /** The same, or the fault that a test put in its place. */
  const respond = (
    method: string,
    url: URL,
    headers: IncomingHttpHeaders,
    body: Json | undefined,
  ): { answer: Answer; known: boolean; fault?: Fault } => {
    const planned = faults.find(
      (one) => one.left > 0 && one.method === method && one.path.test(decoded(url.pathname)),
    );
    if (planned === undefined) return genuine(method, url, headers, body);
    planned.left -= 1;
    const { fault } = planned;
    if (fault.done === true) genuine(method, url, headers, body);
    const {
      status,
      headers: extra = {},
      body: given = problem(status, STATUS_CODES[status] ?? 'Error').body,
    } = fault;
    return { answer: { status, headers: extra, body: given }, known: true, fault };
  };

  const server = createServer((request, response) => {
    const asGit = gitPath(new URL(request.url ?? '/', world.url).pathname);
    if (asGit !== null) {
      gitRequests.push({ path: request.url ?? '', authorization: request.headers.authorization });
      const hosted = world.state.repositories.get(asGit.repository);
      if (
        hosted?.gitDirectory !== undefined &&
        (!hosted.repository.private || request.headers.authorization === gitCredentials(token)) &&
        asGit.path !== '/git-receive-pack'
      )
        return serveGit(
          request,
          response,
          new URL(request.url ?? '/', world.url),
          asGit.path,
          hosted.gitDirectory,
        );
      return void response
        .writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' })
        .end('Repository not found.'); // as GitHub answers for a private one
    }
    void bytesOf(request)
      .then((bytes) => {
        const url = new URL(request.url ?? '/', world.url);
        const method = request.method ?? 'GET';
        const body = parseJson(bytes.toString());
        const { answer, known, fault } = respond(method, url, request.headers, body);
        const record: RecordedRequest = {
          method,
          path: decoded(url.pathname),
          query: Object.fromEntries(url.searchParams),
          headers: request.headers,
          body,
          status: answer.status,
        };
        requests.push(record);
        if (!known) unknown.push(record);
        else if (fault === undefined && url.pathname !== '/graphql')
          broken.push(
            ...violations({
              method,
              pathname: url.pathname,
              query: url.searchParams,
              body,
              status: answer.status,
              answer: Buffer.isBuffer(answer.body) ? undefined : answer.body,
            }),
          );
        const hook = hooks.findIndex((one) => one.method === method && one.path.test(record.path));
        if (hook >= 0) for (const { action } of hooks.splice(hook, 1)) action(); // before the answer leaves, so that no request overtakes it
        const isBytes = Buffer.isBuffer(answer.body);
        if (fault?.drop === true) return void request.socket.destroy();
        const send = (): void =>
          void response
            .writeHead(answer.status, {
              'content-type':
                isBytes && fault === undefined
                  ? 'application/octet-stream'
                  : 'application/json; charset=utf-8',
              'x-github-request-id': `0000:${requests.length}`,
              'x-ratelimit-limit': String(rateLimit),
              'x-ratelimit-remaining': String(Math.max(0, rateLimit - requests.length)),
              'x-ratelimit-used': String(Math.min(rateLimit, requests.length)),
              'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + 3_600),
              'x-ratelimit-resource': url.pathname === '/graphql' ? 'graphql' : 'core',
              ...answer.headers,
            })
            .end(isBytes ? answer.body : JSON.stringify(answer.body));
        setTimeout(send, fault?.after ?? 0).unref();
      })
      .catch((error: unknown) => {
        response.writeHead(500).end(String(error)); // a fault of the stand-in itself: the test sees it as a server error
      });
  });
  const { port, close: end } = await listen(server);
  world.url = `http://127.0.0.1:${port}`;

  return {
    url: world.url,
    requests,
    unknown,
    violations: broken,
    gitRequests,
    state: world.state,
    host,
    failNext: (method, path, fault) =>
      void faults.push({ method, path, fault, left: fault.times ?? 1 }),
    afterNext: (method, path, action) => void hooks.push({ method, path, action }),
    close: end,
  };
}

function answerRoute(
  method: string,
  url: URL,
  headers: IncomingHttpHeaders,
  body: Json | undefined,
  world: World,
): { answer: Answer; known: boolean } {
  for (const route of ROUTES) {
    const params = route.method === method ? match(route.path, url.pathname) : undefined;
    if (params === undefined) continue;
    const docs = (answer: Answer): { answer: Answer; known: true } => ({
      answer: documented(answer, route.docs),
      known: true,
    });
    const { owner = '', repo } = params;
    const ofOwner = [...world.state.repositories].find(([name]) =>
      name.startsWith(`${owner}/`.toLowerCase()),
    )?.[1];
    const hosted =
      repo === undefined
        ? ofOwner
        : (world.state.repositories.get(`${owner}/${repo}`.toLowerCase()) ??
          (route.answer === listActivity ? parentOf(`${owner}/${repo}`, world) : undefined));
    if (hosted === undefined) return docs(notFound());
    if (!permitted(route.needs, hosted, world.permissions)) {
      const accepted =
        route.needs.accepted ?? `${route.needs.permission.replace('-', '_')}=${route.needs.level}`;
      return docs({
        ...problem(403, 'Resource not accessible by integration'),
        headers: { 'x-accepted-github-permissions': accepted },
      });
    }
    if (method !== 'GET' && !isObject(body) && route.bare !== true)
      return docs(problem(400, 'Problems parsing JSON'));
    return docs(
      route.answer({
        hosted,
        params,
        query: url.searchParams,
        headers,
        body: isObject(body) ? body : {},
        path: url.pathname,
        world,
      }),
    );
  }
  return { answer: notFound(), known: false };
}

/** The repository that a fork has a pull request into: of forks nothing is hosted but who pushed to them. */
function parentOf(fork: string, { state }: World): RepositoryState | undefined {
  return [...state.repositories.values()].find(({ pulls }) =>
    [...pulls.values()].some(
      ({ head }) => head.repo?.full_name.toLowerCase() === fork.toLowerCase(),
    ),
  );
}

function answerGraphql(body: Json | undefined, world: World): { answer: Answer; known: boolean } {
  const query = isObject(body) && typeof body['query'] === 'string' ? body['query'].trim() : '';
  const found = GRAPHQL.find((one) => one.query.test(query));
  if (found !== undefined) return { answer: json({ data: found.data(world) }), known: true };
  return {
    answer: json({
      errors: [{ type: 'undefinedField', message: 'The stand-in does not know this query' }],
    }),
    known: false,
  };
}

/** An installation token, such as a workflow's own, belongs to no user. */
function answerUser({ identity }: World): Answer {
  if (identity.type === 'User') return json({ ...identity });
  return documented(
    problem(403, 'Resource not accessible by integration'),
    'users/users#get-the-authenticated-user',
  );
}

/** A public repository can be read with any token; writing needs the permission. */
function permitted(
  needs: Route['needs'],
  { repository }: RepositoryState,
  permissions: Permissions,
): boolean {
  const rank = { none: 0, read: 1, write: 2 };
  const has = rank[permissions[needs.permission] ?? 'none'] >= rank[needs.level];
  return has || (needs.level !== 'write' && !repository.private);
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern.replace(
    /[:*](\w+)/g,
    (sign: string, name: string) => `(?<${name}>${sign.startsWith(':') ? '[^/]+' : '.+'})`,
  );
  const groups = new RegExp(`^${source}$`).exec(path)?.groups;
  return (
    groups &&
    Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]))
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not the encoding of anything
  }
}

function page<Item>(
  all: readonly Item[],
  query: URLSearchParams,
  address: string,
): { items: readonly Item[]; headers: Record<string, string> } {
  const size = Math.min(Math.max(Number(query.get('per_page') ?? 30) || 30, 1), 100);
  const current = Math.max(Number(query.get('page') ?? 1) || 1, 1);
  const last = Math.max(Math.ceil(all.length / size), 1);
  const link = (rel: string, number: number): string => {
    const to = new URLSearchParams(query);
    to.set('page', String(number));
    return `<${address}?${to.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(current > 1 ? [link('prev', Math.min(current - 1, last))] : []),
    ...(current < last ? [link('next', current + 1), link('last', last)] : []),
    ...(current > 1 ? [link('first', 1)] : []),
  ];
  return {
    items: all.slice((current - 1) * size, current * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}

/** What git said of objects alone, which never changes. */
const saidOfObjects = new Map<string, Buffer>();
const OF_OBJECTS =
  /^(?:cat-file|merge-base|rev-list|ls-tree)(?:\0(?:-[^\0]*|commit|blob|[0-9a-f]{40}(?:\^\{\w+\})?(?:\.\.\.?[0-9a-f]{40})?))*$/;

function git(hosted: RepositoryState, ...args: readonly string[]): Buffer | undefined {
  if (hosted.gitDirectory === undefined) return undefined;
  const asked = args.join('\0');
  if (!OF_OBJECTS.test(asked)) return askGit(hosted.gitDirectory, args);
  const key = `${hosted.gitDirectory}\0${asked}`;
  const said = saidOfObjects.get(key) ?? askGit(hosted.gitDirectory, args);
  if (said !== undefined) saidOfObjects.set(key, said);
  return said;
}

function askGit(gitDirectory: string, args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', ['--git-dir', gitDirectory, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
      env: {
        PATH: process.env['PATH'],
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        LC_ALL: 'C',
      },
    });
  } catch {
    return undefined; // git has no such object or ref
  }
}

function resolveRef(hosted: RepositoryState, ref: string): string | undefined {
  const { gitDirectory } = hosted;
  const read = gitDirectory === undefined ? null : readRef(gitDirectory, ref);
  return read ?? git(hosted, 'show-ref', '--verify', '--hash', '--', ref)?.toString().trim();
}

/** The webhook types say `interface`, which has no index signature: what they hold is JSON all the same. */
function json(body: Json | object): Answer {
  return { status: 200, body: body as Json };
}

function problem(
  status: number,
  message: string,
): { readonly status: number; readonly body: JsonObject } {
  return {
    status,
    body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status) },
  };
}

function notFound(message = 'Not Found'): Answer {
  return problem(404, message);
}

function invalid(
  error: { readonly code: string; readonly field: string; readonly message?: string },
  resource = 'IssueComment',
): Answer {
  const { status, body } = problem(422, 'Validation Failed');
  return { status, body: { ...body, errors: [{ resource, ...error }] } };
}

function malformedSha(): Answer {
  return problem(422, 'The sha parameter must be exactly 40 characters and contain only [0-9a-f].');
}

function documented(answer: Answer, docs: string): Answer {
  if (answer.status < 400 || !isObject(answer.body)) return answer;
  return {
    ...answer,
    body: { ...answer.body, documentation_url: `https://docs.github.com/rest/${docs}` },
  };
}

function isObject(value: Json | Buffer | undefined): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
  );
}

function isSha(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

function tooLong(text: string): boolean {
  return [...text].length > COMMENT_LIMIT;
}

function parseJson(raw: string): Json | undefined {
  if (raw === '') return undefined;
  try {
    return JSON.parse(raw) as Json;
  } catch {
    return raw;
  }
}
