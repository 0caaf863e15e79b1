import { ContainerModule } from 'inversify';
import type { FindingKit } from '../finding-kit.ts';
import { Make, Port } from '../tokens.ts';

/** What is loaded when lessons are looked for, or something is bookmarked. */
export const findingModule = () =>
  new ContainerModule(({ bind }) => {
    let kit: Promise<FindingKit> | undefined;
    bind(Make.findingKit).toResolvedValue(
      (catalogue, bookmarks, preferences, sessions, visibility, clock, reporter, device) => () =>
        (kit ??= Promise.all([import('../finding-kit.ts'), device()]).then(
          ([module, { connectivity }]) =>
            module.findingKit({
              catalogue,
              bookmarks,
              preferences,
              sessions,
              visibility,
              clock,
              reporter,
              connectivity,
            }),
        )),
      [
        Port.catalogueApi,
        Port.bookmarksApi,
        Port.preferences,
        Port.sessionStore,
        Port.pageVisibility,
        Port.clock,
        Port.reporter,
        Port.lessonDevice,
      ],
    );
  });
