import type { ServiceIdentifier } from 'inversify';
import type { ContentPresenter } from '../app/shell/content-presenter.ts';
import type { SessionPresenter } from '../app/shell/session-presenter.ts';
import type { LoginPresenter } from '../app/sign-in/login-presenter.ts';
import type { AccountApi } from '../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../core/ports/api-error.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { DownloadsApi } from '../core/ports/downloads-api.ts';
import type { BookLayout, LibraryApi, StudyStatus } from '../core/ports/library-api.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { CheckSession } from '../core/sign-in/check-session.ts';
import type { FindAccount } from '../core/sign-in/find-account.ts';
import type { SignIn } from '../core/sign-in/sign-in.ts';
import type { SignOut } from '../core/sign-in/sign-out.ts';
import type { Book } from '../core/verbal-composition/lesson.ts';
import type { LessonDevice } from './lesson-device.ts';
import type { LessonKit } from './lesson-kit.ts';

const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

/** The sockets of the core: each needs an adapter, or nothing starts. */
export const Port = {
  accountApi: token<AccountApi>('AccountApi'),
  authApi: token<AuthApi>('AuthApi'),
  clock: token<Clock>('Clock'),
  downloadsApi: token<DownloadsApi>('DownloadsApi'),
  lessonDevice: token<() => Promise<LessonDevice>>('LessonDevice'),
  libraryApi: token<LibraryApi>('LibraryApi'),
  preferences: token<Preferences>('Preferences'),
  recordsApi: token<RecordsApi>('RecordsApi'),
  reporter: token<Reporter>('Reporter'),
  sessionStore: token<SessionStore>('SessionStore'),
};

export const UseCase = {
  checkSession: token<CheckSession>('CheckSession'),
  findAccount: token<FindAccount>('FindAccount'),
  signIn: token<SignIn>('SignIn'),
  signOut: token<SignOut>('SignOut'),
};

/** One for as long as the app runs. */
export const Shared = { session: token<SessionPresenter>('SessionPresenter') };

/** Makes a presenter for a screen that opens; whoever calls disposes it. */
export const Make = {
  book: token<(id: string) => ContentPresenter<BookLayout, ApiError | NotFound>>('make book'),
  books: token<() => ContentPresenter<readonly Book[], ApiError>>('make books'),
  home: token<() => ContentPresenter<StudyStatus, ApiError>>('make home'),
  lessonKit: token<() => Promise<LessonKit>>('make LessonKit'),
  login: token<() => LoginPresenter>('make LoginPresenter'),
};
