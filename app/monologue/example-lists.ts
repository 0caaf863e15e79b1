import type { Mistakes } from '../../core/monologue/monologue.ts';
import { corrected, morning } from './example-speech.ts';

export const themes = [
  morning,
  {
    ...morning,
    id: 'cook',
    level: 'A2' as const,
    title: { ja: '得意な料理', en: 'Something I cook well', ko: '내가 잘하는 요리' },
    spokenAt: '2026-11-20T03:00:00Z',
  },
  {
    ...morning,
    id: 'remote',
    genre: 'business' as const,
    level: 'B1' as const,
    title: { ja: '在宅勤務のよさと難しさ', en: 'Working from home', ko: '재택근무의 장단점' },
  },
  ...(
    [
      ['travel', 'A2', '思い出の旅', 'A trip I remember', '기억에 남는 여행'],
      ['stories', 'B1', '道に迷った日', 'The day I got lost', '길을 잃은 날'],
      ['opinions', 'B1', '都会と田舎', 'City or country', '도시와 시골'],
      ['pictures', 'A2', '公園の昼下がり', 'An afternoon in the park', '공원의 오후'],
      ['interviews', 'B1', '自己紹介', 'Tell us about yourself', '자기소개'],
      ['presentations', 'B2', '数字で見る一年', 'Our year in numbers', '숫자로 보는 한 해'],
    ] as const
  ).map(([genre, level, ja, en, ko]) => ({
    ...morning,
    id: genre,
    genre,
    level,
    title: { ja, en, ko },
  })),
];

export const refused = {
  ...corrected,
  state: 'refused',
  result: undefined,
  refusal: { kind: 'too-few-words', words: 12, least: 30, heard: 'I like my morning because…' },
} as const;

export const speechList = [
  corrected,
  {
    ...corrected,
    id: '2',
    state: 'submitted',
    result: undefined,
    title: undefined,
    theme: 'My cat',
  },
  { ...refused, id: '3' },
] as const;

const kind = { topicTitle: undefined, latestId: corrected.id };

/** What she got wrong, by area. */
export const mistakes: Mistakes = {
  speeches: 6,
  areas: [
    {
      area: 'nouns',
      count: 9,
      kinds: [
        { ...kind, kind: 'article', topic: 'articles-the', count: 6, speeches: 4 },
        { ...kind, kind: 'number', topic: 'plural-nouns', count: 3, speeches: 2 },
      ],
    },
    {
      area: 'verbs',
      count: 2,
      kinds: [{ ...kind, kind: 'agreement', topic: 'agreement', count: 2, speeches: 1 }],
    },
  ],
};
