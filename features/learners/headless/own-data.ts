import { Make } from '../../../composition/tokens.ts';
import { inLanguage } from '../../../core/navigation/paths.ts';
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

  async file(): Promise<Uint8Array | undefined> {
    return this.#app.around.device.files.saved?.bytes;
  }
}
