import type { TeacherAnswer, TeacherTalk } from '../../core/teacher/teacher-talk.ts';
import { windowSeat } from '../lesson-player/example-lesson.ts';
import type { TeacherState } from './teacher-presenter.ts';

export interface TeacherExample {
  readonly state: TeacherState;
  readonly draft?: string;
}

const ANSWER = `# 冠詞 the
相手にも「あれのことだ」と分かるものには the を付けます。前に出てきたもの、その場に一つしかないもの、後ろの説明で決まるものがそうです。

日本語では「駅で」「窓を開けて」だけで通じますが、英語では「あの」と言わなくても the が必要です。

- Could you open the window? ｜ 窓を開けてもらえますか。
- Let's meet at the station. ｜ 駅で会いましょう。
- I'm reading the book I bought yesterday. ｜ 昨日買った本を読んでいます。

あなたの英文では、"window" → "the window" がこれに当たります。

# この問題のポイント
店の「席」は、人数分の seat より table と言うのが自然です。`;

/** An answer of the teacher; so many may stand beside each other. */
export const toldOf = (at: number, more: Partial<TeacherAnswer> = {}): TeacherAnswer => ({
  id: `0199a1f0-0000-7000-8000-00000000060${at}`,
  questionId: windowSeat.id,
  text: 'なぜ window の前に the が付くのですか？',
  answer: ANSWER,
  teacher: 'built-in',
  language: 'ja',
  askedAt: '2026-11-21T12:00:00.000Z',
  ...more,
});

const talk: TeacherTalk = {
  question: windowSeat,
  lessonId: 'cafe-and-restaurant',
  topics: [
    { ja: '冠詞 the', en: 'The article the', ko: '관사 the' },
    {
      ja: '丁寧さと could、would',
      en: 'Being polite with could and would',
      ko: '공손함과 could, would',
    },
  ],
  answers: [],
  left: 10,
};

const asked: TeacherTalk = { ...talk, answers: [toldOf(1)], left: 9 };

export const states: Readonly<Record<string, TeacherExample>> = {
  loading: { state: { step: 'loading' } },
  ready: { state: { step: 'ready', talk, error: undefined } },
  'ready-writing': {
    state: { step: 'ready', talk, error: undefined },
    draft: 'table と seat は、どう違うのですか？「席を取る」と言いたいときも table でいいですか？',
  },
  'ready-answered': { state: { step: 'ready', talk: asked, error: undefined } },
  'ready-cloud': {
    state: {
      step: 'ready',
      talk: { ...asked, answers: [toldOf(1, { teacher: 'cloud' })] },
      error: undefined,
    },
  },
  'ready-offline': {
    state: { step: 'ready', talk, error: { kind: 'offline' } },
    draft: 'なぜ the が付くのですか？',
  },
  'ready-limit': {
    state: { step: 'ready', talk: { ...asked, left: 0 }, error: { kind: 'teacher-limit' } },
  },
  'answering-waiting': {
    state: {
      step: 'answering',
      talk,
      answering: { text: 'ほかの言い方はありますか？', teacher: undefined, heard: '' },
    },
  },
  answering: {
    state: {
      step: 'answering',
      talk,
      answering: {
        text: 'なぜ window の前に the が付くのですか？',
        teacher: 'built-in',
        heard: ANSWER.slice(0, 120),
      },
    },
  },
  failed: { state: { step: 'failed', error: { kind: 'not-found' } } },
};
