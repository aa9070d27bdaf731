export const id = 32;
export const ids = [32];
export const modules = {

  1032:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  compareAll: () => (  compare .Rt),
  findElsewhere: () => (  findElsewhere)
});

var compare = __webpack_require__(2629);
var changes = __webpack_require__(1796);
var limits = __webpack_require__(7713);
var aside = __webpack_require__(615);
var known_texts = __webpack_require__(6301);
var anchors_places = __webpack_require__(9684);
var quote = __webpack_require__(3163);
var readable = __webpack_require__(987);
var twins = __webpack_require__(7200);
var word_edges = __webpack_require__(1312);
;










const SEARCHED_FILES = 64;
const SEARCHED_BYTES = 4 * 1024 * 1024;
const SEARCHED_SPANS = 200;
const MOST_WANTED = 1024 * 1024;
const MOST_COMPARED = 16 * 1024 * 1024;
const MOST_PLACES = 20;
async function findElsewhere(broken, scene) {
    const files = filesOf(scene, broken);
    if (files.length === 0)
        return new Map();
    const numbers = new Map();
    const wanted = await wantedTexts(broken, scene, numbers);
    if (wanted.length > 0)
        await new Search(scene, numbers).run(files, wanted);
    const found = new Map();
    for (const { best, citations } of wanted)
        if (best !== null)
            for (const citation of citations)
                found.set(citation, best.text);
    return found;
}
function filesOf({ tree, settled, mayBeSearched }, broken) {
    const cited = new Set(broken.map(({ citation }) => citation.path));
    const names = new Set(broken.map(({ citation }) => nameOf(citation.path)));
    const endings = new Set(broken.map(({ citation }) => (0,aside .z6)(citation.path)));
    const order = (path) => (names.has(nameOf(path)) ? 0 : 4) + ((0,aside .Zl)(path) ? 2 : 0) + (endings.has((0,aside .z6)(path)) ? 0 : 1);
    const isOther = (path) => cited.size > 1 || !cited.has(path);
    return [...(0,changes .vl)(settled.tree, tree)]
        .filter((path) => tree.entries.get(path)?.kind === 'file' && isOther(path) && mayBeSearched(path))
        .map((path) => ({ path, order: order(path) }))
        .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
        .slice(0, SEARCHED_FILES)
        .map(({ path }) => path);
}
async function wantedTexts(broken, scene, numbers) {
    const wanted = new Map();
    const sources = new Set();
    const spanOf = (0,compare .x3)(scene);
    let [left, leftToRead] = [MOST_WANTED, limits .rX];
    for (const { citation, question } of broken) {
        const unit = unitOf(citation);
        if (wanted.size === SEARCHED_SPANS || leftToRead < 0)
            break;
        if (unit === null || !scene.mayBeSearched(citation.path))
            continue;
        const found = await spanOf(question);
        if (found === null)
            continue;
        if (!sources.has(found.source))
            leftToRead -= found.source.text.length;
        sources.add(found.source);
        const known = { source: found.source, span: withoutLastLineEnd(found) };
        const text = known.source.slice(known.span);
        const exactly = citation.norm === 'n0';
        const key = JSON.stringify([exactly, unit, known.span.from, known.span.to, citation.path, known.source.path]);
        const same = wanted.get(key);
        if (same !== undefined) {
            same.citations.push(citation);
            continue;
        }
        if ((0,quote .bi)(text, known.source.encoding) < quote .CO || text.length > left)
            continue;
        left -= text.length;
        const words = wordsOf(known, numbers);
        wanted.set(key, { citations: [citation], path: citation.path, known, unit, words, exactly, best: null });
    }
    return [...wanted.values()];
}
class Search {
    scene;
    numbers;
    leftToRead = SEARCHED_BYTES;
    leftToCompare = MOST_COMPARED;
    constructor(scene, numbers) {
        this.scene = scene;
        this.numbers = numbers;
    }
    async run(files, wanted) {
        for (const path of files) {
            const source = await this.source(this.scene.tree, path);
            if (source === null)
                continue;
            const words = new Set();
            forEachWord(source.text, (word) => {
                const number = this.numbers.get(word);
                if (number !== undefined)
                    words.add(number);
            });
            const mayHave = wanted.filter((one) => one.path !== path && one.words.every((word) => words.has(word)));
            for (const one of mayHave)
                await this.look(one, path, source);
        }
    }
    async look(wanted, path, source) {
        const rank = ((0,aside .SG)(wanted.path, path) ? 2 : 0) + (nameOf(wanted.path) === nameOf(path) ? 0 : 1);
        const { best, known, unit, exactly } = wanted;
        if (best !== null && (best.rank < rank || (best.rank === rank && best.path < path)))
            return;
        this.leftToCompare -= source.text.length;
        if (this.leftToCompare < 0)
            return;
        const exact = (0,anchors_places .mO)(known, source, unit);
        const places = exact.length > 0 || exactly ? exact : (0,anchors_places .P6)(known, source, unit);
        const place = places.length === 0 ? null : await this.firstNew(places.slice(0, MOST_PLACES), path, source);
        if (place !== null)
            wanted.best = { path, rank, text: `${path}:${source.rangeOf(place).join('-')}` };
    }
    async firstNew(places, path, source) {
        const before = this.scene.settled.tree;
        if (before.entries.get(path)?.kind !== 'file')
            return places[0] ?? null;
        const old = await this.former(path);
        return old === null ? null : (places.find((place) => (0,twins .vr)(old, source, place)) ?? null);
    }
    formers = new Map();
    async former(path) {
        const known = this.formers.get(path);
        if (known !== undefined)
            return known;
        const source = await this.source(this.scene.settled.tree, path);
        this.formers.set(path, source);
        return source;
    }
    async source(tree, path) {
        const content = this.leftToRead <= 0 ? undefined : (await tree.read([path], this.leftToRead)).get(path);
        const bytes = (0,readable .IV)(content);
        if (typeof bytes === 'string')
            return null;
        this.leftToRead -= bytes.length;
        return (0,known_texts .r)(bytes, path);
    }
}
function unitOf({ selector }) {
    switch (selector.kind) {
        case 'file':
        case 'lines':
        case 'heading':
            return 'lines';
        case 'quote':
        case 'symbol':
        case 'pointer':
            return 'characters';
        case 'absent':
            return null;
    }
}
function withoutLastLineEnd({ source, span }) {
    let { to } = span;
    while (to > span.from && source.text[to - 1] === '\n')
        to -= 1;
    return { from: span.from, to };
}
function wordsOf({ source, span }, numbers) {
    const words = [];
    forEachWord(source.slice(span), (word) => words.push(word));
    if ((0,word_edges .Q)(source.text, span.from))
        words.shift();
    if ((0,word_edges .Q)(source.text, span.to))
        words.pop();
    const found = new Set();
    for (const word of words) {
        const number = numbers.get(word) ?? numbers.size;
        numbers.set(word, number);
        found.add(number);
    }
    return [...found];
}
const WORD = /[A-Za-z0-9_\u00aa-\u1fff]+|[\u3040-\u9fff\uac00-\ud7af]/g;
function forEachWord(text, action) {
    for (const [word] of text.matchAll(WORD))
        action(word);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;




  })

};
