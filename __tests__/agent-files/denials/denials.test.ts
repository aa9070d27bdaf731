import { describe, expect, it } from '@jest/globals';
import { parseFact } from '../../../src/memory/fact.js';
import { denialsAmong, type StatedFact } from '../../../src/agent-files/denials/denials.js';
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

  it.each([
    ['Settings (excluding API keys) are kept in one file.', 'Place API keys in the `.env` file.'],
    ['Do not use other tools, such as a browser.', 'It renders well in editors, or other tools.'],
    [
      'Core logic, direct functions and tools pass telemetry on.',
      'Prompts are not built outside of the core logic.',
    ],
    [
      'Pure logic or edge cases: unit test.',
      'Exceptions: `types` has no logic to test, nor a unit.',
    ],
    ['Avoid slang, jokes, and exclamation marks.', '**Exclamation marks** — avoid.'],
    ['No em dashes in the docs.', '**Em dashes** — do not use.'],
  ])('what is an example, a list or a remark denies nothing: %s', (trusted, text) => {
    expect(denied(trusted, text)).toBeNull();
    expect(denied(text, trusted)).toBeNull();
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
});
