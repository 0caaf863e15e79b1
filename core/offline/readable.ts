import type { MaterialGenre } from '../domain/monologue/material.ts';
import type { MaterialSummary, ReceivedMaterial } from '../monologue/monologue.ts';
import type { QuestionList } from '../ports/catalogue-api.ts';
import type { BookLayout, QuestionWordings, StudyStatus } from '../ports/library-api.ts';
import type { RecommendedMaterials } from '../ports/materials-api.ts';
import type { ReviewItem, ReviewStatus } from '../review/review.ts';
import type { Book } from '../verbal-composition/lesson.ts';

/** What is read of a server and may be shown again without one, by what it is called here. */
export interface Readable {
  readonly home: StudyStatus;
  readonly books: readonly Book[];
  readonly book: BookLayout;
  readonly lessons: readonly BookLayout[];
  readonly questions: QuestionList;
  readonly wordings: readonly QuestionWordings[];
  readonly 'review-status': ReviewStatus;
  readonly review: { readonly status: ReviewStatus; readonly items: readonly ReviewItem[] };
  readonly themes: {
    readonly recommended: RecommendedMaterials;
    readonly materials: readonly MaterialSummary[];
    /** Those she wants to be offered; none stands for all. */
    readonly genres: readonly MaterialGenre[];
  };
  readonly theme: ReceivedMaterial;
}

/** The server cannot be reached: what it said before is shown instead. */
export interface Cached {
  /** When it said so, in milliseconds since 1970. */
  readonly at: number;
  /** The ids of lessons that can be played without it. */
  readonly lessons: readonly string[];
  /** The ids of themes that can be spoken about without it. */
  readonly themes: readonly string[];
}

/** As a `Result`, and where it is not the server's word of this moment, it says so. */
export type Read<T, E> =
  | { readonly ok: true; readonly value: T; readonly cached?: Cached }
  | { readonly ok: false; readonly error: E };
