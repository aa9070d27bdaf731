import { conflictMarkers, firstLineNotUtf8, isUtf16, RESOLVE } from '../text/file-text.js';
import { plain } from '../text/phrase.js';
import type { Problem } from './problem.js';

/*
 * Why can a file not be read? Its reader says where it failed; the bytes may say why: the file is UTF-16, or was saved
 * in the middle of a merge.
 */

/**
 * What is wrong with a file, by its bytes where they explain more than the error of its reader.
 *
 * @param lastLine the last line that the reader used: text below may show conflict markers as an example.
 */
export function explained(
  bytes: Uint8Array,
  problems: readonly Problem[],
  lastLine: number = Number.POSITIVE_INFINITY,
): readonly Problem[] {
  if (problems.length === 0) return problems;
  const cause = causeIn(bytes, lastLine);
  return cause === null ? problems : [cause];
}

/** The same for a file of independent lines: faults of other lines are still listed beside a merge conflict. */
export function explainedLines(
  bytes: Uint8Array,
  problems: readonly Problem[],
): readonly Problem[] {
  if (problems.length === 0) return problems;
  const text = Buffer.from(bytes).toString('utf8');
  const markers = new Set(isUtf16(bytes, text) ? [] : conflictMarkers(text.split('\n')));
  if (markers.size === 0) return explained(bytes, problems);
  const others = problems.filter(({ line }) => line === undefined || !markers.has(line));
  return [merging([...markers]), ...others];
}

/** Why bytes are not UTF-8: another encoding by its name, or the first bad line. */
export function notUtf8(bytes: Uint8Array): Problem {
  return isUtf16(bytes, Buffer.from(bytes).toString('utf8'))
    ? UTF16
    : {
        kind: 'not-utf8',
        message: plain('the file is not UTF-8 text'),
        line: firstLineNotUtf8(bytes),
      };
}

const UTF16: Problem = {
  kind: 'utf16',
  message: plain('the file is UTF-16 text; save it as UTF-8'),
  line: 1,
};

function causeIn(bytes: Uint8Array, lastLine: number): Problem | null {
  const text = Buffer.from(bytes).toString('utf8');
  if (isUtf16(bytes, text)) return UTF16;
  const markers = conflictMarkers(text.split('\n'));
  if (markers !== null && (markers[0] ?? 0) <= lastLine) return merging(markers);
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    const line = text.slice(0, nul).split('\n').length;
    return { kind: 'nul-byte', message: plain(`line ${line} has a NUL byte; delete it`), line };
  }
  return text.startsWith('\uFEFF')
    ? {
        kind: 'byte-order-mark',
        message: plain('the file begins with a byte-order mark; save it as UTF-8 without one'),
        line: 1,
      }
    : null;
}

/** `has merge conflict markers: line 4`, and what to do. */
function merging([first = 1]: readonly number[]): Problem {
  return {
    kind: 'merge-markers',
    message: plain(`it has merge conflict markers: line ${first}; ${RESOLVE}`),
    line: first,
  };
}
