import type { HasAccount } from '../learner.ts';
import type { HasDevices } from '../has-devices.ts';
import { Stranger } from '../stranger.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const { devices: TEXTS } = WORDS.account;

export class PageDevices implements HasDevices {
  readonly #open: OpenPage;
  readonly #account: HasAccount;
  readonly #elsewhere: Stranger;
  #token: string | undefined;

  constructor(open: OpenPage, account: HasAccount) {
    this.#open = open;
    this.#account = account;
    this.#elsewhere = new Stranger(open.room.url);
  }

  async signsInElsewhere(): Promise<void> {
    const { email, password } = this.#account.credentials;
    const { body } = await this.#elsewhere.calls('POST', 'login', { body: { email, password } });
    this.#token = String(body['access_token']);
  }

  async isSignedInElsewhere(): Promise<boolean> {
    const { status } = await this.#elsewhere.calls('GET', 'v1/auth/me', { token: this.#token });
    return status === 200;
  }

  async looks(): Promise<void> {
    await this.#open.opens('/ja/account/devices');
    await step(await this.#open.page(), 'shown');
  }

  async seen(): Promise<{ all: number; here: number }> {
    const main = (await this.#open.page()).locator('main');
    return {
      all: await main.getByRole('heading', { level: 2 }).count(),
      here: await main.getByText(TEXTS.this, { exact: true }).count(),
    };
  }

  record = (): Promise<never> =>
    Promise.reject(new Error('Her security record is looked at without a screen'));

  async signsOut(which: 'all' | 'one'): Promise<void> {
    const page = await this.#open.page();
    const end = new RegExp(TEXTS.endOn.replace('{{device}}', '.+'));
    if (which === 'all') await button(page, TEXTS.endOthers).click();
    else await page.getByRole('button', { name: end }).first().click();
    await page.getByText(TEXTS.onlyThis, { exact: true }).waitFor();
  }
}
