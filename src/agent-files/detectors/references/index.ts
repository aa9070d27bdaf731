import { compareTexts } from '../../../text/order.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { Departure } from '../../../tree/history-queries.js';
import type { TreeDetector } from '../../detector.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';
import { departuresOf } from './departures.js';
import { PROSE_KINDS, SETTINGS_KINDS } from './kinds/index.js';
import { MOST_REFERENCES, ReferenceReading } from './reading.js';
import type { Suspect } from './reference.js';
import { ReferenceScene } from './scene.js';

/**
 * What do agent files name that is not there? Paths, links and headings, imports, scripts, targets
 * and versions are compared with the tree, and then with its history:
 *
 *     Run src/setup.ts first.   src/setup.ts is not in the tree           a suspect
 *                               history: renamed to src/start.ts          its departure
 *     finding: … is not there; it moved to src/start.ts in 1a2b3c4
 *
 * A *suspect* (`reference.ts`) is what one kind of reference in `kinds/` did not find; a *departure*
 * (`departures.ts`) is what history knows of it. A suspect whose severity is null is reported only if
 * it departed. `run-detectors.ts` calls this detector, and `gate/rules/dead-reference.ts` reports
 * what it answers. When it is wrong, `__tests__/agent-files/detectors/references/` fails.
 */

/** The detector of dead references. */
export const deadReferences: TreeDetector = {
  name: 'dead-references',
  async look(documents, repository) {
    const scene = new ReferenceScene(repository);
    const found: { readonly document: AgentDocument; readonly suspect: Suspect }[] = [];
    const detections: Detection[] = [];
    for (const document of onePerPlace(documents)) {
      const reading = new ReferenceReading(document);
      for (const suspect of await suspectsOf(reading, scene)) found.push({ document, suspect });
      if (reading.isExhausted) detections.push(tooManyReferences(document));
    }
    if (found.length === 0) return detections;
    const departures = await departuresOf(
      found.map(({ suspect }) => suspect),
      repository,
    );
    for (const { document, suspect } of found) {
      const detection = detectionOf(document, suspect, departures);
      if (detection !== null) detections.push(detection);
    }
    return detections.toSorted(
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

/** What is reported of a suspect; null where only history could have told, and it does not. */
function detectionOf(
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

/** In words: "it moved to b.ts in 1a2b3c4". */
function whereItWent({ commit, to }: Departure, hint: Phrase | null): Phrase {
  const when = commit.slice(0, 7);
  if (to !== null) return say`it moved to ${to} in ${[when]}`;
  return hint === null
    ? plain(`it was removed in ${when}`)
    : say`it was removed in ${[when]}, and ${hint}`;
}

/** The notice that says where looking ended. */
function tooManyReferences({ path, lines }: AgentDocument): Detection {
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
