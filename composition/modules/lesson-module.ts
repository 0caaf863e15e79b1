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
        bridge,
        wrapper,
        device,
        takes,
      ) =>
        () =>
          (kit ??= Promise.all([import('../lesson-kit.ts'), device(), takes()]).then(
            ([module, parts, { takeKeeper }]) =>
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
                takeKeeper,
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
        Port.nativeBridge,
        Port.wrapper,
        Port.lessonDevice,
        Make.takesKit,
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
