// Makes a bundle quick to start. Two things cost time at each start: text that Node reads and no
// engine needs (comments, blanks, long local names), and modules that are read twice, once to skip
// them and once more when they are called.
import { minify, parse } from '@swc/core';

/**
 * Nothing is rewritten but names of locals: a compressor that folds code could change what a gate decides. Names of
 * functions and classes stay, because a stack trace in a report of a fault is useless without them.
 */
const MINIFY = {
  module: true,
  compress: false,
  mangle: { keep_fnames: true, keep_classnames: true },
  format: { comments: false },
};

/** @param {string} code an ES module that ncc made, with or without a line for the shell at its head */
export async function leanBundle(code) {
  const headEnd = code.startsWith('#!') ? code.indexOf('\n') + 1 : 0;
  const { code: small } = await minify(code.slice(headEnd), MINIFY);
  return code.slice(0, headEnd) + (await modulesReadOnce(small));
}

/**
 * Puts each module of a chunk (`export const modules = { 12: (module, exports, require) => {…} }`)
 * into parentheses, as a `function`: V8 takes that as "will be called at once" and compiles it when
 * it reads it, not in a second pass.
 */
async function modulesReadOnce(code) {
  const bytes = Buffer.from(code);
  const program = await parse(code, { syntax: 'ecmascript', target: 'es2024', isModule: true });
  const origin = program.span.start;
  const text = (from, to) => bytes.subarray(from - origin, to - origin).toString('utf8');
  const parts = [];
  let from = origin;
  for (const { span, params, body } of modulesOf(program)) {
    if (!text(body.span.start, body.span.end).startsWith('{')) continue;
    const names = params.map(({ value }) => value).join(',');
    parts.push(text(from, span.start), `(function(${names})`, text(body.span.start, span.end), ')');
    from = span.end;
  }
  parts.push(text(from, origin + bytes.length));
  return parts.join('');
}

/** The arrow functions in `modules`, in their order. A `function` among them uses `this`, and stays as it is. */
function modulesOf(program) {
  const exported = program.body
    .filter(({ type }) => type === 'ExportDeclaration')
    .map(({ declaration }) => declaration);
  const modules = exported
    .flatMap(({ declarations }) => declarations ?? [])
    .find(({ id }) => id.value === 'modules');
  const values = (modules?.init.properties ?? [])
    .map(({ value }) => value)
    .filter((value) => value !== undefined);
  return values.filter(({ type, async }) => type === 'ArrowFunctionExpression' && !async);
}
