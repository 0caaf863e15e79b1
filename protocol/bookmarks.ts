import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Question } from './library.ts';
import { TeacherAnswer } from './teacher.ts';
import { After, Id, Instant, LocalText, Next } from './values.ts';

/**
 * Whether the learner wants to find something again. `changed_at` is when she said so, by her device; of two changes the
 * later one counts, and of two at one moment the one that is on.
 */
const Changed = { on: v.boolean(), changed_at: Instant };

/** Of a question, or of a lesson: her saved list. */
export const Bookmark = v.object({ kind: v.picklist(['question', 'lesson']), id: Id, ...Changed });

/** Of an answer of the teacher; `id` names the answer. */
export const TeacherBookmark = v.object({ id: Id, question_id: Id, ...Changed });

const Place = { lesson_id: Id, lesson_title: LocalText, book_id: Id };

/** A question she wants to find again, with where it is. */
export const BookmarkedQuestion = v.object({ question: Question, ...Place });

/** An answer of the teacher she wants to find again, with the question it is about and where that is. */
export const BookmarkedAnswer = v.object({ answer: TeacherAnswer, question: Question, ...Place });

export const bookmarks = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/bookmarks',
  summary: 'The bookmarks of questions and lessons that are on, a page of them, the latest first',
  auth: 'bearer',
  query: After,
  reply: v.object({ bookmarks: v.array(Bookmark), next: Next }),
  refusals: [],
});

export const setBookmark = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/bookmarks',
  summary:
    'Turn a bookmark on or off; the later change counts, and the same one sent twice changes nothing. Answers what counts',
  auth: 'bearer',
  body: Bookmark,
  reply: Bookmark,
  refusals: ['not-found'],
});

export const bookmarkedQuestions = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/bookmarks/questions',
  summary: 'The bookmarked questions with what is in them, a page of them, the latest first',
  auth: 'bearer',
  query: After,
  reply: v.object({ questions: v.array(BookmarkedQuestion), next: Next }),
  refusals: [],
});

export const teacherBookmarks = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/supiful_teacher_bookmarks',
  summary: 'The bookmarks of the teacher’s answers that are on, a page of them, the latest first',
  auth: 'bearer',
  query: After,
  reply: v.object({ bookmarks: v.array(TeacherBookmark), next: Next }),
  refusals: [],
});

export const setTeacherBookmark = endpoint({
  method: 'PUT',
  path: 'v1/verbal_composition/supiful_teacher_bookmarks',
  summary: 'The same for an answer of the teacher',
  auth: 'bearer',
  body: TeacherBookmark,
  reply: TeacherBookmark,
  refusals: ['not-found'],
});

export const bookmarkedAnswers = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/supiful_teacher_bookmarks/answers',
  summary:
    'The bookmarked answers of the teacher with what is in them, a page of them, the latest first',
  auth: 'bearer',
  query: After,
  reply: v.object({ answers: v.array(BookmarkedAnswer), next: Next }),
  refusals: [],
});
