import { ContainerModule } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { OutboxKit } from '../outbox-kit.ts';
import type { TakesKit } from '../takes-kit.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What waits on the device to be sent, and the takes among it. */
export const outboxModule = () =>
  new ContainerModule(({ bind }) => {
    const unsent = observable.box(0);
    let kit: Promise<OutboxKit> | undefined;
    let takes: Promise<TakesKit> | undefined;
    bind(Shared.unsent).toConstantValue(unsent);
    bind(Make.outboxKit).toDynamicValue((app) => () => {
      kit ??= Promise.all([import('../lesson-kits.ts'), app.get(Port.lessonDevice)()]).then(
        ([module, { connectivity }]) => {
          const made = module.outboxKit({
            preferences: app.get(Port.preferences),
            sessions: app.get(Port.sessionStore),
            visibility: app.get(Port.pageVisibility),
            clock: app.get(Port.clock),
            reporter: app.get(Port.reporter),
            connectivity,
          });
          made.outbox.watch(() => {
            void made.outbox.entries().then(({ length }) => runInAction(() => unsent.set(length)));
          });
          return made;
        },
      );
      return kit;
    });
    bind(Make.takesKit).toDynamicValue((app) => () => {
      takes ??= Promise.all([
        import('../lesson-kits.ts'),
        app.get(Port.lessonDevice)(),
        app.get(Make.outboxKit)(),
        app.get(Port.apis)(),
      ]).then(([module, device, { outbox }, { recordsApi }]) =>
        module.takesKit({
          outbox,
          records: recordsApi,
          sessions: app.get(Port.sessionStore),
          visibility: app.get(Port.pageVisibility),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...device,
        }),
      );
      return takes;
    });
  });
