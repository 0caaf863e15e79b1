import { ContainerModule } from 'inversify';
import { LANGUAGE_KEY } from '../../core/settings/preference-keys.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../../core/shared/language.ts';
import { loadOnce } from '../../core/shared/load-once.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What is loaded for a learner who signs in, or looks after her account. */
export const accountModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Make.signInKit).toResolvedValue(
      (apis, sessions, passkeys, reporter) =>
        loadOnce(async () => {
          const { signInKit } = await import('../sign-in-kit.ts');
          return signInKit({ apis, sessions, passkeys, reporter });
        }),
      [Port.apis, Port.sessionStore, Port.passkeyDevice, Port.reporter],
    );
    bind(Make.accountKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [{ accountKit }, apis] = await Promise.all([
          import('../account-kit.ts'),
          app.get(Port.apis)(),
        ]);
        return accountKit({
          apis,
          sessions: app.get(Port.sessionStore),
          passkeys: app.get(Port.passkeyDevice),
          push: app.get(Port.pushDevice),
          language: () => {
            const kept = app.get(Port.preferences).read(LANGUAGE_KEY) ?? '';
            return isLanguage(kept) ? kept : FALLBACK_LANGUAGE;
          },
          bridge: app.get(Port.nativeBridge),
          wrapper: app.get(Port.wrapper),
          preferences: app.get(Port.preferences),
          device: app.get(Port.lessonDevice),
          outbox: app.get(Make.outboxKit),
          flush: async () => {
            await app.get(Shared.studying).leave();
            await (await import('../flush-outbox.ts')).flushOutbox(app);
          },
          learners: app.get(Shared.learners),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
        });
      }),
    );
  });
