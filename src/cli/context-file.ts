import { dirname, join, resolve } from 'node:path';
import { contextManifest } from '../context/manifest.js';
import { readTrusted } from '../context/reading.js';
import { renderJson } from '../report/json.js';
import { hexDigest } from '../tree/digest.js';
import { GitPast } from '../tree/past.js';
import { VirtualTree } from '../tree/virtual-tree.js';
import { BYTES3 } from '../context/build/estimator.js';
import { ContextOverflow } from './context-overflow.js';
import type { Io } from './io.js';
import { Workspace } from './workspace.js';
import { writeWhole } from './write.js';

/** Who a context is for, and what goes into it. */
export interface ContextOptions {
  readonly purpose: 'run' | 'review' | 'session';
  readonly query: string;
  /** Tokens. */
  readonly ceiling?: number | undefined;
  /** A file. */
  readonly prompt?: string | undefined;
  /** A file. */
  readonly out?: string | undefined;
  /** Which run, review or session it is for. */
  readonly ownerId?: string | undefined;
  readonly now?: string | undefined;
}

export interface WrittenContext {
  /** Absolute. */
  readonly contextFile: string;
  /** Absolute. */
  readonly manifestFile: string;
  /** Hexadecimal. */
  readonly contentSha256: string;
}

export async function writeContext(io: Io, options: ContextOptions): Promise<WrittenContext> {
  const workspace = await Workspace.open(io);
  try {
    const { base } = await workspace.compare({});
    const now = options.now ?? io.now;
    const { entries, policy } = await readTrusted(base ?? new VirtualTree({}), { now: Date.parse(now), past: new GitPast(workspace.repository, workspace.objects, null, base?.commit ?? null) });
    const text = `# Trusted baseline\n\n${entries.filter(({ entry }) => entry.trustedBaseline).map((one) => `- ${one.entry.id}: ${one.text.trim()}\n`).join('')}`;
    if (options.ceiling !== undefined && BYTES3.tokens(text) > options.ceiling) throw new ContextOverflow(`${BYTES3.tokens(text)} tokens by ${BYTES3.name}, and ${options.ceiling} are allowed`);
    const contentSha256 = hexDigest(text);
    const contextFile = options.out === undefined ? join(workspace.repository.root, '.memtrust/context', `${options.purpose}-${contentSha256.slice(0, 12)}.md`) : resolve(io.cwd, options.out);
    const manifestFile = join(dirname(contextFile), `${contextFile.slice(dirname(contextFile).length + 1).replace(/\.md$/, '')}.manifest.json`);
    const manifest = contextManifest(entries.map(({ entry }) => entry), { ownerKind: options.purpose, ownerId: options.ownerId ?? options.purpose, policyDigest: policy.digest, generatedAt: now });
    writeWhole(contextFile, text);
    writeWhole(manifestFile, renderJson({ ...manifest, content_sha256: contentSha256 }));
    return { contextFile, manifestFile, contentSha256 };
  } finally {
    workspace.close();
  }
}
