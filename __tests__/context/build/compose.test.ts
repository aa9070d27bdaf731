/** A context and its manifest as one thing: the file is named by what is in it. */
import { describe, expect, it } from '@jest/globals';
import { composeContext, type Composed } from '../../../src/context/build/manifest.js';
import type { ContextFormat, ContextRequest } from '../../../src/context/build/request.js';
import { sha256 } from '../../../src/tree/digest.js';
import { NOW, policyOf } from '../../store.js';
import { everyShelf, readableOf, requestOf } from './requests.js';

const entries = await readableOf(everyShelf);
const SUBJECT = {
  ownerKind: 'check' as const,
  ownerId: 'acme/widgets',
  policyDigest: sha256('policy'),
  generatedAt: NOW,
};

function composed(given: Partial<ContextRequest>, format?: ContextFormat): Composed {
  const request = requestOf(entries, given);
  const made = composeContext(request, SUBJECT, { format, folder: 'contexts/' });
  if (made.kind === 'overflow') throw new Error('overflow');
  return made;
}

describe('a context with its manifest', () => {
  it('names its file by the digest of its content', () => {
    const { built, manifest } = composed({});
    const digest = sha256(built.text).slice('sha256:'.length);
    expect(manifest.content_sha256).toBe(digest);
    expect(manifest.context_ref).toBe(`contexts/${digest.slice(0, 32)}.md`);
    expect(composed({}, 'request').manifest.context_ref).toMatch(/^contexts\/[0-9a-f]{32}\.json$/);
  });

  it('repeats what was asked for in neither, where the policy keeps that unsaid (SECURITY S28)', () => {
    const query = 'where does the Orchid grow';
    const said = (policy: object): string =>
      JSON.stringify(composed({ query, policy: policyOf({ ...policy }) })).toLowerCase();
    const { built, manifest } = composed({ query, policy: policyOf({ exclude_text: ['orchid'] }) });
    expect(JSON.stringify([built.text, manifest]).toLowerCase()).not.toContain('orchid');
    expect(built.text).toContain('policy_blocked');
    expect(said({ exclude_text: ['rose'] })).toContain('orchid');
  });

  it('that does not fit is nothing at all', () => {
    const request = requestOf(entries, { prompt: 'word '.repeat(20_000) });
    expect(composeContext(request, SUBJECT, { folder: '' })).toMatchObject({ kind: 'overflow' });
  });
});
