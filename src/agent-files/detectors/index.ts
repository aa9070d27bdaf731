import { remembered } from '../../text/collections.js';
import type {
  Detection,
  DetectionSubject,
  DetectorRepository,
  HeldMention,
  TextDetector,
  TreeDetector,
} from '../detection.js';
export { brokenLinks } from './broken-links.js';
import { concealedText } from './concealed/index.js';
import { conflicts } from './conflicts/index.js';
import { hiddenTextDetector } from './hidden/index.js';
import { promptInjectionDetector, speaksAsInjection } from './prompt-injection/index.js';
import { overBudget } from './over-budget.js';
import { lookAtMentions } from './references/index.js';
import { secrets } from './secrets.js';
import { unsafeSettings } from './settings/index.js';
import { brokenFiles } from './structure/index.js';
import { namedAgents } from './named-agents.js';
import { driftedTwins } from './twins.js';
import type { AgentDocument } from '../document.js';

/* Which detectors look at agent files? What else a detector needs is in CONTRIBUTING ("A detector of agent files"). */

/** Every look at one text. Adding one is a file or folder beside this one and a line here. */
const TEXT_DETECTORS: readonly TextDetector[] = [
  hiddenTextDetector,
  concealedText(speaksAsInjection),
  secrets,
  unsafeSettings,
  promptInjectionDetector,
  brokenFiles,
];

/** Every look at the texts together, or at what they say of the tree. */
const TREE_DETECTORS: readonly TreeDetector[] = [conflicts, driftedTwins, namedAgents, overBudget];

/** What a look at texts finds, sorted by path and line, and what they name that is there. */
interface Seen {
  readonly observations: readonly Detection[];
  readonly held: readonly HeldMention[];
}

/** @param only the names of files whose findings are compared with others; null where all findings count */
export async function runDetectors(
  documents: readonly AgentDocument[],
  repository: DetectorRepository,
  only: ReadonlySet<string> | null = null,
): Promise<Seen> {
  const mentions = await lookAtMentions(documents, repository, only);
  const asked = documents.filter(({ path }) => only === null || only.has(path));
  const found = [...asked.flatMap(textObservations), ...mentions.found];
  for (const detector of TREE_DETECTORS)
    found.push(...(await detector.look(documents, repository)));
  return { observations: numbered(found.sort(byPlace)), held: mentions.held };
}

/** A text that is the same in base and head is one document, and looked at once. */
const textObservations = remembered((document: AgentDocument): readonly Detection[] =>
  TEXT_DETECTORS.flatMap((detector) => [...detector.look(document)]),
);

/** How often a look at each text by itself finds something that blocks, by its subject. */
export function blocking(
  documents: readonly AgentDocument[],
): ReadonlyMap<DetectionSubject, number> {
  const times = new Map<DetectionSubject, number>();
  for (const { subject, severity } of documents.flatMap(textObservations))
    if (severity === 'error') times.set(subject, (times.get(subject) ?? 0) + 1);
  return times;
}

function byPlace(a: Detection, b: Detection): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.line - b.line || (a.column ?? 0) - (b.column ?? 0);
}

/** The findings, of which the second with one key in a file gets `#2` behind it. */
function numbered(found: readonly Detection[]): Detection[] {
  const times = new Map<string, number>();
  return found.map(wellFormed).map((observation) => {
    const name = [observation.subject, observation.path, observation.key].join('\0');
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? observation : { ...observation, key: `${observation.key}#${count}` };
  });
}

/** `"\ud800"` is a key that JSON can write, and half a character: no digest can be made of it. */
function wellFormed(observation: Detection): Detection {
  const key = observation.key.replace(
    /\p{Cs}/gu,
    (half) => `\\u${half.charCodeAt(0).toString(16)}`,
  );
  return key === observation.key ? observation : { ...observation, key };
}
