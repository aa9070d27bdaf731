import { joined } from '../../text/pattern.js';

/*
 * What does not last of what agents write down? What was done, what is planned, how far the work is, and labels whose
 * subject stands before them; sections, files and folders that hold nothing else.
 */

/** Headings of logs, plans and the state of work; whatever stands below one passes. */
const PASSING_SECTION = new RegExp(
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
const PASSING_FILE = new RegExp(
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

/** What was, is under way or is wished for, in the words of the statement itself; numbers of issues; counts. */
const PASSING = new RegExp(
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
/** "Added `SessionStore`", "Fixed the login": what somebody did. */
const DID = new RegExp(
  joined`
    ^[*_\s]*(?:successfully |recently |now )?(?:
      added|fixed|implemented|updated|changed|moved|created|introduced|completed|refactored|renamed|migrated
      |replaced|removed|extracted|resolved|integrated|enhanced|improved|converted|verified|tested|deployed
      |established|built|merged|cleaned|designed|optimi[sz]ed|configured|switched|developed|found|discovered
      |modified|rewritten|deleted|dropped
    )\b`,
  'i',
);

/** "`guard.ts:65`", "(~line 300)", "(:82-84)": a line is another one after the next change; `:3001` is a port. */
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

/** What its author did not know. */
const UNSURE =
  /\b(?:likely|probably|presumably|unclear|(?:needs?|to be) (?:confirm|verif|decid|defin|determin)\w*)\b|要確認|待定/i;

/** The same in Chinese: done, the cause of a fault, how things stand, what is to be done. */
const PASSING_CHINESE = /已(?:实现|执行|落地|完成)|根因|现状|当时|需删除|待拿/;

/** "Task completion checklist", "What to do when a task is done": what is asked of every task, and no state of one. */
const OF_EVERY_TASK =
  /\b(?:when |after |on )?(?:a )?tasks?[-_ ](?:is |are )?(?:complet(?:ion|ed?)|done|finished)/gi;

/** "`src/a.ts` - Add a button", "`src/b.ts` - **NEW FILE**": what is to be done with a file. */
const TO_DO = new RegExp(
  joined`
    ^[*_]*${'`'}[^${'`'}]+${'`'}[*_]*\s*(?:[-\u2013\u2014:]|(?=\())\s*[*_(]*(?:
      (?:new|update|add|integrate|create|fix|implement|refactor|remove|modify|extend|enhance|replace|move|rename|delete)
      (?:e?d)?
      |(?:change|recommend|configure|convert|introduce|adjust|correct|improve|simplifi|install|switch|enable|disable)e?d
    )\b`,
  'i',
);
/** "Justification added to `a.json`": what was done, without a verb that says who does it each time. */
const DONE = new RegExp(
  joined`
    ^(?:(?!\b(?:is|are|be|being|gets?|must|should|can|may|when|if)\b)[^.${'`'}]){0,80}\b(?:
      added|fixed|removed|updated|moved|renamed|created|deleted|implemented
    ) (?:to|in|from|after|into|by|for|with|as)\b`,
  'i',
);
/** "Create `PageProps`": an order for one time, unless it says when it holds. */
const ONCE = new RegExp(
  joined`
    ^[*_]*(?:create|add|implement|introduce|extract|refactor|migrate|rename|remove)\b
    (?!.*\b(?:every|each|all|always|never|when|whenever|before|after|if|must|new)\b)`,
  'i',
);
/** "src/log.hpp: LogEntry, LogLevel": a file and names, of which nothing is said. */
const NAMES =
  /^[`*]*[\w@./-]+\.\w+[`*]*\s*[:\u2013\u2014-]\s*`?[A-Z]\w*`?(?:,\s*`?[A-Z]\w*`?)*\.?$/;
/** Labels of an entry, whose subject stands before it. */
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
  PASSING,
  DID,
  DONE,
  TO_DO,
  ONCE,
  NAMES,
  LABEL,
  LINE_NUMBER,
  STEP_NUMBER,
  REMEDY,
  UNSURE,
  PASSING_CHINESE,
] as const;

/** Folders of a store that hold logs and plans. */
const PASSING_FOLDER = new RegExp(
  joined`
    (?:^|\/)(?:
      journals?|archived?|archives|sessions?|logs?|history|reflections?|tasks|plans?|progress|handoffs?
      |changelogs?|creative|reports?|deprecated|legacy|old|backups?|snapshots?
    )\/`,
  'i',
);

/** Whether nothing that a file states lasts, by its name. @param path below the folder of its store. */
export function isPassingFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '');
  return (
    PASSING_FILE.test(name.replace(/_/g, ' ').replace(OF_EVERY_TASK, '')) ||
    PASSING_FOLDER.test(path)
  );
}

/** Whether a statement says what was, is under way or is to be done once. */
export function isPassingStatement(text: string): boolean {
  return KINDS.some((pattern) => pattern.test(text));
}

/** Whether nothing lasts that stands below a heading. */
export function isPassingSection(title: string): boolean {
  return PASSING_SECTION.test(title.replace(OF_EVERY_TASK, ''));
}
