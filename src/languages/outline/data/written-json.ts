import { readJson5Text } from '../../data/json5-text.js';
import { readJsonText, type JsonMaker } from '../../data/json-text.js';
import { Bounds, Unreadable, type DataPlace } from '../../data/node.js';
import {
  NO_MARKS,
  typedText,
  writtenBlock,
  type DataMember,
  type DataValue,
  type WrittenData,
  type WrittenPart,
} from './data-tree.js';

/** JSON, with the comments and last commas of JSONC. @throws Unreadable */
export function writtenJson(text: string): WrittenData {
  return written(text, readJsonText);
}

/** JSON5. @throws Unreadable */
export function writtenJson5(text: string): WrittenData {
  return written(text, readJson5Text);
}

function written(
  text: string,
  read: (text: string, maker: JsonMaker<WrittenPart>) => WrittenPart,
): WrittenData {
  const comments: DataPlace[] = [];
  const document = read(text, makerOf(text, comments));
  return { documents: [document], comments };
}

/** Makes an item of each value; the map that holds it makes an entry of it. */
function makerOf(text: string, comments: DataPlace[]): JsonMaker<WrittenPart> {
  const bounds = new Bounds();
  return {
    map: (entries, span) => {
      const members: DataMember[] = [];
      const parts = entries.map(({ name, at, value: { value, span: place, inside } }) => {
        const member: DataMember = { name, key: typedText(name), value };
        members.push(member);
        return { span: { from: at, to: place.to }, member, value, inside };
      });
      const value: DataValue = { kind: 'map', marks: NO_MARKS, members };
      return { span, member: null, value, inside: writtenBlock(parts, span) };
    },
    list: (items, span) => {
      const value: DataValue = {
        kind: 'list',
        marks: NO_MARKS,
        items: items.map((item) => item.value),
      };
      return { span, member: null, value, inside: writtenBlock(items, span) };
    },
    scalar: (scalar, span) => {
      const value: DataValue = { kind: 'scalar', marks: NO_MARKS, text: typedText(scalar) };
      return { span, member: null, value, inside: null };
    },
    enters: (depth) => {
      bounds.enter(depth);
      return true;
    },
    sawText: () => {},
    sawFault: ({ kind, at }) => {
      if (kind === 'fault') throw new Unreadable('the file is not valid JSON');
      if (kind === 'comment') comments.push({ from: at, to: commentEnd(text, at) });
    },
    longestNumber: Infinity,
  };
}

function commentEnd(text: string, at: number): number {
  if (text.startsWith('/*', at)) return text.indexOf('*/', at + 2) + 2;
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
