import { expect, test } from '@jest/globals';
import { addTo, firstBehind, kept } from '../../src/text/collections.js';
import { byWord, wordMap } from '../../src/text/words.js';

test('values are added to the list of their key, up to a number of them', () => {
  const lists = new Map<string, number[]>();
  addTo(lists, 'a', 1);
  addTo(lists, 'b', 2);
  addTo(lists, 'a', 3);
  addTo(lists, 'a', 4, 2);
  expect([...lists]).toEqual([
    ['a', [1, 3]],
    ['b', [2]],
  ]);
});

test('what is kept is made once', () => {
  const known = new Map<string, number>();
  let made = 0;
  const make = (): number => (made += 1);
  expect([kept(known, 'a', make), kept(known, 'a', make)]).toEqual([1, 1]);
  expect(kept(known, 'b', make)).toBe(2);
});

test('the first place behind others is found as one by one', () => {
  const places = [2, 3, 3, 7, 11];
  for (let at = 0; at < 13; at += 1) {
    const oneByOne = places.findIndex((place) => place >= at);
    expect(firstBehind(places.length, (index) => (places[index] ?? 0) < at)).toBe(
      oneByOne < 0 ? places.length : oneByOne,
    );
  }
  expect(firstBehind(0, () => true)).toBe(0);
});

test('tables of words give each word its value', () => {
  expect([...wordMap('( )  [ ]')]).toEqual([
    ['(', ')'],
    ['[', ']'],
  ]);
  expect([
    ...byWord([
      ['a b', 1],
      ['c', 2],
    ]),
  ]).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 2],
  ]);
});
