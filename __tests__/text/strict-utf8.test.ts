import { expect, it } from '@jest/globals';
import { strictUtf8 } from '../../src/text/file-text.js';

it('bytes are a text only where they are UTF-8, and a byte-order mark is part of it', () => {
  expect(strictUtf8(Buffer.from('\u{feff}ä\r\n'))).toBe('\u{feff}ä\r\n');
  expect(strictUtf8(Buffer.from([0x61, 0xff]))).toBeNull();
});
