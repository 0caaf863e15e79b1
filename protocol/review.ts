import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Question } from './library.ts';
import { Outcome } from './records.ts';
import { After, ById, ClientId, Id, Instant, Next } from './values.ts';

/** A study day as `2026-11-21`; it begins at 3:00 in Japan. */
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** No learner answers for longer than a day. */
const AnswerMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000));

/** `daily`: what is due today. `smart`: what was answered wrong and is not known well again. */
export const ReviewKind = v.picklist(['daily', 'smart']);
export const ReviewCount = v.picklist(['1', '5', '10', '20', 'all']);

/** A question that was answered, and what is remembered of it. */
export const ReviewItem = v.object({
  question: Question,
  lesson_id: Id,
  last_outcome: Outcome,
  answer_count: v.number(),
  wrong_count: v.number(),
  /** The day from which on it should be said again. */
  due_on: Day,
  /** Neither wrong the last time, nor before without being known well again, nor only seen. */
  remembered: v.boolean(),
  /** It appears in no review. */
  removed: v.boolean(),
});

export const ReviewDetail = v.object({
  id: ClientId,
  outcome: v.picklist(['correct', 'wrong', 'skipped']),
  answer_ms: AnswerMs,
  answered_at: Instant,
});

export const ReviewedItem = v.object({
  ...ReviewItem.entries,
  /** Null until it is answered or skipped in this review. */
  detail: v.nullable(ReviewDetail),
});

export const Review = v.object({
  id: ClientId,
  kind: ReviewKind,
  finished: v.boolean(),
  /** In the order they are asked: what is most likely forgotten comes first. */
  items: v.array(ReviewedItem),
});

export const reviewStatus = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/daily_review_study_status',
  summary: 'How much there is to review today, all of it, and on the days to come',
  auth: 'bearer',
  reply: v.object({
    today: Day,
    /** Questions due today or overdue. */
    due_count: v.number(),
    /** Questions graded in reviews today. */
    done_count: v.number(),
    /** Questions for Smart Review. */
    smart_count: v.number(),
    /** The first day after today on which something is due; null when nothing is. */
    next_due_on: v.nullable(Day),
    /** Today and the six days after it. */
    days: v.array(v.object({ date: Day, count: v.number() })),
  }),
  refusals: [],
});

export const reviewQuestions = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/daily_review/questions',
  summary:
    'What a review would ask if it began now; refused with no-contract to whom nothing is open',
  auth: 'bearer',
  query: v.object({
    count: v.optional(ReviewCount, '10'),
    kind: v.optional(ReviewKind, 'daily'),
  }),
  reply: v.object({ items: v.array(ReviewItem) }),
  refusals: ['no-contract'],
});

export const beginDailyReview = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/daily_review/records',
  summary: 'Begin a review of ten questions that are due today',
  auth: 'bearer',
  body: v.object({ id: ClientId }),
  reply: Review,
  refusals: ['not-found'],
});

export const beginReview = endpoint({
  method: 'POST',
  path: 'v2/verbal_composition/daily_review/records',
  summary: 'Begin a review of so many questions of that kind; the same id begins the same review',
  auth: 'bearer',
  body: v.object({ id: ClientId, count: ReviewCount, kind: ReviewKind }),
  reply: Review,
  refusals: ['not-found'],
});

export const review = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/daily_review/{id}',
  summary: 'One review, with what was answered in it and when each question comes again',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  reply: Review,
  refusals: ['not-found'],
});

export const finishReview = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/daily_review/{id}',
  summary: 'The review is over',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  body: v.object({ finished: v.literal(true) }),
  reply: Review,
  refusals: ['not-found'],
});

const InReview = { review_id: ClientId, question_id: Id };

export const gradeReviewDetail = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/daily_review/record_details/{id}',
  summary:
    'Grade an answer in a review; sent late, twice or in any order, what was graded last by the device counts',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  body: v.object({
    ...InReview,
    outcome: Outcome,
    /**
     * `seen`: her own word, after she opened the answer without having given one; it comes again tomorrow. Where it is left
     * out it is her own word, and seen if it came sooner than it can be said.
     */
    ground: v.optional(v.picklist(['judged', 'own-word', 'seen'])),
    answer_ms: AnswerMs,
    /** By the clock of the device; what lies ahead of the server's is taken for now. */
    answered_at: Instant,
    graded_at: Instant,
  }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const skipReviewDetail = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/daily_review/record_details/{id}/skip',
  summary: 'Leave a question of a review unanswered: what is remembered of it stays as it is',
  auth: 'bearer',
  params: v.object({ id: ClientId }),
  body: v.object({ ...InReview, answered_at: Instant }),
  reply: 'nothing',
  refusals: ['not-found'],
});

export const reviewItems = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/review_items',
  summary:
    'Questions that were answered, also those removed, thirty at a time; what is due first comes first',
  auth: 'bearer',
  query: After,
  reply: v.object({
    items: v.array(ReviewItem),
    next: Next,
  }),
  refusals: [],
});

export const removeReviewItem = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/review_items/{id}',
  summary: 'Remove a question from all reviews, or put it back',
  auth: 'bearer',
  params: ById,
  body: v.object({ removed: v.boolean() }),
  reply: 'nothing',
  refusals: ['not-found'],
});
