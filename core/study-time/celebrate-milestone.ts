import type { SoundEffects } from '../listening/sound-effects.ts';
import type { Preferences } from '../ports/preferences.ts';
import { CELEBRATED_KEY } from '../settings/preference-keys.ts';
import type { StudyOverview } from './read-study-overview.ts';

/** A milestone that was reached today is heard, once on this device. */
export class CelebrateMilestone {
  readonly #effects: SoundEffects;
  readonly #preferences: Preferences;

  constructor(effects: SoundEffects, preferences: Preferences) {
    this.#effects = effects;
    this.#preferences = preferences;
  }

  execute({ days, achievements }: StudyOverview): void {
    const today = days.at(-1)?.day;
    const isReached = achievements.milestones.some(({ reachedOn }) => reachedOn === today);
    if (today === undefined || !isReached) return;
    if (this.#preferences.read(CELEBRATED_KEY) === today) return;
    this.#preferences.write(CELEBRATED_KEY, today);
    this.#effects.play('streak');
  }
}
