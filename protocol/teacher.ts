import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Question } from './library.ts';
import { ById, ChosenLanguage, ClientId, Id, Instant, LocalText } from './values.ts';

/** How often the teacher can be asked about one question. */
export const MOST_TEACHER_QUESTIONS = 10;

/** In UTF-16 units. */
export const LONGEST_TEACHER_QUESTION = 500;

/** `built-in` answers from the handbook and the question's notes alone; `cloud` is a language model of the operator's. */
export const TeacherName = v.picklist(['built-in', 'cloud']);

export const TeacherAnswer = v.object({
  id: ClientId,
  question_id: Id,
  /** What the learner asked. */
  text: v.string(),
  /** Lines that begin with `# ` are headings, with `- ` points, whose translation stands after a ｜; an empty line parts paragraphs. */
  answer: v.string(),
  teacher: TeacherName,
  language: ChosenLanguage,
  asked_at: Instant,
});

const Left = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TEACHER_QUESTIONS));

export const TeacherPiece = v.union([
  /** From here on this teacher answers; texts that came before do not count any more. */
  v.object({ kind: v.literal('begin'), teacher: TeacherName }),
  v.object({ kind: v.literal('text'), text: v.string() }),
  /** The last piece: the answer as it was kept, and how often the learner can still ask. */
  v.object({ kind: v.literal('whole'), question: TeacherAnswer, left: Left }),
]);

export const askTeacher = endpoint({
  method: 'POST',
  path: 'v1/verbal_composition/questions/{id}/teacher_questions',
  summary:
    'Ask the teacher about a question, ten times at most; the same id sent twice is answered alike and counts once',
  auth: 'bearer',
  params: ById,
  body: v.object({
    id: ClientId,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_TEACHER_QUESTION)),
    /** The graded answer it is about; without it, what the learner said to this question last. */
    answer_id: v.optional(ClientId),
    /** The language to answer in. */
    language: v.optional(ChosenLanguage, 'ja'),
  }),
  reply: 'stream',
  pieces: TeacherPiece,
  refusals: ['not-found', 'teacher-limit', 'teacher-day-limit'],
});

export const teacherQuestions = endpoint({
  method: 'GET',
  path: 'v1/verbal_composition/questions/{id}/teacher_questions',
  summary:
    'The question, what the learner has asked the teacher about it, and how often she still can',
  auth: 'bearer',
  params: ById,
  reply: v.object({
    question: Question,
    lesson_id: Id,
    /** Titles of the handbook's topics that the question is about. */
    topics: v.array(LocalText),
    questions: v.array(TeacherAnswer),
    left: Left,
  }),
  refusals: ['not-found'],
});
