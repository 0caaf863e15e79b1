import { ContainerModule } from 'inversify';
import { observable, reaction, runInAction } from 'mobx';
import { loadOnce } from '../../core/shared/load-once.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What waits on the device to be sent, and the takes among it. */
export const outboxModule = () =>
  new ContainerModule(({ bind }) => {
    const unsent = observable.box(0);
    bind(Shared.unsent).toConstantValue(unsent);
    bind(Make.outboxKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [module, { connectivity }] = await Promise.all([
          import('../lesson-kits.ts'),
          app.get(Port.lessonDevice)(),
        ]);
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
        const learners = app.get(Shared.learners);
        // What waited for her goes as soon as she has signed in again.
        reaction(
          () => learners.learner,
          () => void made.outbox.flush(),
        );
        return made;
      }),
    );
    bind(Make.takesKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [module, device, { outbox }, { recordsApi }] = await Promise.all([
          import('../lesson-kits.ts'),
          app.get(Port.lessonDevice)(),
          app.get(Make.outboxKit)(),
          app.get(Port.apis)(),
        ]);
        return module.takesKit({
          outbox,
          records: recordsApi,
          sessions: app.get(Port.sessionStore),
          visibility: app.get(Port.pageVisibility),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...device,
        });
      }),
    );
  });
