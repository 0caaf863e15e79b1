import type { Container } from 'inversify';
import type { LessonDevice } from './lesson-device.ts';
import { lessonKit, type LessonKit } from './lesson-kit.ts';
import type { OutboxKit } from './outbox-kit.ts';
import type { TakesKit } from './takes-kit.ts';
import { Port } from './tokens.ts';

/** The kit with what is plugged into the app; named here, so that home does not load the names of its sockets. */
export const lessonKitOf = (
  app: Pick<Container, 'get'>,
  device: LessonDevice,
  { takeKeeper }: TakesKit,
  outbox: OutboxKit,
): LessonKit =>
  lessonKit({
    library: app.get(Port.libraryApi),
    records: app.get(Port.recordsApi),
    reviews: app.get(Port.reviewApi),
    downloads: app.get(Port.downloadsApi),
    studyTime: app.get(Port.studyTimeApi),
    visibility: app.get(Port.pageVisibility),
    preferences: app.get(Port.preferences),
    sessions: app.get(Port.sessionStore),
    clock: app.get(Port.clock),
    reporter: app.get(Port.reporter),
    bridge: app.get(Port.nativeBridge),
    wrapper: app.get(Port.wrapper),
    takeKeeper,
    ...outbox,
    ...device,
  });
