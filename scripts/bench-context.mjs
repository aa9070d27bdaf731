// Times a context of 5,000 adopted facts under a budget of 16,000 tokens: the whole command, and
// the part of it that is not reading and judging the memory, which every command does alike.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLibrary } from './bench-library.mjs';
import { measure } from './bench-measure.mjs';
import { makeMonorepo } from './bench-monorepo.mjs';

const self = fileURLToPath(import.meta.url);

const FACTS = 5_000;
const CEILING = 16_000;
const QUERY = 'constants and offset of area 7';
const NOW = '2026-06-01T00:00:00Z';

/** Runs in a process of its own, in the repository: `node bench-context.mjs LIB`, with the compiled sources in LIB. */
async function measureHere(lib) {
  const load = async (path) => import(pathToFileURL(join(lib, path)).href);
  const [{ openReading }, { recall }, { buildContext }, { builtManifest }] = await Promise.all(
    [
      'cli/reading.js',
      'context/recall/passage-index.js',
      'context/build/build.js',
      'context/build/manifest.js',
    ].map(load),
  );
  const { reading, basis, passages, workspace } = await openReading(
    { cwd: process.cwd(), environment: process.env, now: NOW },
    {},
  );
  workspace.close();
  // Once, as in a command: nothing is warm.
  const start = performance.now();
  const request = {
    purpose: 'run',
    query: QUERY,
    basis,
    hits: recall(passages, QUERY),
    entries: reading.entries.map(({ entry }) => entry),
    passages,
    policy: reading.policy.policy,
    instructions: [],
    prompt: null,
    transcript: [],
    summary: null,
    tools: [],
    skills: [],
    resources: [],
    evidence: [],
    budget: { ceiling: CEILING, limits: {} },
  };
  const built = buildContext(request);
  const manifest = builtManifest(built, request, {
    ownerKind: 'run',
    ownerId: 'run',
    policyDigest: reading.policy.digest,
    generatedAt: NOW,
    contextRef: '',
  });
  const ms = performance.now() - start;
  if (built.kind !== 'built' || manifest.trusted_baseline_refs.length !== FACTS)
    throw new Error(
      `${built.kind}: ${manifest.trusted_baseline_refs.length} of ${FACTS} facts are trusted`,
    );
  process.stdout.write(String(ms));
}

/** @returns a row of a table. */
export async function measureContext(nodes, { cli, root, work, runs }) {
  const folder = join(work, 'context');
  mkdirSync(folder);
  try {
    await makeMonorepo(folder, { packages: 50, files: 2_000, facts: FACTS });
    const whole = measure(
      nodes,
      {
        args: [
          cli,
          'context',
          '--for',
          'run',
          '--query',
          QUERY,
          '--max-tokens',
          String(CEILING),
          '--stdout',
          '--now',
          NOW,
        ],
        exits: [0],
        expects: '## Trusted baseline',
      },
      folder,
      runs,
    );
    const parts = withLibrary(root, (lib) =>
      nodes.map(
        ({ path }) =>
          Array.from({ length: runs }, () =>
            Number(execFileSync(path, [self, lib], { cwd: folder, encoding: 'utf8' })),
          ).toSorted((a, b) => a - b)[Math.floor(runs / 2)],
      ),
    );
    const cells = nodes.flatMap((_node, index) => [
      whole[2 * index],
      parts[index].toFixed(0),
      whole[2 * index + 1],
    ]);
    return `| ${FACTS.toLocaleString('en')} facts, ${CEILING.toLocaleString('en')} tokens | ${cells.join(' | ')} |`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === self) await measureHere(process.argv[2]);
