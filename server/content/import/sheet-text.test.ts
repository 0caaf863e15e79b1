import { expect, it } from 'vitest';
import { sheetText } from './sheet-text.ts';

const TEXT = '問題,answers';

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'))],
  ['Shift_JIS', new Uint8Array([0x96, 0xe2, 0x91, 0xe8, ...new TextEncoder().encode(',answers')])],
])('reads %s', (_, bytes) => {
  expect(sheetText(bytes)).toBe(TEXT);
});
