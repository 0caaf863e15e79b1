import { setTimeout as pause } from 'node:timers/promises';
import type { SeesCampaigns } from '../campaigns.ts';
import type { OpenPage } from './open-page.ts';
import { button, WORDS } from './page-parts.ts';

/** The server is asked before anything is shown. */
const SOON_MS = 2500;
const POPUP = 'dialog[open]:has([data-campaign])';

export class PageCampaigns implements SeesCampaigns {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async popup() {
    const popup = await this.#shown(POPUP);
    if (!popup) return undefined;
    const link = popup.locator('a');
    const picture = popup.locator('img');
    const hasLink = (await link.count()) > 0;
    return {
      title: await popup.getByRole('heading').innerText(),
      button: hasLink
        ? { text: await link.innerText(), to: (await link.getAttribute('href')) ?? '' }
        : undefined,
      image: (await picture.count()) > 0 ? ((await picture.getAttribute('src')) ?? '') : undefined,
    };
  }

  async banner() {
    const banner = await this.#shown('[data-banner]');
    if (!banner) return undefined;
    const link = banner.locator('a');
    return {
      image: (await banner.locator('img').getAttribute('src')) ?? '',
      color: await banner.evaluate((one) =>
        one instanceof HTMLElement ? one.style.backgroundColor : '',
      ),
      to: (await link.count()) > 0 ? ((await link.getAttribute('href')) ?? '') : undefined,
    };
  }

  async closesPopup(): Promise<void> {
    await button(await this.#open.page(), WORDS.campaign.close)
      .last()
      .click();
  }

  async parameters() {
    const page = await this.#open.page();
    const given = await page.evaluate(async () =>
      (await fetch('/api/v1/app_config/campaign')).json(),
    );
    const texts = Object.entries(Object(given)).map(([name, value]) => [name, String(value)]);
    return Object.fromEntries(texts);
  }

  async #shown(selector: string) {
    const shown = (await this.#open.page()).locator(selector);
    await Promise.race([shown.waitFor().catch(() => {}), pause(SOON_MS)]);
    return (await shown.isVisible()) ? shown : undefined;
  }
}
