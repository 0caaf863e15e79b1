import { ContainerModule } from 'inversify';
import type { ReviewKit } from '../review-kit.ts';
import { Make, Port } from '../tokens.ts';

/** What is loaded with the first review. */
export const reviewModule = () =>
  new ContainerModule(({ bind }) => {
    let kit: Promise<ReviewKit> | undefined;
    bind(Make.reviewKit).toResolvedValue(
      (api, preferences, sessions, clock, reporter, device, lessonKit) => () =>
        (kit ??= Promise.all([import('../review-kit.ts'), device(), lessonKit()]).then(
          ([{ reviewKit }, { ids, connectivity }, lessons]) =>
            reviewKit({
              api,
              preferences,
              sessions,
              clock,
              reporter,
              ids,
              connectivity,
              lessons,
            }),
        )),
      [
        Port.reviewApi,
        Port.preferences,
        Port.sessionStore,
        Port.clock,
        Port.reporter,
        Port.lessonDevice,
        Make.lessonKit,
      ],
    );
  });
