export const id = 148;
export const ids = [148];
export const modules = {

  9489:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  fixtureShape),
    Q: () => (  aitFixture)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3315);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8013);
  var _memory_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9347);
  var _memory_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3673);
  var _memory_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7495);
  var _possible_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4493);
  var _trust_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6325);







const STATUS_ALIASES = { 'policy-blocked': 'policy_blocked', excluded: 'policy_blocked' };
const status = zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_trust_entry_js__WEBPACK_IMPORTED_MODULE_5__  .f));
const trustLevel = zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_trust_entry_js__WEBPACK_IMPORTED_MODULE_5__  .xW));
const strings = zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(1_000)).max(1_000);
const factShape = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    source_id: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().min(1).max(200),
    status,
    trust_level: trustLevel,
    topic: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(200),
    body: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().min(1).max(100_000),
    source_trace_ref: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(1_000).optional(),
    source_file_path: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(1_000).optional(),
    valid_to: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP()
        .refine((text) => (0,_memory_instant_js__WEBPACK_IMPORTED_MODULE_6__  .GH)(text) !== null, { error: 'must be a date, or a date and time with Z' })
        .optional(),
    superseded_by: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(200).optional(),
    expected_in_context: zod__WEBPACK_IMPORTED_MODULE_4__  .zMY(),
    expected_trusted: zod__WEBPACK_IMPORTED_MODULE_4__  .zMY(),
});
const fixtureShape = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_4__  .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().min(1).max(200),
    query: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(2_000),
    policy: zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
        exclude_paths: strings.default([]),
        exclude_transcript_patterns: strings.default([]),
        recall_source_allow: strings.default([]),
        recall_source_block: strings.default([]),
        recall_lint_block_severities: strings.default([]),
    }),
    facts: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(factShape).min(1).max(1_000),
});
const KNOWN_KEYS = [...Object.keys(fixtureShape.shape), ...Object.keys(fixtureShape.shape.policy.shape), ...Object.keys(factShape.shape)];
function aitFixture(data, place) {
    const shaped = fixtureShape.safeParse(data);
    if (!shaped.success)
        return (0,_memory_shape_js__WEBPACK_IMPORTED_MODULE_2__  .q)(shaped.error, data, place, KNOWN_KEYS);
    const seen = new Set();
    for (const [index, fact] of shaped.data.facts.entries()) {
        if (seen.has(fact.source_id))
            return [{ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `the source_id ${fact.source_id} is there twice`, ...place(['facts', index, 'source_id']) }];
        seen.add(fact.source_id);
    }
    const faults = treeFaults(shaped.data.facts).map(({ index, message }) => ({ message, ...place(['facts', index, 'source_file_path']) }));
    return faults.length > 0 ? (0,_memory_problem_js__WEBPACK_IMPORTED_MODULE_1__  .v)(faults, faults.length) : shaped.data;
}
function treeFaults(facts) {
    const cited = new Map();
    facts.forEach(({ source_file_path: path }, index) => {
        if (path !== undefined && !cited.has(path))
            cited.set(path, index);
    });
    const impossible = [...cited].flatMap(([path, index]) => {
        const message = (0,_possible_tree_js__WEBPACK_IMPORTED_MODULE_3__  .a9)(path);
        return message === null ? [] : [{ index, message }];
    });
    return impossible.length > 0 ? impossible : (0,_possible_tree_js__WEBPACK_IMPORTED_MODULE_3__  .g0)(cited.keys()).map((clash) => ({ index: cited.get(clash.path) ?? 0, message: (0,_possible_tree_js__WEBPACK_IMPORTED_MODULE_3__  .L1)(clash) }));
}


  }),

  8394:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b_: () => (  nativeShape),
    dS: () => (  EXPECTED),
    x5: () => (  NATIVE_KEYS)
  });
  var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3315);
  var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6416);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5765);
  var _memory_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8224);
  var _memory_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9347);
  var _memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(137);
  var _memory_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2570);
  var _trust_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(772);
  var _trust_entry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6325);
  var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5863);
  var _surface_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4176);










const text = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().min(1).max(100_000);
const name = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().min(1).max(1_000);
const factId = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(200).regex(_memory_envelope_js__WEBPACK_IMPORTED_MODULE_1__  .pm, { error: 'must be a fact id: lower-case letters, digits, - and /' });
const ruleCode = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().regex(/^MT\d{3}$/, { error: 'must be a rule code such as MT201' });
const instant = zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().refine((written) => (0,_memory_instant_js__WEBPACK_IMPORTED_MODULE_5__  .GH)(written) !== null && written.includes('T'), { error: 'must be a time such as 2026-01-31T12:00:00Z' });
const short = (key, shape) => zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((value) => (typeof value === 'string' ? { [key]: value } : value), shape);
const sourceShape = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    path: name,
    was: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(100_000).optional(),
    digest: _memory_citation_js__WEBPACK_IMPORTED_MODULE_0__  .br.nullable().optional(),
    symbol: name.optional(),
    quote: text.optional(),
    pointer: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(1_000).optional(),
    heading: name.optional(),
    lines: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(20).optional(),
});
const { id: _id, sources: _sources, status, ...envelope } = _memory_envelope_js__WEBPACK_IMPORTED_MODULE_1__  .We.shape;
const fixtureFact = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    id: factId,
    statement: text.optional(),
    adopted: zod__WEBPACK_IMPORTED_MODULE_4__  .zMY().optional(),
    status,
    source_ref: name.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(short('path', sourceShape)).max(100).optional(),
    ...envelope,
});
const fixtureEvent = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    fact: factId,
    type: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n([..._memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .rz, ..._memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .P6]),
    statement: text.optional(),
    sources: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(short('path', sourceShape)).max(100).optional(),
    why: text.optional(),
});
const content = { text: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(200_000).optional(), symlink: name.optional(), base64: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(200_000).regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'must be base64' }).optional() };
const ONE_OF = { error: 'must have one of text, symlink, base64' };
const baseFile = zod__WEBPACK_IMPORTED_MODULE_4__  .rej(content).refine(hasOne, ONE_OF);
const headFile = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({ ...content, removed: zod__WEBPACK_IMPORTED_MODULE_4__  .euz(true).optional() }).refine(hasOne, { error: `${ONE_OF.error}, removed` });
function hasOne(file) {
    return Object.values(file).filter((value) => value !== undefined).length === 1;
}
const facts = zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(fixtureFact).max(_limits_js__WEBPACK_IMPORTED_MODULE_6__  .yz).optional();
const events = zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(fixtureEvent).max(_limits_js__WEBPACK_IMPORTED_MODULE_6__  .yz).optional();
const EXPECTED = { trusted: { in_baseline: true }, not_trusted: { in_baseline: false } };
const expectedEntry = zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((value, context) => {
    if (typeof value !== 'string')
        return value;
    if (Object.hasOwn(EXPECTED, value))
        return EXPECTED[value];
    context.addIssue({ code: 'custom', message: `must be one of: ${Object.keys(EXPECTED).join(', ')}; or a mapping`, input: value });
    return zod__WEBPACK_IMPORTED_MODULE_7__  .tm;
}, zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    status: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_trust_entry_js__WEBPACK_IMPORTED_MODULE_8__  .f).optional(),
    trust_level: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_trust_entry_js__WEBPACK_IMPORTED_MODULE_8__  .xW).optional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_trust_reasons_js__WEBPACK_IMPORTED_MODULE_9__  .e).optional(),
    in_baseline: zod__WEBPACK_IMPORTED_MODULE_4__  .zMY().optional(),
    in_context: zod__WEBPACK_IMPORTED_MODULE_4__  .zMY().optional(),
    section: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_surface_js__WEBPACK_IMPORTED_MODULE_10__  .b).optional(),
    body_absent: name.optional(),
})
    .refine((entry) => Object.values(entry).some((value) => value !== undefined), { error: 'expects nothing' }));
const RELEASE_CONDITIONS = ['labels-visible', 'explicit-adoption', 'honest-descriptions', 'shown-demonstrations'];
const nativeKeys = zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_4__  .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().min(1).max(200),
    description: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(4_000).optional(),
    surface: zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((value) => (typeof value === 'string' ? [value] : value), zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(_surface_js__WEBPACK_IMPORTED_MODULE_10__  .n)).min(1).max(_surface_js__WEBPACK_IMPORTED_MODULE_10__  .n.length)).optional(),
    now: instant.optional(),
    query: zod__WEBPACK_IMPORTED_MODULE_4__  .YjP().max(2_000).optional(),
    policy: _memory_policy_js__WEBPACK_IMPORTED_MODULE_3__  .Sk.optional(),
    base: zod__WEBPACK_IMPORTED_MODULE_4__  .rej({ files: zod__WEBPACK_IMPORTED_MODULE_4__  .g1P(name, short('text', baseFile)).optional(), facts, events }),
    head: zod__WEBPACK_IMPORTED_MODULE_4__  .rej({ files: zod__WEBPACK_IMPORTED_MODULE_4__  .g1P(name, zod__WEBPACK_IMPORTED_MODULE_4__  .vkY((value) => (value === null ? { removed: true } : value), short('text', headFile))).optional(), facts, events }).optional(),
    expect: zod__WEBPACK_IMPORTED_MODULE_4__  .rej({
        entries: zod__WEBPACK_IMPORTED_MODULE_4__  .g1P(name, expectedEntry).refine((entries) => Object.keys(entries).length <= _limits_js__WEBPACK_IMPORTED_MODULE_6__  .Yw, { error: `has more than ${_limits_js__WEBPACK_IMPORTED_MODULE_6__  .Yw} entries; make several cases of it` }).optional(),
        verdict: zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(['pass', 'fail', 'error']).optional(),
        release: zod__WEBPACK_IMPORTED_MODULE_4__  .jgl(zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(RELEASE_CONDITIONS), zod__WEBPACK_IMPORTED_MODULE_4__  .k5n(['passes', 'fails'])).optional(),
        rules: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(ruleCode).max(_limits_js__WEBPACK_IMPORTED_MODULE_6__  .Yw).optional(),
        silent_rules: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(ruleCode).max(_limits_js__WEBPACK_IMPORTED_MODULE_6__  .Yw).optional(),
        absent: zod__WEBPACK_IMPORTED_MODULE_4__  .YOg(name).max(_limits_js__WEBPACK_IMPORTED_MODULE_6__  .Yw).optional(),
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
    _memory_policy_js__WEBPACK_IMPORTED_MODULE_3__  .Sk,
    fixtureFact,
    fixtureEvent,
    headFile,
    sourceShape,
]
    .flatMap((shape) => Object.keys(shape.shape))
    .concat('status', 'trust_level', 'reason', 'in_baseline', 'in_context', 'section', 'body_absent', ...RELEASE_CONDITIONS, 'approvals', 'adopters', 'allow', 'block');


  }),

  9148:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    parseFixture: () => (  parseFixture)
  });
  var _memory_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7495);
  var _memory_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9903);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8013);
  var _ait_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9489);
  var _native_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8394);





const OF_AIT = ['schema_version', 'facts'];
const OURS = ['version', 'base', 'head', 'expect'];
const NO_FORMAT = 'the file says no format: a case of memtrust has version, id, base and expect; one of AIT has schema_version, id, query, policy and facts';
function parseFixture(text) {
    if (text.trim() === '')
        return [{ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .pj)('the fixture is empty') }];
    const yaml = (0,_memory_yaml_js__WEBPACK_IMPORTED_MODULE_1__  .h)(text);
    if (!yaml.ok)
        return yaml.problems;
    const { data, place } = yaml;
    const keys = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.keys(data) : null;
    if (keys === null)
        return [{ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .pj)('the file must be a mapping'), line: 1 }];
    if (OURS.some((key) => keys.includes(key))) {
        const shaped = _native_format_js__WEBPACK_IMPORTED_MODULE_4__  .b_.safeParse(data);
        return shaped.success ? { format: 'native', fixture: shaped.data, place } : (0,_memory_shape_js__WEBPACK_IMPORTED_MODULE_0__  .q)(shaped.error, data, place, _native_format_js__WEBPACK_IMPORTED_MODULE_4__  .x5);
    }
    if (!OF_AIT.some((key) => keys.includes(key)))
        return [{ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .pj)(NO_FORMAT), line: 1 }];
    const fixture = (0,_ait_format_js__WEBPACK_IMPORTED_MODULE_3__  .Q)(data, place);
    return 'facts' in fixture ? { format: 'ait', fixture, place } : fixture;
}


  }),

  4176:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  SECTIONS),
    n: () => (  SURFACES)
  });
const SURFACES = ['gate', 'recall', 'review', 'context', 'session'];
const SECTIONS = ['trusted', 'advisory', 'candidates', 'evidence', 'excluded'];


  })

};
