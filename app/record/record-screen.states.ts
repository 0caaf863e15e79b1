import type { ApiError, NotFound } from '../../core/ports/api-error.ts';
import type { LessonRecord, RecordDetail } from '../../core/verbal-composition/record.ts';
import type { RecordReview } from '../../core/verbal-composition/review-record.ts';
import type { Tomorrow } from '../../core/verbal-composition/tomorrow.ts';
import {
  allRight,
  almostRight,
  detailOf,
  exampleLesson,
  ownGrade,
} from '../lesson-player/example-lesson.ts';
import { morningLesson } from '../books/example-books.ts';
import { shown, type ContentStates } from '../shell/content-states.ts';
import type { ListeningView } from '../shell/listening-presenter.ts';

const { questions } = exampleLesson;

function reviewOf(
  details: readonly (RecordDetail | undefined)[],
  tomorrow: Tomorrow,
): RecordReview {
  const answered = details.filter((detail) => detail !== undefined);
  const record: LessonRecord = {
    id: almostRight.recordId,
    lessonId: exampleLesson.id,
    bookId: exampleLesson.bookId,
    lessonTitle: exampleLesson.title,
    savedAt: '2026-11-20T12:04:00Z',
    finished: answered.length === questions.length,
    correctCount: answered.filter((detail) => detail.outcome === 'correct').length,
    answeredCount: answered.length,
    questionCount: questions.length,
    mode: 'ai',
    level: 'normal',
    totalMs: answered.reduce((sum, { answerMs }) => sum + answerMs, 0),
    targetMs: 36_000,
    isCleared: answered.every(({ outcome }) => outcome === 'correct'),
    bestTimeMs: 19_800,
    roundsDone: 2,
    reactionMs: 1240,
    wordsPerMinute: 118,
    nextLesson: {
      ...morningLesson,
      unlocked: answered.every(({ outcome }) => outcome === 'correct'),
    },
    details: answered,
  };
  const earlier = [2480, 1910].map((reactionMs, at) => ({
    ...record,
    id: `earlier-${at}`,
    reactionMs,
    savedAt: `2026-11-1${8 + at}T12:04:00Z`,
  }));
  return {
    record,
    tomorrow,
    rounds: [record, ...earlier.toReversed()],
    questions: questions.map((question, at) => ({
      question,
      detail: details[at],
      outcome: details[at]?.outcome,
    })),
  };
}

const withUnsent = ({ record, ...review }: RecordReview): RecordReview => ({
  ...review,
  record: { ...record, nextLesson: undefined, isUnsent: true },
});

const everyRight = questions.map((question) => detailOf(allRight, question));
const someWrong = [
  everyRight[0],
  { ...ownGrade, questionId: 'cafe-order-02', outcome: 'wrong' as const },
  almostRight,
  everyRight[3],
];

export const states: ContentStates<RecordReview, ApiError | NotFound> = {
  loading: { step: 'loading' },
  shown: shown(reviewOf(someWrong, { kind: 'review', count: 5, hasWrong: true })),
  'shown-perfect': shown(
    reviewOf(everyRight, {
      kind: 'next-lesson',
      lesson: { ...morningLesson, progress: 'unlearned' },
    }),
  ),
  'shown-again': shown(reviewOf(everyRight, { kind: 'another-round' })),
  'shown-alone': shown(reviewOf(someWrong, { kind: 'wrong-again' })),
  'shown-unfinished': shown(
    reviewOf([everyRight[0], undefined, everyRight[2], undefined], { kind: 'go-on' }),
  ),
  'shown-unsent': shown(withUnsent(reviewOf(everyRight, { kind: 'another-round' }))),
  failed: { step: 'failed', error: { kind: 'server-error', status: 500 } },
  'failed-not-found': { step: 'failed', error: { kind: 'not-found' } },
};

/** How the sounds of the record can stand while it is shown. */
export const listeningStates: Readonly<Record<string, Pick<ListeningView, 'playing' | 'error'>>> = {
  quiet: { playing: undefined, error: undefined },
  playing: { playing: questions[0]?.answerAudio, error: undefined },
  failed: { playing: undefined, error: { kind: 'audio-not-found' } },
};
