import { kept, remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { baseName } from '../../../../tree/path.js';
import { foldersAround } from '../bases.js';
import { type Diagram, type DiagramEntry, diagramsIn } from '../diagrams.js';
import type { ReferenceReading } from '../reading.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import type { ReferenceRepair } from '../respelling.js';
import type { ReferenceScene } from '../scene.js';
import { isLeftBehind } from '../shape.js';

/* Does a tree diagram draw a file or folder that is gone? What never was in the repository is no claim of it. */

/** Files and folders that a diagram draws, held against the folder where most of them are. */
export const trees: MentionKind = {
  name: 'tree',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    for (const diagram of diagramsOf(reading)) {
      if (diagram.isPattern) continue;
      const drawing = new Drawing(diagram, reading);
      for (const entry of diagram.entries) yield mentionOf(entry, drawing, reading);
    }
  },
};

/** The diagrams of a text, read once. */
export const diagramsOf = remembered((reading: ReferenceReading) => diagramsIn(reading.lines));

function mentionOf(entry: DiagramEntry, drawing: Drawing, reading: ReferenceReading): Mention {
  const { line, column, path: target } = entry;
  return {
    kind: 'tree',
    target,
    line,
    column,
    isIn: async (scene) => {
      const base = await drawing.baseIn(scene);
      return base === null ? null : scene.has(`${base}${target}`);
    },
    suspect: async () => {
      const base = await drawing.baseIn(reading.scene);
      return base === null ? null : suspectOf(entry, `${base}${target}`, reading);
    },
  };
}

const REMEDY = plain(
  'Draw the tree as it is, or leave the entry out: an agent would search for it and guess.',
);

async function suspectOf(
  { path: target, written, line, column, isFolder, comment }: DiagramEntry,
  path: string,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { scene } = reading;
  if (isLeftBehind(path.split('/')) || (await scene.isIgnored(path, isFolder))) return null;
  if (reading.isSilentEntry(line, column, written.length, comment)) return null;
  return {
    kind: 'tree',
    target,
    line,
    column,
    gone: [path],
    severity: 'departed',
    message: say`The tree names ${path}, which does not exist`,
    remedy: REMEDY,
    repair: renamed(written, path, { line, column }),
  };
}

/** An entry is put right where it stands: only another name in the same folder can be written there. */
function renamed(
  written: string,
  path: string,
  { line, column }: Pick<Suspect, 'line' | 'column'>,
): ReferenceRepair {
  const old = written.replace(/\/+$/, '');
  const above = path.slice(0, path.length - old.length);
  return {
    respelled: async ({ from, to }) => {
      const replacement = to.slice(above.length);
      const isHere = from === path && to.startsWith(above) && !baseName(old).includes('..');
      const isAsDeep = replacement.split('/').length === old.split('/').length;
      return isHere && isAsDeep && path.endsWith(old) ? { line, column, old, replacement } : null;
    },
    elsewhere: () => null,
  };
}

/** A diagram has to draw so many things that are there before it is believed to draw this repository. */
const FEWEST_THERE = 2;

/** The same where the words above it make it an example: then what is drawn has to say it. */
const MANY_THERE = 5;
const MOST_THERE = 0.6;

/** Folders in which a diagram is looked for; each costs a look at all of its entries. */
const MOST_BASES = 60;

/** A diagram on its way through the trees that it is held against. */
class Drawing {
  private readonly bases = new Map<ReferenceScene, Promise<string | null>>();

  constructor(
    private readonly diagram: Diagram,
    private readonly reading: ReferenceReading,
  ) {}

  /** The folder where most entries are, with its final `/`; before a change too, which may take them all out. */
  async baseIn(scene: ReferenceScene): Promise<string | null> {
    return kept(this.bases, scene, async () => {
      const here = await this.bestIn(scene);
      return here !== null || scene.before === null ? here : this.bestIn(scene.before);
    });
  }

  private async bestIn(scene: ReferenceScene): Promise<string | null> {
    const { entries, line } = this.diagram;
    let best: string | null = null;
    let most = this.reading.isSilentDiagram(line)
      ? Math.max(MANY_THERE, Math.ceil(entries.length * MOST_THERE)) - 1
      : Math.max(FEWEST_THERE - 1, Math.floor(entries.length / 2));
    for (const base of this.candidates(scene)) {
      let there = 0;
      for (const { path } of entries) if (await scene.has(`${base}${path}`)) there += 1;
      if (there > most) [best, most] = [base, there];
    }
    return best;
  }

  /** Folders that the diagram may be of, the likeliest first. */
  private candidates(scene: ReferenceScene): readonly string[] {
    const { reading, diagram } = this;
    const { root, line } = diagram;
    const homes = reading.isPortable ? reading.homes : reading.folders;
    const around = [...homes, ...foldersAround(reading, line)];
    if (root === '') return [...new Set([...around, ...scene.packages])].slice(0, MOST_BASES);
    const named = scene.names
      .foldersCalled(baseName(root))
      .filter((path) => `/${path}`.endsWith(`/${root}`));
    const rooted = [
      ...around.map((folder) => `${folder}${root}/`),
      ...(reading.isPortable ? [] : named.map((path) => `${path}/`)),
      // The root may be the name of the repository, or of the package.
      ...around,
    ];
    return [...new Set(rooted)].slice(0, MOST_BASES);
  }
}
