import { IMPORTANCES } from './envelope.js';
import { maxSeverity } from './merge-strictest.js';
import { type Policy, scopeFolder } from './policy-shape.js';
import { strictestStale } from './policy-levels.js';
import { matchesPath, namePattern, pathPattern, type PathPattern } from './glob.js';

/*
 * What does the policy want in one folder of a monorepo? With `scopes: [{path: services/payments, approvals: 2}]` it
 * is two approvals for `services/payments/src/a.ts`. A scope starts from the one above it and only makes stricter; of
 * adopters alone the deepest list counts.
 */

type WrittenScope = NonNullable<Policy['scopes']>[number];

/** What scopes require beyond the policy of the whole repository. */
export interface ScopeTerms {
  /** Approvals at least; 0 where no scope says. */
  readonly approvals: number;
  /** What a rule is raised to, by its code. */
  readonly rules: NonNullable<WrittenScope['rules']>;
  /** How severe stale facts are at least; null where no scope says. */
  readonly stale: Policy['stale'] | null;
}

export const NO_TERMS: ScopeTerms = { approvals: 0, rules: {}, stale: null };

/** A folder that scopes of the policy match, or the whole repository; one object for each folder. */
export interface FolderScope {
  /** As the tree spells it; null for the whole repository. */
  readonly folder: string | null;
  /** The scope that it starts from; null for the whole repository alone. */
  readonly above: FolderScope | null;
  /** How many scopes are above it. */
  readonly depth: number;
  readonly terms: ScopeTerms;
  /** Who adopts here; null where no scope says. */
  readonly adopters: readonly string[] | null;
  /** Whether the comment has a section for it though nothing in it fails. */
  readonly isCommented: boolean;
}

const ROOT: FolderScope = {
  folder: null,
  above: null,
  depth: 0,
  terms: NO_TERMS,
  adopters: null,
  isCommented: true,
};

interface PatternScope {
  readonly index: number;
  readonly pattern: PathPattern;
  /** The longest part without wildcards: every folder that matches contains it. */
  readonly literal: string;
}

/**
 * Folders of a path that are looked up: real paths are not deeper, and a path of thousands must not cost their square.
 */
const MOST_FOLDERS = 100;
const DEEP = new RegExp(`^(?:[^/]*/){${MOST_FOLDERS - 1}}[^/]*`);

/** Our own folder belongs to the whole repository: the subject of a fact is what it cites. */
const OWN_FOLDER = /^\.memtrust(?:\/|$)/i;

/** The scopes of one policy by folder; each folder is worked out once. */
export class Scopes {
  private readonly plain = new Map<string, number[]>();
  private readonly patterns: PatternScope[] = [];
  private readonly known = new Map<string, FolderScope>([['', ROOT]]);
  readonly root = ROOT;

  private constructor(private readonly written: readonly WrittenScope[]) {
    for (const [index, { path }] of written.entries()) {
      const folder = (scopeFolder(path) ?? '').toLowerCase();
      if (/[*?]/.test(folder)) {
        const [literal = ''] = folder.split(/[/*?]/).toSorted((a, b) => b.length - a.length);
        this.patterns.push({
          index,
          literal,
          pattern: pathPattern(folder.split('/'), namePattern),
        });
      } else if (folder !== '') this.plain.set(folder, [...(this.plain.get(folder) ?? []), index]);
    }
  }

  /** The scopes of a policy; null where it has none. */
  static of(policy: Policy): Scopes | null {
    if (policy.scopes === undefined) return null;
    const known = made.get(policy) ?? new Scopes(policy.scopes);
    made.set(policy, known);
    return known;
  }

  /** The deepest scope above a file. */
  at(path: string): FolderScope {
    return this.in(path.slice(0, Math.max(path.lastIndexOf('/'), 0)));
  }

  /** The deepest scope that a folder is, or is below. */
  in(folder: string): FolderScope {
    if (OWN_FOLDER.test(folder)) return ROOT;
    const asked: string[] = [];
    let at = folder.length < 2 * MOST_FOLDERS ? folder : (DEEP.exec(folder)?.[0] ?? folder);
    let scope = this.known.get(at);
    while (scope === undefined) {
      asked.push(at);
      at = at.slice(0, Math.max(at.lastIndexOf('/'), 0));
      scope = this.known.get(at);
    }
    for (const one of asked.toReversed()) {
      scope = this.beginsIn(one, scope);
      this.known.set(one, scope);
    }
    return scope;
  }

  /** The scope of a folder, from the one above it: that one itself, where no scope of the policy matches here. */
  private beginsIn(folder: string, above: FolderScope): FolderScope {
    const folded = folder.toLowerCase();
    const matching = [
      ...(this.plain.get(folded) ?? []),
      ...this.patterns.flatMap(({ index, literal, pattern }) =>
        folded.includes(literal) && matchesPath(pattern, folded) ? [index] : [],
      ),
    ];
    if (matching.length === 0) return above;
    const own = matching.toSorted((a, b) => a - b).flatMap((index) => this.written[index] ?? []);
    return {
      folder,
      above,
      depth: above.depth + 1,
      terms: own.map(termsOf).reduce(strictestTerms, above.terms),
      adopters: own.findLast(({ adopters }) => adopters !== undefined)?.adopters ?? above.adopters,
      isCommented:
        own.findLast(({ comment }) => comment !== undefined)?.comment ?? above.isCommented,
    };
  }
}

const made = new WeakMap<Policy, Scopes>();

/** What one scope requires by itself; importances that its `stale:` does not name stay as they are. */
function termsOf({ approvals = 0, rules = {}, stale }: WrittenScope): ScopeTerms {
  const { block = [], warn = [] } = stale ?? {};
  return {
    approvals,
    rules,
    stale: stale === undefined ? null : { block, warn, note: [...IMPORTANCES] },
  };
}

/** The stricter of two, key by key. */
export function strictestTerms(a: ScopeTerms, b: ScopeTerms): ScopeTerms {
  if (a === b || b === NO_TERMS) return a;
  if (a === NO_TERMS) return b;
  const rules = { ...a.rules };
  for (const [code, severity] of Object.entries(b.rules))
    rules[code] = maxSeverity(rules[code] ?? severity, severity);
  return {
    approvals: Math.max(a.approvals, b.approvals),
    rules,
    stale:
      a.stale === null || b.stale === null
        ? (a.stale ?? b.stale)
        : strictestStale(a.stale, b.stale),
  };
}

/** The deepest scope that holds both. */
export function commonScope(one: FolderScope, other: FolderScope): FolderScope {
  let [a, b] = [one, other];
  while (a !== b) {
    if (a.depth >= b.depth) a = a.above ?? ROOT;
    else b = b.above ?? ROOT;
  }
  return a;
}
