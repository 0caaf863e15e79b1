import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/** One note of a deck. */
export interface AnkiNote {
  /** Anki's own, the same in every export. */
  readonly id: string;
  /** As HTML, the front first. */
  readonly fields: readonly string[];
  readonly tags: readonly string[];
  /** The name of the deck its first card is in, parted by `::`. */
  readonly deck: string;
}

/** The newest first: beside it the older ones only say that Anki must be updated. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;
/** Far above any deck of words; what is larger is meant to fill the memory. */
const LARGEST_COLLECTION_BYTES = 512 * 1024 * 1024;

/** The notes of an `.apkg`, in the order of their ids; media are not read. Throws what zip and SQLite throw. */
export async function readAnki(apkg: Uint8Array): Promise<readonly AnkiNote[]> {
  const files = unzipSync(apkg, {
    filter: ({ name, originalSize }) =>
      COLLECTIONS.some((one) => one === name) && originalSize <= LARGEST_COLLECTION_BYTES,
  });
  const name = COLLECTIONS.find((one) => files[one] !== undefined);
  const packed = name === undefined ? undefined : files[name];
  if (packed === undefined) throw new RangeError('there is no collection in this file');
  const bytes =
    name === 'collection.anki21b'
      ? zstdDecompressSync(packed, { maxOutputLength: LARGEST_COLLECTION_BYTES })
      : packed;
  const folder = await mkdtemp(join(tmpdir(), 'oz-anki-'));
  try {
    const file = join(folder, 'collection');
    await writeFile(file, bytes);
    return notesOf(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function notesOf(file: string): readonly AnkiNote[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const decks = decksOf(database);
    const rows = database
      .prepare(
        `select cast(n.id as text) as id, n.flds as fields, n.tags as tags,
           (select cast(c.did as text) from cards c where c.nid = n.id order by c.ord limit 1) as deck
         from notes n order by n.id`,
      )
      .all();
    return rows.map((row) => ({
      id: String(row['id']),
      fields: String(row['fields']).split('\u001f'),
      tags: String(row['tags'])
        .split(' ')
        .filter((tag) => tag !== ''),
      deck: decks.get(String(row['deck'])) ?? '',
    }));
  } finally {
    database.close();
  }
}

/** Deck names by id: JSON in `col` of old, a table of their own now. */
function decksOf(database: DatabaseSync): ReadonlyMap<string, string> {
  const hasTable =
    database
      .prepare("select 1 from sqlite_master where type = 'table' and name = 'decks'")
      .get() !== undefined;
  if (hasTable) {
    // Its index is in the order of Anki's own collation, which no other program knows.
    const rows = database
      .prepare('select cast(id as text) as id, name from decks not indexed')
      .all();
    return new Map(
      rows.map((row) => [String(row['id']), String(row['name']).replaceAll('\u001f', '::')]),
    );
  }
  const written = database.prepare('select decks from col').get()?.['decks'];
  const decks: unknown = JSON.parse(typeof written === 'string' ? written : '{}');
  return new Map(
    Object.entries(Object(decks) as Record<string, unknown>).map(([id, deck]) => [
      id,
      nameOf(deck),
    ]),
  );
}

const nameOf = (deck: unknown): string =>
  typeof deck === 'object' && deck !== null && 'name' in deck ? String(deck.name) : '';
