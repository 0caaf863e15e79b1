// Takes books that were brought out of an Oz again; what learners did with them stays, and they are gone when it starts next.
// Usage: node scripts/remove-content.ts [--data DIR] ID…; exits 1 where one of them is not there, or comes with Oz.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ImportedBooks, type RemoveBookError } from '../server/content/import/imported-books.ts';
import { readBooks } from '../server/content/read-books.ts';

const REASONS: Readonly<Record<RemoveBookError['kind'], string>> = {
  'comes-with-oz': 'this comes with Oz, and stays',
  'not-brought': 'this was not brought',
};

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env['OZ_DATA'] ?? join(root, 'data') } },
});
if (positionals.length === 0) throw new Error('npm run content:remove -- ID…');
const builtIn = await readBooks(join(root, 'content', 'books'));
if (!builtIn.ok) throw new Error('The books of Oz do not read: npm run content:check');

const imported = new ImportedBooks(join(values.data, 'books'), builtIn.value);
for (const id of positionals) {
  const removed = await imported.remove(id);
  if (removed.ok) console.log(`${id}: removed; it is gone when Oz starts next`);
  else {
    console.error(`${id}: ${REASONS[removed.error.kind]}`);
    process.exitCode = 1;
  }
}
