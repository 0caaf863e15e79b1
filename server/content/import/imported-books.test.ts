import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseBookFile } from '../book-file.ts';
import { GOOD_BOOK } from '../good-book.fixture.ts';
import { booksFromYaml } from './books-from-data.ts';
import { ImportedBooks, yamlOf } from './imported-books.ts';

const parsed = parseBookFile('good.yaml', GOOD_BOOK);
if (!parsed.ok) throw new Error('the good book does not read');
const good = parsed.value.book;
const BAKERY = GOOD_BOOK.replaceAll('cafe', 'bakery')
  .replace('コーヒーを', 'パンを')
  .replace('この席、', '窓の席、');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oz-books-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const opened = () => new ImportedBooks(join(folder, 'books'), []);

it('has nothing before a book was brought', async () => {
  expect(await opened().read()).toEqual({ books: [], problems: [] });
});

it('keeps what was brought as it was', async () => {
  await opened().take(booksFromYaml('good.yaml', GOOD_BOOK));

  expect(await opened().read()).toEqual({ books: [good], problems: [] });
});

it('puts a book that is brought again in the place of itself', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
  const { books, problems } = await imported.take(
    booksFromYaml('good.yaml', GOOD_BOOK.replace('minutes: 5', 'minutes: 7')),
  );

  expect(problems).toEqual([]);
  expect(await imported.read()).toEqual({ books, problems: [] });
  expect(books[0]?.lessons[0]?.minutes).toBe(7);
});

it('takes the place of a book that was put there by hand, whatever its file is called', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
  await rename(join(folder, 'books', 'cafe.yaml'), join(folder, 'books', 'a.yaml'));
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK.replace('minutes: 5', 'minutes: 7')));

  const { books, problems } = await imported.read();
  expect(problems).toEqual([]);
  expect(books.map(({ lessons }) => lessons[0]?.minutes)).toEqual([7]);
});

it('takes nothing that comes with Oz', async () => {
  const imported = new ImportedBooks(join(folder, 'books'), [good]);
  const { books, problems } = await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));

  expect(books).toEqual([]);
  expect(problems).toEqual([{ place: 'good.yaml', kind: 'duplicate-id', detail: 'cafe' }]);
});

it('leaves out a broken file, and says so', async () => {
  await opened().take(booksFromYaml('good.yaml', GOOD_BOOK));
  await writeFile(join(folder, 'books', 'broken.yaml'), 'id: a: b');
  const { books, problems } = await opened().read();

  expect(books).toEqual([good]);
  expect(problems.map(({ place, kind }) => `${place} ${kind}`)).toEqual([
    'broken.yaml not-readable',
  ]);
});

it('writes what an author would read again', () => {
  const again = parseBookFile('again.yaml', yamlOf(good));

  expect(again.ok && again.value.book).toEqual(good);
});

it('takes a book away again, and another time there is none', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));

  expect(await imported.remove('cafe')).toEqual({ ok: true, value: undefined });
  expect(await opened().read()).toEqual({ books: [], problems: [] });
  expect(await imported.remove('cafe')).toEqual({ ok: false, error: { kind: 'not-brought' } });
});

it('takes away a book that was put there under another name, and nothing else', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
  await writeFile(join(folder, 'books', 'by-hand.yaml'), BAKERY);

  expect(await imported.remove('bakery')).toMatchObject({ ok: true });
  expect(await opened().read()).toEqual({ books: [good], problems: [] });
});

it.each(['英会話.yaml', 'my book (2).yaml', 'bakery.yml', 'BAKERY.YAML', '.bakery.yaml'])(
  'reads, brings again and takes away a book that was put there as "%s"',
  async (name) => {
    const imported = opened();
    await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
    const put = () => writeFile(join(folder, 'books', name), BAKERY);
    const ids = async () => (await imported.read()).books.map(({ id }) => id).toSorted();
    await put();
    expect(await ids()).toEqual(['bakery', 'cafe']);
    await imported.take(booksFromYaml('bakery.yaml', BAKERY));
    expect(await imported.read()).toMatchObject({ problems: [] });
    expect(await ids()).toEqual(['bakery', 'cafe']);
    expect(await imported.remove('bakery')).toMatchObject({ ok: true });
    await put();
    expect(await imported.remove('bakery')).toMatchObject({ ok: true });
    expect(await ids()).toEqual(['cafe']);
  },
);

it('takes a file away by its name in other letters, however the disk writes it', async () => {
  await opened().take(booksFromYaml('good.yaml', GOOD_BOOK));
  await writeFile(join(folder, 'books', 'パン.yml'.normalize('NFD')), 'id: a: b');

  expect(await opened().remove('パン')).toMatchObject({ ok: true });
  expect(await opened().read()).toEqual({ books: [good], problems: [] });
});

it('reads no folder and no link to nothing, and says so', async () => {
  await opened().take(booksFromYaml('good.yaml', GOOD_BOOK));
  await mkdir(join(folder, 'books', 'old.yaml'));
  await symlink('nowhere', join(folder, 'books', '.#cafe.yaml'));

  const { books, problems } = await opened().read();
  expect(books).toEqual([good]);
  expect(problems.map(({ place, kind }) => `${place} ${kind}`)).toEqual([
    '.#cafe.yaml not-readable',
    'old.yaml not-readable',
  ]);
  expect(await opened().remove('cafe')).toMatchObject({ ok: true });
});

it('keeps a book whose file has the name that another would have', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('bakery.yaml', BAKERY));
  await rename(join(folder, 'books', 'bakery.yaml'), join(folder, 'books', 'cafe.yaml'));
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK.replace('minutes: 5', 'minutes: 7')));

  const { books, problems } = await imported.read();
  expect(problems).toEqual([]);
  expect(books.map(({ id, lessons }) => [id, lessons[0]?.minutes])).toEqual([
    ['cafe', 7],
    ['bakery', 5],
  ]);
});

it('takes no other book away for the name of its file', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
  await rename(join(folder, 'books', 'cafe.yaml'), join(folder, 'books', 'bakery.yaml'));

  expect(await imported.remove('bakery')).toEqual({ ok: false, error: { kind: 'not-brought' } });
  expect(await opened().read()).toEqual({ books: [good], problems: [] });
});

it('takes a file away by its name where nothing in it can be read', async () => {
  const imported = opened();
  await imported.take(booksFromYaml('good.yaml', GOOD_BOOK));
  await writeFile(join(folder, 'books', 'cafe.yaml'), 'id: a: b');

  expect(await imported.remove('cafe')).toMatchObject({ ok: true });
  expect(await opened().read()).toEqual({ books: [], problems: [] });
});

it('takes away nothing that comes with Oz', async () => {
  const imported = new ImportedBooks(join(folder, 'books'), [good]);

  expect(await imported.remove('cafe')).toEqual({ ok: false, error: { kind: 'comes-with-oz' } });
});

it('tells in which file and line something cannot be taken', async () => {
  await opened().take(booksFromYaml('good.yaml', GOOD_BOOK));
  const place = join(folder, 'books/cafe.yaml');
  const text = await readFile(place, 'utf8');
  const lines = text.split('\n');
  const second = lines.findIndex((line) => line.includes('id: cafe-02'));
  const broken = lines.toSpliced(second, 1, lines[second]?.replace('cafe-02', 'cafe-01') ?? '');
  await writeFile(place, broken.join('\n'));
  const { problems } = await opened().read();
  expect(problems).toMatchObject([
    { kind: 'duplicate-id', file: 'books/cafe.yaml', line: second + 1 },
  ]);
});

it('tells the line at which a file can not be read at all', async () => {
  await opened().take(booksFromYaml('good.yaml', GOOD_BOOK));
  await writeFile(join(folder, 'books/cafe.yaml'), 'id: cafe\nlessons: [\n');
  const { problems } = await opened().read();
  expect(problems).toMatchObject([{ kind: 'not-readable', file: 'books/cafe.yaml', line: 3 }]);
});
