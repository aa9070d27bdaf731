import type { AgentDocument } from '../../document.js';
import { normalise } from '../../prose/normal.js';
import { isForbiddenBy, isNegated } from '../../prose/polarity.js';
import { sentencesOf } from '../../prose/sentences.js';
import { TOPIC_WORDS } from './needed.js';
import { ALL_WORK, TOPIC_LANGUAGES, QUALIFIED, TOPICS, type Topic } from './topics.js';

/* What does an agent file say about the topics? In doubt a sentence says nothing. */

/** The words without which a pattern cannot match, by pattern; made with the bundle (`needed.ts`). */
const NEEDED_BY = new Map(
  TOPICS.flatMap(({ statements }, topic) =>
    statements.map((pattern, index) => [pattern, TOPIC_WORDS[topic]?.[index] ?? [[]]] as const),
  ),
);

export interface TopicStatement {
  readonly topic: Topic;
  /** Languages that it is about, joined; empty for all. */
  readonly about: string;
  /** The one share of the work that it is about, by its name in `topics.ts`; null for all of it. */
  readonly share: string | null;
  /** A word of the tables in `topics.ts` or a number such as `18+`: nothing else of the file is shown. */
  readonly value: string;
  readonly isWanted: boolean;
  readonly path: string;
  readonly line: number;
}

/** Sentences longer than this state no rule, and texts of more are no instructions. */
const LONGEST = 400;
const MOST = 10_000;

/** The statements of a text, in order. A topic of which it tells a migration has none. */
export function topicStatementsIn(
  document: AgentDocument,
  topics: readonly Topic[],
): TopicStatement[] {
  const found: TopicStatement[] = [];
  const explained = new Set<Topic>();
  let left = MOST;
  for (const sentence of sentencesOf(document.markdown)) {
    left -= 1;
    if (left < 0) break;
    if (sentence.kind === 'code' || sentence.text.length > LONGEST) continue;
    const text = normalise(sentence.text).replace(/[.!]$/, '');
    const titles = [...sentence.headings, ...sentence.leadIns];
    const above = titles.map(normalise).join(' \n ');
    for (const topic of topics) {
      if (topic.mention !== undefined && text.search(topic.mention) < 0) continue;
      if (/\bmigrat(?:e|ed|ing|ion)\b/.test(text)) explained.add(topic);
      const statement = statementOf(topic, text, above);
      if (
        statement === null ||
        topic.about?.test(`${text} ${above}`) === false ||
        titles.some(isForbiddenBy)
      )
        continue;
      const about = `${text} ${above} ${document.path.toLowerCase()}`;
      const languages = topic.byLanguage === true ? about.match(TOPIC_LANGUAGES) : [];
      found.push({
        topic,
        about: [...new Set(languages)].sort().join(' '),
        share: shareIn(topic, text),
        ...statement,
        path: document.path,
        line: sentence.line,
      });
    }
  }
  return found.filter(({ topic }) => !explained.has(topic));
}

/** The share of the work of which a sentence speaks, if it is one alone. */
function shareIn({ shares = [] }: Topic, text: string): string | null {
  if (ALL_WORK.test(text)) return null;
  const [only = null, ...others] = shares.filter(({ words }) => words.test(text));
  return others.length > 0 ? null : (only?.name ?? null);
}

/** `use X instead of Y`, `use X, not Y` are no statement for Y. */
const REFUSED_THERE =
  /\b(?:instead of|rather than|over|not|never|no|replaces?) (?:use |using |with )?['"]?$/;

/** What a sentence says of a topic, by the first pattern that finds something; null where it says nothing. */
function statementOf(
  topic: Topic,
  text: string,
  above: string,
): Pick<TopicStatement, 'value' | 'isWanted'> | null {
  for (const pattern of topic.statements) {
    if (!mayMatch(pattern, text)) continue;
    const match = pattern.exec(text);
    const wanted = match?.groups?.['is'];
    const written = wanted ?? match?.groups?.['not'];
    if (match === null || written === undefined) continue;
    if (isQualified(text, above)) return null;
    const value = valueOf(topic, written);
    if (wanted === undefined) return { value, isWanted: false };
    if (namesAnother(topic, value, text)) return null;
    if (
      topic.name !== 'semicolons' &&
      isNegated({ sentence: text, from: match.index, to: match.index + match[0].length })
    )
      continue;
    return { value, isWanted: true };
  }
  return null;
}

function valueOf({ value }: Topic, written: string): string {
  return value?.(written) ?? written;
}

/** Whether a sentence speaks for several values of a topic, so that it states none. */
function namesAnother(topic: Topic, value: string, text: string): boolean {
  const mentions = topic.mention === undefined ? [] : [...text.matchAll(topic.mention)];
  if (topic.isVersion === true) return mentions.length > 1;
  return mentions.some((mention) => {
    const [from, to] = [mention.index, mention.index + mention[0].length];
    if (
      valueOf(topic, mention[0]) === value ||
      REFUSED_THERE.test(text.slice(Math.max(0, from - 30), from)) // longer than any of its matches
    )
      return false;
    return !isNegated({ sentence: text, from, to });
  });
}

/** Whether a sentence explains, leaves a choice or speaks of a part of the repository, or its headings do. */
function isQualified(text: string, above: string): boolean {
  return (
    QUALIFIED.test(
      text.replace(/ or (?:later|higher|newer|above)\b|\bat most\b|\bthe only supported\b/, ''),
    ) ||
    /[\w.@-]+\/[\w./@*-]+|\b(?:legacy|migrat\w+|example|docker|alternativ\w+|option|troubleshoot\w*)\b/.test(
      above,
    )
  );
}

/** By the words alone: an expression that is never asked is never compiled. */
function mayMatch(pattern: RegExp, text: string): boolean {
  return (
    NEEDED_BY.get(pattern)?.some((way) =>
      way.every((words) => words.some((word) => text.includes(word))),
    ) ?? true
  );
}
