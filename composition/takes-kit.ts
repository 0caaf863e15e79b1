import { TakesPresenter } from '../app/takes/takes-presenter.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { SendTakes } from '../core/takes/send-takes.ts';
import { TakeKeeper } from '../core/takes/take-keeper.ts';
import type { LessonDevice } from './lesson-device.ts';

export interface TakesSockets extends LessonDevice {
  readonly records: RecordsApi;
  readonly sessions: SessionStore;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What keeps takes, and sends what was left; loaded with the first lesson, or when there is something to send. */
export interface TakesKit {
  readonly takeKeeper: TakeKeeper;
  readonly sending: SendTakes;
  takes(): TakesPresenter;
}

export function takesKit(sockets: TakesSockets): TakesKit {
  const { recorder, takes, sessions, clock, player, reporter } = sockets;
  const takeKeeper = new TakeKeeper(recorder, takes, sessions, clock);
  const sending = new SendTakes({ ...sockets, keeper: takeKeeper });
  return { takeKeeper, sending, takes: () => new TakesPresenter(sending, player, reporter) };
}
