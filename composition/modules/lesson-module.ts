import { ContainerModule } from 'inversify';
import type { LessonKit } from '../lesson-kit.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What is loaded with the first lesson. */
export const lessonModule = () =>
  new ContainerModule(({ bind }) => {
    let kit: Promise<LessonKit> | undefined;
    bind(Make.lessonKit).toDynamicValue((app) => () => {
      // Side by side, for each is a file of its own.
      kit ??= Promise.all([
        import('../lesson-kits.ts'),
        app.get(Port.apis)(),
        app.get(Port.lessonDevice)(),
        app.get(Make.takesKit)(),
        app.get(Make.outboxKit)(),
      ]).then(([{ lessonKit }, apis, device, { takeKeeper }, outbox]) =>
        lessonKit({
          apis,
          reads: app.get(Shared.reads),
          spareTime: app.get(Port.spareTime),
          takeKeeper,
          visibility: app.get(Port.pageVisibility),
          preferences: app.get(Port.preferences),
          promptLanguage: app.get(Shared.promptLanguage),
          sessions: app.get(Port.sessionStore),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          bridge: app.get(Port.nativeBridge),
          wrapper: app.get(Port.wrapper),
          ...outbox,
          ...device,
        }),
      );
      return kit;
    });
    bind(Shared.studying).toDynamicValue(() => ({
      // Without a lesson there is nothing to end, and nothing to load for it.
      end: async () => (await kit)?.study.end() ?? true,
      leave: async () => (await kit)?.study.leave(),
    }));
  });
