import { base } from './base.js';
import type { AnchorCase } from './case.js';
import { documentCases, type Row } from './document-case.js';
import { find, insert, put, replaceOnce as once, swap, take } from './text-edits.js';

const debatable = { debatable: true } as const;

/** Sections of Markdown: from the heading to the next of the same or a higher level. */
export const headingCases: readonly AnchorCase[] = [...operations(), ...security()];

function operations(): readonly AnchorCase[] {
  const path = 'handbook/operations.md';
  const text = base('operations.md');
  const setup = find(text, [
    '## Setup',
    'Every operator has an account of their own. Shared accounts are closed on sight.',
  ]);
  const backups = find(text, [
    '## Backups',
    'Monthly dumps are kept for a year in another region.',
  ]);
  const section = take(text, backups).join('\n');
  const always: readonly Row[] = [
    ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
    ['final newline flip', text.replace(/\n$/, ''), 'kept'],
    [
      'insert a section above',
      once(text, '## Setup', '## Contacts\n\nThe list is in the wiki.\n\n## Setup'),
      'kept',
    ],
    ['insert a section at the end', `${text}\n## History\n\nNone yet.\n`, 'kept'],
    ['edit the introduction', once(text, 'once a quarter', 'twice a year'), 'kept'],
    ['edit another section', once(text, 'does not debug alone', 'never debugs alone'), 'kept'],
    ['rename another heading', once(text, '## Glossary', '## Words'), 'kept'],
    [
      'rename the file',
      { 'handbook/running.md': text },
      'kept',
      { renames: { [path]: 'handbook/running.md' } },
    ],
    [
      'rename the file and edit another section',
      { 'handbook/running.md': once(text, 'a customer with', 'a client with') },
      'kept',
      { renames: { [path]: 'handbook/running.md' } },
    ],
    ['delete the file', {}, 'changed'],
    ['empty the file', '', 'changed'],
  ];
  const at = (heading: string, rows: readonly Row[]) =>
    documentCases('markdown', text, { path, heading }, [...always, ...rows]);
  return [
    ...at('Backups', [
      ['reorder sections', swap(text, setup, backups), 'kept'],
      [
        'trailing blanks',
        section
          .split('\n')
          .reduce(
            (whole, line) =>
              line.startsWith('Dumps') || line.startsWith('##')
                ? whole.replace(line, `${line} `)
                : whole,
            text,
          ),
        'kept',
      ],
      ['edit inside', once(text, 'Never restore over', 'You may restore over'), 'changed'],
      ['change a number', once(text, 'kept for 14 days', 'kept for 40 days'), 'changed'],
      ['drop a negation', once(text, 'Never restore', 'Restore'), 'changed'],
      ['edit a section below it', once(text, 'for a year', 'for ten years'), 'changed'],
      ['rename the heading', once(text, '## Backups', '## Copies'), 'changed'],
      [
        'rename the heading of a section below it',
        once(text, '### Retention', '### Keeping'),
        'changed',
      ],
      ['delete the section', put(text, [backups[0], backups[1] + 1], []), 'changed'],
      ['delete all but the heading', put(text, [backups[0] + 1, backups[1]], []), 'changed'],
      ['same heading twice', `${text}\n## Backups\n\nSee above.\n`, 'kept'],
      ['same heading twice, the same text', `${text}\n${section}\n`, 'changed'],
      [
        'add a section below it',
        once(text, '### Retention', '### Encryption\n\nDumps are not encrypted.\n\n### Retention'),
        'changed',
      ],
      [
        'reorder items of a list',
        once(
          text,
          '2. Restore it into the scratch database.\n3. Run `make verify` against it.',
          '2. Run `make verify` against it.\n3. Restore it into the scratch database.',
        ),
        'changed',
      ],
      [
        'the next heading sinks into the section',
        once(text, '## Incidents', '### Incidents'),
        'changed',
      ],
      [
        'wrap into a fence',
        put(text, backups, ['~~~~', ...take(text, backups), '~~~~']),
        'changed',
      ],
      [
        'wrap into a comment',
        put(text, backups, ['<!--', ...take(text, backups), '-->']),
        'changed',
        debatable,
      ],
      [
        'move the section to another file',
        {
          [path]: put(text, [backups[0], backups[1] + 1], []),
          'handbook/backups.md': `${section}\n`,
        },
        'changed',
      ],
      ['heading in a fence elsewhere', once(text, 'npm ci\n', 'npm ci\n## Backups\n'), 'kept'],
      [
        'heading without its text, its text under another',
        once(
          once(text, '## Backups\n', '## Backups\n\nSee below.\n\n## Dumps\n'),
          'See below.\n\n',
          'See below.\n\n',
        ),
        'changed',
      ],
      [
        'reflow a paragraph',
        once(
          text,
          'A restore takes about 25 minutes. Never',
          'A restore takes about 25 minutes.\nNever',
        ),
        'kept',
        debatable,
      ],
      ['closed heading', once(text, '## Backups', '## Backups ##'), 'kept', debatable],
      ['underlined heading', once(text, '## Backups', 'Backups\n-------'), 'kept', debatable],
    ]),
    ...at('Setup', [
      ['reorder sections', swap(text, setup, backups), 'kept'],
      ['edit inside a fence', once(text, 'make db', 'make database'), 'changed'],
      ['change a number', once(text, '8080', '8081'), 'changed'],
      ['edit a section below it', once(text, 'closed on sight', 'tolerated'), 'changed'],
      ['rename the heading', once(text, '## Setup', '## Set-up'), 'changed'],
      [
        'code of a fence that looks like a heading',
        once(text, '# Local database', '# Local database\n# Backups'),
        'changed',
      ],
      [
        'text elsewhere that says the heading',
        once(text, '## Glossary', '## Glossary\n\nSetup\n'),
        'kept',
      ],
      [
        'delete a section below it',
        once(
          text,
          '### Accounts\n\nEvery operator has an account of their own. Shared accounts are closed on sight.\n\n',
          '',
        ),
        'changed',
      ],
      ['edit the section after it', once(text, '02:00', '03:00'), 'kept'],
    ]),
    ...at('Accounts', [
      [
        'edit inside',
        once(text, 'Shared accounts are closed', 'Shared accounts are welcome'),
        'changed',
      ],
      ['edit the section around it', once(text, '8080', '8081'), 'kept'],
      ['edit the section after it', once(text, '02:00', '03:00'), 'kept'],
      [
        'same heading under another',
        once(
          text,
          '### Retention',
          '### Accounts\n\nBackups run under an account of their own.\n\n### Retention',
        ),
        'kept',
      ],
      [
        'same heading at another level',
        once(text, '## Glossary', '## Accounts\n\nBilled monthly.\n\n## Glossary'),
        'kept',
      ],
      [
        'delete the section',
        once(
          text,
          '### Accounts\n\nEvery operator has an account of their own. Shared accounts are closed on sight.\n\n',
          '',
        ),
        'changed',
      ],
    ]),
    ...at('Glossary', [
      ['edit inside', once(text, 'destroyed at any time', 'destroyed on Fridays'), 'changed'],
      ['text added at the end', `${text}- *lead*: who decides.\n`, 'changed'],
    ]).filter(
      ({ kind }) =>
        kind !== 'rename another heading' && kind !== 'rename the file and edit another section',
    ),
  ];
}

function security(): readonly AnchorCase[] {
  const path = 'SECURITY.md';
  const text = base('security.md');
  const at = (heading: string, rows: readonly Row[]) =>
    documentCases('markdown', text, { path, heading }, [
      ['CRLF flip', text.replaceAll('\n', '\r\n'), 'kept'],
      ['edit another section', once(text, 'kept in the wiki', 'kept elsewhere'), 'kept'],
      [
        'insert a section between',
        once(text, '## Notes', '## Audits\n\nOnce a year.\n\n## Notes'),
        'kept',
      ],
      [
        'rename the file',
        { '.github/SECURITY.md': text },
        'kept',
        { renames: { [path]: '.github/SECURITY.md' } },
      ],
      [
        'rename into docs',
        { 'docs/SECURITY.md': text },
        'kept',
        { renames: { [path]: 'docs/SECURITY.md' } },
      ],
      ...rows,
    ]);
  return [
    ...at('Secrets', [
      ['change a number', once(text, 'every 90 days', 'every 900 days'), 'changed'],
      ['drop a negation', once(text, 'No secret is ever', 'A secret is sometimes'), 'changed'],
      ['delete a line', once(text, 'Tokens for machines expire after one hour.\n', ''), 'changed'],
      [
        'insert a line',
        once(text, 'Tokens for machines', 'Tokens of people never expire.\nTokens for machines'),
        'changed',
      ],
    ]),
    ...at('Dependencies', [
      ['edit inside', once(text, 'are required', 'are optional'), 'changed'],
      ['delete the section', text.replace(/## Dependencies\n[^#]*/, ''), 'changed'],
      [
        'insert directly before',
        insert(text, find(text, ['## Dependencies', '## Dependencies'])[0], [
          'Rotation is automatic.',
          '',
        ]),
        'kept',
      ],
    ]),
  ];
}
