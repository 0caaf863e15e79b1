import type { Review, ReviewAnswer, ReviewItem, ReviewStatus } from '../review/review.ts';
import type { Result } from '../shared/result.ts';
import type { Outcome } from '../verbal-composition/record.ts';
import type { OwnGrade, RecordsApi } from './records-api.ts';
import type { ReviewApi } from './review-api.ts';
import type { SessionControls } from './session-needed.contract.ts';

export interface ReviewSubject extends SessionControls {
  readonly reviews: ReviewApi;
  /** Of the same learner. */
  readonly records: RecordsApi;
  /** The reviews as another learner sees them. */
  readonly another: ReviewApi;
  /** A lesson, and at least two of its questions. */
  readonly lessonId: string;
  readonly questionIds: readonly [string, string, ...string[]];
  newId(): string;
  now(): number;
  pass(ms: number): void;
}

export const DAY_MS = 86_400_000;
export const SMART = { kind: 'smart', count: 'all' } as const;
export const DAILY = { kind: 'daily', count: 'all' } as const;

export async function told<T>(answer: Promise<Result<T, { readonly kind: string }>>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(result.error.kind);
  return result.value;
}

export const idsOf = (items: readonly ReviewItem[]): readonly string[] =>
  items.map(({ question }) => question.id);

/** A learner who studies two questions of a lesson, and what she does in reviews. */
export class ReviewScene {
  #subject: ReviewSubject | undefined;

  open(subject: ReviewSubject): void {
    this.#subject = subject;
  }

  get subject(): ReviewSubject {
    if (!this.#subject) throw new Error('The scene is not open');
    return this.#subject;
  }

  get reviews(): ReviewApi {
    return this.subject.reviews;
  }

  get records(): RecordsApi {
    return this.subject.records;
  }

  get first(): string {
    return this.subject.questionIds[0];
  }

  get second(): string {
    return this.subject.questionIds[1];
  }

  /** In a lesson; gives the id of the answer and of its round. */
  readonly studies = async (
    questionId: string,
    outcome: Outcome,
    answerMs = 5000,
  ): Promise<OwnGrade> => {
    const { lessonId, newId } = this.subject;
    const round = { id: newId(), lessonId, mode: 'self', level: 'normal' } as const;
    const grade = { answerId: newId(), round, questionId, outcome, answerMs };
    await told(this.records.grade(grade));
    // What is answered at the very same moment comes in the order of its ids.
    this.subject.pass(1000);
    return grade;
  };

  readonly status = (): Promise<ReviewStatus> => told(this.reviews.status());

  readonly items = (): Promise<readonly ReviewItem[]> => told(this.reviews.items());

  readonly begin = (wish: Parameters<ReviewApi['begin']>[1]): Promise<Review> =>
    told(this.reviews.begin(this.subject.newId(), wish));

  readonly answer = (review: Review, more: Partial<ReviewAnswer> = {}): ReviewAnswer => {
    const at = new Date(this.subject.now()).toISOString();
    return {
      id: this.subject.newId(),
      reviewId: review.id,
      questionId: review.items[0]?.question.id ?? '',
      outcome: 'correct',
      answerMs: 5000.4,
      answeredAt: at,
      gradedAt: at,
      ...more,
    };
  };
}
