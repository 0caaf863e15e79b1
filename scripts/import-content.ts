// Brings books into an Oz: its own YAML form, a teacher's CSV or an Anki deck. They stand beside the books that come with it, and are there
// when it starts next. Usage: node scripts/import-content.ts [--data DIR] FILE…
// Prints what was not taken as FILE place: reason: text, and exits 1 if nothing was.
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { booksFromAnki } from '../server/content/import/books-from-anki.ts';
import { booksFromCsv } from '../server/content/import/books-from-csv.ts';
import { booksFromYaml } from '../server/content/import/books-from-data.ts';
import type { Brought, ImportProblemKind } from '../server/content/import/brought.ts';
import { ImportedBooks } from '../server/content/import/imported-books.ts';
import { sheetText } from '../server/content/import/sheet-text.ts';
import { readBooks } from '../server/content/read-books.ts';

const REASONS: Readonly<Record<ImportProblemKind, string>> = {
  'not-readable': 'this cannot be read',
  'not-as-described': 'this does not have the form it should have',
  'column-missing': 'this column is missing',
  'no-answer': 'no answer is left for this',
  'no-japanese': 'this is not Japanese',
  'no-korean': 'this is not Korean',
  'not-plain-english': 'English is written in half-width ASCII only',
  'answer-not-accepted': 'the judge would not accept this answer',
  'same-answer-twice': 'the judge takes this for an answer before it',
  'wrong-variant-accepted': 'the judge would not reject this',
  'duplicate-id': 'this id is taken',
  'duplicate-prompt': 'this is asked already',
  'nothing-left': 'no question of this is left',
};

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env['OZ_DATA'] ?? join(root, 'data') } },
});
const builtIn = await readBooks(join(root, 'content', 'books'));
if (!builtIn.ok) throw new Error('The books of Oz do not read: npm run content:check');
if (positionals.length === 0) throw new Error('npm run content:import -- FILE…');

const imported = new ImportedBooks(join(values.data, 'books'), builtIn.value);
let taken = 0;
for (const file of positionals) {
  const { books, problems } = await imported.take(await bring(file));
  for (const { place, kind, detail } of problems)
    console.error(`${place}: ${REASONS[kind]}: ${detail}`);
  for (const { id, title, lessons } of books) {
    const questions = lessons.flatMap((lesson) => lesson.questions).length;
    console.log(`${title.ja} (${id}): ${lessons.length} lessons, ${questions} questions`);
  }
  taken += books.length;
}
console.log(`${taken} books taken; they are there when Oz starts next`);
if (taken === 0) process.exitCode = 1;

async function bring(file: string): Promise<Brought> {
  const name = basename(file, extname(file));
  switch (extname(file).toLowerCase()) {
    case '.csv':
    case '.tsv':
      return booksFromCsv(name, sheetText(await readFile(file)));
    case '.apkg':
    case '.colpkg':
      return booksFromAnki(name, await readFile(file));
    default:
      return booksFromYaml(basename(file), await readFile(file, 'utf8'));
  }
}
