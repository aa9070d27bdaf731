import type { Circumstances } from '../../store.js';
import { approvedBy, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().policy({ adoption: { adopters: ['alice'] } });
const nobody = store().policy({});
const edited = base.policy({ adoption: { adopters: ['mallory'] } });
const by = (mayWrite: boolean): Circumstances => ({
  authority: {
    author: 'mallory',
    mayAuthorWrite: () => Promise.resolve(mayWrite),
    approvalsOf: () => [],
  },
});

describeRule('MT702', 'policy-changed', {
  stands: false,
  fires: [
    {
      what: 'the policy is edited',
      base,
      head: edited,
      says: ['+error: this change edits `.memtrust/policy.yml` without the required approval'],
    },
    {
      what: 'the policy is removed',
      base,
      head: base.without('.memtrust/policy.yml'),
      says: ['+error: this change edits `.memtrust/policy.yml` without the required approval'],
    },
    {
      what: 'with write permission alone',
      base,
      head: edited,
      circumstances: by(true),
      says: ['+error: this change edits `.memtrust/policy.yml` without the required approval'],
    },
    {
      what: 'with an approval',
      base,
      head: edited,
      circumstances: { authority: approvedBy('alice') },
      says: [
        '+notice: this change edits `.memtrust/policy.yml`; it is approved and takes effect once merged',
      ],
    },
    {
      what: 'at a desk',
      base,
      head: edited,
      circumstances: { surface: 'local' },
      says: [
        '+warning: this change edits `.memtrust/policy.yml`; it takes effect once approved and merged',
      ],
    },
    {
      what: 'at a desk, where nobody has to approve',
      base: base.policy({ adoption: { approvals: 0, adopters: ['alice'] } }),
      head: base.policy({ adoption: { approvals: 0, adopters: ['mallory'] } }),
      circumstances: { surface: 'local' },
      says: ['+warning: this change edits `.memtrust/policy.yml`; it takes effect once merged'],
    },
    {
      what: 'the first policy',
      base: store(),
      head: base,
      circumstances: by(true),
      says: [
        '+warning: this change adds the first policy; it takes effect once merged and names `alice` as adopter',
      ],
    },
    {
      what: 'the first policy of a stranger',
      base: store(),
      head: base,
      circumstances: by(false),
      says: [
        '+error: this change adds the first policy, and its author is not known to have write permission',
      ],
    },
    {
      what: 'the first policy of nobody knows whom',
      base: store(),
      head: base,
      says: [
        '+error: this change adds the first policy, and its author is not known to have write permission',
      ],
    },
    {
      what: 'the first adopters',
      base: nobody,
      head: base,
      circumstances: by(true),
      says: [
        '+warning: this change edits `.memtrust/policy.yml`; it takes effect once merged and names `alice` as adopter',
      ],
    },
    {
      what: 'the first adopters, by a stranger',
      base: nobody,
      head: base,
      circumstances: by(false),
      says: [
        '+error: this change edits `.memtrust/policy.yml`, and its author is not known to have write permission',
      ],
    },
  ],
  silent: [
    {
      what: 'comments and order alone',
      base,
      head: base.file('.memtrust/policy.yml', '# who\nadoption: {adopters: [alice]}\nversion: 1\n'),
    },
    { what: 'another file', base, head: base.file('a', 'a') },
  ],
});
