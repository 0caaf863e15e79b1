import type { LessonsApi } from '../ports/library-api.ts';
import type { Preferences } from '../ports/preferences.ts';
import { KEPT_LESSONS_KEY } from '../settings/preference-keys.ts';
import type { LearnerData } from '../sign-in/forget-learner.ts';
import { StoredList } from '../shared/stored-list.ts';
import type { Lesson } from '../verbal-composition/lesson.ts';
import type { LessonStanding } from '../verbal-composition/record.ts';

/** Some 10 kB each; a storage has room for 5 MB. */
const MOST_KEPT = 30;

export interface KeptLessonsParts {
  readonly library: LessonsApi;
  readonly preferences: Preferences;
  /** Who plays here now. */
  readonly learnerId: () => string | undefined;
}

interface CachedLesson {
  readonly learnerId: string;
  readonly lessonId: string;
  readonly lesson?: Lesson;
  readonly standing?: LessonStanding;
}

/** Lessons that were opened last, and where she stood in them: to be opened again where there is no network. */
export class CachedLessons {
  readonly #parts: KeptLessonsParts;
  readonly #list: StoredList<CachedLesson>;

  constructor(parts: KeptLessonsParts) {
    this.#parts = parts;
    this.#list = listIn(parts.preferences);
  }

  async lesson(id: string): ReturnType<LessonsApi['lesson']> {
    const answer = await this.#parts.library.lesson(id);
    if (answer.ok) this.#keep(id, { lesson: answer.value });
    if (answer.ok || answer.error.kind !== 'offline') return answer;
    const kept = this.keptLesson(id);
    return kept ? { ok: true, value: kept } : answer;
  }

  keptLesson(id: string): Lesson | undefined {
    return this.#list.all().find(this.#isOf(id))?.lesson;
  }

  keepStanding(lessonId: string, standing: LessonStanding): void {
    this.#keep(lessonId, { standing });
  }

  keptStanding(lessonId: string): LessonStanding | undefined {
    return this.#list.all().find(this.#isOf(lessonId))?.standing;
  }

  #keep(lessonId: string, now: Pick<CachedLesson, 'lesson' | 'standing'>): void {
    const learnerId = this.#parts.learnerId();
    if (learnerId === undefined) return;
    const isSame = this.#isOf(lessonId);
    this.#list.add({ ...this.#list.all().find(isSame), ...now, learnerId, lessonId }, isSame);
  }

  #isOf(id: string): (kept: CachedLesson) => boolean {
    const learner = this.#parts.learnerId();
    return ({ learnerId, lessonId }) => learnerId === learner && lessonId === id;
  }
}

const listIn = (preferences: Preferences): StoredList<CachedLesson> =>
  new StoredList(preferences, { key: KEPT_LESSONS_KEY, isOurs: isKeptLesson, most: MOST_KEPT });

/** The ids of the lessons that this learner can play without a network. */
export const playableLessons = (preferences: Preferences, learner: string): readonly string[] =>
  listIn(preferences)
    .all()
    .filter(({ learnerId, lesson }) => learnerId === learner && lesson !== undefined)
    .map(({ lessonId }) => lessonId);

/** The lessons that each learner has opened on this device. */
export const cachedLessonsIn = (preferences: Preferences): LearnerData => ({
  async forget(learnerId) {
    listIn(preferences).drop((kept) => kept.learnerId === learnerId);
  },
});

/** What looks like ours was written here, whole. */
function isKeptLesson(kept: unknown): kept is CachedLesson {
  const { learnerId, lessonId, lesson } = Object(kept);
  return (
    typeof learnerId === 'string' &&
    typeof lessonId === 'string' &&
    (lesson === undefined || Array.isArray(Object(lesson).questions))
  );
}
