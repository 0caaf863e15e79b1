import type {
  Recorder,
  RecorderError,
  RecordingStart,
  RecordingTrouble,
  RecordingWish,
  Take,
} from '../../core/ports/recorder.ts';
import { GapLog } from '../../core/recording/gap-log.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

/** A microphone that hears exactly what it is told; its takes carry the words as UTF-8. */
export class MemoryRecorder implements Recorder {
  #heard:
    | {
        text: string;
        ms: number;
        readonly gaps: GapLog;
        hasEnded: boolean;
        isPaused: boolean;
        isTold: boolean;
      }
    | undefined;
  #trouble: RecorderError | undefined;
  #isOnce = false;
  #late: Promise<void> | undefined;
  #letGo: () => void = () => {};
  readonly #listeners = new Set<(level: number) => void>();
  readonly #pieceListeners = new Set<(piece: Uint8Array) => void>();
  readonly #troubleListeners = new Set<(trouble: RecordingTrouble) => void>();
  /** None is part of the port: the microphones that are plugged in, those that were wished for, how many are open. */
  readonly inputs = new Map([['desk', 'Desk Microphone']]);
  readonly wishes: (string | undefined)[] = [];
  openMicrophones = 0;

  async start(wish?: RecordingWish): Promise<Result<RecordingStart, RecorderError>> {
    this.#close();
    if (this.#late) await this.#late;
    const trouble = this.#trouble;
    if (this.#isOnce) this.#trouble = undefined;
    if (trouble) return fail(trouble);
    this.wishes.push(wish?.inputId);
    this.#close();
    this.#heard = {
      text: '',
      ms: 0,
      gaps: new GapLog(0),
      hasEnded: false,
      isPaused: false,
      isTold: false,
    };
    this.openMicrophones += 1;
    const [standard = ''] = this.inputs.values();
    return ok({ deviceName: this.inputs.get(wish?.inputId ?? '') ?? standard });
  }

  async stop(): Promise<Take | undefined> {
    const heard = this.#heard;
    this.#close();
    if (!heard) return undefined;
    const bytes = new TextEncoder().encode(`said:${heard.text}`);
    const gaps = heard.gaps.close(heard.ms);
    return {
      bytes,
      mediaType: 'text/plain',
      durationMs: heard.ms,
      ...(gaps.length > 0 && { gaps }),
    };
  }

  async pause(): Promise<void> {
    if (this.#heard) this.#heard.isPaused = true;
  }

  async resume(): Promise<void> {
    if (this.#heard) this.#heard.isPaused = false;
  }

  async cancel(): Promise<void> {
    this.#close();
  }

  onLevel(listener: (level: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onPiece(listener: (piece: Uint8Array) => void): () => void {
    this.#pieceListeners.add(listener);
    return () => this.#pieceListeners.delete(listener);
  }

  onTrouble(listener: (trouble: RecordingTrouble) => void): () => void {
    this.#troubleListeners.add(listener);
    return () => this.#troubleListeners.delete(listener);
  }

  /** Not part of the port: the voice in front of this microphone. */
  async hear(text: string, ms = 2000, level = 0.5): Promise<void> {
    const heard = this.#heard;
    if (!heard || heard.hasEnded || heard.isPaused) return;
    heard.ms += ms;
    if (heard.gaps.isOpen) return;
    const more = heard.text && text ? ` ${text}` : text;
    heard.text += more;
    // As a container's header comes with its first sound.
    this.#tell(heard.isTold ? more : `said:${more}`);
    heard.isTold = true;
    for (const listener of this.#listeners) listener(level);
  }

  /** Not part of the port: a call comes in, a switch is off, a headset is unplugged. */
  happens(trouble: RecordingTrouble): void {
    const heard = this.#heard;
    if (!heard) return;
    if (trouble === 'muted') heard.gaps.mute(heard.ms);
    if (trouble === 'unmuted') heard.gaps.unmute(heard.ms);
    if (trouble === 'ended') heard.hasEnded = true;
    for (const listener of this.#troubleListeners) listener(trouble);
  }

  /** Not part of the port: nothing is captured before `catchUp`, however often it is asked to. */
  delay(): void {
    this.#late = new Promise((resolve) => {
      this.#letGo = resolve;
    });
  }

  /** Not part of the port. */
  catchUp(): void {
    this.#late = undefined;
    this.#letGo();
  }

  /** Not part of the port: from now on starting is refused, until told otherwise. */
  refuse(trouble: RecorderError | undefined, times: 'once' | 'always' = 'always'): void {
    this.#trouble = trouble;
    this.#isOnce = times === 'once';
  }

  #close(): void {
    if (this.#heard) this.openMicrophones -= 1;
    this.#heard = undefined;
  }

  #tell(text: string): void {
    const piece = new TextEncoder().encode(text);
    for (const listener of this.#pieceListeners) listener(piece);
  }

  get isRecording(): boolean {
    return this.#heard !== undefined;
  }
}
