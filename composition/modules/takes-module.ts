import { ContainerModule } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { TakesKit } from '../takes-kit.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What becomes of takes, in lessons and after them. */
export const takesModule = () =>
  new ContainerModule(({ bind }) => {
    const left = observable.box(0);
    let kit: Promise<TakesKit> | undefined;
    bind(Shared.takesLeft).toConstantValue(left);
    bind(Make.takesKit).toResolvedValue(
      (records, sessions, visibility, clock, reporter, device) => () =>
        (kit ??= Promise.all([import('../takes-kit.ts'), device()]).then(([module, parts]) => {
          const made = module.takesKit({
            records,
            sessions,
            visibility,
            clock,
            reporter,
            ...parts,
          });
          const { sending } = made;
          sending.watch(() => {
            void sending.left().then(({ length }) => runInAction(() => left.set(length)));
          });
          sending.start();
          return made;
        })),
      [
        Port.recordsApi,
        Port.sessionStore,
        Port.pageVisibility,
        Port.clock,
        Port.reporter,
        Port.lessonDevice,
      ],
    );
  });
