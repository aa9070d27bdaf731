export const id = 176;
export const ids = [176];
export const modules = {

  1795:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  endingOf),
  v: () => (  readData)
});

var json = __webpack_require__(9117);
var node = __webpack_require__(1547);
var dist = __webpack_require__(528);
;

const MOST_VALUES = 50_000;
const LONGEST_WORD = 1_000;
const BLANKS = /[ \t]*/y;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
const WORD = /[^\s,\]}#]+/y;
const TIME_AFTER_DATE = / \d\d:[^\s,\]}#]*/y;
function tomlPlaces(text, unquote) {
    return new PlaceReader(text, unquote).document();
}
class PlaceReader {
    text;
    unquote;
    bounds = new node .cz(MOST_VALUES);
    at;
    constructor(text, unquote) {
        this.text = text;
        this.unquote = unquote;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
    }
    document() {
        const root = table({ from: 0, to: this.text.length });
        let path = [root];
        for (this.skip(); this.at < this.text.length; this.skip()) {
            const from = this.at;
            if (this.takes('[')) {
                const isItem = this.takes('[');
                const key = this.key(']');
                if (isItem && !this.takes(']'))
                    throw fault();
                path = this.descend([root], key, isItem, from);
                extend(path, { from, to: this.at });
            }
            else {
                extend(path, { from, to: this.pair(path, from, path.length) });
            }
        }
        return root;
    }
    pair(path, from, depth) {
        const key = this.key('=');
        const last = key.at(-1);
        const parents = this.descend(path, key.slice(0, -1), false, from);
        const parent = parents.at(-1);
        this.blanks();
        const value = this.value(depth + key.length);
        if (last === undefined || parent?.kind !== 'table' || parent.entries.has(last))
            throw fault();
        parent.entries.set(last, value);
        extend(parents, { from, to: value.span.to });
        return value.span.to;
    }
    descend(path, key, isItem, from) {
        const found = [...path];
        for (const [index, name] of key.entries()) {
            const parent = found.at(-1);
            if (parent?.kind !== 'table')
                throw fault();
            const begun = isItem && index === key.length - 1;
            const child = parent.entries.get(name) ?? this.begin(parent, name, begun ? { kind: 'list', span: { from, to: from }, items: [] } : table({ from, to: from }));
            if (child.kind === 'list' && begun)
                child.items.push(this.counted(table({ from, to: from })));
            const item = child.kind === 'list' ? child.items.at(-1) : undefined;
            found.push(child, ...(item === undefined ? [] : [item]));
            if (found.length > 2 * node .bP)
                throw (0,node .DI)();
        }
        return found;
    }
    begin(parent, name, child) {
        parent.entries.set(name, this.counted(child));
        return child;
    }
    counted(node) {
        this.bounds.enter(0);
        return node;
    }
    value(depth) {
        this.bounds.enter(depth);
        const from = this.at;
        if (this.takes('[')) {
            const items = [];
            this.items(']', () => items.push(this.value(depth + 1)));
            return { kind: 'list', span: { from, to: this.at }, items };
        }
        if (this.takes('{')) {
            const inline = table({ from, to: from });
            this.items('}', () => this.pair([inline], this.at, depth + 1));
            inline.span = { from, to: this.at };
            return inline;
        }
        const quote = this.text[from];
        if (quote === '"' || quote === "'")
            this.string(quote);
        else
            this.word();
        return { kind: 'scalar', span: { from, to: this.at } };
    }
    items(close, read) {
        for (this.skip(); !this.takes(close); this.skip()) {
            read();
            this.skip();
            if (!this.takes(',') && this.text[this.at] !== close)
                throw fault();
        }
    }
    word() {
        const word = this.match(WORD);
        if (/^\d{4}-\d\d-\d\d$/.test(word))
            this.match(TIME_AFTER_DATE);
        if (word === '' || word.length > LONGEST_WORD)
            throw fault();
    }
    string(quote) {
        const isLong = this.text.startsWith(quote.repeat(3), this.at);
        const close = isLong ? quote.repeat(3) : quote;
        let end = this.at + close.length;
        while (end < this.text.length && !this.text.startsWith(close, end))
            end += quote === '"' && this.text[end] === '\\' ? 2 : 1;
        end += close.length;
        if (isLong)
            for (let more = 0; more < 2 && this.text[end] === quote; more += 1)
                end += 1;
        if (end > this.text.length)
            throw fault();
        this.at = end;
    }
    key(close) {
        const parts = [];
        do {
            this.blanks();
            parts.push(this.keyPart());
            if (parts.length > node .bP)
                throw (0,node .DI)();
            this.blanks();
        } while (this.takes('.'));
        if (!this.takes(close))
            throw fault();
        return parts;
    }
    keyPart() {
        const quote = this.text[this.at];
        if (quote !== '"' && quote !== "'") {
            const bare = this.match(BARE_KEY);
            if (bare === '')
                throw fault();
            return bare;
        }
        const from = this.at;
        this.string(quote);
        const quoted = this.text.slice(from, this.at);
        return quote === '"' && quoted.includes('\\') ? this.unquote(quoted) : quoted.slice(1, -1);
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text)?.[0] ?? '';
        this.at += found.length;
        return found;
    }
    takes(character) {
        const isThere = this.text[this.at] === character;
        if (isThere)
            this.at += 1;
        return isThere;
    }
    blanks() {
        this.match(BLANKS);
    }
    skip() {
        for (;;) {
            const character = this.text[this.at];
            if (character === ' ' || character === '\t' || character === '\n' || character === '\r')
                this.at += 1;
            else if (character !== '#')
                return;
            else {
                const end = this.text.indexOf('\n', this.at);
                this.at = end === -1 ? this.text.length : end;
            }
        }
    }
}
function table(span) {
    return { kind: 'table', span, entries: new Map() };
}
function extend(path, { to }) {
    for (const node of path) {
        if (node.kind !== 'scalar' && node.span.to < to)
            node.span = { from: node.span.from, to };
    }
}
function fault() {
    return new node .IO('the file is no TOML');
}

;



function readToml(text) {
    const places = tomlPlaces(text, unquoted);
    return joined(places, parsed(text), text);
}
function parsed(text) {
    try {
        return (0,dist .qg)(text, { integersAsBigInt: true, maxDepth: node .bP });
    }
    catch (error) {
        if (error instanceof dist .zx)
            throw new node .IO('the file is no TOML');
        throw error;
    }
}
function unquoted(quoted) {
    const { key } = parsed(`key = ${quoted}`);
    if (typeof key !== 'string')
        throw disagreement();
    return key;
}
function joined(place, value, text) {
    const { span } = place;
    switch (place.kind) {
        case 'scalar':
            return { kind: 'scalar', span, value: scalarOf(value, span, text) };
        case 'list':
            if (!Array.isArray(value) || value.length !== place.items.length)
                throw disagreement();
            return { kind: 'list', span, items: place.items.map((item, index) => joined(item, value[index] ?? '', text)) };
        case 'table': {
            if (!isTable(value))
                throw disagreement();
            const table = new Map(Object.entries(value));
            if (table.size !== place.entries.size)
                throw disagreement();
            const entries = new Map();
            for (const [key, child] of place.entries) {
                const at = table.get(key);
                if (at === undefined)
                    throw disagreement();
                entries.set(key, { key, value: joined(child, at, text) });
            }
            return { kind: 'map', span, entries };
        }
    }
}
function isTable(value) {
    return typeof value === 'object' && Object.getPrototypeOf(value) === null;
}
function scalarOf(value, { from, to }, text) {
    const source = text.slice(from, to);
    if (typeof value === 'string' && /^["']/.test(source))
        return value;
    if (typeof value === 'boolean' && source === String(value))
        return value;
    if ((typeof value === 'bigint' || typeof value === 'number') && /^[-+]?(?:[0-9]|inf$|nan$)/.test(source))
        return { as: 'number', text: source };
    if (value instanceof dist .PJ && /^[0-9]{2}(?::|[0-9]{2}-)/.test(source))
        return { as: 'date', text: source };
    throw disagreement();
}
function disagreement() {
    return new node .IO('the file cannot be read as TOML without doubt');
}

var yaml_dist = __webpack_require__(3483);
var canonical = __webpack_require__(7060);
var yaml_compose = __webpack_require__(8746);
;




const MOST_LEXEMES = 40_000;
const MOST_LINES = 20_000;
function readYaml(text) {
    const [document, second] = compose(text);
    if (document === undefined)
        throw yaml_values_fault();
    if (second !== undefined)
        throw new node .IO('the file holds more than one YAML document');
    if (document.errors.length > 0)
        throw yaml_values_fault();
    return new YamlReader(text).node(document.contents, 0, { from: text.length, to: text.length });
}
function compose(text) {
    let lines = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        lines += 1;
    if (lines > MOST_LINES)
        throw new node .IO(`the file has more than ${MOST_LINES} lines`);
    const tokens = [];
    const parser = new yaml_dist .iX();
    let lexemes = 0;
    for (const lexeme of new yaml_dist .JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MOST_LEXEMES)
            throw new node .IO('the file is too long to be read as YAML');
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > node .bP)
            throw (0,node .DI)();
    }
    for (const token of parser.end())
        tokens.push(token);
    if (tokens.some(({ type }) => type === 'directive'))
        throw new node .IO('the file holds a YAML directive');
    return (0,yaml_compose .l)(tokens, text.length, { version: '1.2', merge: false, uniqueKeys: false, strict: true });
}
class YamlReader {
    text;
    bounds = new node .cz();
    constructor(text) {
        this.text = text;
    }
    node(node, depth, empty) {
        this.bounds.enter(depth);
        if (node === null || node === undefined)
            return { kind: 'scalar', span: empty, value: null };
        if ((0,yaml_dist .Vj)(node))
            return { kind: 'unclear', why: 'it is reached through a YAML alias' };
        if (!(0,yaml_dist .jh)(node) && !(0,yaml_dist .oP)(node) && !(0,yaml_dist .jn)(node))
            return { kind: 'unclear', why: 'it is no plain YAML value' };
        if (node.tag !== undefined)
            return { kind: 'unclear', why: 'it has a YAML tag' };
        if (node.anchor !== undefined)
            return { kind: 'unclear', why: 'it has a YAML anchor' };
        const [from, end] = node.range ?? [empty.from, empty.to];
        if ((0,yaml_dist .jn)(node))
            return { kind: 'scalar', span: { from, to: end }, value: yaml_values_scalarOf(node) };
        const to = this.text[end - 1] === '\n' ? end - 1 : end;
        if ((0,yaml_dist .jh)(node))
            return this.map(node, depth, { from, to });
        return { kind: 'list', span: { from, to }, items: node.items.map((item) => this.node(item, depth + 1, { from: to, to })) };
    }
    map(map, depth, span) {
        const entries = new Map();
        const meanings = new Map();
        for (const { key, value } of map.items) {
            if (!(0,yaml_dist .jn)(key) || key.tag !== undefined || key.anchor !== undefined)
                return { kind: 'unclear', why: 'a key beside it is no plain text' };
            const written = yaml_values_scalarOf(key);
            const name = nameOf(written);
            if (name === '<<' && key.type === 'PLAIN')
                return { kind: 'unclear', why: 'there is a YAML merge key beside it' };
            if (name === null)
                return { kind: 'unclear', why: 'a key beside it is no plain text' };
            const meaning = typeof written === 'string' ? null : (TRUTHS.get(name.toLowerCase()) ?? null);
            if (meaning !== null && (meanings.get(meaning) ?? name) !== name)
                return { kind: 'unclear', why: 'two keys beside it mean the same' };
            if (meaning !== null)
                meanings.set(meaning, name);
            const end = key.range?.[1] ?? span.to;
            (0,node .An)(entries, name, { key: written, value: this.node(value, depth + 1, { from: end, to: end }) });
        }
        return { kind: 'map', span, entries };
    }
}
const TRUTHS = new Map([...['true', 'yes', 'on', 'y'].map((word) => [word, 'true']), ...['false', 'no', 'off', 'n'].map((word) => [word, 'false'])]);
const NUMERIC = /^(?:[-+]?\.?[0-9][-+0-9a-fotxz_.: ]*|[-+]?\.(?:inf|nan))$/i;
function yaml_values_scalarOf({ value, source, type }) {
    if (value === null || typeof value === 'boolean')
        return value;
    if (typeof value === 'string') {
        if (!(0,canonical .UC)(value))
            throw new node .IO('the file holds half of a surrogate pair, which is no character');
        return type === 'PLAIN' && (NUMERIC.test(value) || TRUTHS.has(value.toLowerCase())) ? { as: 'plain', text: value } : value;
    }
    if (source === undefined)
        throw yaml_values_fault();
    return { as: 'number', text: source };
}
function nameOf(key) {
    if (key === null || typeof key === 'string')
        return key;
    if (typeof key === 'boolean')
        return String(key);
    return /^(?:0|-?[1-9][0-9]{0,14})$/.test(key.text) || TRUTHS.has(key.text.toLowerCase()) ? key.text : null;
}
function yaml_values_fault() {
    return new node .IO('the file is no YAML');
}

;




const READERS = new Map([
    ['json', json .V],
    ['jsonc', json .V],
    ['yaml', readYaml],
    ['yml', readYaml],
    ['toml', readToml],
]);
const MOST_DATA = 4 * 1024 * 1024;
function endingOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
function readData(path, text) {
    const read = READERS.get(endingOf(path));
    if (read === undefined)
        return 'this version reads values of JSON, YAML and TOML files only; use lines or a quote';
    if (text.length > MOST_DATA)
        return `the file is longer than ${MOST_DATA} characters, so its values are not read; use a quote`;
    try {
        return read(text);
    }
    catch (error) {
        if (error instanceof node .IO)
            return error.message;
        throw error;
    }
}


  })

};
