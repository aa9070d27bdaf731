// Makes a bundle quick to start: Node reads all of its text, and no engine needs comments, blanks and long local names.
import { minify } from '@swc/core';

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
  return code.slice(0, headEnd) + small;
}
