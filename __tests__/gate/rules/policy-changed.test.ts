import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().policy({ adoption: { adopters: ['alice'] } });

describeRule('MT702', 'policy-changed', {
  stands: false,
  fires: [
    { what: 'the policy is edited', base, head: base.policy({ adoption: { adopters: ['mallory'] } }), says: ['+warning: this change edits `.memtrust/policy.yml`; it was judged under the policy of the base'] },
    { what: 'the policy is removed', base, head: base.without('.memtrust/policy.yml'), says: ['+warning: this change edits `.memtrust/policy.yml`; it was judged under the policy of the base'] },
    { what: 'the first policy', base: store(), head: base, says: ['+notice: this change adds the first policy; it takes effect once merged'] },
  ],
  silent: [
    { what: 'comments and order alone', base, head: base.file('.memtrust/policy.yml', '# who\nadoption: {adopters: [alice]}\nversion: 1\n') },
    { what: 'another file', base, head: base.file('a', 'a') },
  ],
});
