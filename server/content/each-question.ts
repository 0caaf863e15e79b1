import type { Question } from './book-schema.ts';
import type { BookFile } from './book-file.ts';
import type { ContentPath } from './yaml-positions.ts';

export interface PlacedQuestion {
  readonly file: BookFile;
  readonly path: ContentPath;
  readonly question: Question;
}

/** Every question of some books, with its place. */
export const eachQuestion = (files: readonly BookFile[]): readonly PlacedQuestion[] =>
  files.flatMap((file) =>
    file.book.lessons.flatMap((lesson, at) =>
      lesson.questions.map((question, index) => ({
        file,
        path: ['lessons', at, 'questions', index],
        question,
      })),
    ),
  );
