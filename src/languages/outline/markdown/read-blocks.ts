import {
  type Container,
  containerOf,
  Cursor,
  isContainer,
  type Leaf,
  leafOf,
  type Line,
  skipMarker,
  skipQuoteMark,
} from './cursor.js';
import * as starts from './starts.js';

/** Containers inside one another. Below that the rest of a line is text, so that hostile texts stay linear. */
const DEEPEST = 16;

/** `offsets`: where each line begins in the file. Linear. */
export function readMarkdownBlocks(
  lines: readonly string[],
  offsets: readonly number[],
): Container {
  const reader = new BlockReader();
  for (const [index, line] of lines.entries()) reader.line(line, offsets[index] ?? 0, index);
  return reader.root;
}

/** Reads a text line by line. Source: CommonMark 0.31, appendix "A parsing strategy". */
class BlockReader {
  readonly root = containerOf('root', 0);
  private readonly open: Container[] = [];
  /** The list of each open item; null of a quote. */
  private readonly lists: (Container | null)[] = [];
  private leaf: Leaf | null = null;
  private fence: { readonly mark: string; readonly indent: number } | null = null;
  private html: starts.HtmlEnd | null = null;
  private index = 0;
  /** How many of the open containers go on in this line. */
  private matched = 0;

  line(text: string, offset: number, index: number): void {
    this.index = index;
    const cursor = new Cursor(text, offset);
    this.match(cursor);
    const isInside = this.matched === this.open.length;
    if (isInside && this.continuesLeaf(cursor)) {
      if (!cursor.isBlank || this.fence !== null) this.reach();
      return;
    }
    let isNew = false;
    while (this.opensContainer(cursor, isNew)) isNew = true;
    if (!this.opensLeaf(cursor, isNew)) this.text(cursor, isNew);
    if (!cursor.isBlank) this.reach();
  }

  private get container(): Container {
    return this.open.at(-1) ?? this.root;
  }

  private isParagraph(): boolean {
    return this.leaf?.kind === 'paragraph';
  }

  /** Goes into each open container whose mark or indentation the line has. */
  private match(cursor: Cursor): void {
    this.matched = 0;
    for (const container of this.open) {
      if (container.kind === 'quote') {
        if (!skipQuoteMark(cursor)) return;
      } else if (cursor.isBlank) {
        // An item that begins with a blank line has at most one of them.
        if (container.children.length === 0) return;
      } else if (cursor.indent >= container.indent) cursor.skipColumns(container.indent);
      else return;
      this.matched += 1;
    }
  }

  private continuesLeaf(cursor: Cursor): boolean {
    const { leaf } = this;
    if (leaf?.kind === 'fence') return this.continuesFence(cursor, leaf);
    if (leaf?.kind === 'html') return this.continuesHtml(cursor, leaf);
    if (leaf?.kind !== 'code') return false;
    if (!cursor.isBlank && cursor.indent < 4) return false;
    cursor.skipColumns(4);
    leaf.lines.push(cursor.line());
    return true;
  }

  private continuesFence(cursor: Cursor, leaf: Leaf): boolean {
    const mark = cursor.indent < 4 ? starts.FENCE_END.exec(cursor.tail)?.[1] : undefined;
    if (this.fence !== null && mark?.startsWith(this.fence.mark) === true) {
      leaf.last = this.index;
      this.closeLeaf();
      return true;
    }
    cursor.skipColumns(Math.min(cursor.indent, this.fence?.indent ?? 0));
    leaf.lines.push(cursor.line());
    return true;
  }

  private continuesHtml(cursor: Cursor, leaf: Leaf): boolean {
    if (this.html === 'blank' && cursor.isBlank) {
      this.closeLeaf();
      return true;
    }
    const line = cursor.line();
    leaf.lines.push(line);
    if (!cursor.isBlank) leaf.last = this.index;
    if (this.html !== null && this.html !== 'blank' && this.html.test(line.text)) this.closeLeaf();
    return true;
  }

  private opensContainer(cursor: Cursor, isNew: boolean): boolean {
    if (cursor.indent > 3 || cursor.isBlank || this.matched >= DEEPEST) return false;
    if (cursor.text[cursor.next] === '>') {
      this.closeUnmatched();
      skipQuoteMark(cursor);
      const quote = containerOf('quote', this.index);
      this.container.children.push(quote);
      this.enter(quote, null);
      return true;
    }
    const isInside = !isNew && this.matched === this.open.length;
    if (this.isUnderline(cursor, isInside) || starts.RULE.test(cursor.tail)) return false;
    const found = starts.itemMarkerOf(cursor.tail, isInside && this.isParagraph());
    if (found === null) return false;
    this.closeUnmatched();
    this.pushItem(cursor, found);
    return true;
  }

  private pushItem(cursor: Cursor, { mark, marker }: starts.ItemMarker): void {
    const indent = skipMarker(cursor, mark);
    const { children } = this.container;
    const last = children.at(-1);
    let list = last !== undefined && isContainer(last) && last.kind === 'list' ? last : null;
    if (list?.marker !== marker) {
      list = containerOf('list', this.index, marker);
      children.push(list);
    }
    const item = containerOf('item', this.index, marker, indent);
    list.children.push(item);
    list.last = this.index;
    this.enter(item, list);
  }

  private enter(container: Container, list: Container | null): void {
    this.closeLeaf();
    this.open.push(container);
    this.lists.push(list);
    this.matched = this.open.length;
    this.reach(); // it may hold nothing
  }

  private isUnderline(cursor: Cursor, isInside: boolean): boolean {
    if (!isInside || !this.isParagraph() || !starts.SETEXT.test(cursor.tail)) return false;
    return this.leaf?.lines.some(({ text }) => !starts.DEFINITION.test(text)) === true;
  }

  private opensLeaf(cursor: Cursor, isNew: boolean): boolean {
    if (cursor.isBlank) return false;
    const isInside = !isNew && this.matched === this.open.length;
    if (cursor.indent > 3) {
      if (this.isParagraph() && !isNew) return false;
      this.closeUnmatched();
      cursor.skipColumns(4);
      this.add(leafOf('code', this.index, [cursor.line()]));
      return true;
    }
    const { tail } = cursor;
    const level = starts.ATX.exec(tail)?.[1]?.length;
    if (level !== undefined) {
      const { text, at } = cursor.trimmed();
      this.add({
        ...leafOf('heading', this.index, [{ text: starts.headingTitle(text), at }]),
        level,
      });
      this.closeLeaf();
    } else if (this.isUnderline(cursor, isInside)) this.underline(tail);
    else if (starts.RULE.test(tail)) {
      this.add(leafOf('rule', this.index));
      this.closeLeaf();
    } else return this.opensFence(cursor) || this.opensHtml(cursor, isNew);
    return true;
  }

  private underline(tail: string): void {
    if (this.leaf !== null) {
      this.leaf.kind = 'heading';
      this.leaf.level = tail.startsWith('=') ? 1 : 2;
      this.leaf.last = this.index;
    }
    this.closeLeaf();
  }

  private opensFence(cursor: Cursor): boolean {
    const [, mark, info] = starts.FENCE.exec(cursor.tail) ?? [];
    if (mark === undefined) return false;
    this.add({ ...leafOf('fence', this.index), info: info?.trim() ?? '' });
    this.fence = { mark, indent: cursor.indent };
    return true;
  }

  private opensHtml(cursor: Cursor, isNew: boolean): boolean {
    const end = starts.htmlEndOf(cursor.tail, !isNew && this.isParagraph());
    if (end === null) return false;
    this.add(leafOf('html', this.index, [cursor.trimmed()]));
    this.html = end;
    if (end !== 'blank' && end.test(cursor.tail)) this.closeLeaf();
    return true;
  }

  private text(cursor: Cursor, isNew: boolean): void {
    const { leaf } = this;
    if (cursor.isBlank) {
      this.closeUnmatched();
      this.closeLeaf();
    } else if (leaf?.kind === 'paragraph' && !isNew) {
      const line = cursor.trimmed();
      if (this.matched === this.open.length && this.makesTable(leaf, line)) return;
      leaf.lines.push(line);
      leaf.last = this.index;
      // The text of a quote goes on without its mark, and so do the containers around it.
      this.matched = this.open.length;
    } else if (leaf?.kind === 'table' && !isNew && this.matched === this.open.length) {
      leaf.lines.push(cursor.trimmed());
      leaf.last = this.index;
    } else this.add(leafOf('paragraph', this.index, [cursor.trimmed()]));
  }

  /** Whether the last line of a paragraph is the header of a table. What is above it stays a paragraph. */
  private makesTable(leaf: Leaf, line: Line): boolean {
    const header = leaf.lines.at(-1);
    if (header === undefined || !starts.isTableHeader(header.text, line.text)) return false;
    const { children } = this.container;
    leaf.lines.pop();
    if (leaf.lines.length === 0) children.pop();
    else leaf.last = this.index - 2;
    this.leaf = { ...leafOf('table', this.index - 1, [header]), last: this.index };
    children.push(this.leaf);
    return true;
  }

  private add(leaf: Leaf): void {
    this.closeUnmatched();
    this.closeLeaf();
    this.container.children.push(leaf);
    this.leaf = leaf;
  }

  private closeUnmatched(): void {
    if (this.matched === this.open.length) return;
    this.open.length = this.matched;
    this.lists.length = this.matched;
    this.closeLeaf();
  }

  private closeLeaf(): void {
    this.leaf = null;
    this.fence = null;
    this.html = null;
  }

  /** The containers that go on in this line end here at the earliest. */
  private reach(): void {
    if (this.leaf !== null && this.leaf.last < this.index) this.leaf.last = this.index;
    this.root.last = this.index;
    for (const container of this.open) container.last = this.index;
    for (const list of this.lists) if (list !== null) list.last = this.index;
  }
}
