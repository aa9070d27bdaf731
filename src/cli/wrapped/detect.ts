import { join } from 'node:path';
import type { Inferred } from '../../context/evidence/inferred.js';
import { type AgentReview, reviewShape } from '../../gate/review/agent-review.js';
import { noticedIn, type Noticed } from '../../lifecycle/notes/detect.js';
import { noteName, noteType } from '../../lifecycle/notes/types.js';
import { writeNote } from '../../lifecycle/notes/write-note.js';
import { tombstonesIn } from '../../lifecycle/tombstone.js';
import { TOMBSTONES_PATH } from '../../memory/layouts/memtrust.js';
import type { Sighting } from '../../memory/notes/note-front.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { numbered } from '../../text/visible.js';
import { compareTexts } from '../../text/order.js';
import { phraseText, say } from '../../text/phrase.js';
import { secretsIn } from '../../text/secrets.js';
import { baseName } from '../../tree/path.js';
import { statOf } from '../../tree/place.js';
import type { Io } from '../io.js';
import { broughtBy, occupantsOf, placeFor, refuseBlockedNote } from '../note-store.js';
import type { OpenMemory } from '../open-memory.js';

/* What a wrapped run left behind that is worth a note: staged with `--detect`, else mentioned in one line. */

/** The newest ones are read. */
const REVIEWS = '.memtrust/reviews/';
const MOST_REVIEWS = 200;
const MOST_BYTES = 1024 * 1024;

export function hasReviews(root: string): boolean {
  return statOf(join(root, REVIEWS)) !== undefined;
}

/** Stages what was noticed, or prints a hint. */
export async function detect(
  io: Io,
  open: OpenMemory,
  proposed: readonly Inferred[],
  stages: boolean,
): Promise<void> {
  const noticed = await newlyNoticed(open, proposed);
  if (noticed.length === 0) {
    if (stages) io.err('memtrust: nothing was noticed\n');
    return;
  }
  if (!stages) {
    io.err(
      `memtrust: ${numbered(noticed.length, 'thing')} noticed; ` +
        '`npx memtrust run --detect` stages what a run notices\n',
    );
    return;
  }
  for (const one of noticed) {
    try {
      io.err(terminalSafe(await stage(open, one)));
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      io.err(terminalSafe(`warning: something noticed was not staged: ${error.message}\n`));
    }
  }
}

/** What no fact, tombstone or staged note says already. */
async function newlyNoticed(
  open: OpenMemory,
  proposed: readonly Inferred[],
): Promise<readonly Noticed[]> {
  const { facts, notes } = open.memory;
  const staged = new Map(
    notes.filter(({ place }) => place === 'staging').map((note) => [note.path, note]),
  );
  const known = facts.filter(({ path }) => !staged.has(path));
  const stated = new Set(known.flatMap(({ fact }) => fact?.statement.trim() ?? []));
  const buried = tombstonesIn(open.text(TOMBSTONES_PATH) ?? '').map(({ path }) => baseName(path));
  const seen = new Map([...staged.values()].map(({ name, front }) => [name, front.observed]));
  // A run may repeat itself; a record of a review stays.
  const isOld = ({ name, commits }: Noticed): boolean =>
    commits.length > 0 &&
    (buried.includes(`new-trap-${name}.md`) ||
      commits.every((commit) =>
        seen.get(`new-trap-${name}`)?.some((sighting) => sighting.commit === commit),
      ));
  const noticed = noticedIn({
    proposed,
    reviews: await reviewsIn(open),
    knownIds: new Set(known.map(({ id }) => id)),
  });
  return noticed.filter((one) => !stated.has(one.text.trim()) && !isOld(one));
}

async function reviewsIn({ tree }: OpenMemory): Promise<AgentReview[]> {
  const paths = [...tree.entries]
    .filter(
      ([path, { kind }]) => kind === 'file' && path.startsWith(REVIEWS) && path.endsWith('.json'),
    )
    .map(([path]) => path)
    .toSorted(compareTexts)
    .slice(-MOST_REVIEWS);
  const contents = await tree.read(paths, MOST_BYTES);
  return paths.flatMap((path) => {
    const content = contents.get(path);
    if (content?.kind !== 'bytes') return [];
    try {
      const shaped = reviewShape.safeParse(JSON.parse(Buffer.from(content.bytes).toString('utf8')));
      return shaped.success ? [shaped.data] : [];
    } catch {
      return [];
    }
  });
}

/** With all its commits; an already staged note gets another sighting. */
async function stage(open: OpenMemory, one: Noticed): Promise<string> {
  const { type: typed, text, corrects } = one;
  const type = noteType(typed);
  const name = noteName(one.name);
  if (!('type' in type) || !name.ok)
    throw new ConfigurationError('its name cannot be used for a file', 'Stage it by hand.');
  if (secretsIn(text).length > 0)
    throw new ConfigurationError('it contains what looks like a secret', 'Remove it.');
  const { proposedBy, at } = await open.signature({ by: 'memtrust run' });
  const { home, folder } = placeFor(open, type, undefined);
  const current = await open.current();
  const commits = one.commits.length > 0 ? one.commits : [current];
  const brought = await broughtBy(open, type, folder);
  let said = '';
  for (const commit of commits) {
    const sighting: Sighting = { by: proposedBy, commit, pull: null };
    const { note, outcome, change } = writeNote({
      home,
      folder,
      type,
      name: name.name,
      lines: null,
      at,
      body: text,
      front: { confidence: null, importance: null, tags: [], sources: [], corrects },
      keys: {},
      sighting,
      occupant: occupantsOf(open, folder),
      broughtBy: brought,
      edits: false,
    });
    await refuseBlockedNote(open, note);
    if (change !== null) open.write([change]);
    if (said === '' || outcome === 'written')
      said = phraseText(say`memtrust: noticed: ${note.path} (${[WORDS[outcome]]})\n`);
  }
  return said;
}

const WORDS = {
  written: 'staged',
  'seen-again': 'seen again',
  known: 'staged already',
  updated: 'staged',
} as const;
