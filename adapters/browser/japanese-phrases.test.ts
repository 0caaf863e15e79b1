import { expect, it } from 'vitest';
import { phrasesOf } from './japanese-phrases.ts';

it.each([
  'おかねがなくて、｜困っています。',
  '駅前に｜新しい｜カフェができるらしいよ。',
  'この｜博物館は｜月曜日は｜閉まっています。',
  '一度｜ご覧いただければ、｜きっと｜納得していただけるはずです。',
  '500個以上｜ご注文いただければ、｜1割｜お値引きいたします。',
  '競合との｜違いを｜打ち出さない｜限り、｜当社は｜生き残れません。',
  'その｜法案をめぐって、｜世論は｜真っ二つに｜割れている。',
  '（電話で）｜どちら様でしょうか？',
  '「大丈夫」と｜言った。',
])('%s', (marked) => {
  const text = marked.replaceAll('｜', '');
  expect(phrasesOf(text).join('｜')).toBe(marked);
});

it.each(['', ' ', '、', 'Oz', 'a\nb', '👩‍👩‍👧を見た'])('joined again, %j is as it was', (text) => {
  expect(phrasesOf(text).join('')).toBe(text);
});
