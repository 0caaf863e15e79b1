import type { BookFile } from './book-file.ts';
import { checkQuestion, type LocalProblem } from './check-question.ts';
import { checkIds, checkKoreanPrompts, checkPrompts } from './check-unique.ts';
import { checkKoreanPrompt, checkLocalText, checkPrompt } from './check-wording.ts';
import type { ContentProblem } from './content-problem.ts';
import type { ContentPath } from './yaml-positions.ts';

/** Everything a reviewer need not look for, in books that have the right shape; by file and line. */
export function checkContent(files: readonly BookFile[]): readonly ContentProblem[] {
  const problems = [
    ...checkIds(files),
    ...checkPrompts(files),
    ...files.flatMap(checkKoreanPrompts),
    ...files.flatMap(checkBook),
  ];
  const order = files.map((file) => file.file);
  return problems.toSorted(
    (a, b) =>
      order.indexOf(a.file) - order.indexOf(b.file) || a.line - b.line || a.column - b.column,
  );
}

function checkBook(file: BookFile): readonly ContentProblem[] {
  const { book } = file;
  return [
    ...inside(['title'], checkLocalText(book.title)),
    ...inside(['description'], checkLocalText(book.description)),
    ...book.lessons.flatMap((lesson, at) => [
      ...inside(['lessons', at, 'title'], checkLocalText(lesson.title)),
      ...lesson.questions.flatMap((question, index) =>
        inside(
          ['lessons', at, 'questions', index],
          [
            ...checkPrompt(question),
            ...checkKoreanPrompt(question),
            ...inside(['note'], checkLocalText(question.note)),
            ...checkQuestion(question),
          ],
        ),
      ),
    ]),
  ].map(({ path, kind, detail }) => file.problemAt(path, kind, detail));
}

const inside = (path: ContentPath, problems: readonly LocalProblem[]): readonly LocalProblem[] =>
  problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
