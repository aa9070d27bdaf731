import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

export const src = join(import.meta.dirname, '../../src');

/** The TypeScript files of src/, by their path there. */
export function typeScriptFiles(): readonly string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .toSorted();
}

export function textOf(path: string): string {
  return readFileSync(join(src, path), 'utf8');
}

/** Lists of words to look for, not sentences: forty short words in a row and no full stop. */
const isWordList = (text: string): boolean => /^(?:[^\s.,;:]+ ){25}/.test(text);

/** The strings of a file, with `…` for what is filled in. */
export function stringsOf(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    if ('type' in node) {
      if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return;
      const text = textIn(node);
      if (text !== null) found.push(text.replaceAll(/\s+/g, ' ').trim());
      if (text !== null && node.type !== 'TemplateLiteral') return;
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(code, { syntax: 'typescript' }).body);
  return found.filter((text) => text.includes(' ') && !isWordList(text));
}

/** What a string, a template or a sum of them says; null for all else. */
function textIn(node: object): string | null {
  if (!('type' in node)) return null;
  if (node.type === 'StringLiteral' && 'value' in node) return String(node.value);
  if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis))
    return node.quasis
      .map((part: unknown) =>
        typeof part === 'object' && part !== null && 'cooked' in part ? String(part.cooked) : '',
      )
      .join('…');
  if (node.type !== 'BinaryExpression' || !('left' in node) || !('right' in node)) return null;
  const [left, right] = [node.left, node.right].map((side) =>
    typeof side === 'object' && side !== null ? textIn(side) : null,
  );
  return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
}
