import { AgentDocument } from '../../agent-files/document.js';
import { type Statement, statementsOf } from '../../agent-files/statements.js';
import { isProcedure } from '../../agent-files/statements/stands-alone.js';
import { joined } from '../../text/pattern.js';
import { claimsOfFile } from '../suggest/agent-front.js';
import type { Withheld } from './foreign-store.js';
import { isVerb, saysSomething } from '../../agent-files/statements/worth.js';

/* Which statements of a memory file last? Logs, plans, the state of work and fragments are left out. */

/** Characters of a statement: agents put the story of an incident into one sentence. */
const LONGEST = 320;

/** `[Guards](guards.md) — how access is checked`: a line of an index; the file says it itself. */
const INDEXED = /^[*_]*\[[^\]]{1,200}\]\([^()\s]{1,300}\.md\)/i;

/** The statements of a memory file that last; none where the file says that it is out of force. */
export function durableStatements(document: AgentDocument, withheld: Withheld): Statement[] {
  const { against, validity } = claimsOfFile(document.text);
  if (against !== null || validity.until !== null) return [];
  return statementsOf(withPlainHeadings(document), withheld)
    .filter(
      ({ text, quote, first }) =>
        text.length <= LONGEST &&
        !INDEXED.test(quote) &&
        !isTransientStatement(text) &&
        !headingsAbove(document, first).some(isTransientSection),
    )
    .map(withBareNames)
    .filter((statement) => !isFragment(statement));
}

/**
 * `## 2. Architecture` becomes `## Architecture`: sections of a memory file are numbered. Deeper numbers
 * below `## Adding a guard` are steps: `### 1. Write the guard`.
 */
function withPlainHeadings(document: AgentDocument): AgentDocument {
  const { agent, kind, path, place, text, markdown } = document;
  const lines = text.split('\n');
  let section = '';
  for (const { line, level, title } of markdown.headings) {
    if (level <= 2) section = title.replace(NUMBER, '');
    const isStep = level > 2 && isProcedure(section);
    const written = lines[line - 1] ?? '';
    const number = /^(#{1,4}[ \t]+)(\d{1,2})\\?[.)][ \t]+/;
    lines[line - 1] = written.replace(number, isStep ? '$1Step $2: ' : '$1');
  }
  return new AgentDocument(agent, kind, path, place, lines.join('\n'));
}

const NUMBER = /^\d{1,2}\\?[.)]\s+/;

/** A path or a call of a script without backticks. */
const BARE = new RegExp(
  joined`
    (?<![\w${'`'}/.:@*-])(?:[\w@.-]+\/){1,12}[\w.-]+\.[a-z]\w{0,5}(?![\w/*])
    |\b(?:(?:npm|pnpm|yarn|bun) run|deno task) [\w:-]+`,
  'g',
);

function withBareNames(statement: Statement): Statement {
  const bare = statement.text.replace(/`[^`]*`/g, '`').match(BARE) ?? [];
  return bare.length === 0 ? statement : { ...statement, code: [...statement.code, ...bare] };
}

function headingsAbove({ markdown }: AgentDocument, line: number): string[] {
  const open: { readonly level: number; readonly title: string }[] = [];
  for (const heading of markdown.headings) {
    if (heading.line > line) break;
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    open.push(heading);
  }
  return open.map(({ title }) => title);
}

/** Words of other languages: their verbs are unknown, so nothing is left out for lack of one. */
const OTHER_LANGUAGE = new RegExp(
  joined`
    [^\p{Script=Latin}\P{L}]
    |(?<![\p{L}-])(?:
      de|del|la|el|los|las|para|con|una|que|der|die|das|und|mit|f\u00fcr|von|ist|le|les|des|du|pour|avec|dans|est|di
      |il|per|che|gli|em|com|n\u00e3o|uma|dos|van|het|een|voor|och|att|som|c\u1ee7a|v\u00e0|cho
    )(?![\p{L}-])`,
  'iu',
);
/** `v5.1.0`, `^20.3`, `5.x`, `3.12+`; in a label or alone also `v4` and `9`. */
const VERSION =
  /(?<![\w.])[v^~]?\d+(?:\.(?:\d+|x\b))+|(?<![\w.])v\d+\b|(?<![\w.])\d+\+?(?=\s*(?:$|\+|\())/;
/** `music-metadata`, `@scope/name`, `Zone.js`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.]*(?:-[\w.]+)+\b|^[\w.-]+\.js\b/i;
/** A label that is a file, a folder or code: the text behind it says what that is. */
const NAME_OF_CODE = /`|\/$|\/.*\.[a-z]{1,5}$/i;
/** "Always use the scripts: `npm run lint`". */
const ORDER_AS_LABEL = /^(?:never|always|do not|don['’]t|only|use|run|call|prefer|avoid)\b/i;
/** "Label: what is said of it", with a colon or a dash. */
const LABELLED = /^([^:：]{1,80}?)\s*(?::|：|\s[\u2013\u2014-])\s+(.+)$/;

/** An order or a ban without its verb: "Never in a folder of its own." */
const ORDER_WITHOUT_VERB =
  /^(?:never|always|not|only) (?:in|on|at|from|with|inside|under|as|an?|the|for|by|to|via)\b(?!.*[,:])/i;
/** "Keep it small", "Do not merge them": the object is in another sentence. */
const ORDER_OF_IT = /^(?:(?:never|always|do not|don['’]t|please|must) )?[a-z]+ (?:it|them)\b/i;
/** "`tsconfig.server.json` extends it". */
const SAYS_IT = /^` [a-z]+s it\b/;
/** "Lives in `src/guard.ts`": the subject is in the line above. */
const NO_SUBJECT =
  /^(?:lives|sits|resides|stays|belongs|consists|depends|relies|delegates|falls|inherits|accepts|throws|rides) [^\s:]/i;
/** "Defined in `src/guard.ts`", in any language: one word, one short one, and a name. */
const WORD_AND_NAME = /^\p{L}+ \p{L}{1,4} `\.?$/u;
/** "For the flow, read `docs/flow.md`": only a reference. */
const POINTER = /^for [^,]{1,80}, (?:please )?(?:read|see|consult|check|refer to|look at|open)\b/i;

/** "Handlers must enforce this; …", "It goes there.": the object is in the sentence before. */
const THIS = /^[^`]*\bthis(?=\s*(?:[;,.)]|$))|\bthere(?=\s*(?:[;,.)]|$))/i;
/** "The class must be `partial`": which one? */
const WHICH =
  /^the (?:class|interface|struct|enum|method|type) (?!`|of|that|which|for|in|named|called|behind)/i;
/** "`src/guard.ts`, `.env` (for keys)": names alone. */
const NAMES_ALONE = /^[^\p{L}]*$/u;
/** "`glob` (`11.0.1`)": the version that is locked today. */
const PINNED = /\(\s*`?[v^~]?\d+\.\d+\.\d+[\w.-]*`?\s*\)|^`[^`]+`: [v^~]?\d+\.\d/;

/** "`tsconfig.json` # options of the compiler": a line of a tree. */
const TREE_LINE = /^` #/;

/** What cannot be understood without the sentence before it, or is only a pointer. */
const NEEDS_THE_SENTENCE_BEFORE = [
  ORDER_OF_IT,
  SAYS_IT,
  NO_SUBJECT,
  WORD_AND_NAME,
  POINTER,
  THIS,
  WHICH,
  TREE_LINE,
] as const;

/** Whether a statement says nothing by itself: without subject or verb, only a pointer, a name or a version. */
export function isFragment({ text, code }: Statement): boolean {
  const bare = text.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '');
  const prose = bare.replace(/`[^`]*`/g, '`');
  if (NEEDS_THE_SENTENCE_BEFORE.some((pattern) => pattern.test(prose))) return true;
  const said = prose.replace(/\([^()]*\)/g, ' ');
  if (NAMES_ALONE.test(said)) return !code.some(isCommand);
  if (OTHER_LANGUAGE.test(prose)) return false;
  if (PINNED.test(bare)) return !saysSomething(said);
  if (ORDER_WITHOUT_VERB.test(said)) return !saysSomething(said.replace(/^\S+/, ''));
  const [, label = '', body = ''] = LABELLED.exec(prose) ?? [];
  return label === ''
    ? !said.startsWith('`') && !isOrder(said) && lacksVerb(said)
    : isBareLabel(label, body, code);
}

/** Whether a label says nothing with what is behind it, as `Via: Makefile`. */
function isBareLabel(label: string, body: string, code: readonly string[]): boolean {
  if (NAME_OF_CODE.test(label) || ORDER_AS_LABEL.test(label)) return false;
  const predicate = body.replace(/\([^()]*\)/g, ' ').trim();
  if (saysSomething(predicate)) return false;
  return isTool(label, body, code) || areNames(predicate, code) || CIRCUMSTANCE.test(predicate);
}

/** Whether a passage without a label has no verb, or a version and no certain verb. */
function lacksVerb(said: string): boolean {
  const words = said.toLowerCase().match(/[a-z]+/g) ?? [];
  const mayBeVerb = words.some((word) => !/(?:ing|ed)$/.test(word) && isVerb(word));
  if (saysSomething(said)) return false;
  return VERSION.test(said) || !(mayBeVerb || /\b[a-z]+ed (?:in|by|at|to|on|as)\b/.test(said));
}

/** "Build the site with `npm run build`." */
function isOrder(said: string): boolean {
  return isVerb((/^[a-z]+(?= )/i.exec(said)?.[0] ?? '').toLowerCase());
}

/** A tool with its version, or with the purpose of every such tool: the manifest says so itself. */
function isTool(label: string, body: string, code: readonly string[]): boolean {
  return code.length === 0 && (VERSION.test(label) || VERSION.test(body) || PACKAGE.test(label));
}

/** "`first`, `second`, mock in dev": only names. */
function areNames(predicate: string, code: readonly string[]): boolean {
  const words = predicate.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return (
    /^`.*`/.test(predicate) &&
    words.length <= 3 &&
    !code.some(isCommand) &&
    !/[\u2013\u2014\u2192]|\b(?:not|both)\b|\bin `/i.test(predicate)
  );
}

/** `npm run lint`: a command says what it does. */
function isCommand(code: string): boolean {
  return /\S\s\S/.test(code);
}

/** "Via `Makefile`": how, and not what. */
const CIRCUMSTANCE = /^(?:for|via|with|from|by|through|on|as)\b/i;

/** Headings of logs, plans and the state of work. */
const TRANSIENT_SECTION = new RegExp(
  joined`
    \b(?:
      status|progress|complet(?:ed|ion)|done|in progress|session|current(?:ly)?|recent(?:ly)?|latest|next
      |to-?dos?|tasks?|backlog|roadmap|plan(?:s|ned|ning)?|future|upcoming|milestones?|phases?|sprint|history
      |change ?log|changes|timeline|log|journal|what works|what['’]s (?:left|next)|remaining|known issues|bugs?
      |fix(?:es|ed)?|goals?|objectives?|success criteria|vision|user stor(?:y|ies)|ideas?|open questions?
      |considerations?|lessons?|incident|audit|findings?|review|results?|implemented|implementation summary
      |migrat(?:ion|ed)|refactor(?:ing|ed)?|version history|achievements?|metrics|benefits?|testing results
      |issues? (?:and|&) solutions?
      |(?:affected|changed|modified|touched) (?:files?|components?|modules?)
      |(?:files?|components?|modules?) (?:affected|changed|modified|touched)
      |(?:files?|components?) to (?:change|modify|update|create|add)|action items|sketch|rulings?
      |intended|how it should work|experience goals?|problems? (?:(?:it|being|to|we) )?solve[ds]?
      |why this (?:project|exists)
    )\b
    |^issue:
    |\b20\d\d[-/.]\d\d?\b|✅|🚧|❌|\b(?:issue|pr|task|story) ?#?\d`,
  'i',
);

/** Names of files that are a log or a plan as a whole. */
const TRANSIENT_FILE = new RegExp(
  joined`
    (?:^|[-_ ./])(?:
      progress|active-?_?context|current|session|todo|tasks?|status|log|logs|journal|changelog|history
      |roadmap|plan|plans|planning|handoff|handover|checkpoint|archive|archived|backlog|sprint|wip
      |findings|incident|audit|report|exploration|proposal|spike|ideas?|summary|issue|pr|investigation|analysis
      |observations?|prd|calibration|rulings?
    )s?(?:[-_ .]|\d|$)
    |[-_ .](?:deprecated|obsolete|outdated|legacy|old|backup|bak|gaps)$
    |(?:^|[-_ /])20\d\d[-_]?\d\d[-_]?\d\d`,
  'i',
);

/** Statements of the past, of work in progress or of wishes; numbers of issues; counts. */
const TRANSIENT = new RegExp(
  joined`
    \b20\d\d[-/.]\d\d[-/.]\d\d\b
    |\b(?:
      january|february|march|april|may|june|july|august|september|october|november|december
    ) (?:\d{1,2},? )?20\d\d\b
    |\b(?:was|were|(?:has|have) (?:now )?been|(?:is|are) being)\b
    |\b(?:
      will be|going to|planned|under way|underway|in progress|work in progress|pending|completed|deferred|just
      |newly|now uses|already|successfully|would|could be|yet|future|at current|high coverage|all tested
      |well[- ]tested|rebuilt|rewritten|originally|corrected|run live|does not exist|merged|shipped
    )\b
    |\b(?:issue|pr|pull request|ticket|commit|branch|task|phase|step|sprint|session|round)(?:[ -]?#?\d|-[A-F]\b)
    |~~|(?:^|[\s(])#\d{2,}\b
    |^[^\p{L}${'`'}]*${'`'}?(?!iso|utf|sha|rfc|aes)[a-z]{2,5}-\d{2,}
    |\b\d+ ?(?:%|percent)|\b\d+\/\d+ (?:tests|passing)
    |\b\d+[*_]* (?:
      tests|files|lines|components|endpoints|commits|assertions|instances|occurrences|gaps|errors
    )\b
    |\(\d+(?: [a-z]+)?\)[.*_]*$|\(replaced\b|\bbug\)
    |\((?:[^()]{1,60}(?<!\b(?:is|are|be|been|gets?|soft))[ -])?(?:replaced|deleted|removed|renamed|landed)\)
    |\b(?:v\d+|prior|earlier|first) (?:plan|attempt|fix)\b|\b(?:it|they) must also\b|\blanded in\b
    |\/(?:Users|home)\/[\w.-]|[A-Z]:\\Users`,
  'iu',
);
/** "Added `SessionStore`", "Fixed the login": what someone did. */
const TELLS_WHAT_SOMEONE_DID = new RegExp(
  joined`
    ^[*_\s]*(?:successfully |recently |now )?(?:
      added|fixed|implemented|updated|changed|moved|created|introduced|completed|refactored|renamed|migrated
      |replaced|removed|extracted|resolved|integrated|enhanced|improved|converted|verified|tested|deployed
      |established|built|merged|cleaned|designed|optimi[sz]ed|configured|switched|developed|found|discovered
      |modified|rewritten|deleted|dropped
    )\b`,
  'i',
);

/** "`guard.ts:65`", "(~line 300)", "(:82-84)": line numbers go stale; `:3001` is a port. */
const LINE_NUMBER = new RegExp(
  joined`
    \blines? ~?\d
    |\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|swift|cs|c|cc|cpp|hp?p?|rb|php|vue|svelte|dart|sql|ya?ml|json|md|toml|sh|html
      |s?css):~?\d
    |(?:^|[\s(,${'`'}~]):~?\d{1,3}\b`,
  'i',
);
/** "U1 = the first route": the number of a step; products are called so as well. */
const STEP_NUMBER =
  /^[*_]*(?!S3|R2|D1|V8|K8|H2|M1|G1|T3|B2)[A-Z]\d{1,2}\b\s*(?:[=:(\u2013\u2014]|- )/;
/** "Fix (in `src/guard.ts`): …", "Fix = …": the end of a story. */
const REMEDY = /^[*_]*(?:fix|resolution|residual|remedy)\b\s*(?:[(=:]|reopened)/i;

const UNSURE =
  /\b(?:likely|probably|presumably|unclear|(?:needs?|to be) (?:confirm|verif|decid|defin|determin)\w*)\b|要確認|待定/i;

/** The same in Chinese: done, the cause of a fault, the state of things, what is to be done. */
const TRANSIENT_CHINESE = /已(?:实现|执行|落地|完成)|根因|现状|当时|需删除|待拿/;

/** "Task completion checklist", "What to do when a task is done": about every task. */
const OF_EVERY_TASK =
  /\b(?:when |after |on )?(?:a )?tasks?[-_ ](?:is |are )?(?:complet(?:ion|ed?)|done|finished)/gi;

/** "`src/a.ts` - Add a button", "`src/b.ts` - **NEW FILE**": work to be done on a file. */
const WORK_ON_A_FILE = new RegExp(
  joined`
    ^[*_]*${'`'}[^${'`'}]+${'`'}[*_]*\s*(?:[-\u2013\u2014:]|(?=\())\s*[*_(]*(?:
      (?:new|update|add|integrate|create|fix|implement|refactor|remove|modify|extend|enhance|replace|move|rename|delete)
      (?:e?d)?
      |(?:change|recommend|configure|convert|introduce|adjust|correct|improve|simplifi|install|switch|enable|disable)e?d
    )\b`,
  'i',
);
/** "Justification added to `a.json`": what was done. */
const TELLS_WHAT_WAS_DONE = new RegExp(
  joined`
    ^(?:(?!\b(?:is|are|be|being|gets?|must|should|can|may|when|if)\b)[^.${'`'}]){0,80}\b(?:
      added|fixed|removed|updated|moved|renamed|created|deleted|implemented
    ) (?:to|in|from|after|into|by|for|with|as)\b`,
  'i',
);
/** "Create `PageProps`": an order for one time, unless it says when it holds. */
const ONE_TIME_ORDER = new RegExp(
  joined`
    ^[*_]*(?:create|add|implement|introduce|extract|refactor|migrate|rename|remove)\b
    (?!.*\b(?:every|each|all|always|never|when|whenever|before|after|if|must|new)\b)`,
  'i',
);
/** "src/log.hpp: LogEntry, LogLevel": a file and names alone. */
const FILE_AND_NAMES =
  /^[`*]*[\w@./-]+\.\w+[`*]*\s*[:\u2013\u2014-]\s*`?[A-Z]\w*`?(?:,\s*`?[A-Z]\w*`?)*\.?$/;
/** Labels of an entry, whose subject is before it. */
const LABEL = new RegExp(
  joined`
    ^[*_]*(?:
      how to apply|why|rationale|general lesson|lesson|consequence|follow-ups?|decision|context|impact|date|author
      |status|version|purpose|goal|outcome|references?|gap|mitigation|risk|recommendation|observation
      |detection|key (?:tools?|files?|components?|features?|points?|changes)|used (?:for|in|by)
      |senders?|receivers?|callers?|consumers?|producers?
      |root[- ]cause|gotchas?|drift|failure-first|pair \d+|bound|conflict|analysis|example|expected
    )\b[^:：${'`'}]{0,40}[:：]
    |^(?:設定|设置|実行|执行|処理|出力|対象|環境|配置)[:：]
    |^[*_]*pattern[:：][*_]* an?\b
    |^[*_]*(?:registered|analysis shows|must also|formal)\b`,
  'i',
);

const KINDS = [
  TRANSIENT,
  TELLS_WHAT_SOMEONE_DID,
  TELLS_WHAT_WAS_DONE,
  WORK_ON_A_FILE,
  ONE_TIME_ORDER,
  FILE_AND_NAMES,
  LABEL,
  LINE_NUMBER,
  STEP_NUMBER,
  REMEDY,
  UNSURE,
  TRANSIENT_CHINESE,
] as const;

const TRANSIENT_FOLDER = new RegExp(
  joined`
    (?:^|\/)(?:
      journals?|archived?|archives|sessions?|logs?|history|reflections?|tasks|plans?|progress|handoffs?
      |changelogs?|creative|reports?|deprecated|legacy|old|backups?|snapshots?
    )\/`,
  'i',
);

/** Whether a file has only transient text, by its name. @param path below the folder of its store. */
export function isTransientFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '');
  return (
    TRANSIENT_FILE.test(name.replace(/_/g, ' ').replace(OF_EVERY_TASK, '')) ||
    TRANSIENT_FOLDER.test(path)
  );
}

/** Whether a statement is about the past, work in progress or a single task. */
function isTransientStatement(text: string): boolean {
  return KINDS.some((pattern) => pattern.test(text));
}

function isTransientSection(title: string): boolean {
  return TRANSIENT_SECTION.test(title.replace(OF_EVERY_TASK, ''));
}
