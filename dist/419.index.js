export const id = 419;
export const ids = [419];
export const modules = {

  9419:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    gitAttributes: () => (  gitAttributes)
  });
  var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
  var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
  var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78973);
  var _disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55908);
  var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31896);
  var _limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67713);
  var _names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25345);
  var _path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15562);
  var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39838);









const ONLY_THE_TREE = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_ATTR_NOSYSTEM: '1' };
function gitAttributes(environment) {
    return async (tree, paths) => {
        const files = await attributeFiles(tree, paths);
        if (files === null)
            return null;
        if (files.size === 0 || paths.length === 0)
            return new Map();
        const folder = _place_js__WEBPACK_IMPORTED_MODULE_6__  .YR.temporary(environment['TMPDIR'] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), 'memtrust-attributes-');
        try {
            return await answered(folder, environment, files, paths);
        }
        finally {
            (0,_disk_js__WEBPACK_IMPORTED_MODULE_3__  .v$)(folder);
        }
    };
}
async function attributeFiles(tree, paths) {
    const names = [...new Set(['', ...paths.flatMap(_path_js__WEBPACK_IMPORTED_MODULE_7__  .Zv)])].map((folder) => (folder === '' ? '.gitattributes' : `${folder}/.gitattributes`)).filter((name) => tree.entries.has(name));
    const contents = await tree.read(names, _limits_js__WEBPACK_IMPORTED_MODULE_8__  .nx);
    const files = new Map();
    for (const name of names) {
        const content = contents.get(name);
        if (tree.entries.get(name)?.kind !== 'file' || content?.kind !== 'bytes')
            return null;
        if (/=(?:set|unset)(?:\s|$)/.test(Buffer.from(content.bytes).toString('latin1')))
            return null;
        files.set(name, content.bytes);
    }
    return files;
}
async function answered(folder, environment, files, paths) {
    const gitDir = folder.within('git');
    for (const part of ['objects', 'refs'])
        (0,_disk_js__WEBPACK_IMPORTED_MODULE_3__  .ap)(gitDir.within(part));
    (0,_disk_js__WEBPACK_IMPORTED_MODULE_3__  .it)(gitDir.within('HEAD'), 'ref: refs/heads/none\n');
    for (const bytes of files.values())
        writeObject(gitDir, bytes);
    const own = { ...(0,_git_js__WEBPACK_IMPORTED_MODULE_4__  ._K)(environment), ...ONLY_THE_TREE, HOME: folder.absolute, XDG_CONFIG_HOME: folder.absolute };
    const git = async (args, input) => (0,_git_js__WEBPACK_IMPORTED_MODULE_4__  .BE)([`--git-dir=${gitDir.absolute}`, `--work-tree=${folder.absolute}`, '-c', 'core.attributesFile=/dev/null', '-c', 'core.ignoreCase=false', ...args], folder.absolute, own, { input });
    const listing = [...files].map(([name, bytes]) => Buffer.concat([Buffer.from(`100644 ${(0,_digest_js__WEBPACK_IMPORTED_MODULE_2__  .IM)(bytes, 'sha1')}\t`), (0,_names_js__WEBPACK_IMPORTED_MODULE_5__  .aA)(name), Buffer.from('\0')]));
    const indexed = await git(['update-index', '-z', '--index-info'], Buffer.concat(listing));
    if (indexed.code !== 0)
        return null;
    const answer = await git(['check-attr', '--cached', '-a', '-z', '--stdin'], Buffer.concat(paths.map((path) => Buffer.concat([(0,_names_js__WEBPACK_IMPORTED_MODULE_5__  .aA)(path), Buffer.from('\0')]))));
    return answer.code === 0 ? parsed(answer.stdout) : null;
}
function writeObject(gitDir, bytes) {
    const oid = (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__  .IM)(bytes, 'sha1');
    const place = gitDir.within(`objects/${oid.slice(0, 2)}/${oid.slice(2)}`);
    (0,_disk_js__WEBPACK_IMPORTED_MODULE_3__  .ap)(place.folder);
    (0,_disk_js__WEBPACK_IMPORTED_MODULE_3__  .it)(place, (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateSync)(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])));
}
function parsed(answer) {
    const attributes = new Map();
    const records = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__  .K5)(answer);
    for (let at = 0; at + 2 < records.length; at += 3) {
        const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_5__  .e4)(records[at] ?? Buffer.alloc(0));
        const known = attributes.get(path) ?? new Map();
        attributes.set(path, known);
        known.set(records[at + 1]?.toString('latin1') ?? '', records[at + 2]?.toString('latin1') ?? '');
    }
    return attributes;
}


  })

};
