import type { Preferences } from '../ports/preferences.ts';
import { POPUPS_KEY } from '../settings/preference-keys.ts';
import { StoredList } from '../shared/stored-list.ts';

const MOST_POPUPS = 50;

/** The campaigns whose popups were shown on this device. */
export class ShownPopups {
  readonly #list: StoredList<string>;

  constructor(preferences: Preferences) {
    this.#list = new StoredList(preferences, {
      key: POPUPS_KEY,
      isOurs: (kept): kept is string => typeof kept === 'string',
      most: MOST_POPUPS,
    });
  }

  has(campaignId: string): boolean {
    return this.#list.all().includes(campaignId);
  }

  add(campaignId: string): void {
    this.#list.add(campaignId, (kept) => kept === campaignId);
  }
}
