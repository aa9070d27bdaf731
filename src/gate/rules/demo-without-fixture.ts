import { demoKindsIn, type DemoKind } from '../../agent-files/claims/demo-kinds.js';
import type { Demo } from '../../agent-files/claims/demos.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import type { FixtureRun } from '../../fixtures/run.js';
import { isAsked } from '../release/conditions.js';
import { unreadDocuments } from '../release/unread.js';
import type { Rule } from '../rule.js';
import { misdescribedMemory } from './misdescribed-memory.js';

/*
 * Does a document advertise a demonstration that nothing backs up? `<!-- memtrust:demo fixture=own-demo
 * -->` where that fixture fails, is unknown or did not run; or the sentence "our false-memory demo is
 * complete" on a page without such a marker, or whose fixtures are about stale memory. An error each.
 *
 * `release` has the markers and sentences, `fixtures` has how the cases ended. Safe error: a marker counts as
 * not backed up; a sentence is missed, since patterns know plain claims alone. When it is wrong,
 * `__tests__/gate/rules/demo-without-fixture.test.ts` fails. Users accept findings by `said` or, where the fixtures
 * are of another kind, `scope` and a digest of the sentence, or by the kind of fault and the fixture: those words are
 * frozen, messages are free.
 */

/** Finds demonstrations that a document advertises and no passing fixture backs up. */
export const demoWithoutFixture: Rule<'release' | 'fixtures'> = {
  code: 'MT802',
  name: 'demo-without-fixture',
  severity: 'error',
  summary: 'A public document advertises a memory demonstration that no passing fixture backs up.',
  why:
    'The marker `<!-- memtrust:demo fixture=ID -->` ties a demonstration to a fixture that the ' +
    'gate runs. If the fixture is unknown, fails or did not run at this commit, nobody has ' +
    'checked the promise. The same holds for a sentence such as "our false-memory demo is ' +
    'complete" on a page without a marker, or with fixtures named after stale memory only. ' +
    'Sentences that deny, ask, plan, require or quote it pass, and so does code. The check uses ' +
    'patterns and finds only plain claims.',
  remedy:
    'Add `<!-- memtrust:demo fixture=ID -->` with an id from `npx memtrust fixtures`, make the ' +
    'fixture pass, or remove the claim.',
  fixed: false,
  releaseCondition: 'demos',
  *run(context) {
    const { release, fixtures, head, policy } = context;
    // Else the rule on descriptions says it.
    if (!isAsked(misdescribedMemory, policy)) yield* unreadDocuments(context);
    // Those of the base run even where the change takes them away, and then they show nothing any more.
    const here = fixtures.cases.filter(
      ({ id, kind }) =>
        kind !== 'repository' || head.memory.fixtures.some(({ text }) => idOf(text) === id),
    );
    for (const { path, demos, showings } of release.head.pages) {
      // A marker says which fixture shows what the page tells of; whether it does is found below.
      for (const { line, column, key } of demos.length > 0 ? [] : showings) {
        yield {
          message: say`a sentence in ${path} says that false or stale memory was demonstrated, but
            the page names no fixture that shows it`,
          remedy: plain(
            'Add `<!-- memtrust:demo fixture=ID -->` with an id from `npx memtrust fixtures`, ' +
              'or remove the claim.',
          ),
          path,
          line,
          column,
          key: `said\0${key}`,
        };
      }
      const shown = kindsShown(demos);
      for (const { line, column, key, kinds } of showings) {
        const other = kinds.find((kind) => shown?.includes(kind) === false);
        if (shown !== null && other !== undefined)
          yield {
            message: say`a sentence in ${path} says that ${[other]} memory was demonstrated, and the
              fixtures that the page names are about ${[shown.join(' and ')]} memory`,
            remedy: plain(
              'Name a fixture that shows it, or say what the fixture shows. `npx memtrust fixtures` lists the ids.',
            ),
            path,
            line,
            column,
            key: `scope\0${key}`,
          };
      }
      for (const { fixture, line, column } of demos) {
        const fault = faultOf(fixture, { ...fixtures, cases: here });
        if (fault !== null)
          yield {
            message: say`a demonstration in ${path} ${fault.message}`,
            remedy: plain('Run `npx memtrust fixtures` to see the ids and what fails.'),
            path,
            line,
            column,
            key: `${fault.kind}\0${fixture ?? ''}`,
          };
      }
    }
  },
};

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
  if (fixture === null) return { kind: 'unnamed', message: plain('names no fixture') };
  const own = cases.filter(({ id }) => id === fixture);
  if (own.length === 0)
    return faults.length > 0
      ? { kind: 'not-run', message: say`names the fixture ${fixture}, which did not run` }
      : { kind: 'unknown', message: say`names the fixture ${fixture}, which does not exist` };
  return own.every(({ passed }) => passed)
    ? null
    : { kind: 'failed', message: say`names the fixture ${fixture}, which fails` };
}
