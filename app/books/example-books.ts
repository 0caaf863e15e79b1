import type { Book, LessonSummary } from '../../core/verbal-composition/lesson.ts';

export const everydayBook: Book = {
  id: 'everyday-first-steps',
  title: {
    ja: '毎日の会話 はじめの一歩',
    en: 'Everyday talk, first steps',
    ko: '매일 쓰는 회화, 첫걸음',
  },
  description: {
    ja: '朝起きてから友だちと別れるまで、一日のうちに本当に使う短い文を集めました。',
    en: 'Short sentences you really need from morning to night.',
    ko: '아침에 일어나서 하루를 마칠 때까지 정말로 쓰는 짧은 문장을 모았어요.',
  },
  genre: 'everyday',
  level: 'A2',
  tags: ['everyday', 'conversation'],
  lessonCount: 4,
  learnedLessonCount: 1,
  promptLanguages: ['ja', 'ko'],
};

export const businessBook: Book = {
  id: 'business-first-words',
  title: {
    ja: '仕事の英語 最初のひとこと',
    en: 'English at work, first words',
    ko: '업무 영어, 첫 한마디',
  },
  description: {
    ja: '電話、会議、メールのあと。職場でまず口に出したい文をそろえました。',
    en: 'Calls, meetings and what comes after the email: the first things to say at work.',
    ko: '전화, 회의, 메일을 보낸 뒤까지. 직장에서 먼저 말하고 싶은 문장을 모았어요.',
  },
  genre: 'business',
  level: 'B1',
  tags: ['business', 'email', 'meetings'],
  lessonCount: 4,
  learnedLessonCount: 0,
  promptLanguages: ['ja', 'ko'],
};

export const morningLesson: LessonSummary = {
  id: 'morning-and-home',
  bookId: everydayBook.id,
  bookTitle: everydayBook.title,
  title: { ja: '朝と家で', en: 'Morning and home', ko: '아침과 집에서' },
  minutes: 5,
  easy: true,
  questionCount: 10,
  progress: 'learned',
  unlocked: true,
  opensAfter: undefined,
  bestTimeMs: 83_000,
};

export const cafeLesson: LessonSummary = {
  id: 'cafe-and-restaurant',
  bookId: everydayBook.id,
  bookTitle: everydayBook.title,
  title: {
    ja: 'カフェとレストランで',
    en: 'At cafes and restaurants',
    ko: '카페와 식당에서',
  },
  minutes: 5,
  easy: true,
  questionCount: 10,
  progress: 'learning',
  unlocked: true,
  opensAfter: undefined,
  bestTimeMs: undefined,
};

const plansLesson: LessonSummary = {
  id: 'plans-with-friends',
  bookId: everydayBook.id,
  bookTitle: everydayBook.title,
  title: {
    ja: '友だちと予定を立てる',
    en: 'Making plans with friends',
    ko: '친구와 약속 잡기',
  },
  minutes: 6,
  easy: false,
  questionCount: 10,
  progress: 'unlearned',
  unlocked: false,
  opensAfter: cafeLesson.title,
  bestTimeMs: undefined,
};

const feelingsLesson: LessonSummary = {
  ...plansLesson,
  id: 'feelings-and-small-talk',
  title: { ja: '気持ちと雑談', en: 'Feelings and small talk', ko: '감정 표현과 잡담' },
};

export const everydayLessons: readonly LessonSummary[] = [
  morningLesson,
  cafeLesson,
  plansLesson,
  feelingsLesson,
];
