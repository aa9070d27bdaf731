import { anyCase, joined } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceScene } from '../scene.js';

/* Does a text name a version of a tool that the manifests contradict? "Node 16" does where `.nvmrc` says 20. */

/** What one file says of the version of a tool: the least that works, or the one that is used. */
interface Declared {
  readonly version: readonly number[];
  readonly isLeast: boolean;
  readonly path: string;
}

/** A file that declares a version, and how it does. */
interface Source {
  readonly file: string;
  /** Its first two groups are the parts of the version. */
  readonly pattern: RegExp;
  readonly isLeast: boolean;
}

/** A tool whose version a text may state. */
interface Tool {
  readonly name: string;
  /** Followed by a version, it is stated: `Node.js 18`. */
  readonly pattern: RegExp;
  /** Parts of the version that tell two apart. */
  readonly parts: 1 | 2;
  readonly sources: readonly Source[];
}

/** The version behind a name: ` 18`, ` v18.2.x`, ` version 3.11 or newer`. A longer number is no version. */
const VERSION = joined`
  \s+(?:[Vv](?:ersion)?\s*)?(\d{1,3}(?:\.\d{1,3}){0,2})(\.x)?
    (\+|\s*(?:\+|or (?:later|newer|higher|above|greater)|and (?:above|later|newer|up)))?(?![\w.%/:-]*\d|\w)`;

/** @param written the name as a text may write it, and no part of another name: not `my-node 18`. */
function tool(name: string, written: string, parts: 1 | 2, ...sources: readonly Source[]): Tool {
  const pattern = new RegExp(String.raw`(?<![\w.@/-])(?:${written})${VERSION}`);
  return { name, pattern, parts, sources };
}

const exact = (file: string, pattern: RegExp): Source => ({ file, pattern, isLeast: false });
const least = (file: string, pattern: RegExp): Source => ({ file, pattern, isLeast: true });

/** The version of `.nvmrc`: `v20.1`; a name such as `lts/*` is none. */
const PINNED = /^\s*v?(\d{1,3})(?:\.(\d{1,3}))?/;

function library(name: string, written: string, dependency: string): Tool {
  const range = new RegExp(
    String.raw`"${dependency}"\s*:\s*"(?:npm:)?[~^]?v?(\d{1,3})(?:\.(\d{1,3}))?[^"|<>*]{0,40}"`,
  );
  return tool(name, written, 1, exact('package.json', range));
}

/** The tools, each with the files that declare its version. Of `>=18` the least counts; `||` is not read. */
const TOOLS: readonly Tool[] = [
  tool(
    'Node',
    String.raw`Node(?:\.?[Jj][Ss])?|node\.?js`,
    1,
    exact('.nvmrc', PINNED),
    exact('.node-version', PINNED),
    least(
      'package.json',
      /"engines"\s*:\s*\{[^}]{0,500}?"node"\s*:\s*"\s*(?:>=|\^|~)?\s*v?(\d{1,3})(?:\.(\d{1,3}))?[^"|]{0,30}"/,
    ),
  ),
  tool(
    'pnpm',
    'pnpm|PNPM',
    1,
    exact('package.json', /"packageManager"\s*:\s*"pnpm@(\d{1,3})(?:\.(\d{1,3}))?/),
  ),
  tool(
    'Python',
    '[Pp]ython',
    2,
    least(
      'pyproject.toml',
      /^(?:requires-python|python)\s*=\s*["']\s*(?:>=|\^|~=?)\s*(\d)(?:\.(\d{1,2}))/m,
    ),
  ),
  tool('Go', 'Go(?:lang)?', 2, least('go.mod', /^go\s+(\d)\.(\d{1,2})/m)),
  library('React', String.raw`React(?:\.js)?`, 'react'),
  library('Next.js', String.raw`Next\.?[Jj][Ss]`, 'next'),
  library('Vue', String.raw`Vue(?:\.js)?`, 'vue'),
  library('Angular', 'Angular', '@angular/core'),
  library('TypeScript', 'TypeScript', 'typescript'),
  library('Tailwind CSS', 'Tailwind(?: ?CSS)?', 'tailwindcss'),
  library('Svelte', 'Svelte', 'svelte'),
];

/** Words with which a sentence speaks of another version than the one in use. */
const ASIDE = anyCase`
  \b(?:from|before|prior|until|since|starting|as of|defaults?|legacy|old|older|upgrad\w*|migrat\w*|instead
      |not|no longer|drop\w*|support\w*|compat\w*|backward\w*|e\.g|example|if|unless|was|were|except|below
      |under|deprecated|introduced|added|later versions|than|cannot|don't|like|both|matrix|docs|through|via
      |only|style|era|syntax|features?|polyfill|types?|tested|ci|runtime|container|image|docker\w*|lambda
      |target\w*)\b
  |→|->|<|\bto\s`;

/** Versions that a text states of tools whose version a file of the repository declares. */
export const versions: MentionKind = {
  name: 'version',
  *mentions(reading) {
    if (reading.isPortable || /(?:^|\/)(?:agents|commands|prompts)\//.test(reading.document.path))
      return;
    for (const line of reading.lines) {
      if (
        (line.kind !== 'prose' && line.kind !== 'table') ||
        // A line of more than 300 characters says too much to be sure that it means the version in use.
        line.text.length > Math.min(300, LONGEST_LINE) ||
        !/\d/.test(line.text)
      )
        continue;
      for (const known of TOOLS) {
        const match = known.pattern.exec(line.text);
        if (
          match === null ||
          ASIDE.test(line.text) ||
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
  },
};

function mentionOf(
  tool: Tool,
  match: RegExpExecArray,
  line: number,
  reading: ReferenceReading,
): Mention | null {
  const [whole, written = '', , more] = match;
  const { name, parts } = tool;
  const version = written.split('.').map(Number);
  if (version.length < parts) return null;
  const place = { kind: 'version', target: `${name} ${written}`, line, column: match.index + 1 };
  const declaredAt = async (scene: ReferenceScene): Promise<readonly Declared[]> =>
    everyDeclared(tool, reading, scene);
  return {
    ...place,
    // Every file that says something has to contradict, and packages of one tree may differ.
    isIn: async (scene) => {
      const declared = await declaredAt(scene);
      return declared.length === 0
        ? null
        : !declared.every((one) => contradicts(version, more !== undefined, one, parts));
    },
    suspect: async () => {
      const [first] = await declaredAt(reading.scene);
      if (first === undefined || reading.isSilent(line, match.index + 1, whole.length)) return null;
      const inFile = first.version.slice(0, parts).join('.');
      return {
        ...place,
        severity: 'warning',
        message: say`${place.target} is stated, but ${first.path} says ${[inFile]}`,
        remedy: plain(
          'State the version that the repository uses, or remove it and leave it to that file.',
        ),
      };
    },
  };
}

async function everyDeclared(
  { sources }: Tool,
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<readonly Declared[]> {
  const declared: Declared[] = [];
  for (const source of sources) declared.push(...(await declaredIn(source, reading, scene)));
  return declared;
}

/** Whether a stated version differs from the declared one. Compared with a minimum only an older one does. */
function contradicts(
  version: readonly number[],
  orMore: boolean,
  { version: declared, isLeast }: Declared,
  parts: number,
): boolean {
  const difference = compare(version, declared, parts);
  if (isLeast || orMore) return difference < 0 && (isLeast || !orMore);
  return difference !== 0;
}

/** Below zero where `a` is the older one, as far as the parts that count. */
function compare(a: readonly number[], b: readonly number[], parts: number): number {
  for (let at = 0; at < parts; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What the nearest file of a name says. */
async function declaredIn(
  { file, pattern, isLeast }: Source,
  { folders }: ReferenceReading,
  scene: ReferenceScene,
): Promise<readonly Declared[]> {
  for (const path of scene.inFolders(folders, file)) {
    const match = pattern.exec((await scene.textOf(path)) ?? '');
    if (match !== null)
      return [{ version: [Number(match[1]), Number(match[2] ?? 0)], isLeast, path }];
  }
  return [];
}
