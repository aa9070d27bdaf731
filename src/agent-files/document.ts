import type { AgentFile } from './agents.js';
import { readAgentText, type AgentText } from './agent-text.js';

/*
 * What is one text on its way through the detectors? `.claude/rules/style.md` of kind `rules` is prose, `.mcp.json`
 * of kind `settings` is not; a fact is prose whatever its file is called.
 */

/** A text that agents read, on its way through the detectors. */
export class AgentDocument {
  private parsed: AgentText | null = null;
  private split: readonly string[] | null = null;

  /**
   * @param path the name by which an agent reads it.
   * @param place where its bytes are, after links: relative references are tried from both folders.
   * @param text as it is stored; lossy where it is not UTF-8.
   */
  constructor(
    readonly agent: string,
    readonly kind: AgentFile['kind'] | 'import' | 'fact',
    readonly path: string,
    readonly place: string,
    readonly text: string,
  ) {}

  /** Its lines, without line ends. */
  get lines(): readonly string[] {
    this.split ??= this.text.split(this.text.includes('\r') ? /\r\n|[\n\r]/ : '\n');
    return this.split;
  }

  /** As Markdown: what is prose, code, link, comment. Read once, when it is first asked for. */
  get markdown(): AgentText {
    this.parsed ??= readAgentText(this.lines);
    return this.parsed;
  }

  /**
   * Whether it is prose for an agent, and not settings: a fact, whatever its file; `.md`, `.mdc`,
   * `.txt`, or no ending, such as `.cursorrules`.
   */
  get isProse(): boolean {
    return (
      this.kind === 'fact' ||
      (this.kind !== 'settings' &&
        (/\.(?:md|mdc|markdown|txt|rst|adoc)$/i.test(this.path) ||
          !/\.[^./]+$/.test(this.path.replace(/^(?:.*\/)?\./, ''))))
    );
  }
}
