import type { Campaign } from '../domain/campaign/campaign.ts';
import { readCampaign } from '../domain/campaign/read-campaign.ts';
import type { Clock } from '../ports/clock.ts';
import type { Preferences } from '../ports/preferences.ts';
import type { RemoteConfig } from '../ports/remote-config.ts';
import { REMOTE_CONFIG_KEY } from '../settings/preference-keys.ts';

const HOUR_MS = 60 * 60 * 1000;
const FETCHED_EVERY_MS = 12 * HOUR_MS;
/** A request takes time; less than this is no wrong clock. */
const SMALLEST_SKEW_MS = 60 * 1000;

interface Kept {
  /** When it was asked for, by the clock of the device. */
  readonly askedAt: number;
  /** How far the server's clock was ahead of the device's. */
  readonly skewMs: number;
  readonly values: Readonly<Record<string, string>>;
}

interface FindCampaignParts {
  readonly config: () => Promise<RemoteConfig>;
  readonly preferences: Preferences;
  readonly clock: Clock;
}

export interface FoundCampaign {
  readonly campaign: Campaign;
  /** The device's clock, set right by the server's. */
  readonly now: number;
}

/** The campaign of these days: asked for at most every 12 hours, kept on the device in between. */
export class FindCampaign {
  readonly #parts: FindCampaignParts;

  constructor(parts: FindCampaignParts) {
    this.#parts = parts;
  }

  /** Undefined where none was ever fetched and none can be now. */
  async execute(): Promise<FoundCampaign | undefined> {
    const before = this.#kept();
    const { clock } = this.#parts;
    const age = before ? clock.now() - before.askedAt : Infinity;
    // A clock that was set back since then says nothing of how old this is.
    const isFresh = age >= 0 && age < FETCHED_EVERY_MS;
    const kept = isFresh ? before : await this.#fetched(before);
    return (
      kept && { campaign: readCampaign(kept.values), now: this.#parts.clock.now() + kept.skewMs }
    );
  }

  async #fetched(before: Kept | undefined): Promise<Kept | undefined> {
    const { config, preferences, clock } = this.#parts;
    const found = await (await config()).load();
    // What is kept is better than nothing; a failure is no fetch, so the next start asks again.
    if (!found.ok) return before;
    const askedAt = clock.now();
    const { values, serverNow } = found.value;
    const skewMs = serverNow === undefined ? 0 : serverNow - askedAt;
    const kept = { askedAt, skewMs: Math.abs(skewMs) < SMALLEST_SKEW_MS ? 0 : skewMs, values };
    preferences.write(REMOTE_CONFIG_KEY, JSON.stringify(kept));
    return kept;
  }

  #kept(): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#parts.preferences.read(REMOTE_CONFIG_KEY) ?? 'null');
      return isKept(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { askedAt, skewMs, values } = kept as Record<string, unknown>; // an object has some
  const areTexts =
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string');
  return Number.isFinite(askedAt) && Number.isFinite(skewMs) && areTexts;
}
