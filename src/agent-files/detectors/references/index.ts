import { compareTexts } from '../../../text/order.js';
import { type Phrase, plain, say } from '../../../text/phrase.js';
import { type Fix, isSafeReplacement, textDigest, type TextEdit } from '../../../tree/text-edit.js';
import {
  alsoMore,
  type Detection,
  type DetectorRepository,
  type HeldMention,
} from '../../detection.js';
import { kept } from '../../../text/collections.js';
import type { AgentDocument } from '../../document.js';
import { departuresOf, type Found, type KnownDeparture } from './departures.js';
import { MOST_REFERENCES, ReferenceReading } from './reading.js';
import type { Mention, MentionKind, Suspect } from './mention.js';
import { ReferenceScene } from './scene.js';
import { agentNames, agentNamesAskedIn } from './kinds/agent-names.js';
import { commands } from './kinds/commands.js';
import { programs } from './kinds/programs.js';
import { settingsPaths } from './kinds/settings-paths.js';
import { started } from './kinds/started.js';
import { folders } from './kinds/folders.js';
import { globs } from './kinds/globs.js';
import { imports } from './kinds/imports.js';
import { movedLines } from './kinds/lines.js';
import { exportedPaths } from './kinds/exports.js';
import { names, namesAskedIn } from './kinds/names.js';
import { tools } from './kinds/tools.js';
import { namesIt, OnceThere } from './once.js';
import { links } from './kinds/links.js';
import { machinePaths } from './kinds/machine-paths.js';
import { paths } from './kinds/paths.js';
import { trees } from './kinds/trees.js';
import { versions } from './kinds/versions.js';
import { workspaces } from './kinds/workspaces.js';

/* What do agent files name that is there, and what is not? In doubt nothing is reported. */

/**
 * What agent files name, held against the tree: what is wrong, and what holds.
 * @param only the names of the files that count; null for all
 */
export async function lookAtMentions(
  documents: readonly AgentDocument[],
  repository: DetectorRepository,
  only: ReadonlySet<string> | null = null,
): Promise<{ readonly found: readonly Detection[]; readonly held: readonly HeldMention[] }> {
  const scene = new ReferenceScene(repository);
  const { search } = repository.past;
  const once = search === undefined ? null : new OnceThere(search, scene);
  // What is of another repository depends on it.
  if (documents.some(({ text }) => text.includes('github.com/'))) await scene.learnSlug();
  const readings = onePerPlace(documents)
    .filter(({ path }) => only === null || only.has(path))
    .map((document) => new ReferenceReading(document, scene));
  // A name is found gone where history or a tree before is asked, else it only holds: that is never compared.
  if (only === null || search !== undefined)
    scene.lookFor(
      new Set(readings.flatMap((one) => [...namesAskedIn(one), ...agentNamesAskedIn(one)])),
    );
  const found: FoundAgain[] = [];
  const observations: Detection[] = [];
  const held: HeldMention[] = [];
  for (const reading of readings) {
    const { document } = reading;
    const suspects = new Suspects();
    for (const mention of spent(reading)) {
      const isThere = await mention.isIn(scene);
      if (isThere === true) held.push(heldIn(document, mention));
      const suspect = isThere === false ? await suspectOf(mention, reading, once) : null;
      if (suspect !== null) suspects.add(suspect);
    }
    for (const one of suspects.all) found.push({ document, ...one });
    if (reading.isExhausted) observations.push(beyond(document));
  }
  if (found.length === 0) return { found: observations, held };
  const departures = await departuresOf(found, scene);
  const all = [...observations, ...(await reported(found, departures))].toSorted(
    (a, b) => compareTexts(a.path, b.path) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
  return { found: all, held };
}

/** The mentions of a text that may still be looked at. */
function* spent(reading: ReferenceReading): Generator<Mention> {
  for (const kind of reading.document.kind === 'settings' ? SETTINGS_KINDS : PROSE_KINDS)
    for (const mention of kind.mentions(reading)) {
      if (!reading.spend()) return;
      yield mention;
    }
}

/** What a reader calls a kind, where the kinds of a thing are told apart only here. */
const COUNTED_AS: ReadonlyMap<string, string> = new Map([
  ['import', 'path'],
  ['glob', 'path'],
  ['tree', 'path'],
  ['program', 'command'],
  ['script', 'command'],
  ['target', 'command'],
  ['hook', 'command'],
  ['setting', 'path'],
  ['workspace', 'command'],
  ['folder', 'path'],
  ['agent name', 'name'],
]);

function heldIn({ path }: AgentDocument, { kind, target, line }: Mention): HeldMention {
  return { path, line, kind: COUNTED_AS.get(kind) ?? kind, target };
}

/** What is wrong with a mention that the tree does not have: by itself, since this change, or since an earlier one. */
async function suspectOf(
  mention: Mention,
  reading: ReferenceReading,
  once: OnceThere | null,
): Promise<Suspect | null> {
  const suspect = await mention.suspect();
  const { before } = reading.scene;
  const wasThere = mention.lost !== undefined && before !== null && (await wasIn(mention, before));
  if (suspect?.severity === 'warning' && wasThere)
    return { ...suspect, guess: () => ({ hint: REMOVED_NOW }) };
  const lost = wasThere
    ? await removedNow(mention, reading, before)
    : await once?.suspectOf(mention, reading);
  if (suspect?.severity === 'warning')
    return { ...suspect, message: lost?.message ?? suspect.message };
  return lost ?? suspect;
}

async function wasIn(mention: Mention, scene: ReferenceScene): Promise<boolean> {
  return mention.wasIn === undefined ? (await mention.isIn(scene)) === true : mention.wasIn(scene);
}

const REMOVED_NOW = plain('this change removes it');

/** The finding of what the change removes, where the text named it already. */
async function removedNow(
  mention: Mention,
  reading: ReferenceReading,
  before: ReferenceScene,
): Promise<Suspect | null> {
  const { lost, kind, target, line, column } = mention;
  if (lost === undefined || reading.isGone(line, column, target.length)) return null;
  if (mention.isQuiet?.() === true) return null;
  const then = await before.textOf(reading.document.place);
  if (then === null || !namesIt(then, mention, reading.document)) return null;
  const place = { kind, target, line, column };
  return { ...place, ...lost, severity: 'warning', guess: () => ({ hint: REMOVED_NOW }) };
}

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
  if (departure === undefined) {
    const move = repair.elsewhere();
    return move === null ? null : repair.respelled(move);
  }
  return departure.to === null
    ? null
    : repair.respelled({ from: departure.path, to: departure.to });
}

/** Edits by their place: two kinds of reference may name one. */
type Edits = Map<string, TextEdit>;

/** A finding in the making: all lines that it stands on, and the edits that put them right. */
interface Told {
  readonly document: AgentDocument;
  readonly observation: Detection;
  readonly lines: Set<number>;
  readonly edits: Edits;
}

/** The findings, each target of a text once, with the fix of all its places. */
async function reported(
  found: readonly FoundAgain[],
  departures: ReadonlyMap<Suspect, KnownDeparture>,
): Promise<Detection[]> {
  const findings = new Map<string, Told>();
  for (const { document, suspect, again } of found) {
    const departure = departures.get(suspect);
    const observation = observed(document, suspect, departure);
    if (observation === null) continue;
    const target = `${document.path}\0${keyOf(suspect)}`;
    const told = kept(findings, target, () => ({
      document,
      observation,
      lines: new Set(),
      edits: new Map(),
    }));
    for (const place of [suspect, ...again]) {
      told.lines.add(place.line);
      const edit = await editOf(place, departure);
      if (edit !== null && isSafeReplacement(edit.replacement))
        told.edits.set(`${edit.line} ${edit.column}`, edit);
    }
  }
  const digests = new Map<AgentDocument, Fix['seen']>();
  return [...findings.values()].map(({ document, observation, lines, edits }) => {
    const message = say`${observation.message}${plain(alsoMore(lines.size - 1, 'line'))}`;
    if (edits.size === 0) return { ...observation, message };
    const seen = kept(digests, document, () => textDigest(document.text));
    return {
      ...observation,
      message,
      fix: { path: document.path, seen, edits: [...edits.values()] },
    };
  });
}

/** A text that is read under several names is looked at once, under its own if it has one of these. */
function onePerPlace(documents: readonly AgentDocument[]): AgentDocument[] {
  const byPlace = new Map<string, AgentDocument>();
  for (const document of documents) {
    if (document.kind === 'fact' || (document.kind !== 'settings' && !document.isProse)) continue;
    const other = byPlace.get(document.place);
    if (other === undefined || (document.path === document.place && other.path !== other.place))
      byPlace.set(document.place, document);
  }
  return [...byPlace.values()];
}

/** The suspects of one text, each target once, at its first place. Those that need history keep all places. */
class Suspects {
  private readonly byTarget = new Map<string, Suspect[]>();
  private readonly byPlace = new Map<string, Suspect[]>();
  readonly all: Pick<FoundAgain, 'suspect' | 'again'>[] = [];

  add(suspect: Suspect): void {
    const target = keyOf(suspect);
    const place = `${suspect.line} ${suspect.target.replace(/^@/, '').replace(/^\.\//, '').replace(/#.*$/, '')}`;
    const told = this.byTarget.get(target) ?? this.byPlace.get(place);
    if (told !== undefined) {
      told.push(suspect);
      return;
    }
    const again: Suspect[] = [];
    if (suspect.severity === 'warning' || suspect.severity === 'notice') {
      this.byTarget.set(target, again);
      this.byPlace.set(place, again);
    }
    this.all.push({ suspect, again });
  }
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
  if (severity === 'departed' || severity === 'outlived' || departure?.isTransient === true)
    return null;
  const guess = (): Phrase | null => suspect.guess?.().hint ?? null;
  const hint = departure === undefined ? guess() : whereItWent(departure, guess);
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
function whereItWent(
  { commit, to, isHintOlder }: KnownDeparture,
  guess: () => Phrase | null,
): Phrase {
  if (commit === null)
    return to === null ? plain('this change removes it') : say`this change moves it to ${to}`;
  const when = commit.slice(0, 7);
  if (to !== null) return say`it moved to ${to} in ${[when]}`;
  const hint = isHintOlder === true ? null : guess();
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
    message: say`${path} names more than ${MOST_REFERENCES} files, links and commands; the rest was not checked`,
    remedy: plain('Split the file: no agent reads that much.'),
    key: 'beyond-the-limit',
  };
}

/** Kinds of reference in prose, the surest first: of two that name one place, the first one speaks. */
const PROSE_KINDS: readonly MentionKind[] = [
  machinePaths,
  links,
  imports,
  paths,
  programs,
  globs,
  folders,
  workspaces,
  commands,
  versions,
  trees,
  agentNames,
  movedLines,
  names,
  exportedPaths,
  tools,
];

const SETTINGS_KINDS: readonly MentionKind[] = [started, settingsPaths];
