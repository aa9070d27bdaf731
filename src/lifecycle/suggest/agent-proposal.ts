import type { AgentDocument } from '../../agent-files/document.js';
import type { Statement } from '../../agent-files/statements.js';
import type { Proposal } from '../propose.js';
import type { Anchor } from '../../agent-files/mentions/ground.js';
import type { FACT_KINDS } from '../../memory/fact.js';
import { joined } from '../../text/pattern.js';
import { hexDigest } from '../../tree/digest.js';
import { baseName } from '../../tree/path.js';
import { importanceOf } from './importance-of.js';

/**
 * A statement of an agent file as it would be proposed. Last of its sources is the sentence itself,
 * so that an edit of the agent file makes it stale.
 */
export function agentProposal(
  document: AgentDocument,
  { text, quote, heading }: Statement,
  anchors: readonly Anchor[],
  isTaken: (id: string) => boolean,
): Proposal {
  const importance = importanceOf(text);
  return {
    id: candidateId(text, heading, document.path, isTaken),
    statement: text,
    sources: [
      ...anchors,
      { path: document.place, lines: null, selector: { kind: 'quote', quote, symbol: null } },
    ],
    front: {
      topic: undefined,
      claim_key: undefined,
      kind: candidateKind(text),
      importance: importance === 'normal' ? undefined : importance,
    },
    supersedes: [],
    evidence: null,
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

/** Words of the part before the slash, and of the part after it. */
const MOST_TOPIC_WORDS = 2;
const MOST_WORDS = 3;
/** Characters of a part; the words that fit whole are taken. */
const LONGEST = 32;

/** Words that say nothing in a name. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or nor but so if then than that this these those to of in on at by ' +
    'for with from into onto as is are was were be been being it its they them their ' +
    'there here you your we our us i me my do does did not no have has had will would ' +
    'can could should shall may might must when where which who what while also only ' +
    'just all any each every some such via per using use uses used make makes sure ' +
    'ensure always never dont please note important non none vs versus md mdc rules'
  ).split(' '),
);

/**
 * An id of two parts: what its heading or else its file is about, and the first words of the statement that say
 * something. Where it has no ASCII words (`提交前先合并`), a digest of its text is the same in each run.
 */
function candidateId(
  text: string,
  heading: string,
  path: string,
  isTaken: (id: string) => boolean,
): string {
  const titled = tellingWords(heading.replace(/\([^()]*\)/g, ' ')).filter(
    (word) => !/^\d+$/.test(word),
  );
  const about = titled.length > 0 ? titled : tellingWords(baseName(path));
  const topic = shortName(about, MOST_TOPIC_WORDS) || 'agents';
  const words = tellingWords(text);
  const others = words.filter((word) => !topic.split('-').includes(word));
  const name =
    shortName(others.length > 0 ? others : words, MOST_WORDS) ||
    `${candidateKind(text) ?? 'note'}-${hexDigest(text).slice(0, 6)}`;
  const id = `${topic}/${name}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}

/** Different words that say something, in small ASCII letters: `Café maxRetries` as `cafe`, `max`, `retries`. */
function tellingWords(text: string): string[] {
  const ascii = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/n['’]t\b/gi, 'nt');
  const words = (ascii.match(/[A-Za-z0-9]+/g) ?? [])
    // `requireOwner` has two words, `PostgreSQL` one.
    .flatMap((word) => (/^[a-z]/.test(word) ? word.split(/(?<=[a-z0-9])(?=[A-Z])/) : word))
    .map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word) && /[a-z]{2}|\d/.test(word));
}

/** The first words joined by `-`, as many as fit whole. */
function shortName(words: readonly string[], most: number): string {
  let name = '';
  for (const word of words.slice(0, most)) {
    const next = name === '' ? word.slice(0, LONGEST) : `${name}-${word}`;
    if (next.length > LONGEST) break;
    name = next;
  }
  return name;
}
