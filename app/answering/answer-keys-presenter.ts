import { makeAutoObservable } from 'mobx';
import type { Preferences } from '../../core/ports/preferences.ts';
import { ANSWER_KEYS_KEY } from '../../core/settings/preference-keys.ts';

/** Whether keys do anything: single letters can be pressed by chance, or said to a device that types what it hears (WCAG 2.1.4). */
export class AnswerKeysPresenter {
  isOn: boolean;
  readonly #preferences: Preferences;

  constructor(preferences: Preferences) {
    this.#preferences = preferences;
    this.isOn = preferences.read(ANSWER_KEYS_KEY) !== 'false';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.#preferences.write(ANSWER_KEYS_KEY, String(isOn));
  }
}
