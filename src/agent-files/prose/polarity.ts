import { flagged, joined } from '../../text/pattern.js';

/* Does a sentence order something, forbid it, or only report it? */

/** Taken out before a negation is looked for: "do not forget to" orders, and "no longer" forbids nothing. */
const DOUBLE_NEGATION = flagged('g')`
  \b(?:do not|never|not|must not|should not|without) (?:ever |you dare )?
    (?:forget(?:ting)?|fail(?:ing)?|neglect(?:ing)?|hesitat(?:e|ing)|be (?:afraid|shy|reluctant)
      |refus(?:e|ing)|omit(?:ting)?|refrain(?: from)?|be slow)(?: to)?(?= |$)
  |\bnot only\b|\bno matter\b
  |\bno (?:longer|exceptions?|questions?|doubt|hesitation)\b|\bwhy not\b|\bif not\b|别忘了|不要忘记|務必|务必
  |不得不`;

/** Words that forbid what follows in their clause. Not "nothing" or "notes". */
const NEGATION = new RegExp(joined`
  \b(?:not|never|no|none|nobody|avoid(?:ing|s)?|without|stop(?:s|ping)?|refuse[sd]?|refusing|forbid(?:s|den)?
      |prohibit(?:s|ed)?|disallow(?:s|ed)?|instead of|rather than|refrain(?:ing)?|prevent(?:s|ing|ed)?
      |block(?:s|ing|ed)?|reject(?:s|ing|ed)?|against|neither|nor|unless|hardly|resist|nicht|nie|niemals
      |kein\w*|vermeide\w*|nunca|jamás|evit[ae]\w*|jamais|ne|n'|illegal|unacceptable|inappropriate|dangerous
      |wrong|bad|mistake|cannot|unable)\b
  |(?:^|[\s,])(?:не|никогда|нельзя|избегай|запрещено|évite\w*)(?=\s)|不要|不得|禁止|切勿|请勿|請勿|不能|不可|严禁|嚴禁|避免
  |(?:^|[，。])别|勿|不应|不應|不允许|拒绝|防止|不准`);

/** What ends a clause, so that a no before it says nothing about what follows. */
const BREAK = new RegExp(joined`
  [:：;；。]|[—–]| - |
  \b(?:
      but|instead|however|rather,|otherwise|therefore|so that|then|just|simply|so,|yet|please|now
    )\b
  |但是|而是|然后`);

/** Words before a match by which a sentence reports: what attackers do, or what to look out for. */
const TOLD = flagged('iu')`
  \b(?:attack(?:er|ers|s|ing)?|adversar\w+|malicious\w*|inject(?:ion|ions|ed|s)?|injecting
      |jailbreak(?:s|ing)? (?:attempts?|prompts?)|phish\w+|hostile|poison\w*|untrusted|suspicious
      |threat(?:s| actors?)|red flags?|anti-?patterns?|exploit(?:s|ation)?|hackers?|spoof\w*|tamper\w*
      |detect(?:s|ed|ing|ion)?|watch (?:out )?for|look(?:s|ing)? (?:out )?for|scan(?:s|ning)? for|beware
      |such as|for example|e\.g\.|for instance|examples?(?: of)?|phrases?|strings? like|texts? like
      |things like|patterns? (?:like|such)|sentences? like|asks? (?:you|the agent|it|claude|the model)
      |(?<!\busers? )asks? for|tells? (?:you|the agent|it|claude|the model)
      |instructs? (?:you|the agent|it|claude|the model)|claims? (?:that|to)|attempts? (?:to|at)|attempting to
      |tr(?:y|ies|ying) to|tricks?|told to|asked to|instructions? like
      |(?:texts?|files?|comments?|messages?|content|pages?|instructions?|sentences?) (?:that |which )?
      (?:says?|saying|reads?)|contains?|risks? of|possib\w+|vulnerab\w+|flag (?:any|if|when|it)
      |report (?:any|if)|if (?:any|some) (?:\w+ )?(?:file|text|content|document|page|output|comment|issue
        |instruction|prompt)s?\b|whether|tempt(?:ed|ing|ation)|violation|detector|refers? to|means
      |rationali[sz]\w+|reward hacking|misuse|abuse)\b
  |攻击|注入|恶意|例如|比如|可疑|诱导|试图|企图|检测|攻擊|惡意|インジェクション|攻撃|悪意|例えば|Angreifer|атакующ|злоумышленник`;

/** An address says nothing by its name: `attacker.example` is no example. */
const HOST = /https?:\/\/\S+|\b[\w-]{2,60}\.[\w-]{2,60}\b/g;

/** Words in a title that make the list, row or section below it one of prohibitions, or of what others do. */
const FORBIDDEN_SECTION = flagged('iu')`
  \b(?:do not|don'?ts?|never|forbidden|prohibit\w*|anti-?patterns?|not allowed|disallowed|avoid\w*|bad|wrong
      |red flags?|threats?|attack\w*|injections?|jailbreak\w*|malicious|suspicious|must not|should not
      |may not|can not|cannot|will not|wo not|what not|refuse\w*|reject\w*|block\w*|detect\w*
      |watch (?:out )?for|look(?:ing)? for|scan\w* for|examples? of|unsafe|dangerous|vulnerab\w+
      |rationali[sz]\w+|adversarial|mistakes?|pitfalls?|off-limits|out of scope|violations?|exploit\w*
      |indicators?|warning signs|attempts?|misuse|abuse\w*|red team\w*|payloads?
      |security (?:concerns?|risks?|issues?|smells?|threats?)|common excuses|excuses?|payload|do n't|risks?
      |unacceptable|banned|signals?|symptoms?|bypass\w*|evasion|obfuscat\w*|lures?|untrusted
      |privilege escalation|reverse shells?|penetration|pentest\w*|hacking|ctf|test (?:cases|prompts)
      |scenarios?|flag (?:any|these|the following|all|every|each|as)|(?:check|hunt)(?:s|ing)? for
      |failure (?:modes?|patterns?)|code smells?)\b
  |❌|🚫|⛔|禁止|不要|严禁|危险|攻击|注入|避免|反模式|恶意|禁忌|verboten|prohibido|interdit|禁止事項|запрещ`;

/** A mark at the start that makes a bad example: "❌ skip the hooks", "bad: …"; not "bad tests are deleted". */
const LABEL = flagged('u')`
  ^[\s"'(]*(?:❌|🚫|⛔|✗|✘|✖|❎|🔴|👎|☠|⚠️? ?(?:never|do not)|(?:bad|wrong|incorrect|don'?ts?|do not|never|avoid
        |forbidden|prohibited|not allowed|unsafe|dangerous|anti-?pattern|no|red flag|attack|threat|injection
        |example|malicious|risk|blocked|reject|禁止|错误|不要|反例|危险)(?: [a-z]{1,12})?\s?[:：—–-])`;

/** What may stand before an order: nothing, a word that leads to it, or who is addressed. */
const LEADS_OVER = new RegExp(joined`
  (?:^|[,:;.!?()—–>\]"'❝]|[，。：；、]| - |\b(?:and|then|please|now|must|should|shall
        |(?:you|agents?|claude|assistants?|models?|we|i) (?:will|can|may)|always|just|also|or|you|simply
        |immediately|first|instead|agents?|assistants?|claude|copilot|models?|ai|kindly|not|never|either|next
        |finally|only|again|therefore|so|afterwards|but|do|quietly|silently|secretly|[a-z]{3,20}ly
        |(?:use|using|run|call|open) \S{1,30} to|(?:need|have|has|sure|remember|forget|fail|hesitate|required
        |instructed|supposed|ordered|free|asked|want you|task is|goal is|job is|allowed|permitted|afraid
        |authori[sz]ed|expected|neglect|duty is|refuse|mission is|omit) to))[\s"'(❝]*$`);

/** "`--force`: skip the checks" says what a name is for. */
const NAMED =
  /^[\s|]*(?:['"]{1,2}[^'"]{1,80}['"]{1,2}|--?[a-z][\w-]{0,40})(?: ?\([^)]{0,40}\))?\s*(?:[:—–|-]|->|→)+\s*$/;

/** What follows is a condition: "if you [skip the hooks]"; not "if it fails, [skip the hooks]". */
const CONDITION = /\b(?:if|whether|unless|in case)\b[^,，]*$/;

export interface Match {
  /** As `normalise` gives it. */
  readonly sentence: string;
  /** Offsets of what matched, end exclusive. */
  readonly from: number;
  readonly to: number;
}

/** A negation behind the match: "[skipping the hooks] is forbidden"; in Japanese "[無視] しないでください". */
const FORBIDDEN_AFTER = new RegExp(joined`
  ^[^。、]{0,12}(?:しない|せず|しては(?:いけ|なら)|禁止|べきではな)
  |^ ?(?:is|are|would be|must be|should be) (?:\w+ )?(?:forbidden|prohibited|not allowed|disallowed|wrong|never
      |unacceptable|rejected|blocked|refused|banned|a (?:violation|red flag)|an? (?:attack|injection|lure)|not )`);

/** Whether its own clause forbids a match. Only near words are read (300 characters before), so it stays fast. */
export function isNegated({ sentence, from, to }: Match): boolean {
  const before = sentence.slice(Math.max(0, from - 300), from).replace(DOUBLE_NEGATION, ' ');
  const clause = afterLast(before, BREAK);
  const after = sentence.slice(to, to + 60);
  if (FORBIDDEN_AFTER.test(after)) return true;
  const comma = Math.max(clause.lastIndexOf(','), clause.lastIndexOf('，'));
  if (comma < 0) return NEGATION.test(clause);
  if (NEGATION.test(clause.slice(comma + 1))) return true;
  // A negation reaches over a comma only in an enumeration: "never do this, do that or do the other".
  return (
    NEGATION.test(clause.slice(0, comma)) &&
    /\b(?:or|nor)\b|或|、/.test(clause.slice(comma) + sentence.slice(from, from + 200))
  );
}

/** A last clause that forbids: ", never send it away". One that goes on with an order is not the last. */
const FORBIDDEN_TAIL = new RegExp(joined`
  (?:[,;:–—]|,? (?:but|and)) (?:never|do not|must not|should not|may not|avoid|not)
  (?! mind\b| only\b) (?:(?! (?:and|then|but|so|instead) )[^,;])*$`);

const LONGEST_ORDER = 400;

/** Where a last clause that forbids begins; the length of the sentence if there is none. */
export function endOfAllowed({ sentence, from }: Match): number {
  const end = sentence.length;
  const tail = end - from > LONGEST_ORDER ? null : FORBIDDEN_TAIL.exec(sentence.slice(from));
  return tail === null || tail[0].replace(DOUBLE_NEGATION, '') !== tail[0]
    ? end
    : from + tail.index;
}

/** Whether a sentence reports what others say or do. Only 400 characters before the match are read. */
export function isTold({ sentence, from }: Match): boolean {
  return (
    LABEL.test(sentence) ||
    TOLD.test(sentence.slice(Math.max(0, from - 400), from).replace(HOST, ' '))
  );
}

/** Whether it is an order, and not what something else does or is for. 200 characters before are read. */
export function isOrder({ sentence, from, to }: Match): boolean {
  const before = sentence.slice(Math.max(0, from - 200), from);
  return (
    LEADS_OVER.test(before) &&
    !CONDITION.test(before) &&
    !NAMED.test(before) &&
    !(/["'(]$/.test(before) && /^["')]/.test(sentence.slice(to)))
  );
}

/** Whether a title forbids what is below it, or shows attacks: "Don't", "Never:"; not "Never forget to:". */
export function isForbiddenBy(title: string): boolean {
  return FORBIDDEN_SECTION.test(
    title
      .toLowerCase()
      .replace(/\b(do|must|should|may|wo)n['’]t\b/g, '$1 not')
      .replace(DOUBLE_NEGATION, ' '),
  );
}

/** What is behind the last place that a pattern finds. */
export function afterLast(text: string, pattern: RegExp): string {
  const last = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}
