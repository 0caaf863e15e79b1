import assert from 'node:assert/strict';
import type { PlanPresenter } from '../../../app/plan/plan-presenter.ts';
import type { Contract, Plan } from '../../../core/domain/contract/contract.ts';
import { ACCOUNT_PLAN, inLanguage } from '../../../core/navigation/paths.ts';
import type { HasContract } from '../has-contract.ts';
import type { HeadlessApp } from './headless-app.ts';

const inJapan = new Intl.DateTimeFormat('ja', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'long',
  timeStyle: 'short',
});

export class HeadlessContract implements HasContract {
  readonly #app: HeadlessApp;
  #card = '';

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async status(): Promise<Contract['kind']> {
    return shown(await this.#looks()).allowed.contract.kind;
  }

  async ends(): Promise<string> {
    const { contract } = shown(await this.#looks()).allowed;
    assert.ok('endsAt' in contract, JSON.stringify(contract));
    return inJapan.format(new Date(contract.endsAt));
  }

  async chooses(plan: Plan): Promise<void> {
    const view = await this.#looks();
    await view.subscribe(plan, this.#app.language);
    assert.ok(this.#app.outside, `She was led nowhere: ${JSON.stringify(view.state)}`);
  }

  async isToldOfPurchase(): Promise<void> {
    throw new Error('Without a wrapper there is no App Store');
  }

  async choosesInStore(): Promise<void> {
    throw new Error('Without a wrapper there is no App Store');
  }

  async toldOfStore(): Promise<'paid' | 'not-bought'> {
    throw new Error('Without a wrapper there is no App Store');
  }

  async pays(card: string): Promise<boolean> {
    this.#card = card;
    return this.#gives({ action: 'pay', card });
  }

  async confirms(): Promise<void> {
    await this.#gives({ action: 'confirm', card: this.#card });
  }

  async goesBack(): Promise<void> {
    await this.#app.opens(inLanguage(ACCOUNT_PLAN, this.#app.language));
  }

  async cancels(): Promise<void> {
    const view = await this.#looks();
    view.ask();
    await view.cancel();
  }

  async goesOnToWrite(): Promise<void> {
    throw new Error('Without a screen there is no link to follow');
  }

  async cancelledWhere(): Promise<'here' | 'on the device'> {
    throw new Error('Without a screen nothing is read');
  }

  async receipts(): Promise<number> {
    const view = await this.#looks();
    await view.openPortal(this.#app.language);
    const page = await this.#app.around.browse(this.#app.outside ?? '');
    return (await page.text()).match(/お支払い済み/g)?.length ?? 0;
  }

  /** As a browser sends the form of the page, and follows where that leads. */
  async #gives(fields: Readonly<Record<string, string>>): Promise<boolean> {
    const answered = await this.#app.around.browse(this.#app.outside ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    const back = answered.headers.get('location');
    if (back === null) return false;
    const { pathname, search } = new URL(back);
    await this.#app.opens(pathname + search);
    return true;
  }

  async #looks(): Promise<PlanPresenter> {
    await this.#app.goesOnTo(inLanguage(ACCOUNT_PLAN, this.#app.language));
    return this.#app.plan ?? assert.fail(`She is at ${this.#app.address}`);
  }
}

function shown({ state }: PlanPresenter) {
  assert.ok(state.step === 'shown', JSON.stringify(state));
  return state;
}
