import { anyCase, flagged } from '../../../text/pattern.js';

/* Words that say that a path need not exist: it is made, optional, gone, planned, or an example. */

/** Before a path: the reader is told to write it. */
const TOLD_TO_WRITE = anyCase`
  (?:^|[-*]\s+|\d[.)]\s+)\s*(?:store|save|write|persist|log|record)\b.{0,60}
  \b(?:to|into|at|as|under|in)\s*:?\s*$`;

/** Before a path, in its sentence; `$` is the place of the path. */
const BEFORE = [
  // Examples.
  anyCase`
    (?:\b(?:e\.g\.|e\.g\b|for example\b|for instance\b|such as\b|examples?\s+(?:\w+\s*)?[:(—–-]
          |examples?[:(—–-]|imagine\b|suppose\b|hypothetical)|例如|示例|比如|例：).*$`,
  /\bexample\s+(?:\w+\s+)?$/i,
  anyCase`
    \b(?:unlike|like|say|similar to|compared (?:to|with)|named|called|titled
        |(?:pattern|format|convention|naming|template)s?
        (?: is| are)?)\s*:?\s*$`,
  // Made by the reader or a program.
  anyCase`
    \b(?:put|place|drop|save|store|write)\s+(?:it|them|this|these|those|one)\s+(?:\w+\s+)?
    (?:in|into|under|at|as|inside|below)\s+(?:the\s+)?$`,
  anyCase`
    \b(?:creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|scaffold(?:s|ed|ing)?|download(?:s|ed|ing)?
        |clon(?:e|es|ed|ing)|copy|copies|copied|mkdir)\b.{0,70}$`,
  anyCase`
    \b(?:writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|outputs?|stored|persist(?:s|ed)|dump(?:s|ed)|exported
        |emitted|compiled|cached|symlinked|installed|logged|lands?
        |ends? up)\b.{0,50}\b(?:to|into|at|as|under|in)\s*:?\s*$`,
  TOLD_TO_WRITE,
  anyCase`
    \b(?:write|writes|save|saves|produces?|produced|emits?|outputs?)\s+
    (?:(?:a|an|the|your|new|its|their|all)\s+){0,2}(?:\w+\s+)?$`,
  anyCase`
    \badd(?:s|ing)?\s+(?:(?:a|an|the|new|your|another|corresponding|matching)\s+){0,3}
    (?:(?:\w+\s+)?(?:files?|script|page|folder|directory|tests?|module|docs?|spec|config)\s+)?
    (?:(?:at|as|named|called|under|in)\s+)?$`,
  /\bnew\s+(?:\w+\s+)?(?:file|folder|directory|script|module|package|page|branch)s?\s+(?:\w+\s+)?$/i,
  /(?:新增|新建|创建|生成|写入|保存|输出到|已删除|删除|废弃|旧的?|如果|若|兄弟仓库)[^。]{0,40}$/,
  // Not there.
  anyCase`
    (?:\b(?:not|never|without|avoid|nor|neither)|n't)\s+(?!(?:\w+\s+)?(?:hand-)?
        (?:edit|modify|touch|change|bypass|skip|delete|remove|rename|move|break|forget|ignore|disable|commit
          |run|miss|duplicate|alter|overwrite|weaken)\b)(?:\w+(?:\.\w+)?\s+){0,4}$`,
  /\bno\s+(?:\w+(?:\.\w+)?\s+){0,2}$/i,
  /\bnot here\W{0,4}$/i,
  anyCase`
    \b(?:there (?:is|are|was|were) (?:no|not)|no longer|instead of|rather than|in place of|as opposed to
        |supersed(?:e|es|ed)|replac(?:e|es|ed|ing)|renamed from|moved (?:from|out of)
        |migrat(?:ed?|ing) (?:from|off)|extracted from|split (?:from|out of)|formerly|previously|used to)\b.{0,50}$`,
  anyCase`
    \b(?:removed?|deleted?|dropped|retired|deprecated|obsolete|legacy|old|former|stale|ex|missing
        |absent)\s+(?:the\s+)?(?:\w+\s+)?$`,
  // Not yet, or not always.
  anyCase`
    \b(?:will (?:be|live|go|create|contain|need|add)|would|might|todo|to-do|planned|plan to|future|upcoming
        |eventually|proposed|proposal|to be (?:created|added|written)|optional(?:ly)?)\b.{0,60}$`,
  anyCase`
    \b(?:if|whether|when|in case)\s+(?:(?:a|an|the|there|is|are|you|have|has|your|any|it|using|find|found
          |present|exists?)\s+){0,4}$`,
  // Elsewhere.
  anyCase`
    \b(?:another|other|separate|sibling|upstream|external|companion|different|sister|downstream)\s+
      (?:\w+\s+){0,2}(?:repo|repos|repository|repositories|project|projects|package|codebase|monorepo
        |checkout|clone)\b.{0,80}$`,
  anyCase`
    \b(?:user's|users'|your|consumers?|client's|customer's|target|generated|their|host|downstream
        |end-user)\s+(?:own\s+)?(?:\w+\s+){0,2}(?:repo|repository|projects?|app|home|machine|workspace
        |vault)\b.{0,80}$`,
  /\b(?:git-?ignored|ignores?|ignored|untracked|uncommitted|local-only)\b.{0,50}$/i,
  /\b(?:sibling|upstream|hub)\s+(?:\w+\s+)?$/i,
  /(?:→|->|=>|➜|⇒)\s*(?:\w+\s+)?$/,
  /(?:https?:\/\/|github\.com|gitlab\.com).*$/i,
];

/** "`a.py`: updated the retry", behind a path in an entry of a log; "`a.py` is updated by each release" is none. */
export const LOG_ENTRY = anyCase`
    ^[${'`'}*]{0,4}\s{0,2}[—–:(-]\s{0,2}[*✅]{0,3}\s{0,2}
    (?:added|updated|fixed|created|refactored|renamed|implemented|migrated|modified|replaced)
    (?! (?:on|by|at|when|with each|with every|every|each|daily|automatically)\b)(?= )`;

/** Behind a path; `^` is its end. */
const AFTER = [
  LOG_ENTRY,
  /^[\s-]{0,2}style\b/,
  /^[\s(,;—–-]{0,4}(?:create|make) (?:it|them|one)\b/i,
  /^.{0,60}\b(?:there (?:is|are) none|we have none|none (?:yet|today|so far|exists?))\b/i,
  anyCase`
    ^.{0,30}\b(?:if (?:present|it exists|they exist|exists|available|any|needed|you have|applicable
          |one exists)|when (?:present|available|it exists)|where (?:present|applicable)|may not exist
        |might not exist)\b`,
  anyCase`
    ^.{0,14}\b(?:(?:is|are|being) (?:optional|absent|missing|not present|not there|not found)
        |optional(?=\s*(?:$|[)\],.;:]))|optionally\b)`,
  anyCase`
    ^.{0,24}\b(?:(?:does|do|did|has|have|is|are|was|were|will)(?:n't| not| no longer) (?:\w+ )?
        (?:exist|there|been|present|committed|tracked|checked|in (?:the|this)|used|part|yet)|no longer
        |not yet|never existed)\b`,
  anyCase`
    ^.{0,14}\b(?:is|are|was|were|has been|have been|been|got) (?:now |since |all )?
      (?:removed|deleted|gone|deprecated|obsolete|retired|renamed|replaced|merged|moved|split|superseded
        |dropped|extracted|migrated|absorbed|folded|consolidated)\b`,
  anyCase`
    ^\s{0,3}[([—–:-]{0,3}\s{0,2}
    (?:
      removed|deleted|gone|deprecated|obsolete|legacy|old|planned|todo|future|new|optional
      |(?:auto-?)?generated|git-?ignored|ignored|not committed|not tracked|untracked
      |to be created|coming soon|not yet|created|(?:build )?output|runtime|local only|local-only
      |example|wip
    )\b(?=\s*(?:$|[)\],.;:—–|-]|in\b|by\b|from\b|files?\b|when\b|at\b|on\b|and\b))`,
  anyCase`
    ^.{0,14}\b(?:is|are|gets?|will be|be|was|being)[ -]
      (?:automatically |then |also |locally |always |only |auto-?)?
      (?:generated|created|written|built|compiled|produced|ignored|git-?ignored|downloaded|cached|populated
        |cloned|installed|emitted|untracked|saved)\b`,
  /^\s{0,3}(?:once|as soon as|until)\b/i,
  /^.{0,14}\b(?:will|would|could|should) (?:be|become|live|contain|hold|go|exist|look)\b/i,
  anyCase`
    ^.{0,40}(?:\b(?:git-?ignored|gitignore|not in git|not committed|auto-?generated|at runtime|on first run
          |at build time|in your project|in the user's|placeholder|hypothetical|per[- ]developer|per[- ]user
          |renamed to|moved to|replaced by)\b|→ (?:removed|deleted))`,
  anyCase`
    ^.{0,60}\b(?:in|from|of) (?:(?:the|a|an|that|our) )?(?:separate|other|another|sibling|upstream|different
        |private|external|companion|(?!(?:this|the|our|same|current|whole|entire|every|each
          |any)\b)[\w./-]{2,40}) (?:repo|repository)\b`,
  /^.{0,8}\[[A-Z][\w -]{2,40}\](?![([:])/,
  /^.{0,12}(?:不存在|已删除|已移除|如果存在|可选|自动生成|由.{0,12}生成|만들지)/,
];

/** That it is made, an example, or need not be there, in other languages, on either side. */
const ABROAD = flagged('iu')`
  (?<!\p{L})(?:erzeug\w*|generier\w*|erstell\w*|angelegt|anlegen|zum beispiel|z\.\s?B|existiert|vorhanden|geplant\w*
    |genera(?:d[oa]s?|r|n)?|crea(?:d[oa]s?|r|n)?|por ejemplo|si existen?|opcional\w*
    |génér\w*|cré\p{L}{1,3}|par exemple|s['’]il existe|facultatif)(?!\p{L})
  |生成|作成|例えば|存在する場合|あれば|任意|予定
  |创建|新建|可选|例如|比如|若存在|计划中
  |생성|예를 들어|있으면|선택 사항`;

/** Around a word that has no ending, and could be the name of many a thing. */
const BEFORE_WORD = anyCase`
  (?:\bGET|\bPOST|\bPUT|\bPATCH|\bDELETE|\bHEAD|\bbranch(?:es)?|\bendpoints?|\broutes?|\burls?|\bimages?
      |\bpackages?|\bmodels?|\bmodules?|\bremotes?|\btags?|\bheaders?|\bcontent-type|\bmime
      |\bimport(?:s|ed|ing)?(?: \w+)? from|\bimports?|\bnamespaces?|\bscopes?|\bskills?|\bcommands?|\brepos?
      |\brepository|\bids?|\bidentifiers?|\bkeys?|\bevents?|\btopics?|\bqueues?|\bpermissions?|\blabels?)
      (?:\s+(?:is|are|like|named|called))?\s*:?\s*$`;
const AFTER_WORD = anyCase`
  ^\s{0,2}(?:branch(?:es)?|endpoints?|routes?|images?|headers?|tags?|scopes?|packages?|namespaces?|registry
      |labels?|repos?|repository|actions?|models?|pages?|urls?|imports?|modules?)\b`;

/** Titles of sections in which nothing is claimed of the tree as it is. */
const SECTION = anyCase`
  ^[\W\d]*(?:the |an? )?(?:(?:examples?|templates?|change ?log|roadmap|history|migrations?|planned|future
        |to-?do|backlog|proposals?|deprecated|removed|legacy|archived?|obsolete|completed|samples?|generated
        |git-?ignored|naming|milestones?|vision|upstream|submodules?)[\W\d]*$
      |(?:examples?|changelog|roadmap|migrat(?:ing|ion (?:guide|from|to|plan|notes|path|status|history))
        |planned|future|deprecated|removed|legacy|proposed|what(?:'s| has)? changed
        |recent (?:changes|updates)|release notes|anti-?patterns?
        |(?:suggested|recommended|proposed|desired|target|ideal) (?:structure|layout|architecture
        |organization|organisation|folder)|naming|output (?:format|structure|template|files?|location)
        |samples?|other repos|other repositories|related (?:repos|repositories|projects)
        |external (?:repos|repositories|projects)|sibling|upstream|not (?:yet )?implemented
        |generated (?:files|output|code|artifacts)|todo)\b)
  |\b(?:examples?|templates?|changelog|roadmap|scenarios?)[\W\d]*$|\bnot belong\b`;

/** The same in other languages. A Chinese title may begin with such a word and mean another thing: 例外处理. */
const SECTION_ABROAD = flagged('iu')`
  ^[^\p{L}]*(?:(?:beispiele?|geplante?s?|zukünftige?s?|vorgeschlagene?s?|veraltete?s?|entfernte?s?|änderungsprotokoll
      |ejemplos?|planead[oa]s?|propuest[oa]s?|obsolet[oa]s?|eliminad[oa]s?|historial de cambios
      |exemples?|prévue?s?|proposée?s?|supprimée?s?)(?!\p{L})
    |(?:示例|使用示例|例子|例|使用例|计划|路线图|更新日志|变更记录|变更日志|已废弃|已删除|予定|変更履歴|廃止|예시|변경 이력)[^\p{L}]*$)`;

/** Titles of columns of a table in which nothing is claimed. */
const HEADER = anyCase`
  \b(?:old|before|from|was|legacy|avoid|bad|don't|wrong|examples?|outputs?|previous|previously|removed
      |deprecated|template|planned|pattern|generated|creates|produces|branch|route|endpoint|url|image|repo
      |repository|upstream|naming|artifact)\b`;

/** Whether the words around a path take the claim out of it. */
export function isSilenced(before: string, after: string, isWord: boolean): boolean {
  return (
    BEFORE.some((pattern) => pattern.test(before)) ||
    AFTER.some((pattern) => pattern.test(after)) ||
    ABROAD.test(before) ||
    ABROAD.test(after) ||
    (isWord && (BEFORE_WORD.test(before) || AFTER_WORD.test(after)))
  );
}

/** Whether the words before a path tell the reader to write it, so that it need not be there elsewhere in the text. */
export function isToldToWrite(before: string): boolean {
  return TOLD_TO_WRITE.test(before);
}

/** Whether a path is one side of an arrow between two: what was and what is, or a source and its result. */
export function isMapped(before: string, after: string): boolean {
  return (
    /`\s*(?:→|->|=>|➜|⇒)\s*[`*_]{0,3}$/.test(before.slice(-40)) ||
    /^[`*_]{0,3}\s*(?:→|->|=>|➜|⇒)\s*[*_]{0,3}(?:`|removed|deleted|gone)/i.test(after.slice(0, 40))
  );
}

const CELL_OF_A_CHANGE = anyCase`
  ^[\s*_${'`'}]{0,6}(?:new|create|created|add|added|to create|deleted|removed|planned|todo|新增|新建
      |删除)[\s*_${'`'}]{0,6}$`;

/** Whether a row of a table says of what it names that it is to come, or is gone. */
export function silencesRow(row: string): boolean {
  return row.split('|').some((cell) => CELL_OF_A_CHANGE.test(cell));
}

/** Whether a line that ends in a colon, such as "Create these files:", does so for the list below it. */
export function silencesList(intro: string): boolean {
  return isSilenced(intro.replace(/[:*\s]{0,6}$/, ' '), '', false);
}

export function silencesSection(title: string): boolean {
  const words = title.slice(0, 200);
  return SECTION.test(words) || SECTION_ABROAD.test(words);
}

/** Words above a drawing that make it one of what shall be, or of no repository in particular. */
const ANOTHER = anyCase`
  \b(?:proposed|proposal|planned|suggested|recommended|desired|target|ideal|future|hypothetical|typical|sample
      |template|examples?|after (?:the )?(?:migration|refactor\w*|move)|would|will|should|could|e\.g
      |each (?:new )?(?:package|module|feature|skill|plugin|app|service|component|crate|extension)
      |every (?:package|module|feature|skill|plugin|app|service|component|crate)
      |a new|creat(?:e|es|ing)|generat(?:e|es|ed)|scaffold\w*|produces?|installs?|outputs?
      |your|old|before|previous(?:ly)?|legacy|user'?s)\b`;

export function showsAnother(words: string): boolean {
  return ANOTHER.test(words.slice(-300));
}

const TO_COME = anyCase`
  ^\W{0,3}(?:new|created|to be|todo|planned|future|optional|if\b|when\b|generated|auto|built|output|git-?ignored
      |your|user)`;
const NOT_KEPT = anyCase`
  \b(?:not (?:yet|in git|committed|tracked)|git-?ignored|generated|created (?:by|on|at|when)|optional|planned
      |deprecated|removed|deleted|symlink\w*|private|local only)\b`;

/** Whether the words behind an entry of a drawing say that it is to come, is made, or need not be there. */
export function silencesEntry(comment: string): boolean {
  const words = comment.slice(0, 200);
  return (
    AFTER.some((pattern) => pattern.test(` (${words}`)) ||
    TO_COME.test(words) ||
    NOT_KEPT.test(words)
  );
}

export function silencesColumn(header: string): boolean {
  return HEADER.test(header.slice(0, 200));
}
