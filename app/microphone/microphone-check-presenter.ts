import { makeAutoObservable, runInAction } from 'mobx';
import type { AudioPlayer } from '../../core/ports/audio-player.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type {
  MicrophoneInput,
  MicrophonePermission,
  Microphones,
} from '../../core/ports/microphones.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import type { RecorderError, Take } from '../../core/ports/recorder.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import type { CheckPermission } from '../../core/recording/check-permission.ts';
import { ANSWER_INPUT_KEY, isMissing } from '../../core/recording/input-choice.ts';
import { loudnessAdvice, type LoudnessAdvice } from '../../core/recording/loudness.ts';
import { RECORDING_LIMIT_MS } from '../../core/recording/recording-limits.ts';
import type { Recording } from '../../core/recording/recording.ts';
import type { StartRecording } from '../../core/recording/start-recording.ts';
import { attempt, type Unexpected } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';
import { RecordingNoteState } from './recording-note-state.ts';
import { TakePlaybackState } from './take-playback-state.ts';

/** A take that comes sooner needs no word of waiting, and drawing one would only delay it. */
const WAIT_SHOWN_AFTER_MS = 100;

export type CheckError = RecorderError | Unexpected;

export type MicrophoneCheckState =
  | { readonly step: 'ready' }
  | { readonly step: 'starting' }
  | { readonly step: 'recording' }
  | { readonly step: 'finishing' }
  | {
      readonly step: 'heard';
      readonly advice: LoudnessAdvice;
      /** How loud she was, 0 to 1, evenly over the take. */
      readonly levels: readonly number[];
      readonly durationMs: number;
    }
  | { readonly step: 'refused'; readonly error: CheckError };

export interface MicrophoneCheckParts {
  readonly startRecording: StartRecording;
  readonly permission: CheckPermission;
  readonly microphones: Microphones;
  readonly player: AudioPlayer;
  readonly preferences: Preferences;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** She chooses a microphone, says something, and hears how it came through. */
export class MicrophoneCheckPresenter {
  state: MicrophoneCheckState = { step: 'ready' };
  permission: MicrophonePermission | undefined;
  inputs: readonly MicrophoneInput[] = [];
  /** The id of the microphone she chose; empty for the standard one. */
  chosen: string;

  readonly limitMs = RECORDING_LIMIT_MS.check;
  readonly recording: RecordingNoteState;
  readonly playback: TakePlaybackState;
  readonly #parts: MicrophoneCheckParts;
  readonly #stopWatching: () => void;
  /** What she is recording; undefined as soon as she has stopped, though the screen may not show it yet. */
  #recording: Recording | undefined;
  #take: Take | undefined;
  #levels: number[] = [];
  #stopListening: () => void = () => {};
  #cancelLimit: () => void = () => {};
  #isDisposed = false;
  /** Counts how often the microphones were asked for: what was asked first may be answered last. */
  #listing = 0;

  constructor(parts: MicrophoneCheckParts) {
    this.#parts = parts;
    this.chosen = parts.preferences.read(ANSWER_INPUT_KEY) ?? '';
    this.playback = new TakePlaybackState(parts.player, parts.reporter);
    this.recording = new RecordingNoteState(parts.startRecording, () => void this.stop());
    this.#stopWatching = parts.microphones.watch(() => void this.#list());
    const plain = { limitMs: false, recording: false, playback: false, onLevel: false } as const;
    makeAutoObservable(this, plain, { autoBind: true });
  }

  /** What she chose is not plugged in now; the standard one listens in its place. */
  get isChosenMissing(): boolean {
    return isMissing(this.chosen, this.inputs);
  }

  async load(): Promise<void> {
    await Promise.all([this.#list(), this.#askPermission()]);
  }

  choose(id: string): void {
    this.chosen = id;
    this.#parts.preferences.write(ANSWER_INPUT_KEY, id);
  }

  async record(): Promise<void> {
    if (!['ready', 'heard', 'refused'].includes(this.state.step)) return;
    this.playback.stop();
    this.recording.show(undefined);
    this.#show({ step: 'starting' });
    const { startRecording, clock, reporter } = this.#parts;
    this.#levels = [];
    this.#stopListening();
    this.#stopListening = startRecording.onLevel((level) => void this.#levels.push(level));
    const started = await attempt(reporter, 'check microphone', () => startRecording.execute());
    if (this.#isDisposed) {
      if (started.ok) void started.value.cancel();
      return;
    }
    if (!started.ok) {
      this.#show({ step: 'refused', error: started.error });
      return;
    }
    this.#recording = started.value;
    this.#cancelLimit = clock.after(this.limitMs, () => void this.stop());
    this.#show({ step: 'recording' });
    // Only now platforms tell how their microphones are called.
    await this.load();
  }

  async stop(): Promise<void> {
    const recording = this.#recording;
    if (!recording) return;
    this.#recording = undefined;
    this.#cancelLimit();
    const { clock, reporter } = this.#parts;
    const finishing = attempt(reporter, 'check microphone', async () =>
      ok(await recording.finish()),
    );
    const cancelWait = clock.after(WAIT_SHOWN_AFTER_MS, () => this.#show({ step: 'finishing' }));
    const finished = await finishing;
    cancelWait();
    this.#stopListening();
    const take = finished.ok ? finished.value : undefined;
    if (!take || take.bytes.length === 0) {
      this.#show({ step: 'refused', error: { kind: 'recording-failed' } });
      return;
    }
    this.#take = take;
    const levels = this.#levels;
    const { durationMs } = take;
    this.#show({ step: 'heard', advice: loudnessAdvice(levels), levels, durationMs });
  }

  async play(): Promise<void> {
    const take = this.#take;
    if (take && this.state.step === 'heard') await this.playback.play(take.bytes);
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#parts.startRecording.onLevel(listener);
  }

  /** Leaves the screen: nothing is heard, nothing is recorded any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#cancelLimit();
    this.#stopListening();
    this.#stopWatching();
    this.recording.dispose();
    this.playback.stop();
    void this.#recording?.cancel();
  }

  async #list(): Promise<void> {
    const { microphones, reporter } = this.#parts;
    this.#listing += 1;
    const listing = this.#listing;
    const listed = await attempt(reporter, 'list microphones', async () =>
      ok(await microphones.inputs()),
    );
    if (!listed.ok || listing !== this.#listing) return;
    runInAction(() => {
      this.inputs = listed.value;
    });
  }

  async #askPermission(): Promise<void> {
    const { permission, reporter } = this.#parts;
    const asked = await attempt(reporter, 'check permission', async () =>
      ok(await permission.execute()),
    );
    if (!asked.ok) return;
    runInAction(() => {
      this.permission = asked.value;
    });
  }

  #show(state: MicrophoneCheckState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
