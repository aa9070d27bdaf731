import { plain, say, type Phrase } from '../../text/phrase.js';
import type { FixtureRun } from '../../fixtures/run.js';
import type { Rule } from '../rule.js';

export const demoWithoutFixture: Rule = {
  code: 'MT802',
  name: 'demo-without-fixture',
  severity: 'warning',
  summary: 'A public document advertises a demonstration, and no fixture that shows it ran and passed at this commit.',
  why: 'A demonstration is marked with `<!-- memtrust:demo fixture=ID -->`, and then stands for what the gate runs. One whose fixture is unknown, failed or did not run promises behaviour that nobody checks. Off unless the policy asks for it.',
  remedy: 'Write the id as `npx memtrust fixtures` shows it, make the fixture pass, or take the demonstration out.',
  fixed: false,
  *run({ release, fixtures, head }) {
    // Those of the base run even where the change takes them away, and then they show nothing any more.
    const here = fixtures.cases.filter(({ id, kind }) => kind !== 'repository' || head.memory.fixtures.some(({ text }) => idOf(text) === id));
    for (const { path, demos } of release.head.pages) {
      for (const { fixture, line, column } of demos) {
        const fault = faultOf(fixture, { ...fixtures, cases: here });
        if (fault !== null) yield { message: say`a demonstration in ${path} ${fault.message}`, remedy: plain('Run `npx memtrust fixtures`: it shows the ids, and what fails.'), path, line, column, key: `${fault.kind}\0${fixture ?? ''}` };
      }
    }
  },
};

/** The id that a fixture file states, in YAML or JSON; what a comment says is none. */
function idOf(text: string): string | null {
  const [, double, single, bare] = /^[ \t]*\{?[ \t]*"?id"?[ \t]*:[ \t]*(?:"([^"\n]{1,300})"|'([^'\n]{1,300})'|([^\s"'#,][^\n#,]{0,300}))/m.exec(text) ?? /[{,]\s{0,20}"id"\s{0,20}:\s{0,20}"([^"\n]{1,300})"/.exec(text) ?? [];
  return double ?? single ?? bare?.trim() ?? null;
}

function faultOf(fixture: string | null, { cases, faults }: FixtureRun): { readonly kind: string; readonly message: Phrase } | null {
  if (fixture === null) return { kind: 'unnamed', message: plain('names no fixture') };
  const own = cases.filter(({ id }) => id === fixture);
  if (own.length === 0) return faults.length > 0 ? { kind: 'not-run', message: say`names the fixture ${fixture}, which did not run` } : { kind: 'unknown', message: say`names the fixture ${fixture}, which nobody knows` };
  return own.every(({ passed }) => passed) ? null : { kind: 'failed', message: say`names the fixture ${fixture}, which fails` };
}
