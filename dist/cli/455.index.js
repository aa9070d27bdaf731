export const id = 455;
export const ids = [455];
export const modules = {

  7455:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  makeContext: () => (  makeContext),
  writeContext: () => (  writeContext)
});

var external_node_path_ = __webpack_require__(6760);
var budget = __webpack_require__(9286);
var blocking = __webpack_require__(5362);
var build = __webpack_require__(510);
var manifest = __webpack_require__(1410);
;



function composeContext(asked, subject, { format, folder }) {
    const request = (0,blocking .jC)(asked.query, asked.policy) ? { ...asked, query: 'policy_blocked' } : asked;
    const built = (0,build .g)(request, format);
    if (built.kind === 'overflow')
        return built;
    const bare = (0,manifest .m)(built, request, { ...subject, contextRef: '' });
    return { kind: 'composed', built, manifest: { ...bare, context_ref: `${folder}${contextName(bare)}${contextEnding(format)}` } };
}
function contextName(manifest) {
    return (manifest.content_sha256 ?? '').slice(0, 32);
}
function contextEnding(format) {
    return format === 'request' ? '.json' : '.md';
}

var external_node_zlib_ = __webpack_require__(8522);
;
const ONE_TOKEN_CHARACTERS = [
    { from: 0x4e00, to: 0x9fff, bits: 'hVZPjNtHFf5m/Ow+/3CqsddpvQsVY8ekblLK7jZFRVyeHTc4ZQtOW9RI7cGKgrSHipYLVFUFz46zuE0l3ChIrdqDs0EQEIgiLuWA5KwaESGBolSgShz6T0hcOCDRU1HVnfnZm20UwZNs/Ty/mW++98333vjMU8fve/oL33qq8fhLFw7jM9L++5fXrj1Lw31PPpO5v/xmw/508PNjWizKu3ct5S2rMBpn1OvnSL0VS2jkBiXGo6ooe1xVD1gUR8DEA4B14Zugzx68nSZf/egrvftoybhfc/Ms/CMT88VLtPGlleTSnmHdYrxRhwJXMrfcOlDUN8uAekwtgFvPXP5v9kf8qjmZ+NNiMCr88Jp55rU/m8r3L1yZvuK+brIwZBr3oyJAFrBV4ESdABgECBkCPQIcYQUyBWSbmAJogQEXnlyYuis6e/wdJyXf7rPJt08PT93dIoA5fckS1+TCDharAErNgMQYtQLOICJkMd7snRt+o5TTM9fg8fa+oem0IEiEP1venqcvAIsBQQCSSCggss+5CJx+Yvz21HEL88tX9cPPd46/33WFieTlnb/96+G6g/3wzhe9eLXb05VtjWMmFs00z5tH7/3mbXxPsenln0erHuG8nvj98eEb42lD476MKd0xnPQNNnPA3WjbzNK9i6fFHnnZr3td6LP3GTnpN2k7bc6CBhLW6dEswZN1ps9B41FU+igw3CUwzfIy+jUj9Nfnzfo9ZrR0eMvQxWOHuLbcqz3xil/gqxvW4oAGUbySKHiB+GdZAgZZtt4F5C6WQVfDQVsYRk5cDwb1oGcMD5U/+ZcGds2tGIVaNzGrtZHiH/cKtbsVrZ5Hl7hAuHSMhtgCmtG1y8Det/IH9SL+YOmhrcy4dj4zLaF/KCA7XXQeS6yjASzpwlrRogFBDfDSNzBMFLX35OYpw/vlYMHUQFEMT2CbxCOfufHGIODHoDZKjB/Y1xiFFLT27iEOfoOexQjObFjVBaCeZNqDHPELpZzn/SbvLWvHE3VOdNjJkTGQ4URO1aP0lgfsjeHM2cBFAp+pCZ6JfCyVjFNSB4qed0X0Ukp2Rv7G4ItVQSgSwe3B21OfjrcgDg52POsFKYIP+c7s+UFVi0g27MwVYwGhD+NQhKCCtbmEMONEOJx9sKvxkE7ErOxApeUZ2blOOvSTgvnNHu9gfaEJCZU5ou5kPnUuc7rFc1dnSJL94/MVcU27BDWAMwAn88kzOr7GmkN31jo84mMvpGDKdodGjEcB6fnqduYa2856ppHrixrGetgvUYladYfWq/dpIltVFQuUgnqQ5OHAt2WgsN6ib3fES1tEuohhh3AS3sTD4hXvcqdHxpadQQtHwlAoTkCJjJmlIinreW6Xz/3qwtvnD/xO97sx0DGwLhQc4QjBtyHOwlsX2hcqB10/Vb3sHsBwCC4JVgdEna50LaRK29UBWANUAeS3Zur5IA3XK6TVc1OUjY1m0BfbodAxTqqYDNCLPokEDWwWiSrQYgFvBBQHJTgH74vwsBrPh6IctKPIjj6zXho2l3LsSN7tNoDsG4JD+aahaXVhp14xM4a/eTM1bsQHTHoxoAHsV7/q0qR317K2RkJK7B/LEIJ3sw+EXpWUQ9toIwFW0cShrCrvNO7GLAkjoSaIcdsH2cuP3LlZPzk5+1CSZ0dmAAmJE2xgm1nQxX4gS5H75ONfvJ4pvdxd28v/hi+E02KwsxP0G+kdmLtO0c6LqB5z9xwGhrG3Qt5yjXX7YKdjbvneZnPhIxT6tW9u7N3II7c4fPIN3HXC94uw6LS3r45g3aq/rlbwXCilYIdwLfzHfkoaN/u+sa/EcaU5yC7Bb/LE8ZfWxQYvuCDpPja2JTHNcFmoSRiUJuzw7TLXwit6bvT0ikE5915d3iyGZiLfRa1VyE657+PVbIB2K2uxq2swYFm/Y0wo/QqWXRPo/aWLrZXISHAl8g5L5wx7BmLEorg7kzlgYHi4AzcgFwoztpzrMtTVEf5/uJnFzQ1q/a/QxG//z9L0Ng4aCVCpSK6ZWj72eg6QgYDz+NTBfQI=' },
    { from: 0xac00, to: 0xd7a3, bits: 'lVQ7btwwEH2Pauw4xQwGAeKOiovEcDPJEZIj+ATpUvoIe5Q9wh4tRwjIISVSBtYOG4nSfN5nSOPXH9iW8k4AGl0AGL8JkQCUHQFXJIlIAsISskQeRerHtlqCbB9uMC0OsZEgkmueQGmiIJFrJCk4wbBGo/xxzpvqSISUV8Pq95fErbNTStG+006MGhz2f9JDTi0kTVSgBypvrhGEJ8NdRu3u6ifDjasvVd3zUDMUXMYqhKgEskt65h/fWxurEopz7G4P6upRJXbDzy/3kpYh0qFE1gawcB+ol0Zp4i7SO3x4hxLXdNsxuhZIGTEBrjlp4V5TduM6FducE+QKSS9N3Z/8X6uOkBizBP/kv4zwbtxfKgvOMC5D4f2QAMl4GyOc4pBkUSlD5N+dxgfBJqLxodjYRDasnyePwoAJEtfIe/IrjPK7KZYqz/zto8WP0b1BysdjIR1SeywRYlwPl4B6GX3ZZjBdm4BqnPRIY/aRdGm7ATxCkrlKjGnTs4y+vbqXWGUdavZ/oe4IabsLwriliatgNPoSj7UNpu+X4wwJqJFlpP4B' },
];

;


function characterTokens(point) {
    if (point < 0x800)
        return isCommonLetter(point) ? 1.06 : 1.95;
    if (point > 0xffff)
        return point >= 0x1f300 && point <= 0x1faff ? 3 : 4;
    for (const { from, to, isOne } of largeScripts())
        if (point >= from && point <= to)
            return isOne(point - from) ? 1 : from === FIRST_HAN ? 2.2 : 2.5;
    if ((point >= 0x3000 && point <= 0x30ff) || (point >= 0xff00 && point <= 0xffef) || (point >= 0x2010 && point <= 0x2027))
        return 1.3;
    return point >= 0x900 && point <= 0xe7f ? 1.3 : 3;
}
function isCommonLetter(point) {
    return (point >= 0xc0 && point <= 0xff) || (point >= 0x386 && point <= 0x45f) || (point >= 0x5d0 && point <= 0x5ea) || (point >= 0x620 && point <= 0x6d3);
}
const FIRST_HAN = 0x4e00;
let scripts = null;
function largeScripts() {
    scripts ??= ONE_TOKEN_CHARACTERS.map(({ from, to, bits }) => {
        const bytes = (0,external_node_zlib_.inflateRawSync)(Buffer.from(bits, 'base64'));
        return { from, to, isOne: (index) => (((bytes[index >> 3] ?? 0) >> (index & 7)) & 1) === 1 };
    });
    return scripts;
}

;

async function estimatorNamed(name) {
    switch (name) {
        case 'bytes3/v2':
            return BYTES3;
        case 'o200k':
            return { name, tokens: (await Promise.all( [__webpack_require__.e(627), __webpack_require__.e(497)]).then(__webpack_require__.bind(__webpack_require__, 5497))).o200kTokens };
    }
}
const BYTES3 = { name: 'bytes3/v2', tokens: (text) => Math.ceil(new Reader(text).total()) };
const KINDS = Array.from({ length: 128 }, (_, code) => {
    if (code >= 0x61 && code <= 0x7a)
        return 'lower';
    if (code >= 0x41 && code <= 0x5a)
        return 'upper';
    if (code >= 0x30 && code <= 0x39)
        return 'digit';
    return code === 0x20 ? 'space' : code >= 0x09 && code <= 0x0d ? 'line' : 'sign';
});
const MIXED = 0.6;
const LONG_MIXED = 0.7;
const LONG_WORD = 0.62;
const LONG = 16;
const LONGEST_HUMP = 12;
const SIGNS = 0.73;
const BLANKS = 12;
class Reader {
    text;
    at = 0;
    space = 0;
    constructor(text) {
        this.text = text;
    }
    total() {
        let tokens = 0;
        for (let kind = this.kind(); kind !== null; kind = this.kind()) {
            switch (kind) {
                case 'lower':
                case 'upper':
                case 'digit':
                    tokens += this.word();
                    break;
                case 'space':
                case 'line':
                    tokens += this.blanks();
                    break;
                case 'sign':
                    tokens += this.signs();
                    break;
                case 'other':
                    tokens += this.other();
                    break;
            }
        }
        return tokens + this.space / 3;
    }
    kind() {
        const code = this.text.charCodeAt(this.at);
        return this.at < this.text.length ? (KINDS[code] ?? 'other') : null;
    }
    takeSpace() {
        const { space } = this;
        this.space = 0;
        return space;
    }
    word() {
        const start = this.at;
        let [humps, digits, letters, inRun, longest] = [0, 0, 0, 0, 0];
        let before = null;
        for (let kind = this.kind(); kind === 'lower' || kind === 'upper' || kind === 'digit'; kind = this.kind()) {
            const isDigit = kind === 'digit';
            const begins = before === null || (before === 'digit') !== isDigit || (kind === 'upper' && before === 'lower') || (kind === 'lower' && before === 'upper' && inRun > 1);
            inRun = begins ? 1 : inRun + 1;
            if (isDigit)
                digits += inRun % 3 === 1 ? 1 : 0;
            else {
                letters += 1;
                if (begins)
                    humps += 1;
                longest = Math.max(longest, inRun);
            }
            before = kind;
            this.at += 1;
        }
        const length = this.at - start;
        const space = this.takeSpace();
        const plain = (length + space) / 3;
        if (letters === 0)
            return Math.max(plain, digits + space);
        const dense = digits > 0 ? length * (length >= LONG ? LONG_MIXED : MIXED) : longest > LONGEST_HUMP || (humps > 3 && humps * 4 > length) ? length * LONG_WORD : 0;
        return Math.max(plain, humps + digits, dense);
    }
    blanks() {
        const start = this.at;
        let lines = 0;
        for (let kind = this.kind(); kind === 'space' || kind === 'line'; kind = this.kind()) {
            if (kind === 'line')
                lines += 1;
            this.at += 1;
        }
        const length = this.at - start;
        const before = this.takeSpace() / 3;
        if (length === 1 && lines === 0) {
            this.space = 1;
            return before;
        }
        return before + Math.max(1, length / BLANKS) + (lines > 0 && lines < length ? 1 : 0);
    }
    signs() {
        const start = this.at;
        let groups = 0;
        let before = -1;
        while (this.kind() === 'sign') {
            const code = this.text.charCodeAt(this.at);
            if (code !== before)
                groups += 1;
            before = code;
            this.at += 1;
        }
        const plain = (this.at - start + this.takeSpace()) / 3;
        return Math.max(plain, 1, groups > 1 ? groups * SIGNS : 0);
    }
    other() {
        const point = this.text.codePointAt(this.at) ?? 0;
        this.at += point > 0xffff ? 2 : 1;
        return this.takeSpace() / 3 + characterTokens(point);
    }
}

var schemas = __webpack_require__(3315);
;

const functionShape = schemas .Ikc({ name: schemas .YjP().min(1).max(200), description: schemas .YjP().max(20_000).default(''), input_schema: schemas .L5J().optional(), inputSchema: schemas .L5J().optional(), parameters: schemas .L5J().optional() });
const toolsShape = schemas .YOg(schemas .KCZ([functionShape, schemas .Ikc({ function: functionShape }).transform((tool) => tool.function)])).max(1_000);
function parseTools(text, named) {
    const json = parseJson(text);
    if ('fault' in json)
        return json;
    const { value } = json;
    const list = typeof value === 'object' && value !== null && 'tools' in value ? value.tools : value;
    const shaped = toolsShape.safeParse(list);
    if (!shaped.success)
        return { fault: 'it must be a list of tools, each with a name', line: null };
    return shaped.data.map(({ name, description, input_schema, inputSchema, parameters }) => {
        const schema = input_schema ?? inputSchema ?? parameters;
        return { name, description, schema: schema === undefined ? null : JSON.stringify(schema, null, 1), isNamed: named.has(name) };
    });
}
const sequence = schemas .aig().int().min(0).max(1e9);
const content = schemas .KCZ([schemas .YjP(), schemas .YOg(schemas .KCZ([schemas .Ikc({ text: schemas .YjP() }), schemas .L5J().transform(() => ({ text: '' }))])).transform((parts) => parts.map(({ text }) => text).filter((text) => text !== '').join('\n'))]);
const messageShape = schemas .Ikc({ role: schemas .YjP().max(50), content: content.optional(), text: schemas .YjP().optional(), sequence: sequence.optional(), seq: sequence.optional(), covers: schemas .PVZ([sequence, sequence]).readonly().optional() });
function parseTranscript(text) {
    if (text.trim() === '')
        return { messages: [], summary: null };
    const values = /^\s*[[{]/.test(text) ? listed(text) : [{ value: { role: 'user', content: text }, line: 1 }];
    if ('fault' in values)
        return values;
    const messages = [];
    let summary = null;
    for (const { value, line } of values) {
        const shaped = messageShape.safeParse(value);
        if (!shaped.success)
            return { fault: 'it must be a message with a role and a content', line };
        const { role, covers } = shaped.data;
        const said = shaped.data.content ?? shaped.data.text ?? '';
        if (role === 'summary') {
            summary = { covers: covers ?? null, text: said };
            continue;
        }
        const number = shaped.data.sequence ?? shaped.data.seq ?? (messages.at(-1)?.sequence ?? summary?.covers?.[1] ?? 0) + 1;
        if (number <= (messages.at(-1)?.sequence ?? -1))
            return { fault: `sequence ${number} does not follow ${messages.at(-1)?.sequence ?? 0}`, line };
        messages.push({ sequence: number, role: roleOf(role), text: said });
    }
    return { messages, summary };
}
function roleOf(role) {
    return role === 'assistant' || role === 'tool' ? role : 'user';
}
function listed(text) {
    const whole = parseJson(text);
    if (!('fault' in whole) && Array.isArray(whole.value))
        return whole.value.map((value) => ({ value, line: null }));
    const found = [];
    for (const [index, line] of text.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const json = parseJson(line);
        if ('fault' in json)
            return { fault: json.fault, line: index + 1 };
        found.push({ value: json.value, line: index + 1 });
    }
    return found;
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return { value };
    }
    catch {
        return { fault: 'it is no JSON', line: null };
    }
}

var project = __webpack_require__(6226);
var context_manifest = __webpack_require__(8131);
var recall_passages = __webpack_require__(7660);
var recall = __webpack_require__(5723);
var json = __webpack_require__(4205);
var errors = __webpack_require__(2795);
var nearest = __webpack_require__(1224);
var phrase = __webpack_require__(8013);
var tree_place = __webpack_require__(9838);
var context_overflow = __webpack_require__(5829);
var external_node_fs_ = __webpack_require__(3024);
;





const MOST_BYTES = 16 * 1024 * 1024;
function readGiven(io, { option, path, root, policy }) {
    const refuse = (why, remedy) => {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${[option]} ${path} ${[why]}`), remedy);
    };
    const absolute = (0,external_node_path_.resolve)(io.cwd, path);
    let text;
    try {
        const stats = (0,external_node_fs_.statSync)(absolute);
        if (!stats.isFile())
            return refuse('is no file', 'Name a file of text.');
        if (stats.size > MOST_BYTES)
            return refuse(`is larger than ${MOST_BYTES / 1024 / 1024} MB`, 'Name a smaller part of it.');
        if ([absolute, (0,external_node_fs_.realpathSync)(absolute)].some((place) => isBlocked(place, root, policy)))
            return refuse('is blocked by the policy', 'Leave it out: what the policy excludes is given to no agent.');
        text = new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(absolute));
    }
    catch (error) {
        if (error instanceof errors .j)
            throw error;
        if (error instanceof TypeError)
            return refuse('is no UTF-8 text', 'Save it as UTF-8.');
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        return code === 'ENOENT' || code === 'ENOTDIR' ? refuse('is not there', 'Check the path; it is taken from the current folder.') : refuse(`cannot be read: ${code}`, 'Check its rights.');
    }
    if ((0,blocking .jC)(text, policy))
        return refuse('says what the policy excludes', 'Leave that out: it is given to no agent.');
    return text;
}
function isBlocked(absolute, root, policy) {
    const fromRoot = (0,external_node_path_.relative)(root, absolute).split(external_node_path_.sep).join('/');
    return !fromRoot.startsWith('../') && fromRoot !== '..' && (0,blocking .uE)(fromRoot, policy) !== null;
}

var cli_reading = __webpack_require__(6489);
var write = __webpack_require__(1458);
;



















const FOLDER = '.memtrust/context';
async function makeContext(io, options) {
    const { reading, basis, commits, workspace } = await (0,cli_reading .b)(io, options);
    try {
        const { root } = workspace.repository;
        const { policy } = reading.policy;
        const given = (option, path) => (path === undefined ? null : readGiven(io, { option, path, root, policy }));
        if ((0,blocking .jC)(options.query, policy))
            throw new errors .j('The query says what the policy excludes', 'Leave that out: it is given to no agent.');
        const { query } = options;
        const { entries } = reading;
        const passages = (0,recall_passages .T)(reading, commits);
        const transcript = parsed('--transcript', options.transcript, parseTranscript(given('--transcript', options.transcript) ?? ''));
        const namedTools = new Set(options.namedTools ?? []);
        const tools = parsed('--tools', options.tools, parseTools(given('--tools', options.tools) ?? '[]', namedTools));
        requireAll('--tool', namedTools, tools.map(({ name }) => name));
        const namedSkills = new Set(options.skills ?? []);
        const skills = (0,project .C)(entries, namedSkills);
        requireAll('--skill', namedSkills, skills.map(({ name }) => name));
        const instructions = [...(0,project .t)(entries, folderOf(io, root, options.cwd))];
        const user = given('--user-memory', options.userMemory);
        if (user !== null)
            instructions.push({ level: 'user', id: `file:${(0,external_node_path_.parse)(options.userMemory ?? '').base}`, text: user });
        const system = given('--system', options.system);
        if (system !== null)
            instructions.push({ level: 'session', id: `file:${(0,external_node_path_.parse)(options.system ?? '').base}`, text: system });
        const request = {
            purpose: options.purpose,
            query,
            basis,
            hits: query.trim() === '' ? [] : (0,recall .I)(passages, query),
            entries: entries.map(({ entry }) => entry),
            passages,
            policy,
            instructions,
            prompt: given('--prompt', options.prompt) ?? options.promptText ?? null,
            transcript: transcript.messages,
            summary: options.summary ?? transcript.summary,
            tools,
            skills,
            resources: (options.resources ?? []).map((path) => ({ name: path, description: '', text: given('--resource', path) ?? '', isNamed: true })),
            evidence: options.evidence ?? [],
            budget: { ceiling: options.ceiling ?? budget .si, limits: options.limits ?? {}, estimator: await estimatorNamed(options.estimator ?? policy.context.estimator) },
        };
        const subject = { ownerKind: options.purpose, ownerId: options.ownerId ?? options.purpose, policyDigest: reading.policy.digest, generatedAt: options.now ?? io.now };
        const composed = composeContext(request, subject, { format: options.format, folder: `${FOLDER}/` });
        if (composed.kind === 'overflow')
            throw new context_overflow .G(composed.budget);
        return { built: composed.built, manifest: composed.manifest, root };
    }
    finally {
        workspace.close();
    }
}
async function writeContext(io, options) {
    const { built, manifest, root } = await makeContext(io, options);
    const kept = keptFiles(root, manifest, contextEnding(options.format));
    const manifestText = (0,json .h)(manifest);
    const missing = [[kept.context, built.text], [kept.manifest, manifestText], [`${FOLDER}/.gitignore`, '*\n']];
    const places = missing.map(([path, content]) => ({ place: tree_place .YR.inRepository(root, path), content }));
    const contextFile = options.out === undefined ? (0,external_node_path_.join)(root, kept.context) : (0,external_node_path_.resolve)(io.cwd, options.out);
    const manifestFile = options.out === undefined ? (0,external_node_path_.join)(root, kept.manifest) : manifestBeside(contextFile);
    const copies = places.filter(({ place }) => (0,tree_place ._N)(place.absolute) === undefined);
    refuseForged(root, kept.context, built.text, (text) => text);
    refuseForged(root, kept.manifest, manifestText, withoutTime);
    const wanted = options.out === undefined ? [] : [{ place: tree_place .YR.ofUser(contextFile), content: built.text }, { place: tree_place .YR.ofUser(manifestFile), content: manifestText }];
    (0,write .EQ)([...wanted, ...copies.filter(({ place }) => wanted.every((other) => other.place.absolute !== place.absolute))]);
    return { contextFile, manifestFile, contentSha256: manifest.content_sha256 ?? '', text: built.text, tokens: built.budget.used, basis: manifest.basis ?? '' };
}
function manifestBeside(contextFile) {
    const { dir, name } = (0,external_node_path_.parse)(contextFile);
    return (0,external_node_path_.join)(dir, `${name}.manifest.json`);
}
function keptFiles(root, manifest, ending) {
    const name = `${FOLDER}/${contextName(manifest)}`;
    const plain = `${name}.manifest.json`;
    const there = (0,write .yR)(root, plain);
    const isSame = there === null || withoutTime(there) === withoutTime((0,json .h)(manifest));
    return { context: `${name}${ending}`, manifest: isSame ? plain : `${name}.${(0,context_manifest .It)(manifest).slice('sha256:'.length, 'sha256:'.length + 12)}.manifest.json` };
}
function refuseForged(root, path, content, essence) {
    if ((0,tree_place ._N)((0,external_node_path_.join)(root, path)) === undefined || essence((0,write .yR)(root, path) ?? '') === essence(content))
        return;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${path} is not what memtrust would have written there`), 'Look where it comes from, and remove it.');
}
function withoutTime(manifest) {
    return manifest.replace(/^ {2}"generated_at": .*$/m, '');
}
function parsed(option, path, result) {
    if (!('fault' in result))
        return result;
    const { fault, line } = result;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${[option]} ${path ?? ''}${[line === null ? '' : `, line ${line}`]}: ${[fault]}`), 'memtrust context --help shows what it may hold.');
}
function requireAll(option, named, known) {
    const missing = [...named].find((name) => !known.includes(name));
    if (missing === undefined)
        return;
    const meant = (0,nearest .p)(missing, known);
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${[option]} ${missing} is not there`), meant === null ? 'Leave it out, or name one that is there.' : (0,phrase .tN)((0,phrase .cv) `Did you mean ${meant}?`));
}
function folderOf(io, root, typed) {
    const folder = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(io.cwd, typed ?? '.')).split(external_node_path_.sep).join('/');
    if (folder !== '..' && !folder.startsWith('../'))
        return folder;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `--cwd ${typed ?? ''} is outside of the repository`), 'Name a folder of this repository.');
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

  6489:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  b: () => (  openReading),
  I: () => (  refuseBroken)
});

var context_reading = __webpack_require__(7528);
var memory_policy = __webpack_require__(2570);
var store = __webpack_require__(7303);
var stricter = __webpack_require__(8150);
var words = __webpack_require__(7066);
var errors = __webpack_require__(2795);
var phrase = __webpack_require__(8013);
var visible = __webpack_require__(8232);
var tree_commits = __webpack_require__(4779);
var git = __webpack_require__(1896);
var names = __webpack_require__(5345);
;


const MESSAGE_BYTES = 2 * 1024;
const COMMIT_FILES = 50;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function recentCommits(repository, from, most = 200) {
    if (!COMMIT_ID.test(from) || most < 1)
        return [];
    const shape = ['-z', '--name-only', '--no-renames', '--no-relative', '--no-show-signature', '--no-color', '--no-ext-diff', '--no-textconv', '--diff-merges=off', '--encoding=UTF-8', '--format=%x00%H%x00%B'];
    const log = await (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', ...shape, `--max-count=${Math.floor(most)}`, from, '--']);
    return log.code === 0 ? commitsIn((0,names .K5)(log.stdout)) : [];
}
function commitsIn(records) {
    const commits = [];
    for (let at = 0; at < records.length;) {
        const oid = records[at + 1]?.toString('latin1') ?? '';
        if (records[at]?.length !== 0 || !COMMIT_ID.test(oid)) {
            at += 1;
            continue;
        }
        const [subject = '', ...rest] = messageOf(records[at + 2] ?? Buffer.alloc(0)).split('\n');
        at += 3;
        const files = [];
        for (; at < records.length && records[at]?.length !== 0; at += 1) {
            if (files.length < COMMIT_FILES)
                files.push((0,names .e4)(records[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
        }
        commits.push({ oid, subject: subject.trim(), body: rest.join('\n').trim(), files });
    }
    return commits;
}
function messageOf(bytes) {
    const text = bytes.subarray(0, MESSAGE_BYTES).toString('utf8');
    return (bytes.length > MESSAGE_BYTES ? text.replace(/\uFFFD{1,3}$/, '') : text).replaceAll('\r\n', '\n').trim();
}

var past = __webpack_require__(565);
var virtual_tree = __webpack_require__(4008);
var cli_workspace = __webpack_require__(7321);
;













async function openReading(io, { trustWorktree = false, base: given, head: looked, now = io.now }) {
    const workspace = await cli_workspace .a.open(io);
    try {
        const { base, incomplete } = await workspace.settled({ base: given, head: looked });
        const opened = trustWorktree ? await worktreeReading(workspace, base, await workspace.workTree(), Date.parse(now)) : await settledReading(workspace, base, given !== undefined, Date.parse(now));
        return { ...opened, reading: { ...opened.reading, incomplete: [...incomplete, ...opened.reading.incomplete] }, workspace };
    }
    catch (error) {
        workspace.close();
        throw error;
    }
}
async function settledReading(workspace, base, isGiven, now) {
    const { repository, objects } = workspace;
    const commit = base?.commit ?? null;
    if (base === null || commit === null) {
        const reading = await (0,context_reading .G)(new virtual_tree .U({}), { now, past: new past .v(repository, objects, null, null) });
        return { reading, basis: 'no commit: nothing is settled before the first one', commit: null, commits: [] };
    }
    refuseBroken(await (0,store .T4)(base));
    const [reading, commits, branch] = await Promise.all([(0,context_reading .G)(base, { now, past: new past .v(repository, objects, commit, commit) }), recentCommits(repository, commit), workspace.defaultBranch()]);
    return { reading, basis: `base ${(0,words .Fu)(commit)}${isGiven ? ', as --base says' : branch === null ? '' : ` of ${(0,visible .RK)(branch)}`}`, commit, commits };
}
async function worktreeReading(workspace, base, tree, now) {
    const { repository, objects } = workspace;
    const own = await (0,store .T4)(tree);
    const settled = base === null ? null : await (0,store .T4)(base);
    for (const file of [own, ...(settled === null ? [] : [settled])])
        refuseBroken(file);
    const policy = settled === null ? { ...(0,stricter .G)(memory_policy .zj, own.policy), stores: own.policy.stores } : (0,stricter .G)(settled.policy, own.policy);
    const current = await (0,tree_commits .WL)(objects, 'HEAD');
    const [reading, commits] = await Promise.all([(0,context_reading .G)(tree, { now, policy, past: new past .v(repository, objects, base?.commit ?? null, null) }), current === null ? [] : recentCommits(repository, current)]);
    return { reading: { ...reading, policy: { ...reading.policy, policy, digest: (0,memory_policy .p1)(policy) } }, basis: 'the uncommitted working tree, trusted because --trust-worktree was given', commit: null, commits };
}
function refuseBroken({ origin, problems }) {
    if (origin !== 'broken')
        return;
    const [first] = problems;
    const what = first === undefined ? (0,phrase .cv) `` : (0,phrase .cv) `: ${first.message}`;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${memory_policy .l$} cannot be read${what}`), 'Mend it, where it is read from: memtrust check names the place.');
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
