import type { Translated } from '../texts.ts';

export const offline = {
  title: '지금은 연결되어 있지 않아요',
  since: '{{time}}의 내용이에요. 답한 것은 연결되면 보내요.',
  refresh: '다시 연결하기',
} satisfies Translated<'offline'>;
