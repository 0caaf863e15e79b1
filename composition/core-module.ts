import { loadOnce } from '../core/shared/load-once.ts';
import { ContainerModule } from 'inversify';
import { PromptLanguagePresenter } from '../app/prompts/prompt-language-presenter.ts';
import { ThemePresenter } from '../app/theme/theme-presenter.ts';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { LearnerState } from '../app/shell/learner-state.ts';
import { MaintenancePresenter } from '../app/shell/maintenance-presenter.ts';
import { SessionPresenter } from '../app/shell/session-presenter.ts';
import { Arrive } from '../core/navigation/arrive.ts';
import { CheckSession } from '../core/sign-in/check-session.ts';
import { WatchMaintenance } from '../core/system/watch-maintenance.ts';
import { Make, Port, Shared, UseCase } from './tokens.ts';

/** The part of the core that the first screen needs, with every socket named. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(UseCase.checkSession).toResolvedValue(
    (apis, store) => new CheckSession({ me: async () => (await apis()).accountApi.me() }, store),
    [Port.apis, Port.sessionStore],
  );
  bind(UseCase.arrive).toResolvedValue(
    (preferences, studying) => new Arrive({ preferences, studying }),
    [Port.preferences, Shared.studying],
  );
  bind(Shared.maintenance).toResolvedValue(
    (info, visibility, clock) =>
      new MaintenancePresenter(new WatchMaintenance(info, visibility, clock)),
    [Port.systemInfo, Port.pageVisibility, Port.clock],
  );
  bind(Shared.promptLanguage).toResolvedValue(
    (preferences) => new PromptLanguagePresenter(preferences),
    [Port.preferences],
  );
  bind(Shared.theme).toResolvedValue(
    (preferences) => new ThemePresenter(preferences),
    [Port.preferences],
  );
  bind(Shared.learners).toConstantValue(new LearnerState());
  bind(Shared.session).toResolvedValue(
    (checkSession, kit, studying, learners, reporter) => {
      // What she studied is hers, and not of the learner who signs in next.
      const signOut = {
        execute: async (keepsUnsent: boolean) => {
          await studying.leave();
          await (await kit()).signOut.execute(keepsUnsent);
        },
      };
      return new SessionPresenter({ checkSession, signOut, learners, reporter });
    },
    [UseCase.checkSession, Make.accountKit, Shared.studying, Shared.learners, Port.reporter],
  );
  bind(Make.campaignKit).toResolvedValue(
    (apis, preferences, clock, reporter) =>
      loadOnce(async () => {
        const { campaignKit } = await import('./campaign-kit.ts');
        return campaignKit({ apis, preferences, clock, reporter });
      }),
    [Port.apis, Port.preferences, Port.clock, Port.reporter],
  );
  bind(Make.home).toResolvedValue(
    (apis, reads, reporter) => () =>
      new ContentPresenter(
        'home',
        () => reads.ask('home', '', async () => (await apis()).libraryApi.studyStatus()),
        reporter,
      ),
    [Port.apis, Shared.reads, Port.reporter],
  );
  bind(Make.books).toResolvedValue(
    (apis, reads, reporter) => () =>
      new ContentPresenter(
        'books',
        () => reads.ask('books', '', async () => (await apis()).libraryApi.books()),
        reporter,
      ),
    [Port.apis, Shared.reads, Port.reporter],
  );
  bind(Make.book).toResolvedValue(
    (apis, reads, reporter) => (id) =>
      new ContentPresenter(
        'book',
        () => reads.ask('book', id, async () => (await apis()).libraryApi.book(id)),
        reporter,
      ),
    [Port.apis, Shared.reads, Port.reporter],
  );
});
