import { anyCase, anyFinds, joined } from '../../text/pattern.js';

/* Does a passage say what it means when it is read alone? */

/** Words behind "this" or "that" that are understood everywhere. */
const HERE = '(?:project|repo|repository|codebase|monorepo|workspace)\\b';

/** A word that points at something said before. */
const POINTS_BACK = new RegExp(joined`
  \b(?:this|these|those) (?!${HERE})(?!(?:is|are|was|means?|way|time|that|which|who|with|of|in|from|for)\b)[a-z]
  |\b(?:in|of|for|from|to|on|by|with|under|into|at|through|covers?|uses?|up|calls?|checks?|see) that\s
    (?!${HERE})[a-z]+(?=[\s.,;:)]|$)(?! (?:is|are|was|has|have|must|can|should)\b)
  |\b(?:all|the other|the) (?:two|three|four|five|six|seven|eight|nine|ten)\b(?! [a-z${'`'}*_-]+s\b)
  |\b(?:as|from|like|rules?|list|table|section|steps?|flow|example)?\s?(?:above|below)
    (?=["'”’)*_]*(?:[.,;:)]|\s*$|\s[-\u2013\u2014(]))
  |\b[a-z]+s above\b(?! ?[\d${'`'}]| (?:the|a|it|all)\b)
  |\b(?:this|that|these|those)(?=[.;]|$)
  |^[Tt]he same [a-z]+(?! as\b)
  |\bthe (?:referenced|aforementioned|preceding|other one|former|latter)\b
  |\bthe same (?:directory|folder|file|way|pattern|approach|rule|thing|one)\b(?! (?:as|that|where)\b)
  |\b(?:the|your|its) (?:arguments?|user input|missing information)\b (?:is|are|has|names?)\b`);

/** A thing with "the" that nothing before it names: "If the action cannot read `VOUCHED.td`". */
const UNNAMED = new RegExp(joined`
  ^[^${'`'}]*\b[Tt]he (?:action|script|command|tool|function|method|helper|hook|wrapper|job|gate|plugin
      |handler|component|endpoint|specification|spec|flag|option|predicate|key|field|variable|parameter
      |argument)\b(?!s?['’]?s? (?:${'`'}|(?:of|that|which|for|in|named|called|under|behind)\b))(?!s\b)`);
const TRUTH = /\bsource of truth\b(?! (?:for|of|on|about|when|in)\b)/i;

/** What the reader does or sees at one moment of a procedure. */
const MOMENT = anyCase`
  ^(?:you(?:['’]ll| will| should now| can now| now)\b|now\b|once (?:done|finished|complete)
      |when (?:done|finished|ready)|(?:step|phase) \d|look up\b|wait (?:for|until)\b|proceed\b|repeat\b
      |continue\b|go (?:to|back)\b|navigate\b)`;

/** An order with an object that was named before: "Include the key in …". */
const STEP = anyCase`
  ^(?:then )?(?:include|add|remove|delete|copy|paste|extract|replace|open|save|parse|update|set|get|fetch
      |load|collect|store|pass|fill|edit|modify|change|insert|append|create|find|identify|locate|determine
      |record|mark|note|select|choose|move|rename|implement|define|register|verify|confirm|check|review|read
      |analy[sz]e|generate|write|build|apply|post|submit|report|ask) (?:the|it|them|your|its|their|any|that
      |this|a new|new)\b`;
/** What makes an order hold at any time. */
const STANDING = anyCase`
  \b(?:must|never|always|do not|don['’]t|only|every|each|all|any time
  |whenever|when|before|after|unless|if|instead of|rather than)\b`;

/** A heading whose list is a procedure. */
const PROCEDURE = anyCase`
  \b(?:steps?|procedures?|how to|instructions|playbook|walkthrough|tutorial|step-by-step|recipe)\b
  |\b(?:phase|stage|part|task|step) \d
  |^[\d.\s*]*(?:adding|creating|implementing|writing|making|updating|fixing|releasing|publishing
    |migrating|debugging|add|create|implement) (?:a|an|new|the)\b`;

/** Labels of a report or of a template: what is reported stands elsewhere. */
const FIELD = anyCase`
  ^(?:source|fix(?:es)?|status|output|result|results?|returns?|why|how|when|where|what|who|impact|problem
      |solution|symptoms?|cause|root cause|issue|error|effect|action|input|goal|purpose|rationale|reason
      |evidence|scope|limitations?|scope \/ limitations|caveats?|key files|before|after|files?|location|usage
      |locally)\s*[:：]`;
const ONCE = anyCase`
  ^(?:pr|pull request|issue|bug|commit|v?\d+\.\d+(?:\.\d+)?|\d{4}-\d\d-\d\d)\s?#?\d*\b[^${'`'}]{0,30}[:\u2013\u2014]
  |\b(?:broke|fixed|introduced|landed|shipped|merged|resolved) (?:in |by |via |with )?(?:pr\s
    |pull request )?\(?(?:#\d|v\d|\d{4}-)`;
/** A word that a cut left behind. */
const LEFT_OVER = /[.!]\s+(?:example|examples|usage|note|default|options?|see)\s*$/i;
const QUESTION = /[?？]["”')*_]*(?:\s|$)/;
const ARGUMENT = /\bif (?:the|an?) (?:argument|input|user)\b/i;

/** Whether a passage, without its emphasis, is understood without what stood before it. */
export function readsAlone(bare: string, prose: string): boolean {
  if (anyFinds([POINTS_BACK, UNNAMED, TRUTH, QUESTION, LEFT_OVER, ARGUMENT], prose)) return false;
  if (anyFinds([MOMENT, FIELD, ONCE], bare)) return false;
  if (STEP.test(bare) && !STANDING.test(prose)) return false;
  return !isVerbless(bare, prose);
}

/** Whether a heading says that what is below it are steps. */
export function isProcedure(heading: string): boolean {
  return PROCEDURE.test(heading);
}

const FINITE = anyCase`
  \b(?:is|are|was|were|be|must|should|shall|can|may|will|needs?|requires?|has|have|does|do|means?|happens?
      |runs?|makes?|breaks?|adds?|goes|go|uses?|causes?|takes?|gives?|says?|live|lives|never|always)\b`;
/** "Protecting routes with `a`", "How to add one" and "`uv`, supporting Python 3": a subject alone. */
const SUBJECT_ALONE = /^(?:[A-Z][a-z]+ing\b(?!-|[^:]{0,80}:)|How to |`[^`]+`, [a-z]+ing\b)/;
/** A last sentence that is a list of names. */
const NAMES_AT_END =
  /[.!]\s+`[^`]*`(?:\s*(?:,|and|or|in|of|with|usages?|uses|also|see|plus)?\s*(?:`[^`]*`)?){1,20}\.?$/;
const NUMBERED = /^\(?\d{1,2}[).]\s/;

function isVerbless(bare: string, prose: string): boolean {
  return (
    (SUBJECT_ALONE.test(bare) && !FINITE.test(prose)) ||
    NAMES_AT_END.test(bare) ||
    NUMBERED.test(bare) ||
    prose.split('→').length > 2
  );
}
