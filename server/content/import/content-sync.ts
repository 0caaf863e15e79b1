import { createHash, timingSafeEqual } from 'node:crypto';
import type { Library } from '../../library/library.ts';
import type { Book } from '../book-schema.ts';
import { booksFromData } from './books-from-data.ts';
import type { ImportedBooks } from './imported-books.ts';
import type { TakenBooks } from './take-books.ts';

export interface ContentSyncParts {
  /** A caller who has it may bring books; undefined: no caller may. */
  readonly token: string | undefined;
  readonly imported: ImportedBooks;
  /** Has the sentences of books spoken. */
  readonly speak: (books: readonly Book[]) => Promise<void>;
}

/** Books that an operator brings while Oz runs. */
export class ContentSync {
  readonly #parts: ContentSyncParts;
  readonly #library: Pick<Library, 'replace'>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: ContentSyncParts, library: Pick<Library, 'replace'>) {
    this.#parts = parts;
    this.#library = library;
  }

  get isOn(): boolean {
    return this.#parts.token !== undefined;
  }

  isOperator(authorization: string | undefined): boolean {
    const given = /^Bearer (\S+)$/iu.exec(authorization ?? '')?.[1];
    const { token } = this.#parts;
    if (given === undefined || token === undefined) return false;
    return timingSafeEqual(digest(given), digest(token));
  }

  /** One after the other: two at once would each leave out what the other brought. */
  sync(books: readonly unknown[]): Promise<TakenBooks> {
    const done = this.#last.then(() => this.#take(books));
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #take(data: readonly unknown[]): Promise<TakenBooks> {
    const { imported, speak } = this.#parts;
    const taken = await imported.take(booksFromData(data, []));
    if (taken.books.length > 0) {
      await this.#library.replace(await imported.shelf());
      await speak(taken.books);
    }
    return taken;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
