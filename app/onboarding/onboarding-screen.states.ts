import type { SurveyQuestion } from '../../core/ports/survey-api.ts';
import { morningLesson } from '../books/example-books.ts';
import type { OnboardingState } from './onboarding-presenter.ts';

type EveryStep = {
  readonly [S in OnboardingState['step']]: Extract<OnboardingState, { step: S }>;
};

const level: SurveyQuestion = {
  id: 'level',
  title: {
    ja: '英語を話すことに、どのくらい慣れていますか？',
    en: 'How used are you to speaking English?',
    ko: '영어로 말하는 것에 얼마나 익숙하세요?',
  },
  choice: 'one',
  options: [
    {
      id: 'new',
      label: { ja: 'ほとんど話したことがない', en: 'Hardly ever', ko: '거의 말해 본 적이 없어요' },
    },
    {
      id: 'short',
      label: {
        ja: '短い文なら言える',
        en: 'I can say short sentences',
        ko: '짧은 문장은 말할 수 있어요',
      },
    },
    {
      id: 'talk',
      label: {
        ja: '日常の会話ができる',
        en: 'I can hold an everyday conversation',
        ko: '일상 대화를 할 수 있어요',
      },
    },
  ],
};

const goals: SurveyQuestion = {
  id: 'goals',
  title: {
    ja: '英語を使いたい場面は？',
    en: 'Where would you like to use English?',
    ko: '영어를 어디에서 쓰고 싶으세요?',
  },
  choice: 'several',
  options: [
    { id: 'travel', label: { ja: '旅行', en: 'Travelling', ko: '여행' } },
    { id: 'work', label: { ja: '仕事', en: 'Work', ko: '일' } },
    { id: 'friends', label: { ja: '友だちとの会話', en: 'With friends', ko: '친구와의 대화' } },
    { id: 'exam', label: { ja: '試験', en: 'Exams', ko: '시험' } },
  ],
};

export const states: EveryStep & Readonly<Record<string, OnboardingState>> = {
  loading: { step: 'loading' },
  asking: { step: 'asking', question: level, number: 1, total: 3, chosen: [] },
  chosen: { step: 'asking', question: level, number: 1, total: 3, chosen: ['short'] },
  several: { step: 'asking', question: goals, number: 3, total: 3, chosen: ['travel', 'friends'] },
  sending: { step: 'sending' },
  recommended: {
    step: 'recommended',
    first: { lesson: morningLesson, goalMinutes: 20, goalLessons: 4 },
  },
  'no-lesson': {
    step: 'recommended',
    first: { lesson: undefined, goalMinutes: 5, goalLessons: 1 },
  },
  failed: { step: 'failed', error: { kind: 'offline' } },
};
