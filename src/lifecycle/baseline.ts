import { stringify } from 'yaml';
import { BASELINE_PATH, type Accepted } from '../memory/baseline.js';
import { visible } from '../text/visible.js';
import type { FileChange } from './file-change.js';

/*
 * What does `memtrust check --update-baseline` write? `baseline.yml` with every finding of now: entries that still
 * cover one keep their reason and author, new ones get the given reason, and the others go.
 */

interface Acceptable {
  readonly rule: string;
  readonly path: string | null;
  readonly fingerprint: string;
}

interface Acceptor {
  readonly reason: string;
  readonly author: string;
  /** ISO 8601 date, or null. */
  readonly expires: string | null;
}

interface BaselineUpdate {
  /** Null where nothing changes. */
  readonly change: FileChange | null;
  readonly added: number;
  readonly kept: number;
  readonly removed: number;
}

export function updateBaseline(
  before: readonly Accepted[],
  findings: readonly Acceptable[],
  { reason, author, expires }: Acceptor,
): BaselineUpdate {
  const present = new Set(findings.map(nameOf));
  const kept = before.filter((entry) => present.has(nameOf(entry)));
  const known = new Set(kept.map(nameOf));
  const added = findings
    .filter((finding) => !known.has(nameOf(finding)))
    .map(({ rule, path, fingerprint }) => ({
      rule,
      path,
      fingerprint,
      reason,
      author,
      ...(expires === null ? {} : { expires }),
    }));
  const removed = before.length - kept.length;
  if (added.length === 0 && removed === 0)
    return { change: null, added: 0, kept: kept.length, removed };
  const all = [...kept.map(({ line: _line, ...entry }) => entry), ...added].toSorted((a, b) =>
    sortKey(a) < sortKey(b) ? -1 : 1,
  );
  const rows = all.map(({ rule, path, ...entry }) => ({
    rule,
    ...(path === null ? {} : { path: visible(path, 4_096) }),
    ...entry,
  }));
  return {
    change: {
      path: BASELINE_PATH,
      content: `${HEADER}${stringify({ version: 1, accepted: rows }, { lineWidth: 0 })}`,
    },
    added: added.length,
    kept: kept.length,
    removed,
  };
}

const HEADER =
  '# Findings that somebody accepted, and why. The gate reads them from the base branch: ' +
  'an entry counts once it is merged.\n' +
  '# Written by `npx memtrust check --update-baseline --reason WHY`; entries that cover nothing ' +
  'are removed by it.\n';

/** Entries with one name are the same finding. */
function nameOf({ rule, fingerprint }: Acceptable): string {
  return `${rule} ${fingerprint}`;
}

/** By file, then by rule. */
function sortKey({ path, rule, fingerprint }: Acceptable): string {
  return [path ?? '', rule, fingerprint].join('\0');
}
