import type { KeptTake } from '../../core/ports/take-store.ts';
import type { LeftTake, TakesState } from './takes-presenter.ts';
import type { TakesView } from './takes-view.ts';

interface Example {
  readonly state: TakesState;
  readonly playing?: string;
  readonly deleting?: string;
  readonly error?: TakesView['error'];
}

const take: KeptTake = {
  answerId: '0199a1f0-0000-7000-8000-000000000501',
  round: {
    id: '0199a1f0-0000-7000-8000-000000000500',
    lessonId: 'morning-and-home',
    mode: 'ai',
    level: 'normal',
  },
  questionId: 'q-1',
  answerMs: 6200,
  take: { bytes: new Uint8Array(), mediaType: 'audio/webm', durationMs: 4200 },
  learnerId: '0199a1f0-0000-7000-8000-000000000100',
  lessonTitle: { ja: '朝と家で', en: 'Mornings at home', ko: '아침과 집에서' },
  prompt: 'いつもは6時半に起きます。',
  startedAt: new Date(2026, 10, 21, 21, 5).getTime(),
  refusal: undefined,
  isSafe: true,
};

const second: KeptTake = {
  ...take,
  answerId: '0199a1f0-0000-7000-8000-000000000502',
  prompt: '窓側の席をお願いできますか。',
  lessonTitle: { ja: '旅先で', en: 'On a trip', ko: '여행지에서' },
  startedAt: new Date(2026, 10, 21, 21, 9).getTime(),
};

const shown = (...takes: readonly LeftTake[]): Example => ({
  state: { step: 'shown', takes, others: [] },
});

const waiting: LeftTake = { take, standing: 'waiting' };

export const states: Readonly<Record<string, Example>> = {
  loading: { state: { step: 'loading' } },
  empty: shown(),
  waiting: shown(waiting, { take: second, standing: 'waiting' }),
  'no-network': shown(
    { take, standing: 'no-network' },
    { take: { ...second, isSafe: false }, standing: 'no-network' },
  ),
  sending: shown({ take, standing: 'sent' }, { take: second, standing: 'sending' }),
  interrupted: shown({ take: { ...take, isInterrupted: true }, standing: 'interrupted' }, waiting),
  refused: shown(
    { take: { ...take, refusal: 'not-understood' }, standing: 'refused' },
    { take: { ...second, refusal: 'audio-unreadable' }, standing: 'refused' },
  ),
  others: {
    state: {
      step: 'shown',
      takes: [],
      others: [
        { kind: 'round', count: 2 },
        { kind: 'review-answer', count: 12 },
        { kind: 'bookmark', count: 1 },
        { kind: 'study-session', count: 1 },
      ],
    },
  },
  playing: { ...shown(waiting), playing: take.answerId },
  failed: { ...shown(waiting), error: { kind: 'server-error', status: 503 } },
  deleting: { ...shown(waiting), deleting: take.answerId },
};

const still = async (): Promise<void> => {};

/** A list that stands still in one of its states. */
export const takesIn = ({ state, playing, deleting, error }: Example): TakesView => ({
  state,
  playing,
  deleting,
  error,
  play: still,
  stopPlaying: () => {},
  send: still,
  sendAll: still,
  askToDelete: () => {},
  keep: () => {},
  delete: still,
});
