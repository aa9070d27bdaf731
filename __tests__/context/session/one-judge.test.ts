/** Whoever reads memory for a review or a session is told the same of it as the gate decides. */
import { describe, expect, it } from '@jest/globals';
import { contextManifest } from '../../../src/context/manifest.js';
import { readTrusted } from '../../../src/context/reading.js';
import { aitFixtures } from '../../fixtures/running.js';
import { sceneOf } from '../../../src/fixtures/scene.js';
import { evaluate } from '../../../src/gate/evaluate.js';
import { ledgerPath } from '../../../src/memory/layouts/memtrust.js';
import { parsePolicy, POLICY_PATH, DEFAULT_POLICY } from '../../../src/memory/policy.js';
import { NO_PAST } from '../../../src/tree/past.js';
import { OverlayTree } from '../../../src/tree/overlay-tree.js';
import { sha256 } from '../../../src/tree/digest.js';
import type { Entry } from '../../../src/trust/entry.js';
import { NOW } from '../../store.js';

type Class = 'trusted' | 'advisory' | 'excluded';

function classes(entries: readonly Pick<Entry, 'id' | 'trustedBaseline' | 'trustLevel'>[]): Record<string, Class> {
  return Object.fromEntries(entries.map(({ id, trustedBaseline, trustLevel }) => [id, trustedBaseline ? 'trusted' : trustLevel === 'advisory' || trustLevel === 'evidence' ? 'advisory' : 'excluded']));
}

describe.each(aitFixtures.map((fixture) => [fixture.id, fixture] as const))('of %s', (_id, fixture) => {
  it('gate, review and session say the same', async () => {
    const scene = sceneOf(fixture, DEFAULT_POLICY);
    const head = new OverlayTree(scene.tree, { [POLICY_PATH]: JSON.stringify(scene.policy), 'CLAUDE.md': 'Be kind.\n', '.memtrust/attempts/a.json': '{}\n', '.memtrust/reviews/b.json': '{}\n' });
    const base = new OverlayTree(head, Object.fromEntries([...scene.unsettled].map((id) => [ledgerPath(id), null])));
    expect(parsePolicy(Buffer.from(JSON.stringify(scene.policy))).policy).toEqual(scene.policy);
    const gate = await evaluate({ base, head, scope: 'change', now: NOW, surface: 'local', subject: { repository: null, baseSha: null, headSha: null } });
    const reading = (await readTrusted(base, { now: Date.parse(NOW), past: NO_PAST })).entries.map(({ entry }) => entry);
    expect(classes(reading)).toEqual(classes(gate.entries));
    expect(new Set(Object.values(classes(reading))).size).toBe(3);
    for (const ownerKind of ['review', 'session']) {
      const { entries } = contextManifest(reading, { ownerKind, ownerId: 'x', policyDigest: sha256(''), generatedAt: NOW });
      expect(classes(entries.map((row) => ({ id: row.source_id, trustedBaseline: row.trusted_baseline, trustLevel: row.trust_level })))).toEqual(classes(gate.manifest.entries.map((row) => ({ id: row.source_id, trustedBaseline: row.trusted_baseline, trustLevel: row.trust_level }))));
      expect(entries.map(({ source_id, status }) => [source_id, status])).toEqual(gate.manifest.entries.map(({ source_id, status }) => [source_id, status]));
    }
  });
});
