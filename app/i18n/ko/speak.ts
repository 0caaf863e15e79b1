import type { Translated } from '../texts.ts';

export const speak = {
  title: '혼잣말 영어회화',
  preparing: '지금 준비하고 있어요',
  description: '주제에 대해 1분 동안 영어로 말하고 첨삭을 받을 수 있게 돼요.',
  meanwhile: '그때까지 말하기 영작으로 바로 나오는 한마디를 늘려 봐요.',
  toBooks: '말하기 영작으로',
} satisfies Translated<'speak'>;
