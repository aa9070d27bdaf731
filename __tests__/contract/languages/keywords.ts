import { above, atEnd, sceneOf, wrapped } from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import type { Scene } from '../scene.js';

const LAYOUT = {
  CRLF: withCrlf,
  'a byte-order mark': withBom,
  're-indentation': (text: string): string => text.replace(/^( +)/gm, '$1$1'),
};

const SHELL = `#!/usr/bin/env bash
set -euo pipefail
. lib/release.sh

PROTECTED="production staging"

deploy() {
  local target="$1"
  if [[ " $PROTECTED " == *" $target "* ]]; then
    confirm "$target" || return 1
  fi
  rsync -a build/ "$target:/srv"
}

preview() {
  echo "preview $1"
}

deploy "$@"
`;

const SQL = `SET search_path TO shop;

CREATE TABLE refunds (
  id bigint PRIMARY KEY,
  cents integer NOT NULL CHECK (cents <= 50000)
);

CREATE FUNCTION refund(amount integer) RETURNS integer AS $$
BEGIN
  IF amount > 50000 THEN
    RAISE EXCEPTION 'too much';
  END IF;
  RETURN amount;
END;
$$ LANGUAGE plpgsql;

UPDATE accounts SET locked = true WHERE failures > 5;
`;

const LUA = `local auth = require("shop.auth")

local MAX_CENTS = 50000

local M = {}

function M.refund(user, cents)
  if not auth.allowed(user) or cents > MAX_CENTS then
    return nil, "forbidden"
  end
  return M.book(user, cents)
end

function M.preview(cents)
  return cents
end

return M
`;

const HCL = `variable "cidr" {
  default = "10.0.0.0/8"
}

resource "aws_security_group" "web" {
  name = "web"

  ingress {
    from_port   = 443
    to_port     = 443
    cidr_blocks = [var.cidr]
  }
}

resource "aws_s3_bucket" "logs" {
  bucket = "logs"
}
`;

const JSX = `import React from 'react';
import { canRefund } from './auth.js';

const MAX_CENTS = 50000;

export function RefundButton({ user, cents }) {
  const label = 'Refund';
  if (!canRefund(user) || cents > MAX_CENTS) {
    return null;
  }
  return (
    <Panel title="Money">
      <Warning level="high">Cannot be undone</Warning>
      <button onClick={() => refund(user, cents)}>{label}</button>
    </Panel>
  );
}

export function Preview({ cents }) {
  return <p>{cents}</p>;
}
`;

const JAVASCRIPT = `import { allowed } from './auth.js';

const MAX_CENTS = 50000;

export class Refunds extends Service {
  refund(user, cents) {
    if (!allowed(user) || cents > MAX_CENTS) {
      throw new Forbidden();
    }
    return this.book(user, cents);
  }

  preview(cents) {
    return cents;
  }
}
`;

const CSS = `@import url("base.css");

:root {
  --warning: #b00;
}

.warning {
  color: var(--warning);
  display: block;
}

@media print {
  .note {
    display: none;
  }
}
`;

const SCSS = `@use "theme";

$warning: #b00;

.panel {
  padding: 1rem;

  .warning {
    color: $warning;
    display: block;
  }
}

.other {
  color: blue;
}
`;

const JSX_CITED = '      <Warning level="high">Cannot be undone</Warning>';

export const keywords: readonly Scene[] = [
  sceneOf({
    name: 'shell',
    path: 'scripts/deploy.sh',
    before: SHELL,
    cited:
      '  if [[ " $PROTECTED " == *" $target "* ]]; then\n    confirm "$target" || return 1\n  fi',
    text: {
      'another condition': ['== *" $target', '!= *" $target'],
      'single quotes': ['confirm "$target"', "confirm '$target'"],
      'an else': ['return 1\n  fi', 'return 1\n  else :\n  fi'],
      'in the background': ['return 1\n  fi', 'return 1\n  fi &'],
      'a pipe': ['return 1\n  fi', 'return 1\n  fi | cat'],
    },
    place: {
      'if false': wrapped('if false; then', 'fi'),
      loop: wrapped('while false; do', 'done'),
      case: wrapped('case x in\n  y)', '  ;;\nesac'),
      heredoc: wrapped("cat <<'EOF' > /dev/null", 'EOF', ''),
      subshell: wrapped('(', ')'),
      'function has another name': ['deploy() {', 'deploy_old() {'],
    },
    unit: {
      'early return': above('return 0'),
      'reassigned variable': above('target=other'),
      'shadowing function': above('confirm() { true; }'),
      'set +e': above('set +e'),
      'redirection of the function': ['"$target:/srv"\n}', '"$target:/srv"\n} || true'],
    },
    origin: {
      variable: ['"production staging"', '"none"'],
      'variable appended': ['deploy "$@"', 'PROTECTED+=x\ndeploy "$@"'],
      unset: ['deploy "$@"', 'unset PROTECTED\ndeploy "$@"'],
      alias: ['deploy "$@"', 'alias confirm=true\ndeploy "$@"'],
      'shadowing function': atEnd('confirm() {\n  true\n}\n'),
      'second function': atEnd('deploy() {\n  true\n}\n'),
      'another file is sourced': ['. lib/release.sh', '. lib/fakes.sh'],
      'one more file is sourced': ['deploy "$@"', 'source lib/fakes.sh\ndeploy "$@"'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('# asks first'),
      'another function': ['preview() {', 'other() {\n  echo other\n}\n\npreview() {'],
      'then on its own line': [']]; then', ']]\n  then'],
    },
  }),
  sceneOf({
    name: 'SQL function',
    path: 'db/refund.sql',
    before: SQL,
    cited: "  IF amount > 50000 THEN\n    RAISE EXCEPTION 'too much';\n  END IF;",
    text: { 'another value': ['amount > 50000', 'amount > 90000'] },
    place: {
      'if false': wrapped('IF false THEN', 'END IF;'),
      'exception handler': wrapped('BEGIN', 'EXCEPTION WHEN OTHERS THEN\n  NULL;\nEND;'),
      'another function': ['FUNCTION refund(', 'FUNCTION refund_old('],
      'a comment': wrapped('/*', '*/'),
    },
    unit: {
      'reassigned parameter': above('amount := 0;'),
      'another language': ['LANGUAGE plpgsql', 'LANGUAGE plpgsql SECURITY DEFINER'],
      'early return': above('RETURN amount;'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('-- checks'),
      'another table': atEnd('\nCREATE TABLE other (\n  id bigint\n);\n'),
    },
  }),
  sceneOf({
    name: 'SQL column',
    path: 'db/tables.sql',
    before: SQL,
    cited: '  cents integer NOT NULL CHECK (cents <= 50000)',
    text: {
      'no check': [' CHECK (cents <= 50000)', ''],
      'not valid': ['<= 50000)', '<= 50000) NOT VALID'],
    },
    place: {
      'another table': ['TABLE refunds', 'TABLE drafts'],
      temporary: ['CREATE TABLE', 'CREATE TEMPORARY TABLE'],
    },
    unit: { 'another column': ['PRIMARY KEY,', 'PRIMARY KEY,\n  note text,'] },
    harmless: { ...LAYOUT, 'another table': atEnd('\nCREATE TABLE other (\n  id bigint\n);\n') },
  }),
  sceneOf({
    name: 'Lua',
    path: 'shop/refund.lua',
    before: LUA,
    cited:
      '  if not auth.allowed(user) or cents > MAX_CENTS then\n    return nil, "forbidden"\n  end',
    text: { 'another value': ['"forbidden"', '"fine"'] },
    place: {
      'if false': wrapped('if false then', 'end'),
      loop: wrapped('while false do', 'end'),
      function: wrapped('local later = function()', 'end'),
      pcall: wrapped('pcall(function()', 'end)'),
      block: wrapped('do', 'end'),
      'function has another name': ['function M.refund(', 'function M.refund_old('],
      'a method': ['function M.refund(', 'function M:refund('],
    },
    unit: {
      'reassigned parameter': above('cents = 0'),
      'shadowing local': above('local auth = fakes'),
      'early return': above('do return true end'),
    },
    origin: {
      'import from elsewhere': ['require("shop.auth")', 'require("shop.fakes")'],
      constant: ['MAX_CENTS = 50000', 'MAX_CENTS = 5000000'],
      'changed below': ['return M\n', 'auth.allowed = function() return true end\nreturn M\n'],
      'second function': ['return M\n', 'function M.refund()\n  return true\nend\n\nreturn M\n'],
      'assigned again': ['return M\n', 'M.refund = M.preview\nreturn M\n'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('-- checks'),
      'another function': [
        'function M.preview',
        'function M.other()\n  return 1\nend\n\nfunction M.preview',
      ],
    },
  }),
  sceneOf({
    name: 'HCL',
    path: 'infra/web.tf',
    before: HCL,
    cited: '    cidr_blocks = [var.cidr]',
    text: {
      'another value': ['[var.cidr]', '["0.0.0.0/0"]'],
      'a further value': ['[var.cidr]', '[var.cidr, var.all]'],
    },
    place: {
      'another block': ['  ingress {', '  egress {'],
      'a dynamic block': ['  ingress {', '  dynamic "ingress" {'],
      'another resource': ['"aws_security_group" "web"', '"aws_security_group" "test"'],
      'a comment': wrapped('/*', '*/'),
    },
    unit: {
      count: ['  name = "web"', '  count = 0\n  name = "web"'],
      'another port': ['from_port   = 443', 'from_port   = 0'],
      lifecycle: ['  name = "web"', '  name = "web"\n  lifecycle {\n    ignore_changes = all\n  }'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('# inside only'),
      'another resource': atEnd('\nresource "aws_s3_bucket" "more" {\n  bucket = "more"\n}\n'),
      'aligned otherwise': ['cidr_blocks = ', 'cidr_blocks    = '],
    },
  }),
  sceneOf({
    name: 'JSX element',
    path: 'src/refund.jsx',
    before: JSX,
    cited: JSX_CITED,
    text: {
      'another text': ['Cannot be undone', 'Can be undone'],
      'another attribute': ['level="high"', 'level="low"'],
      'hidden itself': ['<Warning level', '<Warning hidden level'],
    },
    place: {
      'false and': wrapped('{false && (', ')}'),
      conditional: wrapped('{cents ? (', ') : null}'),
      'attribute hidden around': ['<Panel title="Money">', '<Panel title="Money" hidden>'],
      'element around': wrapped('<div hidden>', '</div>'),
      'fragment around': wrapped('<React.Fragment key="a">', '</React.Fragment>'),
      template: wrapped('<template>', '</template>'),
      comment: wrapped('{/*', '*/}'),
      'another component': ['function RefundButton(', 'function OldButton('],
    },
    unit: {
      'early return': ["  const label = 'Refund';", "  const label = 'Refund';\n  return null;"],
      'another sibling': ['{label}</button>', '{label} all</button>'],
      async: ['export function RefundButton', 'export async function RefundButton'],
    },
    origin: {
      'another component of the name': atEnd('function Warning() {\n  return null;\n}\n'),
      'import of the component': [
        "import React from 'react';",
        "import React from 'react';\nimport { Warning } from './fakes.js';",
      ],
    },
    harmless: {
      ...LAYOUT,
      'a comment': ['  return (\n', '  // the button\n  return (\n'],
      wrapped: ['>Cannot be undone</Warning>', '>\n        Cannot be undone\n      </Warning>'],
      'double quotes': ["'Refund'", '"Refund"'],
      'another component': atEnd('\nexport function Other() {\n  return null;\n}\n'),
    },
  }),
  sceneOf({
    name: 'JavaScript',
    path: 'src/refund.js',
    before: JAVASCRIPT,
    cited: '    if (!allowed(user) || cents > MAX_CENTS) {\n      throw new Forbidden();\n    }',
    text: { 'another error': ['new Forbidden()', 'new Warning()'] },
    place: {
      'if ([])': wrapped('if ([]) {', '}'),
      'if (0)': wrapped('if (0) {', '}'),
      'switch (1)': wrapped('switch (1) {\n  case 2:', '}'),
      'catch clause': wrapped('try {', '} catch {}'),
      callback: wrapped('later(() => {', '});'),
      label: wrapped('out: {', '}'),
      'another class': ['class Refunds', 'class Sketches'],
    },
    unit: {
      async: ['  refund(', '  async refund('],
      generator: ['  refund(', '  *refund('],
      static: ['  refund(', '  static refund('],
      decorator: ['  refund(', '  @skip\n  refund('],
      'reassigned parameter': above('cents = 0;'),
      'default parameter': ['refund(user, cents)', 'refund(user, cents = 0)'],
      'shadowing after': [
        '    return this.book',
        '    function allowed() { return true; }\n    return this.book',
      ],
      'decorator of the class': ['export class', '@skip\nexport class'],
    },
    origin: {
      'import from elsewhere': ["'./auth.js'", "'./fakes.js'"],
      'import under a name': ['{ allowed }', '{ any as allowed }'],
      constant: ['MAX_CENTS = 50000', 'MAX_CENTS = 5000000'],
      'second method': ['  preview(', '  refund() {}\n\n  preview('],
      prototype: atEnd('Refunds.prototype.refund = () => {};\n'),
      defineProperty: atEnd(
        "Object.defineProperty(Refunds.prototype, 'refund', { value() {} });\n",
      ),
      'an expression': atEnd('void (Refunds.prototype.refund = null);\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'another method': ['  preview(', '  other() {}\n\n  preview('],
      'body of another method': ['    return cents;', '    return cents + 1;'],
      'unrelated import': ['import { allowed }', "import fs from 'node:fs';\nimport { allowed }"],
    },
  }),
  sceneOf({
    name: 'CSS',
    path: 'styles/page.css',
    before: CSS,
    cited: '  display: block;',
    text: { 'another value': ['display: block', 'display: none'] },
    place: {
      'another selector': ['.warning {\n', '.note {\n'],
      'a descendant': ['.warning {\n', '.page .warning {\n'],
      'a media query': (text) =>
        text
          .replace('.warning {\n', '@media print {\n.warning {\n')
          .replace('block;\n}', 'block;\n}\n}'),
    },
    unit: {
      'further declaration': ['display: block;', 'display: block;\n  visibility: hidden;'],
      'the same selector again': atEnd('\n.warning {\n  display: none;\n}\n'),
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('/* seen */'),
      'another rule': atEnd('\n.other {\n  color: red;\n}\n'),
    },
  }),
  sceneOf({
    name: 'SCSS',
    path: 'styles/page.scss',
    before: SCSS,
    cited: '    color: $warning;',
    text: { 'another value': ['color: $warning', 'color: transparent'] },
    place: {
      'another selector': ['  .warning {', '  .note {'],
      if: ['  .warning {', '  @if false { .warning {'],
      'another panel': ['.panel {', '.card {'],
    },
    unit: { 'further declaration': ['    display: block;', '    display: none;'] },
    origin: {
      variable: ['$warning: #b00', '$warning: #fff'],
      'another theme': ['@use "theme"', '@use "fakes" as *'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// seen'),
      'another rule': atEnd('\n.more {\n  color: red;\n}\n'),
    },
  }),
];
