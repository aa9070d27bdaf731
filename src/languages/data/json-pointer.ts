import type { DataNode } from './node.js';

/*
 * Which value does a pointer lead to? `/a/0` leads to the first item of the list `a`; `~1` in it is
 * a slash. Null where it leads nowhere, `twice` where a key on the way is there twice.
 * `countedItems` gives the items that it reaches by their number: of `/jobs/0/name` the first job.
 *
 * `src/anchors/pointer.ts` asks for cited values, and by `countedItems` whether the same item still
 * stands at that number; suggestions ask too. Facts hold
 * pointers as they are written, so which value one leads to stays. Null and `twice` cost trust, the
 * safe error. It is RFC 6901 and nothing more. `__tests__/anchors/pointer.test.ts` fails when this
 * is wrong.
 */

/**
 * Reference tokens of a JSON Pointer with their escapes read, or null where the text is none.
 * Source: RFC 6901, 3 and 4.
 */
export function pointerTokens(pointer: string): readonly string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value that a pointer leads to; null where it leads nowhere, `twice` where it leads to more than one. */
export function resolvePointer(
  root: DataNode,
  tokens: readonly string[],
): DataNode | 'twice' | null {
  let node = root;
  for (const token of tokens) {
    const next = step(node, token);
    if (next === null || next === 'twice') return next;
    if (next.kind === 'unclear') return next;
    node = next;
  }
  return node;
}

/**
 * The items of lists that a pointer reaches by their number on its way, outermost first. Whoever
 * trusts such a pointer has to compare them: put in a new first job, and `/jobs/0` is another one.
 */
export function countedItems(root: DataNode, tokens: readonly string[]): readonly DataNode[] {
  const items: DataNode[] = [];
  let node = root;
  for (const token of tokens) {
    const next = step(node, token);
    if (next === null || next === 'twice') return items;
    if (node.kind === 'list') items.push(next);
    node = next;
  }
  return items;
}

/** One step of a pointer. An index has at most ten digits, which no list exceeds; `01` is none. */
function step(node: DataNode, token: string): DataNode | 'twice' | null {
  switch (node.kind) {
    case 'map': {
      const entry = node.entries.get(token);
      if (entry === undefined || entry === 'twice') return entry ?? null;
      return entry.value;
    }
    case 'list':
      return /^(?:0|[1-9][0-9]{0,9})$/.test(token) ? (node.items[Number(token)] ?? null) : null;
    case 'scalar':
      return null;
    case 'unclear':
      return node;
  }
}
