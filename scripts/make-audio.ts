// Why: a server makes the sounds of its lessons while it runs; this makes them all before it starts, with a line of progress.
// Usage: node scripts/make-audio.ts [--data DIR] [--books DIR]. Sounds that are there already are kept.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBooks } from '../server/content/read-books.ts';
import { clipsOfBooks } from '../server/voice/clips-of-books.ts';
import { EmbeddedSynthesizer } from '../server/voice/embedded-synthesizer.ts';
import { VoiceLibrary } from '../server/voice/voice-library.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['OZ_DATA'] ?? join(root, 'data') },
    books: { type: 'string', default: join(root, 'content', 'books') },
  },
});

const books = await readBooks(values.books);
if (!books.ok) {
  for (const problem of books.error)
    console.error(`${problem.file}:${problem.line}: ${problem.kind}`);
  process.exit(1);
}

const synthesizer = new EmbeddedSynthesizer({
  dataFolder: process.env['OZ_MODELS'] ?? join(values.data, 'models'),
});
const library = new VoiceLibrary({ folder: join(values.data, 'voices'), synthesizer });
const begun = performance.now();
await library.ensure(clipsOfBooks(books.value));
const before = library.progress().made;

const show = setInterval(() => {
  const { made, wanted } = library.progress();
  const perClip = (performance.now() - begun) / 1000 / Math.max(1, made - before);
  const left = made > before ? `, ${Math.round(perClip * (wanted - made))} s left` : '';
  process.stdout.write(`\r${made} of ${wanted} sounds${left}   `);
}, 500);
await library.settled();
clearInterval(show);
await synthesizer.close();

const { made, wanted } = library.progress();
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`\r${made} of ${wanted} sounds, ${made - before} of them made now in ${seconds} s`);
if (made < wanted) process.exit(1);
