import type { CachedReads } from '../offline/cached-reads.ts';
import type { LibraryApi } from '../ports/library-api.ts';
import type { TypedJudge } from '../ports/typed-judge.ts';
import type { GradedAnswer } from '../verbal-composition/record.ts';
import type { Question } from '../verbal-composition/lesson.ts';

export interface TypedHereParts {
  readonly reads: CachedReads;
  readonly library: Pick<LibraryApi, 'wordings'>;
  /** Loaded when something is first to be judged; undefined where that could not be. */
  readonly judge: () => Promise<TypedJudge | undefined>;
  /** A moment in which no screen waits for anything. */
  readonly spareTime: () => Promise<void>;
}

/** What is typed where there is no network: judged on the device, by what is listed of its lesson. */
export class TypedHere {
  readonly #parts: TypedHereParts;

  constructor(parts: TypedHereParts) {
    this.#parts = parts;
  }

  /** So that it can be judged later. */
  async prepare(lessonId: string): Promise<void> {
    const { reads, library, spareTime } = this.#parts;
    await spareTime();
    await reads.ask('wordings', lessonId, () => library.wordings(lessonId));
  }

  /** Undefined where it cannot be judged here. */
  async judge(
    lessonId: string,
    question: Pick<Question, 'id' | 'answers'>,
    text: string,
  ): Promise<GradedAnswer | undefined> {
    const wordings = await this.#parts.reads.find('wordings', lessonId);
    const listed = wordings?.find(({ id }) => id === question.id);
    if (!listed) return undefined;
    const judge = await this.#parts.judge();
    return judge?.judge(text, { ...listed, answers: question.answers });
  }
}
