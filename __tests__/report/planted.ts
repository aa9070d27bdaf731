import type { Evaluation } from '../../src/gate/evaluate.js';
import type { Finding } from '../../src/gate/finding.js';
import type { AnchorResult } from '../../src/anchors/verdict.js';
import { say } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';
import type { Entry } from '../../src/trust/entry.js';
import { approvedBy, adopted, CALM, change } from './scenes.js';

/**
 * What a view is given, whatever the gate would have let through: every string that is not a word
 * of ours is `data`.
 */
export async function planted(data: string): Promise<Evaluation> {
  frame ??= change(CALM, { ...CALM, ...adopted('a/new') }, { authority: approvedBy('alice') });
  return withData(await frame, data);
}

/** Judged once. */
let frame: Promise<Evaluation> | null = null;

export const FINDING: Finding = {
  rule: 'MT403',
  name: 'hidden-text',
  severity: 'error',
  message: say`here is text`,
  remedy: say`Look at it.`,
  path: 'CLAUDE.md',
  line: 3,
  column: 7,
  decoded: null,
  fix: null,
  factId: null,
  changedAt: null,
  scope: null,
  statement: null,
  accepted: null,
  awaitsApproval: false,
  introduced: true,
  fingerprint: sha256('x'),
};

function withData(judged: Evaluation, data: string): Evaluation {
  const anchor: AnchorResult = {
    path: data,
    selector: `quote:${data}`,
    verdict: 'changed',
    at: [1, 2],
    movedTo: { path: data, lines: [1, 2] },
    foundAt: data,
    vanished: [data, data],
    stood: null,
    changedAt: null,
    outOfTree: false,
    why: data,
    fault: data,
    coarse: { why: data, better: data },
  };
  const [first] = judged.entries;
  const [row] = judged.adoptions;
  if (first === undefined || row === undefined)
    throw new Error('the frame holds no entry or no adoption');
  const entry: Entry = {
    ...first,
    id: data,
    path: data,
    anchors: [anchor],
    supersededBy: null,
    conflictsWith: [],
  };
  const about: Finding = {
    ...FINDING,
    message: say`the file ${data} holds text`,
    remedy: say`Run ${data}.`,
    path: data,
    decoded: data,
    factId: null,
  };
  const others: readonly Finding[] = [
    {
      ...about,
      rule: 'MT405',
      name: 'dead-reference',
      severity: 'warning',
      line: null,
      column: null,
      decoded: null,
      fix: {
        path: data,
        seen: sha256(data),
        edits: [{ line: 1, column: 1, old: data, replacement: data }],
      },
      path: `x/${data}`,
    },
    { ...about, rule: 'MT201', name: 'silent-promotion', factId: data },
    { ...about, rule: 'MT407', name: 'prompt-injection', path: `x/${data}` },
    { ...about, introduced: false },
    { ...about, introduced: false, path: `x/${data}` },
    { ...about, accepted: { by: 'baseline', reason: data, author: data } },
    {
      ...about,
      rule: 'MT405',
      name: 'dead-reference',
      path: `x/${data}`,
      accepted: { by: 'inline', reason: data, author: null },
    },
  ];
  const approval = { login: data, commitId: data, counted: true, why: data };
  return {
    ...judged,
    subject: {
      ...judged.subject,
      repository: data,
      baseSha: data.slice(0, 100),
      headSha: data.slice(0, 100),
    },
    verdict: 'fail',
    entries: [
      entry,
      { ...entry, status: 'stale', trustedBaseline: false, reasons: ['source_digest_mismatch'] },
      {
        ...entry,
        status: 'superseded',
        trustedBaseline: false,
        reasons: ['superseded_fact'],
        supersededBy: data,
      },
      {
        ...entry,
        status: 'stale',
        trustedBaseline: false,
        reasons: ['conflicting_facts'],
        conflictsWith: [data, data, data, data],
      },
      {
        ...entry,
        status: 'advisory',
        trustedBaseline: false,
        sourceClass: 'live_external',
        record: null,
        reasons: ['live_source'],
      },
    ],
    changes: [
      {
        id: data,
        from: 'accepted',
        to: 'stale',
        reasons: [null, null],
        because: [anchor],
      },
    ],
    findings: [about, ...others],
    adoptions: [
      {
        ...row,
        factId: `other ${data}`,
        effective: 'never',
        approvals: [approval, { ...approval, counted: false }],
      },
    ],
    fixtures: {
      ...judged.fixtures,
      cases: [
        {
          id: data,
          kind: 'repository',
          proves: null,
          passed: false,
          contaminated: true,
          misses: [],
          why: data,
        },
        {
          id: data,
          kind: 'built-in',
          proves: 'false memory',
          passed: true,
          contaminated: false,
          misses: [],
          why: null,
        },
      ],
    },
    incomplete: [data],
  };
}
