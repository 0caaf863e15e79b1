import { ComparisonPresenter } from '../app/monologue/comparison-presenter.ts';
import { CorrectionPresenter } from '../app/monologue/correction-presenter.ts';
import { PreparationTimerPresenter } from '../app/monologue/preparation-timer-presenter.ts';
import { SentencePracticePresenter } from '../app/monologue/sentence-practice-presenter.ts';
import { SpeechPresenter } from '../app/monologue/speech-presenter.ts';
import { SpeechesPresenter } from '../app/monologue/speeches-presenter.ts';
import { ThemesPresenter } from '../app/monologue/themes-presenter.ts';
import type { ListeningPresenter } from '../app/shell/listening-presenter.ts';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { cachedThemes } from '../core/monologue/cached-themes.ts';
import { MemoDrafts } from '../core/monologue/memo-drafts.ts';
import type { Mistakes } from '../core/monologue/monologue.ts';
import { SpeechKeeper } from '../core/monologue/speech-keeper.ts';
import type { CachedReads } from '../core/offline/cached-reads.ts';
import { SpeechKind } from '../core/monologue/speech-kind.ts';
import type { ApiError } from '../core/ports/api-error.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import type { Apis } from './backend.ts';
import type { LessonDevice } from './lesson-device.ts';
import type { LessonKit } from './lesson-kit.ts';
import type { OutboxKit } from './outbox-kit.ts';

export interface MonologueSockets extends OutboxKit, LessonDevice {
  readonly apis: Apis;
  readonly preferences: Preferences;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly lessons: LessonKit;
  readonly reads: CachedReads;
}

/** Makes the presenters of one-minute speech; loaded with the first, or when a speech is left to send. */
export interface MonologueKit {
  themes(): ThemesPresenter;
  speech(materialId: string): SpeechPresenter;
  speeches(): SpeechesPresenter;
  correction(id: string): CorrectionPresenter;
  /** @param sounds of the screen. */
  sentencePractice(sounds: ListeningPresenter): SentencePracticePresenter;
  comparison(materialId: string): ComparisonPresenter;
  mistakes(): ContentPresenter<Mistakes, ApiError>;
}

export function monologueKit({ outbox, lessons, ...sockets }: MonologueSockets): MonologueKit {
  const { apis, recorder, speeches, sessions, clock, reads, reporter } = sockets;
  const { materialsApi: materials, monologuesApi: monologues } = apis;
  const kind = new SpeechKind({ speeches, monologues, sessions, clock, reporter });
  outbox.add(kind);
  const keeper = new SpeechKeeper(recorder, speeches, sessions, clock);
  const memos = new MemoDrafts(sockets.preferences, () => learnerOf(sessions));
  const { recording, study, player } = lessons;
  const speaking = {
    ...sockets,
    materials: cachedThemes(materials, reads),
    recording,
    keeper,
    kind,
    memos,
    study,
    player,
  };
  return {
    themes: () => new ThemesPresenter({ materials, monologues, kind, reads, reporter }),
    speech: (materialId) => {
      const timer = new PreparationTimerPresenter(clock, sockets.preferences);
      return new SpeechPresenter(materialId, { ...speaking, timer });
    },
    speeches: () => new SpeechesPresenter(monologues, reporter),
    sentencePractice: (sounds) =>
      new SentencePracticePresenter({ ...sockets, recording, api: apis.reviewApi, sounds }),
    correction: (id) => new CorrectionPresenter(id, { monologues, clock, reporter }),
    comparison: (materialId) => new ComparisonPresenter(materialId, monologues, reporter),
    mistakes: () => new ContentPresenter('mistakes', () => monologues.mistakes(), reporter),
  };
}
