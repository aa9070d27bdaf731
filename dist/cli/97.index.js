export const id = 97;
export const ids = [97];
export const modules = {

  3097:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  writing: () => (  writing)
});

var adopt = __webpack_require__(5473);
var dist = __webpack_require__(3483);
var front_matter = __webpack_require__(2403);
;


function markReplaced({ path, text }, by) {
    const mark = { status: 'superseded', superseded_by: by };
    const parts = text.startsWith('---\n') ? (0,front_matter .v)(text) : null;
    if (parts === null)
        return { path, content: `---\nstatus: superseded\nsuperseded_by: ${by}\n---\n${text}` };
    if ('message' in parts)
        return null;
    const document = (0,dist .Tp)(parts.yaml, { version: '1.2', prettyErrors: false });
    if (document.errors.length > 0)
        return null;
    for (const [key, value] of Object.entries(mark))
        document.set(key, value);
    return { path, content: `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}` };
}

var original = __webpack_require__(7298);
var last_decisive = __webpack_require__(8655);
var phrase = __webpack_require__(8013);
var trust_adoption = __webpack_require__(2613);
var append_events = __webpack_require__(8785);
var standing = __webpack_require__(2981);
var trust_after = __webpack_require__(6230);
;






async function leftOutOfAll(scene, records) {
    const events = (0,trust_adoption .P8)(everything(scene));
    const left = new Map();
    const chosen = [];
    for (const record of records) {
        const own = events.get(record.id) ?? [];
        const why = isAdopted(record, own) ? null : withdrawnWhy(scene, record, own);
        if (why !== null)
            left.set(record.id, why);
        else
            chosen.push(record);
    }
    const asked = chosen.filter((record) => !isAdopted(record, events.get(record.id) ?? []));
    const entries = await entriesIfAdopted(scene, asked);
    for (const { id } of asked) {
        const why = againstWhy(scene, entries.get(id));
        if (why !== null)
            left.set(id, why);
    }
    return left;
}
async function againstAdopting(scene, record) {
    const entry = (await entriesIfAdopted(scene, [record])).get(record.id);
    const why = againstWhy(scene, entry);
    if (why === null || entry === undefined)
        return null;
    const rival = entry.conflictsWith.find((id) => scene.isSayable(id));
    return { why, remedy: rival === undefined ? (0,phrase .pj)('State it under another id, if it holds again.') : (0,phrase .cv) `Let one supersede the other: ${`memtrust supersede ${rival} ${record.id}`}.` };
}
async function entriesIfAdopted(scene, records) {
    const events = (0,trust_adoption .P8)(everything(scene));
    const adoptions = records.flatMap(({ id, fact }) => (fact === null ? [] : (0,append_events .X)(id, events.get(id) ?? [], { proposedBy: '', at: '' }, [{ type: 'candidate.applied', claim: fact.claim, binding: fact.binding }])));
    const { merged } = await (0,trust_after .Qh)(scene, new Set(), adoptions);
    return new Map(merged.entries.map((entry) => [entry.id, entry]));
}
function everything({ settled, memory }) {
    return [...new Map([...settled, ...memory.events].map((event) => [event.id, event])).values()];
}
function isAdopted({ fact }, events) {
    return fact !== null && !(0,trust_adoption .aZ)(events) && (0,last_decisive .x)(events).some((event) => (0,trust_adoption .Ox)(event, fact));
}
function withdrawnWhy(scene, { fact, text, contradicts }, events) {
    if (fact === null)
        return null;
    if ((0,trust_adoption .aZ)(events))
        return (0,phrase .pj)('it was retired');
    const last = (0,last_decisive .x)(events).filter(({ claim }) => claim === fact.claim);
    const said = last.find(({ type }) => type === 'candidate.discarded' || type === 'fact.superseded');
    if (said !== undefined)
        return (0,phrase .pj)(said.type === 'fact.superseded' ? 'it is superseded' : 'it was rejected');
    if (fact.status === 'rejected' || fact.status === 'superseded')
        return (0,phrase .pj)(fact.status === 'rejected' ? 'its file calls it rejected' : 'its file calls it superseded');
    const origin = (0,standing .e)(text);
    if (origin !== null) {
        const where = (0,phrase .pj)(origin.store === 'live' ? 'its agent file' : `${origin.store}, where it comes from,`);
        return origin.word === null ? (0,phrase .cv) `${where} never accepted it` : (0,phrase .cv) `${where} calls it ${origin.word}`;
    }
    return contradicts === undefined ? null : (0,phrase .cv) `it contradicts ${(0,trust_after .eZ)(scene, [contradicts])}`;
}
function againstWhy(scene, entry) {
    if (entry === undefined)
        return null;
    if (entry.conflictsWith.length > 0)
        return (0,phrase .cv) `${(0,trust_after .eZ)(scene, entry.conflictsWith)} and this fact have one claim_key, and once merged none of them would be trusted`;
    if (entry.status !== 'superseded')
        return null;
    return entry.supersededBy === null ? (0,phrase .pj)('it is superseded') : (0,phrase .cv) `${(0,trust_after .eZ)(scene, [entry.supersededBy])} supersedes it`;
}

var memtrust = __webpack_require__(289);
var errors = __webpack_require__(2795);
var command = __webpack_require__(9212);
var cli_io = __webpack_require__(1905);
var judged = __webpack_require__(5492);
var open_memory = __webpack_require__(5533);
;











const adopt_adopt = (program, run) => {
    program
        .command('adopt')
        .argument('[id]', 'id of a fact')
        .description('propose the adoption of a fact exactly as it is now')
        .option('--all', 'every valid fact that is not adopted yet; what is rejected, superseded or in conflict is named and left out')
        .option('--unbound <why>', 'why the fact cites nothing; it cannot be checked later')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['adopt auth/owner-checks', 'one fact'], ['adopt --all --by alice', 'all that can be adopted']]))
        .action(async (id, options) => run(async (io) => {
        if (options.all === true && options.unbound !== undefined)
            throw new errors .j('--unbound is about one fact, and --all adopts many', 'Run `memtrust adopt ID --unbound "why"` for each fact that cites nothing.');
        if ((id === undefined) !== (options.all === true))
            throw new errors .j('adopt takes one fact, or --all', 'Run `memtrust adopt ID`, or `memtrust adopt --all`.');
        return open_memory .s.use(io, async (open) => adoptIn(io, open, id ?? null, options));
    }));
};
async function adoptIn(io, open, id, options) {
    const chosen = id === null ? open.memory.facts.filter((record) => (0,memtrust .ty)(record) && record.fact !== null) : [open.record(id)];
    const signature = await open.signature(options);
    const unbound = options.unbound === undefined ? null : (0,open_memory .l)('--unbound', options.unbound);
    const scene = await open.scene(Date.parse(signature.at));
    const left = id === null ? await leftOutOfAll(scene, chosen) : new Map();
    let adopted = 0;
    let refused = 0;
    for (const record of chosen) {
        try {
            const why = left.get(record.id);
            if (why !== undefined) {
                if (await open.isBlocked(record))
                    continue;
                io.out((0,phrase .tN)((0,phrase .cv) `left out ${record.id}: ${why}\n`));
                continue;
            }
            await open.refuseBlocked(record);
            const events = open.memory.events.filter((event) => event.fact === record.id);
            const changes = await (0,adopt .B)(open.tree, { record, events, ledger: open.text((0,memtrust .tf)(record.id)) ?? '', unbound, ...signature });
            const against = id === null || changes.length === 0 ? null : await againstAdopting(scene, record);
            open.write([...changes, ...(changes.length === 0 ? [] : replacedBy(open, record))]);
            io.out((0,phrase .tN)(changes.length === 0 ? (0,phrase .cv) `${record.id} is adopted already, exactly as it is\n` : (0,phrase .cv) `recorded the adoption of ${record.id}\n`));
            if (against !== null)
                io.err((0,phrase .tN)((0,phrase .cv) `warning: ${against.why}\n  ${against.remedy}\n`));
            adopted += changes.length === 0 ? 0 : 1;
        }
        catch (error) {
            if (id !== null || !(error instanceof errors .j))
                throw error;
            io.err(`error: ${error.message}\n  ${error.remedy}\n`);
            refused += 1;
        }
    }
    if (id === null && chosen.length === 0)
        io.out('no fact to adopt\n');
    if (left.size > 0)
        io.err('What was left out can be adopted by its id, with `memtrust adopt ID`, if somebody decides so.\n');
    if (adopted > 0)
        io.err('Next: commit the fact and its ledger, and open a pull request; it is trusted once that is approved and merged.\n');
    return refused > 0 ? cli_io .d.usage : cli_io .d.pass;
}
function replacedBy(open, record) {
    const path = (0,original .CI)(record.text)?.keys?.['x-replaces'];
    const note = open.memory.notes.find((one) => one.path === path && (one.place === 'permanent' || one.place === 'long-term'));
    if (note === undefined || !open.mayCite(note.path) || note.front.status !== null)
        return [];
    const mark = markReplaced(note, record.id);
    return mark === null ? [] : [mark];
}

var esm = __webpack_require__(3735);
var notes_date = __webpack_require__(1198);
var tree_path = __webpack_require__(5562);
;


function archivableNotes(notes, facts, before) {
    const citedBy = new Map();
    for (const { id, fact } of facts)
        for (const { path } of fact?.sources ?? [])
            citedBy.set((0,tree_path .qb)(path) ?? path, id);
    const wanted = notes.flatMap((note) => {
        const why = reasonFor(note, before);
        return why === null ? [] : [{ note, why }];
    });
    return {
        chosen: wanted.filter(({ note }) => !citedBy.has(note.path)),
        kept: wanted.flatMap(({ note: { path } }) => {
            const by = citedBy.get(path);
            return by === undefined ? [] : [{ path, by }];
        }),
    };
}
function reasonFor(note, before) {
    const { place, front } = note;
    if (place !== 'session' && place !== 'staging' && place !== 'report' && (front.status === 'rejected' || front.status === 'superseded'))
        return front.status;
    const date = place === 'episodic' && before !== null ? (0,notes_date .Q)(note) : null;
    return date !== null && before !== null && date < before ? 'old' : null;
}

var tombstone = __webpack_require__(3864);
;

function archiveEdits(files, graves, there, signature) {
    const taken = new Map();
    const textAt = (path) => taken.get(path) ?? there(path);
    const moves = files.map(({ from, to: wanted, content, why, see }) => {
        const to = freePlace(wanted, (path) => [null, content].includes(textAt(path)));
        taken.set(to, content);
        return { path: from, to, content, why, see };
    });
    const known = new Set((0,tombstone .q)(graves ?? '').map(({ path, to }) => JSON.stringify([path, to])));
    const missing = moves.filter(({ path, to }) => !known.has(JSON.stringify([path, to])));
    return [
        ...moves.filter(({ to, content }) => there(to) !== content).map(({ to, content }) => ({ path: to, content })),
        ...(missing.length === 0 ? [] : [(0,tombstone .v)(graves, missing, signature)]),
        ...moves.map(({ path }) => ({ path, content: null })),
    ];
}
function freePlace(wanted, isFree) {
    const [, stem = wanted, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(wanted) ?? [];
    for (let count = 2, place = wanted;; count += 1) {
        if (isFree(place))
            return place;
        place = `${stem}-${count}${ending}`;
    }
}

var memory_fact = __webpack_require__(721);
var ledger = __webpack_require__(137);
;







async function chooseArchivable(scene, before) {
    const events = (0,trust_adoption .P8)([...new Map([...scene.settled, ...scene.memory.events].map((event) => [event.id, event])).values()]);
    const judged = await (0,trust_after .Qh)(scene);
    const old = scene.memory.facts.filter((record) => isOut(judged.now, record) && isOut(judged.merged, record) && (before === null || decidedAt(events.get(record.id) ?? []) < before));
    const kept = new Map();
    const open = old.filter((record) => {
        const why = holds(record, scene, old, judged, events) ?? named(record, scene, old, events);
        if (why !== null)
            kept.set(record.id, why);
        return why === null;
    });
    const chosen = await harmless(scene, judged, open, kept);
    return {
        chosen: chosen.map((record) => ({ record, status: statuses(judged.now.entries).get(record.id) === 'rejected' ? 'rejected' : 'superseded', successor: judged.now.supersession.inForce.get(record.id) ?? null })),
        kept: [...kept].map(([id, why]) => ({ id, why })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    };
}
function isOut({ entries }, { id, path, fact }) {
    const status = statuses(entries).get(id);
    return fact !== null && memory_fact .pm.test(id) && path === (0,memtrust .qC)(id) && (status === 'rejected' || status === 'superseded');
}
const known = new WeakMap();
function statuses(entries) {
    const found = known.get(entries) ?? new Map(entries.map(({ id, status }) => [id, status]));
    known.set(entries, found);
    return found;
}
function decidedAt(events) {
    const times = (0,last_decisive .x)(events).map(({ at }) => Date.parse(at)).filter((time) => !Number.isNaN(time));
    return times.length === 0 ? Infinity : Math.max(...times);
}
function holds({ id }, scene, old, { merged, now }, events) {
    const going = new Set(old.map((record) => record.id));
    const links = [...merged.supersession.links, ...now.supersession.links];
    const held = [...new Set(links.filter(({ by }) => by === id).map((link) => link.old))].filter((one) => (0,trust_adoption .xk)(events.get(one) ?? []).length > 0 && !links.some((link) => link.old === one && !going.has(link.by)));
    return held.length === 0 ? null : (0,phrase .cv) `it keeps ${(0,trust_after .eZ)(scene, held)} out of the baseline, of which the ledger still adopts a text: retire that first`;
}
function named({ id }, scene, old, events) {
    if (events.has(id))
        return null;
    const by = scene.memory.facts.filter((other) => other.fact?.supersedes.includes(id) === true && !old.includes(other)).map((other) => other.id);
    return by.length === 0 ? null : (0,phrase .cv) `${(0,trust_after .eZ)(scene, by)} names it under supersedes, and no ledger would tell of it`;
}
async function harmless(scene, before, candidates, kept) {
    const gone = new Set();
    const chosen = [];
    const put = async (some, refused) => {
        if (some.length === 0)
            return;
        const without = new Set([...gone, ...some.map(({ id }) => id)]);
        const changed = (0,trust_after .dN)(before, await (0,trust_after .Qh)(scene, without));
        if (changed.length === 0) {
            for (const record of some)
                gone.add(record.id);
            chosen.push(...some);
            return;
        }
        const [first] = some;
        if (some.length === 1 && first !== undefined) {
            refused.set(first.id, first);
            kept.set(first.id, (0,phrase .cv) `without it ${(0,trust_after .eZ)(scene, changed)} would be judged otherwise`);
            return;
        }
        await put(some.slice(0, some.length >> 1), refused);
        await put(some.slice(some.length >> 1), refused);
    };
    for (let open = candidates; open.length > 0;) {
        const refused = new Map();
        await put(open, refused);
        if (refused.size === open.length)
            break;
        open = [...refused.values()];
    }
    for (const { id } of chosen)
        kept.delete(id);
    return chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

;










const archive = (program, run) => {
    program
        .command('archive')
        .description('move rejected and superseded facts and notes, and old episodes, to .memtrust/archive/, each with a tombstone; never what a fact needs')
        .addOption(new esm .c$('--before <date>', 'only what was decided before this date, as its records say; and episodes that are older').argParser(judged .A7))
        .option('--dry-run', 'list what would be moved, and write nothing')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['archive --dry-run', 'what would be moved, and what has to stay'], ['archive --before 2026-01-01', 'what was decided before this year']]))
        .action(async (options) => run(async (io) => open_memory .s.use(io, async (open) => archiveIn(io, open, options))));
};
async function archiveIn(io, open, options) {
    const signature = await open.signature(options);
    const choice = await chooseArchivable(await open.scene(Date.parse(options.now ?? io.now)), options.before === undefined ? null : Date.parse(options.before));
    const blocked = new Set();
    for (const id of [...choice.chosen.map(({ record }) => record.id), ...choice.kept.map((one) => one.id)])
        if (await open.isBlocked(open.record(id)))
            blocked.add(id);
    const [chosen, kept] = [choice.chosen.filter(({ record }) => !blocked.has(record.id)), choice.kept.filter(({ id }) => !blocked.has(id))];
    const files = chosen.map(({ record: { id, path }, status, successor }) => ({ from: path, to: (0,memtrust ._K)(id), content: open.text(path) ?? '', why: status, see: successor }));
    const notes = archivableNotes(open.memory.notes, open.memory.facts, options.before === undefined ? null : Date.parse(options.before));
    const isOpen = async (path) => !(await open.isBlocked(open.record(path)));
    const old = [];
    for (const one of notes.chosen)
        if (await isOpen(one.note.path))
            old.push(one);
    files.push(...old.map(({ note: { path }, why }) => ({ from: path, to: (0,memtrust .wX)(path), content: open.text(path) ?? '', why, see: null })));
    const edits = archiveEdits(files, open.text(memtrust .LX), (path) => open.text(path), signature);
    if (options.dryRun !== true)
        open.write(edits);
    for (const { record, status } of chosen)
        io.out((0,phrase .tN)((0,phrase .cv) `${[options.dryRun === true ? 'would archive' : 'archived']} ${record.id}: ${[status]}\n`));
    for (const { note, why } of old)
        io.out((0,phrase .tN)((0,phrase .cv) `${[options.dryRun === true ? 'would archive' : 'archived']} ${note.path}: ${[why]}\n`));
    for (const { path, by } of notes.kept)
        if (await isOpen(path))
            io.out((0,phrase .tN)((0,phrase .cv) `kept ${path}: ${by} cites it\n`));
    for (const { id, why } of kept)
        io.out((0,phrase .tN)([...(0,phrase .cv) `kept ${id}: `, ...why, '\n']));
    if (files.length === 0)
        io.out('nothing to archive\n');
    else if (options.dryRun !== true)
        io.err('Next: commit .memtrust/. The ledgers stay: they tell what was decided.\n');
    return cli_io .d.pass;
}

var backticks = __webpack_require__(1692);
;
const LONGEST_LINE = 2_000;
const LONGEST_BLOCK = 8_000;
function blocksIn(lines) {
    const reader = new Reader();
    for (const line of lines)
        reader.add(line);
    return reader.finish();
}
class Reader {
    blocks = [];
    open = null;
    tag = null;
    intro = '';
    heading = '';
    add(line) {
        if (this.tag !== null || /^\s{0,8}</.test(line.text)) {
            const tag = /^\s{0,8}<(\/?)((?:[a-z]{1,20}[-_])?(?:examples?|good|bad|sample))\b/i.exec(line.text);
            const name = tag?.[2]?.toLowerCase() ?? null;
            if (this.tag === null && tag?.[1] === '')
                this.tag = line.text.toLowerCase().includes(`</${name}`) ? null : name;
            else if (tag?.[1] === '/' && name === this.tag)
                this.tag = null;
            if (this.tag !== null || name !== null)
                return this.close();
        }
        if (line.heading !== this.heading)
            [this.heading, this.intro] = [line.heading, ''];
        if (line.kind !== 'prose' || line.isQuoted || isRule(line.text)) {
            this.close();
            if (line.kind !== 'blank')
                this.intro = '';
            return;
        }
        const marks = /^[ \t]*(?:(?:[-+*\u2022]|\d{1,9}[.)])[ \t]+)+/.exec(line.text)?.[0] ?? '';
        if (marks !== '')
            this.begin(line, 'item', marks);
        else if (this.open === null)
            this.begin(line, 'paragraph', /^\s*/.exec(line.text)?.[0] ?? '');
        else
            this.append(line, line.text);
    }
    finish() {
        this.close();
        return this.blocks;
    }
    begin(line, kind, before) {
        this.close();
        if (kind === 'paragraph' && before === '')
            this.intro = '';
        this.open = { kind, isNumbered: /\d/.test(before), line: line.number, heading: line.heading, intro: this.intro, parts: [], size: 0, isWhole: true };
        this.append(line, line.text.slice(before.length));
    }
    append(line, text) {
        if (this.open === null)
            return;
        this.open.size += text.length + 1;
        if (line.raw !== line.text || line.text.length > LONGEST_LINE || this.open.size > LONGEST_BLOCK)
            this.open.isWhole = false;
        if (this.open.isWhole)
            this.open.parts.push(text);
    }
    close() {
        const { open } = this;
        this.open = null;
        if (open === null || !open.isWhole)
            return;
        const text = open.parts.join('\n').trimEnd();
        const { kind, isNumbered, line, heading, intro } = open;
        if (/[:：]\**$/.test(text))
            this.intro = text;
        if (!/^\[[ xX]\]\s/.test(text))
            this.blocks.push({ kind, isNumbered, line, text, heading, intro });
    }
}
function isRule(text) {
    return /^[\s\-=*_]+$/.test(text);
}

var sentences = __webpack_require__(2864);
var text_visible = __webpack_require__(8232);
;

const CRITICAL = /\b(?:must(?:n['’]t)?|never|always|do not|don['’]t|may not|required|mandatory|forbidden|critical|important)\b/i;
function isCritical(text) {
    return CRITICAL.test(withoutCode(text));
}
const VERBS = new Set(('is are was be been has have had do does must should shall may can cannot will would need needs dont add aim allow annotate append apply ask assert assume attach avoid base become begin belong bind block break bring build bump bundle bypass cache call catch cause change check choose clean clear close collect combine come commit compare compile complete compose compute configure confirm connect consider consist consume contain continue convert copy cover create declare decode default define delegate delete depend deploy derive describe detect determine develop disable display distribute document download drive drop edit emit enable encode end enforce ensure escape evaluate execute exist expand expect explain export expose extend extract fail fall fetch file find finish fix flow follow force format forward generate get give go group guarantee handle happen help hide hold host ignore implement import include indicate inherit initialise initialize inject inline insert inspect install integrate introduce invoke isolate join keep know launch lead leave let lint list listen live load locate log look maintain make manage map mark match mean measure merge migrate mirror mock modify mount move name normalise normalize open operate order organise organize originate output override own parse pass perform persist pick place point populate prefer prefix preserve prevent print process produce propagate protect provide publish pull push put query raise reach read receive record redirect reduce refactor refer reflect register reject release rely remain remember remove rename render replace report represent request require reset resolve respect respond rest restart restrict return reuse review rewrite run save scan schedule scope search secure see select send separate serialise serialize serve set share ship show sign simplify sit skip sort specify split stand start state stay stop store stream strip structure style subclass submit supply support surface switch sync take target test throw track transform translate treat trigger try turn type understand update upgrade upload use validate verify wait walk want watch work wrap write yield live lives go goes').split(' '));
function isVerb(word) {
    if (VERBS.has(word))
        return true;
    for (const ending of ['s', 'es', 'd', 'ed', 'ing']) {
        if (!word.endsWith(ending))
            continue;
        const stem = word.slice(0, -ending.length);
        if (VERBS.has(stem) || VERBS.has(`${stem}e`) || (stem.at(-1) === stem.at(-2) && VERBS.has(stem.slice(0, -1))))
            return true;
    }
    return word.endsWith('ies') && VERBS.has(`${word.slice(0, -3)}y`);
}
const LEANS = /^(?:(?:this|that|these|those)\b(?! (?:project|repo|repository|codebase|monorepo|workspace)\b)|(?:it|its|it['’]s|they|their|them|he|she|we['’]ve|here|then|also|otherwise|however|but|and|or|nor|so|because|which|both|same|instead|additionally|furthermore|moreover|finally|next|later|first|firstly|second|secondly|third|afterwards|similarly|likewise|thus|therefore|hence|such|each|either|neither|another|others?|again|hopefully|unfortunately|alternatively|in (?:this|that|these|those|addition|contrast|other)|as (?:above|before|mentioned|shown)|at (?:this|that)|for (?:this|that|these|those)|to do (?:this|that|so)|if (?:this|that|so|not|you|the user|asked)|like (?:this|that)|from (?:this|that|there)|with (?:this|that))\b)/i;
const SUBJECTLESS = /^(?:re-?)?(?:adds|allows|applies|calls|checks|contains|converts|covers|creates|defines|enables|emits|ensures|executes|exports|exposes|extends|generates|gets|handles|holds|implements|includes|keeps|lets|loads|manages|maps|owns|parses|performs|provides|reads|renders|represents|requires|resolves|returns|runs|sends|serves|sets|stores|supports|takes|tracks|uses|validates|works|wraps|writes) [^\s:]|^(?:based|built|called|configured|created|defined|exported|found|generated|handled|implemented|loaded|located|managed|returned|stored|used|written) (?:as|at|by|for|from|in|on|through|using|via|with)\b/i;
const READ_ON = /^(?:see|refer to|consult|learn more|more (?:on|about|details|info)|details|further reading|full|for (?:more|further|details|additional|full|complete|in-depth|the full|information|guidance|usage)|check out|visit|look at|have a look|read (?:the|more|our|this|about|`[^`]{1,200}\.(?:mdx?|mdc|rst|txt)`)|`[^`]{1,200}\.(?:mdx?|mdc|rst|txt)`\s*(?:[-\u2013\u2014:]|\())/i;
const READ_ON_ANYWHERE = /\bfor (?:(?:more|further|additional|full) (?:details?|information|info|context|guidance)|details)\b|(?<!\()\b(?:see|refer to|consult) (?:also\b|the\b|`[^`]{1,200}\.mdx?`)|\b(?:is|are) documented in\b/i;
const EXAMPLE = /^(?:e\.g|i\.e|ex|examples?|for (?:an )?example|for instance|sample|good|bad|wrong|right|correct|incorrect|before|after|output|input|expected|actual|user|assistant|human|you are|you['’]re|act as|i am|i['’]m|i |my|hello|hi)\b(?:[^-]|$)/i;
const UNFINISHED = /\b(?:TODO|TBD|FIXME|XXX|WIP|lorem ipsum|last (?:updated|modified|reviewed)|placeholder|coming soon)\b|\{\{|\[(?:your|insert|project|name|describe)\b|<(?:your|insert)[- _]/i;
const POINTS = /\b(?:one of (?:those|these)|of the (?:above|following)|the (?:above|below|former|latter|following)|(?:mentioned|described|listed|shown|noted|explained) (?:above|below))\b/i;
const PASSING = /\b(?:removed|no longer|used to be|formerly|previously|currently|for now|at the moment|as of (?:now|today|writing|this|20\d\d|v?\d)|right now|temporar(?:y|ily)|not yet|recently|soon|several older|still)\b/i;
const MARKED = /[✅❌☑✔✓✗✘🚧🔴🟢🟡⬜]/u;
function standsAlone(text) {
    const bare = withoutMarks(text);
    const prose = withoutCode(bare);
    const words = prose.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? [];
    if ((0,text_visible .wy)(text.replaceAll('\u{fe0f}', '')) || MARKED.test(text) || UNFINISHED.test(text) || PASSING.test(prose) || POINTS.test(prose))
        return false;
    if (/[?？:：,;…]["”')*_\]]*$|\.\.\.$|(?:\b(?:and|or|the|a|to|of|with))$/.test(text) || /<\/?[a-z][^<>]{0,100}>|!\[/i.test(prose))
        return false;
    if (LEANS.test(bare) || SUBJECTLESS.test(bare) || READ_ON.test(bare) || READ_ON_ANYWHERE.test(bare) || EXAMPLE.test(bare))
        return false;
    if (/^[a-z][a-z]*(?:[\s,.;:!]|$)/.test(bare))
        return false;
    const isForeign = words.some((word) => /[^\p{Script=Latin}\p{M}'’-]/u.test(word));
    if (isForeign)
        return words.join('').length >= 6;
    if (prose.includes('→') && words.length < 4)
        return false;
    const spans = prose.split('`').length - 1;
    return words.length >= 2 && words.length + spans >= 3 && (CRITICAL.test(prose) || (words.length >= 3 && /[^\s:][:：](?:\s|\*)/.test(bare)) || words.some((word) => isVerb(word.replace(/['’]/g, ''))));
}
const NEGATIVE = /\b(?:never|avoid|not|don['’]?t|dont|bad|wrong|anti-?patterns?|incorrect|deprecated|mistakes?|pitfalls?|gotchas?|smells?|instead of|forbidden|prohibited|won['’]?t|no longer|red flags?)\b/i;
const OWN_NEGATIVE = /\b(?:never|avoid|not|don['’]?t|dont|cannot|can['’]?t|forbidden|prohibited)\b/i;
const CONDITION = /^[*_]*(?:if|when|whenever|while|where|for|to|before|after|unless|during|once|in case|in order|as|with|on|under|until|since|given|by)\b/i;
const ASIDE_HEADING = /\b(?:examples?|samples?|todo|to-do|roadmap|backlog|change ?log|contents|references?|resources|further reading|see also|learn more|next steps|future|planned|recent|history|progress|current (?:focus|status|state|work)|milestones?|phase|checklist|troubleshooting|known issues|common issues|user (?:input|request)|output format|persona|role)\b/i;
function standsUnder(text, { isNumbered, intro, heading }) {
    if (ASIDE_HEADING.test(heading))
        return false;
    if (isNumbered && !isCritical(text))
        return false;
    if (intro !== '' && (CONDITION.test(intro) || /\b(?:examples?|e\.g|such as|for instance|either|one of|any of|following steps|steps)\b/i.test(intro)))
        return false;
    return !(NEGATIVE.test(intro) || NEGATIVE.test(heading)) || OWN_NEGATIVE.test(withoutCode(text));
}
function withoutMarks(text) {
    return text.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '').replace(/^[\p{Extended_Pictographic}\u{fe0f}\s#"“]+(?=[^\d])/u, '');
}
function withoutCode(text) {
    return text.replace(/`[^`]*`/g, '`');
}

;





const SHORTEST = 20;
const LONGEST = 400;
function statementsOf(document, withheld) {
    return passagesOf(document, withheld).flatMap(({ says }) => (typeof says === 'string' ? [] : [says]));
}
function passagesOf(document, withheld) {
    if (!document.isProse)
        return [];
    return blocksIn(document.markdown.lines).flatMap((block) => passagesIn(block, withheld));
}
function passagesIn(block, withheld) {
    const whole = { from: 0, to: block.text.length };
    const parts = block.kind === 'item' && block.text.length <= LONGEST ? [whole] : (0,sentences .u)(block.text);
    const passages = [];
    let [at, first] = [0, block.line];
    for (const { from, to } of parts) {
        const quote = block.text.slice(from, to).trim();
        if (quote === '')
            continue;
        const start = block.text.indexOf(quote, from);
        first += lineEnds(block.text, at, start);
        at = start;
        const last = first + lineEnds(block.text, start, start + quote.length);
        passages.push({ quote, first, last, says: said(block, quote, first, last, withheld) });
    }
    return passages;
}
function said(block, quote, first, last, withheld) {
    for (let line = first; line <= last; line += 1)
        if (withheld.has(line))
            return 'withheld';
    if (quote.length < SHORTEST)
        return 'too_short';
    if (quote.length > 2 * LONGEST)
        return 'too_long';
    const { text, targets } = withoutLinks(quote.replace(/\s+/g, ' '));
    if (text.length < SHORTEST)
        return 'too_short';
    if (text.length > LONGEST)
        return 'too_long';
    if (!standsAlone(text) || !standsUnder(text, block))
        return 'not_by_itself';
    return { text, quote, first, last, heading: block.heading, code: (0,backticks .ix)(text).map((span) => span.text.trim()), targets };
}
function lineEnds(text, from, to) {
    let count = 0;
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
        count += 1;
    return count;
}
function withoutLinks(written) {
    const targets = [];
    const text = written.replace(/\[([^[\]]{1,200})\]\(<?([^()<>\s]{1,300})>?(?: "[^"]{0,200}")?\)/g, (_, label, target) => {
        targets.push(target);
        return label;
    });
    return { text, targets };
}

var secrets = __webpack_require__(9423);
var blocking = __webpack_require__(5362);
var tree_digest = __webpack_require__(8973);
var limits = __webpack_require__(7713);
var propose = __webpack_require__(1217);
var memory_citation = __webpack_require__(5765);
;
const CUES = [
    ['decision', /\b(?:we (?:use|chose|decided|prefer|rely)|chosen|decided|decision|instead of|rather than|in favou?r of|because)\b/i],
    ['rule', /\b(?:must|never|always|do not|don['’]t|should|shall|avoid|prefer|required?|mandatory|forbidden|only|ensure|make sure)\b/i],
    ['workflow', /^(?:run|execute|start|build|test|install|before|after|when|to)\b|`(?:npm|pnpm|yarn|bun|make|just|uv|poetry|cargo|go|deno|composer|\.\/)[ /]/i],
    ['rule', /^(?:use|add|keep|write|place|put|follow|name|import|export|call|wrap|define|declare|handle|return|create|update|register|include|treat|validate|check|set|store|pass)\b/i],
];
function candidateKind(text) {
    const bare = text.replace(/^[\s*_]+/, '');
    return CUES.find(([, cue]) => cue.test(bare))?.[0];
}

;

const candidate_name_LONGEST = 60;
const LONGEST_TOPIC = 24;
const MOST_WORDS = 6;
const STOP_WORDS = new Set('a an the and or nor but so if then than that this these those to of in on at by for with from into onto as is are was were be been being it its they them their there here you your we our us i me my do does did not no have has had will would can could should shall may might must when where which who what while also only just all any each every some such via per using use uses used make makes sure ensure always never please note important'.split(' '));
function candidateId(text, heading, path, line, isTaken) {
    const file = slug((0,tree_path .Fl)(path).split(/\s+/), LONGEST_TOPIC) || 'agent-file';
    const topic = topicOf(heading) || file;
    const words = wordsOf(text);
    const telling = words.filter((word) => !STOP_WORDS.has(word)).slice(0, MOST_WORDS);
    const foreign = (text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0) > words.join('').length;
    const name = telling.length < 2 || foreign ? `${topicOf(heading) === '' ? '' : `${file}-`}line-${line}` : slug(telling, candidate_name_LONGEST - topic.length - 1);
    const id = `${topic}/${name}`;
    if (!isTaken(id))
        return id;
    for (let number = 2;; number += 1) {
        const numbered = `${id.slice(0, candidate_name_LONGEST - 4).replace(/-+$/, '')}-${number}`;
        if (!isTaken(numbered))
            return numbered;
    }
}
function topicOf(heading) {
    return slug(wordsOf(heading.replace(/\([^()]*\)/g, ' ')).filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word)), LONGEST_TOPIC);
}
function wordsOf(text) {
    const ascii = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/(?<=[a-z])['’](?=[a-z])/gi, '');
    return (ascii.match(/[A-Za-z0-9]+/g) ?? []).flatMap((word) => word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)).map((word) => word.toLowerCase());
}
function slug(words, most) {
    let joined = '';
    for (const word of words.flatMap(wordsOf)) {
        const next = joined === '' ? word : `${joined}-${word}`;
        if (next.length > most)
            break;
        joined = next;
    }
    return joined === '' ? (words.flatMap(wordsOf)[0] ?? '').slice(0, most) : joined;
}

;


function agentProposal(document, { text, quote, heading, first }, anchors, isTaken) {
    const topic = topicOf(heading);
    return {
        id: candidateId(text, heading, document.path, first, isTaken),
        statement: text,
        sources: [...anchors, { path: document.place, lines: null, selector: { kind: 'quote', quote, symbol: null } }],
        front: { topic: topic === '' ? undefined : topic, claim_key: undefined, kind: candidateKind(text), importance: undefined },
        supersedes: [],
        evidence: `live:${document.agent}:${document.path}#L${first}`,
        unbound: null,
    };
}

var suggest_anchor = __webpack_require__(3461);
var suggest_anchors = __webpack_require__(8036);
;
const NEAR = 0.8;
const MOST_SHARING = 500;
class KnownStatements {
    verbatim = new Set();
    exact = new Set();
    byWord = new Map();
    quoted = new Set();
    constructor(records) {
        for (const { fact } of records) {
            if (fact === null)
                continue;
            this.add(fact.statement);
            for (const { path, selector } of fact.sources)
                if (selector.kind === 'quote')
                    this.quoted.add(`${path}\0${selector.quote}`);
        }
    }
    add(statement) {
        const words = known_statements_wordsOf(statement);
        this.verbatim.add(folded(statement));
        this.exact.add([...words].join(' '));
        for (const word of words) {
            const sharing = this.byWord.get(word);
            if (sharing === undefined)
                this.byWord.set(word, [words]);
            else if (sharing.length < MOST_SHARING)
                sharing.push(words);
        }
    }
    isQuoted(path, quote) {
        return this.quoted.has(`${path}\0${quote}`);
    }
    isSaid(statement) {
        return this.verbatim.has(folded(statement));
    }
    has(statement) {
        const words = known_statements_wordsOf(statement);
        if (this.exact.has([...words].join(' ')))
            return true;
        const shared = new Map();
        for (const word of words)
            for (const other of this.byWord.get(word) ?? [])
                shared.set(other, (shared.get(other) ?? 0) + 1);
        return [...shared].some(([other, count]) => count >= NEAR * (words.size + other.size - count));
    }
}
function known_statements_wordsOf(statement) {
    return new Set(statement.normalize('NFKC').toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []);
}
function folded(statement) {
    return statement.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/\.$/, '');
}

;
const OF_FILES = new Set(['drifted-twin', 'broken-file']);
class WithheldLines {
    lines = new Map();
    constructor(observations) {
        for (const { path, line, subject } of observations) {
            if (OF_FILES.has(subject))
                continue;
            const own = this.lines.get(path) ?? new Map();
            if (!own.has(line))
                own.set(line, subject);
            this.lines.set(path, own);
        }
    }
    of(path) {
        return this.lines.get(path) ?? new Map();
    }
}

;











const MOST_STATEMENTS = 5_000;
async function suggestFacts(request) {
    const known = new KnownStatements(request.known);
    const ranked = [];
    for (const one of await anchored(request))
        if (!known.isQuoted(one.document.place, one.statement.quote))
            ranked.push(one);
    const best = [];
    const ids = new Set();
    const firsts = new Map();
    let more = 0;
    for (const one of ranked.sort(byRank)) {
        const places = one.anchors.length > 1 ? JSON.stringify(one.anchors) : '';
        if (known.has(one.statement.text) || (firsts.get(places) ?? one.document) !== one.document)
            continue;
        if (places !== '')
            firsts.set(places, one.document);
        if (best.length >= request.limit) {
            more += 1;
            known.add(one.statement.text);
            continue;
        }
        const suggestion = await candidateOf(one, request, ids);
        if (suggestion === null)
            continue;
        known.add(one.statement.text);
        ids.add(suggestion.id);
        best.push(suggestion);
    }
    return { best, more };
}
async function anchored({ tree, documents, observations, policies }) {
    const withheld = new WithheldLines(observations);
    const said = documents.flatMap((document) => statementsOf(document, withheld.of(document.path)).map((statement) => ({ document, statement }))).slice(0, MOST_STATEMENTS);
    const ground = await (0,suggest_anchors .Z)(tree, policies, said.map(({ statement }) => statement));
    const ranked = [];
    for (const { document, statement } of said) {
        const anchors = await (0,suggest_anchors .E)({ statement, folders: foldersOf(document) }, ground);
        if (anchors.length > 0)
            ranked.push({ document, statement, anchors });
    }
    return ranked;
}
function foldersOf({ path, place }) {
    return [...new Set([place, path].map((one) => (0,tree_path .Zv)(one).at(-1) ?? '').filter((folder) => folder !== ''))];
}
function byRank(a, b) {
    for (const value of [(one) => firmest(one), (one) => Number(isCritical(one.statement.text)), (one) => one.anchors.length, (one) => -one.document.path.split('/').length]) {
        const difference = value(b) - value(a);
        if (difference !== 0)
            return difference;
    }
    if (a.document.path !== b.document.path)
        return a.document.path < b.document.path ? -1 : 1;
    return a.statement.first - b.statement.first;
}
function firmest({ anchors }) {
    return Math.max(...anchors.map(suggest_anchor .K));
}
async function candidateOf({ document, statement, anchors }, request, ids) {
    const { text, first, last } = statement;
    const proposal = agentProposal(document, statement, anchors, (taken) => ids.has(taken) || request.isTaken(taken));
    const { id, front: { kind = null, topic = '' } } = proposal;
    try {
        const { record, changes } = await (0,propose .p)(request.tree, request.known, proposal, request.ledger(id), request.signature);
        if (request.policies.some((policy) => (0,blocking .Zg)(record, policy) !== null))
            return null;
        const restsOn = (record.fact?.sources ?? []).slice(0, anchors.length).map((source) => ({ path: source.path, selector: (0,memory_citation .nM)(source) }));
        return { id, statement: text, kind, topic, said: { path: document.path, lines: [first, last] }, restsOn, changes };
    }
    catch (error) {
        if (error instanceof errors .j)
            return null;
        throw error;
    }
}

var validity_words = __webpack_require__(8082);
;





const LINE = /^(status|trust_level|superseded_by|replaced_by|valid_from|valid_until|valid_to|expires_at|expires)[ \t]*:[ \t]*(.*)$/;
function saidOf(text) {
    const keys = keysOf(text);
    const validity = (0,validity_words .m)(keys);
    const [key] = validity.unclear;
    return { standing: (0,standing .Y)(keys, 'permanent'), validity, unclear: key === undefined ? null : (0,phrase .tN)((0,phrase .cv) `the ${key} of its file is no date such as 2026-01-31`) };
}
function keysOf(text) {
    const lines = (0,front_matter .I)(text);
    const parts = lines.startsWith('---\n') ? (0,front_matter .v)(lines) : null;
    if (parts === null || 'message' in parts)
        return {};
    const yaml = (0,memory_fact .mE)(parts.yaml);
    if (yaml.ok && typeof yaml.data === 'object' && yaml.data !== null && !Array.isArray(yaml.data))
        return { ...yaml.data };
    return Object.fromEntries(parts.yaml.split('\n').flatMap((line) => {
        const [, key = '', value = ''] = LINE.exec(line) ?? [];
        return key === '' ? [] : [[key, value.trim().replace(/^(["'])(.*)\1$/, '$2')]];
    }));
}

;












async function backfillFacts(request) {
    const { documents, observations } = request;
    const withheld = new WithheldLines(observations);
    const importer = new Importer(request, await digestsOf(request));
    const passages = [];
    for (const document of documents) {
        const found = withheld.of(document.path);
        const said = saidOf(document.text);
        for (const passage of passagesOf(document, found)) {
            if (passages.length >= MOST_STATEMENTS)
                return { passages, isCut: true };
            passages.push(await importer.take(document, passage, found, said));
        }
    }
    return { passages, isCut: false };
}
class Importer {
    request;
    digests;
    known;
    before = new KnownStatements([]);
    ids = new Set();
    constructor(request, digests) {
        this.request = request;
        this.digests = digests;
        this.known = new KnownStatements(request.known);
    }
    async take(document, { quote, first, last, says }, found, whole) {
        const said = { path: document.path, lines: [first, last] };
        const leave = (why, detail = null) => ({ said, decision: 'leave', why, statement: typeof says === 'string' ? quote : says.text, subject: null, detail });
        const withhold = (subject) => ({ said, decision: 'leave', why: 'finding', statement: null, subject, detail: null });
        if (says === 'withheld')
            return withhold([...found].find(([line]) => line >= first && line <= last)?.[1] ?? null);
        if ((0,secrets .VY)(quote).length > 0)
            return withhold('secret');
        if (typeof says === 'string')
            return leave(says);
        if (this.known.isQuoted(document.place, quote) || this.known.isSaid(says.text))
            return leave('already_stated');
        if (this.before.isSaid(says.text))
            return leave('said_before');
        if (this.ids.size >= this.request.limit)
            return leave('over_limit');
        if (whole.unclear !== null)
            return leave('not_citable', whole.unclear);
        try {
            const candidate = await this.candidateOf(document, says, whole);
            if (candidate === null)
                return { said, decision: 'leave', why: 'policy_blocked', statement: null, subject: null, detail: null };
            this.before.add(says.text);
            this.ids.add(candidate.id);
            return { said, decision: 'import', statement: says.text, ...candidate };
        }
        catch (error) {
            if (error instanceof errors .j)
                return leave('not_citable', error.message);
            throw error;
        }
    }
    async candidateOf(document, statement, { standing, validity }) {
        const { tree, known, policies, ledger, signature, isTaken } = this.request;
        const plain = agentProposal(document, statement, [], (id) => this.ids.has(id) || isTaken(id));
        const digest = this.digests.get(document.place);
        const marks = {
            'x-provenance': 'adopted_external',
            'x-source-ref': `live:${document.agent}:${document.path}`,
            'x-imported-path': document.path,
            ...(digest === undefined ? {} : { 'x-imported-digest': digest }),
            ...(standing.word === null ? {} : { 'x-status': standing.word }),
        };
        const withdrawn = standing.kind === 'superseded' || standing.kind === 'rejected' ? { as: standing.kind, why: `${standing.kind} in its agent file` } : null;
        const { record, changes } = await (0,propose .p)(tree, known, { ...plain, marks, validity, withdrawn }, ledger(plain.id), signature);
        if (policies.some((policy) => (0,blocking .Zg)(record, policy) !== null))
            return null;
        return { id: plain.id, kind: plain.front.kind ?? null, topic: plain.front.topic ?? null, changes };
    }
}
async function digestsOf({ tree, documents }) {
    const contents = await tree.read(documents.map(({ place }) => place), limits .nx);
    return new Map([...contents].flatMap(([path, content]) => (content.kind === 'bytes' ? [[path, (0,tree_digest .sc)(content.bytes)]] : [])));
}

var json = __webpack_require__(4205);
var terminal = __webpack_require__(4759);
var live_documents = __webpack_require__(2717);
var inventory = __webpack_require__(2359);
var look = __webpack_require__(6179);
var past = __webpack_require__(565);
var resolve = __webpack_require__(5853);
;









async function agentTextsIn(open, wanted) {
    const { tree, memory, settled, base, workspace } = open;
    const policies = [memory.policy.policy, ...(settled === null ? [] : [settled.policy.policy])];
    const blocks = (paths, id, text) => policies.flatMap((policy) => (0,blocking .vf)(paths, id, text, policy) ?? []);
    const skipped = [];
    const skipBlocked = (path, found) => void skipped.push({ path: found.some(({ hidesName }) => hidesName) ? null : path, why: 'policy_blocked' });
    const sources = [];
    for (const source of await (0,inventory .p)(tree, base, false)) {
        if (wanted.path !== null && source.path !== wanted.path)
            continue;
        const found = blocks(source.paths, source.id, '');
        if (found.length > 0)
            skipBlocked(source.path, found);
        else if (wanted.path === null && source.kind !== 'memory' && source.kind !== 'rules')
            skipped.push({ path: source.path, why: 'other_kind' });
        else
            sources.push(source);
    }
    if (wanted.path !== null && sources.length === 0)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${wanted.path} is no agent file that may be read here`), '`memtrust sources` lists them, and which the policy blocks.');
    const { documents, incomplete } = await (0,live_documents .u)(tree, sources);
    const readable = documents.filter(({ agent, path, place, text, isProse }) => {
        const found = blocks([path, place], `live:${agent}:${path}`, text);
        if (found.length > 0)
            skipBlocked(path, found);
        else if (!isProse)
            skipped.push({ path, why: 'no_prose' });
        return found.length === 0;
    });
    const [paths, places] = [new Set(documents.map(({ path }) => path)), new Set(documents.map(({ place }) => place))];
    for (const { path, paths: through } of sources) {
        const place = through.at(-1) ?? path;
        if (paths.has(path) || documents.some((document) => document.path.startsWith(`${path}/`)))
            continue;
        skipped.push({ path, why: places.has(place) ? 'other_name' : 'not_read' });
    }
    const request = {
        tree,
        documents: readable,
        observations: await (0,look.look)(readable, { tree, resolver: new resolve .C(tree), past: new past .v(workspace.repository, workspace.objects, base?.commit ?? null, null) }),
        known: [...memory.facts, ...(settled?.facts ?? [])],
        policies,
        ledger: (id) => open.ledger(id),
        isTaken: (id) => memory.facts.some((record) => record.id === id) || open.ledger(id).events.length > 0 || open.isThere((0,memtrust .qC)(id)) || open.isThere((0,memtrust .tf)(id)),
        signature: await open.signature(wanted),
        limit: wanted.limit,
    };
    return { request, skipped, incomplete };
}

var root_path = __webpack_require__(8465);
;




async function suggestionsIn(open, wanted) {
    const { request, incomplete } = await agentTextsIn(open, wanted);
    return { ...(await suggestFacts(request)), incomplete };
}
const SHOWN = 80;
function suggestionLines({ id, statement, said, restsOn }) {
    const anchors = restsOn.map(({ path, selector }) => `    rests on ${(0,terminal .yZ)(path)}${selectorWords(selector)}\n`).join('');
    return `${id}\n  ${(0,text_visible .RK)(statement, SHOWN)}  ← ${saidAt(said)}\n${anchors}`;
}
function candidateSteps(first) {
    return `\`memtrust diff ${first}\` shows one of them;\n\`memtrust adopt ID\` asks for its adoption, and \`memtrust discard ID --why "…"\` turns it down.`;
}
function saidAt({ path, lines }) {
    return `${(0,terminal .yZ)(path)}:${lines[0]}`;
}
function selectorWords(selector) {
    if (selector === 'file')
        return '';
    const [kind = '', ...rest] = selector.split(':');
    return rest.length === 0 ? ` ${kind}` : ` ${kind} ${(0,terminal .yZ)(rest.join(':'))}`;
}

;













const backfill = (program, run) => {
    program
        .command('backfill')
        .description('list what agent files state as candidates would have it, and with --import write these; nothing is trusted by it')
        .addOption(new esm .c$('--dry-run', 'list what would be imported, and why the rest would not; writes nothing (the default)').conflicts('import'))
        .option('--import', 'write the candidates, each bound to its own sentence')
        .option('--path <file>', 'this agent file alone')
        .option('--limit <number>', 'how many candidates, in the order of files and lines', parseLimit, 200)
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--by <login>', "who imports them (default: git's user)")
        .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([
        ['backfill', 'what would be imported, with the reason for each sentence'],
        ['backfill --import --path CLAUDE.md', 'candidates out of one file'],
    ]))
        .action(async (options) => run(async (io) => open_memory .s.use(io, async (open) => backfillIn(io, open, options))));
};
async function backfillIn(io, open, options) {
    const path = options.path === undefined ? null : (0,root_path .y)(io.cwd, open.workspace.repository.root, options.path);
    const { request, skipped, incomplete } = await agentTextsIn(open, { ...options, path });
    const { passages, isCut } = await backfillFacts(request);
    for (const what of incomplete)
        io.err(`warning: ${what}\n`);
    if (isCut)
        io.err(`warning: agent files say more than is looked at in one run; the rest was left out. Name one with --path.\n`);
    const writes = options.import === true;
    const taken = passages.flatMap((one) => (one.decision === 'import' ? [one] : []));
    if (writes && taken.length > 0) {
        io.err('warning: this writes candidates into .memtrust; recall and context read agent files live, and do not need it. Nothing is trusted until it is adopted.\n');
        open.write(taken.flatMap(({ changes }) => changes));
    }
    if (options.format === 'json') {
        io.out((0,json .h)({ written: writes, imports: taken.length, leaves: passages.length - taken.length, passages: passages.map(passageRow), skipped: skipped.map(({ path: file, why }) => ({ path: file === null ? null : (0,text_visible .RK)(file, 1_000), reason: why })) }));
        return cli_io .d.pass;
    }
    io.out(listing(passages, skipped));
    io.out(`${taken.length} of ${passages.length} ${passages.length === 1 ? 'sentence' : 'sentences'} ${writes ? 'written as candidates' : 'would be candidates'}\n`);
    const [first] = taken;
    if (first === undefined)
        return cli_io .d.pass;
    io.err(writes ? `Next: ${candidateSteps(first.id)}\n` : 'Nothing was written; `memtrust backfill --import` writes them. Nothing is trusted until it is adopted.\n');
    return cli_io .d.pass;
}
function passageRow(one) {
    const said_in = { path: (0,text_visible .RK)(one.said.path, 1_000), lines: one.said.lines };
    if (one.decision === 'import')
        return { said_in, decision: one.decision, reason: 'new_statement', statement: (0,text_visible .RK)(one.statement, 1_000), id: one.id, fact: (0,memtrust .qC)(one.id), kind: one.kind, topic: one.topic };
    return { said_in, decision: one.decision, reason: one.why, statement: one.statement === null ? null : (0,text_visible .RK)(one.statement, 1_000), subject: one.subject, detail: one.detail };
}
const backfill_SHOWN = 60;
function listing(passages, skipped) {
    const lines = [];
    let file = null;
    for (const one of passages) {
        if (one.said.path !== file)
            lines.push((0,terminal .yZ)(one.said.path));
        file = one.said.path;
        const place = `  ${String(one.said.lines[0]).padStart(4)}`;
        if (one.decision === 'import')
            lines.push(`${place}  import  ${(0,text_visible .RK)(one.statement, backfill_SHOWN)}`, `        as      ${one.id}`);
        else
            lines.push(`${place}  leave   ${one.statement === null ? '' : `${(0,text_visible .RK)(one.statement, backfill_SHOWN)}: `}${reasonOf(one)}`);
    }
    for (const { path, why } of skipped)
        lines.push(`${path === null ? 'a file' : (0,terminal .yZ)(path)}: ${SKIPPED[why]}`);
    return lines.map((line) => `${line}\n`).join('');
}
function reasonOf({ why, subject, detail }) {
    if (subject !== null)
        return `${LEFT[why]} (${subject})`;
    return detail === null ? LEFT[why] : `${LEFT[why]}: ${detail}`;
}
const LEFT = {
    too_short: 'too short to say something by itself',
    too_long: 'too long: it says several things',
    not_by_itself: 'no statement that can be understood by itself',
    finding: 'something was found on its line; `memtrust check` names it',
    already_stated: 'a fact states it, or rests on it, already',
    said_before: 'it is said before',
    policy_blocked: 'the policy blocks it',
    not_citable: 'it cannot be cited',
    over_limit: 'more than --limit',
};
const SKIPPED = {
    policy_blocked: 'the policy blocks it',
    other_kind: 'settings, skills and imported files are read only where --path names one',
    other_name: 'another name of a file that is looked at',
    no_prose: 'it is no prose',
    not_read: 'too large, binary, or not here',
};
const MOST = 1_000;
function parseLimit(text) {
    const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (limit < 1 || limit > MOST)
        throw new esm .Di(`It must be a number from 1 to ${MOST}.`);
    return limit;
}

var bind = __webpack_require__(8024);
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
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${written} names no range of lines`), 'Lines begin at 1 and the first is not after the last: PATH#L10-L24.');
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
        throw new errors .j('More than one thing to cite is named', 'Give one of --quote, --symbol, --heading, --pointer, --absent and --whole-file; only --quote and --symbol go together.');
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
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${written} names a place already`), 'Give the place once: in the path, or by an option.');
    return { ...source, selector: selector ?? source.selector };
}

;









const bind_bind = (program, run) => {
    withCiteOptions(program
        .command('bind')
        .argument('[id]', 'id of a fact')
        .argument('[paths...]', 'files that it is about: src/a.ts, src/a.ts#L10-L24, package.json#/scripts/test')
        .description('make a fact cite files as they are now; without a place, the narrowest one that the statement names')
        .option('--all', 'fill every digest that is absent; changes no selector that is given'))
        .option('--instead-of <path>', 'replace the source that cites this path (after a rename)')
        .addHelpText('after', (0,command .K)([
        ['bind auth/owner-checks src/guard.ts#L10-L24', 'cite lines'],
        ['bind auth/owner-checks src/guard.ts --quote "requireOwner(user)"', 'cite a text that is there once'],
        ['bind auth/owner-checks src/guard.ts --symbol Guard.check', 'cite a method, wherever it stands in the file'],
        ['bind build/test-command package.json#/scripts/test', 'cite a value of a data file'],
        ['bind --all', 'fill the digests that are absent'],
    ]))
        .action(async (id, paths, options) => run(async (io) => {
        if (options.all === true) {
            if (id !== undefined)
                throw new errors .j('bind --all takes no fact', 'Run `memtrust bind --all`, or `memtrust bind ID PATH`.');
            return open_memory .s.use(io, async (open) => bindAll(io, open));
        }
        if (id === undefined || paths.length === 0)
            throw new errors .j('bind needs a fact and a path', 'Run `memtrust bind ID PATH`, or `memtrust bind --all`.');
        for (const path of paths)
            await open_memory .s.use(io, async (open) => bindOne(io, open, id, path, options));
        io.err((0,phrase .tN)((0,phrase .cv) `Next: ${`memtrust adopt ${id}`}\n`));
        return cli_io .d.pass;
    }));
};
async function bindOne(io, open, id, written, options) {
    const record = open.record(id);
    await open.refuseBlocked(record);
    const { path, lines, selector } = citedBy(written, options);
    const target = (0,root_path .y)(io.cwd, open.workspace.repository.root, path);
    await open.refuseCiting(target);
    const bound = await (0,bind .uK)(open.tree, record, { path: target, lines, selector, insteadOf: options.insteadOf ?? null });
    open.write([bound.change]);
    io.out((0,phrase .tN)((0,phrase .cv) `bound ${id} to ${path}${placeWords(bound)}\n`));
    for (const warning of bound.warnings)
        io.err((0,phrase .tN)((0,phrase .cv) `warning: ${[warning]}\n`));
}
function placeWords({ cites, lines }) {
    if (cites === 'file')
        return (0,phrase .pj)('');
    const range = `lines ${lines[0]}-${lines[1]}`;
    return cites.startsWith('lines:') ? (0,phrase .pj)(` (${range})`) : (0,phrase .cv) ` (${cites}, ${[range]})`;
}
async function bindAll(io, open) {
    let filled = 0;
    let failed = 0;
    for (const record of open.memory.facts.filter(memtrust .ty)) {
        if (record.fact?.sources.some(({ digest }) => digest === null) !== true)
            continue;
        if (await open.isBlocked(record)) {
            io.err('error: a fact that the policy blocks was left as it is\n');
            failed += 1;
            continue;
        }
        const filling = await (0,bind .$b)(open.tree, record);
        if (filling.change !== null)
            open.write([filling.change]);
        filled += filling.filled;
        failed += filling.failures.length;
        for (const warning of filling.warnings)
            io.err(`warning: ${warning}\n`);
        for (const failure of filling.failures)
            io.err(`error: ${failure}\n`);
    }
    io.out(filled === 0 && failed === 0 ? 'every source has its digest already\n' : `filled ${filled} ${filled === 1 ? 'digest' : 'digests'}\n`);
    return failed > 0 ? cli_io .d.usage : cli_io .d.pass;
}

var assess = __webpack_require__(1627);
var line_ends = __webpack_require__(3973);
var virtual_tree = __webpack_require__(4008);
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
    const fact = (0,bind .Je)(record);
    const settledEvents = base?.memory.events ?? [];
    const ownEvents = merged(settledEvents, head.memory.events).filter((event) => event.fact === id);
    const [adoption] = (0,append_events .X)(id, ownEvents, { proposedBy: '', at: '' }, [{ type: 'candidate.applied', claim: fact.claim, binding: fact.binding }]);
    const before = await preview_judged(base ?? { tree: new virtual_tree .U({}), memory: { ...head.memory, facts: [], events: [] } }, settledEvents, policy, now);
    const without = await preview_judged(head, settledEvents, policy, now);
    const after = await preview_judged(head, adoption === undefined ? settledEvents : [...merged(settledEvents, ownEvents), adoption], policy, now);
    const becomes = after.entries.find((entry) => entry.id === id);
    if (becomes === undefined || becomes.status === 'policy_blocked')
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${id} is blocked by the policy`), 'Remove the fact, or what makes the policy block it.');
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
        recorded: (0,trust_adoption .wH)(fact, ownEvents, []).kind === 'adopted',
        obstacles: [...((0,trust_adoption .aZ)(ownEvents) ? ['it was retired, and a retired id does not return'] : []), ...(await (0,bind .Qx)(head.tree, record))],
        becomes,
        baseline: baselineChanges(id, before, without, after),
    };
}
function preview_judged({ tree, memory }, settled, policy, now) {
    return (0,assess .n)({ tree, memory, live: [], settled, settledLinks: new Map() }, policy, now);
}
function merged(a, b) {
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
    const [old, now] = [before, after].map((text) => (text === '' ? [] : (0,line_ends .J)(text).split('\n')));
    return diffLines(old ?? [], now ?? []).map((line) => ({
        kind: line.after === null ? 'gone' : line.before === null ? 'new' : 'kept',
        text: (line.after === null ? old?.[line.before ?? 0] : now?.[line.after]) ?? '',
    }));
}
function sourceLines(before, after) {
    const [old, now] = [new Set(before.map(memory_citation .cu)), new Set(after.map(memory_citation .cu))];
    return [
        ...before.filter((citation) => !now.has((0,memory_citation .cu)(citation))).map((citation) => ({ kind: 'gone', citation })),
        ...after.map((citation) => ({ kind: old.has((0,memory_citation .cu)(citation)) ? 'kept' : 'new', citation })),
    ];
}

;











const diff = (program, run) => {
    program
        .command('diff')
        .argument('<id>', 'id of a fact')
        .description('show what would change in the trusted baseline if a fact were adopted and merged')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['diff auth/owner-checks', 'its text, its sources, and what becomes of other facts'], ['diff auth/owner-checks --format json', 'the same as JSON']]))
        .action(async (id, options) => run(async (io) => open_memory .s.use(io, async (open) => {
        const record = open.record(id);
        await open.refuseBlocked(record);
        const { tree, memory, base, settled } = open;
        const before = base === null || settled === null ? null : { tree: base, memory: settled };
        const preview = await previewAdoption(before, { tree, memory }, record, (settled ?? memory).policy.policy, Date.parse(options.now ?? io.now));
        io.out(options.format === 'json' ? (0,json .h)(asJson(preview, base?.commit ?? null)) : (0,terminal .kJ)(asText(preview)));
        if (!isSettled(preview))
            io.err((0,phrase .tN)(nextStep(preview)));
        return cli_io .d.pass;
    })));
};
const SIGNS = { kept: ' ', gone: '-', new: '+' };
function isSettled({ settled, fact }) {
    return settled?.claim === fact.claim && settled.binding === fact.binding;
}
function nextStep({ id, obstacles, recorded }) {
    if (obstacles.length > 0)
        return (0,phrase .cv) `Next: mend that, then ${`memtrust adopt ${id}`}\n`;
    return recorded ? (0,phrase .cv) `Next: commit the fact and its ledger, and open a pull request; approving it adopts.\n` : (0,phrase .cv) `Next: ${`memtrust adopt ${id}`}\n`;
}
function asText(preview) {
    const { id, settled, statement, sources, supersedes, voids, conflicts, obstacles, becomes, baseline } = preview;
    const lines = [`${(0,phrase .tN)((0,phrase .cv) `${id}`)}: ${isSettled(preview) ? 'is adopted already, exactly as it is' : settled === null ? 'nothing of it is adopted at the base' : 'is adopted with another text or other sources'}`];
    lines.push('', 'statement', ...statement.map(({ kind, text }) => `${SIGNS[kind]} ${(0,text_visible .RK)(text, 10_000)}`));
    lines.push('', 'sources', ...(sources.length === 0 ? ['  none: it cannot be checked'] : sources.map(({ kind, citation }) => `${SIGNS[kind]} ${(0,text_visible .RK)(citation.path, 1_000)} (${(0,text_visible .RK)((0,memory_citation .nM)(citation))})`)));
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
    return ids.map((id) => (0,phrase .tN)((0,phrase .cv) `${id}`)).join(', ');
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

var withdraw = __webpack_require__(6721);
;






const discard = (program, run) => {
    program
        .command('discard')
        .argument('<id>', 'id of a candidate')
        .description('turn a candidate down, and keep the reason')
        .requiredOption('--why <why>', 'the reason, for whoever proposes it next')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['discard auth/no-checks --why "The guard still runs: see src/guard.ts"', 'this text is rejected; another one may be proposed']]))
        .action(async (id, options) => run(async (io) => open_memory .s.use(io, async (open) => {
        const record = open.record(id);
        const changes = (0,withdraw .FZ)({ id, record, ledger: open.ledger(id), why: (0,open_memory .l)('--why', options.why), ...(await open.signature(options)) }, open.settledEvents(id));
        open.write(changes);
        io.out((0,phrase .tN)(changes.length === 0 ? (0,phrase .cv) `${id} is discarded already\n` : (0,phrase .cv) `discarded ${id}\n`));
        if (changes.length > 0)
            io.err('Next: commit the fact and its ledger, and open a pull request; approving it settles that this text is rejected.\n');
        return cli_io .d.pass;
    })));
};

;


const forget = (program, run) => {
    program
        .command('forget')
        .argument('<id>', 'id of a fact, or the path of a note or of a record of evidence')
        .description('remove what a fact or a record says wherever it is stored here, keep its id and the reason, and tell which commits still hold it')
        .requiredOption('--why <why>', 'the reason; it stays, so it does not repeat what goes')
        .option('--dry-run', 'tell what would be done, and write nothing')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['forget ops/deploy-key --why "It held a key, which is revoked"', 'a fact'], ['forget .memtrust/attempts/2026-03-01-4f1c2a9be001.json --why "a customer\'s name" --dry-run', 'a record, asked first']]))
        .action(async (id, options) => run(async (io) => {
        const { forgetHere } = await __webpack_require__.e(  938).then(__webpack_require__.bind(__webpack_require__, 9938));
        return forgetHere(io, id, options);
    }));
};

var memory_policy = __webpack_require__(2570);
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
# The release gate: each of its four conditions fails a pull request. warn or off lowers one, and every report says so.
# release: {labels: error, adoption: error, docs: error, demos: error}
`;
}
const ATTRIBUTES_LINE = '.memtrust/ledger/**/*.jsonl merge=union';
const TOMBSTONES_LINE = `${memtrust .LX} merge=union`;
const IGNORE_LINE = '.memtrust/context/';
const WORKFLOW_PATH = '.github/workflows/memtrust.yml';
function workflowText({ defaultBranch }) {
    const push = defaultBranch === null || !/^[\w./-]+$/.test(defaultBranch) ? '' : `\n  push: {branches: [${JSON.stringify(defaultBranch)}]}   # names what got there without an approved pull request`;
    return `name: memtrust
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]   # edited: the base branch may be another one now
  merge_group:${push}
  schedule: [{cron: "23 4 * * 1"}]
permissions:
  contents: read
  pull-requests: write        # for the one comment; without it the verdict stays the same
jobs:
  memtrust:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd # v5.0.1
        with: {fetch-depth: 0, persist-credentials: false}
      - id: memtrust
        uses: memtrust/memtrust@v0   # pin a full commit SHA in production
`;
}
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/i;
function isWorkflow(path) {
    return WORKFLOW.test(path);
}
function runsGate(path, text) {
    return isWorkflow(path) && (/\/memtrust\.ya?ml$/i.test(path) || /^[^#\n]*(?:\buses:[^#\n]*\/memtrust@|\bmemtrust check\b)/m.test(text));
}
function initialFiles(existing, solo = null, workflow = null) {
    const changes = [];
    if (!existing.has(memory_policy .l$))
        changes.push({ path: memory_policy .l$, content: policyText(solo) });
    for (const [path, wanted] of [['.gitattributes', [ATTRIBUTES_LINE, TOMBSTONES_LINE]], ['.gitignore', [IGNORE_LINE]]]) {
        const before = existing.get(path) ?? '';
        const known = new Set(before.split(/\r?\n/).map((line) => line.trim()));
        const lines = wanted.filter((line) => !known.has(line));
        if (lines.length > 0)
            changes.push({ path, content: `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${lines.join('\n')}\n` });
    }
    if (workflow !== null && ![...existing].some(([path, text]) => runsGate(path, text)))
        changes.push({ path: WORKFLOW_PATH, content: workflowText(workflow) });
    return changes;
}

var write = __webpack_require__(1458);
;











const FIRST_CANDIDATES = 5;
const init = (program, run) => {
    program
        .command('init')
        .description('set up policy, merge rules, workflow and the first candidates; overwrites nothing')
        .option('-y, --yes', 'ask nothing')
        .option('--no-workflow', 'without .github/workflows/memtrust.yml')
        .option('--no-candidates', 'without candidates out of what agent files state')
        .option('--solo', 'for a maintainer who adopts alone: no reviews, and facts are labelled self_adopted')
        .option('--by <login>', "your GitHub login, with --solo (default: git's github.user)")
        .addHelpText('after', (0,command .K)([['init', 'in the repository around this folder'], ['init --yes --no-workflow', 'asks nothing, and leaves the workflow to you'], ['init --solo --by alice', 'alice adopts what alice proposes']]))
        .action(async (options) => run(async (io) => initHere(io, options)));
};
async function initHere(io, options) {
    if (options.by !== undefined && options.solo !== true)
        throw new errors .j('--by names the one who adopts alone', 'Give it with --solo, or name your adopters in .memtrust/policy.yml.');
    return open_memory .s.use(io, async (open) => initIn(io, open, options));
}
async function initIn(io, open, options) {
    const { root } = open.workspace.repository;
    const existing = new Map();
    for (const path of [memory_policy .l$, '.gitattributes', '.gitignore', ...[...open.tree.entries.keys()].filter(isWorkflow)]) {
        const text = (0,write .yR)(root, path);
        if (text !== null)
            existing.set(path, text);
    }
    const solo = options.solo === true ? soloOf(options.by ?? (await open.workspace.gitHubLogin()), existing.get(memory_policy .l$)) : null;
    const files = initialFiles(existing, solo, options.workflow ? { defaultBranch: await open.workspace.defaultBranch() } : null);
    const suggested = options.candidates && remembersNothing(open) ? await suggestionsIn(open, { limit: FIRST_CANDIDATES, path: null, ...(options.by === undefined ? {} : { by: options.by }) }) : NONE;
    const lines = [
        ...files.map(({ path }) => ({ path, did: existing.has(path) ? 'added a line to' : 'wrote', from: '' })),
        ...suggested.best.flatMap(({ id, changes, said }) => changes.map(({ path }) => ({ path, did: 'wrote', from: path === (0,memtrust .qC)(id) ? ` ← ${saidAt(said)}` : '' }))),
    ];
    if (lines.length === 0) {
        io.out('everything is there already\n');
        return cli_io .d.pass;
    }
    if (options.yes !== true && io.input.interactive)
        await init_confirm(io, lines);
    open.write([...files, ...suggested.best.flatMap(({ changes }) => changes)]);
    for (const { path, did, from } of lines)
        io.out(`${did} ${path}${from}\n`);
    const named = (solo !== null && (solo.login !== null || existing.has(memory_policy .l$))) || (solo === null && open.memory.policy.policy.adoption.adopters.length > 0);
    io.err(nextSteps(suggested, named ? null : solo === null ? 'your adopters' : 'yourself as adopter', files.some(({ path }) => isWorkflow(path))));
    return cli_io .d.pass;
}
const NONE = { best: [], more: 0 };
function remembersNothing({ memory, settled }) {
    return [memory, settled].every((one) => one === null || (one.facts.length === 0 && one.events.length === 0));
}
async function init_confirm(io, lines) {
    for (const { path, from } of lines)
        io.err(`  ${(0,terminal .yZ)(path)}${from}\n`);
    const answer = await io.input.ask(lines.length === 1 ? 'Write this file? [Y/n] ' : `Write these ${lines.length} files? [Y/n] `);
    if (answer === null || !/^(?:y|yes)?$/i.test(answer.trim()))
        throw new errors .j('Nothing was written', 'Run `memtrust init` again; --no-workflow and --no-candidates leave parts out.');
}
function nextSteps({ best, more }, toName, hasWorkflow) {
    const [first] = best;
    const naming = toName === null ? '' : `name ${toName} in ${memory_policy .l$}, `;
    if (first === undefined)
        return `Next: ${naming}merge this into the default branch, then \`memtrust propose\` and \`memtrust adopt\` your first fact.\n`;
    return [
        `Next: ${naming}merge this into the default branch${hasWorkflow ? ', and make the job memtrust a required check' : ''}.`,
        candidateSteps(first.id),
        ...(more === 0 ? [] : [`Agent files state ${more} more that could be remembered: \`memtrust suggest\`.`]),
        '',
    ].join('\n');
}
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
function soloOf(login, policy) {
    if (policy !== undefined && (0,memory_policy .ON)(Buffer.from(policy)).policy.adoption.approvals !== 0) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${memory_policy .l$} is there already, and init overwrites nothing`), 'Set approvals: 0 and your login as adopter in it by hand.');
    }
    if (login !== null && !LOGIN.test(login))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${login} is no GitHub login`), 'Give yours: `memtrust init --solo --by LOGIN`.');
    return { login };
}

;





const migrate = (program, run) => {
    program
        .command('migrate')
        .description('move another store into facts of our own, as candidates, and prove that nothing was lost')
        .addOption(new esm .c$('--from <layout>', 'the store').choices(memory_policy .my.filter((layout) => layout !== 'memtrust')).makeOptionMandatory())
        .option('--apply', 'write it; without, only say what would go where')
        .option('--remove', 'with --apply: take away each original of which everything can be read back')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--by <login>', "who proposes the candidates (default: git's user)")
        .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([
        ['migrate --from ai-kb', 'what would become of `.ai-kb/`; writes nothing'],
        ['migrate --from ai-runtime --apply', 'write the candidates, and keep the notes'],
        ['migrate --from ait --apply --remove', 'the same for exports of AIT, and take them away'],
    ]))
        .action(async (options) => run(async (io) => {
        const { migrateHere } = await __webpack_require__.e(  858).then(__webpack_require__.bind(__webpack_require__, 1858));
        return open_memory .s.use(io, async (open) => migrateHere(io, open, options));
    }));
};

var file_argument = __webpack_require__(4363);
;




async function readStatement(io, argument, options) {
    if (argument !== undefined && argument !== '-')
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${argument} is one argument too many`), 'The statement goes into --text "…", --file FILE, or comes from standard input with -.');
    const named = [argument, options.text, options.file].filter((one) => one !== undefined);
    if (named.length > 1)
        throw new errors .j('The statement is given more than once', 'Give one of --text, --file and -.');
    if (options.text !== undefined)
        return options.text;
    if (options.file !== undefined)
        return decode((0,file_argument .k)(io.cwd, '--file', options.file));
    if (argument === undefined && io.input.interactive)
        throw new errors .j('There is no statement', 'Give it with --text "…", --file FILE, or - to type it.');
    return decode(await io.input.read(limits .nx));
}
function decode(bytes) {
    if (bytes.length > limits .nx)
        throw new errors .j('The statement is larger than 1 MB', 'Memory is short: say what is so, and cite the rest.');
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw new errors .j('The statement is not UTF-8 text', 'Save it as UTF-8.');
    }
}

;













const collect = (value, before) => [...before, value];
const propose_propose = (program, run) => {
    withCiteOptions(program.command('propose'))
        .argument('<id>', 'id of the new fact: its path below .memtrust/facts/ without .md')
        .argument('[text]', 'only -: read the statement from standard input')
        .description('write a new fact as a candidate, bound to what it rests on')
        .option('--text <text>', 'the statement')
        .option('--file <file>', 'a file that holds the statement')
        .option('--source <path>', 'a file that it rests on, whole or by lines: src/a.ts#L10-L24; may be repeated', collect, [])
        .option('--topic <topic>', 'what it is about')
        .addOption(new esm .c$('--kind <kind>', 'what it is').choices(memory_fact .X0))
        .addOption(new esm .c$('--importance <importance>', 'whether it blocks when it is stale').choices(memory_fact .Y3))
        .option('--claim-key <key>', 'subject/attribute: two facts in force with one key are in conflict')
        .option('--supersedes <id>', 'a fact that it replaces once it is adopted; may be repeated', collect, [])
        .option('--evidence <reference>', 'where it was seen: a pull request, a run, an incident')
        .option('--unbound <why>', 'why nothing can be cited; such a fact cannot be checked later')
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([
        ['propose auth/owner-checks --text "Owner checks run first." --source src/guard.ts#L10-L24', 'a statement and the lines it rests on'],
        ['propose auth/owner-checks --file note.md --source src/guard.ts --quote "requireOwner(user)"', 'from a file, citing a text'],
        ['propose team/freeze --text "No deploys on Fridays." --unbound "agreed in the weekly"', 'nothing to cite'],
        ['propose auth/owner-checks - --source src/guard.ts < note.md', 'from standard input'],
    ]))
        .action(async (id, text, options) => run(async (io) => open_memory .s.use(io, async (open) => proposeIn(io, open, id, text, options))));
};
async function proposeIn(io, open, id, text, options) {
    if (selectorOf(options) !== null && options.source.length !== 1)
        throw new errors .j('What to cite (--quote, --symbol, …) can be said of one source only', 'Give exactly one --source with it; `memtrust bind` adds more.');
    if (open.isThere((0,memtrust .qC)(id)) && !open.memory.facts.some((record) => record.id === id))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `There is something at ${(0,memtrust .qC)(id)} already`), 'Choose another id, or move it away; a file that git ignores is no fact.');
    for (const old of options.supersedes)
        if (old !== id)
            open.record(old);
    const { root } = open.workspace.repository;
    const sources = options.source.map((written) => {
        if (/^https?:\/\//i.test(written))
            throw new errors .j((0,phrase .tN)((0,phrase .cv) `${written} cannot be checked: it is no file of the repository`), 'Cite a file, or say where it was seen with --evidence and why nothing is cited with --unbound.');
        const { path, lines, selector } = citedBy(written, options);
        return { path: (0,root_path .y)(io.cwd, root, path), lines, selector };
    });
    for (const { path } of sources)
        await open.refuseCiting(path);
    const proposed = await (0,propose .p)(open.tree, open.memory.facts, {
        id,
        statement: await readStatement(io, text, options),
        sources,
        front: { topic: options.topic, claim_key: options.claimKey, kind: options.kind, importance: options.importance },
        supersedes: options.supersedes,
        evidence: options.evidence === undefined ? null : (0,open_memory .l)('--evidence', options.evidence),
        unbound: options.unbound === undefined ? null : (0,open_memory .l)('--unbound', options.unbound),
    }, open.ledger(id), await open.signature(options));
    await open.refuseBlocked(proposed.record);
    open.write(proposed.changes);
    io.out((0,phrase .tN)((0,phrase .cv) `proposed ${id} in ${proposed.record.path}\n`));
    for (const { poor, keys } of proposed.sources)
        if (poor !== null)
            io.err((0,phrase .tN)((0,phrase .cv) `warning: ${String(keys['path'])}: ${[poor]}\n`));
    io.err((0,phrase .tN)((0,phrase .cv) `Next: ${`memtrust diff ${id}`} shows what it would change, ${`memtrust adopt ${id}`} asks for its adoption.\n`));
    return cli_io .d.pass;
}

var anchors_verdict = __webpack_require__(3794);
;






async function rebindFacts(tree, records, settled, checks, settledEvents, ledger, signature) {
    const found = [];
    for (const record of records) {
        const anchors = checks.get(record.id) ?? [];
        const { fact } = record;
        const restored = fact === null || !anchors.some(({ fault, verdict }) => fault !== null && (0,anchors_verdict .F)(verdict)) ? null : hintsOfBase(record, settled.find(({ id }) => id === record.id));
        if (restored !== null)
            found.push({ id: record.id, changes: [restored], moved: [], asksAgain: false });
        if (fact === null || anchors.length !== fact.sources.length || anchors.some(({ verdict }) => (0,anchors_verdict .F)(verdict) || verdict === 'unbound'))
            continue;
        const bound = new Map();
        const moved = [];
        for (const [index, citation] of fact.sources.entries()) {
            const anchor = anchors[index];
            if (anchor === undefined || (anchor.verdict === 'fresh' && anchor.fault === null))
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
        const change = (0,bind .go)(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
        const after = (0,memory_fact .a9)(record.id, record.path, Buffer.from(change.content)).fact;
        if (after === null || after.sources.some((source, index) => source.digest !== fact.sources[index]?.digest))
            continue;
        const own = ledger(record.id);
        const type = after.binding === fact.binding ? null : carriedBy(fact, settledEvents(record.id), own.events);
        const events = type === null ? [] : [(0,append_events .I)(own, signature, [{ type, claim: after.claim, binding: after.binding }])];
        found.push({ id: record.id, changes: [change, ...events], moved, asksAgain: type === 'candidate.applied' });
    }
    return found;
}
function carriedBy(fact, settled, all) {
    if ((0,trust_adoption .wH)(fact, settled, []).kind === 'adopted')
        return 'fact.rebound';
    return (0,trust_adoption .wH)(fact, all, []).kind === 'adopted' ? 'candidate.applied' : null;
}
function hintsOfBase(record, settled) {
    if (settled?.fact === undefined || settled.fact === null || settled.fact.binding !== record.fact?.binding)
        return null;
    return (0,bind .go)(record, new Map(settled.fact.sources.map((source, index) => [index, (0,bind .AX)(source)])));
}
async function boundAt(tree, citation) {
    try {
        return await (0,bind .vQ)(tree, citation);
    }
    catch (error) {
        if (error instanceof errors .j)
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
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['rebind', 'every fact whose sources all still say what they said']]))
        .action(async (options) => run(async (io) => open_memory .s.use(io, async (open) => {
        const records = [];
        for (const record of open.memory.facts)
            if ((0,memtrust .ty)(record) && !(await open.isBlocked(record)))
                records.push(record);
        const followed = await rebindFacts(open.tree, records, open.settled?.facts ?? [], await open.checks(records), (id) => open.settledEvents(id), (id) => open.ledger(id), await open.signature(options));
        const found = followed.filter(({ moved }) => moved.every(({ to }) => open.mayCite(to.path)));
        for (const { id } of followed.filter((one) => !found.includes(one)))
            io.out((0,phrase .tN)((0,phrase .cv) `${id}: what it cites went to a file that the policy lets no fact cite, so it is left as it is\n`));
        open.write(found.flatMap(({ changes }) => changes));
        for (const { id, moved, asksAgain } of found) {
            if (moved.length === 0)
                io.out((0,phrase .tN)((0,phrase .cv) `${id}: its sources changed, so their places are those of the base again\n`));
            for (const one of moved)
                io.out((0,phrase .tN)([...(0,phrase .cv) `${id}: `, ...movedWords(one), '\n']));
            if (asksAgain)
                io.out((0,phrase .tN)((0,phrase .cv) `${id}: its adoption is not settled yet, and is asked for anew\n`));
        }
        if (followed.length === 0)
            io.out('nothing has moved\n');
        else if (found.some(({ asksAgain }) => asksAgain))
            io.err('Next: commit them. What was adopted before needs no approval again; what was not still does.\n');
        else if (found.length > 0)
            io.err('Next: commit them. The gate recomputes what moved, so no approval is needed.\n');
        return cli_io .d.pass;
    })));
};
function movedWords({ from, to }) {
    if (from.path === to.path)
        return (0,phrase .cv) `${from.path} lines ${[linesOf(from)]} are lines ${[linesOf(to)]} now`;
    return (0,phrase .cv) `${from.path} is ${to.path} now${[to.lines === null ? '' : `, lines ${linesOf(to)}`]}`;
}
function linesOf({ lines }) {
    return lines === null ? '?' : lines.join('-');
}

var refine_outcome = __webpack_require__(8917);
var report = __webpack_require__(347);
var sightings = __webpack_require__(7701);
var words = __webpack_require__(7066);
var refine_here = __webpack_require__(7471);
;














const refine = (program, run) => {
    program
        .command('refine')
        .description('hold staged notes against what is known, and propose what was seen often enough; writes nothing without --apply')
        .option('--apply', 'write the change into the working tree, for review')
        .option('--reverify', 'also bind adopted facts anew whose sources changed, for somebody to look at')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--by <login>', "who proposes it (default: git's user)")
        .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([
        ['refine', 'what would become of each staged note, and why'],
        ['refine --apply', 'the same as a change of the working tree: review, commit, open a pull request'],
    ]) + `\n\nA note is proposed as a fact once ${sightings .Pl} different commits or pull requests saw what it states; a run counts as nothing.`)
        .action(async (options) => run(async (io) => open_memory .s.use(io, async (open) => refineIn(io, open, options))));
};
async function refineIn(io, open, options) {
    const refinement = await (0,refine_here.refineHere)(open, { ...options, reverifies: options.reverify === true });
    const applied = options.apply === true;
    if (applied)
        open.write(refinement.edits);
    if (options.format === 'json') {
        io.out((0,json .h)(refine_asJson(refinement, applied)));
        return cli_io .d.pass;
    }
    io.out((0,terminal .kJ)(refineLines(refinement)));
    for (const what of refinement.incomplete)
        io.err(`warning: ${what}\n`);
    io.err(refine_nextStep(refinement, applied));
    return cli_io .d.pass;
}
function refineLines({ items, cleared, reverified }) {
    const lines = items.map(({ path, outcome, near }) => `${path === null ? 'a note that the policy blocks' : (0,text_visible .RK)(path, 1_000)}\n  ${(0,refine_outcome .w)(outcome, sightings .Pl)}: ${(0,phrase .tN)((0,report .gf)(outcome))}\n${sharedLine(outcome, near)}`);
    const gone = cleared.map((path) => `${(0,text_visible .RK)(path, 1_000)}\n  cleared: its work is done\n`);
    const again = reverified.map((id) => `${id}\n  verify again: what it cites has changed\n`);
    return [...lines, ...gone, ...again].join('') || 'nothing is staged\n';
}
function sharedLine({ kind }, near) {
    if (near === null || near.shared.words.length === 0)
        return '';
    const words = near.shared.words.map(({ word, weight }) => `${(0,text_visible .RK)(word, 80)} (${weight.toFixed(1)})`).join(', ');
    return kind === 'duplicate' || kind === 'corrects' ? `  both say ${words}\n` : `  ${Math.round(near.shared.similarity * 100)} % like ${(0,phrase .tN)((0,phrase .cv) `${near.id}`)}: both say ${words}\n`;
}
function refine_nextStep({ items, edits, report }, applied) {
    if (edits.length === 0)
        return 'Nothing is to be written.\n';
    if (!applied)
        return `Nothing was written; \`memtrust refine --apply\` changes ${(0,words .jN)(edits.length, 'file')} for you to look at.\n`;
    const contrary = items.some(({ outcome }) => outcome.kind === 'corrects') ? 'What contradicts stays a candidate: adopt it by its id where it holds, or discard it.\n' : '';
    return contrary + (0,phrase .tN)((0,phrase .cv) `Next: read ${report ?? 'the change'}, commit it, and open a pull request: merging it with an approval adopts what it proposes.\n`);
}
function refine_asJson({ items, cleared, reverified, report, edits, incomplete }, applied) {
    return {
        written: applied,
        items: items.map(({ path, outcome, near }) => ({ path: path === null ? null : (0,text_visible .RK)(path, 1_000), outcome: outcome.kind, ...detailsOf(outcome), near: near === null ? null : { id: (0,text_visible .RK)(near.id, 1_000), similarity: near.shared.similarity, shared: near.shared.words.map(({ word, weight }) => ({ word: (0,text_visible .RK)(word, 80), weight })) } })),
        cleared: cleared.map((path) => (0,text_visible .RK)(path, 1_000)),
        reverified,
        report,
        edits: edits.map(({ path, content }) => ({ path: (0,text_visible .RK)(path, 1_000), does: content === null ? 'remove' : 'write' })),
        incomplete,
    };
}
function detailsOf(outcome) {
    const why = (0,phrase .tN)((0,report .gf)(outcome));
    switch (outcome.kind) {
        case 'duplicate':
            return { why, of: (0,text_visible .RK)(outcome.of, 1_000) };
        case 'too_narrow':
            return { why, fact: outcome.fact };
        case 'corrects':
            return { why, fact: outcome.fact, target: (0,text_visible .RK)(outcome.target, 1_000), ...seen(outcome) };
        case 'eligible':
            return { why, fact: outcome.fact, ...seen(outcome) };
        case 'observed':
            return { why, of: sightings .Pl, ...seen(outcome) };
        case 'not_a_candidate':
            return { why };
    }
}
function seen({ sightings }) {
    return {
        seen: sightings.counted.length,
        observations: sightings.counted.map(({ path, witness }) => ({ told_by: (0,text_visible .RK)(path, 1_000), commit: witness.commit, author: (0,text_visible .RK)(witness.author, 200), pull: witness.pull })),
        uncounted: sightings.uncounted.map(({ path, why }) => ({ told_by: (0,text_visible .RK)(path, 1_000), why })),
    };
}

var external_node_path_ = __webpack_require__(6760);
var compact = __webpack_require__(6926);
var session_log = __webpack_require__(1453);
var summary = __webpack_require__(9023);
;
function viewAt(events, seq) {
    const past = events.filter(({ event }) => event.seq <= seq);
    const hidden = coveredBy(past.flatMap(({ event }) => (event.type === 'session.compacted' ? [event] : [])));
    return past.filter(({ event }) => event.type !== 'context.built' && !hidden(event.seq)).toSorted((a, b) => placeOf(a) - placeOf(b) || a.event.seq - b.event.seq);
}
function renderView(view) {
    return view.map(({ line }) => `${line}\n`).join('');
}
function missingUpTo(events, seq) {
    const missing = [];
    let next = 1;
    for (const { event } of events) {
        if (event.seq > seq)
            break;
        if (event.seq > next)
            missing.push([next, event.seq - 1]);
        next = event.seq + 1;
    }
    return next <= seq ? [...missing, [next, seq]] : missing;
}
function coveredBy(compactions) {
    const joined = [];
    for (const [from, to] of compactions.map(({ range }) => range).toSorted(([a], [b]) => a - b)) {
        const last = joined.at(-1);
        if (last !== undefined && from <= last[1] + 1)
            last[1] = Math.max(last[1], to);
        else
            joined.push([from, to]);
    }
    return (seq) => {
        let [low, high] = [0, joined.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((joined[middle]?.[1] ?? Infinity) < seq)
                low = middle + 1;
            else
                high = middle;
        }
        return (joined[low]?.[0] ?? Infinity) <= seq;
    };
}
function placeOf({ event }) {
    return event.type === 'session.compacted' ? event.range[0] : event.seq;
}

var session_event = __webpack_require__(143);
;




const LINE_CHARACTERS = 2_000;
function renderSession(view) {
    return view.map(({ event }) => {
        switch (event.type) {
            case 'message':
                return session_text_said(`${event.seq} ${event.role}`, event.content ?? `(${(0,session_event .$$)(event).length} bytes that are no text)`);
            case 'note':
                return session_text_said(`${event.seq} note`, event.text);
            case 'context.built':
                return session_text_said(`${event.seq} context.built`, event.context_file);
            case 'session.compacted':
                return session_text_said(`${event.seq} summary of ${(0,summary .Mp)(event.range)}, by ${(0,text_visible .RK)(event.by)}`, event.summary);
        }
    }).join('');
}
function session_text_said(head, text) {
    return `${head}\n${text.split(/\r\n|[\n\r]/).map((line) => `  | ${(0,text_visible .RK)(line, LINE_CHARACTERS)}\n`).join('')}`;
}
function renderSessionLines(view) {
    return view.map(({ line }) => `${(0,json .y)(JSON.stringify(JSON.parse(line)))}\n`).join('');
}

var place = __webpack_require__(9838);
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(8500);
var disk = __webpack_require__(5908);
var git = __webpack_require__(1896);
var durable = __webpack_require__(2218);
;











const DEFAULT_LOG = '.memtrust/context/session.jsonl';
const PATIENCE_MS = 5_000;
const LOOK_MS = 20;
class SessionFiles {
    path;
    root;
    constructor(path, root) {
        this.path = path;
        this.root = root;
    }
    static async open(io, typed) {
        const root = typed === undefined ? (await (0,git .h_)(io.cwd, io.environment)).root : null;
        const files = new SessionFiles(root === null ? (0,external_node_path_.resolve)(io.cwd, typed ?? '') : (0,external_node_path_.join)(root, DEFAULT_LOG), root);
        for (const path of [files.path, files.archivePath])
            files.placeOf(path);
        return files;
    }
    get archivePath() {
        return `${this.path.replace(/\.jsonl$/, '')}.archive.jsonl`;
    }
    placeOf(path) {
        return this.root === null ? place .YR.ofUser(path) : place .YR.inRepository(this.root, path.slice(this.root.length + 1).replaceAll('\\', '/'));
    }
    read() {
        return (0,session_log .g_)(bytesOf(this.path) ?? Buffer.alloc(0));
    }
    whole() {
        return (0,session_log .oR)(this.read(), (0,session_log .g_)(bytesOf(this.archivePath) ?? Buffer.alloc(0)));
    }
    get isThere() {
        return (0,place ._N)(this.path) !== undefined;
    }
    own(log) {
        if (log.lines.length === 0 || log.events.length > 0 || log.lines.some(({ bytes }) => bytes.subarray(0, 4).toString('utf8') === '{"v"'))
            return log;
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${this.path} is no session log`), 'Give the path of one, or of a new file.');
    }
    async append(at, event) {
        return this.locked(() => {
            const bytes = bytesOf(this.path) ?? Buffer.alloc(0);
            const { seq, text } = (0,session_log .YP)(this.own((0,session_log .g_)(bytes)), bytes.at(-1), at, event);
            appendTo(this.placeOf(this.path), Buffer.from(text));
            return seq;
        });
    }
    async compact(make) {
        return this.locked(() => {
            const done = make(this.own(this.read()));
            const last = bytesOf(this.archivePath)?.at(-1);
            const [log, archive] = [this.placeOf(this.path), this.placeOf(this.archivePath)];
            appendTo(archive, last === undefined || last === 0x0a ? done.archive : Buffer.concat([Buffer.from('\n'), done.archive]));
            (0,disk .Yw)(archive.folder);
            const temporary = (0,durable .w)(log);
            appendTo(temporary, done.log);
            (0,disk .K9)(temporary, log);
            (0,disk .Yw)(log.folder);
            return done;
        });
    }
    async locked(action) {
        const lock = this.placeOf(`${this.path}.lock`);
        (0,disk .fc)(lock.folder);
        for (let waited = 0;; waited += LOOK_MS) {
            try {
                (0,disk .B7)(lock);
                break;
            }
            catch (error) {
                if ((0,place .$N)(error) !== 'EEXIST')
                    throw unreadable(this.path, error);
                if (waited >= PATIENCE_MS)
                    throw new errors .j((0,phrase .tN)((0,phrase .cv) `Another command is writing ${this.path}`), (0,phrase .tN)((0,phrase .cv) `Run this again; if none is running, remove ${lock.absolute}.`));
                await (0,promises_.setTimeout)(LOOK_MS);
            }
        }
        try {
            return action();
        }
        finally {
            (0,disk .nM)(lock);
        }
    }
}
function bytesOf(path) {
    try {
        const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
        try {
            const stat = (0,external_node_fs_.fstatSync)(file);
            if (!stat.isFile())
                throw new errors .j((0,phrase .tN)((0,phrase .cv) `${path} is no regular file`), 'Give the path of a session log.');
            if (stat.size > limits .$4)
                throw new errors .j((0,phrase .tN)((0,phrase .cv) `${path} is larger than 64 MB`), 'Begin a new log: a session of that size nobody replays.');
            return (0,external_node_fs_.readFileSync)(file);
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    catch (error) {
        if ((0,place .$N)(error) === 'ENOENT' || (0,place .$N)(error) === 'ENOTDIR')
            return null;
        throw unreadable(path, error);
    }
}
function appendTo(place, bytes) {
    try {
        (0,disk .BC)(place, bytes, { mode: 0o600, synced: true });
    }
    catch (error) {
        throw unreadable(place.absolute, error);
    }
}
function unreadable(path, error) {
    if (error instanceof errors .j || (0,place .$N)(error) === 'unknown')
        return error;
    const why = (0,place .$N)(error) === 'ELOOP' ? 'it is a symbolic link' : (0,place .$N)(error);
    return new errors .j((0,phrase .tN)((0,phrase .cv) `${path} cannot be read or written: ${[why]}`), 'Give the path of a session log, and check its rights.');
}

var whole_number = __webpack_require__(9314);
;
















const replay = (program, run) => {
    program
        .command('replay')
        .argument('[file]', 'the log of a session (default: .memtrust/context/session.jsonl); its archive lies beside it')
        .description('rebuild what a model saw at a time, compacted since or not')
        .requiredOption('--at <sequence>', 'the last event that had happened', whole_number .z)
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'jsonl']).default('text'))
        .option('--out <file>', 'write the lines of the view to this file, to the byte, instead')
        .addHelpText('after', (0,command .K)([['replay --at 12', 'the view after the twelfth event'], ['replay log.jsonl --at 12 --out view.jsonl', 'the same, to the byte']]) + '\n\nExit codes: 1 where log and archive no longer hold every byte of that view.')
        .action(async (file, options) => run(async (io) => replayAt(io, file, options)));
};
async function replayAt(io, file, { at, format, out }) {
    const files = await SessionFiles.open(io, file);
    if (!files.isThere)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `There is no session log at ${files.path}`), 'Give the path of one; memtrust session append begins one.');
    const log = files.whole();
    const last = (0,session_log .bT)(log) - 1;
    if (at > last)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `There is no sequence ${at} in this session`), (0,phrase .tN)((0,phrase .cv) `The last one is ${last}.`));
    const missing = missingUpTo(log.events, at);
    const faults = missing.length === 0 ? (0,compact .QB)(log.events) : [];
    for (const { line, message } of log.faults)
        io.err(`warning: ${line === undefined ? '' : `line ${line}: `}${(0,phrase .tN)(message)}\n`);
    for (const { message } of faults)
        io.err(`error: ${(0,phrase .tN)(message)}\n`);
    if (missing.length > 0)
        io.err(`error: neither the log nor its archive has ${missing.slice(0, 10).map(summary .Mp).join(', ')}${missing.length > 10 ? ' and more' : ''}\n`);
    if (faults.length > 0 || missing.length > 0) {
        io.err('The view cannot be rebuilt as it was.\n');
        return cli_io .d.fail;
    }
    const view = viewAt(log.events, at);
    if (out !== undefined) {
        (0,write .f8)(place .YR.ofUser((0,external_node_path_.resolve)(io.cwd, out)), renderView(view));
    }
    else
        io.out(format === 'text' ? (0,terminal .kJ)(renderSession(view)) : renderSessionLines(view));
    return cli_io .d.pass;
}

;






const retire = (program, run) => {
    program
        .command('retire')
        .argument('<id>', 'id of a fact')
        .description('take a fact back for good: the id never returns')
        .requiredOption('--why <why>', 'the reason')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['retire auth/owner-checks --why "Ownership moved to the gateway"', 'out of the baseline once it is merged']]))
        .action(async (id, options) => run(async (io) => open_memory .s.use(io, async (open) => {
        const ledger = open.ledger(id);
        const record = ledger.events.length > 0 && open.memory.facts.every((known) => known.id !== id) ? null : open.record(id);
        const changes = (0,withdraw .yI)({ id, record, ledger, why: (0,open_memory .l)('--why', options.why), ...(await open.signature(options)) });
        open.write(changes);
        io.out((0,phrase .tN)(changes.length === 0 ? (0,phrase .cv) `${id} is retired already\n` : (0,phrase .cv) `retired ${id}; this id does not return\n`));
        if (changes.length > 0)
            io.err('Next: commit the fact and its ledger, and open a pull request; once it is approved and merged, the fact is out of the trusted baseline.\n');
        return cli_io .d.pass;
    })));
};

var former_files = __webpack_require__(4860);
var reverify = __webpack_require__(3587);
;


const CONTEXT = 3;
function sideBySide(before, after, columns) {
    const digits = String(Math.max(before.first + before.lines.length, after.first + after.lines.length)).length;
    const width = Math.max(20, Math.floor((Math.min(columns, 200) - 3) / 2) - digits - 2);
    const cell = ({ first, lines }, at) => (at === null ? [] : wrap(lines[at] ?? '', width).map((part, index) => `${(index === 0 ? String(first + at) : '').padStart(digits)}  ${part}`));
    const rows = paired(diffLines(before.lines, after.lines));
    const shown = rows.map((_, at) => rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((row) => row.sign !== ' '));
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
    const text = (0,text_visible .RK)(line.replaceAll('\t', '  '), 100_000);
    const parts = [];
    for (let at = 0; at < text.length || at === 0; at += width)
        parts.push(text.slice(at, at + width));
    return parts;
}

;











const reverify_reverify = (program, run) => {
    program
        .command('reverify')
        .argument('<id>', 'id of an adopted fact whose sources changed')
        .description('look at what changed under a fact, and say that it is still true')
        .option('--still-true', 'say so without being asked')
        .option('--again', 'record it too where nothing that it cites changed')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['reverify auth/owner-checks', 'shows the old and the new code, and asks'], ['reverify auth/owner-checks --still-true', 'records it at once'], ['reverify auth/owner-checks --again', 'looks at a fact whose file changed around what it cites']]))
        .action(async (id, options) => run(async (io) => open_memory .s.use(io, async (open) => reverifyIn(io, open, id, options))));
};
async function reverifyIn(io, open, id, options) {
    const record = open.record(id);
    await open.refuseBlocked(record);
    const settled = open.settled?.facts.find((known) => known.id === id)?.fact ?? null;
    const outcome = await (0,reverify .X)(open.tree, record, settled, open.ledger(id), (await open.checks([record])).get(id) ?? [], (0,former_files .k)(open.base, open.workspace.objects), await open.signature(options), options.again);
    if (outcome.kind === 'holds') {
        io.out((0,phrase .tN)((0,phrase .cv) `every source of ${id} still says what was adopted\n`));
        if (outcome.moved)
            io.err('Some of it moved; `memtrust rebind` follows it.\n');
        return cli_io .d.pass;
    }
    io.out((0,terminal .kJ)(`${(0,phrase .tN)((0,phrase .cv) `the statement of ${id}`)}\n${outcome.fact.statement.trimEnd().split('\n').map((line) => `  | ${(0,text_visible .RK)(line, 10_000)}\n`).join('')}`));
    for (const span of outcome.spans)
        io.out((0,terminal .kJ)(shown(span, io.columns)));
    if (options.stillTrue !== true) {
        if (!io.input.interactive)
            throw new errors .j('Nothing was written: nobody can be asked here whether it is still true', (0,phrase .tN)((0,phrase .cv) `Read the above. If it is, run ${`memtrust reverify ${id} --still-true`}; if not, edit the fact or retire it.`));
        const answer = await io.input.ask('Is the statement still true? Type y to record it: ');
        if (!/^y(?:es)?$/i.test(answer?.trim() ?? ''))
            throw new errors .j('Nothing was written', (0,phrase .tN)((0,phrase .cv) `Edit the fact and adopt it again, or run ${`memtrust retire ${id} --why "…"`}.`));
    }
    open.write(outcome.changes);
    io.out((0,phrase .tN)((0,phrase .cv) `reverified ${id}\n`));
    io.err(`Next: commit the fact and its ledger, and open a pull request; approving it ${outcome.spans.length === 0 ? 'settles that it still holds' : 'adopts the fact on its new sources'}.\n`);
    return cli_io .d.pass;
}
function shown({ before, after }, columns) {
    const head = `\n${title(before, 'nothing was cited')} → ${title(after, 'no longer cited')}\n`;
    return head + sideBySide(numbered(before, '(the adopted text is not at hand)'), numbered(after, '(the text cannot be read)'), columns);
}
function title(span, none) {
    return span === null ? none : `${(0,phrase .tN)((0,phrase .cv) `${span.path}`)}${span.lines === null ? '' : `:${span.lines.join('-')}`}`;
}
function numbered(span, none) {
    return { first: span?.lines?.[0] ?? 1, lines: span === null ? [] : (span.text ?? [none]) };
}

var schemas = __webpack_require__(3315);
var reviewer_findings = __webpack_require__(821);
var evaluate = __webpack_require__(4995);
;
const WORD = /[\p{L}\p{N}_$]+(?:[./-][\p{L}\p{N}_$]+)*/gu;
const replacements_LINE_CHARACTERS = 400;
const LINE_WORDS = 40;
function replacementsIn(before, after) {
    const [old, now] = [replacements_linesOf(before), replacements_linesOf(after)];
    const [kept, known] = [new Set(now), new Set(old)];
    const added = new Map();
    for (const [index, line] of now.entries()) {
        if (!known.has(line))
            for (const { frame, word } of framesOf(line))
                if (!added.has(frame))
                    added.set(frame, { word, line: index + 1 });
    }
    const found = [];
    for (const text of new Set(old.filter((line) => !kept.has(line)))) {
        for (const { frame, word } of framesOf(text)) {
            const other = added.get(frame);
            if (other !== undefined && other.word !== word)
                found.push({ from: word, line: other.line, text });
        }
    }
    return found;
}
function wordsIn(text) {
    return text.match(WORD) ?? [];
}
function replacements_linesOf(text) {
    return text.split(/\r\n|[\n\r]/).map((line) => line.trim());
}
function framesOf(line) {
    if (line.length > replacements_LINE_CHARACTERS)
        return [];
    const words = [...line.matchAll(WORD)];
    if (words.length > LINE_WORDS)
        return [];
    return words.map(({ 0: word, index }) => ({ word, frame: `${line.slice(0, index)}\0${line.slice(index + word.length)}` }));
}

;

const contradictions_MOST = 200;
function contradictions(facts, changes) {
    const naming = new Map();
    const vocabulary = new Map(facts.map((fact) => [fact, new Set(vocabularyOf(`${fact.id} ${fact.topic} ${fact.statement}`))]));
    for (const fact of facts) {
        for (const word of new Set(wordsIn(fact.statement))) {
            const named = namedBy(word, fact.statement);
            if (named !== null)
                naming.set(named.key, [...(naming.get(named.key) ?? []), { fact, by: named.by }]);
        }
    }
    const found = new Map();
    const add = (one) => {
        const key = [one.factId, one.by, one.named, one.path].join('\0');
        if (found.size < contradictions_MOST && !found.has(key))
            found.set(key, one);
    };
    for (const { path, before, after, isGone } of changes) {
        if (isGone)
            for (const { fact, by } of naming.get(path) ?? [])
                if (by === 'path')
                    add({ factId: fact.id, by, named: path, path, line: null });
        if (before === null || after === null)
            continue;
        const left = new Set(wordsIn(after));
        for (const { from, line, text } of replacementsIn(before, after)) {
            const key = numberIn(from) ?? from;
            for (const { fact, by } of naming.get(key) ?? []) {
                if (by === 'number' ? isAbout(fact, path, text, vocabulary.get(fact)) : !left.has(from))
                    add({ factId: fact.id, by, named: key, path, line });
            }
        }
    }
    return [...found.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
function isAbout(fact, path, line, words) {
    return fact.cites.includes(path) || vocabularyOf(`${path} ${line}`).some((word) => words?.has(word));
}
function namedBy(word, statement) {
    const number = numberIn(word);
    if (number !== null)
        return { key: number, by: 'number' };
    if (/\/|\.[a-z]{1,5}$/i.test(word))
        return { key: word, by: 'path' };
    const isName = /[a-z\d][A-Z]|_|\p{L}\d|[.$]/u.test(word) || statement.includes(`\`${word}\``) || statement.includes(`${word}(`);
    return isName && word.length >= 3 ? { key: word, by: 'name' } : null;
}
function numberIn(word) {
    const [, digits] = /^(\d[\d_]{0,20}(?:\.\d{1,10}){0,3})(?:[a-zA-Z]{0,3})$/.exec(word) ?? [];
    return digits === undefined ? null : digits.replaceAll('_', '');
}
function vocabularyOf(text) {
    const parts = text.slice(0, 20_000).replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase().match(/\p{L}{4,40}|\p{Script=Han}/gu) ?? [];
    return parts.filter((word) => !COMMON.has(word));
}
const COMMON = new Set(['const', 'export', 'return', 'function', 'import', 'from', 'with', 'that', 'this', 'true', 'false', 'null', 'else', 'index', 'main', 'public', 'static', 'string', 'number', 'value', 'when', 'then', 'after', 'before', 'have', 'must', 'they', 'them', 'into']);
function keyOf({ factId, path, line, named }) {
    return [factId, path, String(line ?? 0).padStart(8, '0'), named].join('\0');
}

var changes = __webpack_require__(1796);
;





const WRITTEN_BY_RUNS = /^\.memtrust\/(?:attempts|reviews|context)\//;
const MOST_FILES = 500;
async function lightReview(evaluation, base, head) {
    const { policy } = evaluation.policy;
    const paths = base === null ? [] : [...(0,changes .vl)(base, head)].filter((path) => !WRITTEN_BY_RUNS.test(path) && (0,blocking .uE)(path, policy)?.hidesName !== true).toSorted();
    const changed = new Set(paths);
    const from = new Map(evaluation.changes.map((change) => [change.id, change.from]));
    const trustedBefore = evaluation.entries.filter((entry) => (from.get(entry.id) ?? entry.status) === 'accepted' && entry.status !== 'policy_blocked');
    const sourcesOf = ({ anchors }) => anchors.filter(({ path, movedTo }) => changed.has(path) || (movedTo !== null && changed.has(movedTo.path))).map(({ path, selector, verdict }) => ({ path, selector, verdict }));
    const texts = base === null ? [] : await textsOf(base, head, paths.filter((path) => !path.startsWith('.memtrust/')).slice(0, MOST_FILES));
    return {
        changed: paths,
        touched: trustedBefore.map((entry) => ({ id: entry.id, status: entry.status, sources: sourcesOf(entry) })).filter(({ sources }) => sources.length > 0),
        stale: evaluation.entries.filter(({ id, status }) => status === 'stale' && from.get(id) === 'accepted').map((entry) => ({ id: entry.id, reasons: entry.reasons, sources: sourcesOf(entry) })),
        broken: evaluation.findings.filter(({ rule, introduced, accepted }) => rule === 'MT405' && introduced && accepted === null).map(({ path, line, message }) => ({ path, line, message: (0,phrase .tN)(message) })),
        contradicted: contradictions(trustedBefore.flatMap(stated), texts),
        incomplete: [...evaluation.incomplete, ...(paths.length > MOST_FILES ? [`of ${paths.length} changed files the texts of ${MOST_FILES} were compared`] : [])],
    };
}
function stated({ id, record }) {
    const fact = record?.fact ?? null;
    return fact === null ? [] : [{ id, topic: fact.topic ?? '', statement: fact.statement, cites: fact.sources.map(({ path }) => path) }];
}
async function textsOf(base, head, paths) {
    const [before, after] = await Promise.all([base.read(paths, limits .nx), head.read(paths, limits .nx)]);
    const textIn = (contents, tree, path) => {
        const content = contents.get(path);
        if (content?.kind !== 'bytes' || tree.entries.get(path)?.kind !== 'file')
            return null;
        return content.bytes.subarray(0, 8_000).includes(0) ? null : Buffer.from(content.bytes).toString('utf8');
    };
    return paths.map((path) => ({ path, before: textIn(before, base, path), after: textIn(after, head, path), isGone: base.entries.has(path) && !head.entries.has(path) }));
}

var entry = __webpack_require__(6325);
var reasons = __webpack_require__(772);
var asking_git = __webpack_require__(9771);
var context_file = __webpack_require__(7455);
;

function reviewSections({ touched, stale, broken, contradicted, incomplete }) {
    const sections = [
        { id: 'touched', title: 'trusted facts that rest on what it changes', rows: touched.map(({ id, status, sources }) => `${(0,terminal .yZ)(id)}: ${cited(sources)}; it is ${status}`) },
        { id: 'made-stale', title: 'facts that it makes stale', rows: stale.map(({ id, reasons }) => `${(0,terminal .yZ)(id)}: ${reasons.join(', ')}`) },
        { id: 'broken-references', title: 'references that it breaks', rows: broken.map(({ path, line, message }) => `${(0,terminal .yZ)(path ?? 'policy_blocked')}:${line ?? '?'}: ${message}`) },
        { id: 'contradicted', title: 'statements that it may contradict', rows: contradicted.map(({ factId, by, named, path, line }) => `${(0,terminal .yZ)(factId)} names the ${by} ${(0,terminal .yZ)(named)}, and ${(0,terminal .yZ)(path)}${line === null ? ' is gone' : `:${line} no longer says it`}`) },
        { id: 'not-looked-at', title: 'not looked at', rows: incomplete },
    ];
    return sections.filter(({ rows }) => rows.length > 0);
}
const ROWS = 20;
function reviewEvidence(light) {
    return reviewSections(light).flatMap(({ id, title, rows }) => Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) => ({
        id: `light-review:${id}${index === 0 ? '' : `-${index + 1}`}`,
        reason: 'review_evidence',
        title: `what this change does: ${title}`,
        text: rows.slice(index * ROWS, (index + 1) * ROWS).join('\n'),
    })));
}
function cited(sources) {
    return sources.map(({ path, selector, verdict }) => `${(0,terminal .yZ)(path)} (${(0,terminal .yZ)(selector)}) is ${verdict}`).join(', ');
}

var cli_workspace = __webpack_require__(7321);
;























const review = (program, run) => {
    program
        .command('review')
        .description('the brief for who reviews a change, and what the change does to what is trusted')
        .option('--base <ref>', 'what the change is compared with (default: the merge base with the default branch)')
        .option('--head <ref>', 'the commit that is reviewed (default: the working tree)')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--out <file>', 'where the brief goes; its manifest lies beside it')
        .option('--findings <file>', "reviewers' findings as JSON: kept in .memtrust/reviews/ as evidence")
        .option('--budget-tokens <number>', 'tokens that the brief may have', whole_number .z)
        .option('--now <time>', 'evaluation time, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['review --base main', 'what this branch does to what is trusted'], ['review --findings findings.json', 'keep what reviewers found, with what it rests on']]) + '\n\nIt is evidence of a review, never proof that the code is right; the gate is memtrust check.')
        .action(async (options) => run(async (io) => reviewIn(io, options)));
};
async function reviewIn(io, options) {
    const findings = options.findings === undefined ? null : findingsIn(io, options.findings);
    const workspace = await cli_workspace .a.open(io);
    try {
        const { base, head, scope, incomplete } = await workspace.compare(options);
        const [from, to] = [base?.commit ?? null, head.commit];
        const now = options.now ?? io.now;
        const evaluation = await (0,evaluate .H)({ base, head, scope, incomplete, now, surface: 'local', subject: { repository: null, baseSha: from, headSha: to }, past: new past .v(workspace.repository, workspace.objects, from, to), attributes: (0,asking_git .s)(io.environment) });
        const light = await lightReview(evaluation, base, head);
        const query = light.changed.slice(0, 200).join(' ').slice(0, 8_000);
        const brief = await (0,context_file.writeContext)(io, { purpose: 'review', query, ceiling: options.budgetTokens, out: options.out, ownerId: to ?? 'working-tree', base: options.base, head: options.head, evidence: reviewEvidence(light), now });
        const recorded = findings === null ? null : (0,reviewer_findings .QR)(findings, labelsIn(brief.manifestFile), evaluation.policy.policy, { baseSha: from, headSha: to, policyDigest: evaluation.policy.digest, contextSha256: brief.contentSha256, recordedAt: now });
        const record = recorded === null ? null : `.memtrust/reviews/${recorded.id}.json`;
        if (record !== null)
            (0,write .vB)(workspace.repository.root, [{ path: record, content: (0,json .h)(recorded) }]);
        const untrusted = recorded?.findings.filter((finding) => finding.rests_on_untrusted).map(({ id, relied_on }) => ({ id, relied_on: relied_on.filter(({ trusted }) => !trusted) })) ?? [];
        io.out(options.format === 'json' ? (0,json .h)({ ...review_asJson(light, evaluation), content_sha256: brief.contentSha256, record, rests_on_untrusted: untrusted }) : (0,terminal .kJ)(review_asText(light, brief.contextFile, record, untrusted)));
        return cli_io .d.pass;
    }
    finally {
        workspace.close();
    }
}
function findingsIn(io, typed) {
    const parsed = (0,reviewer_findings .xi)((0,file_argument .x)(io.cwd, '--findings', typed));
    const findings = parsed.flatMap((one) => ('severity' in one ? [one] : []));
    const problems = parsed.flatMap((one) => ('severity' in one ? [] : [(0,phrase .tN)(one.message)]));
    if (problems.length > 0)
        throw new errors .j(`--findings: ${problems.join('; ')}`, 'A finding has id, severity (critical, high, medium, low, info), message, and may have path, line, relied_on.');
    return findings;
}
const labels = schemas .Ikc({ entries: schemas .YOg(schemas .Ikc({ source_id: schemas .YjP(), status: schemas .k5n(entry .f), trusted_baseline: schemas .zMY(), reason: schemas .k5n(reasons .e) })) });
function labelsIn(manifestFile) {
    const { entries } = labels.parse(JSON.parse((0,external_node_fs_.readFileSync)(manifestFile, 'utf8')));
    return new Map(entries.map(({ source_id, status, trusted_baseline, reason }) => [source_id, { status, trusted: trusted_baseline, reason }]));
}
function review_asJson(light, { subject }) {
    const { changed, touched, stale, broken, contradicted, incomplete } = light;
    return {
        base_sha: subject.baseSha,
        head_sha: subject.headSha,
        changed,
        touched,
        made_stale: stale,
        broken_references: broken,
        contradicted: contradicted.map(({ factId, by, named, path, line }) => ({ id: factId, by, named, path, line })),
        incomplete,
    };
}
function review_asText(light, contextFile, record, untrusted) {
    const { changed } = light;
    const lines = [`${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}; the brief is ${(0,terminal .yZ)(contextFile)}`];
    const section = (title, rows) => {
        if (rows.length > 0)
            lines.push('', title, ...rows.map((row) => `  ${row}`));
    };
    for (const { title, rows } of reviewSections(light))
        section(title, rows);
    section('findings that rest on memory that is not trusted', untrusted.map(({ id, relied_on }) => `${(0,terminal .yZ)(id)}: ${relied_on.map((one) => `${(0,terminal .yZ)(one.id)} (${one.reason})`).join(', ')}`));
    if (lines.length === 1)
        lines.push('', 'Nothing that is trusted rests on what it changes.');
    if (record !== null)
        lines.push('', `the findings are kept in ${record}`);
    return `${lines.join('\n')}\n`;
}

var evidence_attempt = __webpack_require__(9853);
;

const PROPOSAL = /^memtrust: propose ([a-z0-9][a-z0-9/-]{0,199}): (\S.{0,999})$/;
const LINE_BYTES = 4_096;
const MOST_PROPOSALS = 20;
class ProposalReader {
    rest = Buffer.alloc(0);
    isTooLong = false;
    found = new Map();
    read(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
            this.keep(chunk.subarray(start, end));
            this.endLine();
            start = end + 1;
        }
        this.keep(chunk.subarray(start));
    }
    end() {
        this.endLine();
        return [...this.found.values()];
    }
    keep(part) {
        this.isTooLong ||= this.rest.length + part.length > LINE_BYTES;
        this.rest = this.isTooLong ? Buffer.alloc(0) : Buffer.concat([this.rest, part]);
    }
    endLine() {
        const [, id, statement] = PROPOSAL.exec(this.rest.toString('utf8').replace(/\r$/, '')) ?? [];
        if (id !== undefined && statement !== undefined && memory_fact .pm.test(id) && !this.found.has(id) && this.found.size < MOST_PROPOSALS)
            this.found.set(id, { id, statement });
        this.rest = Buffer.alloc(0);
        this.isTooLong = false;
    }
}

var store = __webpack_require__(7303);
var reading = __webpack_require__(6489);
var external_node_child_process_ = __webpack_require__(1421);
var external_node_crypto_ = __webpack_require__(7598);
var external_node_os_ = __webpack_require__(8161);
var external_node_stream_ = __webpack_require__(7075);
var external_node_stream_promises_ = __webpack_require__(6466);
;






const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
async function runCommand(command, args, { cwd, environment, digest, onOutput }) {
    const child = start(command, args, { cwd, env: { ...environment }, shell: false, stdio: ['inherit', digest.stdout ? 'pipe' : 'inherit', digest.stderr ? 'pipe' : 'inherit'] });
    if (typeof child === 'string')
        return notStarted(child);
    const streams = [passOn(child.stdout, process.stdout, onOutput), passOn(child.stderr, process.stderr)];
    const stop = forward(child);
    try {
        const own = await ending(child);
        for (const stream of streams)
            stream?.leave();
        const [stdout, stderr] = await Promise.all(streams.map(async (stream) => stream?.passed ?? null));
        if (typeof own === 'string')
            return notStarted(own);
        return { exitCode: own.signal === null ? own.exitCode : 128 + external_node_os_.constants.signals[own.signal], own, stdout: stdout ?? null, stderr: stderr ?? null };
    }
    finally {
        stop();
    }
}
function start(command, args, options) {
    try {
        return (0,external_node_child_process_.spawn)(command, [...args], options);
    }
    catch (error) {
        return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    }
}
function notStarted(code) {
    return { exitCode: code === 'ENOENT' ? 127 : 126, own: null, stdout: null, stderr: null };
}
async function ending(child) {
    return new Promise((resolve, reject) => {
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve(error.code ?? 'unknown');
            else
                reject(error);
        });
        child.on('exit', (code, signal) => resolve({ exitCode: code ?? 0, signal }));
    });
}
function forward(child) {
    const handlers = FORWARDED.map((signal) => {
        const handler = () => void (signal === 'SIGINT' && process.stdin.isTTY ? null : child.kill(signal));
        process.on(signal, handler);
        return [signal, handler];
    });
    return () => {
        for (const [signal, handler] of handlers)
            process.off(signal, handler);
    };
}
const SILENCE_MS = 1_000;
function passOn(from, to, onOutput) {
    if (from === null)
        return null;
    const hash = external_node_crypto_.createHash('sha256');
    const gone = new AbortController();
    let bytes = 0;
    const count = new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            hash.update(chunk);
            bytes += chunk.length;
            onOutput?.(chunk);
            done(null, chunk);
        },
    });
    const listeners = to.rawListeners('error');
    to.removeAllListeners('error');
    to.on('error', () => from.destroy());
    let isOver = false;
    let timer;
    const passed = (0,external_node_stream_promises_.pipeline)(from, count, to, { end: false, signal: gone.signal })
        .then(() => true, () => from.destroy() === null)
        .then((isWhole) => {
        isOver = true;
        clearInterval(timer);
        to.removeAllListeners('error');
        for (const listener of listeners)
            to.on('error', (error) => void listener.call(to, error));
        const digest = `sha256:${hash.digest('hex')}`;
        return isWhole && (0,tree_digest ._h)(digest) ? { digest, bytes } : null;
    });
    return {
        passed,
        leave() {
            if (isOver)
                return;
            let before = -1;
            timer = setInterval(() => {
                if (before === bytes && count.readableLength === 0 && to.writableLength === 0)
                    gone.abort();
                before = bytes;
            }, SILENCE_MS);
        },
    };
}

;







async function proposeInferred(io, inferred, attempt) {
    const written = [];
    for (const one of inferred) {
        try {
            await open_memory .s.use(io, async (open) => proposeOne(open, one, attempt));
            written.push(one.id);
        }
        catch (error) {
            if (!(error instanceof errors .j))
                throw error;
            io.err((0,terminal .kJ)((0,phrase .tN)((0,phrase .cv) `warning: the candidate ${one.id} was not written: ${[error.message]}\n`)));
        }
    }
    return written;
}
async function proposeOne(open, { id, statement }, attempt) {
    if ((0,secrets .VY)(statement).length > 0)
        throw new errors .j('it holds what looks like a secret', 'Take it out.');
    if (open.isThere((0,memtrust .qC)(id)))
        throw new errors .j('there is a fact of that name', 'Choose another id.');
    const proposal = { id, statement, sources: [], front: { topic: undefined, claim_key: undefined, kind: undefined, importance: undefined }, supersedes: [], evidence: `attempt:${attempt}`, unbound: 'inferred by a wrapped run' };
    const { record, changes } = await (0,propose .p)(open.tree, open.memory.facts, proposal, open.ledger(id), await open.signature({ by: 'memtrust run' }));
    await open.refuseBlocked(record);
    open.write(changes);
}

var commits = __webpack_require__(4779);
;




const MOST_TIPS = 1_000;
const MOST_COMMITS = 10_000;
async function repositoryState(workspace) {
    const { repository, objects } = workspace;
    const tree = await workspace.workTree();
    const unknown = [...tree.entries.values()].filter(({ oid }) => oid === null).map(({ path }) => path);
    const contents = await tree.read(unknown, limits .rX);
    const files = new Map();
    for (const { path, oid } of tree.entries.values()) {
        const content = contents.get(path);
        files.set(path, oid ?? (content?.kind === 'bytes' ? (0,tree_digest .IM)(content.bytes, repository.objectFormat) : content?.kind === 'too-large' ? `size ${content.size}` : 'unreadable'));
    }
    const refs = (await (0,git .oM)(repository, ['for-each-ref', `--count=${MOST_TIPS}`, '--format=%(objectname)', 'refs/heads', 'refs/remotes'])).toString('utf8').split('\n').filter((oid) => oid !== '');
    const head = await (0,commits .WL)(objects, 'HEAD');
    return { files, tips: [...new Set([...(head === null ? [] : [head]), ...refs])] };
}
function changedBetween(before, after) {
    const paths = new Set([...before.files.keys(), ...after.files.keys()]);
    return [...paths].filter((path) => before.files.get(path) !== after.files.get(path)).toSorted();
}
async function commitsSince(workspace, before) {
    const head = await (0,git .EO)(workspace.repository, ['rev-parse', '--verify', '--quiet', 'HEAD']);
    const from = head.code === 0 ? ['HEAD', '--branches'] : ['--branches'];
    const { code, stdout } = await (0,git .EO)(workspace.repository, ['rev-list', `--max-count=${MOST_COMMITS}`, ...from, '--not', ...before.tips]);
    return code === 0 ? stdout.toString('utf8').split('\n').filter((oid) => oid !== '') : [];
}

;





















const runWrapped = (program, run) => {
    program
        .command('run')
        .argument('<command...>', 'what to run, behind --: never through a shell')
        .description('run a command with the context of this repository, and record the attempt as evidence')
        .option('--query <text>', 'what it is about: chooses what the context holds')
        .option('--budget-tokens <number>', 'tokens that the context may have', whole_number .z)
        .option('--prompt <file>', 'the task; part of the context')
        .option('--record-bodies', 'keep the prompt in the record, and not its digest alone')
        .option('--propose', 'write lines of the output of the form "memtrust: propose ID: STATEMENT" as candidates')
        .option('--refine', 'when the command ends well, refine what is staged: the change is left in the working tree')
        .option('--trace <reference>', 'where the whole story of the run is (default: $TRACEPARENT)')
        .option('--no-output-digest', 'give the command our own output streams also where they are no terminal')
        .addHelpText('after', (0,command .K)([
        ['run --query "login" -- claude -p "fix the login"', 'AIT_CONTEXT_FILE and MEMTRUST_CONTEXT_FILE name the context'],
        ['run --prompt task.md -- ./agent.sh', 'a task from a file'],
        ['run --propose -- ./agent.sh', 'also write what it proposes as candidates'],
    ]) + '\n\nThe exit code is that of the command: 127 where there is no such command, 126 where it cannot be run, 128 and the\nnumber of the signal where one ended it. A context that does not fit: nothing is run, and the exit code is 1.')
        .action(async (command, options) => run(async (io) => runIn(io, command, options)));
};
async function runIn(io, [command = '', ...args], options) {
    if (command === '')
        throw new errors .j('The command has no name', 'Put it behind --: memtrust run -- node script.js.');
    const prompt = options.prompt === undefined ? null : (0,file_argument .k)(io.cwd, '--prompt', options.prompt);
    const query = options.query ?? '';
    const context = await (0,context_file.writeContext)(io, { purpose: 'run', query, ceiling: options.budgetTokens, prompt: options.prompt });
    const workspace = await cli_workspace .a.open(io);
    try {
        const { base } = await workspace.settled({});
        const policyFile = await (0,store .T4)(base ?? (await workspace.workTree()));
        (0,reading .I)(policyFile);
        const { policy } = policyFile;
        const before = await repositoryState(workspace);
        const proposals = options.propose === true ? new ProposalReader() : null;
        const startedAt = (0,judged .nE)(new Date());
        const ended = await runCommand(command, args, {
            cwd: io.cwd,
            environment: environmentOf(io, context.contextFile),
            digest: { stdout: proposals !== null || (options.outputDigest && !process.stdout.isTTY), stderr: options.outputDigest && !process.stderr.isTTY },
            ...(proposals === null ? {} : { onOutput: (chunk) => proposals.read(chunk) }),
        });
        const endedAt = (0,judged .nE)(new Date());
        if (ended.own === null)
            io.err((0,terminal .kJ)((0,phrase .tN)((0,phrase .cv) `error: ${command} ${[ended.exitCode === 127 ? 'is not there: no such command' : 'cannot be run']}\n`)));
        const seen = { command: [command, ...args], query, prompt, recordBodies: options.recordBodies === true, contextSha256: context.contentSha256, trace: options.trace ?? io.environment['TRACEPARENT'] ?? null };
        try {
            const after = await repositoryState(workspace);
            const work = { changedFiles: changedBetween(before, after), commits: await commitsSince(workspace, before) };
            const record = (0,evidence_attempt .tx)({ ...seen, ...work, ended: ended.own, exitCode: ended.exitCode, output: { stdout: ended.stdout, stderr: ended.stderr } }, policy);
            const id = freeName(workspace.repository.root, (0,evidence_attempt .LZ)(record, startedAt));
            const candidates = proposals === null ? [] : await proposeInferred(io, proposals.end(), id);
            const attempt = evidence_attempt .dT.parse({ ...record, id, candidates, started_at: startedAt, ended_at: endedAt });
            (0,write .vB)(workspace.repository.root, [{ path: pathOf(id), content: (0,json .h)(attempt) }]);
            tell(io, attempt, ended, options);
            if (options.refine === true)
                await refineAfter(io, attempt.status);
        }
        catch (error) {
            if (!(error instanceof errors .j))
                throw error;
            io.err((0,terminal .kJ)(`error: the attempt was not recorded: ${error.message}\n  ${error.remedy}\n`));
        }
        return ended.exitCode;
    }
    finally {
        workspace.close();
    }
}
async function refineAfter(io, status) {
    if (status !== 'succeeded') {
        io.err('memtrust: nothing was refined, since the command did not end well\n');
        return;
    }
    const { refineHere } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 7471));
    await open_memory .s.use(io, async (open) => {
        const { items, edits, report } = await refineHere(open, { by: 'memtrust run', reverifies: false });
        open.write(edits);
        io.err((0,terminal .kJ)((0,phrase .tN)((0,phrase .cv) `memtrust: refined ${[String(items.length)]} staged notes; ${[edits.length === 0 ? 'nothing is to be written' : `${edits.length} files changed`]}${report === null ? [] : (0,phrase .cv) `, see ${report}`}\n`)));
    });
}
function environmentOf({ environment }, contextFile) {
    const passed = Object.entries(environment).filter(([name]) => !/^INPUT_/i.test(name));
    return { ...Object.fromEntries(passed), AIT_CONTEXT_FILE: contextFile, MEMTRUST_CONTEXT_FILE: contextFile };
}
function pathOf(id) {
    return `.memtrust/attempts/${id}.json`;
}
function freeName(root, name) {
    for (let count = 2, free = name;; count += 1) {
        if ((0,place ._N)((0,external_node_path_.join)(root, pathOf(free))) === undefined)
            return free;
        free = `${name}-${count}`;
    }
}
function tell(io, attempt, { own, stdout, stderr }, { outputDigest }) {
    const unread = own !== null && outputDigest && (stdout === null || stderr === null) ? '; an output has no digest: it goes to a terminal, or was not read to its end' : '';
    io.err((0,terminal .kJ)(`memtrust: ${attempt.status}, ${attempt.outcome}; recorded in ${pathOf(attempt.id)}${unread}\n`));
}

;



const EXTRACT = 'extract/v1';
const extract_LINE_CHARACTERS = 160;
const extract_MOST_STATEMENTS = 100;
function extractSummary(view, [from, to]) {
    const statements = view.flatMap(({ event }) => {
        const own = (text) => ({ text: `${text} [${event.seq}]`, from: event.seq, to: event.seq });
        switch (event.type) {
            case 'message':
                return [own(`${event.role}: ${firstLine(Buffer.from((0,session_event .$$)(event)).toString('utf8'))}`)];
            case 'note':
                return [own(`note: ${firstLine(event.text)}`)];
            case 'context.built':
                return [];
            case 'session.compacted':
                return (0,summary .GX)(event.summary).map(({ text, cites }) => {
                    const inside = cites !== null && cites.every(([first, last]) => first >= from && last <= to);
                    return inside ? { text, from: Math.min(...cites.map(([first]) => first)), to: Math.max(...cites.map(([, last]) => last)) } : own(`summary: ${firstLine(text)}`);
                });
        }
    });
    if (statements.length === 0)
        return `nothing was said [${(0,summary .Mp)([from, to])}]`;
    const older = statements.slice(0, -extract_MOST_STATEMENTS);
    if (older.length === 0)
        return statements.map(({ text }) => text).join('\n');
    const place = (0,summary .Mp)([Math.min(...older.map((one) => one.from)), Math.max(...older.map((one) => one.to))]);
    return [`what was said before is in the archive alone [${place}]`, ...statements.slice(-extract_MOST_STATEMENTS).map(({ text }) => text)].join('\n');
}
function firstLine(text) {
    const line = text.slice(0, 4_000).split(/\r\n|[\n\r]/).find((one) => one.trim() !== '') ?? '';
    return (0,text_visible .RK)(line.trim().replace(/\s+/g, ' '), extract_LINE_CHARACTERS) || '(nothing)';
}

;



















const LOG = ['--log <file>', 'the log of the session (default: .memtrust/context/session.jsonl)'];
const NOW = ['--now <time>', 'time of the event, ISO 8601 (default: the clock)'];
const session = (program, run) => {
    const group = program
        .command('session')
        .description('the event log of a session: append, compact, show; the brief of a participant')
        .addHelpText('after', (0,command .K)([
        ['session append --role user --text "Fix the login"', 'the next event of the log'],
        ['session compact --to 40', 'a summary in the place of the first forty; the originals go into the archive'],
        ['session show', 'what a model sees now'],
        ['session brief --participant reviewer --query "login"', 'context and manifest for one who takes part'],
    ]));
    group
        .command('append')
        .description('append a message or a note; from standard input unless --text or --file is given')
        .option(...LOG)
        .addOption(new esm .c$('--role <role>', 'who speaks').choices(session_event .gg))
        .option('--note', 'what is to be remembered in this session')
        .option('--text <text>', 'what is said')
        .option('--file <file>', 'a file that holds it; its bytes are kept exactly')
        .option(...NOW, judged .A7)
        .action(async (options) => run(async (io) => append(io, options)));
    group
        .command('compact')
        .description('put a summary in the place of a range of events; nothing is deleted')
        .option(...LOG)
        .option('--from <sequence>', 'the first one (default: 1)', whole_number .z)
        .option('--to <sequence>', 'the last one (default: the last of the log)', whole_number .z)
        .option('--summary <file>', 'a summary of yours, each statement with its sequences behind it: [3-7] (default: the first lines)')
        .option('--by <name>', 'who wrote that summary')
        .option(...NOW, judged .A7)
        .action(async (options) => run(async (io) => session_compact(io, options)));
    group
        .command('show')
        .description('show what a model sees of the session now')
        .option(...LOG)
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'jsonl']).default('text'))
        .action(async (options) => run(async (io) => {
        const files = await SessionFiles.open(io, options.log);
        const log = files.read();
        tellFaults(io, files, log.faults);
        const view = viewAt(log.events, (0,session_log .bT)(log) - 1);
        io.out(options.format === 'text' ? (0,terminal .kJ)(renderSession(view)) : renderSessionLines(view));
        return cli_io .d.pass;
    }));
    group
        .command('brief')
        .description('write the context of one who takes part, and its manifest')
        .requiredOption('--participant <name>', 'who it is for: letters, digits, dots and dashes')
        .option('--query <text>', 'what it is about')
        .option('--budget-tokens <number>', 'tokens that the context may have', whole_number .z)
        .option('--out <file>', 'where the context goes; the manifest lies beside it')
        .option('--log <file>', 'also append context.built to this log')
        .option(...NOW, judged .A7)
        .action(async (options) => run(async (io) => brief(io, options)));
};
async function append(io, options) {
    const { role, note, text, file } = options;
    if ((role === undefined) === (note !== true))
        throw new errors .j('An event is a message or a note', 'Give either --role user (or assistant, tool, system, developer), or --note.');
    if (text !== undefined && file !== undefined)
        throw new errors .j('What is said is given twice', 'Give one of --text and --file.');
    if (text === undefined && file === undefined && io.input.interactive)
        throw new errors .j('Nothing is said', 'Give it with --text "…", --file FILE, or on standard input.');
    const bytes = text !== undefined ? Buffer.from(text) : file !== undefined ? (0,file_argument .k)(io.cwd, '--file', file) : await io.input.read(limits .nx);
    if (bytes.length > limits .nx)
        throw new errors .j('What is said is larger than 1 MB', 'Put it into a file of its own, and name the file.');
    const files = await SessionFiles.open(io, options.log);
    tellFaults(io, files, files.read().faults);
    const seq = await files.append(options.now ?? io.now, eventOf(role, (0,session_event .BK)(bytes)));
    io.out(`appended sequence ${seq}\n`);
    return cli_io .d.pass;
}
function eventOf(role, content) {
    if (role !== undefined)
        return { type: 'message', role, ...content };
    if (!('content' in content))
        throw new errors .j('The note is not UTF-8 text', 'Save it as UTF-8, or append it as a message of a tool.');
    return { type: 'note', text: content.content };
}
async function session_compact(io, options) {
    if (options.by !== undefined && options.summary === undefined)
        throw new errors .j('--by says who wrote a summary, and there is none', 'Give it with --summary FILE, or leave --by out.');
    const files = await SessionFiles.open(io, options.log);
    tellFaults(io, files, files.read().faults);
    const given = options.summary === undefined ? null : (0,file_argument .x)(io.cwd, '--summary', options.summary);
    let range = [options.from ?? 1, options.to ?? 0];
    const rangeIn = (log) => [options.from ?? 1, options.to ?? (0,session_log .bT)(log) - 1];
    if (given !== null) {
        const now = files.read();
        (0,compact .an)(now, rangeIn(now));
        const faults = (0,summary .gO)(given, rangeIn(now));
        for (const { line, message } of faults)
            io.err(`MT501 unsupported-summary${line === undefined ? '' : ` line ${line}`}: ${(0,phrase .tN)(message)}\n`);
        if (faults.length > 0) {
            io.err('Nothing was written. Put the sequences behind each statement, such as [3-7].\n');
            return cli_io .d.fail;
        }
    }
    const done = await files.compact((log) => {
        range = rangeIn(log);
        const moving = (0,compact .an)(log, range);
        const summary = given ?? extractSummary(viewAt(moving, (0,session_log .bT)(log)), range);
        return (0,compact .oE)(log, { range, summary, by: options.by ?? (given === null ? EXTRACT : 'unknown'), at: options.now ?? io.now });
    });
    io.out(`compacted ${range[0]}-${range[1]} by sequence ${done.seq}; the originals are in the archive\n`);
    return cli_io .d.pass;
}
async function brief(io, options) {
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(options.participant))
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${options.participant} is no name of a participant`), 'Letters, digits, dots and dashes; at most 64 of them.');
    const { query = '', budgetTokens, out, now } = options;
    const written = await (0,context_file.writeContext)(io, { purpose: 'session', query, ceiling: budgetTokens, out, ownerId: options.participant, now });
    if (options.log !== undefined) {
        const files = await SessionFiles.open(io, options.log);
        await files.append(now ?? io.now, { type: 'context.built', participant: options.participant, context_file: written.contextFile, content_sha256: written.contentSha256 });
    }
    io.out((0,phrase .tN)((0,phrase .cv) `context  ${written.contextFile}\nmanifest ${written.manifestFile}\n`));
    return cli_io .d.pass;
}
function tellFaults(io, files, faults) {
    for (const { line, message } of faults)
        io.err(`warning: ${(0,phrase .tN)((0,phrase .cv) `${files.path}`)}${line === undefined ? '' : ` line ${line}`}: ${(0,phrase .tN)(message)}\n`);
}

;










const suggest = (program, run) => {
    program
        .command('suggest')
        .description('write candidates out of what agent files state and the code confirms, for review')
        .option('--limit <number>', 'how many, the best anchored first', suggest_parseLimit, 10)
        .option('--path <file>', 'this agent file alone')
        .option('--dry-run', 'show them, and write nothing')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .option('--by <login>', "who proposes them (default: git's user)")
        .option('--now <time>', 'time of the records, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([
        ['suggest', 'the ten best candidates, each bound to the code that it names'],
        ['suggest --dry-run --limit 50', 'what there is'],
        ['suggest --path CLAUDE.md', 'out of one file'],
    ]))
        .action(async (options) => run(async (io) => open_memory .s.use(io, async (open) => suggestIn(io, open, options))));
};
async function suggestIn(io, open, options) {
    const path = options.path === undefined ? null : (0,root_path .y)(io.cwd, open.workspace.repository.root, options.path);
    const { best, more, incomplete } = await suggestionsIn(open, { ...options, path });
    for (const what of incomplete)
        io.err(`warning: ${what}\n`);
    const writes = options.dryRun !== true;
    if (writes)
        open.write(best.flatMap(({ changes }) => changes));
    if (options.format === 'json') {
        io.out((0,json .h)({
            written: writes,
            more,
            suggestions: best.map(({ id, statement, kind, topic, said, restsOn }) => ({
                id,
                statement: (0,text_visible .RK)(statement, 1_000),
                kind,
                topic: topic === '' ? null : topic,
                fact: (0,memtrust .qC)(id),
                said_in: { path: (0,text_visible .RK)(said.path, 1_000), lines: said.lines },
                rests_on: restsOn.map((anchor) => ({ path: (0,text_visible .RK)(anchor.path, 1_000), selector: (0,text_visible .RK)(anchor.selector, 1_000) })),
            })),
        }));
        return cli_io .d.pass;
    }
    for (const suggestion of best)
        io.out(suggestionLines(suggestion));
    const [first] = best;
    if (first === undefined)
        io.out('nothing to suggest: no agent file states something new that names code, a script or a version of this repository\n');
    else {
        if (more > 0)
            io.err(`${more} more: \`memtrust suggest ${writes ? '' : '--dry-run '}--limit ${Math.min(suggest_MOST, best.length + more)}\`\n`);
        io.err(writes ? `Next: ${candidateSteps(first.id)}\n` : 'Nothing was written; without `--dry-run` each becomes a candidate for review.\n');
    }
    return cli_io .d.pass;
}
const suggest_MOST = 200;
function suggest_parseLimit(text) {
    const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    if (limit < 1 || limit > suggest_MOST)
        throw new esm .Di(`It must be a number from 1 to ${suggest_MOST}.`);
    return limit;
}

var circles = __webpack_require__(4416);
var edit_front_matter = __webpack_require__(3595);
;










function supersedeFact(old, successor, known, why, signature) {
    const [oldId, newId] = [old.record.id, successor.record.id];
    if (oldId === newId)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${oldId} cannot supersede itself`), 'Name the fact that takes its place.');
    const [before, after] = [(0,bind .Je)(old.record), (0,bind .Je)(successor.record)];
    for (const { record, ledger } of [old, successor]) {
        if ((0,trust_adoption .aZ)(ledger.events))
            throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.id} is retired`), record === old.record ? 'There is nothing left to supersede.' : 'Name a fact that is in force.');
    }
    const links = new Map(known.map((record) => [record.id, record.fact?.supersedes ?? []]));
    if ((0,circles .$)(links.set(newId, [...after.supersedes, oldId]))(oldId, newId)) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${oldId} supersedes ${newId} already, directly or through others; a circle has no effect`), 'Remove that link first.');
    }
    const state = (0,trust_adoption .wH)(after, successor.ledger.events, []).kind;
    if (state === 'withdrawn')
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${newId} was discarded`), 'Name a fact that is in force.');
    const adopted = state === 'adopted';
    const linked = !after.supersedes.includes(oldId);
    const changes = [];
    if (linked)
        changes.push(supersede_link(successor.record, oldId));
    if (adopted) {
        changes.push(...(0,withdraw .xe)(old.record, 'superseded'));
        const said = (0,last_decisive .x)(old.ledger.events).some((event) => event.type === 'fact.superseded' && event.claim === before.claim);
        if (!said)
            changes.push((0,append_events .I)(old.ledger, signature, [{ type: 'fact.superseded', claim: before.claim, binding: before.binding, why }]));
    }
    return { changes, linked, adopted };
}
function supersede_link(record, old) {
    const content = (0,edit_front_matter .J)(record.text, { supersedes: [old] });
    const { fact } = (0,memory_fact .a9)(record.id, record.path, Buffer.from(content));
    if (fact === null || !fact.supersedes.includes(old) || fact.statement !== record.fact?.statement) {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${record.path} cannot be rewritten`), (0,phrase .tN)((0,phrase .cv) `Add ${old} to its supersedes by hand, then run this again.`));
    }
    return { path: record.path, content };
}

;






const supersede = (program, run) => {
    program
        .command('supersede')
        .argument('<old>', 'id of the fact that is replaced')
        .argument('<new>', 'id of the fact that takes its place')
        .description('replace one fact by another, in both of them')
        .option('--why <why>', 'the reason (default: the id of the new one)')
        .option('--by <login>', "who says so (default: git's user)")
        .option('--now <time>', 'time of the record, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([['supersede auth/owner-checks-2024 auth/owner-checks', 'the old one leaves the baseline when the new one is in force']]))
        .action(async (oldId, newId, options) => run(async (io) => open_memory .s.use(io, async (open) => {
        const kept = (id) => ({ record: open.record(id), ledger: open.ledger(id) });
        const why = `superseded by ${newId}${options.why === undefined ? '' : `: ${(0,open_memory .l)('--why', options.why)}`}`;
        const { changes, linked, adopted } = supersedeFact(kept(oldId), kept(newId), open.memory.facts, why, await open.signature(options));
        open.write(changes);
        if (changes.length === 0 && adopted)
            io.out((0,phrase .tN)((0,phrase .cv) `${newId} supersedes ${oldId} already\n`));
        else
            io.out((0,phrase .tN)((0,phrase .cv) `${newId} ${[adopted ? 'supersedes' : 'is to supersede']} ${oldId}\n`));
        if (!adopted)
            io.err((0,phrase .tN)((0,phrase .cv) `${newId} is not adopted, so this has no effect yet: ${oldId} stays as it is.\nNext: ${`memtrust adopt ${newId}`}, then ${`memtrust supersede ${oldId} ${newId}`} again to record it with ${oldId} too.\n`));
        else if (linked)
            io.err((0,phrase .tN)((0,phrase .cv) `The text of ${newId} changed by the link, so its adoption does not cover it any more.\nNext: ${`memtrust adopt ${newId}`}, then commit both facts and their ledgers, and open a pull request; approving it adopts.\n`));
        else if (changes.length > 0)
            io.err('Next: commit both facts and their ledgers, and open a pull request; approving it adopts.\n');
        return cli_io .d.pass;
    })));
};

;




const verifyStore = (program, run) => {
    program
        .command('verify-store')
        .description('check the formats of every store that is read, and how large it is')
        .addOption(new esm .c$('--layout <layout>', 'this store too, if the policy does not list it').choices(memory_policy .my))
        .option('--write', 'mend what can be mended with no change of meaning')
        .addOption(new esm .c$('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
        .addHelpText('after', (0,command .K)([
        ['verify-store', 'each problem with its file and line, and whether it can be mended'],
        ['verify-store --write', 'mend those that can be'],
        ['verify-store --layout ai-kb', 'a store that is to be moved'],
    ]))
        .action(async (options) => run(async (io) => {
        const { verifyStoreHere } = await __webpack_require__.e(  696).then(__webpack_require__.bind(__webpack_require__, 6696));
        return open_memory .s.use(io, async (open) => verifyStoreHere(io, open, options));
    }));
};

var home = __webpack_require__(8901);
;

const MOST_CHARACTERS = 100;
const MOST_BYTES = 200;
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
const ALLOWED_IN_NAMES = `Letters of any script, digits, - _ and . are allowed, and single blanks become -; ${MOST_CHARACTERS} characters at most.`;
function noteName(typed) {
    const why = faultOf(typed);
    return why === null ? { ok: true, name: typed.replaceAll(' ', '-') } : { ok: false, why, safe: safeName(typed) };
}
function faultOf(typed) {
    if (typed === '')
        return 'it is empty';
    if (/[/\\]/.test(typed))
        return 'it names a folder';
    if ((0,text_visible .wy)(typed))
        return 'it holds characters that cannot be seen';
    if (typed.normalize('NFC') !== typed)
        return 'its letters and accents are apart (it is not NFC)';
    if (!/^[\p{L}\p{Nd}_]/u.test(typed))
        return 'it does not begin with a letter, a digit or _';
    if (/[. ]$/.test(typed))
        return 'it ends with a dot or a blank';
    if (typed.includes('..'))
        return 'it holds two dots';
    if (typed.includes('  '))
        return 'it holds several blanks';
    if (isLong(typed))
        return 'it is too long';
    if (RESERVED.test(typed))
        return 'Windows keeps it for a device';
    return /^[\p{L}\p{M}\p{Nd}._ -]+$/u.test(typed) ? null : 'it holds other characters';
}
function safeName(typed) {
    const part = typed.split(/[/\\]/).findLast((one) => /[\p{L}\p{Nd}]/u.test(one)) ?? '';
    const visible = [...part].filter((character) => !(0,text_visible .wy)(character)).join('').normalize('NFC');
    const plain = visible.replace(/[^\p{L}\p{M}\p{Nd}._-]+|\.{2,}/gu, '-').replace(/^[^\p{L}\p{Nd}_]+/u, '');
    let name = '';
    let characters = 0;
    for (const character of plain) {
        characters += 1;
        if (characters >= MOST_CHARACTERS || Buffer.byteLength(name + character) >= MOST_BYTES)
            break;
        name += character;
    }
    name = trimmed(name);
    return name === '' ? 'note' : RESERVED.test(name) ? `_${name}` : name;
}
function trimmed(name) {
    let end = name.length;
    while (/[.-]/.test(name.charAt(end - 1)))
        end -= 1;
    return name.slice(0, end);
}
function isLong(name) {
    return name.length > MOST_BYTES || [...name].length > MOST_CHARACTERS || Buffer.byteLength(name) > MOST_BYTES;
}

var nearest = __webpack_require__(1224);
;

const moment = (at) => at.replace(/[-:]/g, '');
const day = (at) => at.slice(0, 'YYYY-MM-DD'.length);
const NOTE_TYPES = [
    { type: 'checkpoint', place: 'session', named: 'STATE', stem: ({ name, at }) => `checkpoint-${name}-${moment(at)}` },
    { type: 'decoded_text', place: 'session', named: 'FILENAME', isPlain: true, hasLines: true, stem: ({ name, lines }) => `decoded-${name}-${lines?.join('-') ?? ''}` },
    { type: 'diff_compare', place: 'session', named: 'FUNCTION_NAME', stem: ({ name }) => `diff-${name}` },
    { type: 'critical_verification', place: 'session', named: 'NAME', stem: ({ name, at }) => `critical-${name}-${moment(at)}` },
    { type: 'new_trap', place: 'staging', named: 'description', stem: ({ name }) => `new-trap-${name}` },
    { type: 'new_pattern', place: 'staging', named: 'description', stem: ({ name }) => `new-pattern-${name}` },
    { type: 'correction', place: 'staging', named: 'atom_name', stem: ({ name }) => `correction-${name}` },
    { type: 'failed_skill', place: 'staging', named: 'description', stem: ({ name }) => `failed-skill-${name}` },
    { type: 'unresolved', place: 'staging', named: 'description', stem: ({ name }) => `unresolved-${name}` },
    { type: 'verify_report', place: 'report', named: 'FILENAME', stem: ({ name, at }) => `${name}-${day(at)}-verify` },
    { type: 'build_report', place: 'report', named: 'FILENAME', stem: ({ name, at }) => `${name}-${day(at)}-build` },
    ...['short-term', 'long-term', 'episodic'].map((place) => ({ type: place, place, named: 'name', stem: ({ name }) => name })),
];
function noteType(typed) {
    return NOTE_TYPES.find(({ type }) => types_folded(type) === types_folded(typed)) ?? { nearest: (0,nearest .p)(typed, NOTE_TYPES.map(({ type }) => type)) };
}
function types_folded(type) {
    return type.toLowerCase().replaceAll('-', '_');
}
function foldersFor(home, place) {
    return home.folders.filter(([, known]) => known === place).map(([folder]) => folder);
}

var layout = __webpack_require__(7672);
var notes_note = __webpack_require__(1951);
;




const ORDER = ['id', 'type', 'level', 'timestamp', 'status', 'confidence', 'importance', 'tags', 'related', 'corrects'];
const MEANT = new Set([...ORDER, 'sources', 'observed']);
function renderNote({ front, keys, comments, body }) {
    const meant = { ...front, status: front.status ?? keys['status'] };
    const known = ORDER.map((key) => [key, meant[key]]).filter(([, value]) => value !== null && value !== undefined && !isEmptyList(value));
    const written = [...known, ...Object.entries(keys).filter(([key]) => !MEANT.has(key))];
    const text = (0,front_matter .I)(body);
    const { sources, observed } = front;
    const isBare = written.length + comments.length + sources.length + observed.length === 0;
    if (isBare && !/^(?:---\n|\uFEFF)/.test(text))
        return text;
    const yaml = written.length === 0 ? '' : (0,dist .As)(Object.fromEntries(written), { lineWidth: 0, aliasDuplicateObjects: false });
    const plain = `---\n${comments.map((comment) => `${comment}\n`).join('')}${yaml}---\n${text}`;
    if (sources.length + observed.length === 0)
        return plain;
    return (0,edit_front_matter .J)(plain, { sources: new Map(sources.map((source, index) => [index, (0,bind .AX)(source)])), observed });
}
function withSighting(text, sighting) {
    const plain = (0,front_matter .I)(text);
    return (0,edit_front_matter .J)(plain.startsWith('---\n') ? plain : `---\n---\n${plain}`, { observed: [sighting] });
}
function isKnownSighting({ by, commit, pull }, others) {
    if (by === null && commit === null && pull === null)
        return true;
    return others.some((other) => {
        if (commit === null && pull === null)
            return other.commit === null && other.pull === null && other.by === by;
        const sameCommit = commit !== null && other.commit !== null && (commit.startsWith(other.commit) || other.commit.startsWith(commit));
        return sameCommit || (pull !== null && pull === other.pull);
    });
}
function isEmptyList(value) {
    return Array.isArray(value) && value.length === 0;
}

;








const MOST_OF_A_NAME = 1_000;
function writeNote(request) {
    const { home, folder, type, name, at, lines, occupant } = request;
    const stem = type.stem({ name, at, lines });
    const body = `${(0,line_ends .J)((0,front_matter .I)(request.body).replace(/^\uFEFF/, ''))}\n`;
    for (let number = 1; number <= MOST_OF_A_NAME; number += 1) {
        const path = `${folder}${stem}${number === 1 ? '' : `-${number}`}${type.isPlain === true ? '.txt' : '.md'}`;
        if (!(0,layout .p0)(home, path))
            throw new errors .j((0,phrase .tN)((0,phrase .cv) `${path} would be no note`), 'Choose another name: this one is kept for the folder itself.');
        const there = occupant(path);
        if (there.kind === 'nothing')
            return { outcome: 'written', ...written(request, path, body) };
        if (there.kind === 'other' || type.place !== 'staging')
            continue;
        const note = noteOf(request, path, there.text);
        if (note.problems.length > 0 || `${(0,line_ends .J)(note.body)}\n` !== body)
            continue;
        if (isKnownSighting(request.sighting, note.front.observed))
            return { outcome: 'known', note, change: null };
        return { outcome: 'seen-again', ...seenAgain(request, note, there.text) };
    }
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `There are ${MOST_OF_A_NAME} notes of the name ${name} already`), 'Choose another name, or clear the folder.');
}
function written({ home, type, at, front, sighting, ...request }, path, body) {
    const full = type.isPlain === true ? notes_note .y : { ...notes_note .y, ...front, type: type.type, timestamp: at, observed: type.place === 'staging' && !isKnownSighting(sighting, []) ? [sighting] : [] };
    const content = renderNote({ front: full, keys: {}, comments: [], body });
    const note = noteOf({ home, type, ...request }, path, content);
    checkWritten(note, content, body);
    return { note, change: { path, content, isNew: true } };
}
function seenAgain(request, before, text) {
    const content = withSighting(text, request.sighting);
    const note = noteOf(request, before.path, content);
    checkWritten(note, content, before.body);
    return { note, change: { path: before.path, content } };
}
function noteOf({ home, type }, path, text) {
    return (0,notes_note .w)(home, type.place, path, Buffer.from(text));
}
function checkWritten(note, content, body) {
    const refuse = (why) => {
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `${note.path} was not written: ${[why]}`), 'Give a shorter text, and fewer and shorter options.');
    };
    if (Buffer.byteLength(content) > limits .nx)
        refuse('it would be larger than 1 MB');
    const [problem] = note.problems;
    if (problem !== undefined)
        refuse((0,phrase .tN)(problem.message));
    if (note.body !== body)
        refuse('its text would be read as another one');
}

var note_record = __webpack_require__(7874);
var notable = __webpack_require__(8968);
;










function placeFor(open, type, layout) {
    const usual = isListed(open, home .vd) || open.isThere('.ai-kb') ? home .vd : home .qI;
    const able = home .mf.filter((one) => foldersFor(one, type.place).length > 0);
    const chosen = home .mf.find((one) => one.layout === layout) ?? (able.includes(usual) ? usual : home .kA);
    const folders = foldersFor(chosen, type.place);
    const folder = folders.find((one) => open.isThere(one.slice(0, -1))) ?? folders[0];
    if (folder === undefined)
        throw new errors .j((0,phrase .tN)((0,phrase .cv) `The layout ${chosen.layout} has no place for ${[type.type]}`), `Leave --layout out, or give --layout ${able.map((one) => one.layout).join(' or ')}.`);
    return { home: chosen, folder };
}
function isListed(open, { layout }) {
    return layout === 'memtrust' || open.memory.policy.policy.stores.some((store) => store.layout === layout);
}
function warnOfUnreadStore(io, open, home) {
    if (isListed(open, home))
        return;
    const listed = [...new Set([...open.memory.policy.policy.stores.map(({ layout }) => layout), home.layout])];
    io.err(`warning: nothing reads this store, as the policy does not list it; put this into .memtrust/policy.yml:\n  stores: [${listed.map((layout) => `{layout: ${layout}}`).join(', ')}]\n`);
}
function occupantsOf(open, folder) {
    const { root } = open.workspace.repository;
    const taken = new Set((0,notable .C)(open.tree).map(({ path }) => note_store_folded(path)).filter((path) => path.startsWith(note_store_folded(folder))));
    return (path) => {
        if (!open.isThere(path))
            return { kind: taken.has(note_store_folded(path)) ? 'other' : 'nothing' };
        const stat = (0,place ._N)((0,external_node_path_.join)(root, path));
        const text = stat?.isFile() === true && stat.size <= limits .nx ? (0,write .yR)(root, path) : null;
        return text === null || text.includes('\uFFFD') ? { kind: 'other' } : { kind: 'text', text };
    };
}
function note_store_folded(path) {
    return path.normalize('NFKC').toLowerCase();
}
async function refuseBlockedNote(open, note) {
    if (await open.isBlocked((0,note_record .h)(note)))
        throw new errors .j('Nothing was written: the policy blocks what it says, cites, or is called', 'Leave that out; `.memtrust/policy.yml` says what is excluded.');
}

;
























const write_collect = (value, before) => [...before, value];
const write_write = (program, run) => {
    program
        .command('write')
        .argument('<type>', `what it is: ${NOTE_TYPES.map(({ type }) => type).join(', ')}`)
        .argument('<name>', 'what it is about; the file is named after it')
        .argument('[text]', 'only -: read the text from standard input')
        .description('write a note of the session, a finding to refine, a report or a memory, at the place and under the name that its type has')
        .option('--text <text>', 'the text')
        .option('--file <file>', 'a file that holds the text')
        .addOption(new esm .c$('--layout <layout>', 'the store (default: .ai-kb where there is one, else .memtrust/workspace)').choices(home .mf.map(({ layout }) => layout)))
        .option('--lines <range>', 'the lines that were decoded: 10-24', parseRange)
        .option('--confidence <number>', 'how sure it is, from 0 to 1; below 0.7 it is uncertain', parseConfidence)
        .addOption(new esm .c$('--importance <importance>', 'how much it matters').choices(memory_fact .Y3))
        .option('--tag <tag>', 'a word to find it by; may be repeated', write_collect, [])
        .option('--source <path>', 'a file that it is about, whole or by lines: src/a.ts#L10-L24; may be repeated', write_collect, [])
        .option('--corrects <id>', 'the fact or note that a correction corrects (default: its name)')
        .option('--pull <number>', 'the pull request in which it was seen', whole_number .z)
        .option('--by <login>', "who saw it (default: git's user)")
        .option('--now <time>', 'time of the note, ISO 8601 (default: the clock)', judged .A7)
        .addHelpText('after', (0,command .K)([
        ['write new-trap "pool leaks on abort" --text "An aborted query keeps its connection." --source src/pool.ts#L10-L24', 'a finding to refine, seen in this commit'],
        ['write checkpoint PLAN - < plan.md', 'where the session stands'],
        ['write decoded-text main.c --lines 10-24 --file out.txt', 'a text that was decoded'],
        ['write verify-report main.c --file report.md', 'a report'],
        ['write long-term project-context --layout ai-runtime --text "The server runs on Node 20."', 'a memory in Markdown'],
    ]))
        .action(async (type, name, text, options) => run(async (io) => open_memory .s.use(io, async (open) => writeIn(io, open, { type: typeOf(type), typed: name, text }, options))));
};
async function writeIn(io, open, { type, typed, text }, options) {
    const name = nameOf(type, typed);
    checkOptions(type, options);
    const { home, folder } = placeFor(open, type, options.layout);
    const body = await readStatement(io, text, options);
    if (body.trim() === '')
        throw new errors .j('There is nothing to write: the text is empty', 'Give it with --text, --file, or on standard input.');
    refuseSecrets([typed, body, ...options.tag, options.corrects ?? '', options.by ?? '']);
    const { proposedBy, at } = await open.signature(options);
    const request = {
        home,
        folder,
        type,
        name,
        lines: options.lines ?? null,
        at,
        body,
        front: {
            confidence: options.confidence ?? null,
            importance: options.importance ?? null,
            tags: options.tag,
            sources: await sourcesOf(io, open, options.source, body),
            corrects: type.type === 'correction' ? (options.corrects ?? typed) : null,
        },
        sighting: { by: options.by === undefined && proposedBy === 'unknown' ? null : proposedBy, commit: await (0,commits .WL)(open.workspace.objects, 'HEAD'), pull: options.pull ?? null },
        occupant: occupantsOf(open, folder),
    };
    const { note, outcome } = await put(open, request);
    if (options.corrects !== undefined)
        warnOfUnknown(io, open, options.corrects);
    switch (outcome) {
        case 'written':
            io.out((0,terminal .yK)((0,phrase .cv) `wrote ${note.path}\n`));
            break;
        case 'seen-again':
            io.out((0,terminal .yK)((0,phrase .cv) `seen again: ${note.path} says the same, and has ${note.front.observed.length} sightings now\n`));
            break;
        case 'known':
            io.out((0,terminal .yK)((0,phrase .cv) `nothing to write: ${note.path} says the same, and this sighting is in its list\n`));
            break;
    }
    if (outcome !== 'written' && hasFront(options))
        io.err('warning: the note that is there keeps its own front matter; the other options were left out\n');
    warnOfUnreadStore(io, open, home);
    if (type.place !== 'session' && type.place !== 'report')
        io.err('Nothing trusts it: it is a candidate until a fact that states the same is proposed and adopted.\n');
    return cli_io .d.pass;
}
const MOST_ATTEMPTS = 20;
async function put(open, request) {
    for (let attempt = 1;; attempt += 1) {
        const result = writeNote(request);
        await refuseBlockedNote(open, result.note);
        try {
            if (result.change !== null)
                open.write([result.change]);
            return result;
        }
        catch (error) {
            if (!(error instanceof write .bu) || attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
function typeOf(typed) {
    const found = noteType(typed);
    if ('type' in found)
        return found;
    const known = `Types are ${NOTE_TYPES.map(({ type }) => type).join(', ')}.`;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${typed} is no type of note`), found.nearest === null ? known : (0,phrase .tN)((0,phrase .cv) `Did you mean ${found.nearest}? ${[known]}`));
}
function nameOf(type, typed) {
    const judged = noteName(typed);
    if (judged.ok)
        return judged.name;
    throw new errors .j((0,phrase .tN)((0,phrase .cv) `${typed} cannot be the ${[type.named]} in the name of a file: ${[judged.why]}`), (0,phrase .tN)((0,phrase .cv) `${[ALLOWED_IN_NAMES]} Such as ${judged.safe}.`));
}
function checkOptions(type, options) {
    if (type.hasLines === true && options.lines === undefined)
        throw new errors .j('Which lines were decoded is not said', 'Give them with --lines 10-24.');
    if (type.hasLines !== true && options.lines !== undefined)
        throw new errors .j('Only a decoded text has --lines', 'Cite lines of a file with --source PATH#L10-L24.');
    if (type.type !== 'correction' && options.corrects !== undefined)
        throw new errors .j('Only a correction has --corrects', 'Write it as a correction, or leave that out.');
    if (type.place !== 'staging' && options.pull !== undefined)
        throw new errors .j('Only what is staged is counted by sightings, so only that has --pull', 'Leave it out.');
    if (type.isPlain === true && hasFront(options))
        throw new errors .j('A decoded text is plain text, without front matter', 'Leave out --confidence, --importance, --tag and --source.');
}
function hasFront({ confidence, importance, tag, source, corrects }) {
    return confidence !== undefined || importance !== undefined || tag.length + source.length > 0 || corrects !== undefined;
}
function refuseSecrets(texts) {
    const [secret] = texts.flatMap(secrets .VY);
    if (secret !== undefined)
        throw new errors .j(`Nothing was written: it holds what looks like ${secret.label}`, 'Take it out: what is in git stays there for ever.');
}
async function sourcesOf(io, open, typed, body) {
    const sources = [];
    for (const written of typed) {
        const { path, lines, selector } = parseSource(written);
        const { keys, poor } = await (0,bind .Vx)(open.tree, { path: (0,root_path .y)(io.cwd, open.workspace.repository.root, path), lines, selector }, body);
        if (poor !== null)
            io.err((0,phrase .tN)((0,phrase .cv) `warning: ${path}: ${[poor]}\n`));
        sources.push(memory_citation .J0.parse(keys));
    }
    return sources;
}
function warnOfUnknown(io, open, corrects) {
    const known = [...open.memory.facts.map(({ id }) => id), ...open.memory.notes.map(({ name }) => name)];
    if (known.includes(corrects))
        return;
    const meant = (0,nearest .p)(corrects, known);
    io.err((0,phrase .tN)((0,phrase .cv) `warning: there is no fact or note ${corrects} to correct${meant === null ? [] : (0,phrase .cv) `; did you mean ${meant}?`}\n`));
}
function parseRange(text) {
    const range = (0,memory_citation .Li)(text);
    if (range === null)
        throw new esm .Di('It must be a range of lines such as 10-24.');
    return range;
}
function parseConfidence(text) {
    const confidence = /^(?:0|1|0?\.\d{1,6}|[01]\.\d{1,6})$/.test(text) ? Number(text) : Number.NaN;
    if (!(confidence <= 1))
        throw new esm .Di('It must be a number from 0 to 1, such as 0.8.');
    return confidence;
}

;






















const writing = [init, suggest, backfill, write_write, propose_propose, diff, bind_bind, adopt_adopt, discard, supersede, retire, reverify_reverify, rebind, refine, archive, forget, migrate, verifyStore, runWrapped, review, session, replay];


  }),

  4363:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  readFileArgument),
    x: () => (  readTextArgument)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8013);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7713);





function readFileArgument(cwd, option, typed) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, typed);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(absolute, { throwIfNoEntry: false });
        if (!stat?.isFile())
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} is no file`), 'Give the path of a file that is there.');
        if (stat.size > _tree_limits_js__WEBPACK_IMPORTED_MODULE_4__  .nx)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} is larger than 1 MB`), 'Give a shorter one.');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolute);
    }
    catch (error) {
        if (error instanceof Error && 'code' in error)
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} cannot be read: ${[String(error.code)]}`), 'Check its rights.');
        throw error;
    }
}
function readTextArgument(cwd, option, typed) {
    const bytes = readFileArgument(cwd, option, typed);
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_3__  .cv) `${[option]} ${typed} is not UTF-8 text`), 'Save it as UTF-8.');
    }
}


  }),

  5533:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  reason),
    s: () => (  OpenMemory)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(289);
  var _memory_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7303);
  var _trust_assess_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1627);
  var _trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5362);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8013);
  var _tree_commits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4779);
  var _tree_past_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(565);
  var _tree_resolve_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5853);
  var _commands_show_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1023);
  var _workspace_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7321);
  var _tree_place_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9838);
  var _write_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1458);















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
        const workspace = await _workspace_js__WEBPACK_IMPORTED_MODULE_12__  .a.open(io);
        try {
            const { base, head } = await workspace.compare({});
            return await action(new OpenMemory(io, workspace, head, await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_3__  .S1)(head), base, base === null ? null : await (0,_memory_store_js__WEBPACK_IMPORTED_MODULE_3__  .S1)(base)));
        }
        finally {
            workspace.close();
        }
    }
    record(id) {
        const record = this.memory.facts.find((known) => known.id === id);
        if (record === undefined)
            throw (0,_commands_show_js__WEBPACK_IMPORTED_MODULE_11__  .p)(id, this.memory.facts.map((known) => known.id));
        return record;
    }
    async checks(records) {
        const past = new _tree_past_js__WEBPACK_IMPORTED_MODULE_9__  .v(this.workspace.repository, this.workspace.objects, this.base?.commit ?? null, null);
        if (this.base === null || this.settled === null)
            return (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .B)(this.tree, records, { past });
        const settled = { tree: this.base, records: this.settled.facts, checks: await (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .B)(this.base, this.settled.facts, { past, blobs: 'spare-reading' }) };
        return (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .B)(this.tree, records, { settled, past });
    }
    settledEvents(id) {
        return this.settled?.events.filter((event) => event.fact === id) ?? [];
    }
    ledger(id) {
        const own = this.memory.events.filter((event) => event.fact === id);
        const events = new Map([...this.settledEvents(id), ...own].map((event) => [event.id, event]));
        return { fact: id, text: (0,_write_js__WEBPACK_IMPORTED_MODULE_14__  .yR)(this.workspace.repository.root, (0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_2__  .tf)(id)) ?? '', events: [...events.values()] };
    }
    async isBlocked(record) {
        const linked = await (0,_trust_assess_js__WEBPACK_IMPORTED_MODULE_4__  .C)(this.tree, [record]);
        return this.policies.some((policy) => (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .Zg)(record, policy, linked) !== null);
    }
    async refuseBlocked(record) {
        if (!(await this.isBlocked(record)))
            return;
        const isNamed = !this.isUnsayable(record.id) && !this.isUnsayable(record.path);
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_6__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_7__  .tN)(isNamed ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_7__  .cv) `${record.id} is blocked by the policy` : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_7__  .cv) `a fact whose name the policy hides is blocked by it`), 'Remove the fact, or what makes the policy block it.');
    }
    async refuseCiting(path) {
        const place = await new _tree_resolve_js__WEBPACK_IMPORTED_MODULE_10__  .C(this.tree).resolve(path);
        const names = [path, ...(place.kind === 'refused' ? [] : [place.path])];
        if (names.some((name) => this.policies.some((policy) => (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .uE)(name, policy) !== null)))
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_6__  .j('the policy lets no fact cite that file', 'Cite another file; `exclude_paths` in .memtrust/policy.yml says which ones are kept out.');
    }
    async current() {
        return (0,_tree_commits_js__WEBPACK_IMPORTED_MODULE_8__  .WL)(this.workspace.objects, 'HEAD');
    }
    mayCite(path) {
        return this.policies.every((policy) => (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .uE)(path, policy) === null);
    }
    isUnsayable(name) {
        return this.policies.some((policy) => (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .NT)(name, policy, true));
    }
    get policies() {
        return [this.memory.policy, ...(this.settled === null ? [] : [this.settled.policy])].map(({ policy }) => policy);
    }
    async scene(now) {
        const policy = (this.settled ?? this.memory).policy.policy;
        const { base, settled } = this;
        const before = base === null || settled === null ? null : await (0,_trust_assess_js__WEBPACK_IMPORTED_MODULE_4__  .n)({ tree: base, memory: settled, live: [], settled: settled.events, settledLinks: new Map(), anchors: new Map() }, policy, now);
        return { tree: this.tree, memory: this.memory, checks: await this.checks(this.memory.facts), settled: settled?.events ?? [], settledLinks: before?.supersession.inForce ?? new Map(), policy, now, isSayable: (id) => !this.isUnsayable(id) && !this.isUnsayable((0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_2__  .qC)(id)) };
    }
    text(path) {
        return (0,_write_js__WEBPACK_IMPORTED_MODULE_14__  .yR)(this.workspace.repository.root, path);
    }
    isThere(path) {
        return (0,_tree_place_js__WEBPACK_IMPORTED_MODULE_13__  ._N)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(this.workspace.repository.root, path)) !== undefined;
    }
    async signature(options) {
        return { proposedBy: options.by ?? (await this.workspace.userName()), at: options.now ?? this.io.now };
    }
    write(changes) {
        (0,_write_js__WEBPACK_IMPORTED_MODULE_14__  .vB)(this.workspace.repository.root, changes);
    }
}
function reason(option, text) {
    if (text.trim() === '')
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_6__  .j(`${option} is empty`, 'Say why in a few words: whoever reviews it reads them.');
    return text;
}


  }),

  7471:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  refineHere: () => (  refineHere)
});

var former_files = __webpack_require__(4860);
var memtrust = __webpack_require__(289);
var home = __webpack_require__(8901);
var stricter = __webpack_require__(8150);
var errors = __webpack_require__(2795);
var tree_path = __webpack_require__(5562);
var assess = __webpack_require__(1627);
var blocking = __webpack_require__(5362);
var append_events = __webpack_require__(8785);
var secrets = __webpack_require__(9423);
var visible = __webpack_require__(8232);
var likeness_index = __webpack_require__(639);
;
function knownTexts(entries, notes) {
    return entries.flatMap(({ id, record, status }) => {
        if (record === null || record.fact === null || status === 'policy_blocked')
            return [];
        const note = notes.get(record.path) ?? null;
        const common = { text: record.fact.statement, note, supersedes: record.fact.supersedes, contradicts: record.contradicts ?? null, wasStaged: record.fact.sourceRef?.startsWith('staged:') === true };
        if (note === null)
            return status === 'superseded' ? [] : [{ ...common, id, isRejected: status === 'rejected', isSettled: status === 'accepted' || status === 'stale', covers: status !== 'stale' }];
        if (note.place !== 'permanent' && note.place !== 'long-term')
            return [];
        return note.front.status === 'superseded' ? [] : [{ ...common, id: record.path, isRejected: note.front.status === 'rejected', isSettled: true, covers: true }];
    });
}
function targetsOf(known) {
    const inForce = known.filter(({ isRejected }) => !isRejected);
    const [settled, proposed] = [byNameOf(inForce.filter(({ isSettled }) => isSettled)), byNameOf(inForce.filter(({ isSettled }) => !isSettled))];
    const only = (name) => {
        const [first, another] = settled.get(name) ?? proposed.get(name) ?? [];
        return another === undefined ? (first ?? null) : null;
    };
    return ({ front, name, kind }) => {
        if (front.corrects !== null)
            return only(front.corrects) ?? only(front.corrects.replace(/\.md$/, ''));
        if (kind !== 'correction')
            return null;
        const named = name.slice('correction-'.length);
        return only(named) ?? only(named.replace(/-\d+$/, ''));
    };
}
function byNameOf(known) {
    const byName = new Map();
    for (const one of known)
        for (const name of namesOf(one))
            byName.set(name, (byName.get(name) ?? new Set()).add(one));
    return byName;
}
function namesOf({ id, note }) {
    const own = note === null ? id : id.replace(/\.md$/, '').replace(/^(?:\.ai-kb\/atoms|(?:\.ai-runtime\/)?memory\/long-term)\//, '');
    return [id, own, own.slice(own.lastIndexOf('/') + 1), own.replaceAll('/', '-')];
}

var backticks = __webpack_require__(1692);
;

const LONGEST = 4_000;
const GENERAL = /\b(?:all|always|any|anywhere|anything|each|ever|every(?:thing|where|body|one)?|general(?:ly)?|in general|never|no(?:body| one| file| function| module)|whenever|wherever|usually|typically|throughout|across|everywhere|modules|files|functions|classes|services|projects|components|tests|callers)\b|任何|所有|一切|总是|總是|一律|每[个個次当當种種]|凡是|通常|一般|各[个個种種]|全部|永[远遠]|从不|從不/i;
const ENDINGS = 'c|h|cc|cpp|cxx|hpp|cs|go|rs|py|pyi|rb|js|jsx|ts|tsx|mts|cts|mjs|cjs|java|kt|kts|php|sh|bash|zsh|ps1|sql|html?|css|scss|less|md|mdx|rst|txt|json|jsonc|json5|ya?ml|toml|xml|ini|cfg|conf|env|lock|vue|svelte|swift|scala|proto|graphql|prisma|gradle|groovy|dart|exs?|erl|hs|ml|lua|pl|pm|r|jl|tf|nix|zig|s|asm|m|mm';
const FILE = new RegExp(String.raw `(?<![\w./-])(?:[\w.-]{1,100}\/){0,20}[\w-]{1,100}\.(?:${ENDINGS})(?![\w/-]|\.\w)`, 'gi');
const NO_CODE = /\.(?:html?|mdx?|rst|txt|json[c5]?|ya?ml|toml|xml|ini|cfg|conf|env|lock|gradle|nix)$/i;
const FUNCTION = /(?<![\w$.])[A-Za-z_$][\w$]{1,80}(?:(?:\.|::)[A-Za-z_$][\w$]{0,80}){0,4}(?=\(\))/g;
const IDENTIFIER = /^[A-Za-z_$][\w$]{1,80}(?:(?:\.|::|#)[A-Za-z_$][\w$]{0,80}){0,4}$/;
const NO_FILE = /^(?:e\.g|i\.e|etc|vs|node\.js|next\.js|vue\.js|d3\.js|three\.js|express\.js|nuxt\.js)$/i;
function narrowPlace(text) {
    if (text.length > LONGEST || GENERAL.test(text))
        return null;
    const files = new Set((text.match(FILE) ?? []).filter((name) => !NO_FILE.test(name)));
    const functions = new Set([...(text.match(FUNCTION) ?? []), ...(0,backticks .ix)(text.replaceAll('\n', ' ')).map((span) => span.text.trim()).filter((code) => IDENTIFIER.test(code) && isName(code) && !files.has(code))]);
    if (files.size > 1 || functions.size > 1)
        return null;
    const [file] = files;
    const [name] = [...files, ...functions];
    return name === undefined ? null : { name, isCode: file !== undefined && !NO_CODE.test(file) };
}
function isName(code) {
    return /[a-z][A-Z]|_|\.|::|^[A-Z][a-z]/.test(code);
}

;
const EMPTY = new Set('a an the and are as be do does is it its that this was which each every also then so please just simply very your our their these those there here will'.split(' '));
const MOST_STARTS = 50;
const TITLE = /^\s*#{1,6} [^\n]*/;
class SaysAll {
    wordsOf;
    read = new Map();
    constructor(wordsOf) {
        this.wordsOf = wordsOf;
    }
    of(known, note) {
        if (known.trim() === note.trim())
            return true;
        const said = this.saidIn(known);
        const title = TITLE.exec(note)?.[0] ?? '';
        return this.tokensOf(title).every((token) => said.all.has(token)) && sentencesOf(this.tokensOf(note.slice(title.length))).every((sentence) => isSaid(sentence, said));
    }
    saidIn(text) {
        const known = this.read.get(text);
        if (known !== undefined)
            return known;
        const tokens = this.tokensOf(text);
        const starts = new Map();
        for (const [index, token] of tokens.entries()) {
            if (token === '' || (index > 0 && tokens[index - 1] !== ''))
                continue;
            const own = starts.get(token);
            if (own === undefined)
                starts.set(token, [index]);
            else if (own.length < MOST_STARTS)
                own.push(index);
        }
        const said = { tokens, starts, all: new Set(['', ...tokens]) };
        this.read.set(text, said);
        return said;
    }
    tokensOf(text) {
        return this.wordsOf(text).flatMap(({ token, telling }) => (token === '' || telling !== null || !EMPTY.has(token) ? [token] : []));
    }
}
function sentencesOf(tokens) {
    const sentences = [[]];
    for (const token of tokens) {
        if (token === '')
            sentences.push([]);
        else
            sentences.at(-1)?.push(token);
    }
    return sentences.filter(({ length }) => length > 0);
}
function isSaid(sentence, { tokens, starts }) {
    return (starts.get(sentence[0] ?? '') ?? []).some((start) => standsAt(sentence, tokens, start));
}
function standsAt(sentence, tokens, start) {
    let at = start;
    for (const token of sentence) {
        while (tokens[at] === '')
            at += 1;
        if (tokens[at] !== token)
            return false;
        at += 1;
    }
    return (tokens[at] ?? '') === '';
}

;

const FIRST = ['corrects', 'eligible', 'too_narrow'];
function byText(notes) {
    const texts = new Map();
    for (const note of notes) {
        const others = texts.get(note.body.trim());
        if (others === undefined)
            texts.set(note.body.trim(), [note]);
        else
            others.push(note);
    }
    return [...texts.values()];
}
function settledAs(note, verdict) {
    return { note, verdict, says: [], isCorrection: false, target: null };
}
function nearlyProposed(as) {
    return `it waits, because ${(0,visible .RK)(as, 200)} says nearly the same and is proposed`;
}
function together(each) {
    const proposed = new Map();
    const repeated = new Map();
    const repeats = ({ note, verdict, says, isCorrection, target }) => {
        for (const { copies, shared, isAll } of says.toSorted((a, b) => Number(b.isAll) - Number(a.isAll))) {
            const as = proposed.get(copies)?.find((one) => !isCorrection || target?.isSettled !== true || one.target === target);
            if (as === undefined)
                continue;
            if (isAll)
                repeated.set(note.path, { kind: 'same', as: as.path, shared, otherwise: verdict });
            else if (verdict.kind !== 'observed')
                repeated.set(note.path, { kind: 'not_a_candidate', why: nearlyProposed(as.path) });
            return true;
        }
        return false;
    };
    const propose = ({ note: { path }, says: [own], target }) => {
        if (own !== undefined)
            proposed.set(own.copies, [...(proposed.get(own.copies) ?? []), { path, target }]);
    };
    for (const kind of FIRST)
        for (const one of each)
            if (one.verdict.kind === kind && !repeats(one))
                propose(one);
    for (const one of each)
        if (one.verdict.kind === 'observed')
            repeats(one);
    return each.map(({ note, verdict }) => ({ note, verdict: repeated.get(note.path) ?? verdict }));
}

var refine_sightings = __webpack_require__(7701);
;








const MOST_DENIED = 2;
const GONE = new Set(['source_digest_mismatch', 'source_missing', 'source_unreadable', 'source_out_of_tree']);
function decide(entries, notes, staged, provenance) {
    const known = new Map(knownTexts(entries, notes).map((one) => [one.id, one]));
    const changed = new Set(entries.flatMap(({ path, reasons }) => (path !== null && reasons.some((reason) => GONE.has(reason)) ? [path] : [])));
    const against = new Map(staged.map((note) => [note.path, reasonAgainst(note) ?? (changed.has(note.path) ? 'what it cites has changed since it was written' : null)]));
    const candidates = new Map(staged.filter(({ path }) => against.get(path) === null).map((note) => [note.path, note]));
    const witnesses = new refine_sightings .uo(provenance);
    const copies = byText([...candidates.values()]).map((same) => ({ notes: same, tellers: (0,refine_sightings .dr)(same, witnesses) }));
    const copiesOf = new Map(copies.flatMap((one) => one.notes.map(({ path }) => [path, one])));
    const first = new Map(copies.flatMap((one) => one.notes.slice(0, 1).map(({ path, body }) => [path, { copies: one, body }])));
    const alike = likenesses([...known.values()], [...first].map(([path, { body }]) => ({ id: path, text: body })));
    const targetOf = targetsOf([...known.values()]);
    const saysAll = new SaysAll(alike.wordsOf);
    const near = new Map();
    const alone = (note) => {
        const why = against.get(note.path);
        if (typeof why === 'string')
            return settledAs(note, { kind: 'not_a_candidate', why });
        const own = copiesOf.get(note.path) ?? { notes: [note], tellers: [note] };
        const hits = alike.of(own.notes[0]?.path ?? note.path);
        const held = hits.flatMap((hit) => [known.get(hit.other)].flatMap((text) => (text === undefined ? [] : [{ hit, text }])));
        const [closest] = held;
        if (closest !== undefined)
            near.set(note.path, { id: closest.text.id, shared: sharedOf(closest.hit) });
        const twins = hits.flatMap((hit) => (hit.kind === 'near' ? [] : [first.get(hit.other)].flatMap((one) => (one === undefined ? [] : [{ hit, copies: one.copies }]))));
        const sightings = (0,refine_sightings .YW)([note, ...[own, ...twins.map((twin) => twin.copies)].flatMap(({ tellers }) => tellers).filter((teller) => teller !== note)], witnesses);
        const like = [own, ...twins.map((twin) => twin.copies)].reduce((count, { notes: { length } }) => count + length, -1);
        const turnedDown = held.find(({ hit, text }) => text.isRejected && isCovered(hit));
        if (turnedDown !== undefined)
            return settledAs(note, { kind: 'not_a_candidate', why: `it was turned down before, as ${(0,visible .RK)(turnedDown.text.id, 200)}` });
        const inForce = held.filter(({ text }) => !text.isRejected && text.covers);
        const named = targetOf(note);
        const isCorrection = named !== null || callsItselfCorrection(note);
        const repeats = (text) => ((named === null || text === named) && text.text.trim() === note.body.trim()) || (named?.isSettled === true ? text.supersedes.includes(named.id) || text.contradicts === named.id : text.wasStaged && !text.isSettled);
        const same = inForce.filter(({ hit, text }) => isCovered(hit) && (!isCorrection || repeats(text)));
        const covered = same.find(({ text }) => saysAll.of(text.text, note.body));
        if (covered !== undefined)
            return settledAs(note, { kind: 'duplicate', of: covered.text, shared: sharedOf(covered.hit) });
        const awaited = same.find(({ text }) => text.wasStaged && !text.isSettled);
        if (awaited !== undefined)
            return settledAs(note, { kind: 'not_a_candidate', why: nearlyProposed(awaited.text.id) });
        const contrary = inForce.filter(({ hit }) => isDenied(hit));
        const meant = isCorrection ? inForce : contrary.length <= MOST_DENIED ? contrary : [];
        const target = named ?? meant.find(({ text }) => text.isSettled)?.text ?? null;
        const verdict = target?.isSettled === true ? { kind: 'corrects', target, because: isCorrection ? 'it corrects' : 'it contradicts', sightings } : ownVerdict(note, sightings, like);
        return { note, verdict, says: [{ copies: own, shared: { similarity: 1, words: [] }, isAll: true }, ...twins.flatMap((twin) => (isCovered(twin.hit) ? [{ copies: twin.copies, shared: sharedOf(twin.hit), isAll: saysAll.of(twin.copies.notes[0]?.body ?? '', note.body) }] : []))], isCorrection, target };
    };
    const each = staged.map(alone);
    return { decided: together(each), near, incomplete: alike.incomplete };
}
function ownVerdict(note, sightings, like) {
    const place = narrowPlace(note.body);
    const seen = { kind: sightings.counted.length < refine_sightings .Pl ? 'observed' : 'eligible', sightings, like };
    return place === null ? seen : { kind: 'too_narrow', place, otherwise: seen };
}
function likenesses(known, staged) {
    const texts = known.map(({ id, text }) => ({ id, text }));
    const byPath = new Map(staged.map((one) => [one.id, one]));
    const index = likeness_index.LikenessIndex.of(staged.length === 0 ? [] : [...texts, ...staged]);
    const pairs = index.pairs(new Set(byPath.keys()));
    let alone = null;
    const incomplete = staged.filter(({ id }) => pairs.get(id)?.isComplete === false).length;
    return {
        of: (path) => {
            const all = pairs.get(path);
            if (all === undefined)
                return [];
            const text = byPath.get(path);
            if (all.more === 0 || text === undefined)
                return all.found;
            alone ??= likeness_index.LikenessIndex.of(texts);
            return [...alone.like(text).found, ...all.found.filter(({ other }) => byPath.has(other))];
        },
        wordsOf: (text) => index.wordsOf(text),
        incomplete: incomplete === 0 ? [] : [`${incomplete} staged notes share nearly everything with thousands of others and were not compared with all`],
    };
}
function callsItselfCorrection({ kind, front }) {
    return kind === 'correction' || front.corrects !== null;
}
function reasonAgainst({ kind, problems, text }) {
    if (problems.length > 0)
        return 'its format is broken';
    if (/^<{7} /m.test(text) && /^>{7} /m.test(text))
        return 'it holds the marks of a merge conflict';
    if ((0,secrets .VY)(text).length > 0)
        return 'it holds what looks like a secret';
    switch (kind) {
        case 'new_trap':
        case 'new_pattern':
        case 'correction':
            return null;
        case 'failed_skill':
            return 'a skill that failed is no knowledge';
        case 'unresolved':
            return 'it is not resolved';
        case 'checkpoint':
        case 'decoded_text':
        case 'diff_compare':
        case 'critical_verification':
        case 'verify_report':
        case 'build_report':
        case 'other':
            return 'its name is of no kind that becomes memory';
    }
}
function isCovered({ kind, isPart }) {
    return kind === 'duplicate' || (kind === 'subsumed' && isPart);
}
function isDenied({ contradicts, vetoes }) {
    return contradicts && vetoes.some(({ by, here, there }) => by === 'negation' || by === 'number' || (by === 'opposite' && here.length > 0 && there.length > 0));
}
function sharedOf({ similarity, shared }) {
    return { similarity, words: shared.map(({ word, weight }) => ({ word, weight })) };
}

var fact_id = __webpack_require__(3943);
;

const FOLDERS = { new_trap: 'traps', new_pattern: 'patterns', correction: 'corrections' };
function promotedId({ name, kind }, staged, isTaken) {
    const first = name.replace(/-\d+$/, '');
    const described = (staged.has(first) ? first : name).replace(/^(?:new-trap|new-pattern|correction)-/, '');
    return (0,fact_id .v)([FOLDERS[kind] ?? 'notes', described], isTaken);
}

var memory_ledger = __webpack_require__(137);
var adopt = __webpack_require__(5473);
var propose = __webpack_require__(1217);
var suggest_anchors = __webpack_require__(8036);
;






const FACT_KIND = { new_trap: 'failure', new_pattern: 'rule' };
function statementOfNote({ body }) {
    const text = body.trim().replace(/\s+/g, ' ');
    const heading = /^#{1,6} +(.{1,200})$/m.exec(body)?.[1] ?? '';
    const bare = text.match(/(?<![\w./`-])(?:[\w.-]{1,100}\/){1,20}[\w.-]{1,100}\.\w{1,8}(?::\d{1,7})?/g) ?? [];
    return { text, quote: body.trim(), first: 1, last: body.trimEnd().split('\n').length, heading, code: [...(0,backticks .ix)(text).map((span) => span.text.trim()), ...bare].slice(0, 50), targets: [] };
}
async function placesOf(note, ground) {
    if (note.front.sources.length > 0)
        return note.front.sources.map(({ path, lines, selector }) => ({ path, lines: selector.kind === 'lines' ? lines : null, selector }));
    return (0,suggest_anchors .E)({ statement: statementOfNote(note), folders: [] }, ground);
}
async function promote(tree, known, { id, note, sightings, supersedes, replaces, contradicts, asksAdoption }, places, ledger, signature) {
    const [topic] = note.front.tags;
    const { record, changes } = await (0,propose .p)(tree, known, {
        id,
        statement: note.body.trim(),
        sources: places,
        front: { topic, claim_key: undefined, kind: FACT_KIND[note.kind], importance: note.front.importance ?? undefined, confidence: note.front.confidence ?? undefined },
        marks: { 'x-source-ref': `staged:${note.path}`, ...(replaces === null ? {} : { 'x-replaces': replaces }), ...(contradicts === null ? {} : { 'x-contradicts': contradicts }) },
        supersedes,
        evidence: [`staged:${note.path}`, ...sightings.counted.map(({ path, witness }) => `observed:commit:${witness.commit}${witness.pull === null ? '' : ` pull:${witness.pull}`} told by ${path}`)],
        unbound: places.length === 0 ? 'a staged note that cites nothing' : null,
    }, ledger, signature);
    if (!asksAdoption)
        return { record, changes };
    const path = (0,memtrust .tf)(id);
    const written = changes.find((change) => change.path === path)?.content ?? '';
    const adopted = await (0,adopt .B)(tree, { record, events: (0,memory_ledger .h8)(id, path, written).events, ledger: written, ...signature });
    const last = new Map([...changes, ...adopted].map((change) => [change.path, change]));
    return { record, changes: [...last.values()] };
}

var refine_report = __webpack_require__(347);
var notes_date = __webpack_require__(1198);
;

const KEPT_REPORTS = 5;
function agedReports(notes, coming) {
    const folders = new Map();
    for (const note of notes) {
        if (note.place !== 'report')
            continue;
        const date = (0,notes_date .Q)(note);
        const folder = note.path.slice(0, note.path.lastIndexOf('/'));
        if (date !== null)
            folders.set(folder, [...(folders.get(folder) ?? []), { note, date }]);
    }
    return [...folders].flatMap(([folder, reports]) => reports.sort((a, b) => b.date - a.date || (a.note.path < b.note.path ? 1 : -1)).slice(KEPT_REPORTS - (folder === coming ? 1 : 0)).map(({ note }) => note));
}

;
function usedSession(notes, waiting, keeping) {
    const session = notes.filter(({ place }) => place === 'session');
    if (session.length === 0)
        return [];
    const asked = mentions(waiting.map(({ text }) => text));
    const kept = mentions(keeping);
    return session.filter(({ kind, name }) => {
        if (kind === 'other' || asked(name))
            return false;
        return kind !== 'critical_verification' || kept(name);
    });
}
const BEGINNING = /(?:checkpoint|decoded|diff|critical)-/;
function mentions(texts) {
    const runs = texts.flatMap((text) => [...(text.match(/[\p{L}\p{N}._-]+/gu) ?? []), ...(text.match(/[A-Za-z0-9._-]+/g) ?? [])]);
    const words = new Set(runs.flatMap((run) => [run, run.replace(/\.(?:md|txt)?\.?$/, ''), run.slice(Math.max(0, run.search(BEGINNING))).replace(/\.(?:md|txt).*$/, '')]));
    return (name) => words.has(name);
}

var reverify = __webpack_require__(3587);
var tombstone = __webpack_require__(3864);
;

















async function refine(request) {
    const { head, signature } = request;
    const { notes, facts } = head.memory;
    const policies = policiesOf(request);
    const entries = await judged(request, policies);
    const open = new Set(entries.flatMap(({ path, status }) => (path === null || status === 'policy_blocked' ? [] : [path])));
    const readable = notes.filter(({ path }) => open.has(path));
    const staged = readable.filter(({ place }) => place === 'staging');
    const withheld = notes.filter(({ path, place }) => place === 'staging' && !open.has(path));
    const { decided, near, incomplete: uncompared } = decide(entries, new Map(notes.map((note) => [note.path, note])), staged, request.provenance);
    const done = await carryOut({ ...request, policies, facts: facts.filter(memtrust .ty) }, decided);
    const items = [...done.map(({ note, outcome }) => ({ path: note.path, outcome, near: near.get(note.path) ?? null })), ...withheld.map(() => ({ path: null, outcome: { kind: 'not_a_candidate', why: 'the policy blocks it' }, near: null }))];
    const graves = done.flatMap(({ grave }) => grave ?? []);
    const gone = new Set(graves.map(({ path }) => path));
    const waiting = staged.filter(({ path }) => !gone.has(path));
    const became = new Set(done.flatMap(({ note, outcome }) => ('fact' in outcome && outcome.fact !== null ? [note.path] : [])));
    const noted = new Set(notes.map(({ path }) => path));
    const kept = [...readable.filter(({ path, place }) => place !== 'session' && (place !== 'staging' || became.has(path))), ...facts.filter(({ path }) => open.has(path) && !noted.has(path))];
    const session = usedSession(readable, waiting, kept.map(({ text }) => text));
    const report = graves.length + session.length === 0 ? null : (0,refine_report .eG)(homeOf(notes), signature.at.slice(0, 10), request.isThere);
    const aged = agedReports(readable, report === null ? null : report.slice(0, report.lastIndexOf('/')));
    graves.push(...session.map(({ path }) => ({ path, why: 'a note of a session that was used', see: null })), ...aged.map(({ path }) => ({ path, why: 'older than the reports that are kept', see: null })));
    const cleared = [...session, ...aged].map(({ path }) => path);
    const again = request.reverifies ? await dueAgain(request, entries) : [];
    const changes = [...lastOfEach(done.flatMap((one) => one.changes)), ...(await repeated(request, done)), ...again.flatMap((one) => one.changes)];
    const incomplete = [...request.provenance.incomplete, ...uncompared];
    const reverified = again.map(({ id }) => id);
    if (changes.length === 0 && graves.length === 0)
        return { items, cleared, reverified, report: null, edits: [], incomplete };
    const reported = report === null ? [] : [(0,refine_report .C3)(report, signature.at.slice(0, 10), items, cleared)];
    const tombstones = graves.length === 0 ? [] : [(0,tombstone .v)(await request.textOf(memtrust .LX), graves, signature)];
    return { items, cleared, reverified, report, edits: [...changes, ...reported, ...tombstones, ...graves.map(({ path }) => ({ path, content: null }))], incomplete };
}
function policiesOf({ head, base }) {
    return [head.memory.policy.policy, ...(base === null ? [] : [base.memory.policy.policy])];
}
async function judged({ head, base, checks, now }, policies) {
    const policy = policies.reduce((one, other) => (0,stricter .G)(one, other));
    const settled = base?.memory.events ?? [];
    const links = base === null ? new Map() : (await (0,assess .n)({ ...base, memory: factsOf(base.memory), live: [], settled, settledLinks: new Map() }, policy, now)).supersession.inForce;
    return (await (0,assess .n)({ ...head, live: [], settled, settledLinks: links, anchors: checks }, policy, now)).entries;
}
function factsOf(memory) {
    return { ...memory, facts: memory.facts.filter(memtrust .ty), evidence: [] };
}
async function dueAgain(request, entries) {
    const { head, base, checks, former, signature } = request;
    const found = [];
    for (const { id, record, reasons, status } of entries) {
        if (found.length >= MOST_PROPOSED || record === null || status !== 'stale' || !reasons.includes('source_digest_mismatch'))
            continue;
        const settled = base?.memory.facts.find((known) => known.id === id)?.fact ?? null;
        try {
            const outcome = await (0,reverify .X)(head.tree, record, settled, await ledgerOf(request, id), checks.get(id) ?? [], former, signature);
            if (outcome.kind === 'changed')
                found.push({ id, changes: outcome.changes });
        }
        catch (error) {
            if (!(error instanceof errors .j))
                throw error;
        }
    }
    return found;
}
async function ledgerOf({ head, base, textOf }, id) {
    const events = [...(base?.memory.events ?? []), ...head.memory.events].filter(({ fact }) => fact === id);
    return { fact: id, text: (await textOf((0,memtrust .tf)(id))) ?? '', events: [...new Map(events.map((event) => [event.id, event])).values()] };
}
async function carryOut(request, decided) {
    const promoted = decided.filter(({ verdict }) => promoting(verdict.kind === 'same' ? verdict.otherwise : verdict)).map(({ note }) => note);
    const ground = promoted.length === 0 ? null : await (0,suggest_anchors .Z)(request.head.tree, request.policies, promoted.map(statementOfNote));
    const taken = new Map();
    const ids = new Set();
    const names = new Set(decided.map(({ note }) => note.name));
    const files = new Set(promoted.length === 0 ? [] : [...request.head.tree.entries.keys()].map((path) => (0,tree_path .Fl)(path).toLowerCase()));
    const done = [];
    const [first, last] = [decided.filter(({ verdict }) => verdict.kind !== 'same'), decided.filter(({ verdict }) => verdict.kind === 'same')];
    for (const one of [...first, ...last])
        done.push(await carryOutOne(request, one, ground, { taken, ids, names, files }));
    const order = new Map(decided.map(({ note }, index) => [note.path, index]));
    return done.toSorted((a, b) => (order.get(a.note.path) ?? 0) - (order.get(b.note.path) ?? 0));
}
const MOST_PROPOSED = 100;
function promoting({ kind }) {
    return kind === 'corrects' || kind === 'eligible' || kind === 'too_narrow';
}
function stays(note, why) {
    return { note, outcome: { kind: 'not_a_candidate', why }, changes: [], grave: null };
}
async function carryOutOne(request, { note, verdict }, ground, proposed) {
    const { taken, ids, names, files } = proposed;
    const { path } = note;
    if (ids.size >= MOST_PROPOSED && promoting(verdict))
        return stays(note, `left for the next run: ${MOST_PROPOSED} are proposed at a time`);
    const id = () => promotedId(note, names, (wanted) => ids.has(wanted) || [(0,memtrust .qC)(wanted), (0,memtrust .tf)(wanted)].some(request.isThere));
    const take = (fact) => {
        taken.set(path, fact);
        ids.add(fact);
    };
    const gone = (outcome, changes, why, see) => ({ note, outcome, changes, grave: { path, why, see } });
    switch (verdict.kind) {
        case 'not_a_candidate':
        case 'observed':
            return { note, outcome: verdict, changes: [], grave: null };
        case 'duplicate':
            return gone({ kind: 'duplicate', of: verdict.of.id, shared: verdict.shared }, [], 'a duplicate', verdict.of.id);
        case 'same': {
            const as = taken.get(verdict.as);
            if (as === undefined)
                return carryOutOne(request, { note, verdict: verdict.otherwise }, ground, proposed);
            return gone({ kind: 'duplicate', of: as, shared: verdict.shared }, [], 'a duplicate', as);
        }
        case 'too_narrow': {
            const promotion = { id: id(), note, sightings: { counted: [], uncounted: [] }, supersedes: [], replaces: null, contradicts: null, asksAdoption: false };
            const fact = await refine_propose(request, promotion, ground, true);
            if (typeof fact === 'string')
                return stays(note, fact);
            if (fact === null && callsItselfCorrection(note))
                return stays(note, 'what it corrects is not known, and nothing that it is about can be cited');
            if (fact === null && !isLost(verdict.place, files))
                return carryOutOne(request, { note, verdict: verdict.otherwise }, ground, proposed);
            if (fact === null && !request.provenance.introduced.has(path))
                return stays(note, 'it is about one place that is not there, and goes once a commit holds it');
            if (fact === null)
                return gone({ kind: 'too_narrow', fact: null }, [], 'too narrow, and nothing there can be cited', null);
            take(promotion.id);
            return gone({ kind: 'too_narrow', fact: promotion.id }, fact, 'kept as a narrow fact', promotion.id);
        }
        case 'corrects': {
            const { target, sightings, because } = verdict;
            const promotion = { id: id(), note, sightings, supersedes: target.note === null ? [target.id] : [], replaces: target.note?.path ?? null, contradicts: target.id, asksAdoption: false };
            const fact = await refine_propose(request, promotion, ground, false);
            if (fact === null || typeof fact === 'string')
                return stays(note, fact ?? 'it states nothing');
            take(promotion.id);
            return gone({ kind: 'corrects', target: target.id, because, fact: promotion.id, sightings }, fact, 'kept as a candidate that contradicts', promotion.id);
        }
        case 'eligible': {
            const { sightings, like } = verdict;
            const promotion = { id: id(), note, sightings, supersedes: [], replaces: null, contradicts: null, asksAdoption: true };
            const fact = await refine_propose(request, promotion, ground, false);
            if (fact === null || typeof fact === 'string')
                return stays(note, fact ?? 'it states nothing');
            take(promotion.id);
            return gone({ kind: 'eligible', fact: promotion.id, sightings, like }, fact, 'proposed as a fact', promotion.id);
        }
    }
}
function isLost({ name, isCode }, files) {
    return isCode && !files.has((0,tree_path .Fl)(name).toLowerCase());
}
async function refine_propose(request, promotion, ground, mustCite) {
    const { head, policies, signature } = request;
    try {
        const places = ground === null ? [] : await placesOf(promotion.note, ground);
        if (mustCite && places.length === 0)
            return null;
        const { record, changes } = await promote(head.tree, request.facts, promotion, places, await ledgerOf(request, promotion.id), signature);
        return policies.some((policy) => (0,blocking .Zg)(record, policy) !== null) ? 'the policy blocks what it would cite' : changes;
    }
    catch (error) {
        if (error instanceof errors .j)
            return error.message;
        throw error;
    }
}
async function repeated(request, done) {
    const facts = new Map(request.head.memory.facts.flatMap(({ id, fact, path }) => (fact === null || path !== (0,memtrust .qC)(id) ? [] : [[id, fact]])));
    const by = new Map();
    for (const { note, outcome } of done)
        if (outcome.kind === 'duplicate' && facts.has(outcome.of))
            by.set(outcome.of, [...(by.get(outcome.of) ?? []), note.path]);
    const changes = [];
    for (const [id, paths] of by) {
        const fact = facts.get(id);
        if (fact !== undefined)
            changes.push((0,append_events .I)(await ledgerOf(request, id), request.signature, paths.map((path) => ({ type: 'evidence.recorded', claim: fact.claim, binding: fact.binding, evidence: `staged:${path} said it again` }))));
    }
    return changes;
}
function lastOfEach(changes) {
    return [...new Map(changes.map((change) => [change.path, change])).values()];
}
function homeOf(notes) {
    return notes.some(({ layout }) => layout === 'ai-kb') ? home .vd : home .qI;
}

var git = __webpack_require__(1896);
var tree_names = __webpack_require__(5345);
;


const NO_PROVENANCE = { commits: new Map(), introduced: new Map(), incomplete: [] };
const MOST_COMMITS = 50_000;
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function provenanceOf(repository, from, folders) {
    if (from === null || !COMMIT_ID.test(from) || folders.length === 0)
        return NO_PROVENANCE;
    const shape = ['-z', '--no-show-signature', '--no-color', '--no-ext-diff', '--no-textconv', '--no-relative', '--encoding=UTF-8', '--format=%x00%H%x00%an%x00%s'];
    const [history, added] = await Promise.all([
        (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', ...shape, `--max-count=${MOST_COMMITS + 1}`, from, '--']),
        (0,git .EO)(repository, ['-c', 'log.showRoot=true', 'log', ...shape, '--diff-filter=A', '--no-renames', '--diff-merges=off', '--name-only', from, '--', ...folders]),
    ]);
    if (history.code !== 0 || added.code !== 0)
        return { ...NO_PROVENANCE, incomplete: ['history cannot be read, so no commit counts as an observation'] };
    const all = recordsOf((0,tree_names .K5)(history.stdout));
    const introduced = new Map();
    for (const { witness, names } of recordsOf((0,tree_names .K5)(added.stdout)))
        for (const name of names)
            if (!introduced.has(name))
                introduced.set(name, witness);
    return {
        commits: new Map(all.slice(0, MOST_COMMITS).map(({ witness }) => [witness.commit, witness])),
        introduced,
        incomplete: all.length > MOST_COMMITS ? [`history has more than ${MOST_COMMITS} commits; older ones witness no observation`] : [],
    };
}
function recordsOf(parts) {
    const records = [];
    for (let at = 0; at < parts.length;) {
        const commit = parts[at + 1]?.toString('latin1') ?? '';
        if (parts[at]?.length !== 0 || !COMMIT_ID.test(commit)) {
            at += 1;
            continue;
        }
        const subject = parts[at + 3]?.toString('utf8') ?? '';
        const names = [];
        const witness = { commit, author: parts[at + 2]?.toString('utf8') ?? '', pull: pullIn(subject) };
        for (at += 4; at < parts.length && parts[at]?.length !== 0; at += 1)
            names.push((0,tree_names .e4)(parts[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
        records.push({ witness, names });
    }
    return records;
}
function pullIn(subject) {
    const [, merged, squashed] = /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
    const number = merged ?? squashed;
    return number === undefined ? null : Number(number);
}

var reading = __webpack_require__(6489);
var write = __webpack_require__(1458);
;






async function refineHere(open, options) {
    const { tree, memory, base, settled, workspace } = open;
    for (const file of [memory.policy, ...(settled === null ? [] : [settled.policy])])
        (0,reading .I)(file);
    const staging = memory.notes.some(({ place }) => place === 'staging') ? (0,home .xI)('staging') : [];
    const signature = await open.signature(options);
    return refine({
        head: { tree, memory },
        base: base === null || settled === null ? null : { tree: base, memory: settled },
        now: Date.parse(signature.at),
        checks: await open.checks(memory.facts.filter(({ fact }) => (fact?.sources.length ?? 0) > 0)),
        provenance: await provenanceOf(workspace.repository, await open.current(), staging),
        former: (0,former_files .k)(base, workspace.objects),
        textOf: async (path) => (0,write .yR)(workspace.repository.root, path),
        isThere: (path) => open.isThere(path),
        reverifies: options.reverifies,
        signature,
    });
}


  }),

  9853:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    LZ: () => (  attemptName),
    dT: () => (  attemptShape),
    tx: () => (  attemptOf)
  });
  var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3315);
  var _memory_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7060);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5765);
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8232);
  var _text_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9423);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8973);
  var _trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5362);







const NAMES = 1_000;
const LISTED = 1_000;
const name = zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(NAMES);
const hex = zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().regex(/^[0-9a-f]{64}$/);
const commit = zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const stream = zod__WEBPACK_IMPORTED_MODULE_6__  .rej({ digest: _memory_citation_js__WEBPACK_IMPORTED_MODULE_1__  .br, bytes: zod__WEBPACK_IMPORTED_MODULE_6__  .Whr().min(0) }).nullable();
const ATTEMPT_STATUSES = ['succeeded', 'failed', 'killed', 'not_started'];
const OUTCOMES = ['applied', 'discarded', 'recovered'];
const attemptShape = zod__WEBPACK_IMPORTED_MODULE_6__  .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_6__  .euz('memtrust.attempt'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_6__  .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().regex(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{12}(?:-\d{1,4})?$/),
    command: zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(4_000)).min(1).max(1_000),
    query: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(4_000),
    prompt: zod__WEBPACK_IMPORTED_MODULE_6__  .rej({ digest: _memory_citation_js__WEBPACK_IMPORTED_MODULE_1__  .br, body: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(2_000_000).nullable() }).nullable(),
    context_sha256: hex,
    status: zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(ATTEMPT_STATUSES),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_6__  .Whr().min(0).max(0xffffffff),
    signal: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(20).nullable(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_6__  .k5n(OUTCOMES),
    changed_files: zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(name).max(LISTED),
    commits: zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(commit).max(LISTED),
    unlisted: zod__WEBPACK_IMPORTED_MODULE_6__  .Whr().min(0),
    output: zod__WEBPACK_IMPORTED_MODULE_6__  .rej({ stdout: stream, stderr: stream }),
    trace: name.nullable(),
    candidates: zod__WEBPACK_IMPORTED_MODULE_6__  .YOg(name).max(100),
    started_at: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(40),
    ended_at: zod__WEBPACK_IMPORTED_MODULE_6__  .YjP().max(40),
});
const UNSAID = 'policy_blocked';
function attemptOf(seen, policy) {
    const sayable = (text, most) => ((0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .jC)(text, policy) ? UNSAID : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__  .RK)(text, most));
    const isListed = (path) => (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .uE)(path, policy)?.hidesName !== true;
    const files = seen.changedFiles.filter(isListed);
    const { ended } = seen;
    const status = ended === null ? 'not_started' : ended.signal !== null ? 'killed' : ended.exitCode === 0 ? 'succeeded' : 'failed';
    const isThere = seen.changedFiles.length > 0 || seen.commits.length > 0;
    return {
        schema: 'memtrust.attempt',
        schema_version: 1,
        command: withoutCredentials(seen.command.slice(0, 1_000)).map((word) => sayable(word, 4_000)),
        query: sayable(seen.query, 4_000),
        prompt: promptOf(seen, policy),
        context_sha256: seen.contextSha256,
        status,
        exit_code: seen.exitCode,
        signal: ended?.signal ?? null,
        outcome: !isThere ? 'discarded' : status === 'succeeded' ? 'applied' : 'recovered',
        changed_files: files.slice(0, LISTED).map((path) => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_2__  .RK)(path, NAMES)),
        commits: seen.commits.slice(0, LISTED),
        unlisted: seen.changedFiles.length - Math.min(files.length, LISTED) + Math.max(seen.commits.length - LISTED, 0),
        output: seen.output,
        trace: seen.trace === null ? null : sayable(seen.trace, NAMES),
    };
}
function attemptName(record, startedAt) {
    return `${startedAt.slice(0, 10)}-${(0,_memory_canonical_js__WEBPACK_IMPORTED_MODULE_0__  .Xz)(record).slice('sha256:'.length, 'sha256:'.length + 12)}`;
}
function withoutCredentials(words) {
    return words.map((word, index) => {
        const before = `${words[index - 1]?.slice(-100) ?? ''} `;
        const cut = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_3__  .VY)(`${before}${word}`).find(({ from }) => from >= before.length);
        return cut === undefined ? word : `${word.slice(0, cut.from - before.length)}${cut.type}#${cut.digest}${(0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_3__  .cT)(word.slice(cut.to - before.length))}`;
    });
}
function promptOf({ prompt, recordBodies }, policy) {
    if (prompt === null)
        return null;
    const text = Buffer.from(prompt).toString('utf8');
    if ((0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_5__  .jC)(text, policy))
        return null;
    return { digest: (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_4__  .sc)(prompt), body: recordBodies ? (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_3__  .cT)(text) : null };
}


  }),

  821:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QR: () => (  reviewOf),
    w4: () => (  reviewShape),
    xi: () => (  parseReviewerFindings)
  });
  var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3315);
  var _memory_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7060);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5765);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8013);
  var _text_visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8232);
  var _trust_blocking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5362);
  var _trust_entry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6325);
  var _trust_reasons_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(772);








const SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'];
const id = zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().min(1).max(200);
const findingShape = zod__WEBPACK_IMPORTED_MODULE_5__  .rej({
    id,
    severity: zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(SEVERITIES),
    path: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().max(1_000).nullable().default(null),
    line: zod__WEBPACK_IMPORTED_MODULE_5__  .Whr().min(1).max(10_000_000).nullable().default(null),
    message: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().min(1).max(4_000),
    relied_on: zod__WEBPACK_IMPORTED_MODULE_5__  .YOg(id).max(100).default([]),
});
const findingsShape = zod__WEBPACK_IMPORTED_MODULE_5__  .YOg(findingShape).max(1_000);
const hex = zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().regex(/^[0-9a-f]{64}$/);
const commit = zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/).nullable();
const labelled = zod__WEBPACK_IMPORTED_MODULE_5__  .rej({
    id,
    status: zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(_trust_entry_js__WEBPACK_IMPORTED_MODULE_6__  .f).nullable(),
    trusted: zod__WEBPACK_IMPORTED_MODULE_5__  .zMY(),
    reason: zod__WEBPACK_IMPORTED_MODULE_5__  .k5n([..._trust_reasons_js__WEBPACK_IMPORTED_MODULE_7__  .e, 'unknown_memory']),
});
const reviewShape = zod__WEBPACK_IMPORTED_MODULE_5__  .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_5__  .euz('memtrust.review'),
    schema_version: zod__WEBPACK_IMPORTED_MODULE_5__  .euz(1),
    id: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().regex(/^[0-9a-f]{24}$/),
    base_sha: commit,
    head_sha: commit,
    policy_digest: _memory_citation_js__WEBPACK_IMPORTED_MODULE_1__  .br,
    context_sha256: hex,
    findings: zod__WEBPACK_IMPORTED_MODULE_5__  .YOg(zod__WEBPACK_IMPORTED_MODULE_5__  .rej({
        id,
        severity: zod__WEBPACK_IMPORTED_MODULE_5__  .k5n(SEVERITIES),
        path: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().nullable(),
        line: zod__WEBPACK_IMPORTED_MODULE_5__  .Whr().min(1).nullable(),
        message: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP(),
        relied_on: zod__WEBPACK_IMPORTED_MODULE_5__  .YOg(labelled),
        rests_on_untrusted: zod__WEBPACK_IMPORTED_MODULE_5__  .zMY(),
    })),
    recorded_at: zod__WEBPACK_IMPORTED_MODULE_5__  .YjP().max(40),
});
function parseReviewerFindings(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return [{ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .pj)('the findings are not JSON') }];
    }
    const list = typeof data === 'object' && data !== null && 'findings' in data ? data.findings : data;
    const shaped = findingsShape.safeParse(list);
    if (shaped.success)
        return shaped.data;
    return shaped.error.issues.slice(0, 20).map(({ path: [index, key] }) => {
        if (typeof index !== 'number')
            return { message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .pj)('the findings are no list of at most 1,000') };
        return { message: typeof key === 'string' && key in findingShape.shape ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .cv) `finding ${index + 1}: ${key} is missing or not as the format says` : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_2__  .cv) `finding ${index + 1} has keys that the format does not know, or is no object` };
    });
}
function reviewOf(findings, labels, policy, { recordedAt, ...subject }) {
    const sayable = (text, most) => ((0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_4__  .jC)(text, policy) ? 'policy_blocked' : text.split(/\r\n|[\n\r]/).map((line) => (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__  .RK)(line, most)).join('\n'));
    const nameOf = (name) => ((0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_4__  .uE)(name, policy)?.hidesName === true ? 'policy_blocked' : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__  .RK)(name, 200));
    const rows = findings.map((finding) => {
        const relied = finding.relied_on.map((name) => {
            const label = labels.get(name) ?? labels.get(name.replace(/#L\d+(?:-L\d+)?$/, ''));
            return { id: nameOf(name), status: label?.status ?? null, trusted: label?.trusted ?? false, reason: label?.reason ?? 'unknown_memory' };
        });
        const path = finding.path === null || (0,_trust_blocking_js__WEBPACK_IMPORTED_MODULE_4__  .uE)(finding.path, policy)?.hidesName === true ? null : (0,_text_visible_js__WEBPACK_IMPORTED_MODULE_3__  .RK)(finding.path, 1_000);
        return { id: nameOf(finding.id), severity: finding.severity, path, line: finding.line, message: sayable(finding.message, 4_000), relied_on: relied, rests_on_untrusted: relied.some(({ trusted }) => !trusted) };
    });
    const { baseSha, headSha, policyDigest, contextSha256 } = subject;
    const record = { schema: 'memtrust.review', schema_version: 1, base_sha: baseSha, head_sha: headSha, policy_digest: policyDigest, context_sha256: contextSha256, findings: rows };
    return { ...record, id: (0,_memory_canonical_js__WEBPACK_IMPORTED_MODULE_0__  .Xz)(record).slice('sha256:'.length, 'sha256:'.length + 24), recorded_at: recordedAt };
}


  }),

  6926:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    QB: () => (  archiveFaults),
    an: () => (  toArchive),
    oE: () => (  compact)
  });
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8013);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8973);
  var _memory_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3673);
  var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(143);
  var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1453);
  var _summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9023);







function compact(log, { range, summary, by, at }) {
    const moving = toArchive(log, range);
    const gone = new Map(moving.map(({ event, line }) => [event.seq, line]));
    const archive = moving.map(({ line }) => `${line}\n`).join('');
    const seq = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__  .bT)(log);
    const kept = log.lines.filter(({ logged }) => logged === null || gone.get(logged.event.seq) !== logged.line).map(({ bytes }) => Buffer.concat([bytes, Buffer.from('\n')]));
    const line = (0,_event_js__WEBPACK_IMPORTED_MODULE_4__  .vN)(seq, at, { type: 'session.compacted', range: [range[0], range[1]], summary, by, archived: { lines: moving.length, sha256: (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_2__  .sc)(archive) } });
    return { seq, archive: Buffer.from(archive), log: Buffer.concat([...kept, Buffer.from(`${line}\n`)]) };
}
function toArchive(log, range) {
    const [from, to] = range;
    const last = (0,_log_js__WEBPACK_IMPORTED_MODULE_5__  .bT)(log) - 1;
    if (last === 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_0__  .j('The session is empty: there is nothing to compact', 'Append something first: memtrust session append.');
    if (!Number.isInteger(from) || !Number.isInteger(to) || from < 1 || from > to || to > last) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_0__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `${(0,_summary_js__WEBPACK_IMPORTED_MODULE_6__  .Mp)(range)} is no range of this session`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `Its sequences are 1 to ${last}; the first is not after the last.`));
    }
    for (const { range: before, seq } of compactionsOf(log.events)) {
        if (before[0] <= to && before[1] >= from && (seq < from || seq > to)) {
            throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_0__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `${(0,_summary_js__WEBPACK_IMPORTED_MODULE_6__  .Mp)(range)} holds what sequence ${seq} compacted already: ${(0,_summary_js__WEBPACK_IMPORTED_MODULE_6__  .Mp)(before)}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `Begin after ${before[1]}, or take in sequence ${seq} too.`));
        }
    }
    const moving = log.events.filter(({ event }) => event.seq >= from && event.seq <= to);
    if (moving.length === 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_0__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `Nothing of ${(0,_summary_js__WEBPACK_IMPORTED_MODULE_6__  .Mp)(range)} is in the log any more`), 'memtrust session show lists what is.');
    return moving;
}
function archiveFaults(events) {
    const faults = [];
    const seqs = events.map(({ event }) => event.seq);
    const left = new Remaining(events.length);
    for (const { archived, range, seq } of compactionsOf(events)) {
        const lines = left.take(firstFrom(seqs, range[0]), (place) => (seqs[place] ?? Infinity) <= range[1]).map((place) => `${events[place]?.line ?? ''}\n`);
        if (lines.length === 0)
            faults.push({ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `the archive has nothing of ${(0,_summary_js__WEBPACK_IMPORTED_MODULE_6__  .Mp)(range)}, which sequence ${seq} compacted` });
        else if ((0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_2__  .sc)(lines.join('')) !== archived.sha256)
            faults.push({ message: (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .cv) `the archive of ${(0,_summary_js__WEBPACK_IMPORTED_MODULE_6__  .Mp)(range)} is not what sequence ${seq} put there` });
    }
    return (0,_memory_problem_js__WEBPACK_IMPORTED_MODULE_3__  .v)(faults, faults.length);
}
class Remaining {
    size;
    next;
    constructor(size) {
        this.size = size;
        this.next = Int32Array.from({ length: size + 1 }, (_, place) => place);
    }
    take(from, isWanted) {
        const taken = [];
        for (let place = this.free(from); place < this.size && isWanted(place); place = this.free(place)) {
            taken.push(place);
            this.next[place] = place + 1;
        }
        return taken;
    }
    free(from) {
        let place = from;
        for (let to = this.next[place] ?? place; to !== place; to = this.next[place] ?? place) {
            this.next[place] = this.next[to] ?? to;
            place = to;
        }
        return place;
    }
}
function firstFrom(seqs, from) {
    let [low, high] = [0, seqs.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((seqs[middle] ?? Infinity) < from)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function compactionsOf(events) {
    return events.flatMap(({ event }) => (event.type === 'session.compacted' ? [event] : []));
}


  }),

  5473:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  adoptFact)
  });
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(721);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(289);
  var _memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8655);
  var _memory_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(137);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8013);
  var _append_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8785);
  var _bind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8024);
  var _edit_front_matter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3595);









const UNBOUND_TYPES = new Set(['candidate.proposed', 'candidate.applied']);
async function adoptFact(tree, request) {
    const { record, events } = request;
    (0,_bind_js__WEBPACK_IMPORTED_MODULE_7__  .re)(record);
    if (record.fact === null) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${record.path} is no valid fact: ${record.problems[0]?.message ?? ''}`), 'Mend the file first; `memtrust check` names the place.');
    }
    const last = (0,_memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_2__  .x)(events);
    if (events.some((event) => event.type === 'fact.retired')) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${record.id} was retired, and a retired id does not return`), 'State it again under another id.');
    }
    const wrong = await (0,_bind_js__WEBPACK_IMPORTED_MODULE_7__  .Qx)(tree, record);
    if (wrong.length > 0) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${record.id} cannot be adopted: ${[wrong.join('; ')]}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `Bind its sources first: ${`npx memtrust bind ${record.id} ${record.fact.sources[0]?.path ?? 'PATH'}`}`));
    }
    const content = record.fact.status === 'accepted' ? record.text : (0,_edit_front_matter_js__WEBPACK_IMPORTED_MODULE_8__  .J)(record.text, { status: 'accepted' });
    const adopted = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_0__  .a9)(record.id, record.path, Buffer.from(content)).fact;
    if (adopted === null || adopted.claim !== record.fact.claim || adopted.binding !== record.fact.binding) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${record.path} cannot be rewritten without changing its claim`), 'Set its status to accepted by hand, then adopt it.');
    }
    const { claim, binding } = adopted;
    const changes = content === record.text ? [] : [{ path: (0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_1__  .qC)(record.id), content }];
    if (last.some((event) => _memory_ledger_js__WEBPACK_IMPORTED_MODULE_3__  .FU.has(event.type) && event.claim === claim && event.binding === binding))
        return changes;
    const { unbound = null } = request;
    if (record.fact.sources.length > 0 && unbound !== null)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `--unbound says that nothing is cited, and ${record.id} cites something`), 'Leave --unbound out.');
    if (record.fact.sources.length === 0 && unbound === null && !events.some((event) => event.claim === claim && UNBOUND_TYPES.has(event.type) && event.why !== undefined)) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${record.id} has no provenance: it cites nothing`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `Cite what it rests on: ${`npx memtrust bind ${record.id} PATH`}. Or say why nothing can be cited: ${`npx memtrust adopt ${record.id} --unbound "why"`}.`));
    }
    const why = unbound === null ? {} : { why: unbound };
    const proposed = events.length === 0 ? [{ type: 'candidate.proposed', claim, binding }] : [];
    const ledger = { fact: record.id, text: request.ledger, events };
    return [...changes, (0,_append_events_js__WEBPACK_IMPORTED_MODULE_6__  .I)(ledger, request, [...proposed, { type: 'candidate.applied', claim, binding, ...why }])];
}


  }),

  8785:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  appendEvents),
    X: () => (  nextEvents)
  });
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(289);
  var _memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8655);
  var _memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(137);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8013);





function appendEvents(ledger, signature, contents) {
    const path = (0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_0__  .tf)(ledger.fact);
    const lines = nextEvents(ledger.fact, ledger.events, signature, contents).map(_memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .V8).join('');
    const [fault] = (0,_memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .h8)(ledger.fact, path, lines).faults;
    if (fault !== undefined)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_3__  .j(`The record could not be read again: ${(0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_4__  .tN)(fault.problem.message)}`, 'Reasons and evidence have at most 4,000 characters, names 200.');
    const before = ledger.text === '' || ledger.text.endsWith('\n') ? ledger.text : `${ledger.text}\n`;
    return { path, content: before + lines };
}
function nextEvents(fact, known, { proposedBy, at }, contents) {
    const events = [...known];
    for (const { type, claim, binding, evidence, why } of contents) {
        events.push((0,_memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .Ld)({ type, fact, claim, binding, at, proposed_by: proposedBy, after: tips(fact, events), ...(evidence === undefined ? {} : { evidence }), ...(why === undefined ? {} : { why }) }));
    }
    return events.slice(known.length);
}
function tips(fact, events) {
    const followed = new Set(events.flatMap((event) => event.after));
    const open = events.map((event) => event.id).filter((id) => !followed.has(id));
    if (open.length <= _memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .T_)
        return open.toSorted();
    const last = (0,_memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_1__  .x)(events).map((event) => event.id);
    if (last.length > _memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .T_) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_3__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_4__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_4__  .cv) `${(0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_0__  .tf)(fact)} has ${last.length} last decisions side by side, and a new one can follow at most ${_memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .T_}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_4__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_4__  .cv) `Look with ${`git log -p -- ${(0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_0__  .tf)(fact)}`} who wrote them, and remove the lines that nobody approved.`));
    }
    return [...new Set([...last, ...open])].slice(0, _memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__  .T_).toSorted();
}


  }),

  8024:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $b: () => (  fillBinding),
    AX: () => (  citationKeys),
    Je: () => (  usable),
    Qx: () => (  unboundSources),
    Vx: () => (  bindSource),
    c5: () => (  citedFile),
    go: () => (  writeSources),
    re: () => (  refuseForeign),
    uK: () => (  bindFact),
    vQ: () => (  bindCitation)
  });
  var _memory_anchors_best_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7423);
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
  var _memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(987);
  var _memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7759);
  var _memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2590);
  var _memory_anchors_hints_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1273);
  var _memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9877);
  var _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4532);
  var _memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8358);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5765);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(289);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(721);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8013);
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8973);
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7713);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5562);
  var _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5853);
  var _edit_front_matter_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3595);



















async function bindFact(tree, record, target) {
    const fact = usable(record);
    const path = citedPath(target.path);
    const old = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_16__  .qb)(target.insteadOf ?? '');
    const index = fact.sources.findIndex((source) => (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_16__  .qb)(source.path) === (old ?? path));
    if (old !== null && index < 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.id} does not cite ${old}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `Run memtrust show ${record.id} to see what it cites.`));
    const known = fact.sources[index];
    const citation = known === undefined && isOpen(target) ? await bestCitation(tree, path, fact.statement) : citationOf(path, target, known);
    const bound = await bindFirmly(tree, citation, target);
    return {
        change: writeSources(record, new Map([[index < 0 ? fact.sources.length : index, bound.keys]])),
        cites: (0,_memory_citation_js__WEBPACK_IMPORTED_MODULE_8__  .nM)({ ...citation, lines: bound.lines }),
        lines: bound.lines,
        warnings: bound.poor === null ? [] : [bound.poor],
    };
}
function citationOf(path, { lines, selector }, known) {
    const chosen = selector ?? (lines !== null ? { kind: 'lines' } : (known?.selector ?? { kind: 'file' }));
    return { ...UNBOUND, path, selector: chosen, lines: lines ?? (selector === null ? (known?.lines ?? null) : null) };
}
const UNBOUND = { norm: 'n4', digest: null, ..._memory_citation_js__WEBPACK_IMPORTED_MODULE_8__  .fi };
function isOpen({ lines, selector }) {
    return lines === null && selector === null;
}
async function bestCitation(tree, path, statement) {
    const file = await citedFile(tree, path);
    const whole = { ...UNBOUND, path, selector: { kind: 'file' } };
    if (typeof file === 'string')
        return whole;
    const { selector, lines } = (0,_memory_anchors_best_anchor_js__WEBPACK_IMPORTED_MODULE_0__  .i)(file.source, statement);
    return { ...whole, selector, lines };
}
async function bindFirmly(tree, citation, { selector }) {
    const bound = await bindCitation(tree, citation);
    if (bound.poor !== null && selector?.kind === 'quote')
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j(`Not bound: ${bound.poor}`, 'Give a longer quote, or cite lines: PATH#L10-L24.');
    return bound;
}
function citedPath(written) {
    const path = (0,_tree_path_js__WEBPACK_IMPORTED_MODULE_16__  .qb)(written);
    if (path === null)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${written} lies outside the repository`), 'Cite a file of the repository, as a path from its root.');
    if (path.startsWith('.memtrust/'))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j('A fact cannot cite memory as its source', 'Cite the code or document that it is about.');
    return path;
}
async function bindSource(tree, target, statement) {
    const path = citedPath(target.path);
    return bindFirmly(tree, isOpen(target) ? await bestCitation(tree, path, statement) : citationOf(path, target), target);
}
async function fillBinding(tree, record) {
    const warnings = [];
    const failures = [];
    const written = new Map();
    for (const [index, source] of (record.fact?.sources ?? []).entries()) {
        if (source.digest !== null)
            continue;
        try {
            const bound = await bindCitation(tree, { ...source, norm: 'n4' });
            written.set(index, bound.keys);
            if (bound.poor !== null)
                warnings.push((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.id}: ${source.path}: ${[bound.poor]}`));
        }
        catch (error) {
            if (!(error instanceof _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j))
                throw error;
            failures.push((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.id}: ${[error.message]}`));
        }
    }
    return { change: written.size === 0 ? null : writeSources(record, written), filled: written.size, warnings, failures };
}
async function citedFile(tree, path) {
    const place = await new _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__  .C(tree).resolve(path);
    if (place.kind === 'missing')
        return 'there is no such file';
    if (place.kind === 'directory')
        return 'it is a folder';
    if (place.kind === 'submodule')
        return 'it lies in a submodule';
    if (place.kind === 'refused')
        return place.why === 'cyclic' ? 'it is a link that leads in a circle' : 'it lies outside the repository';
    if ((0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .J)(place))
        return 'it is a link into .memtrust, and memory proves no memory';
    const content = (await tree.read([place.path], _tree_limits_js__WEBPACK_IMPORTED_MODULE_17__  .rX)).get(place.path);
    if (content?.kind !== 'bytes')
        return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
    return (0,_memory_anchors_readable_js__WEBPACK_IMPORTED_MODULE_18__  .vm)(content.bytes) ?? { source: new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__  .D(content.bytes, place.path), blob: place.entry.oid ?? (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_13__  .IM)(content.bytes, tree.objectFormat) };
}
async function bindCitation(tree, citation) {
    const fail = (why) => {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${citation.path} cannot be bound: ${[why]}`), 'Cite a text file of the repository that is there.');
    };
    if (citation.selector.kind === 'absent' && citation.selector.absent === true) {
        if ((await new _tree_resolve_js__WEBPACK_IMPORTED_MODULE_14__  .C(tree).resolve(citation.path)).kind !== 'missing')
            return fail('there is something at this path');
        const norm = citation.digest === null && citation.norm === 'n4' ? 'n3' : citation.norm;
        const digest = (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Io)(new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_6__  .D(new Uint8Array()), { from: 0, to: 0 }, norm);
        return { lines: [1, 1], poor: null, keys: { path: citation.path, absent: true, digest, ...(norm === 'n0' ? {} : { norm }) } };
    }
    const file = await citedFile(tree, citation.path);
    if (typeof file === 'string')
        return fail(file);
    const reader = (0,_memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_3__  .p)(citation.selector.kind);
    if (reader === null)
        return fail(`this version does not bind ${citation.selector.kind} anchors; use a quote or lines`);
    const selection = reader.select(file.source, citation);
    if (typeof selection === 'string')
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${citation.path} cannot be bound: ${[selection]}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)(remedyOf(citation, file.source)));
    const hints = (0,_memory_anchors_hints_js__WEBPACK_IMPORTED_MODULE_4__  .A3)(file.source, selection.span);
    return { lines: hints.lines, poor: selection.poor, keys: sourceKeys(citation, file, selection, hints) };
}
function remedyOf({ selector }, source) {
    const wanted = selector.kind === 'symbol' ? selector.symbol : selector.kind === 'quote' ? selector.symbol : null;
    if (wanted === null)
        return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .pj)('Cite what the file has now: PATH#L10-L24, --quote, --symbol, --heading, or PATH#/key.');
    const [near] = (0,_memory_code_symbols_js__WEBPACK_IMPORTED_MODULE_7__  .LE)((0,_memory_anchors_scope_js__WEBPACK_IMPORTED_MODULE_2__  .nv)(source), wanted);
    return near === undefined || near === wanted ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .pj)('Cite a name that is there once, with its class before it (AuthService.login), or a quote or lines.') : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `Did you mean ${near}?`;
}
function sourceKeys(citation, { source, blob }, { span, digest }, hints) {
    const { selector } = citation;
    const norm = citation.digest === null && citation.norm === 'n4' ? (digest === undefined ? (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Hh)(source, span) : 'n3') : citation.norm;
    const isPlace = selector.kind === 'lines' || selector.kind === 'quote';
    return citationKeys({
        ...citation,
        norm,
        digest: digest ?? (0,_memory_anchors_normal_digest_js__WEBPACK_IMPORTED_MODULE_5__  .Io)(source, span, norm),
        blob,
        lines: selector.kind === 'file' || selector.kind === 'absent' ? null : hints.lines,
        raw: selector.kind === 'file' || selector.kind === 'symbol' ? source.digestOf(source.slice(span)) : null,
        context: isPlace ? hints.context : [],
        within: isPlace ? hints.within : null,
        as: isPlace ? hints.as : null,
        around: isPlace || selector.kind === 'symbol' ? hints.around : null,
    });
}
function citationKeys({ path, selector, norm, digest, lines, blob, raw, context, within, as, around }) {
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
        ...(around === null ? {} : { around }),
    };
}
function usable(record) {
    refuseForeign(record);
    if (record.fact !== null)
        return record.fact;
    const [problem] = record.problems;
    throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.path} is no valid fact: ${problem?.message ?? ''}`), 'Mend the file first; `memtrust check` names the place.');
}
function refuseForeign(record) {
    if (!(0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_9__  .ty)(record))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.path} is a note of another store, and no fact`), 'State it as a fact: `memtrust propose`, or `memtrust migrate` for the whole store.');
}
function writeSources(record, sources) {
    const content = (0,_edit_front_matter_js__WEBPACK_IMPORTED_MODULE_15__  .J)(record.text, { sources });
    const after = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_10__  .a9)(record.id, record.path, Buffer.from(content));
    if (after.fact === null || after.fact.claim !== record.fact?.claim) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_11__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${record.path} cannot be rewritten without changing its claim`), 'Write the sources by hand, then run `memtrust bind --all`.');
    }
    return { path: record.path, content };
}
async function unboundSources(tree, record) {
    const results = (await (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_1__  .B)(tree, [record])).get(record.id) ?? [];
    return results.flatMap((anchor) => {
        const name = (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_12__  .cv) `${anchor.path}`);
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


  }),

  3595:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J: () => (  editFrontMatter)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
  var _memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2403);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);



const ALWAYS_QUOTED = ['blob', 'context', 'around'];
function editFrontMatter(text, edit) {
    const parts = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__  .v)((0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_1__  .I)(text));
    if ('message' in parts)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_2__  .j('The file has no front matter that can be edited', 'Run `memtrust check` to see what is wrong with it.');
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .Tp)(parts.yaml, { version: '1.2', prettyErrors: false });
    if (edit.status !== undefined)
        setStatus(document, edit.status);
    for (const id of edit.supersedes ?? []) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(document.get('supersedes')))
            document.set('supersedes', document.createNode([]));
        document.addIn(['supersedes'], id);
    }
    for (const [index, keys] of edit.sources ?? []) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(document.get('sources')))
            document.set('sources', document.createNode([]));
        const node = document.createNode(keys);
        for (const key of ALWAYS_QUOTED)
            for (const value of [node.get(key, true)].flatMap((one) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(one) ? one.items : [one])))
                if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(value))
                    value.type = yaml__WEBPACK_IMPORTED_MODULE_0__  .X5.QUOTE_DOUBLE;
        const context = node.get('context', true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(context))
            context.flow = true;
        const known = document.getIn(['sources', index], true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(known))
            exchangeKeys(known, node);
        else
            document.setIn(['sources', index], node);
    }
    for (const sighting of edit.observed ?? []) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .oP)(document.get('observed')))
            document.set('observed', document.createNode([]));
        document.addIn(['observed'], sightingNode(document, sighting));
    }
    return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}`;
}
function sightingNode(document, { by, commit, pull }) {
    const node = document.createNode({ ...(by === null ? {} : { by }), ...(commit === null ? {} : { commit }), ...(pull === null ? {} : { pull }) }, { flow: true });
    const hex = node.get('commit', true);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(hex))
        hex.type = yaml__WEBPACK_IMPORTED_MODULE_0__  .X5.QUOTE_DOUBLE;
    return node;
}
function exchangeKeys(known, wanted) {
    known.items = known.items.filter(({ key }) => wanted.has(key));
    for (const { key, value } of wanted.items) {
        const old = known.get(key, true);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(old) && (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(value))
            Object.assign(value, { comment: old.comment, commentBefore: old.commentBefore });
        known.set(key, value);
    }
}
function setStatus(document, status) {
    const { contents } = document;
    const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(contents) ? contents.items.findIndex(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jn)(key) && key.value === 'sources') : -1;
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__  .jh)(contents) || contents.has('status') || at < 0)
        document.set('status', status);
    else
        contents.items.splice(at, 0, document.createPair('status', status));
}


  }),

  3943:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    v: () => (  factIdOf)
  });
  var _tree_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8973);

const LONGEST = 180;
function factIdOf(parts, isTaken) {
    const whole = parts.map(slug).join('/') || slug('');
    const id = whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 9).replace(/[/-]+$/, '')}-${short(whole)}`;
    if (!isTaken(id))
        return id;
    for (let number = 2;; number += 1)
        if (!isTaken(`${id}-${number}`))
            return `${id}-${number}`;
}
function slug(part) {
    const ascii = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const written = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
    return /[^\P{L}a-z]/u.test(ascii) || written === '' ? [written || 'note', short(part)].join('-') : written;
}
function short(text) {
    return (0,_tree_digest_js__WEBPACK_IMPORTED_MODULE_0__  .w0)(text).slice(0, 8);
}


  }),

  4860:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  formerFilesIn)
  });
  var _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
  var _tree_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5853);


function formerFilesIn(base, objects) {
    return async ({ path, blob }) => {
        const found = [];
        const place = base === null ? null : await new _tree_resolve_js__WEBPACK_IMPORTED_MODULE_0__  .C(base).resolve(path);
        if (base !== null && place?.kind === 'file') {
            const content = (await base.read([place.path], _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__  .rX)).get(place.path);
            if (content?.kind === 'bytes')
                found.push(content.bytes);
        }
        const object = blob === null ? null : await objects.read(blob, _tree_limits_js__WEBPACK_IMPORTED_MODULE_1__  .rX);
        if (object?.kind === 'object' && object.type === 'blob')
            found.push(object.bytes);
        return found;
    };
}


  }),

  7298:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CI: () => (  partsOf),
    EN: () => (  bodyOf),
    Vo: () => (  nativeText),
    Yf: () => (  isSameOriginal),
    zW: () => (  originalOf)
  });
  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(721);
  var _memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2403);




const SHARED = ['topic', 'claim_key', 'kind', 'confidence', 'importance', 'valid_from', 'valid_until', 'review_by', 'sources'];
const OURS = ['x-source-ref', 'x-as-is', 'x-keys', 'x-list', 'x-place', 'x-text-key', 'x-around', 'x-line-end'];
const SIMPLE = /^[A-Za-z][A-Za-z0-9_-]{0,99}$/;
function nativeText({ keys, comments, body }, { sourceRef, made, notes, aside, status = 'candidate', supersedes = [] }) {
    const own = Object.entries(keys ?? {});
    const asIs = SHARED.filter((key) => keys !== null && Object.hasOwn(keys, key) && !aside.includes(key) && isShared(key, keys[key]));
    const others = own.filter(([key]) => !asIs.some((one) => one === key));
    const plain = others.filter(([key]) => SIMPLE.test(key) && !OURS.some((ours) => ours === `x-${key}`));
    const odd = others.filter(([key]) => !plain.some(([one]) => one === key));
    const front = [
        ...SHARED.flatMap((key) => (asIs.includes(key) ? [[key, keys?.[key]]] : Object.hasOwn(made, key) ? [[key, made[key]]] : [])),
        ['status', status],
        ...(supersedes.length === 0 ? [] : [['supersedes', [...supersedes]]]),
        ['x-source-ref', sourceRef],
        ...Object.entries(notes),
        ...(asIs.length === 0 ? [] : [['x-as-is', asIs]]),
        ...plain.map(([key, value]) => [`x-${key}`, value]),
        ...(odd.length > 0 || (keys !== null && own.length === 0) ? [['x-keys', Object.fromEntries(odd)]] : []),
    ];
    const hasEnd = /[\r\n]$/.test(body);
    if (!hasEnd)
        front.push(['x-line-end', 'none']);
    const yaml = (0,yaml__WEBPACK_IMPORTED_MODULE_1__  .As)(Object.fromEntries(front), { lineWidth: 0, blockQuote: false, aliasDuplicateObjects: false });
    return `---\n${comments.map((comment) => `${comment}\n`).join('')}${yaml}---\n${body}${hasEnd ? '' : '\n'}`;
}
function isShared(key, value) {
    return value !== undefined && _memory_fact_js__WEBPACK_IMPORTED_MODULE_2__  .We.shape[key].safeParse(value).success;
}
function originalOf(text) {
    const written = partsOf(text);
    if (written?.keys === undefined || written.keys === null || typeof written.keys['x-source-ref'] !== 'string')
        return null;
    const { keys: front, comments, body } = written;
    const asIs = Array.isArray(front['x-as-is']) ? front['x-as-is'].filter((key) => typeof key === 'string' && Object.hasOwn(front, key)) : [];
    const odd = front['x-keys'];
    const keys = [
        ...asIs.map((key) => [key, front[key]]),
        ...Object.entries(front).flatMap(([key, value]) => (key.startsWith('x-') && !OURS.some((ours) => ours === key) ? [[key.slice(2), value]] : [])),
        ...(typeof odd === 'object' && odd !== null ? Object.entries(odd) : []),
    ];
    return { keys: keys.length === 0 && odd === undefined ? null : Object.fromEntries(keys), comments, body: front['x-line-end'] === 'none' ? body.replace(/\n$/, '') : body };
}
function isSameOriginal(one, other) {
    return other !== null && one.body === other.body && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one.comments, other.comments) && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one.keys, other.keys);
}
function partsOf(text) {
    const lines = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .I)(text);
    if (!lines.startsWith('---\n'))
        return { keys: null, comments: [], body: text };
    const parts = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .v)(lines);
    if ('message' in parts)
        return null;
    const yaml = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_2__  .mE)(parts.yaml);
    if (!yaml.ok)
        return null;
    const data = yaml.data ?? {};
    if (typeof data !== 'object' || Array.isArray(data))
        return null;
    return { keys: { ...data }, comments: yaml.comments, body: bodyOf(text) };
}
function bodyOf(text) {
    const lines = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .I)(text);
    const parts = (0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_3__  .v)(lines);
    if ('message' in parts)
        return '';
    const before = lines.slice(0, lines.length - parts.body.length);
    const ends = /\r\n?|\n/g;
    let from = 0;
    for (let left = before.split('\n').length - 1; left > 0 && ends.exec(text) !== null; left -= 1)
        from = ends.lastIndex;
    return before.endsWith('\n') ? text.slice(from) : '';
}


  }),

  2981:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  standingOf),
    e: () => (  refusedByOrigin)
  });
  var _original_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7298);

const WORDS = {
    accepted: ['accepted', 'adopted', 'approved', 'trusted'],
    candidate: [],
    superseded: ['superseded', 'deprecated', 'obsolete', 'replaced'],
    rejected: ['rejected', 'retired', 'discarded', 'withdrawn', 'invalidated'],
};
const ORDER = ['accepted', 'candidate', 'superseded', 'rejected'];
const OF_LONG_STANDING = new Set(['permanent', 'long-term']);
function standingOf(keys, place) {
    const supersededBy = namesIn(keys, ['superseded_by', 'replaced_by']);
    const said = ['status', 'trust_level'].flatMap((key) => wordIn(keys[key]) ?? []);
    const words = said.map((word) => [kindOfWord(word), word]);
    if (supersededBy.length > 0)
        words.push(['superseded', 'superseded']);
    const [least] = words.toSorted(([a], [b]) => ORDER.indexOf(b) - ORDER.indexOf(a));
    const unsaid = place !== null && OF_LONG_STANDING.has(place) ? 'accepted' : 'candidate';
    return { kind: least?.[0] ?? unsaid, word: least?.[1] ?? null, supersededBy, supersedes: namesIn(keys, ['supersedes', 'replaces']) };
}
function refusedByOrigin(text) {
    const front = (0,_original_js__WEBPACK_IMPORTED_MODULE_0__  .CI)(text)?.keys ?? {};
    const ref = front['x-source-ref'];
    const [, store = null, path = ''] = typeof ref === 'string' ? (/^(ai-kb|ai-runtime|ait|live):(.*)$/s.exec(ref) ?? []) : [];
    if (store === null)
        return null;
    const { kind, word } = standingOf(originalKeys(front), placeOf(store, path));
    return kind === 'accepted' ? null : { store, kind, word };
}
function placeOf(store, path) {
    if (store === 'ait')
        return null;
    if (store === 'ai-runtime')
        return /^(?:\.ai-runtime\/)?memory\/long-term\//.test(path) ? 'long-term' : 'short-term';
    return 'permanent';
}
function originalKeys(front) {
    return Object.fromEntries(['status', 'trust_level', 'superseded_by', 'replaced_by'].flatMap((key) => (Object.hasOwn(front, `x-${key}`) ? [[key, front[`x-${key}`]]] : [])));
}
function kindOfWord(word) {
    return ORDER.find((kind) => WORDS[kind].includes(word.trim().toLowerCase())) ?? 'candidate';
}
function wordIn(value) {
    return typeof value === 'string' && value.trim() !== '' ? value : null;
}
function namesIn(keys, names) {
    const values = names.flatMap((name) => (Array.isArray(keys[name]) ? [...keys[name]] : [keys[name]]));
    const read = values.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value).trim()] : []));
    return [...new Set(read.filter((name) => name !== ''))].slice(0, 100);
}


  }),

  1217:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  proposeFact)
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(721);
  var _memory_front_matter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2403);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(289);
  var _trust_adoption_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2613);
  var _trust_circles_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4416);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2795);
  var _text_line_ends_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3973);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8013);
  var _append_events_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8785);
  var _bind_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8024);
  var _edit_front_matter_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3595);












async function proposeFact(tree, known, proposal, ledger, signature) {
    const { id, evidence, unbound } = proposal;
    checkId(id, known, ledger);
    if (proposal.statement.trim() === '')
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${id} would state nothing: the text is empty`), 'Give it with --text, --file, or on standard input.');
    if (proposal.sources.length === 0 && unbound === null) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${id} has no provenance: it cites nothing`), 'Cite what it rests on with --source PATH#L1-L9, or say why nothing can be cited: --unbound "why".');
    }
    if (proposal.sources.length > 0 && unbound !== null)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j('--unbound says that nothing is cited, and --source cites something', 'Give one of them.');
    checkSupersedes(proposal, known);
    const sources = [];
    for (const source of proposal.sources)
        sources.push(await (0,_bind_js__WEBPACK_IMPORTED_MODULE_8__  .Vx)(tree, source, proposal.statement));
    const { topic, claim_key, kind, importance, confidence } = proposal.front;
    const { supersedes, validity, withdrawn = null } = proposal;
    const dates = { valid_from: validity?.from ?? undefined, valid_until: validity?.until ?? undefined };
    const front = Object.entries({ topic, claim_key, kind, status: withdrawn?.as ?? 'candidate', confidence, importance, ...dates, supersedes: supersedes.length === 0 ? undefined : [...new Set(supersedes)].toSorted(), ...proposal.marks });
    const yaml = (0,yaml__WEBPACK_IMPORTED_MODULE_0__  .As)(Object.fromEntries(front.filter(([, value]) => value !== undefined)), { lineWidth: 0 });
    const written = `---\n${yaml}---\n${(0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_10__  .J)((0,_memory_front_matter_js__WEBPACK_IMPORTED_MODULE_2__  .I)(proposal.statement))}\n`;
    const content = sources.length === 0 ? written : (0,_edit_front_matter_js__WEBPACK_IMPORTED_MODULE_9__  .J)(written, { sources: new Map(sources.map(({ keys }, index) => [index, keys])) });
    const record = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_1__  .a9)(id, (0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_3__  .qC)(id), Buffer.from(content));
    const { fact } = record;
    if (fact === null)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${id} would be no valid fact: ${record.problems[0]?.message ?? ''}`), 'Nothing was written.');
    const { claim, binding } = fact;
    const events = [
        ...[evidence ?? []].flat().map((seen) => ({ type: 'evidence.recorded', claim, binding, evidence: seen })),
        { type: 'candidate.proposed', claim, binding, ...(unbound === null ? {} : { why: unbound }) },
        ...(withdrawn === null ? [] : [{ type: withdrawn.as === 'superseded' ? 'fact.superseded' : 'candidate.discarded', claim, binding, why: withdrawn.why }]),
    ];
    return { record, sources, changes: [(0,_append_events_js__WEBPACK_IMPORTED_MODULE_7__  .I)(ledger, signature, events), { path: record.path, content }] };
}
function checkId(id, known, ledger) {
    if (!_memory_fact_js__WEBPACK_IMPORTED_MODULE_1__  .pm.test(id) || id.length > 200) {
        const meant = id.toLowerCase().replace(/\.md$/, '').replace(/[^a-z0-9/-]+/g, '-').replace(/\/[/-]*/g, '/').replace(/^[/-]+|[/-]+$/g, '').slice(0, 200);
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${id} is no fact id: lower-case letters, digits, - and /`), _memory_fact_js__WEBPACK_IMPORTED_MODULE_1__  .pm.test(meant) ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `Did you mean ${meant}?`) : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `Such as ${'auth/owner-checks'}.`));
    }
    if (known.some((record) => record.id === id))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `There is a fact ${id} already`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `Edit ${(0,_memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_3__  .qC)(id)} and run ${`memtrust diff ${id}`}, or choose another id.`));
    if ((0,_trust_adoption_js__WEBPACK_IMPORTED_MODULE_4__  .aZ)(ledger.events))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${id} was retired, and a retired id does not return`), 'Choose another id.');
}
function checkSupersedes({ id, supersedes }, known) {
    if (supersedes.length === 0)
        return;
    if (supersedes.includes(id))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${id} cannot supersede itself`), 'Name another fact.');
    const inCircle = (0,_trust_circles_js__WEBPACK_IMPORTED_MODULE_11__  .$)(new Map([...known.map((record) => [record.id, record.fact?.supersedes ?? []]), [id, supersedes]]));
    const circular = supersedes.find((old) => inCircle(id, old));
    if (circular !== undefined)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_5__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_6__  .cv) `${circular} supersedes ${id} in turn; a circle has no effect`), 'Leave one of the two links out.');
}


  }),

  8917:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    w: () => (  outcomeWords)
  });
function outcomeWords(outcome, enough) {
    switch (outcome.kind) {
        case 'duplicate':
            return 'duplicate';
        case 'too_narrow':
            return 'too narrow';
        case 'corrects':
            return 'corrects';
        case 'eligible':
            return 'eligible';
        case 'observed':
            return `observed ${outcome.sightings.counted.length}/${enough}`;
        case 'not_a_candidate':
            return 'not a candidate';
    }
}


  }),

  347:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C3: () => (  refineReport),
    eG: () => (  reportPath),
    gf: () => (  whyOf)
  });
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8013);
  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8917);
  var _sightings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7701);



function refineReport(path, day, items, cleared) {
    const rows = items.map(({ path: staged, outcome }) => `- ${staged === null ? 'a note that the policy blocks' : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `${staged}`)}: ${(0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .w)(outcome, _sightings_js__WEBPACK_IMPORTED_MODULE_1__  .Pl)}; ${(0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .tN)(whyOf(outcome))}\n`);
    const gone = cleared.length === 0 ? '' : `\n## Cleared\n\n${cleared.map((one) => (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `- ${one}\n`)).join('')}`;
    return { path, content: `---\ntype: refine_report\ntimestamp: ${day}\n---\n# Staging report of ${day}\n\n${rows.length === 0 ? 'Nothing was staged.\n' : rows.join('')}${gone}` };
}
function reportPath({ folders }, day, isThere) {
    const folder = folders.find(([, place]) => place === 'report')?.[0] ?? '';
    for (let number = 1;; number += 1) {
        const path = `${folder}staging-${day}-refine${number === 1 ? '' : `-${number}`}.md`;
        if (!isThere(path))
            return path;
    }
}
function whyOf(outcome) {
    switch (outcome.kind) {
        case 'duplicate':
            return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `${outcome.of} says it already${[outcome.shared.words.length === 0 ? '' : ` (${percent(outcome.shared.similarity)} alike)`]}`;
        case 'too_narrow':
            return outcome.fact === null ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `it is about one place alone, and nothing there can be cited` : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `it is about one place alone; kept as the candidate ${outcome.fact}, which cites it`;
        case 'corrects':
            return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `${[outcome.because]} ${outcome.target}; kept as the candidate ${outcome.fact}, and nothing asks for its adoption`;
        case 'eligible':
            return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `proposed as ${outcome.fact}; ${[seen(outcome)]}`;
        case 'observed':
            return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `${[seen(outcome)]}`;
        case 'not_a_candidate':
            return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_0__  .cv) `${[outcome.why]}`;
    }
}
function seen({ sightings, like }) {
    const { counted, uncounted } = sightings;
    const commits = counted.map(({ witness }) => `${witness.commit.slice(0, 10)}${witness.pull === null ? '' : ` (pull request ${witness.pull})`}`);
    const others = like === 0 ? '' : `, with ${like} note${like === 1 ? '' : 's'} that say${like === 1 ? 's' : ''} the same`;
    const left = new Map();
    for (const { why } of uncounted)
        left.set(why, (left.get(why) ?? 0) + 1);
    const not = [...left].map(([why, count]) => `${count} not counted: ${why}`);
    return [`seen in ${commits.length === 0 ? 'no commit that is known' : commits.join(', ')}${others}`, ...not].join('; ');
}
function percent(share) {
    return `${Math.round(share * 100)} %`;
}


  }),

  3587:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  reverifyFact)
  });
  var _memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2590);
  var _memory_anchors_line_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9434);
  var _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4532);
  var _memory_anchors_verdict_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3794);
  var _memory_citation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5765);
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(721);
  var _memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8655);
  var _memory_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(137);
  var _trust_adoption_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2613);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8013);
  var _append_events_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8785);
  var _bind_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8024);













async function reverifyFact(tree, record, settled, ledger, anchors, former, signature, again = false) {
    const fact = (0,_bind_js__WEBPACK_IMPORTED_MODULE_11__  .Je)(record);
    if ((0,_trust_adoption_js__WEBPACK_IMPORTED_MODULE_7__  .aZ)(ledger.events))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_8__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${record.id} is retired`), 'There is nothing left to verify.');
    const adopting = (0,_memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_5__  .x)(ledger.events).filter((event) => _memory_ledger_js__WEBPACK_IMPORTED_MODULE_6__  .FU.has(event.type) && event.claim === fact.claim);
    if (adopting.length === 0)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_8__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${record.id} is not adopted as it stands, so there is nothing to verify again`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `Run ${`memtrust adopt ${record.id}`}.`));
    const known = settled?.claim === fact.claim ? settled : null;
    const adopted = adopting.some((event) => event.binding === fact.binding) ? (known?.binding === fact.binding ? known : fact) : adopting.some((event) => event.binding === settled?.binding && event.claim === settled.claim) ? settled : null;
    const bound = new Map();
    for (const [index, citation] of fact.sources.entries()) {
        const verdict = anchors[index]?.verdict ?? 'unbound';
        if (verdict === 'changed') {
            const place = await replaced(tree, record.id, citation, twinOf(citation, adopted) ?? citation, former);
            bound.set(index, await (0,_bind_js__WEBPACK_IMPORTED_MODULE_11__  .vQ)(tree, place.norm === 'n3' ? { ...place, norm: 'n4', digest: null } : place));
        }
        else if (verdict !== 'fresh' && verdict !== 'moved' && verdict !== 'reformatted')
            throw cannotFollow(record.id, citation, verdict);
    }
    if (bound.size === 0 && adopted?.binding === fact.binding && !again)
        return { kind: 'holds', moved: anchors.some(({ verdict }) => verdict !== 'fresh') };
    const change = bound.size === 0 ? null : (0,_bind_js__WEBPACK_IMPORTED_MODULE_11__  .go)(record, new Map([...bound].map(([index, { keys }]) => [index, keys])));
    const after = change === null ? fact : (0,_bind_js__WEBPACK_IMPORTED_MODULE_11__  .Je)((0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_4__  .a9)(record.id, record.path, Buffer.from(change.content)));
    return {
        kind: 'changed',
        fact,
        spans: await spanChanges(tree, adopted?.sources ?? [], after.sources, former),
        changes: [...(change === null ? [] : [change]), (0,_append_events_js__WEBPACK_IMPORTED_MODULE_10__  .I)(ledger, signature, [{ type: 'fact.reverified', claim: after.claim, binding: after.binding }])],
    };
}
async function replaced(tree, id, citation, adopted, former) {
    if (citation.selector.kind === 'quote')
        throw cannotFollow(id, citation, 'changed');
    if (citation.selector.kind !== 'lines')
        return citation;
    const [now, old] = [await (0,_bind_js__WEBPACK_IMPORTED_MODULE_11__  .c5)(tree, citation.path), await formerSpan(adopted, former)];
    if (typeof now === 'string' || old === null || old.span.lines === null)
        return citation;
    const lines = (0,_memory_anchors_line_map_js__WEBPACK_IMPORTED_MODULE_1__  .SW)((0,_memory_anchors_line_map_js__WEBPACK_IMPORTED_MODULE_1__  .YX)(old.file, now.source.lines), old.span.lines, now.source.lines.length);
    if (lines === null)
        throw cannotFollow(id, citation, 'missing');
    return { ...citation, lines };
}
function twinOf(citation, fact) {
    return fact?.sources.find((source) => (0,_memory_citation_js__WEBPACK_IMPORTED_MODULE_3__  .cu)(source) === (0,_memory_citation_js__WEBPACK_IMPORTED_MODULE_3__  .cu)(citation));
}
function cannotFollow(id, citation, verdict) {
    const { path } = citation;
    const what = citation.selector.kind === 'quote' ? 'the quote' : 'the cited text';
    const gone = verdict === 'changed' || verdict === 'missing';
    const why = gone ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${[what]} is no longer in ${path}` : verdict === 'ambiguous' ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${[what]} is in ${path} more than once` : verdict === 'unbound' ? (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${path} has no digest yet` : (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${path} cannot be checked`;
    return new _text_errors_js__WEBPACK_IMPORTED_MODULE_8__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `${id}: ${why}`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_9__  .cv) `Say what the fact rests on now, then run this again: ${`memtrust bind ${id} PATH#L1-L9`} (with ${'--instead-of'} after a rename).`));
}
async function spanChanges(tree, before, after, former) {
    const [known, kept] = [new Set(before.map(_memory_citation_js__WEBPACK_IMPORTED_MODULE_3__  .cu)), new Set(after.map(_memory_citation_js__WEBPACK_IMPORTED_MODULE_3__  .cu))];
    const changes = [];
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
        const [old, now] = [before[index], after[index]];
        const isKept = old === undefined || kept.has((0,_memory_citation_js__WEBPACK_IMPORTED_MODULE_3__  .cu)(old));
        const isKnown = now === undefined || known.has((0,_memory_citation_js__WEBPACK_IMPORTED_MODULE_3__  .cu)(now));
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
        const source = new _memory_anchors_source_text_js__WEBPACK_IMPORTED_MODULE_2__  .D(bytes, citation.path);
        const span = spanIn(source, citation);
        if (span !== null)
            return { span, file: source.lines };
    }
    const { selector } = citation;
    return selector.kind === 'quote' ? { span: { path: citation.path, lines: citation.lines, text: selector.quote.split('\n') }, file: [] } : null;
}
async function presentSpan(tree, citation) {
    const file = await (0,_bind_js__WEBPACK_IMPORTED_MODULE_11__  .c5)(tree, citation.path);
    return (typeof file === 'string' ? null : spanIn(file.source, citation)) ?? { path: citation.path, lines: citation.lines, text: null };
}
function spanIn(source, citation) {
    const { digest, path, selector } = citation;
    if (digest === null)
        return null;
    const placement = (0,_memory_anchors_selectors_js__WEBPACK_IMPORTED_MODULE_0__  .p)(selector.kind)?.place(source, { ...citation, digest }, null);
    if (placement === undefined || placement.span === null || (0,_memory_anchors_verdict_js__WEBPACK_IMPORTED_MODULE_12__  .F)(placement.verdict))
        return null;
    const text = Buffer.from(source.slice(placement.span), source.encoding).toString('utf8');
    return { path, lines: selector.kind === 'file' ? null : source.rangeOf(placement.span), text: text.replace(/\n$/, '').split('\n') };
}


  }),

  3461:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  firmness),
    t: () => (  foldersUpFrom)
  });
const DOCUMENT = /\.(?:mdx?|markdown|rst|adoc|txt)$/i;
function firmness({ path, selector, lines }) {
    if (DOCUMENT.test(path))
        return selector === null && lines === null ? 0 : 1;
    if (selector === null)
        return lines === null ? 1 : 2;
    switch (selector.kind) {
        case 'symbol':
            return 4;
        case 'pointer':
            return 3;
        case 'quote':
            return selector.symbol === null ? 2 : 4;
        case 'heading':
        case 'lines':
            return 2;
        case 'absent':
        case 'file':
            return 1;
    }
}
function foldersUpFrom(folder) {
    const folders = [];
    for (let at = folder; at !== ''; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '')
        folders.push(at);
    return [...folders, ''];
}


  }),

  8036:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => (  anchorsOf),
  Z: () => (  groundFor)
});

var suggest_anchor = __webpack_require__(3461);
var agents = __webpack_require__(8757);
var readable = __webpack_require__(987);
var source_text = __webpack_require__(4532);
var path_pattern = __webpack_require__(7468);
var blocking = __webpack_require__(5362);
var limits = __webpack_require__(7713);
var tree_path = __webpack_require__(5562);
var resolve = __webpack_require__(5853);
;








const MOST_BYTES = 32 * 1024 * 1024;
class CitableFiles {
    tree;
    policies;
    generated;
    resolver;
    texts = new Map();
    names = null;
    left = MOST_BYTES;
    constructor(tree, policies, generated) {
        this.tree = tree;
        this.policies = policies;
        this.generated = generated;
        this.resolver = new resolve .C(tree);
    }
    static async open(tree, policies) {
        const attributes = (await tree.read(['.gitattributes'], limits .nx)).get('.gitattributes');
        return new CitableFiles(tree, policies, attributes?.kind === 'bytes' ? generatedPatterns(Buffer.from(attributes.bytes).toString('utf8')) : []);
    }
    isCitable(path) {
        return (this.resolver.plainFile(path) !== null &&
            !path.startsWith('.memtrust/') &&
            (0,agents .Zi)(path) === null &&
            !isMadeByTools(path) &&
            !this.generated.some((pattern) => (0,path_pattern .z)(pattern, path)) &&
            this.policies.every((policy) => (0,blocking .uE)(path, policy) === null));
    }
    find(written, folders) {
        const fromRoot = folders.length === 0 || written.includes('/') || this.timesNamed(written) === 1;
        for (const folder of fromRoot ? [...folders, ''] : folders) {
            const path = (0,tree_path .qb)(folder === '' ? written : `${folder}/${written}`);
            if (path !== null && this.isCitable(path))
                return path;
        }
        return null;
    }
    timesNamed(name) {
        if (this.names === null) {
            this.names = new Map();
            for (const path of this.tree.entries.keys())
                this.names.set((0,tree_path .Fl)(path), (this.names.get((0,tree_path .Fl)(path)) ?? 0) + 1);
        }
        return this.names.get(name) ?? 0;
    }
    async read(path) {
        const known = this.texts.get(path);
        if (known !== undefined || this.left <= 0)
            return known ?? null;
        const content = this.isCitable(path) ? (await this.tree.read([path], limits .nx)).get(path) : undefined;
        const bytes = content?.kind === 'bytes' ? content.bytes : null;
        this.left -= bytes?.length ?? 0;
        const text = bytes === null || (0,readable .vm)(bytes) !== null || saysGenerated(bytes) ? null : new source_text .D(bytes, path);
        this.texts.set(path, text);
        return text;
    }
}
function generatedPatterns(attributes) {
    return attributes.split(/\r?\n/).slice(0, 1_000).flatMap((line) => {
        const [pattern = '', ...marks] = line.trim().split(/\s+/);
        return pattern !== '' && !pattern.startsWith('#') && marks.some((mark) => /^linguist-(?:generated|vendored)(?:=true)?$/.test(mark)) ? [pattern] : [];
    });
}
const FOLDERS = /(?:^|\/)(?:node_modules|vendor|third[-_]party|dist|build|out|target|coverage|generated|__generated__|__snapshots__|\.next|\.venv|site-packages)\//i;
const NAMES = /(?:^|\/)(?:[^/]+\.(?:lock|min\.js|min\.css|map|snap|svg|pb\.go|g\.dart|d\.ts)|[^/]+(?:[._]generated|\.gen|_pb2)\.[a-z]+|package-lock\.json|pnpm-lock\.yaml|npm-shrinkwrap\.json|go\.sum|change(?:s|log)[^/]*|history[^/]*|licen[cs]e[^/]*)$/i;
function isMadeByTools(path) {
    return FOLDERS.test(path) || NAMES.test(path);
}
function saysGenerated(bytes) {
    return /@generated\b|code generated .{0,200}do not edit|auto-?generated (?:file|by)|this file (?:is|was) (?:auto-?matically |auto-?)?generated/i.test(Buffer.from(bytes.subarray(0, 1_000)).toString('latin1'));
}

;
const LONGEST = 120;
function identifierIn(code) {
    if (code.length > LONGEST)
        return null;
    const bare = code.replace(/^(?:new |await |@)/, '').replace(/\([^()]*\)$/, '').replace(/<[^<>]*>$/, '').replace(/\(\)$/, '');
    if (!/^[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*[!?]?$/.test(bare))
        return null;
    const name = bare.replace(/::|#/g, '.');
    return { name, own: name.slice(name.lastIndexOf('.') + 1) };
}
function isTelling({ name, own }) {
    return (own.match(/[A-Za-z]/g)?.length ?? 0) >= 6 && (/[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(name) || /^[A-Z][a-z]/.test(name));
}

var best_anchor = __webpack_require__(7423);
var scope = __webpack_require__(7759);
var read_data = __webpack_require__(1795);
var json_pointer = __webpack_require__(4274);
;


const DEEPEST = 6;
const MOST_PLACES = 20_000;
function valuesNamed(source, code, text) {
    const data = dataOf(source);
    if (data === null)
        return [];
    const pointers = code.flatMap((one) => {
        const name = one.replace(/^["']|["']$|:$/g, '');
        if (!/^[A-Za-z@_][\w@./-]{1,80}$/.test(name))
            return [];
        const direct = ['/', '.'].flatMap((mark) => [name.split(mark)]).filter((way) => way.every((part) => part !== '') && valueAt(data, way) !== null);
        const way = direct.find((one_) => one_.length > 1) ?? onlyWay(data, name);
        return way !== null && agrees(valueAt(data, way), text) ? [pointerOf(way)] : [];
    });
    return [...new Set(pointers)];
}
function pointerOf(way) {
    return way.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
const known = new WeakMap();
function dataOf(source) {
    const before = known.get(source);
    if (before !== undefined)
        return before;
    const data = (0,read_data .v)(source.path, source.text);
    const read = typeof data === 'string' ? null : data;
    known.set(source, read);
    return read;
}
function valueAt(data, way) {
    const node = (0,json_pointer .cj)(data, way);
    return node === null || node === 'twice' || node.kind === 'unclear' ? null : node;
}
function wordOf(node) {
    if (node?.kind !== 'scalar')
        return null;
    const { value } = node;
    return typeof value === 'string' ? value : typeof value === 'object' && value !== null ? value.text : null;
}
function onlyWay(data, name) {
    const found = [];
    const ahead = [{ node: data, way: [] }];
    for (let at = 0; at < ahead.length && at < MOST_PLACES; at += 1) {
        const { node, way } = ahead[at] ?? { node: data, way: [] };
        if (node.kind !== 'map' || way.length >= DEEPEST)
            continue;
        for (const [key, entry] of node.entries) {
            if (key === name)
                found.push([...way, key]);
            if (entry !== 'twice')
                ahead.push({ node: entry.value, way: [...way, key] });
        }
    }
    const [only, another] = found;
    return only !== undefined && another === undefined && valueAt(data, only) !== null ? only : null;
}
function agrees(node, text) {
    if (node?.kind !== 'scalar' || typeof node.value !== 'boolean')
        return node !== null;
    const [on, off] = [/\b(?:on|enabled|true|enables?|turned on)\b/i.test(text), /\b(?:off|disabled|false|disables?|turned off)\b/i.test(text)];
    return on === off || on === node.value;
}

;





const ENOUGH_WORDS = 3;
const MANIFEST = /(?:^|\/)(?:package\.json|composer\.json|Cargo\.toml|pyproject\.toml|go\.mod|Gemfile|pom\.xml|requirements[^/]*\.txt)$/;
const MOST_ANCHORS = 2;
const namedFiles = async ({ statement, folders }, { files }) => {
    const found = [];
    const seen = new Set();
    for (const written of [...statement.code.flatMap((code) => code.split(/\s+/)), ...statement.targets]) {
        const named = readPath(written);
        const path = named === null ? null : files.find(named.path, folders);
        if (named === null || path === null || seen.has(path))
            continue;
        seen.add(path);
        const source = await files.read(path);
        if (source === null || source.encoding !== 'utf8')
            continue;
        if (named.lines !== null && source.spanOf(named.lines) !== null)
            found.push({ path, lines: named.lines, selector: { kind: 'lines' } });
        else
            found.push(...inFile(path, source, [...statement.code, ...named.names], withoutPaths(statement.text), pathsIn(statement.code) === 1));
    }
    return found;
};
function inFile(path, source, code, text, isOnly) {
    const at = (selector) => ({ path, lines: null, selector });
    const symbols = [...new Set(code.flatMap((one) => symbolNamed(source, one, isOnly)))];
    if (symbols.length > 0)
        return symbols.slice(0, MOST_ANCHORS).map((symbol) => at({ kind: 'symbol', symbol }));
    if (/^(?:jsonc?|ya?ml|toml)$/.test((0,read_data .z)(path))) {
        const pointers = valuesNamed(source, code, text);
        if (pointers.length > 0)
            return pointers.slice(0, MOST_ANCHORS).map((pointer) => at({ kind: 'pointer', pointer }));
    }
    const best = (0,best_anchor .i)(source, text);
    const whole = MANIFEST.test(path) ? [] : [at(null)];
    if (best.selector.kind === 'file')
        return whole;
    if (best.words === null || best.words >= ENOUGH_WORDS)
        return [{ path, lines: best.lines, selector: best.selector }];
    return best.symbol === null ? whole : [at({ kind: 'symbol', symbol: best.symbol })];
}
function pathsIn(code) {
    return code.filter((one) => readPath(one) !== null).length;
}
function symbolNamed(source, code, isOnly) {
    const identifier = identifierIn(code);
    if (identifier === null || identifier.own.length < 3 || (!isOnly && !/[A-Z_(]/.test(code)))
        return [];
    const fitting = (0,scope .nv)(source).filter(({ name }) => name === identifier.name || name.endsWith(`.${identifier.name}`));
    const exact = fitting.filter(({ name }) => name === identifier.name);
    const [only, another] = exact.length > 0 ? exact : fitting;
    return only !== undefined && another === undefined ? [only.name] : [];
}
function readPath(written) {
    if (written.length > 300 || /[*{}<>|$?"'`\\]|:\/\//.test(written))
        return null;
    const [, path = '', from, to, name] = /^@?([^:#\s]+?)(?:(?::|#L)(\d{1,7})(?:(?::\d+)?|-L?(\d{1,7}))|(?:::|#)([\w.:-]+))?[.,;]?$/.exec(written) ?? [];
    if (!/[^/.]\.[A-Za-z0-9]{1,8}$|\/[^/]+$|^(?:\.[a-z]|[A-Za-z]*file$)/.test(path) || path.endsWith('/'))
        return null;
    const lines = from === undefined ? null : [Number(from), Math.max(Number(from), Number(to ?? from))];
    return { path, lines, names: name === undefined ? [] : [name] };
}
function withoutPaths(text) {
    return text.replace(/`[^`\s]*[./][^`\s]*`/g, (code) => (identifierIn(code.slice(1, -1)) === null ? ' ' : code));
}

;

const namedSymbols = async ({ statement }, { symbols }) => {
    const found = statement.code.flatMap((code) => {
        const identifier = identifierIn(code);
        const place = identifier === null || !isTelling(identifier) ? null : symbols.only(identifier);
        return place === null ? [] : [{ path: place.path, lines: null, selector: { kind: 'symbol', symbol: place.name } }];
    });
    return found;
};

;


const NAME = String.raw `(?<name>[A-Za-z0-9][\w:./-]{0,79})`;
const OWN_COMMANDS = new Set('run install i ci add remove rm uninstall update up upgrade link unlink exec dlx x create init publish pack audit why list ls store config env import rebuild prune patch outdated root bin setup version view login info cache dedupe deploy fetch licenses node npx workspace workspaces self-update global set get help tool pip sync lock python'.split(' '));
const RUNNERS = [
    { command: new RegExp(String.raw `^(?:npm|pnpm|yarn|bun)(?: --silent| -s)? run(?: --silent| -s)? ${NAME}(?= |$)`), files: ['package.json'], way: ['scripts'] },
    { command: /^npm (?<name>test|start|stop|restart)(?= |$)/, files: ['package.json'], way: ['scripts'] },
    { command: new RegExp(String.raw `^(?:pnpm|yarn) ${NAME}(?= |$)`), files: ['package.json'], way: ['scripts'] },
    { command: new RegExp(String.raw `^composer (?:run(?:-script)? )?${NAME}(?= |$)`), files: ['composer.json'], way: ['scripts'] },
    { command: new RegExp(String.raw `^deno task ${NAME}(?= |$)`), files: ['deno.json', 'deno.jsonc'], way: ['tasks'] },
    { command: new RegExp(String.raw `^(?:uv run |poetry run )?poe ${NAME}(?= |$)`), files: ['pyproject.toml'], way: ['tool', 'poe', 'tasks'] },
    { command: new RegExp(String.raw `^pdm run ${NAME}(?= |$)`), files: ['pyproject.toml'], way: ['tool', 'pdm', 'scripts'] },
    { command: new RegExp(String.raw `^pixi run ${NAME}(?= |$)`), files: ['pixi.toml'], way: ['tasks'] },
    { command: new RegExp(String.raw `^mise run ${NAME}(?= |$)`), files: ['mise.toml', '.mise.toml'], way: ['tasks'] },
];
const TARGET_FILES = [
    { command: /^make (?<name>[A-Za-z0-9][\w./-]{0,79})(?= |$)/, files: ['Makefile', 'makefile', 'GNUmakefile'] },
    { command: /^just (?<name>[A-Za-z0-9][\w-]{0,79})(?= |$)/, files: ['justfile', 'Justfile', '.justfile'] },
];
const namedScripts = async ({ statement, folders }, ground) => {
    const found = [];
    for (const code of statement.code) {
        for (const command of code.split(/ ?(?:&&|\|\||[;|]) ?/))
            found.push(...(await ofRunner(command.trim(), folders, ground)), ...(await ofTarget(command.trim(), folders, ground)));
    }
    return found;
};
async function ofRunner(command, folders, { files }) {
    if (/ (?:--?(?:filter|prefix|workspace|cwd|dir|recursive)\b|-[CFwr]\b)/.test(command))
        return [];
    for (const runner of RUNNERS) {
        const name = runner.command.exec(command)?.groups?.['name'];
        if (name === undefined || (OWN_COMMANDS.has(name) && !command.includes(' run ')))
            continue;
        for (const path of pathsUp(folders, runner.files)) {
            const source = files.isCitable(path) ? await files.read(path) : null;
            const data = source === null ? null : dataOf(source);
            if (data !== null && valueAt(data, [...runner.way, name]) !== null)
                return [{ path, lines: null, selector: { kind: 'pointer', pointer: pointerOf([...runner.way, name]) } }];
        }
    }
    return [];
}
async function ofTarget(command, folders, { files }) {
    if (/ (?:-C|--directory|-f|--file|--justfile)\b/.test(command))
        return [];
    for (const { command: pattern, files: names } of TARGET_FILES) {
        const name = pattern.exec(command)?.groups?.['name'];
        if (name === undefined)
            continue;
        for (const path of pathsUp(folders, names)) {
            const source = files.isCitable(path) ? await files.read(path) : null;
            const lines = source === null ? null : recipeOf(source, name);
            if (lines !== null)
                return [{ path, lines, selector: { kind: 'lines' } }];
        }
    }
    return [];
}
const LONGEST_RECIPE = 30;
function recipeOf(source, name) {
    const heads = source.lines.flatMap((line, index) => (line.startsWith(name) && /^[^\S\n]*(?:[\w'"=.+*$@ -]{0,200})::?(?!=)/.test(line.slice(name.length)) ? [index + 1] : []));
    const [first, another] = heads;
    if (first === undefined || another !== undefined)
        return null;
    let last = first;
    while (last < first + LONGEST_RECIPE && /^[\t ]+\S/.test(source.lines[last] ?? ''))
        last += 1;
    return [first, last];
}
function pathsUp(folders, names) {
    const all = (folders.length === 0 ? [''] : folders).flatMap((folder) => (0,suggest_anchor .t)(folder));
    return [...new Set(all)].flatMap((folder) => names.map((name) => (folder === '' ? name : `${folder}/${name}`)));
}

var code_language = __webpack_require__(5166);
;





const MOST_FILES = 2_000;
const symbol_index_MOST_BYTES = 32 * 1024 * 1024;
const LARGEST_FILE = 512 * 1024;
const BATCH = 100;
const ASIDE = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|fixtures?|__fixtures__|__mocks__|mocks?|testdata|test-data|examples?|samples?|demos?|docs?|website|benchmarks?|templates?|scratch)\/|(?:[._-](?:test|spec|stories|mock|config|setup)\.[a-z]+|(?:^|\/)(?:test_[^/]+|conftest)\.py|_test\.go)$/i;
class SymbolIndex {
    places;
    constructor(places) {
        this.places = places;
    }
    static async build(files, wanted) {
        const places = new Map();
        if (wanted.size === 0)
            return new SymbolIndex(places);
        const paths = [...files.tree.entries.keys()].filter((path) => isSource(path) && files.isCitable(path)).slice(0, MOST_FILES);
        let left = symbol_index_MOST_BYTES;
        for (let from = 0; from < paths.length && left > 0; from += BATCH) {
            const batch = paths.slice(from, from + BATCH);
            const contents = await files.tree.read(batch, LARGEST_FILE);
            for (const path of batch) {
                const content = contents.get(path);
                if (content?.kind !== 'bytes')
                    continue;
                left -= content.bytes.length;
                if ((0,readable .vm)(content.bytes) !== null || saysGenerated(content.bytes))
                    continue;
                const source = new source_text .D(content.bytes, path);
                if (!mayDefine(source.text, wanted))
                    continue;
                for (const { name } of (0,scope .nv)(source)) {
                    const own = name.slice(name.lastIndexOf('.') + 1);
                    if (wanted.has(own))
                        places.set(own, [...(places.get(own) ?? []).slice(0, symbol_index_MOST_PLACES), { path, name }]);
                }
            }
        }
        return new SymbolIndex(places);
    }
    only({ name, own }) {
        const all = (this.places.get(own) ?? []).filter((place) => name === own || place.name === name || place.name.endsWith(`.${name}`));
        const [only, another] = all;
        return only !== undefined && another === undefined ? only : null;
    }
}
const symbol_index_MOST_PLACES = 50;
function isSource(path) {
    const language = (0,code_language .eX)(path);
    return language !== null && language !== 'json' && language !== 'css' && !ASIDE.test(path);
}
function mayDefine(text, wanted) {
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]{5,}/g))
        if (wanted.has(word))
            return true;
    return false;
}

;


const SAID = /(?<![\w./-])(@?[A-Za-z][\w./-]{1,40}(?: (?:Query|Router|Native|ORM|CSS|UI|CLI|Boot))?)[`*]{0,3}(?: (?:version|is|at|on))?[:]? ?[`*(]{0,3}(?:>=|≥|\^|~|==?|v)? ?v?(\d{1,3}(?:\.\d{1,3}){0,2})(?:\+|\.x)?(?![\w%])/g;
const LONGEST_LIST = 8;
const TOOLS = new Map([
    ['node', [{ file: 'package.json', way: ['engines', 'node'] }, { file: '.nvmrc', way: null }, { file: '.node-version', way: null }]],
    ['pnpm', [{ file: 'package.json', way: ['packageManager'] }, { file: 'package.json', way: ['engines', 'pnpm'] }]],
    ['yarn', [{ file: 'package.json', way: ['packageManager'] }]],
    ['bun', [{ file: 'package.json', way: ['packageManager'] }, { file: 'package.json', way: ['engines', 'bun'] }]],
    ['npm', [{ file: 'package.json', way: ['packageManager'] }, { file: 'package.json', way: ['engines', 'npm'] }]],
    ['python', [{ file: 'pyproject.toml', way: ['project', 'requires-python'] }, { file: 'pyproject.toml', way: ['tool', 'poetry', 'dependencies', 'python'] }, { file: '.python-version', way: null }]],
    ['go', [{ file: 'go.mod', way: null, line: /^go \d/ }]],
    ['rust', [{ file: 'Cargo.toml', way: ['package', 'rust-version'] }, { file: 'Cargo.toml', way: ['workspace', 'package', 'rust-version'] }, { file: 'rust-toolchain.toml', way: ['toolchain', 'channel'] }]],
    ['php', [{ file: 'composer.json', way: ['require', 'php'] }]],
    ['zig', [{ file: 'build.zig.zon', way: null, line: /^\s*\.minimum_zig_version/ }]],
]);
const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies'];
const statedVersions = async ({ statement, folders }, { files }) => {
    const found = [];
    const up = [...new Set((folders.length === 0 ? [''] : folders).flatMap((folder) => (0,suggest_anchor .t)(folder)))];
    for (const [, name = '', version = ''] of [...statement.text.matchAll(SAID)].slice(0, LONGEST_LIST)) {
        const place = placesOf(name).flatMap((one) => up.map((folder) => ({ ...one, path: folder === '' ? one.file : `${folder}/${one.file}` })));
        for (const { path, way, line } of place) {
            const source = files.isCitable(path) ? await files.read(path) : null;
            if (source === null)
                continue;
            const number = line === undefined ? 1 : source.lines.findIndex((text) => line.test(text)) + 1;
            const data = way === null ? null : dataOf(source);
            const value = way === null ? (source.lines[number - 1] ?? null) : data === null ? null : wordOf(valueAt(data, way));
            if (value === null || !isSame(version, value, name))
                continue;
            const selector = way === null ? (line === undefined ? null : { kind: 'lines' }) : { kind: 'pointer', pointer: pointerOf(way) };
            found.push({ path, selector, lines: selector?.kind === 'lines' ? [number, number] : null });
            break;
        }
    }
    return found;
};
function placesOf(name) {
    const folded = name.toLowerCase().replace(/\.?js$/, '').replace(/[`*:.]+$/, '');
    const tool = TOOLS.get(folded) ?? TOOLS.get(folded.replace(/ cli$/, ''));
    if (tool !== undefined)
        return tool;
    const dashed = folded.replaceAll(' ', '-');
    const names = new Set([name, dashed, `${dashed}js`, `${dashed}.js`, `@${dashed}/${dashed}`, folded.replaceAll(' ', ''), dashed.replace(/-css$/, 'css')]);
    return [...names].flatMap((one) => DEPENDENCIES.map((list) => ({ file: 'package.json', way: [list, one] })));
}
function isSame(said, value, name) {
    const [, manager, rest] = /^([a-z]+)@(.*)$/.exec(value) ?? [];
    if (manager !== undefined && manager !== name.toLowerCase())
        return false;
    const numbers = (rest ?? value).match(/\d{1,6}(?:\.\d{1,6})*/g) ?? [];
    return numbers.some((number) => number === said || number.startsWith(`${said}.`) || (said.startsWith(`${number}.`) && said.slice(number.length).replace(/\.0/g, '') === ''));
}

;








const FINDERS = [namedFiles, namedScripts, statedVersions, namedSymbols];
const anchors_MOST_ANCHORS = 3;
async function groundFor(tree, policies, statements) {
    const files = await CitableFiles.open(tree, policies);
    const names = statements.flatMap(({ code }) => code.flatMap((one) => identifierIn(one) ?? []));
    return { files, symbols: await SymbolIndex.build(files, new Set(names.filter(isTelling).map(({ own }) => own))) };
}
async function anchorsOf(placed, ground) {
    const found = [];
    for (const finder of FINDERS)
        found.push(...(await finder(placed, ground)));
    const byFirmness = found.map((anchor, index) => ({ anchor, index })).sort((a, b) => (0,suggest_anchor .K)(b.anchor) - (0,suggest_anchor .K)(a.anchor) || a.index - b.index);
    const kept = new Map();
    for (const { anchor } of byFirmness) {
        const isWhole = anchor.selector === null && anchor.lines === null;
        if (isWhole && [...kept.values()].some(({ path }) => path === anchor.path))
            continue;
        const name = `${anchor.path}\0${JSON.stringify(anchor.selector)}\0${anchor.lines?.join('-') ?? ''}`;
        if (!kept.has(name))
            kept.set(name, anchor);
    }
    const all = [...kept.values()];
    const firm = all.filter((anchor) => (0,suggest_anchor .K)(anchor) > 1);
    return (firm.length > 0 ? firm : all).slice(0, anchors_MOST_ANCHORS);
}


  }),

  3864:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: () => (  tombstonesIn),
    v: () => (  layTombstones)
  });
  var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3315);
  var _memory_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7060);
  var _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(289);



function layTombstones(before, tombstones, { proposedBy, at }) {
    const lines = tombstones.map(({ path, why, see, to }) => `${(0,_memory_canonical_js__WEBPACK_IMPORTED_MODULE_0__  .A4)({ v: 1, path, why, ...(see === null ? {} : { see }), ...(to === undefined ? {} : { to }), at, by: proposedBy })}\n`);
    const kept = before === null || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
    return { path: _memory_layouts_memtrust_js__WEBPACK_IMPORTED_MODULE_1__  .LX, content: kept + lines.join('') };
}
const shape = zod__WEBPACK_IMPORTED_MODULE_2__  .Ikc({ v: zod__WEBPACK_IMPORTED_MODULE_2__  .euz(1), path: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().max(4_096), to: zod__WEBPACK_IMPORTED_MODULE_2__  .YjP().max(4_096).optional() });
function tombstonesIn(text) {
    return text.split('\n').flatMap((line) => {
        try {
            const shaped = shape.safeParse(JSON.parse(line));
            return shaped.success ? [shaped.data] : [];
        }
        catch {
            return [];
        }
    });
}


  }),

  6230:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qh: () => (  judgedWithout),
    dN: () => (  changedTrust),
    eZ: () => (  namesOf)
  });
  var _memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4447);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8013);
  var _tree_overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6005);
  var _tree_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5562);
  var _trust_assess_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1627);





function namesOf({ isSayable }, ids) {
    const open = ids.filter((id) => isSayable(id));
    const hidden = ids.length - open.length;
    if (hidden === 0)
        return (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .HL)(open);
    return [...(0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_1__  .HL)(open), `${open.length === 0 ? '' : ' and '}${hidden} that the policy blocks`];
}
async function judgedWithout(scene, gone = new Set(), more = []) {
    const { policy, now } = scene;
    const paths = new Set(scene.memory.facts.filter(({ id }) => gone.has(id)).map(({ path }) => path));
    const memory = { ...scene.memory, facts: scene.memory.facts.filter(({ id }) => !gone.has(id)), evidence: [] };
    const tree = paths.size === 0 ? scene.tree : new _tree_overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__  .F(scene.tree, Object.fromEntries([...paths].map((path) => [path, null])));
    const citing = memory.facts.filter(({ fact }) => fact?.sources.some(({ path }) => paths.has((0,_tree_path_js__WEBPACK_IMPORTED_MODULE_4__  .qb)(path) ?? path)));
    const anchors = citing.length === 0 ? scene.checks : new Map([...scene.checks, ...(await (0,_memory_anchors_check_js__WEBPACK_IMPORTED_MODULE_0__  .B)(tree, citing))]);
    const everything = [...new Map([...scene.settled, ...scene.memory.events, ...more].map((event) => [event.id, event])).values()];
    const [settled, merged] = await Promise.all([
        (0,_trust_assess_js__WEBPACK_IMPORTED_MODULE_3__  .n)({ tree, memory, live: [], settled: scene.settled, settledLinks: scene.settledLinks, anchors }, policy, now),
        (0,_trust_assess_js__WEBPACK_IMPORTED_MODULE_3__  .n)({ tree, memory, live: [], settled: everything, settledLinks: new Map(), anchors }, policy, now),
    ]);
    return { now: settled, merged };
}
function changedTrust(before, after) {
    return [...new Set([...differing(before.now, after.now), ...differing(before.merged, after.merged)])].toSorted();
}
function differing(before, after) {
    const known = new Map(before.entries.map((entry) => [entry.id, entry]));
    return after.entries.filter(({ id, status, trustedBaseline }) => known.has(id) && (known.get(id)?.status !== status || known.get(id)?.trustedBaseline !== trustedBaseline)).map(({ id }) => id);
}


  }),

  6721:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FZ: () => (  discardFact),
    xe: () => (  declare),
    yI: () => (  retireFact)
  });
  var _memory_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(721);
  var _memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8655);
  var _memory_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(137);
  var _trust_adoption_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2613);
  var _text_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2795);
  var _text_phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8013);
  var _append_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8785);
  var _bind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8024);
  var _edit_front_matter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3595);









function discardFact({ id, record, ledger, why, ...signature }, settled) {
    const { claim, binding } = (0,_bind_js__WEBPACK_IMPORTED_MODULE_7__  .Je)(record);
    if ((0,_trust_adoption_js__WEBPACK_IMPORTED_MODULE_3__  .aZ)(ledger.events))
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${id} is retired already`), 'There is nothing left to discard.');
    const adopting = (0,_trust_adoption_js__WEBPACK_IMPORTED_MODULE_3__  .xk)(settled);
    if (adopting.some((event) => event.claim === claim)) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${id} is adopted, so it is no candidate to discard`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `To take it back for good, run ${`memtrust retire ${id} --why "…"`}.`));
    }
    if (adopting.length > 0) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${id} is adopted with another text, and a discard would take that adoption away too`), (0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `Restore its file to keep the adopted text, or run ${`memtrust retire ${id} --why "…"`} to take it back for good.`));
    }
    const status = declare(record, 'rejected');
    if ((0,_memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_1__  .x)(ledger.events).some((event) => event.type === 'candidate.discarded' && event.claim === claim))
        return status;
    return [...status, (0,_append_events_js__WEBPACK_IMPORTED_MODULE_6__  .I)(ledger, signature, [{ type: 'candidate.discarded', claim, binding, why }])];
}
function retireFact({ id, record, ledger, why, ...signature }) {
    const about = record?.fact ?? (0,_memory_last_decisive_js__WEBPACK_IMPORTED_MODULE_1__  .x)(ledger.events)[0] ?? ledger.events.at(-1);
    if (about === undefined)
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${id} cannot be retired: its file cannot be read, and nothing was ever recorded of it`), 'Mend the file first, or delete it: `memtrust check` names the place.');
    const status = record === null || record.fact === null ? [] : declare(record, 'rejected');
    if ((0,_trust_adoption_js__WEBPACK_IMPORTED_MODULE_3__  .aZ)(ledger.events))
        return status;
    return [...status, (0,_append_events_js__WEBPACK_IMPORTED_MODULE_6__  .I)(ledger, signature, [{ type: 'fact.retired', claim: about.claim, binding: about.binding, why }])];
}
function declare(record, status) {
    if (record.fact?.status === status)
        return [];
    const content = (0,_edit_front_matter_js__WEBPACK_IMPORTED_MODULE_8__  .J)(record.text, { status });
    const { fact } = (0,_memory_fact_js__WEBPACK_IMPORTED_MODULE_0__  .a9)(record.id, record.path, Buffer.from(content));
    if (fact === null || fact.claim !== record.fact?.claim || fact.binding !== record.fact.binding) {
        throw new _text_errors_js__WEBPACK_IMPORTED_MODULE_4__  .j((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .tN)((0,_text_phrase_js__WEBPACK_IMPORTED_MODULE_5__  .cv) `${record.path} cannot be rewritten without changing its claim`), `Set its status to ${status} by hand, then run this again.`);
    }
    return [{ path: record.path, content }];
}


  }),

  2864:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  sentencesIn)
  });
  var _backticks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1692);

const ABBREVIATIONS = new Set(['e.g', 'i.e', 'eg', 'ie', 'etc', 'vs', 'cf', 'approx', 'resp', 'no', 'incl', 'ca', 'aka', 'a.k.a', 'fig', 'st']);
function sentencesIn(text) {
    const spans = (0,_backticks_js__WEBPACK_IMPORTED_MODULE_0__  .ix)(text.replaceAll('\n', ' '));
    const parts = [];
    let from = 0;
    let depth = 0;
    let span = 0;
    for (let at = 0; at < text.length; at += 1) {
        while ((spans[span]?.to ?? Infinity) <= at)
            span += 1;
        if ((spans[span]?.from ?? Infinity) <= at)
            continue;
        const character = text[at] ?? '';
        if (character === '(')
            depth += 1;
        else if (character === ')')
            depth = Math.max(0, depth - 1);
        else if (depth === 0 && isEnd(text, at, character)) {
            const to = closingFrom(text, at + 1);
            parts.push({ from, to });
            from = to;
            at = to - 1;
        }
    }
    if (text.slice(from).trim() !== '')
        parts.push({ from, to: text.length });
    return parts;
}
function isEnd(text, at, character) {
    if (/[。！？]/u.test(character))
        return true;
    if (!/[.!?]/.test(character))
        return false;
    const behind = text.slice(closingFrom(text, at + 1), at + 12);
    if (behind !== '' && !/^\s+(?![a-z])/.test(behind))
        return false;
    const word = /[A-Za-z.]{1,8}$/.exec(text.slice(Math.max(0, at - 8), at))?.[0] ?? '';
    return character !== '.' || (!ABBREVIATIONS.has(word.toLowerCase()) && !/^[A-Z]$/.test(word));
}
function closingFrom(text, start) {
    let at = start;
    while (at < text.length && at < start + 4 && /["'”’*_\])]/.test(text[at] ?? ''))
        at += 1;
    return at;
}


  }),

  1198:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  dateOf)
  });
  var _moment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7018);

function dateOf({ front, name }) {
    const [, year, month, day] = [...name.matchAll(/(?<!\d)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g)].at(-1) ?? [];
    return (front.timestamp === null ? null : (0,_moment_js__WEBPACK_IMPORTED_MODULE_0__  .E)(front.timestamp)) ?? (year === undefined ? null : (0,_moment_js__WEBPACK_IMPORTED_MODULE_0__  .E)(`${year}-${month ?? ''}-${day ?? ''}`));
}


  })

};
