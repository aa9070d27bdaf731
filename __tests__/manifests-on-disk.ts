/** Finds the manifests that a command has just written, and reads each with the reader of the documents. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, parse, resolve } from 'node:path';
import { readDocumentManifest, type DocumentReading } from './document-reader.js';
import { isKeys, parsed, pickText } from './loose-keys.js';

const SUFFIX = '.manifest.json';

/** Path and text of the manifests of a repository, and of those where `--out` points to. */
export function manifestsOf(root: string, args: readonly string[]): ReadonlyMap<string, string> {
  const store = join(root, '.memtrust/context');
  const names = existsSync(store) ? readdirSync(store) : [];
  const stored = names.filter((name) => name.endsWith(SUFFIX)).map((name) => join(store, name));
  const outs = args.flatMap((arg, at) => (args[at - 1] === '--out' ? [resolve(root, arg)] : []));
  const elsewhere = outs.flatMap((out) => [`${out}${SUFFIX}`, join(out, 'context-manifest.json')]);
  const files = [...stored, ...elsewhere].filter((path) => textAt(path) !== undefined);
  return new Map(files.map((path) => [path, textAt(path) ?? '']));
}

/** @throws Error if a manifest that is new or changed has a fault. */
export function readNewManifests(
  root: string,
  args: readonly string[],
  before: ReadonlyMap<string, string>,
): void {
  for (const [path, text] of manifestsOf(root, args))
    if (before.get(path) !== text) readManifestAt(path, root);
}

/** A manifest with its context, its copy in the store and the files of the repository. */
export function readManifestAt(path: string, root: string): DocumentReading {
  const text = readFileSync(path, 'utf8');
  const contextPath = path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : undefined;
  const contextText = contextPath === undefined ? undefined : textAt(contextPath);
  const storeCopies = copiesOf(text, root);
  return faultless(path, text, {
    ...(contextPath !== undefined && { contextPath, manifestPath: path }),
    ...(contextText !== undefined && { contextText }),
    ...(storeCopies !== undefined && { storeCopies }),
    readFile: (file) => (isAbsolute(file) ? undefined : textAt(join(root, file))),
  });
}

/**
 * Manifests in the store of the same context. Two participants can have one context, and a manifest each.
 * The action has no store: it writes nothing into the repository.
 */
function copiesOf(text: string, root: string): string[] | undefined {
  const manifest = parsed(text);
  const context = isKeys(manifest) ? pickText(manifest, ['context_ref']) : '';
  const folder = join(root, dirname(context));
  if (dirname(context) === '.' || !existsSync(folder)) return undefined;
  const { name } = parse(context);
  const names = readdirSync(folder).filter((file) => file.startsWith(name));
  return names
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => textAt(join(folder, file)) ?? '');
}

/** @throws Error if the manifest has a fault. */
export function faultless(
  name: string,
  text: string,
  around: Parameters<typeof readDocumentManifest>[1] = {},
): DocumentReading {
  const reading = readDocumentManifest(text, around);
  if (reading.faults.length === 0) return reading;
  const faults = reading.faults.map(({ rule, where, why }) => `${rule}: ${where} ${why}`);
  throw new Error(`${name} is not what the documents say:\n${faults.join('\n')}`);
}

function textAt(path: string): string | undefined {
  const isFile = existsSync(path) && statSync(path).isFile();
  return isFile ? readFileSync(path, 'utf8') : undefined;
}
