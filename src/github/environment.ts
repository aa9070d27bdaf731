import { z } from 'zod';
import type { Environment } from '../tree/git.js';
import { ConfigurationError } from '../text/errors.js';

/* The runner's variables, parsed once: `GITHUB_REPOSITORY=ada/shop` gives `{owner: 'ada', repo: 'shop'}`. */

/** Every variable that is read here. The toolkit reads those of its command files. */
const VARIABLES = {
  GITHUB_EVENT_NAME: 'what started the workflow',
  GITHUB_EVENT_PATH: 'file of the payload, as JSON',
  GITHUB_REPOSITORY: 'owner/name',
  GITHUB_REF: 'branch or tag that started the workflow',
  GITHUB_SHA: 'on a pull request: the merge commit that GitHub made',
  GITHUB_WORKSPACE: 'folder of the job, which actions/checkout fills',
  GITHUB_API_URL: 'address of the API; another one on GitHub Enterprise Server',
  GITHUB_RUN_ID: 'number of this run, for its URL',
  GITHUB_SERVER_URL: 'address of the pages; on GitHub Enterprise Server that of the company',
  ACTIONS_RESULTS_URL:
    'address of the service for artifacts; its client reads it, here only whether there is one',
  RUNNER_TEMP: 'folder that the runner empties after each job',
} as const;

export interface RunnerEnvironment {
  readonly eventName: string;
  readonly eventPath: string;
  readonly repository: { readonly owner: string; readonly repo: string };
  /** `refs/heads/main`; empty if unknown. */
  readonly ref: string;
  readonly sha: string;
  readonly workspace: string;
  /** Folder that `actions/checkout` filled: the workspace, or one in it. */
  readonly checkout: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** An Enterprise Server has artifacts of another kind. */
  readonly artifacts: 'service' | 'none' | 'enterprise-server';
  readonly temp: string;
  /** Null if unknown. */
  readonly runId: number | null;
}

const shape = z.object({
  GITHUB_EVENT_NAME: z.string().min(1),
  GITHUB_EVENT_PATH: z.string().min(1),
  GITHUB_REPOSITORY: z.string().regex(/^[^/\s]+\/[^/\s]+$/),
  GITHUB_REF: z.string().default(''),
  GITHUB_SHA: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  GITHUB_WORKSPACE: z.string().min(1),
  GITHUB_API_URL: z.url().default('https://api.github.com'),
  GITHUB_RUN_ID: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(''),
  GITHUB_SERVER_URL: z.url().default('https://github.com'),
  ACTIONS_RESULTS_URL: z.string().default(''),
  RUNNER_TEMP: z.string().min(1),
} satisfies Record<keyof typeof VARIABLES, z.ZodType>);

/** @throws ConfigurationError that names the variable. */
export function runnerEnvironment(environment: Environment): RunnerEnvironment {
  const parsed = shape.safeParse(environment);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '');
    const holds =
      Object.entries(VARIABLES).find(([known]) => known === name)?.[1] ?? 'what the runner says';
    throw new ConfigurationError(
      `${name} is missing or malformed (${holds})`,
      'Run the action on a GitHub runner; elsewhere use the command line: npx memtrust check',
    );
  }
  const { data } = parsed;
  const [owner = '', repo = ''] = data.GITHUB_REPOSITORY.split('/');
  return {
    eventName: data.GITHUB_EVENT_NAME,
    eventPath: data.GITHUB_EVENT_PATH,
    repository: { owner, repo },
    ref: data.GITHUB_REF,
    sha: data.GITHUB_SHA,
    workspace: data.GITHUB_WORKSPACE,
    checkout: data.GITHUB_WORKSPACE,
    apiUrl: data.GITHUB_API_URL,
    serverUrl: data.GITHUB_SERVER_URL,
    artifacts: artifactStoreOf(data.GITHUB_SERVER_URL, data.ACTIONS_RESULTS_URL),
    temp: data.RUNNER_TEMP,
    runId: data.GITHUB_RUN_ID === '' ? null : Number(data.GITHUB_RUN_ID),
  };
}

function artifactStoreOf(serverUrl: string, resultsUrl: string): RunnerEnvironment['artifacts'] {
  if (isEnterpriseServer(serverUrl)) return 'enterprise-server';
  return resultsUrl === '' ? 'none' : 'service';
}

/**
 * `https://git.company.example` is one; `github.com`, `company.ghe.com` and `x.localhost` are not, as in the artifact
 * client.
 */
function isEnterpriseServer(url: string): boolean {
  return !/^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i.test(new URL(url).hostname);
}

/**
 * The environment for git, without inputs and tokens (SECURITY S31). By name, in any case: `INPUT_TOKEN`, `NPM_TOKEN`,
 * `CLIENT_SECRET`. One too many is harmless; a missing one could reach a helper of git.
 */
export function withoutTokens(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^INPUT_|TOKEN|SECRET|PASSWORD/i.test(name)),
  );
}
