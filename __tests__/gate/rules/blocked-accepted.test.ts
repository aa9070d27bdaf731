import { describe, expect, it } from '@jest/globals';
import { check, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().policy({ exclude_text: ['internal only'], sources: { block: ['chat/*'] } });

describeRule('MT109', 'blocked-accepted', {
  stands: true,
  fires: [
    {
      what: 'an adopted fact that the policy blocks',
      base: base.fact('x', { status: 'candidate', body: 'internal only' }),
      head: base.fact('x', { status: 'accepted', body: 'internal only' }),
      says: [
        '+error: `x` is adopted, or calls itself trusted, but the policy blocks it (exclude_text)',
      ],
    },
    {
      what: 'a claim under a blocked id',
      base,
      head: base.fact('chat/a'),
      says: [
        '+error: `chat/a` is adopted, or calls itself trusted, but the policy blocks it (sources)',
      ],
    },
  ],
  silent: [
    { what: 'a blocked candidate', base, head: base.fact('chat/a', { status: 'candidate' }) },
    { what: 'an open fact', base, head: base.fact('x').adopted() },
    { what: 'a blocked live file', base, head: base.file('CLAUDE.md', 'internal only\n') },
    {
      what: 'a fact that the policy of the head alone would block',
      base: store(),
      head: base.fact('chat/a').adopted(),
    },
  ],
});

describe('a policy that blocks what is adopted', () => {
  it('is named for each such fact once it is in force', async () => {
    const settled = base
      .fact('chat/a', { status: 'candidate' })
      .adopted()
      .fact('chat/b')
      .adopted()
      .retired();
    expect(said(await check(settled, settled), 'MT109')).toEqual([
      'error: `chat/a` is adopted, or calls itself trusted, but the policy blocks it (sources)',
      'error: `chat/b` is adopted, or calls itself trusted, but the policy blocks it (sources)',
    ]);
  });
});
