export const id = 690;
export const ids = [690];
export const modules = {

  2218:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DA: () => (  removeLeftovers),
    EY: () => (  writeSynced),
    Yw: () => (  syncFolder),
    fc: () => (  makeFolder),
    w6: () => (  temporaryBeside)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  var _tree_leftover_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2758);




const NOT_HERE = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
const NO_RIGHTS = new Set([...NOT_HERE, 'EPERM', 'EACCES']);
const NO_FOLDERS = new Set([...NO_RIGHTS, 'EISDIR', 'EBADF']);
function temporaryBeside(absolute) {
    return (0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_3__  .N)(absolute, process.pid, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex'));
}
function writeSynced(absolute, content, mode) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(absolute, 'wx');
    try {
        if (mode !== undefined)
            asFarAsItCan(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, mode & 0o777), NO_RIGHTS);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, content);
        asFarAsItCan(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file), NOT_HERE);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function makeFolder(folder) {
    const first = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    if (first === undefined)
        return;
    for (let made = folder; made.length >= first.length && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(made) !== made; made = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(made))
        syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(made));
}
function syncFolder(folder) {
    asFarAsItCan(() => {
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(file);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
    }, NO_FOLDERS);
}
function asFarAsItCan(act, notHere) {
    try {
        act();
    }
    catch (error) {
        if (!(error instanceof Error && 'code' in error && notHere.has(error.code)))
            throw error;
    }
}
const AT_WORK_MS = 60_000;
function removeLeftovers(folder) {
    try {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const writer = (0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_3__  .b)(name);
            if (writer === null || isRunning(writer))
                continue;
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
            if (stat.isFile() && Date.now() - stat.mtimeMs > AT_WORK_MS)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
        }
    }
    catch {
    }
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}


  }),

  3690:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    fixturesHere: () => (  fixturesHere)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _fixtures_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2263);
  var _gate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5582);
  var _gate_gate_surface_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5862);
  var _gate_rules_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1637);
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
  var _write_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1458);



















async function fixturesHere(io, path, { format, now = io.now }) {
    const workspace = await _workspace_js__WEBPACK_IMPORTED_MODULE_16__  .a.open(io);
    try {
        const { base, head } = await workspace.compare({});
        const { policy } = (await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_8__  .S1)(base ?? head)).policy;
        const files = path === undefined ? (await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_8__  .S1)(head, policy)).fixtures.map((file) => ({ ...file, origin: 'repository', replaced: false })) : given(io.cwd, path).map((file) => ({ ...file, origin: 'proposed', replaced: false }));
        const surfaces = { gate: (0,_gate_gate_surface_js__WEBPACK_IMPORTED_MODULE_4__  .$)(_gate_evaluate_js__WEBPACK_IMPORTED_MODULE_3__  ._, everyView), rules: new Set(_gate_rules_index_js__WEBPACK_IMPORTED_MODULE_5__  .a.map(({ code }) => code)) };
        const result = (0,_gate_withhold_js__WEBPACK_IMPORTED_MODULE_6__  .Kh)(await (0,_fixtures_run_js__WEBPACK_IMPORTED_MODULE_2__  .G)(files, { policy, now: Date.parse(now), surfaces, builtIn: 'all' }), policy);
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
    const stat = (0,_write_js__WEBPACK_IMPORTED_MODULE_17__  ._N)(absolute);
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
    const stat = (0,_write_js__WEBPACK_IMPORTED_MODULE_17__  ._N)(absolute);
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


  }),

  1458:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EL: () => (  refuseOutput),
    EQ: () => (  writeTogether),
    UA: () => (  refuseLinks),
    _N: () => (  statOf),
    bu: () => (  PlaceTaken),
    f8: () => (  writeWhole),
    vB: () => (  writeChanges),
    yR: () => (  readText)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8013);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5562);
  var _durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2218);






function writeChanges(root, changes) {
    refuseLinks(root, changes.map(({ path }) => path));
    writeTogether(changes.flatMap((change) => (change.content === null ? [] : [{ absolute: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, change.path), content: change.content, isNew: change.isNew === true }])));
    const removed = changes.flatMap(({ path, content }) => (content === null ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)] : []));
    for (const absolute of removed)
        remove(absolute);
    for (const folder of new Set(removed.map((absolute) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute))))
        if (statOf(folder)?.isDirectory() === true)
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)(folder);
}
function remove(absolute) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(absolute, { force: true });
    }
    catch (error) {
        if (error instanceof Error && 'code' in error)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} cannot be removed: ${[codeOf(error)]}`), 'Check the rights there, then run this again.');
        throw error;
    }
}
function refuseLinks(root, paths) {
    for (const path of paths) {
        for (const part of [...(0,_tree_path_js__WEBPACK_IMPORTED_MODULE_5__  .Zv)(path), path]) {
            if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, part))?.isSymbolicLink()) {
                throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
            }
        }
    }
}
function refuseOutput(absolute) {
    const there = statOf(absolute);
    if (there?.isSymbolicLink())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is a symbolic link; memtrust does not write through it`), 'Name the file that it leads to, or another one.');
    if (there !== undefined)
        refuseNoFile(absolute, there);
    if (realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((name) => name.toLowerCase() === '.git'))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is in a folder of git's own`), 'Name a place outside of it.');
}
function refuseNoFile(absolute, there) {
    if (there.isDirectory())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is a folder; a file belongs there`), 'Move it away.');
    if (!there.isFile() && !there.isSymbolicLink())
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} is no regular file`), 'Name a file, or print it with --stdout where the command can.');
}
function realFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}
function writeWhole(absolute, content) {
    writeTogether([{ absolute, content }]);
}
function writeTogether(files) {
    const written = [];
    let current = '';
    try {
        for (const { absolute, content, isNew = false } of files) {
            current = absolute;
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute));
            const there = statOf(absolute);
            if (there !== undefined)
                refuseNoFile(absolute, there);
            const temporary = (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .w6)(absolute);
            written.push({ temporary, absolute, isNew });
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .EY)(temporary, content, there?.isFile() === true ? there.mode : undefined);
        }
        for (const [index, { temporary, absolute, isNew }] of written.entries()) {
            current = absolute;
            if (isNew)
                putNew(temporary, absolute);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, absolute);
            const next = written[index + 1];
            if (next === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(next.absolute) !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute))
                (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute));
        }
    }
    catch (error) {
        for (const { temporary } of written)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        if (error instanceof Error && 'code' in error)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${current} cannot be written: ${[codeOf(error)]}`), 'Check the rights and the space there, then run this again.');
        throw error;
    }
    for (const folder of new Set(files.map(({ absolute }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(absolute))))
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_4__  .DA)(folder);
}
class PlaceTaken extends _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j {
}
function putNew(temporary, absolute) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(temporary, absolute);
    }
    catch (error) {
        if (statOf(absolute) !== undefined)
            throw new PlaceTaken((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${absolute} was written by somebody else in the meantime`), 'Run this again.');
        if (!(error instanceof Error && 'code' in error))
            throw error;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, absolute);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
}
function readText(root, path) {
    if (statOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
    }
    catch (error) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${path} cannot be read: ${[codeOf(error)]}`), 'Check its rights, then run this again.');
    }
}
function statOf(absolute) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { throwIfNoEntry: false });
    }
    catch (error) {
        if (codeOf(error) === 'ENOTDIR')
            return undefined;
        throw error;
    }
}
function codeOf(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}


  })

};
