import type { Book } from '../../core/verbal-composition/lesson.ts';
import { everydayBook } from './example-books.ts';

type Named = Pick<Book, 'id' | 'level' | 'genre' | 'tags' | 'title'>;

const NAMED: readonly Named[] = [
  {
    id: 'first-sentences',
    level: 'A1',
    genre: 'everyday',
    tags: ['everyday', 'beginner'],
    title: { ja: 'はじめての一文', en: 'My first sentences', ko: '나의 첫 영어 문장' },
  },
  {
    id: 'everyday-first-steps',
    level: 'A2',
    genre: 'everyday',
    tags: ['everyday', 'conversation'],
    title: {
      ja: '毎日の会話 はじめの一歩',
      en: 'Everyday talk, first steps',
      ko: '매일 쓰는 회화, 첫걸음',
    },
  },
  {
    id: 'travel',
    level: 'A2',
    genre: 'everyday',
    tags: ['everyday', 'travel'],
    title: { ja: '旅行の英会話', en: 'English for travel', ko: '여행 영어 회화' },
  },
  {
    id: 'business-first-words',
    level: 'B1',
    genre: 'business',
    tags: ['business', 'conversation'],
    title: {
      ja: '仕事の英会話 まずはこのひとこと',
      en: 'English at work, the first words',
      ko: '비즈니스 영어, 먼저 이 한마디',
    },
  },
  {
    id: 'telling-stories',
    level: 'B1',
    genre: 'everyday',
    tags: ['everyday', 'conversation'],
    title: { ja: 'できごとを語る', en: 'Telling stories', ko: '있었던 일을 이야기하기' },
  },
  {
    id: 'opinions-and-feelings',
    level: 'B1',
    genre: 'everyday',
    tags: ['everyday', 'conversation', 'opinions', 'feelings'],
    title: { ja: '意見と気持ちを伝える', en: 'Opinions and feelings', ko: '의견과 감정 말하기' },
  },
  {
    id: 'emails-and-meetings',
    level: 'B1',
    genre: 'business',
    tags: ['business', 'email', 'meetings'],
    title: { ja: 'メールと会議の英語', en: 'Emails and meetings', ko: '이메일과 회의 영어' },
  },
  {
    id: 'what-if',
    level: 'B2',
    genre: 'everyday',
    tags: ['everyday', 'conversation', 'grammar'],
    title: {
      ja: '「もしも」から「あのとき」まで',
      en: 'From what if to should have',
      ko: '‘만약에’부터 ‘그때 그럴걸’까지',
    },
  },
  {
    id: 'presentations-and-numbers',
    level: 'B2',
    genre: 'business',
    tags: ['business', 'presentations', 'numbers'],
    title: {
      ja: 'プレゼンと数字の英語',
      en: 'Presentations and numbers',
      ko: '프레젠테이션과 숫자 영어',
    },
  },
  {
    id: 'negotiating-and-leading',
    level: 'B2',
    genre: 'business',
    tags: ['business', 'negotiation', 'leadership'],
    title: {
      ja: '交渉とリーダーシップの英語',
      en: 'Negotiating and leading',
      ko: '협상과 리더십 영어',
    },
  },
  {
    id: 'saying-it-well',
    level: 'C1',
    genre: 'everyday',
    tags: ['everyday', 'nuance', 'idioms'],
    title: { ja: 'ひと味ちがう英会話', en: 'Saying it well', ko: '한 수 위의 영어 회화' },
  },
  {
    id: 'at-the-top',
    level: 'C1',
    genre: 'business',
    tags: ['business', 'leadership', 'strategy'],
    title: { ja: '経営の場の英語', en: 'At the top', ko: '경영진의 영어' },
  },
];

/** Every book of ours, in the order of its level. */
export const everyBook: readonly Book[] = NAMED.map((named, at) => ({
  ...everydayBook,
  ...named,
  lessonCount: 5,
  learnedLessonCount: [5, 5, 2][at] ?? 0,
}));
