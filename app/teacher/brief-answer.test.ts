import { expect, it } from 'vitest';
import { blocksOf } from './answer-lines.ts';
import { briefly } from './brief-answer.ts';

const cut = (text: string) => {
  const { first, rest } = briefly(blocksOf(text));
  const said = (blocks: typeof first) =>
    blocks.map((block) => (block.kind === 'points' ? block.points.join('; ') : block.text));
  return [said(first), said(rest)];
};

it('begins with two sentences under their heading', () => {
  expect(cut('# 冠詞 the\n相手にも分かる。「駅だ。」と言う。三つめ。\n- a')).toEqual([
    ['冠詞 the', '相手にも分かる。「駅だ。」と言う。'],
    ['三つめ。', 'a'],
  ]);
});

it('takes them from two paragraphs', () => {
  expect(cut('One, at 6.30 a day.\nTwo! Three?')).toEqual([
    ['One, at 6.30 a day.', 'Two!'],
    ['Three?'],
  ]);
});

it('leaves a short answer whole', () => {
  expect(cut('# Heading\nOne and no end')).toEqual([['Heading', 'One and no end'], []]);
});

it('stops at the next heading, and begins with points where there is nothing before them', () => {
  expect(cut('One.\n# Next\nTwo.')).toEqual([['One.'], ['Next', 'Two.']]);
  expect(cut('- a\n- b\nOne.')).toEqual([['a; b'], ['One.']]);
});
