import { LessonPlayerPresenter } from '../app/lesson-player/lesson-player-presenter.ts';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { ListeningPresenter } from '../app/shell/listening-presenter.ts';
import { AudioFiles } from '../core/listening/audio-files.ts';
import { PlayAudio } from '../core/listening/play-audio.ts';
import type { ApiError, NotFound } from '../core/ports/api-error.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { DownloadsApi } from '../core/ports/downloads-api.ts';
import type { LibraryApi } from '../core/ports/library-api.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { RecordsApi } from '../core/ports/records-api.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import { StudySession } from '../core/study-time/study-session.ts';
import { StudySessions } from '../core/study-time/study-sessions.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { StudyTimeApi } from '../core/ports/study-time-api.ts';
import type { TakeKeeper } from '../core/takes/take-keeper.ts';
import { ResendAnswer } from '../core/verbal-composition/resend-answer.ts';
import { ReviewRecord, type RecordReview } from '../core/verbal-composition/review-record.ts';
import { StartAnswer } from '../core/verbal-composition/start-answer.ts';
import { SubmitAnswer } from '../core/verbal-composition/submit-answer.ts';
import type { LessonDevice } from './lesson-device.ts';

export interface LessonSockets extends LessonDevice {
  readonly takeKeeper: TakeKeeper;
  readonly sessions: SessionStore;
  readonly library: LibraryApi;
  readonly records: RecordsApi;
  readonly downloads: DownloadsApi;
  readonly studyTime: StudyTimeApi;
  readonly visibility: PageVisibility;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Makes the presenters of lessons and their records; home needs none of it. */
export interface LessonKit {
  lessonPlayer(lessonId: string): LessonPlayerPresenter;
  record(id: string): ContentPresenter<RecordReview, ApiError | NotFound>;
  listening(): ListeningPresenter;
  /** How long she studies, from the first lesson on. */
  readonly study: StudySessions;
}

export function lessonKit(sockets: LessonSockets): LessonKit {
  const { library, records, clock, reporter, recorder, wakeLock, takes, takeKeeper } = sockets;
  const audioFiles = new AudioFiles(sockets.downloads, sockets.downloadCache, clock, reporter);
  const playAudio = new PlayAudio(audioFiles, sockets.player);
  const study = new StudySessions(
    new StudySession(clock, sockets.ids),
    sockets.studyTime,
    reporter,
  );
  sockets.visibility.watch((isVisible) => study.becameVisible(isVisible));
  const reviewRecord = new ReviewRecord(records, library);
  const parts = {
    library,
    records,
    startAnswer: new StartAnswer(recorder, wakeLock, takeKeeper),
    submitAnswer: new SubmitAnswer(recorder, wakeLock, takeKeeper, takes, records),
    resendAnswer: new ResendAnswer(takes, records, sockets.sessions),
    takeKeeper,
    playAudio,
    preferences: sockets.preferences,
    clock,
    ids: sockets.ids,
    reporter,
  };
  return {
    study,
    lessonPlayer: (lessonId) => new LessonPlayerPresenter(lessonId, parts),
    record: (id) => new ContentPresenter('record', () => reviewRecord.execute(id), reporter),
    listening: () => new ListeningPresenter(playAudio, reporter),
  };
}
