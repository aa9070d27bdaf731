export const id = 82;
export const ids = [82];
export const modules = {

  56082:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  look: () => (  look)
});

;
const TEXT_DETECTORS = [];
const TREE_DETECTORS = [];

;

async function look(documents, repository) {
    const found = documents.flatMap((document) => [...textObservations(document)]);
    for (const detector of TREE_DETECTORS)
        found.push(...(await detector.look(documents, repository)));
    return numbered(found.sort(byPlace));
}
const known = new WeakMap();
function textObservations(document) {
    const before = known.get(document);
    if (before !== undefined)
        return before;
    const found = TEXT_DETECTORS.flatMap((detector) => [...detector.look(document)]);
    known.set(document, found);
    return found;
}
function byPlace(a, b) {
    if (a.path !== b.path)
        return a.path < b.path ? -1 : 1;
    return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}
function numbered(found) {
    const times = new Map();
    return found.map((observation) => {
        const name = [observation.subject, observation.path, observation.key].join('\0');
        const count = (times.get(name) ?? 0) + 1;
        times.set(name, count);
        return count === 1 ? observation : { ...observation, key: `${observation.key}#${count}` };
    });
}


  })

};
