import { say, type Phrase } from '../text/phrase.js';
import type { Fix } from '../tree/text-edit.js';

/*
 * What is wrong with a file of the user, and where? `kind` and `about` are in fingerprints of findings; messages may
 * change.
 */

/** A person fixes a few at a time; a hostile file can have hundreds of thousands. The rest is counted. */
export const LISTED_PROBLEMS = 20;

/** A sentence about a place in a file of the user. Lines and columns are 1-based. */
export interface PlacedMessage {
  readonly message: Phrase;
  readonly line?: number;
  readonly column?: number;
  /** The correction, where it is certain. */
  readonly fix?: Fix;
}

export interface Problem extends PlacedMessage {
  readonly kind: ProblemKind;
  /** Distinguishes two problems of one kind in one file: the name of a key, an id, a path. Never prose. */
  readonly about?: string;
}

/** The name of a problem in fingerprints. */
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
