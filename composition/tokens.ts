import type { ServiceIdentifier } from 'inversify';
import type { LessonPlayerPresenter } from '../app/lesson-player/lesson-player-presenter.ts';
import type { ContentPresenter } from '../app/shell/content-presenter.ts';
import type { ListeningPresenter } from '../app/shell/listening-presenter.ts';
import type { SessionPresenter } from '../app/shell/session-presenter.ts';
import type { LoginPresenter } from '../app/sign-in/login-presenter.ts';
import type { AudioFiles } from '../core/listening/audio-files.ts';
import type { PlayAudio } from '../core/listening/play-audio.ts';
import type { AccessTokenSource } from '../core/ports/access-token-source.ts';
import type { AccountApi } from '../core/ports/account-api.ts';
import type { ApiError, NotFound } from '../core/ports/api-error.ts';
import type { AudioPlayer } from '../core/ports/audio-player.ts';
import type { AuthApi } from '../core/ports/auth-api.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { DownloadsApi } from '../core/ports/downloads-api.ts';
import type { Ids } from '../core/ports/ids.ts';
import type { BookLayout, LibraryApi, StudyStatus } from '../core/ports/library-api.ts';
import type { LocalCache } from '../core/ports/local-cache.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Recorder } from '../core/ports/recorder.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { TakeStore } from '../core/ports/take-store.ts';
import type { WakeLock } from '../core/ports/wake-lock.ts';
import type { CheckSession } from '../core/sign-in/check-session.ts';
import type { FindAccount } from '../core/sign-in/find-account.ts';
import type { SignIn } from '../core/sign-in/sign-in.ts';
import type { SignOut } from '../core/sign-in/sign-out.ts';
import type { Book } from '../core/verbal-composition/lesson.ts';
import type { RecordReview } from '../core/verbal-composition/review-record.ts';
import type { ResendAnswer } from '../core/verbal-composition/resend-answer.ts';
import type { ReviewRecord } from '../core/verbal-composition/review-record.ts';
import type { StartAnswer } from '../core/verbal-composition/start-answer.ts';
import type { SubmitAnswer } from '../core/verbal-composition/submit-answer.ts';

const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>;

/** The sockets of the core: each needs an adapter, or nothing starts. */
export const Port = {
  accountApi: token<AccountApi>('AccountApi'),
  audioPlayer: token<AudioPlayer>('AudioPlayer'),
  authApi: token<AuthApi>('AuthApi'),
  clock: token<Clock>('Clock'),
  downloadCache: token<LocalCache>('LocalCache of downloads'),
  downloadsApi: token<DownloadsApi>('DownloadsApi'),
  ids: token<Ids>('Ids'),
  libraryApi: token<LibraryApi>('LibraryApi'),
  preferences: token<Preferences>('Preferences'),
  recorder: token<Recorder>('Recorder'),
  recordsApi: token<RecordsApi>('RecordsApi'),
  reporter: token<Reporter>('Reporter'),
  sessionStore: token<SessionStore>('SessionStore'),
  takeStore: token<TakeStore>('TakeStore'),
  wakeLock: token<WakeLock>('WakeLock'),
};

export const UseCase = {
  accessTokens: token<AccessTokenSource>('AccessTokens'),
  audioFiles: token<AudioFiles>('AudioFiles'),
  checkSession: token<CheckSession>('CheckSession'),
  findAccount: token<FindAccount>('FindAccount'),
  playAudio: token<PlayAudio>('PlayAudio'),
  resendAnswer: token<ResendAnswer>('ResendAnswer'),
  reviewRecord: token<ReviewRecord>('ReviewRecord'),
  signIn: token<SignIn>('SignIn'),
  signOut: token<SignOut>('SignOut'),
  startAnswer: token<StartAnswer>('StartAnswer'),
  submitAnswer: token<SubmitAnswer>('SubmitAnswer'),
};

/** One for as long as the app runs. */
export const Shared = { session: token<SessionPresenter>('SessionPresenter') };

/** Makes a presenter for a screen that opens; whoever calls disposes it. */
export const Make = {
  book: token<(id: string) => ContentPresenter<BookLayout, ApiError | NotFound>>('make book'),
  books: token<() => ContentPresenter<readonly Book[], ApiError>>('make books'),
  home: token<() => ContentPresenter<StudyStatus, ApiError>>('make home'),
  listening: token<() => ListeningPresenter>('make ListeningPresenter'),
  lessonPlayer: token<(lessonId: string) => LessonPlayerPresenter>('make LessonPlayerPresenter'),
  login: token<() => LoginPresenter>('make LoginPresenter'),
  record: token<(id: string) => ContentPresenter<RecordReview, ApiError | NotFound>>('make record'),
};
