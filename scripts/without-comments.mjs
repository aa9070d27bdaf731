// Takes the comments out of a bundle and leaves everything else as it is, line breaks included: a third of what Node
// would read at each start is documentation of dependencies.
import { parse } from '@swc/core';

const [SLASH, STAR, LINE_FEED] = ['/', '*', '\n'].map((character) => character.charCodeAt(0));
/** What may hold `//` or `/*` without being a comment. Elsewhere nothing but a comment begins like this. */
const LITERALS = new Set(['StringLiteral', 'TemplateElement', 'RegExpLiteral']);

/** @param {string} code an ES module, with or without a line for the shell at its head */
export async function withoutComments(code) {
  const bytes = Buffer.from(code);
  const module = await parse(code, { syntax: 'ecmascript', target: 'es2024', isModule: true });
  const literals = [];
  collect(module, module.span.start, literals);
  literals.sort(([a], [b]) => a - b);

  const kept = [];
  let from = 0;
  let next = 0;
  for (let at = code.startsWith('#!') ? bytes.indexOf(LINE_FEED) : 0; at < bytes.length; at += 1) {
    while (next < literals.length && literals[next][1] <= at) next += 1;
    if (next < literals.length && literals[next][0] <= at) {
      at = literals[next][1] - 1;
      continue;
    }
    if (bytes[at] !== SLASH || (bytes[at + 1] !== SLASH && bytes[at + 1] !== STAR)) continue;
    const isBlock = bytes[at + 1] === STAR;
    const lineEnd = bytes.indexOf(LINE_FEED, at) < 0 ? bytes.length : bytes.indexOf(LINE_FEED, at);
    const end = isBlock ? bytes.indexOf('*/', at + 2) + 2 : lineEnd;
    const lineStart = bytes.lastIndexOf(LINE_FEED, at) + 1;
    const isAlone = lineStart >= from && isBlank(bytes.subarray(lineStart, at)) && bytes[end] === LINE_FEED;
    kept.push(bytes.subarray(from, isAlone ? lineStart : at));
    // A comment within a line still parts two words, and one over several lines still ends a statement.
    if (!isAlone && isBlock) kept.push(Buffer.from(bytes.subarray(at, end).includes(LINE_FEED) ? '\n' : ' '));
    from = isAlone ? end + 1 : end;
    at = from - 1;
  }
  kept.push(bytes.subarray(from));
  return Buffer.concat(kept).toString('utf8');
}

function isBlank(bytes) {
  return bytes.toString('latin1').trim() === '';
}

/** Spans of literals as places in the bytes. */
function collect(node, origin, literals) {
  if (typeof node !== 'object' || node === null) return;
  if (LITERALS.has(node.type)) literals.push([node.span.start - origin, node.span.end - origin]);
  else for (const part of Object.values(node)) collect(part, origin, literals);
}
