import { BOOKS, HOME } from '../../core/navigation/paths.ts';
import type { Backend } from '../backend.ts';
import { headStart } from './head-start.ts';

/** Asks who is signed in, and what the screen at this path will ask, before there is a screen. */
export function askEarly({ accountApi, libraryApi, recordsApi }: Backend, path: string): void {
  accountApi.me = headStart(accountApi.me);
  if (path === HOME) libraryApi.studyStatus = headStart(libraryApi.studyStatus);
  if (path === BOOKS) libraryApi.books = headStart(libraryApi.books);
  // An id that is written in any other way is asked for when its screen is drawn.
  const [, kind, id = ''] = /^\/verbal_composition\/(books|lessons)\/([\w-]+)$/.exec(path) ?? [];
  if (kind === 'books') libraryApi.book = headStart(libraryApi.book, id);
  if (kind !== 'lessons') return;
  libraryApi.lesson = headStart(libraryApi.lesson, id);
  recordsApi.standing = headStart(recordsApi.standing, id);
}
