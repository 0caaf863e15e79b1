import { SoundPresenter } from '../app/account/sound-presenter.ts';
import { StoragePresenter } from '../app/account/storage-presenter.ts';
import { CelebrationPresenter } from '../app/celebration/celebration-presenter.ts';
import { LeftLessonState } from '../app/lesson-player/left-lesson-state.ts';
import { LostGradesState } from '../app/lesson-player/lost-grades-state.ts';
import { LessonPlayerPresenter } from '../app/lesson-player/lesson-player-presenter.ts';
import { soundLesson, type Played } from '../app/lesson-player/lesson-sounds-presenter.ts';
import { MicrophoneCheckPresenter } from '../app/microphone/microphone-check-presenter.ts';
import type { PromptLanguagePresenter } from '../app/prompts/prompt-language-presenter.ts';
import { WrongAgainPresenter } from '../app/record/wrong-again-presenter.ts';
import { AnalyticsConsentPresenter } from '../app/notices/analytics-consent-presenter.ts';
import { ContentPresenter } from '../app/shell/content-presenter.ts';
import { ListeningPresenter } from '../app/shell/listening-presenter.ts';
import { AnalyticsConsent } from '../core/analytics/analytics-consent.ts';
import { AnalyticsEndpoint } from '../core/analytics/analytics-endpoint.ts';
import { CountEvent } from '../core/analytics/count-event.ts';
import { AudioFiles } from '../core/listening/audio-files.ts';
import { hushWhenHidden } from '../core/listening/hush-when-hidden.ts';
import { PlayAudio } from '../core/listening/play-audio.ts';
import { studiedPlayer } from '../core/listening/studied-player.ts';
import { SoundEffects } from '../core/listening/sound-effects.ts';
import type { CachedReads } from '../core/offline/cached-reads.ts';
import type { ApiError, NotFound } from '../core/ports/api-error.ts';
import type { NativeApp } from '../core/navigation/native-app.ts';
import type { AudioPlayer } from '../core/ports/audio-player.ts';
import type { Clipboard } from '../core/ports/clipboard.ts';
import type { Clock } from '../core/ports/clock.ts';
import type { NativeBridge } from '../core/ports/native-bridge.ts';
import type { PageVisibility } from '../core/ports/page-visibility.ts';
import type { Preferences } from '../core/ports/preferences.ts';
import type { Reporter } from '../core/ports/reporter.ts';
import type { SessionStore } from '../core/ports/session-store.ts';
import type { Touches } from '../core/ports/touches.ts';
import type { Trend } from '../core/domain/study-time/trends.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import { CelebrateMilestone } from '../core/study-time/celebrate-milestone.ts';
import { ReadStudyOverview, type StudyOverview } from '../core/study-time/read-study-overview.ts';
import { CheckPermission } from '../core/recording/check-permission.ts';
import { StartRecording } from '../core/recording/start-recording.ts';
import { StudySession } from '../core/study-time/study-session.ts';
import { StudySessions } from '../core/study-time/study-sessions.ts';
import { InterruptedTakes } from '../core/takes/interrupted-takes.ts';
import type { TakeKeeper } from '../core/takes/take-keeper.ts';
import { ResendAnswer } from '../core/verbal-composition/resend-answer.ts';
import { ReviewRecord, type RecordReview } from '../core/verbal-composition/review-record.ts';
import type { TypedHere } from '../core/rounds/typed-here.ts';
import { WeekPlanPresenter } from '../app/week-plan/week-plan-presenter.ts';
import { StartAnswer } from '../core/verbal-composition/start-answer.ts';
import { SubmitAnswer } from '../core/verbal-composition/submit-answer.ts';
import type { Apis } from './backend.ts';
import type { LessonDevice } from './lesson-device.ts';
import type { OutboxKit } from './outbox-kit.ts';
import { roundsKit } from './rounds-kit.ts';

export interface LessonSockets extends LessonDevice, OutboxKit {
  readonly takeKeeper: TakeKeeper;
  readonly apis: Apis;
  readonly reads: CachedReads;
  readonly spareTime: () => Promise<void>;
  readonly visibility: PageVisibility;
  readonly touches: Touches;
  readonly preferences: Preferences;
  readonly promptLanguage: PromptLanguagePresenter;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly bridge: NativeBridge;
  readonly wrapper: NativeApp | undefined;
}

/** Makes the presenters of lessons, their records and sounds, and of study time; home needs none of it. */
export interface LessonKit {
  /** @param isBack she comes by the way back: to the verdict she left, if she left one. */
  lessonPlayer(lessonId: string, isBack?: boolean): LessonPlayerPresenter;
  /** The next that comes by the way back, or to the page that is being loaded, gets this one. */
  openLessonAhead(lessonId: string): LessonPlayerPresenter;
  leaveLesson(player: LessonPlayerPresenter): void;
  /** Beside the result of a lesson, too. */
  readonly lostGrades: LostGradesState;
  record(id: string): ContentPresenter<RecordReview, ApiError | NotFound>;
  /** Who answers aloud elsewhere. */
  readonly recording: StartRecording;
  /** What is typed elsewhere where there is no network. */
  readonly typedHere: TypedHere;
  readonly clipboard: Clipboard;
  readonly playAudio: PlayAudio;
  /** What is played with it elsewhere counts as study, too. */
  readonly player: AudioPlayer;
  /** Lets another player be heard as a lesson is. */
  sounded<Player extends Played>(player: Player): Player;
  listening(): ListeningPresenter;
  wrongAgain(): WrongAgainPresenter;
  studyOverview(): ContentPresenter<StudyOverview, ApiError>;
  weekPlan(): WeekPlanPresenter;
  trends(by: string): ContentPresenter<readonly Trend[], ApiError>;
  readonly celebration: CelebrationPresenter;
  sound(): SoundPresenter;
  storage(): StoragePresenter;
  microphoneCheck(): MicrophoneCheckPresenter;
  analyticsConsent(): AnalyticsConsentPresenter;
  /** How long she studies, from the first lesson on. */
  readonly study: StudySessions;
}

export function lessonKit(sockets: LessonSockets): LessonKit {
  const { apis, clock, reporter, takes, takeKeeper } = sockets;
  const audioFiles = new AudioFiles({
    api: apis.downloadsApi,
    cache: sockets.downloadCache,
    player: sockets.player,
    preferences: sockets.preferences,
    clock,
    reporter,
    log: sockets.log,
  });
  const study = new StudySessions({
    session: new StudySession(clock, sockets.ids),
    api: apis.studyTimeApi,
    stored: sockets.stored,
    learnerId: () => learnerOf(sockets.sessions),
    clock,
    reporter,
    log: sockets.log,
  });
  sockets.outbox.add(study.unsent);
  sockets.visibility.watch((isVisible) => study.becameVisible(isVisible));
  sockets.touches.watch(() => study.sign());
  // Told for as long as the microphone hears.
  sockets.recorder.onLevel(() => study.sign());
  const player = studiedPlayer(sockets.player, study);
  const playAudio = new PlayAudio(audioFiles, player, reporter, sockets.log);
  hushWhenHidden(playAudio, sockets.visibility);
  const effects = new SoundEffects(sockets.effects, sockets.preferences, reporter);
  const readOverview = new ReadStudyOverview(apis.studyTimeApi);
  const celebrate = new CelebrateMilestone(apis.studyTimeApi, effects);
  const celebration = new CelebrationPresenter({
    celebrate,
    pictures: sockets.pictures,
    reporter,
  });
  const permission = new CheckPermission(sockets);
  const consent = new AnalyticsConsent(sockets.preferences, sockets.sessions);
  const endpoint = new AnalyticsEndpoint(apis.appConfig, reporter);
  const countEvent = new CountEvent({ analytics: sockets.analytics, consent, endpoint, clock });
  const startRecording = new StartRecording({
    ...sockets,
    permission,
    count: (event) => countEvent.execute(event),
  });
  const { lessons, rounds, typedHere } = roundsKit(sockets);
  const reviewRecord = new ReviewRecord(rounds, lessons, apis.reviewApi);
  const begunAgain = new Set<string>();
  const lostGrades = new LostGradesState(() => learnerOf(sockets.sessions));
  const dependencies = {
    begunAgain,
    lostGrades,
    library: lessons,
    records: rounds,
    startAnswer: new StartAnswer(startRecording, takeKeeper),
    submitAnswer: new SubmitAnswer(takeKeeper, takes, rounds),
    resendAnswer: new ResendAnswer(takes, rounds, sockets.sessions),
    takeKeeper,
    recording: startRecording,
    judging: apis.reviewApi,
    interruptedTakes: new InterruptedTakes(takes, sockets.sessions),
    playAudio,
    clipboard: sockets.clipboard,
    study,
    preferences: sockets.preferences,
    promptLanguage: sockets.promptLanguage,
    clock,
    visibility: sockets.visibility,
    ids: sockets.ids,
    reporter,
  };
  const sounded = <Player extends Played>(player: Player): Player => {
    effects.prepare();
    soundLesson(player, effects);
    return player;
  };
  const left = new LeftLessonState({
    make: (lessonId) => sounded(new LessonPlayerPresenter(lessonId, dependencies)),
    learnerId: () => learnerOf(sockets.sessions),
  });
  return {
    study,
    analyticsConsent: () => new AnalyticsConsentPresenter(consent, sockets.analytics, endpoint),
    lessonPlayer: (lessonId, isBack = false) => left.open(lessonId, isBack),
    openLessonAhead: (lessonId) => left.openAhead(lessonId),
    leaveLesson: (player) => left.leave(player),
    lostGrades,
    recording: startRecording,
    typedHere,
    playAudio,
    player,
    clipboard: sockets.clipboard,
    sounded,
    record: (id) => new ContentPresenter('record', () => reviewRecord.execute(id), reporter),
    wrongAgain: () => new WrongAgainPresenter(apis.recordsApi, sockets.ids, reporter, begunAgain),
    listening: () => new ListeningPresenter(playAudio, reporter),
    studyOverview: () => new ContentPresenter('study time', () => readOverview.execute(), reporter),
    weekPlan: () =>
      new WeekPlanPresenter({
        plans: apis.weekPlanApi,
        learnerId: () => learnerOf(sockets.sessions),
        ids: sockets.ids,
        reporter,
      }),
    trends: (by) =>
      new ContentPresenter(
        'trends',
        () => apis.studyTimeApi.trends(by === 'month' ? 'month' : 'week'),
        reporter,
      ),
    celebration,
    sound: () => new SoundPresenter(effects),
    storage: () => new StoragePresenter(async () => sockets.downloadCache, reporter),
    microphoneCheck: () => new MicrophoneCheckPresenter({ ...sockets, permission, startRecording }),
  };
}
