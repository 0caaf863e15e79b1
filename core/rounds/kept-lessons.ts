import type { LessonsApi } from '../ports/library-api.ts';
import type { Preferences } from '../ports/preferences.ts';
import { KEPT_LESSONS_KEY } from '../settings/preference-keys.ts';
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

interface KeptLesson {
  readonly learnerId: string;
  readonly lessonId: string;
  readonly lesson?: Lesson;
  readonly standing?: LessonStanding;
}

/** Lessons that were opened last, and where she stood in them: to be opened again where there is no network. */
export class KeptLessons {
  readonly #parts: KeptLessonsParts;

  constructor(parts: KeptLessonsParts) {
    this.#parts = parts;
  }

  async lesson(id: string): ReturnType<LessonsApi['lesson']> {
    const answer = await this.#parts.library.lesson(id);
    if (answer.ok) this.#keep(id, { lesson: answer.value });
    if (answer.ok || answer.error.kind !== 'offline') return answer;
    const kept = this.keptLesson(id);
    return kept ? { ok: true, value: kept } : answer;
  }

  keptLesson(id: string): Lesson | undefined {
    return this.#all().find(this.#isOurs(id))?.lesson;
  }

  keepStanding(lessonId: string, standing: LessonStanding): void {
    this.#keep(lessonId, { standing });
  }

  keptStanding(lessonId: string): LessonStanding | undefined {
    return this.#all().find(this.#isOurs(lessonId))?.standing;
  }

  #keep(lessonId: string, now: Pick<KeptLesson, 'lesson' | 'standing'>): void {
    const { preferences, learnerId } = this.#parts;
    const learner = learnerId();
    if (learner === undefined) return;
    const isOurs = this.#isOurs(lessonId);
    const all = this.#all();
    const kept = { ...all.find(isOurs), ...now, learnerId: learner, lessonId };
    const others = all.filter((one) => !isOurs(one));
    preferences.write(KEPT_LESSONS_KEY, JSON.stringify([...others, kept].slice(-MOST_KEPT)));
  }

  #isOurs(id: string): (kept: KeptLesson) => boolean {
    const learner = this.#parts.learnerId();
    return ({ learnerId, lessonId }) => learnerId === learner && lessonId === id;
  }

  #all(): readonly KeptLesson[] {
    const text = this.#parts.preferences.read(KEPT_LESSONS_KEY);
    if (text === undefined) return [];
    try {
      const kept: unknown = JSON.parse(text);
      return Array.isArray(kept) ? kept.filter(isKeptLesson) : [];
    } catch {
      return [];
    }
  }
}

/** Anything may be found in a browser's storage; what looks like ours was written here, whole. */
function isKeptLesson(kept: unknown): kept is KeptLesson {
  const { learnerId, lessonId, lesson } = Object(kept);
  return (
    typeof learnerId === 'string' &&
    typeof lessonId === 'string' &&
    (lesson === undefined || Array.isArray(Object(lesson).questions))
  );
}
