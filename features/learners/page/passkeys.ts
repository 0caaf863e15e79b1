import type { CDPSession, Page } from 'playwright';
import type { HasPasskeys } from '../has-passkeys.ts';
import type { OpenPage } from './open-page.ts';
import { button, step, WORDS } from './page-parts.ts';

const { security: TEXTS } = WORDS;

/** An authenticator in her device whose owner always says yes. */
const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

export class PagePasskeys implements HasPasskeys {
  readonly #open: OpenPage;
  #tools: CDPSession | undefined;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async deviceHas(authenticator: boolean): Promise<void> {
    if (!authenticator) throw new Error('Chromium always has passkeys');
    await this.#open.usesName();
    const page = await this.#open.page();
    this.#tools = await page.context().newCDPSession(page);
    await this.#tools.send('WebAuthn.enable');
    await this.#tools.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  }

  async adds(): Promise<void> {
    const page = await this.#looks();
    const cards = page.getByRole('heading', { level: 3 });
    const before = await cards.count();
    await button(page, TEXTS.passkeys.add).click();
    await cards.nth(before).waitFor();
  }

  async listed(): Promise<readonly string[]> {
    return (await this.#looks()).getByRole('heading', { level: 3 }).allInnerTexts();
  }

  async names(name: string): Promise<void> {
    const page = await this.#looks();
    await this.#press(page, TEXTS.passkeys.renameOne);
    await page.getByLabel(TEXTS.passkeys.name, { exact: true }).fill(name);
    await button(page, TEXTS.passkeys.saveName).click();
    await page.getByRole('heading', { level: 3, name }).waitFor();
  }

  async removes(): Promise<void> {
    const page = await this.#looks();
    await this.#press(page, TEXTS.passkeys.removeOne);
    await page.getByText(TEXTS.passkeys.none, { exact: true }).waitFor();
  }

  /** What stands beside the first of them. */
  #press(page: Page, name: string): Promise<void> {
    const beside = new RegExp(name.replace('{{name}}', '.+'));
    return page.getByRole('button', { name: beside }).first().click();
  }

  async isOffered(): Promise<boolean> {
    return button(await this.#open.page(), WORDS['sign-in'].passkey).isVisible();
  }

  async signsIn(): Promise<void> {
    const page = await this.#open.page();
    // The authenticator of the scenarios takes what the field suggests by itself.
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await this.#open.settled();
  }

  isAsked = () => beyond('is asked');
  proves = () => beyond('proves it');

  async #looks() {
    await this.#open.opens('/ja/account/security');
    const page = await this.#open.page();
    await step(page, 'shown');
    return page;
  }
}

/** What is looked at without a screen. */
const beyond = (what: string): Promise<never> =>
  Promise.reject(new Error(`On a screen, no scenario says that she ${what}`));
