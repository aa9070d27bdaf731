import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readDocumentLog, readDocumentSources } from '../../document-reader.js';
import { readManifestAt } from '../../manifests-on-disk.js';
import { factFile, Sandbox } from './sandbox.js';

/** One who knows the documents alone reads what memtrust hands on, of memory of every kind. */

let repository: Sandbox;

beforeAll(async () => {
  repository = new Sandbox()
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write('src/queue.ts', 'export const size = 5;\n')
    .write('.gitignore', '.memtrust/context/\nout/\n')
    .write('CLAUDE.md', 'Timeout tests run with npm test.\n')
    .write('.claude/memory.md', 'The canary sings when a timeout is near.\n')
    .write('.memtrust/facts/timeout.md', factFile('topic: http', 'The timeout is 30 seconds.'))
    .write('.memtrust/facts/queue.md', factFile('topic: queue', 'The queue holds five timeouts.'))
    .write('.memtrust/facts/past.md', factFile('valid_until: 2026-01-01', 'A timeout is logged.'))
    .write('.memtrust/facts/old.md', factFile('', 'A timeout ends the whole connection.'))
    .write('.memtrust/facts/new.md', factFile('supersedes: [old]', 'A timeout ends one request.'))
    .write('.memtrust/facts/secret.md', factFile('', 'The canary sings at every timeout.'))
    .write('.memtrust/facts/draft.md', factFile('', 'A timeout is retried twice.'))
    .write('.memtrust/facts/no.md', factFile('status: rejected', 'A timeout is a success.'));
  for (const id of ['timeout', 'past', 'old', 'new', 'secret'])
    await repository.done('bind', id, 'src/http.ts');
  await repository.done('bind', 'queue', 'src/queue.ts');
  for (const id of ['timeout', 'queue', 'past', 'old', 'secret', 'new'])
    await repository.done('adopt', id);
  repository
    .write('.memtrust/policy.yml', STORES)
    .write('.ai-kb/atoms/timeout.md', 'Every timeout has a reason.\n')
    .write('.ai-kb/workspace/staging/new-trap-slow.md', 'A slow timeout is a trap.\n')
    .write('memory/short-term/now.md', 'The timeout is what we work on.\n')
    .write('.ait/facts.json', AIT_FACTS)
    .commit('Memory of every kind');
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.write('src/queue.ts', 'export const size = 6;\n').commit('A longer queue');
});

const STORES = `exclude_text: [canary]
stores: [{layout: memtrust}, {layout: ai-kb}, {layout: ai-runtime}, {layout: ait}]
`;
const AIT_FACTS = JSON.stringify({
  facts: [
    { id: 'a', status: 'accepted', text: 'A timeout is thirty seconds.' },
    { id: 'b', status: 'superseded', text: 'A timeout is twenty seconds.' },
    { id: 'c', status: 'policy_blocked', text: 'A timeout opens the vault of the bank.' },
  ],
});

afterAll(() => repository.dispose());

const at = (path: string): string => join(repository.root, path);

/** Shelf of each entry of the manifest at a path. */
function shelves(path: string): ReadonlyMap<string, string> {
  const { entries } = readManifestAt(at(path), repository.root);
  return new Map(entries.map(({ id, shelf, status }) => [id, `${shelf} ${status}`]));
}

const EVERY_KIND = {
  timeout: 'trusted accepted',
  new: 'trusted accepted',
  'live:claude:CLAUDE.md': 'advisory advisory',
  queue: 'excluded stale',
  past: 'excluded stale',
  old: 'excluded superseded',
  secret: 'excluded policy_blocked',
  'live:claude:.claude/memory.md': 'excluded policy_blocked',
  draft: 'excluded candidate',
  no: 'excluded rejected',
  '.ai-kb/atoms/timeout.md': 'excluded candidate',
  '.ai-kb/workspace/staging/new-trap-slow.md': 'excluded candidate',
  'memory/short-term/now.md': 'excluded candidate',
  '.ait/facts.json#a': 'excluded candidate',
  '.ait/facts.json#b': 'excluded superseded',
  '.ait/facts.json#c': 'excluded policy_blocked',
};

describe('a reader of the documents alone', () => {
  it.each([
    ['context --query timeout --out out/c.md', 'out/c.md.manifest.json'],
    ['context --for run --max-tokens 1100 --out out/n.md', 'out/n.md.manifest.json'],
    ['review --out out/r.md', 'out/r.md.manifest.json'],
    ['session brief --participant ada --out out/s.md', 'out/s.md.manifest.json'],
    ['check --out out/check', 'out/check/context-manifest.json'],
  ])('finds each entry where it belongs: %s', async (command, manifest) => {
    await repository.memtrust(...command.split(' '));
    expect(Object.fromEntries(shelves(manifest))).toMatchObject(EVERY_KIND);
  });

  it('finds the budget of each part, and the event', async () => {
    await repository.done('context', '--query', 'timeout', '--out', 'out/b.md');
    const { budgetParts, events } = readManifestAt(at('out/b.md.manifest.json'), repository.root);
    expect(budgetParts).toEqual(
      expect.arrayContaining([
        'instructions',
        'transcript',
        'tools',
        'memory',
        'skills',
        'resources',
      ]),
    );
    expect(events).toEqual(['context.built']);
  });

  it('finds hash, time and size of each file that may be read', async () => {
    const { stdout } = await repository.done('sources', '--format', 'json');
    const sources = readDocumentSources(stdout, (path) => readFileSync(at(path), 'utf8'));
    expect(sources.faults).toEqual([]);
    expect(sources.ids).toContain('live:claude:CLAUDE.md');
  });

  it('finds which sequences a compaction stands for', async () => {
    const log = 'out/session.jsonl';
    const say = async (text: string) =>
      repository.done('session', 'append', '--log', log, '--role', 'user', '--text', text);
    await say('Make the timeout longer');
    await say('Make the queue longer');
    await repository.done('session', 'compact', '--log', log);
    await repository.done('context', '--log', log, '--transcript', log, '--out', 'out/l.md');
    expect(readDocumentLog(repository.read(log))).toEqual({
      events: ['session.compacted', 'context.built'],
      faults: [],
    });
  });
});
