import type { AgentReview } from '../../gate/review/agent-review.js';
import type { Inferred } from '../../context/evidence/inferred.js';
import { hexDigest } from '../../tree/digest.js';
import { baseName } from '../../tree/path.js';

/*
 * What should be noted at the end of a task? A line "memtrust: propose ID: …" is a new pattern, or a correction where
 * the id is known; a finding that two reviews share is a new trap.
 */

export interface Noticed {
  readonly type: 'new_pattern' | 'new_trap' | 'correction';
  readonly name: string;
  readonly text: string;
  /** The fact that it corrects. */
  readonly corrects: string | null;
  /** The file that a finding is about. */
  readonly path: string | null;
  /** Commits in which it was seen; empty for this run. */
  readonly commits: readonly string[];
}

interface LeftBehind {
  readonly proposed: readonly Inferred[];
  readonly reviews: readonly (Pick<AgentReview, 'id' | 'head_sha'> & {
    readonly findings: readonly Pick<AgentReview['findings'][number], 'path' | 'message'>[];
  })[];
  readonly knownIds: ReadonlySet<string>;
}

const ENOUGH_REVIEWS = 2;
/** In one run; later ones wait for the next. */
const MOST_NOTICED = 20;
/** A longer finding is a report. */
const LONGEST = 1_000;

/** In a fixed order: proposals of the run, then findings by their names. */
export function noticedIn({ proposed, reviews, knownIds }: LeftBehind): readonly Noticed[] {
  const said = proposed.map(({ id, statement }): Noticed => {
    const isKnown = knownIds.has(id);
    return {
      type: isKnown ? 'correction' : 'new_pattern',
      name: id.replaceAll('/', '-').slice(0, 90),
      text: statement,
      corrects: isKnown ? id : null,
      path: null,
      commits: [],
    };
  });
  return [...said, ...repeatedFindings(reviews)].slice(0, MOST_NOTICED);
}

/** Findings of one file and one text that several reviews of different changes have. */
function repeatedFindings(reviews: LeftBehind['reviews']): Noticed[] {
  const found = new Map<
    string,
    { noticed: Noticed; subjects: Set<string>; commits: Set<string> }
  >();
  for (const { id, head_sha: head, findings } of reviews)
    for (const { path, message } of findings) {
      const text = message.replace(/\s+/g, ' ').trim();
      if (text === '' || text.length > LONGEST) continue;
      const key = JSON.stringify([path, text.toLowerCase()]);
      const one = found.get(key) ?? {
        noticed: trapOf(path, text, key),
        subjects: new Set<string>(),
        commits: new Set<string>(),
      };
      // Two reviews of one commit count once.
      one.subjects.add(head ?? id);
      if (head !== null) one.commits.add(head);
      found.set(key, one);
    }
  return [...found.values()]
    .filter(({ subjects }) => subjects.size >= ENOUGH_REVIEWS)
    .map(({ noticed, commits }) => ({ ...noticed, commits: [...commits].toSorted() }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function trapOf(path: string | null, text: string, key: string): Noticed {
  const file = baseName(path ?? '')
    .replace(/[^\p{L}\p{M}\p{Nd}._-]+/gu, '-')
    .slice(0, 60);
  return {
    type: 'new_trap',
    name: `found-${file === '' ? '' : `${file}-`}${hexDigest(key).slice(0, 8)}`,
    text: path === null ? text : `In \`${path}\`: ${text}`,
    corrects: null,
    path,
    commits: [],
  };
}
