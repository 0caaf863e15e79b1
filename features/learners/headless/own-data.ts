import assert from 'node:assert/strict';
import { Make } from '../../../composition/tokens.ts';
import { inLanguage, PRIVACY } from '../../../core/navigation/paths.ts';
import type { HasOwnData } from '../has-own-data.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessOwnData implements HasOwnData {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async downloads(): Promise<void> {
    await this.#app.goesOnTo(inLanguage('/account', this.#app.language));
    const kit = await this.#app.container.get(Make.accountKit)();
    await kit.ownData().download();
  }

  async letsCount(isOn: boolean): Promise<void> {
    await this.#app.goesOnTo(inLanguage(PRIVACY, this.#app.language));
    const consent = (await this.#app.container.get(Make.lessonKit)()).analyticsConsent();
    await consent.load();
    assert.ok(consent.isShown, 'She is not asked');
    consent.turn(isOn);
  }

  async file(): Promise<Uint8Array | undefined> {
    return this.#app.around.device.files.saved?.bytes;
  }
}
