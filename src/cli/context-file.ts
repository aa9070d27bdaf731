import { join, parse as parsePath, relative, resolve, sep } from 'node:path';
import { buildContext, type Built } from '../context/build/build.js';
import type { BudgetReport } from '../context/build/budget.js';
import {
  composeContext,
  contextEnding,
  contextName,
  manifestName,
  ownerKindOf,
  type FileManifest,
} from '../context/build/manifest.js';
import type {
  ContextFormat,
  ContextRequest,
  Evidence,
  Instruction,
  Purpose,
  Resource,
  Summary,
} from '../context/build/request.js';
import {
  parseTools,
  parseTranscript,
  type InputFault,
  type Transcript,
} from '../context/build/inputs.js';
import {
  projectInstructions,
  projectSkills,
  instructionFilesOf,
} from '../context/build/project.js';
import type { BudgetedPart } from '../memory/session/event.js';
import { handoffOf } from '../context/handoff.js';
import { manifestDigest } from '../trust/manifest.js';
import { type Hit, recall } from '../context/recall/passage-index.js';
import { renderJson } from '../report/json.js';
import { terminalSafe } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import { nearest } from '../text/nearest.js';
import { compareTexts } from '../text/order.js';
import { phraseText, say } from '../text/phrase.js';
import type { Policy } from '../memory/policy-shape.js';
import { blockOfName, saysExcluded } from '../trust/blocking.js';
import { Place, statOf } from '../tree/place.js';
import { ContextOverflow } from './overflow-record.js';
import { readGiven } from './file-argument.js';
import type { Io } from './io.js';
import { relativeToRoot } from './arguments.js';
import { untrustedOfGiven } from '../context/reading.js';
import { openReading, type OpenReading } from './reading.js';
import { CONTEXT_FOLDER, ignoreFile } from './context-folder.js';
import { type FileToWrite, readText, writeTogether } from './write.js';

/*
 * Builds a context for an agent from the options of a command: `makeContext` in memory, `writeContext` to disk with its
 * manifest.
 */

export interface ContextOptions {
  readonly purpose: Purpose;
  readonly query: string;
  /** Tokens; by default as in the policy. */
  readonly ceiling?: number | undefined;
  readonly limits?: Readonly<Partial<Record<BudgetedPart, number>>> | undefined;
  readonly format?: ContextFormat | undefined;
  /** Paths as typed. */
  readonly prompt?: string | undefined;
  readonly transcript?: string | undefined;
  readonly system?: string | undefined;
  readonly userMemory?: string | undefined;
  readonly tools?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  /** Resources of MCP servers, whose text a client saved: `URI=FILE` as typed. */
  readonly mcpResources?: readonly string[] | undefined;
  /** Names; their text is included. */
  readonly skills?: readonly string[] | undefined;
  readonly namedTools?: readonly string[] | undefined;
  /** The working folder, as typed. */
  readonly cwd?: string | undefined;
  readonly trustWorktree?: boolean | undefined;
  /** As typed; by default the local base. */
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** ISO 8601. */
  readonly now?: string | undefined;
  /** Attempts, commits and findings that are included whatever the query. */
  readonly evidence?: readonly Evidence[] | undefined;
  /** A prompt that is no file. */
  readonly promptText?: string | undefined;
  readonly summary?: Summary | undefined;
  /** Which run, review or session it is for. */
  readonly ownerId?: string | undefined;
  /** As typed; by default only below `.memtrust/context/`. */
  readonly out?: string | undefined;
}

interface MadeContext {
  readonly built: Built;
  readonly manifest: FileManifest;
  /** Of the repository. */
  readonly root: string;
}

interface WrittenContext {
  /** Absolute paths. */
  readonly contextFile: string;
  readonly manifestFile: string;
  readonly contentSha256: string;
  readonly text: string;
  readonly budget: BudgetReport;
  readonly basis: string;
  /** Sequences of the messages that were left out to keep to the budget. */
  readonly compacted: readonly [number, number] | null;
}

/** Writes nothing. @throws ContextOverflow, ConfigurationError */
export async function makeContext(io: Io, options: ContextOptions): Promise<MadeContext> {
  const opened = await openReading(io, options);
  try {
    const request = await contextRequest(io, opened, options);
    const { ownerId = options.purpose, now: generatedAt = io.now } = options;
    const subject = {
      ownerKind: ownerKindOf(options.purpose),
      ownerId,
      policyDigest: opened.reading.policy.digest,
      generatedAt,
    };
    const composed = composeContext(request, subject, {
      format: options.format,
      folder: `${CONTEXT_FOLDER}/`,
    });
    if (composed.kind === 'overflow') throw new ContextOverflow(composed);
    const { built, manifest } = composed;
    return { built, manifest, root: opened.workspace.repository.root };
  } finally {
    opened.workspace.close();
  }
}

/** Only the text, from memory that is already open. @throws as `makeContext` */
export async function contextText(
  io: Io,
  opened: OpenReading,
  options: ContextOptions,
  find: (query: string) => readonly Hit[],
): Promise<Built> {
  const built = buildContext(await contextRequest(io, opened, options, find), options.format);
  if (built.kind === 'overflow') throw new ContextOverflow(built);
  return built;
}

/**
 * What goes into a context, and how much. @param find a search over `opened.passages` with an index, if there is one.
 */
async function contextRequest(
  io: Io,
  { reading, unsettled, basis, passages, workspace }: OpenReading,
  options: ContextOptions,
  find: (query: string) => readonly Hit[] = (query) => recall(passages, query),
): Promise<ContextRequest> {
  const { root } = workspace.repository;
  const { policy } = reading.policy;
  const given = (option: string, path: string | undefined): string | null =>
    path === undefined ? null : readGiven(io, { option, path, root, policy });
  if (saysExcluded(options.query, policy))
    throw new ConfigurationError(
      'The query contains text that the policy excludes',
      'Remove that text: no agent may see it.',
    );
  const { query } = options;
  const { entries } = reading;
  const transcript = transcriptOf(io, options, given);
  const namedTools = new Set(options.namedTools ?? []);
  const tools = parsed(
    '--tools',
    options.tools,
    parseTools(given('--tools', options.tools) ?? '[]', namedTools),
  );
  requireAll(
    '--tool',
    namedTools,
    tools.map(({ name }) => name),
  );
  const namedSkills = new Set(options.skills ?? []);
  const skills = projectSkills(entries, namedSkills);
  requireAll(
    '--skill',
    namedSkills,
    skills.map(({ name }) => name),
  );
  const folder = folderOf(io, root, options.cwd);
  const resources = resourcesOf(options, policy, given);
  const own = givenInstructions(options, given);
  const untrusted = await untrustedOfGiven(
    reading,
    [...resources, ...own].map(({ name, path = name, text }) => ({
      name,
      place: relativeToRoot(io.cwd, root, path),
      text,
    })),
  );
  const marked = <T extends { readonly name: string }>(one: T) => {
    const sentences = untrusted.get(one.name);
    return sentences === undefined ? one : { ...one, untrusted: sentences };
  };
  const instructions = [...projectInstructions(entries, folder), ...own.map(marked)];
  return {
    purpose: options.purpose,
    query,
    basis,
    hits: query.trim() === '' ? [] : find(query),
    entries: [...entries, ...unsettled]
      .map(({ entry }) => entry)
      .toSorted((a, b) => compareTexts(a.id, b.id)),
    passages,
    policy,
    instructions,
    prompt: given('--prompt', options.prompt) ?? options.promptText ?? null,
    transcript: transcript.messages,
    summary: options.summary ?? transcript.summary,
    tools,
    skills,
    resources: resources.map(marked),
    evidence: options.evidence ?? [],
    // Instructions are those of the base; later edits are only evidence.
    handoff: handoffOf(passages, instructionFilesOf(unsettled, folder)),
    budget: { ceiling: options.ceiling ?? policy.context.max_tokens, limits: options.limits ?? {} },
  };
}

/** The session so far; unreadable lines are skipped with a warning. */
function transcriptOf(
  io: Io,
  { transcript: path }: ContextOptions,
  given: (option: string, path: string | undefined) => string | null,
): Transcript {
  const text = given('--transcript', path) ?? '';
  const transcript = parsed('--transcript', path, parseTranscript(text));
  for (const { line, message } of transcript.faults ?? []) {
    const place = line === undefined ? '' : ` line ${line}`;
    io.err(
      terminalSafe(phraseText(say`warning: --transcript ${path ?? ''}${[place]}: ${message}\n`)),
    );
  }
  return transcript;
}

/** Files, and resources of MCP servers by the files that have their text. memtrust asks no server. */
function resourcesOf(
  { resources = [], mcpResources = [] }: ContextOptions,
  policy: Policy,
  given: (option: string, path: string | undefined) => string | null,
): (Resource & { readonly path?: string })[] {
  const common = { description: '', isNamed: true };
  return [
    ...resources.map((path) => ({ ...common, name: path, text: given('--resource', path) ?? '' })),
    ...mcpResources.map((typed) => {
      const at = typed.lastIndexOf('=');
      const [name, path] = [typed.slice(0, Math.max(0, at)), typed.slice(at + 1)];
      if (name === '' || path === '')
        throw new ConfigurationError(
          say`--mcp-resource ${typed} is not URI=FILE`,
          'Save the text of the resource in a file: --mcp-resource docs://server/guide=guide.md.',
        );
      if (blockOfName(name, policy) !== null || saysExcluded(name, policy))
        throw new ConfigurationError(
          'The policy blocks the name of an --mcp-resource',
          'Leave it out: no agent may see it.',
        );
      return { ...common, name, path, text: given('--mcp-resource', path) ?? '' };
    }),
  ];
}

/** Instructions from files on the command line. */
function givenInstructions(
  { userMemory, system }: ContextOptions,
  given: (option: string, path: string | undefined) => string | null,
): (Instruction & { readonly name: string; readonly path?: string })[] {
  const named = [
    ['user', '--user-memory', userMemory],
    ['session', '--system', system],
  ] as const;
  return named.flatMap(([level, option, path]) => {
    const text = given(option, path);
    return text === null
      ? []
      : [{ level, id: `file:${parsePath(path ?? '').base}`, name: path ?? '', text }];
  });
}

/** Writes a context and its manifest, both or none. @throws ContextOverflow, ConfigurationError */
export async function writeContext(io: Io, options: ContextOptions): Promise<WrittenContext> {
  const { built, manifest: made, root } = await makeContext(io, options);
  const kept = keptFiles(root, made, contextEnding(options.format));
  // The copy beside it, also where another owner has the same context.
  const manifest = { ...made, context_ref: kept.context };
  const manifestText = renderJson(manifest);
  const missing = [
    [kept.context, built.text],
    [kept.manifest, manifestText],
  ] as const;
  const places = missing.map(([path, content]) => ({
    place: Place.inRepository(root, path),
    content,
  }));
  const contextFile =
    options.out === undefined ? join(root, kept.context) : resolve(io.cwd, options.out);
  const manifestFile =
    options.out === undefined ? join(root, kept.manifest) : manifestName(contextFile);
  const copies = [
    ...ignoreFile(Place.inRepository(root, kept.context)),
    ...places.filter(({ place }) => statOf(place.absolute) === undefined),
  ];
  refuseForged(root, kept.context, built.text, (text) => text);
  refuseForged(root, kept.manifest, manifestText, withoutTime);
  // The user's file first: if it cannot be written, no copies are made.
  const wanted: FileToWrite[] =
    options.out === undefined
      ? []
      : [
          { place: Place.ofUser(contextFile), content: built.text },
          { place: Place.ofUser(manifestFile), content: manifestText },
        ];
  writeTogether([
    ...wanted,
    ...copies.filter(({ place }) =>
      wanted.every((other) => other.place.absolute !== place.absolute),
    ),
  ]);
  return {
    contextFile,
    manifestFile,
    contentSha256: manifest.content_sha256 ?? '',
    text: built.text,
    budget: built.budget,
    basis: manifest.basis,
    compacted: built.compaction?.range ?? null,
  };
}

/**
 * Copies have the digest in their name and are never overwritten: the same context with another manifest gets another
 * name.
 */
function keptFiles(
  root: string,
  manifest: FileManifest,
  ending: string,
): { readonly context: string; readonly manifest: string } {
  const named = (name: string) => {
    const context = `${CONTEXT_FOLDER}/${name}${ending}`;
    return { context, manifest: manifestName(context) };
  };
  const name = contextName(manifest);
  const plain = named(name);
  const there = readText(root, plain.manifest);
  const wanted = renderJson({ ...manifest, context_ref: plain.context });
  return there === null || withoutTime(there) === withoutTime(wanted)
    ? plain
    : named(`${name}.${manifestDigest(manifest).slice('sha256:'.length, 'sha256:'.length + 12)}`);
}

/** The name can be predicted, so someone could have put another file there for an agent to read. */
function refuseForged(
  root: string,
  path: string,
  content: string,
  essence: (text: string) => string,
): void {
  if (
    statOf(join(root, path)) === undefined ||
    essence(readText(root, path) ?? '') === essence(content)
  )
    return;
  throw new ConfigurationError(
    say`${path} was not written by memtrust`,
    'Find out where it comes from, and remove it.',
  );
}

/** A manifest without its time. */
function withoutTime(manifest: string): string {
  return manifest.replace(/^ {2}"generated_at": .*$/m, '');
}

/** What a file of an option has to look like. */
const FORMAT_OF = {
  '--tools':
    'Give JSON, a list such as `[{"name": "search", "description": "Finds files", "input_schema": {}}]`.',
  '--transcript':
    'Give a session log, a text, or JSON Lines such as `{"role": "user", "content": "Fix the login"}`.',
} as const;

/** Errors in a file name its line. */
function parsed<T extends object>(
  option: keyof typeof FORMAT_OF,
  path: string | undefined,
  result: T | InputFault,
): T {
  if (!('fault' in result)) return result;
  const { fault, line } = result;
  throw new ConfigurationError(
    say`${[option]} ${path ?? ''}${[line === null ? '' : `, line ${line}`]}: ${[fault]}`,
    FORMAT_OF[option],
  );
}

/** A missing tool or skill is an error: the agent would miss it. */
function requireAll(option: string, named: ReadonlySet<string>, known: readonly string[]): void {
  const missing = [...named].find((name) => !known.includes(name));
  if (missing === undefined) return;
  const meant = nearest(missing, known);
  throw new ConfigurationError(
    say`${[option]} ${missing} does not exist`,
    meant === null ? 'Leave it out, or give an existing one.' : say`Did you mean ${meant}?`,
  );
}

/** `--cwd` from the root; empty for the root. */
function folderOf(io: Io, root: string, typed: string | undefined): string {
  const absolute = resolve(io.cwd, typed ?? '.');
  const folder = relative(root, absolute).split(sep).join('/');
  const isOutside = folder === '..' || folder.startsWith('../');
  // A mistyped folder would silently leave out its instructions.
  if (!isOutside && statOf(absolute)?.isDirectory() === true) return folder;
  throw new ConfigurationError(
    say`--cwd ${typed ?? ''} is ${[isOutside ? 'outside of the repository' : 'not a folder']}`,
    'Give a folder of this repository.',
  );
}
