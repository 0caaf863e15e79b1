import type * as v from 'valibot';
import type { Learner } from '../../protocol/account.ts';
import type { DeviceSession } from '../../protocol/session.ts';
import type { SurveyAnswers, SurveyQuestion } from '../../protocol/guests.ts';
import type * as library from '../../protocol/library.ts';
import type { Passkey } from '../../protocol/passkeys.ts';
import type * as records from '../../protocol/records.ts';
import { deviceKind } from '../accounts/device-name.ts';
import type { KeptSession } from '../accounts/kept-sessions.ts';
import type { StoredPasskey } from '../accounts/passkeys.ts';
import type { StoredLearner } from '../accounts/learners.ts';
import type { Question } from '../content/book-file.ts';
import type { BookOutline } from '../library/library.ts';
import { isLearned, progressName, type LessonAndProgress } from '../library/progress.ts';
import { summaryOf, type RoundSummary } from '../../core/domain/round/round-summary.ts';
import type { RoundsOfLesson, WholeRound } from '../records/rounds.ts';
import type { Remark } from '../../language/judge/verdict.ts';
import type { StoredDetail, StoredRecord } from '../records/records.ts';
import { wirePlace } from './wire-place.ts';
import { ownVoicePath } from '../voice/own-voices.ts';
import type { Survey } from '../survey/survey-file.ts';
import type { SurveyAnswer } from '../survey/survey.ts';

export const wireLearner = (
  learner: StoredLearner,
  customerId: string | undefined,
): v.InferInput<typeof Learner> => ({
  id: learner.id,
  email: learner.email ?? null,
  is_guest: learner.isGuest,
  email_confirmed: learner.emailConfirmedAt !== undefined,
  has_password: learner.passwordHash !== undefined,
  answered_demographic: learner.surveyedAt !== undefined,
  supiful_student_id: learner.id,
  current_subscription: customerId === undefined ? null : { customer_id: customerId },
});

export const wireDeviceSession = (
  session: KeptSession,
  currentId: string,
): v.InferInput<typeof DeviceSession> => ({
  id: session.id,
  device: session.device === '' ? null : session.device,
  kind: deviceKind(session.device),
  begun_at: session.begunAt.toISOString(),
  used_at: session.usedAt.toISOString(),
  is_current: session.id === currentId,
});

export const wirePasskey = (passkey: StoredPasskey): v.InferInput<typeof Passkey> => ({
  id: passkey.id,
  name: passkey.name === '' ? null : passkey.name,
  added_at: passkey.addedAt.toISOString(),
  used_at: passkey.usedAt?.toISOString() ?? null,
});

export const wireSurveyQuestion = ({
  id,
  title,
  choice,
  options,
}: Survey['questions'][number]): v.InferInput<typeof SurveyQuestion> => ({
  id,
  title,
  choice,
  options: options.map((option) => ({ id: option.id, label: option.label })),
});

export const wireAnswers = (answers: readonly SurveyAnswer[]): v.InferInput<typeof SurveyAnswers> =>
  answers.map(({ questionId, optionIds }) => ({
    question_id: questionId,
    option_ids: [...optionIds],
  }));

export const givenAnswers = (
  answers: v.InferOutput<typeof SurveyAnswers>,
): readonly SurveyAnswer[] =>
  answers.map((answer) => ({ questionId: answer.question_id, optionIds: answer.option_ids }));

export const wireBook = (
  book: BookOutline,
  lessons: readonly LessonAndProgress[],
): v.InferInput<typeof library.Book> => ({
  id: book.id,
  title: book.title,
  description: book.description,
  genre: book.genre,
  level: book.level,
  tags: [...book.tags],
  lesson_count: lessons.length,
  learned_lesson_count: lessons.filter((one) => isLearned(one.progress)).length,
  prompt_languages: [...book.promptLanguages],
});

export const wireLessonSummary = ({
  lesson,
  bookTitle,
  progress,
  unlocked,
  opensAfter,
}: LessonAndProgress): v.InferInput<typeof library.LessonSummary> => ({
  id: lesson.id,
  book_id: progress.bookId,
  book_title: bookTitle,
  title: lesson.title,
  minutes: lesson.minutes,
  easy: lesson.easy,
  question_count: progress.questionCount,
  progress: progressName(progress),
  unlocked,
  opens_after: opensAfter?.title ?? null,
  best_time_ms: progress.bestTimeMs ?? null,
});

export const wirePrompt = ({ prompt, prompt_ko }: Pick<Question, 'prompt' | 'prompt_ko'>) => ({
  prompt,
  ...(prompt_ko !== undefined && { prompt_ko }),
});

/** @param isSpoken whether there are voices for it: a learner's own question has none. */
export const wireQuestion = (
  question: Question,
  isOwn = false,
): v.InferInput<typeof library.Question> => ({
  id: question.id,
  ...wirePrompt(question),
  answers: [...question.answers],
  note: question.note,
  tags: [...question.tags],
  level: question.level,
  ...(isOwn ? ownVoicesOf(question) : voicesOf(question)),
});

const voicesOf = ({ id }: Question) => ({
  prompt_audio: `questions/${id}/prompt.mp3`,
  answer_audio: `questions/${id}/answer.mp3`,
  answer_slow_audio: `questions/${id}/answer-slow.mp3`,
  answer_british_audio: `questions/${id}/answer-british.mp3`,
});

/** How her Japanese is read aloud is not known: she reads it. */
const ownVoicesOf = ({ id }: Question) => ({
  prompt_audio: '',
  answer_audio: ownVoicePath(id, 'answer'),
  answer_slow_audio: ownVoicePath(id, 'answer-slow'),
  answer_british_audio: ownVoicePath(id, 'answer-british'),
});

const NO_TITLE = { ja: '', en: '', ko: '' };

export const wireRecordSummary = (
  record: StoredRecord,
  summary: RoundSummary,
  recorded: LessonAndProgress | undefined,
): v.InferInput<typeof library.RecordSummary> => ({
  id: record.id,
  lesson_id: record.lessonId,
  book_id: recorded?.progress.bookId ?? '-',
  lesson_title: recorded?.lesson.title ?? NO_TITLE,
  saved_at: (record.savedAt ?? record.startedAt).toISOString(),
  finished: record.finishedAt !== undefined,
  correct_count: summary.correctCount,
  answered_count: summary.answeredCount,
  question_count: recorded?.progress.questionCount ?? summary.answeredCount,
  total_ms: summary.totalMs,
  reaction_ms: summary.reactionMs ?? null,
  words_per_minute: summary.wordsPerMinute ?? null,
});

export const wireRound = (round: WholeRound): v.InferInput<typeof records.LessonRecord> => ({
  ...wireRecordSummary(round.record, summaryOf(round.details), round.lesson),
  mode: round.record.mode,
  level: round.record.level,
  target_ms: round.times.targetMs,
  cleared: round.times.isCleared,
  best_time_ms: round.bestTimeMs ?? null,
  rounds_done: round.roundsDone,
  next_lesson: round.nextLesson ? wireLessonSummary(round.nextLesson) : null,
  details: round.details.map(wireDetail),
});

export const wireStanding = (
  rounds: RoundsOfLesson,
): v.InferInput<typeof records.LessonStanding> => ({
  levels: rounds.levels.map(({ level, isOpen, isCleared, bestTimeMs }) => ({
    level,
    open: isOpen,
    cleared: isCleared,
    best_time_ms: bestTimeMs ?? null,
  })),
  rounds_done: rounds.roundsDone,
  open_record: rounds.open
    ? {
        id: rounds.open.record.id,
        mode: rounds.open.record.mode,
        level: rounds.open.record.level,
        outcomes: rounds.open.details.map((detail) => ({
          question_id: detail.questionId,
          outcome: detail.outcome,
          answer_ms: detail.answerMs,
        })),
      }
    : null,
  records: rounds.records.map((record) => wireRecordSummary(record, record.summary, rounds.lesson)),
  next: rounds.next ? wirePlace(rounds.next) : null,
});

export const wireRemark = ({ kind, said, right, why }: Remark) => ({
  kind,
  said,
  right,
  why: { ja: why.ja, en: why.en, ko: why.ko },
});

export const wireDetail = (detail: StoredDetail): v.InferInput<typeof records.RecordDetail> => ({
  id: detail.id,
  record_id: detail.recordId,
  question_id: detail.questionId,
  outcome: detail.outcome,
  judged: detail.judged ?? null,
  own_word: detail.isOwnWord,
  transcript: detail.transcript ?? null,
  words: [...detail.words],
  remarks: detail.remarks.map(wireRemark),
  nearest: detail.nearest ?? null,
  answer_ms: detail.answerMs,
  reaction_ms: detail.reactionMs ?? null,
  words_per_minute: detail.wordsPerMinute ?? null,
  generated: [...detail.generated],
  audio: detail.takePath ?? null,
  answered_at: detail.answeredAt.toISOString(),
});
