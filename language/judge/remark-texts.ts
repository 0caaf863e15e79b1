import type { Why } from '../issues/finding.ts';
import type { RemarkKind } from './verdict.ts';

const LISTED: Why = {
  ja: 'よくある間違いです。下のポイントを見てください。',
  en: 'A common mistake: see the point below.',
  ko: '자주 하는 실수예요. 아래 포인트를 보세요.',
};

/** `{said}` and `{right}` stand for the words, with their neighbours. What the words leave open is not claimed. */
const TEXTS: Partial<Record<RemarkKind, Why>> = {
  article: {
    ja: '冠詞（a / an / the）を見直しましょう。ここは「{right}」です。',
    en: 'Look at the article: here it is "{right}".',
    ko: '관사(a/an/the)를 다시 보세요. 올바른 표현: "{right}"',
  },
  number: {
    ja: '単数か複数かを見直しましょう。ここは「{right}」です。',
    en: 'Look at singular and plural: here it is "{right}".',
    ko: '단수인지 복수인지 다시 보세요. 올바른 표현: "{right}"',
  },
  preposition: {
    ja: '前置詞を見直しましょう。ここは「{right}」です。',
    en: 'Look at the preposition: here it is "{right}".',
    ko: '전치사를 다시 보세요. 올바른 표현: "{right}"',
  },
  'missing-word': {
    ja: '語が足りないようです。ここは「{right}」です。',
    en: 'A word seems to be missing: here it is "{right}".',
    ko: '단어가 빠진 것 같아요. 올바른 표현: "{right}"',
  },
  'verb-form': {
    ja: '動詞の形を見直しましょう。ここは「{right}」です。',
    en: 'Look at the form of the verb: here it is "{right}".',
    ko: '동사의 형태를 다시 보세요. 올바른 표현: "{right}"',
  },
  quantifier: {
    ja: '数や量の言い方を見直しましょう。ここは「{right}」です。',
    en: 'Look at the word for the amount: here it is "{right}".',
    ko: '수나 양을 나타내는 말을 다시 보세요. 올바른 표현: "{right}"',
  },
  pronoun: {
    ja: '代名詞を見直しましょう。ここは「{right}」です。',
    en: 'Look at the pronoun: here it is "{right}".',
    ko: '대명사를 다시 보세요. 올바른 표현: "{right}"',
  },
  possessive: {
    ja: 'だれのものかを表す語を見直しましょう。ここは「{right}」です。',
    en: 'Look at the word that says whose it is: here it is "{right}".',
    ko: '누구의 것인지 나타내는 말을 다시 보세요. 올바른 표현: "{right}"',
  },
  agreement: {
    ja: '主語に合わせて動詞の形が変わります。ここは「{right}」です。',
    en: 'The verb changes with its subject: here it is "{right}".',
    ko: '동사는 주어에 맞춰 형태가 바뀌어요. 올바른 표현: "{right}"',
  },
  tense: {
    ja: '時制を見直しましょう。この文では「{right}」です。',
    en: 'Look at the tense: in this sentence it is "{right}".',
    ko: '시제를 다시 보세요. 올바른 표현: "{right}"',
  },
  'extra-word': {
    ja: '語が一つ多いようです。ここは「{right}」です。',
    en: 'There seems to be a word too many: here it is "{right}".',
    ko: '단어가 하나 더 들어간 것 같아요. 올바른 표현: "{right}"',
  },
  'word-order': {
    ja: '語の順番を見直しましょう。ここは「{right}」の順です。',
    en: 'Look at the order of the words: it is "{right}".',
    ko: '단어의 순서를 다시 보세요. 올바른 순서: "{right}"',
  },
  'word-choice': {
    ja: '語の選び方を見直しましょう。ここは「{right}」です。',
    en: 'Look at the choice of words: here it is "{right}".',
    ko: '단어 선택을 다시 보세요. 올바른 표현: "{right}"',
  },
  comparison: {
    ja: '比べる言い方を見直しましょう。ここは「{right}」です。',
    en: 'Look at how things are compared: here it is "{right}".',
    ko: '비교하는 표현을 다시 보세요. 올바른 표현: "{right}"',
  },
  'participle-adjective': {
    ja: '〜ing と 〜ed の形容詞は意味が変わります。ここは「{right}」です。',
    en: 'Adjectives in -ing and -ed mean different things: here it is "{right}".',
    ko: '-ing와 -ed 형용사는 뜻이 달라요. 올바른 표현: "{right}"',
  },
  negation: {
    ja: '肯定と否定が、日本語の文と逆になっています。',
    en: 'This says the opposite of the Japanese sentence.',
    ko: '긍정과 부정이 일본어 문장과 반대예요.',
  },
  spelling: {
    ja: 'つづりは「{right}」です。',
    en: 'It is spelled "{right}".',
    ko: '올바른 철자: "{right}"',
  },
  homophone: {
    ja: '音は同じですが、ここは「{right}」と書きます。',
    en: 'It sounds the same, but here it is written "{right}".',
    ko: '소리는 같지만 여기서는 "{right}" 쪽으로 써요.',
  },
  british: {
    ja: '「{said}」はイギリス式です。アメリカ式では「{right}」です。どちらも正しい英語です。',
    en: '"{said}" is British; in American English it is "{right}". Both are right.',
    ko: '"{said}" 표기는 영국식이에요. 미국식 철자: "{right}". 둘 다 맞아요.',
  },
  fact: {
    ja: '内容が日本語の文と違います。「{said}」ではなく「{right}」です。',
    en: 'This differs from the Japanese sentence: not "{said}" but "{right}".',
    ko: '일본어 문장과 내용이 달라요. "{said}" → "{right}"',
  },
  meaning: {
    ja: '日本語の文とは内容が違うようです。',
    en: 'This seems to say something different from the Japanese sentence.',
    ko: '일본어 문장과 내용이 다른 것 같아요.',
  },
};

/** What a remark says, in every language; `meaning` where nothing more is known. */
export function remarkText(kind: RemarkKind, said: string, right: string): Why {
  const text = TEXTS[kind] ?? LISTED;
  const filled = (sentence: string): string =>
    sentence.replaceAll('{said}', said).replaceAll('{right}', right);
  return { ja: filled(text.ja), en: filled(text.en), ko: filled(text.ko) };
}
