import type { Translated } from '../texts.ts';

export const books = {
  title: '말하기 영작',
  description: '일본어를 보고 듣고 바로 영어로 말하는 연습이에요.',
  learnedLessons: '{{total}}개 레슨 중 {{learned}}개 완료',
  lessonsOfBook: '레슨',
  questions: '문제 목록',
  questionsOf: '‘{{title}}’ 문제 목록',
  allLessons: '레슨 찾기',
  allLessonsHint: '장르나 학습 상태로 찾아요. 저장한 것도 여기에 있어요.',
  progress: '진도',
  easy: '쉬움',
  locked: '앞 레슨을 모두 맞히면 열려요.',
  lockedName: '잠겨 있어요',
  bestTime: '최고 기록 {{time}}',
  empty: '아직 책이 없어요',
  emptyHint: '새 책을 준비하고 있어요. 조금만 기다려 주세요.',
} satisfies Translated<'books'>;
