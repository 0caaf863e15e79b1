import { beforeAll, expect, it } from 'vitest';
import { loadLineReader, type LineReader } from './doubtful-words.ts';

let reader: LineReader;
beforeAll(async () => {
  reader = await loadLineReader();
}, 30_000);

const inEnglish = (text: string) => reader.doubtfulWords({ text, voice: 'af_heart' });
const inJapanese = (text: string, reading?: string) =>
  reader.doubtfulWords({ text, voice: 'jf_alpha', ...(reading !== undefined && { reading }) });

it.each([
  'The check-in counter opens at 7:30 a.m., Mr. Sato.',
  "I've gotten used to it. It wasn't written there.",
  'We need an NDA from HR for $5 million.',
  'Ramen, please.',
])('reads %j', async (text) => {
  expect(await inEnglish(text)).toEqual([]);
});

it.each(['今朝、3,500円払いました。', 'Tシャツを2枚ください。', 'Zoomで15%のNDAを。'])(
  'reads %j',
  async (text) => {
    expect(await inJapanese(text)).toEqual([]);
  },
);

it('doubts English that no dictionary has', async () => {
  expect(await inEnglish('The glorbix is here.')).toEqual(['glorbix']);
});

it('doubts kanji that the dictionary does not have, unless it is told how to read', async () => {
  expect(await inJapanese('彁です。')).not.toEqual([]);
  expect(await inJapanese('彁です。', 'カデス。')).toEqual([]);
});

it('doubts Latin words that it would name letter by letter', async () => {
  expect(await inJapanese('Glorbixを使います。')).toContain('Glorbix');
});

it('doubts what has no sound at all', async () => {
  expect(await inEnglish('...!')).toEqual(['...!']);
});
