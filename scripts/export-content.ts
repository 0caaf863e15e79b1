// Gives the books of an Oz back: as YAML files in a folder, or as one CSV. Usage:
// node scripts/export-content.ts [--data DIR] [--brought] FOLDER|FILE.csv; --brought leaves out the books that come with Oz.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { csvOfBooks } from '../server/content/import/csv-of-books.ts';
import { ImportedBooks, yamlOf } from '../server/content/import/imported-books.ts';
import { readBooks } from '../server/content/read-books.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: process.env['OZ_DATA'] ?? join(root, 'data') },
    brought: { type: 'boolean', default: false },
  },
});
const [target] = positionals;
if (target === undefined) throw new Error('npm run content:export -- FOLDER|FILE.csv');
const builtIn = await readBooks(join(root, 'content', 'books'));
if (!builtIn.ok) throw new Error('The books of Oz do not read: npm run content:check');

const brought = await new ImportedBooks(join(values.data, 'books'), builtIn.value).read();
for (const { place, kind, detail } of brought.problems)
  console.error(`${place}: ${kind}: ${detail}`);
const books = [...(values.brought ? [] : builtIn.value), ...brought.books];

if (/\.csv$/iu.test(target)) await writeFile(target, csvOfBooks(books));
else {
  await mkdir(target, { recursive: true });
  // Numbered, for files are read in the order of their names.
  for (const [at, book] of books.entries())
    await writeFile(
      join(target, `${String(at + 1).padStart(2, '0')}-${book.id}.yaml`),
      yamlOf(book),
    );
}
console.log(`${books.length} books written to ${target}`);
