export const id = 173;
export const ids = [173];
export const modules = {

  5173:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runProcess: () => (  runProcess)
});

var promises_ = __webpack_require__(6848);
var esm = __webpack_require__(3735);
var digest = __webpack_require__(8973);
;
const VISIBLE_LIMIT = 200;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{DI}]/gu;
const PLAIN = /^[ -~]*$/;
function visible(text, limit = VISIBLE_LIMIT) {
    if (text.length <= limit && PLAIN.test(text))
        return text;
    const shown = shorten(text, limit).replace(INVISIBLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
    return shorten(shown, limit);
}
function shorten(text, limit) {
    return text.length > limit ? `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
function hasInvisible(text) {
    return !PLAIN.test(text) && text.search(INVISIBLE) >= 0;
}

var canonical = __webpack_require__(7060);
;
const SOURCE_CLASSES = ['accepted_memory', 'candidate_memory', 'attempt_evidence', 'review_evidence', 'live_external'];
const STATUSES = ['accepted', 'candidate', 'advisory', 'superseded', 'stale', 'policy_blocked', 'rejected'];
const TRUST_LEVELS = ['trusted', 'advisory', 'evidence', 'candidate', 'superseded', 'stale', 'policy_blocked', 'untrusted'];
function reasonOf(entry) {
    const [first] = entry.reasons;
    if (first === undefined)
        throw new Error('An entry has at least one reason');
    return first;
}

;




function contextManifest(entries, subject) {
    const rows = entries.map(manifestEntry).sort((a, b) => (a.source_id < b.source_id ? -1 : 1));
    return {
        schema: 'ait.context_manifest',
        schema_version: 1,
        context_id: `ctx_${(0,canonical .Xz)([subject.ownerKind, subject.ownerId, '']).slice('sha256:'.length, 'sha256:'.length + 24)}`,
        owner_kind: subject.ownerKind,
        owner_id: subject.ownerId,
        context_ref: '',
        generated_at: subject.generatedAt,
        memory_query: '',
        policy_hash: subject.policyDigest,
        entries: rows,
        trusted_baseline_refs: rows.filter((row) => row.trusted_baseline).map((row) => row.source_id),
        policy_exclusions: rows.filter((row) => row.status === 'policy_blocked'),
        source_manifest: rows
            .filter((row) => row.source_class === 'live_external')
            .map((row) => ({ source_id: row.source_id, path: row.source_path_redacted, allowed_by_policy: row.status !== 'policy_blocked' })),
        selected_memory: rows.filter((row) => row.selected).map((row) => row.source_id),
        skipped_memory: rows.filter((row) => !row.selected).map((row) => ({ source_id: row.source_id, reason: row.reason })),
        write_mode: 'check',
        content_sha256: null,
    };
}
function manifestDigest(manifest) {
    const { generated_at: _time, ...hashed } = manifest;
    return (0,canonical .Xz)(hashed);
}
function manifestEntry(entry) {
    const included = entry.trustedBaseline;
    const statement = included ? Buffer.from(entry.record?.fact?.statement ?? '', 'utf8') : null;
    const blocked = entry.status === 'policy_blocked';
    return {
        source_id: visible(entry.id, 1_000),
        source_type: sourceType(entry.sourceClass),
        source_class: entry.sourceClass,
        topic: blocked ? '' : visible(entry.record?.fact?.topic ?? ''),
        status: entry.status,
        trust_level: entry.trustLevel,
        selected: included,
        trusted_baseline: entry.trustedBaseline,
        included_in_context: included,
        body_included: statement !== null && statement.length > 0,
        reason: reasonOf(entry),
        reasons: entry.reasons,
        source_ref: blocked ? '' : visible(entry.record?.fact?.sourceRef ?? ''),
        source_path_redacted: entry.path === null ? null : visible(entry.path, 1_000),
        content_hash: statement === null ? null : (0,digest .w0)(statement),
        bytes_included: statement?.length ?? 0,
        ...(entry.supersededBy === null ? {} : { superseded_by: entry.supersededBy }),
        anchors: entry.anchors.map(({ path, selector, verdict }) => ({ path: visible(path, 1_000), selector: visible(selector, 1_000), verdict })),
    };
}
function sourceType(sourceClass) {
    switch (sourceClass) {
        case 'accepted_memory':
        case 'candidate_memory':
            return 'memory_fact';
        case 'live_external':
            return 'live_memory_source';
        case 'attempt_evidence':
            return 'attempt';
        case 'review_evidence':
            return 'review';
    }
}

var schemas = __webpack_require__(3315);
var limits = __webpack_require__(7713);
;

function phrase_say(words, ...values) {
    const parts = [];
    words.forEach((word, index) => {
        if (word !== '')
            parts.push(word);
        const value = values[index];
        if (typeof value === 'string')
            parts.push({ quoted: value });
        else if (typeof value === 'number')
            parts.push(String(value));
        else if (value !== undefined)
            parts.push(...value);
    });
    return parts;
}
function plain(text) {
    return [text];
}
function enumerate(names, most = 3) {
    const parts = [];
    names.slice(0, most).forEach((name, index) => {
        if (index > 0)
            parts.push(', ');
        parts.push({ quoted: name });
    });
    if (names.length > most)
        parts.push(` and ${names.length - most} more`);
    return parts;
}
function phraseText(phrase) {
    return phrase.map((part) => (typeof part === 'string' ? part : `\`${visible(part.quoted)}\``)).join('');
}

;


function splitFrontMatter(text) {
    if (text.trim() === '')
        return { message: plain('the file is empty'), line: 1 };
    if (!text.startsWith('---\n'))
        return { message: plain('the first line must be exactly --- (front matter between two such lines)'), line: 1, column: 1 };
    const end = text.indexOf('\n---\n', 3);
    const closing = end >= 0 ? end : text.endsWith('\n---') ? text.length - 4 : -1;
    if (closing < 0)
        return { message: plain('the front matter is not closed: a line that is exactly --- is missing'), line: 1 };
    const yaml = text.slice(4, closing + 1);
    if (Buffer.byteLength(yaml) > limits .oD) {
        return { message: plain(`the front matter is longer than ${limits .oD / 1024} KiB; move text into the body`), line: 1 };
    }
    return { yaml, body: text.slice(closing + 5) };
}
function lineFeeds(text) {
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

;
function nearest(word, known) {
    let best = null;
    let bestDistance = Infinity;
    if (word.length > 100)
        return null;
    for (const candidate of known) {
        const allowed = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
        if (Math.abs(candidate.length - word.length) > allowed)
            continue;
        const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
        if (distance <= allowed && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substitution);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
                cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
            }
            row.push(cost);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? Infinity;
}

;

const LISTED_PROBLEMS = 20;
function andMore(listed, count) {
    const first = listed.slice(0, LISTED_PROBLEMS);
    return count > first.length ? [...first, { message: phrase_say `and ${count - first.length} more problems` }] : first;
}

;



function shapeProblems(error, place, knownKeys) {
    const faults = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ issue, key })) : [{ issue, key: null }]));
    const problems = faults.slice(0, LISTED_PROBLEMS).map(({ issue, key }) => {
        if (key === null)
            return { message: [...where(issue.path), ...expected(issue)], ...place(issue.path) };
        const meant = nearest(key, knownKeys);
        const advice = meant === null ? plain('') : phrase_say `; did you mean ${meant}?`;
        return { message: phrase_say `unknown key ${key}${advice}`, ...place([...issue.path, key]) };
    });
    return andMore(problems, faults.length);
}
function where(path) {
    return path.length === 0 ? plain('the file ') : phrase_say `${path.map(String).join('.')} `;
}
function expected(issue) {
    switch (issue.code) {
        case 'invalid_value':
            return plain(`must be one of: ${issue.values.map(String).join(', ')}`);
        case 'invalid_type':
            return plain(`must be ${ARTICLES[issue.expected] ?? issue.expected}`);
        case 'too_small':
            return plain(`is too small or too short (at least ${issue.minimum})`);
        case 'too_big':
            return plain(`is too big or too long (at most ${issue.maximum})`);
        case 'custom':
        case 'invalid_format':
            return plain(issue.message);
        default:
            return plain('is not valid here');
    }
}
const ARTICLES = {
    string: 'text (put it in quotes)',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a mapping',
    record: 'a mapping',
};

var dist = __webpack_require__(3483);
;




const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const NESTING = 64;
const MESSAGES = {
    BAD_ALIAS: 'aliases are not allowed',
    BAD_INDENT: 'the indentation is wrong',
    BAD_SCALAR_START: 'a value starts with a character that needs quotes',
    BLOCK_AS_IMPLICIT_KEY: 'a nested mapping stands where a value is expected; quote the value',
    BLOCK_IN_FLOW: 'a block stands inside brackets',
    DUPLICATE_KEY: 'a key is there twice',
    MISSING_CHAR: 'a quote, bracket, colon or comma is missing',
    MULTILINE_IMPLICIT_KEY: 'a key goes over several lines; is a colon or a quote missing?',
    TAB_AS_INDENT: 'a tab is used as indentation; use blanks',
    TAG_RESOLVE_FAILED: 'tags are not allowed',
    UNEXPECTED_TOKEN: 'there is something that does not belong here',
};
const MOST_ITEMS = 10_000;
function parseYaml(text, firstLine = 1) {
    const lines = new dist .HN();
    const placeAt = (offset) => {
        if (offset === undefined)
            return {};
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
    };
    const refused = (message, offset) => ({ ok: false, problems: [{ message: plain(message), ...placeAt(offset) }] });
    if ((text.match(/[\n,]/g)?.length ?? 0) > MOST_ITEMS)
        return refused(`this has more than ${MOST_ITEMS} lines or items`, 0);
    const tokens = [];
    const tooDeep = tokenise(text, lines, tokens);
    if (tooDeep !== null)
        return refused(`this is nested more than ${NESTING} levels deep`, tooDeep);
    for (const token of tokens) {
        if (token.type === 'directive')
            return refused('directives are not allowed', token.offset);
        if (token.type === 'byte-order-mark')
            return refused('there is a byte-order mark', token.offset);
    }
    const composer = new dist .Dk({ version: '1.2', merge: false, uniqueKeys: false, strict: true });
    const [document, second] = [...composer.compose(tokens, true, text.length)];
    if (document === undefined || second !== undefined)
        return refused('there is more than one document', second?.range[0]);
    const problems = [...document.errors, ...document.warnings].map((fault) => ({
        message: plain(MESSAGES[fault.code] ?? 'this is not valid YAML'),
        ...placeAt(fault.pos[0]),
    }));
    if (problems.length === 0)
        problems.push(...forbidden(document, placeAt));
    if (problems.length > 0)
        return { ok: false, problems: andMore(problems, problems.length) };
    const data = document.toJS({ maxAliasCount: 0 });
    return { ok: true, data, comments: text.includes('#') ? commentsOf(tokens) : [], place: (path) => placeOf(document, path, placeAt) };
}
function tokenise(text, lines, tokens) {
    const parser = new dist .iX(lines.addNewLine);
    lines.addNewLine(0);
    for (const lexeme of new dist .JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > NESTING)
            return parser.offset;
    }
    for (const token of parser.end())
        tokens.push(token);
    return null;
}
function forbidden(document, placeAt) {
    const problems = [];
    const refuse = (message, offset) => {
        problems.push({ message, ...placeAt(offset) });
    };
    (0,dist .YR)(document, {
        Node(_key, node) {
            const offset = node.range?.[0];
            if ((0,dist .Vj)(node))
                return refuse(plain('aliases are not allowed'), offset);
            if (node.anchor)
                refuse(plain('anchors are not allowed'), offset);
            if (node.tag !== undefined)
                refuse(plain('tags are not allowed'), offset);
            if ((0,dist .jn)(node) && typeof node.value === 'string' && !(0,canonical .UC)(node.value))
                refuse(plain('this text holds half of a surrogate pair, which is no character'), offset);
            if ((0,dist .jn)(node) && typeof node.value === 'number' && !keepsItsDigits(node.value, node.source)) {
                refuse(plain('this number does not survive being read (too long, or not finite); put it in quotes'), offset);
            }
            if (!(0,dist .jh)(node))
                return;
            const seen = new Set();
            for (const { key } of node.items) {
                const name = (0,dist .jn)(key) && typeof key.value === 'string' ? key.value : null;
                const at = (0,dist .Ll)(key) ? key.range?.[0] : offset;
                if (name === null)
                    refuse(plain('keys must be plain text'), at);
                else if (DANGEROUS_KEYS.has(name))
                    refuse(phrase_say `the key ${name} is not allowed`, at);
                else if (name === '<<')
                    refuse(plain('merge keys are not allowed'), at);
                else if (seen.has(name))
                    refuse(phrase_say `the key ${name} is there twice`, at);
                else
                    seen.add(name);
            }
        },
    });
    return problems;
}
function keepsItsDigits(value, source) {
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
        return false;
    return (source ?? '').replace(/\D/g, '').length <= 15;
}
function placeOf(document, path, placeAt) {
    for (let depth = path.length; depth > 0; depth -= 1) {
        const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
        const last = path[depth - 1];
        if ((0,dist .jh)(parent)) {
            const pair = parent.items.find(({ key }) => (0,dist .jn)(key) && key.value === last);
            if (pair !== undefined && (0,dist .Ll)(pair.key))
                return placeAt(pair.key.range?.[0]);
        }
        const node = document.getIn(path.slice(0, depth), true);
        if ((0,dist .Ll)(node))
            return placeAt(node.range?.[0]);
    }
    return placeAt(0);
}
function commentsOf(tokens) {
    const comments = [];
    const walk = (token) => {
        if (typeof token !== 'object' || token === null)
            return;
        if (isComment(token))
            comments.push(token);
        else
            for (const part of Object.values(token))
                walk(part);
    };
    walk(tokens);
    return comments.sort((a, b) => a.offset - b.offset).map((comment) => comment.source);
}
function isComment(token) {
    return 'type' in token && token.type === 'comment';
}

;







const POLICY_PATH = '.memtrust/policy.yml';
const LAYOUTS = ['memtrust', 'ai-kb', 'ai-runtime', 'ait'];
const SEVERITIES = ['error', 'warning', 'notice', 'off'];
const pattern = schemas .YjP().min(1).max(500);
const patterns = schemas .YOg(pattern).max(1_000);
const account = schemas .YjP().regex(/^@?[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?(?:\/[A-Za-z0-9._-]+)?$/, { error: 'must be a login or a team such as @acme/platform' });
const accounts = schemas .YOg(account).max(1_000);
const tier = schemas .YjP().regex(/^(?:(?:low|normal|high|critical)\/)?[ABCD]$/, { error: 'must be a tier such as A, or critical/A' });
const ruleCode = schemas .YjP().regex(/^MT\d{3}$/, { error: 'must be rule codes such as MT403' });
const policyShape = schemas .rej({
    version: schemas .euz(1).default(1),
    mode: schemas .k5n(['enforce', 'report']).default('enforce'),
    adoption: schemas .rej({
        approvals: schemas .Whr().min(0).max(10).default(1),
        adopters: accounts.default([]),
        codeowners: schemas .zMY().default(false),
        paths: schemas .g1P(pattern, accounts).default({}),
    })
        .prefault({}),
    policy: schemas .rej({ approvers: accounts.default([]) }).prefault({}),
    exclude_paths: patterns.default(['.env', '.env.*', '*.pem', '*.key', 'secrets/**']),
    exclude_text: schemas .YOg(schemas .YjP().trim().min(1).max(500)).max(1_000).default([]),
    sources: schemas .rej({ allow: patterns.default([]), block: patterns.default([]) }).prefault({}),
    live: schemas .rej({ require_adoption: patterns.default(['CLAUDE.md', 'AGENTS.md', '.claude/settings.json']) }).prefault({}),
    stale: schemas .rej({
        block: schemas .YOg(tier).default(['critical/A', 'critical/B']),
        warn: schemas .YOg(tier).default(['A', 'B']),
        note: schemas .YOg(tier).default(['C', 'D']),
    })
        .prefault({}),
    base_audit: schemas .k5n(['report', 'require']).default('report'),
    stores: schemas .YOg(schemas .rej({ layout: schemas .k5n(LAYOUTS) })).min(1).max(10).default([{ layout: 'memtrust' }]),
    rules: schemas .g1P(ruleCode, schemas .k5n(SEVERITIES)).default({}),
});
const DEFAULT_POLICY = policyShape.parse({});
const KNOWN_KEYS = [...Object.keys(policyShape.shape), 'approvals', 'adopters', 'codeowners', 'paths', 'approvers', 'allow', 'block', 'require_adoption', 'warn', 'note', 'layout'];
function defaultPolicy() {
    return { origin: 'defaults', policy: DEFAULT_POLICY, digest: policyDigest(DEFAULT_POLICY), problems: [] };
}
function brokenPolicy(problems) {
    return { ...defaultPolicy(), origin: 'broken', problems };
}
function policyDigest(policy) {
    return (0,canonical .Xz)(policy);
}
function parsePolicy(bytes) {
    if (bytes.length > limits .HH)
        return brokenPolicy([{ message: plain(`the file is larger than ${limits .HH / 1024} KiB`) }]);
    let text;
    try {
        text = lineFeeds(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return brokenPolicy([{ message: plain('the file is not UTF-8 text') }]);
    }
    const yaml = parseYaml(text);
    if (!yaml.ok)
        return brokenPolicy(yaml.problems);
    const shaped = policyShape.safeParse(yaml.data ?? {});
    if (!shaped.success)
        return brokenPolicy(shapeProblems(shaped.error, yaml.place, KNOWN_KEYS));
    return { origin: 'file', policy: shaped.data, digest: policyDigest(shaped.data), problems: [] };
}

;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function decodeName(bytes) {
    try {
        return strict.decode(bytes).replace(/\\(?=x(?:5c|[89a-f][0-9a-f]))/g, String.raw `\x5c`);
    }
    catch {
        return [...bytes].map((byte) => (byte < 0x80 && byte !== 0x5c ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`)).join('');
    }
}
function encodeName(name) {
    if (!name.includes('\\'))
        return Buffer.from(name, 'utf8');
    const parts = name.split(/\\x(5c|[89a-f][0-9a-f])/);
    return Buffer.concat(parts.map((part, index) => (index % 2 === 0 ? Buffer.from(part, 'utf8') : Buffer.from(part, 'hex'))));
}
function splitNul(output) {
    const records = [];
    let start = 0;
    for (let end = output.indexOf(0, start); end >= 0; end = output.indexOf(0, start)) {
        records.push(output.subarray(start, end));
        start = end + 1;
    }
    return records;
}

;

function notableEntries(tree) {
    const known = found.get(tree);
    if (known !== undefined)
        return known;
    const notable = tree.madeOf ? derived(tree, tree.madeOf) : [...tree.entries.values()].filter(isNotable);
    found.set(tree, notable);
    return notable;
}
const found = new WeakMap();
function isNotable({ path, kind }) {
    return kind !== 'file' || path.startsWith('.') || path.includes('/.') || /\.md$|(?:^|\/)action\.ya?ml$/i.test(path) || /[^ -~]/.test(path);
}
function derived(tree, { tree: before, changed }) {
    const now = [...changed].flatMap((path) => tree.entries.get(path) ?? []).filter(isNotable);
    const kept = notableEntries(before).filter(({ path }) => !changed.has(path));
    if (now.length === 0)
        return kept;
    return [...kept, ...now].map((entry) => ({ entry, bytes: encodeName(entry.path) })).sort((a, b) => Buffer.compare(a.bytes, b.bytes)).map(({ entry }) => entry);
}

;
const NORMAL = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/;
function normalisePath(written) {
    if (NORMAL.test(written))
        return written;
    if (/^(?:\/|\\|[A-Za-z]:[\\/]|[A-Za-z][A-Za-z0-9+.-]*:\/\/|~\/)/.test(written) || written.includes('\0'))
        return null;
    const parts = [];
    for (const part of written.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.length === 0 ? null : parts.join('/');
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function foldersAbove(path) {
    const folders = [];
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1))
        folders.push(path.slice(0, slash));
    return folders;
}

var memory_citation = __webpack_require__(5765);
;
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const DAY = 24 * 60 * 60 * 1000;
function startOf(text) {
    const match = INSTANT.exec(text);
    if (match === null)
        return null;
    const [, year, month, day] = match;
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
        return null;
    const milliseconds = match[4] === undefined ? date.getTime() : Date.parse(text);
    return Number.isNaN(milliseconds) ? null : milliseconds;
}
function endOf(text) {
    const start = startOf(text);
    return start === null ? null : text.includes('T') ? start : start + DAY;
}

;



const DECLARED_STATUSES = ['candidate', 'accepted', 'rejected', 'superseded'];
const FACT_KINDS = ['decision', 'rule', 'workflow', 'failure', 'entity', 'current_state', 'note', 'manual'];
const IMPORTANCES = ['low', 'normal', 'high', 'critical'];
const FACT_ID = /^[a-z0-9](?:[a-z0-9-]*)(?:\/[a-z0-9][a-z0-9-]*)*$/;
const factId = schemas .YjP().max(200).regex(FACT_ID, { error: 'must be a fact id: lower-case letters, digits, - and /' });
const instant = schemas .YjP().refine((text) => startOf(text) !== null, { error: 'must be a date such as 2026-01-31, or a date and time with Z' });
const factShape = schemas .rej({
    id: factId.optional(),
    topic: schemas .YjP().min(1).max(200).optional(),
    claim_key: schemas .YjP()
        .max(200)
        .regex(/^[^\s/][^\s]*\/[^\s]+$/, { error: 'must be subject/attribute without blanks' })
        .optional(),
    kind: schemas .k5n(FACT_KINDS).optional(),
    status: schemas .k5n(DECLARED_STATUSES).optional(),
    confidence: schemas .aig().min(0).max(1).optional(),
    importance: schemas .k5n(IMPORTANCES).optional(),
    sources: schemas .YOg(memory_citation .J0).max(100).optional(),
    supersedes: schemas .YOg(factId).max(100).optional(),
    valid_from: instant.optional(),
    valid_until: instant.optional(),
    review_by: instant.optional(),
});

;




function readPlainEnvelope(written) {
    const envelope = {};
    for (const [key, value] of Object.entries(written)) {
        switch (key) {
            case 'id':
                if (!isId(value))
                    return null;
                envelope.id = value;
                break;
            case 'topic':
                if (typeof value !== 'string' || value === '' || value.length > 200)
                    return null;
                envelope.topic = value;
                break;
            case 'kind':
                envelope.kind = FACT_KINDS.find((known) => known === value);
                if (envelope.kind === undefined)
                    return null;
                break;
            case 'status':
                envelope.status = DECLARED_STATUSES.find((known) => known === value);
                if (envelope.status === undefined)
                    return null;
                break;
            case 'importance':
                envelope.importance = IMPORTANCES.find((known) => known === value);
                if (envelope.importance === undefined)
                    return null;
                break;
            case 'valid_from':
            case 'valid_until':
            case 'review_by':
                if (typeof value !== 'string' || startOf(value) === null)
                    return null;
                envelope[key] = value;
                break;
            case 'supersedes':
                if (!Array.isArray(value) || value.length > 100 || !value.every(isId))
                    return null;
                envelope.supersedes = [...value];
                break;
            case 'sources': {
                if (!Array.isArray(value) || value.length > 100)
                    return null;
                const sources = [];
                for (const source of value) {
                    const citation = readPlainCitation(source);
                    if (citation === null)
                        return null;
                    sources.push(citation);
                }
                envelope.sources = sources;
                break;
            }
            default:
                return null;
        }
    }
    return envelope;
}
function isId(value) {
    return typeof value === 'string' && value.length <= 200 && FACT_ID.test(value);
}
const BLOB = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT = /^[0-9a-f]{2,64}$/;
function readPlainCitation(written) {
    if (typeof written !== 'object' || written === null || Array.isArray(written))
        return null;
    const read = { path: '', selector: { kind: 'file' }, norm: 'n0', digest: null, lines: null, blob: null, raw: null, context: [], within: null, as: null };
    let quote = null;
    let symbol = null;
    for (const [key, value] of Object.entries(written)) {
        if (key === 'context') {
            if (!isContext(value))
                return null;
            read.context = [...value];
            continue;
        }
        if (typeof value !== 'string' || value === '' || value.length > 4_000)
            return null;
        switch (key) {
            case 'path':
                read.path = value;
                break;
            case 'quote':
                quote = value;
                break;
            case 'symbol':
                symbol = value;
                break;
            case 'lines':
                read.lines = (0,memory_citation .Li)(value);
                if (read.lines === null)
                    return null;
                break;
            case 'norm':
                if (value !== 'n0' && value !== 'n3')
                    return null;
                read.norm = value;
                break;
            case 'digest':
            case 'raw':
                if (!(0,digest ._h)(value))
                    return null;
                read[key] = value;
                break;
            case 'blob':
                if (!BLOB.test(value))
                    return null;
                read.blob = value;
                break;
            case 'within':
                if (value.length > 200)
                    return null;
                read.within = value;
                break;
            default:
                return null;
        }
    }
    if (read.path === '')
        return null;
    if (quote !== null)
        read.selector = { kind: 'quote', quote, symbol };
    else if (symbol !== null)
        read.selector = { kind: 'symbol', symbol };
    else if (read.lines !== null)
        read.selector = { kind: 'lines' };
    return read;
}
function isContext(value) {
    return Array.isArray(value) && value.length <= 6 && value.every((one) => typeof one === 'string' && SHORT.test(one));
}

;
function readPlainYaml(text) {
    if (!text.endsWith('\n') || text.length > MOST_CHARACTERS)
        return null;
    const data = {};
    let items = null;
    let item = null;
    for (const line of text.slice(0, -1).split('\n')) {
        const match = LINE.exec(line);
        const [, indent = '', key = '', written] = match ?? [];
        if (match === null || NO_KEYS.has(key))
            return null;
        if (indent === '') {
            if (Object.hasOwn(data, key) || items?.length === 0)
                return null;
            items = written === undefined ? [] : null;
            const value = written === undefined ? items : plain_yaml_valueOf(written);
            if (value === null)
                return null;
            data[key] = value;
            item = null;
            continue;
        }
        if (indent === '  - ' && items !== null)
            items.push((item = {}));
        if (item === null || written === undefined || Object.hasOwn(item, key))
            return null;
        const value = plain_yaml_valueOf(written);
        if (value === null)
            return null;
        item[key] = value;
    }
    return items?.length === 0 ? null : data;
}
const MOST_CHARACTERS = 8_000;
const LINE = /^((?: {2}- | {4})?)([a-z][a-z0-9_-]*):(?: ([^ ].*))?$/;
const NO_KEYS = new Set(['null', 'true', 'false', 'constructor', 'prototype']);
const WORDS = /^(?:null|true|false)$/i;
const plain_yaml_PLAIN = /^[A-Za-z_](?:[ !-"$-9;-~]|:(?=[!-~]))*$/;
const RANGE = /^(?:\d{1,7}-\d{1,7}|\d{4}-\d{2}-\d{2})$/;
const DOUBLE = /^"((?:[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]|\\["\\])*)"$/u;
const SINGLE = /^'((?:[^'\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]|'')*)'$/u;
const NAMES = /^\[([a-z][a-z0-9/-]*(?:, [a-z][a-z0-9/-]*)*)\]$/;
const DIGESTS = /^\[("[0-9a-f]{2,64}"(?:, "[0-9a-f]{2,64}")*)\]$/;
function plain_yaml_valueOf(written) {
    switch (written[0]) {
        case '"': {
            const quoted = DOUBLE.exec(written)?.[1];
            return quoted === undefined ? null : quoted.replace(/\\(.)/g, '$1');
        }
        case "'": {
            const quoted = SINGLE.exec(written)?.[1];
            return quoted === undefined ? null : quoted.replaceAll("''", "'");
        }
        case '[': {
            const digests = DIGESTS.exec(written)?.[1]?.slice(1, -1).split('", "') ?? null;
            if (digests !== null)
                return digests;
            const names = NAMES.exec(written)?.[1]?.split(', ') ?? null;
            return names === null || names.some((name) => WORDS.test(name)) ? null : names;
        }
        default:
            if (RANGE.test(written))
                return written;
            return plain_yaml_PLAIN.test(written) && !written.endsWith(' ') && !WORDS.test(written) ? written : null;
    }
}

;












const fact_KNOWN_KEYS = [...Object.keys(factShape.shape), 'path', 'symbol', 'quote', 'pointer', 'heading', 'absent', 'lines', 'norm', 'digest', 'raw', 'blob', 'context', 'within', 'as'];
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function parseFact(id, path, bytes) {
    let text;
    try {
        text = lineFeeds(utf8.decode(bytes));
    }
    catch {
        return { id, path, fact: null, statedId: null, text: Buffer.from(bytes).toString('utf8'), problems: [{ message: plain('the file is not UTF-8 text'), line: firstBadLine(bytes) }] };
    }
    const broken = (problems, statedId = null) => ({ id, path, fact: null, problems, statedId, text });
    if (!FACT_ID.test(id))
        return broken([{ message: phrase_say `the file name gives the id ${id}, which is not allowed: lower-case letters, digits, - and / only` }]);
    const parts = splitFrontMatter(text);
    if ('message' in parts)
        return broken([parts]);
    const yaml = parseEnvelope(parts.yaml);
    if (!yaml.ok)
        return broken(yaml.problems);
    const envelope = yaml.data ?? {};
    if (typeof envelope !== 'object' || Array.isArray(envelope))
        return broken([{ message: plain('the front matter must be a mapping (key: value)'), line: 2 }]);
    const known = {};
    const claimed = {};
    const extra = {};
    for (const [key, value] of Object.entries(envelope)) {
        if (key.startsWith('x-'))
            extra[key] = value;
        else
            known[key] = value;
        if (key !== 'status' && key !== 'sources')
            claimed[key] = key === 'supersedes' && Array.isArray(value) ? value.map(String).toSorted() : value;
    }
    const plainFront = readPlainEnvelope(known);
    const shaped = plainFront === null ? factShape.safeParse(known) : { success: true, data: plainFront };
    if (!shaped.success)
        return broken(shapeProblems(shaped.error, yaml.place, fact_KNOWN_KEYS), typeof known['id'] === 'string' ? known['id'] : null);
    const front = shaped.data;
    const sources = front.sources ?? [];
    const problems = [];
    if (front.id !== undefined && front.id !== id)
        problems.push({ message: phrase_say `it states the id ${front.id}, but its file name gives ${id}`, ...yaml.place(['id']) });
    if (parts.body.trim() === '')
        problems.push({ message: plain('it states nothing: the text after the front matter is empty'), line: text.trimEnd().split('\n').length });
    if (sources.length > 0 && sources.every((source) => citesOnlyItself(source.path))) {
        problems.push({ message: plain('it cites only .memtrust files or URLs, which prove nothing; cite the code or document it is about'), ...yaml.place(['sources']) });
    }
    if (sources.some((source) => normalisePath(source.path) === path))
        problems.push({ message: plain('it cites itself'), ...yaml.place(['sources']) });
    if (problems.length > 0)
        return broken(problems, front.id ?? null);
    return {
        id,
        path,
        text,
        problems: [],
        statedId: front.id ?? null,
        fact: {
            status: front.status ?? 'candidate',
            topic: front.topic ?? null,
            claimKey: front.claim_key ?? null,
            kind: front.kind ?? null,
            confidence: front.confidence ?? null,
            importance: front.importance ?? 'normal',
            sources,
            supersedes: [...(front.supersedes ?? [])].sort(),
            validFrom: front.valid_from ?? null,
            validUntil: front.valid_until ?? null,
            reviewBy: front.review_by ?? null,
            sourceRef: typeof extra['x-source-ref'] === 'string' ? extra['x-source-ref'] : null,
            statement: parts.body,
            claim: claimDigest(claimed, yaml.comments, parts.body),
            binding: bindingDigest(sources),
        },
    };
}
function parseEnvelope(text) {
    const data = readPlainYaml(text);
    if (data === null)
        return parseYaml(text, 2);
    return { ok: true, data, comments: [], place: (path) => placesOf(text)(path) };
}
function placesOf(text) {
    const yaml = parseYaml(text, 2);
    return yaml.ok ? yaml.place : () => ({});
}
function claimDigest(front, comments, body) {
    return (0,canonical .Xz)({ body: `${body.replace(/\n+$/, '')}\n`, comments, front });
}
function bindingDigest(sources) {
    return (0,digest .sc)(`[${sources.map((source) => (0,canonical .A4)((0,memory_citation .MU)(source))).sort().join(',')}]`);
}
function citesOnlyItself(path) {
    const normal = normalisePath(path);
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(path) || (normal !== null && (normal === '.memtrust' || normal.startsWith('.memtrust/')));
}
function firstBadLine(bytes) {
    let line = 1;
    let start = 0;
    for (let at = 0; at <= bytes.length; at += 1) {
        if (at < bytes.length && bytes[at] !== 0x0a)
            continue;
        try {
            utf8.decode(bytes.subarray(start, at));
        }
        catch {
            return line;
        }
        line += 1;
        start = at + 1;
    }
    return 1;
}

;







const DECISIVE_TYPES = ['candidate.applied', 'fact.reverified', 'fact.rebound', 'fact.superseded', 'fact.retired', 'candidate.discarded'];
const OTHER_TYPES = ['evidence.recorded', 'candidate.proposed', 'candidate.reviewed'];
const ADOPTING_TYPES = new Set(['candidate.applied', 'fact.reverified', 'fact.rebound']);
const words = (most) => schemas .YjP().max(most).refine(canonical .UC);
const eventShape = schemas .rej({
    v: schemas .euz(1),
    id: memory_citation .br,
    type: schemas .k5n([...DECISIVE_TYPES, ...OTHER_TYPES]),
    fact: schemas .YjP().regex(FACT_ID, { error: 'must be a fact id' }),
    claim: memory_citation .br,
    binding: memory_citation .br,
    at: words(40),
    proposed_by: words(200),
    after: schemas .YOg(memory_citation .br).max(1_000),
    evidence: words(4_000).optional(),
    why: words(4_000).optional(),
});
function makeEvent(content) {
    const rest = { v: 1, ...content };
    return { ...rest, id: (0,canonical .Xz)(rest) };
}
function eventLine(event) {
    const { v, id, type, fact, claim, binding, at, proposed_by, after, evidence, why } = event;
    return `${JSON.stringify({ v, id, type, fact, claim, binding, at, proposed_by, after, evidence, why })}\n`;
}
function ledger_parseLedger(factId, path, text) {
    const events = new Map();
    const problems = [];
    let broken = 0;
    text.split(/\r?\n/).forEach((line, index) => {
        if (line.trim() === '')
            return;
        const result = parseWritten(factId, line) ?? parseLine(factId, line);
        if ('id' in result)
            events.set(result.id, result);
        else if ((broken += 1) <= LISTED_PROBLEMS)
            problems.push({ ...result, line: index + 1 });
    });
    return {
        events: [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
        faults: andMore(problems, broken).map((problem) => ({ path, factId, problem })),
    };
}
const DIGEST = 'sha256:[0-9a-f]{64}';
const TEXT = String.raw `[ !#-[\]-~]*`;
const WRITTEN = new RegExp(`^{"v":1,"id":"(${DIGEST})","type":"([a-z.]+)","fact":"([a-z0-9/-]+)","claim":"(${DIGEST})","binding":"(${DIGEST})","at":"(${TEXT})","proposed_by":"(${TEXT})","after":\\[((?:"${DIGEST}"(?:,"${DIGEST}")*)?)\\]}$`);
const TYPES = new Map([...DECISIVE_TYPES, ...OTHER_TYPES].map((type) => [type, type]));
function parseWritten(factId, line) {
    const match = WRITTEN.exec(line);
    if (match === null)
        return null;
    const [, id, named = '', fact, claim, binding, at = '', proposed_by = '', listed = ''] = match;
    const type = TYPES.get(named);
    const after = listed === '' ? [] : listed.slice(1, -1).split('","').filter(digest ._h);
    if (type === undefined || fact !== factId || !FACT_ID.test(factId) || at.length > 40 || proposed_by.length > 200 || after.length > 1_000)
        return null;
    if ((0,digest .sc)(`{"after":[${listed}],"at":"${at}","binding":"${binding}","claim":"${claim}","fact":"${fact}","proposed_by":"${proposed_by}","type":"${type}","v":1}`) !== id)
        return null;
    return (0,digest ._h)(id) && (0,digest ._h)(claim) && (0,digest ._h)(binding) ? { v: 1, id, type, fact, claim, binding, at, proposed_by, after } : null;
}
function parseLine(factId, line) {
    let data;
    try {
        data = JSON.parse(line);
    }
    catch {
        return { message: plain('this line is not complete JSON; was it cut, or is there a merge marker?') };
    }
    const shaped = eventShape.safeParse(data);
    if (!shaped.success) {
        const [issue] = shaped.error.issues;
        const key = issue?.path[0];
        if (typeof key === 'string' && key in eventShape.shape)
            return { message: phrase_say `this is no ledger event: ${key} is missing or not as the format says` };
        return { message: plain('this is no ledger event: it has keys that the format does not know, or is no object') };
    }
    const { id, ...rest } = shaped.data;
    if (hasTwins(line, Object.keys(shaped.data).length))
        return { message: plain('this event has a key twice') };
    if ((0,canonical .Xz)(rest) !== id)
        return { message: plain('this event was altered: its id is not the digest of its content') };
    if (rest.fact !== factId)
        return { message: phrase_say `this event is of the fact ${rest.fact}, not of ${factId}` };
    return shaped.data;
}
function hasTwins(line, keys) {
    let found = 0;
    for (const [, colon] of line.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g))
        if (colon !== undefined)
            found += 1;
    return found !== keys;
}
function lastDecisive(events) {
    const known = decided.get(events) ?? findLastDecisive(events);
    decided.set(events, known);
    return known;
}
const decided = new WeakMap();
function findLastDecisive(events) {
    const byId = new Map(events.map((event) => [event.id, event]));
    const followed = new Set();
    const pending = events.filter(isDecisive).flatMap((event) => event.after);
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        if (followed.has(id))
            continue;
        followed.add(id);
        pending.push(...(byId.get(id)?.after ?? []));
    }
    return events.filter((event) => isDecisive(event) && !followed.has(event.id));
}
const DECISIVE = new Set(DECISIVE_TYPES);
function isDecisive(event) {
    return DECISIVE.has(event.type);
}

;





const FACTS = '.memtrust/facts/';
const LEDGER = '.memtrust/ledger/';
const FIXTURES = '.memtrust/fixtures/';
const ATTEMPTS = '.memtrust/attempts/';
const REVIEWS = '.memtrust/reviews/';
const CONTEXT = '.memtrust/context/';
function factPath(id) {
    return `${FACTS}${id}.md`;
}
function memtrust_ledgerPath(id) {
    return `${LEDGER}${id}.jsonl`;
}
const memtrustLayout = {
    name: 'memtrust',
    reads: ({ path }) => isFact(path) || isLedger(path) || isFixture(path),
    parse(entry, content) {
        const { path } = entry;
        if (isFact(path))
            return { kind: 'fact', record: readFact(entry, content) };
        const bytes = content?.kind === 'bytes' ? content.bytes : null;
        if (isLedger(path)) {
            if (bytes === null)
                return { kind: 'unread', why: entry.kind === 'file' ? 'this ledger is too large or cannot be read' : 'a ledger must be a regular file' };
            return { kind: 'ledger', ledger: ledger_parseLedger(path.slice(LEDGER.length, -'.jsonl'.length), path, Buffer.from(bytes).toString('utf8')) };
        }
        if (bytes === null || bytes.length > limits .HH)
            return { kind: 'unread', why: 'this fixture is too large or no regular file' };
        return { kind: 'fixture', fixture: { path, text: Buffer.from(bytes).toString('utf8') } };
    },
    collect(entries, parsed) {
        const facts = [];
        const events = [];
        const ledgerFaults = [];
        const fixtures = [];
        const evidence = [];
        const strays = [];
        const stray = (path, why, broken = false) => {
            strays.push({ path, message: plain(why), broken });
        };
        for (const entry of entries) {
            const { path } = entry;
            if (this.reads(entry)) {
                const file = parsed.get(path) ?? this.parse(entry, undefined);
                switch (file.kind) {
                    case 'fact':
                        facts.push(file.record);
                        break;
                    case 'ledger':
                        events.push(...file.ledger.events);
                        ledgerFaults.push(...file.ledger.faults);
                        break;
                    case 'fixture':
                        fixtures.push(file.fixture);
                        break;
                    case 'unread':
                        stray(path, file.why, true);
                        break;
                }
            }
            else if (path.startsWith(ATTEMPTS)) {
                evidence.push({ path, kind: 'attempt' });
            }
            else if (path.startsWith(REVIEWS)) {
                evidence.push({ path, kind: 'review' });
            }
            else if (path === POLICY_PATH || /(?:^|\/)(?:README\.md|\.gitkeep|\.gitignore|\.gitattributes|baseline\.(?:ya?ml|json))$/.test(path)) {
                continue;
            }
            else if (path.startsWith(CONTEXT)) {
                stray(path, 'generated context does not belong into the repository');
            }
            else if (isPlaceOfFolder(path)) {
                stray(path, 'this is a file; a folder belongs here', true);
            }
            else if (path.startsWith(`${POLICY_PATH}/`)) {
                continue;
            }
            else {
                stray(path, path.startsWith(FACTS) ? 'this is no fact: facts are files that end in .md' : 'this file has no meaning here');
            }
        }
        return { facts, events, ledgerFaults, fixtures, evidence, strays };
    },
};
function isFact(path) {
    return path.startsWith(FACTS) && path.endsWith('.md') && path !== `${FACTS}README.md`;
}
function isLedger(path) {
    return path.startsWith(LEDGER) && path.endsWith('.jsonl');
}
function isFixture(path) {
    return path.startsWith(FIXTURES) && /\.(?:ya?ml|json)$/.test(path);
}
function isPlaceOfFolder(path) {
    return ['.memtrust', ...[FACTS, LEDGER, FIXTURES, ATTEMPTS, REVIEWS, CONTEXT].map((folder) => folder.slice(0, -1))].includes(path);
}
function readFact(entry, content) {
    const id = entry.path.slice(FACTS.length, -'.md'.length);
    const unread = (why) => ({ id, path: entry.path, fact: null, statedId: null, text: '', problems: [{ message: plain(why) }] });
    if (entry.kind !== 'file')
        return unread('a fact must be a regular file, not a link or a submodule');
    switch (content?.kind) {
        case 'bytes':
            return parseFact(id, entry.path, content.bytes);
        case 'too-large':
            return unread('the file is larger than 1 MB; a fact is a short statement');
        default:
            return unread('the file cannot be read');
    }
}

;

const layouts = [memtrustLayout];

;





const MEMORY_FOLDER = '.memtrust';
async function readMemory(tree, inForce) {
    const policy = await readPolicy(tree);
    const files = memoryFiles(tree);
    const incomplete = [];
    const kept = files.slice(0, limits .Zc);
    if (kept.length < files.length)
        incomplete.push(`${files.length} memory files are more than the cap of ${limits .Zc}; ${files.length - kept.length} were not read`);
    const chosen = [...new Set((inForce ?? policy.policy).stores.map((store) => store.layout))];
    const parts = [];
    for (const name of chosen) {
        const layout = layouts.find((known) => known.name === name);
        if (layout === undefined) {
            incomplete.push(`the layout ${name} is not read by this version`);
            continue;
        }
        const own = kept.filter((entry) => layout.reads(entry));
        parts.push(layout.collect(kept, await parseWithinCaps(tree, layout, own, incomplete)));
    }
    return {
        present: files.length > 0,
        policy,
        incomplete,
        facts: parts.flatMap((part) => part.facts).sort((a, b) => (a.id < b.id ? -1 : 1)),
        events: parts.flatMap((part) => part.events),
        ledgerFaults: parts.flatMap((part) => part.ledgerFaults),
        fixtures: parts.flatMap((part) => part.fixtures),
        evidence: parts.flatMap((part) => part.evidence),
        strays: [...parts.flatMap((part) => part.strays), ...others(tree)],
    };
}
function memoryFiles(tree) {
    const files = [];
    for (const entry of notableEntries(tree))
        if (entry.path.startsWith(`${MEMORY_FOLDER}/`) || entry.path === MEMORY_FOLDER)
            files.push(entry);
    return files;
}
async function readPolicy(tree) {
    const entry = tree.entries.get(POLICY_PATH);
    if (entry === undefined) {
        const isFolder = notableEntries(tree).some(({ path }) => path.startsWith(`${POLICY_PATH}/`));
        return isFolder ? brokenPolicy([{ message: plain('this is a folder; it must be a file') }]) : defaultPolicy();
    }
    if (entry.kind !== 'file')
        return brokenPolicy([{ message: plain('this must be a regular file, not a link') }]);
    const content = (await tree.read([POLICY_PATH], limits .nx)).get(POLICY_PATH);
    if (content?.kind === 'bytes')
        return parsePolicy(content.bytes);
    return brokenPolicy([{ message: plain(content?.kind === 'too-large' ? 'the file is larger than 1 MB' : 'the file cannot be read') }]);
}
const FILES_AT_A_TIME = limits .$4 / limits .nx / 2;
const known = new WeakMap();
async function parseWithinCaps(tree, layout, entries, incomplete) {
    const before = known.get(layout) ?? new WeakMap();
    known.set(layout, before);
    const files = entries.filter((entry) => entry.kind === 'file');
    const parsed = new Map();
    const batches = Array.from({ length: Math.ceil(files.length / FILES_AT_A_TIME) }, (_, index) => files.slice(index * FILES_AT_A_TIME, (index + 1) * FILES_AT_A_TIME));
    const read = async (batch = []) => tree.read(batch.filter((entry) => !before.has(entry)).map(({ path }) => path), limits .nx);
    let total = 0;
    let seen = 0;
    let ahead = read(batches[0]);
    for (let at = 0; at < batches.length && total <= limits .$4; at += 1) {
        const contents = await ahead;
        ahead = read(batches[at + 1]);
        for (const entry of batches[at] ?? []) {
            const content = contents.get(entry.path);
            const file = before.get(entry) ?? { bytes: content?.kind === 'bytes' ? content.bytes.length : 0, parsed: layout.parse(entry, content) };
            if (content?.kind === 'bytes' && entry.oid !== null)
                before.set(entry, file);
            if (content?.kind === 'too-large')
                incomplete.push(`${phraseText(phrase_say `${entry.path}`)} is larger than the cap of ${limits .nx} bytes`);
            parsed.set(entry.path, file.parsed);
            total += file.bytes;
            seen += 1;
        }
    }
    await ahead;
    if (total > limits .$4)
        incomplete.push(`memory is larger than the cap of ${limits .$4} bytes; ${files.length - seen} of its files were not read`);
    return parsed;
}
function others(tree) {
    const roots = new Set();
    for (const { path } of notableEntries(tree)) {
        if (path === MEMORY_FOLDER || path.startsWith(`${MEMORY_FOLDER}/`))
            continue;
        const [root] = /^(?:.*?\/)?\.memtrust(?=\/|$)/is.exec(path) ?? [];
        if (root !== undefined)
            roots.add(root);
    }
    return [...roots].sort().map((path) => ({ path, message: plain('this is not read; only the .memtrust at the root counts'), broken: false }));
}

var external_node_child_process_ = __webpack_require__(1421);
;
class ConfigurationError extends Error {
    remedy;
    name = 'ConfigurationError';
    constructor(message, remedy) {
        super(message);
        this.remedy = remedy;
    }
}

;



const PASSED_ON = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_NOSYSTEM', 'GIT_CEILING_DIRECTORIES'];
const FIXED_ENVIRONMENT = {
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
};
const SAFE_CONFIGURATION = [
    'safe.bareRepository=explicit',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    'protocol.ext.allow=never',
];
function gitEnvironment(environment) {
    const passed = {};
    for (const name of PASSED_ON) {
        const value = environment[name];
        if (value !== undefined)
            passed[name] = value;
    }
    return { ...passed, ...FIXED_ENVIRONMENT };
}
function gitArguments(repository, args) {
    const where = repository === null ? [] : [`--git-dir=${repository.gitDir}`, `--work-tree=${repository.root}`];
    return [...where, ...SAFE_CONFIGURATION.flatMap((setting) => ['-c', setting]), ...args];
}
async function git_runGit(repository, args, options = {}) {
    return start(gitArguments(repository, args), repository.root, { ...gitEnvironment(repository.environment), ...options.environment });
}
async function gitOutput(repository, args) {
    const result = await git_runGit(repository, args);
    if (result.code !== 0)
        throw gitFailure(args[0] ?? 'git', result);
    return result.stdout;
}
function gitFailure(command, result) {
    const line = visible(result.stderr.trim().split('\n').at(-1) ?? '');
    return new ConfigurationError(`git ${command} failed (exit ${result.code}): ${line}`, 'Check that the repository is complete: git fsck');
}
async function openRepository(folder, environment) {
    const question = ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-object-format', '--is-shallow-repository'];
    const result = await start(gitArguments(null, question), folder, gitEnvironment(environment));
    const [root, gitDir, format, shallow] = result.stdout.toString('utf8').split('\n');
    if (result.code === 0 && root && gitDir) {
        return { root, gitDir, objectFormat: format === 'sha256' ? 'sha256' : 'sha1', shallow: shallow === 'true', environment };
    }
    if (/dubious ownership/.test(result.stderr)) {
        throw new ConfigurationError(`git does not trust this folder, because another account owns it: ${visible(folder)}`, `Run: git config --global --add safe.directory ${visible(folder)}`);
    }
    if (/cannot use bare repository|must be run in a work tree/.test(result.stderr)) {
        throw new ConfigurationError(`This is a bare git repository: ${visible(folder)}`, 'Run memtrust in a clone that has a working tree.');
    }
    throw new ConfigurationError(`Not a git repository: ${visible(folder)}`, 'Run memtrust inside a git repository, or run: git init');
}
async function start(args, cwd, env) {
    return new Promise((resolve, reject) => {
        const child = (0,external_node_child_process_.spawn)('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
        const out = [];
        const err = [];
        child.stdout.on('data', (chunk) => out.push(chunk));
        child.stderr.on('data', (chunk) => err.push(chunk));
        child.on('error', (error) => {
            reject(error.code === 'ENOENT'
                ? new ConfigurationError(`git could not be started in ${visible(cwd)}`, 'Install git 2.38 or newer, put it on the PATH, and run memtrust in a folder that exists.')
                : error);
        });
        child.on('close', (code) => {
            resolve({ code: code ?? 128, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') });
        });
    });
}

;

const COMMIT_BYTES = 1024 * 1024;
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function resolveCommit(objects, revision) {
    if (/^-|[\s\0]/.test(revision))
        return null;
    const object = await objects.read(`${revision}^{commit}`, COMMIT_BYTES);
    return object.kind === 'object' && object.type === 'commit' ? object.oid : null;
}
async function parentsOf(objects, commit) {
    const object = await objects.read(commit, COMMIT_BYTES);
    if (object.kind !== 'object')
        return [];
    const [header = ''] = Buffer.from(object.bytes).toString('latin1').split('\n\n', 1);
    return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : [])).filter((id) => OBJECT_ID.test(id));
}
async function mergeBase(repository, a, b) {
    const result = await git_runGit(repository, ['merge-base', a, b]);
    const commit = result.stdout.toString('utf8').trim();
    return result.code === 0 && commit !== '' ? commit : null;
}
async function fetchCommit(repository, objects, commit) {
    if ((await resolveCommit(objects, commit)) !== null)
        return true;
    if (!repository.shallow || !OBJECT_ID.test(commit))
        return false;
    const result = await runGit(repository, ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--depth=1', 'origin', commit]);
    return result.code === 0 && (await resolveCommit(objects, commit)) !== null;
}

;


function changedPaths(base, head) {
    if (head.madeOf?.tree === base)
        return head.madeOf.changed;
    const changed = new Set();
    for (const [path, entry] of head.entries) {
        const before = base.entries.get(path);
        if (before === entry && entry.oid !== null)
            continue;
        if (before === undefined || before.kind !== entry.kind || before.oid === null || before.oid !== entry.oid)
            changed.add(path);
    }
    for (const path of base.entries.keys())
        if (!head.entries.has(path))
            changed.add(path);
    return changed;
}
async function renamesBetween(repository, base, head) {
    return renamesIn(await git_runGit(repository, ['diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-ext-diff', '--no-textconv', base, head]));
}
async function stagedRenames(repository, base) {
    return renamesIn(await git_runGit(repository, ['diff-index', '--cached', '-r', '-z', '-M', '--diff-filter=R', '--name-status', '--no-ext-diff', '--no-textconv', base]));
}
function renamesIn({ code, stdout }) {
    const renames = new Map();
    if (code !== 0)
        return renames;
    const records = splitNul(stdout).map(decodeName);
    for (let at = 0; at + 2 < records.length; at += 3)
        renames.set(records[at + 1] ?? '', records[at + 2] ?? '');
    return renames;
}

;



const NO_PAST = {
    blob: async () => ({ kind: 'unavailable', why: 'there is no history at hand' }),
    renamed: async () => null,
};
const HOPS = 8;
class GitPast {
    repository;
    objects;
    base;
    head;
    change = null;
    commits = new Map();
    constructor(repository, objects, base, head) {
        this.repository = repository;
        this.objects = objects;
        this.base = base;
        this.head = head;
    }
    async blob(oid, cap) {
        const object = await this.objects.read(oid, cap);
        switch (object.kind) {
            case 'object':
                return object.type === 'blob' ? { kind: 'bytes', bytes: object.bytes } : { kind: 'unavailable', why: 'the object is no file' };
            case 'too-large':
                return { kind: 'too-large', size: object.size };
            case 'missing':
                return { kind: 'unavailable', why: 'the object is not in this repository' };
        }
    }
    async renamed(path) {
        this.change ??= this.renamesOfChange();
        const direct = (await this.change).get(path);
        if (direct !== undefined)
            return direct;
        let here = path;
        for (let hop = 0; hop < HOPS; hop += 1) {
            const next = await this.renamedBefore(here);
            if (next === null)
                break;
            here = next;
        }
        return here === path ? null : ((await this.change).get(here) ?? here);
    }
    async renamesOfChange() {
        const { repository, base, head } = this;
        if (base === null || base === head)
            return new Map();
        return head === null ? stagedRenames(repository, base) : renamesBetween(repository, base, head);
    }
    async renamedBefore(path) {
        const start = this.base ?? this.head;
        if (start === null)
            return null;
        const last = await git_runGit(this.repository, ['rev-list', '-1', '--first-parent', start, '--', `:(top,literal)${path}`]);
        const commit = last.stdout.toString('latin1').trim();
        if (last.code !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
            return null;
        const known = this.commits.get(commit) ?? this.renamesIn(commit);
        this.commits.set(commit, known);
        return (await known).get(path) ?? null;
    }
    async renamesIn(commit) {
        const [parent] = await parentsOf(this.objects, commit);
        return parent === undefined ? new Map() : renamesBetween(this.repository, parent, commit);
    }
}

;



class resolve_PathResolver {
    tree;
    links = new Map();
    plain = new Set();
    constructor(tree) {
        this.tree = tree;
    }
    plainFile(written) {
        const direct = this.tree.entries.get(written);
        return direct?.kind === 'file' && this.isPlain(written.slice(0, Math.max(written.lastIndexOf('/'), 0))) ? direct : null;
    }
    async resolve(written) {
        const start = normalisePath(written);
        if (start === null)
            return { kind: 'refused', why: 'out-of-tree' };
        const direct = this.plainFile(start);
        if (direct !== null)
            return { kind: 'file', path: start, entry: direct, via: [] };
        const ahead = start.split('/').toReversed();
        const here = [];
        const via = [];
        for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
            if (name === '' || name === '.')
                continue;
            if (name === '..') {
                if (!this.isFolder(here.join('/')))
                    return { kind: 'missing', path: here.join('/') };
                if (here.pop() === undefined)
                    return { kind: 'refused', why: 'out-of-tree' };
                continue;
            }
            here.push(name);
            const path = here.join('/');
            const entry = this.tree.entries.get(path);
            if (entry === undefined)
                continue;
            if (entry.kind === 'submodule')
                return { kind: 'submodule', path };
            if (entry.kind === 'file')
                return ahead.length === 0 ? { kind: 'file', path, entry, via } : { kind: 'missing', path };
            if (via.push(path) > limits .EQ)
                return { kind: 'refused', why: 'cyclic' };
            const target = await this.readLink(entry);
            if (target === null)
                return { kind: 'refused', why: 'out-of-tree' };
            here.pop();
            ahead.push(...target.split('/').toReversed());
        }
        const path = here.join('/');
        return this.isFolder(path) ? { kind: 'directory', path, via } : { kind: 'missing', path };
    }
    async readLink(link) {
        const known = this.links.get(link.path);
        if (known !== undefined)
            return known;
        const content = (await this.tree.read([link.path], limits .T0)).get(link.path);
        const target = content?.kind === 'bytes' ? decodeName(content.bytes) : '';
        const usable = target === '' || target.startsWith('/') || target.includes('\0') ? null : target;
        this.links.set(link.path, usable);
        return usable;
    }
    isFolder(path) {
        return path === '' || (foldersOf(this.tree).get(path) ?? 0) > 0;
    }
    isPlain(folder) {
        if (folder === '' || this.plain.has(folder))
            return true;
        const names = [...foldersAbove(folder), folder];
        if (names.some((name) => this.tree.entries.has(name)))
            return false;
        for (const name of names)
            this.plain.add(name);
        return true;
    }
}
const folders = new WeakMap();
function foldersOf(tree) {
    const known = folders.get(tree);
    if (known !== undefined)
        return known;
    const counted = tree.madeOf ? changedFolders(tree, tree.madeOf) : countedFolders(tree.entries.keys());
    folders.set(tree, counted);
    return counted;
}
function countedFolders(paths) {
    const counts = new Map();
    let [last, times] = ['', 0];
    const add = () => {
        for (const folder of foldersAbove(`${last}/`))
            counts.set(folder, (counts.get(folder) ?? 0) + times);
    };
    for (const path of paths) {
        const slash = path.lastIndexOf('/');
        if (slash === last.length && path.startsWith(last))
            times += 1;
        else {
            if (last !== '')
                add();
            [last, times] = [slash < 0 ? '' : path.slice(0, slash), 1];
        }
    }
    if (last !== '')
        add();
    return counts;
}
function changedFolders(tree, { tree: before, changed }) {
    const counts = new Map(foldersOf(before));
    for (const path of changed) {
        const more = (tree.entries.has(path) ? 1 : 0) - (before.entries.has(path) ? 1 : 0);
        if (more !== 0)
            for (const folder of foldersAbove(path))
                counts.set(folder, (counts.get(folder) ?? 0) + more);
    }
    return counts;
}

;
const FOLDERS = /(?:^|\/)(?:tests?|__tests__|specs?|vendor|vendored|third[_-]party|node_modules|docs?|examples?|samples?|fixtures?|testdata|mocks?|__mocks__|archived?|legacy|deprecated|attic)\//i;
const aside_NAMES = /(?:\.(?:test|spec|bak|old|orig)\.[^/.]+|_test\.[^/.]+|\.(?:bak|old|orig|disabled|txt))$/i;
function leadsAside(from, to) {
    const isAside = (path) => FOLDERS.test(path) || aside_NAMES.test(path);
    return isAside(to) && !isAside(from);
}

var question = __webpack_require__(3043);
var result = __webpack_require__(4810);
var anchors_verdict = __webpack_require__(3794);
;










const MOST_HASHED = 16;
async function checkAnchors(tree, records, options = {}) {
    return new AnchorCheck(tree, options).run(records);
}
class AnchorCheck {
    tree;
    options;
    resolver;
    before;
    past;
    results = new Map();
    constructor(tree, options) {
        this.tree = tree;
        this.options = options;
        this.resolver = new resolve_PathResolver(tree);
        this.before = options.settled === undefined ? null : new resolve_PathResolver(options.settled.tree);
        this.past = options.past ?? NO_PAST;
    }
    async run(records) {
        const questions = [];
        const settled = new Map(this.options.settled?.records.map((record) => [record.id, record]));
        for (const record of records) {
            const before = settled.get(record.id);
            if (before === record && this.inherit(record))
                continue;
            const twins = twinsOf(before, this.options.settled?.checks);
            for (const citation of record.fact?.sources ?? []) {
                if (this.isBoundObject(citation)) {
                    this.results.set(citation, (0,result .pn)(citation));
                    continue;
                }
                const question = await this.ask(record.fact?.statement ?? '', citation, twins.size === 0 ? null : (twins.get(identityOf(citation)) ?? null));
                if (question !== null)
                    questions.push(question);
            }
        }
        if (questions.length > 0) {
            const { compareAll } = await __webpack_require__.e(  629).then(__webpack_require__.bind(__webpack_require__, 2629));
            const settledTree = this.options.settled?.tree;
            const answers = await compareAll(questions, {
                tree: this.tree,
                past: this.past,
                settled: settledTree === undefined || this.before === null ? null : { tree: settledTree, resolver: this.before },
                isAudit: this.options.blobs === 'read-all',
            });
            for (const [citation, result] of answers)
                this.results.set(citation, result);
        }
        return new Map(records.map((record) => [record.id, (record.fact?.sources ?? []).flatMap((citation) => this.results.get(citation) ?? [])]));
    }
    inherit(record) {
        const { settled } = this.options;
        const known = settled?.checks.get(record.id);
        const sources = record.fact?.sources ?? [];
        if (known === undefined || known.length !== sources.length || this.options.blobs === 'read-all' || !sources.every(({ path }) => this.isSame(path)))
            return false;
        for (const [index, citation] of sources.entries()) {
            const result = known[index];
            if (result !== undefined)
                this.results.set(citation, result);
        }
        return true;
    }
    isSame(path) {
        const now = this.resolver.plainFile(path);
        return now !== null && now.oid !== null && now.oid === this.before?.plainFile(path)?.oid;
    }
    isBoundObject(citation) {
        if (this.options.settled !== undefined || this.options.blobs !== 'spare-reading' || citation.blob === null || citation.digest === null)
            return false;
        return this.resolver.plainFile(citation.path)?.oid === citation.blob && !citation.path.startsWith('.memtrust/');
    }
    async ask(statement, citation, twin) {
        const place = await this.resolver.resolve(citation.path);
        if (place.kind === 'missing' && (0,question .V)(citation))
            return this.askAfterRename(statement, citation, twin);
        const obstacle = withoutReading(citation, place);
        if (obstacle !== null)
            this.results.set(citation, obstacle);
        if (obstacle !== null || place.kind !== 'file' || !(0,question .V)(citation))
            return null;
        const { oid } = place.entry;
        const spared = await this.spared(citation, twin, place.path, oid);
        if (spared !== null) {
            this.results.set(citation, spared);
            return null;
        }
        return { statement, citation, twin, path: place.path, oid, renamed: false };
    }
    async askAfterRename(statement, citation, twin) {
        if (citation.selector.kind === 'absent')
            return this.answer(citation, absentFile(citation));
        const old = twin?.result.movedTo?.path ?? citation.path;
        const isThere = old !== citation.path && this.tree.entries.get(old)?.kind === 'file';
        const target = isThere ? old : ((await this.past.renamed(old)) ?? (await this.exactRename(old)));
        const place = target === null ? null : await this.resolver.resolve(target);
        if (place?.kind !== 'file' || place.via.length > 0)
            return this.answer(citation, { ...(0,result .Hx)(citation), verdict: 'missing', ...((0,anchors_verdict .F)(twin?.result.verdict ?? 'fresh') ? {} : { tier: 'A' }) });
        if (leadsAside(citation.path, place.path))
            return this.answer(citation, { ...(0,result .Hx)(citation), verdict: 'changed', foundAt: place.path, tier: 'A' });
        return { statement, citation, twin, path: place.path, oid: place.entry.oid, renamed: true };
    }
    answer(citation, result) {
        this.results.set(citation, result);
        return null;
    }
    async spared(citation, twin, path, oid) {
        if (oid === null || this.options.blobs === 'read-all')
            return null;
        const { settled } = this.options;
        if (settled === undefined)
            return citation.blob === oid && this.options.blobs === 'spare-reading' ? (0,result .pn)(citation) : null;
        if (twin === null || (0,question .i)(citation) !== (0,question .i)(twin.citation))
            return null;
        const old = await this.before?.resolve(citation.path);
        return old?.kind === 'file' && old.path === path && old.entry.oid === oid ? twin.result : null;
    }
    async exactRename(path) {
        const { settled } = this.options;
        const old = settled?.tree.entries.get(path);
        if (settled === undefined || old === undefined || old.kind !== 'file' || old.oid === null)
            return null;
        const name = path.slice(path.lastIndexOf('/') + 1);
        const came = [...this.tree.entries.values()].filter((entry) => entry.kind === 'file' && !settled.tree.entries.has(entry.path) && (entry.oid === old.oid || (entry.oid === null && entry.path.endsWith(name))));
        const equal = new Set(came.filter((entry) => entry.oid === old.oid).map((entry) => entry.path));
        const unknown = came.filter((entry) => entry.oid === null).map((entry) => entry.path);
        for (const [candidate, content] of await this.tree.read(unknown.slice(0, MOST_HASHED), limits .rX)) {
            if (content.kind === 'bytes' && (0,digest .IM)(content.bytes, this.tree.objectFormat) === old.oid)
                equal.add(candidate);
        }
        const [only] = equal;
        return equal.size === 1 ? (only ?? null) : null;
    }
}
function twinsOf(record, checks) {
    const results = record === undefined ? [] : (checks?.get(record.id) ?? []);
    const twins = new Map();
    for (const [index, citation] of (record?.fact?.sources ?? []).entries()) {
        const result = results[index];
        if (result !== undefined && (0,question .V)(citation))
            twins.set(identityOf(citation), { citation, result });
    }
    return twins;
}
function identityOf(citation) {
    return (0,canonical .A4)((0,memory_citation .MU)(citation));
}
function withoutReading(citation, place) {
    switch (place.kind) {
        case 'refused':
            return place.why === 'cyclic' ? (0,result .O$)(citation, 'it is a symbolic link that leads in a circle') : { ...(0,result .O$)(citation, 'it lies outside the repository'), outOfTree: true };
        case 'submodule':
            return (0,result .O$)(citation, 'it lies in a submodule');
        case 'directory':
            return citation.selector.kind === 'absent' && citation.selector.absent === true && citation.digest !== null ? { ...(0,result .Hx)(citation), verdict: 'changed', tier: 'A' } : (0,result .O$)(citation, 'it is a folder');
        case 'missing':
            return citation.digest === null ? { ...(0,result .Hx)(citation), verdict: 'unbound' } : null;
        case 'file':
            if (leadsIntoMemory(place))
                return (0,result .O$)(citation, 'it is a link into .memtrust, and memory proves no memory');
            return citation.digest === null ? { ...(0,result .Hx)(citation), verdict: 'unbound' } : null;
    }
}
function leadsIntoMemory(place) {
    return place.via.length > 0 && place.path.startsWith('.memtrust/');
}
function absentFile(citation) {
    const isPath = citation.selector.kind === 'absent' && citation.selector.absent === true;
    return isPath ? (0,result .pn)(citation) : { ...(0,result .Hx)(citation), verdict: 'missing' };
}

;

function adoptionOf(fact, settled, proposed) {
    const state = read(fact, settled);
    if (state.kind === 'adopted' || proposed.length === 0)
        return state;
    const adopting = adoptable([...settled, ...proposed]).filter((event) => adopts(event, fact));
    return adopting.length === 0 ? state : { kind: 'unsettled', events: adopting };
}
function adoptable(events) {
    return isRetired(events) ? [] : lastDecisive(events).filter((event) => ADOPTING_TYPES.has(event.type));
}
function read(fact, events) {
    if (isRetired(events))
        return { kind: 'withdrawn' };
    const last = lastDecisive(events);
    if (last.some((event) => adopts(event, fact)))
        return { kind: 'adopted' };
    const own = last.filter((event) => event.claim === fact.claim);
    if (own.some((event) => event.type === 'candidate.discarded'))
        return { kind: 'withdrawn' };
    if (own.some((event) => event.type === 'fact.superseded'))
        return { kind: 'superseded' };
    return { kind: last.some((event) => ADOPTING_TYPES.has(event.type)) ? 'mismatch' : 'none' };
}
function isRetired(events) {
    return events.some((event) => event.type === 'fact.retired');
}
function adopts(event, fact) {
    return ADOPTING_TYPES.has(event.type) && event.claim === fact.claim && event.binding === fact.binding;
}
const groups = new WeakMap();
function eventsByFact(events) {
    const known = groups.get(events) ?? grouped(events);
    groups.set(events, known);
    return known;
}
function grouped(events) {
    const byFact = new Map();
    for (const event of events) {
        const known = byFact.get(event.fact);
        if (known === undefined)
            byFact.set(event.fact, [event]);
        else
            known.push(event);
    }
    return byFact;
}

;

function pathMatches(pattern, path) {
    const { trimmed, wanted, literal } = prepared(pattern);
    if (wanted === '')
        return false;
    const folded = path.toLowerCase();
    if (!folded.includes(literal))
        return false;
    return [...foldersAbove(folded), folded].some((candidate) => matchesFrom(wanted, trimmed.includes('/') ? candidate : baseName(candidate)));
}
const MOST_KEPT = 4_096;
const kept = new Map();
function prepared(pattern) {
    const known = kept.get(pattern);
    if (known !== undefined)
        return known;
    const trimmed = pattern.replace(/\/+$/, '').toLowerCase();
    const wanted = trimmed.replace(/^\.?\/+/, '');
    const literal = wanted.split(/[/*?]/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
    if (kept.size >= MOST_KEPT)
        kept.clear();
    kept.set(pattern, { trimmed, wanted, literal });
    return { trimmed, wanted, literal };
}
function idMatches(pattern, id) {
    return wildcard(pattern.toLowerCase(), id.toLowerCase());
}
function matchesFrom(pattern, path) {
    const wanted = pattern.split('/');
    const parts = path.split('/');
    let w = 0;
    let p = 0;
    let starAt = -1;
    let starPath = 0;
    while (p < parts.length) {
        const part = parts[p] ?? '';
        const piece = wanted[w];
        if (piece === '**') {
            starAt = w;
            starPath = p;
            w += 1;
        }
        else if (piece !== undefined && wildcard(piece, part)) {
            w += 1;
            p += 1;
        }
        else if (starAt >= 0) {
            starPath += 1;
            p = starPath;
            w = starAt + 1;
        }
        else {
            return false;
        }
    }
    return w === wanted.length;
}
function wildcard(written, against) {
    const pattern = [...written];
    const text = [...against];
    let p = 0;
    let t = 0;
    let star = -1;
    let mark = 0;
    while (t < text.length) {
        const wanted = pattern[p];
        if (wanted === '*') {
            star = p;
            mark = t;
            p += 1;
        }
        else if (wanted === '?' || wanted === text[t]) {
            p += 1;
            t += 1;
        }
        else if (star >= 0) {
            mark += 1;
            t = mark;
            p = star + 1;
        }
        else {
            return false;
        }
    }
    while (pattern[p] === '*')
        p += 1;
    return p === pattern.length;
}

;


function blockOfFact(record, policy, linked = new Map()) {
    const cited = (record.fact?.sources ?? []).flatMap(({ path }) => [normalisePath(path) ?? path, ...(linked.has(path) ? [linked.get(path) ?? ''] : [])]);
    return byPath([record.path], policy) ?? byPath(cited, policy, false) ?? byText(() => said(record), record.path, policy) ?? bySource([record.id, `fact:${record.id}`], record.fact?.sourceRef ?? null, policy);
}
function blockOfLive(paths, sourceId, text, policy) {
    const unread = text === null && policy.exclude_text.length > 0 ? { by: 'exclude_text', pattern: '', hidesName: false } : null;
    return byPath(paths, policy) ?? byText(() => [text ?? ''], paths[0] ?? '', policy) ?? unread ?? bySource([sourceId], sourceId, policy);
}
function blockOfName(name, policy) {
    return byPath([name], policy) ?? byText(() => [], name, policy);
}
function said(record) {
    const quoted = record.problems.flatMap(({ message }) => message.flatMap((part) => (typeof part === 'string' ? [] : [part.quoted])));
    return [record.text, record.statedId ?? '', ...quoted, ...stringsIn(record.fact)];
}
function stringsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
function byPath(paths, policy, ownName = true) {
    for (const pattern of policy.exclude_paths) {
        const hit = paths.find((path) => pathMatches(pattern, path));
        if (hit !== undefined)
            return { by: 'exclude_paths', pattern, hidesName: ownName && pattern.replace(/^\//, '') !== hit };
    }
    return null;
}
function byText(texts, name, policy) {
    if (policy.exclude_text.length === 0)
        return null;
    const folded = texts().map(fold);
    for (const literal of policy.exclude_text) {
        const hidesName = fold(name).includes(fold(literal));
        if (hidesName || folded.some((text) => text.includes(fold(literal))))
            return { by: 'exclude_text', pattern: literal, hidesName };
    }
    return null;
}
function bySource(ids, sourceRef, policy) {
    const names = sourceRef === null ? ids : [...ids, sourceRef];
    const blocked = policy.sources.block.find((pattern) => names.some((name) => idMatches(pattern, name)));
    if (blocked !== undefined)
        return { by: 'sources', pattern: blocked, hidesName: false };
    const { allow } = policy.sources;
    if (allow.length === 0 || sourceRef === null || allow.some((pattern) => idMatches(pattern, sourceRef)))
        return null;
    return { by: 'sources', pattern: 'not in sources.allow', hidesName: false };
}
function fold(text) {
    return text.normalize('NFKC').toLowerCase();
}

;
const REASONS = [
    'policy_blocked',
    'invalid_record',
    'not_accepted',
    'attempt_evidence',
    'review_evidence',
    'adoption_unsettled',
    'adoption_digest_mismatch',
    'adoption_record_missing',
    'candidate_not_adopted',
    'superseded_fact',
    'conflicting_facts',
    'source_out_of_tree',
    'source_missing',
    'source_digest_mismatch',
    'source_unreadable',
    'expired_fact',
    'not_yet_valid',
    'live_source',
    'over_budget',
    'selected_trusted_memory',
    'not_selected_trusted_fact',
    'not_selected',
];
function byPrecedence(reasons) {
    const there = new Set(reasons);
    return REASONS.filter((reason) => there.has(reason));
}

;
function circlesOf(forward) {
    const order = new Map();
    const low = new Map();
    const circle = new Map();
    const open = [];
    const lower = (id, to) => {
        low.set(id, Math.min(low.get(id) ?? to, to));
    };
    for (const root of forward.keys()) {
        if (order.has(root) || forward.get(root)?.length === 0)
            continue;
        const path = [{ id: root, edge: 0 }];
        for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
            const { id } = step;
            if (!order.has(id)) {
                low.set(id, order.size);
                order.set(id, order.size);
                open.push(id);
            }
            const next = forward.get(id)?.[step.edge];
            if (next !== undefined) {
                step.edge += 1;
                if (!order.has(next))
                    path.push({ id: next, edge: 0 });
                else if (!circle.has(next))
                    lower(id, order.get(next) ?? 0);
                continue;
            }
            path.pop();
            const above = path.at(-1);
            if (above !== undefined)
                lower(above.id, low.get(id) ?? 0);
            if (low.get(id) !== order.get(id))
                continue;
            for (let member = open.pop(); member !== undefined; member = open.pop()) {
                circle.set(member, order.get(id) ?? 0);
                if (member === id)
                    break;
            }
        }
    }
    return (a, b) => (a === b && forward.has(a)) || (circle.has(a) && circle.get(a) === circle.get(b));
}

;

function supersede(adopted, settled) {
    const inCircle = circlesOf(new Map(adopted.map(({ id, fact }) => [id, fact?.supersedes ?? []])));
    const inForce = new Map();
    const links = [];
    for (const { id: by, fact } of adopted) {
        for (const old of fact?.supersedes ?? []) {
            if (inCircle(by, old))
                continue;
            links.push({ by, old });
            if (!inForce.has(old))
                inForce.set(old, by);
        }
    }
    for (const [old, by] of settled)
        if (!inForce.has(old))
            inForce.set(old, by);
    return { inForce, links };
}

;


function sourceReasons(anchors) {
    return anchors.filter((anchor) => (0,anchors_verdict .F)(anchor.verdict)).map((anchor) => {
        if (anchor.outOfTree)
            return 'source_out_of_tree';
        switch (anchor.verdict) {
            case 'missing':
                return 'source_missing';
            case 'unreadable':
                return 'source_unreadable';
            default:
                return 'source_digest_mismatch';
        }
    });
}
function timeReasons(fact, now) {
    const until = fact.validUntil === null ? null : endOf(fact.validUntil);
    const from = fact.validFrom === null ? null : startOf(fact.validFrom);
    return [...(until !== null && now >= until ? ['expired_fact'] : []), ...(from !== null && now < from ? ['not_yet_valid'] : [])];
}

;







function judge(evidence, policy, now) {
    const settled = eventsByFact(evidence.settled);
    const proposed = eventsByFact(evidence.proposed);
    const considered = evidence.records.map((record) => {
        const { fact } = record;
        const anchors = evidence.anchors.get(record.id) ?? [];
        return {
            record,
            fact,
            anchors,
            block: blockOfFact(record, policy, evidence.linked),
            adoption: fact === null ? { kind: 'none' } : adoptionOf(fact, settled.get(record.id) ?? [], proposed.get(record.id) ?? []),
            against: fact === null ? [] : [...sourceReasons(anchors), ...timeReasons(fact, now)],
        };
    });
    const adopted = considered.filter((one) => one.adoption.kind === 'adopted');
    const supersession = supersede(adopted.map((one) => one.record), evidence.settledLinks);
    const effective = adopted.filter((one) => one.block === null && one.against.length === 0 && !one.anchors.some(isFalse) && !supersession.inForce.has(one.record.id));
    const rivals = conflicts(effective);
    const unsayable = new Set(considered.filter((one) => one.block?.hidesName).map((one) => one.record.id));
    const blocks = new Map();
    const entries = [];
    const add = (entry, block, hiddenAs, claimsTrust) => {
        if (block === null) {
            entries.push({ ...entry, supersededBy: unsayable.has(entry.supersededBy ?? '') ? null : entry.supersededBy });
            return;
        }
        const shown = block.hidesName ? { ...entry, id: `${hiddenAs}#${blocks.size + 1}`, path: null } : entry;
        blocks.set(shown.id, { ...block, factId: entry.record?.id ?? null, claimsTrust });
        entries.push({ ...shown, record: shown.record === null ? null : emptied(shown.id, shown.path) });
    };
    for (const one of considered)
        add(entryOf(one, supersession, rivals, policy), one.block, 'policy_blocked', one.adoption.kind === 'adopted' || one.adoption.kind === 'superseded' || one.fact?.status === 'accepted');
    for (const live of evidence.live) {
        const block = blockOfLive(live.paths, live.id, live.text, policy);
        add(liveEntry(live, block), block, `live:${live.agent}:policy_blocked`, false);
    }
    for (const file of evidence.attempts) {
        const block = blockOfName(file.path, policy);
        add(evidenceEntry(file, block), block, `${file.kind}:policy_blocked`, false);
    }
    return { entries, supersession, blocks, adoptions: new Map(considered.flatMap((one) => (one.fact === null ? [] : [[one.record.id, one.adoption]]))) };
}
function entryOf(one, supersession, rivals, policy) {
    const { record } = one;
    const isAdopted = one.adoption.kind === 'adopted' || one.adoption.kind === 'superseded';
    const successor = supersession.inForce.get(record.id) ?? null;
    const conflictsWith = rivals.get(record.id) ?? [];
    const common = {
        id: FACT_ID.test(record.id) ? record.id : record.path,
        path: record.path,
        record,
        settled: one.fact !== null && (isAdopted || one.adoption.kind === 'withdrawn'),
        selfAdopted: one.adoption.kind === 'adopted' && policy.adoption.approvals === 0,
        supersededBy: successor,
        conflictsWith,
        content: null,
    };
    if (one.block !== null) {
        const blockedClass = isAdopted ? 'accepted_memory' : 'candidate_memory';
        return { ...common, ...state('policy_blocked', blockedClass), reasons: ['policy_blocked'], anchors: [], supersededBy: null, conflictsWith: [] };
    }
    const { anchors } = one;
    if (one.fact === null || anchors.some(isFalse))
        return { ...common, ...state('candidate', 'candidate_memory', 'untrusted'), reasons: ['invalid_record'], anchors };
    switch (one.adoption.kind) {
        case 'withdrawn':
            return { ...common, ...state('rejected', 'candidate_memory'), reasons: byPrecedence(['not_accepted', ...one.against]), anchors };
        case 'none':
        case 'mismatch':
        case 'unsettled':
            return one.fact.status === 'rejected' && one.adoption.kind !== 'unsettled'
                ? { ...common, ...state('rejected', 'candidate_memory'), reasons: byPrecedence(['not_accepted', ...one.against]), anchors }
                : { ...common, ...state('candidate', 'candidate_memory'), reasons: byPrecedence([candidateReason(one.adoption.kind, one.fact), ...one.against]), anchors };
        case 'superseded':
        case 'adopted':
            break;
    }
    const against = [...one.against];
    if (successor !== null || one.adoption.kind === 'superseded')
        against.push('superseded_fact');
    if (conflictsWith.length > 0)
        against.push('conflicting_facts');
    const reasons = byPrecedence(against);
    const [first] = reasons;
    if (first === undefined)
        return { ...common, ...state('accepted', 'accepted_memory'), reasons: ['selected_trusted_memory'], anchors };
    return { ...common, ...state(first === 'superseded_fact' ? 'superseded' : 'stale', 'accepted_memory'), reasons, anchors };
}
function isFalse({ fault, verdict }) {
    return fault !== null && !(0,anchors_verdict .F)(verdict);
}
function candidateReason(adoption, fact) {
    switch (adoption) {
        case 'unsettled':
            return 'adoption_unsettled';
        case 'mismatch':
            return 'adoption_digest_mismatch';
        case 'none':
            return fact.status === 'accepted' ? 'adoption_record_missing' : 'candidate_not_adopted';
    }
}
function liveEntry(live, block) {
    const common = { id: live.id, path: live.path, record: null, settled: live.settled, selfAdopted: false, supersededBy: null, conflictsWith: [], anchors: [] };
    return block === null
        ? { ...common, ...state('advisory', 'live_external'), reasons: ['live_source'], content: live.oid }
        : { ...common, ...state('policy_blocked', 'live_external'), reasons: ['policy_blocked'], content: null };
}
function evidenceEntry(file, block) {
    const sourceClass = file.kind === 'attempt' ? 'attempt_evidence' : 'review_evidence';
    return {
        ...(block === null ? state('candidate', sourceClass, 'evidence') : state('policy_blocked', sourceClass)),
        id: `${file.kind}:${file.path}`,
        path: file.path,
        reasons: [block === null ? sourceClass : 'policy_blocked'],
        record: null,
        settled: false,
        selfAdopted: false,
        supersededBy: null,
        conflictsWith: [],
        anchors: [],
        content: null,
    };
}
function emptied(id, path) {
    return { id, path: path ?? '', fact: null, problems: [], statedId: null, text: '' };
}
const TRUST_OF_STATUS = {
    accepted: 'trusted',
    candidate: 'candidate',
    advisory: 'advisory',
    superseded: 'superseded',
    stale: 'stale',
    policy_blocked: 'policy_blocked',
    rejected: 'untrusted',
};
function state(status, sourceClass, trustLevel = TRUST_OF_STATUS[status]) {
    return { status, sourceClass, trustLevel, trustedBaseline: status === 'accepted' && trustLevel === 'trusted' };
}
function conflicts(effective) {
    const byKey = new Map();
    for (const { record, fact } of effective) {
        if (fact === null || fact.claimKey === null)
            continue;
        byKey.set(fact.claimKey, [...(byKey.get(fact.claimKey) ?? []), record.id]);
    }
    const rivals = new Map();
    for (const ids of byKey.values()) {
        if (ids.length > 1)
            for (const id of ids)
                rivals.set(id, ids.filter((other) => other !== id));
    }
    return rivals;
}

;




async function assess(question, policy, now, decide = judge) {
    const { memory } = question;
    const settledIds = new Set(question.settled.map((event) => event.id));
    return decide({
        records: memory.facts,
        settled: question.settled,
        proposed: memory.events.filter((event) => !settledIds.has(event.id)),
        anchors: question.anchors ?? (await checkAnchors(question.tree, memory.facts)),
        linked: await linkedPaths(question.tree, memory.facts),
        live: question.live,
        attempts: memory.evidence,
        settledLinks: question.settledLinks,
    }, policy, now);
}
async function linkedPaths(tree, records) {
    const resolver = new resolve_PathResolver(tree);
    const linked = new Map();
    for (const { fact } of records) {
        for (const { path } of fact?.sources ?? []) {
            if (tree.entries.get(path)?.kind === 'file' || linked.has(path))
                continue;
            const normal = normalisePath(path);
            if (normal === null || tree.entries.get(normal)?.kind === 'file')
                continue;
            const place = await resolver.resolve(path);
            if (place.kind !== 'refused' && place.path !== normal)
                linked.set(path, place.path);
        }
    }
    return linked;
}

;






const STATUS_ALIASES = { 'policy-blocked': 'policy_blocked', excluded: 'policy_blocked' };
const ait_format_status = schemas .vkY((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), schemas .k5n(STATUSES));
const trustLevel = schemas .vkY((value) => (typeof value === 'string' ? (STATUS_ALIASES[value] ?? value) : value), schemas .k5n(TRUST_LEVELS));
const strings = schemas .YOg(schemas .YjP().max(1_000)).max(1_000);
const ait_format_factShape = schemas .rej({
    source_id: schemas .YjP().min(1).max(200),
    status: ait_format_status,
    trust_level: trustLevel,
    topic: schemas .YjP().max(200),
    body: schemas .YjP().min(1).max(100_000),
    source_trace_ref: schemas .YjP().max(1_000).optional(),
    source_file_path: schemas .YjP().max(1_000).optional(),
    valid_to: schemas .YjP()
        .refine((text) => startOf(text) !== null, { error: 'must be a date, or a date and time with Z' })
        .optional(),
    superseded_by: schemas .YjP().max(200).optional(),
    expected_in_context: schemas .zMY(),
    expected_trusted: schemas .zMY(),
});
const fixtureShape = schemas .rej({
    schema_version: schemas .euz(1),
    id: schemas .YjP().min(1).max(200),
    query: schemas .YjP().max(2_000),
    policy: schemas .rej({
        exclude_paths: strings.default([]),
        exclude_transcript_patterns: strings.default([]),
        recall_source_allow: strings.default([]),
        recall_source_block: strings.default([]),
        recall_lint_block_severities: strings.default([]),
    }),
    facts: schemas .YOg(ait_format_factShape).min(1).max(1_000),
});
const ait_format_KNOWN_KEYS = [...Object.keys(fixtureShape.shape), ...Object.keys(fixtureShape.shape.policy.shape), ...Object.keys(ait_format_factShape.shape)];
function parseAitFixture(text) {
    if (text.trim() === '')
        return [{ message: plain('the fixture is empty') }];
    const yaml = parseYaml(text);
    if (!yaml.ok)
        return yaml.problems;
    const shaped = fixtureShape.safeParse(yaml.data);
    if (!shaped.success)
        return shapeProblems(shaped.error, yaml.place, ait_format_KNOWN_KEYS);
    const seen = new Set();
    for (const [index, fact] of shaped.data.facts.entries()) {
        if (seen.has(fact.source_id))
            return [{ message: phrase_say `the source_id ${fact.source_id} is there twice`, ...yaml.place(['facts', index, 'source_id']) }];
        seen.add(fact.source_id);
    }
    return shaped.data;
}

;
const builtInFixtures = [
    fixture('built-in/false-memory', 'authorization owner checks', [
        fact('fact:owner-checks-required', 'accepted', 'trusted', 'Owner checks run before any private resource is returned.'),
        fact('fact:owner-checks-dropped', 'candidate', 'candidate', 'Authorization checks are no longer required.'),
        fact('fact:owner-checks-skipped', 'candidate', 'candidate', 'Authorization checks are skipped in tests.'),
        fact('fact:owner-checks-later', 'candidate', 'candidate', 'Authorization checks run after the response.'),
        fact('fact:owner-checks-rejected', 'rejected', 'untrusted', 'Authorization checks may be skipped for internal callers.'),
        { ...fact('fact:owner-checks-blocked', 'accepted', 'policy_blocked', 'Authorization checks are no longer required.'), source_file_path: 'withheld/owner-checks.md' },
        { ...fact('fact:owner-checks-foreign', 'accepted', 'policy_blocked', 'Authorization checks are no longer required.'), source_trace_ref: 'foreign:chat' },
    ]),
    fixture('built-in/false-memory-zh', '授权 所有者 检查', [
        fact('fact:zh-required', 'accepted', 'trusted', '返回任何私有资源之前必须执行所有者检查。'),
        fact('fact:zh-dropped', 'candidate', 'candidate', '不再需要授权检查。'),
    ]),
    fixture('built-in/stale-memory', 'billing retry queue', [
        fact('fact:queue-now', 'accepted', 'trusted', 'Billing retries go through the durable queue.'),
        { ...fact('fact:queue-before', 'accepted', 'superseded', 'Billing retries go through the queue in memory.'), superseded_by: 'fact:queue-now' },
        fact('fact:queue-replaced', 'superseded', 'superseded', 'Billing retries are done by hand.'),
        { ...fact('fact:queue-expired', 'accepted', 'stale', 'Billing retries pause until the move is over.'), valid_to: '2025-01-02T00:00:00Z' },
        fact('fact:queue-source-changed', 'stale', 'stale', 'Billing retries at most three times.'),
    ]),
    fixture('built-in/stale-memory-zh', '计费 重试 队列', [
        fact('fact:zh-queue-now', 'accepted', 'trusted', '计费重试使用持久化队列。'),
        { ...fact('fact:zh-queue-before', 'accepted', 'superseded', '计费重试使用内存队列。'), superseded_by: 'fact:zh-queue-now' },
    ]),
    fixture('built-in/denial-of-trust', 'session lifetime', [
        { ...fact('fact:session-lifetime', 'accepted', 'trusted', 'Sessions end after 30 minutes.'), superseded_by: 'fact:session-forever' },
        fact('fact:session-forever', 'candidate', 'candidate', 'Sessions never end.'),
        { ...fact('fact:session-cookie', 'accepted', 'trusted', 'Session cookies are HttpOnly.'), superseded_by: 'fact:nowhere' },
    ]),
];
function fixture(id, query, facts) {
    return {
        schema_version: 1,
        id,
        query,
        policy: { exclude_paths: ['withheld/**'], exclude_transcript_patterns: [], recall_source_allow: ['reviewed:*'], recall_source_block: [], recall_lint_block_severities: [] },
        facts: [...facts],
    };
}
function fact(source_id, status, trust_level, body) {
    const trusted = trust_level === 'trusted';
    return { source_id, status, trust_level, topic: 'built-in', body, source_trace_ref: `reviewed:${source_id}`, expected_in_context: trusted, expected_trusted: trusted };
}

var source_text = __webpack_require__(4547);
;

class VirtualTree {
    objectFormat;
    commit = null;
    entries;
    files;
    constructor(files, objectFormat = 'sha1') {
        this.objectFormat = objectFormat;
        const known = new Map();
        for (const path of Object.keys(files).sort()) {
            const value = files[path];
            if (value === undefined)
                continue;
            if (typeof value === 'string')
                known.set(path, { kind: 'file', bytes: Buffer.from(value, 'utf8') });
            else
                known.set(path, value instanceof Uint8Array ? { kind: 'file', bytes: value } : value);
        }
        this.files = known;
        this.entries = new Map([...known].map(([path, file]) => [path, { path, kind: file.kind, oid: (0,digest .IM)(file.bytes, objectFormat) }]));
    }
    async read(paths, cap) {
        const contents = new Map();
        for (const path of paths) {
            const file = this.files.get(path);
            if (file === undefined || file.kind === 'submodule')
                continue;
            contents.set(path, file.bytes.length > cap ? { kind: 'too-large', size: file.bytes.length } : { kind: 'bytes', bytes: file.bytes });
        }
        return contents;
    }
}

;





const LIES = ['none', 'status', 'record'];
const CITED_TEXT = 'What this file says is as the fact says.\n';
const AT = '2026-01-01T00:00:00Z';
function sceneOf(fixture, inForce) {
    const ids = uniqueIds(fixture.facts);
    const files = {};
    const blocked = [];
    const unsettled = new Set();
    let candidates = 0;
    for (const fact of fixture.facts) {
        const id = ids.get(fact.source_id) ?? '';
        const successorOf = fixture.facts.filter((other) => other.superseded_by === fact.source_id).map((other) => ids.get(other.source_id) ?? '');
        if (fact.source_file_path !== undefined)
            files[fact.source_file_path] = CITED_TEXT;
        if (fact.status === 'candidate')
            candidates += 1;
        const lie = fact.status === 'candidate' ? (LIES[candidates % LIES.length] ?? 'none') : 'none';
        if (lie === 'record')
            unsettled.add(id);
        const text = factText(fact, lie, successorOf);
        files[factPath(id)] = text;
        const ledger = ledgerOf(id, text, fact, lie);
        if (ledger !== '')
            files[memtrust_ledgerPath(id)] = ledger;
        if (fact.status === 'policy_blocked')
            blocked.push(id);
    }
    const { policy } = fixture;
    return {
        ids,
        unsettled,
        tree: new VirtualTree(files),
        policy: {
            ...inForce,
            exclude_paths: [...inForce.exclude_paths, ...policy.exclude_paths],
            exclude_text: [...inForce.exclude_text, ...policy.exclude_transcript_patterns.filter((text) => text.trim() !== '')],
            sources: { allow: policy.recall_source_allow, block: [...inForce.sources.block, ...policy.recall_source_block, ...blocked] },
        },
    };
}
function factText(fact, lie, supersedes) {
    const declared = fact.status === 'superseded' || fact.status === 'rejected' ? fact.status : isAdopted(fact) || lie !== 'none' ? 'accepted' : 'candidate';
    const cited = fact.source_file_path ?? (fact.status === 'stale' ? 'changed-since.txt' : null);
    const digest = (0,source_text .h)(fact.status === 'stale' ? 'what it said then' : CITED_TEXT);
    const front = {
        status: declared,
        topic: fact.topic,
        ...(fact.valid_to === undefined ? {} : { valid_until: fact.valid_to }),
        ...(fact.source_trace_ref === undefined ? {} : { 'x-source-ref': fact.source_trace_ref }),
        ...(supersedes.length === 0 ? {} : { supersedes }),
        ...(cited === null ? {} : { sources: [{ path: cited, digest }] }),
    };
    const lines = Object.entries(front).filter(([, value]) => value !== '').map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
    return `---\n${lines.join('')}---\n${fact.body}\n`;
}
function isAdopted({ status }) {
    return status === 'accepted' || status === 'superseded' || status === 'stale' || status === 'policy_blocked';
}
function ledgerOf(id, text, fact, lie) {
    const parsed = parseFact(id, factPath(id), Buffer.from(text)).fact;
    if (parsed === null || (!isAdopted(fact) && lie !== 'record'))
        return '';
    const make = (type, after) => makeEvent({ type, fact: id, claim: parsed.claim, binding: parsed.binding, at: AT, proposed_by: 'fixture', after: after.map((event) => event.id) });
    const applied = make('candidate.applied', []);
    return fact.status === 'superseded' ? eventLine(applied) + eventLine(make('fact.superseded', [applied])) : eventLine(applied);
}
function uniqueIds(facts) {
    const ids = new Map();
    const taken = new Set();
    for (const { source_id } of facts) {
        const slug = source_id.toLowerCase().replace(/^fact:/, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 80) || 'fact';
        let id = slug;
        for (let count = 2; taken.has(id); count += 1)
            id = `${slug}-${count}`;
        taken.add(id);
        ids.set(source_id, id);
    }
    return ids;
}

;









const BUILT_IN_NOW = Date.parse('2026-06-01T00:00:00Z');
async function runFixtures(files, policy, now, decide = judge) {
    const cases = [];
    const faults = [];
    for (const fixture of builtInFixtures)
        cases.push(await runOne(fixture, 'built-in', policy, BUILT_IN_NOW, decide));
    for (const file of files) {
        const fixture = parseAitFixture(file.text);
        if ('facts' in fixture)
            cases.push(await runOne(fixture, file.origin, policy, now, decide));
        else if (!file.replaced)
            faults.push(...fixture.map((problem) => ({ path: file.path, problem })));
    }
    return { cases, faults };
}
async function runOne(fixture, kind, inForce, now, decide) {
    const entries = await entriesOf(fixture, inForce, now, decide);
    const wrong = [];
    let contaminated = false;
    let alone = null;
    for (const fact of fixture.facts) {
        const entry = entries.get(fact.source_id);
        const name = phraseText(phrase_say `${fact.source_id}`);
        if (entry === undefined) {
            wrong.push(`${name} is not in the manifest`);
        }
        else if (entry.trusted && !fact.expected_trusted) {
            contaminated = true;
            wrong.push(`${name} is trusted and must not be`);
        }
        else if (!entry.trusted && fact.expected_trusted) {
            alone ??= await entriesOf(fixture, DEFAULT_POLICY, now, decide);
            if (entry.status === 'policy_blocked' && alone.get(fact.source_id)?.trusted === true)
                continue;
            wrong.push(`${name} should be trusted and is ${entry.status} (${entry.reason})`);
        }
        else if (entry.inContext !== fact.expected_in_context) {
            wrong.push(`${name} is ${entry.inContext ? '' : 'not '}in the context`);
        }
    }
    return { id: fixture.id, kind, passed: wrong.length === 0, contaminated, why: wrong.length === 0 ? null : wrong.join('; ') };
}
async function entriesOf(fixture, inForce, now, decide) {
    const scene = sceneOf(fixture, inForce);
    const memory = await readMemory(scene.tree, { ...scene.policy, stores: [{ layout: 'memtrust' }] });
    const settled = memory.events.filter((event) => !scene.unsettled.has(event.fact));
    const judgement = await assess({ tree: scene.tree, memory, live: [], settled, settledLinks: new Map() }, scene.policy, now, decide);
    const manifest = contextManifest(judgement.entries, { ownerKind: 'fixture', ownerId: fixture.id, policyDigest: policyDigest(scene.policy), generatedAt: '' });
    const rows = new Map(manifest.entries.map((row) => [row.source_id, row]));
    const shown = new Map([...judgement.blocks].map(([name, block]) => [block.factId, name]));
    const states = new Map();
    for (const [sourceId, id] of scene.ids) {
        const row = rows.get(shown.get(id) ?? id);
        if (row !== undefined)
            states.set(sourceId, { trusted: row.trusted_baseline, inContext: row.included_in_context, status: row.status, reason: row.reason });
    }
    return states;
}

;

function ownsPath(pattern, path) {
    const foldersOnly = pattern.endsWith('/');
    const trimmed = pattern.replace(/\/+$/, '');
    const anchored = trimmed.includes('/');
    const wanted = trimmed.replace(/^\//, '').split('/');
    if (wanted.some((piece) => piece === ''))
        return false;
    const pieces = anchored ? wanted : ['**', ...wanted];
    const folders = pieces.at(-1) === '*' && anchored && !foldersOnly ? [] : foldersAbove(path);
    return [...folders, ...(foldersOnly ? [] : [path])].some((candidate) => path_pattern_matchesFrom(pieces, candidate.split('/')));
}
function path_pattern_matchesFrom(wanted, parts) {
    let w = 0;
    let p = 0;
    let starAt = -1;
    let starPart = 0;
    while (p < parts.length) {
        const piece = wanted[w];
        if (piece === '**') {
            starAt = w;
            starPart = p;
            w += 1;
            if (w === wanted.length)
                return true;
        }
        else if (piece !== undefined && path_pattern_wildcard(piece, parts[p] ?? '')) {
            w += 1;
            p += 1;
        }
        else if (starAt >= 0) {
            starPart += 1;
            p = starPart;
            w = starAt + 1;
        }
        else {
            return false;
        }
    }
    return w === wanted.length;
}
function path_pattern_wildcard(piece, name) {
    const pattern = [...piece.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, bare]) => ({ character: escaped ?? bare ?? '', special: escaped === undefined }));
    const text = [...name];
    let p = 0;
    let t = 0;
    let star = -1;
    let mark = 0;
    while (t < text.length) {
        const wanted = pattern[p];
        if (wanted?.special === true && wanted.character === '*') {
            star = p;
            mark = t;
            p += 1;
        }
        else if (wanted !== undefined && ((wanted.special && wanted.character === '?') || wanted.character === text[t])) {
            p += 1;
            t += 1;
        }
        else if (star >= 0) {
            mark += 1;
            t = mark;
            p = star + 1;
        }
        else {
            return false;
        }
    }
    while (pattern[p]?.special === true && pattern[p]?.character === '*')
        p += 1;
    return p === pattern.length;
}

;



const CODEOWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const CODEOWNERS_BYTES = 3 * 1024 * 1024;
const LOGIN = /^@[A-Za-z0-9](?:[A-Za-z0-9_-]*)$/;
const TEAM = /^@[A-Za-z0-9][A-Za-z0-9-]*\/[A-Za-z0-9._-]+$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
async function readCodeOwners(tree) {
    const path = CODEOWNERS_PATHS.find((known) => tree.entries.has(known)) ?? null;
    if (path === null)
        return { path, lines: [], warnings: [] };
    const unread = (why) => ({ path, lines: [], warnings: [{ message: plain(`${why}, so nobody owns anything`) }] });
    if (tree.entries.get(path)?.kind !== 'file')
        return unread('this is no regular file');
    const content = (await tree.read([path], CODEOWNERS_BYTES)).get(path);
    if (content?.kind === 'too-large')
        return unread('the file is larger than 3 MB, and GitHub does not read such a one');
    if (content?.kind !== 'bytes')
        return unread('the file cannot be read');
    return { path, ...parseCodeOwners(Buffer.from(content.bytes).toString('utf8')) };
}
function parseCodeOwners(text) {
    const lines = [];
    const warnings = [];
    let count = 0;
    const warn = (line, message) => {
        if ((count += 1) <= LISTED_PROBLEMS)
            warnings.push({ message, line });
    };
    text.replace(/^\uFEFF/, '').split(/\r?\n/).forEach((raw, index) => {
        const line = index + 1;
        const [pattern, ...rest] = codeowners_words(raw);
        if (pattern === undefined || pattern.startsWith('#'))
            return;
        const unsupported = unsupportedIn(pattern);
        if (unsupported !== null)
            return warn(line, phrase_say `${[unsupported]}; this line is skipped`);
        const comment = rest.findIndex((word) => word.startsWith('#'));
        const names = comment < 0 ? rest : rest.slice(0, comment);
        const wrong = names.find((name) => !LOGIN.test(name) && !TEAM.test(name) && !EMAIL.test(name));
        if (wrong !== undefined)
            return warn(line, phrase_say `${wrong} is neither @account nor @organisation/team; this line is skipped`);
        const emails = names.filter((name) => !name.startsWith('@'));
        if (emails.length > 0)
            warn(line, plain('an owner by e-mail address is not supported: whose it is cannot be asked'));
        lines.push({ pattern, owners: names.filter((name) => name.startsWith('@')).map((name) => name.slice(1)) });
    });
    return { lines, warnings: andMore(warnings, count) };
}
function ownersOf({ lines }, path) {
    return lines.findLast(({ pattern }) => ownsPath(pattern, path))?.owners ?? [];
}
function unsupportedIn(pattern) {
    if (pattern.startsWith('!'))
        return '`!` does not negate here';
    if (pattern.startsWith(String.raw `\#`))
        return String.raw `a pattern cannot begin with \#`;
    if (/[[\]]/.test(pattern))
        return '`[ ]` is no range of characters here';
    return pattern.replaceAll('/', '') === '' ? 'the pattern names nothing' : null;
}
function codeowners_words(line) {
    return line.match(/(?:\\.|[^\s\\]|\\$)+/g) ?? [];
}

;

const NOBODY = '-';
const GRAVITY = ['off', 'notice', 'warning', 'error'];
function stricterOf(base, other) {
    const approvers = [base, other].map(({ policy, adoption }) => (policy.approvers.length > 0 ? policy.approvers : adoption.adopters));
    const [ofBase = [], ofOther = []] = approvers;
    return {
        ...base,
        mode: base.mode === 'enforce' || other.mode === 'enforce' ? 'enforce' : 'report',
        adoption: {
            approvals: Math.max(base.adoption.approvals, other.adoption.approvals),
            adopters: inBoth(base.adoption.adopters, other.adoption.adopters),
            codeowners: base.adoption.codeowners && other.adoption.codeowners,
            paths: pathsOfBoth(base, other),
        },
        policy: { approvers: base.policy.approvers.length + other.policy.approvers.length === 0 ? [] : inBoth(ofBase, ofOther) },
        exclude_paths: either(base.exclude_paths, other.exclude_paths),
        exclude_text: either(base.exclude_text, other.exclude_text),
        sources: { allow: allowedByBoth(base.sources.allow, other.sources.allow), block: either(base.sources.block, other.sources.block) },
        live: { require_adoption: either(base.live.require_adoption, other.live.require_adoption) },
        stale: { block: either(base.stale.block, other.stale.block), warn: either(base.stale.warn, other.stale.warn), note: either(base.stale.note, other.stale.note) },
        base_audit: base.base_audit === 'require' || other.base_audit === 'require' ? 'require' : 'report',
        rules: gravest(base.rules, other.rules),
    };
}
function either(a, b) {
    return [...new Set([...a, ...b])];
}
function inBoth(a, b) {
    const known = new Set(b.map(plainLogin));
    const both = a.filter((account) => known.has(plainLogin(account)));
    return both.length === 0 && a.length + b.length > 0 ? [NOBODY] : both;
}
function plainLogin(account) {
    return account.replace(/^@/, '').toLowerCase();
}
function pathsOfBoth(base, other) {
    if ((0,canonical .A4)(base.adoption.paths) === (0,canonical .A4)(other.adoption.paths))
        return base.adoption.paths;
    return Object.fromEntries([...narrowed(base, other), ...narrowed(other, base)]);
}
function narrowed(from, against) {
    const everywhere = [against.adoption.adopters, ...Object.values(against.adoption.paths)].reduce(inBoth);
    return Object.entries(from.adoption.paths).map(([pattern, accounts]) => [pattern, inBoth(accounts, everywhere)]);
}
function allowedByBoth(a, b) {
    if (a.length === 0 || b.length === 0)
        return [...a, ...b];
    const both = a.filter((pattern) => b.includes(pattern));
    return both.length > 0 ? both : [NOBODY];
}
function gravest(a, b) {
    const rules = {};
    for (const [code, severity] of Object.entries(a)) {
        const other = b[code];
        if (other !== undefined)
            rules[code] = GRAVITY.indexOf(severity) >= GRAVITY.indexOf(other) ? severity : other;
        else if (severity === 'error')
            rules[code] = severity;
    }
    for (const [code, severity] of Object.entries(b))
        if (a[code] === undefined && severity === 'error')
            rules[code] = severity;
    return rules;
}

;

function delta(base, head) {
    const before = new Map(base.map((entry) => [entry.id, entry]));
    const after = new Map(head.map((entry) => [entry.id, entry]));
    const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
    return ids.flatMap((id) => {
        const from = before.get(id);
        const to = after.get(id);
        if (from?.status === to?.status)
            return [];
        const because = to?.status === 'stale' ? to.anchors.filter((anchor) => (0,anchors_verdict .F)(anchor.verdict)) : [];
        return [{ id, from: from?.status ?? null, to: to?.status ?? null, cause: 'introduced', because }];
    });
}

;
const NO_AUTHORITY = { author: null, approvalsOf: () => [] };
function isSameLogin(a, b) {
    return a !== null && b !== null && a.toLowerCase() === b.toLowerCase();
}

;



function adoptersAmong(names) {
    const bare = [...new Set(names.map((name) => name.replace(/^@/, '')))];
    return { accounts: bare.filter((name) => !name.includes('/')), teams: bare.filter((name) => name.includes('/')) };
}
function adoptersOf(factId, path, { adoption }, owners) {
    const special = Object.entries(adoption.paths).findLast(([pattern]) => pathMatches(pattern, factId));
    if (special !== undefined)
        return adoptersAmong(special[1]);
    return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}
function keepersOf(path, { adoption }, owners) {
    return adoptersAmong([...adoption.adopters, ...(owners === null ? [] : ownersOf(owners, path))]);
}
function approversOf(rules, owners, path) {
    const { approvers } = rules.policy;
    return approvers.length > 0 ? adoptersAmong(approvers) : keepersOf(path, rules, owners);
}
function isNobody({ accounts, teams }) {
    return accounts.length === 0 && teams.length === 0;
}
function isNamed(login, { accounts }) {
    return accounts.some((account) => isSameLogin(account, login));
}
function isSameAdopters(a, b) {
    return inOrder(a) === inOrder(b);
}
function inOrder({ accounts, teams }) {
    return JSON.stringify([accounts, teams].map((names) => names.map((name) => name.toLowerCase()).toSorted()));
}

;

async function answerTo(covered, sets, needed, authority) {
    let rows = [];
    let approved = sets.length > 0;
    for (const adopters of sets) {
        const named = needed === 0 && (await isAlone({ ...covered, adopters, needed: 0 }, authority, false));
        const least = Math.max(needed, 1);
        const approvals = await authority.approvalsOf({ ...covered, adopters, needed: named ? 0 : least });
        rows = together(rows, approvals);
        const people = new Set(approvals.filter((approval) => approval.counted).map((approval) => approval.login.toLowerCase()));
        const agreed = named || people.size >= least || (needed === 0 && (await isAlone({ ...covered, adopters, needed: 0 }, authority, true)));
        approved &&= agreed;
    }
    return { approved, approvals: rows };
}
function together(rows, more) {
    return more.map((approval, index) => {
        const known = rows[index];
        return known?.counted === true ? known : approval;
    });
}
async function isAlone(matter, authority, teams) {
    const { adopters } = matter;
    if (teams && (adopters.teams.length === 0 || authority.belongsTo === undefined))
        return false;
    const origin = authority.originOf === undefined ? { authors: authority.author === null ? [] : [authority.author], others: [] } : await authority.originOf(matter);
    if (origin.authors.length === 0 || (await authority.mayAuthorWrite?.()) === false)
        return false;
    for (const login of [...origin.authors, ...origin.others]) {
        if (isNamed(login, adopters))
            continue;
        if (!teams || authority.belongsTo === undefined || !(await authority.belongsTo(login, adopters.teams)))
            return false;
    }
    return true;
}

;




async function newAdoptions(base, head, policy, owners, authority, rebounds) {
    const settled = new Set(base.memory.events.map((event) => event.id));
    const events = head.memory.events
        .filter((event) => !settled.has(event.id) && isDecisive(event))
        .sort((a, b) => (a.fact === b.fact ? (a.id < b.id ? -1 : 1) : a.fact < b.fact ? -1 : 1));
    const facts = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
    const rows = [];
    for (const event of events) {
        const fact = facts.get(event.fact) ?? null;
        const replaces = ADOPTING_TYPES.has(event.type) ? replacedBy(event, fact, base) : [];
        const { approved, approvals } = await answerTo({ paths: coveredPaths(event.fact, fact), event }, requiredSets(event.fact, replaces, policy, owners), policy.adoption.approvals, authority);
        const adoption = head.judgement.adoptions.get(event.fact);
        const counts = adoption?.kind === 'unsettled' && adoption.events.some((one) => one.id === event.id);
        const isProven = rebounds.get(event.id) === null;
        rows.push({ factId: event.fact, event, claim: event.claim, binding: event.binding, approved, isProven, effective: counts && (approved || isProven) ? 'on_merge' : 'never', approvals, replaces });
    }
    return rows;
}
function coveredPaths(factId, fact) {
    return [...new Set([factPath(factId), ...(fact?.sources ?? []).map((source) => source.path)])];
}
function requiredSets(factId, replaces, policy, owners) {
    const sets = [];
    for (const id of [factId, ...replaces]) {
        const adopters = adoptersOf(id, factPath(id), policy, owners);
        if (!sets.some((known) => isSameAdopters(known, adopters)))
            sets.push(adopters);
    }
    return sets;
}
function replacedBy(event, fact, base) {
    const adopted = base.memory.facts.filter(({ id }) => id !== event.fact && base.judgement.adoptions.get(id)?.kind === 'adopted');
    const records = adopted.filter(({ id, fact: old }) => {
        if (old === null)
            return false;
        if (old.claim === event.claim)
            return true;
        if (fact === null)
            return false;
        return fact.supersedes.includes(id) || fact.statement.trim() === old.statement.trim() || (fact.claimKey !== null && fact.claimKey === old.claimKey);
    });
    const settledElsewhere = base.memory.events.filter((one) => one.fact !== event.fact && one.claim === event.claim && ADOPTING_TYPES.has(one.type)).map((one) => one.fact);
    return [...new Set([...records.map(({ id }) => id), ...settledElsewhere])].toSorted();
}

;




const MOST_AUDITED = 200;
const NO_AUDIT = { rows: [], left: 0 };
async function auditOf(settled, policy, owners, { known, trace }, most = MOST_AUDITED) {
    const facts = new Map(settled.memory.facts.map((record) => [record.id, record.fact]));
    const events = [...eventsByFact(settled.memory.events)]
        .flatMap(([id, own]) => inForce(own, facts.get(id) ?? null, settled.judgement.adoptions.get(id)))
        .filter((event) => known?.has(event.id) !== true)
        .toSorted((a, b) => (a.fact === b.fact ? (a.id < b.id ? -1 : 1) : a.fact < b.fact ? -1 : 1));
    const rows = [];
    for (const event of events.slice(0, most)) {
        const sets = requiredSets(event.fact, ADOPTING_TYPES.has(event.type) ? (facts.get(event.fact)?.supersedes ?? []) : [], policy, owners);
        rows.push({ event, trail: await trace({ event, sets, needed: policy.adoption.approvals }) });
    }
    return { rows, left: Math.max(0, events.length - most) };
}
function inForce(events, fact, adoption) {
    const retired = events.filter((event) => event.type === 'fact.retired');
    if (retired.length > 0)
        return retired;
    const last = lastDecisive(events);
    if (adoption?.kind === 'adopted' && fact !== null)
        return last.filter((event) => adopts(event, fact));
    return last.filter((event) => !ADOPTING_TYPES.has(event.type));
}
function auditedFacts({ rows }) {
    const audited = new Map();
    for (const { event, trail } of rows)
        audited.set(event.fact, trail.audited || audited.get(event.fact) === true);
    return audited;
}
function withAudit(entries, audit) {
    const audited = auditedFacts(audit);
    return entries.map((entry) => {
        const own = entry.record === null || entry.status === 'policy_blocked' || entry.record.path !== factPath(entry.record.id) ? undefined : audited.get(entry.record.id);
        return own === undefined ? entry : { ...entry, audited: own };
    });
}

;

function staleSeverity({ importance }, anchor, { rules, stale }) {
    const configured = rules['MT105'];
    if (configured !== undefined && configured !== 'off')
        return configured;
    const tier = anchor.tier ?? 'A';
    for (const key of [`${importance}/${tier}`, tier]) {
        if (stale.block.includes(key))
            return 'error';
        if (stale.warn.includes(key))
            return 'warning';
        if (stale.note.includes(key))
            return 'notice';
    }
    return 'warning';
}
function isBlockingStale(fact, anchors, policy) {
    if (policy.rules['MT105'] === 'off')
        return false;
    return anchors.some((anchor) => (0,anchors_verdict .F)(anchor.verdict) && staleSeverity(fact, anchor, policy) === 'error');
}

;
const agents_name = (file) => new RegExp(`(?:^|/)${file}$`);
const AGENT_FILES = [
    { agent: 'claude', kind: 'memory', pattern: agents_name('claude(?:\\.local)?\\.md'), source: 'https://code.claude.com/docs/en/memory' },
    { agent: 'claude', kind: 'settings', pattern: agents_name('\\.claude/settings(?:\\.local)?\\.json'), source: 'https://code.claude.com/docs/en/settings' },
    { agent: 'claude', kind: 'skill', pattern: /(?:^|\/)\.claude\/skills\/.+/, source: 'https://code.claude.com/docs/en/skills' },
    { agent: 'claude', kind: 'rules', pattern: /(?:^|\/)\.claude\/(?:memory\.md|(?:rules|agents|commands)\/.+)$/, source: 'https://code.claude.com/docs/en/memory' },
    { agent: 'codex', kind: 'memory', pattern: agents_name('agents(?:\\.override)?\\.md'), source: 'https://agents.md' },
    { agent: 'codex', kind: 'rules', pattern: /(?:^|\/)\.codex\/.+/, source: 'https://developers.openai.com/codex/guides/agents-md' },
    { agent: 'cursor', kind: 'rules', pattern: /(?:^|\/)(?:\.cursorrules|\.cursor\/rules(?:\.md|\/.+)?)$/, source: 'https://cursor.com/docs/context/rules' },
    { agent: 'gemini', kind: 'memory', pattern: agents_name('gemini\\.md'), source: 'https://google-gemini.github.io/gemini-cli/docs/cli/gemini-md.html' },
    { agent: 'copilot', kind: 'memory', pattern: agents_name('\\.github/copilot-instructions\\.md'), source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions' },
    { agent: 'copilot', kind: 'rules', pattern: /(?:^|\/)\.github\/instructions\/.+/, source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions' },
    { agent: 'windsurf', kind: 'rules', pattern: /(?:^|\/)(?:\.windsurfrules|\.windsurf\/rules\/.+)$/, source: 'https://docs.windsurf.com/windsurf/cascade/memories' },
    { agent: 'cline', kind: 'rules', pattern: /(?:^|\/)\.clinerules(?:\/.+)?$/, source: 'https://docs.cline.bot/features/cline-rules' },
    { agent: 'roo', kind: 'rules', pattern: /(?:^|\/)\.roo\/.+/, source: 'https://docs.roocode.com/features/custom-instructions' },
    { agent: 'junie', kind: 'rules', pattern: /(?:^|\/)\.junie\/.+/, source: 'https://www.jetbrains.com/help/junie/customize-guidelines.html' },
    { agent: 'serena', kind: 'memory', pattern: /(?:^|\/)\.serena\/memories\/.+/, source: 'https://github.com/oraios/serena' },
    { agent: 'memory-bank', kind: 'memory', pattern: /(?:^|\/)memory-bank\/.+\.md$/, source: 'https://docs.cline.bot/prompting/cline-memory-bank' },
    { agent: 'aider', kind: 'memory', pattern: /^conventions\.md$/, source: 'https://aider.chat/docs/usage/conventions.html' },
    { agent: 'skill', kind: 'skill', pattern: agents_name('skill\\.md'), source: 'https://agentskills.io' },
];
const WITNESSES = ['x.md', 'rules/x.md', 'skills/x.md', 'memories/x.md', 'instructions/x.md', 'settings.json'];
function agentFolderOf(path) {
    for (const witness of WITNESSES) {
        const known = agentFileOf(`${path}/${witness}`);
        if (known !== null)
            return known;
    }
    return null;
}
function agentFileOf(path) {
    if (!mayBeAgentFile(path))
        return null;
    const folded = path.toLowerCase();
    return AGENT_FILES.find((known) => known.pattern.test(folded)) ?? null;
}
function mayBeAgentFile(path) {
    return path.startsWith('.') || path.includes('/.') || /\.md$/i.test(path);
}

;

const DELIMITERS = new Set('()[]{}<>|"\'`,;*#');
const TRAILING = new Set('.,;:!?)]}>*_~"\'`|-');
function importsIn(text) {
    if (!text.includes('@'))
        return [];
    const found = new Set();
    let certain = true;
    let paragraph = true;
    let fence = null;
    for (const line of text.split(/\r\n|[\n\r]/)) {
        const start = skipBlanks(line);
        if (start === line.length) {
            paragraph = true;
            continue;
        }
        if (fence !== null) {
            const state = within(line, start, fence);
            if (state === 'doubt')
                certain = false;
            if (state !== 'inside')
                fence = null;
            if (state !== 'doubt')
                continue;
        }
        const opened = certain ? opening(line, start) : null;
        if (opened === 'doubt')
            certain = false;
        else if (opened !== null) {
            fence = opened;
            paragraph = true;
            continue;
        }
        const html = opensHtml(line, start);
        if (html === 'block')
            certain = false;
        const told = mentionsIn(line, certain && paragraph && html === 'none', found);
        paragraph = html === 'line' ? paragraph && !line.includes('`') : told;
    }
    return [...found];
}
function opening(line, start) {
    const at = skipMarkers(line, start);
    const mark = line[at];
    if (mark !== '`' && mark !== '~')
        return null;
    const length = runLength(line, at);
    if (length < 3 || (mark === '`' && line.includes('`', at + length)))
        return null;
    const indent = indentOf(line, start);
    return at !== start || indent > 3 ? 'doubt' : { mark, length, indent };
}
function within(line, start, fence) {
    const indent = indentOf(line, start);
    if (indent < fence.indent)
        return 'doubt';
    const length = line[start] === fence.mark ? runLength(line, start) : 0;
    if (length < fence.length || skipBlanks(line, start + length) !== line.length)
        return 'inside';
    if (indent === fence.indent || (fence.indent === 0 && indent <= 3))
        return 'closes';
    return fence.indent === 0 ? 'inside' : 'doubt';
}
function opensHtml(line, start) {
    const at = skipMarkers(line, start);
    if (!isTagAt(line, at))
        return 'none';
    return line.startsWith('<!--', at) && line.includes('-->', at + 4) ? 'line' : 'block';
}
function isTagAt(line, at) {
    return line[at] === '<' && /[a-z/!?]/i.test(line[at + 1] ?? '');
}
function mentionsIn(line, spans, found) {
    let sure = spans;
    const closers = spans ? runsIn(line) : null;
    for (let at = 0; at < line.length; at += 1) {
        const character = line[at];
        if (character === '\\' && (line[at + 1] === '`' || line[at + 1] === '\\'))
            at += 1;
        else if (character === '`' && sure) {
            const length = runLength(line, at);
            const end = nextRun(closers?.get(length) ?? [], at + length);
            if (end === null || line.slice(at, end).includes('|'))
                sure = false;
            else
                at = end + length - 1;
        }
        else if (isTagAt(line, at))
            sure = false;
        else if (character === '@' && !isWordBefore(line, at))
            addVariants(pathAt(line, at + 1), found);
    }
    return sure;
}
function runsIn(line) {
    const runs = new Map();
    for (let at = line.indexOf('`'); at >= 0;) {
        const length = runLength(line, at);
        const known = runs.get(length);
        if (known === undefined)
            runs.set(length, [at]);
        else
            known.push(at);
        at = line.indexOf('`', at + length);
    }
    for (const places of runs.values())
        places.reverse();
    return runs;
}
function nextRun(places, from) {
    for (let place = places.at(-1); place !== undefined; place = places.at(-1)) {
        if (place >= from)
            return place;
        places.pop();
    }
    return null;
}
function isWordBefore(line, at) {
    return /[\p{L}\p{N}]/u.test(line[at - 1] ?? '');
}
function pathAt(line, from) {
    let path = '';
    for (let at = from; at < line.length && path.length <= limits .T0; at += 1) {
        const escaped = line[at] === '\\' && line[at + 1] === ' ';
        if (escaped)
            at += 1;
        else if (/\s/.test(line[at] ?? '') || (line[at] === '@' && at > from && !isWordBefore(line, at)))
            break;
        path += line[at] ?? '';
    }
    return path.length > limits .T0 ? '' : path;
}
function addVariants(path, found) {
    let end = 0;
    while (end < path.length && !DELIMITERS.has(path[end] ?? ''))
        end += 1;
    for (const variant of [path, trimmed(path), trimmed(path.slice(0, end))])
        if (variant !== '')
            found.add(variant);
}
function trimmed(path) {
    let end = path.length;
    while (end > 0 && TRAILING.has(path[end - 1] ?? ''))
        end -= 1;
    return path.slice(0, end);
}
function skipBlanks(line, from = 0) {
    let at = from;
    while (line[at] === ' ' || line[at] === '\t')
        at += 1;
    return at;
}
function skipMarkers(line, from) {
    let at = from;
    for (;;) {
        let end = at;
        while (/[0-9]/.test(line[end] ?? ''))
            end += 1;
        const isMark = end === at ? /[-*+]/.test(line[end] ?? '') : /[.)]/.test(line[end] ?? '');
        const next = skipBlanks(line, end + 1);
        if (!isMark || next === end + 1)
            return at;
        at = next;
    }
}
function runLength(line, from) {
    let at = from;
    while (line[at] === line[from] && at < line.length)
        at += 1;
    return at - from;
}
function indentOf(line, start) {
    let columns = 0;
    for (let at = 0; at < start; at += 1)
        columns += line[at] === '\t' ? 4 - (columns % 4) : 1;
    return columns;
}

;



const IMPORT_DEPTH = 5;
async function closureOf(tree, resolver, importers) {
    const names = new Names(tree, resolver);
    const found = new Map();
    const read = new Set(importers.map(({ path }) => path));
    let left = limits .$4;
    let ahead = importers.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    for (let depth = 1; depth <= IMPORT_DEPTH && ahead.length > 0; depth += 1) {
        const next = [];
        for await (const { importer, text } of textsOf(tree, ahead)) {
            left -= text.length;
            if (left < 0)
                break;
            for (const path of names.leadingFrom(importer, importsIn(text))) {
                const resolution = await resolver.resolve(path);
                if ((resolution.kind !== 'file' && resolution.kind !== 'submodule') || isMemory(path) || isMemory(resolution.path))
                    continue;
                const name = resolution.kind === 'file' ? path : resolution.path;
                if (name === importer.path)
                    continue;
                const known = found.get(name);
                if (known !== undefined)
                    known.by.add(importer.path);
                else {
                    const imported = { agent: importer.agent, path: name, place: resolution.path };
                    found.set(name, { importer: imported, resolution, by: new Set([importer.path]) });
                    if (resolution.kind === 'file' && !read.has(name))
                        next.push(imported);
                    read.add(name);
                }
            }
        }
        ahead = next;
    }
    return [...found.values()].map(({ importer, resolution, by }) => ({ ...importer, resolution, importedBy: [...by].toSorted() })).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
const BATCH = 200;
async function* textsOf(tree, importers) {
    for (let from = 0; from < importers.length; from += BATCH) {
        const batch = importers.slice(from, from + BATCH);
        const contents = await tree.read(new Set(batch.map(({ place }) => place)), limits .nx);
        for (const importer of batch) {
            const content = contents.get(importer.place);
            if (content?.kind === 'bytes')
                yield { importer, text: Buffer.from(content.bytes).toString('utf8') };
        }
    }
}
function isElsewhere(written) {
    return /^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(written);
}
function isMemory(path) {
    return path.startsWith('.memtrust/');
}
class Names {
    tree;
    resolver;
    constructor(tree, resolver) {
        this.tree = tree;
        this.resolver = resolver;
    }
    leadingFrom(importer, written) {
        const folders = new Set([importer.path, importer.place].map((path) => path.slice(0, path.length - baseName(path).length)));
        const paths = new Set();
        for (const mention of written) {
            if (isElsewhere(mention))
                continue;
            for (const folder of folders) {
                const path = normalisePath(`${folder}${mention}`);
                if (path === null)
                    continue;
                if (this.mayBe(path))
                    paths.add(path);
                else
                    for (const twin of closure_twinsOf(this.tree, path))
                        paths.add(twin);
            }
        }
        return paths;
    }
    mayBe(path) {
        if (this.tree.entries.has(path))
            return true;
        for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            const folder = path.slice(0, slash);
            const entry = this.tree.entries.get(folder);
            if (entry !== undefined)
                return entry.kind !== 'file';
            if (!this.resolver.isFolder(folder))
                return false;
        }
        return false;
    }
}
const byLength = new WeakMap();
function closure_twinsOf({ entries, madeOf }, path) {
    if (madeOf) {
        const wanted = path.toLowerCase();
        const kept = closure_twinsOf(madeOf.tree, path).filter((twin) => entries.has(twin));
        const came = [...madeOf.changed].filter((changed) => changed.toLowerCase() === wanted && entries.has(changed));
        return came.length === 0 ? kept : [...new Set([...kept, ...came])].toSorted();
    }
    const lengths = byLength.get(entries) ?? new Map();
    if (!byLength.has(entries)) {
        byLength.set(entries, lengths);
        for (const name of entries.keys()) {
            const length = /^[ -~]*$/.test(name) ? name.length : name.toLowerCase().length;
            const known = lengths.get(length);
            if (known === undefined)
                lengths.set(length, { paths: [name], folded: null });
            else
                known.paths.push(name);
        }
    }
    const wanted = path.toLowerCase();
    const alike = lengths.get(wanted.length);
    if (alike === undefined)
        return [];
    alike.folded ??= foldedNames(alike.paths);
    return alike.folded.get(wanted) ?? [];
}
function foldedNames(paths) {
    const folded = new Map();
    for (const path of paths) {
        const name = path.toLowerCase();
        const known = folded.get(name);
        if (known === undefined)
            folded.set(name, [path]);
        else
            known.push(path);
    }
    return folded;
}

;





async function inventory(tree, base, read) {
    const resolver = new resolve_PathResolver(tree);
    const then = base === null ? null : new resolve_PathResolver(base);
    const found = [];
    const importers = [];
    for (const entry of notableEntries(tree)) {
        if (entry.path.startsWith('.memtrust/'))
            continue;
        const asFile = agentFileOf(entry.path);
        const known = asFile ?? (entry.kind === 'symlink' ? agentFolderOf(entry.path) : null);
        if (known === null)
            continue;
        const place = entry.kind === 'symlink' ? await resolver.resolve(entry.path) : null;
        if (asFile === null && place?.kind !== 'directory')
            continue;
        if (mayImport(known))
            importers.push(...importersAt(tree, known.agent, entry.path, place));
        const before = base?.entries.get(entry.path);
        const same = before !== undefined && before.oid !== null && before.oid === entry.oid && before.kind === entry.kind;
        found.push({
            id: `live:${known.agent}:${entry.path}`,
            agent: known.agent,
            kind: known.kind,
            path: entry.path,
            paths: place?.kind === 'file' || place?.kind === 'directory' ? [...place.via, place.path] : [entry.path],
            oid: entry.oid,
            settled: same && (place?.kind !== 'file' || (await leadsToSame(place.entry, then, entry.path))),
            text: place !== null && place.kind !== 'file' ? '' : null,
            importedBy: [],
        });
    }
    const all = await withImports(tree, base, resolver, then, found, importers);
    all.sort((a, b) => (a.path < b.path ? -1 : 1));
    return read ? withTexts(tree, all) : all;
}
function mayImport({ agent, kind }) {
    return (agent === 'claude' || agent === 'gemini') && (kind === 'memory' || kind === 'rules');
}
function importersAt(tree, agent, path, place) {
    if (place === null)
        return tree.entries.get(path)?.kind === 'file' ? [{ agent, path, place: path }] : [];
    if (place.kind === 'file')
        return [{ agent, path, place: place.path }];
    if (place.kind !== 'directory')
        return [];
    const below = [...tree.entries.values()].filter((entry) => entry.kind === 'file' && entry.path.startsWith(`${place.path}/`));
    return below.flatMap((entry) => {
        const name = `${path}${entry.path.slice(place.path.length)}`;
        const known = agentFileOf(name);
        return known !== null && mayImport(known) ? [{ agent, path: name, place: entry.path }] : [];
    });
}
async function withImports(tree, base, resolver, then, found, importers) {
    if (importers.length === 0)
        return [...found];
    const known = new Map(found.map((source) => [source.path, source]));
    for (const { agent, path, resolution, importedBy } of await closureOf(tree, resolver, importers)) {
        const own = known.get(path);
        if (own !== undefined) {
            known.set(path, { ...own, importedBy });
            continue;
        }
        const via = resolution.kind === 'file' ? resolution.via : [];
        const entry = resolution.kind === 'file' ? resolution.entry : tree.entries.get(resolution.path);
        known.set(path, {
            id: `live:${agent}:${path}`,
            agent,
            kind: 'import',
            path,
            paths: [...new Set([path, ...via, resolution.path])],
            oid: tree.entries.get(path)?.oid ?? entry?.oid ?? null,
            settled: resolution.kind === 'file' ? await leadsToSame(resolution.entry, then, path) : entry !== undefined && base?.entries.get(path)?.oid === entry.oid,
            text: null,
            importedBy,
        });
    }
    return [...known.values()];
}
const inventory_BATCH = 200;
async function withTexts(tree, found) {
    const read = [];
    let left = limits .$4;
    for (let from = 0; from < found.length; from += inventory_BATCH) {
        const batch = found.slice(from, from + inventory_BATCH);
        const contents = left <= 0 ? new Map() : await tree.read(batch.map((source) => source.paths.at(-1) ?? source.path), limits .nx);
        for (const source of batch) {
            const content = contents.get(source.paths.at(-1) ?? source.path);
            const bytes = content?.kind === 'bytes' ? content.bytes : null;
            left -= bytes?.length ?? 0;
            read.push({ ...source, text: bytes === null ? source.text : Buffer.from(bytes).toString('utf8') });
        }
    }
    return read;
}
async function leadsToSame(target, base, path) {
    const before = await base?.resolve(path);
    return before?.kind === 'file' && before.entry.oid !== null && before.entry.oid === target.oid;
}

;



async function takeSnapshot(tree, memory, base, { policy, now, judge, past, isAudit }) {
    const live = await inventory(tree, base?.tree ?? tree, policy.exclude_text.length > 0);
    const settled = base === null ? {} : { settled: { tree: base.tree, records: base.memory.facts, checks: base.checks } };
    const checks = await checkAnchors(tree, memory.facts, { past, blobs: isAudit ? 'read-all' : 'spare-reading', ...settled });
    const judgement = await assess({ tree, memory, live, anchors: checks, settled: (base?.memory ?? memory).events, settledLinks: base?.judgement.supersession.inForce ?? new Map() }, policy, now, judge);
    return { tree, memory, live, judgement, checks };
}
function trustedIds(snapshot) {
    return new Set(snapshot.judgement.entries.filter((entry) => entry.trustedBaseline).map((entry) => entry.id));
}
function blockedFacts(snapshot) {
    return new Map([...snapshot.judgement.blocks].flatMap(([shown, { factId }]) => (factId === null ? [] : [[factId, shown]])));
}
function openFacts({ judgement }) {
    const facts = snapshot_known.get(judgement) ?? judgement.entries.filter(isOpen);
    snapshot_known.set(judgement, facts);
    return facts;
}
const snapshot_known = new WeakMap();
function isOpen(entry) {
    return entry.record !== null && entry.status !== 'policy_blocked';
}

;





async function coverageOf({ paths, event }, reviewed, judged) {
    const [before, now] = [new PathResolver(reviewed), new PathResolver(judged)];
    for (const path of paths) {
        if (!isSame(await contentOf(path, reviewed, before), await contentOf(path, judged, now)))
            return { same: false, why: say `what it approved is not what would be merged: ${path} differs` };
    }
    if (event !== null && !(await hasEvent(reviewed, event.fact, event.id)))
        return { same: false, why: say `what it approved is not what would be merged: the record of ${event.fact} was not there` };
    return { same: true };
}
async function touchesMatter({ paths, event }, commit, parents) {
    const own = new PathResolver(commit);
    const before = parents.map((tree) => ({ tree, resolver: new PathResolver(tree) }));
    for (const path of [...paths, ...(event === null ? [] : [ledgerPath(event.fact)])]) {
        const here = await contentOf(path, commit, own);
        if (parents.length === 0 && here?.startsWith(MISSING) !== true)
            return true;
        const there = await Promise.all(before.map(async ({ tree, resolver }) => contentOf(path, tree, resolver)));
        if (there.length > 0 && there.every((content) => !isSame(content, here)))
            return true;
    }
    return false;
}
const MISSING = 'missing';
function isSame(a, b) {
    return a !== null && a === b;
}
async function contentOf(path, tree, resolver) {
    const place = await resolver.resolve(path);
    switch (place.kind) {
        case 'file':
            return place.entry.oid === null ? null : `file ${JSON.stringify(place.via)} ${place.path} ${place.entry.oid}`;
        case 'directory':
            return `directory ${JSON.stringify(place.via)} ${listing(place.path, tree)}`;
        case 'submodule':
            return `submodule ${place.path} ${tree.entries.get(place.path)?.oid ?? 'unknown'}`;
        case 'missing':
            return `${MISSING} ${place.path}`;
        case 'refused':
            return `refused ${place.why}`;
    }
}
function listing(folder, tree) {
    const entries = [...tree.entries.values()].filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));
    return JSON.stringify(entries.map(({ path, kind, oid }) => [path, kind, oid]));
}
async function hasEvent(tree, factId, event) {
    const path = ledgerPath(factId);
    if (tree.entries.get(path)?.kind !== 'file')
        return false;
    const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
    return content?.kind === 'bytes' && parseLedger(factId, path, Buffer.from(content.bytes).toString('utf8')).events.some(({ id }) => id === event);
}

;








const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
async function gateFiles(base, head, changed) {
    if (changed.size === 0)
        return [];
    const found = [];
    const add = (path, part) => void found.push({ path, part });
    const gate = await gateWorkflows(base, head);
    const attributes = await gate_files_textsOf([base, head], [...changed].filter((path) => ATTRIBUTES.test(path)));
    const workflows = await gate_files_textsOf([head], [...changed].filter((path) => WORKFLOW.test(path)));
    for (const path of [...changed].toSorted()) {
        if (path === POLICY_PATH)
            add(path, 'policy');
        else if (CODEOWNERS_PATHS.some((known) => known === path))
            add(path, 'owners');
        else if (WORKFLOW.test(path))
            add(path, gate.files.has(path) || couldStandIn(workflows[0]?.get(path) ?? null, gate.checks) ? 'gate-workflow' : 'workflow');
        else if (isOfLocalAction(path, gate.actions))
            add(path, 'action');
        else if (ATTRIBUTES.test(path) && hidesMemory(path, attributes[0]?.get(path) ?? '', attributes[1]?.get(path) ?? '', head))
            add(path, 'attributes');
    }
    return found;
}
async function gateWorkflows(base, head) {
    const files = new Set();
    const checks = new Set();
    const folders = new Set();
    for (const tree of [base, head]) {
        const [texts = new Map()] = await gate_files_textsOf([tree], notableEntries(tree).map(({ path }) => path).filter((path) => WORKFLOW.test(path)));
        const locals = await localActions(tree);
        for (const [path, text] of texts) {
            const workflow = parsed(text ?? '');
            const uses = usesIn(workflow);
            const isGate = text === null || /memtrust/i.test(text) || uses.some((use) => locals.has(use));
            if (!isGate)
                continue;
            files.add(path);
            for (const use of uses) {
                if (WORKFLOW.test(use))
                    files.add(use);
                else
                    folders.add(use);
            }
            if (tree === base)
                for (const name of jobsOf(workflow))
                    checks.add(name);
        }
    }
    return { files, checks, actions: [...folders, ...(await mainsOf(base, folders))] };
}
async function localActions(tree) {
    const paths = notableEntries(tree).map(({ path }) => path).filter((path) => /(?:^|\/)action\.ya?ml$/.test(path));
    const [texts] = await gate_files_textsOf([tree], paths);
    return new Set([...(texts ?? [])].filter(([, text]) => text !== null && /memtrust/i.test(text)).map(([path]) => path.replace(/\/?action\.ya?ml$/, '')));
}
async function mainsOf(tree, folders) {
    if (!folders.has(''))
        return [];
    const [texts] = await gate_files_textsOf([tree], ['action.yml', 'action.yaml']);
    return [...(texts ?? [])].flatMap(([, text]) => {
        const runs = field(parsed(text ?? ''), 'runs');
        return ['main', 'pre', 'post', 'image'].flatMap((key) => {
            const path = typeof field(runs, key) === 'string' ? normalisePath(String(field(runs, key))) : null;
            return path === null ? [] : [foldersAbove(path)[0] ?? path];
        });
    });
}
function isOfLocalAction(path, actions) {
    return actions.some((folder) => (folder === '' ? /^action\.ya?ml$/.test(path) : path === folder || path.startsWith(`${folder}/`)));
}
function couldStandIn(text, checks) {
    if (text === null)
        return false;
    const workflow = parsed(text);
    if (workflow === undefined)
        return checks.size > 0;
    return jobsOf(workflow).some((name) => [...checks].some((check) => couldBe(name, check)));
}
function couldBe(name, check) {
    const pieces = name.split(/\$\{\{[\s\S]*?\}\}/).map((piece) => piece.toLowerCase());
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
        return typeof uses === 'string' && uses.startsWith('./') ? [normalisePath(uses) ?? ''] : [];
    });
}
const HIDING = /^(?:-diff|binary|-text|linguist-generated(?:=true)?|linguist-vendored(?:=true)?|filter=.*|ident|working-tree-encoding=.*)$/;
const MEMORY_NAMES = [POLICY_PATH, '.memtrust/facts/a.md', '.memtrust/facts/a/b.md', '.memtrust/ledger/a.jsonl', '.memtrust/ledger/a/b.jsonl', '.memtrust/fixtures/a.yml', 'CLAUDE.md', 'AGENTS.md', 'GEMINI.md', '.claude/settings.json', ...CODEOWNERS_PATHS];
function hidesMemory(path, before, after, head) {
    const folder = path.slice(0, -'.gitattributes'.length);
    const [old, now] = [hidingPatterns(before), hidingPatterns(after)];
    const differing = [...old.filter((line) => !now.includes(line)), ...now.filter((line) => !old.includes(line))];
    if (differing.length === 0)
        return false;
    const memory = notableEntries(head).map(({ path: name }) => name).filter((name) => name.startsWith('.memtrust/') || WORKFLOW.test(name) || agentFileOf(name) !== null);
    return differing.some((line) => {
        const [pattern = ''] = line.split('\0');
        return pattern.startsWith('[attr]') || [...memory, ...MEMORY_NAMES].some((name) => name.startsWith(folder) && ownsPath(pattern, name.slice(folder.length)));
    });
}
function hidingPatterns(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const [pattern = '', ...attributes] = line.trim().split(/[ \t]+/);
        return pattern === '' || pattern.startsWith('#') || !attributes.some((attribute) => HIDING.test(attribute)) ? [] : [`${unquoted(pattern)}\0${attributes.join(' ')}`];
    });
}
function unquoted(pattern) {
    return /^".*"$/.test(pattern) ? pattern.slice(1, -1) : pattern;
}
async function gate_files_textsOf(trees, paths) {
    return Promise.all(trees.map(async (tree) => {
        const contents = await tree.read(paths.filter((path) => tree.entries.get(path)?.kind === 'file'), limits .nx);
        return new Map([...contents].map(([path, content]) => [path, content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null]));
    }));
}
function parsed(text) {
    try {
        const document = (0,dist .Tp)(text, { uniqueKeys: false, logLevel: 'silent' });
        return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 });
    }
    catch {
        return undefined;
    }
}
function mapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
}
function field(value, name) {
    const object = mapping(value);
    return Object.hasOwn(object, name) ? object[name] : undefined;
}

;










async function gateChanges(asked, changed) {
    const { base, head, policy, owners } = asked;
    const files = await gateFiles(base.tree, head.tree, changed);
    const actions = files.filter(({ part }) => part === 'action').map(({ path }) => path);
    const changes = [];
    for (const { path, part } of files) {
        if (part === 'workflow')
            changes.push({ part, paths: [path], approved: null, approvals: [] });
        else if (part !== 'action')
            changes.push({ part, ...(await answered([path], approversOf(policy, owners, path), asked)) });
    }
    const [first] = actions;
    if (first !== undefined)
        changes.push({ part: 'action', ...(await answered(actions, approversOf(policy, owners, first), asked)) });
    return changes;
}
async function liveChanges(asked) {
    const { base, head, policy, owners } = asked;
    if (base === head)
        return [];
    const listed = await namesOf([base.tree, head.tree], policy.live.require_adoption);
    const names = [...new Set([...listed, ...importedFrom(listed, base.live), ...importedFrom(listed, head.live)])].toSorted();
    const [before, now] = [new resolve_PathResolver(base.tree), new resolve_PathResolver(head.tree)];
    const changes = [];
    for (const name of names) {
        const [old, young] = [await contentOf(name, base.tree, before), await contentOf(name, head.tree, now)];
        if (old === null || old !== young)
            changes.push(await answered([name], keepersOf(name, policy, owners), asked));
    }
    return changes;
}
async function releasedFacts({ base, head, policy, owners, authority }) {
    const released = new Set();
    if (base === head)
        return released;
    const before = new Map(openFacts(base).map((entry) => [entry.id, entry.status]));
    for (const { id, record, status, anchors } of openFacts(head)) {
        if (status !== 'stale' || before.get(id) === 'stale' || record.fact === null || !isBlockingStale(record.fact, anchors, policy))
            continue;
        const paths = [...new Set([...coveredPaths(id, record.fact), ...anchors.map((anchor) => anchor.path)])];
        const { approved } = await answerTo({ paths, event: null }, [adoptersOf(id, record.path, policy, owners)], policy.adoption.approvals, authority);
        if (approved)
            released.add(id);
    }
    return released;
}
async function answered(paths, adopters, { policy, authority }) {
    if (isNobody(adopters))
        return { paths, approved: null, approvals: [] };
    return { paths, ...(await answerTo({ paths, event: null }, [adopters], policy.adoption.approvals, authority)) };
}
async function namesOf(trees, patterns) {
    const names = new Set();
    for (const tree of trees) {
        const paths = tree.madeOf && trees.includes(tree.madeOf.tree) ? [...tree.madeOf.changed].filter((path) => tree.entries.has(path)) : tree.entries.keys();
        for (const path of paths)
            if (patterns.some((pattern) => pathMatches(pattern, path)))
                names.add(path);
        const resolver = new resolve_PathResolver(tree);
        for (const pattern of patterns) {
            const path = normalisePath(pattern.replace(/^\/+/, ''));
            if (path === null || names.has(path) || (await resolver.resolve(path)).kind !== 'file')
                continue;
            names.add(path);
        }
    }
    return [...names];
}
function importedFrom(names, live) {
    const imports = new Map();
    for (const { path, importedBy } of live) {
        for (const importer of importedBy) {
            const known = imports.get(importer);
            if (known === undefined)
                imports.set(importer, [path]);
            else
                known.push(path);
        }
    }
    const reached = new Set();
    const ahead = [...names];
    for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
        for (const path of imports.get(name) ?? []) {
            if (reached.has(path))
                continue;
            reached.add(path);
            ahead.push(path);
        }
    }
    return reached;
}

;





async function proveRebounds(base, head, past) {
    const settled = new Set(base.memory.events.map((event) => event.id));
    const faults = new Map();
    for (const event of head.memory.events) {
        if (event.type === 'fact.rebound' && !settled.has(event.id))
            faults.set(event.id, await faultOf(event, base, head, past));
    }
    return faults;
}
async function faultOf(event, base, head, past) {
    const record = base.memory.facts.find(({ id }) => id === event.fact);
    if (record?.fact === undefined || record.fact === null || base.judgement.adoptions.get(event.fact)?.kind !== 'adopted')
        return plain('no such fact is adopted at the base');
    if (event.claim !== record.fact.claim)
        return plain('it is about another statement than the adopted one');
    const broken = base.checks.get(event.fact)?.find(({ verdict }) => (0,anchors_verdict .F)(verdict));
    if (broken !== undefined)
        return phrase_say `${broken.path} is ${[broken.verdict]} at the base`;
    return event.binding === record.fact.binding ? brokenNow(event, head) : followed(event, record, record.fact, base, head, past);
}
function brokenNow(event, head) {
    const broken = head.checks.get(event.fact)?.find(({ verdict }) => (0,anchors_verdict .F)(verdict));
    return broken === undefined ? null : phrase_say `${broken.path} is ${[broken.verdict]} now`;
}
async function followed(event, record, before, base, head, past) {
    const other = plain('its sources are not those that were adopted');
    const after = head.memory.facts.find(({ id }) => id === event.fact)?.fact ?? null;
    if (after === null || after.binding !== event.binding || after.sources.length !== before.sources.length)
        return other;
    const now = (await checkAnchors(head.tree, [record], { settled: { tree: base.tree, records: [record], checks: base.checks }, past })).get(record.id) ?? [];
    const left = new Map(after.sources.map((source) => [rebounds_identityOf(source), source]));
    for (const [index, source] of before.sources.entries()) {
        const anchor = now[index];
        if (anchor === undefined || (0,anchors_verdict .F)(anchor.verdict))
            return phrase_say `${source.path} is ${[anchor?.verdict ?? 'not read']} now`;
        const expected = left.get(rebounds_identityOf({ ...source, path: anchor.movedTo?.path ?? source.path }));
        if (expected === undefined || forgets(expected, source))
            return other;
        left.delete(rebounds_identityOf(expected));
    }
    return left.size === 0 ? brokenNow(event, head) : other;
}
function forgets(now, before) {
    return now.context.length < before.context.length || (before.within !== null && now.within === null) || (before.blob !== null && now.blob === null);
}
function rebounds_identityOf(citation) {
    return (0,canonical .A4)((0,memory_citation .MU)(citation));
}

;


function revivals(base, head, adoptions) {
    if (head === base)
        return [];
    const decided = new Set(adoptions.filter((row) => row.approved).map((row) => row.factId));
    const before = new Map(base.memory.facts.map((record) => [record.id, record]));
    const events = eventsByFact(head.memory.events);
    const adopts = (fact, id) => fact !== null && fact !== undefined && adoptionOf(fact, events.get(id) ?? [], []).kind === 'adopted';
    const after = new Map(head.memory.facts.filter((record) => adopts(record.fact, record.id)).map((record) => [record.id, record]));
    const superseded = supersede([...after.values()], new Map()).inForce;
    const found = new Map();
    for (const id of exposed(base.memory.events, events, adoptions))
        found.set(id, { id, heldBy: 'event', approved: false });
    const revive = (id, heldBy, holders) => {
        if (found.get(id)?.approved ?? true)
            found.set(id, { id, heldBy, approved: holders.every((holder) => decided.has(holder)) });
    };
    for (const old of base.judgement.supersession.inForce.keys()) {
        const holders = base.judgement.supersession.links.filter((link) => link.old === old).map((link) => link.by);
        if (!superseded.has(old) && adopts(before.get(old)?.fact, old))
            revive(old, 'successor', holders);
    }
    for (const { id, record, conflictsWith } of base.judgement.entries) {
        const gone = conflictsWith.filter((rival) => !after.has(rival));
        if (gone.length === 0 || superseded.has(id) || !adopts(record?.fact, id))
            continue;
        const key = record?.fact?.claimKey ?? null;
        if (!rivals(after.values(), key).some((rival) => rival !== id && !superseded.has(rival)))
            revive(id, 'rival', gone);
    }
    return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
function exposed(settled, after, adoptions) {
    const approved = eventsByFact(adoptions.filter((row) => row.approved).map((row) => row.event));
    return [...eventsByFact(settled)].flatMap(([id, known]) => {
        const kept = new Set(after.get(id)?.map((event) => event.id));
        if (known.every((event) => kept.has(event.id)))
            return [];
        const old = new Set(known.map((event) => event.id));
        const live = new Set([...adoptable(known), ...(approved.get(id) ?? [])].map(textOf));
        return adoptable(after.get(id) ?? []).some((event) => old.has(event.id) && !live.has(textOf(event))) ? [id] : [];
    });
}
function textOf(event) {
    return `${event.claim} ${event.binding}`;
}
function rivals(records, claimKey) {
    return [...records].filter((record) => claimKey !== null && record.fact?.claimKey === claimKey).map((record) => record.id);
}

;




const adoptionMismatch = {
    code: 'MT208',
    name: 'adoption-mismatch',
    severity: 'error',
    summary: 'A new adoption record adopts something that is not there.',
    why: 'A record is for exactly one text. One that is written before its text, or kept for later, would let the text come in unseen.',
    remedy: 'Remove the record and adopt the fact as it is: `npx memtrust adopt ID`.',
    fixed: true,
    *run({ base, head }) {
        const settled = new Set(base.memory.events.map((event) => event.id));
        const facts = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
        const blocked = blockedFacts(head);
        for (const [id, events] of eventsByFact(head.memory.events)) {
            const fresh = events.filter((event) => !settled.has(event.id) && ADOPTING_TYPES.has(event.type));
            if (fresh.length === 0)
                continue;
            const fact = facts.get(id) ?? null;
            const last = new Set(lastDecisive(events));
            for (const event of fresh) {
                if (fact !== null && fact.claim === event.claim && fact.binding === event.binding)
                    continue;
                if (fact !== null && !last.has(event))
                    continue;
                const shown = blocked.get(id) ?? id;
                const path = blocked.has(id) ? null : `.memtrust/ledger/${id}.jsonl`;
                yield {
                    message: fact === null ? phrase_say `a record adopts ${shown}, which is not there or not valid` : phrase_say `a record adopts another text of ${shown} than the file has`,
                    remedy: path === null ? plain('Remove the line from its ledger.') : phrase_say `Remove the line from ${path}, then run ${`npx memtrust adopt ${id}`}.`,
                    path,
                    factId: shown,
                    key: path === null ? '' : event.id,
                };
            }
        }
    },
};

;



const bindingMismatch = {
    code: 'MT104',
    name: 'binding-mismatch',
    severity: 'error',
    summary: 'A new or changed binding does not describe the file that it cites.',
    why: 'A digest that is written together with a fact must be the digest of what stands in the tree now. Otherwise a fact could be adopted for code that only comes later. The hints beside it (`lines`, `blob`, `raw`, `context`, `within`, `as`) are in no digest, and a later run knows the place by them: so they are recomputed too whenever they change.',
    remedy: 'Recompute it: `npx memtrust bind ID PATH`, then adopt the fact again.',
    fixed: true,
    *run({ base, head, surface, strict }) {
        const before = new Map(base.memory.facts.map((record) => [record.id, record.fact?.binding]));
        for (const { id, record, anchors } of openFacts(head)) {
            for (const anchor of anchors) {
                if (anchor.fault === null)
                    continue;
                yield {
                    message: phrase_say `the binding of ${id} to ${anchor.path} is not true: ${[anchor.fault]}`,
                    remedy: (0,anchors_verdict .F)(anchor.verdict) ? phrase_say `If it still holds: ${`npx memtrust reverify ${id}`}. Else ${'npx memtrust rebind'} puts its places back.` : phrase_say `Run ${before.has(id) ? 'npx memtrust rebind' : `npx memtrust bind ${id} ${anchor.path}`}; hints are written by memtrust alone.`,
                    path: record.path,
                    factId: id,
                    key: `hint\0${anchor.path}\0${anchor.selector}`,
                    ...((0,anchors_verdict .F)(anchor.verdict) && surface === 'local' && !strict ? { severity: 'warning' } : {}),
                };
            }
            if (record.fact === null || before.get(id) === record.fact.binding)
                continue;
            for (const anchor of anchors) {
                if (anchor.outOfTree || !(0,anchors_verdict .F)(anchor.verdict))
                    continue;
                yield {
                    message: phrase_say `the binding of ${id} is not what ${anchor.path} says (${[anchor.why === null ? anchor.verdict : anchor.why]})`,
                    remedy: phrase_say `Run ${`npx memtrust bind ${id} ${anchor.path}`} and adopt it again.`,
                    path: record.path,
                    factId: id,
                    key: `${anchor.path}\0${anchor.selector}`,
                };
            }
        }
    },
};

;




const bindingWithoutRecord = {
    code: 'MT203',
    name: 'binding-without-record',
    severity: 'error',
    summary: 'What an adopted fact rests on was changed without a record.',
    why: 'A new binding says: it still holds for the new code. That is a claim of its own; without a record that adopts it, stamping a new digest would make any fact fresh.',
    remedy: 'Adopt the new binding: `npx memtrust adopt ID`, and have it approved.',
    fixed: true,
    *run({ head }) {
        const events = eventsByFact(head.memory.events);
        for (const { id, record, reasons } of openFacts(head)) {
            const { fact } = record;
            if (fact === null || !reasons.includes('adoption_digest_mismatch') || !isReboundOnly(fact, events.get(id) ?? []))
                continue;
            yield { message: phrase_say `the sources of ${id} were bound anew, and no record adopts the new binding`, remedy: phrase_say `Run ${`npx memtrust adopt ${id}`} and have it approved.`, path: record.path, factId: id, key: fact.binding };
        }
    },
};
function isReboundOnly(fact, events) {
    return lastDecisive(events).some((event) => event.claim === fact.claim && event.binding !== fact.binding);
}

;

const blockedAccepted = {
    code: 'MT109',
    name: 'blocked-accepted',
    severity: 'error',
    summary: 'A fact is accepted, or claims to be, and the policy blocks it.',
    why: 'What the policy excludes never shows its text and is never trusted, whatever was adopted. Somebody should see the contradiction. Nothing of the text, its digest or its size is repeated here.',
    remedy: 'Remove the fact, or what makes the policy block it.',
    fixed: true,
    *run({ head }) {
        for (const entry of head.judgement.entries) {
            const block = head.judgement.blocks.get(entry.id);
            if (block === undefined || !block.claimsTrust)
                continue;
            yield { message: phrase_say `${entry.id} is accepted, but the policy blocks it (${[block.by]})`, remedy: plain('Remove the fact, or what makes the policy block it.'), path: entry.path, factId: entry.id };
        }
    },
};

;


const brokenLedger = {
    code: 'MT110',
    name: 'broken-ledger',
    severity: 'error',
    summary: 'A line of a ledger is cut, altered, or of another fact.',
    why: 'Events are known by the digest of their content. A line that does not hold counts for nothing; the other lines keep their meaning.',
    remedy: 'Restore the line from history (`git log -p` on the file), or remove it if it never was an event.',
    fixed: true,
    *run({ head }) {
        const blocked = blockedFacts(head);
        const alike = new Map();
        for (const { path, factId, problem } of head.memory.ledgerFaults) {
            const shown = blocked.get(factId);
            const fault = `${factId}\0${JSON.stringify(problem.message)}`;
            const count = (alike.get(fault) ?? 0) + 1;
            alike.set(fault, count);
            yield {
                message: shown === undefined ? phrase_say `${path}: ${problem.message}` : phrase_say `a line of the ledger of ${shown} does not hold`,
                remedy: plain('Restore the line from history, or remove it.'),
                path: shown === undefined ? path : null,
                line: problem.line,
                factId: shown ?? factId,
                key: `${JSON.stringify(problem.message)}${count === 1 ? '' : `\0${count}`}`,
            };
        }
    },
};

;



const brokenSupersession = {
    code: 'MT204',
    name: 'broken-supersession',
    severity: 'error',
    summary: 'A `supersedes:` leads nowhere, to itself, or in a circle.',
    why: 'Only an adopted fact supersedes another, and only a fact that is there. A link without effect never takes trust away, which would be a way to deny it; but somebody meant something by it.',
    remedy: 'Correct the id, or remove the line.',
    fixed: true,
    *run({ head }) {
        const known = new Map(head.memory.facts.map((record) => [record.id, record.fact]));
        const inCircle = circlesOf(new Map([...known].map(([id, fact]) => [id, fact?.supersedes ?? []])));
        for (const { id, record } of openFacts(head)) {
            for (const old of record.fact?.supersedes ?? []) {
                const why = old === id ? plain('which is itself') : !known.has(old) ? plain('which does not exist') : inCircle(id, old) ? plain('which supersedes it in turn') : null;
                if (why === null)
                    continue;
                yield { message: phrase_say `${id} supersedes ${old}, ${why}; it has no effect`, remedy: phrase_say `Correct the line in ${record.path}, or remove it.`, path: record.path, factId: id, key: old };
            }
        }
    },
};

;


const coarseAnchor = {
    code: 'MT111',
    name: 'coarse-anchor',
    severity: 'notice',
    summary: 'A new or changed binding would cry often, or by chance.',
    why: 'Whoever cites a whole file is asked again at every edit of it, and soon stops reading. A symbol with a quote inside it says what the claim rests on and nothing else.',
    remedy: 'Bind it more narrowly: `npx memtrust bind ID PATH --symbol NAME`, `--quote TEXT`, or `PATH#L10-L24`.',
    fixed: false,
    *run({ head }) {
        for (const { id, record, anchors } of openFacts(head)) {
            for (const { path, selector, coarse } of anchors) {
                if (coarse === null)
                    continue;
                yield {
                    message: [...phrase_say `${id} cites ${path} loosely: ${[coarse.why]}`, ...(coarse.better === null ? [] : phrase_say `; better: ${coarse.better}`)],
                    remedy: coarse.better?.startsWith('symbol:') === true ? phrase_say `Run ${`npx memtrust bind ${id} ${path} --symbol ${coarse.better.slice('symbol:'.length)}`}.` : phrase_say `Run ${`npx memtrust bind ${id} ${path}#L10-L24`} with the lines that it rests on, or with ${'--quote'}.`,
                    path: record.path,
                    factId: id,
                    key: `${path}\0${selector}`,
                };
            }
        }
    },
};

;

const codeownersSkipped = {
    code: 'MT706',
    name: 'codeowners-skipped',
    severity: 'warning',
    summary: 'The policy lets code owners adopt, and a line of CODEOWNERS counts for nothing.',
    why: 'GitHub skips what it does not understand there, and so does the gate: `!`, `[ ]`, a `#` behind a backslash, words that are no account. It asks nobody whose an e-mail address is. Somebody meant to be an adopter then is none.',
    remedy: 'Name accounts as `@login` or `@organisation/team`, with patterns that GitHub supports.',
    fixed: false,
    *run({ owners }) {
        if (owners === null)
            return;
        const { path, warnings } = owners.head;
        for (const { message, line } of warnings)
            yield { message: phrase_say `${path ?? ''}: ${message}`, remedy: plain('Name accounts as `@login` or `@organisation/team`, with patterns that GitHub supports.'), path, line, key: `${JSON.stringify(message)} ${line ?? 0}` };
    },
};

;


const conflictingFacts = {
    code: 'MT205',
    name: 'conflicting-facts',
    severity: 'error',
    summary: 'Two accepted facts state the same attribute of the same subject.',
    why: 'Both have one `claim_key` and neither supersedes the other, so none of them can be believed. A stale or unadopted twin takes no trust away.',
    remedy: 'Let the right one supersede the other: `supersedes: [ID]`, then adopt it again.',
    fixed: true,
    *run({ head }) {
        for (const { id, record, conflictsWith } of openFacts(head)) {
            if (conflictsWith.length === 0)
                continue;
            yield { message: phrase_say `${id} and ${enumerate(conflictsWith)} have one claim_key: they state the same attribute`, remedy: phrase_say `Add ${`supersedes: [${conflictsWith[0] ?? ''}]`} to the right one and adopt it again.`, path: record.path, factId: id, key: record.fact?.claimKey ?? '' };
        }
    },
};

;


const duplicateId = {
    code: 'MT102',
    name: 'duplicate-id',
    severity: 'error',
    summary: 'A file states the id of another fact.',
    why: 'The id of a fact is its path below `facts/` without `.md`. A second file that states the same id could speak in the name of the first; it is never trusted, and the first keeps its trust.',
    remedy: 'Remove the `id:` line from the copy, or give it the id that its file name says.',
    fixed: true,
    *run({ head }) {
        const ids = new Set(head.memory.facts.map((record) => record.id));
        for (const { id, record } of openFacts(head)) {
            if (record.statedId === null || record.statedId === id || !ids.has(record.statedId))
                continue;
            yield { message: phrase_say `${record.path} states the id ${record.statedId}, which is another fact's`, remedy: phrase_say `Set the id to ${id}, or remove the line.`, path: record.path, factId: id, key: record.statedId };
        }
    },
};

;



const expiredFact = {
    code: 'MT108',
    name: 'expired-fact',
    severity: 'warning',
    summary: 'An adopted fact is past its date, not valid yet, or due for review.',
    why: '`valid_until` takes trust away when it is past, `valid_from` gives it only from then on; `review_by` alone never changes trust.',
    remedy: 'Look at the fact; give it a new date and adopt it again, or retire it.',
    fixed: false,
    *run({ head, now }) {
        for (const { id, record, status, reasons } of openFacts(head)) {
            const { fact } = record;
            if (fact === null || (status !== 'stale' && status !== 'accepted'))
                continue;
            const remedy = phrase_say `Correct the date in ${record.path}, then run ${`npx memtrust adopt ${id}`}.`;
            if (reasons.includes('expired_fact'))
                yield { message: phrase_say `${id} was valid until ${fact.validUntil ?? ''}`, remedy, path: record.path, factId: id, key: 'until' };
            if (reasons.includes('not_yet_valid'))
                yield { message: phrase_say `${id} is valid only from ${fact.validFrom ?? ''}`, remedy, path: record.path, factId: id, key: 'from' };
            const due = fact.reviewBy === null ? null : startOf(fact.reviewBy);
            if (due !== null && now >= due)
                yield { message: phrase_say `${id} was due for review by ${fact.reviewBy ?? ''}`, remedy, path: record.path, factId: id, key: 'review', severity: 'notice' };
        }
    },
};

;


const falseRebound = {
    code: 'MT209',
    name: 'false-rebound',
    severity: 'error',
    summary: 'A `fact.rebound` says that cited text only moved, and that is not so.',
    why: 'Following a text to another place of its file changes nothing that was adopted, so it needs no approval. That holds only if the gate finds it so itself: the same statement, the same sources (of renamed files: under their new names), each of them with the same text at the base and now. Anything else is a new claim and must be adopted as one.',
    remedy: 'Remove the line. If the sources changed and the fact still holds: `npx memtrust reverify ID`, and have it approved.',
    fixed: true,
    *run({ head, rebounds }) {
        const blocked = blockedFacts(head);
        for (const event of head.memory.events) {
            const why = rebounds.get(event.id) ?? null;
            if (why === null)
                continue;
            const hidden = blocked.has(event.fact);
            const id = blocked.get(event.fact) ?? event.fact;
            yield {
                message: phrase_say `a record says that what ${id} cites only moved, but ${why}`,
                remedy: hidden ? plain('Remove the line from its ledger.') : phrase_say `Remove the line. If it still holds, run ${`npx memtrust reverify ${id}`} and have it approved.`,
                path: hidden ? null : `.memtrust/ledger/${id}.jsonl`,
                factId: id,
                key: hidden ? '' : event.id,
            };
        }
    },
};

;

const fixtureChanged = {
    code: 'MT303',
    name: 'fixture-changed',
    severity: 'warning',
    summary: 'The change edits or removes a fixture of the base.',
    why: 'The fixtures of the base judge this change, whatever it makes of them. Once it is merged the new ones count: a proof that is weakened or gone proves less from then on.',
    remedy: 'Let somebody who answers for the policy review it.',
    fixed: true,
    *run({ base, head }) {
        const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
        for (const { path, text } of base.memory.fixtures) {
            if (after.get(path) === text)
                continue;
            yield { message: phrase_say `the fixture ${path} is ${[after.has(path) ? 'edited' : 'removed']}; the one of the base was run`, remedy: plain('Let somebody who answers for the policy review it.'), path };
        }
    },
};

;

const fixtureContaminated = {
    code: 'MT301',
    name: 'fixture-contaminated',
    severity: 'error',
    summary: 'A false-memory or stale-memory fixture does not end as it must.',
    why: 'The fixtures run through the same judge as your facts. If one fails, the promise of the gate does not hold for this repository and policy, so nothing may pass.',
    remedy: 'Run `npx memtrust fixtures` to see which expectation fails.',
    fixed: true,
    *run({ fixtures }) {
        for (const one of fixtures.cases) {
            if (!one.passed)
                yield { message: phrase_say `the fixture ${one.id} fails: ${[one.why ?? '']}`, remedy: plain('Run `npx memtrust fixtures`.'), key: `${one.kind}\0${one.id}` };
        }
    },
};

;

const gateChanged = {
    code: 'MT705',
    name: 'gate-changed',
    severity: 'error',
    summary: 'The change edits what the gate stands on: workflows that run it, CODEOWNERS, or attributes of memory.',
    why: 'A workflow without the gate, a job that takes the name of its check, an owner added to CODEOWNERS, or an attribute that hides a file from review would let a later change through. Other workflows are only named.',
    remedy: 'Let somebody approve it whom the policy of the base branch names under `policy: approvers`, or else under `adoption: adopters`.',
    fixed: true,
    *run({ gate, surface, policy }) {
        for (const change of gate) {
            const { part, paths, approved } = change;
            if (part === 'policy')
                continue;
            const [path = null] = paths;
            const common = { path, key: part };
            if (part === 'workflow')
                yield { ...common, severity: 'notice', message: phrase_say `${path ?? ''} is a workflow, and has nothing to do with the gate as far as can be seen`, remedy: plain('Check that it does not.') };
            else if (approved === true)
                yield { ...common, severity: 'notice', message: phrase_say `${what(change)}, which is approved`, remedy: plain('Nothing to do.') };
            else if (approved === null)
                yield { ...common, severity: 'notice', message: phrase_say `${what(change)}; the policy of the base names nobody who could approve that`, remedy: plain('Name adopters in the policy.') };
            else if (surface !== 'pull-request')
                yield { ...common, severity: 'warning', message: phrase_say `${what(change)}; a pull request with it needs an approval`, remedy: plain('Have it approved.') };
            else
                yield { ...common, message: phrase_say `${what(change)}, and nobody who may approved it`, remedy: whoMay(policy.policy.approvers.length > 0 ? policy.policy.approvers : policy.adoption.adopters) };
        }
    },
};
function what({ part, paths }) {
    const named = enumerate(paths);
    switch (part) {
        case 'owners':
            return phrase_say `this change edits ${named}, which says who owns what`;
        case 'gate-workflow':
            return phrase_say `this change edits ${named}, a workflow that runs the gate or a job under its name`;
        case 'action':
            return phrase_say `this change edits ${named}, which the workflow of the gate runs`;
        case 'attributes':
            return phrase_say `this change edits lines of ${named} that hide changes of memory or what the gate stands on`;
        case 'policy':
        case 'workflow':
            return phrase_say `this change edits ${named}`;
    }
}
function whoMay(names) {
    return names.length === 0 ? plain('An owner of the file must approve this pull request.') : phrase_say `One of ${enumerate(names, 5)} must approve this pull request.`;
}

;

const incompleteEvaluation = {
    code: 'MT703',
    name: 'incomplete-evaluation',
    severity: 'error',
    summary: 'Not everything could be read.',
    why: 'Caps keep a hostile repository from stopping the gate. Past one, something was not judged, and what was not judged must not pass.',
    remedy: 'Remove what is too large or too much.',
    fixed: true,
    *run({ base, incomplete }) {
        for (const line of new Set(incomplete))
            yield { message: plain(line), remedy: plain('Remove what is too large or too much.'), key: line };
        for (const line of base.memory.incomplete) {
            if (!incomplete.includes(line))
                yield { message: plain(`of the base: ${line}`), remedy: plain('Nothing to do: this change mends it.'), severity: 'warning', key: line };
        }
    },
};

;

const invalidFixture = {
    code: 'MT302',
    name: 'invalid-fixture',
    severity: 'error',
    summary: 'A fixture file cannot be read.',
    why: 'A proof that cannot run proves nothing, so the verdict is `error`, never a pass.',
    remedy: 'Mend the file at the place that the message names; `npx memtrust schema fixture` prints the format.',
    fixed: true,
    *run({ fixtures }) {
        for (const { path, problem } of fixtures.faults) {
            yield { message: phrase_say `${path} is no valid fixture: ${problem.message}`, remedy: plain('Mend the file; `npx memtrust schema fixture` prints the format.'), path, line: problem.line, key: JSON.stringify(problem.message) };
        }
    },
};

;


const invalidPolicy = {
    code: 'MT701',
    name: 'invalid-policy',
    severity: 'error',
    summary: 'The policy cannot be read.',
    why: 'A gate that is not sure of its own rules must not pass anything. Until the file is mended, the strict defaults hold and the verdict is `error`.',
    remedy: 'Mend `.memtrust/policy.yml` at the place that the message names; `npx memtrust schema policy` prints the format.',
    fixed: true,
    *run({ base, head, softened }) {
        for (const problem of head.memory.policy.problems) {
            const place = problem.line === undefined ? '' : `:${problem.line}${problem.column === undefined ? '' : `:${problem.column}`}`;
            yield { message: phrase_say `${POLICY_PATH}${[place]}: ${problem.message}`, remedy: plain('Mend the file; `npx memtrust schema policy` prints the format.'), path: POLICY_PATH, line: problem.line, key: JSON.stringify(problem.message) };
        }
        if (base !== head && base.memory.policy.origin === 'broken' && head.memory.policy.origin !== 'broken') {
            yield { message: phrase_say `${POLICY_PATH} of the base cannot be read, so this change was judged under the strict defaults`, remedy: plain('Nothing to do: this change mends it.'), path: POLICY_PATH, severity: 'warning', key: 'base' };
        }
        for (const code of softened) {
            yield { message: phrase_say `${POLICY_PATH} softens ${[code]}, which stays an error whatever the policy says`, remedy: phrase_say `Remove ${code} from rules.`, path: POLICY_PATH, severity: 'warning', key: code };
        }
    },
};

;


const invalidRecord = {
    code: 'MT101',
    name: 'invalid-record',
    severity: 'error',
    summary: 'A fact file cannot be read as a fact.',
    why: 'A broken record is kept and shown, but it is never trusted: a fault takes trust away, not visibility. Common causes are a mistyped key, a status that does not exist, or bytes that are not UTF-8.',
    remedy: 'Mend the file at the place that the message names; `npx memtrust schema fact` prints the format.',
    fixed: true,
    *run({ head }) {
        for (const { id, record } of openFacts(head)) {
            for (const problem of record.problems) {
                if (record.statedId !== null && record.statedId !== id && head.memory.facts.some((other) => other.id === record.statedId))
                    continue;
                yield { message: phrase_say `${record.path} is no valid fact: ${problem.message}`, remedy: plain('Mend the file; `memtrust schema fact` prints the format.'), path: record.path, line: problem.line, factId: id, key: JSON.stringify(problem.message) };
            }
        }
        for (const stray of head.memory.strays) {
            if (stray.broken)
                yield { message: phrase_say `${stray.path}: ${stray.message}`, remedy: plain('Move or remove it, so that memory can be read there.'), path: stray.path };
        }
    },
};

;

const liveAdoptionMissing = {
    code: 'MT402',
    name: 'live-adoption-missing',
    severity: 'error',
    summary: 'The change edits an agent file for which the policy wants an approval, and there is none.',
    why: 'Agents obey such a file in every session. What `live: require_adoption` of the policy lists is changed only with the approval of an adopter who looked at exactly these bytes; what a link leads to belongs to it, and so does what it imports with `@path`. There is no ledger for it. Where no policy names adopters, nobody could approve, and it is only said.',
    remedy: 'Ask an adopter to approve the pull request, or take the file out of `live: require_adoption`.',
    fixed: false,
    *run({ base, liveChanges, surface }) {
        for (const { paths, approved } of liveChanges) {
            const [path = ''] = paths;
            if (approved === true)
                continue;
            const common = { path, key: path };
            if (base.memory.policy.origin !== 'file' || approved === null) {
                yield { ...common, severity: 'notice', message: phrase_say `${path} changes, and no policy of the base names adopters who could approve that`, remedy: plain('Name adopters in the policy, and changes of it need their approval from then on.') };
            }
            else if (surface !== 'pull-request') {
                yield { ...common, severity: 'notice', message: phrase_say `${path} changes: a pull request with it needs an approval`, remedy: plain('Open a pull request, and ask an adopter to approve it.') };
            }
            else {
                yield { ...common, message: phrase_say `${path} changes, and no adopter approved exactly this`, remedy: plain('Ask an adopter to approve this pull request. Who that is stands under `adoption:` in the policy of the base branch.') };
            }
        }
    },
};

;

const liveMemoryChanged = {
    code: 'MT401',
    name: 'live-memory-changed',
    severity: 'notice',
    summary: 'The change touches a file that coding agents read.',
    why: 'What stands in such a file, or in one that it imports with `@path`, steers every agent that works here. It is advisory and never in the trusted baseline, but a reviewer should read it as instructions, not as documentation.',
    remedy: 'Read the change as an agent would obey it.',
    fixed: false,
    *run({ base, head, changedPaths }) {
        const before = new Set(base.live.map((live) => live.path));
        const hidden = (snapshot, id) => !snapshot.judgement.entries.some((entry) => entry.id === id && entry.status !== 'policy_blocked');
        for (const live of head.live) {
            const touched = live.paths.some((path) => changedPaths.has(path)) && !live.settled;
            const through = live.settled && live.paths.slice(1).some((path) => changedPaths.has(path));
            if ((!touched && !through) || hidden(head, live.id))
                continue;
            const what = before.has(live.path) || (live.kind === 'import' && base.tree.entries.has(live.path)) ? 'is changed' : 'is added';
            yield { message: phrase_say `${live.path}, which ${[live.agent]} reads, ${[what]}`, remedy: plain('Read the change as an agent would obey it.'), path: live.path, key: live.agent };
        }
        const after = new Set(head.live.map((live) => live.path));
        for (const live of base.live) {
            const stays = live.kind === 'import' && head.tree.entries.has(live.path);
            if (!after.has(live.path) && !stays && !hidden(base, live.id))
                yield { message: phrase_say `${live.path}, which ${[live.agent]} reads, is removed`, remedy: plain('Check that nothing relied on it.'), path: live.path, key: live.agent };
        }
    },
};

;


const noMemory = {
    code: 'MT704',
    name: 'no-memory',
    severity: 'notice',
    summary: 'There are no facts, or there is no policy.',
    why: 'Without facts there is nothing to trust, and without a policy the strict defaults hold. Neither is wrong; both should be known.',
    remedy: 'Start with `npx memtrust init`.',
    fixed: false,
    *run({ head }) {
        const seen = head.live.length;
        if (head.memory.facts.length === 0) {
            yield { message: phrase_say `no facts; ${seen} agent ${[seen === 1 ? 'file' : 'files']} seen`, remedy: plain('Start with `npx memtrust init`; `npx memtrust sources` lists the agent files.'), key: 'facts' };
        }
        else if (head.memory.policy.origin === 'defaults') {
            yield { message: phrase_say `there is no ${POLICY_PATH}; the strict defaults hold, and nobody is named as an adopter`, remedy: plain('Write one with `npx memtrust init`.'), key: 'policy' };
        }
    },
};

;


const policyChanged = {
    code: 'MT702',
    name: 'policy-changed',
    severity: 'error',
    summary: 'The change edits the rules of the gate, and nobody who may approved that.',
    why: 'The policy of the base branch judges this change; the new one takes effect when it is merged. Whoever edits it changes what may be trusted from then on, so somebody whom the present one names must agree. The first policy has nobody to ask: whoever may write to the repository may bring it, and it is said whom it names.',
    remedy: 'Let somebody approve it whom the policy of the base branch names under `policy: approvers`, or else under `adoption: adopters`.',
    fixed: true,
    *run({ base, head, gate, surface, authorMayWrite, policy }) {
        const change = gate.find(({ part }) => part === 'policy');
        const [before, after] = [base.memory.policy, head.memory.policy];
        if (change === undefined || (after.digest === before.digest && after.origin === before.origin))
            return;
        const edits = before.origin === 'defaults' ? plain('this change adds the first policy') : phrase_say `this change edits ${POLICY_PATH}`;
        const review = 'Let somebody who answers for the policy review it.';
        if (change.approved === true) {
            yield policy_changed_found('notice', phrase_say `${edits}, which is approved; it takes effect once merged`, 'Nothing to do.');
        }
        else if (surface !== 'pull-request') {
            yield policy_changed_found('warning', phrase_say `${edits}; it takes effect when it is approved and merged`, review);
        }
        else if (change.approved === false) {
            yield policy_changed_found('error', phrase_say `${edits}, and nobody who may approved it`, policy_changed_whoMay(policy));
        }
        else if (authorMayWrite === true || (before.origin === 'broken' && authorMayWrite === null)) {
            yield policy_changed_found('warning', phrase_say `${edits}; it takes effect once merged, and names ${named(after.policy)}`, review);
        }
        else {
            yield policy_changed_found('error', phrase_say `${edits}, and its author is not known to have write permission`, 'Let somebody with write permission open the pull request that says who may adopt.');
        }
    },
};
function policy_changed_found(severity, message, remedy) {
    return { message, remedy: typeof remedy === 'string' ? plain(remedy) : remedy, path: POLICY_PATH, severity };
}
function policy_changed_whoMay({ policy, adoption }) {
    const names = policy.approvers.length > 0 ? policy.approvers : adoption.adopters;
    return names.length === 0 ? plain('An owner of the file must approve this pull request.') : phrase_say `One of ${enumerate(names, 5)} must approve this pull request.`;
}
function named({ adoption }) {
    const { adopters, codeowners } = adoption;
    if (adopters.length === 0)
        return plain(codeowners ? 'the code owners as adopters' : 'nobody as an adopter');
    return phrase_say `${enumerate(adopters, 10)} as ${[adopters.length === 1 ? 'adopter' : 'adopters']}${[codeowners ? ', beside the code owners' : '']}`;
}

;


const rollback = {
    code: 'MT206',
    name: 'rollback',
    severity: 'error',
    summary: 'The change removes an adopted fact, or events of a ledger.',
    why: 'Taking trust away is allowed and named. Removing what took trust away (a retirement, a successor) would bring old memory back without an adoption, so that blocks, even where the old text is not there yet.',
    remedy: 'Keep the events. To take a fact back, retire it with a reason; to bring one back, adopt it again.',
    fixed: true,
    *run({ base, head, revivals }) {
        const blocked = new Set([...blockedFacts(base).keys(), ...blockedFacts(head).keys()]);
        const after = new Map(head.memory.facts.map((record) => [record.id, record]));
        for (const revival of revivals) {
            const { id, approved } = revival;
            yield {
                message: blocked.has(id) ? plain('the change removes what keeps a policy-blocked fact out of the trusted baseline') : [...phrase_say `the change lets ${id} back into the trusted baseline: `, ...cause(revival)],
                remedy: approved ? plain('Nothing to do if this is meant; to keep it out, retire it.') : plain('Restore what was removed. Or say openly what is meant: an approved adoption, retirement or successor.'),
                ...(blocked.has(id) ? {} : { factId: id }),
                path: blocked.has(id) ? null : (after.get(id)?.path ?? null),
                ...(approved ? { severity: 'notice' } : {}),
                key: 'revived',
            };
        }
        const trusted = trustedIds(head);
        const before = new Map(base.memory.facts.map((record) => [record.id, record.fact]));
        for (const { id, record } of openFacts(head)) {
            const isSame = base.judgement.adoptions.get(id)?.kind === 'adopted' && before.get(id)?.claim === record.fact?.claim && before.get(id)?.binding === record.fact?.binding;
            if (base === head || !trusted.has(id) || isSame)
                continue;
            yield { message: phrase_say `${id} is trusted again: the text that was adopted once is restored`, remedy: plain('Nothing to do if this is meant; to keep it out, retire it.'), path: record.path, factId: id, severity: 'warning', key: 'restored' };
        }
        for (const { id, record, sourceClass } of openFacts(base)) {
            if (base === head || sourceClass !== 'accepted_memory')
                continue;
            const common = { path: record.path, factId: id, severity: 'notice' };
            const now = after.get(id)?.fact;
            if (!after.has(id))
                yield { ...common, message: phrase_say `the adopted fact ${id} is removed`, remedy: plain('Its ledger should stay. While no event retires it, restoring the file restores its trust.'), key: 'removed' };
            else if (now !== undefined && now !== null && now.status !== 'accepted' && now.claim !== record.fact?.claim)
                yield { ...common, message: phrase_say `the adopted fact ${id} has another text, which is a candidate`, remedy: phrase_say `If it is meant to be trusted, run ${`npx memtrust adopt ${id}`}.`, key: 'edited' };
        }
        const kept = new Set(head.memory.events.map((event) => event.id));
        const gone = new Map();
        for (const event of base.memory.events)
            if (!kept.has(event.id))
                gone.set(event.fact, (gone.get(event.fact) ?? 0) + 1);
        const graver = new Set(revivals.filter((revival) => revival.heldBy === 'event').map((revival) => revival.id));
        for (const [id, count] of gone) {
            if (blocked.has(id))
                continue;
            yield { message: phrase_say `${count} ${[count === 1 ? 'event' : 'events']} of ${id} ${[count === 1 ? 'is' : 'are']} removed from its ledger`, remedy: phrase_say `Restore ${`.memtrust/ledger/${id}.jsonl`}; to take a fact back, retire it.`, path: `.memtrust/ledger/${id}.jsonl`, factId: id, severity: graver.has(id) ? 'error' : 'notice', key: 'events' };
        }
    },
};
function cause({ heldBy, approved }) {
    const how = approved ? 'withdrawn' : 'removed';
    switch (heldBy) {
        case 'event':
            return plain('later events of its ledger are removed');
        case 'successor':
            return plain(`what supersedes it is ${how}`);
        case 'rival':
            return plain(`what it conflicts with is ${how}`);
    }
}

;




const silentPromotion = {
    code: 'MT201',
    name: 'silent-promotion',
    severity: 'error',
    summary: 'A fact declares itself accepted, and nobody adopted exactly this text.',
    why: 'What a file says of itself is a claim. Memory becomes trusted by an adoption record for exactly these bytes, settled in the base branch; an edit of one byte needs a new one.',
    remedy: 'Have it adopted: `npx memtrust adopt ID`, commit the ledger, and let an adopter approve. Or set `status: candidate`.',
    fixed: true,
    *run({ head }) {
        const events = eventsByFact(head.memory.events);
        for (const { id, record, reasons } of openFacts(head)) {
            const { fact } = record;
            if (fact?.status !== 'accepted')
                continue;
            const edited = reasons.includes('adoption_digest_mismatch');
            if (!edited && !reasons.includes('adoption_record_missing'))
                continue;
            if (edited && isReboundOnly(fact, events.get(id) ?? []))
                continue;
            yield {
                message: edited ? phrase_say `${id} was edited after it was adopted: this text has no adoption record` : phrase_say `${id} declares itself accepted, and no record adopts it`,
                remedy: phrase_say `Run ${`npx memtrust adopt ${id}`} and have it approved, or set its status to candidate.`,
                path: record.path,
                factId: id,
                key: fact.claim,
            };
        }
    },
};

;


const sourceOutOfTree = {
    code: 'MT103',
    name: 'source-out-of-tree',
    severity: 'error',
    summary: 'A fact cites something outside the repository.',
    why: 'What lies outside the tree (an absolute path, `..` above the root, a link that leaves) cannot be checked and differs from machine to machine. Such a source is never read.',
    remedy: 'Cite a file of the repository, as a path from its root: `npx memtrust bind ID PATH`.',
    fixed: true,
    *run({ head }) {
        for (const { id, record, anchors } of openFacts(head)) {
            for (const anchor of anchors) {
                if (anchor.outOfTree)
                    yield { message: phrase_say `${id} cites ${anchor.path}, which lies outside the repository`, remedy: phrase_say `Run ${`npx memtrust bind ${id} PATH`} with a path in the repository.`, path: record.path, factId: id, key: anchor.path };
            }
        }
    },
};

;




const staleFact = {
    code: 'MT105',
    name: 'stale-fact',
    severity: 'warning',
    summary: 'What an accepted fact cites no longer says what it said.',
    why: 'The fact leaves the trusted baseline until somebody looks: it may still be true, but nothing proves it. How grave it is depends on how much the change has to do with the claim (tiers A to D) and on how important the fact is: by default only facts of importance `critical` block, when a word of the claim vanished, the code went, or its signature changed; see `stale:` in the policy.',
    remedy: 'If it still holds, look at the change and say so: `npx memtrust reverify ID`. If not, correct it, or `npx memtrust retire ID --why "…"`.',
    fixed: false,
    *run({ head, policy, released }) {
        for (const { id, record, anchors, status } of openFacts(head)) {
            if (status !== 'stale' || record.fact === null)
                continue;
            for (const anchor of anchors) {
                if (!(0,anchors_verdict .F)(anchor.verdict) || anchor.outOfTree)
                    continue;
                const common = { path: record.path, factId: id, key: `${anchor.path}\0${anchor.selector}` };
                if (released.has(id)) {
                    yield { ...common, message: phrase_say `${id} goes stale by this change (${anchor.path}), and an adopter approved that: it leaves the trusted baseline at merge`, remedy: plain('Nothing to do.'), settled: true };
                    continue;
                }
                yield {
                    ...common,
                    message: [...phrase_say `${id} is stale: ${anchor.path} `, ...whatHappened(anchor, head.tree), ...whatVanished(anchor), ...whereElse(anchor)],
                    remedy: anchor.verdict === 'changed' && anchor.movedTo?.path === undefined && anchor.foundAt === null ? phrase_say `If it still holds: ${`npx memtrust reverify ${id}`}.` : remedyElsewhere(id, anchor),
                    severity: staleSeverity(record.fact, anchor, policy),
                };
            }
        }
    },
};
function remedyElsewhere(id, { path, foundAt, movedTo }) {
    const target = foundAt === null ? movedTo?.path : foundAt.replace(/:[\d-]+$/, '');
    if (target === undefined || target === path)
        return phrase_say `If it still holds: ${`npx memtrust reverify ${id}`}.`;
    return phrase_say `If it still holds: ${`npx memtrust bind ${id} ${target} --instead-of ${path}`}, then ${`npx memtrust reverify ${id}`}.`;
}
function whatHappened(anchor, { entries }) {
    if (!entries.has(anchor.path) && anchor.movedTo === null && (anchor.verdict === 'missing' || anchor.verdict === 'changed'))
        return plain('is gone');
    switch (anchor.verdict) {
        case 'missing':
            return plain('no longer has what is cited');
        case 'ambiguous':
            return plain('has the cited text more than once');
        case 'unreadable':
            return plain(`cannot be checked: ${anchor.why ?? 'it cannot be read'}`);
        default:
            return plain('changed where it is cited');
    }
}
function whatVanished({ vanished }) {
    return vanished.flatMap((word, index) => phrase_say `${[index === 0 ? '; gone: ' : ', ']}${word}`);
}
function whereElse({ foundAt }) {
    return foundAt === null ? [] : phrase_say `; the same text is in ${foundAt}`;
}

;


const statusDrift = {
    code: 'MT207',
    name: 'status-drift',
    severity: 'notice',
    summary: 'A file declares another status than its ledger gives it.',
    why: 'Editing `status:` changes no trust, in either direction. A reader of the file alone would be misled.',
    remedy: 'Set `status:` to what the fact is; to take a fact back, discard or retire it.',
    fixed: false,
    *run({ head }) {
        for (const { id, record, settled, status } of openFacts(head)) {
            const declared = record.fact?.status;
            if (!settled || declared === undefined)
                continue;
            const actual = status === 'stale' ? 'accepted' : status;
            if (declared === actual || (actual === 'superseded' && declared === 'accepted'))
                continue;
            yield { message: phrase_say `${id} declares itself ${[declared]}, but its ledger makes it ${[actual]}`, remedy: phrase_say `Set the status in ${record.path} to ${[actual]}.`, path: record.path, factId: id, key: declared };
        }
    },
};

;

const strayFile = {
    code: 'MT107',
    name: 'stray-file',
    severity: 'notice',
    summary: 'A file among the memory is none.',
    why: 'Nothing is dropped without being named: a file in `.memtrust/` that memtrust does not read, or a second `.memtrust/` in a folder, may hold memory that somebody believes to be in force.',
    remedy: 'Move it to where it belongs, or remove it.',
    fixed: false,
    *run({ head }) {
        for (const stray of head.memory.strays) {
            if (!stray.broken)
                yield { message: phrase_say `${stray.path}: ${stray.message}`, remedy: plain('Move it to where it belongs, or remove it.'), path: stray.path };
        }
    },
};

;




const suspiciousName = {
    code: 'MT106',
    name: 'suspicious-name',
    severity: 'error',
    summary: 'A memory file has a name that hides something, or that another one resembles.',
    why: 'Names with invisible characters, or two that differ only in case or Unicode form, make a reviewer look at one file while an agent reads the other.',
    remedy: 'Rename the file with plain, unique characters.',
    fixed: true,
    *run({ head }) {
        const seen = new Map();
        const memory = notableEntries(head.tree).map(({ path }) => path).filter((path) => folded(path).startsWith('.memtrust/') || agentFileOf(path) !== null);
        for (const path of memory) {
            if (hasInvisible(path))
                yield { message: phrase_say `the name ${path} holds characters that cannot be seen`, remedy: plain('Rename it with plain characters.'), path };
            const name = folded(path);
            const twin = seen.get(name);
            if (twin !== undefined)
                yield { message: phrase_say `${path} and ${twin} differ only in case or Unicode form`, remedy: plain('Keep one of them.'), path, severity: 'warning', key: twin };
            else
                seen.set(name, path);
        }
    },
};
function folded(path) {
    return (/^[ -~]*$/.test(path) ? path : path.normalize('NFKC')).toLowerCase();
}

;




const REMEDY = 'Adopt it anew in a pull request that an adopter approves, or retire it.';
const unauditedAdoption = {
    code: 'MT707',
    name: 'unaudited-adoption',
    severity: 'warning',
    summary: 'An adoption, or another decision, reached the branch and no approved pull request is found for it.',
    why: 'What is in the base branch is settled, however it came there. Whoever may push to it, or merge without review, passes the gate by. The audit of a push or a schedule traces each decision in force to a merged pull request with a valid approval, and names what has none. Who counts is asked of the policy and of GitHub as they are now.',
    remedy: `${REMEDY} With \`base_audit: require\` in \`.memtrust/policy.yml\` this is an error. The workflow needs \`fetch-depth: 0\` for actions/checkout, and \`pull-requests: read\`.`,
    fixed: true,
    *run({ audit, head, surface, policy }) {
        if (surface !== 'branch')
            return;
        const severity = policy.base_audit === 'require' ? 'error' : 'warning';
        const audited = auditedFacts(audit);
        const blocked = blockedFacts(head);
        const together = new Map();
        for (const { event, trail } of audit.rows) {
            if (trail.audited || audited.get(event.fact) === true)
                continue;
            const hidden = blocked.has(event.fact);
            const id = blocked.get(event.fact) ?? event.fact;
            if (trail.general) {
                const key = phraseText(trail.way);
                const known = together.get(key) ?? { ids: new Set(), way: trail.way, remedy: trail.remedy ?? plain(REMEDY) };
                together.set(key, known);
                known.ids.add(id);
                continue;
            }
            const what = ADOPTING_TYPES.has(event.type) ? plain('the adoption') : phrase_say `the event ${[event.type]}`;
            yield {
                message: phrase_say `${what} of ${id} is not audited: ${trail.way}`,
                remedy: trail.remedy ?? plain(REMEDY),
                severity,
                factId: id,
                path: hidden ? null : `.memtrust/ledger/${event.fact}.jsonl`,
                key: hidden ? '' : event.id,
            };
        }
        for (const [key, { ids, way, remedy }] of together)
            yield { message: phrase_say `what was decided of ${enumerate([...ids])} is not audited: ${way}`, remedy, severity, key };
        if (audit.left > 0 && severity === 'error')
            yield { message: phrase_say `${audit.left} more decisions were not audited: they are past the cap of one audit`, remedy: plain('Retire what is not needed, or say `base_audit: report`.'), severity, key: 'cap' };
    },
};

;



const unsettledAdoption = {
    code: 'MT202',
    name: 'unsettled-adoption',
    severity: 'error',
    summary: 'The change brings an adoption, or another decision, that no valid approval covers.',
    why: 'A decisive record in a pull request is a proposal of its author. It takes effect when an adopter, under the policy of the base branch, approved exactly these bytes and the change is merged. That holds for retiring and discarding too: what takes trust from one fact can give it to another.',
    remedy: 'Ask an adopter to approve the pull request. Who that is stands under `adoption:` in the policy of the base branch.',
    fixed: true,
    *run({ adoptions, head, surface, strict, policy }) {
        const blocked = blockedFacts(head);
        const paths = new Map(head.memory.facts.map((record) => [record.id, record.path]));
        for (const row of adoptions) {
            if (row.effective === 'never' && (row.approved || row.isProven))
                continue;
            const hidden = blocked.has(row.factId);
            const id = blocked.get(row.factId) ?? row.factId;
            const what = ADOPTING_TYPES.has(row.event.type) ? plain('the adoption') : phrase_say `the event ${[row.event.type]}`;
            const common = { path: hidden ? null : (paths.get(row.factId) ?? null), factId: id, key: hidden ? '' : row.event.id };
            if (row.isProven) {
                yield { ...common, severity: 'notice', message: phrase_say `${id} follows its sources to their new names: it is trusted once merged`, remedy: phrase_say `Nothing to do.` };
            }
            else if (row.approved) {
                yield { ...common, severity: 'notice', message: phrase_say `${id} is adopted by this change: it is trusted once merged`, remedy: phrase_say `Nothing to do.` };
            }
            else if (surface !== 'pull-request' && !strict) {
                yield { ...common, severity: 'notice', message: phrase_say `${what} of ${id} is not settled: it takes effect when it is approved and merged`, remedy: phrase_say `Open a pull request; approving it adopts.` };
            }
            else {
                yield {
                    ...common,
                    message: phrase_say `${what} of ${id} is not approved`,
                    remedy: policy.adoption.approvals === 0 ? phrase_say `Its author must be one of the adopters in ${'.memtrust/policy.yml'} of the base branch.` : phrase_say `An adopter other than the author must approve this pull request.`,
                };
            }
        }
    },
};

;
































const rules = [
    invalidRecord,
    duplicateId,
    sourceOutOfTree,
    bindingMismatch,
    staleFact,
    suspiciousName,
    strayFile,
    expiredFact,
    blockedAccepted,
    brokenLedger,
    coarseAnchor,
    silentPromotion,
    unsettledAdoption,
    bindingWithoutRecord,
    brokenSupersession,
    conflictingFacts,
    rollback,
    statusDrift,
    adoptionMismatch,
    falseRebound,
    fixtureContaminated,
    invalidFixture,
    fixtureChanged,
    liveMemoryChanged,
    liveAdoptionMissing,
    invalidPolicy,
    policyChanged,
    incompleteEvaluation,
    noMemory,
    gateChanged,
    codeownersSkipped,
    unauditedAdoption,
];

;
const CANNOT_JUDGE = new Set(['MT302', 'MT701']);
const INCOMPLETE = 'MT703';
function verdictOf(findings, scope) {
    const errors = findings.filter((finding) => finding.severity === 'error');
    if (errors.some((finding) => CANNOT_JUDGE.has(finding.rule)))
        return 'error';
    return errors.some((finding) => finding.introduced || scope === 'state' || finding.rule === INCOMPLETE) ? 'fail' : 'pass';
}

;



const UNSAID = 'policy_blocked';
function withhold(finding, place, policy) {
    const path = finding.path !== null && blockOfName(finding.path, policy)?.hidesName === true ? finding.path : null;
    const hides = (text) => (path !== null && text.includes(path)) || isUnsayable(text, policy);
    const sayable = (part) => {
        if (typeof part === 'string')
            return withholdNames(part, policy);
        return hides(part.quoted) ? { quoted: UNSAID } : part;
    };
    const said = [...finding.message, ...finding.remedy];
    const message = finding.message.map(sayable);
    const remedy = finding.remedy.map(sayable);
    const factId = finding.factId !== null && hides(finding.factId) ? UNSAID : finding.factId;
    if (path === null && factId === finding.factId && [...message, ...remedy].every((part, index) => part === said[index]))
        return finding;
    return { ...finding, message, remedy, path: path === null ? finding.path : null, factId, fingerprint: (0,canonical .Xz)([finding.rule, UNSAID, place]) };
}
function withholdNames(sentence, policy) {
    return sentence.replace(/`([^`]*)`/g, (whole, name) => (isUnsayable(name, policy) ? `\`${UNSAID}\`` : whole));
}
function withholdFixtures({ cases, faults }, policy) {
    const sayable = (name) => (isUnsayable(name, policy) ? UNSAID : name);
    return {
        cases: cases.map((one) => ({ ...one, id: sayable(one.id), why: one.why === null ? null : withholdNames(one.why, policy) })),
        faults: faults.map(({ path, problem }) => ({ path: sayable(path), problem })),
    };
}
function isUnsayable(name, policy) {
    const isPath = name.startsWith('.memtrust/') || agentFileOf(name) !== null;
    return blockOfName(name, isPath ? policy : { ...policy, exclude_paths: [] })?.hidesName === true;
}

;






















async function evaluate(input) {
    const decide = input.judge ?? judge;
    const now = Date.parse(input.now);
    if (Number.isNaN(now))
        throw new RangeError('An evaluation needs a time');
    const baseTree = input.base ?? new VirtualTree({});
    const baseMemory = await readMemory(baseTree);
    const inForce = baseMemory.policy;
    const policy = input.alsoUnder === undefined ? inForce.policy : stricterOf(inForce.policy, input.alsoUnder);
    const digest = policyDigest(policy);
    const sight = { policy, now, judge: decide, past: input.past ?? NO_PAST, isAudit: input.surface === 'branch' };
    const base = await takeSnapshot(baseTree, baseMemory, null, sight);
    const head = input.head === input.base ? base : await takeSnapshot(input.head, await readMemory(input.head, policy), base, sight);
    const fixtures = await runFixtures(fixtureFiles(base, head), policy, now, decide);
    const changes = delta(base.judgement.entries, head.judgement.entries);
    const authority = input.authority ?? NO_AUTHORITY;
    const owners = policy.adoption.codeowners ? { base: await readCodeOwners(baseTree), head: await readCodeOwners(input.head) } : null;
    const rebounds = await proveRebounds(base, head, sight.past);
    const adoptions = await newAdoptions(base, head, policy, owners?.base ?? null, authority, rebounds);
    const audit = input.auditor === undefined || input.surface !== 'branch' ? NO_AUDIT : await auditOf(base, policy, owners?.base ?? null, input.auditor);
    const changed = changedPaths(baseTree, input.head);
    const asked = { base, head, policy, owners: owners?.base ?? null, authority };
    const mayWrite = async () => (await authority.mayAuthorWrite?.()) ?? null;
    const gate = base === head ? [] : await gateChanges(asked, changed);
    const blocked = blockedFacts(head);
    const unaudited = audit.left === 0 ? [] : [`${audit.left} decisive events are past the cap of ${MOST_AUDITED} of one audit and were not traced`];
    const incomplete = [...(input.incomplete ?? []), ...unaudited, ...base.memory.incomplete, ...head.memory.incomplete.filter((line) => !base.memory.incomplete.includes(line))];
    const context = {
        base,
        head,
        policy,
        changes,
        changedPaths: changed,
        revivals: revivals(base, head, adoptions),
        adoptions,
        rebounds,
        audit,
        gate,
        liveChanges: await liveChanges(asked),
        released: await releasedFacts(asked),
        authorMayWrite: gate.some(({ part, approved }) => part === 'policy' && approved === null) ? await mayWrite() : null,
        owners,
        fixtures,
        surface: input.surface,
        strict: input.strict ?? false,
        now,
        incomplete: head.memory.incomplete,
        softened: softenedBy(head.memory.policy.policy),
    };
    const findings = runRules(context);
    const manifest = contextManifest(head.judgement.entries, {
        ownerKind: 'check',
        ownerId: input.subject.headSha ?? 'working-tree',
        policyDigest: digest,
        generatedAt: input.now,
    });
    return {
        subject: { ...input.subject, policyDigest: digest, evaluatedAt: input.now },
        verdict: verdictOf(findings, input.scope),
        scope: input.scope,
        mode: policy.mode,
        policy: { ...inForce, policy, digest },
        entries: withAudit(head.judgement.entries, audit).sort((a, b) => (a.id < b.id ? -1 : 1)),
        changes,
        findings,
        fixtures: withholdFixtures(fixtures, policy),
        adoptions: adoptions.filter((row) => !blocked.has(row.factId) && !isUnsayable(row.factId, policy)).map((row) => ({ ...row, approvals: row.approvals.map((approval) => sayable(approval, policy)) })),
        authorMayWrite: findings.some(({ introduced, severity }) => introduced && severity !== 'notice') ? await mayWrite() : null,
        incomplete: incomplete.map((line) => withholdNames(line, policy)),
        manifest,
        manifestSha256: manifestDigest(manifest),
    };
}
function sayable(approval, policy) {
    return { ...approval, why: withholdNames(approval.why, policy) };
}
function fixtureFiles(base, head) {
    const before = new Map(base.memory.fixtures.map((file) => [file.path, file.text]));
    const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
    return [
        ...base.memory.fixtures.map((file) => ({ ...file, origin: 'repository', replaced: after.get(file.path) !== file.text })),
        ...head.memory.fixtures.filter((file) => before.get(file.path) !== file.text).map((file) => ({ ...file, origin: 'proposed', replaced: false })),
    ];
}
function softenedBy(policy) {
    return rules.filter((rule) => rule.fixed && policy.rules[rule.code] !== undefined && policy.rules[rule.code] !== 'error').map((rule) => rule.code);
}
function runRules(context) {
    const before = context.head === context.base ? null : asBase(context);
    const found = collect(context, rules);
    const speaking = rules.filter(({ code }) => found.some(({ rule }) => rule === code));
    const known = new Set(before === null ? [] : collect(before, speaking).map((finding) => finding.fingerprint));
    return found
        .map((finding) => ({ ...finding, introduced: before !== null && !known.has(finding.fingerprint) }))
        .toSorted(bySeverity)
        .map((finding, index) => withhold(finding, index, context.policy));
}
function asBase(context) {
    return { ...context, head: context.base, changes: [], changedPaths: new Set(), revivals: [], adoptions: [], rebounds: new Map(), gate: [], liveChanges: [], released: new Set(), owners: context.owners === null ? null : { ...context.owners, head: context.owners.base }, incomplete: context.base.memory.incomplete, softened: softenedBy(context.base.memory.policy.policy), fixtures: onlySettled(context.fixtures) };
}
function onlySettled(run) {
    return { cases: run.cases.filter((one) => one.kind === 'repository'), faults: [] };
}
function collect(context, asked) {
    const seen = new Map();
    for (const rule of asked) {
        const configured = context.policy.rules[rule.code];
        if (configured === 'off' && !rule.fixed)
            continue;
        for (const report of rule.run(context)) {
            const finding = complete(rule, report, rule.fixed || configured === 'off' ? undefined : configured);
            if (!seen.has(finding.fingerprint))
                seen.set(finding.fingerprint, finding);
        }
    }
    return [...seen.values()];
}
function complete(rule, report, configured) {
    const { message, remedy, path = null, line = null, factId = null, key = '' } = report;
    return {
        rule: rule.code,
        name: rule.name,
        severity: report.settled === true ? 'notice' : (configured ?? report.severity ?? rule.severity),
        message,
        remedy,
        path,
        line,
        factId,
        introduced: false,
        fingerprint: (0,canonical .Xz)([rule.code, factId ?? '', path ?? '', key]),
    };
}
const RANK = { error: 0, warning: 1, notice: 2 };
function bySeverity(a, b) {
    return sortKey(a) < sortKey(b) ? -1 : 1;
}
function sortKey(finding) {
    return [finding.introduced ? 0 : 1, RANK[finding.severity], finding.rule, finding.factId ?? '', finding.path ?? '', String(finding.line ?? 0).padStart(8, '0'), finding.fingerprint].join('\0');
}

var external_node_fs_ = __webpack_require__(3024);
;


const PATIENCE = 64;
const MOST_BYTES = 1024 * 1024;
class Checkout {
    root;
    format;
    misses = 0;
    constructor(root, format) {
        this.root = root;
        this.format = format;
    }
    read(path, oid, cap) {
        if (this.misses > PATIENCE || path.includes('\\'))
            return null;
        const bytes = readRegular(`${this.root}/${path}`, Math.min(cap, MOST_BYTES));
        const hit = bytes !== null && (0,digest .IM)(bytes, this.format) === oid;
        this.misses = hit ? 0 : this.misses + 1;
        return hit ? bytes : null;
    }
}
const FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
function readRegular(absolute, cap) {
    let file = null;
    try {
        file = (0,external_node_fs_.openSync)(absolute, FLAGS);
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.size > cap)
            return null;
        const bytes = Buffer.allocUnsafe(stat.size);
        return (0,external_node_fs_.readSync)(file, bytes, 0, bytes.length, 0) === bytes.length ? bytes : null;
    }
    catch {
        return null;
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}

;

class ChangedEntries {
    before;
    after;
    size;
    changed;
    inOrder = null;
    constructor(before, after) {
        this.before = before;
        this.after = after;
        const changed = new Set();
        let { size } = before;
        for (const [path, entry] of after) {
            const old = before.get(path);
            size += (entry === null ? 0 : 1) - (old === undefined ? 0 : 1);
            if (old?.kind !== entry?.kind || old?.oid !== entry?.oid)
                changed.add(path);
        }
        this.size = size;
        this.changed = changed;
    }
    get(path) {
        const now = this.after.get(path);
        return now === undefined ? this.before.get(path) : (now ?? undefined);
    }
    has(path) {
        return this.get(path) !== undefined;
    }
    keys() {
        return this.whole().keys();
    }
    values() {
        return this.whole().values();
    }
    entries() {
        return this.whole().entries();
    }
    [Symbol.iterator]() {
        return this.entries();
    }
    forEach(action) {
        for (const [path, entry] of this)
            action(entry, path, this);
    }
    whole() {
        this.inOrder ??= merged(this.before, this.after);
        return this.inOrder;
    }
}
function merged(before, after) {
    const old = [...before.values()];
    const entries = new Map();
    let from = 0;
    const upTo = (end) => {
        for (; from < end; from += 1) {
            const entry = old[from];
            const now = entry === undefined ? null : after.get(entry.path);
            if (entry !== undefined && now !== null)
                entries.set(entry.path, now ?? entry);
        }
    };
    const added = [...after.values()].filter((entry) => entry !== null && !before.has(entry.path));
    for (const { entry, bytes } of added.map((one) => ({ entry: one, bytes: encodeName(one.path) })).sort((a, b) => Buffer.compare(a.bytes, b.bytes))) {
        upTo(changed_entries_placeOf(bytes, old));
        entries.set(entry.path, entry);
    }
    upTo(old.length);
    return entries;
}
function changed_entries_placeOf(name, entries) {
    let [low, high] = [0, entries.length];
    while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (Buffer.compare(encodeName(entries[middle]?.path ?? ''), name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

var external_node_buffer_ = __webpack_require__(4573);
;


const KINDS = { '120000': 'symlink', '160000': 'submodule' };
function kindOfMode(mode) {
    return KINDS[mode] ?? 'file';
}
function* listedNames(listing) {
    const text = listing.toString('latin1');
    const plain = (0,external_node_buffer_.isAscii)(listing) && !text.includes('\\');
    let start = 0;
    for (let end = text.indexOf('\0', start); end >= 0; end = text.indexOf('\0', start)) {
        const tab = text.indexOf('\t', start);
        yield { fields: text.slice(start, tab), path: plain ? text.slice(tab + 1, end) : decodeName(listing.subarray(tab + 1, end)) };
        start = end + 1;
    }
}
function parseListing(listing, like = null) {
    const entries = new Map();
    for (const { fields, path } of listedNames(listing)) {
        const kind = kindOfMode(fields.slice(0, fields.indexOf(' ')));
        const oid = fields.slice(fields.lastIndexOf(' ') + 1);
        const twin = like?.get(path);
        entries.set(path, twin !== undefined && twin.oid === oid && twin.kind === kind ? twin : { path, kind, oid });
    }
    return entries;
}
function parseDifferences(differences) {
    const after = new Map();
    let start = 0;
    for (let end = differences.indexOf(0, start); end >= 0; end = differences.indexOf(0, start)) {
        const [, mode = '', , oid = '', status = ''] = differences.toString('latin1', start, end).split(' ');
        start = differences.indexOf(0, end + 1) + 1;
        const path = decodeName(differences.subarray(end + 1, start - 1));
        after.set(path, status === 'D' ? null : { path, kind: kindOfMode(mode), oid });
    }
    return after;
}

;



class GitTree {
    repository;
    commit;
    entries;
    objects;
    checkout;
    madeOf;
    objectFormat;
    constructor(repository, commit, entries, objects, checkout, madeOf = null) {
        this.repository = repository;
        this.commit = commit;
        this.entries = entries;
        this.objects = objects;
        this.checkout = checkout;
        this.madeOf = madeOf;
        this.objectFormat = repository.objectFormat;
    }
    static async open(repository, commit, objects, beside = null, checkout = null) {
        if (beside instanceof GitTree && beside.repository === repository)
            return beside.commit === commit ? beside : beside.changedTo(commit);
        const listing = await gitOutput(repository, ['ls-tree', '-r', '-z', '--full-tree', commit]);
        return new GitTree(repository, commit, parseListing(listing, beside?.entries ?? null), objects, checkout);
    }
    async changedTo(commit) {
        const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
        const differences = await gitOutput(this.repository, ['diff-tree', ...options, this.commit, commit]);
        const entries = new ChangedEntries(this.entries, parseDifferences(differences));
        return new GitTree(this.repository, commit, entries, this.objects, this.checkout, { tree: this, changed: entries.changed });
    }
    async read(paths, cap) {
        return readObjects(this.entries, this.objects, paths, cap, this.checkout);
    }
}
async function readObjects(entries, objects, paths, cap, checkout) {
    const contents = new Map();
    const asked = [];
    const oids = [];
    for (const path of new Set(paths)) {
        const entry = entries.get(path);
        if (entry === undefined || entry.kind === 'submodule' || entry.oid === null)
            continue;
        const bytes = entry.kind === 'file' ? (checkout?.read(path, entry.oid, cap) ?? null) : null;
        if (bytes !== null) {
            contents.set(path, { kind: 'bytes', bytes });
            continue;
        }
        asked.push(path);
        oids.push(entry.oid);
    }
    for (const [index, object] of (await objects.readAll(oids, cap)).entries()) {
        const path = asked[index] ?? '';
        switch (object.kind) {
            case 'object':
                contents.set(path, { kind: 'bytes', bytes: object.bytes });
                break;
            case 'too-large':
                contents.set(path, { kind: 'too-large', size: object.size });
                break;
            case 'missing':
                contents.set(path, { kind: 'unavailable', why: 'the object is not in this repository' });
                break;
        }
    }
    return contents;
}

;


class ObjectReader {
    repository;
    child = null;
    waiting = [];
    header = [];
    body = null;
    closed = false;
    constructor(repository) {
        this.repository = repository;
    }
    async read(name, cap) {
        return (await this.readAll([name], cap))[0] ?? { kind: 'missing' };
    }
    async readAll(names, cap) {
        if (this.closed)
            throw new Error('this reader is closed');
        if (names.length === 0)
            return [];
        const child = this.start();
        return new Promise((resolve, reject) => {
            this.waiting.push({ cap, count: names.length, objects: [], resolve, reject });
            child.stdin.write(`${names.map((name) => `contents ${/[\n\0]/.test(name) || name === '' ? '-' : name}\n`).join('')}flush\n`);
        });
    }
    close() {
        this.closed = true;
        this.child?.stdin.end();
    }
    start() {
        if (this.child !== null)
            return this.child;
        const child = (0,external_node_child_process_.spawn)('git', gitArguments(this.repository, ['cat-file', '--batch-command', '--buffer']), {
            cwd: this.repository.root,
            env: gitEnvironment(this.repository.environment),
            stdio: ['pipe', 'pipe', 'ignore'],
            windowsHide: true,
        });
        child.stdout.on('data', (chunk) => this.accept(chunk));
        child.on('error', (error) => this.fail(error));
        child.stdin.on('error', (error) => this.fail(error));
        child.on('close', () => {
            this.child = null;
            this.header = [];
            this.body = null;
            this.fail(new Error('git cat-file ended before it had answered'));
        });
        this.child = child;
        return child;
    }
    accept(chunk) {
        let rest = chunk;
        while (rest.length > 0) {
            if (this.body === null) {
                const end = rest.indexOf(0x0a);
                if (end < 0) {
                    this.header.push(rest);
                    return;
                }
                const line = Buffer.concat([...this.header, rest.subarray(0, end)]).toString('utf8');
                this.header = [];
                rest = rest.subarray(end + 1);
                this.open(line);
            }
            else {
                const taken = rest.subarray(0, this.body.remaining);
                rest = rest.subarray(taken.length);
                this.body.remaining -= taken.length;
                if (this.body.size <= (this.waiting[0]?.cap ?? 0))
                    this.body.chunks.push(taken);
                if (this.body.remaining === 0)
                    this.finish(this.body);
            }
        }
    }
    open(line) {
        const match = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(line);
        if (match?.[1] === undefined || match[2] === undefined) {
            this.answer({ kind: 'missing' });
            return;
        }
        const size = Number(match[3]);
        this.body = { oid: match[1], type: match[2], size, remaining: size + 1, chunks: [] };
    }
    finish(body) {
        this.body = null;
        if (body.size > (this.waiting[0]?.cap ?? 0))
            this.answer({ kind: 'too-large', oid: body.oid, size: body.size });
        else
            this.answer({ kind: 'object', oid: body.oid, type: body.type, bytes: whole(body) });
    }
    answer(object) {
        const [asked] = this.waiting;
        if (asked === undefined || asked.objects.push(object) < asked.count)
            return;
        this.waiting.shift();
        asked.resolve(asked.objects);
    }
    fail(error) {
        for (const asked of this.waiting.splice(0))
            asked.reject(error);
    }
}
function whole({ chunks, size }) {
    const [only] = chunks;
    return chunks.length === 1 && only !== undefined ? Buffer.from(only.subarray(0, size)) : Buffer.concat(chunks).subarray(0, size);
}

;






class WorkTree {
    objectFormat;
    entries;
    objects;
    checkout;
    onDisk;
    commit = null;
    constructor(objectFormat, entries, objects, checkout, onDisk) {
        this.objectFormat = objectFormat;
        this.entries = entries;
        this.objects = objects;
        this.checkout = checkout;
        this.onDisk = onDisk;
    }
    static async open(repository, objects) {
        const [index, status] = await Promise.all([
            gitOutput(repository, ['ls-files', '--stage', '-z']),
            gitOutput(repository, ['status', '--porcelain=v2', '-z', '--untracked-files=all', '--ignore-submodules=all', '--no-renames', '--no-ahead-behind']),
        ]);
        const entries = new Map();
        for (const { fields, path } of listedNames(index)) {
            const [mode = '', oid = '', stage = '0'] = fields.split(' ');
            entries.set(path, { path, kind: kindOfMode(mode), oid: stage === '0' ? oid : null });
        }
        const onDisk = new Map();
        for (const { name, deleted } of splitNul(status).flatMap(differing)) {
            const path = decodeName(name);
            if (entries.get(path)?.kind === 'submodule')
                continue;
            const absolute = Buffer.concat([Buffer.from(`${repository.root}/`), name]);
            const kind = deleted ? null : kindOnDisk(absolute);
            if (kind === null) {
                entries.delete(path);
            }
            else {
                entries.set(path, { path, kind, oid: null });
                onDisk.set(path, absolute);
            }
        }
        return new WorkTree(repository.objectFormat, work_tree_inOrder(entries), objects, new Checkout(repository.root, repository.objectFormat), onDisk);
    }
    async read(paths, cap) {
        const wanted = [...new Set(paths)];
        const contents = await readObjects(this.entries, this.objects, wanted.filter((path) => !this.onDisk.has(path)), cap, this.checkout);
        for (const path of wanted) {
            const absolute = this.onDisk.get(path);
            if (absolute !== undefined)
                contents.set(path, readFromDisk(absolute, this.entries.get(path)?.kind === 'symlink', cap));
        }
        return contents;
    }
}
function work_tree_inOrder(entries) {
    let last = '';
    for (const path of entries.keys()) {
        if (path < last)
            return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
        last = path;
    }
    return entries;
}
function differing(record) {
    const text = record.toString('latin1');
    if (text.startsWith('? '))
        return [{ name: record.subarray(2), deleted: false }];
    const match = /^(?:1 \S\S (?:\S+ ){6}|u \S\S (?:\S+ ){8})/.exec(text);
    if (match === null)
        throw new Error('git status answers in an unknown format');
    const state = text[3];
    return state === '.' ? [] : [{ name: record.subarray(match[0].length), deleted: state === 'D' && text.startsWith('1') }];
}
function kindOnDisk(absolute) {
    const stat = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink())
        return 'symlink';
    return stat?.isFile() ? 'file' : null;
}
function readFromDisk(absolute, link, cap) {
    try {
        if (link)
            return { kind: 'bytes', bytes: (0,external_node_fs_.readlinkSync)(absolute, { encoding: 'buffer' }) };
        const file = (0,external_node_fs_.openSync)(absolute, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
        try {
            const { size } = (0,external_node_fs_.fstatSync)(file);
            return size > cap ? { kind: 'too-large', size } : { kind: 'bytes', bytes: (0,external_node_fs_.readFileSync)(file) };
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch (error) {
        return { kind: 'unavailable', why: error instanceof Error && 'code' in error ? `the disk answers ${String(error.code)}` : 'it cannot be read' };
    }
}

;


async function localBase(repository, objects, head) {
    const [current, refs, symbolic] = await Promise.all([
        resolveCommit(objects, 'HEAD'),
        gitOutput(repository, ['for-each-ref', '--format=%(refname) %(objectname) %(symref)', 'refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master']),
        git_runGit(repository, ['symbolic-ref', '--quiet', 'HEAD']),
    ]);
    const from = head ?? current;
    if (from === null)
        return { commit: null, isHead: true, incomplete: [] };
    const known = new Map(refs
        .toString('utf8')
        .split('\n')
        .map((line) => line.split(' '))
        .map(([name = '', oid = '', target = '']) => [name, { oid, target }]));
    const trunk = ['refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master'].find((name) => known.has(name));
    const tip = trunk === undefined ? undefined : known.get(trunk);
    if (trunk === undefined || tip === undefined)
        return { commit: from, isHead: true, incomplete: [] };
    const trunkBranch = tip.target === '' ? trunk : `refs/heads/${tip.target.replace(/^refs\/remotes\/origin\//, '')}`;
    if (head === null && symbolic.stdout.toString('utf8').trim() === trunkBranch)
        return { commit: from, isHead: true, incomplete: [] };
    const common = await mergeBase(repository, from, tip.oid);
    if (common !== null)
        return { commit: common, isHead: common === from, incomplete: [] };
    if (repository.shallow)
        return { commit: tip.oid, isHead: false, incomplete: ['the clone is too shallow to find the merge base, so the tip of the default branch was taken as the base'] };
    return { commit: from, isHead: true, incomplete: ['this branch has nothing in common with the default branch, so it was judged by itself'] };
}

;










class Workspace {
    repository;
    objects;
    constructor(repository, objects) {
        this.repository = repository;
        this.objects = objects;
    }
    static async open(io) {
        const repository = await openRepository(io.cwd, io.environment);
        return new Workspace(repository, new ObjectReader(repository));
    }
    close() {
        this.objects.close();
    }
    async workTree() {
        return WorkTree.open(this.repository, this.objects);
    }
    async commitTree(commit, beside = null) {
        return GitTree.open(this.repository, commit, this.objects, beside, new Checkout(this.repository.root, this.repository.objectFormat));
    }
    async compare(options) {
        const head = options.head === undefined ? null : await this.commit('--head', options.head);
        const [chosen, workTree] = await Promise.all([
            options.base === undefined ? localBase(this.repository, this.objects, head) : this.commit('--base', options.base).then((commit) => ({ commit, isHead: false, incomplete: [] })),
            head === null ? this.workTree() : null,
        ]);
        const same = head !== null && head === chosen.commit;
        const baseTree = chosen.commit === null ? null : await this.commitTree(chosen.commit, workTree);
        const headTree = workTree ?? (head === null ? null : await this.commitTree(head, baseTree));
        if (headTree === null)
            throw new Error('there is neither a working tree nor a commit to judge');
        return { base: baseTree, head: headTree, scope: same || chosen.isHead || baseTree === null ? 'state' : 'change', incomplete: chosen.incomplete };
    }
    async userName() {
        const result = await git_runGit(this.repository, ['config', '--get', 'user.name']);
        return result.stdout.toString('utf8').trim() || 'unknown';
    }
    async gitHubLogin() {
        const result = await git_runGit(this.repository, ['config', '--get', 'github.user']);
        return result.stdout.toString('utf8').trim() || null;
    }
    async commit(option, revision) {
        const commit = await resolveCommit(this.objects, revision);
        if (commit !== null)
            return commit;
        const names = (await gitOutput(this.repository, ['for-each-ref', '--count=2000', '--format=%(refname:short)'])).toString('utf8').split('\n');
        const meant = nearest(revision, names.filter((name) => name !== ''));
        throw new ConfigurationError(phraseText(phrase_say `${[option]} ${revision} names no commit of this repository`), meant === null ? 'Give a branch, tag or commit that is here; fetch it first if the clone is shallow.' : phraseText(phrase_say `Did you mean ${meant}?`));
    }
}

;




async function judgeHere(io, options) {
    const workspace = await Workspace.open(io);
    try {
        const { base, head, scope, incomplete } = await workspace.compare(options);
        const [from, to] = [base?.commit ?? null, head.commit];
        return await evaluate({
            base,
            head,
            scope,
            incomplete,
            now: options.now ?? io.now,
            surface: 'local',
            strict: options.strict ?? false,
            subject: { repository: null, baseSha: from, headSha: to },
            past: new GitPast(workspace.repository, workspace.objects, from, to),
        });
    }
    finally {
        workspace.close();
    }
}
const judged_INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
function parseNow(text) {
    const milliseconds = judged_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(milliseconds))
        throw new esm .Di('It must be an ISO 8601 time such as 2026-01-31T12:00:00Z.');
    return isoSeconds(new Date(milliseconds));
}
function isoSeconds(date) {
    return `${date.toISOString().slice(0, 19)}Z`;
}

;
const EXIT = { pass: 0, fail: 1, usage: 2, internal: 3 };

;
const VERSION = '0.1.0';

;

const LINE_LIMIT = 4_000;
function terminalSafe(text) {
    return withoutCommands(text
        .split('\n')
        .map((line) => visible(line, LINE_LIMIT))
        .join('\n'));
}
function withoutCommands(text) {
    return text.replace(/^([^\S\n]*):(?=:)/gmu, String.raw `$1\u{3a}`).replaceAll('##[', String.raw `#\u{23}[`);
}
const CALM = /^[A-Za-z0-9._/@+-][A-Za-z0-9._/@:+-]*$/;
function bareName(name) {
    return CALM.test(name) && name.length <= 200 ? name : `\`${visible(name)}\``;
}
function barePhrase(phrase) {
    return phrase.map((part) => (typeof part === 'string' ? part : bareName(part.quoted))).join('');
}

;




function appendEvents(ledger, signature, contents) {
    const path = memtrust_ledgerPath(ledger.fact);
    const lines = nextEvents(ledger.fact, ledger.events, signature, contents).map(eventLine).join('');
    const [fault] = ledger_parseLedger(ledger.fact, path, lines).faults;
    if (fault !== undefined)
        throw new ConfigurationError(`The record could not be read again: ${phraseText(fault.problem.message)}`, 'Reasons and evidence have at most 4,000 characters, names 200.');
    const before = ledger.text === '' || ledger.text.endsWith('\n') ? ledger.text : `${ledger.text}\n`;
    return { path, content: before + lines };
}
function nextEvents(fact, known, { proposedBy, at }, contents) {
    const events = [...known];
    for (const { type, claim, binding, evidence, why } of contents) {
        events.push(makeEvent({ type, fact, claim, binding, at, proposed_by: proposedBy, after: tips(events), ...(evidence === undefined ? {} : { evidence }), ...(why === undefined ? {} : { why }) }));
    }
    return events.slice(known.length);
}
function tips(events) {
    const followed = new Set(events.flatMap((event) => event.after));
    return events.map((event) => event.id).filter((id) => !followed.has(id)).toSorted();
}

var best_selector = __webpack_require__(5287);
var readable = __webpack_require__(987);
var selectors = __webpack_require__(3545);
var anchors_hints = __webpack_require__(1273);
var normal_digest = __webpack_require__(9877);
;



const ALWAYS_QUOTED = ['blob', 'context'];
function editFrontMatter(text, edit) {
    const parts = splitFrontMatter(lineFeeds(text));
    if ('message' in parts)
        throw new ConfigurationError('The file has no front matter that can be edited', 'Run memtrust check to see what is wrong with it.');
    const document = (0,dist .Tp)(parts.yaml, { version: '1.2', prettyErrors: false });
    if (edit.status !== undefined)
        setStatus(document, edit.status);
    for (const id of edit.supersedes ?? []) {
        if (!(0,dist .oP)(document.get('supersedes')))
            document.set('supersedes', document.createNode([]));
        document.addIn(['supersedes'], id);
    }
    for (const [index, keys] of edit.sources ?? []) {
        if (!(0,dist .oP)(document.get('sources')))
            document.set('sources', document.createNode([]));
        const node = document.createNode(keys);
        for (const key of ALWAYS_QUOTED)
            for (const value of [node.get(key, true)].flatMap((one) => ((0,dist .oP)(one) ? one.items : [one])))
                if ((0,dist .jn)(value))
                    value.type = dist .X5.QUOTE_DOUBLE;
        const context = node.get('context', true);
        if ((0,dist .oP)(context))
            context.flow = true;
        const known = document.getIn(['sources', index], true);
        if ((0,dist .jh)(known))
            exchangeKeys(known, node);
        else
            document.setIn(['sources', index], node);
    }
    return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}`;
}
function exchangeKeys(known, wanted) {
    known.items = known.items.filter(({ key }) => wanted.has(key));
    for (const { key, value } of wanted.items) {
        const old = known.get(key, true);
        if ((0,dist .jn)(old) && (0,dist .jn)(value))
            Object.assign(value, { comment: old.comment, commentBefore: old.commentBefore });
        known.set(key, value);
    }
}
function setStatus(document, status) {
    const { contents } = document;
    const at = (0,dist .jh)(contents) ? contents.items.findIndex(({ key }) => (0,dist .jn)(key) && key.value === 'sources') : -1;
    if (!(0,dist .jh)(contents) || contents.has('status') || at < 0)
        document.set('status', status);
    else
        contents.items.splice(at, 0, document.createPair('status', status));
}

;

















async function bindFact(tree, record, target) {
    const fact = usable(record);
    const path = citedPath(target.path);
    const old = normalisePath(target.insteadOf ?? '');
    const index = fact.sources.findIndex((source) => normalisePath(source.path) === (old ?? path));
    if (old !== null && index < 0)
        throw new ConfigurationError(phraseText(phrase_say `${record.id} does not cite ${old}`), phraseText(phrase_say `Run memtrust show ${record.id} to see what it cites.`));
    const known = fact.sources[index];
    const citation = known === undefined && bind_isOpen(target) ? await bestCitation(tree, path, fact.statement) : citationOf(path, target, known);
    const bound = await bindFirmly(tree, citation, target);
    return {
        change: writeSources(record, new Map([[index < 0 ? fact.sources.length : index, bound.keys]])),
        cites: (0,memory_citation .nM)({ ...citation, lines: bound.lines }),
        lines: bound.lines,
        warnings: bound.poor === null ? [] : [bound.poor],
    };
}
function citationOf(path, { lines, selector }, known) {
    const chosen = selector ?? (lines !== null ? { kind: 'lines' } : (known?.selector ?? { kind: 'file' }));
    return { ...UNBOUND, path, selector: chosen, lines: lines ?? (selector === null ? (known?.lines ?? null) : null) };
}
const UNBOUND = { norm: 'n3', digest: null, lines: null, blob: null, raw: null, context: [], within: null, as: null };
function bind_isOpen({ lines, selector }) {
    return lines === null && selector === null;
}
async function bestCitation(tree, path, statement) {
    const file = await citedFile(tree, path);
    const whole = { ...UNBOUND, path, selector: { kind: 'file' } };
    return typeof file === 'string' ? whole : { ...whole, selector: (0,best_selector .i)(file.source, statement) };
}
async function bindFirmly(tree, citation, { selector }) {
    const bound = await bindCitation(tree, citation);
    if (bound.poor !== null && selector?.kind === 'quote')
        throw new ConfigurationError(`Not bound: ${bound.poor}`, 'Give a longer quote, or cite lines: PATH#L10-L24.');
    return bound;
}
function citedPath(written) {
    const path = normalisePath(written);
    if (path === null)
        throw new ConfigurationError(phraseText(phrase_say `${written} lies outside the repository`), 'Cite a file of the repository, as a path from its root.');
    if (path.startsWith('.memtrust/'))
        throw new ConfigurationError('A fact cannot cite memory as its source', 'Cite the code or document that it is about.');
    return path;
}
async function bindSource(tree, target, statement) {
    const path = citedPath(target.path);
    return bindFirmly(tree, bind_isOpen(target) ? await bestCitation(tree, path, statement) : citationOf(path, target), target);
}
async function fillBinding(tree, record) {
    const warnings = [];
    const failures = [];
    const written = new Map();
    for (const [index, source] of (record.fact?.sources ?? []).entries()) {
        if (source.digest !== null)
            continue;
        try {
            const bound = await bindCitation(tree, { ...source, norm: 'n3' });
            written.set(index, bound.keys);
            if (bound.poor !== null)
                warnings.push(phraseText(phrase_say `${record.id}: ${source.path}: ${[bound.poor]}`));
        }
        catch (error) {
            if (!(error instanceof ConfigurationError))
                throw error;
            failures.push(phraseText(phrase_say `${record.id}: ${[error.message]}`));
        }
    }
    return { change: written.size === 0 ? null : writeSources(record, written), filled: written.size, warnings, failures };
}
async function citedFile(tree, path) {
    const place = await new resolve_PathResolver(tree).resolve(path);
    if (place.kind === 'missing')
        return 'there is no such file';
    if (place.kind === 'directory')
        return 'it is a folder';
    if (place.kind === 'submodule')
        return 'it lies in a submodule';
    if (place.kind === 'refused')
        return place.why === 'cyclic' ? 'it is a link that leads in a circle' : 'it lies outside the repository';
    if (leadsIntoMemory(place))
        return 'it is a link into .memtrust, and memory proves no memory';
    const content = (await tree.read([place.path], limits .rX)).get(place.path);
    if (content?.kind !== 'bytes')
        return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
    return (0,readable .v)(content.bytes) ?? { source: new source_text .D(content.bytes, place.path), blob: place.entry.oid ?? (0,digest .IM)(content.bytes, tree.objectFormat) };
}
async function bindCitation(tree, citation) {
    const fail = (why) => {
        throw new ConfigurationError(phraseText(phrase_say `${citation.path} cannot be bound: ${[why]}`), 'Cite a text file of the repository that is there.');
    };
    if (citation.selector.kind === 'absent' && citation.selector.absent === true) {
        if ((await new resolve_PathResolver(tree).resolve(citation.path)).kind !== 'missing')
            return fail('there is something at this path');
        return { lines: [1, 1], poor: null, keys: { path: citation.path, absent: true, digest: (0,normal_digest .Io)(new source_text .D(new Uint8Array()), { from: 0, to: 0 }, citation.norm), ...(citation.norm === 'n0' ? {} : { norm: citation.norm }) } };
    }
    const file = await citedFile(tree, citation.path);
    if (typeof file === 'string')
        return fail(file);
    const reader = (0,selectors .p)(citation.selector.kind);
    if (reader === null)
        return fail(`this version does not bind ${citation.selector.kind} anchors; use a quote or lines`);
    const selection = reader.select(file.source, citation);
    if (typeof selection === 'string')
        return fail(selection);
    const hints = (0,anchors_hints .A3)(file.source, selection.span);
    return { lines: hints.lines, poor: selection.poor, keys: sourceKeys(citation, file, selection, hints) };
}
function sourceKeys(citation, { source, blob }, { span, digest }, hints) {
    const { selector, norm } = citation;
    const isPlace = selector.kind === 'lines' || selector.kind === 'quote';
    return citationKeys({
        ...citation,
        digest: digest ?? (0,normal_digest .Io)(source, span, norm),
        blob,
        lines: selector.kind === 'file' || selector.kind === 'absent' ? null : hints.lines,
        raw: selector.kind === 'file' || selector.kind === 'symbol' ? source.digestOf(source.slice(span)) : null,
        context: isPlace ? hints.context : [],
        within: isPlace ? hints.within : null,
        as: isPlace ? hints.as : null,
    });
}
function citationKeys({ path, selector, norm, digest, lines, blob, raw, context, within, as }) {
    return {
        path,
        ...(selector.kind === 'quote' && selector.symbol !== null ? { symbol: selector.symbol } : {}),
        ...(selector.kind === 'quote' ? { quote: selector.quote } : {}),
        ...(selector.kind === 'symbol' ? { symbol: selector.symbol } : {}),
        ...(selector.kind === 'pointer' ? { pointer: selector.pointer } : {}),
        ...(selector.kind === 'heading' ? { heading: selector.heading } : {}),
        ...(selector.kind === 'absent' ? { absent: selector.absent } : {}),
        ...(lines === null ? {} : { lines: `${lines[0]}-${lines[1]}` }),
        ...(digest === null ? {} : { digest }),
        ...(norm === 'n0' ? {} : { norm }),
        ...(blob === null ? {} : { blob }),
        ...(raw === null ? {} : { raw }),
        ...(context.length === 0 ? {} : { context }),
        ...(within === null ? {} : { within }),
        ...(as === null ? {} : { as }),
    };
}
function usable(record) {
    if (record.fact !== null)
        return record.fact;
    const [problem] = record.problems;
    throw new ConfigurationError(phraseText(phrase_say `${record.path} is no valid fact: ${problem?.message ?? ''}`), 'Mend the file first; memtrust check names the place.');
}
function writeSources(record, sources) {
    const content = editFrontMatter(record.text, { sources });
    const after = parseFact(record.id, record.path, Buffer.from(content));
    if (after.fact === null || after.fact.claim !== record.fact?.claim) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten without changing its claim`), 'Write the sources by hand, then run memtrust bind --all.');
    }
    return { path: record.path, content };
}
function bind_identityOf(citation) {
    return (0,canonical .A4)((0,memory_citation .MU)(citation));
}
async function unboundSources(tree, record) {
    const results = (await checkAnchors(tree, [record])).get(record.id) ?? [];
    return results.flatMap((anchor) => {
        const name = phraseText(phrase_say `${anchor.path}`);
        switch (anchor.verdict) {
            case 'fresh':
            case 'reformatted':
            case 'moved':
                return [];
            case 'unbound':
                return [`${name} has no digest`];
            case 'unreadable':
                return [`${name} cannot be checked: ${anchor.why ?? ''}`];
            case 'changed':
            case 'missing':
            case 'ambiguous':
                return [`${name} is ${anchor.verdict} since it was bound`];
        }
    });
}

;








async function adoptFact(tree, request) {
    const { record, events } = request;
    if (record.fact === null) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} is no valid fact: ${record.problems[0]?.message ?? ''}`), 'Mend the file first; memtrust check names the place.');
    }
    const last = lastDecisive(events);
    if (events.some((event) => event.type === 'fact.retired')) {
        throw new ConfigurationError(phraseText(phrase_say `${record.id} was retired, and a retired id does not return`), 'State it again under another id.');
    }
    const wrong = await unboundSources(tree, record);
    if (wrong.length > 0) {
        throw new ConfigurationError(phraseText(phrase_say `${record.id} cannot be adopted: ${[wrong.join('; ')]}`), phraseText(phrase_say `Bind its sources first: ${`npx memtrust bind ${record.id} ${record.fact.sources[0]?.path ?? 'PATH'}`}`));
    }
    const content = record.fact.status === 'accepted' ? record.text : editFrontMatter(record.text, { status: 'accepted' });
    const adopted = parseFact(record.id, record.path, Buffer.from(content)).fact;
    if (adopted === null || adopted.claim !== record.fact.claim || adopted.binding !== record.fact.binding) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten without changing its claim`), 'Set its status to accepted by hand, then adopt it.');
    }
    const { claim, binding } = adopted;
    const changes = content === record.text ? [] : [{ path: factPath(record.id), content }];
    if (last.some((event) => ADOPTING_TYPES.has(event.type) && event.claim === claim && event.binding === binding))
        return changes;
    const proposed = events.length === 0 ? [{ type: 'candidate.proposed', claim, binding }] : [];
    const ledger = { fact: record.id, text: request.ledger, events };
    return [...changes, appendEvents(ledger, request, [...proposed, { type: 'candidate.applied', claim, binding }])];
}

;
function examples(lines) {
    const width = Math.max(...lines.map(([command]) => command.length));
    return `\nExamples:\n${lines.map(([command, what]) => `  $ memtrust ${command.padEnd(width)}  ${what}`).join('\n')}`;
}

var external_node_path_ = __webpack_require__(6760);
;





function writeChanges(root, changes) {
    for (const { path } of changes) {
        for (const part of [...foldersAbove(path), path]) {
            if (statOf((0,external_node_path_.join)(root, part))?.isSymbolicLink()) {
                throw new ConfigurationError(phraseText(phrase_say `${part} is a symbolic link; memtrust does not write through it`), 'Replace it by a real file or folder.');
            }
        }
    }
    writeAll(changes.map(({ path, content }) => ({ absolute: (0,external_node_path_.join)(root, path), content })));
}
function writeWhole(absolute, content) {
    writeAll([{ absolute, content }]);
}
function writeAll(files) {
    const written = [];
    let current = '';
    try {
        for (const { absolute, content } of files) {
            current = absolute;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(absolute), { recursive: true });
            if (statOf(absolute)?.isDirectory())
                throw new ConfigurationError(phraseText(phrase_say `${absolute} is a folder; a file belongs there`), 'Move it away.');
            written.push({ temporary: `${absolute}.${process.pid}.tmp`, absolute });
            (0,external_node_fs_.writeFileSync)(`${absolute}.${process.pid}.tmp`, content, { flag: 'wx' });
        }
        for (const { temporary, absolute } of written)
            (0,external_node_fs_.renameSync)(temporary, absolute);
    }
    catch (error) {
        for (const { temporary } of written)
            (0,external_node_fs_.rmSync)(temporary, { force: true });
        if (error instanceof Error && 'code' in error)
            throw new ConfigurationError(phraseText(phrase_say `${current} cannot be written: ${[codeOf(error)]}`), 'Check the rights and the space there, then run this again.');
        throw error;
    }
}
function readText(root, path) {
    if (statOf((0,external_node_path_.join)(root, path))?.isFile() !== true)
        return null;
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8');
    }
    catch (error) {
        throw new ConfigurationError(phraseText(phrase_say `${path} cannot be read: ${[codeOf(error)]}`), 'Check its rights, then run this again.');
    }
}
function statOf(absolute) {
    try {
        return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
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

;









const show = (program, run) => {
    program
        .command('show')
        .argument('<id>', 'id of a fact: its path below .memtrust/facts/ without .md')
        .description('show one fact: what it says, what it cites, and why it is trusted or not')
        .option('--base <ref>', 'what is settled')
        .option('--head <ref>', 'the commit that is read (default: the working tree)')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['show authorization/owner-checks', 'one fact with its sources']]))
        .action(async (id, options) => run(async (io) => {
        const evaluation = await judgeHere(io, options);
        const entry = evaluation.entries.find((known) => known.id === id);
        if (entry === undefined)
            throw unknownFact(id, evaluation.entries.map((known) => known.id));
        const lines = [`${visible(entry.id, 1_000)}: ${entry.status} (${entry.reasons.join(', ')})`];
        if (entry.path !== null)
            lines.push(`  file      ${visible(entry.path, 1_000)}`);
        if (entry.supersededBy !== null)
            lines.push(`  successor ${visible(entry.supersededBy)}`);
        const { record } = entry;
        if (entry.status !== 'policy_blocked' && record !== null) {
            for (const problem of record.problems)
                lines.push(`  problem   line ${problem.line ?? '?'}: ${phraseText(problem.message)}`);
            if (record.fact !== null) {
                lines.push(`  claim     ${(0,digest .VK)(record.fact.claim)}   binding ${(0,digest .VK)(record.fact.binding)}`);
                record.fact.sources.forEach((source, index) => {
                    lines.push(`  source    ${visible(source.path, 1_000)} (${visible((0,memory_citation .nM)(source))}): ${entry.anchors[index]?.verdict ?? 'unbound'}`);
                });
                lines.push('', ...record.fact.statement.trimEnd().split('\n').map((line) => `  | ${visible(line, 10_000)}`));
            }
        }
        io.out(`${lines.join('\n')}\n`);
        return EXIT.pass;
    }));
};
function unknownFact(id, known) {
    const meant = nearest(id, known);
    return new ConfigurationError(phraseText(phrase_say `There is no fact ${id}`), meant === null ? 'memtrust facts lists them.' : phraseText(phrase_say `Did you mean ${meant}?`));
}

;












const adopt = (program, run) => {
    program
        .command('adopt')
        .argument('[id]', 'id of a fact')
        .description('propose the adoption of a fact exactly as it is now')
        .option('--all', 'every valid fact that is not adopted yet and not rejected')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['adopt auth/owner-checks', 'one fact'], ['adopt --all --by alice', 'all that can be adopted']]))
        .action(async (id, options) => run(async (io) => {
        if ((id === undefined) !== (options.all === true))
            throw new ConfigurationError('adopt takes one fact, or --all', 'Run memtrust adopt ID, or memtrust adopt --all.');
        const workspace = await Workspace.open(io);
        try {
            return await adoptIn(io, workspace, id ?? null, options);
        }
        finally {
            workspace.close();
        }
    }));
};
async function adoptIn(io, workspace, id, options) {
    const { root } = workspace.repository;
    const tree = await workspace.workTree();
    const memory = await readMemory(tree);
    const chosen = memory.facts.filter((record) => (id === null ? record.fact?.status === 'candidate' || record.fact?.status === 'accepted' : record.id === id));
    if (id !== null && chosen.length === 0)
        throw unknownFact(id, memory.facts.map((record) => record.id));
    const proposedBy = options.by ?? (await workspace.userName());
    let adopted = 0;
    let refused = 0;
    for (const record of chosen) {
        try {
            if (blockOfFact(record, memory.policy.policy) !== null)
                throw new ConfigurationError(phraseText(phrase_say `${record.id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
            const events = memory.events.filter((event) => event.fact === record.id);
            const changes = await adoptFact(tree, { record, events, ledger: readText(root, memtrust_ledgerPath(record.id)) ?? '', proposedBy, at: options.now ?? io.now });
            writeChanges(root, changes);
            io.out(phraseText(changes.length === 0 ? phrase_say `${record.id} is adopted already, exactly as it is\n` : phrase_say `adopted ${record.id}\n`));
            adopted += changes.length === 0 ? 0 : 1;
        }
        catch (error) {
            if (id !== null || !(error instanceof ConfigurationError))
                throw error;
            io.err(`error: ${error.message}\n  ${error.remedy}\n`);
            refused += 1;
        }
    }
    if (id === null && chosen.length === 0)
        io.out('no fact to adopt\n');
    if (adopted > 0)
        io.err('Next: commit the fact and its ledger, and open a pull request; approving it adopts.\n');
    return refused > 0 ? EXIT.usage : EXIT.pass;
}

;


function relativeToRoot(cwd, root, typed) {
    const beside = (0,external_node_path_.resolve)(cwd, typed);
    if (!(0,external_node_path_.isAbsolute)(typed) && !(0,external_node_fs_.existsSync)(beside))
        return typed;
    const fromRoot = (0,external_node_path_.relative)(root, beside).split(external_node_path_.sep).join('/');
    return fromRoot.startsWith('..') ? typed : fromRoot;
}

;



function parseSource(written) {
    const key = /^([^#]+)#(\/.*)$/.exec(written);
    if (key?.[1] !== undefined && key[2] !== undefined)
        return { path: key[1], lines: null, selector: { kind: 'pointer', pointer: key[2] } };
    const match = /^(.+)#L(\d+)(?:-L?(\d+))?$/.exec(written);
    if (match?.[1] === undefined)
        return { path: written, lines: null, selector: null };
    const lines = (0,memory_citation .Li)(`${match[2]}-${match[3] ?? match[2]}`);
    if (lines === null)
        throw new ConfigurationError(phraseText(phrase_say `${written} names no range of lines`), 'Lines begin at 1 and the first is not after the last: PATH#L10-L24.');
    return { path: match[1], lines, selector: null };
}
function withCiteOptions(command) {
    return command
        .option('--quote <text>', 'cite this text of the source')
        .option('--symbol <name>', 'cite this function, class or method (AuthService.login); with --quote: the text inside it')
        .option('--heading <title>', 'cite this section of a Markdown file')
        .option('--pointer <pointer>', 'cite this value of a JSON, YAML or TOML file (/scripts/test)')
        .option('--absent [text]', 'cite that this text, or the file itself, is not there')
        .option('--whole-file', 'cite the whole file');
}
function selectorOf(options) {
    const { quote, symbol, heading, pointer, absent, wholeFile } = options;
    const named = [heading, pointer, absent, wholeFile, quote ?? symbol].filter((one) => one !== undefined);
    if (named.length > 1)
        throw new ConfigurationError('More than one thing to cite is named', 'Give one of --quote, --symbol, --heading, --pointer, --absent and --whole-file; only --quote and --symbol go together.');
    if (quote !== undefined)
        return { kind: 'quote', quote, symbol: symbol ?? null };
    if (symbol !== undefined)
        return { kind: 'symbol', symbol };
    if (heading !== undefined)
        return { kind: 'heading', heading };
    if (pointer !== undefined)
        return { kind: 'pointer', pointer };
    if (absent !== undefined)
        return { kind: 'absent', absent };
    return wholeFile === true ? { kind: 'file' } : null;
}
function citedBy(written, options) {
    const source = parseSource(written);
    const selector = selectorOf(options);
    if (selector !== null && (source.selector !== null || source.lines !== null))
        throw new ConfigurationError(phraseText(phrase_say `${written} names a place already`), 'Give the place once: in the path, or by an option.');
    return { ...source, selector: selector ?? source.selector };
}

;











const bind = (program, run) => {
    withCiteOptions(program
        .command('bind')
        .argument('[id]', 'id of a fact')
        .argument('[paths...]', 'files that it is about: src/a.ts, src/a.ts#L10-L24, package.json#/scripts/test')
        .description('make a fact cite files as they are now; without a place, the narrowest one that the statement names')
        .option('--all', 'fill every digest that is absent; changes no selector that is given'))
        .option('--instead-of <path>', 'replace the source that cites this path (after a rename)')
        .addHelpText('after', examples([
        ['bind auth/owner-checks src/guard.ts#L10-L24', 'cite lines'],
        ['bind auth/owner-checks src/guard.ts --quote "requireOwner(user)"', 'cite a text that is there once'],
        ['bind auth/owner-checks src/guard.ts --symbol Guard.check', 'cite a method, wherever it stands in the file'],
        ['bind build/test-command package.json#/scripts/test', 'cite a value of a data file'],
        ['bind --all', 'fill the digests that are absent'],
    ]))
        .action(async (id, paths, options) => run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
            if (options.all === true) {
                if (id !== undefined)
                    throw new ConfigurationError('bind --all takes no fact', 'Run memtrust bind --all, or memtrust bind ID PATH.');
                return await bindAll(io, workspace);
            }
            if (id === undefined || paths.length === 0)
                throw new ConfigurationError('bind needs a fact and a path', 'Run memtrust bind ID PATH, or memtrust bind --all.');
            return await bindOne(io, workspace, id, paths, options);
        }
        finally {
            workspace.close();
        }
    }));
};
async function bindOne(io, workspace, id, paths, options) {
    const { root } = workspace.repository;
    for (const written of paths) {
        const tree = await workspace.workTree();
        const { facts } = await readMemory(tree);
        const record = facts.find((fact) => fact.id === id);
        if (record === undefined)
            throw unknownFact(id, facts.map((fact) => fact.id));
        const { path, lines, selector } = citedBy(written, options);
        const bound = await bindFact(tree, record, { path: relativeToRoot(io.cwd, root, path), lines, selector, insteadOf: options.insteadOf ?? null });
        writeChanges(root, [bound.change]);
        io.out(phraseText(phrase_say `bound ${id} to ${path}${placeWords(bound)}\n`));
        for (const warning of bound.warnings)
            io.err(phraseText(phrase_say `warning: ${[warning]}\n`));
    }
    io.err(phraseText(phrase_say `Next: ${`memtrust adopt ${id}`}\n`));
    return EXIT.pass;
}
function placeWords({ cites, lines }) {
    if (cites === 'file')
        return plain('');
    const range = `lines ${lines[0]}-${lines[1]}`;
    return cites.startsWith('lines:') ? plain(` (${range})`) : phrase_say ` (${cites}, ${[range]})`;
}
async function bindAll(io, workspace) {
    const tree = await workspace.workTree();
    let filled = 0;
    let failed = 0;
    for (const record of (await readMemory(tree)).facts) {
        if (record.fact === null)
            continue;
        const filling = await fillBinding(tree, record);
        if (filling.change !== null)
            writeChanges(workspace.repository.root, [filling.change]);
        filled += filling.filled;
        failed += filling.failures.length;
        for (const warning of filling.warnings)
            io.err(`warning: ${warning}\n`);
        for (const failure of filling.failures)
            io.err(`error: ${failure}\n`);
    }
    io.out(filled === 0 && failed === 0 ? 'every source has its digest already\n' : `filled ${filled} ${filled === 1 ? 'digest' : 'digests'}\n`);
    return failed > 0 ? EXIT.usage : EXIT.pass;
}

;
function countEntries(entries) {
    const counts = { accepted: 0, candidate: 0, advisory: 0, superseded: 0, stale: 0, policy_blocked: 0, rejected: 0, unverifiable: 0 };
    for (const entry of entries) {
        counts[entry.status] += 1;
        if (entry.status === 'accepted' && entry.anchors.every((anchor) => anchor.verdict === 'unbound' || anchor.selector.startsWith('absent')))
            counts.unverifiable += 1;
    }
    return counts;
}

;



function currentFindings(evaluation) {
    const { findings, scope, verdict } = evaluation;
    const advice = noFactsAdvice(evaluation);
    return findings.filter((finding) => finding !== advice && (finding.introduced || scope === 'state' || (verdict === 'error' && finding.severity === 'error')));
}
function olderFindings(evaluation) {
    const current = new Set(currentFindings(evaluation));
    const advice = noFactsAdvice(evaluation);
    return evaluation.findings.filter((finding) => finding !== advice && !current.has(finding));
}
function noFactsAdvice({ entries, findings }) {
    if (entries.some((entry) => entry.record !== null))
        return null;
    return findings.find(({ rule }) => rule === 'MT704') ?? null;
}
function verdictWords({ verdict, mode }) {
    return verdict === 'fail' && mode === 'report' ? 'report mode: would fail' : verdict;
}
function standing({ entries }) {
    const facts = entries.filter((entry) => entry.record !== null);
    const counts = countEntries(facts);
    const agentFiles = entries.filter((entry) => entry.sourceClass === 'live_external').length;
    const evidence = entries.length - facts.length - agentFiles;
    const unverifiable = counts.unverifiable === 0 ? '' : ` (${counts.unverifiable} unverifiable)`;
    const parts = [
        ...(counts.accepted === 0 ? [] : [`${counts.accepted} trusted${unverifiable}`]),
        ...(counts.stale === 0 ? [] : [`${counts.stale} stale`]),
        ...(counts.candidate === 0 ? [] : [numbered(counts.candidate, 'candidate')]),
        ...(counts.superseded === 0 ? [] : [`${counts.superseded} superseded`]),
        ...(counts.policy_blocked === 0 ? [] : [`${counts.policy_blocked} policy-blocked`]),
        ...(counts.rejected === 0 ? [] : [`${counts.rejected} rejected`]),
        ...(evidence === 0 ? [] : [numbered(evidence, 'evidence file')]),
    ];
    if (facts.length === 0)
        return plain(['no facts', ...parts, `${numbered(agentFiles, 'agent file')} seen`].join('; '));
    return plain([...parts, ...(agentFiles === 0 ? [] : [numbered(agentFiles, 'agent file')])].join(', '));
}
function subjectWords({ subject, scope }) {
    const { baseSha, headSha } = subject;
    const head = headSha === null ? plain('working tree') : phrase_say `${shortSha(headSha)}`;
    if (scope === 'state' || baseSha === headSha)
        return headSha === null ? head : phrase_say `commit ${head}`;
    return baseSha === null ? phrase_say `no base → ${head}` : phrase_say `base ${shortSha(baseSha)} → ${head}`;
}
function shortSha(sha) {
    return sha.slice(0, 7);
}
function statusWords(status) {
    return status.replace('_', '-');
}
const REASON_WORDS = {
    policy_blocked: 'the policy keeps it out',
    invalid_record: 'its file cannot be read as a fact',
    not_accepted: 'it was discarded or retired',
    attempt_evidence: 'it is evidence of an attempt',
    review_evidence: 'it is evidence of a review',
    adoption_unsettled: 'its adoption takes effect when it is approved and merged',
    adoption_digest_mismatch: 'this is not the text that was adopted',
    adoption_record_missing: 'it declares itself accepted, and no record adopts it',
    candidate_not_adopted: 'nobody has adopted it',
    superseded_fact: 'an adopted fact replaces it',
    conflicting_facts: 'another accepted fact states the same',
    source_out_of_tree: 'what it cites lies outside the repository',
    source_missing: 'what it cites is gone',
    source_digest_mismatch: 'what it cites changed',
    source_unreadable: 'what it cites cannot be checked',
    expired_fact: 'its date is past',
    not_yet_valid: 'it is not valid yet',
    live_source: 'an agent file is advisory',
    over_budget: 'there is no room for it',
    selected_trusted_memory: 'it is adopted, and what it cites still says so',
    not_selected_trusted_fact: 'it is adopted, and nobody asked for it',
    not_selected: 'nobody asked for it',
};
function reasonWords(entry) {
    const reason = reasonOf(entry);
    if (reason === 'superseded_fact' && entry.supersededBy !== null)
        return phrase_say `${entry.supersededBy} replaces it`;
    if (reason === 'conflicting_facts' && entry.conflictsWith.length > 0)
        return phrase_say `${enumerate(entry.conflictsWith)} states the same`;
    if (reason === 'selected_trusted_memory' && entry.anchors.length === 0)
        return plain('it is adopted; it cites nothing, so nothing can be checked');
    return plain(REASON_WORDS[reason]);
}
function numbered(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

;



function effects(evaluation) {
    const entries = new Map(evaluation.entries.map((entry) => [entry.id, entry]));
    const adopting = new Map(evaluation.adoptions.filter((row) => row.effective === 'on_merge').map((row) => [row.factId, row]));
    const about = byFact(currentFindings(evaluation));
    const changed = evaluation.changes.filter((change) => concernsTrust(change, entries.get(change.id)));
    const ids = new Set(changed.map((change) => change.id));
    const inPlace = [...adopting.keys()].filter((id) => !ids.has(id)).map((id) => ({ id, from: entries.get(id)?.status ?? null, to: entries.get(id)?.status ?? null, cause: 'introduced', because: [] }));
    return [...changed, ...inPlace]
        .map((change) => effectOf(change, entries.get(change.id), adopting.get(change.id), about.get(change.id) ?? []))
        .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}
function effectOf({ id, from, to, cause, because }, entry, adopting, about) {
    const [first] = about;
    const effect = { id, from, to, onMerge: adopting !== undefined };
    if (adopting !== undefined)
        return { ...effect, why: approvalWords(adopting), remedy: null, says: about.filter(({ severity }) => severity === 'notice') };
    if (because.length > 0)
        return { ...effect, why: sourceWords(because), remedy: first?.remedy ?? null, says: about.filter(({ rule }) => rule === first?.rule) };
    const says = first === undefined ? [] : [first];
    if (to === null || entry === undefined)
        return { ...effect, why: null, remedy: first?.remedy ?? null, says };
    const moved = cause === 'base_moved' ? plain('the base branch moved, and ') : [];
    return { ...effect, why: [...moved, ...(first === undefined ? reasonWords(entry) : withoutSubject(first.message, id))], remedy: first === undefined ? defaultRemedy(entry) : first.remedy, says };
}
function concernsTrust({ from, to }, entry) {
    if (entry?.sourceClass === 'attempt_evidence' || entry?.sourceClass === 'review_evidence')
        return false;
    return [from, to].some((status) => status !== null && status !== 'advisory');
}
function rank({ from, to, onMerge, says: [first] }) {
    if (first?.severity === 'error')
        return 0;
    if (from === 'accepted' && !onMerge)
        return 1;
    return onMerge || to === 'accepted' ? 2 : 3;
}
function byFact(findings) {
    const grouped = new Map();
    for (const finding of findings) {
        if (finding.factId === null)
            continue;
        const known = grouped.get(finding.factId);
        if (known === undefined)
            grouped.set(finding.factId, [finding]);
        else
            known.push(finding);
    }
    return grouped;
}
function withoutSubject(message, id) {
    const [first, ...rest] = message;
    return typeof first === 'object' && first.quoted === id ? ['it', ...rest] : message;
}
function approvalWords({ approvals, approved, isProven }) {
    if (isProven && !approved)
        return plain('its sources were renamed, and say what they said');
    const counted = approvals.filter((approval) => approval.counted).map((approval) => approval.login);
    return counted.length === 0 ? plain('its author may adopt alone') : phrase_say `${enumerate([...new Set(counted)])} approved it`;
}
function transition({ from, to, onMerge }) {
    const end = to === null ? 'removed' : statusWords(to);
    return [from === null ? 'new' : statusWords(from), onMerge ? 'trusted once merged' : end];
}
function sourceWords(anchors) {
    const shown = anchors.slice(0, 3).flatMap((anchor, index) => phrase_say `${[index === 0 ? '' : ', ']}${anchor.path} (${selectorWords(anchor.selector)}) ${[VERDICTS[anchor.verdict]]}${goneWords(anchor)}`);
    return anchors.length > 3 ? [...shown, ` and ${anchors.length - 3} more`] : shown;
}
function goneWords({ vanished }) {
    return vanished.slice(0, 3).flatMap((word, index) => phrase_say `${[index === 0 ? '; gone: ' : ', ']}${word}`);
}
function selectorWords(selector) {
    if (/^(?:file|quote|lines(?::\d+-\d+)?)$/.test(selector))
        return plain(selector);
    if (/^(?:symbol|pointer):[\w$./~-]{1,100}$/.test(selector))
        return phrase_say `${selector}`;
    return plain(/^[a-z]+/.exec(selector)?.[0] ?? '');
}
const VERDICTS = {
    fresh: 'is as it was',
    reformatted: 'is reformatted',
    moved: 'moved',
    changed: 'changed',
    missing: 'is gone',
    ambiguous: 'has the cited text more than once',
    unreadable: 'cannot be checked',
    unbound: 'is not bound',
};
function defaultRemedy(entry) {
    if (entry === undefined || entry.record === null || reasonOf(entry) !== 'candidate_not_adopted')
        return null;
    return phrase_say `To have it trusted: ${`npx memtrust adopt ${entry.id}`}.`;
}

;
const NOTE_BYTES = 600;
function fit(lead, blocks, foot, limit) {
    const parts = [lead];
    const dropped = [];
    let used = bytes(lead) + bytes(foot) + NOTE_BYTES;
    for (const block of blocks) {
        const frame = bytes(block.open) + bytes(block.close) + bytes(moreRows(block.rows.length));
        let size = used + frame;
        let kept = 0;
        for (const row of block.rows) {
            if (size + bytes(row) > limit)
                break;
            size += bytes(row);
            kept += 1;
        }
        if (kept === 0 && block.rows.length > 0) {
            dropped.push(block.title);
            continue;
        }
        used = size;
        const left = block.rows.length - kept;
        parts.push(block.open, ...block.rows.slice(0, kept), ...(left === 0 ? [] : [moreRows(left)]), block.close);
    }
    if (dropped.length > 0)
        parts.push(`\nToo long for here and left out: ${dropped.join(', ')}. The whole report is \`trust-report.json\`.\n`);
    return [...parts, foot].join('');
}
function moreRows(count) {
    return `\n${count} more, too long for here: see \`trust-report.json\`.\n`;
}
function bytes(text) {
    return Buffer.byteLength(text, 'utf8');
}

;

const PROSE_LIMIT = 1_000;
function codeSpan(name) {
    const shown = visible(name).replaceAll('##[', String.raw `#\u{23}[`);
    if (shown === '')
        return '`""`';
    const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
    return `${fence}${pad}${shown}${pad}${fence}`;
}
function markdownPhrase(phrase) {
    return joinSpans(phrase.map((part) => (typeof part === 'string' ? prose(part) : codeSpan(part.quoted))));
}
function prose(text) {
    const pieces = visible(text, PROSE_LIMIT).split(/(`[^`]+`)/);
    return joinSpans(pieces.flatMap((piece, index) => {
        if (index % 2 === 1)
            return [codeSpan(piece.slice(1, -1))];
        return piece.split(/( +)/).map((word) => (isCalm(word) ? word : codeSpan(word)));
    }));
}
function tableCell(markdown) {
    return markdown.replace(/(\\?)\|/g, (_all, before) => (before === '' ? String.raw `\|` : String.raw `\\u{7c}`));
}
const markdown_CALM = /^[\p{L}\p{N} .,;:!?'"()%→—…+=/-]*$/u;
const REFERENCE = /:\/\/|www\.|\bgh-\d|\b[0-9a-f]{7,}\b/i;
function isCalm(word) {
    return markdown_CALM.test(word) && !REFERENCE.test(word);
}
function joinSpans(parts) {
    let joined = '';
    for (const part of parts)
        joined += joined.endsWith('`') && part.startsWith('`') ? ` ${part}` : part;
    return joined;
}

;







const COMMENT_LIMIT = 64_000;
const SUMMARY_LIMIT = 900_000;
const LINE_END = '\\';
const MOST_OPEN = 10;
function renderComment(evaluation, { marker, limit = COMMENT_LIMIT }) {
    return comment_document(evaluation, `${marker}\n\n`, limit);
}
function renderSummary(evaluation) {
    return comment_document(evaluation, '', SUMMARY_LIMIT);
}
function comment_document(evaluation, opening, limit) {
    const advice = noFactsAdvice(evaluation);
    const lead = `${opening}**memtrust: ${markdownPhrase(verdictLine(evaluation))}**${advice === null ? '' : `${LINE_END}\n${markdownPhrase(forReader(advice.remedy, evaluation))}`}\n`;
    return fit(lead, saysNothing(evaluation) ? [] : blocks(evaluation), `\n${footLine(evaluation)}\n`, limit);
}
function blocks(evaluation) {
    const current = currentFindings(evaluation);
    const trust = effects(evaluation);
    const told = new Set(trust.flatMap((effect) => effect.says));
    const remedies = new Said(evaluation);
    const effectRows = trust.map((effect) => effectRow(effect, remedies));
    const findingRows = current.filter((finding) => !told.has(finding)).map((finding) => findingRow(finding, remedies));
    return [
        list('what could not be judged', '**Not judged**', notJudged(evaluation, current)),
        list('changes of trust', '**What this change does to trust**', effectRows.slice(0, MOST_OPEN)),
        list('findings', told.size > 0 ? '**Other findings of this change**' : '**Findings**', findingRows.slice(0, MOST_OPEN)),
        comment_folded('more changes of trust', effectRows.slice(MOST_OPEN)),
        comment_folded('more findings', findingRows.slice(MOST_OPEN)),
        adoptions(evaluation),
        comment_folded(evaluation.verdict === 'error' ? 'other findings' : 'older findings, not from this change', olderFindings(evaluation).map((finding) => findingRow(finding, new Said(evaluation)))),
        entries(evaluation),
        fixtures(evaluation),
    ].filter((block) => block.rows.length > 0);
}
function notJudged({ incomplete }, current) {
    const said = new Set(current.map((finding) => phraseText(finding.message)));
    return incomplete.filter((line) => !said.has(line)).map((line) => `- ${prose(line)}\n`);
}
function saysNothing(evaluation) {
    const { verdict, incomplete } = evaluation;
    return verdict === 'pass' && incomplete.length === 0 && currentFindings(evaluation).length === 0 && effects(evaluation).length === 0 && evaluation.adoptions.length === 0;
}
function verdictLine(evaluation) {
    const current = currentFindings(evaluation);
    const errors = current.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    const verdict = verdictWords(evaluation);
    if (first === undefined)
        return [`${verdict} — `, ...passWords(evaluation, current)];
    const more = errors.length === 1 ? '' : ` — and ${numbered(errors.length - 1, 'more error')}`;
    return [`${verdict} — ${first.rule} ${first.name}: `, ...first.message, more];
}
function passWords(evaluation, current) {
    const warnings = current.filter(({ severity }) => severity === 'warning').length;
    const trust = effects(evaluation);
    const lost = trust.filter(({ from, to, onMerge }) => from === 'accepted' && to !== 'accepted' && !onMerge).length;
    const gained = trust.filter(({ onMerge, to }) => onMerge || to === 'accepted').length;
    const added = trust.filter(({ from, to, onMerge }) => from === null && to === 'candidate' && !onMerge).length;
    const parts = [
        ...(lost === 0 ? [] : [`${numbered(lost, 'fact')} ${lost === 1 ? 'loses' : 'lose'} trust`]),
        ...(gained === 0 ? [] : [`${numbered(gained, 'fact')} trusted once merged`]),
        ...(added === 0 ? [] : [numbered(added, 'new candidate')]),
        ...(warnings === 0 ? [] : [numbered(warnings, 'warning')]),
    ];
    if (parts.length > 0)
        return plain(parts.join(', '));
    if (noFactsAdvice(evaluation) !== null)
        return standing(evaluation);
    return plain(evaluation.scope === 'state' ? 'nothing is wrong' : 'this change leaves trust as it is');
}
function footLine(evaluation) {
    const { subject, policy, fixtures: { cases } } = evaluation;
    const older = olderFindings(evaluation).length;
    const parts = [
        ...(noFactsAdvice(evaluation) === null ? [markdownPhrase(standing(evaluation))] : []),
        ...(older === 0 ? [] : [numbered(older, 'older finding')]),
        ...(cases.length === 0 ? [] : [`${cases.filter((one) => one.passed).length} of ${numbered(cases.length, 'fixture')} pass`]),
        markdownPhrase(subjectWords(evaluation)),
        `policy ${codeSpan((0,digest .VK)(subject.policyDigest))}${policy.origin === 'file' ? '' : ' (strict defaults)'}`,
        `memtrust ${VERSION}`,
    ];
    return `<sub>${parts.filter((part) => part !== '').join(' · ')}</sub>`;
}
function effectRow(effect, remedies) {
    const [from, to] = transition(effect);
    const [finding] = effect.says;
    const severity = finding === undefined || finding.severity === 'notice' ? '' : `**${finding.severity}** `;
    const why = effect.why === null ? '' : `, because ${markdownPhrase(effect.why)}`;
    const rule = finding === undefined ? '' : ` · ${finding.rule} ${finding.name}`;
    return `- ${severity}${codeSpan(effect.id)}: ${from} → **${to}**${why}${rule}${remedies.line(effect.remedy)}\n`;
}
function findingRow(finding, remedies) {
    const { rule, name, severity, path, line, message } = finding;
    const named = line === null && message.some((part) => typeof part === 'object' && part.quoted === path);
    const place = path === null || named ? '' : ` · ${codeSpan(line === null ? path : `${path}:${line}`)}`;
    return `- **${severity}** ${markdownPhrase(message)}${place} · ${rule} ${name}${remedies.line(finding.remedy)}\n`;
}
class Said {
    evaluation;
    texts = new Set();
    constructor(evaluation) {
        this.evaluation = evaluation;
    }
    line(remedy) {
        const text = remedy === null ? '' : markdownPhrase(forReader(remedy, this.evaluation));
        if (text === '' || this.texts.has(text))
            return '';
        this.texts.add(text);
        return `${LINE_END}\n  ${text}`;
    }
}
function forReader(remedy, { authorMayWrite }) {
    if (authorMayWrite !== false || !phraseText(remedy).includes('npx memtrust'))
        return remedy;
    return plain('A maintainer can settle this; nothing is asked of you.');
}
function list(title, heading, rows) {
    return { title, open: `\n${heading}\n\n`, rows, close: '' };
}
function comment_folded(title, rows) {
    return { title, open: `\n<details><summary>${capital(title)} (${rows.length})</summary>\n\n`, rows, close: '\n</details>\n' };
}
function table(title, columns, rows) {
    const { open, close } = comment_folded(title, rows.map(String));
    return { title, open: `${open}${tableRow(columns)}${tableRow(columns.map(() => '---'))}`, rows: rows.map(tableRow), close };
}
function tableRow(cells) {
    return `| ${cells.map(tableCell).join(' | ')} |\n`;
}
function adoptions(evaluation) {
    const rows = evaluation.adoptions.map((row) => [codeSpan(row.factId), codeSpan(row.event.type), row.approved ? 'yes' : 'no', EFFECTIVE[row.effective], approvals(row)]);
    return table('adoptions in this change', ['Fact', 'Event', 'Approved', 'Takes effect', 'Approvals'], rows);
}
const EFFECTIVE = { now: 'now', on_merge: 'on merge', never: 'not' };
function approvals({ approvals: given }) {
    if (given.length === 0)
        return 'none';
    return given.map(({ login, commitId, counted, why }) => `${codeSpan(login)} at ${codeSpan(shortSha(commitId))} ${counted ? 'counts' : 'does not count'}: ${prose(why)}`).join('<br>');
}
const ORDER = ['stale', 'policy_blocked', 'candidate', 'rejected', 'superseded', 'accepted', 'advisory'];
function entries({ entries: all }) {
    const sorted = all.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
    return table('all entries', ['Entry', 'Status', 'Why'], sorted.map((entry) => [codeSpan(entry.id), statusCell(entry), markdownPhrase(reasonWords(entry))]));
}
function statusCell({ status, trustedBaseline, selfAdopted }) {
    return `${trustedBaseline ? '**trusted**' : statusWords(status)}${selfAdopted ? ', self-adopted' : ''}`;
}
function fixtures({ fixtures: { cases } }) {
    const shown = cases.filter((one) => !one.passed || one.kind !== 'built-in');
    const rows = shown.toSorted((a, b) => Number(a.passed) - Number(b.passed)).map(({ id, kind, passed, why }) => [codeSpan(id), kind, passed ? 'passes' : `**fails**: ${prose(why ?? '')}`]);
    return table('fixtures', ['Fixture', 'From', 'Outcome'], rows);
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;

function renderJson(value) {
    const text = JSON.stringify(value, null, 2);
    return `${text.replace(/[^\n -~]/gu, (character) => (hasInvisible(character) ? escaped(character) : character)).replaceAll('##[', String.raw `#\u0023[`)}\n`;
}
function escaped(character) {
    return character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}

;
const PROJECT_URL = 'https://github.com/memtrust/memtrust';
const RULES_DOC_URL = `${PROJECT_URL}/blob/main/docs/rules.md`;
const SCHEMA_BASE_URL = 'https://raw.githubusercontent.com/memtrust/memtrust/main/docs/schemas';
function ruleUrl(rule) {
    return `${RULES_DOC_URL}#${rule.code.toLowerCase()}-${rule.name}`;
}

;







const MOST_RESULTS = 5_000;
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
function renderSarif(evaluation, limit = MOST_RESULTS) {
    const findings = currentFindings(evaluation);
    const shown = findings.slice(0, limit);
    const used = rules.filter((rule) => shown.some((finding) => finding.rule === rule.code));
    const left = findings.length - shown.length;
    return renderJson({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'memtrust', semanticVersion: VERSION, informationUri: PROJECT_URL, rules: used.map(ruleObject) } },
                automationDetails: { id: 'memtrust/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: evaluation.verdict !== 'error',
                        toolExecutionNotifications: [
                            ...evaluation.incomplete.map((line) => ({ level: 'error', message: { text: plainText(prose(line)) } })),
                            ...(left === 0 ? [] : [{ level: 'warning', message: { text: `${left} more results are not here: code scanning takes ${limit}. The whole report is trust-report.json.` } }]),
                        ],
                    },
                ],
                results: shown.map((finding) => sarif_result(finding, used.findIndex((rule) => rule.code === finding.rule))),
            },
        ],
    });
}
const ROOT = 'SRCROOT';
function ruleObject(rule) {
    const { code, name, severity, summary, why, remedy } = rule;
    return {
        id: code,
        name: name.replace(/(?:^|-)([a-z])/g, (_all, letter) => letter.toUpperCase()),
        shortDescription: { text: plainText(summary) },
        fullDescription: { text: plainText(`${summary} ${why}`) },
        help: { text: plainText(`${why}\n\nWhat to do. ${remedy}`), markdown: `${why}\n\n**What to do.** ${remedy}` },
        helpUri: ruleUrl(rule),
        defaultConfiguration: { level: LEVELS[severity] },
        properties: { tags: ['agent-memory', 'security'], precision: 'very-high' },
    };
}
function sarif_result(finding, ruleIndex) {
    const { rule, severity, message, remedy, path, line, fingerprint } = finding;
    return {
        ruleId: rule,
        ruleIndex,
        level: LEVELS[severity],
        message: { text: plainText(sentence(message, remedy)) },
        locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(path ?? POLICY_PATH), uriBaseId: ROOT }, ...(path === null || line === null ? {} : { region: { startLine: line } }) } }],
        partialFingerprints: { primaryLocationLineHash: `${fingerprint.replace('sha256:', '')}:1`, 'memtrustFinding/v1': fingerprint },
    };
}
function sentence(message, remedy) {
    const said = markdownPhrase(message);
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'} ${markdownPhrase(remedy)}`.trim();
}
function plainText(text) {
    return text.replaceAll('](', '] (').replace(/\{(?=\d+\})/g, '{ ');
}
function uriOf(path) {
    return [...Buffer.from(path)].map((byte) => (/[A-Za-z0-9._~/-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)).join('');
}

;




const MOST_LISTED = 40;
const MOST_OLDER = 3;
const COLOURS = { error: 31, warning: 33, notice: 36, pass: 32, fail: 31, dim: 2, bold: 1 };
function renderText(evaluation, { color }) {
    const sections = [head(evaluation), ...findings(evaluation), trust(evaluation), foot(evaluation)].filter((lines) => lines.length > 0);
    const [first = [], ...rest] = sections;
    const blank = rest.length > 1;
    const lines = [...first, ...rest.flatMap((section) => (blank ? [[], ...section] : [...section]))];
    return lines.map((line) => `${print(line, color)}\n`).join('');
}
function print(line, color) {
    const text = terminalSafe(line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('').replaceAll('\n', ' '));
    const [first] = line;
    if (!color || typeof first !== 'object')
        return text;
    const painted = line.length === 1 ? text.length : first.text.length;
    return `\u001B[${COLOURS[first.colour]}m${text.slice(0, painted)}\u001B[0m${text.slice(painted)}`;
}
function head(evaluation) {
    const verdict = { colour: evaluation.verdict === 'pass' ? 'pass' : 'fail', text: `memtrust: ${verdictWords(evaluation)}` };
    const advice = noFactsAdvice(evaluation);
    return [[verdict, ` — ${barePhrase(standing(evaluation))}; ${barePhrase(subjectWords(evaluation))}`], ...(advice === null ? [] : [[`→ ${phraseText(advice.remedy)}`]])];
}
function findings(evaluation) {
    const current = currentFindings(evaluation);
    const grave = current.filter(({ severity }) => severity !== 'notice').map((finding) => [title(finding), [`  ${phraseText(finding.message)}`], [`  → ${phraseText(finding.remedy)}`]]);
    const told = new Set(effects(evaluation).slice(0, MOST_LISTED).flatMap((effect) => effect.says));
    const notices = current.filter((finding) => finding.severity === 'notice' && !told.has(finding));
    const compact = notices.slice(0, MOST_LISTED).map((finding) => [label(finding), `${finding.rule} ${finding.name}: ${phraseText(finding.message)}`]);
    if (notices.length > MOST_LISTED)
        compact.push([`and ${numbered(notices.length - MOST_LISTED, 'more notice')}`]);
    return [...grave, compact];
}
function title(finding) {
    const { rule, name, path, line } = finding;
    const place = path === null ? '' : `  ${bareName(path)}${line === null ? '' : `:${line}`}`;
    return [label(finding), `${rule} ${name}${place}`];
}
function label({ severity }) {
    return { colour: severity, text: `${severity} ` };
}
function trust(evaluation) {
    const all = effects(evaluation);
    if (all.length === 0)
        return [];
    const lines = all.slice(0, MOST_LISTED).map((effect) => {
        const [from, to] = transition(effect);
        return [`  ${bareName(effect.id)}: ${from} → ${to}${effect.why === null ? '' : ` because ${barePhrase(effect.why)}`}`];
    });
    if (all.length > MOST_LISTED)
        lines.push([`  and ${all.length - MOST_LISTED} more`]);
    return [[{ colour: 'bold', text: 'what this change does to trust' }], ...lines];
}
function foot(evaluation) {
    const { fixtures, incomplete } = evaluation;
    const older = olderFindings(evaluation);
    const said = new Set(currentFindings(evaluation).map((finding) => phraseText(finding.message)));
    const passed = fixtures.cases.filter((one) => one.passed).length;
    return [
        ...incomplete.filter((line) => !said.has(line)).map((line) => [{ colour: 'warning', text: 'incomplete: ' }, line]),
        ...(older.length === 0 ? [] : [dim(`${numbered(older.length, 'older finding')}, not from this change: ${phraseText(oldest(older))}`)]),
        ...(fixtures.cases.length === 0 ? [] : [dim(`fixtures: ${passed} of ${fixtures.cases.length} pass`)]),
    ];
}
function dim(text) {
    return [{ colour: 'dim', text }];
}
function oldest(older) {
    const shown = older.slice(0, MOST_OLDER).flatMap(({ rule, factId, path }, index) => {
        const subject = factId ?? path;
        return phrase_say `${[index === 0 ? '' : ', ']}${[rule]}${subject === null ? [] : phrase_say ` ${subject}`}`;
    });
    return older.length > MOST_OLDER ? [...shown, ` and ${older.length - MOST_OLDER} more`] : shown;
}

;






const NAME_LIMIT = 1_000;
const SENTENCE_LIMIT = 8_000;
function trustReport(evaluation, { manifestPath }) {
    const { subject, fixtures } = evaluation;
    return {
        schema: 'memtrust.trust_report',
        schema_version: 1,
        tool: { name: 'memtrust', version: VERSION },
        subject: {
            repository: subject.repository === null ? null : trust_report_name(subject.repository),
            base_sha: subject.baseSha,
            head_sha: subject.headSha,
            policy_digest: subject.policyDigest,
            evaluated_at: subject.evaluatedAt,
        },
        verdict: evaluation.verdict,
        counts: countEntries(evaluation.entries),
        entries: evaluation.entries.map(entryRow),
        changes: evaluation.changes.map(changeRow),
        findings: evaluation.findings.map(trust_report_findingRow),
        fixtures: {
            total: fixtures.cases.length,
            passed: fixtures.cases.filter((one) => one.passed).length,
            contaminated: fixtures.cases.filter((one) => one.contaminated).length,
            cases: fixtures.cases.map(({ id, kind, passed, why }) => ({ id: trust_report_name(id), kind, passed, ...(why === null ? {} : { why: trust_report_sentence(why) }) })),
        },
        probes: { facts: 0, falsifiable: 0, survived: [] },
        adoption: evaluation.adoptions.map(adoptionRow),
        incomplete: evaluation.incomplete.map(trust_report_sentence),
        manifest: { path: manifestPath === null ? null : trust_report_name(manifestPath), sha256: evaluation.manifestSha256 },
    };
}
function entryRow(entry) {
    return {
        id: trust_report_name(entry.id),
        source_class: entry.sourceClass,
        settled: entry.settled,
        ...(entry.audited === undefined ? {} : { audited: entry.audited }),
        ...(entry.selfAdopted ? { self_adopted: true } : {}),
        status: entry.status,
        trust_level: entry.trustLevel,
        trusted_baseline: entry.trustedBaseline,
        reason: reasonOf(entry),
        reasons: [...entry.reasons],
        path: entry.path === null ? null : trust_report_name(entry.path),
        anchors: entry.status === 'policy_blocked' ? [] : entry.anchors.map(anchorRow),
    };
}
function anchorRow(anchor) {
    const { movedTo, foundAt, tier, vanished } = anchor;
    return {
        ...sourceRow(anchor),
        ...(tier === null ? {} : { tier }),
        ...(vanished.length === 0 ? {} : { vanished: vanished.map(trust_report_name) }),
        ...(movedTo === null ? {} : { moved_to: { path: trust_report_name(movedTo.path), lines: [movedTo.lines[0], movedTo.lines[1]] } }),
        ...(foundAt === null ? {} : { found_at: trust_report_name(foundAt) }),
    };
}
function sourceRow({ path, selector, verdict }) {
    return { path: trust_report_name(path), selector: trust_report_name(selector), verdict };
}
function changeRow({ id, from, to, cause, because }) {
    return { id: trust_report_name(id), from, to, cause, because: because.map(sourceRow) };
}
function trust_report_findingRow(finding) {
    const { rule, severity, path, line, factId, introduced, fingerprint } = finding;
    return {
        rule,
        name: finding.name,
        severity,
        message: trust_report_sentence(phraseText(finding.message)),
        ...(path === null ? {} : { path: trust_report_name(path) }),
        ...(line === null ? {} : { line }),
        ...(factId === null ? {} : { fact_id: trust_report_name(factId) }),
        introduced,
        remedy: trust_report_sentence(phraseText(finding.remedy)),
        docs: ruleUrl({ code: rule, name: finding.name }),
        fingerprint,
    };
}
function adoptionRow({ factId, event, claim, binding, approved, effective, approvals }) {
    return {
        fact_id: trust_report_name(factId),
        event: event.id,
        claim,
        binding,
        approved,
        effective,
        approvals: approvals.map(({ login, commitId, counted, why }) => ({ login: trust_report_name(login), commit_id: trust_report_name(commitId), counted, why: trust_report_sentence(why) })),
    };
}
function trust_report_name(text) {
    return visible(text, NAME_LIMIT);
}
function trust_report_sentence(text) {
    return visible(text, SENTENCE_LIMIT);
}

;





const formats = [
    { name: 'text', render: renderText },
    { name: 'json', render: (evaluation, { manifestPath }) => renderJson(trustReport(evaluation, { manifestPath })) },
    { name: 'markdown', render: renderSummary },
    { name: 'sarif', render: (evaluation) => renderSarif(evaluation) },
];

;











const check = (program, run) => {
    program
        .command('check')
        .description('judge the memory of this repository: the gate')
        .option('--base <ref>', 'what is settled (default: the merge base with the default branch)')
        .option('--head <ref>', 'the commit that is judged (default: the working tree)')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(formats.map((format) => format.name)).default('text'))
        .option('--out <dir>', 'also write the report, the manifest, SARIF and the comment into this folder')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .option('--strict', 'fail on adoptions that are not settled')
        .addHelpText('after', examples([
        ['check', 'the working tree against the default branch'],
        ['check --base main --head my-branch', 'one branch against another'],
        ['check --base HEAD --head HEAD', 'one commit by itself'],
        ['check --format json --out report', 'the trust report on stdout, all files in report/'],
    ]) + '\n\nExit codes: 0 pass, 1 the gate fails, 2 usage or configuration error, 3 internal error.')
        .action(async (options) => run(async (io) => {
        const evaluation = await judgeHere(io, options);
        if (options.out !== undefined)
            writeReports((0,external_node_path_.resolve)(io.cwd, options.out), evaluation);
        const format = formats.find((known) => known.name === options.format);
        if (format === undefined)
            throw new Error(`no view for the format ${options.format}`);
        io.out(format.render(evaluation, { color: io.color, manifestPath: options.out === undefined ? null : 'context-manifest.json' }));
        return exitCodeOf(evaluation);
    }));
};
function writeReports(folder, evaluation) {
    writeWhole((0,external_node_path_.join)(folder, 'trust-report.json'), renderJson(trustReport(evaluation, { manifestPath: 'context-manifest.json' })));
    writeWhole((0,external_node_path_.join)(folder, 'context-manifest.json'), renderJson(evaluation.manifest));
    writeWhole((0,external_node_path_.join)(folder, 'trust-report.sarif'), renderSarif(evaluation));
    writeWhole((0,external_node_path_.join)(folder, 'comment.md'), renderComment(evaluation, { marker: '<!-- memtrust:report -->' }));
}
function exitCodeOf(evaluation) {
    switch (evaluation.verdict) {
        case 'pass':
            return EXIT.pass;
        case 'fail':
            return evaluation.mode === 'report' ? EXIT.pass : EXIT.fail;
        case 'error':
            return EXIT.usage;
    }
}

var line_map = __webpack_require__(9434);
;

function diffLines(before, after) {
    const { to } = (0,line_map .YX)(before, after);
    const lines = [];
    let written = 0;
    for (const [line, place] of [...to, after.length].entries()) {
        if (place < 0) {
            lines.push({ before: line, after: null });
            continue;
        }
        for (; written < place; written += 1)
            lines.push({ before: null, after: written });
        if (line < before.length)
            lines.push({ before: line, after: written++ });
    }
    return lines;
}

;








async function previewAdoption(base, head, record, policy, now) {
    const { id } = record;
    const fact = usable(record);
    const settledEvents = base?.memory.events ?? [];
    const ownEvents = preview_merged(settledEvents, head.memory.events).filter((event) => event.fact === id);
    const [adoption] = nextEvents(id, ownEvents, { proposedBy: '', at: '' }, [{ type: 'candidate.applied', claim: fact.claim, binding: fact.binding }]);
    const before = await judged(base ?? { tree: new VirtualTree({}), memory: { ...head.memory, facts: [], events: [] } }, settledEvents, policy, now);
    const without = await judged(head, settledEvents, policy, now);
    const after = await judged(head, adoption === undefined ? settledEvents : [...preview_merged(settledEvents, ownEvents), adoption], policy, now);
    const becomes = after.entries.find((entry) => entry.id === id);
    if (becomes === undefined || becomes.status === 'policy_blocked')
        throw new ConfigurationError(phraseText(phrase_say `${id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
    const there = new Set(head.memory.facts.map((one) => one.id));
    const supersedes = after.supersession.links.filter((link) => link.by === id && there.has(link.old)).map((link) => link.old);
    const known = before.adoptions.get(id)?.kind;
    const settled = known === 'adopted' || known === 'superseded' ? (base?.memory.facts.find((one) => one.id === id)?.fact ?? null) : null;
    return {
        id,
        settled,
        fact,
        statement: statementLines(settled?.statement ?? '', fact.statement),
        sources: sourceLines(settled?.sources ?? [], fact.sources),
        supersedes,
        voids: fact.supersedes.filter((old) => !supersedes.includes(old)),
        conflicts: becomes.conflictsWith,
        recorded: adoptionOf(fact, ownEvents, []).kind === 'adopted',
        obstacles: [...(isRetired(ownEvents) ? ['it was retired, and a retired id does not return'] : []), ...(await unboundSources(head.tree, record))],
        becomes,
        baseline: baselineChanges(id, before, without, after),
    };
}
function judged({ tree, memory }, settled, policy, now) {
    return assess({ tree, memory, live: [], settled, settledLinks: new Map() }, policy, now);
}
function preview_merged(a, b) {
    return [...new Map([...a, ...b].map((event) => [event.id, event])).values()];
}
function baselineChanges(id, before, without, after) {
    const [was, alone, is] = [before, without, after].map((judgement) => new Map(judgement.entries.filter((entry) => entry.record !== null).map((entry) => [entry.id, entry])));
    const ids = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].toSorted();
    return ids
        .filter((one) => one === id || trusts(was, one) !== trusts(is, one))
        .map((one) => ({ id: one, from: was?.get(one)?.status ?? null, to: is?.get(one)?.status ?? null, by: one === id || trusts(alone, one) !== trusts(is, one) ? 'adoption' : 'other changes' }));
}
function trusts(entries, id) {
    return entries?.get(id)?.trustedBaseline ?? false;
}
function statementLines(before, after) {
    const [old, now] = [before, after].map((text) => (text === '' ? [] : text.replace(/\n+$/, '').split('\n')));
    return diffLines(old ?? [], now ?? []).map((line) => ({
        kind: line.after === null ? 'gone' : line.before === null ? 'new' : 'kept',
        text: (line.after === null ? old?.[line.before ?? 0] : now?.[line.after]) ?? '',
    }));
}
function sourceLines(before, after) {
    const [old, now] = [new Set(before.map(bind_identityOf)), new Set(after.map(bind_identityOf))];
    return [
        ...before.filter((citation) => !now.has(bind_identityOf(citation))).map((citation) => ({ kind: 'gone', citation })),
        ...after.map((citation) => ({ kind: old.has(bind_identityOf(citation)) ? 'kept' : 'new', citation })),
    ];
}

;











class OpenMemory {
    io;
    workspace;
    tree;
    memory;
    base;
    settled;
    constructor(io, workspace, tree, memory, base, settled) {
        this.io = io;
        this.workspace = workspace;
        this.tree = tree;
        this.memory = memory;
        this.base = base;
        this.settled = settled;
    }
    static async use(io, action) {
        const workspace = await Workspace.open(io);
        try {
            const { base, head } = await workspace.compare({});
            return await action(new OpenMemory(io, workspace, head, await readMemory(head), base, base === null ? null : await readMemory(base)));
        }
        finally {
            workspace.close();
        }
    }
    record(id) {
        const record = this.memory.facts.find((known) => known.id === id);
        if (record === undefined)
            throw unknownFact(id, this.memory.facts.map((known) => known.id));
        return record;
    }
    async checks(records) {
        const past = new GitPast(this.workspace.repository, this.workspace.objects, this.base?.commit ?? null, null);
        if (this.base === null || this.settled === null)
            return checkAnchors(this.tree, records, { past });
        const settled = { tree: this.base, records: this.settled.facts, checks: await checkAnchors(this.base, this.settled.facts, { past, blobs: 'spare-reading' }) };
        return checkAnchors(this.tree, records, { settled, past });
    }
    settledEvents(id) {
        return this.settled?.events.filter((event) => event.fact === id) ?? [];
    }
    ledger(id) {
        const own = this.memory.events.filter((event) => event.fact === id);
        const events = new Map([...this.settledEvents(id), ...own].map((event) => [event.id, event]));
        return { fact: id, text: readText(this.workspace.repository.root, memtrust_ledgerPath(id)) ?? '', events: [...events.values()] };
    }
    refuseBlocked(record) {
        const policies = [this.memory.policy, ...(this.settled === null ? [] : [this.settled.policy])];
        if (policies.every(({ policy }) => blockOfFact(record, policy) === null))
            return;
        throw new ConfigurationError(phraseText(phrase_say `${record.id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
    }
    isThere(path) {
        return statOf((0,external_node_path_.join)(this.workspace.repository.root, path)) !== undefined;
    }
    async signature(options) {
        return { proposedBy: options.by ?? (await this.workspace.userName()), at: options.now ?? this.io.now };
    }
    write(changes) {
        writeChanges(this.workspace.repository.root, changes);
    }
}
function reason(option, text) {
    if (text.trim() === '')
        throw new ConfigurationError(`${option} is empty`, 'Say why in a few words: whoever reviews it reads them.');
    return text;
}

;











const diff = (program, run) => {
    program
        .command('diff')
        .argument('<id>', 'id of a fact')
        .description('show what would change in the trusted baseline if a fact were adopted and merged')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['diff auth/owner-checks', 'its text, its sources, and what becomes of other facts'], ['diff auth/owner-checks --format json', 'the same as JSON']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const record = open.record(id);
        open.refuseBlocked(record);
        const { tree, memory, base, settled } = open;
        const before = base === null || settled === null ? null : { tree: base, memory: settled };
        const preview = await previewAdoption(before, { tree, memory }, record, (settled ?? memory).policy.policy, Date.parse(options.now ?? io.now));
        io.out(options.format === 'json' ? renderJson(asJson(preview, base?.commit ?? null)) : terminalSafe(asText(preview)));
        if (!isSettled(preview))
            io.err(phraseText(nextStep(preview)));
        return EXIT.pass;
    })));
};
const SIGNS = { kept: ' ', gone: '-', new: '+' };
function isSettled({ settled, fact }) {
    return settled?.claim === fact.claim && settled.binding === fact.binding;
}
function nextStep({ id, obstacles, recorded }) {
    if (obstacles.length > 0)
        return phrase_say `Next: mend that, then ${`memtrust adopt ${id}`}\n`;
    return recorded ? phrase_say `Next: commit the fact and its ledger, and open a pull request; approving it adopts.\n` : phrase_say `Next: ${`memtrust adopt ${id}`}\n`;
}
function asText(preview) {
    const { id, settled, statement, sources, supersedes, voids, conflicts, obstacles, becomes, baseline } = preview;
    const lines = [`${phraseText(phrase_say `${id}`)}: ${isSettled(preview) ? 'is adopted already, exactly as it is' : settled === null ? 'nothing of it is adopted at the base' : 'is adopted with another text or other sources'}`];
    lines.push('', 'statement', ...statement.map(({ kind, text }) => `${SIGNS[kind]} ${visible(text, 10_000)}`));
    lines.push('', 'sources', ...(sources.length === 0 ? ['  none: it cannot be checked'] : sources.map(({ kind, citation }) => `${SIGNS[kind]} ${visible(citation.path, 1_000)} (${visible((0,memory_citation .nM)(citation))})`)));
    lines.push('', 'if it were adopted and merged');
    lines.push(`  it would be ${becomes.status} (${becomes.reasons.join(', ')})`);
    if (supersedes.length > 0)
        lines.push(`  it would supersede ${names(supersedes)}`);
    if (voids.length > 0)
        lines.push(`  it could not supersede ${names(voids)}: there is no such fact, or it leads in a circle`);
    if (conflicts.length > 0)
        lines.push(`  it would be in conflict with ${names(conflicts)}: none of them would be trusted`);
    for (const change of baseline)
        lines.push(`  ${names([change.id])}: ${change.from ?? 'not there'} → ${change.to ?? 'not there'}${change.from === change.to && !isSettled(preview) ? ', on what it says now' : ''}${change.by === 'adoption' ? '' : ' (by the other changes here)'}`);
    for (const obstacle of obstacles)
        lines.push(`  but it cannot be adopted yet: ${obstacle}`);
    return `${lines.join('\n')}\n`;
}
function names(ids) {
    return ids.map((id) => phraseText(phrase_say `${id}`)).join(', ');
}
function asJson(preview, baseSha) {
    const { id, settled, fact, sources, supersedes, conflicts, obstacles, becomes, baseline } = preview;
    return {
        id,
        base_sha: baseSha,
        settled: isSettled(preview),
        statement: { before: settled?.statement ?? null, after: fact.statement },
        sources: sources.map(({ kind, citation }) => ({ change: kind, path: citation.path, selector: (0,memory_citation .nM)(citation), digest: citation.digest })),
        supersedes,
        conflicts_with: conflicts,
        becomes: { status: becomes.status, trusted_baseline: becomes.trustedBaseline, reasons: becomes.reasons },
        baseline,
        obstacles,
    };
}

;








function discardFact({ id, record, ledger, why, ...signature }, settled) {
    const { claim, binding } = usable(record);
    if (isRetired(ledger.events))
        throw new ConfigurationError(phraseText(phrase_say `${id} is retired already`), 'There is nothing left to discard.');
    const adopting = adoptable(settled);
    if (adopting.some((event) => event.claim === claim)) {
        throw new ConfigurationError(phraseText(phrase_say `${id} is adopted, so it is no candidate to discard`), phraseText(phrase_say `To take it back for good, run ${`memtrust retire ${id} --why "…"`}.`));
    }
    if (adopting.length > 0) {
        throw new ConfigurationError(phraseText(phrase_say `${id} is adopted with another text, and a discard would take that adoption away too`), phraseText(phrase_say `Restore its file to keep the adopted text, or run ${`memtrust retire ${id} --why "…"`} to take it back for good.`));
    }
    const status = declare(record, 'rejected');
    if (lastDecisive(ledger.events).some((event) => event.type === 'candidate.discarded' && event.claim === claim))
        return status;
    return [...status, appendEvents(ledger, signature, [{ type: 'candidate.discarded', claim, binding, why }])];
}
function retireFact({ id, record, ledger, why, ...signature }) {
    const about = record?.fact ?? lastDecisive(ledger.events)[0] ?? ledger.events.at(-1);
    if (about === undefined)
        throw new ConfigurationError(phraseText(phrase_say `${id} cannot be retired: its file cannot be read, and nothing was ever recorded of it`), 'Mend the file first, or delete it: memtrust check names the place.');
    const status = record === null || record.fact === null ? [] : declare(record, 'rejected');
    if (isRetired(ledger.events))
        return status;
    return [...status, appendEvents(ledger, signature, [{ type: 'fact.retired', claim: about.claim, binding: about.binding, why }])];
}
function declare(record, status) {
    if (record.fact?.status === status)
        return [];
    const content = editFrontMatter(record.text, { status });
    const { fact } = parseFact(record.id, record.path, Buffer.from(content));
    if (fact === null || fact.claim !== record.fact?.claim || fact.binding !== record.fact.binding) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten without changing its claim`), `Set its status to ${status} by hand, then run this again.`);
    }
    return [{ path: record.path, content }];
}

;






const discard = (program, run) => {
    program
        .command('discard')
        .argument('<id>', 'id of a candidate')
        .description('turn a candidate down, and keep the reason')
        .requiredOption('--why <why>', 'the reason, for whoever proposes it next')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['discard auth/no-checks --why "The guard still runs: see src/guard.ts"', 'this text is rejected; another one may be proposed']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const record = open.record(id);
        const changes = discardFact({ id, record, ledger: open.ledger(id), why: reason('--why', options.why), ...(await open.signature(options)) }, open.settledEvents(id));
        open.write(changes);
        io.out(phraseText(changes.length === 0 ? phrase_say `${id} is discarded already\n` : phrase_say `discarded ${id}\n`));
        if (changes.length > 0)
            io.err('Next: commit the fact and its ledger, and open a pull request; approving it settles that this text is rejected.\n');
        return EXIT.pass;
    })));
};

;






const explain = (program, run) => {
    program
        .command('explain')
        .argument('<rule>', 'code or name of a rule')
        .description('say what a rule finds, why it matters, and what to do')
        .addHelpText('after', examples([['explain MT201', 'by its code'], ['explain silent-promotion', 'by its name']]))
        .action(async (name) => run((io) => {
        const rule = rules.find((known) => known.code === name.toUpperCase() || known.name === name.toLowerCase());
        if (rule === undefined) {
            const meant = nearest(name, rules.flatMap((known) => [known.code, known.name]));
            throw new ConfigurationError(phraseText(phrase_say `There is no rule ${name}`), meant === null ? 'memtrust rules lists them.' : phraseText(phrase_say `Did you mean ${meant}?`));
        }
        const softening = rule.fixed ? 'The policy cannot soften it.' : `The policy can set it: rules: {${rule.code}: off}.`;
        io.out(`${rule.code} ${rule.name} (${rule.severity})\n\n${rule.summary}\n\n${rule.why}\n\nWhat to do: ${rule.remedy}\n\n${softening}\n`);
        return EXIT.pass;
    }));
};

;

function table_table(rows) {
    const shown = rows.map((row) => row.map((cell) => visible(cell)));
    const widths = (shown[0] ?? []).map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)));
    return shown.map((row) => `${row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd()}\n`).join('');
}

;








const facts = (program, run) => {
    program
        .command('facts')
        .description('list every fact with its status and reason')
        .option('--base <ref>', 'what is settled')
        .option('--head <ref>', 'the commit that is read (default: the working tree)')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .addHelpText('after', examples([['facts', 'the facts of the working tree, trusted as the base settles them'], ['facts --format json', 'the same as JSON']]))
        .action(async (options) => run(async (io) => {
        const evaluation = await judgeHere(io, options);
        const entries = evaluation.entries.filter((entry) => entry.record !== null || entry.path === null);
        if (options.format === 'json') {
            const ids = new Set(entries.map((entry) => entry.id));
            const report = trustReport(evaluation, { manifestPath: null });
            io.out(renderJson({ base_sha: evaluation.subject.baseSha, entries: report.entries.filter((entry) => ids.has(entry.id)) }));
            return EXIT.pass;
        }
        if (entries.length === 0) {
            io.out('no facts\n');
            io.err('Write one below .memtrust/facts/; memtrust init sets up the rest.\n');
            return EXIT.pass;
        }
        io.out(table_table([['ID', 'STATUS', 'REASON', 'TOPIC'], ...entries.map((entry) => [entry.id, entry.status, reasonOf(entry), entry.status === 'policy_blocked' ? '' : (entry.record?.fact?.topic ?? '')])]));
        io.err(`Settled at ${evaluation.subject.baseSha?.slice(0, 12) ?? 'no commit yet'}.\n`);
        return EXIT.pass;
    }));
};

;












const fixtures_fixtures = (program, run) => {
    program
        .command('fixtures')
        .argument('[path]', 'a fixture file (default: those of the repository)')
        .description('run the false-memory and stale-memory fixtures under the policy in force')
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['fixtures', "the built-in ones and the repository's own"], ['fixtures my-case.json', 'one file beside the built-in ones']]))
        .action(async (path, options) => run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
            const { base, head } = await workspace.compare({});
            const inForce = (await readMemory(base ?? head)).policy.policy;
            const files = path === undefined
                ? (await readMemory(head, inForce)).fixtures.map((file) => ({ ...file, origin: 'repository', replaced: false }))
                : [{ path, text: readFixture((0,external_node_path_.resolve)(io.cwd, path), path), origin: 'proposed', replaced: false }];
            const result = await runFixtures(files, inForce, Date.parse(options.now ?? io.now));
            for (const one of result.cases)
                io.out(`${one.passed ? 'pass' : 'FAIL'}  ${visible(one.id)} (${one.kind})${one.why === null ? '' : `: ${visible(one.why, 1_000)}`}\n`);
            for (const { path: file, problem } of result.faults)
                io.err(`error: ${phraseText(phrase_say `${file}`)}${problem.line === undefined ? '' : ` line ${problem.line}`}: ${phraseText(problem.message)}\n`);
            if (result.faults.length > 0)
                return EXIT.usage;
            return result.cases.every((one) => one.passed) ? EXIT.pass : EXIT.fail;
        }
        finally {
            workspace.close();
        }
    }));
};
function readFixture(absolute, typed) {
    const stat = (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile())
        throw new ConfigurationError(phraseText(phrase_say `${typed} is no file`), 'Give the path of a fixture in YAML or JSON.');
    if (stat.size > limits .HH)
        throw new ConfigurationError(phraseText(phrase_say `${typed} is larger than ${limits .HH / 1024} KiB`), 'Split the fixture.');
    return (0,external_node_fs_.readFileSync)(absolute, 'utf8');
}

;

function policyText(solo) {
    const [approvals, adopters] = solo === null
        ? ['approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer', 'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]']
        : [
            'approvals: 0           # adopters adopt alone; such facts are labelled self_adopted',
            solo.login === null ? 'adopters: []           # put your GitHub login here, such as [alice]: until then nobody can adopt' : `adopters: [${JSON.stringify(solo.login)}]`,
        ];
    return `# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${approvals}
  ${adopters}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
`;
}
const ATTRIBUTES_LINE = '.memtrust/ledger/**/*.jsonl merge=union';
const IGNORE_LINE = '.memtrust/context/';
function initialFiles(existing, solo = null) {
    const changes = [];
    if (!existing.has(POLICY_PATH))
        changes.push({ path: POLICY_PATH, content: policyText(solo) });
    for (const [path, line] of [['.gitattributes', ATTRIBUTES_LINE], ['.gitignore', IGNORE_LINE]]) {
        const before = existing.get(path) ?? '';
        if (before.split(/\r?\n/).some((known) => known.trim() === line))
            continue;
        changes.push({ path, content: `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${line}\n` });
    }
    return changes;
}

;








const init = (program, run) => {
    program
        .command('init')
        .description('set up the policy and the merge rule of ledgers; overwrites nothing')
        .option('--solo', 'for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted')
        .option('--by <login>', "your GitHub login, with --solo (default: git's github.user)")
        .addHelpText('after', examples([['init', 'in the repository around this folder'], ['init --solo --by alice', 'alice adopts what alice proposes']]))
        .action(async (options) => run(async (io) => {
        if (options.by !== undefined && options.solo !== true)
            throw new ConfigurationError('--by names the one who adopts alone', 'Give it with --solo, or name your adopters in .memtrust/policy.yml.');
        const workspace = await Workspace.open(io);
        try {
            const { root } = workspace.repository;
            const existing = new Map();
            for (const path of [POLICY_PATH, '.gitattributes', '.gitignore']) {
                const text = readText(root, path);
                if (text !== null)
                    existing.set(path, text);
            }
            const solo = options.solo === true ? soloOf(options.by ?? (await workspace.gitHubLogin()), existing.get(POLICY_PATH)) : null;
            const changes = initialFiles(existing, solo);
            writeChanges(root, changes);
            for (const { path } of changes)
                io.out(`${existing.has(path) ? 'added a line to' : 'wrote'} ${path}\n`);
            if (changes.length === 0)
                io.out('everything is there already\n');
            const named = solo !== null && (solo.login !== null || existing.has(POLICY_PATH));
            io.err(`Next: ${named ? '' : `name ${solo === null ? 'your adopters' : 'yourself as adopter'} in .memtrust/policy.yml, `}commit this on the default branch, then memtrust propose and memtrust adopt your first fact.\n`);
            return EXIT.pass;
        }
        finally {
            workspace.close();
        }
    }));
};
const init_LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
function soloOf(login, policy) {
    if (policy !== undefined && parsePolicy(Buffer.from(policy)).policy.adoption.approvals !== 0) {
        throw new ConfigurationError(phraseText(phrase_say `${POLICY_PATH} is there already, and init overwrites nothing`), 'Set approvals: 0 and your login as adopter in it by hand.');
    }
    if (login !== null && !init_LOGIN.test(login))
        throw new ConfigurationError(phraseText(phrase_say `${login} is no GitHub login`), 'Give yours: memtrust init --solo --by LOGIN.');
    return { login };
}

;










async function proposeFact(tree, known, proposal, ledger, signature) {
    const { id, evidence, unbound } = proposal;
    checkId(id, known, ledger);
    if (proposal.statement.trim() === '')
        throw new ConfigurationError(phraseText(phrase_say `${id} would state nothing: the text is empty`), 'Give it with --text, --file, or on standard input.');
    if (proposal.sources.length === 0 && unbound === null) {
        throw new ConfigurationError(phraseText(phrase_say `${id} has no provenance: it cites nothing`), 'Cite what it rests on with --source PATH#L1-L9, or say why nothing can be cited: --unbound "why".');
    }
    if (proposal.sources.length > 0 && unbound !== null)
        throw new ConfigurationError('--unbound says that nothing is cited, and --source cites something', 'Give one of them.');
    checkSupersedes(proposal, known);
    const sources = [];
    for (const source of proposal.sources)
        sources.push(await bindSource(tree, source, proposal.statement));
    const { topic, claim_key, kind, importance } = proposal.front;
    const { supersedes } = proposal;
    const front = Object.entries({ topic, claim_key, kind, status: 'candidate', importance, supersedes: supersedes.length === 0 ? undefined : [...new Set(supersedes)].toSorted() });
    const yaml = (0,dist .As)(Object.fromEntries(front.filter(([, value]) => value !== undefined)), { lineWidth: 0 });
    const written = `---\n${yaml}---\n${proposal.statement.replace(/\r\n?/g, '\n').replace(/\n+$/, '')}\n`;
    const content = sources.length === 0 ? written : editFrontMatter(written, { sources: new Map(sources.map(({ keys }, index) => [index, keys])) });
    const record = parseFact(id, factPath(id), Buffer.from(content));
    const { fact } = record;
    if (fact === null)
        throw new ConfigurationError(phraseText(phrase_say `${id} would be no valid fact: ${record.problems[0]?.message ?? ''}`), 'Nothing was written.');
    const { claim, binding } = fact;
    const events = [
        ...(evidence === null ? [] : [{ type: 'evidence.recorded', claim, binding, evidence }]),
        { type: 'candidate.proposed', claim, binding, ...(unbound === null ? {} : { why: unbound }) },
    ];
    return { record, sources, changes: [{ path: record.path, content }, appendEvents(ledger, signature, events)] };
}
function checkId(id, known, ledger) {
    if (!FACT_ID.test(id) || id.length > 200) {
        const meant = id.toLowerCase().replace(/\.md$/, '').replace(/[^a-z0-9/-]+/g, '-').replace(/\/[/-]*/g, '/').replace(/^[/-]+|[/-]+$/g, '').slice(0, 200);
        throw new ConfigurationError(phraseText(phrase_say `${id} is no fact id: lower-case letters, digits, - and /`), FACT_ID.test(meant) ? phraseText(phrase_say `Did you mean ${meant}?`) : phraseText(phrase_say `Such as ${'auth/owner-checks'}.`));
    }
    if (known.some((record) => record.id === id))
        throw new ConfigurationError(phraseText(phrase_say `There is a fact ${id} already`), phraseText(phrase_say `Edit ${factPath(id)} and run ${`memtrust diff ${id}`}, or choose another id.`));
    if (isRetired(ledger.events))
        throw new ConfigurationError(phraseText(phrase_say `${id} was retired, and a retired id does not return`), 'Choose another id.');
}
function checkSupersedes({ id, supersedes }, known) {
    if (supersedes.includes(id))
        throw new ConfigurationError(phraseText(phrase_say `${id} cannot supersede itself`), 'Name another fact.');
    const inCircle = circlesOf(new Map([...known.map((record) => [record.id, record.fact?.supersedes ?? []]), [id, supersedes]]));
    const circular = supersedes.find((old) => inCircle(id, old));
    if (circular !== undefined)
        throw new ConfigurationError(phraseText(phrase_say `${circular} supersedes ${id} in turn; a circle has no effect`), 'Leave one of the two links out.');
}

;















const propose_collect = (value, before) => [...before, value];
const propose = (program, run) => {
    withCiteOptions(program.command('propose'))
        .argument('<id>', 'id of the new fact: its path below .memtrust/facts/ without .md')
        .argument('[text]', 'only -: read the statement from standard input')
        .description('write a new fact as a candidate, bound to what it rests on')
        .option('--text <text>', 'the statement')
        .option('--file <file>', 'a file that holds the statement')
        .option('--source <path>', 'a file that it rests on, whole or by lines: src/a.ts#L10-L24; may be repeated', propose_collect, [])
        .option('--topic <topic>', 'what it is about')
        .addOption(new esm .c$('--kind <kind>', 'what it is').choices(FACT_KINDS))
        .addOption(new esm .c$('--importance <importance>', 'whether it blocks when it is stale').choices(IMPORTANCES))
        .option('--claim-key <key>', 'subject/attribute: two facts in force with one key are in conflict')
        .option('--supersedes <id>', 'a fact that it replaces once it is adopted; may be repeated', propose_collect, [])
        .option('--evidence <reference>', 'where it was seen: a pull request, a run, an incident')
        .option('--unbound <why>', 'why nothing can be cited; such a fact cannot be checked later')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([
        ['propose auth/owner-checks --text "Owner checks run first." --source src/guard.ts#L10-L24', 'a statement and the lines it rests on'],
        ['propose auth/owner-checks --file note.md --source src/guard.ts --quote "requireOwner(user)"', 'from a file, citing a text'],
        ['propose team/freeze --text "No deploys on Fridays." --unbound "agreed in the weekly"', 'nothing to cite'],
        ['propose auth/owner-checks - --source src/guard.ts < note.md', 'from standard input'],
    ]))
        .action(async (id, text, options) => run(async (io) => OpenMemory.use(io, async (open) => proposeIn(io, open, id, text, options))));
};
async function proposeIn(io, open, id, text, options) {
    if (selectorOf(options) !== null && options.source.length !== 1)
        throw new ConfigurationError('What to cite (--quote, --symbol, …) can be said of one source only', 'Give exactly one --source with it; memtrust bind adds more.');
    if (open.isThere(factPath(id)) && !open.memory.facts.some((record) => record.id === id))
        throw new ConfigurationError(phraseText(phrase_say `There is something at ${factPath(id)} already`), 'Choose another id, or move it away; a file that git ignores is no fact.');
    for (const old of options.supersedes)
        if (old !== id)
            open.record(old);
    const { root } = open.workspace.repository;
    const proposed = await proposeFact(open.tree, open.memory.facts, {
        id,
        statement: await statement(io, text, options),
        sources: options.source.map((written) => {
            if (/^https?:\/\//i.test(written))
                throw new ConfigurationError(phraseText(phrase_say `${written} cannot be checked: it is no file of the repository`), 'Cite a file, or say where it was seen with --evidence and why nothing is cited with --unbound.');
            const { path, lines, selector } = citedBy(written, options);
            return { path: relativeToRoot(io.cwd, root, path), lines, selector };
        }),
        front: { topic: options.topic, claim_key: options.claimKey, kind: options.kind, importance: options.importance },
        supersedes: options.supersedes,
        evidence: options.evidence === undefined ? null : reason('--evidence', options.evidence),
        unbound: options.unbound === undefined ? null : reason('--unbound', options.unbound),
    }, open.ledger(id), await open.signature(options));
    open.refuseBlocked(proposed.record);
    open.write(proposed.changes);
    io.out(phraseText(phrase_say `proposed ${id} in ${proposed.record.path}\n`));
    for (const { poor, keys } of proposed.sources)
        if (poor !== null)
            io.err(phraseText(phrase_say `warning: ${String(keys['path'])}: ${[poor]}\n`));
    io.err(phraseText(phrase_say `Next: ${`memtrust diff ${id}`} shows what it would change, ${`memtrust adopt ${id}`} asks for its adoption.\n`));
    return EXIT.pass;
}
async function statement(io, text, options) {
    if (text !== undefined && text !== '-')
        throw new ConfigurationError(phraseText(phrase_say `${text} is one argument too many`), 'The statement goes into --text "…", --file FILE, or comes from standard input with -.');
    const named = [text, options.text, options.file].filter((one) => one !== undefined);
    if (named.length > 1)
        throw new ConfigurationError('The statement is given more than once', 'Give one of --text, --file and -.');
    if (options.text !== undefined)
        return options.text;
    if (options.file !== undefined)
        return decode(readStatement((0,external_node_path_.resolve)(io.cwd, options.file), options.file));
    if (text === undefined && io.input.interactive)
        throw new ConfigurationError('There is no statement', 'Give it with --text "…", --file FILE, or - to type it.');
    return decode(await io.input.read(limits .nx));
}
function readStatement(absolute, typed) {
    const stat = (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false });
    if (!stat?.isFile())
        throw new ConfigurationError(phraseText(phrase_say `${typed} is no file`), 'Give the path of a text file that holds the statement.');
    return stat.size > limits .nx ? new Uint8Array(limits .nx + 1) : (0,external_node_fs_.readFileSync)(absolute);
}
function decode(bytes) {
    if (bytes.length > limits .nx)
        throw new ConfigurationError('The statement is larger than 1 MB', 'A fact is a short statement: say what is so, and cite the rest.');
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new ConfigurationError('The statement is not UTF-8 text', 'Save it as UTF-8.');
    }
}

;





async function rebindFacts(tree, records, settled, checks, ledger, signature) {
    const found = [];
    for (const record of records) {
        const anchors = checks.get(record.id) ?? [];
        const { fact } = record;
        const restored = fact === null || !anchors.some(({ fault, verdict }) => fault !== null && (0,anchors_verdict .F)(verdict)) ? null : hintsOfBase(record, settled.find(({ id }) => id === record.id));
        if (restored !== null)
            found.push({ id: record.id, changes: [restored], moved: [] });
        if (fact === null || anchors.length !== fact.sources.length || anchors.some(({ verdict }) => (0,anchors_verdict .F)(verdict) || verdict === 'unbound'))
            continue;
        const bound = new Map();
        const moved = [];
        for (const [index, citation] of fact.sources.entries()) {
            const anchor = anchors[index];
            if (anchor === undefined || anchor.verdict === 'fresh')
                continue;
            const path = anchor.movedTo?.path ?? citation.path;
            const keys = await boundAt(tree, { ...citation, path, lines: anchor.movedTo?.lines ?? citation.lines });
            if (keys === null)
                continue;
            bound.set(index, keys);
            moved.push({ from: { path: citation.path, lines: citation.lines }, to: { path, lines: keys.lines } });
        }
        if (bound.size === 0)
            continue;
        const change = writeSources(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
        const after = parseFact(record.id, record.path, Buffer.from(change.content)).fact;
        if (after === null || after.sources.some((source, index) => source.digest !== fact.sources[index]?.digest))
            continue;
        const events = after.binding === fact.binding ? [] : [appendEvents(ledger(record.id), signature, [{ type: 'fact.rebound', claim: after.claim, binding: after.binding }])];
        found.push({ id: record.id, changes: [change, ...events], moved });
    }
    return found;
}
function hintsOfBase(record, settled) {
    if (settled?.fact === undefined || settled.fact === null || settled.fact.binding !== record.fact?.binding)
        return null;
    return writeSources(record, new Map(settled.fact.sources.map((source, index) => [index, citationKeys(source)])));
}
async function boundAt(tree, citation) {
    try {
        return await bindCitation(tree, citation);
    }
    catch (error) {
        if (error instanceof ConfigurationError)
            return null;
        throw error;
    }
}

;







const rebind = (program, run) => {
    program
        .command('rebind')
        .description('follow cited text that only moved, was reformatted, or whose file was renamed; what is adopted does not change')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['rebind', 'every fact whose sources all still say what they said']]))
        .action(async (options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const { policy } = (open.settled ?? open.memory).policy;
        const records = open.memory.facts.filter((record) => blockOfFact(record, policy) === null);
        const found = await rebindFacts(open.tree, records, open.settled?.facts ?? [], await open.checks(records), (id) => open.ledger(id), await open.signature(options));
        open.write(found.flatMap(({ changes }) => changes));
        for (const { id, moved } of found) {
            if (moved.length === 0)
                io.out(phraseText(phrase_say `${id}: its sources changed, so their places are those of the base again\n`));
            for (const one of moved)
                io.out(phraseText([...phrase_say `${id}: `, ...movedWords(one), '\n']));
        }
        if (found.length === 0)
            io.out('nothing has moved\n');
        else
            io.err('Next: commit them. The gate recomputes what moved, so no approval is needed.\n');
        return EXIT.pass;
    })));
};
function movedWords({ from, to }) {
    const lines = (place) => (place.lines === null ? '?' : place.lines.join('-'));
    if (from.path === to.path)
        return phrase_say `${from.path} lines ${[lines(from)]} are lines ${[lines(to)]} now`;
    return phrase_say `${from.path} is ${to.path} now${[to.lines === null ? '' : `, lines ${lines(to)}`]}`;
}

;






const retire = (program, run) => {
    program
        .command('retire')
        .argument('<id>', 'id of a fact')
        .description('take a fact back for good: the id never returns')
        .requiredOption('--why <why>', 'the reason')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['retire auth/owner-checks --why "Ownership moved to the gateway"', 'out of the baseline once it is merged']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const ledger = open.ledger(id);
        const record = ledger.events.length > 0 && open.memory.facts.every((known) => known.id !== id) ? null : open.record(id);
        const changes = retireFact({ id, record, ledger, why: reason('--why', options.why), ...(await open.signature(options)) });
        open.write(changes);
        io.out(phraseText(changes.length === 0 ? phrase_say `${id} is retired already\n` : phrase_say `retired ${id}; this id does not return\n`));
        if (changes.length > 0)
            io.err('Next: commit the fact and its ledger, and open a pull request; once it is approved and merged, the fact is out of the trusted baseline.\n');
        return EXIT.pass;
    })));
};

;











async function reverifyFact(tree, record, settled, ledger, anchors, former, signature) {
    const fact = usable(record);
    if (isRetired(ledger.events))
        throw new ConfigurationError(phraseText(phrase_say `${record.id} is retired`), 'There is nothing left to verify.');
    const adopting = lastDecisive(ledger.events).filter((event) => ADOPTING_TYPES.has(event.type) && event.claim === fact.claim);
    if (adopting.length === 0)
        throw new ConfigurationError(phraseText(phrase_say `${record.id} is not adopted as it stands, so there is nothing to verify again`), phraseText(phrase_say `Run ${`memtrust adopt ${record.id}`}.`));
    const known = settled?.claim === fact.claim ? settled : null;
    const adopted = adopting.some((event) => event.binding === fact.binding) ? (known?.binding === fact.binding ? known : fact) : adopting.some((event) => event.binding === settled?.binding && event.claim === settled.claim) ? settled : null;
    const bound = new Map();
    for (const [index, citation] of fact.sources.entries()) {
        const verdict = anchors[index]?.verdict ?? 'unbound';
        if (verdict === 'changed')
            bound.set(index, await bindCitation(tree, await replaced(tree, record.id, citation, twinOf(citation, adopted) ?? citation, former)));
        else if (verdict !== 'fresh' && verdict !== 'moved' && verdict !== 'reformatted')
            throw cannotFollow(record.id, citation, verdict);
    }
    if (bound.size === 0 && adopted?.binding === fact.binding)
        return { kind: 'holds', moved: anchors.some(({ verdict }) => verdict !== 'fresh') };
    const change = bound.size === 0 ? null : writeSources(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
    const after = change === null ? fact : usable(parseFact(record.id, record.path, Buffer.from(change.content)));
    return {
        kind: 'changed',
        fact,
        spans: await spanChanges(tree, adopted?.sources ?? [], after.sources, former),
        changes: [...(change === null ? [] : [change]), appendEvents(ledger, signature, [{ type: 'fact.reverified', claim: after.claim, binding: after.binding }])],
    };
}
async function replaced(tree, id, citation, adopted, former) {
    if (citation.selector.kind === 'quote')
        throw cannotFollow(id, citation, 'changed');
    if (citation.selector.kind !== 'lines')
        return citation;
    const [now, old] = [await citedFile(tree, citation.path), await formerSpan(adopted, former)];
    if (typeof now === 'string' || old === null || old.span.lines === null)
        return citation;
    const lines = (0,line_map .SW)((0,line_map .YX)(old.file, now.source.lines), old.span.lines, now.source.lines.length);
    if (lines === null)
        throw cannotFollow(id, citation, 'missing');
    return { ...citation, lines };
}
function twinOf(citation, fact) {
    return fact?.sources.find((source) => bind_identityOf(source) === bind_identityOf(citation));
}
function cannotFollow(id, citation, verdict) {
    const { path } = citation;
    const what = citation.selector.kind === 'quote' ? 'the quote' : 'the cited text';
    const gone = verdict === 'changed' || verdict === 'missing';
    const why = gone ? phrase_say `${[what]} is no longer in ${path}` : verdict === 'ambiguous' ? phrase_say `${[what]} is in ${path} more than once` : verdict === 'unbound' ? phrase_say `${path} has no digest yet` : phrase_say `${path} cannot be checked`;
    return new ConfigurationError(phraseText(phrase_say `${id}: ${why}`), phraseText(phrase_say `Say what the fact rests on now, then run this again: ${`memtrust bind ${id} PATH#L1-L9`} (with ${'--instead-of'} after a rename).`));
}
async function spanChanges(tree, before, after, former) {
    const [known, kept] = [new Set(before.map(bind_identityOf)), new Set(after.map(bind_identityOf))];
    const changes = [];
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        const [old, now] = [before[index], after[index]];
        const isKept = old === undefined || kept.has(bind_identityOf(old));
        const isKnown = now === undefined || known.has(bind_identityOf(now));
        if (isKept && isKnown)
            continue;
        changes.push({
            before: old === undefined || isKept ? null : ((await formerSpan(old, former))?.span ?? { path: old.path, lines: old.lines, text: null }),
            after: now === undefined || isKnown ? null : await presentSpan(tree, now),
        });
    }
    return changes;
}
async function formerSpan(citation, former) {
    for (const bytes of await former(citation)) {
        const source = new source_text .D(bytes, citation.path);
        const span = spanIn(source, citation);
        if (span !== null)
            return { span, file: source.lines };
    }
    const { selector } = citation;
    return selector.kind === 'quote' ? { span: { path: citation.path, lines: citation.lines, text: selector.quote.split('\n') }, file: [] } : null;
}
async function presentSpan(tree, citation) {
    const file = await citedFile(tree, citation.path);
    return (typeof file === 'string' ? null : spanIn(file.source, citation)) ?? { path: citation.path, lines: citation.lines, text: null };
}
function spanIn(source, citation) {
    const { digest, path, selector } = citation;
    if (digest === null)
        return null;
    const placement = (0,selectors .p)(selector.kind)?.place(source, { ...citation, digest }, null);
    if (placement === undefined || placement.span === null || (0,anchors_verdict .F)(placement.verdict))
        return null;
    const text = Buffer.from(source.slice(placement.span), source.encoding).toString('utf8');
    return { path, lines: selector.kind === 'file' ? null : source.rangeOf(placement.span), text: text.replace(/\n$/, '').split('\n') };
}

;


const side_by_side_CONTEXT = 3;
function sideBySide(before, after, columns) {
    const digits = String(Math.max(before.first + before.lines.length, after.first + after.lines.length)).length;
    const width = Math.max(20, Math.floor((Math.min(columns, 200) - 3) / 2) - digits - 2);
    const cell = ({ first, lines }, at) => (at === null ? [] : wrap(lines[at] ?? '', width).map((part, index) => `${(index === 0 ? String(first + at) : '').padStart(digits)}  ${part}`));
    const rows = paired(diffLines(before.lines, after.lines));
    const shown = rows.map((_, at) => rows.slice(Math.max(0, at - side_by_side_CONTEXT), at + side_by_side_CONTEXT + 1).some((row) => row.sign !== ' '));
    return rows
        .flatMap((row, at) => {
        if (shown[at] !== true)
            return at === 0 || shown[at - 1] === true ? ['…'] : [];
        const [left, right] = [cell(before, row.before), cell(after, row.after)];
        return Array.from({ length: Math.max(left.length, right.length) }, (_, part) => `${(left[part] ?? '').padEnd(width + digits + 2)} ${row.sign} ${right[part] ?? ''}`.trimEnd());
    })
        .map((line) => `${line}\n`)
        .join('');
}
function paired(lines) {
    const rows = [];
    let [gone, come] = [[], []];
    const flush = () => {
        for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
            const [before = null, after = null] = [gone[at], come[at]];
            rows.push({ before, after, sign: before === null ? '>' : after === null ? '<' : '|' });
        }
        [gone, come] = [[], []];
    };
    for (const { before, after } of lines) {
        if (before !== null && after !== null) {
            flush();
            rows.push({ before, after, sign: ' ' });
        }
        else if (before !== null)
            gone.push(before);
        else if (after !== null)
            come.push(after);
    }
    flush();
    return rows;
}
function wrap(line, width) {
    const text = visible(line.replaceAll('\t', '  '), 100_000);
    const parts = [];
    for (let at = 0; at < text.length || at === 0; at += width)
        parts.push(text.slice(at, at + width));
    return parts;
}

;












const reverify = (program, run) => {
    program
        .command('reverify')
        .argument('<id>', 'id of an adopted fact whose sources changed')
        .description('look at what changed under a fact, and say that it is still true')
        .option('--still-true', 'say so without being asked')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['reverify auth/owner-checks', 'shows the old and the new code, and asks'], ['reverify auth/owner-checks --still-true', 'records it at once']]))
        .action(async (id, options) => run(async (io) => OpenMemory.use(io, async (open) => reverifyIn(io, open, id, options))));
};
async function reverifyIn(io, open, id, options) {
    const record = open.record(id);
    open.refuseBlocked(record);
    const settled = open.settled?.facts.find((known) => known.id === id)?.fact ?? null;
    const outcome = await reverifyFact(open.tree, record, settled, open.ledger(id), (await open.checks([record])).get(id) ?? [], async (citation) => formerFiles(open, citation), await open.signature(options));
    if (outcome.kind === 'holds') {
        io.out(phraseText(phrase_say `every source of ${id} still says what was adopted\n`));
        if (outcome.moved)
            io.err('Some of it moved; memtrust rebind follows it.\n');
        return EXIT.pass;
    }
    io.out(terminalSafe(`${phraseText(phrase_say `the statement of ${id}`)}\n${outcome.fact.statement.trimEnd().split('\n').map((line) => `  | ${visible(line, 10_000)}\n`).join('')}`));
    for (const span of outcome.spans)
        io.out(terminalSafe(shown(span, io.columns)));
    if (options.stillTrue !== true) {
        if (!io.input.interactive)
            throw new ConfigurationError('Nothing was written: nobody can be asked here whether it is still true', phraseText(phrase_say `Read the above. If it is, run ${`memtrust reverify ${id} --still-true`}; if not, edit the fact or retire it.`));
        const answer = await io.input.ask('Is the statement still true? Type y to record it: ');
        if (!/^y(?:es)?$/i.test(answer.trim()))
            throw new ConfigurationError('Nothing was written', phraseText(phrase_say `Edit the fact and adopt it again, or run ${`memtrust retire ${id} --why "…"`}.`));
    }
    open.write(outcome.changes);
    io.out(phraseText(phrase_say `reverified ${id}\n`));
    io.err('Next: commit the fact and its ledger, and open a pull request; approving it adopts the fact on its new sources.\n');
    return EXIT.pass;
}
async function formerFiles({ base, workspace }, { path, blob }) {
    const found = [];
    const place = base === null ? null : await new resolve_PathResolver(base).resolve(path);
    if (base !== null && place?.kind === 'file') {
        const content = (await base.read([place.path], limits .rX)).get(place.path);
        if (content?.kind === 'bytes')
            found.push(content.bytes);
    }
    const object = blob === null ? null : await workspace.objects.read(blob, limits .rX);
    if (object?.kind === 'object' && object.type === 'blob')
        found.push(object.bytes);
    return found;
}
function shown({ before, after }, columns) {
    const head = `\n${reverify_title(before, 'nothing was cited')} → ${reverify_title(after, 'no longer cited')}\n`;
    return head + sideBySide(reverify_numbered(before, '(the adopted text is not at hand)'), reverify_numbered(after, '(the text cannot be read)'), columns);
}
function reverify_title(span, none) {
    return span === null ? none : `${phraseText(phrase_say `${span.path}`)}${span.lines === null ? '' : `:${span.lines.join('-')}`}`;
}
function reverify_numbered(span, none) {
    return { first: span?.lines?.[0] ?? 1, lines: span === null ? [] : (span.text ?? [none]) };
}

;



const rules_rules = (program, run) => {
    program
        .command('rules')
        .description('list every rule of the gate')
        .action(async () => run((io) => {
        io.out(table_table([['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'], ...rules.map((rule) => [rule.code, rule.name, rule.severity, rule.summary])]));
        return EXIT.pass;
    }));
};

;





const context_manifest_name = schemas .YjP().max(1_000);
const hex = schemas .YjP().regex(/^[0-9a-f]{64}$/);
const entry = schemas .Ikc({
    source_id: context_manifest_name.describe('Id of the entry.'),
    source_type: schemas .k5n(['memory_fact', 'live_memory_source', 'attempt', 'review']).describe('What kind of source it is.'),
    source_class: schemas .k5n(SOURCE_CLASSES).describe('Where it comes from.'),
    topic: schemas .YjP().describe('Its topic; empty where it has none or is policy-blocked.'),
    status: schemas .k5n(STATUSES).describe('Effective status.'),
    trust_level: schemas .k5n(TRUST_LEVELS).describe('How far it may be believed.'),
    selected: schemas .zMY().describe('Recall chose it.'),
    trusted_baseline: schemas .zMY().describe('It counts as baseline evidence.'),
    included_in_context: schemas .zMY().describe('Its line is in the context.'),
    body_included: schemas .zMY().describe('Its text is in the context.'),
    reason: schemas .k5n(REASONS).describe('The first of `reasons`.'),
    reasons: schemas .YOg(schemas .k5n(REASONS)).describe('Every reason that holds, in the order of precedence.'),
    source_ref: schemas .YjP().describe('Where the statement came from, as the fact says; empty where policy-blocked.'),
    source_path_redacted: context_manifest_name.nullable().describe('Its file; null where even the name is policy-blocked.'),
    content_hash: hex.nullable().describe('SHA-256 of the text in hexadecimal; null unless the text is included. Never there where policy-blocked.'),
    bytes_included: schemas .aig().int().min(0).describe('UTF-8 bytes of the text that are included.'),
    superseded_by: context_manifest_name.exactOptional().describe('The fact that took its place.'),
    anchors: schemas .YOg(schemas .Ikc({
        path: context_manifest_name.describe('What the fact cites.'),
        selector: context_manifest_name.describe('Which part of it.'),
        verdict: schemas .k5n(anchors_verdict .L).describe('What became of it.'),
    }))
        .describe('One verdict for each cited source; empty where policy-blocked.'),
});
const manifestShape = schemas .Ikc({
    schema: schemas .euz('ait.context_manifest').describe('Always this name: the keys and their meanings are AIT’s.'),
    schema_version: schemas .euz(1).describe('Readers ignore keys that they do not know.'),
    context_id: schemas .YjP().describe('The same for the same owner and query.'),
    owner_kind: schemas .YjP().describe('Who the context is for: `check`, `recall`, `run`, `review`, `fixture`.'),
    owner_id: schemas .YjP().describe('Which of them.'),
    context_ref: schemas .YjP().describe('The context file; empty where none was written.'),
    generated_at: schemas .YjP().describe('ISO 8601. Outside everything that is hashed.'),
    memory_query: schemas .YjP().describe('What was asked for; empty where everything trusted is selected.'),
    policy_hash: memory_citation .br,
    entries: schemas .YOg(entry).describe('Every memory entry, selected or not.'),
    trusted_baseline_refs: schemas .YOg(context_manifest_name).describe('Ids that count as baseline evidence.'),
    policy_exclusions: schemas .YOg(entry).describe('The entries that the policy keeps out.'),
    source_manifest: schemas .YOg(schemas .Ikc({
        source_id: context_manifest_name.describe('Id of the entry.'),
        path: context_manifest_name.nullable().describe('The file; null where even the name is policy-blocked.'),
        allowed_by_policy: schemas .zMY().describe('The policy allows it to be read.'),
    }))
        .describe('The agent files that were seen.'),
    selected_memory: schemas .YOg(context_manifest_name).describe('Ids that recall chose.'),
    skipped_memory: schemas .YOg(schemas .Ikc({ source_id: context_manifest_name.describe('Id of the entry.'), reason: schemas .k5n(REASONS).describe('Why it was not chosen.') }))
        .describe('Ids that it did not choose, and why.'),
    write_mode: schemas .YjP().describe('What the reader may write.'),
    content_sha256: hex.nullable().describe('SHA-256 of the context file in hexadecimal; null where none was written.'),
});
const contextManifestSchema = {
    title: 'AIT context manifest',
    description: 'Which memory a context holds, which it leaves out, and why. `ait.context_manifest` version 1 with what memtrust adds beside it.',
    shape: manifestShape,
    notes: { policy_hash: 'Digest of the policy in force.' },
};

;



const date = (description) => ({ pattern: INSTANT.source, description: `${description} A date such as 2026-01-31, or a date and time with Z.` });
const factSchema = {
    title: 'memtrust fact',
    description: 'The YAML front matter of a file below `.memtrust/facts/`. The statement is the text after it.',
    shape: factShape,
    notes: {
        '': { patternProperties: { '^x-': { description: 'Keys of your own; they are part of what is adopted.' } } },
        id: 'The path below `facts/` without `.md`. It may be left out; if it is there, it must say the same.',
        topic: 'What the fact is about.',
        claim_key: 'subject/attribute. Two accepted facts with one key are in conflict, and neither is trusted.',
        kind: 'What kind of statement it is.',
        status: 'What the file says of itself. A claim: only an adoption record makes a fact trusted.',
        confidence: 'From 0 to 1; below 0.7 the context calls it uncertain.',
        importance: 'A critical fact that goes stale blocks by default.',
        sources: 'What the statement rests on. A fact that cites nothing cannot be checked.',
        'sources[].path': 'From the root of the repository.',
        'sources[].symbol': 'Name of a declaration. At most one of symbol, pointer, heading and absent.',
        'sources[].quote': 'Text that must stand in the file; alone, or beside a symbol.',
        'sources[].pointer': 'JSON Pointer (RFC 6901) into JSON, YAML or TOML.',
        'sources[].heading': 'A section of a Markdown file.',
        'sources[].absent': 'Text that must not stand in the file; true: the file must not be there.',
        'sources[].lines': { description: 'A line or a range such as 10-24, 1-based, inclusive.', anyOf: [{ type: 'string', pattern: memory_citation .Qx.source }, { type: 'integer', minimum: 1 }] },
        'sources[].norm': 'How the span was normalised before it was hashed: n0 (line ends only, the default) or n3 (tokens; what `memtrust bind` writes).',
        'sources[].digest': 'Digest of the cited span, written by `memtrust bind`.',
        'sources[].raw': 'Digest of the cited span byte for byte: a hint.',
        'sources[].blob': 'Git object of the file when it was bound, in quotes: a hint.',
        'sources[].context': 'Short digests of the three lines before the span and the three after, in quotes: a hint.',
        'sources[].within': 'The function, class or section that the span stands in: a hint.',
        'sources[].as': 'What the span is a part of where that is no code, such as a comment: a hint.',
        supersedes: 'Ids of the facts that this one replaces once it is adopted.',
        valid_from: date('Not trusted before.'),
        valid_until: date('Not trusted after.'),
        review_by: date('Only warns when past.'),
    },
};

;

const fixtureSchema = {
    title: 'memtrust fixture',
    description: 'A false-memory or stale-memory case below `.memtrust/fixtures/`, in AIT’s own format, as JSON or YAML.',
    shape: fixtureShape,
    notes: {
        schema_version: 'Version of this format.',
        id: 'Name of the case.',
        query: 'What is recalled.',
        policy: 'What the case excludes beside the policy of the repository.',
        'policy.exclude_paths': 'Files that memory must not touch.',
        'policy.exclude_transcript_patterns': 'Literal text that blocks an entry.',
        'policy.recall_source_allow': 'If not empty, only these sources.',
        'policy.recall_source_block': 'Never these sources.',
        'policy.recall_lint_block_severities': 'Kept for AIT, without effect here.',
        facts: 'The memory of the case, and what must become of each entry.',
        'facts[].source_id': 'Id of the entry, once in a case.',
        'facts[].status': 'Status that the entry has by its history.',
        'facts[].trust_level': 'Trust that AIT gives it.',
        'facts[].topic': 'What it is about.',
        'facts[].body': 'The statement.',
        'facts[].source_trace_ref': 'Where the statement came from.',
        'facts[].source_file_path': 'The file that it cites.',
        'facts[].valid_to': 'Not trusted after.',
        'facts[].superseded_by': 'Id of the entry that replaces it.',
        'facts[].expected_in_context': 'Its line must be in the context, or must not.',
        'facts[].expected_trusted': 'It must be in the trusted baseline, or must not.',
    },
};

;

const ledgerEventSchema = {
    title: 'memtrust ledger event',
    description: 'One line of `.memtrust/ledger/<fact-id>.jsonl`. A ledger is a set: the order of its lines says nothing.',
    shape: eventShape,
    notes: {
        v: 'Version of this format.',
        id: 'SHA-256 of the other keys as canonical JSON (RFC 8785).',
        type: 'What happened. `candidate.applied`, `fact.reverified`, `fact.rebound`, `fact.superseded`, `fact.retired` and `candidate.discarded` decide; the others inform.',
        fact: 'Id of the fact.',
        claim: 'Digest of the statement that the event is about.',
        binding: 'Digest of what the statement rested on.',
        at: 'When, as its author says. It never orders or expires anything.',
        proposed_by: 'Who, as its author says. It never decides anything.',
        after: 'Ids of the events that it follows.',
        evidence: 'Where the evidence is.',
        why: 'A reason in words.',
    },
};

;

const policySchema = {
    title: 'memtrust policy',
    description: '`.memtrust/policy.yml`, always read from the base branch. Every key is optional; the defaults are the strict ones.',
    shape: policyShape,
    notes: {
        version: 'Version of this format.',
        mode: '`report` never fails a pull request: for a soft start.',
        adoption: 'Who adopts facts.',
        'adoption.approvals': 'How many adopters must approve; 0 for a maintainer alone.',
        'adoption.adopters': 'Logins, or teams such as @acme/platform.',
        'adoption.codeowners': 'Owners of a fact file by CODEOWNERS may adopt it too.',
        'adoption.paths': 'Other adopters for some facts, by pattern of the fact id.',
        policy: 'Who may change the gate itself.',
        'policy.approvers': 'Logins or teams; the adopters where it is empty.',
        exclude_paths: 'Files that memory must not touch: facts that cite them, and agent files there, are policy-blocked.',
        exclude_text: 'Literal text; an entry that holds it is policy-blocked. Upper and lower case are alike.',
        sources: 'Sources by id or source reference.',
        'sources.allow': 'If not empty, only these; for facts that name a source reference.',
        'sources.block': 'Never these.',
        live: 'Agent files.',
        'live.require_adoption': 'Agent files whose changes need an approval.',
        stale: 'What a stale fact does, by tier: A to D, or importance/tier such as critical/A.',
        'stale.block': 'These fail.',
        'stale.warn': 'These warn.',
        'stale.note': 'These are named.',
        base_audit: 'Whether an adoption that came past the gate is reported, or must not be.',
        stores: 'Where memory is read from.',
        'stores[].layout': 'How it is laid out there.',
        rules: 'Severity of a rule by its code. Rules that the promise of the gate rests on stay errors.',
    },
};

var json_schema_processors = __webpack_require__(9947);
;



function publish(name, { title, description, shape, notes = {} }) {
    return {
        title,
        get schema() {
            const { $schema, ...generated } = json_schema_processors .bl(shape, { target: 'draft-2020-12', io: 'input', unrepresentable: 'any', override: representable });
            const schema = { ...($schema === undefined ? {} : { $schema }), $id: `${SCHEMA_BASE_URL}/${name}.schema.json`, title, description, ...generated };
            for (const [path, note] of Object.entries(notes))
                Object.assign(placeIn(schema, path), typeof note === 'string' ? { description: note } : note);
            return schema;
        },
    };
}
function representable({ zodSchema, jsonSchema }) {
    if (zodSchema === memory_citation .br)
        Object.assign(jsonSchema, { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' });
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
        delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER)
        delete jsonSchema.maximum;
}
function placeIn(schema, path) {
    let place = schema;
    for (const [step] of path.matchAll(/\[\]|\{\}|[^.[\]{}]+/g)) {
        const next = step === '[]' ? place.items : step === '{}' ? place.additionalProperties : place.properties?.[step];
        if (typeof next !== 'object' || Array.isArray(next))
            throw new Error(`${path} is no place in the schema`);
        place = next;
    }
    return place;
}

;




const sha256 = schemas .YjP().regex(/^sha256:[0-9a-f]{64}$/).describe('SHA-256: `sha256:` and 64 lower-case hexadecimal digits.');
const commit = schemas .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = schemas .aig().int().min(0);
const line = schemas .aig().int().min(1);
const schemas_trust_report_name = schemas .YjP().max(1_000);
const trust_report_status = schemas .k5n(STATUSES);
const cited = {
    path: schemas_trust_report_name.describe('What the fact cites, as it writes it.'),
    selector: schemas_trust_report_name.describe('`file`, `lines:10-24`, `quote`, `symbol:Name`, `pointer:/a/b`, `heading:Setup` or `absent:…`.'),
    verdict: schemas .k5n(anchors_verdict .L).describe('`fresh`, `reformatted` and `moved` keep trust; `changed`, `missing`, `ambiguous` and `unreadable` make the fact stale; `unbound` cannot be checked.'),
};
const trust_report_anchor = schemas .Ikc({
    ...cited,
    tier: schemas .k5n(['A', 'B', 'C', 'D']).optional().describe('How much the change of this source has to do with the claim: A (a word of it vanished, or the code went) to D (nothing in common).'),
    vanished: schemas .YOg(schemas_trust_report_name).optional().describe('Words of the claim that the cited code had and has no more.'),
    moved_to: schemas .Ikc({
        path: schemas_trust_report_name.describe('File that holds the span now.'),
        lines: schemas .PVZ([line, line]).describe('First and last line, 1-based, inclusive.'),
    })
        .optional()
        .describe('There whenever the span stands elsewhere than cited.'),
    found_at: schemas_trust_report_name.optional().describe('The same text elsewhere: a hint, never an identity.'),
});
const trust_report_entry = schemas .Ikc({
    id: schemas_trust_report_name.describe('A fact id, `live:<agent>:<path>`, `attempt:<path>` or `review:<path>`.'),
    source_class: schemas .k5n(SOURCE_CLASSES).describe('Where the entry comes from.'),
    settled: schemas .zMY().describe('What decides about it is in the base.'),
    audited: schemas .zMY().optional().describe('Its adoption was traced to an approved pull request.'),
    self_adopted: schemas .zMY().optional().describe('Adopted under a policy that asks for no approval.'),
    status: trust_report_status.describe('Effective status, computed at this evaluation.'),
    trust_level: schemas .k5n(TRUST_LEVELS).describe('How far it may be believed.'),
    trusted_baseline: schemas .zMY().describe('It counts as baseline evidence.'),
    reason: schemas .k5n(REASONS).describe('The first of `reasons`.'),
    reasons: schemas .YOg(schemas .k5n(REASONS)).min(1).describe('Every reason that holds, in the order of precedence.'),
    path: schemas_trust_report_name.nullable().describe('Its file; null where even the name is policy-blocked.'),
    anchors: schemas .YOg(trust_report_anchor).describe('One verdict for each cited source; empty where policy-blocked.'),
});
const change = schemas .Ikc({
    id: schemas_trust_report_name.describe('The entry.'),
    from: trust_report_status.nullable().describe('Status at the base; null where it was not there.'),
    to: trust_report_status.nullable().describe('Status at the head; null where it is gone.'),
    cause: schemas .k5n(['introduced', 'base_moved', 'time']).describe('What made the difference.'),
    because: schemas .YOg(schemas .Ikc(cited)).describe('The sources behind it, where it was the sources.'),
});
const finding = schemas .Ikc({
    rule: schemas .Uy$(['MT', schemas .aig()]).describe('Code of the rule.'),
    name: schemas .YjP().describe('Name of the rule.'),
    severity: schemas .k5n(['error', 'warning', 'notice']).describe('Only errors fail, and in a pull request only introduced ones.'),
    message: schemas .YjP().describe('What is wrong and where. Names stand in backticks.'),
    path: schemas_trust_report_name.optional().describe('The file it is about.'),
    line: line.optional().describe('1-based.'),
    fact_id: schemas_trust_report_name.optional().describe('The entry it is about.'),
    introduced: schemas .zMY().describe('Not so at the base, and so at the head.'),
    remedy: schemas .YjP().describe('What to do; a command where one exists.'),
    docs: schemas .OZ5().describe('The section of the rule in the documentation.'),
    fingerprint: sha256.describe('The same for the same finding in another evaluation.'),
});
const trust_report_fixtures = schemas .Ikc({
    total: count.describe('Cases that ran.'),
    passed: count.describe('Cases that ended as they must.'),
    contaminated: count.describe('Cases in which something was trusted that must not be.'),
    cases: schemas .YOg(schemas .Ikc({
        id: schemas_trust_report_name.describe('Id of the fixture.'),
        kind: schemas .k5n(['built-in', 'repository', 'proposed']).describe('`proposed` ones are new or edited in the head.'),
        passed: schemas .zMY().describe('It ended as it must.'),
        why: schemas .YjP().optional().describe('What went wrong.'),
    }))
        .describe('Each case.'),
});
const adoption = schemas .Ikc({
    fact_id: schemas_trust_report_name.describe('The fact.'),
    event: sha256.describe('Id of the ledger event that the change brings.'),
    claim: sha256.describe('Digest of the statement that the event is about.'),
    binding: sha256.describe('Digest of what the statement rests on.'),
    approved: schemas .zMY().describe('Valid approvals cover exactly these bytes, as many as the policy asks for. A rebinding that the gate could recompute takes effect without.'),
    effective: schemas .k5n(['now', 'on_merge', 'never']).describe('When the event makes trust.'),
    approvals: schemas .YOg(schemas .Ikc({
        login: schemas_trust_report_name.describe('Who approved.'),
        commit_id: schemas_trust_report_name.describe('The commit that was approved.'),
        counted: schemas .zMY().describe('Whether the approval counts.'),
        why: schemas .YjP().describe('Why it counts or does not.'),
    }))
        .describe('Every approval that was looked at.'),
});
const counts = schemas .Ikc({
    accepted: count.describe('Trusted baseline.'),
    candidate: count.describe('Seen, not adopted.'),
    advisory: count.describe('Agent files: they speak for themselves alone.'),
    superseded: count.describe('Replaced by an adopted successor.'),
    stale: count.describe('Adopted, but what they cite no longer says so, or their date is past.'),
    policy_blocked: count.describe('Kept out by the policy.'),
    rejected: count.describe('Discarded or retired.'),
    unverifiable: count.describe('Accepted entries that cite nothing, or nothing that is bound.'),
});
const trustReportShape = schemas .Ikc({
    schema: schemas .euz('memtrust.trust_report').describe('Always this name.'),
    schema_version: schemas .euz(1).describe('Readers ignore keys that they do not know; a change that breaks them gets another number.'),
    tool: schemas .Ikc({ name: schemas .euz('memtrust').describe('The tool.'), version: schemas .YjP().describe('Its version.') }).describe('What wrote the report.'),
    subject: schemas .Ikc({
        repository: schemas_trust_report_name.nullable().describe('owner/name, where known.'),
        base_sha: commit.nullable().describe('The commit that settles; null before the first one.'),
        head_sha: commit.nullable().describe('The commit that is judged; null for a working tree.'),
        policy_digest: sha256.describe('Digest of the policy in force.'),
        evaluated_at: schemas .YjP().describe('ISO 8601, whole seconds. Outside everything that is hashed.'),
    })
        .describe('What was judged.'),
    verdict: schemas .k5n(['pass', 'fail', 'error']).describe('`error`: the gate could not judge. It never counts as a pass.'),
    counts: counts.describe('Entries by effective status.'),
    entries: schemas .YOg(trust_report_entry).describe('Every memory entry of the head, judged, sorted by id.'),
    changes: schemas .YOg(change).describe('Entries whose status differs between base and head, sorted by id.'),
    findings: schemas .YOg(finding).describe('What the rules found: introduced ones first, then by severity.'),
    fixtures: trust_report_fixtures.describe('False-memory and stale-memory fixtures, run through the same judge.'),
    probes: schemas .Ikc({
        facts: count.describe('Facts probed.'),
        falsifiable: count.describe('Facts that a change of their source makes stale.'),
        survived: schemas .YOg(schemas_trust_report_name).describe('Facts that stay trusted whatever is changed.'),
    })
        .describe('Whether the facts of the repository can be proven wrong at all.'),
    adoption: schemas .YOg(adoption).describe('Decisive ledger events that the change brings.'),
    incomplete: schemas .YOg(schemas .YjP()).describe('What could not be judged: caps passed, a base that is missing. Never silent.'),
    manifest: schemas .Ikc({ path: schemas_trust_report_name.nullable().describe('File name of the context manifest, where one was written.'), sha256: sha256.describe('Digest of the manifest without its time.') })
        .describe('The context manifest of this evaluation.'),
});
const trustReportSchema = {
    title: 'memtrust trust report',
    description: 'What the gate found: the output of `memtrust check --format json`.',
    shape: trustReportShape,
};

;







const publications = {
    'trust-report': trustReportSchema,
    'context-manifest': contextManifestSchema,
    fact: factSchema,
    policy: policySchema,
    fixture: fixtureSchema,
    'ledger-event': ledgerEventSchema,
};
const schemas_schemas = Object.fromEntries(Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]));

;







const schema = (program, run) => {
    program
        .command('schema')
        .argument('[name]', 'name of a format')
        .description('print the JSON Schema of a format')
        .addHelpText('after', examples([['schema', 'the names of all formats'], ['schema trust-report', 'the schema of the report']]))
        .action(async (name) => run((io) => {
        const names = Object.keys(schemas_schemas);
        if (name === undefined) {
            for (const known of names)
                io.out(`${known}\n`);
            return EXIT.pass;
        }
        const found = names.includes(name) ? schemas_schemas[name] : undefined;
        if (found === undefined) {
            const meant = nearest(name, names);
            throw new ConfigurationError(phraseText(phrase_say `There is no schema ${name}`), meant === null ? 'memtrust schema lists them.' : phraseText(phrase_say `Did you mean ${meant}?`));
        }
        io.out(renderJson(found.schema));
        return EXIT.pass;
    }));
};

;














const sources = (program, run) => {
    program
        .command('sources')
        .description('list the files that coding agents read here, and what these import; changes nothing')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .addHelpText('after', examples([['sources', 'every agent file, nested ones too'], ['sources --format json', 'with digests and policy status']]))
        .action(async (options) => run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
            const { base, head } = await workspace.compare({});
            const { policy } = (await readMemory(base ?? head)).policy;
            const found = await inventory(head, base, true);
            const contents = await head.read(found.map((source) => source.paths.at(-1) ?? source.path), limits .nx);
            const rows = found.map((source) => {
                const block = blockOfLive(source.paths, source.id, source.text, policy);
                const content = contents.get(source.paths.at(-1) ?? source.path);
                const bytes = block === null && content?.kind === 'bytes' ? content.bytes : null;
                return {
                    source_id: visible(source.id, 1_000),
                    source: source.agent,
                    kind: source.kind,
                    imported_by: source.importedBy.map((path) => visible(path, 1_000)),
                    scope: 'repo',
                    path: visible(source.path, 1_000),
                    exists: true,
                    allowed_by_policy: block === null,
                    policy_status: block === null ? 'allowed' : 'blocked',
                    policy_reason: sources_reasonOf(block),
                    skip_reason: block !== null ? 'policy_blocked' : bytes === null ? 'unreadable' : null,
                    sha256: bytes === null ? null : (0,digest .sc)(bytes),
                    mtime: block === null ? modified((0,external_node_path_.join)(workspace.repository.root, source.path)) : null,
                    size_bytes: bytes?.length ?? null,
                    bytes_used: 0,
                    redacted: block !== null,
                    authority: 'live_external',
                    source_of_truth: true,
                };
            });
            if (options.format === 'json')
                io.out(renderJson({ sources: rows }));
            else if (rows.length === 0)
                io.out('no agent files\n');
            else
                io.out(table_table([['AGENT', 'KIND', 'PATH', 'POLICY'], ...rows.map((row) => [row.source, row.kind, row.path, row.policy_status])]));
            return EXIT.pass;
        }
        finally {
            workspace.close();
        }
    }));
};
function sources_reasonOf(block) {
    return block === null ? null : block.by;
}
function modified(absolute) {
    return (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;
}

;










function supersedeFact(old, successor, known, why, signature) {
    const [oldId, newId] = [old.record.id, successor.record.id];
    if (oldId === newId)
        throw new ConfigurationError(phraseText(phrase_say `${oldId} cannot supersede itself`), 'Name the fact that takes its place.');
    const [before, after] = [usable(old.record), usable(successor.record)];
    for (const { record, ledger } of [old, successor]) {
        if (isRetired(ledger.events))
            throw new ConfigurationError(phraseText(phrase_say `${record.id} is retired`), record === old.record ? 'There is nothing left to supersede.' : 'Name a fact that is in force.');
    }
    const links = new Map(known.map((record) => [record.id, record.fact?.supersedes ?? []]));
    if (circlesOf(links.set(newId, [...after.supersedes, oldId]))(oldId, newId)) {
        throw new ConfigurationError(phraseText(phrase_say `${oldId} supersedes ${newId} already, directly or through others; a circle has no effect`), 'Remove that link first.');
    }
    const state = adoptionOf(after, successor.ledger.events, []).kind;
    if (state === 'withdrawn')
        throw new ConfigurationError(phraseText(phrase_say `${newId} was discarded`), 'Name a fact that is in force.');
    const adopted = state === 'adopted';
    const linked = !after.supersedes.includes(oldId);
    const changes = [];
    if (linked)
        changes.push(supersede_link(successor.record, oldId));
    if (adopted) {
        changes.push(...declare(old.record, 'superseded'));
        const said = lastDecisive(old.ledger.events).some((event) => event.type === 'fact.superseded' && event.claim === before.claim);
        if (!said)
            changes.push(appendEvents(old.ledger, signature, [{ type: 'fact.superseded', claim: before.claim, binding: before.binding, why }]));
    }
    return { changes, linked, adopted };
}
function supersede_link(record, old) {
    const content = editFrontMatter(record.text, { supersedes: [old] });
    const { fact } = parseFact(record.id, record.path, Buffer.from(content));
    if (fact === null || !fact.supersedes.includes(old) || fact.statement !== record.fact?.statement) {
        throw new ConfigurationError(phraseText(phrase_say `${record.path} cannot be rewritten`), phraseText(phrase_say `Add ${old} to its supersedes by hand, then run this again.`));
    }
    return { path: record.path, content };
}

;






const supersede_supersede = (program, run) => {
    program
        .command('supersede')
        .argument('<old>', 'id of the fact that is replaced')
        .argument('<new>', 'id of the fact that takes its place')
        .description('replace one fact by another, in both of them')
        .option('--why <why>', 'the reason (default: the id of the new one)')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', parseNow)
        .addHelpText('after', examples([['supersede auth/owner-checks-2024 auth/owner-checks', 'the old one leaves the baseline when the new one is in force']]))
        .action(async (oldId, newId, options) => run(async (io) => OpenMemory.use(io, async (open) => {
        const kept = (id) => ({ record: open.record(id), ledger: open.ledger(id) });
        const why = `superseded by ${newId}${options.why === undefined ? '' : `: ${reason('--why', options.why)}`}`;
        const { changes, linked, adopted } = supersedeFact(kept(oldId), kept(newId), open.memory.facts, why, await open.signature(options));
        open.write(changes);
        if (changes.length === 0 && adopted)
            io.out(phraseText(phrase_say `${newId} supersedes ${oldId} already\n`));
        else
            io.out(phraseText(phrase_say `${newId} ${[adopted ? 'supersedes' : 'is to supersede']} ${oldId}\n`));
        if (!adopted)
            io.err(phraseText(phrase_say `${newId} is not adopted, so this has no effect yet: ${oldId} stays as it is.\nNext: ${`memtrust adopt ${newId}`}, then ${`memtrust supersede ${oldId} ${newId}`} again to record it with ${oldId} too.\n`));
        else if (linked)
            io.err(phraseText(phrase_say `The text of ${newId} changed by the link, so its adoption does not cover it any more.\nNext: ${`memtrust adopt ${newId}`}, then commit both facts and their ledgers, and open a pull request; approving it adopts.\n`));
        else if (changes.length > 0)
            io.err('Next: commit both facts and their ledgers, and open a pull request; approving it adopts.\n');
        return EXIT.pass;
    })));
};

;


















const commands = [check, facts, show, diff, sources, init, propose, bind, adopt, discard, supersede_supersede, retire, reverify, rebind, fixtures_fixtures, explain, rules_rules, schema];

;








async function main(args, terminal) {
    const io = { ...terminal, out: (text) => terminal.out(withoutCommands(text)), err: (text) => terminal.err(withoutCommands(text)) };
    let code = EXIT.pass;
    const run = async (action) => {
        code = await action(io);
    };
    const program = new esm .uB('memtrust')
        .description('The trust gate for agent memory: decides what coding agents may still believe.')
        .version(VERSION, '-V, --version', 'print the version')
        .helpCommand(false)
        .showSuggestionAfterError()
        .showHelpAfterError('(memtrust --help shows how it is used)')
        .addHelpText('after', examples([['init', 'set up this repository'], ['check', 'judge it'], ['explain MT201', 'what a finding means']]))
        .exitOverride()
        .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(terminalSafe(text)) });
    for (const define of commands)
        define(program, run);
    for (const command of program.commands)
        command.exitOverride().configureOutput({ writeErr: (text) => io.err(terminalSafe(text)) });
    try {
        if (args.length === 0) {
            program.outputHelp({ error: true });
            return EXIT.usage;
        }
        await program.parseAsync(args, { from: 'user' });
        return code;
    }
    catch (error) {
        if (error instanceof esm .b7)
            return error.exitCode === 0 ? EXIT.pass : EXIT.usage;
        if (error instanceof ConfigurationError) {
            io.err(terminalSafe(`error: ${error.message}\n  ${error.remedy}\n`));
            return EXIT.usage;
        }
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        io.err(terminalSafe(`internal error: ${message.split('\n').map((line) => visible(line, 1_000)).join('\n')}\nThis is a fault of memtrust; nothing was judged.\n`));
        return EXIT.internal;
    }
}

;




async function runProcess() {
    process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? process.exitCode : EXIT.internal));
    process.exitCode = EXIT.internal;
    process.exitCode = await main(process.argv.slice(2), {
        cwd: process.cwd(),
        environment: process.env,
        now: isoSeconds(new Date()),
        columns: process.stdout.columns || 120,
        input: { interactive: process.stdin.isTTY && process.stderr.isTTY, read: readInput, ask },
        color: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
    });
}
async function readInput(cap) {
    const chunks = [];
    let size = 0;
    for await (const chunk of process.stdin) {
        chunks.push(Buffer.from(chunk));
        size += chunk.length;
        if (size > cap)
            break;
    }
    return Buffer.concat(chunks).subarray(0, cap + 1);
}
async function ask(question) {
    const terminal = (0,promises_.createInterface)({ input: process.stdin, output: process.stderr });
    const closed = new Promise((done) => terminal.once('close', () => done('')));
    try {
        return await Promise.race([terminal.question(question), closed]);
    }
    finally {
        terminal.close();
    }
}


  }),

  5287:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  bestSelector)
  });
  var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2869);
  var _relevance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8472);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9131);



const LONGEST_QUOTE = 160;
const LEAST_LETTERS = 12;
const ENOUGH_WORDS = 2;
function bestSelector(source, statement) {
    const symbol = namedSymbol(source, statement);
    const quote = bestQuote(source, statement, symbol ?? { from: 0, to: source.text.length });
    if (quote !== null)
        return { kind: 'quote', quote, symbol: symbol?.name ?? null };
    return symbol === null ? { kind: 'file' } : { kind: 'symbol', symbol: symbol.name };
}
function namedSymbol(source, statement) {
    const said = new Set(statement.match(/[\p{L}_$#][\p{L}\p{N}_$]*(?:\.[\p{L}_$#][\p{L}\p{N}_$]*)*/gu) ?? []);
    const all = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .nv)(source);
    const isOnce = (symbol) => all.filter(({ name }) => name === symbol.name).length === 1;
    const byWholeName = all.filter((symbol) => symbol.name.includes('.') && said.has(symbol.name) && isOnce(symbol));
    const byOwnName = all.filter((symbol) => isWritten(ownName(symbol)) && said.has(ownName(symbol)) && isOnce(symbol));
    const [only, another] = byWholeName.length > 0 ? byWholeName : byOwnName;
    return only !== undefined && another === undefined ? only : null;
}
function ownName({ name }) {
    return name.slice(name.lastIndexOf('.') + 1);
}
function isWritten(name) {
    return /[\p{Lu}_$#\d]/u.test(name.slice(1)) || /^[_$#]/.test(name);
}
function bestQuote(source, statement, area) {
    const [first, last] = source.rangeOf(area);
    let best = null;
    let isTie = false;
    for (let line = first; line <= last; line += 1) {
        const quote = (source.lines[line - 1] ?? '').trim();
        const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
        if (letters < LEAST_LETTERS || quote.length > LONGEST_QUOTE)
            continue;
        const words = (0,_relevance_js__WEBPACK_IMPORTED_MODULE_0__  .B)(statement, quote);
        if (words < ENOUGH_WORDS || words < (best?.words ?? 0))
            continue;
        isTie = words === best?.words;
        best = { quote, words };
    }
    return best !== null && !isTie && source.encoding === 'utf8' && (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__  .T)(source.text, best.quote).length === 1 ? best.quote : null;
}


  }),

  1273:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A3: () => (  hintsAt),
    sY: () => (  areComplete),
    yX: () => (  isInScope),
    z6: () => (  agreement)
  });
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);
  var _scope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9131);
  var _token_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6503);



const AROUND = 3;
const SHORT = 8;
function hintsAt(source, span) {
    const lines = source.rangeOf(span);
    return { lines, context: contextAt(source, lines), within: withinAt(source, span), as: kindOf(source, span) };
}
function contextAt(source, [from, to]) {
    const places = [...Array.from({ length: AROUND }, (_, index) => from - AROUND + index), ...Array.from({ length: AROUND }, (_, index) => to + 1 + index)];
    return places.map((line) => shortOf(source.lines[line - 1] ?? ''));
}
function agreement(source, range, context) {
    const [from, to] = range;
    const now = contextAt(source, range);
    return now.filter((digest, index) => {
        const line = index < AROUND ? from - AROUND + index : to + 1 + index - AROUND;
        return digest === context[index] && /[\p{L}\p{N}]{3}/u.test(source.lines[line - 1] ?? '');
    }).length;
}
function areComplete({ context, norm }) {
    return context.length > 0 || norm !== 'n0';
}
function isInScope(source, span, citation) {
    const { within, as } = citation;
    const isTold = areComplete(citation);
    if ((within !== null || isTold) && withinAt(source, span) !== within)
        return false;
    return (as === null && !isTold) || kindOf(source, span) === as;
}
const LONGEST = 200;
function withinAt(source, span) {
    if (source.language === 'json' || /\.(?:ya?ml|toml|jsonc|json5)$/i.test(source.path))
        return null;
    const { name } = (0,_scope_js__WEBPACK_IMPORTED_MODULE_1__  .W4)(source).scopeOf(span);
    return name === '' || name.length > LONGEST ? null : name;
}
function kindOf(source, span) {
    const text = source.slice(span);
    const kind = (0,_token_places_js__WEBPACK_IMPORTED_MODULE_2__  .Ii)(source, span.from + (text.length - text.trimStart().length));
    return kind === 'code' ? null : kind;
}
function shortOf(line) {
    return (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .VK)((0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(line.trim())).slice(0, SHORT);
}


  }),

  9434:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BP: () => (  unchangedRange),
    SW: () => (  slotOf),
    YX: () => (  mapLines)
  });
const MOST_STEPS = 8_000_000;
const FEW_PAIRS = 250_000;
function mapLines(before, after) {
    const codes = new Map();
    const code = (line) => {
        const known = codes.get(line);
        if (known !== undefined)
            return known;
        codes.set(line, codes.size);
        return codes.size - 1;
    };
    const old = Int32Array.from(before, code);
    const now = Int32Array.from(after, code);
    const to = new Int32Array(old.length).fill(-1);
    let steps = 0;
    const ahead = [{ from: 0, to: old.length, start: 0, end: now.length }];
    for (let stretch = ahead.pop(); stretch !== undefined; stretch = ahead.pop()) {
        const { from, to: end, start, end: stop } = trimmed(stretch, old, now, to);
        if (from >= end || start >= stop)
            continue;
        steps += end - from + stop - start;
        if (steps > MOST_STEPS)
            break;
        const pairs = (end - from) * (stop - start);
        const fixed = pairs <= FEW_PAIRS ? [] : fixedPoints(old, now, { from, to: end, start, end: stop });
        if (fixed.length === 0) {
            if (steps + pairs > MOST_STEPS)
                continue;
            steps += pairs;
            longestCommon(old, now, { from, to: end, start, end: stop }, to);
            continue;
        }
        let [row, column] = [from, start];
        for (const [oldLine, newLine] of fixed) {
            to[oldLine] = newLine;
            ahead.push({ from: row, to: oldLine, start: column, end: newLine });
            [row, column] = [oldLine + 1, newLine + 1];
        }
        ahead.push({ from: row, to: end, start: column, end: stop });
    }
    return { to };
}
function unchangedRange({ to }, [from, last]) {
    const first = to[from - 1] ?? -1;
    if (first < 0)
        return null;
    for (let line = from; line <= last; line += 1)
        if (to[line - 1] !== first + line - from)
            return null;
    return [first + 1, first + 1 + last - from];
}
function slotOf({ to }, [from, last], newLines) {
    let above = 0;
    for (let line = from - 1; line >= 1 && above === 0; line -= 1)
        above = (to[line - 1] ?? -1) + 1;
    let below = newLines + 1;
    for (let line = last + 1; line <= to.length && below === newLines + 1; line += 1) {
        const place = to[line - 1] ?? -1;
        if (place >= 0)
            below = place + 1;
    }
    const first = to[from - 1] ?? -1;
    const end = to[last - 1] ?? -1;
    const range = [first < 0 ? above + 1 : first + 1, end < 0 ? below - 1 : end + 1];
    return range[0] <= range[1] ? range : null;
}
function trimmed(stretch, old, now, to) {
    let { from, to: end, start, end: stop } = stretch;
    while (from < end && start < stop && old[from] === now[start])
        to[from++] = start++;
    while (from < end && start < stop && old[end - 1] === now[stop - 1])
        to[--end] = --stop;
    return { from, to: end, start, end: stop };
}
function fixedPoints(old, now, { from, to, start, end }) {
    const places = new Map();
    for (let line = from; line < to; line += 1) {
        const known = places.get(old[line] ?? -1);
        if (known === undefined)
            places.set(old[line] ?? -1, { old: line, now: -1 });
        else
            known.old = -2;
    }
    for (let line = start; line < end; line += 1) {
        const known = places.get(now[line] ?? -1);
        if (known !== undefined)
            known.now = known.now === -1 ? line : -2;
    }
    return longestIncreasing([...places.values()].filter((one) => one.old >= 0 && one.now >= 0).map((one) => [one.old, one.now]));
}
function longestIncreasing(pairs) {
    const tails = [];
    const previous = new Int32Array(pairs.length).fill(-1);
    for (const [index, [, value]] of pairs.entries()) {
        let [low, high] = [0, tails.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((pairs[tails[middle] ?? -1]?.[1] ?? 0) < value)
                low = middle + 1;
            else
                high = middle;
        }
        previous[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
        tails[low] = index;
    }
    const chosen = [];
    for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
        const pair = pairs[at];
        if (pair !== undefined)
            chosen.push(pair);
    }
    return chosen.toReversed();
}
function longestCommon(old, now, { from, to: end, start, end: stop }, to) {
    const width = stop - start + 1;
    const lengths = new Uint32Array((end - from + 1) * width);
    for (let row = end - from - 1; row >= 0; row -= 1) {
        for (let column = stop - start - 1; column >= 0; column -= 1) {
            const at = row * width + column;
            lengths[at] = old[from + row] === now[start + column] ? 1 + (lengths[at + width + 1] ?? 0) : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
        }
    }
    let [row, column] = [0, 0];
    while (row < end - from && column < stop - start) {
        const at = row * width + column;
        if (old[from + row] === now[start + column]) {
            to[from + row] = start + column;
            row += 1;
            column += 1;
        }
        else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))
            row += 1;
        else
            column += 1;
    }
}


  }),

  9877:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $9: () => (  canonicalSlice),
    Io: () => (  normalDigest),
    hT: () => (  withoutTrailing)
  });
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);
  var _code_canonical_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5082);
  var _token_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6503);



function normalDigest(source, span, norm) {
    switch (norm) {
        case 'n0':
            return source.digestOf(source.slice(span));
        case 'n3': {
            const tokens = canonicalSlice(source, span);
            return tokens === null ? (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(Buffer.concat([Buffer.from('n3 text\n'), Buffer.from(withoutTrailingBlanks(source.slice(span)), source.encoding)])) : (0,_code_canonical_tokens_js__WEBPACK_IMPORTED_MODULE_1__  .ji)(tokens);
        }
    }
}
function canonicalSlice(source, span) {
    const { canonical } = source;
    if (canonical === null || cutsToken(source, span.from) || cutsToken(source, span.to))
        return null;
    const slice = (0,_code_canonical_tokens_js__WEBPACK_IMPORTED_MODULE_1__  .hb)(canonical, span.from, span.to);
    return slice.length === 0 ? null : slice;
}
function withoutTrailingBlanks(text) {
    return text.split('\n').map(withoutTrailing).join('\n');
}
function withoutTrailing(line) {
    let end = line.length;
    while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t'))
        end -= 1;
    return line.slice(0, end);
}
function cutsToken({ tokens }, offset) {
    const before = tokens[(0,_token_places_js__WEBPACK_IMPORTED_MODULE_2__  .YR)(tokens, offset) - 1];
    return before !== undefined && before.from < offset && before.to > offset;
}


  }),

  2869:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  occurrences)
  });
const MOST_PLACES = 1_000;
function occurrences(hay, needle) {
    const found = [];
    if (needle.length === 0 || needle.length > hay.length)
        return found;
    const borders = bordersOf(needle);
    let matched = 0;
    for (let at = 0; at < hay.length && found.length < MOST_PLACES; at += 1) {
        while (matched > 0 && hay[at] !== needle[matched])
            matched = borders[matched - 1] ?? 0;
        if (hay[at] === needle[matched])
            matched += 1;
        if (matched < needle.length)
            continue;
        found.push(at - needle.length + 1);
        matched = borders[matched - 1] ?? 0;
    }
    return found;
}
function bordersOf(needle) {
    const borders = new Uint32Array(needle.length);
    let length = 0;
    for (let at = 1; at < needle.length; at += 1) {
        while (length > 0 && needle[at] !== needle[length])
            length = borders[length - 1] ?? 0;
        if (needle[at] === needle[length])
            length += 1;
        borders[at] = length;
    }
    return borders;
}


  }),

  3043:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  isBound),
    i: () => (  hintsOf)
  });
function isBound(citation) {
    return citation.digest !== null;
}
function hintsOf({ lines, blob, raw, context, within, as }) {
    return JSON.stringify([lines, blob, raw, context, within, as]);
}


  }),

  987:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  readableBytes),
    v: () => (  unverifiable)
  });
function readableBytes(content) {
    if (content?.kind !== 'bytes')
        return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
    return unverifiable(content.bytes) ?? content.bytes;
}
function unverifiable(bytes) {
    if (isLfsPointer(bytes))
        return 'it is kept in Git LFS, so its content is not in the repository';
    return isBinary(bytes) ? 'it is a binary file' : null;
}
function isBinary(bytes) {
    return bytes.subarray(0, 8_000).includes(0);
}
function isLfsPointer(bytes) {
    return bytes.length < 1024 && Buffer.from(bytes).toString('latin1').startsWith('version https://git-lfs.github.com/spec/v1\n');
}


  }),

  8472:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  sharedWords),
    p: () => (  relevanceOf)
  });
  var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9434);

const REWRITTEN = 0.4;
const MOST_WORDS = 8;
const LONGEST_WORD = 60;
function relevanceOf(statement, old, now) {
    const claim = wordsOf(statement);
    const vanished = now === null ? [] : vanishedFrom(claim, old, now);
    if (now === null || now.trim() === '' || vanished.length > 0)
        return { tier: 'A', vanished: vanished.slice(0, MOST_WORDS) };
    const touches = (text) => tokensOf(text).some((token) => partsOf(token).some((part) => claim.has(part)));
    const [before, after] = [signatureOf(old), signatureOf(now)];
    if (before !== after && (touches(before) || touches(after)))
        return { tier: 'B', vanished: [] };
    const tokens = tokensOf(old);
    const kept = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__  .YX)(tokens, tokensOf(now)).to.filter((place) => place >= 0).length;
    if (tokens.length > 0 && kept <= tokens.length * (1 - REWRITTEN))
        return { tier: 'B', vanished: [] };
    return { tier: changedLines(old, now).some(touches) ? 'C' : 'D', vanished: [] };
}
function vanishedFrom(claim, old, now) {
    const left = wordsOf(now);
    const gone = new Map();
    for (const token of tokensOf(old)) {
        const part = partsOf(token).find((one) => claim.has(one) && !left.has(one));
        if (part !== undefined && !gone.has(part) && token.length <= LONGEST_WORD)
            gone.set(part, token);
    }
    return [...new Set(gone.values())];
}
function changedLines(old, now) {
    const [before, after] = [old.split('\n'), now.split('\n')];
    const { to } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__  .YX)(before, after);
    const kept = new Set(to);
    return [...before.filter((_, index) => to[index] === -1), ...after.filter((_, index) => !kept.has(index))];
}
function signatureOf(text) {
    const start = text.trimStart();
    const end = start.search(/[{\n]/);
    return (end < 0 ? start : start.slice(0, end)).replace(/\s+/g, ' ').trim();
}
function tokensOf(text) {
    return text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
}
function wordsOf(text) {
    return new Set((text.match(/[\p{L}\p{N}_$]+/gu) ?? []).flatMap(partsOf));
}
function partsOf(token) {
    const parts = token.split(/[_$]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
    return [...new Set([token, ...parts].map((part) => part.toLowerCase()))].filter((part) => /^\d+$/.test(part) || (part.length >= 3 && !STOP_WORDS.has(part)));
}
const STOP_WORDS = new Set('the and for with this that from into not are was were been has have had its any all but can may must will one two when then than only also each other before after function const let var return class interface type import export default public private static void new else true false null none self def end async await string number boolean int'.split(' '));
function sharedWords(statement, text) {
    const words = wordsOf(statement);
    return new Set(tokensOf(text).filter((token) => partsOf(token).some((part) => words.has(part)))).size;
}


  }),

  4810:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hx: () => (  nothingKnown),
    O$: () => (  unreadable),
    pn: () => (  fresh)
  });
  var _citation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5765);

function nothingKnown(citation) {
    return { path: citation.path, selector: (0,_citation_js__WEBPACK_IMPORTED_MODULE_0__  .nM)(citation), movedTo: null, foundAt: null, tier: null, vanished: [], outOfTree: false, why: null, fault: null, coarse: null };
}
function fresh(citation) {
    return { ...nothingKnown(citation), verdict: 'fresh' };
}
function unreadable(citation, why) {
    return { ...nothingKnown(citation), verdict: 'unreadable', why };
}


  }),

  9131:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ks: () => (  sectionsOf),
    W4: () => (  outlineOf),
    nv: () => (  symbolsIn)
  });
  var _code_symbols_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2447);

const TOP = { name: '', own: '', line: 0 };
const FLAT = { scopeOf: () => TOP, count: () => 0, isCode: false };
const outlines = new WeakMap();
function outlineOf(source) {
    const known = outlines.get(source);
    if (known !== undefined)
        return known;
    const outline = readOutline(source);
    outlines.set(source, outline);
    return outline;
}
const symbols = new WeakMap();
function symbolsIn(source) {
    const known = symbols.get(source);
    if (known !== undefined)
        return known;
    const found = source.language === null ? [] : (0,_code_symbols_js__WEBPACK_IMPORTED_MODULE_0__  .ZR)(source.language, source.text, source.tokens);
    symbols.set(source, found);
    return found;
}
function readOutline(source) {
    if (/\.(?:md|mdx|mdc|markdown)$/i.test(source.path))
        return sections(source);
    if (source.language === 'json')
        return keys(source);
    if (/\.(?:ya?ml|jsonc|json5|toml)$/i.test(source.path))
        return indentation(source);
    return source.language === null ? FLAT : codeOutline(source, symbolsIn(source));
}
function codeOutline(source, all) {
    const counts = countsOf(all.map(({ name }) => name));
    return {
        isCode: true,
        count: (own) => counts.get(own) ?? 0,
        scopeOf({ from, to }) {
            let inner = null;
            for (const symbol of all) {
                if (symbol.from > from)
                    break;
                if (symbol.to >= to && symbol.to - symbol.from > to - from && (inner === null || symbol.from >= inner.from))
                    inner = symbol;
            }
            return inner === null ? TOP : { name: inner.name, own: inner.name, line: source.lineAt(inner.from) };
        },
    };
}
function sectionsOf(lines) {
    const headings = [];
    let fence = null;
    for (const [index, line] of lines.entries()) {
        const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
        if (fence !== null) {
            if (mark !== undefined && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark)
                fence = null;
            continue;
        }
        if (mark !== undefined) {
            fence = mark;
            continue;
        }
        const atx = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
        if (atx !== undefined)
            headings.push({ level: atx.length, title: titleOf(line), line: index + 1 });
        const above = lines[index - 1];
        if (above !== undefined && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line) && /^ {0,3}[^\s#>|=-]/.test(above) && (lines[index - 2] ?? '').trim() === '')
            headings.push({ level: line.includes('=') ? 1 : 2, title: above.trim(), line: index });
    }
    const all = [];
    const open = [];
    const close = (level, last) => {
        for (let inner = open.at(-1); inner !== undefined && inner.level >= level; inner = open.at(-1)) {
            const section = all[inner.at];
            if (section !== undefined)
                all[inner.at] = { ...section, to: last };
            open.pop();
        }
    };
    for (const { level, title, line } of headings) {
        close(level, line - 1);
        open.push({ level, at: all.length });
        all.push({ level, title, from: line, to: line });
    }
    close(0, lines.length);
    return all;
}
function titleOf(line) {
    return withoutClosing(line.trim().replace(/^#{1,6}/, '').trim());
}
function withoutClosing(title) {
    let end = title.length;
    while (end > 0 && title[end - 1] === '#')
        end -= 1;
    return end === title.length || (end > 0 && title[end - 1] !== ' ' && title[end - 1] !== '\t') ? title : title.slice(0, end).trim();
}
function sections(source) {
    const all = sectionsOf(source.lines);
    const counts = countsOf(all.map(({ title }) => title));
    return {
        isCode: false,
        count: (own) => counts.get(own) ?? 0,
        scopeOf(span) {
            const [from, to] = source.rangeOf(span);
            const around = all.filter((section) => section.from <= from && section.to >= to && section.to - section.from > to - from);
            const inner = around.at(-1);
            return inner === undefined ? TOP : { name: around.map(({ title }) => title).join(' > '), own: inner.title, line: inner.from };
        },
    };
}
function keys(source) {
    const { tokens, text } = source;
    const isKey = (index) => tokens[index]?.kind === 'string' && charAt(source, tokens[index + 1]) === ':';
    const counts = countsOf(tokens.flatMap((token, index) => (isKey(index) ? [text.slice(token.from, token.to)] : [])));
    return {
        isCode: false,
        count: (own) => counts.get(own) ?? 0,
        scopeOf(span) {
            const way = [];
            let key = { name: '', line: 1 };
            for (const [index, token] of tokens.entries()) {
                if (token.from >= span.from)
                    break;
                const character = charAt(source, token);
                if (isKey(index))
                    key = { name: text.slice(token.from, token.to), line: source.lineAt(token.from) };
                else if (character === '{' || character === '[') {
                    way.push(key);
                    key = { name: '[]', line: source.lineAt(token.from) };
                }
                else if (character === '}' || character === ']')
                    key = way.pop() ?? key;
            }
            const inner = way.at(-1);
            return inner === undefined || way.length === 1 ? TOP : { name: way.slice(1).slice(-DEEPEST).map(({ name }) => name).join(' > '), own: inner.name, line: inner.line };
        },
    };
}
function charAt({ text }, token) {
    return token === undefined || token.to - token.from > 1 ? '' : (text[token.from] ?? '');
}
const DEEPEST = 32;
function indentation(source) {
    const counts = countsOf(source.lines.map((line) => line.trim()));
    return {
        isCode: false,
        count: (own) => counts.get(own) ?? 0,
        scopeOf(span) {
            const [first] = source.rangeOf(span);
            const chain = [];
            let parent = 0;
            let depth = indentOf(source.lines[first - 1] ?? '');
            const isTable = /^\s*\[/.test(source.lines[first - 1] ?? '');
            for (let line = first - 1; line >= 1 && chain.length < DEEPEST; line -= 1) {
                const text = source.lines[line - 1] ?? '';
                if (text.trim() === '' || text.trim().startsWith('#'))
                    continue;
                const indent = indentOf(text);
                const table = !isTable && depth === 0 && source.path.toLowerCase().endsWith('.toml') && text.startsWith('[');
                if (indent < depth || table) {
                    chain.push(text.trim());
                    parent ||= line;
                    if (table)
                        break;
                    depth = indent;
                }
                if (depth === 0 && !source.path.toLowerCase().endsWith('.toml'))
                    break;
            }
            return chain[0] === undefined ? TOP : { name: chain.toReversed().join(' > '), own: chain[0], line: parent };
        },
    };
}
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function countsOf(names) {
    const counts = new Map();
    for (const name of names)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
}


  }),

  3545:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: () => (  selectorReader)
});

var occurrences = __webpack_require__(2869);
;
function found(verdict, span) {
    return { verdict, span, slot: null, elsewhere: null };
}
function lost(verdict, slot = null, elsewhere = null) {
    return { verdict, span: null, slot, elsewhere };
}
function foundAt(source, { lines }, span, exactly) {
    if (!exactly)
        return found('reformatted', span);
    return found(lines === null || lines[0] === source.rangeOf(span)[0] ? 'fresh' : 'moved', span);
}

;


const NOTHING = { from: 0, to: 0 };
const absentSelector = {
    kind: 'absent',
    place(source, { selector }) {
        if (selector.kind !== 'absent' || selector.absent === true)
            return lost('changed', { from: 0, to: source.text.length });
        const text = source.literal(selector.absent);
        const [at] = (0,occurrences .T)(source.text, text);
        return at === undefined ? found('fresh', NOTHING) : lost('changed', { from: at, to: at + text.length });
    },
    select(source, { selector }) {
        if (selector.kind !== 'absent' || selector.absent === true)
            return 'the file is there';
        return (0,occurrences .T)(source.text, source.literal(selector.absent)).length > 0 ? 'the text is in the file' : { span: NOTHING, poor: null };
    },
};

var normal_digest = __webpack_require__(9877);
;


const COARSE_LINES = 40;
const fileSelector = {
    kind: 'file',
    place(source, citation, known) {
        const whole = wholeOf(source, citation.norm);
        if (known !== null && known.source.text === source.text)
            return found('fresh', whole);
        if ((0,normal_digest .Io)(source, whole, citation.norm) !== citation.digest)
            return lost('changed', whole);
        const isOther = citation.raw === null ? known !== null : source.digestOf(source.slice(whole)) !== citation.raw;
        return found(isOther ? 'reformatted' : 'fresh', whole);
    },
    select(source, { norm }) {
        if (source.text.trim() === '')
            return 'the file is empty';
        const count = source.lines.length;
        return { span: wholeOf(source, norm), poor: count > COARSE_LINES ? `it cites a whole file of ${count} lines, so every edit makes it stale; cite a symbol, lines or a quote` : null };
    },
};
function wholeOf({ text }, norm) {
    return { from: 0, to: norm === 'n0' ? text.length : text.trimEnd().length };
}

var scope = __webpack_require__(9131);
;



const headingSelector = {
    kind: 'heading',
    place(source, citation, known) {
        const span = findSection(source, citation.selector.kind === 'heading' ? citation.selector.heading : '');
        if (span === null)
            return lost(known === null ? 'missing' : 'changed', known === null ? null : sameLines(known, source));
        if (span === 'ambiguous')
            return lost('ambiguous');
        const isEqual = known !== null && known.source.slice(known.span) === source.slice(span);
        if (!isEqual && (0,normal_digest .Io)(source, span, citation.norm) !== citation.digest)
            return lost('changed', span);
        return foundAt(source, citation, span, known === null || isEqual);
    },
    select(source, citation) {
        const span = findSection(source, citation.selector.kind === 'heading' ? citation.selector.heading : '');
        if (span === 'ambiguous')
            return 'there is more than one heading of this name in the file; use a quote';
        return span === null ? 'there is no such heading in the file' : { span, poor: null };
    },
};
function findSection(source, heading) {
    const title = heading.replace(/^#{1,6}\s+/, '').trim();
    const found = (0,scope .Ks)(source.lines).filter((section) => section.title === source.literal(title));
    const [only] = found;
    if (only === undefined)
        return null;
    if (found.length > 1)
        return 'ambiguous';
    let last = only.to;
    while (last > only.from && (source.lines[last - 1] ?? '').trim() === '')
        last -= 1;
    return source.spanOf([only.from, last]);
}
function sameLines(known, source) {
    const [from, to] = known.source.rangeOf(known.span);
    return source.spanOf([Math.min(from, source.lines.length), Math.min(to, source.lines.length)]);
}

var line_map = __webpack_require__(9434);
var token_places = __webpack_require__(6503);
;





function follow(known, source, norm, unit) {
    const map = (0,line_map .YX)(known.source.lines, source.lines);
    const range = known.source.rangeOf(known.span);
    const slotLines = (0,line_map .SW)(map, range, source.lines.length);
    const slot = slotLines === null ? null : source.spanOf(slotLines);
    const mapped = mappedSpan(known, source, map, range);
    const holds = (span) => isSameThing(known, source, span, map, mapped !== null && mapped.from === span.from);
    let elsewhere = null;
    for (const exactly of [true, false]) {
        const places = exactly ? exactPlaces(known, source, unit) : norm === 'n0' ? [] : equalPlaces(known, source, unit);
        elsewhere ??= places[0] ?? null;
        if (exactly && mapped !== null && holds(mapped))
            return { kind: 'found', span: mapped, exactly };
        const good = places.filter(holds);
        const inSlot = slot === null ? [] : good.filter((span) => span.from >= slot.from && span.to <= slot.to);
        const chosen = inSlot.length === 1 ? inSlot[0] : good.length === 1 ? good[0] : undefined;
        if (chosen !== undefined)
            return { kind: 'found', span: chosen, exactly };
        if (good.length > 1)
            return { kind: 'ambiguous' };
    }
    return { kind: 'lost', slot, elsewhere };
}
function mappedSpan({ source: old, span }, source, map, range) {
    const lines = (0,line_map .BP)(map, range);
    const now = lines === null ? null : source.spanOf(lines);
    const before = old.spanOf(range);
    return now === null || before === null ? null : { from: now.from + span.from - before.from, to: now.from + span.to - before.from };
}
const REDEFINES = new Set(['javascript', 'jsx', 'python', 'ruby', 'shell']);
function isSameThing(known, source, span, map, isMapped) {
    const isEqual = source.slice(span) === known.source.slice(known.span);
    if (isEqual && source.language === known.source.language && (0,token_places .MU)(source, span) !== (0,token_places .MU)(known.source, known.span))
        return false;
    const before = (0,scope .W4)(known.source);
    const now = (0,scope .W4)(source);
    const [old, here] = [before.scopeOf(known.span), now.scopeOf(span)];
    if (old.name !== here.name)
        return isMapped && isRenamed(old, here, before, now);
    if (!now.isCode || here.own === '' || now.count(here.own) <= Math.max(1, before.count(old.own)))
        return true;
    return !REDEFINES.has(source.language ?? '') && map.to[old.line - 1] === here.line - 1;
}
function isRenamed(old, here, before, now) {
    if (old.own === '' || here.own === '')
        return false;
    if (!now.isCode)
        return now.count(old.own) === 0 && before.count(here.own) === 0;
    const [was, is] = [old.name.split('.'), here.name.split('.')];
    const depth = was.findIndex((name, index) => name !== is[index]) + 1;
    return was.length === is.length && now.count(was.slice(0, depth).join('.')) === 0 && before.count(is.slice(0, depth).join('.')) === 0;
}
function exactPlaces({ source: old, span }, source, unit) {
    const text = old.slice(span);
    if (unit === 'lines')
        return linePlaces(source, text.split('\n'), (line) => line);
    return (0,occurrences .T)(source.text, text).map((from) => ({ from, to: from + text.length }));
}
function equalPlaces(known, source, unit) {
    const tokens = (0,normal_digest .$9)(known.source, known.span);
    const { canonical } = source;
    if (tokens === null || canonical === null)
        return unit === 'lines' ? linePlaces(source, known.source.slice(known.span).split('\n'), normal_digest .hT) : [];
    const places = (0,occurrences .T)(canonical.map(({ text }) => text), tokens.map(({ text }) => text));
    return places.flatMap((at) => {
        const [first, last] = [canonical[at], canonical[at + tokens.length - 1]];
        if (first === undefined || last === undefined)
            return [];
        const span = { from: first.from, to: last.to };
        return [unit === 'lines' ? wholeLines(source, span) : span];
    });
}
function linePlaces(source, wanted, as) {
    return (0,occurrences .T)(source.lines.map(as), wanted.map(as)).flatMap((at) => source.spanOf([at + 1, at + wanted.length]) ?? []);
}
function wholeLines(source, span) {
    return source.spanOf(source.rangeOf(span)) ?? span;
}

var hints = __webpack_require__(1273);
;




const SEARCH_LENGTH = 8 * 1024 * 1024;
const MOST_PLACES = 20;
const ENOUGH = 2;
const linesSelector = {
    kind: 'lines',
    place(source, citation, known) {
        if (known !== null) {
            const followed = follow(known, source, citation.norm, 'lines');
            switch (followed.kind) {
                case 'found':
                    return foundAt(source, citation, followed.span, followed.exactly);
                case 'ambiguous':
                    return lost('ambiguous');
                case 'lost':
                    return lost(followed.slot === null ? 'missing' : 'changed', followed.slot, followed.elsewhere === null ? null : source.rangeOf(followed.elsewhere));
            }
        }
        return searched(source, citation);
    },
    select(source, citation) {
        if (citation.lines === null)
            return 'it names no lines';
        const span = source.spanOf(citation.lines);
        if (span === null)
            return `the file has only ${source.lines.length} lines`;
        return source.slice(span).trim() === '' ? 'these lines are blank' : { span, poor: null };
    },
};
function searched(source, citation) {
    const hint = citation.lines ?? [1, 1];
    const there = source.spanOf(hint);
    const isThere = there !== null && (0,normal_digest .Io)(source, there, citation.norm) === citation.digest;
    if (isThere && (0,hints .yX)(source, there, citation))
        return found('fresh', there);
    const places = windows(source, citation, hint[1] - hint[0] + 1);
    const good = places.filter((span) => (0,hints .yX)(source, span, citation));
    const known = !(0,hints .sY)(citation) ? good : good.filter((span) => citation.within !== null && good.length === 1 ? true : (0,hints .z6)(source, source.rangeOf(span), citation.context) >= ENOUGH);
    const [only] = known;
    if (only !== undefined)
        return known.length > 1 ? lost('ambiguous') : foundAt(source, citation, only, true);
    const [first] = places;
    return lost(there === null ? 'missing' : 'changed', there, first === undefined ? null : source.rangeOf(first));
}
function windows(source, citation, count) {
    const places = [];
    let hashed = 0;
    for (let from = 1; from + count - 1 <= source.lines.length && places.length < MOST_PLACES; from += 1) {
        const span = source.spanOf([from, from + count - 1]);
        if (span === null)
            continue;
        hashed += span.to - span.from + 64;
        if (hashed > SEARCH_LENGTH)
            return [];
        if ((0,normal_digest .Io)(source, span, citation.norm) === citation.digest)
            places.push(span);
    }
    return places;
}

;
function pointerTokens(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return null;
    return pointer.slice(1).split('/').map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function resolvePointer(root, tokens) {
    let node = root;
    for (const token of tokens) {
        const next = step(node, token);
        if (next === null || next === 'twice')
            return next;
        if (next.kind === 'unclear')
            return next;
        node = next;
    }
    return node;
}
function step(node, token) {
    switch (node.kind) {
        case 'map': {
            const entry = node.entries.get(token);
            return entry === undefined ? null : entry === 'twice' ? entry : entry.value;
        }
        case 'list':
            return /^(?:0|[1-9][0-9]{0,9})$/.test(token) ? (node.items[Number(token)] ?? null) : null;
        case 'scalar':
            return null;
        case 'unclear':
            return node;
    }
}

var canonical = __webpack_require__(7060);
;
class Unreadable extends Error {
}
const NESTING = 100;
const MOST_VALUES = 200_000;
class Bounds {
    most;
    count = 0;
    constructor(most = MOST_VALUES) {
        this.most = most;
    }
    enter(depth) {
        this.count += 1;
        if (this.count > this.most)
            throw new Unreadable(`the file has more than ${this.most} values`);
        if (depth > NESTING)
            throw tooDeep();
    }
}
function tooDeep() {
    return new Unreadable(`the file is nested more than ${NESTING} levels deep`);
}
function addEntry(entries, name, entry) {
    entries.set(name, entries.has(name) ? 'twice' : entry);
}

;


const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /[A-Za-z]+/y;
function readJson(text) {
    return new JsonReader(text).document();
}
class JsonReader {
    text;
    bounds = new Bounds();
    at;
    constructor(text) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
    }
    document() {
        const node = this.value(0);
        this.skip();
        if (this.at < this.text.length)
            throw fault();
        return node;
    }
    value(depth) {
        this.bounds.enter(depth);
        this.skip();
        const from = this.at;
        switch (this.text[from]) {
            case '{':
                return this.map(from, depth);
            case '[':
                return this.list(from, depth);
            case '"': {
                const value = this.string();
                return { kind: 'scalar', span: { from, to: this.at }, value };
            }
            default:
                return this.word(from);
        }
    }
    map(from, depth) {
        const entries = new Map();
        this.at += 1;
        for (this.skip(); !this.takes('}'); this.skip()) {
            if (this.text[this.at] !== '"')
                throw fault();
            const key = this.string();
            this.skip();
            if (!this.takes(':'))
                throw fault();
            addEntry(entries, key, { key, value: this.value(depth + 1) });
            this.endOfItem('}');
        }
        return { kind: 'map', span: { from, to: this.at }, entries };
    }
    list(from, depth) {
        const items = [];
        this.at += 1;
        for (this.skip(); !this.takes(']'); this.skip()) {
            items.push(this.value(depth + 1));
            this.endOfItem(']');
        }
        return { kind: 'list', span: { from, to: this.at }, items };
    }
    endOfItem(close) {
        this.skip();
        if (!this.takes(',') && this.text[this.at] !== close)
            throw fault();
    }
    word(from) {
        const word = this.match(WORD);
        const value = word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : undefined;
        const number = word === null ? this.match(NUMBER) : null;
        if (value === undefined && number === null)
            throw fault();
        return { kind: 'scalar', span: { from, to: this.at }, value: value ?? (number === null ? null : { as: 'number', text: number }) };
    }
    string() {
        const from = this.at;
        let end = from + 1;
        while (end < this.text.length && this.text[end] !== '"')
            end += this.text[end] === '\\' ? 2 : 1;
        this.at = end + 1;
        const value = parsed(this.text.slice(from, this.at));
        if (typeof value !== 'string')
            throw fault();
        if (!(0,canonical .UC)(value))
            throw new Unreadable('the file holds half of a surrogate pair, which is no character');
        return value;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text)?.[0] ?? null;
        this.at += found?.length ?? 0;
        return found;
    }
    takes(character) {
        const isThere = this.text[this.at] === character;
        if (isThere)
            this.at += 1;
        return isThere;
    }
    skip() {
        for (;;) {
            const character = this.text[this.at];
            if (character === ' ' || character === '\n' || character === '\t' || character === '\r')
                this.at += 1;
            else if (character !== '/')
                return;
            else if (this.text[this.at + 1] === '/')
                this.skipTo('\n', this.text.length);
            else if (this.text[this.at + 1] === '*')
                this.skipTo('*/', null);
            else
                throw fault();
        }
    }
    skipTo(close, otherwise) {
        const end = this.text.indexOf(close, this.at + 2);
        if (end < 0 && otherwise === null)
            throw fault();
        this.at = end < 0 ? this.text.length : end + close.length;
    }
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            throw fault();
        throw error;
    }
}
function fault() {
    return new Unreadable('the file is no JSON');
}

var dist = __webpack_require__(528);
;

const toml_places_MOST_VALUES = 50_000;
const LONGEST_WORD = 1_000;
const BLANKS = /[ \t]*/y;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
const toml_places_WORD = /[^\s,\]}#]+/y;
const TIME_AFTER_DATE = / \d\d:[^\s,\]}#]*/y;
function tomlPlaces(text, unquote) {
    return new PlaceReader(text, unquote).document();
}
class PlaceReader {
    text;
    unquote;
    bounds = new Bounds(toml_places_MOST_VALUES);
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
                    throw toml_places_fault();
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
            throw toml_places_fault();
        parent.entries.set(last, value);
        extend(parents, { from, to: value.span.to });
        return value.span.to;
    }
    descend(path, key, isItem, from) {
        const found = [...path];
        for (const [index, name] of key.entries()) {
            const parent = found.at(-1);
            if (parent?.kind !== 'table')
                throw toml_places_fault();
            const begun = isItem && index === key.length - 1;
            const child = parent.entries.get(name) ?? this.begin(parent, name, begun ? { kind: 'list', span: { from, to: from }, items: [] } : table({ from, to: from }));
            if (child.kind === 'list' && begun)
                child.items.push(this.counted(table({ from, to: from })));
            const item = child.kind === 'list' ? child.items.at(-1) : undefined;
            found.push(child, ...(item === undefined ? [] : [item]));
            if (found.length > 2 * NESTING)
                throw tooDeep();
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
                throw toml_places_fault();
        }
    }
    word() {
        const word = this.match(toml_places_WORD);
        if (/^\d{4}-\d\d-\d\d$/.test(word))
            this.match(TIME_AFTER_DATE);
        if (word === '' || word.length > LONGEST_WORD)
            throw toml_places_fault();
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
            throw toml_places_fault();
        this.at = end;
    }
    key(close) {
        const parts = [];
        do {
            this.blanks();
            parts.push(this.keyPart());
            if (parts.length > NESTING)
                throw tooDeep();
            this.blanks();
        } while (this.takes('.'));
        if (!this.takes(close))
            throw toml_places_fault();
        return parts;
    }
    keyPart() {
        const quote = this.text[this.at];
        if (quote !== '"' && quote !== "'") {
            const bare = this.match(BARE_KEY);
            if (bare === '')
                throw toml_places_fault();
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
                this.at = end < 0 ? this.text.length : end;
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
function toml_places_fault() {
    return new Unreadable('the file is no TOML');
}

;



function readToml(text) {
    const places = tomlPlaces(text, unquoted);
    return joined(places, toml_parsed(text), text);
}
function toml_parsed(text) {
    try {
        return (0,dist .qg)(text, { integersAsBigInt: true, maxDepth: NESTING });
    }
    catch (error) {
        if (error instanceof dist .zx)
            throw new Unreadable('the file is no TOML');
        throw error;
    }
}
function unquoted(quoted) {
    const { key } = toml_parsed(`key = ${quoted}`);
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
    return new Unreadable('the file cannot be read as TOML without doubt');
}

var yaml_dist = __webpack_require__(3483);
;



const MOST_LEXEMES = 40_000;
const MOST_LINES = 20_000;
function readYaml(text) {
    const [document, second] = compose(text);
    if (document === undefined)
        throw yaml_values_fault();
    if (second !== undefined)
        throw new Unreadable('the file holds more than one YAML document');
    if (document.errors.length > 0)
        throw yaml_values_fault();
    return new YamlReader(text).node(document.contents, 0, { from: text.length, to: text.length });
}
function compose(text) {
    let lines = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        lines += 1;
    if (lines > MOST_LINES)
        throw new Unreadable(`the file has more than ${MOST_LINES} lines`);
    const tokens = [];
    const parser = new yaml_dist .iX();
    let lexemes = 0;
    for (const lexeme of new yaml_dist .JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MOST_LEXEMES)
            throw new Unreadable('the file is too long to be read as YAML');
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > NESTING)
            throw tooDeep();
    }
    for (const token of parser.end())
        tokens.push(token);
    if (tokens.some(({ type }) => type === 'directive'))
        throw new Unreadable('the file holds a YAML directive');
    return [...new yaml_dist .Dk({ version: '1.2', merge: false, uniqueKeys: false, strict: true }).compose(tokens, true, text.length)];
}
class YamlReader {
    text;
    bounds = new Bounds();
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
            addEntry(entries, name, { key: written, value: this.node(value, depth + 1, { from: end, to: end }) });
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
            throw new Unreadable('the file holds half of a surrogate pair, which is no character');
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
    return new Unreadable('the file is no YAML');
}

;




const READERS = new Map([
    ['json', readJson],
    ['jsonc', readJson],
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
        if (error instanceof Unreadable)
            return error.message;
        throw error;
    }
}

var digest = __webpack_require__(8973);
;


function valueDigest(node) {
    const value = formOf(node);
    return value instanceof Doubt ? value.why : { digest: (0,digest .sc)(`n3 value\n${value}`) };
}
class Doubt {
    why;
    constructor(why) {
        this.why = why;
    }
}
function formOf(node) {
    switch (node.kind) {
        case 'unclear':
            return new Doubt({ unclear: node.why });
        case 'scalar':
            return scalarForm(node.value);
        case 'list':
            return value_digest_joined('list', node.items.map(formOf));
        case 'map':
            return mapForm(node.entries);
    }
}
function mapForm(entries) {
    const pairs = [];
    for (const entry of entries.values()) {
        if (entry === 'twice')
            return new Doubt('twice');
        const value = formOf(entry.value);
        if (value instanceof Doubt)
            return value;
        pairs.push([scalarForm(entry.key), value]);
    }
    return value_digest_joined('map', pairs.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => `[${key},${value}]`));
}
function value_digest_joined(kind, parts) {
    const texts = [`"${kind}"`];
    for (const part of parts) {
        if (part instanceof Doubt)
            return part;
        texts.push(part);
    }
    return `[${texts.join(',')}]`;
}
function scalarForm(value) {
    return (0,canonical .A4)(value !== null && typeof value === 'object' ? [value.as, value.text] : value);
}

;




const pointerSelector = {
    kind: 'pointer',
    place(source, citation, known) {
        const cited = findValue(source, citation);
        if (cited.kind !== 'found')
            return lost(cited.kind === 'unclear' ? 'changed' : cited.kind);
        const { span, digest } = cited;
        if (digest !== citation.digest)
            return lost('changed', span);
        return foundAt(source, citation, span, known === null || known.source.slice(known.span) === source.slice(span));
    },
    select(source, citation) {
        const cited = findValue(source, citation);
        switch (cited.kind) {
            case 'missing':
                return 'the pointer leads to nothing in the file; it is written like /scripts/test, with ~1 for / and ~0 for ~';
            case 'ambiguous':
                return 'a key on the way of the pointer, or in its value, is there twice';
            case 'unclear':
                return cited.why;
            case 'found': {
                const { span, digest } = cited;
                return { span, digest, poor: pointerOf(citation) === '' ? 'it cites a whole file, so every edit makes it stale; cite a value in it' : null };
            }
        }
    },
};
function findValue(source, citation) {
    const data = dataOf(source);
    if (typeof data === 'string')
        return { kind: 'unclear', why: data };
    const tokens = pointerTokens(pointerOf(citation));
    const node = tokens === null ? null : resolvePointer(data, tokens);
    if (node === null)
        return { kind: 'missing' };
    if (node === 'twice')
        return { kind: 'ambiguous' };
    if (node.kind === 'unclear')
        return node;
    const value = valueDigest(node);
    if (value === 'twice')
        return { kind: 'ambiguous' };
    if ('unclear' in value)
        return { kind: 'unclear', why: value.unclear };
    switch (citation.norm) {
        case 'n3':
            return { kind: 'found', span: node.span, digest: value.digest };
        case 'n0':
            if (endingOf(source.path) === 'toml')
                return { kind: 'unclear', why: 'values of TOML files are compared under norm n3 only' };
            return { kind: 'found', span: node.span, digest: source.digestOf(source.slice(node.span)) };
    }
}
const read = new WeakMap();
function dataOf(source) {
    const known = read.get(source);
    if (known !== undefined)
        return known;
    const data = source.encoding === 'utf8' ? readData(source.path, source.text) : 'the file is not UTF-8';
    read.set(source, data);
    return data;
}
function pointerOf({ selector }) {
    return selector.kind === 'pointer' ? selector.pointer : '';
}

var symbols = __webpack_require__(2447);
;





const symbolSelector = {
    kind: 'symbol',
    place(source, citation, known) {
        const name = citation.selector.kind === 'symbol' ? citation.selector.symbol : '';
        const span = findSymbol(source, name);
        if (span === 'ambiguous')
            return lost('ambiguous');
        if (span === null) {
            const slot = known === null ? null : slotIn(known, source);
            return lost(slot === null ? 'missing' : 'changed', slot);
        }
        const isEqual = known !== null && known.source.slice(known.span) === source.slice(span);
        if (!isEqual && (0,normal_digest .Io)(source, span, citation.norm) !== citation.digest)
            return lost('changed', span);
        const isOther = known === null ? citation.raw !== null && source.digestOf(source.slice(span)) !== citation.raw : !isEqual;
        return foundAt(source, citation, span, !isOther);
    },
    select(source, citation) {
        const name = citation.selector.kind === 'symbol' ? citation.selector.symbol : '';
        if (source.language === null)
            return 'this version reads no symbols in such a file; use lines or a quote';
        const span = findSymbol(source, name);
        if (span === 'ambiguous')
            return 'there is more than one symbol of this name in the file; use a quote or lines';
        return span === null ? 'there is no symbol of this name in the file' : { span, poor: null };
    },
};
function findSymbol(source, name) {
    const found = (0,symbols .dL)((0,scope .nv)(source), name);
    const [only] = found;
    if (only === undefined)
        return null;
    return found.length > 1 ? 'ambiguous' : { from: only.from, to: only.to };
}
function slotIn(known, source) {
    const lines = (0,line_map .SW)((0,line_map .YX)(known.source.lines, source.lines), known.source.rangeOf(known.span), source.lines.length);
    return lines === null ? null : source.spanOf(lines);
}

;






const LEAST_LETTERS = 12;
const quoteSelector = {
    kind: 'quote',
    place(source, citation, known) {
        const area = areaOf(source, citation);
        if (area === 'ambiguous')
            return lost('ambiguous');
        if (known !== null) {
            const followed = follow(known, source, citation.norm, 'characters');
            switch (followed.kind) {
                case 'found':
                    return area !== null && isInside(followed.span, area) ? foundAt(source, citation, followed.span, followed.exactly) : lost('changed', followed.span, source.rangeOf(followed.span));
                case 'ambiguous':
                    return lost('ambiguous');
                case 'lost':
                    return lost(followed.slot === null ? 'missing' : 'changed', followed.slot, followed.elsewhere === null ? null : source.rangeOf(followed.elsewhere));
            }
        }
        return area === null ? lost('missing') : quote_searched(source, citation, area);
    },
    select(source, citation) {
        const area = areaOf(source, citation);
        if (area === null)
            return 'there is no symbol of this name in the file';
        if (area === 'ambiguous')
            return 'there is more than one symbol of this name in the file';
        const places = placesOf(source, citation).filter((span) => isInside(span, area));
        const [first] = places;
        if (first === undefined)
            return 'the quote is not in the file';
        const chosen = places.length === 1 ? first : places.find((span) => beginsAt(source, span, citation));
        if (chosen === undefined)
            return 'the quote is in the file more than once; quote more, so that it is unique';
        return { span: chosen, poor: lettersOf(source.slice(chosen), source.encoding) < LEAST_LETTERS ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more` : null };
    },
};
function quote_searched(source, citation, area) {
    const literal = placesOf(source, citation).filter((span) => isInside(span, area));
    const places = literal.filter((span) => (0,normal_digest .Io)(source, span, citation.norm) === citation.digest);
    const good = places.filter((span) => (0,hints .yX)(source, span, citation));
    const there = good.find((span) => beginsAt(source, span, citation));
    if (there !== undefined)
        return foundAt(source, citation, there, true);
    const [only] = good;
    if (only !== undefined && good.length === 1)
        return foundAt(source, citation, only, true);
    if (good.length > 1) {
        const near = good.filter((span) => (0,hints .z6)(source, source.rangeOf(span), citation.context) >= NEAR);
        return near[0] !== undefined && near.length === 1 ? foundAt(source, citation, near[0], true) : lost('ambiguous');
    }
    const slot = (citation.lines === null ? null : source.spanOf(citation.lines)) ?? literal[0] ?? null;
    const [first] = places;
    return lost(slot === null ? 'missing' : 'changed', slot, first === undefined ? null : source.rangeOf(first));
}
const NEAR = 4;
function placesOf(source, citation) {
    const quote = citation.selector.kind === 'quote' ? source.literal(citation.selector.quote) : '';
    return (0,occurrences .T)(source.text, quote).map((from) => ({ from, to: from + quote.length }));
}
function areaOf(source, citation) {
    const symbol = symbolOf(citation);
    return symbol === null ? { from: 0, to: source.text.length } : findSymbol(source, symbol);
}
function symbolOf({ selector }) {
    return selector.kind === 'quote' ? selector.symbol : null;
}
function isInside(span, area) {
    return span.from >= area.from && span.to <= area.to;
}
function beginsAt(source, span, { lines }) {
    return lines !== null && source.lineAt(span.from) === lines[0];
}
function lettersOf(text, encoding) {
    return Buffer.from(text, encoding).toString('utf8').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

;







const readers = [fileSelector, linesSelector, quoteSelector, symbolSelector, headingSelector, pointerSelector, absentSelector];
function selectorReader(kind) {
    return readers.find((reader) => reader.kind === kind) ?? null;
}


  }),

  4547:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  D: () => (  SourceText),
  h: () => (  spanDigest)
});

var external_node_buffer_ = __webpack_require__(4573);
var digest = __webpack_require__(8973);
var canonical_tokens = __webpack_require__(5082);
;
const LANGUAGES = (  null && (['javascript', 'jsx', 'typescript', 'tsx', 'json', 'css', 'python', 'go', 'java', 'rust', 'c', 'cpp', 'csharp', 'ruby', 'php', 'kotlin', 'swift', 'shell']));
const BY_EXTENSION = new Map([
    ['js', 'jsx'],
    ['mjs', 'javascript'],
    ['cjs', 'javascript'],
    ['jsx', 'jsx'],
    ['ts', 'typescript'],
    ['mts', 'typescript'],
    ['cts', 'typescript'],
    ['tsx', 'tsx'],
    ['json', 'json'],
    ['css', 'css'],
    ['py', 'python'],
    ['pyi', 'python'],
    ['go', 'go'],
    ['java', 'java'],
    ['rs', 'rust'],
    ['c', 'c'],
    ['h', 'cpp'],
    ['cc', 'cpp'],
    ['cpp', 'cpp'],
    ['cxx', 'cpp'],
    ['hpp', 'cpp'],
    ['hh', 'cpp'],
    ['hxx', 'cpp'],
    ['cs', 'csharp'],
    ['rb', 'ruby'],
    ['rake', 'ruby'],
    ['php', 'php'],
    ['kt', 'kotlin'],
    ['kts', 'kotlin'],
    ['swift', 'swift'],
    ['sh', 'shell'],
    ['bash', 'shell'],
]);
function languageOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? null : (BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) ?? null);
}

;
const BLANK = /\s/u;
function isBlankAt(text, at) {
    const code = text.charCodeAt(at);
    return code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code >= 160 && BLANK.test(text.charAt(at));
}
function matchEnd(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
}
function skipBlanks(text, from, to) {
    let at = from;
    while (at < to && isBlankAt(text, at))
        at += 1;
    return at;
}
function withoutBlanks(text, from, to) {
    let end = to;
    while (end > from && isBlankAt(text, end - 1))
        end -= 1;
    return end;
}
function scan(table, text) {
    const tokens = [];
    const operators = byFirstCharacter(table.operators);
    const awaited = [];
    let places = null;
    const lines = () => (places ??= linePlaces(text));
    let previous = null;
    let lineStart = true;
    let at = 0;
    while (at < text.length) {
        if (isBlankAt(text, at)) {
            const newLine = text.charAt(at) === '\n';
            at += 1;
            if (!newLine)
                continue;
            lineStart = true;
            for (const { kind, end } of awaited.length === 0 ? [] : awaited.splice(0)) {
                const to = end(at);
                if (to === null)
                    continue;
                const from = skipBlanks(text, at, to);
                if (from < to)
                    tokens.push({ kind, from, to });
                at = Math.max(at, to);
            }
            continue;
        }
        const piece = pieceAt(table, operators, text, at, { previous, lineStart, awaited, lines });
        const token = { kind: piece.kind, from: at, to: Math.min(text.length, Math.max(piece.to, at + 1)) };
        tokens.push(token);
        at = token.to;
        if (token.kind === 'comment')
            continue;
        previous = token;
        lineStart = false;
    }
    return tokens;
}
function pieceAt(table, operators, text, at, seen) {
    for (const rule of table.rules) {
        const piece = rule(text, at, seen);
        if (piece !== null)
            return piece;
    }
    const number = matchEnd(table.number, text, at);
    if (number > at)
        return { kind: 'number', to: number };
    const word = matchEnd(table.word, text, at);
    if (word > at)
        return { kind: 'word', to: word };
    const operator = operators.get(text.charAt(at))?.find((known) => text.startsWith(known, at));
    const wide = (text.codePointAt(at) ?? 0) > 0xffff;
    return { kind: 'punctuator', to: at + (operator?.length ?? (wide ? 2 : 1)) };
}
function linePlaces(text) {
    const exact = new Map();
    const trimmed = new Map();
    for (let at = 0; at < text.length;) {
        const end = lineEnd(text, at);
        const line = text.slice(at, end).trimEnd();
        add(exact, line, at);
        add(trimmed, line.trimStart(), at);
        at = end + 1;
    }
    return { exact, trimmed };
}
function add(places, line, at) {
    const found = places.get(line);
    if (found === undefined)
        places.set(line, [at]);
    else
        found.push(at);
}
function byFirstCharacter(operators) {
    const found = new Map();
    for (const operator of operators.toSorted((a, b) => b.length - a.length)) {
        const first = operator.charAt(0);
        found.set(first, [...(found.get(first) ?? []), operator]);
    }
    return found;
}
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]+)?(?:[pP][+-]?\d+)?\w*|(?:\d[\d_]*(?:\.\d[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*/y;

;

const DEEPEST = 50;
function stringEnd(text, from, quote, nested, depth = 0) {
    const { close, holes = [] } = quote;
    let at = from;
    while (at < text.length) {
        if (text.startsWith(close, at)) {
            if (quote.doubled === true && text.startsWith(close, at + close.length)) {
                at += 2 * close.length;
                continue;
            }
            let end = at + close.length;
            while (quote.extra === true && text.startsWith(close.charAt(0), end))
                end += 1;
            return end;
        }
        const hole = depth < DEEPEST ? holes.find((one) => text.startsWith(one.open, at)) : undefined;
        if (hole !== undefined) {
            at = hole.text !== undefined && text.startsWith(hole.text, at) ? at + hole.text.length : holeEnd(text, at + hole.open.length, hole, nested, depth);
            continue;
        }
        const character = text.charAt(at);
        if (character === '\n' && quote.lines !== true)
            return withoutBlanks(text, from, at);
        if (character === '\\' && quote.backslash === true)
            at += text.startsWith('\r\n', at + 1) ? 3 : 2;
        else
            at += 1;
    }
    return text.length;
}
function holeEnd(text, from, hole, nested, depth) {
    const close = hole.bracket === '{' ? '}' : ')';
    let open = 0;
    let at = from;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === close && open === 0)
            return at + 1;
        if (character === hole.bracket)
            open += 1;
        else if (character === close)
            open -= 1;
        const quote = nested.find((one) => text.startsWith(one.open, at));
        at = quote === undefined ? at + 1 : stringEnd(text, at + quote.open.length, quote, nested, depth + 1);
    }
    return text.length;
}
function quoted(quotes, nested = quotes) {
    return (text, at) => {
        const quote = quotes.find((one) => text.startsWith(one.open, at));
        if (quote === undefined)
            return null;
        const kind = quote.holes === undefined ? 'string' : 'template';
        return { kind, to: stringEnd(text, at + quote.open.length, quote, nested) };
    };
}
function lineComment(open, spliced = false) {
    return (text, at) => {
        if (!text.startsWith(open, at))
            return null;
        let end = lineEnd(text, at);
        if (spliced)
            while (end < text.length && endsWithBackslash(text, end))
                end = lineEnd(text, end + 1);
        return { kind: 'comment', to: withoutBlanks(text, at, end) };
    };
}
function endsWithBackslash(text, end) {
    return text.charAt(end - (text.charAt(end - 1) === '\r' ? 2 : 1)) === '\\';
}
function blockComment(open, close, nests) {
    return (text, at) => (text.startsWith(open, at) ? { kind: 'comment', to: commentEnd(text, at, open, close, nests) } : null);
}
function commentEnd(text, from, open, close, nests) {
    let at = from + open.length;
    if (!nests) {
        const end = text.indexOf(close, at);
        return end === -1 ? withoutBlanks(text, from, text.length) : end + close.length;
    }
    for (let depth = 1; at < text.length;) {
        if (text.startsWith(close, at)) {
            depth -= 1;
            at += close.length;
            if (depth === 0)
                return at;
        }
        else if (text.startsWith(open, at)) {
            depth += 1;
            at += open.length;
        }
        else
            at += 1;
    }
    return withoutBlanks(text, from, text.length);
}

;


const OPERATORS = ['<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '...', '->'];
const DOUBLE = { open: '"', close: '"', backslash: true };
const SINGLE = { open: "'", close: "'", backslash: true };
const GO_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([DOUBLE, SINGLE, { open: '`', close: '`', lines: true }])],
    number: /0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?\d+)?\w*|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*/y,
    word: /[\p{L}_][\p{L}\p{Nd}_]*/uy,
    operators: [...OPERATORS.filter((one) => one !== '->'), '++', '--', '<-', ':=', '&^', '&^='],
};
const CHARACTER = /b?'(?:[^\\'\n\r]|[\x80-\xff]{2,4}|\\u\{[\da-fA-F_]{1,8}\}|\\x[\da-fA-F]{2}|\\.)'/uy;
const LIFETIME = /'[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const apostrophe = (text, at) => {
    const first = text.charAt(at);
    if (first !== "'" && first !== 'b')
        return null;
    const character = matchEnd(CHARACTER, text, at);
    if (character !== -1)
        return { kind: 'string', to: character };
    const lifetime = matchEnd(LIFETIME, text, at);
    return lifetime === -1 ? null : { kind: 'word', to: lifetime };
};
const RUST_RAW = /(?:b|c)?r(#{0,255})"/y;
const rustRaw = (text, at) => {
    RUST_RAW.lastIndex = at;
    const match = RUST_RAW.exec(text);
    if (match === null)
        return null;
    const close = `"${match[1] ?? ''}`;
    const end = text.indexOf(close, RUST_RAW.lastIndex);
    return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};
const RUST_TABLE = {
    rules: [
        lineComment('//'),
        blockComment('/*', '*/', true),
        rustRaw,
        quoted([{ open: '"', close: '"', backslash: true, lines: true }, { open: 'b"', close: '"', backslash: true, lines: true }, { open: 'c"', close: '"', backslash: true, lines: true }]),
        apostrophe,
    ],
    number: NUMBER,
    word: /(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
    operators: [...OPERATORS, '=>', '::', '..', '..='],
};
const DOLLAR = { open: '${', bracket: '{' };
const KOTLIN_TABLE = {
    rules: [
        lineComment('//'),
        lineComment('#!'),
        blockComment('/*', '*/', true),
        quoted([{ open: '"""', close: '"""', lines: true, holes: [DOLLAR], extra: true }, { ...DOUBLE, holes: [DOLLAR] }, SINGLE]),
    ],
    number: NUMBER,
    word: /[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
    operators: [...OPERATORS, '++', '--', '===', '!==', '!!', '?.', '?:', '::', '..', '..<'],
};
const PAREN = { open: '\\(', bracket: '(' };
const SWIFT_QUOTES = [
    { open: '"""', close: '"""', backslash: true, lines: true, holes: [PAREN] },
    { open: '"', close: '"', backslash: true, holes: [PAREN] },
];
const HASHES = /(#{1,255})("{3}|")/y;
const swiftRaw = (text, at, seen) => {
    HASHES.lastIndex = at;
    const match = HASHES.exec(text);
    if (match === null)
        return null;
    const [, hashes = '', quote = ''] = match;
    const raw = { open: match[0], close: quote + hashes, lines: quote.length === 3, holes: [{ open: `\\${hashes}(`, bracket: '(' }] };
    return quoted([raw], SWIFT_QUOTES)(text, at, seen);
};
const SWIFT_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', true), swiftRaw, quoted(SWIFT_QUOTES)],
    number: NUMBER,
    word: /[#@]?[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
    operators: [...OPERATORS, '===', '!==', '??', '?.', '..<', '&+', '&-', '&*', '=>'],
};

;


const c_family_OPERATORS = ['++', '--', '->', '<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '...'];
const QUOTES = [
    { open: '"', close: '"', backslash: true },
    { open: "'", close: "'", backslash: true },
];
const ENCODED = /(?:u8|[uUL])(?=["'])/y;
const encoded = (text, at, seen) => {
    ENCODED.lastIndex = at;
    return ENCODED.test(text) ? quoted(QUOTES)(text, ENCODED.lastIndex, seen) : null;
};
const RAW = /(?:u8|[uUL])?R"([^\s()\\"]{0,16})\(/y;
const raw = (text, at) => {
    RAW.lastIndex = at;
    const match = RAW.exec(text);
    if (match === null)
        return null;
    const close = `)${match[1] ?? ''}"`;
    const end = text.indexOf(close, RAW.lastIndex);
    return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};
const directive = (text, at, { lineStart }) => {
    if (!lineStart || text.charAt(at) !== '#')
        return null;
    let to = at;
    for (;;) {
        const end = lineEnd(text, to);
        const comment = openComment(text, to, end);
        if (comment !== null)
            to = comment;
        else if (end < text.length && endsWithBackslash(text, end))
            to = end + 1;
        else
            return { kind: 'markup', to: withoutBlanks(text, at, end) };
        if (to >= text.length)
            return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
    }
};
function openComment(text, from, end) {
    let quote = '';
    for (let at = from; at < end; at += 1) {
        const character = text.charAt(at);
        if (character === '\\')
            at += 1;
        else if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '"' || character === "'")
            quote = character;
        else if (text.startsWith('//', at))
            return null;
        else if (text.startsWith('/*', at)) {
            const close = text.indexOf('*/', at + 2);
            return close === -1 ? text.length : close + 2;
        }
    }
    return null;
}
const C_TABLE = {
    rules: [directive, lineComment('//', true), blockComment('/*', '*/', false), quoted(QUOTES), encoded],
    number: /(?:\d|\.\d)(?:[eEpP][+-]|\.(?!\.)|'(?=\w)|\w){0,5000}/y,
    word: WORD,
    operators: [...c_family_OPERATORS, '##'],
};
const CPP_TABLE = { ...C_TABLE, rules: [raw, ...C_TABLE.rules], operators: [...C_TABLE.operators, '::', '->*', '.*', '<=>'] };
const JAVA_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, ...QUOTES])],
    number: NUMBER,
    word: WORD,
    operators: [...c_family_OPERATORS, '::', '>>>', '>>>='],
};
const HOLE = { open: '{', bracket: '{', text: '{{' };
const CSHARP_QUOTES = [
    { open: '$@"', close: '"', doubled: true, lines: true, holes: [HOLE] },
    { open: '@$"', close: '"', doubled: true, lines: true, holes: [HOLE] },
    { open: '@"', close: '"', doubled: true, lines: true },
    { open: '$"', close: '"', backslash: true, holes: [HOLE] },
    ...QUOTES,
];
const MANY_QUOTES = /(\$*)("{3,})/y;
const rawString = (text, at) => {
    MANY_QUOTES.lastIndex = at;
    const match = MANY_QUOTES.exec(text);
    if (match === null)
        return null;
    const [, dollars = '', quotes = ''] = match;
    const end = text.indexOf(quotes, MANY_QUOTES.lastIndex);
    let to = end === -1 ? text.length : end + quotes.length;
    while (text.charAt(to) === '"')
        to += 1;
    return { kind: dollars === '' ? 'string' : 'template', to };
};
const csharpDirective = (text, at, { lineStart }) => lineStart && text.charAt(at) === '#' ? { kind: 'markup', to: withoutBlanks(text, at, lineEnd(text, at)) } : null;
const CSHARP_TABLE = {
    rules: [csharpDirective, lineComment('//'), blockComment('/*', '*/', false), rawString, quoted(CSHARP_QUOTES)],
    number: NUMBER,
    word: /@?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
    operators: [...c_family_OPERATORS, '=>', '::', '??', '??=', '?.', '..', '>>>', '>>>='],
};

;

const JSON_TABLE = {
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([{ open: '"', close: '"', backslash: true }])],
    number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
    word: /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy,
    operators: [],
};
const url = (text, at) => {
    if (!/^url\($/i.test(text.slice(at, at + 4)))
        return null;
    let inside = at + 4;
    while (inside < text.length && ' \t\r\n\f'.includes(text.charAt(inside)))
        inside += 1;
    if (inside >= text.length)
        return { kind: 'string', to: at + 4 };
    return '"\''.includes(text.charAt(inside)) ? null : { kind: 'string', to: stringEnd(text, inside, { open: 'url(', close: ')', backslash: true, lines: true }, []) };
};
const CSS_TABLE = {
    rules: [blockComment('/*', '*/', false), quoted([{ open: '"', close: '"', backslash: true }, { open: "'", close: "'", backslash: true }]), url],
    number: /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?(?:%|[-\w\u0080-\uffff]|\\[^\n]){0,5000}/y,
    word: /[@#]?(?:[-\w\u0080-\uffff]|\\[^\n]){1,5000}/y,
    operators: ['::', '>=', '<=', '~=', '|=', '^=', '$=', '*=', '||'],
};

var js_tokens = __webpack_require__(4449);
;


const KIND = {
    StringLiteral: 'string',
    NoSubstitutionTemplate: 'template',
    TemplateHead: 'template',
    TemplateMiddle: 'template',
    TemplateTail: 'template',
    RegularExpressionLiteral: 'regex',
    MultiLineComment: 'comment',
    SingleLineComment: 'comment',
    HashbangComment: 'comment',
    IdentifierName: 'word',
    PrivateIdentifier: 'word',
    NumericLiteral: 'number',
    Punctuator: 'punctuator',
    WhiteSpace: null,
    LineTerminatorSequence: null,
    Invalid: 'punctuator',
    JSXString: 'markup',
    JSXText: 'markup',
    JSXIdentifier: 'markup',
    JSXPunctuator: 'markup',
    JSXInvalid: 'markup',
};
const MOST_LOOKED_AT_AGAIN = 50_000_000;
function lexJavaScript(text, { jsx, types }) {
    const input = jsx && types ? withoutTypeParameters(text) : text;
    const tokens = [];
    let at = 0;
    let last = 0;
    let lookedAt = 0;
    const rest = () => {
        const from = skipBlanks(text, at, text.length);
        if (from < text.length)
            tokens.push({ kind: 'markup', from, to: withoutBlanks(text, from, text.length) });
    };
    try {
        for (const { type, value } of jsx ? (0,js_tokens .A)(input, { jsx }) : (0,js_tokens .A)(input)) {
            const kind = KIND[type];
            const end = at + value.length;
            if (kind === 'comment')
                lookedAt += last;
            else if (kind !== null)
                last = value.length;
            if (kind !== null)
                push(tokens, text, kind, at, end);
            at = end;
            if (lookedAt > MOST_LOOKED_AT_AGAIN) {
                rest();
                break;
            }
        }
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        rest();
    }
    return tokens;
}
function push(tokens, text, kind, from, to) {
    if (kind !== 'comment' && kind !== 'markup' && kind !== 'string' && kind !== 'template' && kind !== 'regex') {
        tokens.push({ kind, from, to });
        return;
    }
    const start = kind === 'markup' ? skipBlanks(text, from, to) : from;
    const end = withoutBlanks(text, start, to);
    if (start < end)
        tokens.push({ kind, from: start, to: end });
}
function withoutTypeParameters(text) {
    const closed = new Set(Array.from(text.matchAll(/<\/\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu), (match) => match[1]));
    return text.replaceAll(/<(?=(?:const\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:(,|extends\s+[\w{('"`[]|=\s)|>\s?\())/gu, (open, name, sure) => sure !== undefined || !closed.has(name) ? ',' : open);
}

;


const php_HOLE = { open: '{$', bracket: '{' };
const php_QUOTES = [
    { open: '"', close: '"', backslash: true, lines: true, holes: [php_HOLE] },
    { open: "'", close: "'", backslash: true, lines: true },
    { open: '`', close: '`', backslash: true, lines: true, holes: [php_HOLE] },
];
const OPEN_TAG = /<\?(?:php(?=\s|$)|=)/gi;
const markup = (text, at, { previous }) => {
    const first = previous === null && text.slice(0, at).trim() === '';
    if (!first && !text.startsWith('?>', at))
        return null;
    OPEN_TAG.lastIndex = at;
    return { kind: 'markup', to: OPEN_TAG.test(text) ? OPEN_TAG.lastIndex : withoutBlanks(text, at, text.length) };
};
const COMMENT_END = /\n|\?>/g;
const comment = (text, at) => {
    if (!text.startsWith('//', at) && (text.charAt(at) !== '#' || text.charAt(at + 1) === '['))
        return null;
    COMMENT_END.lastIndex = at;
    return { kind: 'comment', to: withoutBlanks(text, at, COMMENT_END.exec(text)?.index ?? text.length) };
};
const OPENING = /<<<[ \t]*(["']?)([a-zA-Z_]\w{0,99})\1\r?\n/y;
const heredoc = (text, at) => {
    OPENING.lastIndex = at;
    const match = OPENING.exec(text);
    if (match === null)
        return null;
    const [, quote = '', name = ''] = match;
    const closing = new RegExp(`^[ \\t]*${name}\\b`, 'gm');
    closing.lastIndex = OPENING.lastIndex;
    return { kind: quote === "'" ? 'string' : 'template', to: closing.test(text) ? closing.lastIndex : text.length };
};
const PHP_TABLE = {
    rules: [markup, comment, blockComment('/*', '*/', false), heredoc, quoted(php_QUOTES)],
    number: NUMBER,
    word: /\$?[\p{ID_Start}_\u0080-\uffff][\p{ID_Continue}\u0080-\uffff]*/uy,
    operators: ['++', '--', '->', '?->', '=>', '::', '==', '===', '!=', '!==', '<>', '<=', '>=', '<=>', '&&', '||', '??', '??=', '+=', '-=', '*=', '/=', '.=', '%=', '**', '**=', '<<', '>>', '<<=', '>>=', '&=', '|=', '^=', '...'],
};

;


const python_OPENING = /([a-zA-Z]{0,2})("""|'''|"|')/y;
const python_DEEPEST = 50;
const string = (text, at) => {
    const opened = opening(text, at);
    return opened === null ? null : { kind: opened.holes ? 'template' : 'string', to: python_stringEnd(text, opened, 0) };
};
function opening(text, at) {
    python_OPENING.lastIndex = at;
    const match = python_OPENING.exec(text);
    if (match === null)
        return null;
    const [whole, prefix = '', close = ''] = match;
    if (!/^(?:[rbuft]|br|rb|fr|rf|tr|rt)?$/i.test(prefix))
        return null;
    return { inside: at + whole.length, close, holes: /[ft]/i.test(prefix) };
}
function python_stringEnd(text, { inside, close, holes }, depth) {
    let at = inside;
    while (at < text.length) {
        if (text.startsWith(close, at))
            return at + close.length;
        const character = text.charAt(at);
        if (character === '\n' && close.length === 1)
            return withoutBlanks(text, inside, at);
        if (character === '\\')
            at += text.startsWith('\r\n', at + 1) ? 3 : holes && text.charAt(at + 1) === '{' ? 1 : 2;
        else if (holes && character === '{' && depth < python_DEEPEST)
            at = text.startsWith('{{', at) ? at + 2 : fieldEnd(text, at + 1, close, depth + 1);
        else
            at += 1;
    }
    return text.length;
}
function fieldEnd(text, from, close, depth) {
    let open = 0;
    let format = false;
    let at = from;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === '}' && open === 0)
            return at + 1;
        if (format) {
            if (text.startsWith(close, at) || (character === '\n' && close.length === 1))
                return at;
            at = character === '{' && depth < python_DEEPEST ? fieldEnd(text, at + 1, close, depth + 1) : at + 1;
            continue;
        }
        const nested = depth < python_DEEPEST ? opening(text, at) : null;
        if (nested !== null) {
            at = python_stringEnd(text, nested, depth + 1);
            continue;
        }
        if ('([{'.includes(character))
            open += 1;
        else if (')]}'.includes(character))
            open -= 1;
        else if (character === '#')
            at = lineEnd(text, at) - 1;
        else if (character === ':' && open === 0)
            format = true;
        at += 1;
    }
    return text.length;
}
const PYTHON_TABLE = {
    rules: [lineComment('#'), string],
    number: NUMBER,
    word: /[\p{ID_Start}_][\p{ID_Continue}]*/uy,
    operators: ['**', '//', '<<', '>>', '<=', '>=', '==', '!=', '->', ':=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '@=', '**=', '//=', '<<=', '>>=', '...'],
};

;

function heredoc_heredoc(text, places, after, { name, indented }, kind) {
    const found = (indented ? places.trimmed : places.exact).get(name) ?? [];
    const end = (from) => {
        const place = found[firstFrom(found, from)];
        return place === undefined ? null : withoutBlanks(text, place, lineEnd(text, place));
    };
    return end(after) === null ? null : { kind, end };
}
function firstFrom(places, from) {
    let low = 0;
    let high = places.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((places[middle] ?? 0) < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;



const ruby_HOLE = { open: '#{', bracket: '{' };
const ruby_QUOTES = [
    { open: '"', close: '"', backslash: true, lines: true, holes: [ruby_HOLE] },
    { open: "'", close: "'", backslash: true, lines: true },
    { open: '`', close: '`', backslash: true, lines: true, holes: [ruby_HOLE] },
];
const BEFORE_VALUE = new Set(['and', 'begin', 'case', 'do', 'else', 'elsif', 'ensure', 'if', 'in', 'not', 'or', 'puts', 'raise', 'return', 'then', 'unless', 'until', 'when', 'while', 'yield']);
function valueBegins(text, at, { previous, lineStart }, width) {
    if (previous === null || lineStart)
        return true;
    const word = text.slice(previous.from, previous.to);
    if (previous.kind === 'punctuator')
        return !')]}'.includes(word);
    if (previous.kind !== 'word')
        return false;
    if (BEFORE_VALUE.has(word))
        return true;
    return /^[a-z_]/.test(word) && isBlankAt(text, at - 1) && !isBlankAt(text, at + width) && text.charAt(at + width) !== '=';
}
const CLOSING = new Map([['(', ')'], ['[', ']'], ['{', '}'], ['<', '>']]);
const PERCENT = /%([qQwWiIxrs]?)([^\w\s])/y;
const percent = (text, at, seen) => {
    PERCENT.lastIndex = at;
    const match = PERCENT.exec(text);
    if (match === null)
        return null;
    const [whole, letter = '', open = ''] = match;
    if (!valueBegins(text, at, seen, 1) || (letter === '' && !CLOSING.has(open)))
        return null;
    const close = CLOSING.get(open);
    const kind = letter === 'r' ? 'regex' : 'qwis'.includes(letter) && letter !== '' ? 'string' : 'template';
    if (close === undefined)
        return { kind, to: stringEnd(text, at + whole.length, { open, close: open, backslash: true, lines: true }, []) };
    let depth = 1;
    let to = at + whole.length;
    for (; to < text.length && depth > 0; to += 1) {
        const character = text.charAt(to);
        if (character === '\\')
            to += 1;
        else if (character === open)
            depth += 1;
        else if (character === close)
            depth -= 1;
    }
    return { kind, to };
};
const FLAGS = /[a-z]*/y;
const regex = (text, at, seen) => {
    if (text.charAt(at) !== '/' || !valueBegins(text, at, seen, 1))
        return null;
    const end = stringEnd(text, at + 1, { open: '/', close: '/', backslash: true, lines: seen.previous?.kind !== 'word', holes: [ruby_HOLE] }, ruby_QUOTES);
    return { kind: 'regex', to: Math.max(end, matchEnd(FLAGS, text, end)) };
};
const ruby_OPENING = /<<([~-]?)(?:(["'`])([\w ]{1,100})\2|([A-Z_]\w{0,99}))/y;
const heredocOpening = (text, at, seen) => {
    ruby_OPENING.lastIndex = at;
    const match = ruby_OPENING.exec(text);
    if (match === null)
        return null;
    const [whole, indent = '', quote = '', named, bare] = match;
    if (indent === '' && !valueBegins(text, at, seen, 2))
        return null;
    const body = heredoc_heredoc(text, seen.lines(), at, { name: named ?? bare ?? '', indented: indent !== '' }, quote === "'" ? 'string' : 'template');
    if (body === null)
        return null;
    seen.awaited.push(body);
    return { kind: 'string', to: at + whole.length };
};
const ruby_CHARACTER = /\?(?:\\.|[^\s\\])(?![\w?])/uy;
const character = (text, at, seen) => {
    if (text.charAt(at) !== '?' || !valueBegins(text, at, seen, 1) || seen.previous?.kind === 'word')
        return null;
    const to = matchEnd(ruby_CHARACTER, text, at);
    return to === -1 ? null : { kind: 'string', to };
};
const BLOCK_END = /^=end\b.*$/gm;
const block = (text, at) => {
    if (at > 0 && text.charAt(at - 1) !== '\n')
        return null;
    if (/^__END__\r?(?:\n|$)/.test(text.slice(at, at + 9)))
        return { kind: 'comment', to: withoutBlanks(text, at, text.length) };
    if (!/^=begin(?:\s|$)/.test(text.slice(at, at + 7)))
        return null;
    BLOCK_END.lastIndex = at;
    const match = BLOCK_END.exec(text);
    return { kind: 'comment', to: withoutBlanks(text, at, match === null ? text.length : match.index + match[0].length) };
};
const RUBY_TABLE = {
    rules: [block, lineComment('#'), quoted(ruby_QUOTES), percent, regex, heredocOpening, character],
    number: NUMBER,
    word: /(?:@@?|\$)?[\p{ID_Start}_][\p{ID_Continue}]*(?:[?!](?!=(?!=|~|>)))?|\$[\d!@&~`'+*$?:"<>,./\\;=-]/uy,
    operators: ['**', '<=>', '==', '===', '=~', '!~', '!=', '<=', '>=', '&&', '||', '<<', '>>', '+=', '-=', '*=', '/=', '%=', '**=', '&=', '|=', '^=', '||=', '&&=', '<<=', '>>=', '..', '...', '::', '->', '=>', '&.'],
};

;



const shell_SINGLE = { open: "'", close: "'", lines: true };
const HOLES = [
    { open: '$(', bracket: '(' },
    { open: '${', bracket: '{' },
];
const shell_QUOTES = [
    { open: "$'", close: "'", backslash: true, lines: true },
    { open: '$"', close: '"', backslash: true, lines: true, holes: HOLES },
    { open: '"', close: '"', backslash: true, lines: true, holes: HOLES },
    shell_SINGLE,
];
const shell_string = (text, at) => {
    const quote = shell_QUOTES.find(({ open }) => text.startsWith(open, at));
    if (quote === undefined)
        return null;
    return { kind: quote.holes === undefined ? 'string' : 'template', to: stringEnd(text, at + quote.open.length, quote, shell_QUOTES) };
};
const expansion = (text, at) => text.startsWith('${', at) ? { kind: 'template', to: expansionEnd(text, at + 2, 0) } : null;
const COMMAND = { open: '$(', close: ')', backslash: true, holes: HOLES };
const shell_DEEPEST = 50;
function expansionEnd(text, from, depth) {
    let at = from;
    while (at < text.length) {
        const character = text.charAt(at);
        if (character === '}')
            return at + 1;
        if (character === '\n')
            return withoutBlanks(text, from, at);
        const quote = character === '"' || character === "'" ? shell_QUOTES.find(({ open }) => open === character) : undefined;
        if (quote !== undefined)
            at = stringEnd(text, at + 1, quote, shell_QUOTES);
        else if (character === '\\')
            at += 2;
        else if (text.startsWith('$(', at))
            at = stringEnd(text, at + 2, COMMAND, shell_QUOTES);
        else if (text.startsWith('${', at) && depth < shell_DEEPEST)
            at = expansionEnd(text, at + 2, depth + 1);
        else
            at += 1;
    }
    return text.length;
}
const shell_comment = (text, at) => {
    if (text.charAt(at) !== '#')
        return null;
    const before = text.charAt(at - 1);
    const begins = at === 0 || isBlankAt(text, at - 1) || ';&|()`'.includes(before);
    return begins ? { kind: 'comment', to: withoutBlanks(text, at, lineEnd(text, at)) } : null;
};
const shell_OPENING = /<<(-?)[ \t]*(?:(["'])([^"'\n]{1,100})\2|(\\?)([\w.-]{1,100}))/y;
const shell_heredocOpening = (text, at) => {
    if (text.startsWith('<<<', at))
        return { kind: 'punctuator', to: at + 3 };
    shell_OPENING.lastIndex = at;
    const match = shell_OPENING.exec(text);
    return match === null ? null : { kind: 'string', to: at + match[0].length };
};
const heredocWithBody = (text, at, seen) => {
    const piece = shell_heredocOpening(text, at, seen);
    if (piece?.kind !== 'string')
        return piece;
    shell_OPENING.lastIndex = at;
    const [, dash = '', , quoted, escape = '', bare] = shell_OPENING.exec(text) ?? [];
    const plain = quoted !== undefined || escape !== '';
    const body = heredoc_heredoc(text, seen.lines(), at, { name: quoted ?? bare ?? '', indented: dash === '-' }, plain ? 'string' : 'template');
    if (body === null)
        return null;
    seen.awaited.push(body);
    return piece;
};
const VARIABLE = /\$(?:\w+|[#?$!@*-])/y;
const variable = (text, at) => {
    const to = matchEnd(VARIABLE, text, at);
    return to === -1 ? null : { kind: 'word', to };
};
const SHELL_TABLE = {
    rules: [shell_comment, shell_string, expansion, variable, heredocWithBody],
    number: /\d+(?![^\s;&|<>()])/y,
    word: /(?:[^\s"'`$\\;&|<>(){}]|\\[^]){1,5000}/y,
    operators: ['&&', '||', ';;', '<<', '>>', '&>', '>&', '<&', ';&', '|&', '[['],
};

;









const byTable = (table) => (text) => scan(table, text);
const LEXERS = {
    javascript: (text) => lexJavaScript(text, { jsx: false, types: false }),
    jsx: (text) => lexJavaScript(text, { jsx: true, types: false }),
    typescript: (text) => lexJavaScript(text, { jsx: false, types: true }),
    tsx: (text) => lexJavaScript(text, { jsx: true, types: true }),
    json: byTable(JSON_TABLE),
    css: byTable(CSS_TABLE),
    python: byTable(PYTHON_TABLE),
    go: byTable(GO_TABLE),
    java: byTable(JAVA_TABLE),
    rust: byTable(RUST_TABLE),
    c: byTable(C_TABLE),
    cpp: byTable(CPP_TABLE),
    csharp: byTable(CSHARP_TABLE),
    ruby: byTable(RUBY_TABLE),
    php: byTable(PHP_TABLE),
    kotlin: byTable(KOTLIN_TABLE),
    swift: byTable(SWIFT_TABLE),
    shell: byTable(SHELL_TABLE),
};
function lex(language, text) {
    return LEXERS[language](text);
}

;





const MOST_CODE = 512 * 1024;
class SourceText {
    path;
    text;
    lines;
    encoding;
    starts;
    readTokens = null;
    readCanonical = undefined;
    constructor(bytes, path = '') {
        this.path = path;
        this.encoding = (0,external_node_buffer_.isUtf8)(bytes) ? 'utf8' : 'latin1';
        const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(this.encoding);
        this.text = view.includes('\r') ? view.replace(/\r\n?/g, '\n') : view;
        const lines = this.text.split('\n');
        if (lines.at(-1) === '')
            lines.pop();
        this.lines = lines;
        let at = 0;
        this.starts = lines.map((line) => {
            const start = at;
            at += line.length + 1;
            return start;
        });
    }
    get language() {
        return this.encoding === 'utf8' && this.text.length <= MOST_CODE ? languageOf(this.path) : null;
    }
    get tokens() {
        this.readTokens ??= this.language === null ? [] : lex(this.language, this.text);
        return this.readTokens;
    }
    get canonical() {
        if (this.readCanonical === undefined)
            this.readCanonical = this.language === null ? null : (0,canonical_tokens .F3)(this.language, this.text, this.tokens);
        return this.readCanonical;
    }
    span(range) {
        const span = this.spanOf(range);
        return span === null ? null : this.slice(span);
    }
    slice({ from, to }) {
        return this.text.slice(from, to);
    }
    spanOf([from, to]) {
        const first = this.starts[from - 1];
        const last = this.starts[to - 1];
        return first === undefined || last === undefined || from > to ? null : { from: first, to: last + (this.lines[to - 1] ?? '').length };
    }
    rangeOf({ from, to }) {
        return [this.lineAt(from), this.lineAt(Math.max(from, to - 1))];
    }
    lineAt(offset) {
        let [low, high] = [0, this.starts.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle + 1;
            else
                high = middle;
        }
        return Math.max(1, low);
    }
    literal(text) {
        const lines = text.replace(/\r\n?/g, '\n');
        return this.encoding === 'utf8' ? lines : Buffer.from(lines, 'utf8').toString('latin1');
    }
    digestOf(text) {
        return (0,digest .sc)(Buffer.from(text, this.encoding));
    }
}
function spanDigest(text) {
    return (0,digest .sc)(text);
}


  }),

  6503:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ii: () => (  kindAt),
    MU: () => (  readingOf),
    YR: () => (  firstTokenAfter)
  });
function firstTokenAfter(tokens, offset) {
    let [low, high] = [0, tokens.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.from ?? 0) < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function kindAt({ tokens }, offset) {
    const index = firstTokenAfter(tokens, offset);
    const cut = tokens[index - 1];
    if (cut !== undefined && cut.to > offset)
        return cut.kind;
    const next = tokens[index];
    return next?.from === offset ? classOf(next.kind) : 'code';
}
function readingOf(source, span) {
    const { tokens } = source;
    const parts = [kindAt(source, span.from)];
    for (let at = firstTokenAfter(tokens, span.from); at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token === undefined || token.from >= span.to)
            break;
        parts.push(`${token.kind}${token.from - span.from}-${Math.min(token.to, span.to) - span.from}`);
    }
    return parts.join(' ');
}
function classOf(kind) {
    return kind === 'comment' ? 'comment' : 'code';
}


  }),

  3794:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  breaksTrust),
    L: () => (  ANCHOR_VERDICTS)
  });
const ANCHOR_VERDICTS = ['fresh', 'reformatted', 'moved', 'changed', 'missing', 'ambiguous', 'unreadable', 'unbound'];
function breaksTrust(verdict) {
    switch (verdict) {
        case 'fresh':
        case 'reformatted':
        case 'moved':
        case 'unbound':
            return false;
        case 'changed':
        case 'missing':
        case 'ambiguous':
        case 'unreadable':
            return true;
    }
}


  }),

  7060:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A4: () => (  canonicalText),
    UC: () => (  isWellFormed),
    Xz: () => (  canonicalDigest)
  });
  var canonicalize__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(963);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);


function canonicalText(value) {
    const text = plainText(value) ?? (0,canonicalize__WEBPACK_IMPORTED_MODULE_1__  .A)(value);
    if (text === undefined)
        throw new TypeError('Only JSON values have a canonical form');
    return text;
}
function canonicalDigest(value) {
    return (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .sc)(canonicalText(value));
}
function isWellFormed(text) {
    return !/\p{Surrogate}/u.test(text);
}
function plainText(value) {
    switch (typeof value) {
        case 'string':
            return quoted(value);
        case 'boolean':
            return value ? 'true' : 'false';
        case 'number':
            return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : null;
        case 'object':
            if (value === null)
                return 'null';
            return Array.isArray(value) ? plainList(value) : plainObject(value);
        default:
            return null;
    }
}
function quoted(text) {
    if (/^[ !#-[\]-~]*$/.test(text))
        return `"${text}"`;
    return /[\uD800-\uDFFF]/.test(text) ? null : JSON.stringify(text);
}
function plainList(values) {
    let text = '[';
    for (const value of values) {
        const part = plainText(value);
        if (part === null)
            return null;
        text += text === '[' ? part : `,${part}`;
    }
    return `${text}]`;
}
function plainObject(value) {
    const prototype = Object.getPrototypeOf(value);
    if ((prototype !== Object.prototype && prototype !== null) || 'toJSON' in value)
        return null;
    const values = Object.values(value);
    let text = '{';
    for (const { at, name } of orderOf(Object.keys(value))) {
        const member = values[at];
        if (member === undefined)
            continue;
        const part = plainText(member);
        if (name === null || part === null)
            return null;
        text += text === '{' ? name : `,${name}`;
        text += part;
    }
    return `${text}}`;
}
const MOST_ORDERS = 1_000;
const orders = new Map();
function orderOf(keys) {
    const kind = keys.join('\n');
    const known = orders.get(kind);
    if (known !== undefined && known.length === keys.length)
        return known;
    const places = new Map(keys.map((key, at) => [key, at]));
    const order = keys.toSorted().map((key) => {
        const name = quoted(key);
        return { at: places.get(key) ?? 0, name: name === null ? null : `${name}:` };
    });
    if (keys.length < 32 && !keys.some((key) => key.includes('\n') || key.length > 100)) {
        if (orders.size >= MOST_ORDERS)
            orders.clear();
        orders.set(kind, order);
    }
    return order;
}


  }),

  5765:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J0: () => (  citationShape),
    Li: () => (  parseLines),
    MU: () => (  citationIdentity),
    Qx: () => (  LINES),
    br: () => (  digest),
    nM: () => (  selectorText)
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3315);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);


const READ_AS = ['comment', 'string', 'template', 'regex', 'markup', 'word', 'number', 'punctuator'];
const LINES = /^(\d{1,7})(?:-(\d{1,7}))?$/;
function parseLines(text) {
    const match = LINES.exec(text);
    if (match?.[1] === undefined)
        return null;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    return from >= 1 && from <= to ? [from, to] : null;
}
const lines = zod__WEBPACK_IMPORTED_MODULE_1__  .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__  .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__  .Whr()])
    .transform((value) => parseLines(String(value)))
    .refine((value) => value !== null, { error: 'must be a range of lines such as 10-24' });
const digest = zod__WEBPACK_IMPORTED_MODULE_1__  .IeY(_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  ._h, { error: 'must be sha256: and 64 lower-case hexadecimal digits' });
const quotedHex = (pattern, what) => zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().regex(pattern, { error: `must be ${what} in quotes` });
const text = zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1).max(4_000);
const citationShape = zod__WEBPACK_IMPORTED_MODULE_1__  .rej({
    path: text,
    symbol: text.optional(),
    quote: text.optional(),
    pointer: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().max(4_000).optional(),
    heading: text.optional(),
    absent: zod__WEBPACK_IMPORTED_MODULE_1__  .KCZ([text, zod__WEBPACK_IMPORTED_MODULE_1__  .euz(true)]).optional(),
    lines: lines.optional(),
    norm: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(['n0', 'n3']).optional(),
    digest: digest.optional(),
    raw: digest.optional(),
    blob: quotedHex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a git object id').optional(),
    context: zod__WEBPACK_IMPORTED_MODULE_1__  .YOg(quotedHex(/^[0-9a-f]{2,64}$/, 'a short digest')).max(6).optional(),
    within: zod__WEBPACK_IMPORTED_MODULE_1__  .YjP().min(1).max(200).optional(),
    as: zod__WEBPACK_IMPORTED_MODULE_1__  .k5n(READ_AS).optional(),
})
    .refine((source) => [source.symbol, source.pointer, source.heading, source.absent].filter((one) => one !== undefined).length <= 1, {
    error: 'may have one of symbol, pointer, heading, absent',
})
    .refine((source) => source.quote === undefined || (source.pointer ?? source.heading ?? source.absent) === undefined, {
    error: 'may have a quote alone or beside a symbol',
})
    .transform((source) => ({
    path: source.path,
    selector: selectorOf(source),
    norm: source.norm ?? 'n0',
    digest: source.digest ?? null,
    lines: source.lines ?? null,
    blob: source.blob ?? null,
    raw: source.raw ?? null,
    context: source.context ?? [],
    within: source.within ?? null,
    as: source.as ?? null,
}));
function selectorOf(source) {
    if (source.quote !== undefined)
        return { kind: 'quote', quote: source.quote, symbol: source.symbol ?? null };
    if (source.symbol !== undefined)
        return { kind: 'symbol', symbol: source.symbol };
    if (source.pointer !== undefined)
        return { kind: 'pointer', pointer: source.pointer };
    if (source.heading !== undefined)
        return { kind: 'heading', heading: source.heading };
    if (source.absent !== undefined)
        return { kind: 'absent', absent: source.absent };
    return source.lines ? { kind: 'lines' } : { kind: 'file' };
}
function selectorText(citation) {
    const { selector, lines: range } = citation;
    switch (selector.kind) {
        case 'file':
        case 'quote':
            return selector.kind;
        case 'lines':
            return range === null ? 'lines' : `lines:${range[0]}-${range[1]}`;
        case 'symbol':
            return `symbol:${selector.symbol}`;
        case 'pointer':
            return `pointer:${selector.pointer}`;
        case 'heading':
            return `heading:${selector.heading}`;
        case 'absent':
            return selector.absent === true ? 'absent' : `absent:${selector.absent}`;
    }
}
function citationIdentity(citation) {
    const { selector } = citation;
    return {
        path: citation.path,
        norm: citation.norm,
        ...(citation.digest === null ? {} : { digest: citation.digest }),
        ...(selector.kind === 'quote' ? { quote: selector.quote, ...(selector.symbol === null ? {} : { symbol: selector.symbol }) } : {}),
        ...(selector.kind === 'symbol' ? { symbol: selector.symbol } : {}),
        ...(selector.kind === 'pointer' ? { pointer: selector.pointer } : {}),
        ...(selector.kind === 'heading' ? { heading: selector.heading } : {}),
        ...(selector.kind === 'absent' ? { absent: selector.absent } : {}),
    };
}


  }),

  5082:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  F3: () => (  canonicalTokens),
  hb: () => (  spanTokens),
  ji: () => (  tokensDigest)
});

var digest = __webpack_require__(8973);
;
function piecesOf(text, tokens) {
    let at = 0;
    let newline = false;
    let comments = 0;
    return tokens.map((token) => {
        const gap = withLf(text.slice(at, token.from));
        const own = withLf(text.slice(token.from, token.to));
        at = token.to;
        newline ||= gap.includes('\n');
        const piece = { kind: token.kind, from: token.from, to: token.to, text: own, gap, newline, comments };
        comments = token.kind === 'comment' ? comments + 1 : 0;
        newline = token.kind === 'comment' ? newline || own.includes('\n') : false;
        return piece;
    });
}
function withLf(text) {
    return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}
const USUAL = /^[ \t\n]*$/;
function oddGap(piece) {
    return piece.gap === '' || USUAL.test(piece.gap) ? null : `g:${piece.gap}`;
}
function plainText(piece, alone) {
    switch (piece.kind) {
        case 'word':
        case 'number':
        case 'punctuator':
            return piece.text;
        case 'string':
            return `s:${piece.text}`;
        case 'template':
            return `t:${piece.text}`;
        case 'regex':
            return `r:${piece.text}`;
        case 'markup':
            return `m:${piece.text}`;
        case 'comment':
            return `${alone ? 'C' : 'c'}:${piece.text.replaceAll(/[ \t\n]+/g, ' ')}`;
    }
}
function standsAlone(pieces, index) {
    const next = pieces[index + 1];
    return (index === 0 || pieces[index]?.gap.includes('\n') === true) && (next === undefined || next.gap.includes('\n'));
}
function plainTokens(pieces, index, piece) {
    const alone = piece.kind === 'comment' && standsAlone(pieces, index);
    const token = { text: plainText(piece, alone), from: piece.from, to: piece.to };
    const gap = oddGap(piece);
    return gap === null ? [token] : [mark(gap, pieces[index - 1]?.to ?? 0), token];
}
function mark(text, at) {
    return { text, from: at, to: at };
}

;

const BLANK_FREE = new Set(['{', '}', ';', ',']);
const ESCAPE_AT_END = /\\[\da-fA-F]{1,6}$/;
function cssCanonical(pieces) {
    const canonical = [];
    let custom = null;
    pieces.forEach((piece, index) => {
        const before = pieces[index - 1];
        if (before !== undefined && piece.gap !== '') {
            const exact = custom !== null || ESCAPE_AT_END.test(before.text);
            if (exact)
                canonical.push(mark(`g:${piece.gap}`, before.to));
            else if (!isFree(before) && !isFree(piece))
                canonical.push(mark(' ', before.to));
        }
        canonical.push(...plainTokens(pieces, index, piece));
        if (custom === null)
            custom = piece.text === ':' && before?.text.startsWith('--') === true ? 0 : null;
        else
            custom = depthAfter(piece, custom);
    });
    return canonical;
}
function depthAfter({ kind, text }, depth) {
    if (kind !== 'punctuator')
        return depth;
    if ('{[('.includes(text))
        return depth + 1;
    if (depth > 0)
        return '}])'.includes(text) ? depth - 1 : depth;
    return text === ';' || text === '}' ? null : depth;
}
function isFree(piece) {
    return piece.kind === 'punctuator' && BLANK_FREE.has(piece.text);
}

;
function rawLines(text) {
    const tokens = [];
    for (let at = 0; at < text.length;) {
        const found = text.indexOf('\n', at);
        const end = found === -1 ? text.length : found;
        const to = found > at && text.charAt(found - 1) === '\r' ? end - 1 : end;
        tokens.push({ text: `l:${text.slice(at, to)}`, from: at, to });
        at = end + 1;
    }
    return tokens;
}

;


const KEYWORDS = new Set(['case', 'chan', 'const', 'default', 'defer', 'else', 'for', 'func', 'go', 'goto', 'if', 'import', 'interface', 'map', 'package', 'range', 'select', 'struct', 'switch', 'type', 'var']);
const DIRECTIVE = /^\/\/(?:go:|export |line |extern |[ \t]*\+build)/;
function goCanonical(text, pieces) {
    if (pieces.some((piece) => piece.text === '"C"'))
        return rawLines(text);
    const canonical = [];
    const significant = pieces.filter(({ kind }) => kind !== 'comment');
    let reached = 0;
    let closed = false;
    pieces.forEach((piece, index) => {
        if (piece.kind === 'comment') {
            const blankLine = DIRECTIVE.test(piece.text) && /\n[ \t]*\n/.test(pieces[index + 1]?.gap ?? '');
            canonical.push(...plainTokens(pieces, index, piece), ...(blankLine ? [mark('\n\n', piece.to)] : []));
            return;
        }
        reached += 1;
        if (closed)
            closed = false;
        else
            canonical.push(...plainTokens(pieces, index, piece));
        const next = significant[reached];
        if (!endsStatement(piece))
            return;
        const explicit = next?.kind === 'punctuator' && next.text === ';';
        const after = explicit ? significant[reached + 1] : next;
        if (after?.kind === 'punctuator' && after.text === ')')
            closed = explicit;
        else if (explicit || next === undefined || next.newline || (next.kind === 'punctuator' && next.text === '}')) {
            canonical.push(mark(';', piece.to));
            closed = explicit;
        }
    });
    return canonical;
}
function endsStatement({ kind, text }) {
    if (kind === 'word')
        return !KEYWORDS.has(text);
    return kind === 'number' || kind === 'string' || (kind === 'punctuator' && ['++', '--', ')', ']', '}'].includes(text));
}

;
const BEFORE_STATEMENT = new Set(['else', 'do', 'try', 'finally']);
const HEADERS = new Set(['if', 'while', 'for', 'with']);
function framesOf(tokens) {
    const file = { kind: 'block', opener: -1, header: false, isDo: false, isStatement: false, comma: false, choice: false, declares: false, closer: -1 };
    const stack = [file];
    const around = [];
    const opened = new Map();
    const closed = new Map();
    for (const [index, token] of tokens.entries()) {
        const closing = closes(token);
        if (closing !== null) {
            const frame = stack.pop();
            if (frame === undefined || frame === file || frame.kind !== closing)
                return null;
            frame.closer = index;
            closed.set(index, frame);
        }
        const top = stack.at(-1) ?? file;
        around.push(top);
        if (token.kind === 'punctuator' && token.text === ',')
            top.comma = true;
        if (token.kind === 'punctuator' && token.text === '?')
            top.choice = true;
        const opening = opens(token);
        if (opening !== null) {
            const frame = {
                kind: opening,
                opener: index,
                header: opening === 'paren' && isHeader(tokens, index, closed),
                isDo: opening === 'block' && wordAt(tokens, index - 1) === 'do',
                isStatement: opening === 'block' && (closed.get(index - 1)?.header === true || BEFORE_STATEMENT.has(wordAt(tokens, index - 1) ?? '')),
                comma: false,
                choice: false,
                declares: false,
                closer: -1,
            };
            opened.set(index, frame);
            stack.push(frame);
        }
    }
    return stack.length === 1 ? { around, opened, closed } : null;
}
function opens({ kind, text }) {
    if (kind === 'template')
        return text.endsWith('${') && isPart(text) ? 'template' : null;
    if (kind === 'markup')
        return text === '{' ? 'jsx' : null;
    if (kind !== 'punctuator')
        return null;
    return text === '{' ? 'block' : text === '(' ? 'paren' : text === '[' ? 'square' : null;
}
function closes({ kind, text }) {
    if (kind === 'template')
        return text.startsWith('}') ? 'template' : null;
    if (kind === 'markup')
        return text === '}' ? 'jsx' : null;
    if (kind !== 'punctuator')
        return null;
    return text === '}' ? 'block' : text === ')' ? 'paren' : text === ']' ? 'square' : null;
}
function isPart(text) {
    return text.startsWith('`') || text.startsWith('}');
}
function wordAt(tokens, index) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (token?.kind !== 'word')
        return null;
    return before?.kind === 'punctuator' && (before.text === '.' || before.text === '?.') ? null : token.text;
}
function isHeader(tokens, index, closed) {
    const word = wordAt(tokens, index - 1);
    if (word === 'await')
        return wordAt(tokens, index - 2) === 'for';
    if (word === 'while' && closed.get(index - 2)?.isDo === true)
        return false;
    return word !== null && HEADERS.has(word);
}

;
class Markup {
    inTag = false;
    depth = 0;
    closing = false;
    outer = [];
    last = null;
    read(piece) {
        const before = this.last;
        this.last = piece;
        if (piece.kind !== 'markup')
            return [null, null];
        const isText = !this.inTag && this.depth > 0;
        const afterMarkup = before?.kind === 'markup';
        const gap = isText && afterMarkup && piece.gap !== '' && !/^[ \t]*\n[ \t\n]*$/.test(piece.gap) ? `m:${piece.gap}` : null;
        this.step(piece.text, before);
        return [gap, `m:${isText ? folded(piece.text) : piece.text.replace(/^'([^'"]*)'$/, '"$1"')}`];
    }
    step(text, before) {
        if (text === '{') {
            this.outer.push({ inTag: this.inTag, depth: this.depth });
            this.inTag = false;
            this.depth = 0;
        }
        else if (text === '}') {
            const { inTag = false, depth = 0 } = this.outer.pop() ?? {};
            this.inTag = inTag;
            this.depth = depth;
        }
        else if (text === '<') {
            this.inTag = true;
            this.closing = false;
        }
        else if (text === '/' && this.inTag && before?.text === '<')
            this.closing = true;
        else if (text === '>' && this.inTag) {
            this.inTag = false;
            if (this.closing)
                this.depth -= 1;
            else if (!(before?.kind === 'markup' && before.text === '/'))
                this.depth += 1;
            this.closing = false;
        }
    }
}
function folded(text) {
    return text.replaceAll(/[ \t]*\n[ \t\n]*/g, ' ');
}

;

function needlessParentheses(tokens, frames, statements) {
    const needless = new Set();
    for (const [open, frame] of frames.opened) {
        if (frame.kind === 'paren' && isNeedless(tokens, open, frame, frames, statements))
            needless.add(open).add(frame.closer);
    }
    return needless;
}
function isNeedless(tokens, open, frame, frames, statements) {
    const close = frame.closer;
    const next = tokens[close + 1];
    const first = tokens[open + 1];
    const before = tokens[open - 1];
    const isCall = open > 0 && statements.ends[open - 1] === true;
    if (first === undefined || close === open + 1 || (before !== undefined && tokens[open]?.comments !== 0))
        return false;
    if (isArrow(next))
        return close === open + 2 && first.kind === 'word' && first.comments + (tokens[close]?.comments ?? 0) === 0 && (!isCall || wordAt(tokens, open - 1) === 'async');
    if (isCall || frame.header)
        return false;
    if (isElement(tokens, open + 1, close - 1, frames))
        return true;
    const ended = statements.after.get(close) === ';';
    const word = wordAt(tokens, open - 1);
    if (word === 'return' || word === 'throw')
        return ended && tokens[open]?.newline === false;
    if (isMark(before, '?') && isMark(next, ':'))
        return frame.choice && !frame.comma;
    if (!isArrow(before) || frame.comma || (first.kind === 'punctuator' && first.text === '{') || frames.around[open]?.header === true)
        return false;
    return ended || (next?.kind === 'markup' && next.text === '}') || (next?.kind === 'punctuator' && !statements.after.has(close) && [',', ')', ']', '}', ';'].includes(next.text));
}
function isMark(token, text) {
    return token?.kind === 'punctuator' && token.text === text;
}
function isArrow(token) {
    return isMark(token, '=>');
}
function isElement(tokens, from, to, frames) {
    if (tokens[from]?.kind !== 'markup')
        return false;
    let depth = 0;
    let inTag = false;
    for (let at = from; at <= to; at += 1) {
        const token = tokens[at];
        if (token?.kind !== 'markup')
            return false;
        if (token.text === '{')
            at = frames.opened.get(at)?.closer ?? to;
        else if (token.text === '<') {
            if (inTag)
                return false;
            inTag = true;
            const closes = isSlash(tokens[at + 1]);
            depth += closes ? -1 : 1;
        }
        else if (token.text === '>' && inTag) {
            inTag = false;
            if (isSlash(tokens[at - 1]))
                depth -= 1;
            if (depth <= 0)
                return at === to;
        }
    }
    return false;
}
function isSlash(token) {
    return token?.kind === 'markup' && token.text === '/';
}

;

const OPEN_WORDS = new Set(['var', 'const', 'function', 'class', 'new', 'typeof', 'void', 'delete', 'in', 'instanceof', 'case', 'default', 'extends', 'import', 'export', 'else', 'do', 'try', 'finally', 'if', 'for', 'while', 'with', 'switch', 'enum', 'catch']);
const RESTRICTED = new Set(['return', 'throw', 'break', 'continue', 'yield']);
const UNSURE = new Set(['let', 'await', 'keyof', 'infer', 'unique', 'readonly', 'asserts', 'is']);
const UNSURE_AT_START = new Set(['abstract', 'accessor', 'async', 'declare', 'get', 'global', 'interface', 'module', 'namespace', 'override', 'private', 'protected', 'public', 'set', 'static', 'type', 'using']);
const BEFORE_VALUE = new Set(['return', 'throw', 'yield', 'await', 'new', 'typeof', 'void', 'delete', 'in', 'instanceof', 'case']);
const BEFORE_DECLARATION = new Set(['export', 'default', 'declare', 'abstract', 'async']);
const DECLARATIONS = new Set(['function', 'class', 'interface', 'namespace', 'enum']);
const OFFENDING = new Set(['++', '--', '!', '~', '@']);
const HAZARDS = new Set(['(', '[', '/', '/=', '{', '<', '*']);
function statementsOf(tokens, frames, types) {
    const after = new Map();
    const semicolons = new Set();
    const ends = [];
    const angles = closingAngles(tokens, types);
    let heading = false;
    if (guardsStart(tokens, 0))
        semicolons.add(0);
    for (const [index, token] of tokens.entries()) {
        ends.push(endsValue(tokens, index, frames, ends, angles, types));
        const word = wordAt(tokens, index);
        const frame = frames.around[index];
        if (frame !== undefined && !frames.closed.has(index) && beginsStatement(tokens, index, after))
            frame.declares = declares(tokens, index);
        if (word === 'class' || word === 'interface')
            heading = true;
        else if (token.kind === 'punctuator' && (token.text === '{' || token.text === '}' || token.text === ';'))
            heading = false;
        if (semicolons.has(index))
            continue;
        if (frames.opened.get(index)?.kind === 'block' && guardsStart(tokens, index + 1))
            semicolons.add(index + 1);
        const next = tokens[index + 1];
        const inBlock = frame?.kind === 'block' && !opensOther(index, frames);
        const closing = next === undefined || (frames.closed.get(index + 1)?.kind === 'block' && !frames.opened.has(index));
        const canEnd = ends[index] === true || (word !== null && (RESTRICTED.has(word) || (types && word === 'void')));
        if (inBlock && canEnd && next?.kind === 'punctuator' && next.text === ';') {
            semicolons.add(index + 1);
            if (!goesOnAfterBlock(token, wordAt(tokens, index + 2)))
                after.set(index, ';');
        }
        else if (closing) {
            if (canEnd && inBlock)
                after.set(index, ';');
        }
        else if (next.newline) {
            const mark = lineEndMark(tokens, index, next, {
                heading,
                closed: frames.closed.get(index),
                standsAlone: closesDeclaration(tokens, frames.closed.get(index), frame) || (javascript_statements_isMark(next, '[') && isTypeBody(tokens, frame)),
                inBlock,
                canEnd,
            });
            if (mark !== null)
                after.set(index, mark);
        }
    }
    return { after, semicolons, ends, angles };
}
function guardsStart(tokens, index) {
    const token = tokens[index];
    const next = tokens[index + 1];
    return token?.kind === 'punctuator' && token.text === ';' && next?.kind === 'punctuator' && (next.text === '(' || next.text === '[');
}
function opensOther(index, frames) {
    const opened = frames.opened.get(index);
    return opened !== undefined && opened.kind !== 'block';
}
function lineEndMark(tokens, index, next, { heading, closed, standsAlone, inBlock, canEnd }) {
    const token = tokens[index];
    if (token === undefined || !canEnd)
        return null;
    const word = wordAt(tokens, index);
    if (word !== null && RESTRICTED.has(word))
        return inBlock ? ';' : '\n';
    const begins = beginning(next);
    if (begins === 'no')
        return null;
    if (word !== null && isUnsure(tokens, index, word))
        return '\n';
    if (begins === 'hazard' && inBlock && (standsAlone || closed?.isStatement === true))
        return ';';
    if (begins === 'hazard')
        return next.text === '{' && heading ? null : '\n';
    if (begins === 'offending' || next.kind !== 'word')
        return inBlock ? ';' : '\n';
    const operator = next.text === 'in' || next.text === 'instanceof';
    const named = javascript_statements_isMark(tokens[index + 2], ':') || javascript_statements_isMark(tokens[index + 2], '?');
    if (!inBlock || (operator && !named))
        return null;
    if (heading && (next.text === 'extends' || next.text === 'implements'))
        return null;
    return goesOnAfterBlock(token, next.text) || (next.text === 'while' && closed?.isDo === true) ? null : ';';
}
function beginsStatement(tokens, index, after) {
    const before = tokens[index - 1];
    return before === undefined || javascript_statements_isMark(before, '{') || javascript_statements_isMark(before, ';') || after.get(index - 1) === ';';
}
function declares(tokens, index) {
    let at = index;
    for (; BEFORE_DECLARATION.has(wordAt(tokens, at) ?? ''); at += 1) {
        if (wordAt(tokens, at) === 'declare')
            return true;
    }
    return DECLARATIONS.has(wordAt(tokens, at) ?? '');
}
function closesDeclaration(tokens, closed, around) {
    const before = closed?.kind === 'block' ? tokens[closed.opener - 1] : undefined;
    return around?.declares === true && before !== undefined && (before.kind === 'word' || javascript_statements_isMark(before, ')') || javascript_statements_isMark(before, '>') || javascript_statements_isMark(before, ']'));
}
function isTypeBody(tokens, frame) {
    if (frame === undefined || frame.opener < 0)
        return false;
    if (wordAt(tokens, frame.opener - 3) === 'type' && javascript_statements_isMark(tokens[frame.opener - 1], '='))
        return true;
    return wordAt(tokens, frame.opener - 2) === 'interface';
}
function javascript_statements_isMark(token, text) {
    return token?.kind === 'punctuator' && token.text === text;
}
function goesOnAfterBlock(token, word) {
    return token.kind === 'punctuator' && token.text === '}' && (word === 'else' || word === 'catch' || word === 'finally');
}
function isUnsure(tokens, index, word) {
    if (UNSURE.has(word))
        return true;
    if (!UNSURE_AT_START.has(word))
        return false;
    const before = tokens[index - 1];
    if (before === undefined || tokens[index]?.newline === true)
        return true;
    if (before.kind === 'word')
        return !BEFORE_VALUE.has(before.text);
    return before.kind === 'punctuator' && [';', '{', '}', ')', ':'].includes(before.text);
}
function beginning(next) {
    switch (next.kind) {
        case 'word':
        case 'number':
        case 'string':
            return 'value';
        case 'template':
            return next.text.startsWith('`') ? 'hazard' : 'no';
        case 'regex':
            return 'hazard';
        case 'markup':
            return next.text === '<' ? 'hazard' : 'no';
        case 'punctuator':
            return OFFENDING.has(next.text) ? 'offending' : HAZARDS.has(next.text) ? 'hazard' : 'no';
        case 'comment':
            return 'no';
    }
}
function endsValue(tokens, index, frames, ends, angles, types) {
    const token = tokens[index];
    if (token === undefined)
        return false;
    switch (token.kind) {
        case 'number':
        case 'string':
        case 'regex':
            return true;
        case 'template':
            return token.text.endsWith('`') && !frames.opened.has(index);
        case 'markup':
            return token.text === '>' && tokens[index + 1]?.kind !== 'markup';
        case 'word': {
            const word = wordAt(tokens, index);
            if ((word === 'as' || word === 'satisfies') && ends[index - 1] === true && !token.newline)
                return false;
            return word === null || (!OPEN_WORDS.has(word) && !RESTRICTED.has(word)) || (word === 'const' && wordAt(tokens, index - 1) === 'as');
        }
        case 'punctuator':
            if (token.text === ')')
                return frames.closed.get(index)?.header !== true;
            if (token.text === ']' || token.text === '}')
                return true;
            if (token.text === '++' || token.text === '--' || (token.text === '!' && types))
                return ends[index - 1] === true && !token.newline;
            return angles.has(index);
        case 'comment':
            return false;
    }
}
function closingAngles(tokens, types) {
    const closing = new Set();
    if (!types)
        return closing;
    let open = 0;
    const outer = [];
    for (const [index, { kind, text, gap }] of tokens.entries()) {
        if (kind !== 'punctuator')
            continue;
        if (text === '(' || text === '[' || text === '{') {
            outer.push(open);
            open = 0;
        }
        else if (text === ')' || text === ']' || text === '}')
            open = outer.pop() ?? 0;
        else if (text === ';')
            open = 0;
        else if (text === '<' && gap === '' && tokens[index - 1]?.kind === 'word')
            open += 1;
        else if (/^>{1,3}$/.test(text) && open >= text.length) {
            open -= text.length;
            closing.add(index);
        }
    }
    return closing;
}

;






function javascriptCanonical(language, text, pieces) {
    const types = language === 'typescript' || language === 'tsx';
    const jsx = language === 'jsx' || language === 'tsx';
    if (isDoubtful(text, pieces, { types, jsx }))
        return rawLines(text);
    const tokens = withoutNeedless(pieces.filter(({ kind }) => kind !== 'comment'), language);
    const frames = framesOf(tokens);
    if (frames === null)
        return rawLines(text);
    const statements = statementsOf(tokens, frames, types);
    const parentheses = needlessParentheses(tokens, frames, statements);
    const keys = quotedKeys(tokens, frames);
    const markup = new Markup();
    const canonical = [];
    let reached = 0;
    pieces.forEach((piece, index) => {
        const odd = oddGap(piece);
        if (piece.kind === 'comment') {
            if (odd !== null)
                canonical.push(mark(odd, pieces[index - 1]?.to ?? 0));
            canonical.push({ text: plainText(piece, standsAlone(pieces, index)), from: piece.from, to: piece.to });
            return;
        }
        if (tokens[reached]?.from !== piece.from)
            return;
        const [gap, inMarkup] = markup.read(piece);
        const blanks = gap ?? odd;
        if (blanks !== null)
            canonical.push(mark(blanks, pieces[index - 1]?.to ?? 0));
        if (statements.angles.has(reached)) {
            for (let at = piece.from; at < piece.to; at += 1)
                canonical.push({ text: '>', from: at, to: at + 1 });
        }
        else if (!statements.semicolons.has(reached) && !parentheses.has(reached)) {
            canonical.push({ text: inMarkup ?? (keys.has(reached) ? piece.text.slice(1, -1) : textOf(piece)), from: piece.from, to: piece.to });
        }
        const after = statements.after.get(reached);
        if (after !== undefined)
            canonical.push(mark(after, piece.to));
        reached += 1;
    });
    return canonical;
}
function textOf(piece) {
    return piece.kind === 'string' && isPlainString(piece.text) ? `s:"${piece.text.slice(1, -1)}"` : plainText(piece, false);
}
function isPlainString(literal) {
    return /^(?:"[^"']*"|'[^"']*')$/.test(literal);
}
function withoutNeedless(pieces, language) {
    const tokens = [];
    let newline = false;
    let comments = 0;
    pieces.forEach((piece, index) => {
        const before = tokens.at(-1);
        const next = pieces[index + 1];
        newline ||= piece.newline;
        comments += piece.comments;
        if (isTrailingComma(before, piece, next, tokens.at(-2), language) || isFirstBar(before, piece, language))
            return;
        tokens.push(newline === piece.newline && comments === piece.comments ? piece : { ...piece, newline, comments });
        newline = false;
        comments = 0;
    });
    return tokens;
}
function isTrailingComma(before, piece, next, secondBefore, language) {
    if (!javascript_isMark(piece, ',') || before === undefined || next?.kind !== 'punctuator')
        return false;
    if (before.kind === 'punctuator' && [',', '(', '[', '{', '<'].includes(before.text))
        return false;
    if (next.text === '>')
        return language === 'typescript' || (language === 'tsx' && !(secondBefore !== undefined && javascript_isMark(secondBefore, '<')));
    return next.text === ')' || next.text === ']' || next.text === '}';
}
function isFirstBar(before, piece, language) {
    if ((language !== 'typescript' && language !== 'tsx') || before?.kind !== 'punctuator')
        return false;
    return (javascript_isMark(piece, '|') || javascript_isMark(piece, '&')) && ['=', ':', '(', '<', ',', '=>', '['].includes(before.text);
}
function javascript_isMark(piece, text) {
    return piece.kind === 'punctuator' && piece.text === text;
}
function quotedKeys(tokens, frames) {
    const keys = new Set();
    let inCase = false;
    for (const [index, piece] of tokens.entries()) {
        if (wordAt(tokens, index) === 'case')
            inCase = true;
        const next = tokens[index + 1];
        const before = tokens[index - 1];
        if (piece.kind === 'string' && !inCase && next !== undefined && before !== undefined && javascript_isMark(next, ':')) {
            const opens = javascript_isMark(before, '{') || javascript_isMark(before, ',');
            if (opens && frames.around[index]?.kind === 'block' && /^.[A-Za-z_$][\w$]*.$/.test(piece.text))
                keys.add(index);
        }
        if (javascript_isMark(piece, ':'))
            inCase = false;
    }
    return keys;
}
const ODD_LINE_END = /[\u2028\u2029]|\u00e2\u0080[\u00a8\u00a9]/;
function isDoubtful(text, pieces, { types, jsx }) {
    if (ODD_LINE_END.test(text))
        return true;
    return pieces.some((piece, index) => {
        const before = pieces[index - 1];
        switch (piece.kind) {
            case 'string':
                return piece.text.length < 2 || !piece.text.endsWith(piece.text.charAt(0));
            case 'template':
                return piece.text.length < 2 || !(piece.text.endsWith('`') || piece.text.endsWith('${'));
            case 'regex':
                return piece.text.lastIndexOf('/') === 0 || (types && before !== undefined && (javascript_isMark(before, '!') || javascript_isMark(before, '>')) && !isNegation(pieces, index - 1));
            case 'comment':
                return piece.text.startsWith('/*') && (piece.text.length < 4 || !piece.text.endsWith('*/'));
            case 'markup':
                return !jsx;
            case 'punctuator':
                return before !== undefined && piece.gap === '' && isHtmlComment(before, piece);
            case 'word':
            case 'number':
                return false;
        }
    });
}
function isNegation(pieces, index) {
    const piece = pieces[index];
    const before = pieces[index - 1];
    if (piece === undefined || !javascript_isMark(piece, '!'))
        return false;
    return before === undefined || piece.gap !== '' || (before.kind === 'punctuator' && ![')', ']', '}', '>'].includes(before.text));
}
function isHtmlComment(before, piece) {
    return (javascript_isMark(before, '!') && javascript_isMark(piece, '--')) || (javascript_isMark(before, '--') && javascript_isMark(piece, '>') && before.newline);
}

;


function plainCanonical(language, text, pieces) {
    if (plain_isDoubtful(language, text, pieces))
        return rawLines(text);
    const canonical = [];
    let before = null;
    for (const [index, piece] of pieces.entries()) {
        const own = sort(piece);
        if (own !== null && own === before && piece.gap === '')
            canonical.push({ text: `~${plainText(piece, false)}`, from: piece.from, to: piece.to });
        else
            canonical.push(...plainTokens(pieces, index, piece));
        before = own;
    }
    return canonical;
}
function sort(piece) {
    if (piece.kind === 'comment' || piece.kind === 'markup')
        return null;
    if (piece.kind !== 'punctuator')
        return 'operand';
    return '()[]{},;'.includes(piece.text) ? null : 'operator';
}
function plain_isDoubtful(language, text, pieces) {
    if (language === 'java')
        return /\\u+00[0-7]/.test(text);
    if (language === 'c' || language === 'cpp')
        return text.includes('??/') || pieces.some(({ kind, text: own }) => kind === 'punctuator' && own === '\\');
    return false;
}

;


const python_KEYWORDS = new Set([
    'and', 'as', 'assert', 'async', 'await', 'break', 'case', 'class', 'continue', 'def', 'del', 'elif', 'else', 'except', 'finally', 'for', 'from', 'global',
    'if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield',
    'match', 'type', 'print', 'exec',
]);
const OPENING = new Map([['(', ')'], ['[', ']'], ['{', '}']]);
function pythonCanonical(text, pieces) {
    const canonical = [];
    const levels = [''];
    const brackets = [];
    const significant = pieces.filter(({ kind }) => kind !== 'comment');
    let reached = 0;
    let before = null;
    let comments = [];
    for (const [index, piece] of pieces.entries()) {
        if (piece.kind === 'comment') {
            comments.push(...plainTokens(pieces, index, piece));
            continue;
        }
        reached += 1;
        const beginsLine = brackets.length === 0 && (before === null || (piece.newline && !(pieces[index - 1] === before && isSpliced(before, piece))));
        if (beginsLine) {
            const step = stepTo(levels, indentation(text, piece.from));
            if (step === null)
                return rawLines(text);
            if (before !== null || step !== '')
                canonical.push(mark(`\n${step}`, before?.to ?? 0));
        }
        canonical.push(...comments);
        comments = [];
        const bracket = brackets.at(-1);
        if (piece.kind === 'punctuator') {
            if (OPENING.has(piece.text))
                brackets.push({ open: piece.text, follows: !beginsLine && before !== null && isValue(before), commas: 0 });
            else if (piece.text === ')' || piece.text === ']' || piece.text === '}') {
                if (bracket === undefined || OPENING.get(bracket.open) !== piece.text)
                    return rawLines(text);
                brackets.pop();
            }
            else if (piece.text === ',' && bracket !== undefined) {
                const next = significant[reached];
                if (next !== undefined && next.kind === 'punctuator' && next.text === OPENING.get(bracket.open) && python_isNeedless(bracket, before))
                    continue;
                bracket.commas += 1;
            }
        }
        before = piece;
        canonical.push(...plainTokens(pieces, index, piece.kind === 'string' ? { ...piece, text: unquoted(piece.text) } : piece));
    }
    return brackets.length > 0 ? rawLines(text) : [...canonical, ...comments];
}
function isSpliced(before, piece) {
    return before.text === '\\' && before.kind === 'punctuator' && /^\n[ \t]*$/.test(piece.gap);
}
function indentation(text, at) {
    return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}
function stepTo(levels, indent) {
    const top = levels.at(-1) ?? '';
    if (indent === top)
        return '';
    if (indent.startsWith(top)) {
        levels.push(indent);
        return '+';
    }
    let step = '';
    while (levels.length > 1 && levels.at(-1) !== indent) {
        levels.pop();
        step += '-';
    }
    return levels.at(-1) === indent ? step : null;
}
function python_isNeedless({ open, follows, commas }, before) {
    if (before === null || (before.kind === 'punctuator' && (before.text === ',' || before.text === open)))
        return false;
    return commas > 0 || open === '{' || (open === '(' ? follows : !follows);
}
function isValue({ kind, text }) {
    if (kind === 'punctuator')
        return text === ')' || text === ']' || text === '}';
    return kind === 'word' ? !python_KEYWORDS.has(text) : kind !== 'comment';
}
function unquoted(literal) {
    return literal.replace(/^([a-zA-Z]{0,2})'((?:[^'"\\\n]|\\[^'"\n])*)'$/, '$1"$2"');
}

;








function canonicalTokens(language, text, tokens) {
    switch (language) {
        case 'csharp':
        case 'ruby':
        case 'php':
        case 'kotlin':
        case 'swift':
        case 'shell':
            return null;
        default:
    }
    if (/\r(?!\n)/.test(text))
        return rawLines(text);
    const pieces = piecesOf(text, tokens);
    switch (language) {
        case 'javascript':
        case 'jsx':
        case 'typescript':
        case 'tsx':
            return javascriptCanonical(language, text, pieces);
        case 'python':
            return pythonCanonical(text, pieces);
        case 'go':
            return goCanonical(text, pieces);
        case 'css':
            return cssCanonical(pieces);
        case 'json':
        case 'java':
        case 'rust':
        case 'c':
        case 'cpp':
            return plainCanonical(language, text, pieces);
    }
}
function firstEndingAfter(tokens, offset) {
    let low = 0;
    let high = tokens.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((tokens[middle]?.to ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function spanTokens(tokens, from, to) {
    const found = [];
    for (let index = firstEndingAfter(tokens, from); index < tokens.length; index += 1) {
        const token = tokens[index];
        if (token === undefined || token.from > to || (token.from === to && token.to > to))
            break;
        const before = Math.max(0, from - token.from);
        const behind = Math.max(0, token.to - to);
        found.push(before + behind === 0 ? token : { ...token, text: `cut:${before}:${behind}:${token.text}` });
    }
    const isLineEnd = (token) => token !== undefined && token.from === token.to && /^[\n ]/.test(token.text);
    while (isLineEnd(found.at(-1)))
        found.pop();
    let first = 0;
    while (isLineEnd(found[first]))
        first += 1;
    return found.slice(first);
}
function tokensDigest(tokens) {
    return (0,digest .sc)(JSON.stringify(tokens.map(({ text }) => text)));
}


  }),

  2447:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  dL: () => (  findSymbols),
  ZR: () => (  symbolsOf)
});


;
const NONE = -1;
class Links {
    below;
    nearest;
    constructor(count) {
        this.below = new Int32Array(count);
        this.nearest = { brace: new Int32Array(count), template: new Int32Array(count), solid: new Int32Array(count) };
    }
    open(at, below, sort) {
        this.below[at] = below;
        this.nearest.brace[at] = sort === '{' ? at : this.of('brace', below);
        this.nearest.template[at] = sort === '`' ? at : this.of('template', below);
        this.nearest.solid[at] = sort === '<' ? this.of('solid', below) : at;
        return at;
    }
    around(at) {
        return this.below[at] ?? NONE;
    }
    of(sort, at) {
        return at === NONE ? NONE : (this.nearest[sort][at] ?? NONE);
    }
}
function pair(text, starts, ends, kinds, branches) {
    const mates = new Int32Array(starts.length).fill(NONE);
    const links = new Links(starts.length);
    const conditions = [];
    let top = NONE;
    let branch = 0;
    const settle = (open, close) => {
        if (open === NONE)
            return;
        mates[open] = close;
        mates[close] = open;
        top = links.around(open);
    };
    const charAt = (i) => (i === NONE ? '' : (text[starts[i] ?? 0] ?? ''));
    for (let i = 0; i < starts.length; i += 1) {
        const from = starts[i] ?? 0;
        for (let next = branches[branch]; next !== undefined && next.at <= from; next = branches[branch]) {
            branch += 1;
            if (next.kind === 'if')
                conditions.push(top);
            else if (next.kind === 'end')
                conditions.pop();
            else
                top = conditions.at(-1) ?? top;
        }
        const kind = kinds[i];
        if (kind !== 'punctuator' && kind !== 'template' && kind !== 'markup')
            continue;
        const character = text[from] ?? '';
        if (kind === 'template') {
            const last = text[(ends[i] ?? 0) - 1];
            if (character === '`' && last === '{')
                top = links.open(i, top, '`');
            else if (character === '}' && last === '`')
                settle(links.of('template', top), i);
            continue;
        }
        if (kind === 'markup' && ((ends[i] ?? 0) - from !== 1 || (character !== '{' && character !== '}')))
            continue;
        switch (character) {
            case ';':
                if (charAt(top) === '<')
                    top = links.of('solid', top);
                break;
            case '<':
                if (text[from + 1] !== '=' && text[from + 1] !== '<' && text[from - 1] !== '<')
                    top = links.open(i, top, '<');
                break;
            case '>':
                if (charAt(top) === '<' && text[from - 1] !== '=' && text[from - 1] !== '-')
                    settle(top, i);
                break;
            case '{':
                top = links.open(i, top, '{');
                break;
            case '(':
            case '[':
                top = links.open(i, top, '(');
                break;
            case ')':
            case ']': {
                const open = links.of('solid', top);
                if (charAt(open) === (character === ')' ? '(' : '['))
                    settle(open, i);
                break;
            }
            case '}':
                settle(links.of('brace', top), i);
                break;
        }
    }
    return mates;
}

;

const LOOKS_A_TOKEN = 10;
class Code {
    text;
    length;
    starts;
    ends;
    kinds = [];
    heads;
    mates;
    lines;
    looks;
    constructor(text, tokens, branches = []) {
        this.text = text;
        let count = 0;
        for (const { kind, from, to } of tokens)
            if (kind !== 'comment')
                count += kind === 'punctuator' ? to - from : 1;
        this.length = count;
        this.starts = new Int32Array(count);
        this.ends = new Int32Array(count);
        this.heads = new Uint16Array(count);
        let next = 0;
        for (const { kind, from, to } of tokens) {
            if (kind === 'comment')
                continue;
            const split = kind === 'punctuator';
            for (let at = from; at < (split ? to : from + 1); at += 1) {
                this.starts[next] = at;
                this.ends[next] = split ? at + 1 : to;
                this.heads[next] = split || kind === 'word' ? text.charCodeAt(at) : 0;
                this.kinds.push(kind);
                next += 1;
            }
        }
        this.lines = firstOfLines(text, this.starts, this.ends);
        this.mates = pair(text, this.starts, this.ends, this.kinds, branches);
        this.looks = LOOKS_A_TOKEN * count + 1000;
    }
    within(i, end) {
        this.looks -= 1;
        return i < end && i < this.length && this.looks > 0;
    }
    get exhausted() {
        return this.looks <= 0;
    }
    from(i) {
        return this.starts[i] ?? this.text.length;
    }
    to(i) {
        return this.ends[i] ?? this.text.length;
    }
    kind(i) {
        return this.kinds[i] ?? null;
    }
    slice(i) {
        return i < 0 || i >= this.length ? '' : this.text.slice(this.from(i), this.to(i));
    }
    isWord(i) {
        return this.kinds[i] === 'word';
    }
    is(i, what) {
        if (this.heads[i] !== what.charCodeAt(0))
            return false;
        const from = this.from(i);
        if (what.length > 1 && !this.text.startsWith(what, from))
            return false;
        return this.kinds[i] === 'punctuator' || this.to(i) - from === what.length;
    }
    isAny(i, words) {
        return (this.kinds[i] === 'word' || this.kinds[i] === 'punctuator') && words.has(this.slice(i));
    }
    glued(i) {
        return i > 0 && this.from(i) === this.to(i - 1);
    }
    newline(i) {
        return this.lines[i] === 1;
    }
    mate(i) {
        return this.mates[i] ?? -1;
    }
    close(i, end) {
        const mate = this.mate(i);
        return mate > i && mate < end ? mate : end;
    }
    past(i) {
        const mate = this.mate(i);
        return mate > i && !this.is(i, '<') ? mate + 1 : i + 1;
    }
    pastTypes(i) {
        const mate = this.mate(i);
        return mate > i ? mate + 1 : i + 1;
    }
}
function firstOfLines(text, starts, ends) {
    const first = new Uint8Array(starts.length);
    let before = 0;
    for (let i = 0; i < starts.length; i += 1) {
        const start = starts[i] ?? 0;
        for (let at = before; at < start && first[i] === 0; at += 1)
            if (text[at] === '\n' || text[at] === '\r')
                first[i] = 1;
        before = ends[i] ?? 0;
    }
    if (first.length > 0)
        first[0] = 1;
    return first;
}

;
const NO_NAMES = new Set(['alignas', '__declspec', '__attribute__', '__attribute', '_Alignas', 'decltype', 'explicit', 'noexcept', 'throw', 'requires', 'sizeof', 'typeof', '__typeof__', 'static_assert', '_Static_assert', 'if', 'while', 'for', 'switch', 'return', 'asm', '__asm__', 'catch', 'defined', 'else', 'do']);
const QUALIFIERS = new Set(['const', 'volatile', 'noexcept', 'override', 'final', 'throw', 'try', 'requires', 'mutable', '__attribute__', '__asm__', 'asm', 'abstract']);
function functionHead(code, first, end, mayOmit) {
    let restart = null;
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, ';') || code.is(i, '{') || code.is(i, '}') || (code.is(i, '=') && !code.is(i - 1, 'operator')) || code.is(i, ','))
            return null;
        if (code.is(i, 'operator'))
            return operatorHead(code, first, i, end, restart);
        if (!code.is(i, '(') || code.mate(i) < 0) {
            i = code.is(i, '[') || code.is(i, '<') ? code.pastTypes(i) : i + 1;
            continue;
        }
        if (code.isAny(i - 1, NO_NAMES) || !(code.isWord(i - 1) || code.is(i - 1, '>'))) {
            i = code.past(i);
            continue;
        }
        if (code.is(i + 1, '*') && code.is(code.mate(i) + 1, '('))
            return null;
        const after = code.mate(i) + 1;
        const name = nameBefore(code, i - 1, restart ?? first);
        if (name.from <= (restart ?? first) && mayOmit && code.isWord(after) && !code.isAny(after, QUALIFIERS) && !isOldStyle(code, i, end)) {
            restart = after;
            i = after;
            continue;
        }
        const tail = tailOf(code, i, end);
        return tail === null ? null : { name: name.text, parameters: i, restart, ...tail };
    }
    return null;
}
function operatorHead(code, first, at, end, restart) {
    let i = at + 1;
    if (code.is(i, '(') && code.is(i + 1, ')'))
        i += 2;
    while (code.within(i, end) && !code.is(i, '(') && !code.is(i, ';') && !code.is(i, '{'))
        i += 1;
    if (!code.is(i, '('))
        return null;
    const tail = tailOf(code, i, end);
    const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
    const scope = code.is(at - 1, ':') && at - 3 >= first ? nameBefore(code, at - 3, first).text : '';
    return tail === null || sign.length > 80 ? null : { name: scope === '' ? sign : `${scope}.${sign}`, parameters: i, restart, ...tail };
}
function nameBefore(code, last, first) {
    const parts = [];
    let i = last;
    for (;;) {
        if (code.is(i, '>') && code.mate(i) > first)
            i = code.mate(i) - 1;
        if (!code.isWord(i) || parts.length > 20)
            break;
        const tilde = code.is(i - 1, '~') && i - 1 >= first;
        parts.unshift((tilde ? '~' : '') + code.slice(i));
        if (tilde)
            i -= 1;
        if (!code.is(i - 1, ':') || !code.is(i - 2, ':') || i - 3 < first)
            break;
        i -= 3;
    }
    return { text: parts.join('.'), from: i };
}
function tailOf(code, parameters, end) {
    let i = code.past(parameters);
    const old = isOldStyle(code, parameters, end);
    let initialisers = false;
    while (code.within(i, end)) {
        if (code.is(i, '{')) {
            const value = initialisers && (code.isWord(i - 1) || code.is(i - 1, '>')) && !code.is(i - 1, 'try');
            if (!value)
                return { end: handlersEnd(code, code.close(i, end) + 1, end), hasBody: true };
        }
        else if (code.is(i, ';') && !old)
            return { end: i + 1, hasBody: code.is(i - 1, 'default') || code.is(i - 1, 'delete') };
        else if (code.is(i, '}') || code.is(i, ')'))
            return null;
        else if (code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':'))
            initialisers = true;
        else if (code.is(i, ',') && !initialisers && !old)
            return null;
        else if (code.is(i, '<') && (initialisers || code.is(i - 1, '>') || code.isWord(i - 1))) {
            i = code.pastTypes(i);
            continue;
        }
        i = code.past(i);
    }
    return null;
}
function handlersEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && code.is(j, 'catch') && code.is(j + 1, '(')) {
        const body = code.past(j + 1);
        if (!code.is(body, '{'))
            break;
        j = code.close(body, end) + 1;
    }
    return Math.min(j, end);
}
function isOldStyle(code, parameters, end) {
    const close = code.mate(parameters);
    if (close < 0 || close === parameters + 1)
        return false;
    for (let i = parameters + 1; code.within(i, close); i += 2)
        if (!code.isWord(i) || !(i + 1 === close || code.is(i + 1, ',')))
            return false;
    if (!code.isWord(close + 1) || code.isAny(close + 1, QUALIFIERS) || !(code.isWord(close + 2) || code.is(close + 2, '*')))
        return false;
    for (let i = close + 1; code.within(i, end); i = code.past(i)) {
        if (code.is(i, '{'))
            return code.is(i - 1, ';');
        if (!code.isWord(i) && !code.is(i, '*') && !code.is(i, ',') && !code.is(i, ';') && !code.is(i, '['))
            return false;
    }
    return false;
}

;
const LONGEST_NAME = 500;
class Found {
    code;
    symbols = [];
    constructor(code) {
        this.code = code;
    }
    add(name, first, end) {
        this.addSpan(name, this.code.from(first), this.code.to(Math.max(first, end - 1)));
    }
    addSpan(name, from, to) {
        if (name !== '' && name.length <= LONGEST_NAME)
            this.symbols.push({ name, from, to });
    }
    all() {
        const lines = lineStarts(this.code.text);
        return this.symbols
            .toSorted((a, b) => a.from - b.from || b.to - a.to)
            .map(({ name, from, to }) => ({ name, from, to, lines: [lineAt(lines, from), lineAt(lines, Math.max(from, to - 1))] }));
    }
}
function scoped(outer, inner) {
    return outer === '' ? inner : outer.length > LONGEST_NAME ? outer : `${outer}.${inner}`;
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function lineAt(starts, offset) {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low + 1;
}

;
function walk(code, mode, step) {
    const scopes = [{ mode, name: '', start: 0, end: code.length }];
    const open = (inner, name, start, end) => {
        const limit = scopes.at(-1)?.end ?? code.length;
        scopes.push({ mode: inner, name, start, end: Math.min(end, limit) });
    };
    let i = 0;
    while (i < code.length && !code.exhausted) {
        let scope = scopes.at(-1);
        while (scope !== undefined && scope.end <= i) {
            scopes.pop();
            scope = scopes.at(-1);
        }
        if (scope === undefined)
            return;
        i = Math.max(i + 1, step(scope, i, open));
    }
}

;



const KEYS = new Set(['class', 'struct', 'union', 'enum']);
function cppSymbols(code, found) {
    const declared = [];
    const defined = new Set();
    const reader = new Reader(code, found, (name, first, end, hasBody) => {
        if (hasBody) {
            defined.add(name);
            found.add(name, first, end);
        }
        else
            declared.push({ name, first, end });
    });
    walk(code, 'file', (scope, i, open) => (scope.mode === 'local' ? reader.local(scope, i, open) : reader.declaration(scope, i, open)));
    for (const { name, first, end } of declared)
        if (!defined.has(name))
            found.add(name, first, end);
}
class Reader {
    code;
    found;
    addFunction;
    constructor(code, found, addFunction) {
        this.code = code;
        this.found = found;
        this.addFunction = addFunction;
    }
    declaration(scope, first, open) {
        const { code } = this;
        if (code.is(first, ';') || code.is(first, '}') || code.is(first, ')'))
            return first + 1;
        if (scope.mode === 'members' && code.isWord(first)) {
            const colon = code.isWord(first + 1) ? first + 2 : first + 1;
            if (code.is(colon, ':') && !code.is(colon, '::') && /^(?:public|protected|private|signals|slots|Q_SIGNALS)$/.test(code.slice(first)))
                return colon + 1;
        }
        const wrapper = this.wrapper(scope, first, open);
        if (wrapper !== null)
            return wrapper;
        let i = first;
        while (code.within(i, scope.end) && code.is(i, 'template') && code.is(i + 1, '<')) {
            i = code.mate(i + 1) > 0 ? code.pastTypes(i + 1) : i + 2;
            if (code.is(i, 'requires') && code.is(i + 1, '('))
                i = code.past(i + 1);
        }
        if (code.is(i, 'using'))
            return this.alias(scope, first, i);
        const type = this.typeAt(scope, first, i, open);
        if (type !== null)
            return type;
        if (code.is(i, 'typedef'))
            return this.typedef(scope, first, i);
        const head = functionHead(code, i, scope.end, scope.mode === 'file');
        if (head !== null)
            return this.functionAt(scope, first, head, open);
        return this.variable(scope, first, i, open);
    }
    local(scope, i, open) {
        const { code } = this;
        const begins = code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}');
        if (begins && (code.isAny(i, KEYS) || code.is(i, 'typedef'))) {
            const type = this.typeAt(scope, i, i, open);
            if (type !== null)
                return type;
        }
        if (code.is(i, '{'))
            open('local', scope.name, i + 1, code.close(i, scope.end));
        return i + 1;
    }
    wrapper(scope, first, open) {
        const { code } = this;
        let i = code.is(first, 'inline') ? first + 1 : first;
        if (code.is(i, 'extern') && code.kind(i + 1) === 'string') {
            if (!code.is(i + 2, '{'))
                return null;
            i += 2;
        }
        else if (code.is(i, 'namespace')) {
            while (code.within(i, scope.end) && !code.is(i, '{') && !code.is(i, ';'))
                i = code.past(i);
        }
        else
            return null;
        if (code.is(i, '{'))
            open('file', scope.name, i + 1, code.close(i, scope.end));
        return i + 1;
    }
    alias(scope, first, at) {
        const { code } = this;
        let end = at;
        while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}'))
            end = code.past(end);
        if (code.isWord(at + 1) && code.is(at + 2, '='))
            this.found.add(scoped(scope.name, code.slice(at + 1)), first, end + 1);
        return end + 1;
    }
    typedef(scope, first, at) {
        const { code } = this;
        let end = at;
        while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}'))
            end = code.past(end);
        let word = end - 1;
        while (word > at && code.is(word, ']') && code.mate(word) > at)
            word = code.mate(word) - 1;
        if (code.is(word, ')') && code.is(code.mate(word) - 1, ')'))
            word = code.mate(word) - 2;
        if (code.isWord(word) && word > at + 1)
            this.found.add(scoped(scope.name, code.slice(word)), first, end + 1);
        return end + 1;
    }
    typeAt(scope, first, at, open) {
        const { code } = this;
        let i = at;
        const isTypedef = code.is(i, 'typedef');
        while (code.within(i, scope.end) && code.isAny(i, BEFORE_KEY))
            i += 1;
        if (!code.isAny(i, KEYS))
            return null;
        const isEnum = code.is(i, 'enum');
        if (isEnum && (code.is(i + 1, 'class') || code.is(i + 1, 'struct')))
            i += 1;
        let name = '';
        let bases = false;
        i += 1;
        while (code.within(i, scope.end) && !code.is(i, '{')) {
            if (code.is(i, ':') && !code.is(i, '::'))
                bases = true;
            else if (code.is(i, '::')) {
                i += 2;
                continue;
            }
            else if (!bases && code.is(i, '(') && !code.isWord(i - 1))
                return null;
            else if (!bases && code.isWord(i) && !code.is(i, 'final') && !code.is(i + 1, '('))
                name = code.is(i - 1, '::') || (code.is(i - 1, ':') && code.is(i - 2, ':')) ? `${name}.${code.slice(i)}` : code.slice(i);
            else if (!bases && code.is(i, '(') && !code.isAny(i - 1, ATTRIBUTES) && !/^[A-Z_\d]+$/.test(code.slice(i - 1)))
                return null;
            else if (code.is(i, ';') || code.is(i, '=') || code.is(i, '}') || code.is(i, ')') || (!bases && (code.is(i, '*') || code.is(i, '&') || code.is(i, ','))))
                return null;
            i = code.pastTypes(i);
        }
        if (!code.is(i, '{'))
            return null;
        const body = i;
        const close = code.close(body, scope.end);
        const end = this.declaratorsEnd(close + 1, scope.end, isTypedef);
        if (code.is(end, '('))
            return null;
        const whole = code.is(end, ';') && end < scope.end ? end + 1 : Math.min(end, scope.end);
        const alias = isTypedef && code.isWord(end - 1) ? code.slice(end - 1) : '';
        const full = name === '' && alias === '' ? scope.name : scoped(scope.name, name === '' ? alias : name);
        if (full !== scope.name)
            this.found.add(full, first, whole);
        if (alias !== '' && name !== '' && alias !== name)
            this.found.add(scoped(scope.name, alias), first, whole);
        open('local', scope.name, close, whole);
        open(isEnum ? 'local' : 'members', full, body + 1, close);
        return body + 1;
    }
    declaratorsEnd(i, end, isTypedef) {
        const { code } = this;
        let j = i;
        while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}')) {
            if (!isTypedef && code.newline(j))
                break;
            j = code.past(j);
        }
        return j;
    }
    functionAt(scope, first, head, open) {
        const begin = head.restart ?? first;
        const name = scoped(scope.name, head.name);
        this.addFunction(name, begin, head.end, head.hasBody);
        open('local', name, head.parameters, head.end);
        return head.parameters + 1;
    }
    variable(scope, first, at, open) {
        const { code } = this;
        let end = at;
        let name = null;
        let several = false;
        let valued = false;
        let called = false;
        while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}')) {
            const ends = code.is(end, '=') || code.is(end, '{') || (code.is(end, '[') && code.isWord(end - 1)) || (code.is(end, ':') && !code.is(end, '::') && !code.is(end - 1, ':'));
            if (ends && name === null)
                name = end - 1;
            if (code.is(end, '=') || code.is(end, '{'))
                valued = true;
            if (code.is(end, ','))
                several = true;
            if (code.is(end, '(') && !valued)
                called = true;
            end = code.is(end, '<') && !valued ? code.pastTypes(end) : code.past(end);
            if (code.is(end - 1, '}') && code.newline(end) && name !== null && !code.is(name + 1, '='))
                break;
        }
        name ??= end - 1;
        const whole = code.is(end, ';') && end < scope.end ? end + 1 : Math.min(end, scope.end);
        const wanted = code.isWord(name) && name > at && !several && !called && (valued || scope.mode === 'members') && !code.is(at, 'friend') && !code.is(name, 'const');
        if (wanted)
            this.found.add(scoped(scope.name, code.slice(name)), first, whole);
        open('local', wanted ? scoped(scope.name, code.slice(name)) : scope.name, at, whole);
        return at + 1;
    }
}
const BEFORE_KEY = new Set(['typedef', 'static', 'const', 'constexpr', 'volatile', 'extern', 'inline', 'friend']);
const ATTRIBUTES = new Set(['alignas', '__declspec', '__attribute__', '__attribute', '_Alignas']);

;


const MODIFIERS = new Set(['public', 'protected', 'private', 'internal', 'static', 'abstract', 'sealed', 'virtual', 'override', 'readonly', 'const', 'extern', 'unsafe', 'async', 'partial', 'new', 'volatile', 'required', 'file', 'ref', 'event', 'fixed', 'implicit', 'explicit', 'scoped', 'global']);
const TYPES = new Set(['class', 'struct', 'interface', 'enum', 'record']);
const NO_TYPE = new Set(['return', 'await', 'new', 'throw', 'else', 'yield', 'using', 'lock', 'if', 'while', 'for', 'foreach', 'switch', 'goto', 'case', 'do', 'try', 'catch', 'finally', 'in', 'is', 'as', 'out', 'when', 'nameof', 'typeof', 'checked', 'unchecked', 'base', 'this', 'default', 'not', 'and', 'or', 'from', 'select', 'where', 'stackalloc', 'sizeof']);
function csharpSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => (scope.mode === 'local' ? local(code, found, scope, i, open) : member(code, found, scope, i, open)));
}
function pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '['))
            i = code.past(i);
        else if (code.isAny(i, MODIFIERS) && (code.isWord(i + 1) || code.is(i + 1, '(') || code.is(i + 1, '[')))
            i += 1;
        else
            break;
    }
    return i;
}
function member(code, found, scope, first, open) {
    if (code.is(first, ';') || code.is(first, '}'))
        return first + 1;
    if (code.is(first, 'namespace') && scope.mode === 'file') {
        let i = first + 1;
        while (code.within(i, scope.end) && !code.is(i, '{') && !code.is(i, ';'))
            i += 1;
        if (code.is(i, '{'))
            open('file', scope.name, i + 1, code.close(i, scope.end));
        return i + 1;
    }
    if (code.is(first, '[') && code.is(first + 2, ':') && !code.is(first + 2, '::') && scope.mode === 'file')
        return code.past(first);
    if (scope.mode === 'file' && (code.is(first, 'using') || code.is(first, 'extern')))
        return past(code, first, scope.end);
    let i = pastModifiers(code, first, scope.end);
    const type = typeAt(code, found, scope, first, i, open);
    if (type !== null)
        return type;
    const isFile = scope.mode === 'file';
    if (code.is(i, '(') && !code.isWord(i - 1))
        i = code.past(i);
    else if (code.is(i, '(') && code.mate(i) > 0 && code.isWord(code.mate(i) + 1))
        i = code.past(i);
    const delegate = code.is(i, 'delegate');
    while (code.within(i, scope.end)) {
        if (code.is(i, 'operator'))
            return operatorAt(code, found, scope, first, i, open);
        if (code.is(i, '(')) {
            const name = csharp_nameBefore(code, i, first);
            if (name === null || (isFile && !delegate && !isLocalFunction(code, first, name)))
                return isFile ? i + 1 : past(code, i, scope.end);
            return methodAt(code, found, scope, first, name, i, open);
        }
        if (code.is(i, 'this') && code.is(i + 1, '['))
            return propertyAt(code, found, scope, first, 'this', code.past(i + 1), open);
        if (code.is(i, '{') || code.is(i, '=>')) {
            if (isFile || !code.isWord(i - 1)) {
                open('local', scope.name, i + 1, code.is(i, '{') ? code.close(i, scope.end) : i + 1);
                return i + 1;
            }
            return propertyAt(code, found, scope, first, code.slice(i - 1), i, open);
        }
        if (code.is(i, '=') || code.is(i, ',') || code.is(i, ';'))
            return isFile ? past(code, i, scope.end) : fieldsAt(code, found, scope, first, i, open);
        if (code.is(i, '}') || code.is(i, ')'))
            return i + 1;
        i = code.pastTypes(i);
    }
    return i;
}
function past(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}'))
        j = code.past(j);
    return j + 1;
}
function csharp_nameBefore(code, i, first) {
    const name = code.is(i - 1, '>') && code.mate(i - 1) >= 0 ? code.mate(i - 1) - 1 : i - 1;
    return code.isWord(name) && name >= first ? name : null;
}
function typeAt(code, found, scope, first, at, open) {
    if (!code.isAny(at, TYPES))
        return null;
    const word = code.is(at, 'record') && (code.is(at + 1, 'struct') || code.is(at + 1, 'class')) ? at + 2 : at + 1;
    if (!code.isWord(word) || (code.is(at, 'record') && code.is(word + 1, '=')))
        return null;
    let body = word + 1;
    while (code.within(body, scope.end) && !code.is(body, '{') && !code.is(body, ';')) {
        if (code.is(body, '}'))
            return null;
        body = code.pastTypes(body);
    }
    if (body >= scope.end)
        return null;
    const name = scoped(scope.name, code.slice(word));
    const end = code.is(body, '{') ? code.close(body, scope.end) : body;
    found.add(name, first, end + 1);
    if (code.is(body, '{'))
        open(code.is(at, 'enum') ? 'local' : 'members', name, body + 1, end);
    return body + 1;
}
function bodyEnd(code, i, end) {
    let j = i;
    let arrow = false;
    while (code.within(j, end) && !code.is(j, '}')) {
        if (code.is(j, ';'))
            return j + 1;
        if (code.is(j, '=>'))
            arrow = true;
        else if (code.is(j, '{') && !arrow)
            return code.close(j, end) + 1;
        j = code.past(j);
    }
    return Math.min(j, end);
}
function methodAt(code, found, scope, first, word, parameters, open) {
    const destructor = code.is(word - 1, '~') ? '~' : '';
    const name = scoped(scope.name, destructor + code.slice(word));
    const end = bodyEnd(code, code.past(parameters), scope.end);
    found.add(name, first, end);
    open('local', name, parameters, end);
    return parameters + 1;
}
function operatorAt(code, found, scope, first, at, open) {
    let i = at + 1;
    while (code.within(i, scope.end) && !code.is(i, '(') && !code.is(i, ';') && !code.is(i, '}'))
        i += 1;
    const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
    const name = scoped(scope.name, sign.length > 60 ? 'operator' : sign);
    const end = bodyEnd(code, code.past(i), scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    return i + 1;
}
function propertyAt(code, found, scope, first, word, i, open) {
    const name = scoped(scope.name, word);
    let end = bodyEnd(code, i, scope.end);
    if (code.is(i, '{') && code.is(end, '='))
        end = past(code, end, scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    return i + 1;
}
function fieldsAt(code, found, scope, first, i, open) {
    const fields = [];
    let at = i;
    while (code.within(at, scope.end)) {
        const word = code.is(at - 1, ']') && code.mate(at - 1) > first ? code.mate(at - 1) - 1 : at - 1;
        while (code.within(at, scope.end) && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.is(at, '<') && code.is(code.mate(at) + 1, '(') ? code.pastTypes(at) : code.past(at);
        if (code.isWord(word) && word > first)
            fields.push({ name: code.slice(word), from: word, to: at });
        if (!code.is(at, ','))
            break;
        at += 1;
        while (code.within(at, scope.end) && !code.is(at, '=') && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.past(at);
    }
    const end = code.is(at, ';') ? at + 1 : at;
    const only = fields.length === 1 ? fields[0] : undefined;
    for (const field of fields)
        found.add(scoped(scope.name, field.name), only === undefined ? field.from : first, only === undefined ? field.to : end);
    open('local', only === undefined ? scope.name : scoped(scope.name, only.name), i, at);
    return i + 1;
}
function local(code, found, scope, i, open) {
    const begins = code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}');
    if (begins && code.isWord(i)) {
        const at = csharp_functionHead(code, i, scope.end);
        if (at !== null)
            return methodAt(code, found, scope, i, at.name, at.parameters, open);
    }
    if (code.is(i, '{'))
        open('local', scope.name, i + 1, code.close(i, scope.end));
    return i + 1;
}
function csharp_functionHead(code, first, end) {
    let i = first;
    while (code.within(i, end) && (code.is(i, 'static') || code.is(i, 'async') || code.is(i, 'unsafe') || code.is(i, 'extern')))
        i += 1;
    const type = i;
    while (code.within(i, end) && !code.is(i, '(')) {
        if (!code.isWord(i) && !code.is(i, '.') && !code.is(i, '<') && !code.is(i, '[') && !code.is(i, '?') && !code.is(i, '*'))
            return null;
        if (code.isAny(i, NO_TYPE))
            return null;
        i = code.pastTypes(i);
    }
    const name = csharp_nameBefore(code, i, first);
    if (name === null || name <= type || code.mate(i) < 0 || !isLocalFunction(code, first, name))
        return null;
    const after = code.mate(i) + 1;
    return code.is(after, '{') || code.is(after, '=>') || code.is(after, 'where') ? { name, parameters: i } : null;
}
function isLocalFunction(code, first, name) {
    const before = name - 1;
    if (before < first || code.isAny(first, NO_TYPE))
        return false;
    return (code.isWord(before) && !NO_TYPE.has(code.slice(before))) || code.is(before, '>') || code.is(before, ']') || code.is(before, '?') || code.is(before, '*') || code.is(before, ')');
}

;
const OPEN_WORDS = new Set(['typeof', 'delete', 'new', 'in', 'instanceof', 'as', 'satisfies', 'keyof', 'extends', 'await', 'function', 'class', 'case', 'implements']);
const OPEN_TYPE_WORDS = new Set(['is', 'extends', 'keyof', 'readonly', 'asserts']);
const LINKS = new Set(['in', 'instanceof', 'as', 'satisfies', 'extends', 'implements', 'is']);
const CONTINUING = '.([+-*/%,?:&|^<>=`)]}';
function newStatement(code, i) {
    if (!code.newline(i))
        return false;
    const before = i - 1;
    if (code.isWord(before) && !code.is(before - 1, '.') && OPEN_WORDS.has(code.slice(before)))
        return false;
    if (code.kind(before) === 'punctuator' && !endsOperand(code, before))
        return false;
    if (code.isWord(i))
        return !LINKS.has(code.slice(i));
    if (code.kind(i) === 'markup' || code.kind(i) === 'template')
        return false;
    if (code.kind(i) !== 'punctuator')
        return true;
    if (code.is(i, '++') || code.is(i, '--'))
        return true;
    return code.is(i, '!') ? !code.is(i, '!=') : !CONTINUING.includes(code.slice(i));
}
function endsOperand(code, i) {
    switch (code.slice(i)) {
        case ')':
        case ']':
        case '}':
            return true;
        case '+':
        case '-':
            return code.glued(i) && code.slice(i - 1) === code.slice(i);
        case '!':
            return code.glued(i);
        case '>':
            return code.mate(i) >= 0;
        default:
            return false;
    }
}
function expressionEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ',') || stops(code, j) || (j > i && newStatement(code, j)))
            return j;
        j = code.is(j, '<') && isTypeList(code, j) ? code.pastTypes(j) : code.past(j);
    }
    return Math.min(j, end);
}
function typeEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ',') || stops(code, j) || (code.is(j, '=') && !code.is(j, '=>')) || (j > i && newStatement(code, j)))
            return j;
        if (code.is(j, '{') && !opensType(code, i, j))
            return j;
        j = code.is(j, '=>') ? j + 2 : code.pastTypes(j);
    }
    return Math.min(j, end);
}
function stops(code, i) {
    return code.is(i, ';') || code.is(i, ')') || code.is(i, ']') || code.is(i, '}');
}
function opensType(code, start, i) {
    if (i === start)
        return true;
    const before = i - 1;
    if (code.isWord(before))
        return OPEN_TYPE_WORDS.has(code.slice(before));
    return code.is(before, '|') || code.is(before, '&') || code.is(before, '?') || code.is(before, ':') || (code.is(before, '>') && code.is(before - 1, '=>'));
}
function isTypeList(code, i) {
    const close = code.mate(i);
    if (close < 0)
        return false;
    return code.is(close + 1, '(') || code.is(i - 2, 'as') || code.is(i - 2, 'satisfies');
}

;

function classify(code, i, end) {
    const other = { sort: 'other', body: null, from: i };
    if (i >= end)
        return other;
    if (code.is(i, 'class'))
        return { ...other, sort: 'class' };
    if (code.is(i, '{'))
        return { ...other, sort: 'object' };
    const j = code.is(i, 'async') && !code.is(i + 1, '=>') ? i + 1 : i;
    if (code.is(j, 'function'))
        return { ...other, sort: 'function' };
    if (code.isWord(j) && code.is(j + 1, '=>'))
        return arrow(code, j + 1);
    const open = code.is(j, '<') ? code.pastTypes(j) : j;
    if (!code.is(open, '(') || code.mate(open) < 0)
        return other;
    const after = code.mate(open) + 1;
    if (code.is(after, '=>'))
        return arrow(code, after);
    if (!code.is(after, ':'))
        return other;
    let at = after + 1;
    while (code.within(at, end)) {
        if (code.is(at, '=>'))
            return code.is(at + 2, '{') && typeEnd(code, after + 1, end) >= at ? arrow(code, at) : { sort: 'function', body: null, from: at + 2 };
        if (code.is(at, ';') || code.is(at, ',') || code.is(at, '?'))
            return other;
        at = code.pastTypes(at);
    }
    return other;
}
function arrow(code, at) {
    return { sort: 'function', body: code.is(at + 2, '{') ? at + 2 : null, from: at + 2 };
}
function literalKey(code, i) {
    const text = code.slice(i);
    switch (code.kind(i)) {
        case 'number':
            return text;
        case 'string':
            return text.length > 2 && !text.includes('\\') ? text.slice(1, -1) : null;
        case 'template':
            return text.length > 2 && text.startsWith('`') && text.endsWith('`') && !text.includes('\\') ? text.slice(1, -1) : null;
        default:
            return null;
    }
}

;


function statementEnd(code, i, end) {
    return i < end && code.is(i, ';') ? i + 1 : i;
}
function pastDecorator(code, at) {
    let i = at + 1;
    if (code.is(i, '('))
        return code.past(i);
    i += 1;
    while (code.is(i, '.') && code.within(i, code.length))
        i += 2;
    return code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
}
function braceAfter(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, '{')) {
            if (!code.is(j - 1, 'extends') && !(code.is(j - 1, ',') && !code.newline(j)))
                return j;
        }
        else if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')'))
            return null;
        j = code.pastTypes(j);
    }
    return null;
}
function ecmascript_scopes_bodyEnd(code, i, end) {
    let j = code.is(i, ':') ? typeEnd(code, i + 1, end) : i;
    if (code.is(j, '{') && (j === i || !code.newline(j) || code.is(i, ':')))
        return code.close(j, end) + 1;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, ',') && !code.is(j, '}') && !code.newline(j))
        j = code.past(j);
    return statementEnd(code, j, end);
}
function openValue(code, name, level, i, end, open) {
    const { sort } = classify(code, i, end);
    open('local', name, i - 1, end);
    if (sort === 'object' && level === 'module') {
        open('object', name, i + 1, code.close(i, end));
        return i + 1;
    }
    const body = sort === 'class' ? braceAfter(code, i + 1, end) : null;
    if (body === null)
        return i;
    open('class', name, body + 1, code.close(body, end));
    return body + 1;
}
function valueEnd(code, i, end) {
    const { body, from } = classify(code, i, end);
    return body !== null && code.mate(body) > 0 ? Math.min(code.mate(body) + 1, end) : expressionEnd(code, from, end);
}

;




const ecmascript_members_MODIFIERS = new Set(['public', 'private', 'protected', 'static', 'readonly', 'abstract', 'override', 'declare', 'async', 'accessor', 'get', 'set']);
const ENDS_NAME = '(=;:?!<,}';
function ecmascript_members_member(code, found, scope, first, open) {
    if (code.is(first, ';') || code.is(first, ','))
        return first + 1;
    let i = first;
    while (code.within(i, scope.end)) {
        if (code.is(i, '@'))
            i = pastDecorator(code, i);
        else if (code.is(i, '*'))
            i += 1;
        else if (code.isAny(i, ecmascript_members_MODIFIERS) && !endsName(code, i + 1, scope.end))
            i += 1;
        else
            break;
    }
    if (code.is(i, '{')) {
        open('local', scope.name, i + 1, code.close(i, scope.end));
        return i + 1;
    }
    const key = keyAt(code, i, scope);
    if (key === null)
        return i + 1;
    const { name } = key;
    let after = key.after;
    if (code.is(after, '?') || code.is(after, '!'))
        after += 1;
    if (code.is(after, '<'))
        after = code.pastTypes(after);
    if (code.is(after, '('))
        return ecmascript_members_methodAt(code, found, name, first, after, scope.end, open, key.scope);
    const typed = code.is(after, ':') ? typeEnd(code, after + 1, scope.end) : after;
    if (code.is(typed, '=') && typed < scope.end) {
        const end = valueEnd(code, typed + 1, scope.end);
        found.add(name, first, statementEnd(code, end, scope.end));
        return openValue(code, key.scope, 'module', typed + 1, end, open);
    }
    found.add(name, first, statementEnd(code, typed, scope.end));
    return typed;
}
function ecmascript_members_methodAt(code, found, name, first, parameters, limit, open, inner) {
    const end = ecmascript_scopes_bodyEnd(code, code.past(parameters), limit);
    found.add(name, first, end);
    open('local', inner, parameters, end);
    open('local', inner, parameters + 1, code.close(parameters, end));
    return parameters + 1;
}
function endsName(code, i, end) {
    return i >= end || (code.kind(i) === 'punctuator' && ENDS_NAME.includes(code.slice(i)));
}
function keyAt(code, i, scope) {
    const key = (literal, after) => {
        const name = literal === null || literal === '' ? '' : scoped(scope.name, literal);
        return { name, scope: name === '' ? scope.name : name, after };
    };
    if (code.isWord(i))
        return key(code.slice(i), i + 1);
    if (code.is(i, '#') && code.isWord(i + 1))
        return key(`#${code.slice(i + 1)}`, i + 2);
    if (code.kind(i) === 'string' || code.kind(i) === 'number')
        return key(literalKey(code, i), i + 1);
    if (!code.is(i, '[') || code.mate(i) < 0)
        return null;
    return key(code.mate(i) === i + 2 ? literalKey(code, i + 1) : null, code.mate(i) + 1);
}
function entry(code, found, scope, first, open) {
    if (code.is(first, ','))
        return first + 1;
    let i = first;
    while (code.within(i, scope.end) && (code.is(i, '*') || ((code.is(i, 'async') || code.is(i, 'get') || code.is(i, 'set')) && !endsName(code, i + 1, scope.end))))
        i += 1;
    const key = keyAt(code, i, scope);
    const after = key === null ? i : code.is(key.after, '<') ? code.pastTypes(key.after) : key.after;
    if (key !== null && code.is(after, '('))
        return ecmascript_members_methodAt(code, found, key.name, first, after, scope.end, open, key.scope);
    if (key !== null && code.is(key.after, ':')) {
        const end = valueEnd(code, key.after + 1, scope.end);
        const { sort } = classify(code, key.after + 1, end);
        if (sort === 'function' || sort === 'class')
            found.add(key.name, first, end);
        return openValue(code, sort === 'other' ? scope.name : key.scope, 'module', key.after + 1, end, open);
    }
    const end = expressionEnd(code, first, scope.end);
    open('local', scope.name, first - 1, Math.max(end, first + 1));
    return code.is(first, '.') || code.isWord(first) ? first + 1 : first;
}

;






const PREFIXES = new Set(['export', 'default', 'declare', 'abstract', 'async']);
function ecmascriptSymbols(code, found) {
    walk(code, 'module', (scope, i, open) => {
        switch (scope.mode) {
            case 'class':
                return ecmascript_members_member(code, found, scope, i, open);
            case 'object':
                return entry(code, found, scope, i, open);
            case 'module-names':
            case 'local-names':
                return declarator(code, found, scope, i, open);
            case 'module':
            case 'local':
                return statement(code, found, scope, i, open);
        }
    });
}
function statement(code, found, scope, i, open) {
    if ((code.isWord(i) || code.is(i, '@')) && beginsStatement(code, i)) {
        const next = declaration(code, found, scope, i, open) ?? assignment(code, found, scope, i, open);
        if (next !== null)
            return next;
    }
    if (code.is(i, 'class') && !code.is(i - 1, '.') && (code.is(i + 1, '{') || code.isWord(i + 1))) {
        const body = braceAfter(code, i + 1, scope.end);
        if (body !== null) {
            open('class', scope.name, body + 1, code.close(body, scope.end));
            return body + 1;
        }
    }
    if (code.is(i, '{') || code.is(i, '(') || code.is(i, '['))
        open('local', scope.name, i + 1, code.close(i, scope.end));
    return i + 1;
}
function beginsStatement(code, i) {
    if (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}'))
        return true;
    if (code.is(i - 1, ':'))
        return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
    return newStatement(code, i);
}
function declaration(code, found, scope, first, open) {
    let i = first;
    let isDefault = false;
    while (code.within(i, scope.end)) {
        if (code.is(i, '@'))
            i = pastDecorator(code, i);
        else if (code.isAny(i, PREFIXES) && (code.is(i, 'default') ? code.is(i - 1, 'export') : code.isWord(i + 1) || code.is(i + 1, '@'))) {
            isDefault ||= code.is(i, 'default');
            i += 1;
        }
        else
            break;
    }
    if (code.is(i, 'function'))
        return functionAt(code, found, scope, first, i, isDefault, open);
    if (code.is(i, 'class') && (isDefault || (code.isWord(i + 1) && !code.is(i + 1, 'extends')))) {
        const name = code.isWord(i + 1) && !code.is(i + 1, 'extends') ? code.slice(i + 1) : 'default';
        return classAt(code, found, scoped(scope.name, name), first, i, scope.end, open);
    }
    if (isDefault)
        return code.is(i, 'interface') ? null : defaultAt(code, found, scope, first, i, open);
    if (code.is(i, 'const') && code.is(i + 1, 'enum'))
        i += 1;
    const named = code.isWord(i + 1) && !code.newline(i + 1);
    if (code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var'))
        return variables(code, scope, first, i, open);
    if (!named)
        return (code.is(i, 'namespace') || code.is(i, 'module') || code.is(i, 'global')) ? namespaceAt(code, found, scope, first, i, open) : null;
    const name = scoped(scope.name, code.slice(i + 1));
    if (code.is(i, 'interface') || code.is(i, 'enum')) {
        const body = braceAfter(code, i + 2, scope.end);
        if (body === null)
            return null;
        const end = code.close(body, scope.end);
        found.add(name, first, end + 1);
        return code.is(i, 'interface') ? end + 1 : body;
    }
    if (code.is(i, 'type') && (code.is(i + 2, '=') || code.is(i + 2, '<'))) {
        const is = code.is(i + 2, '<') ? code.pastTypes(i + 2) : i + 2;
        if (!code.is(is, '='))
            return null;
        const end = statementEnd(code, aliasEnd(code, is + 1, scope.end), scope.end);
        found.add(name, first, end);
        return end;
    }
    if (code.is(i, 'namespace') || code.is(i, 'module'))
        return namespaceAt(code, found, scope, first, i, open);
    return null;
}
function aliasEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        const next = typeEnd(code, j, end);
        if (next <= j || !code.is(next, '{'))
            return Math.max(next, j);
        j = next;
    }
    return j;
}
function functionAt(code, found, scope, first, at, isDefault, open) {
    let i = at + 1;
    if (code.is(i, '*'))
        i += 1;
    const named = code.isWord(i);
    if (!named && !isDefault)
        return null;
    const name = scoped(scope.name, named ? code.slice(i) : 'default');
    if (named)
        i += 1;
    if (code.is(i, '<'))
        i = code.pastTypes(i);
    if (!code.is(i, '('))
        return null;
    const end = ecmascript_scopes_bodyEnd(code, code.past(i), scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    open('local', name, i + 1, code.close(i, end));
    return i + 1;
}
function classAt(code, found, name, first, at, limit, open) {
    const body = braceAfter(code, at + 1, limit);
    if (body === null)
        return null;
    const end = code.close(body, limit);
    found.add(name, first, end + 1);
    open('class', name, body + 1, end);
    return body + 1;
}
function defaultAt(code, found, scope, first, i, open) {
    const end = valueEnd(code, i, scope.end);
    const name = scoped(scope.name, 'default');
    found.add(name, first, statementEnd(code, end, scope.end));
    return openValue(code, name, 'module', i, end, open);
}
function namespaceAt(code, found, scope, first, at, open) {
    let i = at + 1;
    let name = scope.name;
    if (code.isWord(i) && !code.is(at, 'global')) {
        name = scoped(name, code.slice(i));
        i += 1;
        while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) {
            name = scoped(name, code.slice(i + 1));
            i += 2;
        }
    }
    else if (code.kind(i) === 'string')
        i += 1;
    if (!code.is(i, '{'))
        return null;
    const end = code.close(i, scope.end);
    if (name !== scope.name)
        found.add(name, first, end + 1);
    open('module', name, i + 1, end);
    return i + 1;
}
function variables(code, scope, first, at, open) {
    if (!code.isWord(at + 1) && !code.is(at + 1, '{') && !code.is(at + 1, '['))
        return null;
    let end = at + 1;
    while (code.within(end, scope.end)) {
        end = declaratorEnd(code, end, scope.end);
        if (!code.is(end, ','))
            break;
        end += 1;
    }
    open(scope.mode === 'module' ? 'module-names' : 'local-names', scope.name, first, statementEnd(code, end, scope.end));
    return at + 1;
}
function declaratorValue(code, i, end) {
    let j = code.isWord(i) ? i + 1 : code.past(i);
    if (code.is(j, '!'))
        j += 1;
    if (code.is(j, ':'))
        j = typeEnd(code, j + 1, end);
    return j;
}
function declaratorEnd(code, i, end) {
    const is = declaratorValue(code, i, end);
    return code.is(is, '=') && is < end ? valueEnd(code, is + 1, end) : is;
}
function declarator(code, found, scope, i, open) {
    if (code.is(i, ',') || code.is(i, ';'))
        return i + 1;
    const is = declaratorValue(code, i, scope.end);
    const valued = code.is(is, '=') && is < scope.end;
    const end = valued ? valueEnd(code, is + 1, scope.end) : is;
    const level = scope.mode === 'module-names' ? 'module' : 'local';
    const sort = valued ? classify(code, is + 1, end).sort : 'other';
    const wanted = code.isWord(i) && (level === 'module' || sort === 'function' || sort === 'class');
    const name = wanted ? scoped(scope.name, code.slice(i)) : scope.name;
    const alone = (code.is(i - 1, 'const') || code.is(i - 1, 'let') || code.is(i - 1, 'var')) && end >= scope.end - 1 && !code.is(end, ',');
    if (wanted)
        found.add(name, alone ? scope.start : i, alone ? scope.end : end);
    if (!valued) {
        if (code.isWord(i))
            return is;
        open('local', scope.name, i, is);
        return i + 1;
    }
    return openValue(code, name, wanted ? level : 'local', is + 1, end, open);
}
function assignment(code, found, scope, first, open) {
    if (!code.isWord(first) || code.is(first, 'this') || !code.is(first + 1, '.'))
        return null;
    let i = first + 1;
    while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end))
        i += 2;
    if (!code.is(i, '=') || code.is(i, '==') || code.is(i, '=>'))
        return null;
    const path = code.text.slice(code.from(first), code.to(i - 1)).replace(/\s+/g, '');
    const exported = path === 'module.exports' || path === 'exports';
    const end = valueEnd(code, i + 1, scope.end);
    const { sort } = classify(code, i + 1, end);
    if (sort === 'other' || (sort === 'object' && scope.mode !== 'module') || path.length > 200)
        return null;
    const name = exported ? scope.name : scoped(scope.name, path.replace(/^(?:module\.)?exports\./, ''));
    if (!exported)
        found.add(name, first, statementEnd(code, end, scope.end));
    return openValue(code, name, sort === 'object' ? 'module' : 'local', i + 1, end, open);
}

;


function goSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => {
        switch (scope.mode) {
            case 'group':
            case 'local-group':
                return spec(code, found, scope, i, open);
            case 'file':
            case 'local':
                return go_statement(code, found, scope, i, open);
        }
    });
}
function go_statement(code, found, scope, i, open) {
    if (code.isWord(i) && (code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{'))) {
        if (code.is(i, 'func') && scope.mode === 'file')
            return go_functionAt(code, found, i, open) ?? i + 1;
        const types = code.is(i, 'type');
        if (types || code.is(i, 'const') || code.is(i, 'var'))
            return declarations(code, scope, i, types, open);
        if (code.is(i + 1, ':=') && code.is(i + 3, 'func')) {
            const name = scoped(scope.name, code.slice(i));
            const end = go_statementEnd(code, i + 3, scope.end);
            if (code.is(end - 1, '}'))
                found.add(name, i, end);
            open('local', code.is(end - 1, '}') ? name : scope.name, i + 3, end);
            return i + 4;
        }
    }
    if (code.is(i, '{') || code.is(i, '('))
        open('local', scope.name, i + 1, code.close(i, scope.end));
    return i + 1;
}
function go_functionAt(code, found, at, open) {
    let i = at + 1;
    let receiver = '';
    if (code.is(i, '(')) {
        receiver = receiverType(code, i);
        i = code.past(i);
    }
    if (!code.isWord(i))
        return null;
    const name = scoped(receiver, code.slice(i));
    i += 1;
    if (code.is(i, '['))
        i = code.past(i);
    if (!code.is(i, '('))
        return null;
    const parameters = i;
    i = code.past(i);
    while (code.within(i, code.length) && !code.is(i, ';') && !code.is(i, '}') && !lineEnds(code, i)) {
        if (code.is(i, '{') && !code.is(i - 1, 'struct') && !code.is(i - 1, 'interface')) {
            i = code.close(i, code.length) + 1;
            break;
        }
        i = code.past(i);
    }
    found.add(name, at, i);
    open('local', name, parameters, i);
    return parameters + 1;
}
function receiverType(code, open) {
    const end = code.mate(open);
    let type = '';
    for (let i = open + 1; code.within(i, end); i = code.past(i))
        if (code.isWord(i))
            type = code.slice(i);
    return type;
}
function declarations(code, scope, at, types, open) {
    const wanted = types || scope.mode === 'file';
    if (code.is(at + 1, '(')) {
        open(wanted ? 'group' : 'local-group', scope.name, at + 2, code.close(at + 1, scope.end));
        return at + 2;
    }
    open(wanted ? 'group' : 'local-group', scope.name, at, go_statementEnd(code, at + 1, scope.end));
    return at + 1;
}
function spec(code, found, scope, i, open) {
    if (code.is(i, ';') || !code.isWord(i))
        return i + 1;
    const end = go_statementEnd(code, i, scope.end);
    const first = i === scope.start + 1 && !code.is(scope.start - 1, '(') && /^(?:type|const|var)$/.test(code.slice(scope.start)) ? scope.start : i;
    let name = scope.name;
    let j = i;
    while (code.within(j, end) && code.isWord(j)) {
        name = scoped(scope.name, code.slice(j));
        if (scope.mode === 'group' && !code.is(j, '_'))
            found.add(name, first, end);
        else if (scope.mode === 'local-group' && code.is(j + 1, '=') && code.is(j + 2, 'func') && code.is(end - 1, '}'))
            found.add(name, first, end);
        else
            name = scope.name;
        if (!code.is(j + 1, ','))
            break;
        j += 2;
    }
    open('local', name, i, end);
    return j + 1;
}
function lineEnds(code, i) {
    if (!code.newline(i))
        return false;
    if (code.kind(i - 1) !== 'punctuator')
        return true;
    return code.is(i - 1, ')') || code.is(i - 1, ']') || code.is(i - 1, '}') || ((code.is(i - 1, '+') || code.is(i - 1, '-')) && code.slice(i - 2) === code.slice(i - 1));
}
function go_statementEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, ')') && !code.is(j, '}') && !(j > i && lineEnds(code, j)))
        j = code.past(j);
    return Math.min(j, end);
}

;


const java_TYPES = new Set(['class', 'interface', 'enum', 'record']);
const java_MODIFIERS = new Set(['public', 'protected', 'private', 'static', 'abstract', 'final', 'strictfp', 'sealed', 'non', '-', 'default', 'synchronized', 'native', 'transient', 'volatile']);
function javaSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => {
        switch (scope.mode) {
            case 'file':
            case 'members':
                return java_member(code, found, scope, i, open);
            case 'constants':
                return constant(code, scope, i, open);
            case 'local':
                return java_local(code, found, scope, i, open);
        }
    });
}
function java_pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '@') && !code.is(i + 1, 'interface')) {
            i += 2;
            while (code.is(i, '.') && code.within(i, end))
                i += 2;
            if (code.is(i, '('))
                i = code.past(i);
        }
        else if (code.isAny(i, java_MODIFIERS) && !code.is(i + 1, '(') && !code.is(i + 1, ':'))
            i += 1;
        else
            break;
    }
    return i;
}
function java_member(code, found, scope, first, open) {
    if (code.is(first, ';') || code.is(first, '}'))
        return first + 1;
    if (scope.mode === 'file' && code.is(first, 'import'))
        return java_past(code, first, scope.end);
    let i = java_pastModifiers(code, first, scope.end);
    const type = java_typeAt(code, found, scope, first, i, open);
    if (type !== null)
        return type;
    if (scope.mode === 'file' && (code.is(i, 'package') || code.is(i, 'module') || code.is(i, 'open')))
        return java_past(code, i, scope.end);
    if (code.is(i, '<'))
        i = code.pastTypes(i);
    while (code.within(i, scope.end)) {
        if (code.is(i, '(') && code.isWord(i - 1) && i > first)
            return java_methodAt(code, found, scope, first, i, open);
        if (code.is(i, '{'))
            return blockAt(code, found, scope, first, i, open);
        if (code.is(i, '=') || code.is(i, ',') || code.is(i, ';'))
            return java_fieldsAt(code, found, scope, first, i, open);
        if (code.is(i, '}') || code.is(i, ')'))
            return i + 1;
        i = code.pastTypes(i);
    }
    return i;
}
function java_past(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';')) {
        if (code.is(j, '{'))
            return code.close(j, end) + 1;
        j = code.past(j);
    }
    return j + 1;
}
function java_typeAt(code, found, scope, first, at, open) {
    const keyword = code.is(at, '@') ? at + 1 : at;
    if (!code.isAny(keyword, java_TYPES) || !code.isWord(keyword + 1))
        return null;
    if (code.is(keyword, 'record') && !code.is(keyword + 2, '(') && !code.is(keyword + 2, '<'))
        return null;
    let body = keyword + 2;
    while (code.within(body, scope.end) && !code.is(body, '{')) {
        if (code.is(body, ';') || code.is(body, '}'))
            return null;
        body = code.pastTypes(body);
    }
    if (!code.is(body, '{'))
        return null;
    const name = scoped(scope.name, code.slice(keyword + 1));
    const end = code.close(body, scope.end);
    found.add(name, first, end + 1);
    open('members', name, body + 1, end);
    if (code.is(keyword, 'enum'))
        open('constants', name, body + 1, constantsEnd(code, body + 1, end));
    return body + 1;
}
function constantsEnd(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';'))
        j = code.past(j);
    return Math.min(j, end);
}
function java_methodAt(code, found, scope, first, parameters, open) {
    const name = scoped(scope.name, code.slice(parameters - 1));
    let end = code.past(parameters);
    while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}')) {
        if (code.is(end, '{') && !code.is(end - 1, 'default')) {
            end = code.close(end, scope.end);
            break;
        }
        end = code.past(end);
    }
    found.add(name, first, end + 1);
    open('local', name, parameters, end);
    return parameters + 1;
}
function blockAt(code, found, scope, first, body, open) {
    const end = code.close(body, scope.end);
    const named = code.isWord(body - 1) && body > first && !code.is(body - 1, 'static');
    const name = named ? scoped(scope.name, code.slice(body - 1)) : scope.name;
    if (named)
        found.add(name, first, end + 1);
    open('local', name, body + 1, end);
    return body + 1;
}
function java_fieldsAt(code, found, scope, first, i, open) {
    const fields = [];
    let at = i;
    while (code.within(at, scope.end)) {
        let word = at - 1;
        while (word > first && code.is(word, ']') && code.mate(word) > first)
            word = code.mate(word) - 1;
        while (code.within(at, scope.end) && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.is(at, '<') && !code.isWord(at - 1) ? at + 1 : code.pastTypes(at);
        if (code.isWord(word) && word > first)
            fields.push({ name: code.slice(word), from: word, to: at });
        if (!code.is(at, ','))
            break;
        at += 1;
        while (code.within(at, scope.end) && !code.is(at, '=') && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '}'))
            at = code.past(at);
    }
    const end = code.is(at, ';') ? at + 1 : at;
    for (const field of fields)
        found.add(scoped(scope.name, field.name), fields.length === 1 ? first : field.from, fields.length === 1 ? end : field.to);
    const only = fields.length === 1 ? fields[0] : undefined;
    open('local', only === undefined ? scope.name : scoped(scope.name, only.name), i, at);
    return i + 1;
}
function constant(code, scope, first, open) {
    const i = java_pastModifiers(code, first, scope.end);
    if (code.is(i, '(') || code.is(i, '{')) {
        const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
        const name = code.isWord(word) ? scoped(scope.name, code.slice(word)) : scope.name;
        open(code.is(i, '{') ? 'members' : 'local', name, i + 1, code.close(i, scope.end));
    }
    return i + 1;
}
function java_local(code, found, scope, i, open) {
    if ((code.isWord(i) || code.is(i, '@')) && (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}'))) {
        const type = java_typeAt(code, found, scope, i, java_pastModifiers(code, i, scope.end), open);
        if (type !== null)
            return type;
    }
    if (code.is(i, '{'))
        open(isAnonymous(code, i) ? 'members' : 'local', scope.name, i + 1, code.close(i, scope.end));
    return i + 1;
}
function isAnonymous(code, i) {
    if (!code.is(i - 1, ')'))
        return false;
    let j = code.mate(i - 1) - 1;
    if (code.is(j, '>') && code.mate(j) >= 0)
        j = code.mate(j) - 1;
    while (j > 0 && code.within(j, i) && code.isWord(j) && (code.is(j - 1, '.') || code.is(j - 1, '>')))
        j -= code.is(j - 1, '.') ? 2 : 1;
    return code.isWord(j) && code.is(j - 1, 'new');
}

;
const lines_LINKS = new Set(['as', 'is', 'in', 'else', 'where', 'by', 'throws', 'rethrows', 'async', 'catch', 'finally']);
const OPEN = new Set(['as', 'is', 'in', 'else', 'where', 'by', 'return', 'throw', 'try', 'await', 'if', 'when']);
function newLine(code, i) {
    if (!code.newline(i))
        return false;
    if (code.isWord(i - 1)) {
        if (OPEN.has(code.slice(i - 1)) && !code.is(i - 2, '.'))
            return false;
    }
    else if (code.kind(i - 1) === 'punctuator') {
        const closes = code.is(i - 1, ')') || code.is(i - 1, ']') || code.is(i - 1, '}') || (code.is(i - 1, '>') && code.mate(i - 1) >= 0) || ((code.is(i - 1, '!') || code.is(i - 1, '?')) && code.glued(i - 1));
        if (!closes)
            return false;
    }
    if (code.isWord(i))
        return !lines_LINKS.has(code.slice(i));
    if (code.kind(i) !== 'punctuator')
        return true;
    return !['.', '?', ':', '=', '&', '|', '<', '>', '*', '/', ',', ')', ']', '-'].includes(code.slice(i));
}
function lineStatementEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')') || code.is(j, ']') || (j > i && newLine(code, j)))
            return j;
        j = code.past(j);
    }
    return Math.min(j, end);
}
function bodyAfter(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, '{'))
            return j;
        if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')') || (code.is(j, '=') && !code.is(j, '==')) || newLine(code, j))
            return null;
        j = code.pastTypes(j);
    }
    return null;
}

;



const kotlin_MODIFIERS = new Set(['public', 'private', 'protected', 'internal', 'open', 'abstract', 'final', 'sealed', 'data', 'enum', 'annotation', 'inner', 'value', 'inline', 'companion', 'override', 'suspend', 'operator', 'infix', 'tailrec', 'external', 'const', 'lateinit', 'vararg', 'noinline', 'crossinline', 'expect', 'actual']);
function kotlinSymbols(code, found) {
    walk(code, 'members', (scope, i, open) => {
        if (code.is(i, ';') || code.is(i, '}'))
            return i + 1;
        if (scope.mode === 'constants')
            return kotlin_constant(code, scope, i, open);
        if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) {
            const next = kotlin_declaration(code, found, scope, i, open);
            if (next !== null)
                return next;
        }
        if (code.is(i, '{') || code.is(i, '('))
            open('local', scope.name, i + 1, code.close(i, scope.end));
        return i + 1;
    });
}
function kotlin_declaration(code, found, scope, first, open) {
    let i = first;
    let companion = false;
    while (code.within(i, scope.end)) {
        if (code.is(i, '@')) {
            i += 1;
            while (code.within(i, scope.end) && (code.is(i + 1, '.') || code.is(i + 1, ':')))
                i += 2;
            if (code.is(i, '['))
                i = code.past(i);
            else
                i = code.is(i + 1, '(') && code.glued(i + 1) ? code.past(i + 1) : i + 1;
        }
        else if (code.isAny(i, kotlin_MODIFIERS) && (code.isWord(i + 1) || code.is(i + 1, '@'))) {
            companion ||= code.is(i, 'companion');
            i += 1;
        }
        else
            break;
    }
    if (code.is(i, 'fun') && !code.is(i + 1, 'interface'))
        return kotlin_functionAt(code, found, scope, first, i, open);
    const at = code.is(i, 'fun') ? i + 1 : i;
    if (code.is(at, 'class') || code.is(at, 'interface') || code.is(at, 'object')) {
        const named = code.isWord(at + 1) && !code.newline(at + 1);
        if (!named && !companion)
            return null;
        return kotlin_typeAt(code, found, scoped(scope.name, named ? code.slice(at + 1) : 'Companion'), scope, first, named ? at + 2 : at + 1, code.is(at - 1, 'enum'), open);
    }
    if (scope.mode === 'local')
        return null;
    if (code.is(i, 'constructor') && code.is(i + 1, '('))
        return bodied(code, found, scoped(scope.name, 'constructor'), scope, first, i + 1, open);
    if (code.is(i, 'typealias') && code.isWord(i + 1)) {
        const end = lineStatementEnd(code, i + 1, scope.end);
        found.add(scoped(scope.name, code.slice(i + 1)), first, end);
        return end;
    }
    if (code.is(i, 'val') || code.is(i, 'var'))
        return kotlin_propertyAt(code, found, scope, first, i, open);
    return null;
}
function kotlin_typeAt(code, found, name, scope, first, i, isEnum, open) {
    const body = bodyAfter(code, i, scope.end);
    const end = body === null ? kotlin_expressionEnd(code, i, scope.end) : code.close(body, scope.end);
    found.add(name, first, body === null ? end : end + 1);
    if (body === null)
        return i;
    open('members', name, body + 1, end);
    if (isEnum) {
        let last = body + 1;
        while (code.within(last, end) && !code.is(last, ';'))
            last = code.past(last);
        open('constants', name, body + 1, Math.min(last, end));
    }
    return body + 1;
}
function kotlin_constant(code, scope, i, open) {
    if (code.is(i, '(') || code.is(i, '{')) {
        const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
        open(code.is(i, '{') ? 'members' : 'local', code.isWord(word) ? scoped(scope.name, code.slice(word)) : scope.name, i + 1, code.close(i, scope.end));
    }
    return i + 1;
}
function kotlin_functionAt(code, found, scope, first, at, open) {
    let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
    const parts = [];
    while (code.within(i, scope.end) && !code.is(i, '(')) {
        if (code.isWord(i))
            parts.push(code.slice(i).replaceAll('`', ''));
        else if (!code.is(i, '.') && !code.is(i, '<') && !code.is(i, '?'))
            return null;
        i = code.pastTypes(i);
    }
    if (parts.length === 0 || parts.length > 10 || !code.is(i, '('))
        return null;
    return bodied(code, found, scoped(scope.name, parts.join('.')), scope, first, i, open);
}
function bodied(code, found, name, scope, first, i, open) {
    const after = code.past(i);
    const body = bodyAfter(code, after, scope.end);
    const last = body === null ? kotlin_expressionEnd(code, after, scope.end) : code.close(body, scope.end) + 1;
    found.add(name, first, last);
    open('local', name, i, last);
    return i + 1;
}
function kotlin_expressionEnd(code, i, end) {
    return i >= end || newLine(code, i) || code.is(i, ';') || code.is(i, '}') || code.is(i, ')') ? Math.min(i, end) : lineStatementEnd(code, i, end);
}
function kotlin_propertyAt(code, found, scope, first, at, open) {
    let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
    let name = '';
    if (!code.is(i, '(')) {
        while (code.within(i, scope.end) && code.isWord(i)) {
            name = scoped(name, code.slice(i).replaceAll('`', ''));
            i += 1;
            if (code.is(i, '<'))
                i = code.pastTypes(i);
            if (code.is(i, '?'))
                i += 1;
            if (!code.is(i, '.'))
                break;
            i += 1;
        }
    }
    let end = lineStatementEnd(code, at, scope.end);
    while (code.within(end, scope.end)) {
        let accessor = code.is(end, ';') ? end + 1 : end;
        while (code.within(accessor, scope.end) && code.isAny(accessor, kotlin_MODIFIERS))
            accessor += 1;
        if (!code.is(accessor, 'get') && !code.is(accessor, 'set'))
            break;
        if (code.is(accessor + 1, '('))
            end = lineStatementEnd(code, accessor, scope.end);
        else if (accessor + 1 >= scope.end || code.newline(accessor + 1) || code.is(accessor + 1, ';'))
            end = accessor + 1;
        else
            break;
    }
    const full = name === '' ? scope.name : scoped(scope.name, name);
    if (name !== '')
        found.add(full, first, end);
    open('local', full, at, end);
    return at + 1;
}

;


const php_TYPES = new Set(['class', 'interface', 'trait', 'enum']);
const php_MODIFIERS = new Set(['abstract', 'final', 'readonly', 'public', 'protected', 'private', 'static', 'var']);
function phpSymbols(code, found) {
    walk(code, 'file', (scope, i, open) => (scope.mode === 'members' ? php_member(code, found, scope, i, open) : php_statement(code, found, scope, i, open)));
}
const lower = (code, i) => (code.isWord(i) ? code.slice(i).toLowerCase() : '');
function begins(code, i) {
    const before = i - 1;
    return i === 0 || code.kind(before) === 'markup' || code.is(before, ';') || code.is(before, '{') || code.is(before, '}') || code.is(before, ':');
}
function php_pastModifiers(code, first, end) {
    let i = first;
    while (code.within(i, end)) {
        if (code.is(i, '#') && code.is(i + 1, '['))
            i = code.past(i + 1);
        else if (php_MODIFIERS.has(lower(code, i))) {
            i += 1;
            if (code.is(i, '('))
                i = code.past(i);
        }
        else
            break;
    }
    return i;
}
function php_statement(code, found, scope, first, open) {
    if ((code.isWord(first) || code.is(first, '#')) && begins(code, first)) {
        const i = php_pastModifiers(code, first, scope.end);
        const word = lower(code, i);
        if (word === 'function') {
            const name = code.is(i + 1, '&') ? i + 2 : i + 1;
            if (code.isWord(name) && code.is(name + 1, '('))
                return php_functionAt(code, found, scope, first, name, open);
        }
        if (php_TYPES.has(word) && code.isWord(i + 1)) {
            const next = php_typeAt(code, found, scope, first, i, open);
            if (next !== null)
                return next;
        }
        if (word === 'const' && scope.mode === 'file')
            return namesAt(code, found, scope, first, i + 1, open);
        if (word === 'namespace') {
            let body = i + 1;
            while (code.within(body, scope.end) && !code.is(body, '{') && !code.is(body, ';'))
                body += 1;
            if (code.is(body, '{'))
                open('file', scope.name, body + 1, code.close(body, scope.end));
            return body + 1;
        }
        if (word.startsWith('$') && code.is(i + 1, '=')) {
            const value = lower(code, i + 2) === 'static' ? i + 3 : i + 2;
            if (lower(code, value) === 'function' || lower(code, value) === 'fn') {
                const name = scoped(scope.name, code.slice(i).slice(1));
                const end = php_past(code, value, scope.end);
                found.add(name, first, end);
                open('local', name, value, end);
                return value + 1;
            }
        }
    }
    if (code.is(first, '{')) {
        if (php_isAnonymous(code, first))
            open('members', scope.name, first + 1, code.close(first, scope.end));
        else
            open(scope.mode, scope.name, first + 1, code.close(first, scope.end));
    }
    else if (code.is(first, '(') || code.is(first, '['))
        open('local', scope.name, first + 1, code.close(first, scope.end));
    return first + 1;
}
function php_past(code, i, end) {
    let j = i;
    while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}'))
        j = code.past(j);
    return code.is(j, ';') ? j + 1 : j;
}
function php_isAnonymous(code, i) {
    let j = i - 1;
    for (let steps = 0; steps < 40 && j > 0; steps += 1) {
        if (lower(code, j) === 'class')
            return ['new', 'readonly'].includes(lower(code, j - 1)) || code.is(j - 1, ']');
        if (code.is(j, ')') && code.mate(j) >= 0)
            j = code.mate(j) - 1;
        else if (code.isWord(j) || code.is(j, ',') || code.is(j, '\\'))
            j -= 1;
        else
            return false;
    }
    return false;
}
function php_typeAt(code, found, scope, first, at, open) {
    let body = at + 2;
    while (code.within(body, scope.end) && !code.is(body, '{')) {
        if (!code.isWord(body) && !code.is(body, ',') && !code.is(body, '\\') && !code.is(body, ':'))
            return null;
        body += 1;
    }
    if (!code.is(body, '{'))
        return null;
    const name = scoped(scope.name, code.slice(at + 1));
    const end = code.close(body, scope.end);
    found.add(name, first, end + 1);
    open('members', name, body + 1, end);
    return body + 1;
}
function php_functionAt(code, found, scope, first, word, open) {
    const name = scoped(scope.name, code.slice(word));
    let end = code.past(word + 1);
    while (code.within(end, scope.end) && !code.is(end, '{') && !code.is(end, ';') && !code.is(end, '}'))
        end = code.past(end);
    end = (code.is(end, '{') ? code.close(end, scope.end) : end) + 1;
    found.add(name, first, end);
    open('local', name, word + 1, end);
    return word + 2;
}
function php_member(code, found, scope, first, open) {
    if (code.is(first, ';'))
        return first + 1;
    const i = php_pastModifiers(code, first, scope.end);
    const word = lower(code, i);
    if (word === 'function') {
        const name = code.is(i + 1, '&') ? i + 2 : i + 1;
        return code.isWord(name) && code.is(name + 1, '(') ? php_functionAt(code, found, scope, first, name, open) : i + 1;
    }
    if (word === 'const' || word === 'case')
        return namesAt(code, found, scope, first, i + 1, open);
    if (word === 'use') {
        let end = i;
        while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '{'))
            end = code.past(end);
        return code.is(end, '{') ? code.close(end, scope.end) + 1 : end + 1;
    }
    return namesAt(code, found, scope, first, i, open);
}
function namesAt(code, found, scope, first, i, open) {
    const fields = [];
    let at = i;
    while (code.within(at, scope.end)) {
        while (code.within(at, scope.end) && !code.is(at, '=') && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '{') && !code.is(at, '}'))
            at = code.past(at);
        const word = at - 1;
        while (code.within(at, scope.end) && !code.is(at, ',') && !code.is(at, ';') && !code.is(at, '{') && !code.is(at, '}'))
            at = code.past(at);
        if (code.isWord(word) && word >= i)
            fields.push({ name: code.slice(word).replace(/^\$/, ''), from: word, to: at });
        if (!code.is(at, ','))
            break;
        at += 1;
    }
    const end = code.is(at, '{') ? code.close(at, scope.end) + 1 : code.is(at, ';') ? at + 1 : Math.max(at, i + 1);
    const only = fields.length === 1 ? fields[0] : undefined;
    for (const field of fields)
        found.add(scoped(scope.name, field.name), only === undefined ? field.from : first, only === undefined ? field.to : end);
    open('local', only === undefined ? scope.name : scoped(scope.name, only.name), i, end);
    return i + 1;
}

;
const DIRECTIVE = /#\s*([a-z]+)/y;
const MACRO = /#\s*define\s+([\p{ID_Start}_$][\p{ID_Continue}$]*)/uy;
function preprocess(text, tokens) {
    const branches = [];
    const macros = [];
    const rest = [];
    for (const token of tokens) {
        if (token.kind !== 'markup') {
            rest.push(token);
            continue;
        }
        DIRECTIVE.lastIndex = token.from;
        const word = DIRECTIVE.exec(text)?.[1] ?? '';
        if (word.startsWith('if'))
            branches.push({ at: token.from, kind: 'if' });
        else if (word.startsWith('el'))
            branches.push({ at: token.from, kind: 'else' });
        else if (word === 'endif')
            branches.push({ at: token.from, kind: 'end' });
        else if (word === 'define') {
            MACRO.lastIndex = token.from;
            const name = MACRO.exec(text)?.[1];
            if (name !== undefined)
                macros.push({ name, from: token.from, to: token.to });
        }
    }
    return { tokens: rest, branches, macros };
}

;

const TAB = 8;
function pythonSymbols(code, found, tokens) {
    const comments = tokens.filter((token) => token.kind === 'comment');
    const blocks = [{ indent: -1, name: '', first: null, attributes: true }];
    let comment = 0;
    let decorators = null;
    const close = (indent, last, next) => {
        if ((blocks.at(-1)?.indent ?? -1) < indent)
            return;
        const trailing = [];
        let least = Infinity;
        while ((comments[comment]?.from ?? Infinity) < code.to(last))
            comment += 1;
        for (let one = comments[comment]; one !== undefined && one.from < next; one = comments[comment]) {
            comment += 1;
            if (ownLine(code.text, one.from))
                least = Math.min(least, indentAt(code.text, one.from));
            trailing.push({ indent: least, to: one.to });
        }
        for (let top = blocks.at(-1); top !== undefined && top.indent >= indent && blocks.length > 1; top = blocks.at(-1)) {
            blocks.pop();
            if (top.first === null)
                continue;
            while (trailing.length > 0) {
                const one = trailing[0];
                if (one === undefined || one.indent <= top.indent)
                    break;
                trailing.shift();
                reached = Math.max(reached, one.to);
            }
            found.addSpan(top.name, code.from(top.first), Math.max(reached, code.to(last)));
        }
    };
    let reached = 0;
    let i = 0;
    while (i < code.length && !code.exhausted) {
        const end = lineEnd(code, i);
        const indent = indentAt(code.text, code.from(i));
        reached = 0;
        close(indent, i - 1, code.from(i));
        const outer = blocks.at(-1);
        if (outer === undefined)
            return;
        if (code.is(i, '@')) {
            decorators ??= i;
            i = end;
            continue;
        }
        const first = decorators ?? i;
        decorators = null;
        const at = code.is(i, 'async') ? i + 1 : i;
        const word = code.is(at + 1, '\\') ? at + 2 : at + 1;
        const definition = (code.is(at, 'def') || code.is(at, 'class')) && code.isWord(word);
        const colon = suite(code, i, end);
        if (definition && colon !== null) {
            const name = scoped(outer.name, code.slice(word));
            const attributes = code.is(at, 'class');
            if (colon + 1 < end) {
                found.addSpan(name, code.from(first), lineTail(code, comments, end));
                if (attributes)
                    assignments(code, found, name, colon + 1, end);
            }
            else
                blocks.push({ indent, name, first, attributes });
        }
        else if (colon !== null && colon + 1 === end)
            blocks.push({ indent, name: outer.name, first: null, attributes: outer.attributes });
        else if (outer.attributes)
            assignments(code, found, outer.name, i, end);
        i = end;
    }
    reached = 0;
    close(-1, code.length - 1, code.text.length);
}
function lineEnd(code, i) {
    let j = code.past(i);
    while (code.within(j, code.length) && !(code.newline(j) && !code.is(j - 1, '\\')))
        j = code.past(j);
    return Math.max(j, i + 1);
}
function suite(code, i, end) {
    let lambdas = 0;
    for (let j = i; code.within(j, end); j = code.past(j)) {
        if (code.is(j, 'lambda'))
            lambdas += 1;
        else if (code.is(j, ':') && !code.is(j, ':=')) {
            if (lambdas === 0)
                return j;
            lambdas -= 1;
        }
        else if (code.is(j, ';') || (code.is(j, '=') && j > i && lambdas === 0 && code.isWord(i) && !code.is(i, 'def')))
            return null;
    }
    return null;
}
function assignments(code, found, outer, i, end) {
    let first = i;
    for (let j = i; code.within(j, end + 1) && j <= end; j = code.past(j)) {
        if (j < end && !code.is(j, ';'))
            continue;
        const at = code.is(first, 'type') && code.isWord(first + 1) && first + 1 < j ? first + 1 : first;
        const after = at > first && code.is(at + 1, '[') ? code.past(at + 1) : at + 1;
        const assigned = (code.is(after, '=') && !code.is(after, '==')) || (code.is(after, ':') && !code.is(after, ':=') && at === first && after + 1 < j);
        if (code.isWord(at) && after < j && assigned && !KEYWORDS.has(code.slice(at)))
            found.add(scoped(outer, code.slice(at)), first, j);
        first = j + 1;
        if (j >= end)
            return;
    }
    if (first < end && code.isWord(first) && first === i) {
        const assigned = (code.is(first + 1, '=') && !code.is(first + 1, '==')) || (code.is(first + 1, ':') && !code.is(first + 1, ':=') && first + 2 < end);
        if (assigned && !KEYWORDS.has(code.slice(first)))
            found.add(scoped(outer, code.slice(first)), first, end);
    }
}
const KEYWORDS = new Set(['if', 'else', 'elif', 'for', 'while', 'try', 'except', 'finally', 'with', 'lambda', 'return', 'class', 'def']);
function lineTail(code, comments, end) {
    const to = code.to(end - 1);
    let [low, high] = [0, comments.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((comments[middle]?.from ?? 0) < to)
            low = middle + 1;
        else
            high = middle;
    }
    const comment = comments[low];
    return comment !== undefined && comment.from < code.from(end) && !ownLine(code.text, comment.from) ? comment.to : to;
}
function ownLine(text, offset) {
    let at = offset - 1;
    while (text[at] === ' ' || text[at] === '\t' || text[at] === '\f')
        at -= 1;
    return at < 0 || text[at] === '\n' || text[at] === '\r';
}
function indentAt(text, offset) {
    let begin = offset;
    while (begin > 0 && (text[begin - 1] === ' ' || text[begin - 1] === '\t' || text[begin - 1] === '\f'))
        begin -= 1;
    let column = 0;
    for (let at = begin; at < offset; at += 1) {
        if (text[at] === '\t')
            column += TAB - (column % TAB);
        else if (text[at] === ' ')
            column += 1;
        else
            column = 0;
    }
    return column;
}

;

const ALWAYS = new Set(['begin', 'case', 'for']);
const ruby_MODIFIERS = new Set(['if', 'unless', 'while', 'until']);
const BEFORE_STATEMENT = new Set(['then', 'else', 'do', 'begin', 'and', 'or', 'not', 'ensure', 'elsif', 'when', 'in', 'if', 'unless', 'while', 'until']);
function rubySymbols(code, found) {
    const open = [];
    let bracketed = -1;
    let loop = null;
    const scope = () => open.at(-1)?.name ?? '';
    const close = (end) => {
        const top = open.pop();
        if (top !== undefined && top.first !== null)
            found.add(top.name, top.first, end);
    };
    const closeLines = (end) => {
        while (open.at(-1)?.kind === 'line')
            close(end);
    };
    let i = 0;
    while (code.within(i, code.length)) {
        const begins = ruby_beginsStatement(code, i);
        if (begins && i > bracketed)
            closeLines(i);
        if (begins)
            loop = null;
        if (code.mate(i) > i && !code.is(i, '<'))
            bracketed = Math.max(bracketed, code.mate(i));
        if (!code.isWord(i) || isName(code, i)) {
            i += 1;
            continue;
        }
        const word = code.slice(i);
        if (word === 'end') {
            closeLines(i);
            close(i + 1);
        }
        else if (word === 'def') {
            const method = ruby_methodAt(code, i);
            if (method !== null) {
                open.push({ kind: method.endless ? 'line' : 'method', name: scoped(scope(), method.name), first: i });
                i = method.after;
                continue;
            }
        }
        else if ((word === 'class' || word === 'module') && (code.isWord(i + 1) || code.is(i + 1, '::') || code.is(i + 1, '<<'))) {
            const path = pathAt(code, i + 1);
            open.push({ kind: 'type', name: path.name === '' ? scope() : scoped(scope(), path.name), first: path.name === '' ? null : i });
            i = path.after;
            continue;
        }
        else if (word === 'do') {
            if (loop === null)
                open.push({ kind: 'block', name: scope(), first: null });
            loop = null;
        }
        else if (ALWAYS.has(word) || (ruby_MODIFIERS.has(word) && !isModifier(code, i))) {
            const opened = { kind: word === 'if' || word === 'unless' ? 'block' : 'loop', name: scope(), first: null };
            open.push(opened);
            if (word === 'while' || word === 'until' || word === 'for')
                loop = opened;
        }
        else if (begins && isConstant(code, i, word) && ['type', undefined].includes(open.at(-1)?.kind))
            open.push({ kind: 'line', name: scoped(scope(), word), first: i });
        i += 1;
    }
    while (open.length > 0)
        close(code.length);
}
function isConstant(code, i, word) {
    return /^\p{Lu}/u.test(word) && code.is(i + 1, '=') && !code.is(i + 1, '==') && !code.is(i + 1, '=>') && !code.is(i + 1, '=~');
}
function isName(code, i) {
    if (code.is(i - 1, '.') && !code.is(i - 2, '..'))
        return true;
    if (code.is(i - 1, ':') && code.glued(i) && !code.is(i - 2, '::'))
        return true;
    return code.is(i + 1, ':') && code.glued(i + 1) && !code.is(i + 1, '::') && !code.is(i - 1, '?');
}
function ruby_beginsStatement(code, i) {
    if (i === 0 || code.is(i - 1, ';'))
        return true;
    if (!code.newline(i))
        return false;
    if (code.is(i, '.') && !code.is(i, '..'))
        return false;
    if (code.is(i, '&.'))
        return false;
    if (code.kind(i - 1) !== 'punctuator')
        return !code.is(i - 1, 'and') && !code.is(i - 1, 'or') && !code.is(i - 1, 'not');
    return code.is(i - 1, ')') || code.is(i - 1, ']') || code.is(i - 1, '}') || code.is(i - 1, '|');
}
function isModifier(code, i) {
    const carried = code.is(i - 1, '\\');
    if (i === 0 || (code.newline(i) && !carried))
        return false;
    const before = carried ? i - 2 : i - 1;
    if (code.isWord(before))
        return isName(code, before) || !BEFORE_STATEMENT.has(code.slice(before));
    if (code.kind(before) !== 'punctuator')
        return true;
    return code.is(before, ')') || code.is(before, ']') || code.is(before, '}');
}
function pathAt(code, at) {
    if (code.is(at, '<<'))
        return { name: '', after: at + 3 };
    let i = code.is(at, '::') ? at + 2 : at;
    let name = code.slice(i);
    i += 1;
    while (code.is(i, '::') && code.isWord(i + 2) && code.within(i, code.length)) {
        name = `${name}.${code.slice(i + 2)}`;
        i += 3;
    }
    return { name, after: i };
}
function ruby_methodAt(code, at) {
    let i = at + 1;
    if (code.isWord(i) && code.is(i + 1, '.'))
        i += 2;
    let name = code.slice(i);
    if (code.isWord(i)) {
        i += 1;
        if (code.is(i, '=') && code.glued(i) && !code.is(i, '==') && (code.is(i + 1, '(') || code.isWord(i + 1))) {
            name = `${name}=`;
            i += 1;
        }
    }
    else {
        if (i >= code.length || code.is(i, '('))
            return null;
        const first = i;
        i += 1;
        while (code.within(i, code.length) && code.glued(i) && code.kind(i) === 'punctuator' && !code.is(i, '(') && !code.is(i, ';') && i - first < 3)
            i += 1;
        name = code.text.slice(code.from(first), code.to(i - 1));
        if (name.length > 20)
            return null;
    }
    const after = code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
    const endless = code.is(after, '=') && !code.newline(after) && !code.is(after, '==');
    return { name, after: endless ? after + 1 : i, endless };
}

;


const rust_MODIFIERS = new Set(['pub', 'default', 'async', 'unsafe', 'extern', 'safe']);
const rust_TYPES = new Set(['struct', 'enum', 'union', 'trait']);
function rustSymbols(code, found) {
    walk(code, 'items', (scope, i, open) => item(code, found, scope, i, open));
}
function item(code, found, scope, first, open) {
    if (code.is(first, '#') && (code.is(first + 1, '[') || (code.is(first + 1, '!') && code.is(first + 2, '['))) && !beginsItem(code, first))
        return first + 1;
    if ((code.isWord(first) || code.is(first, '#')) && beginsItem(code, first)) {
        const next = rust_declaration(code, found, scope, first, open);
        if (next !== null)
            return next;
    }
    if (code.is(first, '{') || code.is(first, '(') || code.is(first, '['))
        open('local', scope.name, first + 1, code.close(first, scope.end));
    return first + 1;
}
function beginsItem(code, i) {
    return i === 0 || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}') || (code.is(i - 1, ']') && code.newline(i));
}
function rust_declaration(code, found, scope, begin, open) {
    let [first, i] = [begin, begin];
    while (code.within(i, scope.end)) {
        if (code.is(i, '#') && code.is(i + 1, '['))
            i = code.past(i + 1);
        else if (code.is(i, '#') && code.is(i + 2, '[')) {
            i = code.past(i + 2);
            first = i;
        }
        else if (code.isAny(i, rust_MODIFIERS)) {
            i += 1;
            if (code.is(i, '(') && code.is(i - 1, 'pub'))
                i = code.past(i);
            if (code.kind(i) === 'string')
                i += 1;
        }
        else if (code.is(i, 'const') && (code.is(i + 1, 'fn') || code.is(i + 1, 'unsafe') || code.is(i + 1, 'async') || code.is(i + 1, 'extern')))
            i += 1;
        else
            break;
    }
    const named = code.isWord(i + 1);
    const name = named ? scoped(scope.name, code.slice(i + 1)) : scope.name;
    if (code.is(i, 'fn') && named)
        return rust_functionAt(code, found, name, first, i + 2, scope.end, open);
    if (code.isAny(i, rust_TYPES) && named) {
        const end = itemEnd(code, i + 2, scope.end);
        if (code.is(i, 'union') && !code.is(i + 2, '{') && !code.is(i + 2, '<'))
            return null;
        found.add(name, first, end);
        return code.is(i, 'trait') ? bodyAt(code, name, i + 2, end, open) : end;
    }
    if (code.is(i, 'mod') && named) {
        if (!code.is(i + 2, '{'))
            return i + 2;
        found.add(name, first, code.close(i + 2, scope.end) + 1);
        return bodyAt(code, name, i + 2, scope.end, open);
    }
    if (code.is(i, 'impl'))
        return implAt(code, scope, i, open);
    if (code.is(i, 'macro_rules') && code.is(i + 1, '!') && code.isWord(i + 2)) {
        const end = itemEnd(code, i + 3, scope.end);
        found.add(scoped(scope.name, code.slice(i + 2)), first, end);
        return end;
    }
    if (code.is(i, 'type') && named) {
        const end = itemEnd(code, i + 2, scope.end);
        found.add(name, first, end);
        return end;
    }
    if (code.is(i, 'const') || code.is(i, 'static'))
        return constantAt(code, found, scope, first, i, open);
    if (code.is(i, 'let') && named && code.is(i + 2, '=') && (code.is(i + 3, '|') || (code.is(i + 3, 'move') && code.is(i + 4, '|')))) {
        const end = itemEnd(code, i + 2, scope.end);
        found.add(name, first, end);
        open('local', name, i + 2, end);
        return i + 3;
    }
    return null;
}
function constantAt(code, found, scope, first, i, open) {
    const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
    if (!code.isWord(word) || !code.is(word + 1, ':'))
        return null;
    let end = word;
    while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}'))
        end = code.past(end);
    const wanted = scope.mode === 'items' && !code.is(word, '_');
    const name = wanted ? scoped(scope.name, code.slice(word)) : scope.name;
    if (wanted)
        found.add(name, first, end + 1);
    open('local', name, word, end);
    return word + 1;
}
function rust_functionAt(code, found, name, first, i, limit, open) {
    const end = itemEnd(code, i, limit);
    found.add(name, first, end);
    open('local', name, i, end);
    return i;
}
function itemEnd(code, i, end) {
    let j = i;
    while (code.within(j, end)) {
        if (code.is(j, ';'))
            return j + 1;
        if (code.is(j, '{'))
            return code.close(j, end) + 1;
        if (code.is(j, '}'))
            return j;
        j = code.past(j);
    }
    return Math.min(j, end);
}
function bodyAt(code, name, i, end, open) {
    let body = i;
    while (code.within(body, end) && !code.is(body, '{'))
        body = code.past(body);
    open('items', name, body + 1, code.close(body, end));
    return body + 1;
}
function implAt(code, scope, at, open) {
    let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
    let type = '';
    let ended = false;
    while (code.within(i, scope.end) && !code.is(i, '{')) {
        if (code.is(i, ';') || code.is(i, '}'))
            return null;
        if (code.is(i, 'for') && !code.is(i + 1, '<')) {
            type = '';
            ended = false;
        }
        else if (code.is(i, 'where'))
            ended = true;
        else if (!ended && code.isWord(i) && !code.is(i, 'dyn') && !code.is(i, 'mut') && !code.slice(i).startsWith("'"))
            type = code.slice(i);
        i = code.is(i, '[') || code.is(i, '(') ? i + 1 : code.pastTypes(i);
    }
    if (!code.is(i, '{'))
        return null;
    open('items', type === '' ? scope.name : scoped(scope.name, type), i + 1, code.close(i, scope.end));
    return i + 1;
}

;


function shellSymbols(code, found) {
    walk(code, 'script', (scope, i, open) => {
        if (!code.isWord(i) || !shell_begins(code, i))
            return i + 1;
        const keyword = code.is(i, 'function') && code.isWord(i + 1) && !code.newline(i + 1);
        const word = keyword ? i + 1 : i;
        const called = code.is(word + 1, '(') && code.is(word + 2, ')');
        if (!called && !keyword)
            return i + 1;
        const body = called ? word + 3 : word + 1;
        const last = shell_bodyEnd(code, body, scope.end);
        if (last < 0)
            return i + 1;
        const name = scoped(scope.name, code.slice(word));
        found.add(name, i, last + 1);
        open('script', name, body + 1, last);
        return body + 1;
    });
}
function shell_begins(code, i) {
    if (code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '&') || code.is(i - 1, '|') || code.is(i - 1, '(') || code.is(i - 1, ')'))
        return true;
    return code.is(i - 1, 'then') || code.is(i - 1, 'do') || code.is(i - 1, 'else');
}
function shell_bodyEnd(code, i, end) {
    if (code.is(i, '{')) {
        const mate = code.mate(i);
        return mate > i ? Math.min(mate, end) : -1;
    }
    return code.is(i, '(') && code.mate(i) > i ? code.mate(i) : -1;
}

;



const swift_MODIFIERS = new Set(['public', 'private', 'fileprivate', 'internal', 'open', 'package', 'static', 'class', 'final', 'override', 'mutating', 'nonmutating', 'convenience', 'required', 'lazy', 'weak', 'unowned', 'dynamic', 'optional', 'indirect', 'nonisolated', 'prefix', 'postfix', 'infix', 'isolated', 'distributed', 'borrowing', 'consuming', 'async']);
const swift_TYPES = new Set(['class', 'struct', 'enum', 'protocol', 'extension', 'actor']);
function swiftSymbols(code, found) {
    walk(code, 'members', (scope, i, open) => {
        if (code.is(i, ';') || code.is(i, '}'))
            return i + 1;
        if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) {
            const next = swift_declaration(code, found, scope, i, open);
            if (next !== null)
                return next;
        }
        if (code.is(i, '{') || code.is(i, '('))
            open('local', scope.name, i + 1, code.close(i, scope.end));
        return i + 1;
    });
}
function swift_declaration(code, found, scope, first, open) {
    let i = first;
    while (code.within(i, scope.end)) {
        const attribute = code.isWord(i) && code.slice(i).startsWith('@');
        if (attribute || (code.is(i, '@') && code.isWord(i + 1))) {
            const word = attribute ? i : i + 1;
            i = code.is(word + 1, '(') && code.glued(word + 1) ? code.past(word + 1) : word + 1;
        }
        else if (code.isAny(i, swift_MODIFIERS) && !(code.is(i, 'class') && !isModified(code, i + 1))) {
            if (code.is(i + 1, '('))
                i = code.past(i + 1);
            else if (code.isWord(i + 1))
                i += 1;
            else
                break;
        }
        else
            break;
    }
    if (code.isAny(i, swift_TYPES) && code.isWord(i + 1))
        return swift_typeAt(code, found, scope, first, i, open);
    if (code.is(i, 'func'))
        return swift_functionAt(code, found, scope, first, i, open);
    if (scope.mode === 'local')
        return null;
    if ((code.is(i, 'init') || code.is(i, 'subscript')) && (code.is(i + 1, '(') || code.is(i + 1, '<') || code.is(i + 1, '?') || code.is(i + 1, '!')))
        return swift_bodied(code, found, scoped(scope.name, code.slice(i)), scope, first, i + 1, open);
    if (code.is(i, 'deinit') && code.is(i + 1, '{'))
        return swift_bodied(code, found, scoped(scope.name, 'deinit'), scope, first, i + 1, open);
    if ((code.is(i, 'typealias') || code.is(i, 'associatedtype')) && code.isWord(i + 1)) {
        const end = lineStatementEnd(code, i + 1, scope.end);
        found.add(scoped(scope.name, code.slice(i + 1)), first, end);
        return end;
    }
    if ((code.is(i, 'let') || code.is(i, 'var')) && code.isWord(i + 1)) {
        const name = scoped(scope.name, code.slice(i + 1).replaceAll('`', ''));
        const end = lineStatementEnd(code, i + 1, scope.end);
        found.add(name, first, end);
        open('local', name, i + 1, end);
        return i + 2;
    }
    return null;
}
function isModified(code, i) {
    return code.is(i, 'func') || code.is(i, 'var') || code.is(i, 'let') || code.is(i, 'subscript') || code.isAny(i, swift_MODIFIERS);
}
function swift_typeAt(code, found, scope, first, at, open) {
    let name = code.slice(at + 1);
    let i = at + 2;
    while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) {
        name = scoped(name, code.slice(i + 1));
        i += 2;
    }
    const body = bodyAfter(code, i, scope.end);
    if (body === null)
        return null;
    const full = scoped(scope.name, name);
    const end = code.close(body, scope.end);
    found.add(full, first, end + 1);
    open('members', full, body + 1, end);
    return body + 1;
}
function swift_functionAt(code, found, scope, first, at, open) {
    let i = at + 1;
    if (!code.isWord(i)) {
        while (code.within(i, scope.end) && code.kind(i) === 'punctuator' && !code.is(i, '(') && i - at < 6 && (i === at + 1 || code.glued(i)))
            i += 1;
        if (i === at + 1)
            return null;
    }
    else
        i += 1;
    const name = code.text.slice(code.from(at + 1), code.to(i - 1)).replaceAll('`', '');
    return swift_bodied(code, found, scoped(scope.name, name), scope, first, i, open);
}
function swift_bodied(code, found, name, scope, first, i, open) {
    let after = i;
    if (code.is(after, '?') || code.is(after, '!'))
        after += 1;
    if (code.is(after, '<'))
        after = code.pastTypes(after);
    const parameters = after;
    if (code.is(after, '('))
        after = code.past(after);
    const body = bodyAfter(code, after, scope.end);
    const bare = after < scope.end && !newLine(code, after) && !code.is(after, '}') ? lineStatementEnd(code, after, scope.end) : after;
    const end = body === null ? bare : code.close(body, scope.end) + 1;
    found.add(name, first, end);
    open('local', name, parameters, end);
    return parameters + 1;
}

;
















const READERS = new Map([
    ['javascript', ecmascriptSymbols],
    ['jsx', ecmascriptSymbols],
    ['typescript', ecmascriptSymbols],
    ['tsx', ecmascriptSymbols],
    ['python', pythonSymbols],
    ['go', goSymbols],
    ['java', javaSymbols],
    ['rust', rustSymbols],
    ['c', cppSymbols],
    ['cpp', cppSymbols],
    ['csharp', csharpSymbols],
    ['php', phpSymbols],
    ['ruby', rubySymbols],
    ['kotlin', kotlinSymbols],
    ['swift', swiftSymbols],
    ['shell', shellSymbols],
]);
const PREPROCESSED = new Set(['c', 'cpp', 'csharp']);
function symbolsOf(language, text, tokens) {
    const reader = READERS.get(language);
    if (reader === undefined)
        return [];
    const directives = PREPROCESSED.has(language) ? preprocess(text, tokens) : null;
    const code = new Code(text, directives?.tokens ?? tokens, directives?.branches);
    const found = new Found(code);
    if (language !== 'csharp')
        for (const { name, from, to } of directives?.macros ?? [])
            found.addSpan(name, from, to);
    reader(code, found, tokens);
    return code.exhausted ? [] : found.all();
}
function findSymbols(symbols, name) {
    return symbols.filter((symbol) => symbol.name === name);
}
function enclosingSymbol(symbols, from, to) {
    let innermost = null;
    for (const symbol of symbols) {
        if (symbol.from > from || symbol.to < to)
            continue;
        if (innermost === null || symbol.to - symbol.from < innermost.to - innermost.from)
            innermost = symbol;
    }
    return innermost;
}
function nearestNames(symbols, name, most = 3) {
    const names = new Set(symbols.map((symbol) => symbol.name));
    const last = name.slice(name.lastIndexOf('.') + 1);
    const ending = [...names].filter((known) => known === last || known.endsWith(`.${last}`));
    if (ending.length > 0)
        return ending.slice(0, most);
    const near = nearest(name, names);
    return near === null ? [] : [near];
}


  }),

  8973:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IM: () => (  blobOid),
    VK: () => (  shortDigest),
    _h: () => (  isSha256),
    sc: () => (  sha256),
    w0: () => (  hexDigest)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const SHA256 = /^sha256:[0-9a-f]{64}$/;
function isSha256(value) {
    return typeof value === 'string' && SHA256.test(value);
}
function sha256(content) {
    const digest = `sha256:${hexDigest(content)}`;
    if (!isSha256(digest))
        throw new Error('SHA-256 gave no digest');
    return digest;
}
const inOneGo = node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash;
function hexDigest(content) {
    return inOneGo === undefined ? node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex') : inOneGo('sha256', content, 'hex');
}
function shortDigest(digest) {
    return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}
function blobOid(bytes, format) {
    const header = `blob ${bytes.length}\0`;
    return inOneGo === undefined ? node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash(format).update(header).update(bytes).digest('hex') : inOneGo(format, Buffer.concat([Buffer.from(header), bytes]), 'hex');
}


  }),

  7713:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $4: () => (  MEMORY_TOTAL_BYTES),
    EQ: () => (  LINK_HOPS),
    HH: () => (  YAML_FILE_BYTES),
    T0: () => (  LINK_TARGET_BYTES),
    Zc: () => (  MEMORY_FILE_COUNT),
    nx: () => (  MEMORY_FILE_BYTES),
    oD: () => (  FRONT_MATTER_BYTES),
    rX: () => (  CITED_FILE_BYTES)
  });
const MEMORY_FILE_COUNT = 20_000;
const MEMORY_TOTAL_BYTES = 64 * 1024 * 1024;
const MEMORY_FILE_BYTES = 1024 * 1024;
const FRONT_MATTER_BYTES = 16 * 1024;
const YAML_FILE_BYTES = 256 * 1024;
const CITED_FILE_BYTES = 16 * 1024 * 1024;
const LINK_TARGET_BYTES = 4096;
const LINK_HOPS = 8;


  })

};
