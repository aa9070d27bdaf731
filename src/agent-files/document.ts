import type { AgentFile } from './agent-table.js';
import { AGENT_FOLDERS } from './agents.js';
import { type AgentText, readAgentText } from './agent-text.js';
import { anyCase } from '../text/pattern.js';

/** A text that agents read, on its way through the detectors. */
export class AgentDocument {
  private parsed: AgentText | null = null;
  private split: readonly string[] | null = null;

  /**
   * @param place where its bytes are, after links: relative references are tried from both folders.
   * @param miscoded the first line that is not UTF-8, of a text that should be; `text` is lossy there.
   */
  constructor(
    readonly agent: string,
    readonly kind: AgentFile['kind'] | 'import' | 'named' | 'fact',
    readonly path: string,
    readonly place: string,
    readonly text: string,
    readonly miscoded: number | 'utf-16' | null = null,
  ) {}

  get lines(): readonly string[] {
    this.split ??= this.text.split(this.text.includes('\r') ? /\r\n|[\n\r]/ : '\n');
    return this.split;
  }

  /** As Markdown: what is prose, code, link, comment. Read once, when it is first asked for. */
  get markdown(): AgentText {
    this.parsed ??= readAgentText(this.lines);
    return this.parsed;
  }

  /** Prose for an agent, not settings: a fact; what settings name; `.md`, `.mdc`, `.txt`; or no ending. */
  get isProse(): boolean {
    return (
      this.kind === 'fact' ||
      this.kind === 'named' ||
      (this.kind !== 'settings' &&
        (/\.(?:md|mdc|markdown|txt|rst|adoc)$/i.test(this.path) ||
          !/\.[^./]+$/.test(this.path.replace(/^(?:.*\/)?\./, ''))))
    );
  }
}

/** Folders of agents: what lies in one speaks for the folder above. */
const OF_AGENTS = new RegExp(`(?:^|/)(?:${AGENT_FOLDERS})(?:/.*)?$`, 'is');

/** The folder that instructions are for: the one they are in, or the one that holds their agent's folder. */
export function folderSpokenFor(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0)).replace(OF_AGENTS, '');
}

/** Folders whose texts are for one task, one agent of many, or another project. */
const FOLDER_OF_ONE_TASK = anyCase`
  (?:^|\/)(?:agents|commands|skills|prompts|memories|memory-bank|chatmodes|templates?|examples?|fixtures
      |node_modules|vendor)\/`;

/** Whether a file is in a folder of texts for one task, one agent of many, or another project. */
export function isForOneTask(path: string): boolean {
  return FOLDER_OF_ONE_TASK.test(path);
}

/** Whether a text speaks for everything below its folder, and not for some files, one task or one agent of many. */
export function speaksForFolder(document: AgentDocument): boolean {
  const { path, kind } = document;
  if (!document.isProse || (kind !== 'memory' && kind !== 'rules') || isForOneTask(path))
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
