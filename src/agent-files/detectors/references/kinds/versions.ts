import { remembered } from '../../../../text/collections.js';
import { anyCase, flagged, joined } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import type { TextLine } from '../../../agent-text.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceScene } from '../scene.js';
import {
  IMAGES,
  numbersOf,
  type VersionedTool,
  TOOLS,
  type VersionSource,
} from './version-sources.js';

/* Does a text name a version of a tool that the manifests contradict? "Node 16" does where `.nvmrc` says 20. */

/** What one file says of the version of a tool: the least that works, or the one that is used. */
interface Declared {
  readonly written: string;
  readonly version: readonly number[];
  readonly isLeast: boolean;
  readonly path: string;
}

/** Words with which a sentence speaks of another version than the one in use. */
const ASIDE = anyCase`
  \b(?:from|before|prior|until|since|starting|as of|defaults?|legacy|old|older|upgrad\w*|migrat\w*|instead
      |not|no longer|drop\w*|support\w*|compat\w*|backward\w*|e\.g|example|if|unless|was|were|except|below
      |under|deprecated|introduced|added|later versions|than|cannot|don't|like|both|matrix|docs|through|via
      |only|style|era|syntax|features?|polyfill|types?|tested|ci|runtime(?![*_]{0,2}\s?[:|])|container|image
      |docker\w*|lambda|target\w*)\b
  |→|->|<|\bto\s`;

/** The same in other languages. */
const ASIDE_ABROAD = flagged('iu')`
  (?<!\p{L})(?:von|seit|bis|ab|vor|nicht|kein\w*|früher\w*|alte\w*|unterstütz\w*|umgestellt|beispiel\w*|wenn|falls
    |desde|hasta|antes|migra\w*|actualiza\w*|ejemplo|compatib\w*|soporta\w*|ya no|no (?:se|es|us\w+)
    |depuis|jusqu|avant|ancien\w*|pas|exemple)(?!\p{L})
  |从|升级|迁移|旧|不|以前|之前|例如|比如|支持|兼容|默认|如果|除非|弃用
  |から|まで|移行|更新|対応|古い|例えば|場合|サポート|廃止|ない|なくな
  |에서|부터|까지|이전|지원|않|없`;

/** What a version did is told of any version: "React 18 brought …". */
const DID = /^[\s`*_]{0,4}(?:brings?|brought|ships?|shipped|includes?|renamed|changed|made|gave)\b/;

/** The language of the code, which is not made there as a file is: "written in Go 1.26". */
const WRITTEN_IN = /\bwritten (?:entirely |mostly |purely )?in[\s`*_]{1,4}$/i;

/** The same beside an image of a container, which such words are about. */
const ASIDE_OF_IMAGE = anyCase`
  \b(?:before|prior|until|since|legacy|old|older|upgrad\w*|migrat\w*|instead|not|no longer|drop\w*
      |support\w*|e\.g|example|if|unless|was|were|except|deprecated|than|cannot|don't|like|both|matrix)\b
  |→|->|<|\bto\s`;

/** Versions that a text states of tools whose version a file of the repository declares. */
export const versions: MentionKind = {
  name: 'version',
  *mentions(reading) {
    if (reading.isPortable || /(?:^|\/)(?:agents|commands|prompts)\//.test(reading.document.path))
      return;
    for (const line of reading.lines) {
      if (
        line.kind === 'heading' ||
        // A line of more than 300 characters says too much to be sure that it means the version in use.
        line.text.length > Math.min(300, LONGEST_LINE) ||
        !/\d|stable|nightly|beta/.test(line.text)
      )
        continue;
      yield* imagesOn(line, reading);
      if (line.kind !== 'code') yield* toolsOn(line, reading);
    }
  },
};

function* toolsOn(line: TextLine, reading: ReferenceReading): Generator<Mention> {
  for (const known of TOOLS) {
    const match = known.pattern.exec(line.text);
    if (
      match === null ||
      // How it is installed says nothing of another version: "(via rustup)".
      ASIDE.test(line.text.replace(/\((?:via|through)\b/g, '(')) ||
      ASIDE_ABROAD.test(line.text) ||
      DID.test(line.text.slice(match.index + match[0].length)) ||
      // Two versions, `18 or 20`: two characters before the end of the match, and the next twelve.
      /\d[^\d]{0,12}\b(?:and|or|,|\/|-|–)\s{0,2}v?\d/.test(
        line.text.slice(match.index + match[0].length - 2, match.index + match[0].length + 12),
      )
    )
      continue;
    const mention = mentionOf(known, match, line.number, reading);
    if (mention !== null) yield mention;
  }
}

function mentionOf(
  { name, parts, sources }: VersionedTool,
  match: RegExpExecArray,
  line: number,
  reading: ReferenceReading,
): Mention | null {
  const [whole, atLeast, written = '', more] = match;
  const version = numbersOf(written);
  const [fewest, most] = parts;
  if (version.length < fewest) return null;
  const orMore = atLeast !== undefined || more !== undefined;
  const place = { kind: 'version', target: `${name} ${written}`, line, column: match.index + 1 };
  const declaredAt = async (scene: ReferenceScene): Promise<readonly Declared[]> =>
    (await Promise.all(sources.map(async (source) => declaredIn(source, reading, scene)))).flat();
  return {
    ...place,
    // Every file that says something has to contradict, and packages of one tree may differ.
    isIn: async (scene) => {
      const declared = await declaredAt(scene);
      // A minimum is compared with the minimum, where there is one.
      const least = orMore ? declared.filter((one) => one.isLeast) : [];
      const compared = least.length > 0 ? least : declared;
      return compared.length === 0
        ? null
        : !compared.every((one) => contradicts(version.slice(0, most), orMore, one));
    },
    suspect: async () => {
      const [first] = await declaredAt(reading.scene);
      if (first === undefined) return null;
      const at = [line, match.index + 1, whole.length] as const;
      const isWrittenIn = WRITTEN_IN.test(match.input.slice(0, match.index));
      if (isWrittenIn ? reading.isGone(...at) : reading.isSilent(...at)) return null;
      const shown = Math.max(fewest, Math.min(most, version.length));
      const inFile = first.written.split('.').slice(0, shown).join('.');
      return {
        ...place,
        severity: 'warning',
        message: say`${place.target} is stated, but ${first.path} says ${[inFile]}`,
        remedy: REMEDY,
      };
    },
  };
}

const REMEDY = plain(
  'State the version that the repository uses, or remove it and leave it to that file.',
);

/** Whether a stated version differs from the declared one, as far as both are written. */
function contradicts(
  version: readonly number[],
  orMore: boolean,
  { version: declared, isLeast }: Declared,
): boolean {
  const difference = compare(version, declared);
  // What works at the least is wrong only where it is too old, and a minimum where what is used is older.
  if (isLeast) return difference < 0;
  return orMore ? difference > 0 : difference !== 0;
}

/** Below zero where `a` is the older one. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What the nearest file of a name says. */
async function declaredIn(
  { file, pattern, isLeast }: VersionSource,
  { folders }: ReferenceReading,
  scene: ReferenceScene,
): Promise<readonly Declared[]> {
  for (const path of scene.inFolders(folders, file)) {
    const written = pattern.exec((await scene.textOf(path)) ?? '')?.[1];
    if (written !== undefined) return [{ written, version: numbersOf(written), isLeast, path }];
  }
  return [];
}

/** `golang:1.25`, in code marks or behind `FROM`. */
const IMAGE = new RegExp(joined`
  (?:${'`'}|FROM\s{1,4}|docker\srun\s.{0,60}\s)(${IMAGES}):(\d{1,3}(?:\.\d{1,3}){0,2})(?![\w.])`);

function* imagesOn(line: TextLine, reading: ReferenceReading): Generator<Mention> {
  if (!line.text.includes(':')) return;
  const match = IMAGE.exec(line.text);
  if (match === null || ASIDE_OF_IMAGE.test(line.text)) return;
  const [, image = '', written = ''] = match;
  const target = `${image}:${written}`;
  const column = match.index + match[0].length - target.length + 1;
  const place = { kind: 'version', target, line: line.number, column };
  yield {
    ...place,
    isIn: async (scene) => {
      const used = (await imagesOf(scene)).filter((one) => one.image === image);
      if (used.length === 0 || used.some(({ version }) => version === null)) return null;
      return used.some(({ version }) => compare(version ?? [], numbersOf(written)) === 0);
    },
    suspect: async () => {
      const used = (await imagesOf(reading.scene)).find((one) => one.image === image);
      if (used === undefined || reading.isSilent(line.number, column, target.length)) return null;
      return {
        ...place,
        severity: 'warning',
        message: say`${target} is stated, but ${used.path} says ${`${image}:${(used.version ?? []).join('.')}`}`,
        remedy: REMEDY,
      };
    },
  };
}

interface UsedImage {
  readonly image: string;
  /** Null where it is not written as a number. */
  readonly version: readonly number[] | null;
  readonly path: string;
}

const FROM = new RegExp(
  joined`^\s{0,9}FROM[ \t]{1,9}(?:--\S{1,60}[ \t]{1,9})?(?:[\w.-]{1,60}/)??(${IMAGES})(?::(\S{1,80}))?(?=\s|$)`,
  'gm',
);

/** Dockerfiles that are read; a tree with more of them is a collection of examples. */
const MOST_DOCKERFILES = 100;

/** The images that the Dockerfiles of a tree start from. */
const imagesOf = remembered(async (scene: ReferenceScene): Promise<readonly UsedImage[]> => {
  const paths = [...scene.repository.tree.entries.values()].flatMap(({ path, kind }) =>
    kind === 'file' &&
    /(?:^|\/)(?:(?:Dockerfile|Containerfile)[\w.-]*|[\w.-]{1,80}\.Dockerfile)$/.test(path)
      ? [path]
      : [],
  );
  if (paths.length > MOST_DOCKERFILES) return [];
  return [...(await scene.read(paths))].flatMap(([path, text]) =>
    [...(text ?? '').matchAll(FROM)].map(([, image = '', tag = '']) => {
      const numbers = /^\d{1,3}(?:\.\d{1,3}){0,2}(?![\w.])/.exec(tag)?.[0];
      return { image, version: numbers === undefined ? null : numbersOf(numbers), path };
    }),
  );
});
