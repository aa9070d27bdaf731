export const id = 568;
export const ids = [568];
export const modules = {

  6568:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  parseFixture: () => (  parseFixture)
});

var shape = __webpack_require__(7495);
var memory_yaml = __webpack_require__(9903);
var phrase = __webpack_require__(8013);
var schemas = __webpack_require__(3192);
var instant = __webpack_require__(9347);
var problem = __webpack_require__(3673);
var possible_tree = __webpack_require__(4493);
var entry = __webpack_require__(6325);
;







const STATUS_ALIASES = { 'policy-blocked': 'policy_blocked', excluded: 'policy_blocked' };
const ait_format_status = schemas .vkY((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), schemas .k5n(entry .f));
const trustLevel = schemas .vkY((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), schemas .k5n(entry .xW));
const strings = schemas .YOg(schemas .YjP().max(1_000)).max(1_000);
const factShape = schemas .rej({
    source_id: schemas .YjP().min(1).max(200),
    status: ait_format_status,
    trust_level: trustLevel,
    topic: schemas .YjP().max(200),
    body: schemas .YjP().min(1).max(100_000),
    source_trace_ref: schemas .YjP().max(1_000).optional(),
    source_file_path: schemas .YjP().max(1_000).optional(),
    valid_to: schemas .YjP()
        .refine((text) => (0,instant .GH)(text) !== null, { error: 'must be a date, or a date and time with Z' })
        .optional(),
    superseded_by: schemas .YjP().max(200).optional(),
    expected_in_context: schemas .zMY(),
    expected_trusted: schemas .zMY(),
});
const fixtureShape = schemas .rej({
    schema_version: schemas .euz(1),
    id: schemas .YjP().min(1).max(200),
    query: schemas .YjP().max(2_000),
    policy: schemas .rej({
        exclude_paths: strings.default([]),
        exclude_transcript_patterns: strings.default([]),
        recall_source_allow: strings.default([]),
        recall_source_block: strings.default([]),
        recall_lint_block_severities: strings.default([]),
    }),
    facts: schemas .YOg(factShape).min(1).max(1_000),
});
const KNOWN_KEYS = [...Object.keys(fixtureShape.shape), ...Object.keys(fixtureShape.shape.policy.shape), ...Object.keys(factShape.shape)];
function aitFixture(data, place) {
    const shaped = fixtureShape.safeParse(data);
    if (!shaped.success)
        return (0,shape .q)(shaped.error, data, place, KNOWN_KEYS);
    const seen = new Set();
    for (const [index, fact] of shaped.data.facts.entries()) {
        if (seen.has(fact.source_id))
            return [{ message: (0,phrase .cv) `the source_id ${fact.source_id} is there twice`, ...place(['facts', index, 'source_id']) }];
        seen.add(fact.source_id);
    }
    const faults = treeFaults(shaped.data.facts).map(({ index, message }) => ({ message, ...place(['facts', index, 'source_file_path']) }));
    return faults.length > 0 ? (0,problem .v)(faults, faults.length) : shaped.data;
}
function treeFaults(facts) {
    const cited = new Map();
    facts.forEach(({ source_file_path: path }, index) => {
        if (path !== undefined && !cited.has(path))
            cited.set(path, index);
    });
    const impossible = [...cited].flatMap(([path, index]) => {
        const message = (0,possible_tree .a9)(path);
        return message === null ? [] : [{ index, message }];
    });
    return impossible.length > 0 ? impossible : (0,possible_tree .g0)(cited.keys()).map((clash) => ({ index: cited.get(clash.path) ?? 0, message: (0,possible_tree .L1)(clash) }));
}

var core = __webpack_require__(6416);
var citation = __webpack_require__(5765);
var envelope = __webpack_require__(8224);
var ledger = __webpack_require__(137);
var policy = __webpack_require__(2570);
var reasons = __webpack_require__(772);
var limits = __webpack_require__(5863);
;
const SURFACES = ['gate', 'recall', 'review', 'context', 'session'];
const SECTIONS = ['trusted', 'advisory', 'candidates', 'evidence', 'excluded'];

;










const native_format_text = schemas .YjP().min(1).max(100_000);
const native_format_name = schemas .YjP().min(1).max(1_000);
const factId = schemas .YjP().max(200).regex(envelope .pm, { error: 'must be a fact id: lower-case letters, digits, - and /' });
const ruleCode = schemas .YjP().regex(/^MT\d{3}$/, { error: 'must be a rule code such as MT201' });
const native_format_instant = schemas .YjP().refine((written) => (0,instant .GH)(written) !== null && written.includes('T'), { error: 'must be a time such as 2026-01-31T12:00:00Z' });
const native_format_short = (key, shape) => schemas .vkY((value) => (typeof value === 'string' ? { [key]: value } : value), shape);
const sourceShape = schemas .rej({
    path: native_format_name,
    was: schemas .YjP().max(100_000).optional(),
    digest: citation .br.nullable().optional(),
    symbol: native_format_name.optional(),
    quote: native_format_text.optional(),
    pointer: schemas .YjP().max(1_000).optional(),
    heading: native_format_name.optional(),
    lines: schemas .YjP().max(20).optional(),
});
const { id: _id, sources: _sources, status: native_format_status, ...native_format_envelope } = envelope .We.shape;
const fixtureFact = schemas .rej({
    id: factId,
    statement: native_format_text.optional(),
    adopted: schemas .zMY().optional(),
    status: native_format_status,
    source_ref: native_format_name.optional(),
    sources: schemas .YOg(native_format_short('path', sourceShape)).max(100).optional(),
    ...native_format_envelope,
});
const fixtureEvent = schemas .rej({
    fact: factId,
    type: schemas .k5n([...ledger .rz, ...ledger .P6]),
    statement: native_format_text.optional(),
    sources: schemas .YOg(native_format_short('path', sourceShape)).max(100).optional(),
    why: native_format_text.optional(),
});
const content = { text: schemas .YjP().max(200_000).optional(), symlink: native_format_name.optional(), base64: schemas .YjP().max(200_000).regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'must be base64' }).optional() };
const ONE_OF = { error: 'must have one of text, symlink, base64' };
const baseFile = schemas .rej(content).refine(hasOne, ONE_OF);
const headFile = schemas .rej({ ...content, removed: schemas .euz(true).optional() }).refine(hasOne, { error: `${ONE_OF.error}, removed` });
function hasOne(file) {
    return Object.values(file).filter((value) => value !== undefined).length === 1;
}
const facts = schemas .YOg(fixtureFact).max(limits .yz).optional();
const events = schemas .YOg(fixtureEvent).max(limits .yz).optional();
const EXPECTED = { trusted: { in_baseline: true }, not_trusted: { in_baseline: false } };
const expectedEntry = schemas .vkY((value, context) => {
    if (typeof value !== 'string')
        return value;
    if (Object.hasOwn(EXPECTED, value))
        return EXPECTED[value];
    context.addIssue({ code: 'custom', message: `must be one of: ${Object.keys(EXPECTED).join(', ')}; or a mapping`, input: value });
    return core .tm;
}, schemas .rej({
    status: schemas .k5n(entry .f).optional(),
    trust_level: schemas .k5n(entry .xW).optional(),
    reason: schemas .k5n(reasons .e).optional(),
    in_baseline: schemas .zMY().optional(),
    in_context: schemas .zMY().optional(),
    section: schemas .k5n(SECTIONS).optional(),
    body_absent: native_format_name.optional(),
})
    .refine((entry) => Object.values(entry).some((value) => value !== undefined), { error: 'expects nothing' }));
const RELEASE_CONDITIONS = ['labels-visible', 'explicit-adoption', 'honest-descriptions', 'shown-demonstrations'];
const nativeKeys = schemas .rej({
    version: schemas .euz(1),
    id: schemas .YjP().min(1).max(200),
    description: schemas .YjP().max(4_000).optional(),
    surface: schemas .vkY((value) => (typeof value === 'string' ? [value] : value), schemas .YOg(schemas .k5n(SURFACES)).min(1).max(SURFACES.length)).optional(),
    now: native_format_instant.optional(),
    query: schemas .YjP().max(2_000).optional(),
    policy: policy .Sk.optional(),
    base: schemas .rej({ files: schemas .g1P(native_format_name, native_format_short('text', baseFile)).optional(), facts, events }),
    head: schemas .rej({ files: schemas .g1P(native_format_name, schemas .vkY((value) => (value === null ? { removed: true } : value), native_format_short('text', headFile))).optional(), facts, events }).optional(),
    expect: schemas .rej({
        entries: schemas .g1P(native_format_name, expectedEntry).refine((entries) => Object.keys(entries).length <= limits .Yw, { error: `has more than ${limits .Yw} entries; make several cases of it` }).optional(),
        verdict: schemas .k5n(['pass', 'fail', 'error']).optional(),
        release: schemas .jgl(schemas .k5n(RELEASE_CONDITIONS), schemas .k5n(['passes', 'fails'])).optional(),
        rules: schemas .YOg(ruleCode).max(limits .Yw).optional(),
        silent_rules: schemas .YOg(ruleCode).max(limits .Yw).optional(),
        absent: schemas .YOg(native_format_name).max(limits .Yw).optional(),
    })
        .refine((all) => Object.values(all).some((value) => value !== undefined && (typeof value === 'string' || Object.keys(value).length > 0)), { error: 'expects nothing' }),
});
const OF_THE_GATE = ['verdict', 'release', 'rules', 'silent_rules'];
const nativeShape = nativeKeys.superRefine(({ surface, expect }, context) => {
    for (const key of OF_THE_GATE) {
        if (expect[key] !== undefined && surface?.includes('gate') === false)
            context.addIssue({ code: 'custom', path: ['expect', key], message: 'is what the gate alone says; add gate to surface', input: expect[key] });
    }
    for (const [id, entry] of Object.entries(expect.entries ?? {})) {
        if (entry.section !== undefined && (surface === undefined || surface.every((one) => one === 'gate')))
            context.addIssue({ code: 'custom', path: ['expect', 'entries', id, 'section'], message: 'is where its text stands in what a reader is given; add recall, context, review or session to surface', input: entry.section });
    }
    const spoken = new Set(expect.rules);
    for (const [index, code] of (expect.silent_rules ?? []).entries()) {
        if (spoken.has(code))
            context.addIssue({ code: 'custom', path: ['expect', 'silent_rules', index], message: 'is among rules too; a rule either speaks or is silent', input: code });
    }
});
const NATIVE_KEYS = [
    nativeShape,
    nativeShape.shape.base,
    nativeShape.shape.expect,
    policy .Sk,
    fixtureFact,
    fixtureEvent,
    headFile,
    sourceShape,
]
    .flatMap((shape) => Object.keys(shape.shape))
    .concat('status', 'trust_level', 'reason', 'in_baseline', 'in_context', 'section', 'body_absent', ...RELEASE_CONDITIONS, 'approvals', 'adopters', 'allow', 'block');

;





const OF_AIT = ['schema_version', 'facts'];
const OURS = ['version', 'base', 'head', 'expect'];
const NO_FORMAT = 'the file says no format: a case of memtrust has version, id, base and expect; one of AIT has schema_version, id, query, policy and facts';
function parseFixture(text) {
    if (text.trim() === '')
        return [{ message: (0,phrase .pj)('the fixture is empty') }];
    const yaml = (0,memory_yaml .h)(text);
    if (!yaml.ok)
        return yaml.problems;
    const { data, place } = yaml;
    const keys = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.keys(data) : null;
    if (keys === null)
        return [{ message: (0,phrase .pj)('the file must be a mapping'), line: 1 }];
    if (OURS.some((key) => keys.includes(key))) {
        const shaped = nativeShape.safeParse(data);
        return shaped.success ? { format: 'native', fixture: shaped.data, place } : (0,shape .q)(shaped.error, data, place, NATIVE_KEYS);
    }
    if (!OF_AIT.some((key) => keys.includes(key)))
        return [{ message: (0,phrase .pj)(NO_FORMAT), line: 1 }];
    const fixture = aitFixture(data, place);
    return 'facts' in fixture ? { format: 'ait', fixture, place } : fixture;
}


  })

};
