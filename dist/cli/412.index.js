export const id = 412;
export const ids = [412];
export const modules = {

  9076:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  recallAnswer)
  });
  var _text_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9423);
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8232);
  var _standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8606);



const MOST_OF_NAME = 1_000;
const MOST_OF_QUERY = 10_000;
function recallAnswer(reading, hits, { query, budget, limit, basis }) {
    const selected = [];
    const skipped = [];
    const files = new Set();
    let rendered = 0;
    let compacted = false;
    for (const { passage, score, terms } of hits) {
        const standing = (0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .YP)(passage.entry);
        const skip = (reason) => skipped.push({ ...ranked(passage.id, passage.kind, standing, reason), score });
        if (!(0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .Wc)(standing)) {
            skip(standing.reason);
            continue;
        }
        if (selected.length >= limit) {
            skip((0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .L2)(standing));
            continue;
        }
        const text = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_0__  .cT)(passage.text);
        if (rendered + text.length > budget) {
            compacted = true;
            skip('over_budget');
            continue;
        }
        rendered += text.length;
        if (passage.entry !== null)
            files.add(passage.entry.id);
        const { path } = standing;
        selected.push({ ...ranked(passage.id, passage.kind, standing, standing.reason), path: path === null ? null : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(path, MOST_OF_NAME), score, terms: terms.map((term) => ({ ...term, term: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(term.term) })), uncertain: standing.isUncertain, text });
    }
    for (const { entry } of reading.entries) {
        if (entry.status === 'policy_blocked')
            skipped.push({ ...ranked(entry.id, kindOf(entry.sourceClass), (0,_standing_js__WEBPACK_IMPORTED_MODULE_2__  .YP)(entry), 'policy_blocked'), score: null });
    }
    return {
        query: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(query, MOST_OF_QUERY),
        selected,
        skipped,
        budget_chars: budget,
        rendered_chars: rendered,
        compacted,
        source_manifest: reading.entries.flatMap(({ entry }) => entry.sourceClass === 'live_external'
            ? [{ source_id: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(entry.id, MOST_OF_NAME), path: entry.path === null ? null : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(entry.path, MOST_OF_NAME), allowed_by_policy: entry.status !== 'policy_blocked', selected: files.has(entry.id) }]
            : []),
        write_mode: 'read',
        record_ref: null,
        query_sources: ['manual query input'],
        basis,
        incomplete: reading.incomplete,
    };
}
function ranked(id, kind, { sourceClass, status, trustLevel, trustedBaseline }, reason) {
    return { id: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_1__  .RK)(id, MOST_OF_NAME), kind, source_class: sourceClass, status, trust_level: trustLevel, trusted_baseline: trustedBaseline, reason };
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


  }),

  4412:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    readingSurfaces: () => (  readingSurfaces)
  });
  var _context_build_build_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(510);
  var _context_build_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9286);
  var _context_build_estimator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5376);
  var _context_build_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1410);
  var _context_build_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6226);
  var _context_recall_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9076);
  var _context_recall_passages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7660);
  var _context_recall_recall_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5723);
  var _context_reading_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7528);
  var _tree_past_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(565);
  var _trust_entry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6325);











const readingSurfaces = {
    recall: recallSurface,
    context: async (stage) => contextSurface(stage, 'run'),
    review: async (stage) => contextSurface(stage, 'review'),
    session: async (stage) => contextSurface(stage, 'session'),
};
const ROOM = { budget: 10_000_000, limit: 1_000 };
async function recallSurface(stage) {
    const reading = await readingOf(stage);
    const answer = (0,_context_recall_answer_js__WEBPACK_IMPORTED_MODULE_5__  .c)(reading, (0,_context_recall_recall_js__WEBPACK_IMPORTED_MODULE_7__  .I)((0,_context_recall_passages_js__WEBPACK_IMPORTED_MODULE_6__  .T)(reading, []), stage.query), { query: stage.query, ...ROOM, basis: BASIS });
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
    const passages = (0,_context_recall_passages_js__WEBPACK_IMPORTED_MODULE_6__  .T)(reading, []);
    const request = {
        purpose,
        query,
        basis: BASIS,
        hits: query.trim() === '' ? [] : (0,_context_recall_recall_js__WEBPACK_IMPORTED_MODULE_7__  .I)(passages, query),
        entries: reading.entries.map(({ entry }) => entry),
        passages,
        policy,
        instructions: (0,_context_build_project_js__WEBPACK_IMPORTED_MODULE_4__  .t)(reading.entries, ''),
        prompt: null,
        transcript: [],
        summary: null,
        tools: [],
        skills: [],
        resources: [],
        evidence: [],
        budget: { ceiling: _context_build_budget_js__WEBPACK_IMPORTED_MODULE_1__  .si, limits: {}, estimator: _context_build_estimator_js__WEBPACK_IMPORTED_MODULE_2__  .L },
    };
    const built = (0,_context_build_build_js__WEBPACK_IMPORTED_MODULE_0__  .g)(request);
    if (built.kind === 'overflow')
        return { ...NO_GATE, entries: new Map(), output: async () => '' };
    const manifest = (0,_context_build_manifest_js__WEBPACK_IMPORTED_MODULE_3__  .m)(built, request, { ownerKind: purpose, ownerId: 'fixture', policyDigest: reading.policy.digest, generatedAt: stage.now, contextRef: '' });
    const entries = new Map(manifest.entries.map((row) => [row.source_id, { status: row.status, trustLevel: row.trust_level, reason: row.reason, inBaseline: row.trusted_baseline, inContext: row.body_included }]));
    return { ...NO_GATE, entries, output: async () => `${built.text}\n${JSON.stringify(manifest, null, 2)}` };
}
const BASIS = 'the base of a fixture';
const NO_GATE = { verdict: null, rules: new Set() };
async function readingOf({ base, now, judge }) {
    return (0,_context_reading_js__WEBPACK_IMPORTED_MODULE_8__  .G)(base, { now: Date.parse(now), past: _tree_past_js__WEBPACK_IMPORTED_MODULE_9__  .N, judge });
}
function toldOf(entry) {
    return { status: entry.status, trustLevel: entry.trustLevel, reason: (0,_trust_entry_js__WEBPACK_IMPORTED_MODULE_10__  .A3)(entry), inBaseline: entry.trustedBaseline, inContext: false };
}
function entryId(id) {
    return id.replace(/#L\d+-L\d+$/, '');
}


  })

};
