import { makeAutoObservable } from 'mobx';
import type { SoundEffects } from '../../core/listening/sound-effects.ts';
import type { SoundEffect } from '../../core/ports/effect-player.ts';

/** The sound settings of this device. */
export class SoundPresenter {
  isOn: boolean;

  readonly #effects: SoundEffects;

  constructor(effects: SoundEffects) {
    this.#effects = effects;
    this.isOn = effects.isOn;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  turn(isOn: boolean): void {
    this.#effects.turn(isOn);
    this.isOn = isOn;
  }

  hear(effect: SoundEffect): void {
    this.#effects.hear(effect);
  }
}
