import { compareTexts } from '../../../text/order.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { Departure } from '../../../tree/history-queries.js';
import type { DetectorRepository, TreeDetector } from '../../detector.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';
import { PROSE_KINDS, SETTINGS_KINDS } from './kinds/index.js';
import { MOST_REFERENCES, ReferenceReading } from './reading.js';
import type { Suspect } from './reference.js';
import { ReferenceScene } from './scene.js';

/** Paths that history is asked for, in one question. */
const MOST_PATHS_ASKED_OF_HISTORY = 200;

/** Renames in a row that are followed. */
const MOST_RENAMES_FOLLOWED = 3;

/**
 * What agent files say of the tree, held against the tree: paths, links and headings, imports,
 * scripts, targets, versions.
 */
export const deadReferences: TreeDetector = {
  name: 'dead-references',
  async look(documents, repository) {
    const scene = new ReferenceScene(repository);
    const found: { readonly document: AgentDocument; readonly suspect: Suspect }[] = [];
    const observations: Detection[] = [];
    for (const document of onePerPlace(documents)) {
      const reading = new ReferenceReading(document);
      for (const suspect of await suspectsOf(reading, scene)) found.push({ document, suspect });
      if (reading.isExhausted) observations.push(beyond(document));
    }
    if (found.length === 0) return observations;
    const departures = await departuresOf(
      found.map(({ suspect }) => suspect),
      repository,
    );
    for (const { document, suspect } of found) {
      const observation = observed(document, suspect, departures);
      if (observation !== null) observations.push(observation);
    }
    return observations.toSorted(
      (a, b) =>
        compareTexts(a.path, b.path) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
    );
  },
};

/** A text that is read under several names is looked at once, under its own if it has one of these. */
function onePerPlace(documents: readonly AgentDocument[]): AgentDocument[] {
  const kept = new Map<string, AgentDocument>();
  for (const document of documents) {
    if (document.kind === 'fact' || (document.kind !== 'settings' && !document.isProse)) continue;
    const other = kept.get(document.place);
    if (other === undefined || (document.path === document.place && other.path !== other.place))
      kept.set(document.place, document);
  }
  return [...kept.values()];
}

/** The suspects of one text: each target once, at its first place, and each place once. */
async function suspectsOf(reading: ReferenceReading, scene: ReferenceScene): Promise<Suspect[]> {
  const targets = new Set<string>();
  const places = new Set<string>();
  const suspects: Suspect[] = [];
  for (const kind of reading.document.kind === 'settings' ? SETTINGS_KINDS : PROSE_KINDS) {
    for (const suspect of await kind.look(reading, scene)) {
      const target = keyOf(suspect);
      const place = `${suspect.line} ${suspect.target.replace(/^@/, '').replace(/^\.\//, '').replace(/#.*$/, '')}`;
      if (targets.has(target) || places.has(place)) continue;
      targets.add(target);
      places.add(place);
      suspects.push(suspect);
    }
  }
  return suspects;
}

function keyOf({ kind, target }: Suspect): string {
  return `${kind} ${target}`;
}

/**
 * What history knows of the paths that are gone. The surest suspects are asked for first; what
 * moved again is followed.
 */
async function departuresOf(
  suspects: readonly Suspect[],
  { past, tree, resolver }: DetectorRepository,
): Promise<ReadonlyMap<string, Departure>> {
  const ordered = [
    ...suspects.filter(({ severity }) => severity !== null),
    ...suspects.filter(({ severity }) => severity === null),
  ];
  // The likeliest place of each, then the others: a text deep in the tree has many.
  const paths = [
    ...new Set([
      ...ordered.flatMap(({ gone }) => gone.slice(0, 1)),
      ...ordered.flatMap(({ gone }) => gone.slice(1)),
    ]),
  ].slice(0, MOST_PATHS_ASKED_OF_HISTORY);
  if (paths.length === 0) return new Map();
  const known = new Map(await past.departed(paths));
  const isThere = (path: string): boolean => tree.entries.has(path) || resolver.isFolder(path);
  let open = [...known].filter(([, { to }]) => to !== null && !isThere(to));
  for (let hop = 0; hop < MOST_RENAMES_FOLLOWED && open.length > 0; hop += 1) {
    const further = await past.departed([...new Set(open.flatMap(([, { to }]) => to ?? []))]);
    open = open.flatMap(([path, { commit, to }]) => {
      const next = to === null ? undefined : further.get(to);
      known.set(path, { commit: next?.commit ?? commit, to: next?.to ?? null });
      return next !== undefined && next.to !== null && !isThere(next.to)
        ? [[path, next] satisfies [string, Departure]]
        : [];
    });
  }
  for (const [path, { commit, to }] of known)
    if (to !== null && !isThere(to)) known.set(path, { commit, to: null });
  return known;
}

function observed(
  document: AgentDocument,
  suspect: Suspect,
  departures: ReadonlyMap<string, Departure>,
): Detection | null {
  const departure = suspect.gone
    .map((path) => departures.get(path))
    .find((one) => one !== undefined);
  const severity = departure === undefined ? suspect.severity : 'warning';
  if (severity === null) return null;
  const hint = departure === undefined ? suspect.hint : whereItWent(departure, suspect.hint);
  return {
    subject: 'dead-reference',
    severity,
    path: document.path,
    line: suspect.line,
    column: suspect.column,
    message: hint === null ? suspect.message : say`${suspect.message}; ${hint}`,
    remedy: suspect.remedy,
    key: keyOf(suspect),
  };
}

function whereItWent({ commit, to }: Departure, hint: Phrase | null): Phrase {
  const when = commit.slice(0, 7);
  if (to !== null) return say`it moved to ${to} in ${[when]}`;
  return hint === null
    ? plain(`it was removed in ${when}`)
    : say`it was removed in ${[when]}, and ${hint}`;
}

function beyond({ path, lines }: AgentDocument): Detection {
  return {
    subject: 'dead-reference',
    severity: 'notice',
    path,
    line: Math.min(1, lines.length),
    column: null,
    message: say`${path} names more than ${MOST_REFERENCES} files, links and commands: the rest was not looked at`,
    remedy: plain('Split the file: no agent reads so much.'),
    key: 'beyond the limit',
  };
}
