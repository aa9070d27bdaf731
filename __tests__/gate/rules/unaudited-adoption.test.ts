import type { Auditor, Trail } from '../../../src/gate/audit.js';
import { plain, say } from '../../../src/text/phrase.js';
import type { Circumstances } from '../../store.js';
import { store } from '../../store.js';
import { describeRule } from './stories.js';

const adopted = store().fact('x').adopted();
const withPolicy = (policy: Readonly<Record<string, unknown>>) =>
  store()
    .policy({ adoption: { adopters: ['alice'] }, ...policy })
    .fact('x')
    .adopted();
const required = withPolicy({ base_audit: 'require' });
const blocked = withPolicy({ exclude_text: ['hush'] })
  .fact('y', { body: 'hush' })
  .adopted();

const pushed: Trail = {
  audited: false,
  way: say`pushed directly by ${'mallory'}`,
  remedy: null,
  general: null,
};
const shallow: Trail = {
  audited: false,
  way: plain('history too shallow to audit'),
  remedy: plain('Fetch.'),
  general: 'shallow-history',
};
const found = (trail: Trail, known: Auditor['known'] = null): Circumstances => ({
  surface: 'branch',
  scope: 'state',
  auditor: { known, trace: () => trail },
});
const one = (trail: Trail): Circumstances => ({
  surface: 'branch',
  scope: 'state',
  auditor: {
    known: null,
    trace: ({ event }) => (event.type === 'candidate.applied' ? trail : { audited: true }),
  },
});

describeRule('MT707', 'unaudited-adoption', {
  stands: true,
  fires: [
    {
      what: 'a push past the gate',
      base: adopted,
      head: adopted,
      circumstances: found(pushed),
      says: ['warning: the adoption of `x` is not audited: pushed directly by `mallory`'],
    },
    {
      what: 'one where an audit is required',
      base: required,
      head: required,
      circumstances: found(pushed),
      says: ['error: the adoption of `x` is not audited: pushed directly by `mallory`'],
    },
    {
      what: 'a retirement',
      base: adopted.retired(),
      head: adopted.retired(),
      circumstances: found(pushed),
      says: ['warning: the retirement of `x` is not audited: pushed directly by `mallory`'],
    },
    {
      what: 'one reason for all, once',
      base: adopted.fact('y').adopted(),
      head: adopted.fact('y').adopted(),
      circumstances: found(shallow),
      says: ['warning: the decisions on `x`, `y` are not audited: history too shallow to audit'],
    },
    {
      what: 'a blocked fact, whose text stays unsaid',
      base: blocked,
      head: blocked,
      circumstances: found(pushed),
      says: [
        'warning: the adoption of `x` is not audited: pushed directly by `mallory`',
        'warning: the adoption of `y` is not audited: pushed directly by `mallory`',
      ],
    },
  ],
  silent: [
    {
      what: 'an approved pull request',
      base: required,
      head: required,
      circumstances: found({ audited: true }),
    },
    {
      what: 'what was there before a push',
      base: adopted,
      head: adopted,
      circumstances: found(pushed, new Set(adopted.events('x').map(({ id }) => id))),
    },
    {
      what: 'a candidate',
      base: store().fact('x'),
      head: store().fact('x'),
      circumstances: found(pushed),
    },
    {
      what: 'an adoption that another event replaced',
      base: adopted.discarded(),
      head: adopted.discarded(),
      circumstances: one(pushed),
    },
    {
      what: 'nobody who looked',
      base: required,
      head: required,
      circumstances: { surface: 'branch', scope: 'state' },
    },
    {
      what: 'a pull request, which brings approvals of its own',
      base: required,
      head: required,
      circumstances: { ...found(pushed), surface: 'pull-request' },
    },
  ],
});
