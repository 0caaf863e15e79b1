import { ContainerModule } from 'inversify';
import type { AccountKit } from '../account-kit.ts';
import { Make, Port } from '../tokens.ts';

/** What is loaded when somebody signs in, or looks after her account. */
export const accountModule = () =>
  new ContainerModule(({ bind }) => {
    let kit: Promise<AccountKit> | undefined;
    bind(Make.accountKit).toResolvedValue(
      (auth, account, mailLinks, survey, config, sessions, bridge, wrapper, reporter) => () =>
        (kit ??= import('../account-kit.ts').then((module) =>
          module.accountKit({
            auth,
            account,
            mailLinks,
            survey,
            config,
            sessions,
            bridge,
            wrapper,
            reporter,
          }),
        )),
      [
        Port.authApi,
        Port.accountApi,
        Port.mailLinksApi,
        Port.surveyApi,
        Port.appConfig,
        Port.sessionStore,
        Port.nativeBridge,
        Port.wrapper,
        Port.reporter,
      ],
    );
  });
