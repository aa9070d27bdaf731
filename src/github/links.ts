import type { NamesOf } from '../report/comment.js';
import { type HostedRepository, LinkedNames, type Links } from '../report/links.js';
import type { RunnerEnvironment } from './environment.js';
import type { Judged } from './judge.js';

/* Links of a run on GitHub: into the judged commit, or into the base for files that only the base has. */

export function hostedRepository({ serverUrl, repository }: RunnerEnvironment): HostedRepository {
  return { server: serverUrl, ...repository };
}

export function linkedNames(judged: Judged, runner: RunnerEnvironment): NamesOf {
  const links = hostedLinks(judged, runner);
  return (evaluation) => new LinkedNames(evaluation, links);
}

export function hostedLinks(
  { commit, trees: { head, base } }: Judged,
  runner: RunnerEnvironment,
): Links {
  return {
    repository: hostedRepository(runner),
    head: { sha: commit, has: (path: string) => head.entries.has(path) },
    base:
      base === null || base.commit === null
        ? null
        : { sha: base.commit, has: (path: string) => base.entries.has(path) },
  };
}
