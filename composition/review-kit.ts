import type { Sound } from '../app/answering/answer-state.ts';
import { ReviewPlayerPresenter } from '../app/review/review-player-presenter.ts';
import { ReviewPresenter } from '../app/review/review-presenter.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Connectivity } from '../core/ports/connectivity.ts';
import type { Ids } from '../core/ports/ids.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { ReviewApi } from '../core/ports/review-api.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { PendingAnswers } from '../core/review/pending-answers.ts';
import { SendAnswers } from '../core/review/send-answers.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import type { LessonKit } from './lesson-kit.ts';

export interface ReviewSockets {
  readonly api: ReviewApi;
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly connectivity: Connectivity;
  readonly ids: Ids;
  readonly lessons: LessonKit;
}

/** Makes the presenters of reviews, and sends what was answered in them; loaded with the first, or when something is left. */
export interface ReviewKit {
  readonly sending: SendAnswers;
  review(): ReviewPresenter;
  player(id: string): ReviewPlayerPresenter;
}

export function reviewKit({ lessons, connectivity, ...sockets }: ReviewSockets): ReviewKit {
  const { api, preferences, sessions, clock, reporter, ids } = sockets;
  const sending = new SendAnswers({
    api,
    kept: new PendingAnswers(preferences),
    learnerId: () => learnerOf(sessions),
    connectivity,
    reporter,
  });
  sending.start();
  const parts = { api, sending, ids, reporter, preferences, clock };
  return {
    sending,
    review: () => new ReviewPresenter(parts),
    player: (id) => {
      const { recording, study } = lessons;
      const listening = lessons.listening<Sound>();
      return lessons.sounded(
        new ReviewPlayerPresenter(id, { ...parts, listening, recording, study }),
      );
    },
  };
}
