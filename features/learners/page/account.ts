import type { Page } from 'playwright';
import { type Credentials, Household, newCredentials } from '../credentials.ts';
import type { HasAccount } from '../has-account.ts';
import { Stranger } from '../stranger.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS, wordsOn } from './page-parts.ts';

const AT_REST =
  'main [data-error], main[data-step]:not([data-step="password"], [data-step="signing-in"], [data-step="signed-in"], [data-step="loading"])';

/** Where her password is asked for again. */
const PROOF = 'dialog[open] input[autocomplete="current-password"]';

export class PageAccount implements HasAccount {
  readonly #open: OpenPage;
  readonly #household = new Household();
  readonly #stranger: Stranger;

  constructor(open: OpenPage) {
    this.#open = open;
    this.#stranger = new Stranger(open.room.url);
  }

  get credentials(): Credentials {
    return this.#household.credentials;
  }

  async accountOffers(): Promise<readonly string[]> {
    await this.#open.opens('/ja/account');
    const page = await this.#open.page();
    await step(page, 'shown');
    const offers = page.locator('main').locator('a, button').locator('[data-title]');
    return offers.allInnerTexts();
  }

  async isOf(name: string): Promise<void> {
    if (this.#household.welcomes(name)) await this.exists();
  }

  async exists(): Promise<void> {
    const made = await this.#stranger.calls('POST', 'v1/auth/register_password', {
      body: this.credentials,
    });
    if (made.status !== 200) throw new Error(`The account was refused: ${JSON.stringify(made)}`);
  }

  /** As the form would have left her: the form itself is what signing in is about. */
  async isSignedIn(): Promise<void> {
    await this.exists();
    await this.#open.keepsSession(await this.#newSession());
    this.#open.willBeAt('/ja');
  }

  async givesEmail(email = this.credentials.email): Promise<void> {
    const page = await this.#open.page();
    await field(page, WORDS['sign-in'].email).fill(email);
    await button(page, WORDS['sign-in'].next).click();
    await page.locator('main[data-step="password"], main [data-error]').first().waitFor();
  }

  async givesPassword(password = this.credentials.password): Promise<void> {
    const page = await this.#open.page();
    await field(page, WORDS['sign-in'].password).fill(password);
    await button(page, WORDS['sign-in'].logIn).click();
    await page.locator(AT_REST).first().waitFor();
    await this.#open.settled();
  }

  async registers(password = this.credentials.password): Promise<void> {
    const page = await this.#open.page();
    const words = await wordsOn(page);
    if (!(await this.#isAtLogin(page))) await this.#open.opens('/ja/login');
    await button(page, words['sign-in'].makeAccount).click();
    await this.#creates(password);
  }

  async keepsWhatSheDid(): Promise<void> {
    await this.#open.opens('/ja/login?register=1');
    await this.#creates(this.credentials.password);
  }

  async beginsAsGuest(): Promise<void> {
    await this.#open.opens('/ja/login');
    const page = await this.#open.page();
    await button(page, WORDS['sign-in'].guest).click();
    await step(page, 'asking');
  }

  async isGuest(): Promise<boolean> {
    const { body } = await this.#asHerself('GET', 'v1/auth/me');
    return body['is_guest'] === true;
  }

  async forgetsPassword(): Promise<void> {
    await this.#open.opens('/ja/login');
    const page = await this.#open.page();
    await this.#reachesForgot(page);
    await field(page, WORDS['sign-in'].email).fill(this.credentials.email);
    await button(page, WORDS['sign-in'].reset.send).click();
    await step(page, 'link-sent', 'forgot');
  }

  async isTold(): Promise<string | undefined> {
    const page = await this.#open.page();
    const said = await page.locator('main[data-step="link-sent"] [role="status"]').innerText();
    return /\S+@\S+\.\w+/.exec(said)?.[0];
  }

  async choosesPassword(password: string): Promise<void> {
    const page = await this.#open.page();
    await field(page, WORDS['sign-in'].reset.newPassword).fill(password);
    await button(page, WORDS['sign-in'].reset.save).click();
    await page
      .locator(
        '[data-error], main[data-step]:not([data-step="new-password"], [data-step="saving"], [data-step="signed-in"], [data-step="loading"])',
      )
      .first()
      .waitFor();
    await this.#open.settled();
  }

  async changesPassword(current: string, next: string): Promise<void> {
    await this.#open.opens('/ja/account/password');
    const page = await this.#open.page();
    const { passwordChange } = WORDS.account;
    await field(page, passwordChange.current).fill(current);
    await field(page, passwordChange.next).fill(next);
    await button(page, passwordChange.save).click();
    await page.locator('main[data-step="changed"], main [data-error]').first().waitFor();
  }

  async changesEmail(email: string): Promise<void> {
    await this.#open.opens('/ja/account/email');
    const page = await this.#open.page();
    await field(page, WORDS.account.emailChange.newEmail).fill(email);
    await button(page, WORDS.account.emailChange.send).click();
    await page
      .locator(`main[data-step="link-sent"], main [data-error], ${PROOF}`)
      .first()
      .waitFor();
  }

  async closesAccount(): Promise<void> {
    await this.#open.opens('/ja/account/delete');
    const page = await this.#open.page();
    await button(page, WORDS.account.deletion.ask).click();
    await button(page, WORDS.account.deletion.delete).click();
    await page.locator(`main[data-step="deleted"], main [data-error], ${PROOF}`).first().waitFor();
  }

  async isAskedForPassword(): Promise<boolean> {
    return (await this.#open.page()).locator(PROOF).isVisible();
  }

  async givesPasswordAgain(password: string): Promise<void> {
    const page = await this.#open.page();
    await page.locator(PROOF).fill(password);
    await button(page, WORDS.account.proof.goOn).click();
    await page
      .locator('dialog[open] [data-error], main[data-step="link-sent"], main[data-step="deleted"]')
      .first()
      .waitFor();
  }

  async email(): Promise<string | undefined> {
    await this.#open.opens('/ja/account');
    const page = await this.#open.page();
    const row = page
      .locator('main')
      .getByText(/\S+@\S+\.\w+/)
      .last();
    await row.waitFor();
    return /\S+@\S+\.\w+/.exec(await row.innerText())?.[0];
  }

  async isDeletedElsewhere(): Promise<void> {
    const { access_token: token } = await this.#newSession();
    await this.#stranger.calls('DELETE', 'v1/auth/me', { token });
  }

  asksWhetherEmailHasAccount = () => beyond('asks for an email');
  makesAnotherAccount = () => beyond('makes another account');
  beginsAnotherGuest = () => beyond('begins as another guest');
  handsOver = () => beyond('hands a session over');
  signsInElsewhere = () => beyond('signs in elsewhere');
  emailElsewhere = () => beyond('is signed in elsewhere');

  async #creates(password: string): Promise<void> {
    const page = await this.#open.page();
    await step(page, 'new-account');
    const { email, password: label, newAccount } = (await wordsOn(page))['sign-in'];
    await field(page, email).fill(this.credentials.email);
    await field(page, label).fill(password);
    await button(page, newAccount.create).click();
    await page
      .locator(
        'main [data-error], main[data-step="asking"], main[data-step="recommended"], main[data-step="shown"]',
      )
      .first()
      .waitFor();
  }

  async #reachesForgot(page: Page): Promise<void> {
    // The way to a forgotten password leads through the password of a learner who has an account.
    const forgot = button(page, WORDS['sign-in'].forgot);
    if (!(await forgot.isVisible())) {
      const other = newCredentials();
      await this.#stranger.calls('POST', 'v1/auth/register_password', { body: other });
      await field(page, WORDS['sign-in'].email).fill(other.email);
      await button(page, WORDS['sign-in'].next).click();
    }
    await forgot.click({ timeout: 10_000 });
    await step(page, 'forgot');
  }

  async #isAtLogin(page: Page): Promise<boolean> {
    return /\/login/.test(page.url());
  }

  async #newSession() {
    const { email, password } = this.credentials;
    const { body } = await this.#stranger.calls('POST', 'login', { body: { email, password } });
    return {
      access_token: String(body['access_token']),
      refresh_token: String(body['refresh_token']),
    };
  }

  async #asHerself(method: string, path: string) {
    const { access_token: token } = await this.#open.keptSession();
    return this.#stranger.calls(method, path, { token });
  }
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What has no screen. */
const beyond = (what: string): Promise<never> => Promise.reject(new Error(`No screen ${what}`));
