import type {
  Recorder,
  RecorderError,
  RecordingStart,
  RecordingTrouble,
  RecordingWish,
  Take,
} from '../../core/ports/recorder.ts';
import { captureGain } from '../../core/recording/capture-gain.ts';
import { isIos } from '../../core/recording/platform.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { type Amplified, amplify } from './amplify.ts';
import { useAudioFor } from './audio-session.ts';
import { BrowserMicrophones } from './browser-microphones.ts';
import { Capture } from './capture.ts';
import { openMicrophone } from './open-microphone.ts';
import { TakingTurns } from '../../core/shared/taking-turns.ts';

interface Recording {
  readonly capture: Capture;
  readonly stream: MediaStream;
  readonly amplified: Amplified | undefined;
}

export class BrowserRecorder implements Recorder {
  #recording: Recording | undefined;
  readonly #levelListeners = new Set<(level: number) => void>();
  readonly #pieceListeners = new Set<(piece: Uint8Array) => void>();
  readonly #troubleListeners = new Set<(trouble: RecordingTrouble) => void>();
  readonly #turns = new TakingTurns();

  start(wish?: RecordingWish): Promise<Result<RecordingStart, RecorderError>> {
    return this.#turns.take(() => this.#begin(wish));
  }

  stop(): Promise<Take | undefined> {
    return this.#turns.take(() => this.#end());
  }

  pause(): Promise<void> {
    return this.#turns.take(async () => this.#recording?.capture.pause());
  }

  resume(): Promise<void> {
    return this.#turns.take(async () => this.#recording?.capture.resume());
  }

  async cancel(): Promise<void> {
    await this.stop();
  }

  onLevel(listener: (level: number) => void): () => void {
    return listening(this.#levelListeners, listener);
  }

  onPiece(listener: (piece: Uint8Array) => void): () => void {
    return listening(this.#pieceListeners, listener);
  }

  onTrouble(listener: (trouble: RecordingTrouble) => void): () => void {
    return listening(this.#troubleListeners, listener);
  }

  async #begin(wish: RecordingWish | undefined): Promise<Result<RecordingStart, RecorderError>> {
    if (this.#recording) await this.#end();
    useAudioFor('play-and-record');
    const opened = await openMicrophone(wish);
    if (!opened.ok) {
      useAudioFor('playback');
      return opened;
    }
    const stream = opened.value;
    let amplified: Amplified | undefined;
    try {
      // Elsewhere nothing is amplified, and nothing is waited for.
      if (isIos(navigator)) amplified = await amplifiedOnIos(stream);
      const [track] = stream.getAudioTracks();
      const capture = new Capture(track, amplified?.stream ?? stream, {
        level: (level) => tell(this.#levelListeners, level),
        piece: (piece) => tell(this.#pieceListeners, piece),
        trouble: (trouble) => tell(this.#troubleListeners, trouble),
      });
      if (await capture.begin()) {
        this.#recording = { capture, stream, amplified };
        return ok({ deviceName: capture.deviceName });
      }
    } catch (error) {
      release(stream, amplified);
      // What a platform's recorder refuses; anything else is a bug of ours.
      if (!(error instanceof DOMException)) throw error;
      return fail({ kind: 'recording-failed' });
    }
    release(stream, amplified);
    return fail({ kind: 'recording-failed' });
  }

  async #end(): Promise<Take | undefined> {
    const recording = this.#recording;
    if (!recording) return undefined;
    this.#recording = undefined;
    try {
      return await recording.capture.finish();
    } finally {
      release(recording.stream, recording.amplified);
    }
  }
}

async function amplifiedOnIos(stream: MediaStream): Promise<Amplified | undefined> {
  const gain = captureGain(true, await new BrowserMicrophones().inputs());
  return gain === 1 ? undefined : amplify(stream, gain);
}

function release(stream: MediaStream, amplified: Amplified | undefined): void {
  for (const track of stream.getTracks()) track.stop();
  amplified?.close();
  useAudioFor('playback');
}

function listening<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell<T>(listeners: ReadonlySet<(value: T) => void>, value: T): void {
  for (const listener of listeners) listener(value);
}
