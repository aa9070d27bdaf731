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
      says: ['+warning: `CODEOWNERS`: `!` does not negate here; this line is skipped'],
    },
    {
      what: 'an owner by e-mail address',
      base,
      head: base.file('.github/CODEOWNERS', '* a@b.c\n'),
      says: [
        '+warning: `.github/CODEOWNERS`: an owner by e-mail address is not supported: whose it is cannot be asked',
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
