import assert from 'node:assert/strict';
import { modeOf, type NativeApp } from '../../../core/navigation/native-app.ts';
import { LANGUAGE_KEY } from '../../../core/settings/preference-keys.ts';
import type { Language } from '../../../core/shared/language.ts';
import type { UsesDevice } from '../uses-device.ts';
import type { HeadlessApp } from './headless-app.ts';

const MARKERS: Readonly<Record<NativeApp, string>> = { ios: 'OzIOS/1', android: 'OzAndroid/1' };

export class HeadlessDevice implements UsesDevice {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async usesApp(wrapper: NativeApp, isEmbedded = false): Promise<void> {
    const { device } = this.#app.around;
    device.wrapper = wrapper;
    device.bridge.answers = {
      logout: { ok: true, value: null },
      microphone_permission: { ok: true, value: true },
    };
    this.#app.mode = modeOf(`${MARKERS[wrapper]}${isEmbedded ? ' OzEmbedded/1' : ''}`);
    this.#app.restart();
  }

  async usesBrowser(userAgent: string): Promise<void> {
    this.#app.userAgent = userAgent;
    this.#app.around.device.agent = { userAgent, maxTouchPoints: 0 };
    this.#app.restart();
  }

  async sizesWindow(): Promise<void> {
    assert.fail('There is no window here');
  }

  async prefersLanguage(language: Language): Promise<void> {
    this.#app.preferred = language;
    this.#app.around.device.preferenceShelf.delete(LANGUAGE_KEY);
  }

  /** It is in memory from the beginning. */
  async keepsApp(): Promise<void> {}

  async remembers(where: 'cookie' | 'storage', key: string, value: string): Promise<void> {
    const { cookies, preferenceShelf } = this.#app.around.device;
    (where === 'cookie' ? cookies : preferenceShelf).set(key, value);
  }

  async kept(key: string): Promise<string | undefined> {
    const { sessionShelf, preferenceShelf } = this.#app.around.device;
    return key === 'jwt' ? sessionShelf.get(key) : preferenceShelf.get(key);
  }

  async goesOffline(): Promise<void> {
    this.#app.around.goOffline(true);
  }

  async goesOnline(): Promise<void> {
    this.#app.around.goOffline(false);
  }

  async networkStalls(isStalled: boolean): Promise<void> {
    this.#app.around.stall(isStalled);
  }

  async looksAwayAndBack(): Promise<void> {
    const { visibility } = this.#app.around.device;
    visibility.turn(false);
    visibility.turn(true);
    await this.#app.settled();
  }

  async waitsAWhile(): Promise<void> {
    this.#app.around.pass(31_000);
    await this.#app.settled();
  }

  whyNotInstallable(): Promise<never> {
    assert.fail('There is no browser here');
  }

  worker(): Promise<never> {
    assert.fail('There is no browser here');
  }

  async closes(): Promise<void> {
    this.#app.restart();
  }

  async restarts(): Promise<void> {
    await this.#app.opens('/');
  }

  async reloads(): Promise<void> {
    await this.#app.opens(this.#app.address);
  }

  allowsMotion(): Promise<never> {
    assert.fail('There is no screen here');
  }

  async goingBackDoesNothing(): Promise<void> {
    this.#app.isStuck = true;
  }

  async bridgeCalls(): Promise<readonly string[]> {
    return this.#app.around.device.bridge.asked.map(({ name }) => name);
  }

  async deniesMicrophone(): Promise<void> {
    this.#app.around.denyMicrophone();
  }
}
