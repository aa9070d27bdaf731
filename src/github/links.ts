import type { HostedRepository, Links } from '../report/links.js';
import type { RunnerEnvironment } from './environment.js';
import type { Judged } from './judge.js';

/** The repository as its pages are addressed: on GitHub Enterprise Server those of the company. */
export function hostedRepository({ serverUrl, repository }: RunnerEnvironment): HostedRepository {
  return { server: serverUrl, ...repository };
}

/** Where a reader can look at what was judged. */
export function linksTo({ commit, trees: { head, base } }: Judged, runner: RunnerEnvironment): Links {
  return {
    repository: hostedRepository(runner),
    head: { sha: commit, has: (path) => head.entries.has(path) },
    base: base === null || base.commit === null ? null : { sha: base.commit, has: (path) => base.entries.has(path) },
  };
}
