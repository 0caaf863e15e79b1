import assert from 'node:assert/strict';
import type { CorrectionPresenter } from '../../../app/monologue/correction-presenter.ts';
import { texts as ja } from '../../../app/i18n/ja/texts.ts';
import { Make } from '../../../composition/tokens.ts';
import { correctionFeedbackPath, inLanguage } from '../../../core/navigation/paths.ts';
import { eventually } from '../../support/eventually.ts';
import type { ReadCorrection, ReadsCorrections } from '../reads-corrections.ts';
import { compares, firstWrong, hearsFrom } from './corrected-speech.ts';
import type { HeadlessApp } from './headless-app.ts';

/** Of a short speech on a machine that is busy with others. */
const CORRECTED_WITHIN_MS = 120_000;

const WORDS = ja.monologue;

export class HeadlessReadsCorrections implements ReadsCorrections {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async correction(): Promise<ReadCorrection> {
    const { state } = await this.#settled();
    assert.ok(state.step === 'shown', JSON.stringify(state));
    const { sentences, level, strengths } = state.correction;
    const findings = sentences.flatMap((sentence) => sentence.findings);
    return {
      corrected: sentences.map(({ corrected }) => corrected),
      kinds: findings
        .filter(({ isDisputed }) => !isDisputed)
        .map(({ kind }) => WORDS.kind[kind as keyof typeof WORDS.kind]),
      level: level?.level,
      strengths: strengths.length,
    };
  }

  async refusal(): Promise<string> {
    const { state } = await this.#settled();
    assert.ok(state.step === 'refused', JSON.stringify(state));
    const { refusal } = state.monologue;
    assert.ok(refusal, 'Nothing was refused');
    return Object.entries(refusal).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      WORDS.correction.refusal[refusal.kind],
    );
  }

  async disputes(): Promise<void> {
    const presenter = await this.#settled();
    assert.ok(presenter.state.step === 'shown');
    const [first] = presenter.state.correction.sentences.flatMap(({ findings }) => findings);
    assert.ok(first, 'Nothing was found');
    await presenter.dispute(first.id, true);
    assert.equal(presenter.error, undefined);
  }

  async asksAgain(meant: string): Promise<void> {
    const presenter = await this.#settled();
    await presenter.askAgain(firstWrong(presenter), meant);
    assert.equal(presenter.error, undefined);
  }

  async asksNoMore(): Promise<void> {
    const presenter = await this.#settled();
    await presenter.askNoMore(firstWrong(presenter));
    assert.equal(presenter.error, undefined);
  }

  async wantsFeedback(): Promise<void> {
    const presenter = await this.#settled();
    await presenter.wantFeedback(true);
    assert.equal(presenter.error, undefined);
  }

  async isFeedbackWanted(): Promise<boolean> {
    const { state } = await this.#settled();
    assert.ok(state.step === 'shown', JSON.stringify(state));
    return state.correction.monologue.wantsFeedback;
  }

  async givesFeedback(): Promise<void> {
    const { state } = await this.#settled();
    assert.ok(state.step === 'shown', JSON.stringify(state));
    const path = correctionFeedbackPath(state.correction.monologue.id);
    await this.#app.goesOnTo(inLanguage(path, this.#app.language));
  }

  async removes(): Promise<void> {
    const presenter = await this.#settled();
    presenter.askToRemove(true);
    await presenter.remove();
    assert.equal(presenter.state.step, 'removed');
  }

  async hearsHerself(): Promise<boolean> {
    const { state } = await this.#settled();
    const audio = state.step === 'shown' ? state.correction.monologue.audio : undefined;
    assert.ok(audio, 'There is no recording');
    const { listening } = await this.#app.container.get(Make.lessonKit)();
    const before = this.#app.around.soundsHeard();
    const sound = listening();
    await sound.toggle(audio);
    return sound.error === undefined && this.#app.around.soundsHeard() > before;
  }

  async hearsRight(): Promise<boolean> {
    const { practice, sounds, sentence } = await this.#practice();
    const before = this.#app.around.soundsHeard();
    await practice.hear(sentence);
    return sounds.error === undefined && this.#app.around.soundsHeard() > before;
  }

  async saysAgain(words: string): Promise<string> {
    const { practice, sentence } = await this.#practice();
    await practice.say(sentence);
    await this.#app.around.speak(words);
    await practice.repeat.stop();
    const { state } = practice.repeat;
    return state.step === 'heard' ? state.detail.outcome : JSON.stringify(state);
  }

  async hearsFrom(word: string): Promise<boolean> {
    const { state } = await this.#settled();
    assert.ok(state.step === 'shown', JSON.stringify(state));
    return hearsFrom(this.#app, state.correction, word);
  }

  async compares(): Promise<readonly [number, number]> {
    const { state } = await this.#settled();
    assert.ok(state.step === 'shown' && state.correction.isComparable, JSON.stringify(state));
    return compares(this.#app, state.correction.monologue.materialId);
  }

  async #practice() {
    const presenter = await this.#settled();
    const { state } = presenter;
    assert.ok(state.step === 'shown', JSON.stringify(state));
    const sentence = state.correction.sentences[firstWrong(presenter)];
    assert.ok(sentence);
    const { listening } = await this.#app.container.get(Make.lessonKit)();
    const sounds = listening();
    return {
      practice: (await this.#app.container.get(Make.monologueKit)()).sentencePractice(sounds),
      sounds,
      sentence,
    };
  }

  /** The newest correction, once it is there or refused. */
  async #settled(): Promise<CorrectionPresenter> {
    const { monologuesApi } = await this.#app.apis();
    const kit = await this.#app.container.get(Make.monologueKit)();
    const found = await eventually(CORRECTED_WITHIN_MS, async () => {
      const latest = await monologuesApi.latest();
      const id = latest.ok ? latest.value?.id : undefined;
      if (id === undefined) return undefined;
      const presenter = kit.correction(id);
      await presenter.load();
      if (['shown', 'refused'].includes(presenter.state.step)) return presenter;
      presenter.dispose();
      return undefined;
    });
    assert.ok(found, 'No correction came');
    return found;
  }
}
