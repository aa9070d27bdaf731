import type { Sha256 } from '../tree/digest.js';
import { YAML_FILE_BYTES } from '../tree/limits.js';
import { applyEdits, bytesDigest } from '../tree/text-edit.js';
import { mistypedFor } from '../text/nearest.js';
import { plain } from '../text/phrase.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import { DEFAULT_POLICY } from './default-policy.js';
import { lineFeeds } from './front-matter.js';
import { madeOnce } from './made-once.js';
import { explained, notUtf8 } from './misread.js';
import { readPlainYaml } from './plain-yaml.js';
import { policyShape, type Policy } from './policy-shape.js';
import type { Problem } from './problem.js';
import { shapeProblems } from './shape.js';
import { parseYaml } from './yaml.js';

/*
 * What does the policy of a tree say? `parsePolicy` gives its values with a default for each key that is left out, or
 * the strict defaults and what is wrong, with line and the nearest known key. A new key goes into `policy-shape.ts`,
 * `knownKeys` here where it is not at the top, `merge-strictest.ts` and `docs/formats.md`. The digest of a policy is in
 * manifests and no stored decision rests on it; a new key that has a default changes it for every policy.
 */

/** Where a repository keeps its policy: who may adopt facts, and what the gate enforces. */
export const POLICY_PATH = '.memtrust/policy.yml';
/** Every key at any depth: a misspelt one is answered with the nearest of them. */
const knownKeys = madeOnce(() => [
  ...Object.keys(policyShape().shape),
  'approvals',
  'adopters',
  'codeowners',
  'paths',
  'approvers',
  'allow',
  'block',
  'require_adoption',
  'max_tokens',
  'warn',
  'note',
  'layout',
  'labels',
  'adoption',
  'docs',
  'demos',
  'documents',
  'reverify_after',
  'file',
  'nested',
  'folders',
  'agents',
  'topics',
  'budget',
  'path',
  'comment',
]);

/**
 * A policy as one tree holds it. `origin` is `defaults` where there is no file; broken files leave
 * the strict defaults in force.
 */
export interface PolicyFile {
  readonly origin: 'file' | 'defaults' | 'broken';
  readonly policy: Policy;
  readonly digest: Sha256;
  readonly problems: readonly Problem[];
  /** Sources of entries of AIT that alone may be recalled, where its own policy names some. */
  readonly onlyAitSources?: readonly string[];
}

/** The policy of a tree without one. */
export function defaultPolicy(): PolicyFile {
  return {
    origin: 'defaults',
    policy: DEFAULT_POLICY,
    digest: policyDigest(DEFAULT_POLICY),
    problems: [],
  };
}

/** The policy of a tree whose file cannot be read: the strict defaults, and what is wrong. */
export function brokenPolicy(problems: readonly Problem[]): PolicyFile {
  return { ...defaultPolicy(), origin: 'broken', problems };
}

/** The digest of what a policy says; comments and order of keys are no part of it. */
export function policyDigest(policy: Policy): Sha256 {
  const digest = digests.get(policy) ?? canonicalDigest(policy);
  digests.set(policy, digest);
  return digest;
}

/** A policy is asked for its digest by each evaluation, those inside of fixtures too. */
const digests = new WeakMap<Policy, Sha256>();

/**
 * Reads `policy.yml`. Never throws; an unknown key is named with the nearest known one. Base and head mostly have the
 * same one, and that of a monorepo is long, so the same bytes give the same value.
 */
export function parsePolicy(bytes: Uint8Array): PolicyFile {
  if (latest !== null && Buffer.compare(latest.bytes, bytes) === 0) return latest.file;
  const file = readPolicyFile(bytes);
  latest = { bytes: Uint8Array.from(bytes), file };
  return file;
}

/** The last policy that was read. */
let latest: { readonly bytes: Uint8Array; readonly file: PolicyFile } | null = null;

function readPolicyFile(bytes: Uint8Array): PolicyFile {
  if (bytes.length > YAML_FILE_BYTES)
    return brokenPolicy([
      {
        kind: 'too-large',
        message: plain(`the file is larger than ${YAML_FILE_BYTES / 1024} KiB`),
      },
    ]);
  let text: string;
  try {
    text = lineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return brokenPolicy([notUtf8(bytes)]);
  }
  // Most keys of most policies are lists of names; the parser is for the rest, and for saying where something is wrong.
  const written = readPlainYaml(text);
  const plainly = written === null ? null : policyShape().safeParse(written);
  if (plainly?.success === true)
    return {
      origin: 'file',
      policy: plainly.data,
      digest: policyDigest(plainly.data),
      problems: [],
    };
  const yaml = parseYaml(text);
  if (!yaml.ok) return brokenPolicy(explained(bytes, yaml.problems));
  const shaped = policyShape().safeParse(yaml.data ?? {});
  if (!shaped.success) {
    const problems = shapeProblems(shaped.error, yaml.data, yaml.place, knownKeys());
    const unknown = shaped.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [],
    );
    return brokenPolicy(
      explained(bytes, problems).map((problem) => withFix(problem, unknown, bytes)),
    );
  }
  return { origin: 'file', policy: shaped.data, digest: policyDigest(shaped.data), problems: [] };
}

/**
 * A problem with its fix: a key that is mistyped, where the one that was meant is right in its place. The known keys
 * are those of all depths, so it is tried.
 */
function withFix(problem: Problem, unknown: readonly string[], bytes: Uint8Array): Problem {
  const { line, column, message } = problem;
  const old = unknown.find((key) =>
    message.some((part) => typeof part !== 'string' && part.quoted === key),
  );
  const replacement = old === undefined ? null : mistypedFor(old, knownKeys());
  if (old === undefined || replacement === null || line === undefined || column === undefined)
    return problem;
  const edits = [{ line, column, old, replacement }];
  const edited = applyEdits(bytes, edits);
  if (edited === null || !isRightAt(line, column, edited.bytes)) return problem;
  return { ...problem, fix: { path: POLICY_PATH, seen: bytesDigest(bytes), edits } };
}

/** Whether nothing is wrong at a place of a policy. Other places may be: each is a problem of its own. */
function isRightAt(line: number, column: number, bytes: Uint8Array): boolean {
  const yaml = parseYaml(lineFeeds(new TextDecoder('utf-8').decode(bytes)));
  if (!yaml.ok) return false;
  const shaped = policyShape().safeParse(yaml.data);
  return (
    shaped.success ||
    shapeProblems(shaped.error, yaml.data, yaml.place, knownKeys()).every(
      (other) => other.line !== line || other.column !== column,
    )
  );
}
