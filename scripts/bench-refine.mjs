// Times `memtrust notes refine` on a store of ten thousand notes, and counts what it finds of the near
// copies planted among them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from './bench-measure.mjs';
import { notesWithCopies } from './bench-notes.mjs';
import { commitAll } from './bench-commit.mjs';

const NOTES = 10_000;

/** Nine in ten are atoms; the copies of them, and copies of copies, are staged. */
export function makeNoteStore(to, { notes, planted }) {
  const copies = new Set(planted.map(({ id }) => id));
  for (const folder of ['.memtrust', '.ai-kb/atoms', '.ai-kb/workspace/staging'])
    mkdirSync(join(to, folder), { recursive: true });
  writeFileSync(join(to, '.memtrust/policy.yml'), 'version: 1\nstores: [{layout: ai-kb}]\n');
  for (const { id, text } of notes)
    writeFileSync(
      join(
        to,
        copies.has(id) ? `.ai-kb/workspace/staging/new-trap-${id}.md` : `.ai-kb/atoms/${id}.md`,
      ),
      `${text}\n`,
    );
  commitAll(to);
}

/**
 * @returns a row: for each Node the median in ms and the peak memory in MiB, then what was found
 *   and what was merged.
 */
export function measureRefine(nodes, cli, work, runs) {
  const to = mkdtempSync(join(work, 'refine-'));
  const made = notesWithCopies(NOTES);
  makeNoteStore(to, made);
  const cells = measure(
    nodes,
    { args: [cli, 'notes', 'refine'], exits: [0], expects: '% like' },
    to,
    runs,
  );
  const { stdout } = spawnSync(nodes.at(-1).path, [cli, 'notes', 'refine', '--format', 'json'], {
    cwd: to,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const outcome = new Map(
    JSON.parse(stdout).items.map((item) => [item.path.replace(/^.*new-trap-|\.md$/g, ''), item]),
  );
  const { planted } = made;
  const found = planted.filter(({ id }) => (outcome.get(id)?.near ?? null) !== null).length;
  const merged = planted.filter(({ id }) => outcome.get(id)?.outcome === 'duplicate').length;
  return `| ${NOTES.toLocaleString('en')} notes, \`refine\` | ${cells.join(' | ')} | ${((100 * found) / planted.length).toFixed(1)} % of ${planted.length} | ${merged} |`;
}
