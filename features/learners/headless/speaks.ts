import assert from 'node:assert/strict';
import { PREPARATION_SECONDS } from '../../../app/monologue/preparation-timer-presenter.ts';
import type { SpeechPresenter } from '../../../app/monologue/speech-presenter.ts';
import type { ThemesPresenter } from '../../../app/monologue/themes-presenter.ts';
import { texts as ja } from '../../../app/i18n/ja/texts.ts';
import { Make } from '../../../composition/tokens.ts';
import {
  correctionPath,
  inLanguage,
  materialPath,
  MATERIALS,
} from '../../../core/navigation/paths.ts';
import { MATERIAL_GENRES, OWN_THEME } from '../../../core/domain/monologue/material.ts';
import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import { eventually } from '../../support/eventually.ts';
import type { ListedSpeech, Speaks } from '../speaks.ts';
import type { HeadlessApp } from './headless-app.ts';

/** Of a short speech on a machine that is busy with others. */
const CORRECTED_WITHIN_MS = 120_000;

const WORDS = ja.monologue;

export class HeadlessSpeaks implements Speaks {
  readonly #app: HeadlessApp;

  #speech: SpeechPresenter | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async recommended(): Promise<readonly string[]> {
    const { state } = await this.#themes();
    assert.ok(state.step === 'shown', JSON.stringify(state));
    return state.recommended.map(({ title }) => title.ja);
  }

  async wantsGenre(name: string): Promise<void> {
    const genre = MATERIAL_GENRES.find((one) => WORDS.genre[one] === name);
    assert.ok(genre, `There is no genre ${name}`);
    await (await this.#themes()).wantGenre(genre, true);
  }

  async chooses(theme: string): Promise<void> {
    const { state } = await this.#themes();
    assert.ok(state.step === 'shown', JSON.stringify(state));
    const found = state.materials.find(({ title }) => title.ja === theme);
    assert.ok(found, `There is no theme ${theme}`);
    await this.#opens(found.id);
  }

  async choosesOwn(theme: string): Promise<void> {
    await this.#opens(OWN_THEME);
    this.#at().nameTheme(theme);
  }

  async notes(points: string): Promise<void> {
    this.#at().write('points', points);
  }

  async memo(): Promise<string> {
    return this.#at().memo.points;
  }

  async wantsToPrepare(seconds: number): Promise<void> {
    const lasts = PREPARATION_SECONDS.find((one) => one === seconds);
    assert.ok(lasts, `No ${seconds} seconds are offered`);
    this.#at().timer.choose(lasts);
  }

  async prepares(seconds: number): Promise<void> {
    this.#app.around.pass(seconds * 1000);
  }

  async leftToPrepare(): Promise<number | undefined> {
    const { step, leftSeconds } = this.#at().timer;
    return step === 'idle' ? undefined : leftSeconds;
  }

  async says(speech: string): Promise<void> {
    await this.#at().record();
    assert.equal(this.#at().state.step, 'recording', JSON.stringify(this.#at().state));
    await this.#app.around.speak(speech);
    await this.#at().stop();
    assert.equal(this.#at().state.step, 'recorded', JSON.stringify(this.#at().state));
  }

  async speaksUntilEnd(pauseSeconds = 0) {
    const speech = this.#at();
    await speech.record();
    await speech.pause();
    this.#app.around.pass(pauseSeconds * 1000);
    await speech.goOn();
    let [seconds, warnedAt] = [pauseSeconds, 0];
    while (speech.state.step === 'recording' && seconds < 600) {
      if (speech.state.isNearEnd) warnedAt ||= seconds;
      seconds += 1;
      this.#app.around.pass(1000);
      await this.#app.settled();
    }
    return { warnedAt, endedAt: seconds };
  }

  async isToldNotSaved(): Promise<boolean> {
    const { state } = this.#at();
    return state.step === 'recorded' && state.unsafe !== undefined;
  }

  async savesAgain(): Promise<void> {
    await this.#at().keepAgain();
  }

  async leavesUnsaved(): Promise<void> {
    await this.#at().again();
    await this.#app.goesOnTo(inLanguage(MATERIALS, this.#app.language));
  }

  async submits(): Promise<void> {
    await this.#at().submit();
    const { state } = this.#at();
    if (state.step !== 'submitted') return;
    await this.#app.goesOnTo(inLanguage(correctionPath(state.id), this.#app.language));
  }

  async isToldItWaits(): Promise<boolean> {
    const { state } = this.#at();
    return state.step === 'recorded' && state.error !== undefined;
  }

  async refusedBecause(): Promise<ErrorKind | undefined> {
    const { state } = this.#at();
    return state.step === 'recorded' ? state.error?.kind : undefined;
  }

  async speeches(): Promise<readonly ListedSpeech[]> {
    const speeches = (await this.#kit()).speeches();
    await speeches.load();
    assert.ok(speeches.state.step === 'shown', JSON.stringify(speeches.state));
    return speeches.state.monologues.map(({ title, theme, state }) => ({
      theme: title?.ja ?? theme ?? '',
      state: WORDS.speeches.state[state],
    }));
  }

  async mistakes(): Promise<readonly string[]> {
    const content = await this.#app.content((await this.#kit()).mistakes());
    return content.areas.flatMap(({ kinds }) =>
      kinds.map(({ kind }) => WORDS.kind[kind as keyof typeof WORDS.kind]),
    );
  }

  async leftOnDevice(): Promise<number> {
    const { state } = await this.#themes();
    return state.step === 'shown' ? state.left.length : assert.fail(JSON.stringify(state));
  }

  async unread(): Promise<number> {
    const found = await eventually(CORRECTED_WITHIN_MS, async () => {
      const { state } = await this.#themes();
      return state.step === 'shown' && state.status?.unread ? state.status.unread : undefined;
    });
    return found ?? 0;
  }

  async opensNewest(): Promise<void> {
    const [newest] = await this.speeches();
    assert.ok(newest, 'There is no speech');
  }

  #kit() {
    return this.#app.container.get(Make.monologueKit)();
  }

  async #themes(): Promise<ThemesPresenter> {
    await this.#app.goesOnTo(inLanguage(MATERIALS, this.#app.language));
    const themes = (await this.#kit()).themes();
    await themes.load();
    return themes;
  }

  async #opens(materialId: string): Promise<void> {
    await this.#app.goesOnTo(inLanguage(materialPath(materialId), this.#app.language));
    this.#speech?.dispose();
    this.#speech = (await this.#kit()).speech(materialId);
    await this.#speech.load();
    assert.equal(this.#speech.state.step, 'preparing', JSON.stringify(this.#speech.state));
    this.#app.shows({
      get state() {
        return { step: 'speech' };
      },
    });
  }

  #at(): SpeechPresenter {
    assert.ok(this.#speech, 'She is at no theme');
    return this.#speech;
  }
}
