import type { NamesOf } from '../report/comment.js';
import { LinkedNames } from '../report/linked.js';
import type { HostedRepository, Links } from '../report/links.js';
import type { RunnerEnvironment } from './environment.js';
import type { Judged } from './judge.js';

/*
 * Where can a reader look at a file that a finding names? `src/a.ts` becomes a link into the judged commit,
 * or into the base if only the base has it, on the server that the runner names.
 *
 * `github/run.ts` and `companion/run.ts` ask, for comment, summary and page. Safe error: a name without a link.
 * Which names are linked is decided in `report/linked.ts`; a link may go, and none may lead to another
 * server. `__tests__/e2e/action-whole-run.test.ts` fails when a link leads elsewhere.
 */

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
