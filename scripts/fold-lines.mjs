// The tags `joined` and `anyCase` (src/text/pattern.ts) take the line breaks out of a long pattern when they run. In a
// bundle nobody reads it: they are taken out here, so that no start pays for them.
import { parseSync } from '@swc/core';

const LINE_BREAK = /\n[ \t]*/g;

/** @param {string} code an ES module as tsc emits it; answers the same with each such template on one line */
export function foldLines(code) {
  if (!/\b(?:joined|anyCase)\s*`/.test(code)) return code;
  const bytes = Buffer.from(code);
  // Places are counted in bytes from the first statement on; an empty one is put before the head of the file.
  const program = parseSync(`;${code}`, { syntax: 'ecmascript', target: 'es2024' });
  const origin = program.span.start + 1;
  const parts = [];
  let from = 0;
  for (const { span } of joinedTexts(program).toSorted((a, b) => a.span.start - b.span.start)) {
    const [start, end] = [span.start - origin, span.end - origin];
    const text = bytes.subarray(start, end).toString('utf8');
    parts.push(bytes.subarray(from, start).toString('utf8'), text.replace(LINE_BREAK, ''));
    from = end;
  }
  return parts.join('') + bytes.subarray(from).toString('utf8');
}

/** The texts between the values of every template with one of the tags. */
function joinedTexts(node) {
  if (node === null || typeof node !== 'object') return [];
  const own =
    node.type === 'TaggedTemplateExpression' && ['joined', 'anyCase'].includes(node.tag.value)
      ? node.template.quasis
      : [];
  return [...own, ...Object.values(node).flatMap(joinedTexts)];
}
