import { wholeAverage } from '../../core/shared/averages.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import type { MemoryWorld, StoredRound } from './memory-world.ts';

export function summaryOf(world: MemoryWorld, round: StoredRound): RecordSummary {
  const lesson = world.lessons.get(round.lessonId);
  const details = [...world.details.values()].filter(({ recordId }) => recordId === round.id);
  const outcomes = new Map(details.map(({ questionId, outcome }) => [questionId, outcome]));
  return {
    id: round.id,
    lessonId: round.lessonId,
    bookId: lesson?.bookId ?? '-',
    lessonTitle: lesson?.title ?? { ja: '', en: '', ko: '' },
    savedAt: round.savedAt ?? round.openedAt,
    finished: round.finished,
    correctCount: [...outcomes.values()].filter((outcome) => outcome === 'correct').length,
    answeredCount: outcomes.size,
    questionCount: lesson?.questions.length ?? outcomes.size,
    totalMs: details.reduce((sum, { answerMs }) => sum + answerMs, 0),
    reactionMs: wholeAverage(details.map(({ reactionMs }) => reactionMs)),
    wordsPerMinute: wholeAverage(details.map(({ wordsPerMinute }) => wordsPerMinute)),
  };
}
