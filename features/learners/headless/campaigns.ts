import { Make } from '../../../composition/tokens.ts';
import { texts } from '../../../app/i18n/ja/texts.ts';
import type { SafeAddress } from '../../../core/domain/campaign/safe-address.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import type { SeesCampaigns } from '../campaigns.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessCampaigns implements SeesCampaigns {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async popup() {
    const { popup } = (await this.#looked()).state;
    return (
      popup && {
        title: popup.title || texts.campaign.notice,
        button: popup.button && {
          text: popup.button.text || texts.campaign.toDetails,
          to: this.#at(popup.button.to),
        },
        image: popup.image && source(popup.image),
      }
    );
  }

  async banner() {
    const { banner } = (await this.#looked()).state;
    return (
      banner && {
        image: source(banner.image),
        color: banner.backgroundColor,
        to: banner.to && this.#at(banner.to),
      }
    );
  }

  async closesPopup(): Promise<void> {
    (await this.#kit()).campaign.close();
  }

  async parameters() {
    const { remoteConfig } = await this.#app.apis();
    const found = await remoteConfig.load();
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.values;
  }

  async #looked() {
    const { campaign } = await this.#kit();
    await campaign.look(true);
    return campaign;
  }

  #at(to: SafeAddress): string {
    return to.kind === 'path' ? inLanguage(to.path, this.#app.language) : to.href;
  }

  #kit() {
    return this.#app.container.get(Make.campaignKit)();
  }
}

const source = (image: SafeAddress): string => (image.kind === 'path' ? image.path : image.href);
