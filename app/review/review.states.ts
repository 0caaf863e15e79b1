import type { ReviewedItem, ReviewItem, ReviewStatus } from '../../core/review/review.ts';
import { daysFrom } from '../../core/domain/study-time/study-day.ts';
import type { GradedAnswer } from '../../core/verbal-composition/record.ts';
import { stillPlayer, type StillPlayer } from '../answering/answering.states.ts';
import {
  allRight,
  almostRight,
  exampleLesson,
  unclear,
  unlisted,
} from '../lesson-player/example-lesson.ts';
import { cachedShown, shown, type ContentStates } from '../shell/content-states.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import type { HeardAnswer, ReviewPlayerState } from './review-player-state.ts';
import type { ReviewPlayerView } from './review-player-view.ts';
import type { ReviewState } from './review-presenter.ts';
import type { ReviewView } from './review-view.ts';

const TODAY = '2026-11-21';
const days = daysFrom(TODAY, 20);

const status = (counts: readonly number[], more: Partial<ReviewStatus> = {}): ReviewStatus => ({
  today: TODAY,
  dueCount: counts[0] ?? 0,
  doneCount: 0,
  smartCount: 7,
  nextDueOn: days[1],
  days: days.slice(0, 7).map((day, index) => ({ day, count: counts[index] ?? 0 })),
  ...more,
});

const items: readonly ReviewItem[] = exampleLesson.questions.map((question, index) => ({
  question,
  lessonId: exampleLesson.id,
  lastOutcome: index === 0 ? 'wrong' : 'correct',
  answerCount: 3 + index,
  wrongCount: [2, 0, 1, 0][index] ?? 0,
  dueOn: [TODAY, days[1], days[4], days[19]][index] ?? TODAY,
  isRemembered: index % 2 === 1,
  isRemoved: false,
}));
const removed = items.map((item, index) => ({ ...item, isRemoved: index === 1 }));

export const states: {
  readonly [S in ReviewState['step']]: Extract<ReviewState, { step: S }>;
} & Readonly<Record<string, ReviewState>> = {
  loading: { step: 'loading' },
  shown: { step: 'shown', status: status([8, 3, 0, 5, 1, 0, 2]), items: removed },
  'shown-many': {
    step: 'shown',
    status: status([134, 30, 22, 18, 12, 9, 15], { doneCount: 20, smartCount: 58 }),
    items: Array.from({ length: 5 }, (_, turn) =>
      items.map((item) => ({
        ...item,
        question: { ...item.question, id: `${turn}-${item.question.id}` },
      })),
    ).flat(),
  },
  'shown-cached': {
    step: 'shown',
    status: status([7, 3, 0, 5, 1, 0, 2], { doneCount: 1 }),
    items: items.map((item, at) => (at === 0 ? { ...item, isUnsent: true as const } : item)),
    cached: cachedShown(undefined).cached,
  },
  'shown-done': {
    step: 'shown',
    status: status([0, 3, 0, 5, 1, 0, 2], { doneCount: 10, smartCount: 0 }),
    items,
  },
  'shown-nothing-yet': { step: 'shown', status: status([]), items: [] },
  failed: { step: 'failed', error: { kind: 'offline' } },
};

const still = async (): Promise<void> => {};

export const reviewIn = (state: ReviewState, more: Partial<ReviewView> = {}): ReviewView => ({
  state,
  count: '5',
  isBeginning: false,
  error: undefined,
  retry: still,
  load: still,
  choose: () => {},
  begin: async () => undefined,
  remove: still,
  ...more,
});

const reviewed: readonly ReviewedItem[] = items.map((item, index) => ({
  ...item,
  dueOn: [days[6], days[1], days[9], days[3]][index] ?? TODAY,
  outcome: (['correct', 'wrong', 'correct', 'skipped'] as const)[index],
}));
const perfect = reviewed.slice(0, 3).map((item) => ({ ...item, outcome: 'correct' as const }));

type PlayerExample<S extends ReviewPlayerState = ReviewPlayerState> = StillPlayer<S> &
  Partial<Pick<ReviewPlayerView, 'mode' | 'error' | 'isSeen'>> & { readonly index?: number };

const graded = (detail: HeardAnswer) => ({ step: 'graded', detail }) as const;

const finished = {
  step: 'finished',
  items: reviewed,
  unsent: 0,
  more: { kind: 'smart', count: '5', left: 12 },
  today: TODAY,
} as const;

export const playerStates: {
  readonly [S in ReviewPlayerState['step']]: PlayerExample<Extract<ReviewPlayerState, { step: S }>>;
} & Readonly<Record<string, PlayerExample>> = {
  loading: { state: { step: 'loading' } },
  unavailable: { state: { step: 'unavailable', error: { kind: 'offline' } } },
  asking: { state: { step: 'asking' } },
  'asking-spoken': { state: { step: 'asking' }, promptStyle: 'spoken', playing: 'prompt' },
  'asking-never-wrong': { state: { step: 'asking' }, index: 1, playing: 'prompt' },
  'asking-self': { state: { step: 'asking' }, mode: 'self' },
  'judging-slow': { state: { step: 'judging', way: 'myself' } },
  interrupted: {
    state: {
      step: 'interrupted',
      take: { bytes: new Uint8Array(), mediaType: 'audio/webm', durationMs: 2000 },
    },
  },
  'asking-typing': { state: { step: 'asking' }, mode: 'typing' },
  'asking-typing-flaw': { state: { step: 'asking' }, mode: 'typing', flaw: 'full-width' },
  starting: { state: { step: 'starting' } },
  recording: { state: { step: 'recording' } },
  'recording-muted': { state: { step: 'recording' }, note: 'muted' },
  judging: { state: { step: 'judging' } },
  'judging-typing': { state: { step: 'judging' }, mode: 'typing' },
  graded: { state: graded({ ...judgedOnly(allRight), audio: 'review-take/1' }) },
  'graded-wrong': { state: graded(judgedOnly(almostRight)), playing: 'model-answer' },
  'graded-unlisted': { state: graded(judgedOnly(unlisted)) },
  'graded-unclear': { state: graded(judgedOnly(unclear)) },
  'graded-flipped': { state: graded({ ...judgedOnly(almostRight), outcome: 'correct' }) },
  'graded-last': { state: graded(judgedOnly(allRight)), index: 3 },
  'say-again': {
    state: { step: 'say-again', transcript: 'excuse me can moon to table', words: [] },
  },
  refused: { state: { step: 'refused', error: { kind: 'speech-engine-busy' }, canResend: true } },
  'refused-microphone': {
    state: { step: 'refused', error: { kind: 'microphone-denied' }, canResend: false },
  },
  'refused-silence': {
    state: { step: 'refused', error: { kind: 'no-speech' }, canResend: false },
  },
  'self-judging': {
    state: { step: 'self-judging', because: undefined },
    mode: 'self',
    playing: 'model-answer',
  },
  'self-judging-seen': {
    state: { step: 'self-judging', because: undefined },
    mode: 'self',
    isSeen: true,
  },
  'self-judging-offline': { state: { step: 'self-judging', because: { kind: 'offline' } } },
  'self-judging-typed': {
    state: { step: 'self-judging', because: { kind: 'offline' } },
    mode: 'typing',
    typed: 'Excuse me, can we move to a table near the window?',
  },
  'self-judging-not-removed': {
    state: { step: 'self-judging', because: undefined },
    error: { kind: 'offline' },
  },
  finished: { state: finished },
  'finished-perfect': { state: { ...finished, items: perfect, more: undefined } },
  'finished-unsent': { state: { ...finished, unsent: 2, more: undefined, today: undefined } },
  'finished-empty': { state: { ...finished, items: [], more: undefined } },
};

/** What was judged outside of a round has neither a record nor a take. */
function judgedOnly(answer: GradedAnswer): GradedAnswer {
  const { outcome, judged, transcript, words, remarks, nearest } = answer;
  return { outcome, judged, transcript, words, remarks, nearest };
}

/** A review that stands still in one of its states. */
export function reviewPlayerIn(example: PlayerExample): ReviewPlayerView {
  const { index = 2, mode = 'ai', error, isSeen = false } = example;
  const item = reviewed[index];
  return {
    player: stillPlayer(example, item?.question, index),
    goOnWithoutVerdict: async () => {},
    answerId: '',
    progress: { total: 4, isLast: index === 3, item, question: item?.question, index },
    mode,
    error,
    isBeginning: false,
    isSeen,
    load: still,
    chooseMode: () => {},
    judgeMyself: still,
    settle: () => {},
    next: still,
    skip: still,
    remove: still,
    tryMore: async () => undefined,
  };
}

export const cardStates: ContentStates<ReviewStatus, ApiError> = {
  loading: { step: 'loading' },
  shown: shown(status([8])),
  'shown-done': shown(status([0], { doneCount: 8, smartCount: 0 })),
  'shown-wrong': shown(status([0])),
  'shown-rest': shown(status([0], { smartCount: 0 })),
  failed: { step: 'failed', error: { kind: 'offline' } },
};
