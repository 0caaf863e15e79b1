import { inLanguage, recordPath } from '../../../core/navigation/paths.ts';
import type { Outcome } from '../../../core/verbal-composition/record.ts';
import type { Answers, Verdict } from '../answers.ts';
import type { HeadlessApp } from './headless-app.ts';

const SLOW_AFTER_MS = 5_000;
/** What a platform may need until it is ready for the next recording. */
const CANCELLED_WITHIN_MS = 1500;

/** Long enough to say any sentence of the books to herself. */
export const THINKS_MS = 5000;

export class HeadlessAnswers implements Answers {
  readonly #app: HeadlessApp;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async record(): Promise<void> {
    await this.#app.answering().player.spoken.record();
  }

  async taps(times: number): Promise<void> {
    for (let tap = 0; tap < times; tap += 1) void this.#app.answering().player.spoken.record();
    await this.#app.settled();
  }

  async isRecording(): Promise<boolean> {
    return this.#app.answering().player.turn.state.step === 'recording';
  }

  async speaks(sentence: string): Promise<void> {
    await this.#app.around.speak(sentence);
  }

  async stops(): Promise<void> {
    await this.#app.answering().player.spoken.stop();
  }

  async mayGoOnAfterStopping(): Promise<boolean> {
    const { spoken, turn } = this.#app.answering().player;
    void spoken.stop();
    await this.#app.settled();
    this.#app.around.pass(SLOW_AFTER_MS);
    return turn.state.step === 'judging' && turn.state.way === 'later';
  }

  async goesOnWithoutVerdict(): Promise<void> {
    await this.#app.answering().goOnWithoutVerdict();
  }

  async cancels(): Promise<void> {
    const cancelled = this.#app.answering().player.spoken.cancel();
    this.#app.around.pass(CANCELLED_WITHIN_MS);
    await cancelled;
  }

  async step(): Promise<string> {
    return JSON.stringify(this.#app.answering().player.turn.state);
  }

  async verdict(): Promise<Verdict | undefined> {
    const { state } = this.#app.answering().player.turn;
    if (state.step !== 'graded') return undefined;
    const { outcome, judged, transcript, words, remarks } = state.detail;
    return {
      outcome,
      heard: transcript ?? '',
      words,
      isUnlisted: judged === 'unlisted' && outcome === 'correct',
      reasons: remarks.map(({ why }) => why.ja),
    };
  }

  async mayJudgeHerself(): Promise<boolean> {
    return this.#app.answering().player.turn.state.step === 'self-judging';
  }

  async judgesHerself(outcome: Outcome): Promise<void> {
    await this.#app.answering().judgeMyself(outcome);
  }

  judgesHerselfTwice(): Promise<never> {
    throw new Error('There are no fingers here');
  }

  async opensAnswer(): Promise<void> {
    // Until the prompt has been heard.
    await this.#app.settled();
    this.#app.around.pass(THINKS_MS);
    await this.peeks();
  }

  async presses(key: string): Promise<void> {
    throw new Error(`There is no key ${key} without a screen`);
  }

  async turnsKeysOff(): Promise<void> {
    this.#app.answering().player.keys.turn(false);
  }

  async peeks(): Promise<void> {
    this.#app.answering().player.reveal();
  }

  async settles(outcome: Outcome): Promise<void> {
    await this.#app.answering().settle(outcome);
  }

  announced(): Promise<never> {
    throw new Error('There is no screen here');
  }

  isFocusOnVerdict(): Promise<never> {
    throw new Error('There is no screen here');
  }

  async saysAgain(sentence: string): Promise<Outcome | undefined> {
    const { repeat } = this.#app.answering().player;
    await repeat.record();
    await this.#app.around.speak(sentence);
    await repeat.stop();
    return repeat.state.step === 'heard' ? repeat.state.detail.outcome : undefined;
  }

  async goesOn(): Promise<void> {
    const answering = this.#app.answering();
    await answering.next();
    const { state } = answering.player.turn;
    if (state.step !== 'finished' || !('recordId' in state)) return;
    const next = state.recordId === undefined ? '/' : recordPath(state.recordId);
    await this.#app.replaces(inLanguage(next, this.#app.language));
  }
}
