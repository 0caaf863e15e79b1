import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { Contract, Plan } from '../../../core/domain/contract/contract.ts';
import type { HasContract } from '../has-contract.ts';
import type { OpenPage } from './open-page.ts';
import { button, followLink, step, WORDS } from './page-parts.ts';

/** What the pages of the provider say. */
const TEXTS = {
  card: 'カード番号',
  payNow: '支払う',
  confirm: '承認する',
  back: '支払わずに戻る',
  paid: 'お支払い済み',
};

const HOSTED = /\/pretended_payments\//;

export class PageContract implements HasContract {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async status(): Promise<Contract['kind']> {
    const page = await this.#looks();
    const kind = await page.locator('[data-contract]').getAttribute('data-contract');
    return kind as Contract['kind']; // the screen writes it from this very type
  }

  async ends(): Promise<string> {
    const page = await this.#looks();
    const read = await page.locator('main').innerText();
    return /\d+年\d+月\d+日 \d+:\d+/.exec(read)?.[0] ?? assert.fail(read);
  }

  async chooses(plan: Plan): Promise<void> {
    const page = await this.#looks();
    await button(page, WORDS.plan.choose[plan]).click();
    await page.waitForURL(HOSTED);
  }

  async choosesInStore(plan: Plan, purchase: string | undefined): Promise<void> {
    const page = await this.#looks();
    await page.evaluate((bought) => {
      if (bought !== undefined) sessionStorage.setItem('purchase', bought);
    }, purchase);
    await button(page, WORDS.plan.choose[plan]).click();
  }

  async isToldOfPurchase(purchase: string): Promise<void> {
    const page = await this.#open.page();
    // The page listens to its wrapper by then.
    await page.waitForFunction(() => 'ozBridge' in window);
    await page.evaluate((signed) => {
      const event = { v: 1, event: 'purchased', signed_transaction: signed };
      Object(window).ozBridge.receive(JSON.stringify(event));
    }, purchase);
  }

  async toldOfStore(): Promise<'paid' | 'not-bought'> {
    const page = await this.#open.page();
    const [paid, notBought] = [WORDS.plan.news.paid, WORDS.plan.news['not-bought']];
    await page.getByText(paid).or(page.getByText(notBought)).waitFor();
    return (await page.getByText(paid).isVisible()) ? 'paid' : 'not-bought';
  }

  async pays(card: string): Promise<boolean> {
    const page = await this.#open.page();
    await page.getByLabel(TEXTS.card).fill(card);
    return this.#presses(page, TEXTS.payNow);
  }

  async confirms(): Promise<void> {
    await this.#presses(await this.#open.page(), TEXTS.confirm);
  }

  async goesBack(): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('link', { name: TEXTS.back }).click();
    await step(page, 'shown');
  }

  async cancels(): Promise<void> {
    const page = await this.#looks();
    await button(page, WORDS.plan.cancel.ask).click();
    await page.getByRole('dialog').getByRole('button', { name: WORDS.plan.cancel.sure }).click();
    await page.getByText(WORDS.plan.news.cancelled).or(page.getByRole('alert')).waitFor();
  }

  async goesOnToWrite(): Promise<void> {
    const page = await this.#open.page();
    await page.getByRole('link', { name: WORDS.plan.contact }).click();
    await page.waitForURL(/redirect=inquiry_form/);
    await page.getByRole('heading', { name: WORDS.plan.title }).waitFor({ state: 'hidden' });
  }

  async cancelledWhere(): Promise<'here' | 'on the device'> {
    const page = await this.#looks();
    const isHere = await button(page, WORDS.plan.cancel.ask).isVisible();
    const isThere = await page.getByText(WORDS.plan.apple.steps).isVisible();
    assert.notEqual(isHere, isThere);
    return isHere ? 'here' : 'on the device';
  }

  async receipts(): Promise<number> {
    const page = await this.#looks();
    await page.getByRole('button', { name: WORDS.plan.portal }).click();
    await page.waitForURL(HOSTED);
    return page.getByText(TEXTS.paid).count();
  }

  /** Whether that leads back to the app, where her payment has arrived. */
  async #presses(page: Page, name: string): Promise<boolean> {
    await Promise.all([page.waitForLoadState('load'), button(page, name).click()]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (HOSTED.test(page.url())) return false;
    await page.getByText(WORDS.plan.news.paid).waitFor();
    return true;
  }

  async #looks(): Promise<Page> {
    const page = await this.#open.page();
    await followLink(page, '/ja/account/plan');
    await step(page, 'shown');
    return page;
  }
}
