/*
 * What of a sentence is denied? In "The timeout is 30 s, do not touch the database" the timeout is said and the touch
 * is denied; in "Do not deploy, restart or migrate" all three are denied.
 */

/** A word that denies, in English and in Chinese. Bounded, since it is looked for in whole logs. */
const NEGATION =
  /\b(?:not|no|never|none|nobody|nothing|without|cannot|neither|nor)\b|[a-z]{0,8}n['’]t\b|[不没沒未無无别勿]/i;
const CHINESE_NEGATION = /[不没沒未無无别勿]/gu;

/** The word that denies in a text, as it stands there; null where none does. */
export function denialIn(text: string): string | null {
  return NEGATION.exec(text)?.[0] ?? null;
}

/** A text without the signs that deny in Chinese: they stand within words, which are compared without them. */
export function withoutDenial(text: string): string {
  return text.replace(CHINESE_NEGATION, '');
}

/**
 * A comma or colon before a blank, or beside a sign of Chinese or Japanese, where there is no blank; NFKC makes
 * the wide ones plain. `、` stands between the words of a list, which share a verb.
 */
const CLAUSE_END =
  /[,:;!?](?=[\s\u3040-\u30ff\u3400-\u9fff])|(?<=[\u3040-\u30ff\u3400-\u9fff])[,:;!?]|[，：；！？]|\s[-–—]{1,3}\s/u;

/**
 * A denial with one of these in its clause reaches beyond it: it speaks of what was said ("…, which is not true"), of
 * a condition, or of what somebody thinks.
 */
const GOVERNING = new RegExp(
  [
    String.raw`\b(?:if|unless|when|whenever|until|while|because|since|whether|that|this|it|which|who|where|so`,
    'true|false|case|correct|right|wrong|real|anymore|any more|longer|yet',
    'think|thinks|believe|believes|say|says|said|claim',
    String.raw`claims|mean|means|sure|clear|know|knows|prove|proof|evidence|doubt|agree|agrees)\b`,
  ].join('|') +
    '|[这那其此它若]|如果|除非|只要|否则|不对|对吗|真的|正确|属实|如此|认为|觉得|相信|说|确定|知道|表明|证|意味|同意',
  'i',
);
/** How a clause goes on that is no sentence of its own. */
const GOES_ON =
  /^(?:or|nor|and|as|who|which|that|where|when|if|unless|even|或|也|和|以及|并|及|甚至|还)/i;
/** A subject and its verb: whoever has both needs nothing of the clause before. */
const STANDS_ALONE =
  /\S\s+(?:is|are|was|were|has|have|had|will|must|should|can|may|needs?|takes?|uses?)\b|.[是为有在需用]|等于|必须/iu;

/** Words and marks of a clause, less than which deny the whole sentence: "…, not really". */
const LEAST_WORDS = 2;

/** What a sentence does with something that it speaks of. */
export interface Standing {
  readonly isSaid: boolean;
  readonly isDenied: boolean;
}

/**
 * Whether a sentence says or denies something.
 *
 * @param holds whether a part of the sentence speaks of it; the sentence as a whole does.
 * @param weight how many words of its own a clause has.
 */
export function standingIn(
  sentence: string,
  holds: (part: string) => boolean,
  weight: (part: string) => number,
): Standing {
  if (denialIn(sentence) === null) return { isSaid: true, isDenied: false };
  const clauses = sentence.split(CLAUSE_END).map((clause) => clause.trim());
  const denying = clauses.map((clause) => denialIn(clause) !== null);
  const first = denying.indexOf(true);
  const reaches = clauses.map(
    (clause, index) =>
      denying[index] === true && (GOVERNING.test(clause) || weight(clause) < LEAST_WORDS),
  );
  const isSaid =
    !reaches.includes(true) &&
    clauses.some(
      (clause, index) =>
        denying[index] === false &&
        holds(clause) &&
        (first < 0 || index < first || (!GOES_ON.test(clause) && STANDS_ALONE.test(clause))),
    );
  return {
    isSaid,
    isDenied: !isSaid || clauses.some((clause, index) => denying[index] === true && holds(clause)),
  };
}
