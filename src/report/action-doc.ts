import { parse } from 'yaml';
import { z } from 'zod';
import { tableCell } from './markdown.js';

/*
 * What does docs/action.md say? A table of the inputs and one of the outputs, out of `action.yml`, so that the page
 * cannot differ from what a runner reads.
 */

/** What is read of `action.yml`; other keys, such as `runs`, say nothing to a reader of the page. */
const described = z.object({ description: z.string() });
const shape = z.object({
  name: z.string(),
  description: z.string(),
  inputs: z
    .record(
      z.string(),
      described.extend({
        default: z.union([z.string(), z.number(), z.boolean()]).optional(),
        required: z.boolean().optional(),
      }),
    )
    .default({}),
  outputs: z.record(z.string(), described).default({}),
});

/** docs/action.md: every input and output of the action. The exit codes and events are told elsewhere, by hand. */
export function renderActionDoc(actionYml: string): string {
  const { name, description, inputs, outputs } = shape.parse(parse(actionYml));
  return [
    '# The action\n',
    '<!-- Written by `npm run docs` from action.yml; edit that file, not this one. -->\n',
    `\`${name}\`: ${description}\n`,
    '## Inputs\n',
    'All inputs are optional. An input with a wrong value is an error that lists the allowed values.\n',
    ...table(
      ['Input', 'Default', 'What it does'],
      Object.entries(inputs).map(([input, { description: words, default: value }]) => [
        `\`${input}\``,
        value === undefined || value === '' ? '' : `\`${String(value)}\``,
        words.trim(),
      ]),
    ),
    '## Outputs\n',
    'Outputs are only enums, numbers, digests and paths of memtrust, never a name from the repository.\n',
    ...table(
      ['Output', 'What it is'],
      Object.entries(outputs).map(([output, { description: words }]) => [
        `\`${output}\``,
        words.trim(),
      ]),
    ),
  ].join('\n');
}

/** Rows of a Markdown table, with an empty line behind it. */
function table(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [
    ...[columns, columns.map(() => '---'), ...rows].map(
      (cells) => `| ${cells.map(tableCell).join(' | ')} |`,
    ),
    '',
  ];
}
