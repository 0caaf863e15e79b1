// Why: a server makes the sounds of its lessons while it runs; this makes them all before it starts, with a line of progress.
// Usage: node scripts/make-audio.ts [--data DIR] [--books DIR]. Sounds that are there already are kept, so it may be stopped
// (Ctrl-C) and started again: first what lessons need, then the slow answers, then the British ones.
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

let isStopping = false;
process.on('SIGINT', () => {
  if (isStopping) process.exit(130);
  isStopping = true;
  void library.close();
});

const show = setInterval(() => {
  const { made, wanted, making = '' } = library.progress();
  const done = made - before;
  const perClip = (performance.now() - begun) / 1000 / Math.max(1, done);
  const left = isStopping
    ? ', stopping'
    : done > 0
      ? `, ${spoken(perClip * (wanted - made))} left`
      : '';
  const line = `${made} of ${wanted} sounds${left}: ${making}`;
  process.stdout.write(`\r${line.padEnd(79)}`);
}, 500);
await library.settled();
clearInterval(show);
await synthesizer.close();

const { made, wanted } = library.progress();
const took = spoken((performance.now() - begun) / 1000);
console.log(
  `\r${`${made} of ${wanted} sounds, ${made - before} of them made now in ${took}`.padEnd(79)}`,
);
if (isStopping && made < wanted) console.log('Stopped; npm run audio goes on from here.');
if (made < wanted) process.exit(1);

function spoken(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
