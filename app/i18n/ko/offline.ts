import type { Translated } from '../texts.ts';

export const offline = {
  title: '지금은 연결되어 있지 않아요',
  since: '{{time}}에 불러온 내용이에요. 지금 답한 것은 다시 연결되면 보내요.',
  refresh: '다시 연결하기',
} satisfies Translated<'offline'>;
