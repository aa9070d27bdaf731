import { plain, say } from '../../../../text/phrase.js';
import { baseName } from '../../../../tree/path.js';
import { agentFileOf } from '../../../agents.js';
import { isSkillData } from '../../hidden/shown.js';
import { makeLink } from '../../broken-links.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import { pathsFrom } from '../shape.js';

/*
 * Does a file hold nothing but the name of another? `AGENTS.md` in CLAUDE.md is a link that Windows wrote as a text
 * (gitfaq, `core.symlinks`), and the agent reads that word alone. So is `@CLAUDE.md` in AGENTS.md for Codex.
 */

export const nameAlone: MentionKind = {
  name: 'name alone',
  *mentions({ document, scene, own, isSpecimen }) {
    const text = document.text.trim();
    if (text.length > MOST_TEXT || text === '' || document.kind === 'fact') return;
    if (isSpecimen || isSkillData(document)) return;
    const [, mark = '', written = ''] = /^(@?)([\w./-]+)$/.exec(text) ?? importsAlone(text);
    if (written === '' || (mark === '@' && !isCodex(document))) return;
    const line = document.lines.findIndex((one) => one.includes(written)) + 1;
    const column = (document.lines[line - 1] ?? '').indexOf(`${mark}${written}`) + 1;
    const place = { kind: 'import', target: `${mark}${written}`, line, column };
    yield {
      ...place,
      isIn: async () => false,
      suspect: async () => {
        const there = await scene.firstThere(pathsFrom(own, written));
        if (there === document.place) return null;
        if (mark === '@') return there === null ? null : notImported(document, place);
        if (there !== null) return isPath(written) ? ofFile(document, place, there) : null;
        return isByForm(document, written) ? ofNothing(document, place) : null;
      },
    };
  },
};

type Document = ReferenceReading['document'];
type Place = Pick<Mention, 'kind' | 'target' | 'line' | 'column'>;

/** More is a text, or at least no single name. */
const MOST_TEXT = 1_000;

/** The first of several imports that are all that a text has. */
function importsAlone(text: string): RegExpExecArray | readonly string[] {
  return text.split(/\s+/).every((word) => /^@[\w./-]+$/.test(word))
    ? (/^(@)([\w./-]+)/.exec(text) ?? [])
    : [];
}

/**
 * Codex puts no file in the place of `@path`: its page on AGENTS.md (developers.openai.com/codex/guides/agents-md)
 * knows no imports, and openai/codex#17401 asks for them.
 */
function isCodex({ agent, kind }: Document): boolean {
  return agent === 'codex' && kind === 'memory';
}

/** A path, or the name of a text; not a word that a folder happens to be called. */
function isPath(written: string): boolean {
  return (
    written.includes('/') || /\.(?:md|mdc|txt)$/.test(written) || agentFileOf(written) !== null
  );
}

/** What only looks like a name counts where nothing but instructions is written. */
function isByForm({ path, kind }: Document, written: string): boolean {
  const isInstructions = kind === 'memory' || kind === 'rules' || /(?:^|\/)skill\.md$/i.test(path);
  return isInstructions && (/\.mdc?$/.test(written) || agentFileOf(baseName(written)) !== null);
}

function ofFile({ path, agent, kind }: Document, place: Place, there: string): Suspect {
  const { target: written, line, column } = place;
  const common = {
    ...place,
    severity: 'warning',
    message: say`${path} holds only the name ${written}, so the agent reads nothing of that file`,
  } as const;
  return ['claude', 'gemini'].includes(agent) && kind !== 'skill'
    ? {
        ...common,
        remedy: say`Write ${`@${written}`}.`,
        repair: { edit: { line, column, old: written, replacement: `@${written}` } },
      }
    : { ...common, remedy: makeLink(path, there) };
}

function ofNothing({ path }: Document, place: Place): Suspect {
  return {
    ...place,
    severity: 'warning',
    message: say`${path} holds only the name ${place.target}, and that file does not exist,
      so the agent reads nothing`,
    remedy: plain('Write the instructions themselves, or link to the file that has them.'),
  };
}

function notImported({ path, agent }: Document, place: Place): Suspect {
  return {
    ...place,
    severity: 'warning',
    message: say`${path} holds only the import ${place.target}, and ${[agent]} follows no imports,
      so it reads nothing of that file`,
    remedy: say`Write the text in ${path}, and import that file where imports are followed; or make it a link.`,
  };
}
