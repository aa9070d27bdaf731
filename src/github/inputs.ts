import { z } from 'zod';
import { LEAST_CEILING, tokenCount } from '../context/build/budget.js';
import { PURPOSES } from '../context/build/request.js';
import type { Environment } from '../tree/git.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import { normalisePath } from '../tree/path.js';
import type { GateEvent } from './event.js';
import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { ReviewInput } from '../gate/review/review.js';
import { plain } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { RunnerEnvironment } from './environment.js';

const MODES = ['enforce', 'report'] as const;
/** Whether a failing gate fails the job or only reports. */
type GateMode = (typeof MODES)[number];

const COMMENT_MODES = ['on-change', 'always', 'never'] as const;

const REFINE_MODES = ['pull-request'] as const;
type RefineMode = (typeof REFINE_MODES)[number];

/** Used in an HTML comment, so only characters that cannot end it. */
const COMMENT_KEY = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;
/** Names that GitHub accepts. */
const ARTIFACT_NAME = /^[^"<>:|*?\r\n\\/\0]{1,200}$/;

const yesUnlessFalse = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(true);
const noUnlessTrue = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false);
const textOrNull = z.string().nullable().default(null);

/** The inputs of action.yml but `token`; `commentKey` is `comment-key` there. */
const INPUTS = z.object({
  mode: z.enum(MODES).default('enforce'),
  comment: z.enum(COMMENT_MODES).default('on-change'),
  /** Empty for the comment without a key. */
  commentKey: z.string().regex(COMMENT_KEY).default(''),
  annotations: yesUnlessFalse,
  suggestions: noUnlessTrue,
  artifacts: yesUnlessFalse,
  artifactName: z.string().regex(ARTIFACT_NAME).refine(isPlain).default('memtrust-report'),
  /** Null for as long as the repository says. */
  retentionDays: z
    .string()
    .regex(/^(?:[1-9]|[1-8][0-9]|90)$/)
    .transform(Number)
    .nullable()
    .default(null),
  /** Folder that is shown; empty for everything. */
  /** Folder of the checkout, from the workspace; empty for the workspace itself. */
  path: z.string().transform(folderOf).default(''),
  /** Empty for everything. */
  showFolder: z.string().transform(folderOf).default(''),
  /** Null for the repository's own. */
  policy: z.string().transform(fileOf).nullable().default(null),
  /** Empty if no context is wanted. */
  contextQuery: z.string().default(''),
  contextFor: z.enum(PURPOSES).default('run'),
  /** Tokens; null: as in the policy. */
  contextBudget: z.string().transform(budgetOf).nullable().default(null),
  reviewFindings: z.string().max(4_000).nullable().default(null),
  /** Null if memory is not refined. */
  refine: z.enum(REFINE_MODES).nullable().default(null),
  membersToken: textOrNull,
  /** Null for the token of the workflow. */
  refineToken: textOrNull,
});

type InputName = keyof typeof INPUTS.shape;

/** What an input may be, for the error. */
const ALLOWED: Readonly<Record<InputName, string>> = {
  mode: `one of: ${MODES.join(', ')}`,
  comment: `one of: ${COMMENT_MODES.join(', ')}`,
  commentKey: 'letters, digits, `.`, `_` and `-`, at most 50, and a letter or digit first',
  annotations: 'true or false',
  suggestions: 'true or false',
  artifacts: 'true or false',
  artifactName: 'a name of at most 200 characters without any of " < > : | * ? \\ /',
  retentionDays: 'a whole number of days, 1 to 90, or leave it out',
  path: 'the folder of the checkout, relative to the workspace, as in actions/checkout',
  showFolder: 'the path of a folder in the repository, relative to its root',
  policy: 'the path of a file in the repository, relative to its root',
  contextQuery: 'any text',
  contextFor: `one of: ${PURPOSES.join(', ')}`,
  contextBudget: `a whole number of tokens, such as 16000, and ${LEAST_CEILING} at least`,
  reviewFindings: 'the path of a JSON file',
  refine: `${REFINE_MODES.join(', ')}, or leave it out`,
  membersToken: 'a token',
  refineToken: 'a token',
};

export type Inputs = Readonly<z.output<typeof INPUTS>> & { readonly token: string };

/** From `INPUT_<NAME>`, empty by default. */
export function readInputs(environment: Environment): Inputs {
  const given = (name: string): string | undefined =>
    environment[`INPUT_${name.toUpperCase()}`]?.trim() || undefined;
  const token = given('token');
  if (token === undefined)
    throw new ConfigurationError(
      'the input token is empty',
      'Leave it out, so that the token of the workflow is used: ${{ github.token }}',
    );
  const keys = INPUTS.keyof().options;
  const parsed = INPUTS.safeParse(Object.fromEntries(keys.map((key) => [key, given(nameOf(key))])));
  if (parsed.success) return { token, ...parsed.data };
  const wrong = keys.find((key) => key === parsed.error.issues[0]?.path[0]) ?? 'mode';
  throw new ConfigurationError(
    `the input ${nameOf(wrong)} cannot be ${visible(given(nameOf(wrong)) ?? '')}`,
    `Write ${ALLOWED[wrong]}.`,
  );
}

/** `comment-key` for `commentKey`. */
function nameOf(key: string): string {
  return key.replace(/[A-Z]/g, '-$&').toLowerCase();
}

/**
 * A pull request brings its workflow file with it, so `mode: report` needs the consent of the base's policy (SECURITY
 * S01).
 * @param policyMode the mode in the base's policy.
 */
export function modeInForce(
  asked: GateMode,
  policyMode: GateMode,
  event: GateEvent['kind'],
): { readonly mode: GateMode; readonly refused: boolean } {
  if (policyMode === 'report' || asked === 'enforce') return { mode: policyMode, refused: false };
  return event === 'branch'
    ? { mode: 'report', refused: false }
    : { mode: 'enforce', refused: true };
}

/** On a pull request the change would choose its own policy (SECURITY S01). */
export function refuseOwnPolicy(policy: string | null, event: GateEvent['kind']): void {
  if (policy === null || event === 'branch') return;
  throw new ConfigurationError(
    'the input policy has no effect for a pull request or a merge queue: there the policy of the base branch decides',
    'Leave the input out, or use it in a separate workflow on push.',
  );
}

/** Events for the tip of the default branch; others could be for a commit of someone's choice. */
const REFINED_ON: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch', 'push']);

/** Memory is refined only from what is merged, in a run that no pull request started. */
export function refuseRefine(
  refine: RefineMode | null,
  event: GateEvent['kind'],
  eventName: string,
): void {
  if (refine === null || (event === 'branch' && REFINED_ON.has(eventName))) return;
  throw new ConfigurationError(
    `the input refine does not work on ${visible(eventName)}: it refines only the default ` +
      'branch',
    'Leave the input out here, and use it in a separate workflow on schedule or workflow_dispatch.',
  );
}

/** `.` is everything. */
function folderOf(written: string, context: z.RefinementCtx): string {
  return /^(?:\.\/*)+$/.test(written) ? '' : fileOf(written, context);
}

/** A normalised path from the root; `../x` and `/x` are refused. */
function fileOf(written: string, context: z.RefinementCtx): string {
  const path = normalisePath(written);
  if (path !== null) return path;
  context.addIssue({ code: 'custom', message: 'not a path in the repository' });
  return z.NEVER;
}

/** No context fits into fewer tokens than `LEAST_CEILING`. */
function budgetOf(written: string, context: z.RefinementCtx): number {
  const tokens = tokenCount(written);
  if (tokens !== null && tokens >= LEAST_CEILING) return tokens;
  context.addIssue({ code: 'custom', message: 'not a possible budget' });
  return z.NEVER;
}

function isPlain(name: string): boolean {
  return visible(name) === name;
}

/**
 * The file of the input `review-findings`, which is untrusted (SECURITY S01). If it cannot be read, that is a finding.
 * Links are not followed. @param written relative to the workspace, or a path in it or in the runner's temporary
 * folder.
 */
export function readReviewFindings(
  written: string,
  { workspace, temp }: Pick<RunnerEnvironment, 'workspace' | 'temp'>,
): ReviewInput {
  const absolute = resolve(workspace, written);
  const unread = (why: string): ReviewInput => ({ name: written, fault: plain(why) });
  try {
    if (![workspace, temp].some((folder) => isBelow(folder, absolute)))
      return unread('it is neither in the workspace nor in the temporary folder of the runner');
    const stat = lstatSync(absolute, { throwIfNoEntry: false });
    if (stat === undefined || !stat.isFile()) return unread('the file does not exist');
    if (![workspace, temp].some((folder) => isBelow(realpathSync(folder), realpathSync(absolute))))
      return unread('its path contains a link');
    if (stat.size > MEMORY_FILE_BYTES) return unread('it is larger than 1 MB');
    const bytes = readFileSync(absolute);
    return isUtf8(bytes)
      ? { name: written, text: bytes.toString('utf8') }
      : unread('it is not UTF-8 text');
  } catch (error) {
    return unread(
      error instanceof Error && 'code' in error
        ? `it cannot be opened (${String(error.code)})`
        : 'it cannot be opened',
    );
  }
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}
