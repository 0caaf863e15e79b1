import type { Translated } from '../texts.ts';

export const home = {
  title: '홈',
  hello: '다시 오셨네요',
  invitation: '오늘도 영어 한마디 말해 봐요.',
  welcome: '안녕하세요',
  welcomeInvitation: '일본어를 보고 바로 영어로 말해 봐요.',
  account: '계정',
  continueTitle: '다음 레슨',
  continue: '이어서 하기',
  start: '시작하기',
  allLearned: '모든 레슨을 마쳤어요',
  allLearnedHint: '한 번 더 소리 내어 말하면 더 빨리 말할 수 있어요.',
  toBooks: '레슨 고르기',
  allRecords: '모두 보기',
  goal_other: '하루 목표 {{minutes}}분 (레슨 {{count}}개 정도)',
  records: '최근 기록',
  stepsTitle: '레슨 진행 방법',
  step: {
    meet: '일본어를 보고 들어요',
    say: '바로 영어로 말해요',
    learn: '바로 채점하고 표현을 배워요',
  },
  unfinished: '진행 중',
  offer: {
    account: {
      title: '기록을 남겨 보세요',
      text: '계정을 만들면 지금까지의 기록을 다른 기기에서도 볼 수 있어요.',
      action: '계정 만들기',
    },
    survey: {
      title: '나에게 맞는 레슨은?',
      text: '30초 정도의 질문으로 첫 레슨을 추천해 드려요.',
      action: '답해 보기',
    },
  },
} satisfies Translated<'home'>;
