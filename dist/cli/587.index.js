export const id = 587;
export const ids = [587];
export const modules = {

  9587:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  acceptFindings: () => (  acceptFindings)
});

var exceptions = __webpack_require__(4575);
var rules = __webpack_require__(1637);
var dist = __webpack_require__(3483);
var baseline = __webpack_require__(8143);
var visible = __webpack_require__(8232);
;



function updateBaseline(before, findings, { reason, author, expires }) {
    const present = new Set(findings.map(nameOf));
    const kept = before.filter((entry) => present.has(nameOf(entry)));
    const known = new Set(kept.map(nameOf));
    const added = findings.filter((finding) => !known.has(nameOf(finding))).map(({ rule, path, fingerprint }) => ({ rule, path, fingerprint, reason, author, ...(expires === null ? {} : { expires }) }));
    const removed = before.length - kept.length;
    if (added.length === 0 && removed === 0)
        return { change: null, added: 0, kept: kept.length, removed };
    const all = [...kept.map(({ line: _line, ...entry }) => entry), ...added].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    const rows = all.map(({ rule, path, ...entry }) => ({ rule, ...(path === null ? {} : { path: (0,visible .RK)(path, 4_096) }), ...entry }));
    return { change: { path: baseline .CM, content: `${HEADER}${(0,dist .As)({ version: 1, accepted: rows }, { lineWidth: 0 })}` }, added: added.length, kept: kept.length, removed };
}
const HEADER = `# Findings that somebody accepted, and why. The gate reads them from the base branch: an entry counts once it is merged.
# Written by \`memtrust check --update-baseline --reason WHY\`; entries that cover nothing are removed by it.
`;
function nameOf({ rule, fingerprint }) {
    return `${rule} ${fingerprint}`;
}
function sortKey({ path, rule, fingerprint }) {
    return [path ?? '', rule, fingerprint].join('\0');
}

var instant = __webpack_require__(9347);
var words = __webpack_require__(7066);
var errors = __webpack_require__(2795);
var phrase = __webpack_require__(8013);
var cli_io = __webpack_require__(1905);
var judged = __webpack_require__(5492);
var cli_workspace = __webpack_require__(7321);
var write = __webpack_require__(1458);
;












async function acceptFindings(io, options) {
    const reason = checked(options);
    const { findings } = await (0,judged .EK)(io, options);
    const workspace = await cli_workspace .a.open(io);
    try {
        const { accepted, problems } = await (0,baseline .mF)(await workspace.workTree());
        const [problem] = problems;
        if (problem !== undefined)
            throw new errors .j((0,phrase .tN)((0,phrase .cv) `${baseline .CM} cannot be read: ${problem.message}`), 'Correct it or remove it, then run this again.');
        const author = options.by ?? (await workspace.userName());
        const update = updateBaseline(accepted, findings.filter(isWorthAnEntry), { reason, author, expires: options.expires ?? null });
        if (update.change !== null)
            (0,write .vB)(workspace.repository.root, [update.change]);
        io.out(`accepted ${(0,words .jN)(update.added, 'finding')} in ${baseline .CM}${update.kept === 0 ? '' : `; ${update.kept} kept`}${update.removed === 0 ? '' : `; ${update.removed} removed`}\n`);
        const left = findings.filter(({ rule, severity }) => severity === 'error' && !mayBeAccepted(rule)).length;
        if (left > 0)
            io.err(`${(0,words .jN)(left, 'error')} of rules that have no exceptions: memtrust check shows them.\n`);
        if (update.change !== null)
            io.err('Next: merge it into the default branch; it counts from then on.\n');
        return cli_io .d.pass;
    }
    finally {
        workspace.close();
    }
}
function checked({ reason, head, expires }) {
    const why = reason?.trim() ?? '';
    if (why === '')
        throw new errors .j('Nothing is accepted without a reason', 'Give one: `memtrust check --update-baseline --reason "known since the rewrite"`.');
    if (head !== undefined)
        throw new errors .j('--update-baseline writes into the working tree, and --head judges a commit', 'Check the commit out, and leave --head away.');
    if (expires !== undefined && (0,instant .GH)(expires) === null)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${expires} is no date`), 'Write it as 2027-01-31.');
    return why;
}
function isWorthAnEntry({ rule, severity, accepted }) {
    if (!mayBeAccepted(rule) || accepted?.by === 'inline')
        return false;
    return severity !== 'notice' || accepted?.by === 'baseline';
}
function mayBeAccepted(code) {
    return rules .a.some((rule) => rule.code === code && (0,exceptions .Lr)(rule));
}


  }),

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
