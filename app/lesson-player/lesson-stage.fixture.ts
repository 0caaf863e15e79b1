import { settle, smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryAudioPlayer } from '../../adapters/memory/memory-audio-player.ts';
import { MemoryClipboard } from '../../adapters/memory/memory-clipboard.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryIds } from '../../adapters/memory/memory-ids.ts';
import { memoryListening } from '../../adapters/memory/memory-listening.fixture.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { MemoryRecorder } from '../../adapters/memory/memory-recorder.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { MemoryTakeStore } from '../../adapters/memory/memory-take-store.ts';
import { MemoryWakeLock } from '../../adapters/memory/memory-wake-lock.ts';
import type { Outcome } from '../../core/verbal-composition/record.ts';
import { recordingStage } from '../../core/recording/recording-stage.fixture.ts';
import { ResendAnswer } from '../../core/verbal-composition/resend-answer.ts';
import { InterruptedTakes } from '../../core/takes/interrupted-takes.ts';
import { TakeKeeper } from '../../core/takes/take-keeper.ts';
import { StartAnswer } from '../../core/verbal-composition/start-answer.ts';
import { SubmitAnswer } from '../../core/verbal-composition/submit-answer.ts';
import { PromptLanguagePresenter } from '../prompts/prompt-language-presenter.ts';
import { LostGradesState } from './lost-grades-state.ts';
import { LessonPlayerPresenter } from './lesson-player-presenter.ts';

/** A lesson of two questions that has just been opened, and everything around it. */
export class LessonStage {
  readonly clock = new MemoryClock();
  readonly ids = new MemoryIds();
  readonly recorder = new MemoryRecorder();
  readonly wakeLock = new MemoryWakeLock();
  readonly takes = new MemoryTakeStore();
  readonly sounds = new MemoryAudioPlayer();
  readonly visibility = new MemoryPageVisibility();
  readonly begunAgain = new Set<string>();
  readonly preferences = new MemoryPreferences();
  readonly promptLanguage = new PromptLanguagePresenter(this.preferences);
  readonly reporter = new MemoryReporter();
  learnerId = 'yui';
  /** Set by `open`. */
  oz!: SmallOz;
  lesson!: LessonPlayerPresenter;

  static async open(): Promise<LessonStage> {
    const stage = new LessonStage();
    stage.oz = await smallOz(stage.clock);
    stage.lesson = await stage.openLesson();
    await stage.lesson.load();
    await settle();
    return stage;
  }

  async openLesson(lessonId = 'l-1'): Promise<LessonPlayerPresenter> {
    const { clock, ids, preferences, recorder, reporter, takes, wakeLock } = this;
    const { records, library, downloads, reviews, store } = await this.oz.learner();
    const listening = { player: this.sounds, preferences, clock, reporter };
    const takeKeeper = new TakeKeeper(recorder, takes, store, clock);
    const { startRecording } = recordingStage({ recorder, wakeLock, clock, preferences });
    return new LessonPlayerPresenter(lessonId, {
      library,
      records,
      startAnswer: new StartAnswer(startRecording, takeKeeper),
      submitAnswer: new SubmitAnswer(takeKeeper, takes, records),
      resendAnswer: new ResendAnswer(takes, records, store),
      takeKeeper,
      recording: startRecording,
      clipboard: new MemoryClipboard(),
      judging: reviews,
      begunAgain: this.begunAgain,
      lostGrades: new LostGradesState(() => this.learnerId),
      interruptedTakes: new InterruptedTakes(takes, store),
      playAudio: memoryListening(downloads, listening).playAudio,
      study: { startNext: () => {}, goOnWith: () => {}, pause: () => {}, resume: () => {} },
      preferences,
      promptLanguage: this.promptLanguage,
      clock,
      visibility: this.visibility,
      ids,
      reporter,
    });
  }

  async answer(sentence: string): Promise<void> {
    await this.lesson.player.spoken.record();
    await this.recorder.hear(sentence);
    await this.lesson.player.spoken.stop();
  }

  /** Undefined where nothing is graded. */
  outcome(): Outcome | undefined {
    const { state } = this.lesson.player.turn;
    return state.step === 'graded' ? state.detail.outcome : undefined;
  }
}
