/** The document's own example of what is too narrow, in other scripts and orders; and twins of it that hold for more. */
import { describe, expect, test } from '@jest/globals';
import { narrowPlace } from '../../../src/lifecycle/refine/narrow.js';

describe('a note about one line of one file', () => {
  test.each([
    ['MAGIC.C 第 42 行的特殊處理', 'MAGIC.C'],
    ['MAGIC.C第42行的特殊處理', 'MAGIC.C'],
    ['MAGIC.C 第 42 行的特殊处理。', 'MAGIC.C'],
    ['第 42 行的特殊處理（MAGIC.C）', 'MAGIC.C'],
    ['在MAGIC.C中第42行的特殊處理', 'MAGIC.C'],
    ['檔案MAGIC.C第四十二行有特殊處理', 'MAGIC.C'],
    ['「MAGIC.C」第42–45行：特殊處理', 'MAGIC.C'],
    ['MAGIC.C:42 的特殊處理', 'MAGIC.C:42'],
    ['MAGIC.C 42行目の特殊処理', 'MAGIC.C'],
    ['MAGIC.C의 42번째 줄에 있는 특수 처리', 'MAGIC.C'],
    ['Особый случай в MAGIC.C, строка 42', 'MAGIC.C'],
    ['Sonderfall in Zeile 42 von MAGIC.C', 'MAGIC.C'],
    ['Special handling at line 42 of MAGIC.C.', 'MAGIC.C'],
    ['MAGIC.C L42: the tests call it twice', 'MAGIC.C'],
    ['MAGIC.C line 42: the functions behind it are skipped', 'MAGIC.C'],
    ['src\\MAGIC.C 第 42 行的特殊處理', 'MAGIC.C'],
    ['MAGIC.PAS 第 42 行的特殊處理', 'MAGIC.PAS'],
    ['MAGIC.BAS line 42 needs special handling', 'MAGIC.BAS'],
    ['函數 cast_spell 第 42 行的特殊處理', 'cast_spell'],
    ['castSpell 第 42 行的特殊處理', 'castSpell'],
    ['cast_spell() 第 42 行的特殊處理', 'cast_spell'],
    ['Makefile 第 42 行的特殊處理', 'Makefile'],
  ])('%s', (text, name) => {
    expect(narrowPlace(text)?.name).toBe(name.replace(/:\d+$/, ''));
  });
});

describe('a note about one function or file, without backquotes', () => {
  test.each([
    ['函數 magic_init 需要特別小心。', 'magic_init'],
    ['函数 magic_init 的数组只在此处初始化', 'magic_init'],
    ['函數「magicInit」需要特別小心。', 'magicInit'],
    ['関数 cast_spell は注意が必要', 'cast_spell'],
    ['cast_spell 関数は注意が必要', 'cast_spell'],
    ['The function castSpell is called twice.', 'castSpell'],
    ['The cast_spell function is called twice.', 'cast_spell'],
    ['MAGIC.C 需要特別小心。', 'MAGIC.C'],
    ['MAGIC.C needs special care.', 'MAGIC.C'],
  ])('%s', (text, name) => {
    expect(narrowPlace(text)?.name).toBe(name);
  });

  test.each([
    '函數 magic_init 與函數 magic_free 需要成對使用。',
    '所有函數都和函數 magic_init 一樣要先鎖定。',
    'Every function locks first, as the function magic_init does.',
    'A connection is released with max_wait in mind.',
    'The macOS runner has no Docker.',
  ])('not: %s', (text) => {
    expect(narrowPlace(text)).toBeNull();
  });
});

describe('a note that stays, since more than that place is meant', () => {
  test.each([
    'MAGIC.C 第 42 行的特殊處理適用於所有法術檔案',
    'MAGIC.C 和 SPELL.C 第 42 行的特殊處理',
    'MAGIC.C 第 42 行跟 MENU.PAS 第 7 行一樣要先鎖定',
    '任何檔案的第 42 行都不特別',
    '第 42 行的特殊處理',
    '例如 MAGIC.C 第 42 行：讀取設定前先鎖定，不論哪個檔案',
    '像 MAGIC.C 第 42 行那樣，整數要先轉換位元組順序再使用',
    'MAGIC.C の 42 行目のように、すべての整数を変換する',
    'MAGIC.C 42번째 줄처럼 모든 정수를 변환해야 한다',
    'For example MAGIC.C line 42: integers from the wire are byte-swapped before use.',
    'Integers from the wire are byte-swapped before use, as in MAGIC.C line 42.',
    'Как в MAGIC.C, строка 42: все целые переставляются',
    'cast_spell 與 cast_curse 第 42 行的特殊處理',
    'Every line of MAGIC.C is checked.',
    'Node.js 第 42 行的特殊處理',
  ])('%s', (text) => {
    expect(narrowPlace(text)).toBeNull();
  });
});
