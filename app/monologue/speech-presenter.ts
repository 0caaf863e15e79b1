import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { OWN_THEME } from '../../core/domain/monologue/material.ts';
import { LONGEST_MEMO, type Memo } from '../../core/domain/monologue/monologue.ts';
import { EMPTY_MEMO, type MemoDrafts } from '../../core/monologue/memo-drafts.ts';
import type { ReceivedMaterial } from '../../core/monologue/monologue.ts';
import type { SpeechKeeper } from '../../core/monologue/speech-keeper.ts';
import type { SpeechKind } from '../../core/monologue/speech-kind.ts';
import type { AudioPlayer } from '../../core/ports/audio-player.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { MaterialsApi } from '../../core/ports/materials-api.ts';
import type { RecorderError } from '../../core/ports/recorder.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { RecordingClock } from '../../core/recording/recording-clock.ts';
import {
  LONGEST_PAUSE_MS,
  MONOLOGUE_WARNED_AT_MS,
  RECORDING_LIMIT_MS,
} from '../../core/recording/recording-limits.ts';
import type { Recording } from '../../core/recording/recording.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { fail, ok } from '../../core/shared/result.ts';
import type { StudySessions } from '../../core/study-time/study-sessions.ts';
import { RecordingNoteState } from '../microphone/recording-note-state.ts';
import { TakePlaybackState } from '../microphone/take-playback-state.ts';
import type { PreparationTimerPresenter } from './preparation-timer-presenter.ts';
import type { SpeechState } from './speech-state.ts';

/** In UTF-16 units. */
export const LONGEST_THEME = 120;

export interface SpeechParts {
  readonly materials: Pick<MaterialsApi, 'one'>;
  readonly recording: StartRecording;
  readonly keeper: SpeechKeeper;
  readonly kind: Pick<SpeechKind, 'all' | 'submit' | 'drop'>;
  readonly memos: MemoDrafts;
  readonly timer: PreparationTimerPresenter;
  readonly study: Pick<StudySessions, 'startNext'>;
  readonly player: AudioPlayer;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** She prepares, speaks for a minute on a theme, listens, and has it corrected. */
export class SpeechPresenter {
  state: SpeechState = { step: 'loading' };
  /** Undefined for a theme of her own. */
  material: ReceivedMaterial | undefined;
  /** Her own words for the theme. */
  theme = '';
  memo: Memo = EMPTY_MEMO;
  /** Whether the memo is seen while she speaks. */
  showsMemo = true;

  readonly materialId: string;
  readonly limitMs = RECORDING_LIMIT_MS.monologue;
  readonly recording: RecordingNoteState;
  readonly playback: TakePlaybackState;
  readonly timer: PreparationTimerPresenter;
  readonly #parts: SpeechParts;
  #keptId: string | undefined;
  /** What she is recording; undefined as soon as she has stopped, though the screen may not show it yet. */
  #recording: Recording | undefined;
  readonly #clock: RecordingClock;
  #isDisposed = false;

  constructor(materialId: string, parts: SpeechParts) {
    this.materialId = materialId;
    this.#parts = parts;
    this.timer = parts.timer;
    this.memo = parts.memos.of(materialId);
    this.playback = new TakePlaybackState(parts.player, parts.reporter);
    this.recording = new RecordingNoteState(parts.recording, () => void this.stop());
    this.#clock = new RecordingClock(
      parts.clock,
      {
        warnedAtMs: MONOLOGUE_WARNED_AT_MS,
        limitMs: this.limitMs,
        pauseMs: LONGEST_PAUSE_MS,
      },
      { nearEnd: () => this.#change({ isNearEnd: true }), end: () => void this.stop() },
    );
    // What is kept on the device must stay what it was: a database does not take what is observed.
    const whole = { state: observableRef, material: observableRef, memo: observableRef };
    const plain = {
      limitMs: false,
      recording: false,
      playback: false,
      timer: false,
      onLevel: false,
      materialId: false,
    } as const;
    makeAutoObservable(this, { ...whole, ...plain }, { autoBind: true });
  }

  get isOwnTheme(): boolean {
    return this.materialId === OWN_THEME;
  }

  /** A theme of her own needs a name before she speaks. */
  get mayRecord(): boolean {
    return this.state.step === 'preparing' && (!this.isOwnTheme || this.theme.trim() !== '');
  }

  /** @param keptId of a recording on this device that she wants to go on with. */
  async load(keptId = this.#keptId): Promise<void> {
    this.#keptId = keptId;
    this.#isDisposed = false;
    const { materials, kind, reporter } = this.#parts;
    const asked = await attempt(reporter, 'theme', async () => {
      const kept = (await kind.all()).find(({ id }) => id === keptId);
      const material = this.isOwnTheme ? ok(undefined) : await materials.one(this.materialId);
      // What was recorded can be heard and submitted without its theme.
      if (kept && !material.ok) return ok({ material: undefined, kept });
      return material.ok ? ok({ material: material.value, kept }) : material;
    });
    if (this.#isDisposed) return;
    if (!asked.ok) return this.#show({ step: 'failed', error: asked.error });
    const { material, kept } = asked.value;
    runInAction(() => {
      this.material = material;
      if (kept) [this.memo, this.theme] = [kept.memo, kept.theme ?? ''];
    });
    this.#parts.study.startNext({ studyType: 'one_min_speech', materialId: this.materialId });
    if (kept) this.#show({ step: 'recorded', speech: kept, unsafe: undefined, error: undefined });
    else {
      this.#show({ step: 'preparing' });
      this.timer.start();
    }
  }

  async retry(): Promise<void> {
    this.#show({ step: 'loading' });
    await this.load();
  }

  write(part: keyof Memo, text: string): void {
    this.memo = { ...this.memo, [part]: text.slice(0, LONGEST_MEMO) };
    this.#parts.memos.keep(this.materialId, this.memo);
  }

  nameTheme(theme: string): void {
    this.theme = theme.slice(0, LONGEST_THEME);
  }

  toggleMemo(): void {
    this.showsMemo = !this.showsMemo;
  }

  async record(): Promise<void> {
    if (!this.mayRecord) return;
    const { recording, keeper, ids, reporter } = this.#parts;
    this.playback.stop();
    this.recording.show(undefined);
    this.timer.stop();
    this.#show({ step: 'starting' });
    const started = await attempt(reporter, 'start speech', () => recording.execute());
    if (this.#isDisposed) {
      if (started.ok) void started.value.cancel();
      return;
    }
    if (!started.ok) return this.#show({ step: 'preparing', error: started.error });
    this.#recording = started.value;
    const theme = this.isOwnTheme ? this.theme.trim() : undefined;
    const { materialId, memo } = this;
    keeper.begin({ id: ids.next(), materialId, title: this.material?.title, theme, memo });
    this.#clock.start();
    this.#show({ step: 'recording', isNearEnd: false, isPaused: false, spokenMs: 0 });
  }

  /** She thinks: nothing is recorded, and no time of hers runs out, until she goes on. */
  async pause(): Promise<void> {
    const recording = this.#recording;
    if (this.state.step !== 'recording' || this.state.isPaused || !recording) return;
    const { keeper, reporter } = this.#parts;
    this.#clock.pause();
    this.#change({ isPaused: true, spokenMs: this.#clock.spokenMs });
    await attempt(reporter, 'pause speech', async () => {
      await recording.pause();
      return ok(keeper.pause());
    });
  }

  async goOn(): Promise<void> {
    const recording = this.#recording;
    if (this.state.step !== 'recording' || !this.state.isPaused || !recording) return;
    const { keeper, reporter } = this.#parts;
    this.#clock.resume();
    this.#change({ isPaused: false });
    await attempt(reporter, 'go on with speech', async () => {
      await recording.resume();
      return ok(keeper.resume());
    });
  }

  async stop(): Promise<void> {
    const recording = this.#recording;
    if (!recording) return;
    this.#recording = undefined;
    this.#clock.stop();
    const { keeper, reporter } = this.#parts;
    const finished = await attempt(reporter, 'finish speech', async () => {
      const take = await recording.finish();
      const whole = take && take.bytes.length > 0 ? await keeper.finish(take) : undefined;
      if (whole) return ok(whole);
      await keeper.abandon();
      return fail<RecorderError>({ kind: 'recording-failed' });
    });
    if (!finished.ok) return this.#show({ step: 'preparing', error: finished.error });
    const { speech, kept } = finished.value;
    const unsafe = kept.ok ? undefined : kept.error;
    this.#show({ step: 'recorded', speech, unsafe, error: undefined });
  }

  /** Drops what is being recorded. */
  async cancel(): Promise<void> {
    const recording = this.#recording;
    if (!recording) return;
    this.#recording = undefined;
    this.#clock.stop();
    this.#show({ step: 'preparing' });
    await Promise.all([recording.cancel(), this.#parts.keeper.abandon()]);
  }

  /** Drops the recording she has heard, and prepares another. */
  async again(): Promise<void> {
    if (this.state.step !== 'recorded') return;
    const { id } = this.state.speech;
    this.playback.stop();
    this.#show({ step: 'preparing' });
    await this.#parts.kind.drop(id);
  }

  /** The device had no room for it, and may have now. */
  async keepAgain(): Promise<void> {
    const { state } = this;
    if (state.step !== 'recorded' || !state.unsafe) return;
    const kept = await this.#parts.keeper.keep(state.speech);
    if (this.state === state) this.#show({ ...state, unsafe: kept.ok ? undefined : kept.error });
  }

  async submit(): Promise<void> {
    const { state } = this;
    if (state.step !== 'recorded') return;
    const { speech, unsafe } = state;
    this.playback.stop();
    this.#show({ step: 'submitting', speech, unsafe });
    const sent = await this.#parts.kind.submit(speech);
    if (!sent) return this.#show({ step: 'preparing' });
    if (!sent.ok) {
      const wanted = { ...speech, isWanted: true };
      return this.#show({ step: 'recorded', speech: wanted, unsafe, error: sent.error });
    }
    this.#parts.memos.drop(this.materialId, speech.memo);
    this.#show({ step: 'submitted', id: speech.id });
  }

  async play(): Promise<void> {
    if (this.state.step === 'recorded') await this.playback.play(this.state.speech.take.bytes);
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#parts.recording.onLevel(listener);
  }

  /** What was being recorded is kept, to be gone on with. */
  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.recording.dispose();
    this.timer.stop();
    this.playback.stop();
    void this.stop();
    this.#clock.stop();
  }

  #change(changed: Partial<Extract<SpeechState, { step: 'recording' }>>): void {
    if (this.state.step === 'recording') this.#show({ ...this.state, ...changed });
  }

  #show(state: SpeechState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
