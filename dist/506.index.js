export const id = 506;
export const ids = [506];
export const modules = {

  94506:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  handOnContext: () => (  handOnContext)
});

var external_node_path_ = __webpack_require__(76760);
var breakdown = __webpack_require__(58700);
var blocking = __webpack_require__(75362);
var build = __webpack_require__(71838);
var manifest = __webpack_require__(51410);
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

var external_node_zlib_ = __webpack_require__(38522);
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
            return { name, tokens: (await Promise.all( [__webpack_require__.e(627), __webpack_require__.e(497)]).then(__webpack_require__.bind(__webpack_require__, 85497))).o200kTokens };
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

var project = __webpack_require__(46226);
var recall_passages = __webpack_require__(7660);
var recall = __webpack_require__(15723);
var json = __webpack_require__(4205);
var git = __webpack_require__(31896);
var disk = __webpack_require__(55908);
var object_reader = __webpack_require__(29420);
var place = __webpack_require__(39838);
var audit_branch = __webpack_require__(98452);
var results = __webpack_require__(85160);
var reading = __webpack_require__(57528);
var standing = __webpack_require__(48606);
var words = __webpack_require__(27066);
var changes = __webpack_require__(41796);
var names = __webpack_require__(25345);
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

var github_base = __webpack_require__(94657);
var github_branch = __webpack_require__(27208);
var runner_past = __webpack_require__(31575);
;








async function givenOfChange(sight, event, baseSha) {
    const { clone, github, evaluation, commit } = sight;
    const base = await (0,github_base .Cg)(clone, github, baseSha);
    const merged = await (0,github_base .Cg)(clone, github, commit, base);
    const head = event.headSha === commit ? merged : await (0,github_base .Cg)(clone, github, event.headSha, base);
    const settled = await readAs(sight, base, baseSha);
    const changed = new Set([...(0,changes .vl)(base, merged), ...(0,changes .vl)(base, head)]);
    const texts = new Map(settled.flatMap(({ entry, text }) => (isQuotable(entry, base, changed) ? [[keyOf(entry), text]] : [])));
    const once = idsThereOnce(evaluation.entries);
    const entries = evaluation.entries.map((entry) => ({ entry, text: once.has(entry.id) && isSettled(entry) ? (texts.get(keyOf(entry)) ?? '') : '', linked: [] }));
    return {
        entries,
        unchanged: new Set(entries.flatMap(({ entry }) => (once.has(entry.id) && isSettled(entry) && texts.has(keyOf(entry)) ? [entry.id] : []))),
        commits: [],
        basis: `base ${(0,words .Fu)(baseSha)} of ${event.baseRef.replace(/^refs\/heads\//, '')}, as far as the change leaves it alone`,
    };
}
async function givenOfBranch(sight, branch, policyFile) {
    const { clone, github, evaluation, commit } = sight;
    const tree = await (0,github_branch .h)(await (0,github_base .Cg)(clone, github, commit), policyFile);
    const known = new Map((await readAs(sight, tree, commit)).map((readable) => [keyOf(readable.entry), readable]));
    return {
        entries: evaluation.entries.map((entry) => ({ text: '', linked: [], ...known.get(keyOf(entry)), entry })),
        unchanged: null,
        commits: await recentCommits(clone.repository, commit),
        basis: `commit ${(0,words .Fu)(commit)} of ${branch}`,
    };
}
async function readAs({ clone, github, evaluation }, tree, commit) {
    const { policy } = evaluation.policy;
    const now = Date.parse(evaluation.subject.evaluatedAt);
    return (await (0,reading .G)(tree, { now, policy, past: new runner_past .H(clone, github, commit, commit) })).entries;
}
function isSettled({ settled, status }) {
    return settled && status !== 'rejected';
}
function isQuotable(entry, base, changed) {
    return (0,standing .qR)(entry) === 'trusted' && entry.path !== null && base.entries.get(entry.path)?.kind === 'file' && !changed.has(entry.path);
}
function keyOf({ id, path }) {
    return `${id}\0${path ?? ''}`;
}
function idsThereOnce(entries) {
    const once = new Set();
    const twice = new Set();
    for (const { id } of entries)
        (once.has(id) ? twice : once).add(id);
    return new Set([...once].filter((id) => !twice.has(id)));
}

;















const NONE = { 'context-file': '', 'context-manifest': '', AIT_CONTEXT_FILE: '' };
async function handOnContext(handing) {
    const { log, inputs, runner } = handing;
    const source = sourceOf(handing);
    if ('none' in source) {
        log.info(`no context: ${source.none}`);
        return NONE;
    }
    const composed = await compose(handing, await read(handing, source));
    if (composed.kind === 'overflow') {
        log.warning(overflowWords(composed.budget));
        return NONE;
    }
    const { built, manifest } = composed;
    const paths = writeBoth((0,external_node_path_.join)(runner.temp, 'memtrust', 'context'), composed);
    log.info(`context: ${built.budget.used} of ${inputs.contextBudget} tokens, with the text of ${manifest.selected_memory.length} of ${manifest.entries.length} entries`);
    return { 'context-file': paths.context, 'context-manifest': paths.manifest, AIT_CONTEXT_FILE: paths.context };
}
function sourceOf({ judged, event, runner, inputs }) {
    const { evaluation, commit, policyIsKnown } = judged;
    if (evaluation.verdict !== 'pass')
        return { none: `the verdict is ${evaluation.verdict}` };
    if (!policyIsKnown)
        return { none: 'a policy in force cannot be read, so nobody knows what it keeps unsaid' };
    if (event.kind !== 'branch') {
        const { baseSha } = evaluation.subject;
        return baseSha === null ? { none: 'there is no base' } : { read: async (sight) => givenOfChange(sight, event, baseSha) };
    }
    const branch = (0,audit_branch .N)(event, runner);
    if (branch === null || commit !== runner.sha)
        return { none: 'what is checked out is not the commit of the default branch that started this workflow, so its records are nobody\'s baseline' };
    return { read: async (sight) => givenOfBranch(sight, branch, inputs.policy) };
}
async function read({ judged, runner, github, environment }, source) {
    const repository = await (0,git .h_)(runner.workspace, environment, { network: github.network, transport: 'as-configured' });
    const objects = new object_reader .n(repository);
    try {
        return await source.read({ clone: { repository, objects }, github, evaluation: judged.evaluation, commit: judged.commit });
    }
    finally {
        objects.close();
    }
}
async function compose({ judged, inputs }, { entries, unchanged, commits, basis }) {
    const { policy, subject } = judged.evaluation;
    const searched = unchanged === null ? entries : entries.filter(({ entry }) => unchanged.has(entry.id));
    const passages = (0,recall_passages .T)({ entries: searched, policy }, commits);
    const request = {
        purpose: inputs.contextFor,
        query: inputs.contextQuery,
        basis,
        hits: (0,recall .I)(passages, inputs.contextQuery),
        entries: entries.map(({ entry }) => entry),
        passages,
        policy: policy.policy,
        instructions: (0,project .t)(entries, inputs.workingDirectory),
        prompt: null,
        transcript: [],
        summary: null,
        tools: [],
        skills: (0,project .C)(entries, new Set()),
        resources: [],
        evidence: [],
        budget: { ceiling: inputs.contextBudget, limits: {}, estimator: await estimatorNamed(policy.policy.context.estimator) },
        ...(unchanged === null ? {} : { onlyUnchangedSince: unchanged }),
    };
    return composeContext(request, { ownerKind: inputs.contextFor, ownerId: subject.headSha ?? inputs.contextFor, policyDigest: policy.digest, generatedAt: subject.evaluatedAt }, { folder: '' });
}
function overflowWords(budget) {
    const parts = (0,breakdown .I)(budget).map(({ part, limit, used }) => `${part} ${used}${limit === null ? '' : ` of ${limit}`}`);
    return `no context: it would take ${budget.used} tokens by ${budget.estimator}, and context-budget allows ${budget.ceiling} (${parts.join(', ')}). Raise context-budget`;
}
function writeBoth(folder, { built, manifest }) {
    const name = contextName(manifest);
    const names = { context: `${name}${contextEnding('markdown')}`, manifest: `${name}.manifest.json` };
    const paths = { context: (0,external_node_path_.join)(folder, names.context), manifest: (0,external_node_path_.join)(folder, names.manifest) };
    try {
        (0,results .KB)(folder, { [names.context]: built.text, [names.manifest]: (0,json .h)(manifest) });
        return paths;
    }
    catch (error) {
        for (const path of Object.values(paths))
            (0,disk .nM)(place .YR.ofRunner(path));
        throw error;
    }
}


  })

};
