import type { SoundEffects } from '../listening/sound-effects.ts';
import type { StudyTimeApi } from '../ports/study-time-api.ts';

/** A milestone is celebrated by the first device and tab that asks the server for it; the others are told nothing. */
export class CelebrateMilestone {
  readonly #api: Pick<StudyTimeApi, 'celebrate'>;
  readonly #effects: Pick<SoundEffects, 'play'>;

  constructor(api: Pick<StudyTimeApi, 'celebrate'>, effects: Pick<SoundEffects, 'play'>) {
    this.#api = api;
    this.#effects = effects;
  }

  /** Whether it is to be celebrated here; without an answer it waits for another time. */
  async execute(days: number): Promise<boolean> {
    const claimed = await this.#api.celebrate(days);
    const isOurs = claimed.ok && claimed.value;
    if (isOurs) this.#effects.play('streak');
    return isOurs;
  }
}
