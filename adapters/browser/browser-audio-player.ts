import type { AudioPlayer, PlaybackError } from '../../core/ports/audio-player.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

export class BrowserAudioPlayer implements AudioPlayer {
  readonly #audio = new Audio();
  #stop: () => void = () => {};

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.stop();
    });
  }

  async play(bytes: Uint8Array): Promise<Result<void, PlaybackError>> {
    this.stop();
    const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    const audio = this.#audio;
    const over = new AbortController();
    const done = new Promise<Result<void, PlaybackError>>((resolve) => {
      const once = { signal: over.signal };
      audio.addEventListener('ended', () => resolve(ok(undefined)), once);
      audio.addEventListener('error', () => resolve(fail(troubleOf(audio))), once);
      this.#stop = () => {
        audio.pause();
        resolve(ok(undefined));
      };
      audio.src = url;
      audio.play().catch((error: unknown) => {
        // A sound that was stopped, or can't be decoded, ends by the ways above.
        if (error instanceof DOMException && error.name === 'NotAllowedError') {
          resolve(fail({ kind: 'playback-blocked' }));
        }
      });
    });
    return done.finally(() => {
      over.abort();
      URL.revokeObjectURL(url);
    });
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
  }
}

const troubleOf = (audio: HTMLAudioElement): PlaybackError =>
  audio.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ||
  audio.error?.code === MediaError.MEDIA_ERR_DECODE
    ? { kind: 'audio-unsupported' }
    : { kind: 'playback-failed' };
