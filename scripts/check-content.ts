// Why: a mistake in the books reaches every learner, and our own judge would then call right answers wrong; what the
// handbook says, the teacher says.
// Prints every problem as file:line:column: message and exits 1 if there is one.
// Usage: node scripts/check-content.ts [BOOKS [HANDBOOK [MATERIALS]]] [--wordings] [--proofread] [--audio].
// --wordings: how many wordings each book accepts, and how many of those that blind authors wrote.
// The others take half a minute each:
// --proofread: our proofreader finds nothing, by itself, in any accepted answer.
// --audio: the voice knows every word of the prompts and the model answers.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { BookFile } from '../server/content/book-file.ts';
import { checkContent } from '../server/content/check-content.ts';
import { checkHandbook } from '../server/content/check-handbook.ts';
import { checkMaterials } from '../server/content/check-materials.ts';
import { checkProofreading } from '../server/content/check-proofreading.ts';
import { checkSpeakable } from '../server/content/check-speakable.ts';
import type { ContentProblem, ContentProblemKind } from '../server/content/content-problem.ts';
import { gradeWordings } from '../server/content/grade-wordings.ts';
import { readBlindWordings } from '../server/content/read-blind-wordings.ts';
import { readBookFiles } from '../server/content/read-books.ts';
import { readHandbookFiles } from '../server/content/read-handbook.ts';
import { readMaterialFiles } from '../server/content/read-materials.ts';
import { EmbeddedProofreader } from '../server/proofreading/embedded-proofreader.ts';
import { loadLineReader } from '../server/voice/doubtful-words.ts';

const MESSAGES: Readonly<Record<ContentProblemKind, string>> = {
  'not-yaml': 'this is not YAML',
  'not-as-described': 'this does not have the form it should have',
  'duplicate-id': 'this id is taken',
  'duplicate-prompt': 'this prompt is asked already',
  'answer-not-accepted': 'the judge does not accept this answer',
  'same-answer-twice': 'the judge takes this for an answer listed above',
  'wrong-variant-accepted': 'the judge does not reject this wrong variant',
  'not-plain-english': 'English is written in half-width ASCII only',
  'model-answer-too-long': 'the model answer is too long to say in one breath',
  'half-width-punctuation': 'Japanese takes full-width punctuation',
  'prompt-without-end': 'a prompt ends with 。？！… or 」, a Korean one with . ? ! or …',
  'korean-prompt-missing': 'every question of a book has a Korean prompt, or none has',
  'not-in-language': 'this is not in the language it should be in',
  'no-books': 'there is nothing to read in this folder',
  'topic-missing': 'the proofreader points at this topic, and no page is about it',
  'same-keyword-twice': 'this keyword is listed already',
  'proofreader-objects': 'the proofreader would correct this',
  'not-speakable':
    'the voice does not know how to say this: give a reading, or listen and list the word',
  'same-expression-twice': 'this expression is listed already',
  'models-out-of-order': 'the easier model speech comes first, the other is of a higher level',
  'model-speech-length': 'a model speech has 60 to 120 words',
  'picture-missing': 'a theme about a picture says what stands in it and has pictures/ID.svg',
  'picture-not-wanted': 'only themes of the genre of pictures have one',
  'picture-unsafe': 'a picture runs nothing and fetches nothing',
};

const inContent = (name: string) => fileURLToPath(new URL(`../content/${name}`, import.meta.url));
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wordings: { type: 'boolean', default: false },
    proofread: { type: 'boolean', default: false },
    audio: { type: 'boolean', default: false },
  },
});
const books = await readBookFiles(positionals[0] ?? inContent('books'));
const handbook = await readHandbookFiles(positionals[1] ?? inContent('handbook'));
const materials = await readMaterialFiles(positionals[2] ?? inContent('materials'));
const problems = [
  ...(books.ok ? checkContent(books.value) : books.error),
  ...(handbook.ok ? checkHandbook(handbook.value) : handbook.error),
  ...(materials.ok ? checkMaterials(materials.value) : materials.error),
  ...(books.ok && asked.proofread ? await proofread(books.value) : []),
  ...(books.ok && asked.audio ? await checkSpeakable(books.value, await loadLineReader()) : []),
];
problems.forEach((problem) => console.error(asLine(problem)));

if (books.ok && handbook.ok && materials.ok && problems.length === 0) {
  const lessons = books.value.flatMap((file) => file.book.lessons);
  const questions = lessons.flatMap((lesson) => lesson.questions);
  const topics = handbook.value.flatMap((file) => file.topics);
  const themes = materials.value.flatMap((file) => file.materials);
  console.log(
    `${books.value.length} books, ${lessons.length} lessons, ${questions.length} questions, ${topics.length} topics, ${themes.length} themes: all as they should be`,
  );
} else process.exitCode = 1;
if (books.ok && asked.wordings) await printGrades(books.value);

async function printGrades(files: readonly BookFile[]): Promise<void> {
  const blind = await readBlindWordings(inContent('blind'));
  const share = ({ accepted, of }: { accepted: number; of: number }) =>
    of === 0 ? '-' : `${((accepted / of) * 100).toFixed(1)} % of ${of}`;
  console.table(
    Object.fromEntries(
      files.map(({ book }) => {
        const { questions, fewest, median, first, all } = gradeWordings(book, blind);
        return [
          book.id,
          { questions, fewest, median, 'blind, first': share(first), 'blind, all': share(all) },
        ];
      }),
    ),
  );
}

/** Without a language model: what the rules are sure of is wrong in every sentence like it. */
async function proofread(files: readonly BookFile[]): Promise<readonly ContentProblem[]> {
  const proofreader = new EmbeddedProofreader({ modelFolder: '.cache/models' });
  const found = await checkProofreading(files, proofreader);
  await proofreader.close();
  return found;
}

function asLine({ file, line, column, kind, detail }: ContentProblem): string {
  return `${relative(process.cwd(), file)}:${line}:${column}: ${MESSAGES[kind]}: ${detail}`;
}
