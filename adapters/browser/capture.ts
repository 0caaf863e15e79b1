import type { RecordingTrouble, Take } from '../../core/ports/recorder.ts';
import { GapLog } from '../../core/recording/gap-log.ts';
import { SilenceWatch } from '../../core/recording/silence-watch.ts';
import { SpokenTime } from '../../core/recording/spoken-time.ts';
import { joinedBytes } from '../../core/shared/joined-bytes.ts';
import { LevelMeter } from './level-meter.ts';
import { recordingType } from './recording-type.ts';

/** Small enough that a crash loses little, large enough not to wake the phone all the time. */
const CHUNK_MS = 1000;

/** A recorder that has not answered by then never will, and must not block the next one. */
const STARTS_WITHIN_MS = 5000;
const STOPS_WITHIN_MS = 3000;
const PAUSES_WITHIN_MS = 1000;

export interface CaptureListener {
  level(level: number): void;
  piece(piece: Uint8Array): void;
  trouble(trouble: RecordingTrouble): void;
}

/** One take while it is being made, from the moment the microphone is open. */
export class Capture {
  readonly #track: MediaStreamTrack | undefined;
  readonly #media: MediaRecorder;
  readonly #listener: CaptureListener;
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];
  readonly #silence = new SilenceWatch();
  readonly #stopped: Promise<void>;
  readonly #listening = new AbortController();
  /** Done when all that the platform gave so far has been read and told. */
  #told = Promise.resolve();
  #time = new SpokenTime(0);
  /** How long the take was when the microphone went. */
  #endedAfter: number | undefined;
  #gaps = new GapLog(0);
  #meter: LevelMeter | undefined;

  /** @param recorded the voice of `track`, amplified or as it is. */
  constructor(
    track: MediaStreamTrack | undefined,
    recorded: MediaStream,
    listener: CaptureListener,
  ) {
    this.#track = track;
    this.#listener = listener;
    const mimeType = recordingType();
    this.#media = new MediaRecorder(recorded, mimeType === undefined ? {} : { mimeType });
    this.#stopped = told(this.#media, 'stop');
    this.#media.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) this.#told = this.#told.then(() => this.#tell(data));
    });
  }

  get deviceName(): string {
    return this.#track?.label ?? '';
  }

  /** Whether sound is being captured now. */
  async begin(): Promise<boolean> {
    const started = told(this.#media, 'start').then(() => true);
    const failed = told(this.#media, 'error').then(() => false);
    this.#media.start(CHUNK_MS);
    if (!(await Promise.race([started, failed, after(STARTS_WITHIN_MS).then(() => false)]))) {
      return false;
    }
    this.#time = new SpokenTime(performance.now());
    this.#watchTrack();
    // Making an audio context takes a moment, and the recording does not wait for a meter.
    setTimeout(() => this.#measure(), 0);
    return true;
  }

  /** What was captured so far is told before it resolves. */
  async pause(): Promise<void> {
    if (this.#media.state !== 'recording') return;
    const given = told(this.#media, 'dataavailable');
    this.#media.pause();
    this.#time.pause(performance.now());
    this.#media.requestData();
    await Promise.race([given, after(PAUSES_WITHIN_MS)]);
    await this.#told;
  }

  resume(): void {
    if (this.#media.state !== 'paused') return;
    this.#media.resume();
    this.#time.resume(performance.now());
  }

  async finish(): Promise<Take> {
    const durationMs = this.#endedAfter ?? this.#spokenMs;
    // Where the microphone was unplugged it has stopped by itself.
    if (this.#media.state !== 'inactive') this.#media.stop();
    this.#listening.abort();
    await Promise.race([this.#stopped, after(STOPS_WITHIN_MS)]);
    await this.#told;
    // Takes its time, and so comes after what she waits for.
    this.#meter?.close();
    const gaps = this.#gaps.close(durationMs);
    return {
      bytes: joinedBytes(this.#pieces),
      mediaType: this.#media.mimeType,
      durationMs: Math.round(durationMs),
      ...(gaps.length > 0 && { gaps }),
    };
  }

  get #spokenMs(): number {
    return this.#time.at(performance.now());
  }

  #watchTrack(): void {
    const { signal } = this.#listening;
    const on = (event: 'mute' | 'unmute' | 'ended', react: () => void) =>
      this.#track?.addEventListener(event, react, { signal });
    const mute = () => {
      this.#gaps.mute(this.#spokenMs);
      this.#listener.trouble('muted');
    };
    on('mute', mute);
    on('unmute', () => {
      this.#gaps.unmute(this.#spokenMs);
      this.#listener.trouble('unmuted');
    });
    on('ended', () => {
      this.#endedAfter = this.#spokenMs;
      if (this.#media.state !== 'inactive') this.#media.stop();
      this.#listener.trouble('ended');
    });
    if (this.#track?.muted) mute();
  }

  #measure(): void {
    if (this.#listening.signal.aborted) return;
    this.#meter = new LevelMeter(this.#media.stream, (level, isSilent) => {
      if (this.#time.isPaused) return;
      this.#listener.level(level);
      if (this.#gaps.isOpen || this.#endedAfter !== undefined) return;
      const trouble = this.#silence.hear(isSilent, performance.now());
      if (trouble) this.#listener.trouble(trouble);
    });
  }

  async #tell(data: Blob): Promise<void> {
    const piece = new Uint8Array(await data.arrayBuffer());
    this.#pieces.push(piece);
    this.#listener.piece(piece);
  }
}

const told = (
  media: MediaRecorder,
  event: 'start' | 'stop' | 'error' | 'dataavailable',
): Promise<void> =>
  new Promise((resolve) => {
    media.addEventListener(event, () => resolve(), { once: true });
  });

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
