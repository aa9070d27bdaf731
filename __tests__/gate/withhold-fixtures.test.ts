/**
 * What is wrong with a fixture quotes its keys and ids; those that the policy keeps unsaid stay
 * unsaid (SECURITY S28).
 */
import { describe, expect, it } from '@jest/globals';
import { redactFixtures } from '../../src/gate/redact.js';
import { phraseText } from '../../src/text/phrase.js';
import { run } from '../fixtures/running.js';
import { policyOf } from '../store.js';

const POLICY = policyOf({ exclude_text: ['orchid'], exclude_paths: ['vault/**'] });

async function toldOf(text: string, path: string): Promise<string[]> {
  const result = await run([{ path, text, origin: 'proposed', replaced: false }]);
  return redactFixtures(result, POLICY).faults.map(
    (fault) => `${fault.path}: ${phraseText(fault.problem.message)}`,
  );
}

const of = (entry: string): string =>
  `version: 1\nid: x\nbase: {}\nexpect: {entries: {${entry}: trusted}}\n`;

describe('a fault of a fixture', () => {
  it('does not say a name that holds excluded text, and says any other', async () => {
    expect(await toldOf(of('operation-orchid'), 'own.yml')).toEqual([
      'own.yml: there is no entry `policy_blocked` in this case',
    ]);
    expect(await toldOf(of('operation-rose'), 'own.yml')).toEqual([
      'own.yml: there is no entry `operation-rose` in this case',
    ]);
    expect(await toldOf(`Orchid: 1\n${of('a')}`, 'own.yml')).toEqual([
      'own.yml: unknown key `policy_blocked`',
    ]);
  });

  it('does not say the path of its file where that is excluded, not in the fault of another file either', async () => {
    const files = ['vault/a.yml', 'vault/b.yml'].map(
      (path) =>
        ({
          path,
          text: 'version: 1\nid: own\nbase: {}\nexpect: {verdict: pass}\n',
          origin: 'proposed',
          replaced: false,
        }) as const,
    );
    const said = JSON.stringify(redactFixtures(await run(files), POLICY).faults);
    expect(said).toContain('already has the id');
    expect(said).not.toContain('vault');
  });
});
