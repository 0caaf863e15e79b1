import { expect, it } from 'vitest';
import { blocksOf, runsOf } from './answer-lines.ts';

it('reads headings, points and paragraphs', () => {
  expect(blocksOf('# 題\n一つめ\n\n二つめ\n- a\n- b\n\nおわり')).toEqual([
    { kind: 'heading', text: '題' },
    { kind: 'paragraph', text: '一つめ' },
    { kind: 'paragraph', text: '二つめ' },
    { kind: 'points', points: ['a', 'b'] },
    { kind: 'paragraph', text: 'おわり' },
  ]);
  expect(blocksOf('')).toEqual([]);
});

it('tells English apart inside of Japanese', () => {
  expect(runsOf('「駅で」は at the station. です。', 'ja')).toEqual([
    { text: '「駅で」は ' },
    { text: 'at the station.', lang: 'en' },
    { text: ' です。' },
  ]);
});

it('tells English and Japanese apart inside of Korean', () => {
  expect(runsOf("It's hot. 暑いですね。 더워요", 'ko')).toEqual([
    { text: "It's hot.", lang: 'en' },
    { text: ' ' },
    { text: '暑いですね。', lang: 'ja' },
    { text: ' 더워요' },
  ]);
});

it.each(['', 'それだけ', 'only English', '"', '😀 a 😀'])('loses nothing of %j', (text) => {
  for (const language of ['ja', 'en', 'ko'] as const) {
    const runs = runsOf(text, language);
    expect(runs.map((run) => run.text).join('')).toBe(text);
  }
});
