import type { Recorder, RecorderError, Take } from '../../core/ports/recorder.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { LevelMeter } from './level-meter.ts';
import { isIos } from './platform.ts';
import { recordingType } from './recording-type.ts';
import { TakingTurns } from './taking-turns.ts';

/** Small enough that a crash loses little, large enough not to wake the phone all the time. */
const CHUNK_MS = 1000;

interface Recording {
  readonly media: MediaRecorder;
  readonly stream: MediaStream;
  readonly pieces: Uint8Array<ArrayBuffer>[];
  /** Done when all that the platform gave so far has been read and told. */
  readonly told: () => Promise<void>;
  readonly startedAt: number;
  readonly meter: LevelMeter;
}

export class BrowserRecorder implements Recorder {
  #recording: Recording | undefined;
  readonly #listeners = new Set<(level: number) => void>();
  readonly #pieceListeners = new Set<(piece: Uint8Array) => void>();
  readonly #turns = new TakingTurns();

  start(): Promise<Result<void, RecorderError>> {
    return this.#turns.take(() => this.#begin());
  }

  stop(): Promise<Take | undefined> {
    return this.#turns.take(() => this.#end());
  }

  async cancel(): Promise<void> {
    await this.stop();
  }

  onLevel(listener: (level: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onPiece(listener: (piece: Uint8Array) => void): () => void {
    this.#pieceListeners.add(listener);
    return () => this.#pieceListeners.delete(listener);
  }

  async #begin(): Promise<Result<void, RecorderError>> {
    if (this.#recording) await this.#end();
    const opened = await openMicrophone();
    if (!opened.ok) return opened;
    const stream = opened.value;
    const mimeType = recordingType();
    const media = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let told = Promise.resolve();
    const tell = async (data: Blob) => {
      const piece = new Uint8Array(await data.arrayBuffer());
      pieces.push(piece);
      for (const listener of this.#pieceListeners) listener(piece);
    };
    media.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) told = told.then(() => tell(data));
    });
    const started = new Promise<void>((resolve) => {
      media.addEventListener('start', () => resolve(), { once: true });
    });
    media.start(CHUNK_MS);
    await started;
    const startedAt = performance.now();
    const meter = new LevelMeter(stream, (level) => {
      for (const listener of this.#listeners) listener(level);
    });
    this.#recording = { media, stream, pieces, told: () => told, startedAt, meter };
    return ok(undefined);
  }

  async #end(): Promise<Take | undefined> {
    const recording = this.#recording;
    if (!recording) return undefined;
    this.#recording = undefined;
    const { media, pieces, startedAt } = recording;
    const durationMs = Math.round(performance.now() - startedAt);
    await finished(media);
    await recording.told();
    await release(recording);
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return { bytes, mediaType: media.mimeType, durationMs };
  }
}

async function openMicrophone(): Promise<Result<MediaStream, RecorderError>> {
  try {
    return ok(
      await navigator.mediaDevices.getUserMedia({
        audio: {
          sampleRate: { ideal: 48_000 },
          channelCount: { ideal: 2 },
          autoGainControl: true,
          echoCancellation: !isIos(navigator),
        },
      }),
    );
  } catch (error) {
    // No mediaDevices at all: a page that is not served safely.
    if (error instanceof TypeError) return fail({ kind: 'microphone-missing' });
    const kind = error instanceof DOMException ? TROUBLE[error.name] : undefined;
    if (kind === undefined) throw error;
    return fail({ kind });
  }
}

const TROUBLE: Readonly<Record<string, RecorderError['kind']>> = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'microphone-denied',
  NotFoundError: 'microphone-missing',
  OverconstrainedError: 'microphone-missing',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

function finished(media: MediaRecorder): Promise<void> {
  if (media.state === 'inactive') return Promise.resolve();
  return new Promise((resolve) => {
    media.addEventListener('stop', () => resolve(), { once: true });
    media.stop();
  });
}

async function release({ stream, meter }: Recording): Promise<void> {
  for (const track of stream.getTracks()) track.stop();
  await meter.close();
}
