import type { EffectPlayer, SoundEffect } from '../ports/effect-player.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { Reporter } from '../ports/reporter.ts';
import { SOUND_EFFECTS_KEY } from '../settings/preference-keys.ts';

/** Short sounds at what happens; on unless the learner has turned them off on this device. */
export class SoundEffects {
  readonly #player: EffectPlayer;
  readonly #preferences: Preferences;
  readonly #reporter: Pick<Reporter, 'bug'>;
  readonly #reported = new Set<SoundEffect>();

  constructor(player: EffectPlayer, preferences: Preferences, reporter: Pick<Reporter, 'bug'>) {
    this.#player = player;
    this.#preferences = preferences;
    this.#reporter = reporter;
  }

  get isOn(): boolean {
    return this.#preferences.read(SOUND_EFFECTS_KEY) !== 'false';
  }

  turn(isOn: boolean): void {
    this.#preferences.write(SOUND_EFFECTS_KEY, String(isOn));
  }

  /** Something has happened. */
  play(effect: SoundEffect): void {
    if (this.isOn) this.hear(effect);
  }

  /** She wants to know how it sounds, whether they are on or not. */
  hear(effect: SoundEffect): void {
    void this.#hear(effect);
  }

  prepare(): void {
    if (this.isOn) this.#player.prepare();
  }

  /** One that cannot be had is silent, and told of once. */
  async #hear(effect: SoundEffect): Promise<void> {
    const played = await this.#player.play(effect);
    if (played.ok || this.#reported.has(effect)) return;
    this.#reported.add(effect);
    this.#reporter.bug(played.error.cause, { where: `sound effect ${effect}` });
  }
}
