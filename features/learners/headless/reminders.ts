import type { RemindersPresenter } from '../../../app/reminders/reminders-presenter.ts';
import { Make } from '../../../composition/tokens.ts';
import type { KeepsReminders } from '../keeps-reminders.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessReminders implements KeepsReminders {
  readonly #app: HeadlessApp;
  #view: RemindersPresenter | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async allows(answer: 'granted' | 'denied'): Promise<void> {
    this.#app.around.device.push.answer = answer === 'denied' ? 'push-denied' : answer;
  }

  async opens(): Promise<void> {
    this.#view = (await this.#app.container.get(Make.accountKit)()).reminders();
    await this.#view.load();
  }

  async turns(isOn: boolean): Promise<void> {
    await this.#shown().view.turn(isOn);
  }

  async choosesHour(hour: number): Promise<void> {
    await this.#shown().view.chooseHour(hour);
  }

  async isOn(): Promise<boolean> {
    return this.#shown().state.known.isOn;
  }

  async devices(): Promise<readonly string[]> {
    return (await this.#known()).devices;
  }

  async hour(): Promise<number> {
    return (await this.#known()).hour;
  }

  async timesAsked(): Promise<number> {
    return this.#app.around.device.push.timesAsked;
  }

  async trouble(): Promise<string | undefined> {
    return this.#shown().state.error?.kind;
  }

  async #known() {
    const { remindersApi } = await this.#app.apis();
    const found = await remindersApi.load();
    if (!found.ok) throw new Error(found.error.kind);
    return found.value;
  }

  #shown() {
    const view = this.#view;
    if (view?.state.step !== 'shown') throw new Error('Her reminders are not before her');
    return { view, state: view.state };
  }
}
