import { joined } from '../../text/pattern.js';
import { hasInvisible } from '../../text/visible.js';
import type { TextBlock } from '../prose/statement-blocks.js';
import { isProcedure, readsAlone } from './stands-alone.js';
import { isVerb } from './verbs.js';

/*
 * Is a passage worth proposing as a fact: is it understood alone, and right or wrong? "The API returns 404 for
 * unknown ids." is; "See the guide below." and "It does so too." are not.
 */

/** What makes a statement one that somebody will want to be held to. */
const CRITICAL =
  /\b(?:must(?:n['’]t)?|never|always|do not|don['’]t|may not|required|mandatory|forbidden|critical|important)\b/i;

export function isCritical(text: string): boolean {
  return CRITICAL.test(withoutCode(text));
}

/** A statement that leans on the one before it, or that says where to read on. */
const LEANS = new RegExp(
  joined`
    ^(?:
      (?:this|that|these|those)\b(?! (?:project|repo|repository|codebase|monorepo|workspace)\b)
      |(?:
          it|its|it['’]s|they|their|them|he|she|we['’]ve|here|then|also|otherwise|however|but|and
          |or|nor|so|because|which|both|same|instead|additionally|furthermore|moreover|finally
          |next|later|first|firstly|second|secondly|third|afterwards|similarly|likewise|thus
          |therefore|hence|such|each|either|neither|another|others?|again|hopefully|unfortunately
          |alternatively
          |in (?:this|that|these|those|addition|contrast|other)
          |as (?:above|before|mentioned|shown)|at (?:this|that)|for (?:this|that|these|those)
          |to do (?:this|that|so)|if (?:this|that|so|not|you|the user|asked)|like (?:this|that)
          |from (?:this|that|there)|with (?:this|that)
        )\b
    )`,
  'i',
);
/** "Handles the login": what does, stands elsewhere. */
const SUBJECTLESS = new RegExp(
  joined`
    ^(?:re-?)?(?:
        adds|allows|applies|calls|checks|contains|converts|covers|creates|defines|enables|emits
        |ensures|executes|exports|exposes|extends|generates|gets|handles|holds|implements|includes
        |keeps|lets|loads|manages|maps|owns|parses|performs|provides|reads|renders|represents
        |requires|resolves|returns|runs|sends|serves|sets|stores|supports|takes|tracks|uses
        |validates|works|wraps|writes
      ) [^\s:]
    |^(?:
        based|built|called|configured|created|defined|exported|found|generated|handled|implemented
        |loaded|located|managed|returned|stored|used|written
      ) (?:as|at|by|for|from|in|on|through|using|via|with)\b`,
  'i',
);
/** An opening that sends the reader elsewhere. */
const READ_ON = new RegExp(
  joined`
    ^(?:
      see|refer to|consult|learn more|more (?:on|about|details|info)|details|further reading|full
      |for (?:
          more|further|details|additional|full|complete|in-depth|the full|information|guidance
          |usage
        )
      |check out|visit|look at|have a look
      |read (?:the|more|our|this|about|${'`'}[^${'`'}]{1,200}\.(?:mdx?|mdc|rst|txt)${'`'})
      |${'`'}[^${'`'}]{1,200}\.(?:mdx?|mdc|rst|txt)${'`'}\s*(?:[-\u2013\u2014:]|\()
    )`,
  'i',
);
/** The same anywhere in the statement. */
const READ_ON_ANYWHERE = new RegExp(
  joined`
    \bfor (?:
        (?:more|further|additional|full) (?:details?|information|info|context|guidance)
        |details
      )\b
    |(?<!\()\b(?:see|refer to|consult) (?:also\b|the\b|${'`'}[^${'`'}]{1,200}\.mdx?${'`'})
    |\b(?:is|are) documented in\b`,
  'i',
);
const EXAMPLE = new RegExp(
  joined`
    ^(?:
      e\.g|i\.e|ex|examples?|for (?:an )?example|for instance|sample|good|bad|wrong|right|correct
      |incorrect|before|after|output|input|expected|actual|user|assistant|human|you are|you['’]re
      |act as|i am|i['’]m|i |my|hello|hi
    )\b(?:[^-]|$)`,
  'i',
);
const UNFINISHED = new RegExp(
  joined`
    \b(?:
        TODO|TBD|FIXME|XXX|WIP|lorem ipsum|last (?:updated|modified|reviewed)|placeholder
        |coming soon
      )\b
    |\{\{|\[(?:your|insert|project|name|describe)\b|<(?:your|insert)[- _]`,
  'i',
);
/** What points at the text around it. */
const POINTS = new RegExp(
  joined`
    \b(?:
      one of (?:those|these)|of the (?:above|following)
      |the (?:above|below|former|latter|following)
      |(?:mentioned|described|listed|shown|noted|explained) (?:above|below)
    )\b`,
  'i',
);
/** What is so for a while only, or was. */
const PASSING = new RegExp(
  joined`
    \b(?:
      removed|no longer|used to be|formerly|previously|currently|for now|at the moment
      |as of (?:now|today|writing|this|20\d\d|v?\d)
      |right now|temporar(?:y|ily)|not yet|recently|soon|several older|still
    )\b`,
  'i',
);
/** Marks of a report or of a pair of examples. */
const MARKED = /[✅❌☑✔✓✗✘🚧🔴🟢🟡⬜]/u;

/** Something follows. */
const OPEN_END = /[?？:：,;…]["”')*_\]]*$|\.\.\.$|(?:\b(?:and|or|the|a|to|of|with))$/;
const MARKUP = /<\/?[a-z][^<>]{0,100}>|!\[/i;
/** A small letter begins the rest of a sentence; a name of code may be small. */
const SMALL = /^[a-z][a-z]*(?:[\s,.;:!]|$)/;

/** Whether a text can be understood, and be right or wrong, without what stands around it. */
export function isSelfContained(text: string): boolean {
  const bare = withoutMarks(text);
  const prose = withoutCode(bare);
  const words = prose.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]*/gu) ?? [];
  if (hasInvisible(text.replaceAll('\u{fe0f}', ''))) return false;
  if ([MARKED, UNFINISHED, OPEN_END].some((pattern) => pattern.test(text))) return false;
  if ([PASSING, POINTS, MARKUP].some((pattern) => pattern.test(prose))) return false;
  if (
    [LEANS, SUBJECTLESS, READ_ON, READ_ON_ANYWHERE, EXAMPLE, SMALL].some((pattern) =>
      pattern.test(bare),
    )
  )
    return false;
  if (!readsAlone(bare, withoutCode(text.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, ''))))
    return false;
  const isForeign = words.some((word) => /[^\p{Script=Latin}\p{M}'’-]/u.test(word));
  if (isForeign) return words.join('').length >= 6;
  // `status()` → `clineDir`: notes, no sentence.
  if (prose.includes('→') && words.length < 4) return false;
  const spans = prose.split('`').length - 1;
  if (words.length < 2 || words.length + spans < 3) return false;
  const isDefinition = words.length >= 3 && /[^\s:][:：](?:\s|\*)/.test(bare);
  return (
    isDefinition || CRITICAL.test(prose) || words.some((word) => isVerb(word.replace(/['’]/g, '')))
  );
}

const NEGATIVE = new RegExp(
  joined`
    \b(?:
      never|avoid|not|don['’]?t|dont|bad|wrong|anti-?patterns?|incorrect|deprecated|mistakes?
      |pitfalls?|gotchas?|smells?|instead of|forbidden|prohibited|won['’]?t|no longer|red flags?
    )\b`,
  'i',
);
const OWN_NEGATIVE =
  /\b(?:never|avoid|not|don['’]?t|dont|cannot|can['’]?t|forbidden|prohibited)\b/i;
const CONDITION = new RegExp(
  joined`
    ^[*_]*(?:
      if|when|whenever|while|where|for|to|before|after|unless|during|once|in case|in order|as|with
      |on|under|until|since|given|by
    )\b`,
  'i',
);
const ASIDE_HEADING = new RegExp(
  joined`
    \b(?:
      examples?|samples?|todo|to-do|roadmap|backlog|change ?log|contents|references?|resources
      |further reading|see also|learn more|next steps|future|planned|recent|history|progress
      |current (?:focus|status|state|work)|milestones?|phase|checklist|troubleshooting
      |known issues|common issues|user (?:input|request)|output format|persona|role
    )\b`,
  'i',
);

/**
 * Whether a text still says what it means when what led to it is gone: the sentence with a colon
 * before a list, the heading.
 */
export function standsUnder(
  text: string,
  { isNumbered, intro, heading }: Pick<TextBlock, 'isNumbered' | 'intro' | 'heading'>,
): boolean {
  if (ASIDE_HEADING.test(heading) || isNumbered || isProcedure(heading)) return false;
  if (
    intro !== '' &&
    (CONDITION.test(intro) ||
      /\b(?:examples?|e\.g|such as|for instance|either|one of|any of|following steps|steps)\b/i.test(
        intro,
      ))
  )
    return false;
  // "Avoid:" turns around what is listed below it.
  return !(NEGATIVE.test(intro) || NEGATIVE.test(heading)) || OWN_NEGATIVE.test(withoutCode(text));
}

/** A text as its reader hears it: without emphasis, and without the emoji before it. */
function withoutMarks(text: string): string {
  return text
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '')
    .replace(/^[\p{Extended_Pictographic}\u{fe0f}\s#"“]+(?=[^\d])/u, '');
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '`');
}
