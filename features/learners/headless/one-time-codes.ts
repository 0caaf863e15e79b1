import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodesPresenter } from '../../../app/account/one-time-codes-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import type { HasOneTimeCodes } from '../has-one-time-codes.ts';
import type { HeadlessApp } from './headless-app.ts';

type State = OneTimeCodesPresenter['state'];

/** What is told at a step. */
function told<S extends State['step']>({ state }: OneTimeCodesPresenter, step: S) {
  assert.equal(state.step, step);
  return state as Extract<State, { step: S }>; // as was just seen
}

const STEP_MS = 30_000;

export class HeadlessOneTimeCodes implements HasOneTimeCodes {
  readonly #app: HeadlessApp;
  #secret: string | undefined;
  #recovery: readonly string[] = [];

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async turnsOn(): Promise<void> {
    const view = await this.#looks();
    await view.begin();
    this.#secret = told(view, 'setting-up').secret.secret;
    await view.confirm(this.#code());
    this.#recovery = told(view, 'codes-told').codes;
    await view.leave();
  }

  async turnsOff(): Promise<void> {
    const view = await this.#looks();
    await view.end();
    assert.equal(view.state.step, 'off');
  }

  async waitsForNext(): Promise<void> {
    this.#app.around.pass(STEP_MS);
  }

  async gives(which: 'of her app' | 'recovery' | 'wrong'): Promise<void> {
    const login = this.#app.atLogin();
    const codes = {
      'of her app': () => this.#code(),
      recovery: () => this.#recovery[0] ?? assert.fail('She has no recovery codes'),
      wrong: () => '000000',
    };
    await login.giveCode(codes[which]());
    if (login.state.step === 'signed-in') await this.#app.signedIn(login.state.isNew);
  }

  async isAsked(): Promise<boolean> {
    return this.#app.atLogin().state.step === 'code-needed';
  }

  async isSentToLogin(): Promise<boolean> {
    return this.#app.shown() === 'saved';
  }

  #code(): string {
    const secret = Secret.fromBase32(this.#secret ?? assert.fail('Her app has no secret'));
    return new TOTP({ secret }).generate({ timestamp: this.#app.around.device.clock.now() });
  }

  async #looks() {
    await this.#app.opens(inLanguage('/account/security', this.#app.language));
    const view = (await this.#app.container.get(Make.accountKit)()).oneTimeCodes();
    this.#app.shows(view);
    await view.load();
    return view;
  }
}
