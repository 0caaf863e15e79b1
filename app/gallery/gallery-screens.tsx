import { member } from '../account/account-screen.states.ts';
import {
  BOOKS,
  bookPath,
  lessonPath,
  recordPath,
  teacherPath,
} from '../../core/navigation/paths.ts';
import { BookScreen } from '../books/book-screen.tsx';
import { states as bookStates } from '../books/book-screen.states.ts';
import { BooksScreen } from '../books/books-screen.tsx';
import { states as booksStates } from '../books/books-screen.states.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { states as homeStates } from '../home/home-screen.states.ts';
import { LessonPlayerScreen } from '../lesson-player/lesson-player-screen.tsx';
import {
  playerIn,
  settingsStates,
  states as playerStates,
} from '../lesson-player/lesson-player-screen.states.ts';
import { RecordScreen } from '../record/record-screen.tsx';
import { listeningStates, states as recordStates } from '../record/record-screen.states.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { states as errorStates } from '../shell/error-screen.states.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { TeacherScreen } from '../teacher/teacher-screen.tsx';
import { states as teacherStates } from '../teacher/teacher-screen.states.ts';
import { accountScreens } from './account-screens.tsx';
import { bookmarks, findingScreens } from './finding-screens.tsx';
import { drawnBy, nothing, still, type GalleryScreen } from './gallery-screen.ts';
import { monologueScreens } from './monologue-screens.tsx';
import { noticeScreens } from './notice-screens.tsx';
import { occasionalHomeScreens } from './occasional-home-screens.tsx';
import { Opened } from './opened.tsx';
import { reviewScreens } from './review-screens.tsx';
import { securityScreens } from './security-screens.tsx';
import { studyScreens } from './study-screens.tsx';
import { toldScreens } from './told-screens.tsx';
import { signInScreens } from './sign-in-screens.tsx';

const silent = { playing: undefined, error: undefined, toggle: still, stop: nothing };

const resting = {
  lostGrades: { prompts: [], dismiss: nothing },
  wrongAgain: { isBusy: false, error: undefined },
  onWrongAgain: nothing,
};

export const screens: Readonly<Record<string, GalleryScreen>> = {
  home: {
    path: '/',
    states: drawnBy(homeStates, (state) => (
      <HomeScreen view={{ state, retry: still, load: still }} learner={member} />
    )),
  },
  books: {
    path: BOOKS,
    states: drawnBy(booksStates, (state) => (
      <BooksScreen view={{ state, retry: still, load: still }} />
    )),
  },
  book: {
    path: bookPath('everyday-first-steps'),
    states: drawnBy(bookStates, (state) => (
      <BookScreen view={{ state, retry: still, load: still }} bookmarks={bookmarks} />
    )),
  },
  'lesson-player': {
    path: lessonPath('cafe-and-restaurant'),
    states: drawnBy(playerStates, (example) => (
      <LessonPlayerScreen view={playerIn(example)} bookmarks={bookmarks} onFinished={nothing} />
    )),
  },
  'lesson-settings': {
    path: lessonPath('cafe-and-restaurant'),
    states: drawnBy(settingsStates, (example) => (
      <Opened>
        <LessonPlayerScreen view={playerIn(example)} bookmarks={bookmarks} onFinished={nothing} />
      </Opened>
    )),
  },
  record: {
    path: recordPath('0199a1f0'),
    states: {
      ...drawnBy(recordStates, (state) => (
        <RecordScreen view={{ state, retry: still }} listening={silent} {...resting} />
      )),
      ...Object.fromEntries(
        Object.entries(listeningStates).map(([name, listening]) => [
          `listening-${name}`,
          () => (
            <RecordScreen
              view={{ state: recordStates.shown, retry: still }}
              listening={{ ...silent, ...listening }}
              {...resting}
            />
          ),
        ]),
      ),
    },
  },
  ...reviewScreens,
  ...findingScreens,
  teacher: {
    path: teacherPath('cafe-order-03'),
    states: drawnBy(teacherStates, ({ state, draft = '' }) => (
      <TeacherScreen
        view={{
          state,
          before: BOOKS,
          mayBookmark: true,
          draft,
          mayAsk: state.step === 'ready' && draft !== '',
          write: nothing,
          ask: still,
          retry: still,
        }}
        bookmarks={bookmarks}
      />
    )),
  },
  ...signInScreens,
  ...occasionalHomeScreens,
  ...accountScreens,
  ...securityScreens,
  ...studyScreens,
  ...toldScreens,
  ...noticeScreens,
  ...monologueScreens,
  error: {
    path: '/account',
    states: drawnBy(errorStates, (error) => <ErrorScreen error={error} onRetry={nothing} />),
  },
  'not-found': { path: '/no/such/place', states: { 'not-found': () => <NotFoundScreen /> } },
};
