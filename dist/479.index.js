export const id = 479;
export const ids = [479];
export const modules = {

  39479:
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

var estimator = __webpack_require__(85376);
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
        budget: { ceiling: inputs.contextBudget, limits: {}, estimator: await (0,estimator .Y)(policy.policy.context.estimator) },
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
