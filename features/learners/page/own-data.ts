import type { HasOwnData } from '../has-own-data.ts';
import type { OpenPage } from './open-page.ts';
import { button, followLink, WORDS } from './page-parts.ts';

export class PageOwnData implements HasOwnData {
  readonly #open: OpenPage;
  #file: Uint8Array | undefined;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async downloads(): Promise<void> {
    const page = await this.#open.page();
    await followLink(page, '/ja/account');
    const handedOver = page.waitForEvent('download');
    await button(page, WORDS.account.ownData.download).click();
    const pieces: Buffer[] = [];
    for await (const piece of await (await handedOver).createReadStream()) pieces.push(piece);
    this.#file = Buffer.concat(pieces);
  }

  async letsCount(isOn: boolean): Promise<void> {
    const page = await this.#open.page();
    await followLink(page, '/ja/privacy');
    const consent = page.getByRole('switch', { name: WORDS.notices.privacy.count });
    await consent.setChecked(isOn);
  }

  async file(): Promise<Uint8Array | undefined> {
    return this.#file;
  }
}
