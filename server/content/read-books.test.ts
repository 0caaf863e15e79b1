import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GOOD_BOOK } from './good-book.fixture.ts';
import { readBooks } from './read-books.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'books-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const other = GOOD_BOOK.replaceAll('cafe', 'hotel');

it('reads books in the order of their file names and nothing else', async () => {
  await write('2.yaml', GOOD_BOOK);
  await write('1.yaml', other);
  await write('notes.txt', 'not a book');
  const books = await readBooks(folder);
  expect(books.ok && books.value.map((book) => book.id)).toEqual(['hotel', 'cafe']);
});

it('tells every problem of every file', async () => {
  await write('1.yaml', GOOD_BOOK.replace('minutes: 5', 'minutes: 0'));
  await write('2.yaml', 'id: [');
  const books = await readBooks(folder);
  expect(!books.ok && books.error.map(({ file, kind }) => [file, kind])).toEqual([
    [join(folder, '1.yaml'), 'not-as-described'],
    [join(folder, '2.yaml'), 'not-yaml'],
  ]);
});

it('refuses an id that two files share, in the later one', async () => {
  await write('1.yaml', GOOD_BOOK);
  await write('2.yaml', other.replace('id: hotel-02', 'id: cafe-02'));
  const books = await readBooks(folder);
  expect(!books.ok && books.error).toMatchObject([
    { file: join(folder, '2.yaml'), line: 24, column: 13, kind: 'duplicate-id', detail: 'cafe-02' },
  ]);
});

it('refuses a folder without books', async () => {
  expect(await readBooks(folder)).toMatchObject({ ok: false, error: [{ kind: 'no-books' }] });
});
