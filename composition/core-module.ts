import { ContainerModule } from 'inversify';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { SessionPresenter } from '../app/shell/session-presenter.ts';
import { LoginPresenter } from '../app/sign-in/login-presenter.ts';
import { CheckSession } from '../core/sign-in/check-session.ts';
import { FindAccount } from '../core/sign-in/find-account.ts';
import { SignIn } from '../core/sign-in/sign-in.ts';
import { SignOut } from '../core/sign-in/sign-out.ts';
import type { LessonKit } from './lesson-kit.ts';
import { Make, Port, Shared, UseCase } from './tokens.ts';

/** The core and its presenters, with every socket named. */
export const coreModule = new ContainerModule(({ bind }) => {
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
  bind(Shared.session).toResolvedValue(
    (checkSession, signOut, reporter) => new SessionPresenter(checkSession, signOut, reporter),
    [UseCase.checkSession, UseCase.signOut, Port.reporter],
  );
  bind(Make.login).toResolvedValue(
    (findAccount, signIn, reporter) => () => new LoginPresenter(findAccount, signIn, reporter),
    [UseCase.findAccount, UseCase.signIn, Port.reporter],
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
  bind(Make.lessonKit).toResolvedValue(
    (library, records, downloads, preferences, clock, reporter, device) => {
      const load = async (): Promise<LessonKit> => {
        const [module, parts] = await Promise.all([import('./lesson-kit.ts'), device()]);
        const sockets = { library, records, downloads, preferences, clock, reporter, ...parts };
        return module.lessonKit(sockets);
      };
      let kit: Promise<LessonKit> | undefined;
      return () => (kit ??= load());
    },
    [
      Port.libraryApi,
      Port.recordsApi,
      Port.downloadsApi,
      Port.preferences,
      Port.clock,
      Port.reporter,
      Port.lessonDevice,
    ],
  );
});
