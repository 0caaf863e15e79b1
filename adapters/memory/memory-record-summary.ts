import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import type { MemoryWorld, StoredRound } from './memory-world.ts';

export function summaryOf(world: MemoryWorld, round: StoredRound): RecordSummary {
  const lesson = world.lessons.get(round.lessonId);
  const outcomes = new Map(
    [...world.details.values()]
      .filter(({ recordId }) => recordId === round.id)
      .map(({ questionId, outcome }) => [questionId, outcome]),
  );
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
  };
}
