import { ContainerModule } from 'inversify';
import { KEPT_STUDIES_KEY } from '../../core/settings/preference-keys.ts';
import type { LessonKit } from '../lesson-kit.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What is loaded with the first lesson. */
export const lessonModule = () =>
  new ContainerModule(({ bind }) => {
    let kit: Promise<LessonKit> | undefined;
    bind(Make.lessonKit).toResolvedValue(
      (
        library,
        records,
        downloads,
        studyTime,
        visibility,
        preferences,
        sessions,
        clock,
        reporter,
        device,
        bridge,
        wrapper,
      ) =>
        () =>
          (kit ??= Promise.all([import('../lesson-kit.ts'), device()]).then(([module, parts]) =>
            module.lessonKit({
              library,
              records,
              downloads,
              studyTime,
              visibility,
              preferences,
              sessions,
              clock,
              reporter,
              bridge,
              wrapper,
              ...parts,
            }),
          )),
      [
        Port.libraryApi,
        Port.recordsApi,
        Port.downloadsApi,
        Port.studyTimeApi,
        Port.pageVisibility,
        Port.preferences,
        Port.sessionStore,
        Port.clock,
        Port.reporter,
        Port.lessonDevice,
        Port.nativeBridge,
        Port.wrapper,
      ],
    );
    bind(Shared.studying).toResolvedValue(
      (make, preferences) => ({
        // Without a lesson there is nothing to end, and nothing to load for it.
        end: async () => (await kit)?.study.end() ?? true,
        replay: async () => {
          if (preferences.read(KEPT_STUDIES_KEY)) await (await make()).study.replay();
        },
      }),
      [Make.lessonKit, Port.preferences],
    );
  });
