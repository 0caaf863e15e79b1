import assert from 'node:assert/strict';
import { MemoryClock } from '../../../adapters/memory/memory-clock.ts';
import { Port } from '../../../composition/tokens.ts';
import { changed, payloadOf } from '../../support/jws.ts';
import type { HasSession } from '../has-session.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessSession implements HasSession {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async endsIn(seconds: number): Promise<void> {
    const { clock, sessions } = this.#app.around.device;
    const session = sessions.load();
    assert.ok(session, 'She is not signed in');
    const { exp: end } = payloadOf(session.accessToken);
    // Time goes by for her and for the server alike, where it is ours.
    if (clock instanceof MemoryClock)
      return clock.pass((Number(end) - seconds) * 1000 - clock.now());
    const exp = Math.floor(clock.now() / 1000) + seconds;
    const accessToken = changed(session.accessToken, { exp });
    sessions.save({ ...session, accessToken });
  }

  async isSpoiled(text: string): Promise<void> {
    this.#app.around.device.sessionShelf.set('jwt', text);
  }

  async isOverlookedOnce(): Promise<void> {
    this.#app.around.device.sessions.overlookOnce();
  }

  async accessToken(): Promise<string | undefined> {
    return this.#app.around.device.sessions.load()?.accessToken;
  }

  async refreshToken(): Promise<string | undefined> {
    return this.#app.around.device.sessions.load()?.refreshToken;
  }

  async isNeededInTwoTabs(times: number): Promise<void> {
    const { device, startTab } = this.#app.around;
    const tabs = await Promise.all(
      [this.#app.container, startTab()].map((tab) => tab.get(Port.apis)()),
    );
    for (let time = 0; time < times; time += 1) {
      await this.endsIn(0);
      const [one, other] = await Promise.all(tabs.map(({ accountApi }) => accountApi.me()));
      assert.ok(one?.ok && other?.ok, 'A tab was signed out');
      assert.ok(device.sessions.load(), 'The session is gone');
    }
  }

  async refreshes(): Promise<number> {
    return this.#app.around.refreshes();
  }
}
