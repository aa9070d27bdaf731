import { lazy, remembered } from '../text/collections.js';
import type { Sha256 } from '../tree/digest.js';
import { YAML_FILE_BYTES } from '../tree/limits.js';
import { applyEdits, bytesDigest } from '../tree/text-edit.js';
import { mistypedFor } from '../text/nearest.js';
import { plain } from '../text/phrase.js';
import { canonicalDigest } from '../languages/data/canonical.js';
import { DEFAULT_POLICY } from './default-policy.js';
import { lineFeeds } from './front-matter.js';
import { explained, notUtf8 } from './misread.js';
import { readPlainYaml } from './plain-yaml.js';
import { type Policy, policyShape } from './policy-shape.js';
import type { Problem } from './problem.js';
import { shapeProblems } from './shape.js';
import { parseYaml } from './yaml.js';
import { wordList } from '../text/words.js';

/*
 * What does the policy of a tree say? `parsePolicy` gives its values with defaults, or the strict defaults and what is
 * wrong, with line and the nearest known key. A new key also goes into `knownKeys` where it is not at the top.
 */

/** Where a repository keeps its policy. */
export const POLICY_PATH = '.memtrust/policy.yml';
/** Every key at any depth, for "did you mean". */
const knownKeys = lazy(() => [
  ...Object.keys(policyShape().shape),
  ...wordList(`
    approvals adopters codeowners paths approvers allow block require_adoption max_tokens
    warn note layout labels adoption docs demos documents reverify_after file nested folders
    agents topics budget path comment files start agent max_bytes
  `),
]);

/**
 * The policy of one tree. `origin` is `defaults` where there is no file; a broken file leaves the strict defaults in
 * force.
 */
export interface PolicyFile {
  readonly origin: 'file' | 'defaults' | 'broken';
  readonly policy: Policy;
  readonly digest: Sha256;
  readonly problems: readonly Problem[];
  /** If the policy of AIT lists sources, only entries from these are recalled. */
  readonly onlyAitSources?: readonly string[];
}

export function defaultPolicy(): PolicyFile {
  return {
    origin: 'defaults',
    policy: DEFAULT_POLICY,
    digest: policyDigest(DEFAULT_POLICY),
    problems: [],
  };
}

export function brokenPolicy(problems: readonly Problem[]): PolicyFile {
  return { ...defaultPolicy(), origin: 'broken', problems };
}

/** The digest of the values; comments and order of keys do not count. */
export const policyDigest = remembered((policy: Policy): Sha256 => canonicalDigest(policy));

/** Reads `policy.yml`. Never throws. Base and head mostly have the same bytes, which then give the same value. */
export function parsePolicy(bytes: Uint8Array): PolicyFile {
  if (latest !== null && Buffer.compare(latest.bytes, bytes) === 0) return latest.file;
  const file = readPolicyFile(bytes);
  latest = { bytes: Uint8Array.from(bytes), file };
  return file;
}

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
  // Most policies are lists of names; the YAML parser is for the rest, and for the places of problems.
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
 * A problem with its fix: for a mistyped key the nearest one that is valid in its place. The known keys are those of
 * all depths, so the edited file is read to see whether it is valid.
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

/** Whether nothing is wrong at a place of a policy. Other problems are reported by themselves. */
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
