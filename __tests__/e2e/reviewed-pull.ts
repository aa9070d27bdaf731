/** A pull request that adopts one fact, the people around it, and what a run says of its approval. */
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent } from '../../src/memory/ledger.js';
import type { TrustReport } from '../../src/report/schemas/trust-report.js';
import { factText, REMEMBERING } from './action-scene.js';
import { setStage, type Stage } from './action-stage.js';
import type {
  GitHubStandInOptions,
  HostedPeople,
  HostedReview,
  Identity,
} from './github-stand-in.js';
import {
  hostedOnGitHub,
  type Account,
  type Files,
  type PullRequestOptions,
  type PullRequestRepository,
} from './pull-request.js';
import type { ActionRun, RunActionOptions } from './run-action.js';

export const ALICE: Account & Identity = { login: 'alice', id: 601, type: 'User' };
export const BOB: Account & Identity = { login: 'bob', id: 602, type: 'User' };
export const STRANGER: Identity = { login: 'stranger', id: 603, type: 'User' };
export const CONTRIBUTOR: Identity = { login: 'contributor', id: 1001, type: 'User' };

export const FACT_ID = 'retry/backoff';
export const FACT_TEXT = factText('accepted', 'Between tries it waits.');

/** A fact and the record that adopts exactly it, as a pull request brings them. */
export function adopting(id: string, text: string): Readonly<Record<string, string>> {
  const path = `.memtrust/facts/${id}.md`;
  const { fact } = parseFact(id, path, Buffer.from(text));
  if (fact === null) throw new Error('not a valid fact');
  const event = makeEvent({
    type: 'candidate.applied',
    fact: id,
    claim: fact.claim,
    binding: fact.binding,
    at: '2026-02-01T00:00:00Z',
    proposed_by: 'contributor',
    after: [],
  });
  return { [path]: text, [`.memtrust/ledger/${id}.jsonl`]: eventLine(event) };
}

export const ADOPTION: Readonly<Record<string, string>> = adopting(FACT_ID, FACT_TEXT);

/** The base branch with another policy. */
export function under(policy: string): Files {
  return { ...REMEMBERING, '.memtrust/policy.yml': `version: 1\n${policy}` };
}

/** An approval of the pull request as it stands, by alice. */
export function review(
  pull: PullRequestRepository,
  more: Partial<HostedReview> = {},
): HostedReview {
  return { pull: 7, user: ALICE, state: 'APPROVED', commit: pull.headSha, ...more };
}

interface Seen {
  readonly run: ActionRun;
  readonly code: number | null;
  readonly verdict: string | undefined;
  readonly effective: string | undefined;
  readonly approvals: readonly string[];
  /** Introduced findings: `error MT202`. */
  readonly findings: readonly string[];
}

interface ReviewStage {
  readonly stage: Stage;
  readonly host: (
    options?: Partial<PullRequestOptions>,
    github?: Partial<GitHubStandInOptions>,
  ) => Promise<PullRequestRepository>;
  /** What GitHub knows of reviews and permissions; alice and bob may write unless told otherwise. */
  readonly people: (pull: PullRequestRepository, given: HostedPeople) => void;
  readonly judge: (
    pull: PullRequestRepository,
    options?: Partial<RunActionOptions>,
  ) => Promise<Seen>;
}

const WRITERS = { alice: 'write', bob: 'admin', maintainer: 'admin' } as const;

export const REFUSED = { code: 1, verdict: 'fail', effective: 'never' };
export const PASSED = { code: 0, verdict: 'pass', effective: 'on_merge' };

/** Call it once, at the top of a test file. */
export function setReviewStage(how: Parameters<typeof setStage>[0] = {}): ReviewStage {
  const stage = setStage(how);
  return {
    stage,
    host: async (options = {}, github = {}) =>
      stage.host({ base: REMEMBERING, head: ADOPTION, ...options }, github),
    people: (pull, given) =>
      void stage.api.host({
        ...hostedOnGitHub(pull),
        people: { collaborators: WRITERS, ...given },
      }),
    judge: async (pull, options = {}) => {
      const run = await stage.run(pull, options);
      const text = run.tempFiles.get('memtrust/trust-report.json');
      const report = text === undefined ? null : (JSON.parse(String(text)) as TrustReport);
      const row = report?.adoption[0];
      return {
        run,
        code: run.code,
        verdict: run.outputs['verdict'],
        effective: row?.effective,
        approvals: (row?.approvals ?? []).map(
          ({ login, counted, why }) => `${login} ${counted ? 'counts' : 'does not'}: ${why}`,
        ),
        findings: (report?.findings ?? [])
          .filter(({ introduced }) => introduced)
          .map(({ rule, severity }) => `${severity} ${rule}`),
      };
    },
  };
}
