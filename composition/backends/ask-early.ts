import { BOOKS, HOME } from '../../core/navigation/paths.ts';
import type { Backend } from '../backend.ts';
import { headStart } from './head-start.ts';

/** Asks who is signed in, and what the screen at this path will ask, before there is a screen. */
export async function askEarly({ apis }: Backend, path: string): Promise<void> {
  const { accountApi, libraryApi, recordsApi } = await apis();
  accountApi.me = headStart(accountApi.me.bind(accountApi));
  if (path === HOME) libraryApi.studyStatus = headStart(libraryApi.studyStatus.bind(libraryApi));
  if (path === BOOKS) libraryApi.books = headStart(libraryApi.books.bind(libraryApi));
  // An id that is written in any other way is asked for when its screen is drawn.
  const [, kind, id = ''] = /^\/verbal_composition\/(books|lessons)\/([\w-]+)$/.exec(path) ?? [];
  if (kind === 'books') libraryApi.book = headStart(libraryApi.book.bind(libraryApi), id);
  if (kind !== 'lessons') return;
  libraryApi.lesson = headStart(libraryApi.lesson.bind(libraryApi), id);
  recordsApi.standing = headStart(recordsApi.standing.bind(recordsApi), id);
}
