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
        sessions,
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
                clock,
                reporter,
                sessions,
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
        Port.clock,
        Port.reporter,
        Port.sessionStore,
        Port.lessonDevice,
        Make.takesKit,
      ],
    );
    // Without a lesson there is nothing to end, and nothing to load for it.
    bind(Shared.studying).toConstantValue({ end: async () => (await kit)?.study.end() ?? true });
  });
