/** What the commits of the base tell the page: how many facts were adopted, and which commit brought which event. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { baseHistory, type BaseHistory, type KnownBase } from '../../../src/cli/write-reports.js';
import { parseLedger } from '../../../src/memory/ledger.js';
import { ledgerPath } from '../../../src/memory/layouts/memtrust.js';
import { openRepository } from '../../../src/tree/git.js';
import { ObjectReader } from '../../../src/tree/object-reader.js';
import { adopted, type Files } from '../../report/scenes.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
});
afterEach(() => repository.dispose());

function commit(message: string, files: Files): string {
  for (const [path, text] of Object.entries(files)) repository.write(path, text);
  repository.commit(message);
  return repository.git('rev-parse', 'HEAD').trim();
}

async function history(
  adoptedNow: number,
  root: string = repository.root,
  eventsIn: KnownBase['eventsIn'] = () => null,
): Promise<BaseHistory> {
  const opened = await openRepository(root, { PATH: process.env['PATH'] });
  const objects = new ObjectReader(opened);
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
    return await baseHistory(opened, objects, { commit: head, adopted: adoptedNow, eventsIn });
  } finally {
    objects.close();
  }
}

const eventOf = (id: string, files: Files): string =>
  parseLedger(id, ledgerPath(id), files[ledgerPath(id)] ?? '').events[0]?.id ?? '';

describe('the history of the base', () => {
  it('counts the adopted facts after each commit, and names the commit of each event', async () => {
    commit('Begin', { 'README.md': 'x\n' });
    const one = adopted('a/one');
    const first = commit('Adopt one (#12)', one);
    commit('Something else (#13)', { 'README.md': 'y\n' });
    const two = adopted('a/two');
    const second = commit('Merge pull request #14 from alice/two', two);
    const { trend, arrivals } = await history(2);
    expect(trend).toEqual({ adopted: [0, 1, 1, 2] });
    // The same where the ledgers of the base were read already.
    const eventsIn = (fact: string): ReturnType<typeof parseLedger>['events'] =>
      parseLedger(fact, ledgerPath(fact), { ...one, ...two }[ledgerPath(fact)] ?? '').events;
    expect(await history(2, repository.root, eventsIn)).toEqual({ trend, arrivals });
    expect(arrivals.get(eventOf('a/one', one))).toEqual({ commit: first, pullRequest: 12 });
    expect(arrivals.get(eventOf('a/two', two))).toEqual({ commit: second, pullRequest: 14 });
  });

  it('takes a merge as one step', async () => {
    commit('Begin', { 'README.md': 'x\n' });
    repository.git('switch', '--quiet', '--create', 'work');
    const one = adopted('a/one');
    commit('On a branch', one);
    repository.git('switch', '--quiet', '-');
    repository.git('merge', '--quiet', '--no-ff', '-m', 'Merge pull request #7 from x', 'work');
    const { trend, arrivals } = await history(1);
    expect(trend).toEqual({ adopted: [0, 1] });
    expect(arrivals.get(eventOf('a/one', one))?.pullRequest).toBe(7);
  });

  it('takes no number from a message that only looks like one', async () => {
    commit('Begin', { 'README.md': 'x\n' });
    const one = adopted('a/one');
    commit('fix (#12) and (#x) (#99999999999)', one);
    expect((await history(1)).arrivals.get(eventOf('a/one', one))?.pullRequest).toBeNull();
  });

  it('looks at thirty commits', async () => {
    for (let at = 0; at < 33; at += 1) commit(`Number ${at}`, { 'README.md': `${at}\n` });
    expect((await history(0)).trend?.adopted).toHaveLength(30);
  });

  it('knows nothing of a shallow clone, nor of a single commit', async () => {
    commit('Begin', adopted('a/one'));
    expect(await history(1)).toEqual({ trend: null, arrivals: new Map() });
    commit('Go on', adopted('a/two'));
    commit('Go on', adopted('a/three'));
    const clone = `${repository.root}/clone`;
    repository.git('clone', '--quiet', '--depth=2', `file://${repository.root}`, clone);
    expect((await history(3, clone)).trend).toBeNull();
  });
});
