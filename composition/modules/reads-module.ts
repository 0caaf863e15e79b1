import { ContainerModule } from 'inversify';
import { CachedReads } from '../../core/offline/cached-reads.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import { loadOnce } from '../../core/shared/load-once.ts';
import { Make, Port, Shared } from '../tokens.ts';

/** Reads that are shown again where the server cannot be reached. */
export const readsModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Make.readCopies).toDynamicValue((app) => {
      const load = loadOnce(async () => {
        const [{ readsKit }, device] = await Promise.all([
          import('../reads-kit.ts'),
          app.get(Port.lessonDevice)(),
        ]);
        return readsKit({
          device,
          preferences: app.get(Port.preferences),
          clock: app.get(Port.clock),
          reporter: app.get(Port.reporter),
        });
      });
      // A device that does not have this part of the app yet may have it later.
      return () => load().catch(() => undefined);
    });
    bind(Shared.reads).toDynamicValue((app) => {
      const sessions = app.get(Port.sessionStore);
      return new CachedReads({
        copies: app.get(Make.readCopies),
        learnerId: () => learnerOf(sessions),
        spareTime: app.get(Port.spareTime),
      });
    });
  });
