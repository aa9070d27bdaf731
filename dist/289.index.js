export const id = 289;
export const ids = [289];
export const modules = {

  89289:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  refineByPullRequest: () => (  refineByPullRequest)
});

var markdown = __webpack_require__(68186);
var git = __webpack_require__(31896);
var object_reader = __webpack_require__(29420);
var get_viewer = __webpack_require__(90488);
var branch = __webpack_require__(98452);
var base = __webpack_require__(94657);
var digest = __webpack_require__(78973);
;

function changeOf(edits, tree) {
    const last = new Map(edits.map((edit) => [edit.path, edit]));
    const effective = [...last.values()]
        .map((edit) => ({ edit, oid: edit.content === null ? null : (0,digest .IM)(Buffer.from(edit.content), tree.objectFormat) }))
        .filter(({ edit: { path }, oid }) => {
        const entry = tree.entries.get(path);
        return oid === null ? entry !== undefined : entry?.oid !== oid || entry.kind !== 'file';
    })
        .toSorted((a, b) => (a.edit.path < b.edit.path ? -1 : 1));
    return { edits: effective.map(({ edit }) => edit), oids: new Map(effective.map(({ edit, oid }) => [edit.path, oid])) };
}
function isSameChange({ oids }, made) {
    return made !== null && made.size === oids.size && [...oids].every(([path, oid]) => made.get(path) === oid);
}

;
async function createBranch({ octokit, owner, repo }, branch, commit) {
    await octokit.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha: commit });
}

var schemas = __webpack_require__(29143);
var answer = __webpack_require__(78339);
;


const shape = schemas .Ikc({ sha: schemas .YjP().min(1) });
async function createCommit({ octokit, owner, repo }, { message, tree, parent }) {
    const { data } = await octokit.rest.git.createCommit({ owner, repo, message, tree, parents: [parent] });
    return (0,answer .u)(shape, data).sha;
}

;


const create_pull_request_shape = schemas .Ikc({ number: schemas .Whr().positive() });
async function createPullRequest({ octokit, owner, repo }, { title, body, head, base }) {
    const { data } = await octokit.rest.pulls.create({ owner, repo, title, body, head, base });
    return (0,answer .u)(create_pull_request_shape, data).number;
}

;


const create_tree_shape = schemas .Ikc({ sha: schemas .YjP().min(1) });
async function createTree({ octokit, owner, repo }, base, edits) {
    const tree = edits.map(({ path, content }) => ({ path, mode: '100644', type: 'blob', ...(content === null ? { sha: null } : { content }) }));
    const { data } = await octokit.rest.git.createTree({ owner, repo, base_tree: base, tree });
    return (0,answer .u)(create_tree_shape, data).sha;
}

;
async function deleteBranch({ octokit, owner, repo }, branch) {
    await octokit.rest.git.deleteRef({ owner, repo, ref: `heads/${branch}` });
}

var get_branch_tip = __webpack_require__(25554);
;


const get_closer_shape = schemas .Ikc({ closed_by: schemas .Ikc({ login: schemas .YjP().min(1) }).nullish() });
async function getCloser({ octokit, owner, repo }, number) {
    const { data } = await octokit.rest.issues.get({ owner, repo, issue_number: number });
    return (0,answer .u)(get_closer_shape, data).closed_by?.login ?? null;
}

var get_commit = __webpack_require__(90415);
;


const get_tree_of_commit_shape = schemas .Ikc({ tree: schemas .Ikc({ sha: schemas .YjP().min(1) }) });
async function getTreeOfCommit({ octokit, owner, repo }, commit) {
    const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit });
    return (0,answer .u)(get_tree_of_commit_shape, data).tree.sha;
}

;


const list_pulls_of_branch_shape = schemas .YOg(schemas .Ikc({
    number: schemas .Whr().positive(),
    state: schemas .YjP(),
    merged_at: schemas .YjP().nullish(),
    user: schemas .Ikc({ login: schemas .YjP().min(1) }).nullable(),
    title: schemas .YjP(),
    body: schemas .YjP().nullish(),
    base: schemas .Ikc({ ref: schemas .YjP().min(1) }),
    head: schemas .Ikc({ sha: schemas .YjP().min(1), repo: schemas .Ikc({ full_name: schemas .YjP().min(1) }).nullable() }),
}));
async function listPullsOfBranch({ octokit, owner, repo }, branch) {
    const { data } = await octokit.rest.pulls.list({ owner, repo, state: 'all', head: `${owner}:${branch}`, per_page: 100 });
    return (0,answer .u)(list_pulls_of_branch_shape, data)
        .filter(({ head }) => head.repo?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase())
        .map(({ number, state, merged_at, user, title, body, base, head }) => ({
        number, open: state === 'open', merged: typeof merged_at === 'string', author: user?.login ?? null, title, body: body ?? '', baseRef: base.ref, headSha: head.sha,
    }));
}

;
async function moveBranch({ octokit, owner, repo }, branch, commit) {
    await octokit.rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha: commit, force: true });
}

;
async function updatePullRequest({ octokit, owner, repo }, number, update) {
    await octokit.rest.pulls.update({ owner, repo, pull_number: number, ...update });
}

var comment = __webpack_require__(95432);
;
const TRAILER = 'Memtrust-Refine: pull-request';
const GITHUB_ITSELF = 'web-flow';
function signed(message) {
    return `${message.trimEnd()}\n\n${TRAILER}\n`;
}
function isOurs({ author, committer, message, parents }, selves) {
    const byUs = author !== null && selves.has(author) && committer !== null && (selves.has(committer) || committer === GITHUB_ITSELF);
    return byUs && parents.length === 1 && message.trimEnd().endsWith(`\n${TRAILER}`);
}

;















const REFINE_BRANCH = 'memtrust/refine';
const DECLINED_LOOKED_AT = 10;
async function keepPull(github, offer) {
    if ((await (0,get_branch_tip .I)(github, offer.base)) !== offer.commit)
        return { kind: 'base-moved' };
    const standing = await lookAt(github, offer.base);
    const isEmpty = offer.change.edits.length === 0;
    if (standing.head !== null && !isOurs(standing.head, offer.selves))
        return isEmpty && standing.open === null ? { kind: 'nothing' } : { kind: 'foreign', number: standing.open?.number ?? null };
    return isEmpty ? takeBack(github, standing) : give(github, offer, standing);
}
async function lookAt(github, base) {
    const tip = await (0,get_branch_tip .j)(github, REFINE_BRANCH);
    const head = tip === null ? null : await (0,get_commit .k)(github, tip);
    const pulls = await listPullsOfBranch(github, REFINE_BRANCH);
    return { tip, head, pulls, open: pulls.find((pull) => pull.open && pull.baseRef === base) ?? null };
}
async function takeBack(github, { tip, open, pulls }) {
    if (open !== null)
        await updatePullRequest(github, open.number, { state: 'closed' });
    const isNeeded = pulls.some((pull) => pull.open && pull !== open);
    if (tip !== null && !isNeeded && (await (0,get_branch_tip .j)(github, REFINE_BRANCH)) === tip)
        await deleteBranch(github, REFINE_BRANCH);
    return open === null ? { kind: 'nothing' } : { kind: 'closed', number: open.number };
}
async function give(github, offer, { tip, head, open, pulls }) {
    const declined = open === null ? await declinedWith(github, offer, pulls) : null;
    if (declined !== null)
        return { kind: 'declined', number: declined };
    const isThere = head !== null && head.parents[0] === offer.commit && isSameChange(offer.change, head.change);
    if (!isThere && !(await push(github, offer, tip)))
        return { kind: 'branch-moved' };
    if (open === null)
        return { kind: 'opened', number: await createPullRequest(github, { title: offer.title, body: offer.body, head: REFINE_BRANCH, base: offer.base }) };
    const isRetold = await retell(github, offer, open);
    return { kind: isThere && !isRetold ? 'current' : 'updated', number: open.number };
}
async function declinedWith(github, { change, selves }, pulls) {
    for (const { number, headSha } of pulls.filter(({ open, merged }) => !open && !merged).slice(0, DECLINED_LOOKED_AT)) {
        if (!isSameChange(change, (await (0,get_commit .k)(github, headSha)).change))
            continue;
        const closer = await getCloser(github, number);
        if (closer !== null && !selves.has(closer))
            return number;
    }
    return null;
}
async function push(github, { change, commit, commitMessage }, tip) {
    const tree = await createTree(github, await getTreeOfCommit(github, commit), change.edits);
    const made = await createCommit(github, { message: signed(commitMessage), tree, parent: commit });
    if ((await (0,get_branch_tip .j)(github, REFINE_BRANCH)) !== tip)
        return false;
    if (tip === null)
        await createBranch(github, REFINE_BRANCH, made);
    else
        await moveBranch(github, REFINE_BRANCH, made);
    return true;
}
async function retell(github, { title, body, selves }, open) {
    if (open.author === null || !selves.has(open.author))
        return false;
    if (open.title === title && (0,comment .su)(open.body) === (0,comment .su)(body))
        return false;
    await updatePullRequest(github, open.number, { title, body });
    return true;
}

var refusal = __webpack_require__(85182);
var waited_too_long = __webpack_require__(23046);
var unavailable = __webpack_require__(61932);
;




const CHECKS = "its checks may not start by themselves, because it was opened with the workflow's own token. Give the input refine-token the token of a GitHub App (actions/create-github-app-token)";
function saidOf(kept) {
    switch (kept.kind) {
        case 'opened':
            return info(`opened pull request ${kept.number} with what is to be refined`);
        case 'updated':
            return info(`brought pull request ${kept.number} up to date`);
        case 'current':
            return info(`pull request ${kept.number} is as it should be`);
        case 'closed':
            return info(`closed pull request ${kept.number}: nothing is left to refine`);
        case 'declined':
            return info(`pull request ${kept.number} with the same change was closed without being merged, so it is not offered again. Reopen it if it is wanted after all`);
        case 'foreign':
            return warning(`the branch ${REFINE_BRANCH} has commits that are not ours, so it is left alone. Merge or close its pull request and delete the branch, and the next run begins anew`);
        case 'nothing':
            return info('there is nothing to refine');
        case 'base-moved':
            return info('base moved: what was judged is not the tip of the default branch, so nothing is pushed. The next run judges the tip');
        case 'branch-moved':
            return warning(`somebody pushed to the branch ${REFINE_BRANCH} meanwhile, so it is left alone`);
    }
}
function info(text) {
    return { level: 'info', text };
}
function warning(text) {
    return { level: 'warning', text };
}
function saidOfChecks(number) {
    return warning(`refine, pull request ${number}: ${CHECKS}`);
}
function whyNot(error, isOwnToken) {
    if (error instanceof unavailable .k || error instanceof waited_too_long .R)
        return warning(`the pull request is not brought up to date: ${error.what}. The next run tries again`);
    const status = (0,refusal .c2)(error);
    if (status === null)
        throw error;
    if (status === 401)
        return warning(`GitHub does not know the token (401). ${isOwnToken ? 'Leave the input token out' : 'The input refine-token needs a token that is still valid'}`);
    if (status !== 403 && status !== 404)
        return warning(`GitHub did not take it (${status}). A rule of the repository may forbid the branch ${REFINE_BRANCH}`);
    if (error instanceof Error && error.message.includes('not permitted to create or approve pull requests')) {
        return warning('workflows may not open pull requests here (403). Allow it in the settings of the repository (Actions, General, Workflow permissions), or give the input refine-token the token of a GitHub App');
    }
    const accepted = (0,refusal .Gw)(error);
    return warning(`GitHub refused it (${status}). ${isOwnToken ? 'The job' : 'The app behind refine-token'} needs the permissions contents: write and pull-requests: write${accepted === null ? '' : ` (GitHub names ${accepted})`}`);
}
const TITLE_CHARACTERS = 256;
const BODY_LIMIT = 60_000;
function titleOf({ title }) {
    return [...title.trim()].slice(0, TITLE_CHARACTERS).join('');
}
function bodyOf({ body }, checksMayNotStart) {
    const notice = checksMayNotStart ? `**The checks of this pull request may not start by themselves**, because it was opened with the workflow's own token. To start them, close and reopen it; for good, give the input \`refine-token\` the token of a GitHub App (\`actions/create-github-app-token\`).\n\n` : '';
    const end = `\n\nMerging this is the decision. Closing it declines: the same change is not offered again. As long as nobody else pushes to \`${REFINE_BRANCH}\`, each run keeps it current, and closes it when nothing is left.\n`;
    return `${notice}${withinLimit(body.trim())}${end}`;
}
function withinLimit(body) {
    if (body.length <= BODY_LIMIT)
        return body;
    const cut = body.slice(0, BODY_LIMIT);
    return `${cut.slice(0, Math.max(0, cut.lastIndexOf('\n')))}\n\nThere is more than fits here: see the files of the change.`;
}

;









async function refineByPullRequest(refining) {
    const { number, said } = await refine(refining);
    refining.log[said.level](`refine: ${said.text}`);
    return { outputs: { 'refine-pull-request': number === null ? '' : String(number) }, summary: `**Refine:** ${(0,markdown .CS)(said.text)}.\n` };
}
async function refine(refining) {
    const { judged, event, runner } = refining;
    const base = (0,branch .N)(event, runner);
    if (base === null)
        return { number: null, said: warning('nothing is refined, because the workflow was not started on the default branch') };
    if (judged.evaluation.verdict === 'error' || !judged.policyIsKnown)
        return { number: null, said: info('nothing is refined, because the gate could not judge') };
    const { plan, change } = await planned(refining);
    try {
        return await offer(refining, base, plan, change);
    }
    catch (error) {
        return { number: null, said: whyNot(error, refining.app === null) };
    }
}
async function planned({ judged: { commit, evaluation }, runner, github, environment, plan: planRefine }) {
    const repository = await (0,git .h_)(runner.workspace, environment, { network: github.network, transport: 'as-configured' });
    const objects = new object_reader .n(repository);
    try {
        const clone = { repository, objects };
        const tree = await (0,base .Cg)(clone, github, commit);
        const plan = await planRefine({ tree, commit, evaluation, clone });
        return { plan, change: changeOf(plan.edits, tree) };
    }
    finally {
        objects.close();
    }
}
async function offer({ judged: { commit }, github, app, log }, base, plan, change) {
    const self = await (0,get_viewer .t)(app ?? github);
    const selves = new Set([self, ...(app === null ? [] : [await (0,get_viewer .t)(github)])]);
    const checksMayNotStart = self === get_viewer .Z;
    const kept = await keepPull(app ?? github, { change, title: titleOf(plan), body: bodyOf(plan, checksMayNotStart), commitMessage: plan.commitMessage, base, commit, selves });
    if (checksMayNotStart && (kept.kind === 'opened' || kept.kind === 'updated' || kept.kind === 'current'))
        log.warning(saidOfChecks(kept.number).text);
    return { number: openNumber(kept), said: saidOf(kept) };
}
function openNumber(kept) {
    switch (kept.kind) {
        case 'opened':
        case 'updated':
        case 'current':
        case 'foreign':
            return kept.number;
        case 'closed':
        case 'declined':
        case 'nothing':
        case 'base-moved':
        case 'branch-moved':
            return null;
    }
}


  })

};
