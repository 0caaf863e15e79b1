import type { Book } from '../content/book-file.ts';
import type { Clip } from './voice-library.ts';

/** Every sound the lessons need, in the order in which learners come to them. */
export const clipsOfBooks = (books: readonly Book[]): readonly Clip[] =>
  books.flatMap(({ lessons }) =>
    lessons.flatMap(({ questions }) =>
      questions.flatMap(({ id, prompt, reading, answers }) => [
        {
          path: `questions/${id}/prompt.mp3`,
          line: {
            text: withoutDirection(prompt),
            voice: 'jf_alpha' as const,
            ...(reading !== undefined && { reading }),
          },
        },
        {
          path: `questions/${id}/answer.mp3`,
          line: { text: answers[0] ?? '', voice: 'af_heart' as const },
        },
      ]),
    ),
  );

/** A direction such as （電話で） is read, not heard. */
const withoutDirection = (prompt: string): string => prompt.replace(/^（[^）]*）/, '');
