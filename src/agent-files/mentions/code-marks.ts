import { codeSpansIn } from '../backticks.js';
import { withoutLinks } from '../statements.js';

/* What does a statement put in code marks? Code spans, lines of fences, `<code>`, and where its links lead. */

/** Code marks of one statement that are read; the rest counts as one mention that nothing cites. */
const MOST_MARKS = 200;

export interface CodeMarks {
  readonly code: readonly string[];
  /** Where links lead, as written. */
  readonly targets: readonly string[];
  readonly isCut: boolean;
}

export function codeMarksIn(statement: string): CodeMarks {
  const code: string[] = [];
  const targets: string[] = [];
  for (const { text, isFence } of partsOf(statement)) {
    if (isFence) {
      code.push(...text.split('\n').map((line) => line.replace(/^\s*(?:\$\s+)?/, '')));
      continue;
    }
    const links = withoutLinks(text.replaceAll('\n', ' '));
    targets.push(...links.targets);
    code.push(...codeSpansIn(links.text).map((span) => span.text));
    for (const [, inside = ''] of links.text.matchAll(/<code>([^<>]{1,300})<\/code>/gi))
      code.push(inside);
  }
  const said = [...new Set(code.map((one) => one.trim()).filter((one) => one !== ''))];
  return {
    code: said.slice(0, MOST_MARKS),
    targets: targets.slice(0, MOST_MARKS),
    isCut: said.length > MOST_MARKS || targets.length > MOST_MARKS,
  };
}

/** Paragraphs, and the insides of fences. */
function partsOf(statement: string): { readonly text: string; readonly isFence: boolean }[] {
  const parts: { text: string; isFence: boolean }[] = [];
  let fence: string | null = null;
  let lines: string[] = [];
  const end = (isFence: boolean): void => {
    if (lines.length > 0) parts.push({ text: lines.join('\n'), isFence });
    lines = [];
  };
  for (const line of statement.split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null && mark !== null) {
      end(false);
      fence = mark;
    } else if (fence !== null && mark?.startsWith(fence) === true) {
      end(true);
      fence = null;
    } else if (fence === null && line.trim() === '') end(false);
    else lines.push(line);
  }
  end(fence !== null);
  return parts;
}
