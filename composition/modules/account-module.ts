import { ContainerModule } from 'inversify';
import type { AccountKit } from '../account-kit.ts';
import type { SignInKit } from '../sign-in-kit.ts';
import { Make, Port } from '../tokens.ts';

/** What is loaded for a learner who signs in, or looks after her account. */
export const accountModule = () =>
  new ContainerModule(({ bind }) => {
    let ways: Promise<SignInKit> | undefined;
    let kit: Promise<AccountKit> | undefined;
    bind(Make.signInKit).toResolvedValue(
      (apis, sessions, reporter) => () =>
        (ways ??= import('../sign-in-kit.ts').then((module) =>
          module.signInKit({ apis, sessions, reporter }),
        )),
      [Port.apis, Port.sessionStore, Port.reporter],
    );
    bind(Make.accountKit).toResolvedValue(
      (load, sessions, bridge, wrapper, reporter) => () =>
        (kit ??= Promise.all([import('../account-kit.ts'), load()]).then(([module, apis]) =>
          module.accountKit({ apis, sessions, bridge, wrapper, reporter }),
        )),
      [Port.apis, Port.sessionStore, Port.nativeBridge, Port.wrapper, Port.reporter],
    );
  });
