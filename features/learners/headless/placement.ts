import assert from 'node:assert/strict';
import { Make } from '../../../composition/tokens.ts';
import type { Level } from '../../../core/domain/lesson/level.ts';
import { inLanguage, PLACEMENT } from '../../../core/navigation/paths.ts';
import { knownAnswer } from '../../support/content.ts';
import type { TakesPlacement } from '../takes-placement.ts';
import type { HeadlessApp } from './headless-app.ts';

export class HeadlessPlacement implements TakesPlacement {
  readonly #app: HeadlessApp;
  #level: string | undefined;

  constructor(app: HeadlessApp) {
    this.#app = app;
  }

  async isPlacedUpTo(known: Level): Promise<void> {
    await this.#app.goesOnTo(inLanguage(PLACEMENT, this.#app.language));
    const view = (await this.#app.container.get(Make.reviewKit)()).placement();
    await view.load();
    view.begin();
    view.answerBy('typing');
    while (view.stage.step === 'asked') {
      const before = view.index;
      const answer = knownAnswer(view.question?.prompt ?? '', known);
      if (answer === undefined) await view.pass();
      else await view.player.typed.submit(answer);
      await this.#app.settled();
      assert.notEqual(view.index, before, JSON.stringify(view.player.turn.state));
    }
    this.#level = view.placement?.result?.level;
    view.dispose();
  }

  async level(): Promise<string | undefined> {
    return this.#level;
  }
}
