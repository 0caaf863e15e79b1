import type { KeptTake } from '../ports/take-store.ts';

const STARTED_AT = Date.UTC(2026, 10, 21);

/** The later the number, the later its id sorts, as ids do; a take of a lesson of the small world. */
export const keptTake = (number: number, learnerId: string, said = 'Say one.'): KeptTake => ({
  answerId: `0000000${number}-0000-7000-8000-000000000000`,
  round: {
    id: '00000000-0000-7000-8000-00000000000a',
    lessonId: 'l-1',
    mode: 'ai',
    level: 'normal',
  },
  questionId: 'one',
  answerMs: 2345,
  take: {
    bytes: new TextEncoder().encode(`said:${said}`),
    mediaType: 'text/plain',
    durationMs: 2000,
  },
  learnerId,
  lessonTitle: { ja: '朝と家で', en: 'Mornings at home', ko: '아침과 집에서' },
  prompt: 'いつもは6時半に起きます。',
  promptKo: '보통 6시 반에 일어나요.',
  startedAt: STARTED_AT,
  refusal: undefined,
  isSafe: true,
});
