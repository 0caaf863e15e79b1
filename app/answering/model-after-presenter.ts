import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';
import type { Preferences } from '../../core/ports/preferences.ts';
import { MODEL_AFTER_KEY } from '../../core/settings/preference-keys.ts';

/** The sound of the verdict is heard before the model answer begins. */
export const BEFORE_MODEL_MS = 900;

export interface ModelAfterParts {
  readonly preferences: Preferences;
  readonly clock: Clock;
  /** Whether a verdict stands there, and nothing has been done since. */
  readonly isVerdictFresh: () => boolean;
  /** Whether it would be out of place now: in silence, or where it is heard anyway. */
  readonly isOutOfPlace: () => boolean;
  readonly play: () => void;
}

/** The model answer by itself after every verdict, where she wants that. */
export class ModelAfterPresenter {
  isOn: boolean;
  readonly dispose: () => void;
  readonly #parts: ModelAfterParts;
  #cancel: () => void = () => {};

  constructor(parts: ModelAfterParts) {
    this.#parts = parts;
    this.isOn = parts.preferences.read(MODEL_AFTER_KEY) !== 'false';
    makeAutoObservable(this, { dispose: false }, { autoBind: true });
    const stop = reaction(parts.isVerdictFresh, (isFresh) => {
      this.cancel();
      if (isFresh) this.#cancel = parts.clock.after(BEFORE_MODEL_MS, () => this.#play());
    });
    this.dispose = () => {
      stop();
      this.cancel();
    };
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.#parts.preferences.write(MODEL_AFTER_KEY, String(isOn));
  }

  /** What was about to be heard is not. */
  cancel(): void {
    this.#cancel();
  }

  #play(): void {
    const { isVerdictFresh, isOutOfPlace, play } = this.#parts;
    if (this.isOn && isVerdictFresh() && !isOutOfPlace()) play();
  }
}
