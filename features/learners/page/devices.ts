import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { HasAccount } from '../has-account.ts';
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
  #there: Page | undefined;

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

  async asksForLink(): Promise<string> {
    const page = await this.#open.page();
    await this.looks();
    await button(page, TEXTS.another.ask).click();
    await page.getByRole('img', { name: TEXTS.another.picture }).waitFor();
    await button(page, TEXTS.another.copy).click();
    await button(page, WORDS.common.copied).waitFor();
    return page.locator('[data-link]').innerText();
  }

  async opensElsewhere(link: string): Promise<void> {
    const page = await this.#open.onAnotherDevice();
    await page.goto(link);
    await step(page, 'asking');
    await page.waitForURL((url) => url.hash === '');
    this.#there = page;
    await this.#readToken(page);
  }

  async agreesElsewhere(): Promise<'signed-in' | 'refused'> {
    const page = this.#there;
    assert.ok(page, 'She has opened no link elsewhere');
    await button(page, WORDS['sign-in'].byLink.signIn).click();
    const at = await step(page, 'signed-in', 'refused');
    await this.#readToken(page);
    if (at === 'refused') return 'refused';
    assert.match(
      await page.locator('main').innerText(),
      new RegExp(this.#account.credentials.email),
    );
    await button(page, WORDS['sign-in'].confirmation.goOn).click();
    await page
      .getByRole('heading', { name: WORDS.home.welcome })
      .or(page.getByRole('heading', { name: WORDS.home.hello }))
      .waitFor();
    return 'signed-in';
  }

  async #readToken(page: Page): Promise<void> {
    const kept = await page.evaluate(() => localStorage.getItem('jwt'));
    this.#token = kept === null ? undefined : String(JSON.parse(kept).access_token);
  }

  async looks(): Promise<void> {
    await this.#open.opens('/ja/account/devices');
    await step(await this.#open.page(), 'shown');
  }

  async seen(): Promise<{ all: number; here: number }> {
    const main = (await this.#open.page()).locator('main');
    return {
      all: await main.locator('[data-device]').count(),
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
