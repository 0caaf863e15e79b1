import type { Level } from '../../core/domain/lesson/level.ts';
import type { Library, StoredQuestion } from '../library/library.ts';

/** Longer ones measure memory, too. */
const MOST_WORDS = 12;

const words = ({ question }: StoredQuestion): number =>
  (question.answers[0] ?? '').split(/\s+/).length;

/**
 * A sentence of that level that was not asked yet: from the lessons in turn, the first of each before the second of any.
 * Undefined where the books have no more of it.
 */
export async function placementQuestion(
  library: Library,
  level: Level,
  asked: ReadonlySet<string>,
): Promise<StoredQuestion | undefined> {
  const outlines = await library.outlines();
  const ids = outlines.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const lessons = await Promise.all(ids.map((id) => library.lesson(id)));
  const ranked = lessons.flatMap((stored) =>
    (stored?.lesson.questions ?? [])
      .map((question) => ({ question, lessonId: stored?.lesson.id ?? '' }))
      .filter((one) => one.question.level === level && words(one) <= MOST_WORDS)
      .map((one, rank) => ({ one, rank })),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank).find(({ one }) => !asked.has(one.question.id))
    ?.one;
}
