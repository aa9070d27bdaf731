import { joined } from '../../text/pattern.js';
import type { AgentDocument } from '../document.js';

/*
 * For which folder does an instruction file speak, and for everything in it?
 *     folderSpokenFor('web/AGENTS.md')            web
 */

/** Folders of agents: what lies in one speaks for the folder above. */
const OF_AGENTS =
  /(?:^|\/)\.(?:github|claude|cursor|windsurf|clinerules|roo|junie|codex|gemini|serena)(?:\/.*)?$/i;

/**
 * The folder that a text of instructions speaks for: the one that it lies in, or the one that holds
 * the folder of its agent; empty for the root.
 */
export function folderSpokenFor(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0)).replace(OF_AGENTS, '');
}

/** Folders whose texts are for one task, one agent of many, or another project. */
const FOLDER_OF_ONE_TASK = new RegExp(
  joined`
    (?:^|\/)(?:
      agents|commands|skills|prompts|memories|memory-bank|chatmodes|templates?|examples?|fixtures
      |node_modules|vendor
    )\/`,
  'i',
);

/** Whether a text speaks for everything below its folder, and not for some files, one task or one agent of many. */
export function speaksForFolder(document: AgentDocument): boolean {
  const { path, kind } = document;
  if (!document.isProse || (kind !== 'memory' && kind !== 'rules') || FOLDER_OF_ONE_TASK.test(path))
    return false;
  const front = document.markdown.lines
    .filter((line) => line.kind === 'front-matter')
    .map((line) => line.raw);
  // `globs: **/*` is for all files, `globs: src/**` for some.
  const scoped = front.some(
    (line) =>
      /^(?:globs|applyTo|paths|fileMatch\w*)\s*:/i.test(line) &&
      !/^[a-z]+\s*:\s*(?:\[\s*)?["']?(?:\*\*|\*\*\/\*|\*)?["']?(?:\s*\])?\s*$/i.test(line),
  );
  if (scoped || front.some((line) => /^paths\s*:/i.test(line))) return false;
  return !/\.mdc$/i.test(path) || front.some((line) => /^alwaysApply\s*:\s*true\b/i.test(line));
}
