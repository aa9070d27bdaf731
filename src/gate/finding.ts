import { canonicalDigest } from '../languages/data/canonical.js';
import { plain, type Phrase } from '../text/phrase.js';
import type { Sha256 } from '../tree/digest.js';
import type { ChangedPlace } from '../anchors/verdict.js';
import type { Fix } from '../tree/text-edit.js';

/*
 * What is a finding? A rule yields a `Diagnostic`: what is wrong, where, what to do. `makeFinding` adds the rule, its
 * severity, and a fingerprint by which the same finding is known in another run. What goes into the fingerprint may not
 * be changed: accepted findings of users are kept by it, which `__tests__/stability/` tests on findings of 0.1.0.
 */

export type RuleCode = `MT${number}`;

export type Severity = 'error' | 'warning' | 'notice';

/** What a rule says, before the gate adds what is known of the rule. What a detector observed is one as it is. */
export interface Diagnostic {
  /** A text is our own words alone. */
  readonly message: Phrase | string;
  /** A command where one exists. */
  readonly remedy: Phrase | string;
  readonly path?: string | null;
  readonly line?: number | undefined;
  /** 1-based, in UTF-16 code units; says nothing without a line. */
  readonly column?: number | null | undefined;
  /**
   * What hidden text says once it is decoded. It is shown to people who open the report, and to no
   * agent (SECURITY S32).
   */
  readonly decoded?: string | undefined;
  readonly factId?: string;
  /** Of a finding about a fact: where the diff shows what brought it. */
  readonly changedAt?: ChangedPlace | null;
  /**
   * The statement of that fact, where nobody can act without it. Only of a fact that may be shown: for the terminal
   * and JSON, never for a comment (SECURITY S26).
   */
  readonly statement?: string | undefined;
  /** Overrides the rule's default, for a finding that is milder or graver than usual. */
  readonly severity?: Severity;
  /** Somebody with the right to it settled this: a notice, whatever the policy makes of the rule. */
  readonly settled?: boolean;
  /** An approval of this pull request is all that is missing. */
  readonly awaitsApproval?: boolean;
  /**
   * Tells two findings of one rule on one subject apart; stable while the finding is the same one.
   * Without one it is an empty text: code, fact and path are then all that the fingerprint has. Made of
   * `message`, where findings can be accepted, its words could never change.
   */
  readonly key?: string;
  /** The one sure answer, where there is one: `cli/fix/` writes it, and does not decide anew. */
  readonly fix?: Fix | undefined;
}

/** An exception in force that covers a finding. */
export interface Acceptance {
  readonly by: 'baseline' | 'inline';
  /** In the words of whoever accepted it: for the JSON and HTML reports, never for a comment. */
  readonly reason: string;
  /** Whom the baseline names; null beside the text, where nobody is named. */
  readonly author: string | null;
}

/** One problem that the gate reports, with its rule, its place, its remedy and who accepted it. */
export interface Finding {
  readonly rule: RuleCode;
  readonly name: string;
  readonly severity: Severity;
  readonly message: Phrase;
  readonly remedy: Phrase;
  readonly path: string | null;
  readonly line: number | null;
  /** 1-based, in UTF-16 code units; null wherever the line is. */
  readonly column: number | null;
  /** What hidden text says: for the JSON and HTML reports alone. */
  readonly decoded: string | null;
  readonly factId: string | null;
  /** The line of the diff that brought it, for the views beside the code; null where that is its own place. */
  readonly changedAt: ChangedPlace | null;
  /** The folder of the scope that it belongs to; null for the whole repository, and without scopes. */
  readonly scope: string | null;
  /** The statement of that fact, for the terminal and JSON alone. */
  readonly statement: string | null;
  /**
   * Who accepted it, and why: it is then in no list but the one of its own in the HTML report, and
   * counts for nothing.
   */
  readonly accepted: Acceptance | null;
  /** An approval of this pull request is all that is missing. */
  readonly awaitsApproval: boolean;
  /** Not so at the base, and so at the head. */
  readonly introduced: boolean;
  readonly fingerprint: Sha256;
  /** What `memtrust check --fix` would write; null where a person has to decide. */
  readonly fix: Fix | null;
}

/** What is known of a finding beside what its rule says. */
export interface Known {
  readonly severity: Severity;
  readonly introduced: boolean;
  /** What makes its fingerprint, behind the code of the rule; by default its fact, its path and its key. */
  readonly identity?: readonly (string | boolean)[];
}

/** Makes a finding of what a rule says. Every finding comes from here, so each has the same fields. */
export function makeFinding(
  rule: { readonly code: RuleCode; readonly name: string },
  report: Diagnostic,
  known: Known,
): Finding {
  const { code, name } = rule;
  const {
    message,
    remedy,
    path = null,
    line = null,
    column = null,
    decoded = null,
    factId = null,
    changedAt = null,
    statement = null,
    awaitsApproval = false,
    key = '',
    fix = null,
  } = report;
  const { severity, introduced, identity = [factId ?? '', path ?? '', key] } = known;
  return {
    rule: code,
    name,
    severity,
    message: phraseOf(message),
    remedy: phraseOf(remedy),
    path,
    line,
    column: line === null ? null : column,
    decoded,
    factId,
    changedAt,
    scope: null,
    statement,
    accepted: null,
    awaitsApproval,
    introduced,
    fingerprint: canonicalDigest([code, ...identity]),
    fix,
  };
}

function phraseOf(words: Phrase | string): Phrase {
  return typeof words === 'string' ? plain(words) : words;
}
