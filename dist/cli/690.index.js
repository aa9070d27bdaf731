export const id = 690;
export const ids = [690];
export const modules = {

  3690:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    fixturesHere: () => (  fixturesHere)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _fixtures_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6326);
  var _gate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4995);
  var _gate_gate_surface_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5862);
  var _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6902);
  var _gate_withhold_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5845);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(289);
  var _memory_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7303);
  var _report_formats_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(287);
  var _report_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4205);
  var _report_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4759);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8013);
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8232);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7713);
  var _io_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1905);
  var _workspace_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7321);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9838);



















async function fixturesHere(io, path, { format, now = io.now }) {
    const workspace = await _workspace_js__WEBPACK_IMPORTED_MODULE_16__  .a.open(io);
    try {
        const { base, head } = await workspace.compare({});
        const { policy } = (await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_8__  .S1)(base ?? head)).policy;
        const files = path === undefined ? (await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_8__  .S1)(head, policy)).fixtures.map((file) => ({ ...file, origin: 'repository', replaced: false })) : given(io.cwd, path).map((file) => ({ ...file, origin: 'proposed', replaced: false }));
        const surfaces = { gate: (0,_gate_gate_surface_js__WEBPACK_IMPORTED_MODULE_4__  .$)(_gate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  ._, everyView), rules: new Set(_gate_rules_index_js__WEBPACK_IMPORTED_MODULE_5__  .a.map(({ code }) => code)) };
        const result = (0,_gate_withhold_js__WEBPACK_IMPORTED_MODULE_6__  .Kh)(await (0,_fixtures_run_js__WEBPACK_IMPORTED_MODULE_2__  .GM)(files, { policy, now: Date.parse(now), surfaces, atWork: _fixtures_run_js__WEBPACK_IMPORTED_MODULE_2__  .W6 }), policy);
        if (format === 'json')
            io.out((0,_report_json_js__WEBPACK_IMPORTED_MODULE_10__  .h)(asJson(result)));
        else
            tell(io, result);
        if (result.faults.length > 0)
            return _io_js__WEBPACK_IMPORTED_MODULE_15__  .d.usage;
        return result.cases.every((one) => one.passed) ? _io_js__WEBPACK_IMPORTED_MODULE_15__  .d.pass : _io_js__WEBPACK_IMPORTED_MODULE_15__  .d.fail;
    }
    finally {
        workspace.close();
    }
}
async function everyView(evaluation) {
    return (await Promise.all(_report_formats_js__WEBPACK_IMPORTED_MODULE_9__  .F.map(async ({ render }) => render(evaluation, { color: false, manifestPath: null })))).join('\n');
}
function given(cwd, typed) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, typed);
    const stat = (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_17__  ._N)(absolute);
    if (stat?.isFile() === true)
        return [readFixture(absolute, typed)];
    if (stat?.isDirectory() !== true)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_12__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .cv) `${typed} is no file and no folder`), 'Give the path of a fixture in YAML or JSON, or of a folder of them.');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(absolute).filter((name) => /\.(?:ya?ml|json)$/.test(name)).toSorted();
    if (names.length === 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_12__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .cv) `${typed} has no fixture`), 'Fixtures are files that end in .yml, .yaml or .json.');
    return names.map((name) => readFixture((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(absolute, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(typed, name)));
}
function readFixture(absolute, path) {
    const stat = (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_17__  ._N)(absolute);
    if (stat?.isFile() !== true)
        return { path, text: '', fault: 'a fixture must be a regular file, not a link or a folder' };
    if (stat.size > _tree_limits_js__WEBPACK_IMPORTED_MODULE_18__  .HH)
        return { path, text: '', fault: `the file is larger than ${_tree_limits_js__WEBPACK_IMPORTED_MODULE_18__  .HH / 1024} KiB` };
    return (0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_7__  .Ef)(path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolute));
}
function asJson({ cases, faults }) {
    return {
        passed: cases.filter(({ passed }) => passed).length,
        total: cases.length,
        cases: cases.map(({ id, kind, passed, contaminated, misses }) => ({ id: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_14__  .RK)(id, 1_000), kind, passed, contaminated, misses: misses.map(({ surface, entry, expected, got }) => ({ surface, entry: entry === null ? null : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_14__  .RK)(entry, 1_000), expected, got })) })),
        faults: faults.map(({ path, problem }) => ({ path: (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_14__  .RK)(path, 1_000), ...(problem.line === undefined ? {} : { line: problem.line }), message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .tN)(problem.message) })),
    };
}
function tell(io, { cases, faults }) {
    for (const one of cases)
        io.out((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_11__  .kJ)(lineOf(one)));
    for (const fault of faults)
        io.err((0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_11__  .kJ)(`error: ${placeOf(fault)}: ${(0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .tN)(fault.problem.message)}\n`));
    const failed = cases.filter(({ passed }) => !passed).length;
    io.out(`${cases.length - failed} of ${cases.length} pass${faults.length === 0 ? '' : `; ${faults.length} ${faults.length === 1 ? 'problem' : 'problems'} in files that cannot be run`}\n`);
}
function lineOf({ id, kind, passed, misses }) {
    const rows = misses.map(({ surface, entry, expected, got }) => `      ${surface}  ${entry === null ? 'the whole' : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .cv) `${entry}`)}: expected ${expected}, got ${got}\n`);
    return `${passed ? 'pass' : 'FAIL'}  ${(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_14__  .RK)(id)} (${kind})\n${rows.join('')}`;
}
function placeOf({ path, problem: { line } }) {
    return `${(0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_13__  .cv) `${path}`)}${line === undefined ? '' : ` line ${line}`}`;
}


  })

};
