import assert from 'node:assert/strict';
import { when } from 'mobx';
import type { PasskeysPresenter } from '../../../app/account/passkeys-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import type { HasPasskeys } from '../has-passkeys.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessPasskeys implements HasPasskeys {
  readonly #app: HeadlessApp;
  #view: PasskeysPresenter | undefined;
  #going: Promise<void> | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async deviceHas(authenticator: boolean): Promise<void> {
    this.#app.around.device.passkeys.offer = authenticator ? 'button' : 'nothing';
  }

  async adds(): Promise<void> {
    const view = await this.#looks();
    await this.#goesOn(view, view.add());
  }

  async listed(): Promise<readonly string[]> {
    return this.#shown(await this.#looks()).passkeys.map(({ name }) => name ?? '');
  }

  async names(name: string): Promise<void> {
    const view = await this.#looks();
    await view.rename(this.#only(view), name);
  }

  async removes(): Promise<void> {
    const view = await this.#looks();
    await this.#goesOn(view, view.remove(this.#only(view)));
  }

  async isOffered(): Promise<boolean> {
    const login = this.#app.atLogin();
    await login.offerPasskeys();
    return login.hasPasskeys;
  }

  async signsIn(): Promise<void> {
    const login = this.#app.atLogin();
    await login.offerPasskeys();
    assert.ok(login.hasPasskeys, 'No passkey is offered');
    await login.signInWithPasskey();
    if (login.state.step === 'signed-in') await this.#app.signedIn(login.state.isNew);
  }

  async isAsked(): Promise<boolean> {
    return this.#view?.proof.state.step === 'asking';
  }

  async proves(): Promise<void> {
    const proof = this.#view?.proof;
    assert.equal(proof?.state.step, 'asking', 'She is not asked who she is');
    assert.ok(proof?.ways.passkey, 'A passkey is no answer');
    await proof.givePasskey();
    await this.#going;
  }

  async #looks(): Promise<PasskeysPresenter> {
    await this.#app.opens(inLanguage('/account/security', this.#app.language));
    const view = (await this.#app.container.get(Make.accountKit)()).passkeys();
    this.#view = view;
    this.#app.shows(view);
    await view.load();
    return view;
  }

  /** Until it is done, or she is asked who she is. */
  async #goesOn(view: PasskeysPresenter, going: Promise<void>): Promise<void> {
    this.#going = going;
    const asked = new AbortController();
    await Promise.race([
      going,
      when(() => view.proof.state.step === 'asking', { signal: asked.signal }).catch(
        () => undefined,
      ),
    ]);
    asked.abort();
  }

  #only(view: PasskeysPresenter): string {
    return this.#shown(view).passkeys[0]?.id ?? assert.fail('She has no passkey');
  }

  #shown({ state }: PasskeysPresenter) {
    return state.step === 'shown' ? state : assert.fail(`Her passkeys are ${state.step}`);
  }
}
