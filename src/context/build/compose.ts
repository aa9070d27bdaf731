import { saysExcluded } from '../../trust/excluded-text.js';
import type { ContextManifest, ManifestSubject } from '../../trust/manifest.js';
import { buildContext, type Built, type Overflow } from './build.js';
import type { ContextFormat, ContextRequest } from './request.js';
import { builtManifest, type FileManifest } from './manifest.js';

/*
 * How do a context and its manifest become one thing? The context is built, the manifest explains it and names its file
 * by the digest of its content, so that no other content can have that name.
 */

/** A context and the manifest that explains it. */
export interface Composed {
  readonly kind: 'composed';
  readonly built: Built;
  readonly manifest: FileManifest;
}

/** How the context is written. */
export interface Composition {
  readonly format?: ContextFormat | undefined;
  /** What the manifest's `context_ref` puts before the name of the file: a folder with its slash, or nothing. */
  readonly folder: string;
}

/** Builds a context with its manifest, which names the file by the digest of its content. Writes nothing. */
export function composeContext(
  asked: ContextRequest,
  subject: ManifestSubject,
  { format, folder }: Composition,
): Composed | Overflow {
  // What the policy keeps unsaid is unsaid, whoever asks (SECURITY S28).
  const request = saysExcluded(asked.query, asked.policy)
    ? { ...asked, query: 'policy_blocked' }
    : asked;
  const built = buildContext(request, format);
  if (built.kind === 'overflow') return built;
  const bare = builtManifest(built, request, { ...subject, contextRef: '' });
  return {
    kind: 'composed',
    built,
    manifest: { ...bare, context_ref: `${folder}${contextName(bare)}${contextEnding(format)}` },
  };
}

/** Name of a context file without its ending: the first 32 digits of its digest, so that no other content has it. */
export function contextName(manifest: ContextManifest): string {
  return (manifest.content_sha256 ?? '').slice(0, 32);
}

/** A model request is JSON, all else Markdown. */
export function contextEnding(format: ContextFormat | undefined): string {
  return format === 'request' ? '.json' : '.md';
}

/** AIT's readers look for the manifest beside the context file, under its name with this behind it. */
export function manifestName(contextFile: string): string {
  return `${contextFile}.manifest.json`;
}
