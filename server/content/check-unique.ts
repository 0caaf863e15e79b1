import type { BookFile } from './book-file.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ContentPath } from './yaml-positions.ts';

export interface Named {
  readonly file: Pick<BookFile, 'problemAt'>;
  readonly path: ContentPath;
  readonly name: string;
}

/** Ids of books, of lessons and of questions, each unique over all files; a repetition is the later one's problem. */
export function checkIds(files: readonly BookFile[]): readonly ContentProblem[] {
  const books = files.map((file) => ({ file, path: ['id'], name: file.book.id }));
  const lessons = files.flatMap((file) =>
    file.book.lessons.map((lesson, at) => ({ file, path: ['lessons', at, 'id'], name: lesson.id })),
  );
  return [books, lessons, eachQuestion(files, 'id')].flatMap((named) =>
    repeated(named, 'duplicate-id'),
  );
}

/** The same Japanese twice would teach nothing new. */
export const checkPrompts = (files: readonly BookFile[]): readonly ContentProblem[] =>
  repeated(eachQuestion(files, 'prompt'), 'duplicate-prompt');

const eachQuestion = (files: readonly BookFile[], field: 'id' | 'prompt'): readonly Named[] =>
  files.flatMap((file) =>
    file.book.lessons.flatMap((lesson, at) =>
      lesson.questions.map((question, index) => ({
        file,
        path: ['lessons', at, 'questions', index, field],
        name: question[field],
      })),
    ),
  );

/** A name that was there before is the later one's problem. */
export function repeated(
  named: readonly Named[],
  kind: 'duplicate-id' | 'duplicate-prompt',
): readonly ContentProblem[] {
  const seen = new Set<string>();
  return named.flatMap(({ file, path, name }) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated ? [file.problemAt(path, kind, name)] : [];
  });
}
