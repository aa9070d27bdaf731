export const id = 402;
export const ids = [402];
export const modules = {

  5402:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  gateFiles: () => (  gateFiles)
});

var agents = __webpack_require__(8757);
var baseline = __webpack_require__(8143);
var codeowners = __webpack_require__(2121);
var ait = __webpack_require__(7588);
var policy = __webpack_require__(2570);
var tree_path = __webpack_require__(5562);
var limits = __webpack_require__(7713);
var tree_attributes = __webpack_require__(7412);
var tree_notable = __webpack_require__(8968);
;


const MOST_LINES = 2_000;
const MEMORY_FOLDERS = ['.memtrust', '.memtrust/facts', '.memtrust/ledger'];
function proposedNames(folder, text) {
    const patterns = text.split('\n', MOST_LINES).flatMap((line) => patternOf(line) ?? []);
    return patterns.flatMap((pattern) => (pattern.includes('/') ? anchored(pattern) : loose(pattern)).map((name) => `${folder}${name}`).filter((name) => !name.endsWith('/') && isMemoryName(name)));
}
function isMemoryName(name) {
    return name.startsWith('.memtrust/') || (0,agents .Zi)(name) !== null || codeowners .xn.some((known) => known === name) || /^\.github\/workflows\/[^/]+\.ya?ml$/.test(name);
}
function anchored(pattern) {
    const parts = pattern.replace(/^\//, '').split('/');
    const names = parts.map(samples);
    const whole = (from) => [0, 1, 2].map((take) => names.slice(from).map((one) => one[take] ?? one[0] ?? '').filter((part) => part !== '').join('/'));
    const [first = '', second = ''] = parts;
    const speaks = !/^\*+$/.test(first) || /^(?:facts|ledger)$/.test(names[1]?.[0] ?? second);
    const meant = speaks ? MEMORY_FOLDERS.flatMap((memory) => [1, 2].flatMap((from) => whole(from).map((rest) => `${memory}/${rest}`))) : [];
    return [...whole(0), ...meant];
}
function loose(pattern) {
    return samples(pattern).flatMap((name) => (/^[a-z0-9][a-z0-9-]*\.md$/.test(name) ? [name, `.memtrust/facts/${name}`] : [name]));
}
function patternOf(line) {
    const text = line.replace(/^[ \t\r]+/, '');
    if (text === '' || /^(?:#|!|\[attr\])/.test(text))
        return null;
    const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
    return quoted === undefined ? (/^\S+/.exec(text)?.[0] ?? null) : unquoted(quoted);
}
const ESCAPES = { a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
function unquoted(text) {
    return text.replace(/\\([0-3][0-7]{2}|.)/gs, (_whole, escape) => (escape.length === 3 ? String.fromCharCode(Number.parseInt(escape, 8)) : (ESCAPES[escape] ?? escape)));
}
function samples(part) {
    const pieces = [...part.matchAll(/\\(.)|(\*+)|(\?)|\[((?:\[:\w+:\]|\\.|[^\]\\])(?:\[:\w+:\]|\\.|[^\]\\])*)\]|(.)/gsu)];
    return ['a', '', 'a.md'].map((star) => pieces.map(([, escaped, stars, question, list, plain]) => (stars !== undefined ? star : question !== undefined ? 'a' : list !== undefined ? member(list) : (escaped ?? plain ?? ''))).join(''));
}
const CLASSES = { digit: '0', xdigit: '0', punct: '-', upper: 'A', space: ' ', blank: ' ' };
function member(list) {
    const negated = /^[!^]/.test(list);
    const items = negated ? list.slice(1) : list;
    const [, named] = /^\[:(\w+):\]/.exec(items) ?? [];
    if (!negated)
        return named === undefined ? (items.startsWith('\\') ? (items[1] ?? '') : (items[0] ?? '')) : (CLASSES[named] ?? 'a');
    return ['a', 'z', '0', '9', '-', '_', '.', 'Z'].find((one) => !items.includes(one)) ?? 'a';
}

;




async function hidingFiles(base, head, changed, names, ask) {
    if (changed.length === 0)
        return [];
    const asked = [...new Set([...names, ...(await proposedIn(head))])].filter((name) => name !== '' && !name.includes('\0'));
    const [before, now] = await Promise.all([ask(base, asked), ask(head, asked)]);
    if (before === null || now === null)
        return couldHide(base, head, changed);
    const hidden = asked.filter((name) => isHiddenNow(name, before, now));
    return changed.filter((path) => hidden.some((name) => name.startsWith(folderOf(path))));
}
function folderOf(path) {
    return path.slice(0, -'.gitattributes'.length);
}
async function proposedIn(head) {
    const files = (0,tree_notable .C)(head).map(({ path }) => path).filter((path) => tree_attributes .V.test(path));
    return [...(await head.read(files, limits .nx))].flatMap(([path, content]) => (content.kind === 'bytes' ? proposedNames(folderOf(path), Buffer.from(content.bytes).toString('utf8')) : []));
}
function isHiddenNow(name, before, now) {
    return [...(now.get(name) ?? [])].some(([attribute, value]) => before.get(name)?.get(attribute) !== value && HIDING.get(attribute)?.(value, name) === true);
}
const OWN_DRIVERS = new Set('ada bash bibtex cpp csharp css dts elixir fortran fountain golang html ini java kotlin markdown matlab objc pascal perl php python r ruby rust scheme tex typescript'.split(' '));
const APPENDED = /^\.memtrust\/(?:ledger\/.*|tombstones)\.jsonl$/;
const isOff = (value) => value === 'unset';
const isMarked = (value) => value !== 'unset' && value !== 'false';
const HIDING = new Map([
    ['diff', (value) => value !== 'set' && !OWN_DRIVERS.has(value)],
    ['text', isOff],
    ['crlf', isOff],
    ['merge', (value, name) => value !== 'set' && value !== 'text' && !(value === 'union' && APPENDED.test(name))],
    ['filter', (value) => value !== 'set' && value !== 'unset'],
    ['ident', (value) => value !== 'unset'],
    ['working-tree-encoding', (value) => value !== 'unset'],
    ['linguist-generated', isMarked],
    ['linguist-vendored', isMarked],
]);
async function couldHide(base, head, changed) {
    const contents = await Promise.all([base, head].map(async (tree) => tree.read(changed, limits .nx)));
    return changed.filter((path) => [base, head].some((tree, index) => {
        const content = contents[index]?.get(path);
        if (!tree.entries.has(path))
            return false;
        return tree.entries.get(path)?.kind !== 'file' || content?.kind !== 'bytes' || COULD_HIDE.test(Buffer.from(content.bytes).toString('latin1'));
    }));
}
const COULD_HIDE = /\[attr\]|\b(?:diff|binary|merge|filter|ident|working-tree-encoding|linguist-\w+)\b|[-!](?:text|crlf)\b/;

var dist = __webpack_require__(3483);
var yaml_compose = __webpack_require__(8746);
;



const NESTING = 64;
const MOST_ANCHORS = 1_000;
class WorkflowReader {
    left;
    known = new Map();
    constructor(left = limits .GK) {
        this.left = left;
    }
    read(text) {
        const workflow = this.known.get(text) ?? this.parse(text);
        this.known.set(text, workflow);
        return workflow;
    }
    parse(text) {
        const tokens = [];
        const parser = new dist .iX();
        let anchors = 0;
        try {
            for (const lexeme of new dist .JG().lex(text)) {
                this.left -= 1;
                if (lexeme.startsWith('*') || lexeme.startsWith('&'))
                    anchors += 1;
                if (this.left < 0 || anchors > MOST_ANCHORS)
                    return { kind: 'too-much' };
                for (const token of parser.next(lexeme))
                    tokens.push(token);
                if (parser.stack.length > NESTING)
                    return { kind: 'too-much' };
            }
            for (const token of parser.end())
                tokens.push(token);
            const [document, second] = (0,yaml_compose .l)(tokens, text.length, { uniqueKeys: false });
            if (document === undefined || second !== undefined || document.errors.length > 0)
                return { kind: 'broken' };
            const value = document.toJS({ maxAliasCount: 100 });
            return { kind: 'read', value };
        }
        catch {
            return { kind: 'broken' };
        }
    }
}
function literalPieces(text) {
    const pieces = [];
    let from = 0;
    for (;;) {
        const start = text.indexOf('${{', from);
        const end = start < 0 ? -1 : text.indexOf('}}', start);
        if (end < 0)
            return [...pieces, text.slice(from)];
        pieces.push(text.slice(from, start));
        from = end + 2;
    }
}

;











const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
async function gateFiles(base, head, changed, { ask, memory }) {
    if (changed.size === 0)
        return [];
    const found = [];
    const add = (path, part) => void found.push({ path, part });
    const reader = new WorkflowReader();
    const gate = await gateWorkflows(base, head, reader);
    const attributes = [...changed].filter((path) => tree_attributes .V.test(path));
    const hiding = new Set(attributes.length === 0 ? [] : await hidingFiles(base, head, attributes, [...guardedNames(head, gate), ...memory], ask));
    const workflows = await textsOf([head], [...changed].filter((path) => WORKFLOW.test(path)));
    for (const path of [...changed].toSorted()) {
        if (path === policy .l$ || (0,ait .$)(path))
            add(path, 'policy');
        else if (path === baseline .CM)
            add(path, 'baseline');
        else if (codeowners .xn.some((known) => known === path))
            add(path, 'owners');
        else if (WORKFLOW.test(path))
            add(path, gate.files.has(path) || couldStandIn(workflows[0]?.get(path) ?? null, gate, reader) ? 'gate-workflow' : 'workflow');
        else if (isOfLocalAction(path, gate.actions))
            add(path, 'action');
        else if (hiding.has(path))
            add(path, 'attributes');
    }
    return found;
}
async function gateWorkflows(base, head, reader) {
    const files = new Set();
    const checks = new Set();
    const folders = new Set();
    let hasUnknownChecks = false;
    for (const tree of [base, head]) {
        const [texts = new Map()] = await textsOf([tree], (0,tree_notable .C)(tree).map(({ path }) => path).filter((path) => WORKFLOW.test(path)));
        const locals = await localActions(tree);
        for (const [path, text] of texts) {
            if (text !== null && !mayRunGate(text, locals))
                continue;
            const read = text === null ? null : reader.read(text);
            const workflow = read?.kind === 'read' ? read.value : undefined;
            const uses = usesIn(workflow);
            const isUnread = read === null || read.kind === 'too-much';
            const isGate = isUnread || /memtrust/i.test(text ?? '') || uses.some((use) => locals.has(use));
            if (!isGate)
                continue;
            files.add(path);
            for (const use of uses) {
                if (WORKFLOW.test(use))
                    files.add(use);
                else
                    folders.add(use);
            }
            if (tree === base && isUnread)
                hasUnknownChecks = true;
            if (tree === base)
                for (const name of jobsOf(workflow))
                    checks.add(name);
        }
    }
    return { files, checks, hasUnknownChecks, actions: [...folders, ...(await mainsOf(base, folders, reader))] };
}
function mayRunGate(text, locals) {
    return /memtrust/i.test(text) || text.includes('\\') || (locals.size > 0 && text.includes('./'));
}
async function localActions(tree) {
    const paths = (0,tree_notable .C)(tree).map(({ path }) => path).filter((path) => /(?:^|\/)action\.ya?ml$/.test(path));
    const [texts] = await textsOf([tree], paths);
    return new Set([...(texts ?? [])].filter(([, text]) => text !== null && /memtrust/i.test(text)).map(([path]) => path.replace(/\/?action\.ya?ml$/, '')));
}
async function mainsOf(tree, folders, reader) {
    if (!folders.has(''))
        return [];
    const [texts] = await textsOf([tree], ['action.yml', 'action.yaml']);
    return [...(texts ?? [])].flatMap(([, text]) => {
        const action = reader.read(text ?? '');
        const runs = field(action.kind === 'read' ? action.value : undefined, 'runs');
        return ['main', 'pre', 'post', 'image'].flatMap((key) => {
            const path = typeof field(runs, key) === 'string' ? (0,tree_path .qb)(String(field(runs, key))) : null;
            return path === null ? [] : [(0,tree_path .Zv)(path)[0] ?? path];
        });
    });
}
function isOfLocalAction(path, actions) {
    return actions.some((folder) => (folder === '' ? /^action\.ya?ml$/.test(path) : path === folder || path.startsWith(`${folder}/`)));
}
function couldStandIn(text, { checks, hasUnknownChecks }, reader) {
    if (text === null)
        return false;
    if (hasUnknownChecks)
        return true;
    const workflow = reader.read(text);
    if (workflow.kind !== 'read')
        return checks.size > 0;
    return jobsOf(workflow.value).some((name) => [...checks].some((check) => couldBe(name, check)));
}
function couldBe(name, check) {
    const pieces = literalPieces(name).map((piece) => piece.toLowerCase());
    const wanted = check.toLowerCase();
    const [first = '', ...rest] = pieces;
    if (rest.length === 0)
        return wanted === first || check.includes('${{');
    const last = rest.pop() ?? '';
    if (!wanted.startsWith(first) || !wanted.endsWith(last) || wanted.length < first.length + last.length)
        return false;
    let at = first.length;
    for (const piece of rest) {
        const found = wanted.indexOf(piece, at);
        if (found < 0 || found + piece.length > wanted.length - last.length)
            return false;
        at = found + piece.length;
    }
    return true;
}
function jobsOf(workflow) {
    return Object.entries(mapping(field(workflow, 'jobs'))).map(([id, job]) => {
        const name = field(job, 'name');
        return typeof name === 'string' || typeof name === 'number' ? String(name) : id;
    });
}
function usesIn(workflow) {
    const jobs = Object.values(mapping(field(workflow, 'jobs')));
    const steps = jobs.flatMap((job) => {
        const listed = field(job, 'steps');
        return Array.isArray(listed) ? listed : [];
    });
    return [...jobs, ...steps].flatMap((part) => {
        const uses = field(part, 'uses');
        return typeof uses === 'string' && uses.startsWith('./') ? [(0,tree_path .qb)(uses) ?? ''] : [];
    });
}
const MEMORY_NAMES = [policy .l$, baseline .CM, '.memtrust/facts/a.md', '.memtrust/facts/a/b.md', '.memtrust/ledger/a.jsonl', '.memtrust/ledger/a/b.jsonl', '.memtrust/fixtures/a.yml', 'CLAUDE.md', 'AGENTS.md', 'GEMINI.md', '.claude/settings.json', '.github/workflows/a.yml', '.gitattributes', ...codeowners .xn];
function guardedNames(head, gate) {
    const notable = (0,tree_notable .C)(head).map(({ path }) => path);
    const ofActions = gate.actions.length === 0 ? [] : [...head.entries.keys()].filter((path) => isOfLocalAction(path, gate.actions));
    return [...MEMORY_NAMES, ...notable.filter((name) => name.startsWith('.memtrust/') || WORKFLOW.test(name) || tree_attributes .V.test(name) || (0,agents .Zi)(name) !== null), ...ofActions];
}
async function textsOf(trees, paths) {
    return Promise.all(trees.map(async (tree) => {
        const contents = await tree.read(paths.filter((path) => tree.entries.get(path)?.kind === 'file'), limits .nx);
        return new Map([...contents].map(([path, content]) => [path, content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null]));
    }));
}
function mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}
function field(value, name) {
    const object = mapping(value);
    return Object.hasOwn(object, name) ? object[name] : undefined;
}


  })

};
