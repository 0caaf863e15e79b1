import assert from 'node:assert/strict';
import type { Container } from 'inversify';
import { when } from 'mobx';
import type { ProofPresenter } from '../../../app/account/proof-presenter.ts';
import { Make, Port } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
import { mailLinkToken } from '../../../core/sign-in/mail-link-token.ts';
import { type Credentials, Household, newCredentials, PASSWORD } from '../credentials.ts';
import type { HasAccount } from '../has-account.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessAccount implements HasAccount {
  readonly #app: HeadlessApp;
  readonly #household = new Household();
  #told: string | undefined;
  /** The app on another device of hers. */
  #elsewhere: Container | undefined;
  #proof: ProofPresenter | undefined;
  #going: Promise<void> | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  get credentials(): Credentials {
    return this.#household.credentials;
  }

  async isOf(name: string): Promise<void> {
    if (this.#household.welcomes(name)) await this.exists();
  }

  async exists(): Promise<void> {
    const { email, password } = this.credentials;
    const registered = await (
      await this.#app.apis()
    ).authApi.register({ email, password, language: 'ja', guestToken: undefined });
    assert.ok(registered.ok, 'She could not register');
  }

  async isSignedIn(): Promise<void> {
    await this.exists();
    await this.#app.opens('/ja/login');
    await this.givesEmail();
    await this.givesPassword();
  }

  async givesEmail(email = this.credentials.email): Promise<void> {
    await this.#app.atLogin().giveEmail(email);
  }

  async givesPassword(password: string = PASSWORD): Promise<void> {
    const login = this.#app.atLogin();
    await login.givePassword(password);
    if (login.state.step === 'signed-in') await this.#app.signedIn(login.state.isNew);
  }

  async registers(password = this.credentials.password): Promise<void> {
    await this.#creates(false, password);
  }

  async keepsWhatSheDid(): Promise<void> {
    await this.#app.opens(inLanguage('/login?register=1', this.#app.language));
    await this.#creates(true, this.credentials.password);
  }

  async beginsAsGuest(): Promise<void> {
    await this.#app.opens(inLanguage('/login', this.#app.language));
    const login = this.#app.atLogin();
    await login.beginAsGuest();
    if (login.state.step === 'signed-in') await this.#app.signedIn(login.state.isNew);
  }

  async isGuest(): Promise<boolean> {
    const account = (await this.#app.apis()).accountApi;
    const me = await account.me();
    assert.ok(me.ok, 'No learner is signed in');
    const status = await account.isGuest(me.value.id);
    return status.ok ? status.value : assert.fail(status.error.kind);
  }

  async forgetsPassword(): Promise<void> {
    await this.#app.opens(inLanguage('/login', this.#app.language));
    const reset = (await this.#waysIn()).passwordReset(undefined);
    this.#app.shows(reset);
    await reset.sendLink(this.credentials.email, this.#app.language);
    if (reset.state.step === 'link-sent') this.#told = reset.state.email;
  }

  async isTold(): Promise<string | undefined> {
    return this.#told;
  }

  async choosesPassword(password: string): Promise<void> {
    const token = mailLinkToken(this.#app.address, 'reset_token');
    assert.ok(token, `She is at ${this.#app.address}, and was not asked for a password`);
    const reset = (await this.#waysIn()).passwordReset(token);
    this.#app.shows(reset);
    await reset.choose(password);
    if (reset.state.step === 'link-invalid') this.#app.failure = 'link-invalid';
    if (reset.state.step === 'signed-in') await this.#app.signedIn(false);
  }

  async changesPassword(current: string, next: string): Promise<void> {
    await this.#app.opens(inLanguage('/account/password', this.#app.language));
    const change = (await this.#kit()).passwordChange();
    this.#app.shows(change);
    await change.change({ current, next });
  }

  async changesEmail(email: string): Promise<void> {
    await this.#app.opens(inLanguage('/account/email', this.#app.language));
    const change = (await this.#kit()).emailChange();
    this.#app.shows(change);
    await this.#goesOn(change.proof, change.send(email, this.#app.language));
  }

  async closesAccount(): Promise<void> {
    await this.#app.opens(inLanguage('/account/delete', this.#app.language));
    const deletion = (await this.#kit()).accountDeletion();
    this.#app.shows(deletion);
    deletion.ask();
    await this.#goesOn(deletion.proof, deletion.confirm());
  }

  async isAskedForPassword(): Promise<boolean> {
    return this.#proof?.state.step === 'asking';
  }

  async givesPasswordAgain(password: string): Promise<void> {
    assert.ok(this.#proof, 'She was not asked');
    await this.#proof.give(password);
    const { state } = this.#proof;
    if (state.step === 'asking') this.#app.failure = state.error?.kind;
    else await this.#going;
  }

  async email(): Promise<string | undefined> {
    await this.#app.opens(inLanguage('/account', this.#app.language));
    const account = (await this.#kit()).account();
    await account.load();
    assert.equal(account.state.step, 'shown');
    return account.state.step === 'shown' ? account.state.learner.email : undefined;
  }

  async isDeletedElsewhere(): Promise<void> {
    const elsewhere = this.#app.around.startElsewhere();
    const { email, password } = this.credentials;
    const session = await (await elsewhere.get(Port.apis)()).authApi.signIn({ email, password });
    assert.ok(session.ok, 'She could not sign in elsewhere');
    elsewhere.get(Port.sessionStore).save(session.value);
    assert.ok((await (await elsewhere.get(Port.apis)()).accountApi.deleteAccount()).ok);
  }

  async asksWhetherEmailHasAccount(): Promise<void> {
    await (await this.#app.apis()).authApi.findAccount(this.credentials.email);
  }

  async makesAnotherAccount(): Promise<void> {
    const { email, password } = newCredentials();
    const made = { email, password, language: 'ja', guestToken: undefined } as const;
    assert.ok((await (await this.#app.apis()).authApi.register(made)).ok);
  }

  async beginsAnotherGuest(): Promise<void> {
    assert.ok((await (await this.#app.apis()).authApi.beginGuest([])).ok);
  }

  accountOffers(): Promise<never> {
    assert.fail('There is no screen here');
  }

  async handsOver(code: { verifier: string; challenge: string }): Promise<string> {
    const issued = await (await this.#app.apis()).accountApi.issueCode(code.challenge);
    return issued.ok ? issued.value.code : assert.fail(issued.error.kind);
  }

  async signsInElsewhere(code: string, verifier: string): Promise<string | undefined> {
    this.#elsewhere = this.#app.around.startElsewhere();
    const kit = await this.#elsewhere.get(Make.accountKit)();
    const signedIn = await kit.signInWithCode.execute({ code, verifier });
    return signedIn.ok ? undefined : signedIn.error.kind;
  }

  async emailElsewhere(): Promise<string | undefined> {
    const apis = await this.#elsewhere?.get(Port.apis)();
    const me = await apis?.accountApi.me();
    return me?.ok ? me.value.email : undefined;
  }

  async #creates(isGuest: boolean, password: string): Promise<void> {
    const account = (await this.#waysIn()).newAccount(isGuest);
    this.#app.shows(account);
    const { email } = this.credentials;
    await account.create({ email, password, language: this.#app.language });
    if (account.state.step === 'signed-in') await this.#app.signedIn(true);
  }

  #waysIn() {
    return this.#app.container.get(Make.signInKit)();
  }

  /** Until it is done, or she is asked for her password. */
  async #goesOn(proof: ProofPresenter, going: Promise<void>): Promise<void> {
    this.#proof = proof;
    this.#going = going;
    const asked = new AbortController();
    await Promise.race([
      going,
      when(() => proof.state.step === 'asking', { signal: asked.signal }).catch(() => undefined),
    ]);
    asked.abort();
  }

  #kit() {
    return this.#app.container.get(Make.accountKit)();
  }
}
