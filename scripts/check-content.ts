// Why: a mistake in the books reaches every learner, and our own judge would then call right answers wrong.
// Prints every problem as file:line:column: message and exits 1 if there is one.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent } from '../server/content/check-content.ts';
import type { ContentProblem, ContentProblemKind } from '../server/content/content-problem.ts';
import { readBookFiles } from '../server/content/read-books.ts';

const MESSAGES: Readonly<Record<ContentProblemKind, string>> = {
  'not-yaml': 'this is not YAML',
  'not-as-described': 'this does not have the form of a book',
  'duplicate-id': 'this id is taken',
  'duplicate-prompt': 'this prompt is asked already',
  'answer-not-accepted': 'the judge does not accept this answer',
  'same-answer-twice': 'the judge takes this for an answer listed above',
  'wrong-variant-accepted': 'the judge does not reject this wrong variant',
  'not-plain-english': 'English is written in half-width ASCII only',
  'model-answer-too-long': 'the model answer is too long to say in one breath',
  'half-width-punctuation': 'Japanese takes full-width punctuation',
  'prompt-without-end': 'a prompt ends with 。？！… or 」',
  'not-in-language': 'this is not in the language it should be in',
  'no-books': 'there is no book in this folder',
};

const folder = process.argv[2] ?? fileURLToPath(new URL('../content/books', import.meta.url));
const files = await readBookFiles(folder);
const problems = files.ok ? checkContent(files.value) : files.error;
problems.forEach((problem) => console.error(asLine(problem)));

if (files.ok && problems.length === 0) {
  const lessons = files.value.flatMap((file) => file.book.lessons);
  const questions = lessons.flatMap((lesson) => lesson.questions);
  console.log(
    `${files.value.length} books, ${lessons.length} lessons, ${questions.length} questions: all as they should be`,
  );
} else process.exitCode = 1;

function asLine({ file, line, column, kind, detail }: ContentProblem): string {
  return `${relative(process.cwd(), file)}:${line}:${column}: ${MESSAGES[kind]}: ${detail}`;
}
