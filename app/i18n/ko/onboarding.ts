import type { Translated } from '../texts.ts';

export const onboarding = {
  title: '시작하기 전에',
  seconds: '30초면 끝나요',
  progress: '질문 진행 상황',
  number: '{{number}} / {{total}}',
  several: '여러 개 고를 수 있어요',
  next: '다음',
  finish: '레슨 보기',
  previous: '이전 질문으로',
  skip: '건너뛰기',
  sending: '꼭 맞는 레슨을 고르고 있어요',
  recommendedTitle: '첫 레슨이 정해졌어요',
  recommended: '추천 레슨',
  goal_other: '하루 목표 {{minutes}}분 (레슨 {{count}}개 정도)',
  begin: '시작하기',
  goHome: '홈으로',
  goOn: '계속하기',
  noLesson: '준비가 끝났어요',
  noLessonDescription: '홈에서 마음에 드는 레슨을 골라 보세요.',
} satisfies Translated<'onboarding'>;
