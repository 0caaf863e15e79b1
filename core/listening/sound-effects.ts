import type { EffectPlayer, SoundEffect } from '../ports/effect-player.ts';
import type { Preferences } from '../ports/preferences.ts';
import { SOUND_EFFECTS_KEY } from '../settings/preference-keys.ts';

/** Short sounds at what happens; on unless the learner has turned them off on this device. */
export class SoundEffects {
  readonly #player: EffectPlayer;
  readonly #preferences: Preferences;

  constructor(player: EffectPlayer, preferences: Preferences) {
    this.#player = player;
    this.#preferences = preferences;
  }

  get isOn(): boolean {
    return this.#preferences.read(SOUND_EFFECTS_KEY) !== 'false';
  }

  turn(isOn: boolean): void {
    this.#preferences.write(SOUND_EFFECTS_KEY, String(isOn));
  }

  /** Something has happened. */
  play(effect: SoundEffect): void {
    if (this.isOn) this.#player.play(effect);
  }

  /** She wants to know how it sounds, whether they are on or not. */
  hear(effect: SoundEffect): void {
    this.#player.play(effect);
  }

  prepare(): void {
    if (this.isOn) this.#player.prepare();
  }
}
