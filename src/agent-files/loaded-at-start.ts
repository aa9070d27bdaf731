import { addTo, grouped, remembered } from '../text/collections.js';
import { estimateTokens } from '../text/tokens.js';
import { baseName, foldersUpFrom } from '../tree/path.js';
import { isSpecimen } from './agents.js';
import { type AgentDocument, folderSpokenFor, isForOneTask, speaksForFolder } from './document.js';
import type { LiveSource } from './live-source.js';
import { itemsOf, nodeText, openSettings, under } from './settings/read.js';
import { CODEX_BYTES } from './size-limits.js';

/*
 * Which files does an agent load when it starts in a folder? Those of each folder from the root down to it, and what
 * they import. Files of the user, rules for some paths and skills are not among them.
 */

/** A file under the name by which it is loaded. */
export interface LoadedFile {
  readonly path: string;
  readonly document: AgentDocument;
  /** The file that imports it; null for one that is loaded by its name. */
  readonly importedBy: string | null;
}

/** What a folder adds to what an agent loads, in order. */
export interface StartFolder {
  readonly folder: string;
  readonly files: readonly LoadedFile[];
  /** The next folder above that adds anything. */
  readonly above: StartFolder | null;
  /** Bytes that the agent reads of all of it together; null where its documentation names no such limit. */
  readonly limit: number | null;
}

/** What is loaded in a folder, from the root down. */
export function filesUpFrom(start: StartFolder | null): readonly LoadedFile[] {
  return start === null ? [] : [...filesUpFrom(start.above), ...start.files];
}

/** How large a text is; tokens are an estimate. Codex passes over blank files, and others lose nothing with them. */
export const sizeOf = {
  bytes: remembered(({ text }: AgentDocument) =>
    text.trim() === '' ? 0 : Buffer.byteLength(text, 'utf8'),
  ),
  tokens: remembered(({ text }: AgentDocument) => estimateTokens(text)),
} as const;

type Named = Pick<LiveSource, 'agent' | 'kind' | 'path' | 'importedBy'> & {
  readonly document: AgentDocument;
};

/** All agent files whose text is known, each under its own name, which may be a link. */
export class StartFiles {
  private readonly named: readonly Named[];
  private readonly imports = new Map<string, Named[]>();
  private readonly codex: CodexSettings;

  constructor(documents: readonly AgentDocument[], sources: readonly LiveSource[]) {
    const texts = new Map(documents.map((document) => [document.place, document]));
    const known = new Set(sources.map(({ path }) => path));
    this.named = [
      ...sources.flatMap(({ agent, kind, path, paths, importedBy }) => {
        const document = texts.get(paths.at(-1) ?? path);
        return document === undefined ? [] : [{ agent, kind, path, importedBy, document }];
      }),
      // Those below a link to a folder.
      ...documents.flatMap((document) => {
        const { agent, kind, path } = document;
        return known.has(path) || kind === 'fact'
          ? []
          : [{ agent, kind, path, importedBy: [], document }];
      }),
    ].toSorted(inOrder);
    for (const one of this.named)
      for (const importer of one.importedBy) addTo(this.imports, importer, one);
    this.codex = new CodexSettings(documents);
  }

  /** The agents of the files, sorted. */
  get agents(): readonly string[] {
    return [...new Set(this.named.map(({ agent }) => agent))].toSorted();
  }

  /** The files under all their names. */
  get files(): readonly Pick<Named, 'path' | 'document'>[] {
    return this.named;
  }

  /** The folders that add anything to what an agent loads, each behind those above it. */
  of(agent: string): ReadonlyMap<string, StartFolder> {
    const own =
      agent === 'codex'
        ? this.codexFiles()
        : grouped(
            this.named.filter((one) => one.agent === agent && isLoaded(one)),
            ({ path }) => folderSpokenFor(path),
          );
    const folders = new Map<string, StartFolder>();
    for (const folder of [...own.keys()].toSorted()) {
      const above = nearestStart(folders, folder);
      const files = StartFiles.withImports(
        own.get(folder) ?? [],
        above,
        // For Codex `@docs/a.md` is text.
        agent === 'codex' ? new Map() : this.imports,
      );
      const limit = agent === 'codex' ? this.codex.of(folder).bytes : null;
      if (files.length > 0) folders.set(folder, { folder, files, above, limit });
    }
    return folders;
  }

  /** One file a folder. Source: codex-rs/core/src/agents_md.rs of github.com/openai/codex. */
  private codexFiles(): Map<string, Named[]> {
    const first = new Map<string, { one: Named; rank: number }>();
    for (const one of this.named) {
      // No one starts an agent in a hidden folder.
      if (isSpecimen(one.path) || isForOneTask(one.path) || /(?:^|\/)\.[^/]+\//.test(one.path))
        continue;
      const folder = one.path.slice(0, -baseName(one.path).length).replace(/\/$/, '');
      const rank = this.codex.of(folder).names.indexOf(baseName(one.path));
      if (rank >= 0 && rank < (first.get(folder)?.rank ?? Infinity))
        first.set(folder, { one, rank });
    }
    return new Map([...first].map(([folder, { one }]) => [folder, [one]]));
  }

  /** The files and all that they import, each once; what is loaded above is left out. */
  private static withImports(
    own: readonly Named[],
    above: StartFolder | null,
    imports: ReadonlyMap<string, readonly Named[]>,
  ): LoadedFile[] {
    const seen = new Set<string>();
    for (let at = above; at !== null; at = at.above)
      for (const { document } of at.files) seen.add(document.place);
    const files: LoadedFile[] = [];
    const ahead: [one: Named, importedBy: string | null][] = own
      .toReversed()
      .map((one) => [one, null]);
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      const [one, importedBy] = next;
      if (seen.has(one.document.place)) continue;
      seen.add(one.document.place);
      files.push({ path: one.path, document: one.document, importedBy });
      for (const imported of (imports.get(one.path) ?? []).toReversed())
        ahead.push([imported, one.path]);
    }
    return files;
  }
}

/** The nearest folder, itself or above, that adds anything. */
export function nearestStart(
  folders: ReadonlyMap<string, StartFolder>,
  folder: string,
): StartFolder | null {
  for (const each of foldersUpFrom(folder)) {
    const known = folders.get(each);
    if (known !== undefined) return known;
  }
  return null;
}

/** Memory before rules; `CLAUDE.local.md` behind `CLAUDE.md`. */
function inOrder(a: Named, b: Named): number {
  const rank = ({ kind, path }: Named): number =>
    kind !== 'memory' ? 2 : Number(/\.local\.md$/i.test(path));
  return rank(a) - rank(b) || (a.path < b.path ? -1 : 1);
}

/** How Windsurf, Antigravity, Kiro and Augment write that a rule is loaded when it is needed. */
const ON_DEMAND =
  /^(?:trigger|inclusion|type)\s*:\s*["']?(?:auto|fileMatch|glob|manual|model_decision|agent_requested)\b/;

function isLoaded({ kind, path, document }: Named): boolean {
  if ((kind !== 'memory' && kind !== 'rules') || isSpecimen(path) || !speaksForFolder(document))
    return false;
  return !document.markdown.lines.some(
    (line) => line.kind === 'front-matter' && ON_DEMAND.test(line.raw),
  );
}

interface CodexFolder {
  /** Names of its instructions; the first one that a folder has counts. */
  readonly names: readonly string[];
  readonly bytes: number;
}

/** What `.codex/config.toml` says; the nearest one counts. Source: developers.openai.com/codex/config-basic. */
class CodexSettings {
  private readonly files = new Map<string, CodexFolder>();

  constructor(documents: readonly AgentDocument[]) {
    const settings = documents.filter(({ path }) => /(?:^|\/)\.codex\/config\.toml$/.test(path));
    for (const document of settings.toSorted((a, b) => a.path.length - b.path.length)) {
      const root = openSettings(document)?.root;
      const folder = folderSpokenFor(document.path);
      const inherited = this.of(folder);
      const most = under(root, 'project_doc_max_bytes').at(-1)?.value;
      const names = under(root, 'project_doc_fallback_filenames').at(-1)?.value;
      const bytes = most?.kind === 'scalar' ? Number(most.value) : NaN;
      this.files.set(folder, {
        names:
          names?.kind === 'list'
            ? [...CODEX_NAMES, ...itemsOf(names).flatMap((name) => nodeText(name) ?? [])]
            : inherited.names,
        bytes: Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : inherited.bytes,
      });
    }
  }

  of(folder: string): CodexFolder {
    for (const each of this.files.size === 0 ? [] : foldersUpFrom(folder)) {
      const known = this.files.get(each);
      if (known !== undefined) return known;
    }
    return { names: CODEX_NAMES, bytes: CODEX_BYTES };
  }
}

const CODEX_NAMES = ['AGENTS.override.md', 'AGENTS.md'];
