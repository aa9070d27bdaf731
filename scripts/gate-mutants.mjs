// Edits of the sources after which `memtrust check` must not pass, on any repository: what
// `mutants-of-the-gate.mjs` tries. Each is one edit of a text that stands in its file exactly once;
// a test holds that, so that the list follows the code.

const adoption = 'src/trust/adoption.ts';
const judge = 'src/trust/judge.ts';
const otherEntries = 'src/trust/other-entries.ts';
const labels = 'src/trust/labels.ts';
const blocking = 'src/trust/blocking.ts';
const validity = 'src/trust/validity.ts';
const standing = 'src/trust/reader-trust.ts';
const manifest = 'src/trust/manifest.ts';
const answer = 'src/context/recall/answer.ts';
const built = 'src/context/build/memory.ts';
const release = 'src/gate/release-gate.ts';
const runRules = 'src/gate/run-rules.ts';
const score = 'src/gate/review/score.ts';

/**
 * Finds the text of an edit however the formatter has broken its lines: between marks and words
 * there may be blanks, and a comma before what closes.
 */
export function placesOf(find) {
  const tokens = find.match(/\w+|[^\w\s]/g) ?? [];
  const source = tokens.map((token) => {
    const escaped = token.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
    return /[)\]}]/.test(token) ? `,?\\s*${escaped}` : escaped;
  });
  return new RegExp(source.join('\\s*'), 'g');
}

/**
 * @type {readonly { readonly name: string, readonly file: string, readonly find: string, readonly
 *   replace: string }[]}
 */
export const GATE_MUTANTS = [
  // Who is adopted.
  {
    name: 'adoption ignores the binding',
    file: adoption,
    find: 'event.claim === fact.claim && event.binding === fact.binding',
    replace: 'event.claim === fact.claim',
  },
  {
    name: 'adoption ignores the text',
    file: adoption,
    find: 'event.claim === fact.claim && event.binding === fact.binding',
    replace: 'event.binding === fact.binding',
  },
  {
    name: 'any adoption adopts any text',
    file: adoption,
    find: 'event.claim === fact.claim && event.binding === fact.binding',
    replace: 'true',
  },
  {
    name: 'retirement is ignored',
    file: adoption,
    find: "return events.some((event) => event.type === 'fact.retired');",
    replace: 'return events.length < 0;',
  },
  {
    name: 'what was discarded is a candidate again',
    file: adoption,
    find: "event.type === 'candidate.discarded'",
    replace: 'event === null',
  },
  {
    name: 'supersession by a record is ignored',
    file: adoption,
    find: "own.some((event) => event.type === 'fact.superseded')",
    replace: 'own.some((event) => event === null)',
  },
  {
    name: 'an old record revives an old text',
    file: 'src/memory/last-decisive.ts',
    find: 'return some.filter((event) => !followed.has(event.id));',
    replace: 'return [...some];',
  },
  {
    name: 'records of the change count as settled',
    file: 'src/trust/assess.ts',
    find: 'settled: question.settled,',
    replace: 'settled: memory.events,',
  },
  {
    name: 'an adoption of other bytes is one',
    file: judge,
    find: 'switch (kind) {',
    replace: "switch (kind === 'mismatch' ? 'adopted' : kind) {",
  },
  {
    name: 'an adoption that the change adds is one',
    file: judge,
    find: 'switch (kind) {',
    replace: "switch (kind === 'unsettled' ? 'adopted' : kind) {",
  },
  {
    name: 'no adoption is one',
    file: judge,
    find: 'switch (kind) {',
    replace: "switch (kind === 'none' ? 'adopted' : kind) {",
  },
  {
    name: 'what calls itself rejected is a candidate',
    file: judge,
    find: "if (fact.status === 'rejected') return",
    replace: 'if (fact.status !== fact.status) return',
  },

  // What takes trust.
  {
    name: 'sources are ignored',
    file: judge,
    find: 'anchors: checks.get(id) ?? NONE,',
    replace: 'anchors: NONE,',
  },
  { name: 'dates are ignored', file: judge, find: 'timeReasons(fact, now)', replace: 'NONE' },
  {
    name: 'conflicts are ignored',
    file: judge,
    find: 'const rivals = conflicts(effective);',
    replace: 'const rivals = new Map<string, readonly string[]>();',
  },
  {
    name: 'supersession by a fact is ignored',
    file: judge,
    find: 'inForce.get(id) ??',
    replace: "(inForce.has('') ? id : null) ??",
  },
  {
    name: 'candidates supersede',
    file: judge,
    find: 'supersede(adopted.map((one) => one.record)',
    replace: 'supersede(considered.map((one) => one.record)',
  },
  {
    name: 'a circle of supersessions takes trust',
    file: 'src/trust/supersession.ts',
    find: 'if (inCircle(by, old)) continue;',
    replace: '',
  },
  {
    name: 'a fact outlives its last second',
    file: validity,
    find: 'now >= until',
    replace: 'now > until',
  },
  { name: 'a fact begins before its time', file: validity, find: 'now < from', replace: 'now < 0' },
  {
    name: 'a source that is gone is as good as there',
    file: validity,
    find: 'anchors.filter((anchor) => breaksTrust(anchor.verdict))',
    replace: "anchors.filter((anchor) => anchor.verdict === 'changed')",
  },
  {
    name: 'what is stale is accepted',
    file: judge,
    find: "state(first === 'superseded_fact' ? 'superseded' : 'stale', sourceClass)",
    replace: "state('accepted', 'accepted_memory')",
  },

  // Who is trusted for what it is.
  {
    name: 'a broken record is trusted',
    file: judge,
    find: "...state('candidate', 'candidate_memory', 'untrusted')",
    replace: "...state('accepted', 'accepted_memory')",
  },
  {
    name: 'agent files are trusted',
    file: otherEntries,
    find: "...state('advisory', 'live_external')",
    replace: "...state('accepted', 'live_external')",
  },
  {
    name: 'attempts are trusted',
    file: otherEntries,
    find: "state('candidate', sourceClass, 'evidence')",
    replace: "state('accepted', sourceClass)",
  },
  {
    name: 'everything counts as baseline',
    file: labels,
    find: "trustedBaseline: status === 'accepted' && trustLevel === 'trusted'",
    replace: 'trustedBaseline: true',
  },
  {
    name: 'nothing counts as baseline',
    file: labels,
    find: "trustedBaseline: status === 'accepted' && trustLevel === 'trusted'",
    replace: 'trustedBaseline: false',
  },
  {
    name: 'candidates have the trust of the adopted',
    file: labels,
    find: "candidate: 'candidate',",
    replace: "candidate: 'trusted',",
  },

  // What the policy keeps out.
  {
    name: 'the policy blocks no fact',
    file: judge,
    find: 'const block = blockOfFact(record, policy, linked);',
    replace: 'const block = null;',
  },
  {
    name: 'excluded paths are not',
    file: blocking,
    find: 'const hit = paths.find((path) => pathMatches(pattern, path));',
    replace: 'const hit = paths.find((path) => path === pattern);',
  },
  {
    name: 'excluded texts are not',
    file: blocking,
    find: 'if (policy.exclude_text.length === 0) return null;',
    replace: 'if (policy.exclude_text.length >= 0) return null;',
  },
  {
    name: 'a link leads around excluded paths',
    file: blocking,
    find: "...(linked.has(path) ? [linked.get(path) ?? ''] : [])",
    replace: '',
  },
  {
    name: 'sources of a fact are blocked by nothing',
    file: blocking,
    find: 'bySource([record.id, `fact:${record.id}`], sourceRef, policy)',
    replace: 'null',
  },

  // What readers are given.
  {
    name: 'candidates are put on the trusted shelf',
    file: standing,
    find: "return status === 'candidate' ? 'candidates' : 'excluded';",
    replace: "return 'trusted';",
  },
  {
    name: 'evidence is put on the trusted shelf',
    file: standing,
    find: "return 'evidence';",
    replace: "return 'trusted';",
  },
  {
    name: 'advice is put on the trusted shelf',
    file: standing,
    find: "return 'advisory';",
    replace: "return 'trusted';",
  },
  {
    name: 'what is stale or blocked is put on the trusted shelf',
    file: standing,
    find: "      return 'excluded';",
    replace: "      return 'trusted';",
  },
  {
    name: 'what is excluded is told',
    file: standing,
    find: "return tier !== 'excluded';",
    replace: 'return tier !== null;',
  },
  {
    name: 'candidates are printed in the trusted section, under their own label',
    file: built,
    find: 'const block = entryBlock(entry, tier, {',
    replace: "const block = entryBlock(entry, 'trusted', {",
  },
  {
    name: 'candidates are printed below "Rely on it"',
    file: 'src/context/build/sections.ts',
    find: "candidates: { title: 'Candidates', words: 'Nobody has reviewed these.",
    replace: "candidates: { title: 'Candidates', words: 'Rely on it.",
  },
  {
    name: 'the section of candidates is called the trusted baseline',
    file: 'src/context/build/sections.ts',
    find: "candidates: { title: 'Candidates',",
    replace: "candidates: { title: 'Trusted baseline',",
  },
  {
    name: 'recall calls every passage trusted',
    file: answer,
    find: 'trusted_baseline: trustedBaseline, reason,',
    replace: 'trusted_baseline: true, reason,',
  },
  {
    name: 'recall gives what is excluded',
    file: answer,
    find: 'if (!isGiven(readerTrust)) {',
    replace: 'if (readerTrust === null) {',
  },
  {
    name: 'recall finds nothing',
    file: 'src/context/recall/passage-index.ts',
    find: 'return new PassageIndex(passages).search(query);',
    replace: 'return new PassageIndex(passages).search(query).slice(0, 0);',
  },
  {
    name: 'the manifest calls every entry trusted',
    file: manifest,
    find: 'trusted_baseline: entry.trustedBaseline,',
    replace: 'trusted_baseline: true,',
  },
  {
    name: 'the manifest refers to everything as baseline',
    file: manifest,
    find: 'rows.filter((row) => row.trusted_baseline).map((row) => row.source_id)',
    replace: 'rows.map((row) => row.source_id)',
  },
  {
    name: 'the manifest includes the text of everything',
    file: manifest,
    find: "entry.trustedBaseline ? bodyOf(entry.record?.fact?.statement ?? '') : null",
    replace: "bodyOf(entry.record?.fact?.statement ?? '')",
  },
  {
    name: 'the manifest hides what the policy excludes',
    file: manifest,
    find: "policy_exclusions: rows.filter((row) => row.status === 'policy_blocked'),",
    replace: 'policy_exclusions: [],',
  },
  {
    name: 'the manifest selects what was skipped',
    file: manifest,
    find: 'selected_memory: selectedMemory(rows, given),',
    replace:
      'selected_memory: selectedMemory(rows.map((row) => ({...row, selected: !row.selected})), given),',
  },

  // The gate.
  {
    name: 'the release gate always passes',
    file: release,
    find: 'passed: against.length === 0 &&',
    replace: 'passed: true || against.length === 0 &&',
  },
  {
    name: 'the release gate always fails',
    file: release,
    find: 'passed: against.length === 0 &&',
    replace: 'passed: false && against.length === 0 &&',
  },
  {
    name: 'no rule finds anything',
    file: runRules,
    find: 'for (const rule of asked) {',
    replace: 'for (const rule of asked.slice(asked.length)) {',
  },
  {
    name: 'every finding is a notice',
    file: runRules,
    find: 'makeFinding(rule, report, { severity, introduced: false })',
    replace: "makeFinding(rule, report, { severity: 'notice', introduced: false })",
  },
  {
    name: 'every finding was there before',
    file: runRules,
    find: 'introduced: before !== null && !wasSo(finding) }',
    replace: 'introduced: false }',
  },
  {
    name: 'every verdict is a pass',
    file: 'src/gate/verdict.ts',
    find: "return errors.some((finding) => countsIn(finding, scope)) ? 'fail' : 'pass';",
    replace: "return 'pass';",
  },
  {
    name: 'a fact may promote itself',
    file: 'src/gate/rules/silent-promotion.ts',
    find: "if (fact?.status !== 'accepted') continue;",
    replace: "if (fact?.status !== 'rejected') continue;",
  },
  {
    name: 'an adoption needs no approval',
    file: 'src/gate/rules/unsettled-adoption.ts',
    find: 'for (const row of adoptions) {',
    replace: 'for (const row of adoptions.slice(adoptions.length)) {',
  },
  {
    name: 'a broken record is no finding',
    file: 'src/gate/rules/invalid-record.ts',
    find: 'for (const problem of record.problems) {',
    replace: 'for (const problem of record.problems.slice(record.problems.length)) {',
  },

  // The benchmark.
  {
    name: 'contamination is never counted',
    file: score,
    find: "if (tainted > 0) return 'contaminated';",
    replace: '',
  },
  {
    name: 'a review that names no memory is clean',
    file: score,
    find: "return unnamed > 0 ? 'unknown' : 'clean';",
    replace: "return 'clean';",
  },
  {
    name: 'untrusted memory contaminates nothing',
    file: score,
    find: "standing !== 'trusted' && standing !== 'advisory'",
    replace: 'standing.length === 0',
  },
];
