import { ContainerModule } from 'inversify';
import type { FindingKit } from '../finding-kit.ts';
import type { MonologueKit } from '../monologue-kit.ts';
import type { ReviewKit } from '../review-kit.ts';
import type { TeacherKit } from '../teacher-kit.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What is loaded with the first review, the first theme to speak about, the first list of lessons, and the first question to the teacher. */
export const practiceModule = () =>
  new ContainerModule(({ bind }) => {
    let finding: Promise<FindingKit> | undefined;
    let review: Promise<ReviewKit> | undefined;
    let teacher: Promise<TeacherKit> | undefined;
    let monologue: Promise<MonologueKit> | undefined;
    bind(Make.findingKit).toDynamicValue((app) => () => {
      finding ??= Promise.all([
        import('../finding-kit.ts'),
        app.get(Port.apis)(),
        app.get(Make.outboxKit)(),
      ]).then(([{ findingKit }, apis, outbox]) =>
        findingKit({
          apis,
          reads: app.get(Shared.reads),
          sessions: app.get(Port.sessionStore),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...outbox,
        }),
      );
      return finding;
    });
    bind(Make.reviewKit).toDynamicValue((app) => () => {
      review ??= Promise.all([
        import('../review-kit.ts'),
        app.get(Port.apis)(),
        app.get(Port.lessonDevice)(),
        app.get(Make.lessonKit)(),
        app.get(Make.outboxKit)(),
      ]).then(([{ reviewKit }, apis, { ids }, lessons, outbox]) =>
        reviewKit({
          apis,
          reads: app.get(Shared.reads),
          ids,
          lessons,
          preferences: app.get(Port.preferences),
          promptLanguage: app.get(Shared.promptLanguage),
          sessions: app.get(Port.sessionStore),
          visibility: app.get(Port.pageVisibility),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...outbox,
        }),
      );
      return review;
    });
    bind(Make.monologueKit).toDynamicValue((app) => () => {
      monologue ??= Promise.all([
        import('../monologue-kit.ts'),
        app.get(Port.apis)(),
        app.get(Port.lessonDevice)(),
        app.get(Make.lessonKit)(),
        app.get(Make.outboxKit)(),
      ]).then(([{ monologueKit }, apis, device, lessons, outbox]) =>
        monologueKit({
          apis,
          lessons,
          preferences: app.get(Port.preferences),
          sessions: app.get(Port.sessionStore),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...outbox,
          ...device,
        }),
      );
      return monologue;
    });
    bind(Make.teacherKit).toDynamicValue((app) => () => {
      teacher ??= Promise.all([
        import('../teacher-kit.ts'),
        app.get(Port.apis)(),
        app.get(Port.lessonDevice)(),
      ]).then(([{ teacherKit }, { teacherApi }, { ids }]) =>
        teacherKit({ teacher: teacherApi, reporter: app.get(Port.reporter), ids }),
      );
      return teacher;
    });
  });
