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
    bind(Make.takesKit).toDynamicValue((app) => () => {
      kit ??= Promise.all([import('../lesson-kits.ts'), app.get(Port.lessonDevice)()]).then(
        ([module, parts]) => {
          const made = module.takesKit({
            records: app.get(Port.recordsApi),
            sessions: app.get(Port.sessionStore),
            visibility: app.get(Port.pageVisibility),
            clock: app.get(Port.clock),
            reporter: app.get(Port.reporter),
            ...parts,
          });
          const { sending } = made;
          sending.watch(() => {
            void sending.left().then(({ length }) => runInAction(() => left.set(length)));
          });
          sending.start();
          return made;
        },
      );
      return kit;
    });
  });
