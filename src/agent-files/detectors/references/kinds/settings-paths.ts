import { plain, say } from '../../../../text/phrase.js';
import { placesIn } from '../../../detection.js';
import { isElsewhere, type Naming, namingsIn } from '../../../settings/namings.js';
import { isPattern } from '../../../settings/named-files.js';
import { namingKeysOf } from '../../../settings/naming-keys.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import { namesakeHint } from '../scene.js';
import { isInvented } from '../shape.js';

/* Do settings name memory that is not there? `"instructions": ["docs/rules.md"]` without that file. */

/** Files that settings make an agent read. A name that is looked for in each folder, and a pattern, may find none. */
export const settingsPaths: MentionKind = {
  name: 'setting',
  *mentions(reading) {
    const { document, isSpecimen } = reading;
    if (isSpecimen || namingKeysOf(document.path).length === 0) return;
    for (const naming of namingsIn(document.path, document.text))
      if (naming.way === 'path' || naming.way === 'file') yield* mentionOf(naming, reading);
  },
};

function* mentionOf(
  naming: Naming,
  { document, scene: here }: ReferenceReading,
): Iterable<Mention> {
  const { written, targets, at } = naming;
  if (targets.length === 0 || targets.includes('') || isElsewhere(written)) return;
  if (isPattern(written) || isInvented(written.split('/'))) return;
  const place = document.text.indexOf(written, at);
  const named = {
    kind: 'setting',
    target: written,
    ...placesIn(document.text)(place < 0 ? at : place),
  };
  const lost = {
    message: say`The settings name ${written}, which does not exist, so the agent reads nothing there`,
    remedy: plain('Write the current path of the file, or remove the entry.'),
  };
  yield {
    ...named,
    isIn: async (scene) => (await scene.firstThere(targets)) !== null,
    suspect: async () => {
      for (const target of targets) if (await here.isIgnored(target)) return null;
      return {
        ...named,
        gone: targets,
        severity: 'warning',
        ...lost,
        guess: () => ({ hint: namesakeHint(written, document.place, here) }),
      };
    },
    lost,
  };
}
