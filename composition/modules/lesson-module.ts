import { ContainerModule } from 'inversify';
import { KEPT_STUDIES_KEY } from '../../core/settings/preference-keys.ts';
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
        app.get(Port.lessonDevice)(),
        app.get(Make.takesKit)(),
      ]).then(([{ lessonKitOf }, device, takes]) => lessonKitOf(app, device, takes));
      return kit;
    });
    bind(Shared.studying).toDynamicValue((app) => ({
      // Without a lesson there is nothing to end, and nothing to load for it.
      end: async () => (await kit)?.study.end() ?? true,
      replay: async () => {
        if (!app.get(Port.preferences).read(KEPT_STUDIES_KEY)) return;
        await (await app.get(Make.lessonKit)()).study.replay();
      },
    }));
  });
