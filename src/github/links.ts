import type { NamesOf } from '../report/comment.js';
import { type HostedRepository, LinkedNames, type Links } from '../report/links.js';
import type { RunnerEnvironment } from './environment.js';
import type { Judged } from './judge.js';

/* Links of a run on GitHub: into the judged commit, or into the base for files that only the base has. */

/** The repository as its pages are addressed: on GitHub Enterprise Server those of the company. */
export function hostedRepository({ serverUrl, repository }: RunnerEnvironment): HostedRepository {
  return { server: serverUrl, ...repository };
}

/** Names as links to where a reader can look at what was judged. */
export function linkedNames(judged: Judged, runner: RunnerEnvironment): NamesOf {
  const links = hostedLinks(judged, runner);
  return (evaluation) => new LinkedNames(evaluation, links);
}

/** Where what was judged can be looked at. */
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
