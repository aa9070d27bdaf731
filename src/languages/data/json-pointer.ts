import type { DataNode } from './node.js';

/*
 * Which value does a pointer lead to? `/a/0` leads to the first item of the list `a`; `~1` in it is a slash. Null
 * where it leads nowhere, `twice` where a key on the way is there twice.
 */

/**
 * Reference tokens of a JSON Pointer with their escapes read, or null where the text is none. Source: RFC 6901, 3
 * and 4.
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
