import { PlacementPresenter } from '../app/placement/placement-presenter.ts';
import type { PromptLanguagePresenter } from '../app/prompts/prompt-language-presenter.ts';
import { ReviewPlayerPresenter } from '../app/review/review-player-presenter.ts';
import { ReviewPresenter } from '../app/review/review-presenter.ts';
import type { CachedReads } from '../core/offline/cached-reads.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Ids } from '../core/ports/ids.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { reviewAnswerKind } from '../core/review/review-answer-kind.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import type { Apis } from './backend.ts';
import type { LessonKit } from './lesson-kit.ts';
import type { OutboxKit } from './outbox-kit.ts';

export interface ReviewSockets extends OutboxKit {
  readonly apis: Apis;
  readonly reads: CachedReads;
  readonly preferences: Preferences;
  readonly promptLanguage: PromptLanguagePresenter;
  readonly sessions: SessionStore;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly ids: Ids;
  readonly lessons: LessonKit;
}

/** Makes the presenters of reviews and of the placement; loaded with the first, or when an answer of one is left to send. */
export interface ReviewKit {
  review(): ReviewPresenter;
  player(id: string): ReviewPlayerPresenter;
  placement(): PlacementPresenter;
}

export function reviewKit({ lessons, outbox, ...sockets }: ReviewSockets): ReviewKit {
  const { sessions, apis } = sockets;
  const given = { ...sockets, api: apis.reviewApi };
  const answers = reviewAnswerKind({ ...given, learnerId: () => learnerOf(sessions) });
  outbox.add(answers);
  const parts = { ...given, answers };
  return {
    review: () => new ReviewPresenter(parts),
    placement: () => {
      const { playAudio, clipboard, recording, study } = lessons;
      const api = apis.placementApi;
      return new PlacementPresenter({ ...sockets, api, playAudio, clipboard, recording, study });
    },
    player: (id) => {
      const { playAudio, clipboard, recording, study, typedHere } = lessons;
      const played = { playAudio, clipboard, recording, study, typedHere };
      return lessons.sounded(new ReviewPlayerPresenter(id, { ...parts, ...played }));
    },
  };
}
