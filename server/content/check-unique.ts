import type { BookFile } from './book-file.ts';
import type { ContentProblem } from './content-problem.ts';
import { eachQuestion } from './each-question.ts';
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
  return [books, lessons, namedBy(files, 'id')].flatMap((named) => repeated(named, 'duplicate-id'));
}

/** The same Japanese twice would teach nothing new. */
export const checkPrompts = (files: readonly BookFile[]): readonly ContentProblem[] =>
  repeated(namedBy(files, 'prompt'), 'duplicate-prompt');

/** Of every question of a book or of none, and none twice in a lesson: there two Japanese sentences became one. */
export function checkKoreanPrompts(file: BookFile): readonly ContentProblem[] {
  const questions = eachQuestion([file]);
  const isKorean = questions.some(({ question }) => question.prompt_ko !== undefined);
  if (!isKorean) return [];
  const missing = questions
    .filter(({ question }) => question.prompt_ko === undefined)
    .map(({ path, question }) => file.problemAt(path, 'korean-prompt-missing', question.prompt));
  const ofLessons = file.book.lessons.map((lesson, at) =>
    lesson.questions.flatMap(({ prompt_ko: name }, index) =>
      name === undefined
        ? []
        : [{ file, path: ['lessons', at, 'questions', index, 'prompt_ko'], name }],
    ),
  );
  return [...missing, ...ofLessons.flatMap((named) => repeated(named, 'duplicate-prompt'))];
}

const namedBy = (files: readonly BookFile[], field: 'id' | 'prompt'): readonly Named[] =>
  eachQuestion(files).map(({ file, path, question }) => ({
    file,
    path: [...path, field],
    name: question[field],
  }));

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
