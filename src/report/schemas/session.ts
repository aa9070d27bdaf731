import { SESSION_EVENT_TYPES, sessionEventShape } from '../../memory/session/event.js';
import type { Publication } from './published.js';
import { reviewShape, submissionShape } from '../../gate/review/agent-review.js';

/* The published schemas of session events, reviews and review findings. */

/** Keys of every event. */
const COMMON = {
  v: 'Version of this format.',
  seq: 'Its number in the log, counted from 1.',
  at: 'The time that the writer claims. It does not order events.',
  type: 'What happened.',
};

/** Why a turn ended without a model, in logs and attempts. */
export const TURN_COMPLETED = {
  stopReason: '`error` if the context did not fit.',
  errorCode: '`context_overflow`: the context is larger than its budget, or a part than its limit.',
  ceiling: 'Most tokens in total.',
  used: 'Tokens that it would have needed.',
  breakdown: 'Every part of the context.',
  'breakdown[].part': 'Its name.',
  'breakdown[].limit': 'Token limit, its share if not given; null for what is never cut.',
  'breakdown[].used': 'Tokens that it would have needed.',
  over: 'Parts above a limit that the user gave them.',
  'over[].part': 'Its name.',
  'over[].limit': 'That limit.',
  'over[].used': 'Tokens that it would have needed.',
  'over[].least': 'The smallest limit that would be enough.',
};

/** Keys of one type of event. */
const OWN = {
  message: {
    role: 'Who speaks.',
    content: 'The exact text. Either this or `content_base64` is present.',
    content_base64: 'The content in Base64, if it is not UTF-8.',
  },
  note: { text: 'A remark for readers of the log; not part of the session.' },
  'context.built': {
    participant: 'For whom.',
    context_file: 'The context file; `-` if it was printed and not written.',
    content_sha256: 'Its SHA-256 in hexadecimal.',
  },
  'turn.completed': TURN_COMPLETED,
  'session.compacted': {
    range: 'First and last sequence that the summary replaces, both before its own.',
    summary:
      'One statement a line, each followed by the sequences that support it: `The tests run with npm test [3-7]`.',
    by: 'Who wrote the summary: `extract/v1` is memtrust.',
    archived: 'The lines that went into the archive, each with its line feed.',
    'archived.lines': 'How many.',
    'archived.sha256': 'Digest of their bytes.',
  },
} satisfies Record<(typeof SESSION_EVENT_TYPES)[number], Publication['notes']>;

export const sessionEventSchema: Publication = {
  title: 'memtrust session event',
  description:
    'One line of a session log, such as `.memtrust/context/session.jsonl`. A log only ' +
    'grows; its numbers go on across compactions. Keys that are not here are kept, and ' +
    'ignored.',
  shape: sessionEventShape(),
  notes: Object.fromEntries(
    SESSION_EVENT_TYPES.flatMap((type, index) =>
      Object.entries({ ...COMMON, ...OWN[type] }).map(([key, note]) => [`|${index}.${key}`, note]),
    ),
  ),
};

export const reviewSchema: Publication = {
  title: 'memtrust review',
  description:
    'What reviewers found in one change, `.memtrust/reviews/<id>.json`. Evidence of a ' +
    'review, never proof that code is right or wrong.',
  shape: reviewShape,
  notes: {
    schema: 'Always this name.',
    schema_version: 'Version of this format.',
    id: 'The first 24 digits of the digest of the record without its time.',
    base_sha: 'What the change was compared with; null if there was no commit.',
    head_sha: 'The change; null for a working tree.',
    policy_digest: 'Digest of the policy in force.',
    context_sha256: 'SHA-256 in hexadecimal of the brief that the reviewers were given.',
    findings: 'What was found.',
    'findings[].id': 'Name that the reviewer gave it.',
    'findings[].severity': 'Severity in the opinion of the reviewer.',
    'findings[].path': 'The file; null if there is none, or if its name is policy-blocked.',
    'findings[].line': 'Line in it, from 1.',
    'findings[].message': 'The text of the reviewer, which is untrusted.',
    'findings[].relied_on': 'The memory that the finding relies on, and its status in the brief.',
    'findings[].relied_on[].id': 'Id of the entry.',
    'findings[].relied_on[].status': 'Its effective status; null if the entry does not exist.',
    'findings[].relied_on[].trusted': 'Whether it was in the trusted baseline of the brief.',
    'findings[].relied_on[].reason':
      'The reason for its status; `unknown_memory` if the entry does not exist.',
    'findings[].rests_on_untrusted': 'Some memory that it relies on is not trusted.',
    recorded_at: 'ISO 8601. It decides nothing.',
  },
};

/** Keys of AIT are accepted too, so that its files pass. */
const finding = (place: string): Record<string, string> => ({
  [`${place}.id`]: 'Its name; its number in the list if left out.',
  [`${place}.severity`]: 'Severity.',
  [`${place}.path`]: 'The file.',
  [`${place}.line`]: '1-based.',
  [`${place}.message`]: 'What is wrong.',
  [`${place}.relied_on`]: 'Ids of the memory that it relies on.',
  ...Object.fromEntries(
    ['title', 'body', 'blocking', 'hunk_ref', 'evidence_ref', 'suggested_test', 'confidence'].map(
      (key) => [`${place}.${key}`, 'A key of AIT, which memtrust ignores.'],
    ),
  ),
});

export const reviewFindingsSchema: Publication = {
  title: 'memtrust review findings',
  description:
    'What `npx memtrust review --findings` and the input `review-findings` of the action read. A bare ' +
    'list of findings is read too; `reviews` needs `--cases`.',
  shape: submissionShape,
  notes: {
    schema: 'Name of this format; may be left out.',
    schema_version: 'Its version; may be left out.',
    reviews: 'Reviews of cases, one each.',
    'reviews[].case_id': 'The case.',
    'reviews[].summary': 'A key of AIT, which memtrust ignores.',
    'reviews[].findings': 'What was found; empty if nothing was.',
    ...finding('reviews[].findings[]'),
    findings: 'Findings about this repository, or about the case that each one names.',
    ...finding('findings[]'),
    'findings[].case_id': 'The case that it is about; null for this repository.',
  },
};
