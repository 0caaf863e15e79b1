import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { FolderFiles } from '../../storage/folder-files.ts';
import type { Book } from '../book-schema.ts';
import { parseYaml } from '../yaml-positions.ts';
import type { Brought, ImportProblem } from './brought.ts';
import { booksFromYaml } from './books-from-data.ts';
import { takeBooks, type TakenBooks } from './take-books.ts';

/** What an editor or another system made of the ending is read as well. */
const YAML = /\.ya?ml$/i;

export type RemoveBookError = { readonly kind: 'comes-with-oz' } | { readonly kind: 'not-brought' };

/** What people brought, a YAML file for each book in a folder of its own, beside the books that come with Oz. */
export class ImportedBooks {
  readonly #folder: string;
  readonly #files: FolderFiles;
  readonly #builtIn: readonly Book[];

  constructor(folder: string, builtIn: readonly Book[]) {
    this.#folder = folder;
    this.#files = new FolderFiles(folder);
    this.#builtIn = builtIn;
  }

  /** What was brought before, by id; of a file that was broken by hand, what is left. */
  async read(): Promise<TakenBooks> {
    const names = (await this.#names()).toSorted();
    const brought = await Promise.all(
      names.map(async (name) => {
        const text = await this.#text(name);
        return text === undefined ? unreadable(name) : booksFromYaml(name, text);
      }),
    );
    const { books, problems } = takeBooks(
      {
        books: brought.flatMap(({ books: some }) => some),
        problems: brought.flatMap(({ problems: some }) => some),
      },
      this.#builtIn,
    );
    return { books, problems: await Promise.all(problems.map((one) => this.#located(one, names))) };
  }

  /** With the file and the line in which an operator finds it. */
  async #located(problem: ImportProblem, names: readonly string[]): Promise<ImportProblem> {
    const { place } = problem;
    const name = names.find((one) => place === one || place.startsWith(`${one} `));
    if (name === undefined) return problem;
    const path = place.slice(name.length).trim();
    const { errors, positionOf } = parseYaml((await this.#text(name)) ?? '');
    const { line } = errors[0] ?? positionOf(path === '' ? [] : path.split('.'));
    return { ...problem, file: `books/${name}`, line };
  }

  /** All books there are: first those that come with Oz, then what was brought. */
  async shelf(): Promise<readonly Book[]> {
    return [...this.#builtIn, ...(await this.read()).books];
  }

  /** Takes what it can and keeps it; a book brought again takes the place of the one with its id. */
  async take(brought: Brought): Promise<TakenBooks> {
    const coming = new Set(brought.books.map(({ id }) => id));
    const staying = (await this.read()).books.filter(({ id }) => !coming.has(id));
    const taken = takeBooks(brought, [...this.#builtIn, ...staying]);
    for (const book of taken.books) {
      const older = await this.#holding(book.id);
      const others = (await this.#names()).filter((name) => !older.includes(name));
      const name = freeName(book.id, others);
      await this.#files.put(name, new TextEncoder().encode(yamlOf(book)));
      for (const other of older) if (other !== name) await this.#remove(other);
    }
    return taken;
  }

  /** Takes a book away again. What learners did with it stays. */
  async remove(id: string): Promise<Result<void, RemoveBookError>> {
    if (this.#builtIn.some((book) => book.id === id)) return fail({ kind: 'comes-with-oz' });
    const own = await this.#holding(id);
    if (own.length === 0) return fail({ kind: 'not-brought' });
    for (const name of own) await this.#remove(name);
    return ok(undefined);
  }

  async #holding(id: string): Promise<readonly string[]> {
    const names = await this.#names();
    const holding = await Promise.all(
      names.map(async (name) => (await this.#isOf(name, id)) && name),
    );
    return holding.filter((name) => name !== false);
  }

  /** By what is in it, for people put files there, too; by its name only where nothing in it can be read. */
  async #isOf(name: string, id: string): Promise<boolean> {
    const text = await this.#text(name);
    if (text === undefined) return false;
    const { books } = booksFromYaml(name, text);
    return books.length === 0
      ? name.replace(YAML, '').normalize() === id.normalize()
      : books.every((book) => book.id === id);
  }

  /** Undefined for a folder, and for a link that leads nowhere. */
  async #text(name: string): Promise<string | undefined> {
    try {
      return await readFile(this.#place(name), 'utf8');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EISDIR' || code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** People may have given it any name, also one that is no path of ours. */
  #remove(name: string): Promise<void> {
    return rm(this.#place(name), { force: true });
  }

  async #names(): Promise<readonly string[]> {
    try {
      return (await readdir(this.#folder)).filter((name) => YAML.test(name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  #place(name: string): string {
    return join(this.#folder, name);
  }
}

/** The name of a book's file: its id, with a number where the file of another book is called so. */
function freeName(id: string, taken: readonly string[]): string {
  let name = `${id}.yaml`;
  for (let count = 2; taken.includes(name); count += 1) name = `${id}-${count}.yaml`;
  return name;
}

const unreadable = (name: string): Brought => ({
  books: [],
  problems: [{ place: name, kind: 'not-readable', detail: name }],
});

/** A book as an author would write it. */
export const yamlOf = (book: Book): string => stringify(book, { lineWidth: 0 });
