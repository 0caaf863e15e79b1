import type { Backend } from '../backend.ts';
import { firstQuestionAt } from '../routes/first-question.ts';
import { headStart } from './head-start.ts';

/** Asks who is signed in, and what the screen at this path will ask, before there is a screen. */
export async function askEarly({ apis }: Backend, path: string): Promise<void> {
  const { accountApi, libraryApi, recordsApi } = await apis();
  accountApi.me = headStart(accountApi.me.bind(accountApi));
  const question = firstQuestionAt(path);
  switch (question?.of) {
    case 'home':
      libraryApi.studyStatus = headStart(libraryApi.studyStatus.bind(libraryApi));
      break;
    case 'books':
      libraryApi.books = headStart(libraryApi.books.bind(libraryApi));
      break;
    case 'book':
      libraryApi.book = headStart(libraryApi.book.bind(libraryApi), question.id);
      break;
    case 'lesson':
      libraryApi.lesson = headStart(libraryApi.lesson.bind(libraryApi), question.id);
      recordsApi.standing = headStart(recordsApi.standing.bind(recordsApi), question.id);
      break;
    case undefined:
  }
}
