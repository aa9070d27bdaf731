import { approvedBy, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('x', { status: 'candidate' });
const settled = base.adopted();
const nobody = base.policy({ adoption: { adopters: [] } });
const forX = base.policy({ adoption: { adopters: [], paths: { x: ['alice'] } } });
const owned = base.policy({ adoption: { adopters: [], codeowners: true } });
const NOBODY =
  'the policy in force names no adopter for it ' +
  '(`adoption.adopters` in `.memtrust/policy.yml`)';
const strict = { surface: 'local', strict: true } as const;

describeRule('MT202', 'unsettled-adoption', {
  stands: false,
  fires: [
    {
      what: 'an adoption',
      base,
      head: base.adopted(),
      says: ['+error: the adoption of `x` is not approved'],
    },
    {
      what: 'an adoption that is approved',
      base,
      head: base.adopted(),
      circumstances: { authority: approvedBy('alice') },
      says: ['+notice: `x` is adopted by this change: it is trusted once merged'],
    },
    {
      what: 'an adoption at a desk',
      base,
      head: base.adopted(),
      circumstances: { surface: 'local' },
      says: ['+notice: `x` is adopted by this change: it is trusted once approved and merged'],
    },
    {
      what: 'a new text of an adopted fact at a desk, which is no loss',
      base: settled,
      head: settled.fact('x', { body: 'Another text.\n' }).adopted(),
      circumstances: { surface: 'local' },
      says: [
        '+notice: the new text of `x` is adopted by this change: it is trusted once approved and merged',
      ],
    },
    {
      what: 'an adoption at a desk with --strict',
      base,
      head: base.adopted(),
      circumstances: strict,
      says: ['+error: the adoption of `x` is not approved'],
    },
    {
      what: 'an adoption at a desk under a policy that names nobody',
      base: nobody,
      head: nobody.adopted(),
      circumstances: { surface: 'local' },
      says: [`+notice: nobody may approve the adoption of \`x\`: ${NOBODY}`],
    },
    {
      what: 'an adoption in a pull request under a policy that names nobody',
      base: nobody,
      head: nobody.adopted(),
      says: [`+error: nobody may approve the adoption of \`x\`: ${NOBODY}`],
    },
    {
      what: 'an adoption at a desk under a policy that names somebody for this fact alone',
      base: forX,
      head: forX.adopted(),
      circumstances: { surface: 'local' },
      says: ['+notice: `x` is adopted by this change: it is trusted once approved and merged'],
    },
    {
      what: 'an adoption at a desk where code owners may adopt',
      base: owned,
      head: owned.adopted(),
      circumstances: { surface: 'local' },
      says: ['+notice: `x` is adopted by this change: it is trusted once approved and merged'],
    },
    {
      what: 'a discard',
      base,
      head: base.discarded(),
      says: ['+error: the rejection of `x` is not approved'],
    },
    {
      what: 'two records',
      base,
      head: base.adopted().adopted(),
      says: [
        '+error: the adoption of `x` is not approved',
        '+error: the adoption of `x` is not approved',
      ],
    },
    {
      what: 'a record for no fact',
      base,
      head: base.fact('y').adopted().without('.memtrust/facts/y.md'),
      says: ['+error: the adoption of `y` is not approved'],
    },
  ],
  silent: [
    { what: 'a settled adoption', base: base.adopted(), head: base.adopted() },
    {
      what: 'events that decide nothing',
      base,
      head: base.event('candidate.proposed').event('candidate.reviewed').event('evidence.recorded'),
    },
    {
      what: 'an approved retirement',
      base: base.adopted(),
      head: base.adopted().retired(),
      circumstances: { authority: approvedBy('alice') },
    },
    {
      what: 'a settled event written twice',
      base: base.adopted(),
      head: base.adopted().line('x', base.adopted().ledger('x')),
    },
  ],
});
