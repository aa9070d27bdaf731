import type { TextDetector } from '../../detector.js';
import type { AgentDocument } from '../../document.js';
import type { Detection } from '../../detection.js';
import { placesIn } from '../../places.js';
import { openSettings } from '../../settings/read.js';
import type { Check, FoundSetting } from './check.js';
import { inFrontMatter } from './front-matter.js';
import { hooks } from './hooks.js';
import { modes } from './modes.js';
import { permissions } from './permissions.js';
import { servers } from './servers.js';
import { traffic } from './traffic.js';

/*
 * Which settings let an agent act without a question? For example `"defaultMode": "bypassPermissions"`: a warning
 * at its line.
 */

/** Every look at settings; adding one is a file beside this one and a name here. */
const CHECKS: readonly Check[] = [permissions, modes, hooks, servers, traffic];

/** Findings of one file: a person mends a few at a time. */
const MOST_FOUND = 100;

/** Settings that lie next to memory and let what an agent reads act without a question. */
export const unsafeSettings: TextDetector = {
  name: 'unsafe-settings',
  look(document: AgentDocument): Iterable<Detection> {
    const settings = openSettings(document);
    if (settings !== null)
      return told(
        document,
        CHECKS.flatMap((check) => [...check(settings)]),
      );
    // The front matter of a fact is read strictly, and gives nobody leave to do anything.
    return document.isProse && document.kind !== 'fact'
      ? told(document, [...inFrontMatter(document)])
      : [];
  },
};

/** The findings of one file, each key once, the worst first. */
function told({ path, text }: AgentDocument, found: readonly FoundSetting[]): Detection[] {
  const placeOf = placesIn(text);
  const keys = new Set<string>();
  const worstFirst = [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity !== 'error'),
  ];
  const first = worstFirst
    .filter(({ key }) => !keys.has(key) && keys.add(key).size > 0)
    .slice(0, MOST_FOUND);
  return first.map(({ severity, at, message, remedy, key }) => ({
    subject: 'unsafe-setting',
    severity,
    path,
    ...placeOf(at),
    message,
    remedy,
    key,
  }));
}
