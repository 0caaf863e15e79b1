// Why: an author who writes a pattern sees its slots one by one; what is wrong in it shows when they come together.
// Prints wordings of a question, or of each question of a book, as chance takes them, one pattern after the other.
// Usage: node scripts/sample-wordings.ts QUESTION|BOOK [--count 5]
import { parseArgs } from 'node:util';
import { readBooks } from '../server/content/read-books.ts';
import { patternsOf } from '../language/wordings/accepted-wordings.ts';
import { randomWording } from '../language/wordings/random-wording.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '5' } },
});
const [wanted = ''] = positionals;
const count = Number(values.count);
if (!(Number.isInteger(count) && count > 0)) throw new Error(`"${values.count}" is no count`);
const books = await readBooks('content/books');
if (!books.ok) throw new Error('The books have mistakes: npm run content:check says which');
const questions = books.value.flatMap(({ id, lessons }) =>
  lessons.flatMap((lesson) =>
    lesson.questions.filter((question) => id === wanted || question.id === wanted),
  ),
);
if (questions.length === 0) throw new Error(`There is no question and no book "${wanted}"`);
for (const { id, prompt, answers, wordings } of questions) {
  console.log(`\n${id} ${prompt}`);
  for (const pattern of patternsOf({ answers: [], wordings })) {
    const drawn = Array.from({ length: count }, () => randomWording(pattern, Math.random));
    for (const wording of new Set(drawn)) console.log(`  ${wording}`);
  }
  console.log(`  (${answers.join(' | ')})`);
}
