import assert from 'node:assert/strict';
import type { DevicesPresenter } from '../../../app/account/devices-presenter.ts';
import type { CodeSignInPresenter } from '../../../app/sign-in/code-sign-in-presenter.ts';
import { readSignInLink } from '../../../core/sign-in/sign-in-link.ts';
import { Make, Port } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import type { HasAccount } from '../has-account.ts';
import type { HasDevices } from '../has-devices.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessDevices implements HasDevices {
  readonly #app: HeadlessApp;
  readonly #account: HasAccount;
  #elsewhere: ReturnType<HeadlessApp['around']['startElsewhere']> | undefined;
  #there: CodeSignInPresenter | undefined;
  #view: DevicesPresenter | undefined;

  constructor(app: HeadlessApp, account: HasAccount) {
    this.#app = app;
    this.#account = account;
  }

  async signsInElsewhere(): Promise<void> {
    this.#elsewhere = this.#app.around.startElsewhere();
    const { email, password } = this.#account.credentials;
    const { authApi } = await this.#elsewhere.get(Port.apis)();
    const session = await authApi.signIn({ email, password });
    assert.ok(session.ok, 'She could not sign in elsewhere');
    this.#elsewhere.get(Port.sessionStore).save(session.value);
  }

  async isSignedInElsewhere(): Promise<boolean> {
    const apis = await this.#elsewhere?.get(Port.apis)();
    const me = await apis?.accountApi.me();
    assert.ok(me, 'She has no other device');
    return me.ok;
  }

  async asksForLink(): Promise<string> {
    await this.#app.opens(inLanguage('/account/devices', this.#app.language));
    const kit = await this.#app.container.get(Make.accountKit)();
    const view = kit.handover('https://oz.test');
    await view.ask();
    return view.state.step === 'shown' ? view.state.link : assert.fail('She was given no link');
  }

  async opensElsewhere(link: string): Promise<void> {
    this.#elsewhere = this.#app.around.startElsewhere();
    const kit = await this.#elsewhere.get(Make.accountKit)();
    this.#there = kit.codeSignIn(readSignInLink(new URL(link).hash));
    assert.equal(this.#there.state.step, 'asking');
  }

  async agreesElsewhere(): Promise<'signed-in' | 'refused'> {
    await this.#there?.signIn();
    const { state } = this.#there ?? assert.fail('She has opened no link elsewhere');
    if (state.step !== 'signed-in')
      return state.step === 'refused' ? 'refused' : assert.fail(state.step);
    assert.equal(state.email, this.#account.credentials.email);
    return 'signed-in';
  }

  async looks(): Promise<void> {
    await this.#app.opens(inLanguage('/account/devices', this.#app.language));
    this.#view = (await this.#app.container.get(Make.accountKit)()).devices();
    await this.#view.load();
  }

  async seen(): Promise<{ all: number; here: number }> {
    const { devices } = this.#shown();
    return { all: devices.length, here: devices.filter(({ isCurrent }) => isCurrent).length };
  }

  async signsOut(which: 'all' | 'one'): Promise<void> {
    const other = this.#shown().devices.find(({ isCurrent }) => !isCurrent);
    assert.ok(other, 'She sees no other device');
    await (which === 'all' ? this.#view?.endOthers() : this.#view?.end(other.id));
  }

  async record(): Promise<readonly string[]> {
    await this.#app.opens(inLanguage('/account/security/record', this.#app.language));
    const view = (await this.#app.container.get(Make.accountKit)()).securityRecord();
    await view.load();
    const { state } = view;
    assert.ok(state.step === 'shown', 'She sees no record');
    return state.events.map(({ kind, subject }) => (subject ? `${kind}: ${subject}` : kind));
  }

  #shown() {
    const state = this.#view?.state;
    return state?.step === 'shown' ? state : assert.fail('She sees no devices');
  }
}
