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
  const code = new Set<string>();
  const targets = new Set<string>();
  const add = (marks: Set<string>, written: string): boolean => {
    const mark = written.replace(/\p{Cf}/gu, '').trim();
    if (mark !== '') marks.add(mark);
    return marks.size > MOST_MARKS;
  };
  const take = ({ text, isFence }: StatementPart): boolean => {
    if (isFence) return text.split('\n').some((line) => add(code, line));
    const links = withoutLinks(text.replaceAll('\n', ' '));
    return (
      links.targets.some((target) => add(targets, target)) ||
      codeSpansIn(links.text).some((span) => add(code, span.text)) ||
      [...links.text.matchAll(ELEMENT)].some(([, inside = '']) => add(code, inside))
    );
  };
  const isCut = partsOf(statement).some(take);
  return {
    code: [...code].slice(0, MOST_MARKS),
    targets: [...targets].slice(0, MOST_MARKS),
    isCut,
  };
}

/** Code that is written as an element. */
const ELEMENT = /<(?:code|tt|kbd|samp)\b[^<>]{0,200}>([^<>]{1,300})<\//gi;

interface StatementPart {
  readonly text: string;
  readonly isFence: boolean;
}

/** Paragraphs, and the insides of fences. */
function partsOf(statement: string): StatementPart[] {
  const parts: StatementPart[] = [];
  let fence: string | null = null;
  let lines: string[] = [];
  const end = (isFence: boolean): void => {
    if (lines.length > 0) parts.push({ text: lines.join('\n'), isFence });
    lines = [];
  };
  for (const line of statement.split('\n')) {
    const [, mark = null, info = ''] = /^\s{0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    // Three backticks that are closed on their line are a code span (CommonMark 0.31, 4.5).
    if (fence === null && mark !== null && !(mark.startsWith('`') && info.includes('`'))) {
      end(false);
      fence = mark;
    } else if (fence !== null && mark?.startsWith(fence) === true && info.trim() === '') {
      end(true);
      fence = null;
    } else if (fence === null && line.trim() === '') end(false);
    else lines.push(line);
  }
  end(fence !== null);
  return parts;
}
