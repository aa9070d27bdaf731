import type { AgentDocument } from '../../agent-files/document.js';
import type { Statement } from '../../agent-files/statements.js';
import type { Proposal } from '../propose.js';
import type { Anchor } from '../../agent-files/mentions/ground.js';
import type { FACT_KINDS } from '../../memory/fact.js';
import { joined } from '../../text/pattern.js';
import { baseName } from '../../tree/path.js';
import { importanceOf } from './importance-of.js';

/*
 * How would a statement of an agent file be proposed? `agentProposal` gives it an id out of its heading and first
 * words, a kind, an importance, and its sources; the last source is the sentence itself.
 */

/**
 * A statement of an agent file as it would be proposed. Last of its sources is the sentence itself,
 * so that an edit of the agent file makes it stale.
 */
export function agentProposal(
  document: AgentDocument,
  { text, quote, heading, first }: Statement,
  anchors: readonly Anchor[],
  isTaken: (id: string) => boolean,
): Proposal {
  const topic = topicOf(heading);
  const importance = importanceOf(text);
  return {
    id: candidateId(text, heading, document.path, first, isTaken),
    statement: text,
    sources: [
      ...anchors,
      { path: document.place, lines: null, selector: { kind: 'quote', quote, symbol: null } },
    ],
    front: {
      topic: topic === '' ? undefined : topic,
      claim_key: undefined,
      kind: candidateKind(text),
      importance: importance === 'normal' ? undefined : importance,
    },
    supersedes: [],
    evidence: `live:${document.agent}:${document.path}#L${first}`,
    unbound: null,
  };
}

/** What sort of statement it is. */
type Kind = (typeof FACT_KINDS)[number];

/** What the words of a statement show it to be, the first that fits; nothing where none does. */
const CUES: readonly (readonly [Kind, RegExp])[] = [
  [
    'decision',
    new RegExp(
      joined`
        \b(?:
          we (?:use|chose|decided|prefer|rely)|chosen|decided|decision|instead of|rather than
          |in favou?r of|because
        )\b`,
      'i',
    ),
  ],
  [
    'rule',
    new RegExp(
      joined`
        \b(?:
          must|never|always|do not|don['’]t|should|shall|avoid|prefer|required?|mandatory
          |forbidden|only|ensure|make sure
        )\b`,
      'i',
    ),
  ],
  [
    'workflow',
    new RegExp(
      joined`
        ^(?:run|execute|start|build|test|install|before|after|when|to)\b
        |${'`'}(?:npm|pnpm|yarn|bun|make|just|uv|poetry|cargo|go|deno|composer|\.\/)[ /]`,
      'i',
    ),
  ],
  [
    'rule',
    new RegExp(
      joined`
        ^(?:
          use|add|keep|write|place|put|follow|name|import|export|call|wrap|define|declare|handle
          |return|create|update|register|include|treat|validate|check|set|store|pass
        )\b`,
      'i',
    ),
  ],
];

/** The kind that the first fitting row of CUES names. */
function candidateKind(text: string): Kind | undefined {
  const bare = text.replace(/^[\s*_]+/, '');
  return CUES.find(([, cue]) => cue.test(bare))?.[0];
}

/** Characters of an id, and of the part before its slash. */
const LONGEST = 60;
const LONGEST_TOPIC = 24;
/** Words of the statement that an id takes. */
const MOST_WORDS = 6;

/** Words that say nothing in a name. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or nor but so if then than that this these those to of in on at by ' +
    'for with from into onto as is are was were be been being it its they them their ' +
    'there here you your we our us i me my do does did not no have has had will would ' +
    'can could should shall may might must when where which who what while also only ' +
    'just all any each every some such via per using use uses used make makes sure ' +
    'ensure always never please note important'
  ).split(' '),
);

/**
 * An id for a statement: its topic, then its first words that say something; the place where these
 * are no ASCII letters.
 */
function candidateId(
  text: string,
  heading: string,
  path: string,
  line: number,
  isTaken: (id: string) => boolean,
): string {
  const file = slug(baseName(path).split(/\s+/), LONGEST_TOPIC) || 'agent-file';
  const topic = topicOf(heading) || file;
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word)).slice(0, MOST_WORDS);
  const foreign = (text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0) > words.join('').length;
  const name =
    telling.length < 2 || foreign
      ? `${topicOf(heading) === '' ? '' : `${file}-`}line-${line}`
      : slug(telling, LONGEST - topic.length - 1);
  const id = `${topic}/${name}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) {
    const numbered = `${id.slice(0, LONGEST - 4).replace(/-+$/, '')}-${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** The topic that a heading names; empty where it has no ASCII letters. */
function topicOf(heading: string): string {
  return slug(
    wordsOf(heading.replace(/\([^()]*\)/g, ' ')).filter(
      (word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word),
    ),
    LONGEST_TOPIC,
  );
}

/** Words in small ASCII letters: `Café maxRetries` as `cafe`, `max`, `retries`. */
function wordsOf(text: string): string[] {
  const ascii = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])['’](?=[a-z])/gi, '');
  return (ascii.match(/[A-Za-z0-9]+/g) ?? [])
    .flatMap((word) => word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/))
    .map((word) => word.toLowerCase());
}

/** Words joined by `-`, as many as fit whole. */
function slug(words: readonly string[], most: number): string {
  let slugSoFar = '';
  for (const word of words.flatMap(wordsOf)) {
    const next = slugSoFar === '' ? word : `${slugSoFar}-${word}`;
    if (next.length > most) break;
    slugSoFar = next;
  }
  return slugSoFar === '' ? (words.flatMap(wordsOf)[0] ?? '').slice(0, most) : slugSoFar;
}
