import type { Language } from '../../core/shared/language.ts';

/** What the built-in teacher says in her own words. English in them stands in double quotes. */
export interface TeacherTexts {
  readonly sentenceHeading: string;
  readonly sentenceRight: (said: string) => string;
  readonly sentenceUnlisted: (said: string) => string;
  readonly sentenceWrong: (said: string) => string;
  readonly ownHeading: string;
  readonly ownRight: (said: string) => string;
  readonly ownUnlisted: (said: string) => string;
  readonly ownHeard: (said: string) => string;
  readonly ownTyped: (said: string) => string;
  readonly nearest: (answer: string) => string;
  readonly mend: (said: string, replacement: string, why: string) => string;
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
    sentenceUnlisted: (said) =>
      `${shown(said)} は、この問題の正解の一覧にはありません。間違いは見つからなかったので、正しい言い方かもしれません。`,
    sentenceWrong: (said) => `${shown(said)} は、この問題の答えとしては直すところがあります。`,
    ownHeading: 'あなたの答え',
    ownRight: (said) => `あなたの答え ${shown(said)} は、正解として通りました。`,
    ownUnlisted: (said) =>
      `あなたの答え ${shown(said)} は、正解の一覧にはありませんが、間違いは見つかっていません。正しい言い方かもしれません。`,
    ownHeard: (said) => `あなたの答えは ${shown(said)} と聞こえました。`,
    ownTyped: (said) => `あなたの答えは ${shown(said)} です。`,
    nearest: (answer) => `いちばん近い正解は ${shown(answer)} です。`,
    mend: (said, replacement, why) => `${shown(said)} → ${shown(replacement)}：${why}`,
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
    sentenceUnlisted: (said) =>
      `${shown(said)} is not among the answers to this question. No mistake was found in it, so it may well be right.`,
    sentenceWrong: (said) => `${shown(said)} has something to mend as an answer to this question.`,
    ownHeading: 'Your answer',
    ownRight: (said) => `Your answer ${shown(said)} was accepted.`,
    ownUnlisted: (said) =>
      `Your answer ${shown(said)} is not on the list, but no mistake was found in it. It may well be right.`,
    ownHeard: (said) => `Your answer was heard as ${shown(said)}.`,
    ownTyped: (said) => `Your answer is ${shown(said)}.`,
    nearest: (answer) => `The nearest right answer is ${shown(answer)}`,
    mend: (said, replacement, why) => `${shown(said)} → ${shown(replacement)}: ${why}`,
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
    sentenceUnlisted: (said) =>
      `${shown(said)}: 이 문제의 정답 목록에는 없어요. 틀린 곳은 찾지 못했으니 맞는 표현일 수도 있어요.`,
    sentenceWrong: (said) => `${shown(said)}: 이 문제의 답으로는 고칠 곳이 있어요.`,
    ownHeading: '내 답',
    ownRight: (said) => `답하신 ${shown(said)}, 정답으로 인정됐어요.`,
    ownUnlisted: (said) =>
      `답하신 ${shown(said)}, 정답 목록에는 없지만 틀린 곳은 찾지 못했어요. 맞는 표현일 수도 있어요.`,
    ownHeard: (said) => `답하신 말은 이렇게 들렸어요: ${shown(said)}`,
    ownTyped: (said) => `쓰신 답: ${shown(said)}`,
    nearest: (answer) => `가장 가까운 정답: ${shown(answer)}`,
    mend: (said, replacement, why) => `${shown(said)} → ${shown(replacement)}: ${why}`,
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
