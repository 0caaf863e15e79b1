import { makeAutoObservable, runInAction } from 'mobx';
import type { FindCampaign } from '../../core/campaign/find-campaign.ts';
import type { ShownPopups } from '../../core/campaign/shown-popups.ts';
import {
  bannerAt,
  popupAt,
  type ShownBanner,
  type ShownPopup,
} from '../../core/domain/campaign/shown-campaign.ts';
import type { Reporter } from '../../core/ports/reporter.ts';
import { attempt } from '../../core/shared/attempt.ts';
import { ok } from '../../core/shared/result.ts';

export interface CampaignState {
  readonly popup: ShownPopup | undefined;
  readonly banner: ShownBanner | undefined;
}

export interface CampaignPresenterParts {
  readonly find: Pick<FindCampaign, 'execute'>;
  readonly shown: Pick<ShownPopups, 'has' | 'add'>;
  readonly reporter: Reporter;
}

/** The popup and the banner of these days. */
export class CampaignPresenter {
  state: CampaignState = { popup: undefined, banner: undefined };

  readonly #parts: CampaignPresenterParts;

  constructor(parts: CampaignPresenterParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param mayInterrupt whether nothing else is before her that a popup would cover */
  async look(mayInterrupt: boolean): Promise<void> {
    const { find, shown, reporter } = this.#parts;
    const found = await attempt(reporter, 'find the campaign', async () =>
      ok(await find.execute()),
    );
    if (!found.ok || !found.value) return;
    const { campaign, now } = found.value;
    const next = mayInterrupt ? popupAt(campaign, now, (id) => shown.has(id)) : undefined;
    // Shown is shown, even if the app is closed over it.
    if (next) shown.add(next.campaignId);
    runInAction(() => {
      this.state = { popup: this.state.popup ?? next, banner: bannerAt(campaign, now) };
    });
  }

  close(): void {
    this.state = { ...this.state, popup: undefined };
  }
}
