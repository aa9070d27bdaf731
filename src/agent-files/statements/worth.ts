import { wordSet } from '../../text/words.js';
import { anyCase, anyFinds, joined } from '../../text/pattern.js';
import { hasInvisible } from '../../text/visible.js';
import type { TextBlock } from '../prose/statement-blocks.js';
import { isProcedure, readsAlone } from './stands-alone.js';

/* Can a passage be understood alone, and be right or wrong? "The API returns 404."; not "See the guide below." */

/** What makes a statement one that somebody will want to be held to. */
const CRITICAL =
  /\b(?:must(?:n['’]t)?|never|always|do not|don['’]t|may not|required|mandatory|forbidden|critical|important)\b/i;

export function isCritical(text: string): boolean {
  return CRITICAL.test(withoutCode(text));
}

/** A statement that leans on the one before it, or that says where to read on. */
const LEANS = anyCase`
  ^(?:(?:this|that|these|those)\b(?! (?:project|repo|repository|codebase|monorepo|workspace)\b)
      |(?:it|its|it['’]s|they|their|them|he|she|we['’]ve|here|then|also|otherwise|however|but|and|or|nor|so
        |because|which|both(?! [^.;]{1,60} and )|same|instead|additionally|furthermore
        |moreover|finally|next|later|first|firstly
        |second|secondly|third|afterwards|similarly|likewise|thus|therefore|hence|such|either|neither
        |(?:each|another)(?! [a-z${'`'}])|others?|again|hopefully|unfortunately|alternatively
        |in (?:this|that|these|those|addition|contrast|other)|as (?:above|before|mentioned|shown)
        |at (?:this|that)|for (?:this|that|these|those)|to do (?:this|that|so)
        |if (?:this|that|so|not|you|the user|asked)|like (?:this|that)|from (?:this|that|there)
        |with (?:this|that))\b)`;
/** "Handles the login": what does, stands elsewhere. */
const SUBJECTLESS = anyCase`
  ^(?:re-?)?(?:adds|allows|applies|calls|checks|contains|converts|covers|creates|defines|determines|enables|emits
      |ensures|executes|exports|exposes|extends|generates|gets|handles|holds
      |implements|includes|inherits|invokes|keeps|lets
      |loads|manages|maps|orchestrates|owns|parses|performs|provides|reads|renders|represents|requires|resolves|returns
      |runs|sends|serves|sets|stores|supports|takes|tracks|uses|validates|works|wraps|writes) [^\s:]
  |^(?:based|built|called|configured|created|defined|exported|found|generated|handled|implemented|loaded
      |located|managed|returned|stored|used|written) (?:as|at|by|for|from|in|on|through|using|via|with)\b`;
/** An opening that sends the reader elsewhere. */
const READ_ON = anyCase`
  ^(?:see|refer to|consult|learn more|more (?:on|about|details|info)|details|further reading|full
      |for (?:more|further|details|additional|full|complete|in-depth|the full|information|guidance|usage)
      |check out|visit|look at|have a look|read (?:the|more|our|this|about
        |${'`'}[^${'`'}]{1,200}\.(?:mdx?|mdc|rst|txt)${'`'})
      |${'`'}[^${'`'}]{1,200}\.(?:mdx?|mdc|rst|txt)${'`'}\s*(?:[-\u2013\u2014:]|\())`;
const READ_ON_ANYWHERE = anyCase`
  \bfor (?:(?:more|further|additional|full) (?:details?|information|info|context|guidance)|details)\b
  |(?<!\()\b(?:see|refer to|consult) (?:also\b|the\b|${'`'}[^${'`'}]{1,200}\.mdx?${'`'})
  |\b(?:is|are) documented in\b`;
const EXAMPLE = anyCase`
  ^(?:e\.g|i\.e|ex|examples?|for (?:an )?example|for instance|sample|good|bad|wrong|right|correct|incorrect
      |expected|actual|user|assistant|human|you are|you['’]re|act as|i am|i['’]m|i |my|hello|hi)\b(?:[^-]|$)
  |^(?:before|after|output|input)\s*(?:[:：]|$)`;
const UNFINISHED = anyCase`
  \b(?:TODO|TBD|FIXME|XXX|WIP|lorem ipsum|last (?:updated|modified|reviewed)|placeholder|coming soon)\b
  |\{\{
  |\[(?:your|insert|project|name|describe)\b|<(?:your|insert)[- _]`;
const POINTS = anyCase`
  \b(?:one of (?:those|these)|of the (?:above|following)|the (?:above|below|former|latter|following)
      |(?:mentioned|described|listed|shown|noted|explained) (?:above|below))\b`;
/** What is so for a while only, or was. */
const PASSING = anyCase`
  \b(?:removed|no longer|used to be|formerly|previously|currently|for now|at the moment
      |as of (?:now|today|writing|this|20\d\d|v?\d)|right now|temporar(?:y|ily)|not yet|recently|soon
      |several older|still)\b`;
/** Marks of a report or of a pair of examples; "✅ DO: Use one clock" is an order. */
const MARKED = /(?!^[✅❌]\s?[*_]*(?:DO|DON['’]T|Do|Don['’]t)[*_]*\b)[✅❌☑✔✓✗✘🚧🔴🟢🟡⬜]/u;

const OPEN_END = /[?？:：,;…]["”')*_\]]*$|\.\.\.$|(?:\b(?:and|or|the|a|to|of|with))$/;
const MARKUP = /<\/?[a-z][^<>]{0,100}>|!\[/i;
/** A small letter begins the rest of a sentence; a name of code may be small. */
const SMALL = /^[a-z][a-z]*(?:[\s,.;:!]|$)/;

/** "Updates the cache", "Cached `root` of a run": a form of a verb that something said before belongs to. */
function lacksSubject(prose: string): boolean {
  const [, first = '', second = ''] = /^([A-Z][a-z]+(?:s|ed)) (\S+)/.exec(prose) ?? [];
  if (!/^(?:(?:the|an?|any|its|each|every|all)$|`)/.test(second) || !isVerb(first.toLowerCase()))
    return false;
  return first.endsWith('s') || !FINITE.test(prose);
}

/** "`pkg/`: shared libraries", "Docs: `docs/`", "`make lint` - all linters": a name, and what it is. */
const DEFINITION = new RegExp(joined`
  ^(?:
    (?:${'`'}[,/]?\s?(?:and\s|or\s)?){1,6}(?:\s?\([^()]*\))?(?::|\s[-\u2013\u2014])\s\S
    |[^${'`'}:]{2,60}(?:\([^()]*\))?(?::|\s[-\u2013\u2014])\s${'`'}
  )`);

/** Whether a text can be understood, and be right or wrong, without what stands around it. */
export function isSelfContained(text: string): boolean {
  const bare = withoutMarks(text);
  const prose = withoutCode(bare);
  if (hasInvisible(text.replaceAll('\u{fe0f}', ''))) return false;
  if (anyFinds([MARKED, UNFINISHED, OPEN_END], text)) return false;
  if (anyFinds([PASSING, POINTS, MARKUP], prose)) return false;
  if (anyFinds([LEANS, SUBJECTLESS, READ_ON, READ_ON_ANYWHERE, EXAMPLE, SMALL], bare)) return false;
  if (lacksSubject(prose)) return false;
  if (!readsAlone(bare, withoutCode(text.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, ''))))
    return false;
  return saysEnough(bare, prose);
}

/** Whether a text defines something, or has a verb, or is long enough in a script that is not read. */
function saysEnough(bare: string, prose: string): boolean {
  const words = prose.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? [];
  const isForeign = words.some((word) => /[^\p{Script=Latin}\p{M}'’-]/u.test(word));
  if (isForeign) return words.join('').length >= 6;
  // `status()` → `clineDir`: notes, no sentence.
  if (prose.includes('→') && words.length < 4) return false;
  const spans = prose.split('`').length - 1;
  if (spans > 0 && words.length > 0 && DEFINITION.test(prose)) return true;
  if (words.length < 2 || words.length + spans < 3) return false;
  return (
    (words.length >= 3 && /[^\s:][:：](?:\s|\*)/.test(bare)) ||
    CRITICAL.test(prose) ||
    words.some((word) => !word.endsWith('ing') && isVerb(word.replace(/['’]/g, '')))
  );
}

const NEGATIVE = anyCase`
  \b(?:never|avoid|not|don['’]?t|dont|bad|wrong|anti-?patterns?|incorrect|deprecated|mistakes?|pitfalls?
      |gotchas?|smells?|instead of|forbidden|prohibited|won['’]?t|no longer|red flags?)\b`;
/** "Use tox for testing (not pytest directly):" */
const ASIDE = /\([^()]{0,300}\)/g;
const OWN_NEGATIVE =
  /\b(?:never|avoid|not|don['’]?t|dont|cannot|can['’]?t|forbidden|prohibited)\b/i;
const CONDITION = anyCase`
  ^[*_]*(?:if|when|whenever|while|where|for|to|before|after|unless|during|once|in case|in order|as|with|on
      |under|until|since|given|by)\b`;
const ASIDE_HEADING = anyCase`
  \b(?:examples?|samples?|todo|to-do|roadmap|backlog|change ?log|contents|references?|resources
      |further reading|see also|learn more|next steps|future|planned|recent|history|progress
      |current (?:focus|status|state|work)|milestones?|phase|checklist|troubleshooting|known issues
      |common issues|user (?:input|request)|output format|persona|role)\b`;

/** Whether a text still says what it means without its heading and the sentence with a colon above its list. */
export function standsUnder(
  text: string,
  { isNumbered, intro, heading }: Pick<TextBlock, 'isNumbered' | 'intro' | 'heading'>,
): boolean {
  if (ASIDE_HEADING.test(heading) || isProcedure(heading)) return false;
  if ([...(isNumbered ? [text] : []), ...numberedTitle(heading)].some(beginsStep)) return false;
  if (
    intro !== '' &&
    (CONDITION.test(intro) ||
      /\b(?:examples?|e\.g|such as|for instance|either|one of|any of|following steps|steps)\b/i.test(
        intro,
      ))
  )
    return false;
  // "Avoid:" turns around what is listed below it.
  const isTurned = [intro, heading].some((lead) => NEGATIVE.test(lead.replace(ASIDE, ' ')));
  return !isTurned || OWN_NEGATIVE.test(withoutCode(text));
}

/** "3. Register it": what is behind the number. */
function numberedTitle(heading: string): string[] {
  const [, title] = /^[*_]*\d+[.)]\s*(.*)$/.exec(heading) ?? [];
  return title === undefined ? [] : [title];
}

/** Whether a numbered text is a step: an order, or when to follow it. */
function beginsStep(text: string): boolean {
  const [first = ''] = /^[a-z]+/.exec(withoutMarks(text).toLowerCase()) ?? [];
  return VERBS.has(first) || STEP_BEGINS.has(first);
}

const STEP_BEGINS: ReadonlySet<string> = wordSet(
  'in from at on if when after before once for to then optional',
);

/** A text as its reader hears it: without emphasis, and without the emoji before it. */
function withoutMarks(text: string): string {
  return text
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '')
    .replace(/^[\p{Extended_Pictographic}\u{fe0f}\s#"“]+(?=[^\d])/u, '');
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '`');
}

/** Verbs as people write them in instructions and descriptions, in their plain form. */
const VERBS: ReadonlySet<string> = wordSet(`
  is are was be been has have had do does must should shall may can cannot will would need needs dont add aim
  allow annotate append apply ask assert assume attach avoid base become begin belong bind block break bring
  build bump bundle bypass cache call catch cause change check choose clean clear close collect combine come
  commit compare compile complete compose compute configure confirm connect consider consist consume contain
  continue convert copy cover create declare decode default define delegate delete depend deploy derive describe
  detect determine develop disable display distribute document download drive drop edit emit enable encode end
  enforce ensure escape evaluate execute exist expand expect explain export expose extend extract fail fall
  fetch file find finish fix flow follow force format forward generate get give go group guarantee handle happen
  help hide hold host ignore implement import include indicate inherit initialise initialize inject inline
  insert inherit inspect install integrate introduce invoke isolate join keep know launch lead leave let lint list
  listen live load locate log look maintain make manage map mark match mean measure merge migrate mirror mock
  modify mount move name normalise normalize open operate orchestrate order organise organize
  originate output override own
  parse pass perform persist pick place point populate prefer prefix preserve prevent print process produce
  propagate protect provide publish pull push put query raise reach read receive record redirect reduce refactor
  refer reflect register reject release rely remain remember remove rename render replace report represent
  request require reset resolve respect respond rest restart restrict return reuse review rewrite run save scan
  schedule scope search secure see select send separate serialise serialize serve set share ship show sign
  simplify sit skip sort specify split stand start state stay stop store stream strip structure style subclass
  submit supply support surface switch sync take target test throw track transform translate treat trigger try
  turn type understand update upgrade upload use validate verify wait walk want watch work wrap write yield live
  lives go goes
`);

/** Whether a word in small letters is a form of a verb; a noun that looks like one is taken for it. */
export function isVerb(word: string): boolean {
  if (VERBS.has(word)) return true;
  for (const ending of ['s', 'es', 'd', 'ed', 'ing']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    // `running` has its consonant twice, `using` lost its e, `ran` is seldom in what agents read.
    if (
      VERBS.has(stem) ||
      VERBS.has(`${stem}e`) ||
      (stem.at(-1) === stem.at(-2) && VERBS.has(stem.slice(0, -1)))
    )
      return true;
  }
  return word.endsWith('ies') && VERBS.has(`${word.slice(0, -3)}y`);
}

/** Forms that are verbs wherever they stand. */
const FINITE = anyCase`
  \b(?:is|are|was|were|be|am|has|have|do(?:es)?(?:n['’]t)?|must(?:n['’]t)?|should(?:n['’]t)?|shall
      |can(?:not|['’]t)?|may|might|will|would|need|live|lie|go|goes|say|depend|come|stay|share|equals?
      |corresponds?|differs?|never|always|don['’]t|isn['’]t|aren['’]t)\b`;
/** Orders. Other verbs begin labels as well: "build tool", "type safety". */
const ORDER =
  /^(?:use|run|keep|set|add|do|avoid|prefer|call|import|pass|wrap|write|read|return|put|follow|place|make|ensure)\b/i;

/** Whether a passage says or orders something, by its English verbs. In doubt it does: "tests" may be a verb. */
export function saysSomething(prose: string): boolean {
  return (
    FINITE.test(prose) ||
    ORDER.test(prose) ||
    (prose.toLowerCase().match(/[a-z]+s\b/g) ?? []).some(isVerb)
  );
}
