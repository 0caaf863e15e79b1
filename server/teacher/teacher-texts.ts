import type { Language } from '../../core/shared/language.ts';

/** What the built-in teacher says in her own words. English in them stands in double quotes. */
export interface TeacherTexts {
  readonly sentenceHeading: string;
  readonly sentenceRight: (said: string) => string;
  readonly sentenceKnownMistake: (said: string) => string;
  readonly sentenceUnknown: (said: string) => string;
  readonly ownHeading: string;
  readonly ownRight: (said: string) => string;
  readonly ownWrong: (said: string, nearest: string) => string;
  readonly missing: (expected: string) => string;
  readonly extra: (said: string) => string;
  readonly replaced: (said: string, expected: string) => string;
  readonly nearest: (answer: string) => string;
  readonly mend: (said: string, replacement: string, why: string) => string;
  readonly cut: (said: string, why: string) => string;
  readonly affected: (said: string, replacement: string) => string;
  readonly affectedCut: (said: string) => string;
  readonly waysHeading: string;
  readonly waysIntro: string;
  readonly noteHeading: string;
  readonly unknown: string;
  readonly offers: readonly string[];
  readonly example: (en: string, ja: string) => string;
}

const shown = (words: string): string => `"${words}"`;

export const TEACHER_TEXTS: Readonly<Record<Language, TeacherTexts>> = {
  ja: {
    sentenceHeading: 'その英文について',
    sentenceRight: (said) => `${shown(said)} は、この問題の正解として認められる言い方です。`,
    sentenceKnownMistake: (said) =>
      `${shown(said)} は、日本語につられてよく出る言い方ですが、この問題では正解になりません。`,
    sentenceUnknown: (said) =>
      `${shown(said)} は、この問題の正解の一覧にはありません。一覧にないだけで、英語として必ず誤りとは限りません。`,
    ownHeading: 'あなたの答え',
    ownRight: (said) => `あなたの答え ${shown(said)} は、正解として通りました。`,
    ownWrong: (said, nearest) =>
      `あなたの答えは ${shown(said)} と聞こえました。いちばん近い正解は ${shown(nearest)} です。`,
    missing: (expected) => `${shown(expected)} が抜けています。`,
    extra: (said) => `${shown(said)} は要りません。`,
    replaced: (said, expected) => `${shown(said)} ではなく ${shown(expected)} です。`,
    nearest: (answer) => `いちばん近い正解は ${shown(answer)} です。`,
    mend: (said, replacement, why) => `${shown(said)} → ${shown(replacement)}：${why}`,
    cut: (said, why) => `${shown(said)} を取る：${why}`,
    affected: (said, replacement) =>
      `あなたの英文では、${shown(said)} → ${shown(replacement)} がこれに当たります。`,
    affectedCut: (said) => `あなたの英文では、${shown(said)} を取るところがこれに当たります。`,
    waysHeading: 'ほかの言い方',
    waysIntro: 'この問題では、次の言い方も正解になります。',
    noteHeading: 'この問題のポイント',
    unknown:
      'ごめんなさい。わたしは Oz に内蔵された先生で、手元の文法ハンドブックには、このご質問に合う説明が見つかりませんでした。当てずっぽうではお答えしません。',
    offers: [
      '文法の言葉や、気になる英単語を入れて尋ねてみてください（例：なぜ "the" が付くのですか？）。',
      '英文を書いて、合っているかどうかを尋ねることもできます。',
      '「ほかの言い方はありますか？」と尋ねると、この問題のほかの正解をお見せします。',
    ],
    example: (en, ja) => `${en} ｜ ${ja}`,
  },
  en: {
    sentenceHeading: 'That sentence',
    sentenceRight: (said) => `${shown(said)} is accepted as an answer to this question.`,
    sentenceKnownMistake: (said) =>
      `${shown(said)} comes easily to Japanese speakers, but it is not right here.`,
    sentenceUnknown: (said) =>
      `${shown(said)} is not among the answers to this question. That alone does not make it wrong English.`,
    ownHeading: 'Your answer',
    ownRight: (said) => `Your answer ${shown(said)} was accepted.`,
    ownWrong: (said, nearest) =>
      `Your answer was heard as ${shown(said)}. The nearest right one is ${shown(nearest)}`,
    missing: (expected) => `${shown(expected)} is missing.`,
    extra: (said) => `${shown(said)} is not needed.`,
    replaced: (said, expected) => `Say ${shown(expected)} instead of ${shown(said)}.`,
    nearest: (answer) => `The nearest right answer is ${shown(answer)}`,
    mend: (said, replacement, why) => `${shown(said)} → ${shown(replacement)}: ${why}`,
    cut: (said, why) => `Leave out ${shown(said)}: ${why}`,
    affected: (said, replacement) =>
      `In your sentence this is about ${shown(said)} → ${shown(replacement)}.`,
    affectedCut: (said) => `In your sentence this is about leaving out ${shown(said)}.`,
    waysHeading: 'Other ways to say it',
    waysIntro: 'These are right for this question, too.',
    noteHeading: 'The point of this question',
    unknown:
      "I'm sorry. I am the teacher built into Oz, and my grammar handbook has nothing that fits your question. I would rather not guess.",
    offers: [
      'Ask with a grammar word or the English word you wonder about, for example: Why do I need "the"?',
      'Write an English sentence and ask whether it is right.',
      'Ask for other ways to say it, and I will show you the other right answers.',
    ],
    example: (en, ja) => `${en} ｜ ${ja}`,
  },
  ko: {
    sentenceHeading: '그 문장에 대해',
    sentenceRight: (said) => `${shown(said)}: 이 문제의 정답으로 인정되는 표현이에요.`,
    sentenceKnownMistake: (said) =>
      `${shown(said)}: 일본어에 이끌려 자주 나오는 표현이지만, 이 문제에서는 정답이 아니에요.`,
    sentenceUnknown: (said) =>
      `${shown(said)}: 이 문제의 정답 목록에는 없어요. 목록에 없다고 해서 꼭 틀린 영어인 것은 아니에요.`,
    ownHeading: '내 답',
    ownRight: (said) => `답하신 ${shown(said)}, 정답으로 인정됐어요.`,
    ownWrong: (said, nearest) =>
      `답하신 말은 ${shown(said)}로 들렸어요. 가장 가까운 정답은 ${shown(nearest)}예요.`,
    missing: (expected) => `${shown(expected)}: 빠졌어요.`,
    extra: (said) => `${shown(said)}: 필요 없어요.`,
    replaced: (said, expected) => `${shown(said)} 대신 ${shown(expected)}라고 해요.`,
    nearest: (answer) => `가장 가까운 정답은 ${shown(answer)}예요.`,
    mend: (said, replacement, why) => `${shown(said)} → ${shown(replacement)}: ${why}`,
    cut: (said, why) => `${shown(said)} 빼기: ${why}`,
    affected: (said, replacement) =>
      `쓰신 문장에서는 ${shown(said)} → ${shown(replacement)} 부분이 여기에 해당해요.`,
    affectedCut: (said) => `쓰신 문장에서는 ${shown(said)} 부분을 빼는 것이 여기에 해당해요.`,
    waysHeading: '다른 표현',
    waysIntro: '이 문제에서는 다음 표현도 정답이에요.',
    noteHeading: '이 문제의 포인트',
    unknown:
      '죄송해요. 저는 Oz에 내장된 선생님이고, 가지고 있는 문법 핸드북에서 이 질문에 맞는 설명을 찾지 못했어요. 추측으로 답하지는 않을게요.',
    offers: [
      '문법 용어나 궁금한 영어 단어를 넣어서 물어봐 주세요. (예: 왜 "the"를 붙여요?)',
      '영어 문장을 쓰고 맞는지 물어볼 수도 있어요.',
      '‘다른 표현이 있나요?’라고 물으면 이 문제의 다른 정답을 보여 드려요.',
    ],
    example: (en, ja) => `${en} ｜ ${ja}`,
  },
};
