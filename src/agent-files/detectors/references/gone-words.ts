import { anyCase, flagged, joined } from '../../../text/pattern.js';
import { isMapped, LOG_ENTRY, silencesRow } from './silence.js';

/* Words by which a text itself says that a path is gone, made while one works, or somewhere else. */

/** Words that may stand between what says it and the path: none that begins something else. */
const NEAR = String.raw`(?:(?!(?:with|by|using|via|from|in|inside|under|within|see|and|or|then|load|read)\b)\w+\s+)`;

/** Before a path, in its sentence; `$` is the place of the path. */
const BEFORE = [
  // "instead of `a.py`", "we no longer use `a.py`"
  anyCase`
    \b(?:there (?:is|are|was|were) no|no longer|instead of|rather than|in place of|supersed(?:e|es|ed)
        |replac(?:e|es|ed|ing)|renamed(?: from)?|moved(?: from| out of)?|migrated (?:from|off)|extracted from
        |split (?:from|out of)|formerly|previously|used to be)\s+${NEAR}{0,2}$
    |\bno\s+$`,
  // "it was located in `a.py`"
  anyCase`
    \b(?:(?:was|were)\s+(?:\w+ly\s+)?(?:located|housed|placed|kept|hosted)|used to (?:live|sit)|lived
        |resided)\s+(?:in|at|under|below)\s+$`,
  // "the removed `a.py`"
  anyCase`
    \b(?:removed?|removing|deleted?|deleting|dropped|retired|deprecated|obsolete|former|missing|absent)\s*:?\s+
      (?:the\s+)?${NEAR}?$`,
  // "`b.py` (was `a.py`)", "`b.py`, not `a.py`"
  /\b(?:was|not)\s+$/i,
  // Shown as wrong: "❌ `a.py`", "Avoid: `a.py`", "do not bring back `a.py`"
  /(?:❌|✗|✘|✖|🚫|⛔)[^✅✔✓]{0,80}$/,
  /\b(?:anti-?patterns?|avoid|bad|don't|incorrect|never|wrong)\s*:.{0,60}$/i,
  /\b(?:bring(?:ing)? back|re-?creat(?:e|ing)|re-?introduc(?:e|ing)|resurrect(?:ing)?)\s+$/i,
  // "the `dev` branch still has `a.py`"
  /\bbranch(?:es)?\s+(?:still\s+)?(?:has|have|holds?|contains?|keeps?)\s+$/i,
  // "the script generates `a.py`"
  anyCase`
    \b(?:creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|scaffold(?:s|ed|ing)?|mkdir|writ(?:e|es|ten|ing)
        |sav(?:e|es|ed|ing)|outputs?|download(?:s|ed)?|clones?|emits?|makes|produces?)\s+${NEAR}{0,4}$`,
  // "never commit `a.py`"
  anyCase`
    \b(?:not|never|n't)\s+(?:commit|check in|track|push|keep|store)\s+(?:the\s+)?${NEAR}?$`,
  // "the tool installs `a.py`", "it is installed into `a/`"
  anyCase`
    \binstall(?:s|ed)\s+${NEAR}{0,3}$
    |\b(?:installs?|installed|puts|places|drops|deploys|unpacks)\b.{0,40}\b(?:to|into|at|as|under|in)\s+$`,
  // "write the results to `a.md`"
  anyCase`
    \b(?:append|document|dump|log|record|save|store|write)\s+(?:\w+\s+){0,3}
    (?:failures?|findings?|logs?|outputs?|reports?|results?)\s+(?:to|into|in|at|under)\s+$`,
  // "a team can supply `a.yml`"
  anyCase`
    \b(?:can|may|could|might)\s+(?:also\s+|optionally\s+)?
    (?:add|commit|create|define|drop|keep|maintain|place|provide|put|ship|supply)\s+${NEAR}{0,4}$`,
  // "if there is a `a.py`"
  /\b(?:if|whether|when)\s+(?:(?:a|an|the|there|is|are|you|your|any)\s+){0,3}$/i,
  // "in your project's `a.py`"
  anyCase`
    \b(?:another|other|separate|sibling|upstream|external|different|downstream|your|their|user's|users'
        |target|consumer's)\s+(?:own\s+)?(?:\w+\s+){0,2}(?:repo|repository|project|app|package|workspace
        |machine|home)s?(?:'s)?\b.{0,60}$`,
  // "where icons are available in `a/`"
  anyCase`
    \b(?:if|when|where|whether)\b.{0,60}\b(?:available|present|exists?|there|provided|installed)\b.{0,20}$`,
  /\b(?:look|search|watch) for\b.{0,60}$/i,
  // "Example: `a.py` has 12 branches", "History: `a.py` held the rows"
  /(?:^|[\W\d])(?:examples?|history)\s*:\s*$/i,
  /(?:已删除|删除|移除|不再|生成|创建|新建)[^。]{0,20}$/,
];

/** What a repository keeps, after "not": "not kept on `main`", "never checked in", "not part of this repository". */
const KEPT = joined`
  (?:committed|checked[ -]in(?:to)?|tracked|versioned|pushed
    |(?:kept|stored)(?=\s+(?:on|in(?! sync)|here|under|at)\b|[.,;]|$)
    |(?:\w+\s+)?(?:in|on|part of|with)\s+(?:(?:the|this|our|any)\s+)?
      (?:git|repo|repository|version control|tree|main|master|branch|checkout|clone)\b)`;

/** Behind a path; `^` is its end. */
const AFTER = [
  // "(`a/`) are intentionally not kept on `main`"; what another clause says counts for its own words.
  anyCase`
    ^[\s)\]]{0,4}(?:(?:files?|folders?|directory|notes?|itself)\s+){0,2}
    (?:is|are|was|were|be|must|should|will|stays?|lives?|does|do)\b
    (?:(?!\b(?:where|that|which|how|what|why)\b)[^;:]){0,40}?(?:\bnot|\bnever|n't)\s+(?:be\s+)?(?:\w+ly\s+)?${KEPT}`,
  // "we keep `a/` out of the repository"
  anyCase`
    ^[\s)\]]{0,4}(?:(?:stays?|lives?|is|are)\s+)?(?:kept\s+)?(?:out of|outside(?: of)?)\s+
    (?:(?:the|this|our)\s+)?(?:git|repo|repository|version control|tree|branch|main)\b`,
  // "`a.yml` (not there by default)"
  anyCase`
    ^[\s([—–,-]{0,6}(?:(?:it|which) )?(?:is |are )?
    (?:not (?:there|present|here|created|set)|absent|missing) by default\b`,
  anyCase`
    ^.{0,24}\b(?:if (?:present|it exists|they exist|exists|available|any)
        |when (?:present|available|it exists))\b`,
  anyCase`
    ^.{0,24}\b(?:no longer|not yet|never existed|does(?:n't| not) exist|do(?:n't| not) exist)\b`,
  anyCase`
    ^\s{0,3}[([—–:-]{0,3}\s{0,2}
    (?:
      removed|deleted|gone|planned|todo|(?:auto-?)?generated|git-?ignored|not committed
      |optional
    )\b`,
  // "`a/` stays local", "nothing may live in `a/` any more", "`a.py` in the tag `v1`"
  /^[\s)]{0,3}(?:stays?|is|are) (?:local|personal)\b/i,
  /^.{0,40}\bany ?more\b/i,
  /^[\s)]{0,3}(?:in|on|at|of|from) (?:(?:the|a|an|that) )?(?:\w+ )?(?:branch|commit|tag)\b/i,
  // "is maintained in the wiki"
  anyCase`
    ^.{0,40}\b(?:is|are|lives?)(?: now)?(?: [\w-]{4,30})? (?:in|on) (?:(?:the|our) )?
    (?:wiki|notion|confluence|google (?:docs|drive)|sharepoint)\b`,
  LOG_ENTRY,
  /^.{0,120}\b(?:auto-?generated|generated (?:by|from|at|on|with|when)|(?:filled|populated) (?:by|at|on|when))\b/i,
  /^.{0,40}→ (?:removed|deleted)|^.{0,20}\b(?:renamed|moved) to\b/i,
  /^.{0,12}(?:不存在|已删除|已移除|如果存在|可选|自动生成)/,
];

/** Behind a path, that something was done to it; "if `a.py` is renamed" does not say that it was. */
const DONE = anyCase`
  ^.{0,14}\b(?:is|are|was|were|has been|have been|got) (?:now |since |all )?
    (?:removed|deleted|gone|retired|renamed|replaced|merged|moved|split|superseded|dropped|extracted|migrated
      |absorbed|folded|consolidated|generated|created|git-?ignored)\b`;
const SUPPOSED = /\b(?:if|when|whenever|before|after|once|unless)\b/i;

/** The same in other languages, on either side: their words come in another order. */
const GONE_ABROAD = flagged('iu')`
  (?<!\p{L})(?:entfernt|gelöscht|ersetzt|umbenannt|verschoben|nicht mehr|existiert nicht|gibt es nicht|gibt es kein\w*
    |statt|anstelle|umgestiegen|umgestellt|abgelöst
    |eliminad[oa]s?|eliminó|borrad[oa]s?|reemplazad[oa]s?|renombrad[oa]s?|migramos|migrad[oa]s?|ya no|no existe
    |en lugar de|en vez de
    |supprimée?s?|remplacée?s?|renommée?s?|migrée?s?|n['’]existe (?:pas|plus)|au lieu de)(?!\p{L})
  |不存在|已删除|已移除|已废弃|不再|改名为|重命名为|取代|而不是|(?:迁移|切换|升级)到
  |削除(?:され|した|済)|廃止|存在し(?:ない|ません)|(?:移動|移行)し(?:た|ました)|に置き換え|の代わり
  |삭제(?:됨|되었|했)|제거(?:됨|되었|했)|존재하지 않|대신`;

/** Titles of sections that tell of the past, or of what is somewhere else. */
const ELSEWHERE =
  /^[\W\d]*(?:change ?log|release notes|history|removed|deleted|retired)\b|\bnot belong\b/i;

export interface Surroundings {
  /** Words of the sentence before the path, and behind it. */
  readonly ahead: string;
  readonly behind: string;
  /** The whole line, and its parts on both sides of the path. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
}

/** Whether the text around a path says already that it is not there. */
export function isSaidToBeGone(
  { ahead, behind, line, before, after, isInTable }: Surroundings & { readonly isInTable: boolean },
  headings: readonly string[],
): boolean {
  return (
    (isInTable && silencesRow(line)) ||
    isMapped(before, after) ||
    /^[^\w\s]{0,4}\?\s+No[,.:]/.test(after) ||
    (/~~[^~]{0,80}$/.test(before) && /^[^~]{0,80}~~/.test(after)) ||
    headings.some((title) => ELSEWHERE.test(title.slice(0, 200))) ||
    BEFORE.some((pattern) => pattern.test(ahead)) ||
    AFTER.some((pattern) => pattern.test(behind)) ||
    GONE_ABROAD.test(ahead) ||
    GONE_ABROAD.test(behind) ||
    (DONE.test(behind) && !SUPPOSED.test(ahead))
  );
}
