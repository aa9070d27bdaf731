import { describe, expect, it } from '@jest/globals';
import { parseFact } from '../../../src/memory/fact.js';
import { denialsAmong, type StatedFact } from '../../../src/lifecycle/denials/denials.js';
import { FRESH_PAIRS, FURTHER_PAIRS, HELD_OUT_PAIRS, KNOWN_PAIRS } from './pairs.js';

function stated(id: string, text: string, front = 'topic: one'): StatedFact {
  const { fact } = parseFact(id, `${id}.md`, Buffer.from(`---\n${front}\n---\n${text}\n`));
  if (fact === null) throw new Error(`${id} is no fact`);
  return { id, fact };
}

/** Whether and how a candidate denies a trusted text of the same topic. */
function denied(trusted: string, candidate: string, front?: string): string | null {
  const { found } = denialsAmong([stated('new', candidate, front)], [stated('old', trusted)]);
  return found.get('new')?.[0]?.by ?? null;
}

describe('SECURITY S57: a denial needs one thing and a negation, not resemblance', () => {
  it.each([
    ['30 known pairs', KNOWN_PAIRS, 30],
    ['20 pairs that were held out', HELD_OUT_PAIRS, 19],
    ['further pairs', FURTHER_PAIRS, 35],
    ['50 pairs of another hand', FRESH_PAIRS, 47],
  ])('of %s that deny nearly all are found, and none that resembles', (_what, pairs, found) => {
    const wrong = pairs.resembling.filter(([trusted, text]) => denied(trusted, text) !== null);
    const missed = pairs.denying.filter(([trusted, text]) => denied(trusted, text) === null);
    expect(wrong).toEqual([]);
    expect(pairs.denying.length - missed.length).toBeGreaterThanOrEqual(found);
  });

  it.each([
    ['Checks of owners are required before a release.', 'Are checks of owners not required?'],
    ['Owner checks are required.', 'Previously owner checks were not required.'],
    ['Owner checks are required.', 'If owner checks are not required, the header is missing.'],
    [
      'Owner checks are required unless the caller is internal.',
      'Internal callers need no checks.',
    ],
    ['Deploys wait for green tests.', 'Do not deploy unless the tests are green.'],
  ])('what is asked, told of the past, or a condition denies nothing: %s', (trusted, text) => {
    expect(denied(trusted, text)).toBeNull();
  });

  it('without a shared topic, file or name only the same words deny', () => {
    const trusted = 'Owner checks run before any private resource is returned.';
    expect(denied(trusted, 'Nobody needs to check owners any more.')).toBe('negation');
    expect(denied(trusted, 'Nobody needs to check owners any more.', 'topic: two')).toBeNull();
    expect(
      denied('Owner checks are required.', 'Owner checks are not required.', 'kind: rule'),
    ).toBe('negation');
  });

  it('a sentence that denies is found beside others that repeat what is trusted', () => {
    const text = 'Owner checks are required. Today owner checks are no longer required.';
    expect(denied('Owner checks are required.', text)).toBe('negation');
  });

  it('other numbers of many facts are a pattern', () => {
    const known = [1, 2, 3, 4].map((port) =>
      stated(`s${port}`, `The service listens on port 300${port}.`),
    );
    const { found } = denialsAmong([stated('new', 'The service listens on port 3009.')], known);
    expect(found.get('new') ?? []).toEqual([]);
  });

  it('says where so many facts share the words that not all were compared', () => {
    const known = Array.from({ length: 1_200 }, (_, at) =>
      stated(`f${at}`, `Owner checks are required in part ${at}.`),
    );
    expect(denialsAmong([stated('new', 'Owner checks are skipped.')], known).cut).toEqual(['new']);
  });

  it('five candidates among 5,000 facts are compared in the time of a few reads', () => {
    const known = Array.from({ length: 5_000 }, (_, at) =>
      stated(
        `f${at}`,
        `Module m${at % 700} keeps ${['orders', 'tokens', 'jobs', 'caches'][at % 4]} of shop ${at} in \`src/m${at}.ts\`, ` +
          `and ${['retries', 'signs', 'logs', 'audits'][at % 4]} them before release ${at % 90}.`,
      ),
    );
    const asked = Array.from({ length: 5 }, (_, at) =>
      stated(`new${at}`, `Owner checks ${at} are not required in \`src/m${at}.ts\`.`),
    );
    denialsAmong(asked, known);
    const began = performance.now();
    denialsAmong(asked, known);
    const took = performance.now() - began;
    expect(took).toBeLessThan(250); // some 5 ms on an idle machine
  });
});
