import type { BookLayout } from '../../core/ports/library-api.ts';
import type { LessonSummary } from '../../core/verbal-composition/lesson.ts';
import { bestTimeIn, progressIn } from './memory-progress.ts';
import type { MemoryWorld } from './memory-world.ts';

/** Every book, with how far this learner is in it. */
export const layoutsFor = (world: MemoryWorld, learnerId: string): readonly BookLayout[] =>
  world.books.map(({ book, lessons }) => {
    let unlocked = true;
    const own = lessons.map((lesson): LessonSummary => {
      const progress = progressIn(world, learnerId, lesson.id);
      const bestTimeMs = bestTimeIn(world, learnerId, lesson.id);
      const summary = { ...lesson, progress, unlocked, bestTimeMs };
      unlocked = progress === 'learned';
      return summary;
    });
    const learned = own.filter(({ progress }) => progress === 'learned');
    return { book: { ...book, learnedLessonCount: learned.length }, lessons: own };
  });

/** Whether this learner may begin the lesson. */
export const isUnlocked = (world: MemoryWorld, learnerId: string, lessonId: string): boolean =>
  layoutsFor(world, learnerId).some(({ lessons }) =>
    lessons.some(({ id, unlocked }) => id === lessonId && unlocked),
  );
