import { ContainerModule } from 'inversify';
import type { TeacherKit } from '../teacher-kit.ts';
import { Make, Port } from '../tokens.ts';

/** Asking the teacher. */
export const teacherModule = () =>
  new ContainerModule(({ bind }) => {
    let kit: Promise<TeacherKit> | undefined;
    bind(Make.teacherKit).toResolvedValue(
      (teacher, reporter, device) => () =>
        (kit ??= Promise.all([import('../teacher-kit.ts'), device()]).then(([module, { ids }]) =>
          module.teacherKit({ teacher, ids, reporter }),
        )),
      [Port.teacherApi, Port.reporter, Port.lessonDevice],
    );
  });
