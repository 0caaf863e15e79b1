import { ContainerModule } from 'inversify';
import { loadOnce } from '../../core/shared/load-once.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What is loaded with the first lesson. */
export const lessonModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Make.lessonKit).toDynamicValue((app) =>
      loadOnce(async () => {
        // Side by side, for each is a file of its own.
        const [{ lessonKit }, apis, device, { takeKeeper }, outbox] = await Promise.all([
          import('../lesson-kits.ts'),
          app.get(Port.apis)(),
          app.get(Port.lessonDevice)(),
          app.get(Make.takesKit)(),
          app.get(Make.outboxKit)(),
        ]);
        return lessonKit({
          apis,
          reads: app.get(Shared.reads),
          spareTime: app.get(Port.spareTime),
          takeKeeper,
          visibility: app.get(Port.pageVisibility),
          touches: app.get(Port.touches),
          preferences: app.get(Port.preferences),
          promptLanguage: app.get(Shared.promptLanguage),
          sessions: app.get(Port.sessionStore),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          bridge: app.get(Port.nativeBridge),
          wrapper: app.get(Port.wrapper),
          ...outbox,
          ...device,
        });
      }),
    );
    bind(Shared.studying).toDynamicValue((app) => {
      // Without a lesson there is nothing to end, and nothing to load for it.
      const study = async () =>
        (
          await app
            .get(Make.lessonKit)
            .begun()
            ?.catch(() => undefined)
        )?.study;
      return {
        end: async () => (await study())?.end() ?? true,
        flush: async () => (await study())?.flush() ?? true,
        leave: async () => (await study())?.leave(),
        watchTold: (told) => {
          const stopping = study().then((studying) => studying?.watchTold(told));
          return () => void stopping.then((stop) => stop?.());
        },
      };
    });
  });
