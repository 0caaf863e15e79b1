import { settle, smallOz } from '../../adapters/http/small-oz.fixture.ts';
import { ListJudge } from '../../adapters/language/list-judge.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import { cachedReads } from '../../core/offline/cached-reads.fixture.ts';
import { recordingStage } from '../../core/recording/recording-stage.fixture.ts';
import { StoredEntries } from '../../core/outbox/stored-entries.ts';
import { TypedHere } from '../../core/rounds/typed-here.ts';
import { reviewAnswerKind } from '../../core/review/review-answer-kind.ts';
import { PromptLanguagePresenter } from '../prompts/prompt-language-presenter.ts';
import { ReviewPlayerPresenter, type ReviewPlayerDependencies } from './review-player-presenter.ts';

/** Yui has answered two questions wrong in a lesson; everything around her reviews is here. */
export async function reviewStage() {
  const clock = new MemoryClock();
  const oz = await smallOz(clock);
  const ids = new MemoryIds();
  const sounds = new MemoryAudioPlayer();
  const preferences = new MemoryPreferences();
  const recorder = new MemoryRecorder();
  const reporter = new MemoryReporter();
  const visibility = new MemoryPageVisibility();
  const wakeLock = new MemoryWakeLock();
  const yui = await oz.learner();
  const { playAudio } = memoryListening(yui.downloads, { player: sounds, clock, reporter });
  const { startRecording } = recordingStage({ recorder, wakeLock, clock, preferences });
  const answers = reviewAnswerKind({
    api: yui.reviews,
    stored: new StoredEntries(preferences, clock),
    learnerId: () => 'yui',
    reporter,
  });
  const parts: ReviewPlayerDependencies = {
    api: yui.reviews,
    answers,
    ids,
    reporter,
    clock,
    visibility,
    preferences,
    promptLanguage: new PromptLanguagePresenter(preferences),
    playAudio,
    clipboard: new MemoryClipboard(),
    recording: startRecording,
    typedHere: new TypedHere({
      reads: cachedReads({ clock }),
      library: yui.library,
      judge: async () => new ListJudge(),
      spareTime: async () => {},
    }),
    study: { startNext: () => {}, pause: () => {}, resume: () => {} },
  };
  const round = { id: ids.next(), lessonId: 'l-1', mode: 'self', level: 'normal' } as const;
  for (const questionId of ['one', 'two']) {
    clock.pass(1000);
    const grade = { answerId: ids.next(), round, outcome: 'wrong' as const };
    await yui.records.grade({ ...grade, questionId, answerMs: 4000 });
  }
  return {
    oz,
    clock,
    sounds,
    preferences,
    recorder,
    reporter,
    wakeLock,
    visibility,
    yui,
    parts,
    /** What was answered in reviews. */
    reviewed: () =>
      [...oz.tables.answers.values()].filter(({ reviewId }) => reviewId !== undefined),
    /** A Smart Review of both questions. */
    async open(): Promise<ReviewPlayerPresenter> {
      const id = ids.next();
      await yui.reviews.begin(id, { kind: 'smart', count: 'all' });
      const player = new ReviewPlayerPresenter(id, parts);
      await player.load();
      await settle();
      return player;
    },
  };
}
