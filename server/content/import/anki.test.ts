import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { booksFromAnki } from './books-from-anki.ts';
import { htmlLines } from './html-lines.ts';
import { takeBooks } from './take-books.ts';

interface Note {
  readonly id: number;
  readonly fields: readonly string[];
  readonly tags?: string;
  readonly deck?: number;
}

/** A collection with the tables that Anki writes, as far as they are read. */
function collection(notes: readonly Note[], form: 'old' | 'new' = 'old'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'oz-anki-test-'));
  const file = join(folder, 'collection');
  const database = new DatabaseSync(file);
  database.exec(`
    create table col (id integer primary key, decks text not null);
    create table notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text,
      sfld integer, csum integer, flags integer, data text);
    create table cards (id integer primary key, nid integer, did integer, ord integer);
  `);
  const decks = { 1: 'Default', 2: '旅行::空港' };
  if (form === 'new') {
    database.exec(
      'create table decks (id integer primary key, name text not null collate nocase); create index by_name on decks (name)',
    );
    for (const [id, name] of Object.entries(decks))
      database
        .prepare('insert into decks values (?, ?)')
        .run(Number(id), name.replaceAll('::', '\u001f'));
  }
  const written = Object.fromEntries(Object.entries(decks).map(([id, name]) => [id, { name }]));
  database
    .prepare('insert into col values (1, ?)')
    .run(form === 'old' ? JSON.stringify(written) : '');
  for (const { id, fields, tags = '', deck = 2 } of notes) {
    database
      .prepare('insert into notes (id, tags, flds) values (?, ?, ?)')
      .run(id, tags, fields.join('\u001f'));
    database.prepare('insert into cards (nid, did, ord) values (?, ?, 0)').run(id, deck);
  }
  database.close();
  // Anki sorts decks by a collation of its own, which no other program knows.
  const patched = readFileSync(file, 'latin1').replaceAll('nocase', 'unicas');
  const bytes = new Uint8Array(Buffer.from(patched, 'latin1'));
  rmSync(folder, { recursive: true });
  return bytes;
}

const NOTES: readonly Note[] = [
  {
    id: 1_700_000_000_001,
    fields: [
      '<b>搭乗口</b>はどこですか？[sound:1.mp3]',
      'Where&rsquo;s the gate?<br>Where is my gate?<img src="a.jpg">',
    ],
    tags: ' Travel JLPT::N4 ',
  },
  { id: 1_700_000_000_002, fields: ['I have a reservation.', '<div>予約してあります。</div>'] },
  { id: 1_700_000_000_003, fields: ['Hello', 'Hi'] },
  { id: 1_700_000_000_004, fields: ['荷物が届きません。', ''], deck: 1 },
];

const taking = async (apkg: Uint8Array) => takeBooks(await booksFromAnki('trip', apkg), []);

describe('an Anki deck', () => {
  it.each([
    ['collection.anki2', collection(NOTES)],
    ['collection.anki21', collection(NOTES)],
    ['collection.anki21b', new Uint8Array(zstdCompressSync(collection(NOTES, 'new')))],
  ])('is a book, read from %s', async (name, bytes) => {
    const { books, problems } = await taking(zipSync({ [name]: bytes, media: new Uint8Array() }));

    expect(
      books.map(({ title, lessons }) => [title.ja, lessons.map((one) => one.title.ja)]),
    ).toEqual([['旅行・空港', ['旅行・空港 1']]]);
    expect(books[0]?.lessons[0]?.questions).toMatchObject([
      {
        id: 'anki-1700000000001',
        prompt: '搭乗口はどこですか？',
        answers: ["Where's the gate?", 'Where is my gate?'],
        tags: ['travel', 'jlpt-n4'],
      },
      {
        id: 'anki-1700000000002',
        prompt: '予約してあります。',
        answers: ['I have a reservation.'],
        tags: ['own'],
      },
    ]);
    expect(problems.map(({ place, kind }) => `${place} ${kind}`)).toEqual([
      'trip note 1700000000003 no-japanese',
      'trip note 1700000000004 no-answer',
      'trip nothing-left',
    ]);
  });

  it('is read from the newest collection in it', async () => {
    const { books } = await taking(
      zipSync({
        'collection.anki2': collection([{ id: 1, fields: ['Please update', ''] }]),
        'collection.anki21b': new Uint8Array(zstdCompressSync(collection(NOTES, 'new'))),
      }),
    );

    expect(books).toHaveLength(1);
  });

  it('has lessons of ten, whose ids stay', async () => {
    const notes = Array.from({ length: 23 }, (_, at) => ({
      id: at + 1,
      fields: [`犬が${at + 2}匹います。`, `I have ${at + 2} dogs.`],
    }));
    const { books } = await taking(zipSync({ 'collection.anki2': collection(notes) }));
    const again = await taking(zipSync({ 'collection.anki2': collection(notes) }));

    expect(books[0]?.lessons.map(({ questions }) => questions.length)).toEqual([10, 10, 3]);
    expect(again.books).toEqual(books);
  });

  it.each([
    ['no zip', new TextEncoder().encode('no zip at all')],
    ['without a collection', zipSync({ media: new Uint8Array([123, 125]) })],
    ['no database', zipSync({ 'collection.anki2': new TextEncoder().encode('nothing') })],
    ['not compressed', zipSync({ 'collection.anki21b': new Uint8Array([1, 2, 3]) })],
  ])('is not read when it is %s', async (_, bytes) => {
    const { books, problems } = await taking(bytes);

    expect(books).toEqual([]);
    expect(problems.map(({ place, kind }) => `${place} ${kind}`)).toEqual(['trip not-readable']);
  });
});

it.each([
  ['a&nbsp;<i>b</i> &amp; c', ['a b & c']],
  ['<div>a</div><div>b<br></div>', ['a', 'b']],
  ['<ruby>漢字<rt>かんじ</rt></ruby>', ['漢字']],
  ['I {{c1::go::verb}} home.', ['I go home.']],
  ['<style>p { color: red }</style>a', ['a']],
  ['a < b', ['a < b']],
])('reads %j as %j', (html, lines) => {
  expect(htmlLines(html)).toEqual(lines);
});
