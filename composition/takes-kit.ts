import { TakesPresenter } from '../app/takes/takes-presenter.ts';
import { hushWhenHidden } from '../core/listening/hush-when-hidden.ts';
import type { Outbox } from '../core/outbox/outbox.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { TakeKeeper } from '../core/takes/take-keeper.ts';
import { TakeKind } from '../core/takes/take-kind.ts';
import type { LessonDevice } from './lesson-device.ts';

export interface TakesSockets extends LessonDevice {
  readonly outbox: Outbox;
  readonly records: RecordsApi;
  readonly sessions: SessionStore;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** What keeps takes until they are graded; loaded with the first lesson, or when there is something to send. */
export interface TakesKit {
  readonly takeKeeper: TakeKeeper;
  takes(): TakesPresenter;
}

export function takesKit({ outbox, ...sockets }: TakesSockets): TakesKit {
  const { recorder, takes, sessions, clock, player, reporter } = sockets;
  const takeKeeper = new TakeKeeper(recorder, takes, sessions, clock);
  const kind = new TakeKind({ ...sockets, keeper: takeKeeper });
  outbox.add(kind);
  hushWhenHidden(player, sockets.visibility);
  takeKeeper.whenIdle(() => void outbox.flush());
  return { takeKeeper, takes: () => new TakesPresenter(outbox, kind, player, reporter) };
}
