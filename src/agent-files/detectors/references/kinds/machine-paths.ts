import { plain, say } from '../../../../text/phrase.js';
import { anyCase } from '../../../../text/pattern.js';
import type { TextLine } from '../../../agent-text.js';
import { SHELL_FENCES } from '../commands.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import { upwards } from '../respelling.js';
import type { ReferenceScene } from '../scene.js';
import { isPlaceholder } from '../shape.js';

/* Does a shared text name a file of this repository by its path on one machine: `/Users/ada/work/shop/src/a.ts`? */

/** Paths below the home folder of one person that end in what this repository has. */
export const machinePaths: MentionKind = {
  name: 'machine-path',
  *mentions(reading) {
    if (reading.isSpecimen || /\.local\./.test(reading.document.path)) return;
    for (const line of reading.lines) {
      const { raw, number } = line;
      if (!isRead(line) || raw.length > LONGEST_LINE || !/users[\\/]|home\//i.test(raw)) continue;
      for (const { 0: found, index } of raw.matchAll(HOME_PATH)) {
        const written = found.replace(/(?:[:#]L?\d[\dL:-]*)?[.,:;!?*_/\\]{0,4}$/, '');
        const [, , user = '', ...below] = written.replaceAll('\\', '/').split('/');
        if (isAnyone(user) || below.length < 2) continue;
        yield mentionOf({ written, below, line: number, column: index + 1 }, reading);
      }
    }
  },
};

/** Prose, and commands; other fences show what programs print. */
function isRead({ kind, language }: TextLine): boolean {
  if (kind === 'code') return language !== '' && SHELL_FENCES.has(language);
  return kind === 'prose' || kind === 'table' || kind === 'heading';
}

/** What is below a home folder, on macOS, Linux and Windows. */
const HOME_PATH =
  /(?<![\w.~$}/\\:-])(?:\/(?:Users|home)\/|[A-Za-z]:[\\/]Users[\\/])[^\s`"'()<>|*?[\]{},;$%\u2026]{3,300}/g;

/** Names that stand for whoever reads the text, and users of containers, which are on every machine. */
const ANYONE = anyCase`
  ^(?:you|me|user(?:name)?\d?|dev(?:eloper)?|runner|node|vscode|ubuntu|debian|circleci|app(?:user)?|jovyan|coder|gitpod
      |codespace|vagrant|ec2-user|pi|root|shared|public|default|alice|bob|john|jane|someone|somebody|agent|sandbox)$`;

function isAnyone(user: string): boolean {
  return ANYONE.test(user) || isPlaceholder(user) || user.includes('...');
}

interface HomePath {
  readonly written: string;
  /** The parts below the home folder. */
  readonly below: readonly string[];
  readonly line: number;
  readonly column: number;
}

function mentionOf(path: HomePath, reading: ReferenceReading): Mention {
  const { written, line, column } = path;
  const place = { kind: 'machine-path', target: written, line, column };
  return {
    ...place,
    // Wherever its end leads, nobody else has it at that place.
    isIn: async () => false,
    suspect: async () => {
      if (reading.isSilent(line, column, written.length)) return null;
      const own = await ownPartOf(path, isLink(path, reading), reading.scene);
      return own === null ? null : { ...place, ...told(path, own, reading) };
    },
  };
}

function told(
  { written: old, line, column }: HomePath,
  own: string,
  reading: ReferenceReading,
): Pick<Suspect, 'severity' | 'message' | 'remedy' | 'repair'> {
  const isTarget = isLink({ line, column }, reading);
  const replacement = isTarget ? upwards(reading.own[0] ?? '', own) : own;
  return {
    severity: 'warning',
    message: say`${old} is a path of one machine; in this repository it is ${own}`,
    remedy: plain('Write the path from the root of the repository: nobody else has the other one.'),
    repair: { edit: { line, column, old, replacement } },
  };
}

function isLink(
  { line, column }: Pick<HomePath, 'line' | 'column'>,
  reading: ReferenceReading,
): boolean {
  return reading.document.markdown.links.some(
    (link) => link.line === line && link.column === column,
  );
}

/** The longest end of a path that this repository has. One name alone is enough for a link, which is to be opened. */
async function ownPartOf(
  { below }: HomePath,
  isTarget: boolean,
  scene: ReferenceScene,
): Promise<string | null> {
  for (let from = 1; from < below.length; from += 1) {
    const end = below.slice(from);
    if ((end.length > 1 || isTarget) && (await scene.has(end.join('/')))) return end.join('/');
  }
  return null;
}
