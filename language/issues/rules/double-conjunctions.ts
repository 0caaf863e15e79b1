import { asFinding, type Rule } from '../pattern/phrase-rule.ts';
import { CERTAIN } from '../finding.ts';
import { wordSet } from '../words/word-set.ts';

const WHY = {
  ja: '文をつなぐ語は一つで足ります。although と but、because と so は一緒に使いません。',
  en: 'One joining word is enough: not "although" with "but", nor "because" with "so".',
  ko: '문장을 잇는 말은 하나면 충분해요. although와 but, because와 so를 함께 쓰지 않아요.',
};
const SUBJECTS = wordSet('i you he she it we they my his her the there');

/** "Although …, but …" and "Because …, so …". */
export const doubleConjunctions: Rule = (sentence) => {
  const { words } = sentence;
  const first = words[0]?.lower === 'even' ? words[1]?.lower : words[0]?.lower;
  const second =
    first === 'because' ? 'so' : /^(?:although|though)$/u.test(first ?? '') ? 'but' : '';
  const at = words.findIndex(
    (word, index) =>
      index > 2 && word.lower === second && SUBJECTS.has(words[index + 1]?.lower ?? ''),
  );
  const [extra, next] = [words[at], words[at + 1]];
  if (extra === undefined || next === undefined) return [];
  return [
    asFinding({ kind: 'conjunction', topic: 'conjunctions', why: WHY }, sentence, {
      span: { start: extra.start, end: next.start },
      replacement: '',
      confidence: extra.breakBefore === ',' ? CERTAIN : 0.92,
    }),
  ];
};
