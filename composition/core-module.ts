import { ContainerModule } from 'inversify';
import { LessonPlayerPresenter } from '../app/lesson-player/lesson-player-presenter.ts';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { ListeningPresenter } from '../app/shell/listening-presenter.ts';
import { SessionPresenter } from '../app/shell/session-presenter.ts';
import { LoginPresenter } from '../app/sign-in/login-presenter.ts';
import { AudioFiles } from '../core/listening/audio-files.ts';
import { PlayAudio } from '../core/listening/play-audio.ts';
import { AccessTokens } from '../core/sign-in/access-tokens.ts';
import { CheckSession } from '../core/sign-in/check-session.ts';
import { FindAccount } from '../core/sign-in/find-account.ts';
import { SignIn } from '../core/sign-in/sign-in.ts';
import { SignOut } from '../core/sign-in/sign-out.ts';
import { ResendAnswer } from '../core/verbal-composition/resend-answer.ts';
import { ReviewRecord } from '../core/verbal-composition/review-record.ts';
import { StartAnswer } from '../core/verbal-composition/start-answer.ts';
import { SubmitAnswer } from '../core/verbal-composition/submit-answer.ts';
import { Make, Port, Shared, UseCase } from './tokens.ts';

/** The core and its presenters, with every socket named. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(UseCase.accessTokens).toResolvedValue(
    (store, api, clock) => new AccessTokens(store, api, clock),
    [Port.sessionStore, Port.authApi, Port.clock],
  );
  bind(UseCase.audioFiles).toResolvedValue(
    (api, cache, clock, reporter) => new AudioFiles(api, cache, clock, reporter),
    [Port.downloadsApi, Port.downloadCache, Port.clock, Port.reporter],
  );
  bind(UseCase.playAudio).toResolvedValue(
    (files, player) => new PlayAudio(files, player),
    [UseCase.audioFiles, Port.audioPlayer],
  );
  bind(UseCase.checkSession).toResolvedValue(
    (account, store) => new CheckSession(account, store),
    [Port.accountApi, Port.sessionStore],
  );
  bind(UseCase.findAccount).toResolvedValue((api) => new FindAccount(api), [Port.authApi]);
  bind(UseCase.signIn).toResolvedValue(
    (api, store) => new SignIn(api, store),
    [Port.authApi, Port.sessionStore],
  );
  bind(UseCase.signOut).toResolvedValue(
    (account, store) => new SignOut(account, store),
    [Port.accountApi, Port.sessionStore],
  );
  bind(UseCase.startAnswer).toResolvedValue(
    (recorder, wakeLock) => new StartAnswer(recorder, wakeLock),
    [Port.recorder, Port.wakeLock],
  );
  bind(UseCase.submitAnswer).toResolvedValue(
    (recorder, wakeLock, takes, records) => new SubmitAnswer(recorder, wakeLock, takes, records),
    [Port.recorder, Port.wakeLock, Port.takeStore, Port.recordsApi],
  );
  bind(UseCase.resendAnswer).toResolvedValue(
    (takes, records) => new ResendAnswer(takes, records),
    [Port.takeStore, Port.recordsApi],
  );
  bind(UseCase.reviewRecord).toResolvedValue(
    (records, library) => new ReviewRecord(records, library),
    [Port.recordsApi, Port.libraryApi],
  );
  bind(Shared.session).toResolvedValue(
    (checkSession, signOut, reporter) => new SessionPresenter(checkSession, signOut, reporter),
    [UseCase.checkSession, UseCase.signOut, Port.reporter],
  );
  bind(Make.login).toResolvedValue(
    (findAccount, signIn, reporter) => () => new LoginPresenter(findAccount, signIn, reporter),
    [UseCase.findAccount, UseCase.signIn, Port.reporter],
  );
  bind(Make.listening).toResolvedValue(
    (playAudio, reporter) => () => new ListeningPresenter(playAudio, reporter),
    [UseCase.playAudio, Port.reporter],
  );
  bind(Make.home).toResolvedValue(
    (library, reporter) => () =>
      new ContentPresenter('home', () => library.studyStatus(), reporter),
    [Port.libraryApi, Port.reporter],
  );
  bind(Make.books).toResolvedValue(
    (library, reporter) => () => new ContentPresenter('books', () => library.books(), reporter),
    [Port.libraryApi, Port.reporter],
  );
  bind(Make.book).toResolvedValue(
    (library, reporter) => (id) => new ContentPresenter('book', () => library.book(id), reporter),
    [Port.libraryApi, Port.reporter],
  );
  bind(Make.record).toResolvedValue(
    (reviewRecord, reporter) => (id) =>
      new ContentPresenter('record', () => reviewRecord.execute(id), reporter),
    [UseCase.reviewRecord, Port.reporter],
  );
  bind(Make.lessonPlayer).toResolvedValue(
    (
      library,
      records,
      startAnswer,
      submitAnswer,
      resendAnswer,
      playAudio,
      preferences,
      clock,
      ids,
      reporter,
    ) =>
      (lessonId) =>
        new LessonPlayerPresenter(lessonId, {
          library,
          records,
          startAnswer,
          submitAnswer,
          resendAnswer,
          playAudio,
          preferences,
          clock,
          ids,
          reporter,
        }),
    [
      Port.libraryApi,
      Port.recordsApi,
      UseCase.startAnswer,
      UseCase.submitAnswer,
      UseCase.resendAnswer,
      UseCase.playAudio,
      Port.preferences,
      Port.clock,
      Port.ids,
      Port.reporter,
    ],
  );
});
