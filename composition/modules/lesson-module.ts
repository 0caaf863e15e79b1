import { ContainerModule } from 'inversify';
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
        clock,
        reporter,
        device,
        sessions,
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
              clock,
              reporter,
              sessions,
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
        Port.clock,
        Port.reporter,
        Port.lessonDevice,
        Port.sessionStore,
        Port.nativeBridge,
        Port.wrapper,
      ],
    );
    // Without a lesson there is nothing to end, and nothing to load for it.
    bind(Shared.studying).toConstantValue({ end: async () => (await kit)?.study.end() ?? true });
  });
