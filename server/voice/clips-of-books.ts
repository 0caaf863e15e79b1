import type { Book } from '../content/book-file.ts';
import type { Line } from './speech-synthesizer.ts';
import type { Clip } from './voice-library.ts';

type Question = Book['lessons'][number]['questions'][number];

/** Slow enough to hear where one word ends and the next begins, and still speech. */
export const SLOW = 0.75;

/** Every sound of the lessons, in the order in which learners come to them; what a lesson can't do without comes first. */
export function clipsOfBooks(books: readonly Book[]): readonly Clip[] {
  const questions = books.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.questions));
  return [
    ...questions.flatMap((question) => [
      promptOf(question),
      answerOf(question, 'answer', { voice: 'af_heart' }),
    ]),
    ...questions.map((one) => answerOf(one, 'answer-slow', { voice: 'af_heart', pace: SLOW })),
    ...questions.map((one) => answerOf(one, 'answer-british', { voice: 'bf_emma' })),
  ];
}

/** Where the question's own sentence is to be had. */
export const promptPath = (questionId: string): string => `questions/${questionId}/prompt.mp3`;

const promptOf = (question: Question): Clip => ({
  path: promptPath(question.id),
  line: promptLine(question),
});

const answerOf = (question: Question, name: string, way: Omit<Line, 'text'>): Clip => ({
  path: `questions/${question.id}/${name}.mp3`,
  line: answerLine(question, way),
});

/** The question as it is asked aloud. */
export const promptLine = ({ prompt, reading }: Question): Line => ({
  text: withoutDirection(prompt),
  voice: 'jf_alpha',
  ...(reading !== undefined && { reading }),
});

export const answerLine = (
  { answers }: Pick<Question, 'answers'>,
  way: Omit<Line, 'text'>,
): Line => ({
  text: answers[0] ?? '',
  ...way,
});

/** A direction such as （電話で） is read, not heard. */
const withoutDirection = (prompt: string): string => prompt.replace(/^（[^）]*）/, '');
