export const id = 594;
export const ids = [594];
export const modules = {

  82594:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readingSurfaces: () => (  readingSurfaces)
});

var build = __webpack_require__(71838);
var budget = __webpack_require__(9286);
var estimator = __webpack_require__(85376);
var build_manifest = __webpack_require__(51410);
var project = __webpack_require__(46226);
var secrets = __webpack_require__(39423);
var visible = __webpack_require__(88232);
var context_standing = __webpack_require__(48606);
;



const MOST_OF_NAME = 1_000;
const MOST_OF_QUERY = 10_000;
function recallAnswer(reading, hits, { query, budget, limit, basis }) {
    const selected = [];
    const skipped = [];
    const files = new Set();
    let rendered = 0;
    let compacted = false;
    for (const { passage, score, terms } of hits) {
        const standing = (0,context_standing .YP)(passage.entry);
        const skip = (reason) => skipped.push({ ...ranked(passage.id, passage.kind, standing, reason), score });
        if (!(0,context_standing .Wc)(standing)) {
            skip(standing.reason);
            continue;
        }
        if (selected.length >= limit) {
            skip((0,context_standing .L2)(standing));
            continue;
        }
        const text = (0,secrets .cT)(passage.text);
        if (rendered + text.length > budget) {
            compacted = true;
            skip('over_budget');
            continue;
        }
        rendered += text.length;
        if (passage.entry !== null)
            files.add(passage.entry.id);
        const { path } = standing;
        selected.push({ ...ranked(passage.id, passage.kind, standing, standing.reason), path: path === null ? null : (0,visible .RK)(path, MOST_OF_NAME), score, terms: terms.map((term) => ({ ...term, term: (0,visible .RK)(term.term) })), uncertain: standing.isUncertain, text });
    }
    for (const { entry } of reading.entries) {
        if (entry.status === 'policy_blocked')
            skipped.push({ ...ranked(entry.id, kindOf(entry.sourceClass), (0,context_standing .YP)(entry), 'policy_blocked'), score: null });
    }
    return {
        query: (0,visible .RK)(query, MOST_OF_QUERY),
        selected,
        skipped,
        budget_chars: budget,
        rendered_chars: rendered,
        compacted,
        source_manifest: reading.entries.flatMap(({ entry }) => entry.sourceClass === 'live_external'
            ? [{ source_id: (0,visible .RK)(entry.id, MOST_OF_NAME), path: entry.path === null ? null : (0,visible .RK)(entry.path, MOST_OF_NAME), allowed_by_policy: entry.status !== 'policy_blocked', selected: files.has(entry.id) }]
            : []),
        write_mode: 'read',
        record_ref: null,
        query_sources: ['manual query input'],
        basis,
        incomplete: reading.incomplete,
    };
}
function ranked(id, kind, { sourceClass, status, trustLevel, trustedBaseline }, reason) {
    return { id: (0,visible .RK)(id, MOST_OF_NAME), kind, source_class: sourceClass, status, trust_level: trustLevel, trusted_baseline: trustedBaseline, reason };
}
function kindOf(sourceClass) {
    switch (sourceClass) {
        case 'accepted_memory':
        case 'candidate_memory':
            return 'fact';
        case 'live_external':
            return 'live';
        case 'attempt_evidence':
            return 'attempt';
        case 'review_evidence':
            return 'review';
    }
}

var recall_passages = __webpack_require__(7660);
var recall = __webpack_require__(15723);
var reading = __webpack_require__(57528);
var past = __webpack_require__(30565);
var trust_entry = __webpack_require__(46325);
;











const readingSurfaces = {
    recall: recallSurface,
    context: async (stage) => contextSurface(stage, 'run'),
    review: async (stage) => contextSurface(stage, 'review'),
    session: async (stage) => contextSurface(stage, 'session'),
};
const ROOM = { budget: 10_000_000, limit: 1_000 };
async function recallSurface(stage) {
    const reading = await readingOf(stage);
    const answer = recallAnswer(reading, (0,recall .I)((0,recall_passages .T)(reading, []), stage.query), { query: stage.query, ...ROOM, basis: BASIS });
    const entries = new Map(reading.entries.map(({ entry }) => [entry.id, toldOf(entry)]));
    for (const row of answer.skipped)
        entries.set(entryId(row.id), { status: row.status, trustLevel: row.trust_level, reason: row.reason, inBaseline: row.trusted_baseline, inContext: false });
    for (const row of answer.selected)
        entries.set(entryId(row.id), { status: row.status, trustLevel: row.trust_level, reason: row.reason, inBaseline: row.trusted_baseline, inContext: true });
    return { ...NO_GATE, entries, output: async () => JSON.stringify(answer, null, 2) };
}
async function contextSurface(stage, purpose) {
    const reading = await readingOf(stage);
    const { query } = stage;
    const { policy } = reading.policy;
    const passages = (0,recall_passages .T)(reading, []);
    const request = {
        purpose,
        query,
        basis: BASIS,
        hits: query.trim() === '' ? [] : (0,recall .I)(passages, query),
        entries: reading.entries.map(({ entry }) => entry),
        passages,
        policy,
        instructions: (0,project .t)(reading.entries, ''),
        prompt: null,
        transcript: [],
        summary: null,
        tools: [],
        skills: [],
        resources: [],
        evidence: [],
        budget: { ceiling: budget .si, limits: {}, estimator: estimator .L },
    };
    const built = (0,build .g)(request);
    if (built.kind === 'overflow')
        return { ...NO_GATE, entries: new Map(), output: async () => '' };
    const manifest = (0,build_manifest .m)(built, request, { ownerKind: purpose, ownerId: 'fixture', policyDigest: reading.policy.digest, generatedAt: stage.now, contextRef: '' });
    const entries = new Map(manifest.entries.map((row) => [row.source_id, { status: row.status, trustLevel: row.trust_level, reason: row.reason, inBaseline: row.trusted_baseline, inContext: row.body_included }]));
    return { ...NO_GATE, entries, output: async () => `${built.text}\n${JSON.stringify(manifest, null, 2)}` };
}
const BASIS = 'the base of a fixture';
const NO_GATE = { verdict: null, rules: new Set() };
async function readingOf({ base, now, judge }) {
    return (0,reading .G)(base, { now: Date.parse(now), past: past .N, judge });
}
function toldOf(entry) {
    return { status: entry.status, trustLevel: entry.trustLevel, reason: (0,trust_entry .A3)(entry), inBaseline: entry.trustedBaseline, inContext: false };
}
function entryId(id) {
    return id.replace(/#L\d+-L\d+$/, '');
}


  })

};
