import type { LaterNamespace } from '../../app/i18n/texts.ts';

export interface FirstParts {
  /** Below the language. */
  readonly path: string;
  /** What is imported when it is needed, without the end of its name. */
  readonly modules: readonly string[];
  readonly texts: readonly LaterNamespace[];
}

const CALLS = 'composition/backends/http-adapters';
const FURTHER = 'composition/routes/further-routes';
const LESSON_KIT = ['composition/lesson-kits', 'composition/devices/browser-lesson-device'];

/**
 * What the first drawing of a route waits for, beside what every route needs: the document of the route asks for it
 * (docs/decisions/0043). A route that is not here works as well, and asks for its parts one after the other.
 */
export const FIRST_PARTS: Readonly<Record<string, FirstParts>> = {
  home: { path: '', modules: [CALLS], texts: [] },
  login: {
    path: '/login',
    modules: ['composition/routes/login-route', 'composition/sign-in-kit'],
    texts: ['sign-in'],
  },
  books: {
    path: '/verbal_composition/books',
    // How much there is to review is asked as soon as they are drawn.
    modules: [CALLS, 'composition/routes/tab-routes'],
    texts: ['books', 'review'],
  },
  book: {
    path: '/verbal_composition/books/:id',
    modules: [CALLS, 'composition/routes/tab-routes'],
    texts: ['books'],
  },
  speak: {
    path: '/one_min_speech/materials',
    modules: [
      CALLS,
      'composition/routes/monologue-routes',
      'composition/monologue-kit',
      ...LESSON_KIT,
    ],
    texts: ['monologue'],
  },
  lessons: {
    path: '/verbal_composition/lessons',
    modules: [CALLS, FURTHER, 'composition/routes/finding-routes', ...LESSON_KIT],
    texts: ['finding', 'books', 'teacher'],
  },
  lesson: {
    path: '/verbal_composition/lessons/:id',
    modules: [CALLS, 'composition/routes/lesson-routes', ...LESSON_KIT],
    texts: ['lesson-player'],
  },
  record: {
    path: '/verbal_composition/records/:id',
    modules: [CALLS, 'composition/routes/lesson-routes', ...LESSON_KIT],
    texts: ['lesson-player', 'record'],
  },
  review: {
    path: '/review',
    modules: [
      CALLS,
      FURTHER,
      'composition/routes/review-routes',
      'composition/review-kit',
      ...LESSON_KIT,
    ],
    texts: ['review'],
  },
  account: {
    path: '/account',
    modules: [CALLS, FURTHER, 'composition/routes/account-routes', 'composition/account-kit'],
    texts: ['account', 'sign-in'],
  },
  trends: {
    path: '/study/trends',
    modules: [CALLS, FURTHER, 'composition/routes/study-routes', ...LESSON_KIT],
    texts: ['study'],
  },
  study: {
    path: '/study',
    modules: [CALLS, FURTHER, 'composition/routes/study-routes', ...LESSON_KIT],
    texts: ['study'],
  },
};
