import assert from 'node:assert/strict';
import { Make } from '../../../composition/tokens.ts';
import type { SoundTrouble } from '../../support/sound-trouble.ts';
import type { KeptSound, Listens } from '../listens.ts';
import type { HeadlessApp } from './headless-app.ts';

const DAY_MS = 86_400_000;

export class HeadlessListens implements Listens {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async begins(): Promise<void> {
    this.#app.around.lastingSounds();
    void this.#lesson().player.play('prompt');
    await this.#app.settled();
  }

  async isPlaying(): Promise<boolean> {
    return this.#lesson().player.sounds.playing !== undefined;
  }

  async hears(): Promise<boolean> {
    const before = this.#app.around.soundsHeard();
    await this.#lesson().player.play('prompt');
    return this.#app.around.soundsHeard() > before;
  }

  async trouble(): Promise<string | undefined> {
    return this.#lesson().player.sounds.error?.kind;
  }

  wantsTapFirst(): Promise<never> {
    assert.fail('There is no loudspeaker here');
  }

  hearsWithTap(): Promise<never> {
    assert.fail('There is no screen here');
  }

  hasMuteSwitch(): Promise<never> {
    assert.fail('There is no phone here');
  }

  audioSession(): Promise<never> {
    assert.fail('There is no phone here');
  }

  asksForPart(): Promise<never> {
    assert.fail('There is no browser here');
  }

  keptAnswers(): Promise<never> {
    assert.fail('There is no browser here');
  }

  touchesScreen(): Promise<never> {
    assert.fail('There is no screen here');
  }

  playedFiles(): Promise<never> {
    assert.fail('There is no screen here');
  }

  async effects(): Promise<number> {
    return this.#app.around.device.effects.heard.length;
  }

  async losesEffects(): Promise<void> {
    this.#app.around.device.effects.isBroken = true;
  }

  async turnsEffects(isOn: boolean): Promise<void> {
    (await this.#kit()).sound().turn(isOn);
  }

  async hasEffects(): Promise<boolean> {
    return (await this.#kit()).sound().isOn;
  }

  async kept(): Promise<readonly KeptSound[]> {
    return this.#app.around.device.downloads().map((item) => ({
      key: item.key,
      bytes: item.data.byteLength,
      etag: item.etag,
      parts: Object.keys(item).toSorted(),
    }));
  }

  async tables(): Promise<Readonly<Record<string, readonly string[]>>> {
    return this.#app.around.device.tables();
  }

  async hasKept(key: string, days: number): Promise<void> {
    const { clock, downloadCache } = this.#app.around.device;
    const at = clock.now() - days * DAY_MS;
    const data = new TextEncoder().encode('sound:old');
    await downloadCache.put({ key, data, etag: '"1"', created_at: at, updated_at: at });
  }

  async clearsCache(): Promise<void> {
    await (await this.#kit()).storage().clear();
  }

  async breaksCache(): Promise<void> {
    this.#app.around.device.downloadCache.break();
  }

  async spoilsSounds(trouble: SoundTrouble): Promise<void> {
    this.#app.around.spoilSounds(trouble);
  }

  async asked() {
    return this.#app.around.downloadsAsked();
  }

  async noted(): Promise<readonly string[]> {
    return this.#app.around.device.log.notes;
  }

  async reported(): Promise<readonly string[]> {
    const { bugs } = this.#app.around.device.reporter;
    return bugs.map(({ where, error }) => `${where}: ${String(error)}`);
  }

  #kit() {
    return this.#app.container.get(Make.lessonKit)();
  }

  #lesson() {
    const { lesson, address } = this.#app;
    assert.ok(lesson, `She is at ${address}, not in a lesson`);
    return lesson;
  }
}
