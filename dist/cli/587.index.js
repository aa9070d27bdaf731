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
var rules = __webpack_require__(6902);
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
    D: () => (  removeLeftovers),
    w: () => (  temporaryBeside)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  var _tree_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5908);
  var _tree_leftover_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2758);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9838);






function temporaryBeside(place) {
    return place.beside((0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_5__  .N)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(place.absolute), process.pid, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')));
}
const AT_WORK_MS = 60_000;
function removeLeftovers(place) {
    try {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place.folder.absolute)) {
            const writer = (0,_tree_leftover_js__WEBPACK_IMPORTED_MODULE_5__  .b)(name);
            if (writer === null || isRunning(writer))
                continue;
            const leftover = place.beside(name);
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(leftover.absolute);
            if (stat.isFile() && Date.now() - stat.mtimeMs > AT_WORK_MS)
                (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_3__  .nM)(leftover);
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
        return (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_4__  .$N)(error) !== 'ESRCH';
    }
}


  }),

  1458:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EQ: () => (  writeTogether),
    bu: () => (  PlaceTaken),
    f8: () => (  writeWhole),
    vB: () => (  writeChanges),
    yR: () => (  readText)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8013);
  var _tree_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5908);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9838);
  var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2218);







function writeChanges(root, changes) {
    const placed = changes.map((change) => ({ change, place: _tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .YR.inRepository(root, change.path) }));
    writeTogether(placed.flatMap(({ change, place }) => (change.content === null ? [] : [{ place, content: change.content, isNew: change.isNew === true }])));
    const removed = placed.flatMap(({ change, place }) => (change.content === null ? [place] : []));
    for (const place of removed)
        remove(place);
    const folders = new Map(removed.map(({ folder }) => [folder.absolute, folder]));
    for (const folder of folders.values())
        if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)(folder.absolute)?.isDirectory() === true)
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)(folder);
}
function remove(place) {
    try {
        (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .nM)(place);
    }
    catch (error) {
        throw refused(error, (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${place.absolute} cannot be removed: ${[(0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error)]}`), 'Check the rights there, then run this again.');
    }
}
function writeWhole(place, content) {
    writeTogether([{ place, content }]);
}
function writeTogether(files) {
    const written = [];
    let current = '';
    try {
        for (const { place, content, isNew = false } of files) {
            current = place.absolute;
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .fc)(place.folder);
            const there = (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)(place.absolute);
            if (there !== undefined)
                (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .oP)(place.absolute, there);
            const temporary = (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__  .w)(place);
            written.push({ temporary, place, isNew });
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .EY)(temporary, content, there?.isFile() === true ? there.mode : undefined);
        }
        for (const [index, { temporary, place, isNew }] of written.entries()) {
            current = place.absolute;
            if (isNew)
                putNew(temporary, place);
            else
                (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .K9)(temporary, place);
            const next = written[index + 1];
            if (next === undefined || next.place.folder.absolute !== place.folder.absolute)
                (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .Yw)(place.folder);
        }
    }
    catch (error) {
        for (const { temporary } of written)
            (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .nM)(temporary);
        throw refused(error, (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${current} cannot be written: ${[(0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error)]}`), 'Check the rights and the space there, then run this again.');
    }
    for (const place of new Map(files.map((file) => [file.place.folder.absolute, file.place])).values())
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__  .D)(place);
}
function refused(error, message, remedy) {
    return error instanceof _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j || (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error) === 'unknown' ? error : new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j(message, remedy);
}
class PlaceTaken extends _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j {
}
function putNew(temporary, place) {
    try {
        (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .V4)(temporary, place);
    }
    catch (error) {
        if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)(place.absolute) !== undefined)
            throw new PlaceTaken((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${place.absolute} was written by somebody else in the meantime`), 'Run this again.');
        if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error) === 'unknown')
            throw error;
        return (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .K9)(temporary, place);
    }
    (0,_tree_disk_js__WEBPACK_IMPORTED_MODULE_4__  .nM)(temporary);
}
function readText(root, path) {
    if ((0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  ._N)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), 'utf8');
    }
    catch (error) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${path} cannot be read: ${[(0,_tree_place_js__WEBPACK_IMPORTED_MODULE_5__  .$N)(error)]}`), 'Check its rights, then run this again.');
    }
}


  })

};
