import { canonicalText } from '../languages/data/canonical.js';
import type { Policy } from './policy-shape.js';
import { strictestLevel, strictestStale, RELEASE_KEYS, releaseLevel } from './policy-levels.js';

/*
 * Which policy holds where two apply? Key by key the stricter one: of `approvals: 1` and `approvals: 2` it is 2, of
 * two lists of adopters those that are on both. A new key of the policy needs its line here.
 */

/** No account can have this name; a list with it alone allows no one. */
const NOBODY = '-';
const GRAVITY = ['off', 'notice', 'warning', 'error'] as const;

export function maxSeverity<Known extends (typeof GRAVITY)[number]>(a: Known, b: Known): Known {
  return GRAVITY.indexOf(a) >= GRAVITY.indexOf(b) ? a : b;
}

/**
 * The stricter of two policies, key by key (SECURITY S01): only who may adopt under both may adopt. A pull request
 * whose base is not the default branch is judged under it, so that a lax branch is no way around the policy of the
 * repository. Where two lists cannot be compared, fewer people fit, never more.
 *
 * @param base the policy of the branch that is merged into; its layouts are kept.
 */
export function mergeStrictest(base: Policy, other: Policy): Policy {
  const approvers = [base, other].map(({ policy, adoption }) =>
    policy.approvers.length > 0 ? policy.approvers : adoption.adopters,
  );
  const [ofBase = [], ofOther = []] = approvers;
  return {
    ...base,
    mode: base.mode === 'enforce' || other.mode === 'enforce' ? 'enforce' : 'report',
    adoption: {
      approvals: Math.max(base.adoption.approvals, other.adoption.approvals),
      adopters: inBoth(base.adoption.adopters, other.adoption.adopters),
      codeowners: base.adoption.codeowners && other.adoption.codeowners,
      paths: pathsOfBoth(base, other),
    },
    policy: {
      approvers:
        base.policy.approvers.length + other.policy.approvers.length === 0
          ? []
          : inBoth(ofBase, ofOther),
    },
    exclude_paths: either(base.exclude_paths, other.exclude_paths),
    exclude_text: either(base.exclude_text, other.exclude_text),
    sources: {
      allow: allowedByBoth(base.sources.allow, other.sources.allow),
      block: either(base.sources.block, other.sources.block),
    },
    live: { require_adoption: either(base.live.require_adoption, other.live.require_adoption) },
    stale:
      canonicalText(base.stale) === canonicalText(other.stale)
        ? base.stale
        : strictestStale(base.stale, other.stale),
    context: { max_tokens: Math.min(base.context.max_tokens, other.context.max_tokens) },
    base_audit:
      base.base_audit === 'require' || other.base_audit === 'require' ? 'require' : 'report',
    rules: strictest(base.rules, other.rules),
    ...ignoredByBoth(base.ignore, other.ignore),
    ...releaseOfBoth(base.release, other.release),
    ...attemptsOfBoth(base.attempts, other.attempts),
    ...lifecycleOfBoth(base.lifecycle, other.lifecycle),
    ...exportsOf(base, other),
    ...scopesOfBoth(base, other),
  };
}

/** What both leave out: agent files that one of them wants to be looked at are. */
function ignoredByBoth(a: Policy['ignore'], b: Policy['ignore']): Pick<Policy, 'ignore'> {
  const both = (a ?? []).filter((pattern) => b?.includes(pattern) === true);
  return both.length === 0 ? {} : { ignore: both };
}

/** The stricter level for each condition; documents of both lists are checked. */
function releaseOfBoth(a: Policy['release'], b: Policy['release']): Pick<Policy, 'release'> {
  if (a === undefined && b === undefined) return {};
  const levels = RELEASE_KEYS.flatMap((key) => {
    if (a?.[key] === undefined && b?.[key] === undefined) return [];
    return [
      [
        key,
        strictestLevel(releaseLevel({ release: a }, key), releaseLevel({ release: b }, key)),
      ] as const,
    ];
  });
  const documents = either(a?.documents ?? [], b?.documents ?? []);
  return {
    release: {
      ...Object.fromEntries(levels),
      ...(documents.length > 0 ? { documents } : {}),
    },
  };
}

/** Bodies are kept only if both policies allow it. */
function attemptsOfBoth(a: Policy['attempts'], b: Policy['attempts']): Pick<Policy, 'attempts'> {
  const said = [a, b].flatMap((one) => one?.bodies ?? []);
  return said.length === 0
    ? {}
    : { attempts: { bodies: said.includes('never') ? 'never' : 'on_request' } };
}

/** Exports give no trust, so none is stricter: those of the base, or else of the other. */
function exportsOf(base: Policy, other: Policy): Pick<Policy, 'exports'> {
  const exports = base.exports ?? other.exports;
  return exports === undefined ? {} : { exports };
}

/** The earlier reminder counts. */
function lifecycleOfBoth(
  a: Policy['lifecycle'],
  b: Policy['lifecycle'],
): Pick<Policy, 'lifecycle'> {
  const after = [a, b].flatMap((one) => one?.reverify_after ?? []);
  return after.length === 0 ? {} : { lifecycle: { reverify_after: Math.min(...after) } };
}

function either(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

function inBoth(a: readonly string[], b: readonly string[]): string[] {
  const known = new Set(b.map(plainLogin));
  const both = a.filter((account) => known.has(plainLogin(account)));
  return both.length === 0 && a.length + b.length > 0 ? [NOBODY] : both;
}

/** `@alice` and `Alice` are one account; a team keeps its organisation. */
function plainLogin(account: string): string {
  return account.replace(/^@/, '').toLowerCase();
}

/**
 * Patterns overlap, so they cannot be compared one by one. Unless both are equal, every pattern of either names only
 * who may adopt everywhere under the other.
 */
function pathsOfBoth(base: Policy, other: Policy): Record<string, string[]> {
  if (canonicalText(base.adoption.paths) === canonicalText(other.adoption.paths))
    return base.adoption.paths;
  return Object.fromEntries([...narrowed(base, other), ...narrowed(other, base)]);
}

function narrowed(from: Policy, against: Policy): [string, string[]][] {
  const everywhere = adoptersEverywhere(against);
  return Object.entries(from.adoption.paths).map(([pattern, accounts]) => [
    pattern,
    inBoth(accounts, everywhere),
  ]);
}

/** Who may adopt each fact under a policy, whatever its id and whatever it cites. */
function adoptersEverywhere({ adoption, scopes = [] }: Policy): string[] {
  const inScopes = scopes.flatMap(({ adopters }) => (adopters === undefined ? [] : [adopters]));
  return [adoption.adopters, ...Object.values(adoption.paths), ...inScopes].reduce(inBoth);
}

/**
 * The scopes of both, one after the other: each only makes stricter. Unless both are equal, no scope names anyone who
 * may not adopt everywhere under the other policy.
 */
function scopesOfBoth(base: Policy, other: Policy): Pick<Policy, 'scopes'> {
  const all = [base.scopes, other.scopes];
  if (all.every((scopes) => scopes === undefined)) return {};
  if (canonicalText(base.scopes ?? []) === canonicalText(other.scopes ?? []))
    return { scopes: base.scopes };
  return { scopes: [...scopesAgainst(base, other), ...scopesAgainst(other, base)] };
}

function scopesAgainst(from: Policy, against: Policy): NonNullable<Policy['scopes']> {
  const everywhere = adoptersEverywhere(against);
  return (from.scopes ?? []).map(({ comment: _hidden, adopters, ...scope }) => ({
    ...scope,
    ...(adopters === undefined ? {} : { adopters: inBoth(adopters, everywhere) }),
  }));
}

/** An empty list allows everything; of two lists only what is in both. */
function allowedByBoth(a: readonly string[], b: readonly string[]): string[] {
  if (a.length === 0 || b.length === 0) return [...a, ...b];
  const both = a.filter((pattern) => b.includes(pattern));
  return both.length > 0 ? both : [NOBODY];
}

function strictest(a: Policy['rules'], b: Policy['rules']): Policy['rules'] {
  const rules: Policy['rules'] = {};
  // A rule that only one of them sets keeps its default under the other, which is not known here: it is not softened
  // then.
  for (const [code, severity] of Object.entries(a)) {
    const other = b[code];
    if (other !== undefined) rules[code] = maxSeverity(severity, other);
    else if (severity === 'error') rules[code] = severity;
  }
  for (const [code, severity] of Object.entries(b))
    if (a[code] === undefined && severity === 'error') rules[code] = severity;
  return rules;
}
