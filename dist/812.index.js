export const id = 812;
export const ids = [812];
export const modules = {

  76812:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readingSurfaces: () => (  readingSurfaces),
  toldByRecall: () => (  toldByRecall)
});

var build = __webpack_require__(71838);
var budget = __webpack_require__(9286);
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
var context_reading = __webpack_require__(57528);
var memory_policy = __webpack_require__(2570);
var past = __webpack_require__(30565);
var trust_entry = __webpack_require__(46325);
;
const TITLES = new Map([
    ['Trusted baseline', 'trusted'],
    ['Advisory', 'advisory'],
    ['Candidates', 'candidates'],
    ['Evidence', 'evidence'],
    ['Excluded', 'excluded'],
]);
const INVITES_TRUST = /\bRely on it\b/;
const NAMED = /^<<<memtrust:\S+ (?:entry|instruction|skill) "([^"]*)"/;
const LISTED = /^- "([^"]*)"/;
function placedInContext(text) {
    const placed = [];
    let section = null;
    let isOfEntry = false;
    for (const line of text.split('\n')) {
        if (line.startsWith('## '))
            section = TITLES.get(line.slice(3)) ?? null;
        else if (line.startsWith('<<<')) {
            const id = NAMED.exec(line)?.[1];
            isOfEntry = section !== null && (id !== undefined || (isOfEntry && line.includes(' part')));
            if (section !== null && id !== undefined)
                placed.push({ section, id, text: '' });
        }
        else if (line.startsWith('>')) {
            const last = placed.at(-1);
            if (isOfEntry && last !== undefined)
                last.text += `${line.slice(2)}\n`;
        }
        else if (INVITES_TRUST.test(line))
            section = 'trusted';
        else {
            const id = LISTED.exec(line)?.[1];
            if (section !== null && id !== undefined)
                placed.push({ section, id, text: '' });
        }
    }
    return placed;
}
function disagreements(placed, manifest) {
    const found = new Map();
    const [refs, selected] = [new Set(manifest.trusted_baseline_refs), new Set(manifest.selected_memory)];
    const skipped = new Set(manifest.skipped_memory.map(({ source_id: id }) => id));
    const excluded = new Set(manifest.policy_exclusions.map(({ source_id: id }) => id));
    const sectionsOf = sectionsById(placed);
    for (const row of manifest.entries) {
        const { source_id: id, status } = row;
        const sections = sectionsOf.get(id) ?? [];
        const isTrusted = status === 'accepted' && row.trust_level === 'trusted';
        const blocks = (manifest.blocks ?? []).filter(({ kind, source_id: source }) => source === id && (kind === 'entry' || kind === 'listing'));
        const wrong = [
            row.trusted_baseline !== isTrusted && 'its status is not that of the trusted baseline',
            refs.has(id) !== isTrusted && 'trusted_baseline_refs does not go by its status',
            sections.includes('trusted') && !isTrusted && 'the context gives it as trusted, and its status is another',
            row.selected === skipped.has(id) && 'it is both selected and skipped, or neither',
            row.selected !== selected.has(id) && 'selected_memory does not go by its row',
            excluded.has(id) !== (status === 'policy_blocked') && 'policy_exclusions does not go by its status',
            blocks.some(({ section }) => !sections.some((one) => one === section)) && 'the manifest names another section than the one that it stands in',
        ].find((fault) => fault !== false);
        if (wrong !== undefined)
            found.set(id, wrong);
    }
    return found;
}
function sectionsById(placed) {
    const sections = new Map();
    for (const { id, section } of placed)
        sections.set(id, [...(sections.get(id) ?? []), section]);
    return sections;
}
function placedInAnswer({ selected, skipped }) {
    return [
        ...selected.map(({ id, text, ...label }) => ({ id: entryId(id), text, section: labelled(label) })),
        ...skipped.map(({ id }) => ({ id: entryId(id), text: '', section: 'excluded' })),
    ];
}
function labelled({ status, trust_level: level, trusted_baseline: isBaseline }) {
    if (isBaseline || level === 'trusted' || status === 'accepted')
        return 'trusted';
    switch (level) {
        case 'advisory':
        case 'evidence':
            return level;
        case 'candidate':
            return 'candidates';
        case 'superseded':
        case 'stale':
        case 'policy_blocked':
        case 'untrusted':
            return 'excluded';
    }
}
function entryId(id) {
    return id.replace(/#L\d+-L\d+$/, '');
}

;












const readingSurfaces = {
    recall: recallSurface,
    context: async (stage) => contextSurface(stage, 'run'),
    review: async (stage) => contextSurface(stage, 'review'),
    session: async (stage) => contextSurface(stage, 'session'),
};
const ROOM = { budget: 10_000_000, limit: 1_000 };
async function recallSurface(stage) {
    const { reading, hits } = await foundBy(stage);
    const answer = recallAnswer(reading, hits, { query: stage.query, ...ROOM, basis: BASIS });
    const entries = new Map(reading.entries.map(({ entry }) => [entry.id, toldOf(entry)]));
    for (const row of answer.skipped)
        entries.set(entryId(row.id), toldInAnswer(row, false));
    for (const row of answer.selected)
        entries.set(entryId(row.id), toldInAnswer(row, true));
    return { ...NO_GATE, entries, placed: placedInAnswer(answer), disagreements: new Map(), output: async () => JSON.stringify(answer, null, 2) };
}
function toldByRecall(readables, policy, query) {
    const reading = { entries: readables, policy: { ...(0,memory_policy .G4)(), policy }, incomplete: [] };
    const answer = recallAnswer(reading, (0,recall .I)((0,recall_passages .T)(reading, []), query), { query, ...ROOM, basis: BASIS });
    return new Map([...answer.skipped.map((row) => [entryId(row.id), toldInAnswer(row, false)]), ...answer.selected.map((row) => [entryId(row.id), toldInAnswer(row, true)])]);
}
async function contextSurface(stage, purpose) {
    const { reading, passages, hits } = await foundBy(stage);
    const { query } = stage;
    const { policy } = reading.policy;
    const request = {
        purpose,
        query,
        basis: BASIS,
        hits,
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
        budget: { ceiling: budget .si, limits: {}, estimator: CHARACTERS },
    };
    const built = (0,build .g)(request);
    if (built.kind === 'overflow')
        return { ...NO_GATE, entries: new Map(), placed: [], disagreements: new Map(), output: async () => '' };
    const manifest = (0,build_manifest .m)(built, request, { ownerKind: purpose, ownerId: 'fixture', policyDigest: reading.policy.digest, generatedAt: stage.now, contextRef: '' });
    const refs = new Set(manifest.trusted_baseline_refs);
    const entries = new Map(manifest.entries.map((row) => [row.source_id, { status: row.status, trustLevel: row.trust_level, reason: row.reason, inBaseline: row.trusted_baseline || refs.has(row.source_id), inContext: row.body_included }]));
    const placed = placedInContext(built.text);
    return { ...NO_GATE, entries, placed, disagreements: disagreements(placed, manifest), output: async () => `${built.text}\n${JSON.stringify(manifest, null, 2)}` };
}
const CHARACTERS = { name: 'characters/4', tokens: (text) => Math.ceil(text.length / 4) };
const BASIS = 'the base of a fixture';
const NO_GATE = { verdict: null, rules: new Set(), release: new Map() };
const known = new WeakMap();
async function foundBy(stage) {
    const byJudge = known.get(stage.base) ?? new WeakMap();
    const byQuery = byJudge.get(stage.judge) ?? new Map();
    known.set(stage.base, byJudge.set(stage.judge, byQuery));
    const key = `${stage.now}\0${stage.query}`;
    const found = byQuery.get(key) ?? find(stage);
    byQuery.set(key, found);
    return found;
}
async function find({ base, now, judge, query }) {
    const reading = await (0,context_reading .G)(base, { now: Date.parse(now), past: past .N, judge });
    const passages = (0,recall_passages .T)(reading, []);
    return { reading, passages, hits: query.trim() === '' ? [] : (0,recall .I)(passages, query) };
}
function toldOf(entry) {
    return { status: entry.status, trustLevel: entry.trustLevel, reason: (0,trust_entry .A3)(entry), inBaseline: entry.trustedBaseline, inContext: false };
}
function toldInAnswer(row, isGiven) {
    return { status: row.status, trustLevel: row.trust_level, reason: row.reason, inBaseline: row.trusted_baseline, inContext: isGiven };
}


  })

};
