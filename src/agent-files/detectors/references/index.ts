import { compareTexts } from '../../../text/order.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import { type Fix, isSafeReplacement, textDigest, type TextEdit } from '../../../tree/text-edit.js';
import type { Detection, TreeDetector } from '../../detection.js';
import type { AgentDocument } from '../../document.js';
import { departuresOf, type Found, type KnownDeparture } from './departures.js';
import { MOST_REFERENCES, ReferenceReading } from './reading.js';
import type { ReferenceKind, Suspect } from './suspect.js';
import { ReferenceScene } from './scene.js';
import { hookReferences, programs } from './kinds/programs.js';
import { imports } from './kinds/imports.js';
import { movedLines } from './kinds/lines.js';
import { links } from './kinds/links.js';
import { paths } from './kinds/paths.js';
import { scripts } from './kinds/scripts.js';
import { targets } from './kinds/targets.js';
import { versions } from './kinds/versions.js';

/* What do agent files name that is not there? In doubt nothing is reported. */

/** What agent files say of the tree, compared with the tree. */
export const deadReferences: TreeDetector = {
  name: 'dead-references',
  async look(documents, repository) {
    const scene = new ReferenceScene(repository);
    const found: FoundAgain[] = [];
    const observations: Detection[] = [];
    for (const document of onePerPlace(documents)) {
      const reading = new ReferenceReading(document, scene);
      for (const one of await suspectsOf(reading)) found.push({ document, ...one });
      if (reading.isExhausted) observations.push(beyond(document));
    }
    if (found.length === 0) return observations;
    const departures = await departuresOf(found, scene);
    return [...observations, ...(await reported(found, departures))].toSorted(
      (a, b) =>
        compareTexts(a.path, b.path) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
    );
  },
};

/** A suspect, and where its target is named again in the same text: of those places only the first is reported. */
interface FoundAgain extends Found {
  readonly again: readonly Suspect[];
}

/** How a place is put right; null where a person has to decide. */
async function editOf(
  { repair, isExcused }: Suspect,
  departure: KnownDeparture | undefined,
): Promise<TextEdit | null> {
  if (repair === undefined) return null;
  // Of a place that is named again nobody has asked yet.
  if (departure !== undefined && (await isExcused?.(departure.path, departure.to)) === true)
    return null;
  if ('edit' in repair) return departure === undefined ? repair.edit : null;
  if (departure === undefined)
    return repair.elsewhere === null ? null : repair.respelled(repair.elsewhere);
  return departure.to === null
    ? null
    : repair.respelled({ from: departure.path, to: departure.to });
}

/** Edits by their place: two kinds of reference may name one. */
type Edits = Map<string, TextEdit>;

/** The findings, each target of a text once, with the fix of all its places. */
async function reported(
  found: readonly FoundAgain[],
  departures: ReadonlyMap<Suspect, KnownDeparture>,
): Promise<Detection[]> {
  const findings = new Map<
    string,
    { readonly document: AgentDocument; readonly observation: Detection; readonly edits: Edits }
  >();
  for (const { document, suspect, again } of found) {
    const departure = departures.get(suspect);
    const observation = observed(document, suspect, departure);
    if (observation === null) continue;
    const target = `${document.path}\0${keyOf(suspect)}`;
    const finding = findings.get(target) ?? { document, observation, edits: new Map() };
    findings.set(target, finding);
    for (const place of [suspect, ...again]) {
      const edit = await editOf(place, departure);
      if (edit !== null && isSafeReplacement(edit.replacement))
        finding.edits.set(`${edit.line} ${edit.column}`, edit);
    }
  }
  const digests = new Map<AgentDocument, Fix['seen']>();
  return [...findings.values()].map(({ document, observation, edits }) => {
    if (edits.size === 0) return observation;
    const seen = digests.get(document) ?? textDigest(document.text);
    digests.set(document, seen);
    return { ...observation, fix: { path: document.path, seen, edits: [...edits.values()] } };
  });
}

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

/** The suspects of one text, each target once, at its first place. Those that need history keep all places. */
async function suspectsOf(
  reading: ReferenceReading,
): Promise<Pick<FoundAgain, 'suspect' | 'again'>[]> {
  const byTarget = new Map<string, Suspect[]>();
  const byPlace = new Map<string, Suspect[]>();
  const suspects: Pick<FoundAgain, 'suspect' | 'again'>[] = [];
  for (const kind of reading.document.kind === 'settings' ? SETTINGS_KINDS : PROSE_KINDS) {
    for (const suspect of await kind.look(reading)) {
      const target = keyOf(suspect);
      const place = `${suspect.line} ${suspect.target.replace(/^@/, '').replace(/^\.\//, '').replace(/#.*$/, '')}`;
      const told = byTarget.get(target) ?? byPlace.get(place);
      if (told !== undefined) {
        told.push(suspect);
        continue;
      }
      const again: Suspect[] = [];
      if (suspect.severity === 'warning' || suspect.severity === 'notice') {
        byTarget.set(target, again);
        byPlace.set(place, again);
      }
      suspects.push({ suspect, again });
    }
  }
  return suspects;
}

/** What is reported once in a file: a kind and its target. */
function keyOf({ kind, target }: Suspect): string {
  return `${kind} ${target}`;
}

/** The finding of a suspect; null where it takes more to be sure than is known. */
function observed(
  document: AgentDocument,
  suspect: Suspect,
  departure: KnownDeparture | undefined,
): Detection | null {
  const severity = departure === undefined ? suspect.severity : 'warning';
  if (severity === 'departed' || severity === 'outlived') return null;
  const { hint: guess = null } = suspect;
  const hint = departure === undefined ? guess : whereItWent(departure, guess);
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

/** What history or the change knows of a path, for the message. */
function whereItWent({ commit, to, isHintOlder }: KnownDeparture, hint: Phrase | null): Phrase {
  if (commit === null)
    return to === null ? plain('this change removes it') : say`this change moves it to ${to}`;
  const when = commit.slice(0, 7);
  if (to !== null) return say`it moved to ${to} in ${[when]}`;
  return hint === null || isHintOlder === true
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
    message: say`${path} names more than ${MOST_REFERENCES} files, links and commands; the rest was not checked`,
    remedy: plain('Split the file: no agent reads that much.'),
    key: 'beyond-the-limit',
  };
}

/** Kinds of reference in prose, the surest first: of two that name one place, the first one speaks. */
const PROSE_KINDS: readonly ReferenceKind[] = [
  links,
  imports,
  paths,
  programs,
  scripts,
  targets,
  versions,
  movedLines,
];

const SETTINGS_KINDS: readonly ReferenceKind[] = [hookReferences];
