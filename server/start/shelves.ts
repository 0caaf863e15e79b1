import type { Learners } from '../accounts/learners.ts';
import type { BookOutline, Library } from '../library/library.ts';
import { lessonToContinue, withProgress, type LessonAndProgress } from '../library/progress.ts';
import type { Survey } from '../survey/survey-file.ts';
import { byLevel, pathFrom, startOf, type Start } from './start.ts';

export interface Shelf {
  /** From the easiest to the hardest. */
  readonly books: readonly BookOutline[];
  /** Every lesson of every book, by book id, in order. */
  readonly lessons: ReadonlyMap<string, readonly LessonAndProgress[]>;
  readonly start: Start;
  /** The lesson to go on with; undefined where all are learned. */
  readonly next: LessonAndProgress | undefined;
}

export interface ShelvesParts {
  readonly library: Library;
  readonly learners: Pick<Learners, 'ofId'>;
  readonly survey: Survey;
}

/** Every book beside its lessons, as one learner sees them. */
export class Shelves {
  readonly #parts: ShelvesParts;

  constructor(parts: ShelvesParts) {
    this.#parts = parts;
  }

  async of(learnerId: string): Promise<Shelf> {
    const { library, learners, survey } = this.#parts;
    const [outlines, progress, learner] = await Promise.all([
      library.outlines(),
      library.progressOf(learnerId),
      learners.ofId(learnerId),
    ]);
    const start = startOf(survey, learner);
    const lessons = withProgress(outlines, progress, start.level);
    const path = pathFrom(outlines, start).flatMap(({ id }) => lessons.get(id) ?? []);
    return { books: byLevel(outlines), lessons, start, next: lessonToContinue(path, start.since) };
  }
}
