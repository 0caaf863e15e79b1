import { useAudioFor } from './audio-session.ts';
import { mediaTypeOf } from '../../core/listening/media-type.ts';
import type {
  AudioPlayer,
  PlaybackError,
  SoundPart,
  SoundType,
} from '../../core/ports/audio-player.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { mixedSound } from './mixed-sound.ts';
import { sharedAudio } from './shared-audio.ts';

export class BrowserAudioPlayer implements AudioPlayer {
  readonly #audio = sharedAudio;
  #stop: () => void = () => {};

  async play(bytes: Uint8Array, part?: SoundPart): Promise<Result<void, PlaybackError>> {
    this.stop();
    useAudioFor('playback');
    const type = mediaTypeOf(bytes);
    const sound = new Blob([bytes as Uint8Array<ArrayBuffer>], type === undefined ? {} : { type });
    const url = URL.createObjectURL(sound);
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
      // Before its length is known: it begins there as soon as it can.
      if (part) audio.currentTime = part.fromMs / 1000;
      // A telephone call pauses it, and nothing goes on by itself after that.
      const begun = () => {
        audio.addEventListener('pause', () => resolve(ok(undefined)), once);
        if (part?.toMs !== undefined) stopAt(audio, part.toMs, over.signal);
      };
      audio.play().then(begun, (error: unknown) => resolve(refusalOf(audio, error)));
    });
    return done.finally(() => {
      over.abort();
      URL.revokeObjectURL(url);
    });
  }

  async playTogether(one: Uint8Array, other: Uint8Array): Promise<Result<void, PlaybackError>> {
    this.stop();
    let isStopped = false;
    this.#stop = () => {
      isStopped = true;
    };
    const mixed = await mixedSound(one, other);
    if (isStopped) return ok(undefined);
    return mixed ? this.play(mixed) : fail({ kind: 'audio-unsupported' });
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
  }

  typeOf(bytes: Uint8Array): SoundType {
    const mediaType = mediaTypeOf(bytes);
    const isPlayable = mediaType !== undefined && this.#audio.canPlayType(mediaType) !== '';
    return { mediaType, isPlayable };
  }
}

/** A media element tells its time four times a second, and a word is shorter: what is left is waited for. */
function stopAt(audio: HTMLAudioElement, ms: number, signal: AbortSignal): void {
  const look = () => {
    const leftMs = ms - audio.currentTime * 1000;
    if (leftMs <= 0) return audio.pause();
    const timer = setTimeout(look, leftMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  look();
}

function refusalOf(audio: HTMLAudioElement, error: unknown): Result<void, PlaybackError> {
  switch (error instanceof DOMException ? error.name : '') {
    case 'AbortError':
      // Stopped, or another sound began: no caller waits for this one.
      return ok(undefined);
    case 'NotAllowedError':
      return fail({ kind: 'playback-blocked' });
    default:
      return fail(troubleOf(audio));
  }
}

const troubleOf = (audio: HTMLAudioElement): PlaybackError =>
  audio.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED ||
  audio.error?.code === MediaError.MEDIA_ERR_DECODE
    ? { kind: 'audio-unsupported' }
    : { kind: 'playback-failed' };
