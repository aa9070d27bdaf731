import type { EntryOrigin } from '../../trust/entry.js';
import { visible } from '../../text/visible.js';
import { byPrecedence, type Reason } from '../../trust/reasons.js';
import type { ManifestEntry } from '../../trust/manifest.js';
import type { Built } from './build.js';
import type { ContextRequest } from './request.js';

/*
 * What does a manifest say of commits and of what a review found? They are no entries of memory, since nobody judges
 * them, but they stand in the context as evidence; so each has a row like an entry's. For a pull request there is none
 * (SECURITY S41): `memory.ts` gives no evidence there.
 */

/** Characters of a name or topic that are repeated. */
const MOST_OF_NAME = 1_000;

/** The rows of commits and other evidence: what is in the context, then what had no room or is blocked. */
export function evidenceRows(built: Built, request: ContextRequest): ManifestEntry[] {
  const there = built.blocks.filter(({ kind }) => kind === 'commit' || kind === 'evidence');
  const entries = new Set(request.entries.map(({ id }) => id));
  const missing = built.leftOut.filter(
    ({ section, id }) => section === 'evidence' && id !== '' && !entries.has(id),
  );
  return [
    ...there.map((block): ManifestEntry => ({
      ...absentRow(block.id, request, []),
      selected: block.bodyIncluded,
      included_in_context: true,
      body_included: block.bodyIncluded,
      content_hash: block.bodyHash,
      bytes_included: block.bodyBytes,
      lines: block.lines,
    })),
    ...missing.map(({ id, reason }) =>
      reason === 'policy_blocked' ? blockedRow(id, request) : absentRow(id, request, [reason]),
    ),
  ];
}

/** What is the same of it whether it is there or not. @param why it is not there. */
function absentRow(id: string, request: ContextRequest, why: readonly Reason[]): ManifestEntry {
  const { type, reason, title, ...origin } = natureOf(id, request);
  const reasons = byPrecedence([reason, ...why]);
  return {
    source_id: visible(id, MOST_OF_NAME),
    source_type: type,
    source_class: reason,
    topic: visible(title.replaceAll('\n', ' '), MOST_OF_NAME),
    status: 'candidate',
    trust_level: 'evidence',
    selected: false,
    trusted_baseline: false,
    included_in_context: false,
    body_included: false,
    reason: reasons[0] ?? reason,
    reasons,
    source_ref: '',
    source_path_redacted: null,
    content_hash: null,
    bytes_included: 0,
    anchors: [],
    ...origin,
  };
}

/** It is named, and nothing of it is said. */
function blockedRow(id: string, request: ContextRequest): ManifestEntry {
  return {
    ...absentRow(id, request, []),
    topic: '',
    status: 'policy_blocked',
    trust_level: 'policy_blocked',
    reason: 'policy_blocked',
    reasons: ['policy_blocked'],
  };
}

interface Nature {
  readonly type: 'attempt' | 'commit' | 'review';
  readonly reason: 'attempt_evidence' | 'review_evidence';
  readonly title: string;
  /** Where a commit is; absent where nobody asked, and for what was found here and now. */
  readonly origin?: EntryOrigin;
}

/** What is no evidence that was given is a commit, that was found or is handed on. */
function natureOf(id: string, { evidence, hits, passages }: ContextRequest): Nature {
  const given = evidence.find((one) => one.id === id);
  if (given !== undefined)
    return {
      type: given.reason === 'review_evidence' ? 'review' : 'attempt',
      reason: given.reason,
      title: given.title,
    };
  const commit =
    hits.find(({ passage }) => passage.id === id)?.passage ??
    passages.find((passage) => passage.id === id);
  const { title = '', origin } = commit ?? {};
  const nature = { type: 'commit', reason: 'attempt_evidence', title } as const;
  return origin === undefined ? nature : { ...nature, origin };
}
