import { ContainerModule } from 'inversify';
import { loadOnce } from '../../core/shared/load-once.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** What is loaded with the first review, the first theme to speak about, the first list of lessons, and the first question to the teacher. */
export const practiceModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Make.findingKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [{ findingKit }, apis, outbox] = await Promise.all([
          import('../finding-kit.ts'),
          app.get(Port.apis)(),
          app.get(Make.outboxKit)(),
        ]);
        return findingKit({
          apis,
          reads: app.get(Shared.reads),
          sessions: app.get(Port.sessionStore),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...outbox,
        });
      }),
    );
    bind(Make.reviewKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [{ reviewKit }, apis, { ids }, lessons, outbox] = await Promise.all([
          import('../review-kit.ts'),
          app.get(Port.apis)(),
          app.get(Port.lessonDevice)(),
          app.get(Make.lessonKit)(),
          app.get(Make.outboxKit)(),
        ]);
        return reviewKit({
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
        });
      }),
    );
    bind(Make.monologueKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [{ monologueKit }, apis, device, lessons, outbox] = await Promise.all([
          import('../monologue-kit.ts'),
          app.get(Port.apis)(),
          app.get(Port.lessonDevice)(),
          app.get(Make.lessonKit)(),
          app.get(Make.outboxKit)(),
        ]);
        return monologueKit({
          apis,
          lessons,
          reads: app.get(Shared.reads),
          preferences: app.get(Port.preferences),
          sessions: app.get(Port.sessionStore),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
          ...outbox,
          ...device,
        });
      }),
    );
    bind(Make.teacherKit).toDynamicValue((app) =>
      loadOnce(async () => {
        const [{ teacherKit }, { teacherApi }, { ids }] = await Promise.all([
          import('../teacher-kit.ts'),
          app.get(Port.apis)(),
          app.get(Port.lessonDevice)(),
        ]);
        return teacherKit({ teacher: teacherApi, reporter: app.get(Port.reporter), ids });
      }),
    );
  });
