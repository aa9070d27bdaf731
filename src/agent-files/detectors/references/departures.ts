import { MEMORY_FILE_BYTES } from '../../../tree/limits.js';
import { baseName } from '../../../tree/path.js';
import { movedTo, type Departure, type HistoryQueries } from '../../../tree/history-queries.js';
import type { Tree } from '../../../tree/tree.js';
import type { DetectorRepository } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import type { ReferenceScene } from './scene.js';
import type { Suspect } from './mention.js';

/* How did a path disappear that a text still names? By this change, or by an earlier commit. */

export interface Found {
  readonly document: AgentDocument;
  readonly suspect: Suspect;
}

/** How a path went: with the commit that removed it, or null where the change that is judged does. */
export interface KnownDeparture {
  /** The path that went, of those that the suspect may mean. */
  readonly path: string;
  readonly commit: string | null;
  readonly to: string | null;
  /** Whether the file that the hint guesses was there already, beside the one that went. */
  readonly isHintOlder?: boolean;
  /** Whether it came back each time so far: it is there while something is under way, and its text speaks of then. */
  readonly isTransient?: boolean;
}

/** So often a file went that came back: a revert takes it out twice. */
const OFTEN = 3;

/** Paths that history is asked for, in one question: those of the surest suspects first. */
const MOST_PATHS_ASKED_OF_HISTORY = 10_000;

const MOST_RENAMES_FOLLOWED = 3;

/** Commits before which texts are read again, each with a question to git. Beyond them nothing is reported. */
const MOST_COMMITS = 100;

/** What is known of suspects whose path existed once. `outlived` ones need a text that named the path by then. */
export async function departuresOf(
  found: readonly Found[],
  scene: ReferenceScene,
): Promise<ReadonlyMap<Suspect, KnownDeparture>> {
  const { repository, isPastAsked } = scene;
  const ofChange = await departuresInChange(found, scene);
  // A pull request is asked about what it does. What went long ago is for whoever judges the whole branch.
  const older = found.filter(
    ({ suspect }) => !ofChange.has(suspect) && (isPastAsked || suspect.severity !== 'outlived'),
  );
  const known = await departuresInHistory(older, repository);
  return new Map([...ofChange, ...known]);
}

/** What the change takes out, as the base knew it. */
async function departuresInChange(
  found: readonly Found[],
  scene: ReferenceScene,
): Promise<ReadonlyMap<Suspect, KnownDeparture>> {
  const { before = null, past } = scene.repository;
  const removed = scene.removed ?? new Set();
  const departures = new Map<Suspect, KnownDeparture>();
  if (before === null || removed.size === 0) return departures;
  const gone = found.flatMap((one) => {
    const path = one.suspect.gone?.find((candidate) => removed.has(candidate));
    return path === undefined ? [] : [{ ...one, path }];
  });
  if (gone.length === 0) return departures;
  const renames = await past.renames();
  const texts = await textsIn(before, gone, renames);
  for (const { document, suspect, path } of gone) {
    const renamed = isOfMany(path, before) ? folderMove(path, renames) : movedTo(path, renames);
    const to = renamed ?? (await sameFileElsewhere(path, before, scene));
    const departure = { path, commit: null, to };
    if (await isSure(suspect, path, to, texts.get(document))) departures.set(suspect, departure);
  }
  return departures;
}

/** Whether other files have the same content, so that none of them can be told from where it went. */
function isOfMany(path: string, { entries }: Tree): boolean {
  const entry = entries.get(path);
  if (entry?.kind !== 'file' || entry.oid === null) return false;
  for (const other of entries.values())
    if (other !== entry && other.kind === 'file' && other.oid === entry.oid) return true;
  return false;
}

/** Where a file went with its folder; null where it did not keep its name, or others of the folder went elsewhere. */
function folderMove(path: string, renames: ReadonlyMap<string, string>): string | null {
  const name = `/${baseName(path)}`;
  const folder = path.includes(name) ? movedTo(path.slice(0, -name.length), renames) : null;
  return folder !== null && renames.get(path) === `${folder}${name}` ? `${folder}${name}` : null;
}

/** Where a file went although git was not told: the one new file of its name with the same content. */
async function sameFileElsewhere(
  path: string,
  before: Tree,
  scene: ReferenceScene,
): Promise<string | null> {
  const { entries } = scene.repository.tree;
  const isNew = (other: string): boolean =>
    entries.get(other)?.kind === 'file' && !before.entries.has(other);
  const [only, ...others] = scene.names.called(baseName(path)).filter(isNew);
  if (only === undefined || others.length > 0 || isOfMany(path, before)) return null;
  const then = (await before.read([path], MEMORY_FILE_BYTES)).get(path);
  const now = (await scene.repository.tree.read([only], MEMORY_FILE_BYTES)).get(only);
  if (then?.kind !== 'bytes' || now?.kind !== 'bytes' || then.bytes.length === 0) return null;
  return Buffer.from(then.bytes).equals(now.bytes) ? only : null;
}

/** The texts as the base has them, under the name that they had there. */
async function textsIn(
  before: Tree,
  found: readonly Found[],
  renames: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<AgentDocument, string>> {
  const documents = new Set(
    found.flatMap(({ document, suspect }) => (suspect.severity === 'outlived' ? [document] : [])),
  );
  if (documents.size === 0) return new Map();
  const formerNames = new Map([...renames].map(([from, to]) => [to, from]));
  const nameOf = ({ place }: AgentDocument): string =>
    before.entries.has(place) ? place : (formerNames.get(place) ?? place);
  const contents = await before.read([...documents].map(nameOf), MEMORY_FILE_BYTES);
  const texts = new Map<AgentDocument, string>();
  for (const document of documents) {
    const content = contents.get(nameOf(document));
    if (content?.kind === 'bytes') texts.set(document, Buffer.from(content.bytes).toString('utf8'));
  }
  return texts;
}

/** Whether a departure makes a suspect a finding. */
async function isSure(
  { severity, target, isExcused }: Suspect,
  path: string,
  to: string | null,
  text: string | undefined,
): Promise<boolean> {
  if (severity === 'outlived' && text?.includes(target) !== true) return false;
  return isExcused === undefined || !(await isExcused(path, to));
}

/** The surest suspects are asked for first; what moved again is followed. */
async function departuresInHistory(
  found: readonly Found[],
  repository: DetectorRepository,
): Promise<ReadonlyMap<Suspect, KnownDeparture>> {
  const departures = await departedPaths(found, repository);
  const claims = found.flatMap((one) => {
    const path = one.suspect.gone?.find((candidate) => departures.has(candidate));
    const departure = path === undefined ? undefined : departures.get(path);
    return path === undefined || departure === undefined ? [] : [{ ...one, path, departure }];
  });
  const texts = await textsBefore(claims, repository.past);
  const known = new Map<Suspect, KnownDeparture>();
  for (const { document, suspect, path, departure } of claims) {
    const before = texts.get(departure.first);
    if (!(await isSure(suspect, path, departure.to, before?.get(document.place)))) continue;
    const isHintOlder = before?.has(suspect.guess?.().likely ?? '') === true;
    const isTransient = (departure.times ?? 0) >= OFTEN;
    known.set(suspect, { ...departure, path, isHintOlder, isTransient });
  }
  return known;
}

/** A departure, and the commit that took the path out under its first name. */
interface FollowedDeparture extends Departure {
  readonly first: string;
}

/** What existed before each commit that removed a path: texts that `outlived` needs, files that hints guess. */
async function textsBefore(
  claims: readonly (Found & { readonly departure: FollowedDeparture })[],
  past: HistoryQueries,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const places = new Map<string, Set<string>>();
  for (const { document, suspect, departure } of claims) {
    const likely = suspect.guess?.().likely;
    const wanted = [
      ...(suspect.severity === 'outlived' ? [document.place] : []),
      ...(likely === undefined ? [] : [likely]),
    ];
    if (wanted.length === 0) continue;
    places.set(departure.first, new Set([...(places.get(departure.first) ?? []), ...wanted]));
  }
  return new Map(
    await Promise.all(
      [...places]
        .slice(0, MOST_COMMITS)
        .map(
          async ([commit, paths]) =>
            [commit, await past.textsBefore(commit, [...paths], MEMORY_FILE_BYTES)] as const,
        ),
    ),
  );
}

/** Severities, the surest first. */
const CERTAINTY = ['warning', 'notice', 'departed', 'outlived'] as const;

/** What history knows of the paths of all suspects, renames followed to where they end. */
async function departedPaths(
  found: readonly Found[],
  { past, tree, resolver }: DetectorRepository,
): Promise<ReadonlyMap<string, FollowedDeparture>> {
  const suspects = CERTAINTY.flatMap((certainty) =>
    found.flatMap(({ suspect }) => (suspect.severity === certainty ? [suspect] : [])),
  );
  // The likeliest place of each, then the others: a text deep in the tree has many.
  const paths = [
    ...new Set([
      ...suspects.flatMap(({ gone = [] }) => gone.slice(0, 1)),
      ...suspects.flatMap(({ gone = [] }) => gone.slice(1)),
    ]),
  ].slice(0, MOST_PATHS_ASKED_OF_HISTORY);
  if (paths.length === 0) return new Map();
  const known = new Map(
    [...(await past.departed(paths))].map(([path, departure]) => [
      path,
      { ...departure, first: departure.commit },
    ]),
  );
  const isThere = (path: string): boolean => tree.entries.has(path) || resolver.isFolder(path);
  let open = [...known].filter(([, { to }]) => to !== null && !isThere(to));
  for (let hop = 0; hop < MOST_RENAMES_FOLLOWED && open.length > 0; hop += 1) {
    const further = await past.departed([...new Set(open.flatMap(([, { to }]) => to ?? []))]);
    open = open.flatMap(([path, { commit, to, first }]) => {
      const next = to === null ? undefined : further.get(to);
      const { times } = known.get(path) ?? {};
      const now = {
        commit: next?.commit ?? commit,
        to: next?.to ?? null,
        first,
        ...(times === undefined ? {} : { times }),
      };
      known.set(path, now);
      return next !== undefined && next.to !== null && !isThere(next.to)
        ? [[path, now] satisfies [string, FollowedDeparture]]
        : [];
    });
  }
  for (const [path, departure] of known)
    if (departure.to !== null && !isThere(departure.to))
      known.set(path, { ...departure, to: null });
  return known;
}
