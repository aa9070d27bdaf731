import type { EvidenceFile } from '../memory/records.js';
import type { Block } from './blocking.js';
import type { Entry } from './entry.js';
import { state } from './labels.js';

/* The entries of what is no fact: an agent file is advisory, an attempt or a review is evidence. None is trusted. */

/** A live agent file, as far as the judge needs it. */
export interface LiveText {
  /** `live:<agent>:<path>` */
  readonly id: string;
  readonly agent: string;
  readonly path: string;
  readonly paths: readonly string[];
  /** Null where it was not read; needed only if the policy excludes texts. */
  readonly text: string | null;
  readonly oid: string | null;
  /** Whether the base tree holds the same content at the same path. */
  readonly settled: boolean;
}

/** A record of an attempt or a review, as far as the judge needs it. */
export interface EvidenceText extends EvidenceFile {
  /** Null where it was not read; needed only if the policy excludes texts. */
  readonly text: string | null;
}

/** An agent file: advisory, or blocked; it is never trusted. */
export function liveEntry(live: LiveText, block: Block | null): Entry {
  const common = {
    id: live.id,
    path: live.path,
    record: null,
    settled: live.settled,
    selfAdopted: false,
    supersededBy: null,
    conflictsWith: [],
    anchors: [],
  };
  return block === null
    ? {
        ...common,
        ...state('advisory', 'live_external'),
        reasons: ['live_source'],
        content: live.oid,
      }
    : {
        ...common,
        ...state('policy_blocked', 'live_external'),
        reasons: ['policy_blocked'],
        content: null,
      };
}

/** A record of an attempt or a review: evidence, or blocked; it is never trusted. */
export function evidenceEntry(file: EvidenceFile, block: Block | null): Entry {
  const sourceClass = file.kind === 'attempt' ? 'attempt_evidence' : 'review_evidence';
  return {
    ...(block === null
      ? state('candidate', sourceClass, 'evidence')
      : state('policy_blocked', sourceClass)),
    id: `${file.kind}:${file.path}`,
    path: file.path,
    reasons: [block === null ? sourceClass : 'policy_blocked'],
    record: null,
    settled: false,
    selfAdopted: false,
    supersededBy: null,
    conflictsWith: [],
    anchors: [],
    content: null,
  };
}
