import assert from 'node:assert/strict';
import type { SignOutPresenter } from '../../../app/account/sign-out-presenter.ts';
import { Make, Shared } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import { isSetting } from '../../support/device-settings.ts';
import type { LeavesDevice, LeavingQuestion } from '../leaves-device.ts';
import type { HeadlessApp } from './headless-app.ts';

const QUESTIONS: Readonly<Record<string, LeavingQuestion>> = {
  'asking-guest': 'guest',
  'asking-unsent': 'unsent',
};

export class HeadlessLeaving implements LeavesDevice {
  readonly #app: HeadlessApp;
  #view: SignOutPresenter | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async signsOut(): Promise<void> {
    await this.wantsToSignOut();
    if (await this.isAsked()) await this.#view?.leave(true);
    await this.#app.goesOnTo(this.#app.address);
  }

  async erasesAndSignsOut(): Promise<void> {
    await this.wantsToSignOut();
    assert.ok(await this.isAsked(), 'She was not asked');
    await this.#view?.leave(false);
    await this.#app.goesOnTo(this.#app.address);
  }

  async wantsToSignOut(): Promise<void> {
    await this.#app.goesOnTo(inLanguage('/account', this.#app.language));
    const { container } = this.#app;
    const kit = await container.get(Make.accountKit)();
    this.#view = kit.signingOut(container.get(Shared.session).signOut);
    await this.#view.begin();
  }

  async isAsked(): Promise<LeavingQuestion | undefined> {
    return QUESTIONS[this.#view?.state.step ?? ''];
  }

  async stays(): Promise<void> {
    this.#view?.stay();
  }

  async traces(): Promise<readonly string[]> {
    const { device } = this.#app.around;
    return [
      ...device.sessionShelf.keys(),
      ...[...device.preferenceShelf].filter((entry) => !isSetting(entry)).map(([key]) => key),
      ...device.takes.everything.map(({ answerId }) => answerId),
      ...device.downloads().map(({ key }) => key),
    ];
  }
}
