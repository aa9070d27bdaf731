import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().policy({ adoption: { codeowners: true } });

describeRule('MT706', 'codeowners-skipped', {
  stands: true,
  fires: [
    {
      what: 'a pattern that GitHub does not support',
      base,
      head: base.file('CODEOWNERS', '!x @alice\n'),
      says: ['+warning: `CODEOWNERS`: a pattern cannot begin with `!`, so GitHub skips this line'],
    },
    {
      what: 'an owner by e-mail address',
      base,
      head: base.file('.github/CODEOWNERS', '* a@b.c\n'),
      says: [
        '+warning: `.github/CODEOWNERS`: this owner is an e-mail address; memtrust cannot tell whose account it is, and ignores it',
      ],
    },
  ],
  silent: [
    {
      what: 'owners do not adopt',
      base: store().policy({ adoption: { adopters: ['alice'] } }),
      head: store()
        .policy({ adoption: { adopters: ['alice'] } })
        .file('CODEOWNERS', '!x @alice\n'),
    },
    {
      what: 'all is understood',
      base,
      head: base.file('CODEOWNERS', '# who\n* @alice @acme/platform\n/docs/\n'),
    },
  ],
});
