import {
  above,
  atEnd,
  below,
  both,
  everywhere,
  inFront,
  prefixed,
  replacedBy,
  sceneOf,
  withByteOrderMark,
  withCrLf,
  wrapped,
} from '../changes.js';
import type { Scene } from '../scene.js';

const AGENTS = `# Notes for agents

Read this before you change anything.

## Rules

These hold in every package.

Never push to \`main\`. Open a pull request
and wait for two reviews.

- Run \`npm test\` before each commit.
- Never edit files in \`dist/\`:
  - not by hand,
  - not with a script.
- Ask before you add a dependency.

### Secrets

Secrets live in the vault, *never* in the repository.

1. Request access from the security team.
2. Read the secret with \`vault read\`.
3. Delete the local copy.

## Examples

\`\`\`sh
npm ci
npm run deploy -- --env staging
\`\`\`

The example above is safe to copy.

## Contact

Ask in #platform.
`;

const RUNBOOK = `---
title: Database runbook
owner: storage
---

Database runbook
================

For the engineer on call.

Failover
--------

> Page the storage team before a failover.
> Do not fail over alone.

| Step | Command | Who |
| --- | --- | --- |
| 1 | \`pg_ctl promote\` | storage |
| 2 | \`update-dns --primary\` | network |
| 3 | \`drop-old --confirm\` | storage |

<details>
<summary>What can go wrong</summary>

Two primaries accept writes at once. Stop the old one first.

</details>

Backups
-------

Backups run at 02:00 UTC and are kept for 35 days.

<!-- The auditors read this section. -->

Restore tests run every Monday.

### Manual backup

    pg_dump --format=custom shop > shop.dump

Encrypt the file before it leaves the host.
`;

const SECURITY = `# Security policy

## Supported versions

Version | Supported
--- | ---
3.x | yes
2.x | until June
1.x | no

## Reporting

Write to <security@example.com>. **Do not** open a public issue.

We answer within two days. If we do not,
write again and name a [maintainer][list].

[list]: https://example.com/maintainers

* Encrypt with our key.
* Name the version.

  Add the exact commit if you built it yourself.
* Say whether others know.

## Scope

Everything under \`src/\` is in scope.
The website is not in scope.

***

Last words: thank you.
`;

const ADR = `# 12. Tokens are opaque

Status: accepted

## Context

Sessions were signed tokens with claims.

## Decision

Tokens are random and are stored as a hash.

They expire after 30 minutes without use.

### Consequences

- Each request reads the session store.
- A stolen database does not hold usable tokens.
- Logging out works at once:

  \`\`\`sql
  DELETE FROM sessions WHERE user_id = $1;
  \`\`\`

- Tests use a fake store.

## Alternatives

### Signed tokens

Tokens are signed and are not stored.

### Cookies only

Cookies carry the whole session.
`;

const ONBOARDING = `# Onboarding

<div class="note">

Laptops are encrypted before they are handed out.

</div>

## First day

You need:

- [x] an account
- [ ] a security key
- [ ] a signed agreement

Do not share accounts. Every person has an own account
with two factors.

## Deploying

Only people on call deploy. Steps:

1. Announce it in the channel.
   - Name the version.
   - Name the risk.
2. Run the command:

   \`\`\`console
   $ ship production
   \`\`\`

3. Watch the errors for ten minutes.

## Questions

Q: May I deploy on a Friday?

A: No.
`;

export const scenes: readonly Scene[] = [
  sceneOf({
    name: 'paragraph with a rule',
    path: 'AGENTS.md',
    before: AGENTS,
    cited: 'Never push to `main`. Open a pull request\nand wait for two reviews.',
    text: {
      'never is gone': ['Never push to', 'Push to'],
      'one review': ['two reviews', 'one review'],
      'a sentence joins': ['two reviews.\n', 'two reviews.\nUrgent fixes may be pushed.\n'],
      'a sentence in front': ['Never push to', 'This was the rule once. Never push to'],
      'joined to the paragraph above': ['in every package.\n\nNever', 'in every package.\nNever'],
      'other branch': ['`main`', '`master`'],
      'no code mark': ['`main`', 'main'],
      'struck out': both(['Never push', '~~Never push'], ['two reviews.', 'two reviews.~~']),
      'struck out in HTML': both(
        ['Never push', '<s>Never push'],
        ['two reviews.', 'two reviews.</s>'],
      ),
      'a part in a comment': [
        'Open a pull request\nand wait for two reviews.',
        'Open a pull request\n<!-- and wait for two reviews. -->',
      ],
      'a word in a comment': ['two reviews', '<!-- two --> reviews'],
      'a heading of it': below('---'),
      'a big heading of it': below('==='),
      'two paragraphs of it': ['pull request\nand wait', 'pull request\n\nand wait'],
      'a link': ['two reviews', '[two reviews](https://example.com/optional)'],
      'a footnote': ['two reviews.', 'two reviews.[^1]'],
      'a question': ['two reviews.', 'two reviews?'],
      'a number sign in front': ['Never push to', '# Never push to'],
      removed: replacedBy(''),
    },
    place: {
      'section renamed': ['## Rules', '## Abolished rules'],
      'section of bad examples': ['## Rules', '## Examples of what not to do'],
      'section struck out': ['## Rules', '## ~~Rules~~'],
      'document renamed': ['# Notes for agents', '# Old notes for agents'],
      'heading between': above('### Until 2023\n'),
      'heading of the same level between': above('## Drafts\n'),
      'underlined heading between': above('Not in force\n---\n'),
      'a higher heading between': above('# Archive\n'),
      'heading gone': ['## Rules\n\n', ''],
      'in a quote': prefixed('> '),
      'in a list': wrapped('- Ideas:\n', '', '  '),
      'a list item': (before) =>
        before
          .replace('Never push', '- Never push')
          .replace('and wait for two', '  and wait for two'),
      'a numbered item': (before) =>
        before
          .replace('Never push', '1. Never push')
          .replace('and wait for two', '   and wait for two'),
      'in details': wrapped('<details>\n', '\n</details>', ''),
      'in details that never close': above('<details><summary>Old</summary>\n'),
      'in a fence': wrapped('```', '```', ''),
      'in a fence of waves': wrapped('~~~text', '~~~', ''),
      'in a fence that never closes': above('````\n'),
      'in indented code': prefixed('    '),
      'in a comment': wrapped('<!--', '-->', ''),
      'in a comment with blank lines': wrapped('<!-- old\n', '\n-->', ''),
      'in a comment that begins in another section': both(
        [
          'Read this before you change anything.\n',
          'Read this before you change anything.\n\n<!--\n',
        ],
        ['- Run `npm test`', '-->\n\n- Run `npm test`'],
      ),
      'in del': wrapped('<del>\n', '\n</del>', ''),
      'in a hidden div': wrapped('<div hidden>\n', '\n</div>', ''),
      'in a div without display': wrapped('<div style="display: none">\n', '\n</div>', ''),
      'in a template element': wrapped('<template>\n', '\n</template>', ''),
      'in a block quote element': wrapped('<blockquote>\n', '\n</blockquote>', ''),
      'in a script': wrapped('<script type="text/plain">', '</script>', ''),
      'in front matter': (before) =>
        `---\nnote: |\n  Never push to \`main\`. Open a pull request\n  and wait for two reviews.\n---\n\n${before.replace('Never push to `main`. Open a pull request\nand wait for two reviews.\n\n', '')}`,
      'moved to examples': both(
        ['Never push to `main`. Open a pull request\nand wait for two reviews.\n\n', ''],
        [
          '## Examples\n',
          '## Examples\n\nNever push to `main`. Open a pull request\nand wait for two reviews.\n',
        ],
      ),
      'moved below secrets': both(
        ['Never push to `main`. Open a pull request\nand wait for two reviews.\n\n', ''],
        [
          '### Secrets\n',
          '### Secrets\n\nNever push to `main`. Open a pull request\nand wait for two reviews.\n',
        ],
      ),
      'twin in the section': [
        '- Ask before you add a dependency.\n',
        '- Ask before you add a dependency.\n\nNever push to `main`. Open a pull request\nand wait for two reviews.\n',
      ],
    },
    unit: {
      'obsolete section': ['These hold in every package.', 'This section is obsolete.'],
      'one more sentence in the section': [
        'These hold in every package.\n',
        'These hold in every package.\n\nMaintainers may ignore them.\n',
      ],
      'not in every package': ['in every package', 'in no package'],
      'obsolete document': ['Read this before you change anything.', 'This document is obsolete.'],
      'text below the title': [
        '# Notes for agents\n',
        '# Notes for agents\n\nSuperseded by HANDBOOK.md.\n',
      ],
      'exception below': below('\nThis does not apply to bots.'),
      'exception in the list': [
        '- Ask before you add a dependency.',
        '- Ask before you add a dependency.\n- Pushing to `main` is fine on Fridays.',
      ],
      'a quote in the section': [
        'These hold in every package.\n',
        'These hold in every package.\n\n> Not enforced any more.\n',
      ],
      'a rule in the list turned round': ['- Ask before you add', '- Do not ask before you add'],
      'a picture instead of text': [
        'Read this before you change anything.',
        '![retired](retired.png)',
      ],
    },
    harmless: {
      'wrapped elsewhere': [
        'Open a pull request\nand wait for two reviews.',
        'Open a\npull request and wait\nfor two reviews.',
      ],
      'on one line': ['pull request\nand wait', 'pull request and wait'],
      'stars for dashes': everywhere(/^( *)- /gm, '$1* '),
      'plus for dashes': everywhere(/^( *)- /gm, '$1+ '),
      'other emphasis': ['*never*', '_never_'],
      'heading with a tail': ['## Rules', '## Rules ##'],
      'heading underlined': ['## Rules', 'Rules\n-----'],
      'title underlined': ['# Notes for agents', 'Notes for agents\n==='],
      'more blank lines': above('\n'),
      'comment between blocks': above('<!-- Agreed in 2024. -->\n'),
      'comment at the top': inFront('<!-- markdown -->\n\n'),
      'fence of waves': everywhere(/^```/gm, '~~~'),
      'other section changes': ['Ask in #platform.', 'Ask in #infra.'],
      'section added at the end': atEnd('\n## Licence\n\nMIT\n'),
      'section added before': ['## Rules', '## Words\n\nA package is a folder.\n\n## Rules'],
      'last section first': both(
        ['## Contact\n\nAsk in #platform.\n', ''],
        ['## Rules', '## Contact\n\nAsk in #platform.\n\n## Rules'],
      ),
      CRLF: withCrLf,
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'item of a list',
    path: 'AGENTS.md',
    before: AGENTS,
    cited: '- Run `npm test` before each commit.',
    text: {
      'after for before': ['before each commit', 'after each commit'],
      'other command': ['`npm test`', '`npm run test:quick`'],
      optional: ['- Run `npm test`', '- Optionally run `npm test`'],
      'a task that is done': ['- Run `npm test`', '- [x] Run `npm test`'],
      'a lazy line joins': below('or before each release, as you like.'),
      'a line of its own joins': below('  Not for documentation.'),
      'a paragraph joins': below('\n  Not for documentation.'),
      'an inner list joins': below('  - unless it is slow'),
      'struck out': [
        'Run `npm test` before each commit.',
        '~~Run `npm test` before each commit.~~',
      ],
      'two blanks in the code': ['`npm test`', '`npm  test`'],
      'upper case': ['`npm test`', '`npm TEST`'],
    },
    place: {
      'section renamed': ['## Rules', '## Rules we dropped'],
      'in a list item': both(['- Run `npm test` before', '- Ideas\n  - Run `npm test` before']),
      'in the list of what is never edited': both(
        ['- Run `npm test` before each commit.\n', ''],
        ['  - not by hand,\n', '  - Run `npm test` before each commit.\n  - not by hand,\n'],
      ),
      'a paragraph now': [
        '- Run `npm test` before each commit.\n',
        'Run `npm test` before each commit.\n\n',
      ],
      'in a quote': prefixed('> '),
      'in details': wrapped('<details>\n', '\n</details>\n', ''),
      'in a comment': wrapped('<!--', '-->', ''),
      'whole list in a fence': both(
        ['- Run `npm', '```\n- Run `npm'],
        ['a dependency.\n', 'a dependency.\n```\n'],
      ),
      'whole list in del': both(
        ['- Run `npm', '<del>\n\n- Run `npm'],
        ['a dependency.\n', 'a dependency.\n\n</del>\n'],
      ),
      'twin in the list': ['- Ask before', '- Run `npm test` before each commit.\n- Ask before'],
      'heading above the list': above('### Not any more\n'),
      'moved to secrets': both(
        ['- Run `npm test` before each commit.\n', ''],
        ['1. Request', '- Run `npm test` before each commit.\n\n1. Request'],
      ),
    },
    unit: {
      'list introduced by a denial': above('You need not do any of this:\n'),
      'intro changed': ['These hold in every package.', 'These hold in no package:'],
      'the item below turned': ['- Never edit files in `dist/`:', '- Edit files in `dist/`:'],
      'paragraph after the list': [
        'a dependency.\n',
        'a dependency.\n\nAll of this is optional.\n',
      ],
    },
    harmless: {
      'star for dash': everywhere(/^( *)- /gm, '$1* '),
      'three blanks behind the dash': ['- Run `npm test`', '-   Run `npm test`'],
      'item wrapped': ['before each commit.', 'before\n  each commit.'],
      'blank lines above': above('\n'),
      'comment at the end': atEnd('\n<!-- end -->\n'),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'item of a nested list',
    path: 'AGENTS.md',
    before: AGENTS,
    cited: '  - not with a script.',
    text: {
      'the not is gone': ['- not with a script', '- with a script'],
      'an exception': ['a script.', 'a script, but with `npm run build`.'],
      'a line joins': below('  Except on Sundays.'),
    },
    place: {
      'item above turned': ['- Never edit files in `dist/`:', '- You may edit files in `dist/`:'],
      'other folder in the item above': [
        '- Never edit files in `dist/`:',
        '- Never edit files in `tmp/`:',
      ],
      'item above without a colon': ['in `dist/`:', 'in `dist/` (proposal):'],
      'up one level': ['  - not with a script.', '- not with a script.'],
      'down one level': ['  - not with a script.', '    - not with a script.'],
      'below another item': both(
        ['  - not with a script.\n', ''],
        ['a dependency.\n', 'a dependency.\n  - not with a script.\n'],
      ),
      'item above split off': [
        '  - not by hand,\n  - not with',
        '  - not by hand,\n- Old ideas:\n  - not with',
      ],
      'heading renamed': ['## Rules', '## Not rules'],
      'twin in the list': ['  - not by hand,\n', '  - not with a script.\n  - not by hand,\n'],
      'item above about nonsense': ['- Never edit files in `dist/`:', '- Examples of nonsense:'],
    },
    unit: {
      'its twin in sense goes': ['  - not by hand,\n', ''],
      'allowed in another item': [
        '- Ask before you add a dependency.',
        '- Scripts may edit `dist/`.',
      ],
    },
    harmless: {
      'indented by four': both([
        '  - not by hand,\n  - not with',
        '    - not by hand,\n    - not with',
      ]),
      'stars for dashes': everywhere(/^( *)- /gm, '$1* '),
      'parent wrapped': ['- Never edit files in `dist/`:', '- Never edit files\n  in `dist/`:'],
    },
  }),

  sceneOf({
    name: 'step of a numbered list below two headings',
    path: 'AGENTS.md',
    before: AGENTS,
    cited: '3. Delete the local copy.',
    text: {
      'keep for delete': ['Delete the local copy', 'Keep the local copy'],
      'a condition': ['local copy.', 'local copy, if you like.'],
      'in emphasis': ['the local copy', 'the *local* copy'],
    },
    place: {
      'heading directly above': ['### Secrets', '### Secrets (old process)'],
      'heading two levels above': ['## Rules', '## Retired rules'],
      title: ['# Notes for agents', '# Notes for humans'],
      'heading above moved under another': ['### Secrets', '## Archive\n\n### Secrets'],
      'bullets for numbers': both(
        ['1. Request', '- Request'],
        ['2. Read', '- Read'],
        ['3. Delete', '- Delete'],
      ),
      'quote around the list': both(
        ['1. Request', '> 1. Request'],
        ['2. Read', '> 2. Read'],
        ['3. Delete', '> 3. Delete'],
      ),
      'nested in step 2': ['3. Delete the', '   3. Delete the'],
      'in a table': [
        '3. Delete the local copy.',
        '\n| Never |\n| --- |\n| Delete the local copy. |',
      ],
    },
    unit: {
      'step before it goes': ['1. Request access from the security team.\n', ''],
      'other command': ['`vault read`', '`cat .env`'],
      'text below the heading': ['*never* in the repository', '*sometimes* in the repository'],
      'text below the upper heading': ['These hold in every package.', 'None of these hold.'],
      'text below the title': ['Read this before', 'Do not read this before'],
      'a step below': below('4. Restore it from the trash.'),
      'a paragraph below': below('\nSkip steps 1 to 3.'),
    },
    harmless: {
      'two blanks behind the number': everywhere(/^(\d)\. /gm, '$1.  '),
      'emphasis with underlines': ['*never*', '_never_'],
      'heading with a tail': ['### Secrets', '### Secrets ###'],
      'examples change': ['npm run deploy -- --env staging', 'npm run deploy -- --env test'],
    },
  }),

  sceneOf({
    name: 'fence with commands',
    path: 'AGENTS.md',
    before: AGENTS,
    cited: 'npm run deploy -- --env staging',
    text: {
      production: ['--env staging', '--env production'],
      'a line above in the fence': ['npm ci\n', 'npm ci --ignore-scripts\n'],
      'a line more': below('npm run migrate'),
      'commented out': prefixed('# '),
      'indented in the fence': prefixed('  '),
      'other language': ['```sh', '```diff'],
      'no language': ['```sh', '```'],
      'fence closed above': ['npm ci\n', 'npm ci\n```\n\n'],
      'a blank line in the fence': ['npm ci\n', 'npm ci\n\n'],
      'a fence in the fence': ['npm ci\n', 'npm ci\n~~~\n'],
    },
    place: {
      'bad examples': ['## Examples', '## Bad examples'],
      'in a list': both(
        ['```sh\nnpm ci', '- Old:\n\n  ```sh\n  npm ci'],
        ['npm run deploy -- --env staging\n```', '  npm run deploy -- --env staging\n  ```'],
      ),
      'in a longer fence': both(['```sh', '````md\n```sh'], ['staging\n```', 'staging\n```\n````']),
      'in a quote': both(
        ['```sh\nnpm ci', '> ```sh\n> npm ci'],
        ['npm run deploy -- --env staging\n```', '> npm run deploy -- --env staging\n> ```'],
      ),
      'in a comment': both(['```sh', '<!--\n```sh'], ['staging\n```', 'staging\n```\n-->']),
      'in details': both(
        ['```sh', '<details>\n\n```sh'],
        ['staging\n```', 'staging\n```\n\n</details>'],
      ),
      'twin of the fence': [
        'The example above',
        '```sh\nnpm ci\nnpm run deploy -- --env staging\n```\n\nThe example above',
      ],
    },
    unit: {
      'not safe': ['is safe to copy', 'is not safe to copy'],
      'intro above': ['## Examples\n', '## Examples\n\nNever run this:\n'],
      'title text': ['Read this before', 'Ignore this before'],
    },
    harmless: {
      'longer fence': both(['```sh', '````sh'], ['staging\n```', 'staging\n````']),
      waves: both(['```sh', '~~~sh'], ['staging\n```', 'staging\n~~~']),
      'text wrapped': ['The example above is safe to copy.', 'The example above\nis safe to copy.'],
      'comment after the fence': ['staging\n```\n', 'staging\n```\n\n<!-- tested in CI -->\n'],
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'row of a table',
    path: 'docs/database.md',
    before: RUNBOOK,
    cited: '| 3 | `drop-old --confirm` | storage |',
    text: {
      'other group': ['--confirm` | storage', '--confirm` | everyone'],
      'other flag': ['`drop-old --confirm`', '`drop-old --force`'],
      'other number': ['| 3 |', '| 0 |'],
      'cells swapped': ['`drop-old --confirm` | storage', 'storage | `drop-old --confirm`'],
      'a cell more': ['--confirm` | storage |', '--confirm` | storage | network |'],
      'an empty cell': ['--confirm` | storage |', '--confirm` | |'],
      'a comment hides a cell': ['--confirm` | storage |', '--confirm` | <!-- storage --> |'],
      'an escaped bar': ['--confirm` | storage |', '--confirm` \\| storage |'],
      'struck out': ['`drop-old --confirm`', '~~`drop-old --confirm`~~'],
    },
    place: {
      'header of the last column': ['| Step | Command | Who |', '| Step | Command | Never |'],
      'header of the command': ['| Step | Command | Who |', '| Step | Forbidden command | Who |'],
      'headers swapped': ['| Step | Command | Who |', '| Who | Command | Step |'],
      'a table of its own': above('\n| Do not | Command | Who |\n| --- | --- | --- |'),
      'no delimiter row': ['| --- | --- | --- |\n', ''],
      'in a quote': (before) => before.replaceAll(/^\|/gm, '> |'),
      'in details': both(
        ['| Step |', '<details>\n\n| Step |'],
        ['| storage |\n\n<details>', '| storage |\n\n</details>\n\n<details>'],
      ),
      'in the details that are there': both(
        ['| Step |', '<details>\n\n| Step |'],
        ['<details>\n<summary>', '<summary>'],
      ),
      'in a comment': both(
        ['| Step |', '<!--\n| Step |'],
        ['| storage |\n\n<details>', '| storage |\n-->\n\n<details>'],
      ),
      'in a fence': both(
        ['| Step |', '```\n| Step |'],
        ['| storage |\n\n<details>', '| storage |\n```\n\n<details>'],
      ),
      'in a list': (before) => before.replaceAll(/^\|/gm, '  |').replace('  | Step', '- | Step'),
      'section renamed': ['Failover\n--------', 'Failover (before 2020)\n--------'],
      'title renamed': ['Database runbook\n====', 'Old runbook\n===='],
      'twin row': below('| 3 | `drop-old --confirm` | storage |'),
      'a heading between': ['| Step |', '### Do not\n\n| Step |'],
      'moved to backups': both(
        ['| 3 | `drop-old --confirm` | storage |\n', ''],
        [
          'Restore tests',
          '| Step | Command | Who |\n| --- | --- | --- |\n| 3 | `drop-old --confirm` | storage |\n\nRestore tests',
        ],
      ),
    },
    unit: {
      'row above goes': ['| 2 | `update-dns --primary` | network |\n', ''],
      'row above changes': ['`pg_ctl promote`', '`pg_ctl stop`'],
      'row below': below('| 4 | `restore-old` | storage |'),
      'quote in the section': ['> Do not fail over alone.', '> Fail over alone.'],
      'text above the table': ['| Step |', 'Do none of these.\n\n| Step |'],
      'text in the details': ['Stop the old one first.', 'Keep the old one.'],
      'text below the title': ['For the engineer on call.', 'For nobody. Replaced by the wiki.'],
    },
    harmless: {
      'columns padded': (before) =>
        before
          .replace('| Step | Command | Who |', '| Step | Command                | Who     |')
          .replace('| --- | --- | --- |', '| ---- | ---------------------- | ------- |')
          .replace(
            '| 1 | `pg_ctl promote` | storage |',
            '| 1    | `pg_ctl promote`       | storage |',
          )
          .replace(
            '| 2 | `update-dns --primary` | network |',
            '| 2    | `update-dns --primary` | network |',
          )
          .replace(
            '| 3 | `drop-old --confirm` | storage |',
            '| 3    | `drop-old --confirm`   | storage |',
          ),
      'longer delimiters': ['| --- | --- | --- |', '| ----- | ------- | -------- |'],
      'no blanks': ['| 3 | `drop-old --confirm` | storage |', '|3|`drop-old --confirm`|storage|'],
      'headings with signs': both(
        ['Database runbook\n================', '# Database runbook'],
        ['Failover\n--------', '## Failover'],
        ['Backups\n-------', '## Backups'],
      ),
      'comment above the table': ['| Step |', '<!-- kept by storage -->\n\n| Step |'],
      'backups change': ['kept for 35 days', 'kept for 40 days'],
      'underline of another length': ['Failover\n--------', 'Failover\n---'],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'paragraph below a heading, with another section after it',
    path: 'docs/database.md',
    before: RUNBOOK,
    cited: 'Backups run at 02:00 UTC and are kept for 35 days.',
    text: {
      'fewer days': ['35 days', '5 days'],
      'other time': ['02:00 UTC', '02:00'],
      'not kept': ['and are kept', 'and are not kept'],
      'joined to the next paragraph': [
        '35 days.\n\n<!-- The auditors read this section. -->\n\nRestore',
        '35 days.\nRestore',
      ],
      'an element around a part': ['35 days', '<del>35</del> days'],
      'an entity': ['35 days', '3&#53; hours'],
    },
    place: {
      'heading renamed': ['Backups\n-------', 'Backups we planned\n-------'],
      'heading turned into a title': ['Backups\n-------', 'Backups\n======='],
      'heading lost its line': ['Backups\n-------\n', 'Backups\n\n'],
      'details not closed above': ['</details>\n\n', ''],
      'details closed below': both(
        ['</details>\n\n', ''],
        ['Restore tests', '</details>\n\nRestore tests'],
      ),
      'in a table cell': [
        'Backups run at 02:00 UTC and are kept for 35 days.',
        '| Wishes |\n| --- |\n| Backups run at 02:00 UTC and are kept for 35 days. |',
      ],
      'comment opened above': both(
        ['\nBackups run', '\n<!--\nBackups run'],
        ['<!-- The auditors', 'The auditors'],
      ),
      'in a quote of a quote': prefixed('> > '),
      'as an alert': wrapped('> [!NOTE]', '', '> '),
      'in an aside': wrapped('<aside>\n', '\n</aside>', ''),
      'in a pre': wrapped('<pre>', '</pre>', ''),
      'in a style': wrapped('<style>', '</style>', ''),
      'in a table element': wrapped(
        '<table><tr><th>Wrong</th></tr><tr><td>\n',
        '\n</td></tr></table>',
        '',
      ),
      'moved to manual backup': both(
        ['Backups run at 02:00 UTC and are kept for 35 days.\n\n', ''],
        [
          '### Manual backup\n',
          '### Manual backup\n\nBackups run at 02:00 UTC and are kept for 35 days.\n',
        ],
      ),
    },
    unit: {
      'restore tests': ['every Monday', 'never'],
      'a sentence between': ['35 days.\n', '35 days.\n\nThe job is paused.\n'],
      'a sentence above': ['Backups run', 'Proposal:\n\nBackups run'],
      'text below the title': ['For the engineer on call.', 'Not valid since March.'],
      'a quote below the title': [
        'For the engineer on call.\n',
        'For the engineer on call.\n\n> Deprecated.\n',
      ],
    },
    harmless: {
      wrapped: ['and are kept', 'and\nare kept'],
      'comment changed': ['The auditors read this section.', 'Read by the auditors.'],
      'comment removed': ['<!-- The auditors read this section. -->\n\n', ''],
      'comment of many lines': [
        'Restore tests',
        '<!--\n# Old\n\nBackups run never.\n-->\n\nRestore tests',
      ],
      'failover changes': ['| network |', '| storage |'],
      'heading with a sign': ['Backups\n-------', '## Backups'],
      'byte-order mark': withByteOrderMark,
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'paragraph in details',
    path: 'docs/database.md',
    before: RUNBOOK,
    cited: 'Two primaries accept writes at once. Stop the old one first.',
    text: {
      'the new one': ['Stop the old one', 'Stop the new one'],
      'first is gone': ['the old one first.', 'the old one.'],
    },
    place: {
      'details open': ['<details>', '<details open hidden>'],
      'details gone': both(
        ['<details>\n<summary>What can go wrong</summary>\n\n', ''],
        ['</details>\n\n', ''],
      ),
      'other element': both(['<details>', '<div>'], ['</details>', '</div>']),
      'del inside': wrapped('<del>\n', '\n</del>', ''),
      'details in details': both(
        ['<details>', '<details><summary>Archive</summary>\n\n<details>'],
        ['</details>\n', '</details>\n</details>\n'],
      ),
      'moved out': both(
        ['Two primaries accept writes at once. Stop the old one first.\n\n', ''],
        [
          '</details>\n',
          '</details>\n\nTwo primaries accept writes at once. Stop the old one first.\n',
        ],
      ),
    },
    unit: {
      summary: ['What can go wrong', 'What used to go wrong'],
      'more in the details': below('\nThat was fixed in 2021.'),
      'the quote in the section': [
        '> Page the storage team before',
        '> Page the storage team after',
      ],
      'a row of the table': [
        '| 1 | `pg_ctl promote` | storage |',
        '| 1 | `pg_ctl promote` | network |',
      ],
    },
    harmless: {
      wrapped: ['at once. Stop', 'at once.\nStop'],
      'blank lines': below('\n'),
      'manual backup changes': [
        'Encrypt the file before',
        'Encrypt the file with the key of the team before',
      ],
    },
  }),

  sceneOf({
    name: 'row of a table without outer bars',
    path: 'SECURITY.md',
    before: SECURITY,
    cited: '1.x | no',
    text: {
      'yes for no': ['1.x | no', '1.x | yes'],
      'other version': ['1.x | no', '0.x | no'],
      'a note': ['1.x | no', '1.x | no, except for customers'],
    },
    place: {
      'header turned round': ['Version | Supported\n', 'Version | Out of support\n'],
      'section renamed': ['## Supported versions', '## Supported versions in 2019'],
      title: ['# Security policy', '# Draft of a policy'],
      'delimiter row gone': ['--- | ---\n', ''],
      'a paragraph in the table': ['2.x | until June\n', '2.x | until June\n\n'],
      'moved to scope': both(
        ['1.x | no\n', ''],
        ['The website is', 'Version | Supported\n--- | ---\n1.x | no\n\nThe website is'],
      ),
    },
    unit: {
      'other row': ['2.x | until June', '2.x | no'],
      'line below the table': below('\nOld versions get fixes on demand.'),
    },
    harmless: {
      'outer bars': (before) => before.replaceAll(/^([^|\n]+ \| [^|\n]+)$/gm, '| $1 |'),
      'delimiters with colons on no side': ['--- | ---', '------- | ---------'],
      'other list sign': everywhere(/^\* /gm, '- '),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'paragraph with strong text and an address',
    path: 'SECURITY.md',
    before: SECURITY,
    cited: 'Write to <security@example.com>. **Do not** open a public issue.',
    text: {
      'other address': ['<security@example.com>', '<sec@example.org>'],
      'address as text': ['<security@example.com>', 'security@example.com, or anyone'],
      'do for do not': ['**Do not** open', '**Do** open'],
      'a private issue': ['a public issue', 'a private issue'],
      'struck out': ['**Do not**', '~~**Do not**~~'],
      'a hidden break': ['**Do not**', '**Do**<!-- --> **not**<br>'],
      'an answer joins': ['public issue.\n\nWe answer', 'public issue.\nWe answer'],
    },
    place: {
      'heading negated': ['## Reporting', '## Reporting (closed)'],
      'heading of another section': ['## Reporting', '## Scope of 2018'],
      'in a definition of HTML': wrapped('<dl><dd>\n', '\n</dd></dl>', ''),
      'in small': wrapped('<small>\n', '\n</small>', ''),
      'in noscript': wrapped('<noscript>\n', '\n</noscript>', ''),
      'moved out of the section': both(
        ['Write to <security@example.com>. **Do not** open a public issue.\n\n', ''],
        [
          'Last words: thank you.',
          'Write to <security@example.com>. **Do not** open a public issue.',
        ],
      ),
      'in an item': prefixed('* '),
    },
    unit: {
      'other number of days': ['within two days', 'within two years'],
      'link leads elsewhere': ['https://example.com/maintainers', 'https://example.net/'],
      'list changes': ['* Encrypt with our key.', '* Do not encrypt.'],
      'paragraph of an item': ['Add the exact commit', 'Leave out the exact commit'],
      'public is fine below': [
        '* Say whether others know.\n',
        '* Say whether others know.\n\nPublic issues are fine, too.\n',
      ],
    },
    harmless: {
      'strong with underlines': ['**Do not**', '__Do not__'],
      wrapped: ['**Do not** open', '**Do not**\nopen'],
      'wrapped in the strong text': ['**Do not**', '**Do\nnot**'],
      'next paragraph wrapped': ['write again and name', 'write again\nand name'],
      'thematic break of dashes': ['***\n', '---\n'],
      'list with dashes': both(
        ['* Encrypt', '- Encrypt'],
        ['* Name', '- Name'],
        ['* Say', '- Say'],
      ),
      'versions change': ['2.x | until June', '2.x | until July'],
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'sentence of a decision',
    path: 'docs/decisions/0012-tokens.md',
    before: ADR,
    cited: 'Tokens are random and are stored as a hash.',
    text: {
      'in the clear': ['stored as a hash', 'stored in the clear'],
      'should be': ['Tokens are random and', 'Tokens should be random and'],
      'other words in front': ['Tokens are random and', 'We rejected that tokens are random and'],
      'the next paragraph joins': ['as a hash.\n\nThey', 'as a hash.\nThey'],
    },
    place: {
      'rejected alternative': ['## Decision', '## Rejected decision'],
      'title superseded': ['# 12. Tokens are opaque', '# 12. Tokens are opaque (superseded by 31)'],
      'put below an alternative': both(
        ['Tokens are random and are stored as a hash.\n\n', ''],
        ['### Cookies only\n', '### Cookies only\n\nTokens are random and are stored as a hash.\n'],
      ),
      'section put below alternatives': both(
        ['## Decision', '### Decision'],
        ['## Context\n', '## Alternatives considered\n'],
      ),
      'in a footnote': prefixed('[^1]: '),
      'in a quote of an item': wrapped('- Somebody said:\n', '', '  > '),
    },
    unit: {
      'status below the title': ['Status: accepted', 'Status: rejected'],
      'status gone': ['Status: accepted\n\n', ''],
      'another paragraph': ['after 30 minutes', 'after 30 days'],
      'a withdrawal': ['## Decision\n', '## Decision\n\nWithdrawn on 3 May.\n'],
    },
    harmless: {
      wrapped: ['random and are', 'random\nand are'],
      'alternatives change': ['Cookies carry the whole session.', 'Cookies carry all.'],
      'context changes': [
        'Sessions were signed tokens with claims.',
        'Sessions were signed tokens.',
      ],
      'section at the end': atEnd('\n## Links\n\nNone.\n'),
      'title with a tail': ['# 12. Tokens are opaque', '# 12. Tokens are opaque #'],
    },
  }),

  sceneOf({
    name: 'fence in an item',
    path: 'docs/decisions/0012-tokens.md',
    before: ADR,
    cited: '  DELETE FROM sessions WHERE user_id = $1;',
    text: {
      'all sessions': [' WHERE user_id = $1', ''],
      'by session': ['user_id = $1', 'id = $1'],
      select: ['DELETE FROM', 'SELECT * FROM'],
      'a comment in the fence': ['  DELETE FROM', '  -- DELETE FROM'],
      'a statement more': below('COMMIT;'),
    },
    place: {
      'item turned': ['Logging out works at once', 'Logging out never works'],
      'heading turned': ['### Consequences', '### Consequences we avoided'],
      'heading above turned': ['## Decision', '## No decision'],
      'fence out of the item': (before) =>
        before
          .replace('  ```sql', '```sql')
          .replace('  DELETE', 'DELETE')
          .replace('  ```\n\n- Tests', '```\n\n- Tests'),
      'item is now a quote': [
        '- Logging out works at once:\n\n  ```sql\n  DELETE FROM sessions WHERE user_id = $1;\n  ```',
        '> Logging out works at once:\n>\n> ```sql\n> DELETE FROM sessions WHERE user_id = $1;\n> ```',
      ],
    },
    unit: {
      'item above': ['does not hold usable', 'holds usable'],
      'item below': ['- Tests use a fake store.', '- Logging out is optional.'],
      'text of the section above': ['They expire after', 'They never expire after'],
    },
    harmless: {
      'stars for dashes': everywhere(/^- /gm, '* '),
      'waves for ticks': everywhere(/^ {2}```/gm, '  ~~~'),
      'alternatives change': ['are not stored', 'are stored nowhere'],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'heading',
    path: 'docs/onboarding.md',
    before: ONBOARDING,
    cited: '## Deploying',
    text: {
      'a word more': ['## Deploying', '## Deploying (old)'],
      negated: ['## Deploying', '## Not deploying'],
      'struck out': ['## Deploying', '## ~~Deploying~~'],
      'a paragraph now': ['## Deploying', 'Deploying'],
      'no blank behind the sign': ['## Deploying', '##Deploying'],
      escaped: ['## Deploying', '\\## Deploying'],
    },
    place: {
      title: ['# Onboarding', '# Offboarding'],
      'in a quote': prefixed('> '),
      'in details': wrapped('<details>\n', '\n</details>', ''),
      'below another heading': above('# Archive\n'),
      'in a comment': wrapped('<!--', '-->', ''),
    },
    unit: {
      'section says the opposite': ['Only people on call deploy', 'Anyone may deploy'],
      obsolete: below('\nThis section is obsolete.'),
    },
    harmless: {
      underlined: ['## Deploying', 'Deploying\n---------'],
      'with a tail': ['## Deploying', '## Deploying ##'],
      'more blanks': ['## Deploying', '##   Deploying'],
    },
  }),

  sceneOf({
    name: 'task in a list',
    path: 'docs/onboarding.md',
    before: ONBOARDING,
    cited: '- [ ] a security key',
    text: {
      done: ['- [ ] a security key', '- [x] a security key'],
      'no box': ['- [ ] a security key', '- a security key'],
      'other key': ['a security key', 'a public key'],
      'a list below': below('  - or a phone'),
    },
    place: {
      day: ['## First day', '## Last day'],
      numbered: (before) => before.replaceAll(/^- \[/gm, '1. ['),
      'below an item': ['- [ ] a security key', '  - [ ] a security key'],
      twin: below('- [ ] a security key'),
      'in a note': both(
        ['You need:\n', 'You need:\n\n<div class="note">\n'],
        ['a signed agreement\n', 'a signed agreement\n\n</div>\n'],
      ),
    },
    unit: {
      'not needed': ['You need:', 'You do not need:'],
      'other item': ['- [ ] a signed agreement\n', ''],
      'own account': ['Do not share accounts', 'Share accounts'],
    },
    harmless: {
      stars: everywhere(/^( *)- /gm, '$1* '),
      'wrapped below': ['has an own account\nwith two', 'has an\nown account with two'],
      'deploying changes': ['for ten minutes', 'for twenty minutes'],
    },
  }),

  sceneOf({
    name: 'paragraph in a div',
    path: 'docs/onboarding.md',
    before: ONBOARDING,
    cited: 'Laptops are encrypted before they are handed out.',
    text: {
      after: ['before they are handed out', 'after they are handed out'],
      'most laptops': ['Laptops are encrypted', 'Most laptops are encrypted'],
    },
    place: {
      hidden: ['<div class="note">', '<div class="note" hidden>'],
      style: ['<div class="note">', '<div class="note" style="display:none">'],
      'other element': both(['<div class="note">', '<template>'], ['</div>', '</template>']),
      'div twice': both(
        ['<div class="note">', '<div hidden><div class="note">'],
        ['</div>', '</div></div>'],
      ),
      title: ['# Onboarding', '# Wishes'],
    },
    unit: {
      'more in the div': below('\nNot yet, to be honest.'),
      'text before the div': ['# Onboarding\n', '# Onboarding\n\nWritten in 2012.\n'],
    },
    harmless: {
      'comment between': above('<!-- IT does it. -->\n'),
      wrapped: ['before they', 'before\nthey'],
    },
  }),
];
