import { setTimeout as pause } from 'node:timers/promises';
import type { KeepsReminders } from '../keeps-reminders.ts';
import type { OpenPage } from './open-page.ts';
import { step, WORDS } from './page-parts.ts';

const { reminders: TEXTS } = WORDS.account;
const { morning, noon, evening } = TEXTS.readyHour;
const READY = new Map([
  [7, morning],
  [12, noon],
  [20, evening],
]);

/** Runs in the page: a browser that answers for her, and a push service that is always there. */
function standInForPushService(answer: 'granted' | 'denied'): void {
  sessionStorage.setItem('push-answer', answer);
  Notification.requestPermission = async () => {
    sessionStorage.setItem(
      'asked-to-notify',
      `${sessionStorage.getItem('asked-to-notify') ?? ''}x`,
    );
    return answer;
  };
  Object.defineProperty(Notification, 'permission', {
    get: () => (sessionStorage.getItem('asked-to-notify') === null ? 'default' : answer),
  });
  const keys = { p256dh: 'a-key', auth: 'a-secret' };
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/yui';
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
  PushManager.prototype.getSubscription = async () => null;
  Object.assign(PushManager.prototype, { subscribe: async () => subscription });
}

export class PageReminders implements KeepsReminders {
  readonly #open: OpenPage;

  constructor(open: OpenPage) {
    this.#open = open;
  }

  async allows(answer: 'granted' | 'denied'): Promise<void> {
    await (await this.#open.context()).addInitScript(standInForPushService, answer);
  }

  async opens(): Promise<void> {
    await this.#open.opens('/ja/account/reminders');
    await step(await this.#open.page(), 'shown');
  }

  async turns(isOn: boolean): Promise<void> {
    const page = await this.#open.page();
    // A press asks, and the answer may be no: then it stays as it was.
    if ((await this.isOn()) !== isOn) await (await this.#switch()).click();
    await page.getByText(TEXTS.busy).waitFor({ state: 'detached' });
    await pause(200);
  }

  async choosesHour(hour: number): Promise<void> {
    const page = await this.#open.page();
    const ready = READY.get(hour);
    if (ready) {
      await page.getByRole('radio', { name: ready }).check();
    } else {
      await page.getByRole('radio', { name: TEXTS.otherHour }).check();
      await page.getByLabel(TEXTS.whichHour).selectOption(String(hour));
    }
    await page.getByText(TEXTS.busy).waitFor({ state: 'detached' });
  }

  async isOn(): Promise<boolean> {
    return (await this.#switch()).isChecked();
  }

  async devices(): Promise<readonly string[]> {
    return (await this.#known()).devices;
  }

  async hour(): Promise<number> {
    return (await this.#known()).hour;
  }

  async timesAsked(): Promise<number> {
    const page = await this.#open.page();
    return page.evaluate(() => {
      const bridge: unknown = JSON.parse(sessionStorage.getItem('asked') ?? '[]');
      const calls = Array.isArray(bridge) ? bridge.map(String) : [];
      const pushes = calls.filter((call) => call.startsWith('push_token'));
      return pushes.length + (sessionStorage.getItem('asked-to-notify') ?? '').length;
    });
  }

  async trouble(): Promise<string | undefined> {
    const notice = (await this.#open.page()).locator('main [data-error]');
    await notice.waitFor();
    return (await notice.getAttribute('data-error')) ?? undefined;
  }

  async #known(): Promise<{ readonly devices: readonly string[]; readonly hour: number }> {
    const page = await this.#open.page();
    const { access_token: token } = await this.#open.keptSession();
    return page.evaluate(async (bearer) => {
      const headers = { authorization: `Bearer ${bearer}` };
      return (await fetch('/api/v1/auth/me/reminders', { headers })).json();
    }, token);
  }

  async #switch() {
    return (await this.#open.page()).getByRole('switch', { name: TEXTS.on });
  }
}
