import { type Demo, type DemoKind, demoKindsIn } from '../../agent-files/claims/demonstrations.js';
import type { FixtureRun } from '../proof.js';
import { say, type Phrase } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Page } from '../release/scan-change.js';
import { isAsked } from '../release/conditions.js';
import type { Rule } from '../rule.js';
import { misdescribedMemory, unreadDocuments } from './misdescribed-memory.js';

/**
 * Does a memory document claim more than a fixture shows? A promise such as "Recall is perfect."; `<!-- memtrust:demo
 * fixture=own-demo -->` where that fixture fails; or "our false-memory demo is complete" without such a marker.
 */

/** Finds promises and demonstrations that no passing fixture backs up. */
export const unprovenMemory: Rule<'release' | 'fixtures'> = {
  code: 'MT802',
  name: 'unproven-memory',
  severity: 'error',
  summary:
    'A memory document promises too much, or advertises a demonstration that no passing fixture ' +
    'backs up.',
  why:
    'No tool can guarantee memory: a fact is what someone adopted, and a gate finds only what it ' +
    'looks for. People who read such a promise stop checking. A counted result, such as 12 of 12 ' +
    'cases, is a measurement and passes. A demonstration needs a fixture that the gate runs: the ' +
    'marker `<!-- memtrust:demo fixture=ID -->` names it. If the fixture is unknown, fails or did ' +
    'not run at this commit, nobody has checked the promise. The same holds for a sentence such as ' +
    '"our false-memory demo is complete" on a page without a marker, or with fixtures named after ' +
    'stale memory only. Sentences that deny, ask, plan, require or quote it pass, and so does code.',
  remedy:
    'State what was measured and on how many cases, add `<!-- memtrust:demo fixture=ID -->` with an ' +
    'id from `npx memtrust fixtures`, make the fixture pass, or remove the claim.',
  releaseCondition: 'demos',
  *run(context) {
    const { release, fixtures, head, policy } = context;
    // Else the rule on descriptions says it.
    if (!isAsked(misdescribedMemory, policy)) yield* unreadDocuments(context);
    // Those of the base run even where the change takes them away, and then they show nothing any more.
    const cases = fixtures.cases.filter(
      ({ id, kind }) =>
        kind !== 'repository' || head.memory.fixtures.some(({ text }) => idOf(text) === id),
    );
    for (const page of release.head.pages) {
      yield* unprovenClaims(page);
      yield* unprovenDemos(page, { ...fixtures, cases });
    }
  },
};

function* unprovenClaims({ path, claims, demos }: Page): Generator<Diagnostic> {
  const proven = kindsShown(demos);
  for (const { kind, line, column, key, shown } of claims) {
    const place = { path, line, column };
    const other = shown.find((one) => proven?.includes(one) === false);
    if (kind === 'certainty')
      yield {
        message: say`a sentence in ${path} promises more about memory than anyone can prove`,
        remedy: 'State what was measured and on how many cases.',
        ...place,
        key,
      };
    else if (kind === 'demonstration' && demos.length === 0)
      yield {
        message: say`a sentence in ${path} says that false or stale memory was demonstrated, but
          the page names no fixture that shows it`,
        remedy:
          'Add `<!-- memtrust:demo fixture=ID -->` with an id from `npx memtrust fixtures`, ' +
          'or remove the claim.',
        ...place,
        key,
      };
    else if (proven !== null && other !== undefined)
      yield {
        message: say`a sentence in ${path} says that ${[other]} memory was demonstrated, and the
          fixtures that the page names are about ${[proven.join(' and ')]} memory`,
        remedy:
          'Name a fixture that shows it, or say what the fixture shows. `npx memtrust fixtures` lists the ids.',
        ...place,
        key: `scope\0${key}`,
      };
  }
}

function* unprovenDemos({ path, demos }: Page, run: FixtureRun): Generator<Diagnostic> {
  for (const { fixture, line, column } of demos) {
    const fault = faultOf(fixture, run);
    if (fault !== null)
      yield {
        message: say`a demonstration in ${path} ${fault.message}`,
        remedy: 'Run `npx memtrust fixtures` to see the ids and what fails.',
        path,
        line,
        column,
        key: `${fault.kind}\0${fixture ?? ''}`,
      };
  }
}

/**
 * Which memory the fixtures of a page are about, by their ids; null where there is none, or one whose id does not
 * say: then it may be about anything.
 */
function kindsShown(demos: readonly Demo[]): readonly DemoKind[] | null {
  const kinds = demos.map(({ fixture }) => demoKindsIn((fixture ?? '').replaceAll('_', '-')));
  return kinds.length === 0 || kinds.some((one) => one.length === 0)
    ? null
    : [...new Set(kinds.flat())];
}

/** The id that a fixture file states, in YAML or JSON; what a comment says is none. */
function idOf(text: string): string | null {
  const [, double, single, bare] =
    /^[ \t]*\{?[ \t]*"?id"?[ \t]*:[ \t]*(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"'#,][^\n#,]{0,300}))/m.exec(
      text,
    ) ??
    /[{,]\s{0,20}"id"\s{0,20}:\s{0,20}"([^"\n]{1,300})"/.exec(text) ??
    [];
  return double ?? single ?? bare?.trim() ?? null;
}

function faultOf(
  fixture: string | null,
  { cases, faults }: FixtureRun,
): { readonly kind: string; readonly message: Phrase } | null {
  if (fixture === null) return { kind: 'unnamed', message: say`names no fixture` };
  const own = cases.filter(({ id }) => id === fixture);
  if (own.length === 0)
    return faults.length > 0
      ? { kind: 'not-run', message: say`names the fixture ${fixture}, which did not run` }
      : { kind: 'unknown', message: say`names the fixture ${fixture}, which does not exist` };
  return own.every(({ passed }) => passed)
    ? null
    : { kind: 'failed', message: say`names the fixture ${fixture}, which fails` };
}
