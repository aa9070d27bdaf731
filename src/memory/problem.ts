import { say, type Phrase } from '../text/phrase.js';
import type { Fix } from '../tree/text-edit.js';

/*
 * Every reader of a user's file answers with these: facts, policies, baselines, fixtures, submissions.
 * `__tests__/fixtures/broken-files.test.ts` fails when this is wrong. Messages may be reworded at any time.
 * Kinds may not: `problemKey` is in the fingerprints of MT101, MT110, MT302, MT701 and MT706, and with
 * another one accepted findings come back. LISTED_PROBLEMS may rise.
 */

/** A person fixes a few at a time; a hostile file can have hundreds of thousands. The rest is counted, not listed. */
export const LISTED_PROBLEMS = 20;

/** A sentence about a place in a file of the user. Lines and columns are 1-based. */
export interface PlacedMessage {
  readonly message: Phrase;
  readonly line?: number;
  readonly column?: number;
  /** What puts it right, where that is sure. */
  readonly fix?: Fix;
}

/** What is wrong with a file of the user, and where. */
export interface Problem extends PlacedMessage {
  readonly kind: ProblemKind;
  /** Tells two problems of one kind in one file apart: the name of a key, an id, a path. Never prose. */
  readonly about?: string;
}

/** The name of a problem in fingerprints. A kind may be added, never renamed. */
export type ProblemKind =
  // any file
  | 'too-many-problems'
  | 'unreadable'
  | 'not-a-file'
  | 'too-large'
  | 'not-utf8'
  | 'utf16'
  | 'merge-markers'
  | 'nul-byte'
  | 'byte-order-mark'
  | 'empty'
  | 'not-a-mapping'
  // front matter
  | 'no-front-matter'
  | 'open-front-matter'
  | 'long-front-matter'
  // YAML
  | 'yaml-syntax'
  | 'yaml-size'
  | 'yaml-depth'
  | 'yaml-token'
  | 'yaml-documents'
  | 'yaml-bracket'
  | 'yaml-alias'
  | 'yaml-anchor'
  | 'yaml-tag'
  | 'yaml-number'
  | 'yaml-surrogate'
  | 'yaml-key'
  | 'yaml-merge-key'
  | 'yaml-duplicate-key'
  // keys of a schema
  | 'unknown-key'
  | 'misplaced-key'
  | 'missing-key'
  | 'wrong-value'
  // facts and notes
  | 'bad-id'
  | 'other-id'
  | 'no-statement'
  | 'cites-no-proof'
  | 'cites-itself'
  // exports of AIT
  | 'unclear-entry'
  | 'unknown-status'
  | 'bad-date'
  | 'ait-policy'
  // ledgers
  | 'not-json'
  | 'not-an-event'
  | 'duplicate-key'
  | 'altered-event'
  | 'other-fact'
  // CODEOWNERS
  | 'unsupported-pattern'
  | 'unknown-owner'
  | 'email-owner'
  // fixtures
  | 'no-format'
  | 'fixture-cap'
  | 'case-id'
  | 'duplicate-source'
  | 'impossible-path'
  | 'impossible-case'
  | 'unknown-entry'
  | 'unknown-rule';

/** What is in the fingerprint of a finding about a problem. */
export function problemKey({ kind, about }: Problem): string {
  return about === undefined ? kind : `${kind}\0${about}`;
}

/** Says how many problems there are beyond those that are listed. */
export function andMore<P extends PlacedMessage>(
  listed: readonly P[],
  count: number,
): (P | Problem)[] {
  const first = listed.slice(0, LISTED_PROBLEMS);
  const more = count - first.length;
  return more > 0
    ? [
        ...first,
        {
          kind: 'too-many-problems',
          message: more === 1 ? say`and 1 more problem` : say`and ${more} more problems`,
        },
      ]
    : first;
}
