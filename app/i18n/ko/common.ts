import type { Translated } from '../texts.ts';

export const common = {
  loading: '불러오고 있어요',
  back: '뒤로',
  goHome: '홈으로 돌아가기',
  reload: '새로고침',
  seePlans: '플랜 보기',
  logIn: '로그인하기',
  language: '표시 언어',
  tabs: '메인 메뉴',
  tab: { home: '홈', compose: '말하기 영작', speak: '혼잣말 영어회화' },
  genre: { everyday: '일상', business: '비즈니스' },
  progress: { unlearned: '학습 전', learning: '학습 중', learned: '학습 완료' },
  level: '영어 레벨 {{level}}',
  lessonFacts_other: '{{count}}문제 · 약 {{minutes}}분',
  offlineReady: '연결 없이도 할 수 있어요',
  needsNetwork: '연결되면 시작해요',
  score: '{{total}}문제 중 {{right}}문제 정답',
  languageName: { ja: '日本語', en: 'English', ko: '한국어' },
  copy: '복사',
  copied: '복사했어요',
  copyRefused: '복사하지 못했어요',
} satisfies Translated<'common'>;
