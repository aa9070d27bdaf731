import { joined } from '../../text/pattern.js';

/*
 * Is a word a verb, and does a passage say something of its subject? "`Cart` keeps the items" does; "type safety"
 * does not.
 */

/** Verbs as people write them in instructions and descriptions, in their plain form. */
const VERBS: ReadonlySet<string> = new Set(
  (
    'is are was be been has have had do does must should shall may can cannot will ' +
    'would need needs dont add aim allow annotate append apply ask assert assume ' +
    'attach avoid base become begin belong bind block break bring build bump bundle ' +
    'bypass cache call catch cause change check choose clean clear close collect ' +
    'combine come commit compare compile complete compose compute configure confirm ' +
    'connect consider consist consume contain continue convert copy cover create ' +
    'declare decode default define delegate delete depend deploy derive describe ' +
    'detect determine develop disable display distribute document download drive drop ' +
    'edit emit enable encode end enforce ensure escape evaluate execute exist expand ' +
    'expect explain export expose extend extract fail fall fetch file find finish fix ' +
    'flow follow force format forward generate get give go group guarantee handle ' +
    'happen help hide hold host ignore implement import include indicate inherit ' +
    'initialise initialize inject inline insert inspect install integrate introduce ' +
    'invoke isolate join keep know launch lead leave let lint list listen live load ' +
    'locate log look maintain make manage map mark match mean measure merge migrate ' +
    'mirror mock modify mount move name normalise normalize open operate order ' +
    'organise organize originate output override own parse pass perform persist pick ' +
    'place point populate prefer prefix preserve prevent print process produce ' +
    'propagate protect provide publish pull push put query raise reach read receive ' +
    'record redirect reduce refactor refer reflect register reject release rely remain ' +
    'remember remove rename render replace report represent request require reset ' +
    'resolve respect respond rest restart restrict return reuse review rewrite run ' +
    'save scan schedule scope search secure see select send separate serialise ' +
    'serialize serve set share ship show sign simplify sit skip sort specify split ' +
    'stand start state stay stop store stream strip structure style subclass submit ' +
    'supply support surface switch sync take target test throw track transform ' +
    'translate treat trigger try turn type understand update upgrade upload use ' +
    'validate verify wait walk want watch work wrap write yield live lives go goes'
  ).split(' '),
);

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
const FINITE = new RegExp(
  joined`
    \b(?:
      is|are|was|were|be|am|has|have|do(?:es)?(?:n['’]t)?|must(?:n['’]t)?|should(?:n['’]t)?|shall|can(?:not|['’]t)?
      |may|might|will|would|need|live|lie|go|goes|say|depend|come|stay|share|equals?|corresponds?|differs?
      |never|always|don['’]t|isn['’]t|aren['’]t
    )\b`,
  'i',
);
/** Orders. Other verbs begin labels as well: "build tool", "type safety". */
const ORDER =
  /^(?:use|run|keep|set|add|do|avoid|prefer|call|import|pass|wrap|write|read|return|put|follow|place|make|ensure)\b/i;

/**
 * Whether a passage says or orders something, by its English verbs. In doubt it does: "tests" may be a verb.
 *
 * @param prose without code and emphasis.
 */
export function saysSomething(prose: string): boolean {
  return (
    FINITE.test(prose) ||
    ORDER.test(prose) ||
    (prose.toLowerCase().match(/[a-z]+s\b/g) ?? []).some(isVerb)
  );
}
