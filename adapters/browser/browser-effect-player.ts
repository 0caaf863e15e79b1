import {
  SOUND_EFFECTS,
  type EffectPlayer,
  type EffectUnavailable,
  type SoundEffect,
} from '../../core/ports/effect-player.ts';
import type { NativeBridge } from '../../core/ports/native-bridge.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { keepRunning } from './keep-running.ts';
import { feelAt } from './haptics.ts';

/** An effect that comes later than this is about something that is over. */
const LATEST_MS = 600;

const addressOf = (effect: SoundEffect): string => `/assets/effects/${effect}.mp3`;

/**
 * Through Web Audio: several may sound at once, beside the element that speaks, and a phone that is muted by its switch
 * stays quiet.
 */
export class BrowserEffectPlayer implements EffectPlayer {
  readonly #sounds = new Map<SoundEffect, Promise<AudioBuffer>>();
  readonly #bridge: Pick<NativeBridge, 'call'> | undefined;
  #opened: AudioContext | undefined;

  /** The wrapper around the browser lets the phone be felt where the browser can't. */
  constructor(bridge?: Pick<NativeBridge, 'call'>) {
    this.#bridge = bridge;
  }

  async play(effect: SoundEffect): Promise<Result<void, EffectUnavailable>> {
    feelAt(effect, this.#bridge);
    try {
      await this.#play(effect, performance.now());
      return ok(undefined);
    } catch (cause) {
      return fail({ kind: 'effect-unavailable', effect, cause });
    }
  }

  prepare(): void {
    for (const effect of SOUND_EFFECTS) void this.#sound(effect).catch(() => {}); // tried again when it is played
  }

  async #play(effect: SoundEffect, asked: number): Promise<void> {
    const buffer = await this.#sound(effect);
    const context = this.#context();
    if (performance.now() - asked > LATEST_MS || context.state !== 'running') return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start();
  }

  async #sound(effect: SoundEffect): Promise<AudioBuffer> {
    const known = this.#sounds.get(effect);
    if (known) return known;
    const loading = this.#load(effect);
    this.#sounds.set(effect, loading);
    loading.catch(() => this.#sounds.delete(effect));
    return loading;
  }

  async #load(effect: SoundEffect): Promise<AudioBuffer> {
    const response = await fetch(addressOf(effect));
    if (!response.ok) throw new Error(`There is no ${addressOf(effect)}`);
    return this.#context().decodeAudioData(await response.arrayBuffer());
  }

  #context(): AudioContext {
    if (!this.#opened) {
      this.#opened = new AudioContext();
      keepRunning(this.#opened);
    }
    return this.#opened;
  }
}
