import type { Material } from '../../core/domain/monologue/material.ts';

const text = (ja: string) => ({ ja, en: ja, ko: ja });
const SPEECH = Array.from({ length: 60 }, () => 'word').join(' ');

/** A theme. */
export const materialOf = (id: string, more: Partial<Material> = {}): Material => ({
  id,
  genre: 'everyday',
  level: 'A2',
  tags: ['home'],
  title: text(`${id}について`),
  picture: undefined,
  about: text(`${id}について話してください。`),
  points: ['一つ目', '二つ目', '三つ目'].map(text),
  expressions: Array.from({ length: 10 }, (_, at) => ({
    en: `expression number ${at}`,
    ja: '表現',
    ko: '표현',
  })),
  models: [
    { level: 'A2', text: SPEECH },
    { level: 'B1', text: SPEECH },
  ],
  followUps: [{ en: 'Why?', ja: 'なぜですか。', ko: '왜요?' }],
  ...more,
});

/** The themes of a small Oz: one about work, one about a picture, all others everyday ones. */
export const SMALL_MATERIALS: readonly Material[] = [
  materialOf('my-room'),
  materialOf('my-work', { genre: 'business', level: 'B1', tags: ['work'] }),
  materialOf('my-picture', {
    genre: 'pictures',
    picture: { alt: text('一本の木'), svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  }),
  ...Array.from({ length: 21 }, (_, at) => materialOf(`my-day-${at}`)),
];
