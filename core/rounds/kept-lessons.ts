import type { LessonsApi } from '../ports/library-api.ts';
import type { LocalCache } from '../ports/local-cache.ts';
import type { Reporter } from '../ports/reporter.ts';
import type { Lesson } from '../verbal-composition/lesson.ts';
import type { LessonStanding } from '../verbal-composition/record.ts';

/** Table of the local database that holds lessons. */
export const LESSONS_TABLE = 'lessons';

export interface KeptLessonsParts {
  readonly library: LessonsApi;
  readonly cache: LocalCache;
  /** Who plays here now. */
  readonly learnerId: () => string | undefined;
  readonly now: () => number;
  readonly reporter: Reporter;
}

type Part = 'lesson' | 'standing';

/** Lessons that were opened once, and where she stood in them: to be opened again where there is no network. */
export class KeptLessons implements LessonsApi {
  readonly #parts: KeptLessonsParts;

  constructor(parts: KeptLessonsParts) {
    this.#parts = parts;
  }

  async lesson(id: string): ReturnType<LessonsApi['lesson']> {
    const answer = await this.#parts.library.lesson(id);
    if (answer.ok) void this.#keep('lesson', id, answer.value);
    if (answer.ok || answer.error.kind !== 'offline') return answer;
    const kept = await this.keptLesson(id);
    return kept ? { ok: true, value: kept } : answer;
  }

  keptLesson(id: string): Promise<Lesson | undefined> {
    return this.#kept('lesson', id);
  }

  keepStanding(lessonId: string, standing: LessonStanding): Promise<void> {
    return this.#keep('standing', lessonId, standing);
  }

  keptStanding(lessonId: string): Promise<LessonStanding | undefined> {
    return this.#kept('standing', lessonId);
  }

  async #keep(part: Part, id: string, value: Lesson | LessonStanding): Promise<void> {
    const { cache, now } = this.#parts;
    const data = new TextEncoder().encode(JSON.stringify(value));
    const item = { data, etag: undefined, created_at: now(), updated_at: now() };
    await this.#orNothing(() => cache.put({ ...item, key: this.#key(part, id) }));
  }

  async #kept<T extends Lesson | LessonStanding>(part: Part, id: string): Promise<T | undefined> {
    return this.#orNothing(async () => {
      const item = await this.#parts.cache.get(this.#key(part, id));
      // Written by `#keep` from this very type.
      return item && (JSON.parse(new TextDecoder().decode(item.data)) as T);
    });
  }

  #key(part: Part, id: string): string {
    return `${part}:${this.#parts.learnerId() ?? ''}:${id}`;
  }

  /** A broken cache costs only what it was for. */
  async #orNothing<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      this.#parts.reporter.bug(error, { where: 'kept lessons' });
      return undefined;
    }
  }
}
